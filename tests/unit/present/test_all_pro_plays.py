"""The play-by-play of All-Pro, and how any game is told around its table."""

from __future__ import annotations

from pathlib import Path

import pytest

from gridlight.kernel.game import Seat
from gridlight.present.all_pro_plays import all_pro_rows
from gridlight.present.all_pro_scores import plays_told
from gridlight.present.plays import PlayRow
from gridlight.present.situation import Names
from gridlight.present.telling import last_game, telling_of
from gridlight.session.games import GAMES
from gridlight.session.table import Setup, Table
from helpers.games_played import play_on

NAMES = Names("Riverside", "Hill Town")
LINED = "place\n9  ....ELLCLLE....\n8  .......B.......\n6  .....B.B.B....."
COVERED = "place\n17 .......b.......\n12 ...b.b...b.....\n10 ....ellclle...."


def table_at(**position: object) -> Table:
    return Table.start(Setup("all-pro", settings={"fumble_percent": 0}, position=position))


def after(table: Table, *moves: str | tuple[str, list[str]]) -> Table:
    for move in moves:
        words, rolls = move if isinstance(move, tuple) else (move, None)
        table.play(table.seat_for(words), words, rolls)
    return table


def rows(table: Table) -> tuple[PlayRow, ...]:
    return all_pro_rows(table.history, NAMES)


def test_a_kick_and_its_return_are_one_row() -> None:
    table = table_at(phase="kickoff-setup", possession="home")
    after(table, "place\n9  ..ELLBBCBBLLE..")
    table.play(table.to_act[0], next(iter(table.legal(table.to_act[0]))))
    after(table, ("kickoff", ["6", "6"]), "touchback")
    (row,) = rows(table)
    assert (row.down, row.number, row.side) == ("Kick-off", None, "home")
    assert (row.call, row.result) == ("60 yards", "to 20")
    assert row.sentence.endswith("Touchback: Hill Town’s ball at their own 20.")


def test_a_run_is_summed_up_and_what_the_board_showed_is_left_out() -> None:
    table = table_at(spot=40, phase="setup-offense")
    after(table, LINED, COVERED, "snap h8", "move h8 g7", "done", "done", "move g7 g6", "done")
    (row,) = rows(table)
    assert row.current
    assert row.result == "…"
    after(table, "resign")
    (row,) = rows(table)
    assert not row.current
    assert row.call == "Resigned"
    assert "moves to" not in row.sentence
    assert "snapped" not in row.sentence


def test_a_pass_that_isnt_caught() -> None:
    board = "12 .......E.......\n10 ..............b\n8  .......B......."
    table = table_at(spot=40, phase="throw", carrier="h8", call="pass", board=board)
    after(table, ("throw h12", ["3"]))
    (row,) = rows(table)
    assert (row.down, row.number, row.call) == ("1st & 10", 1, "Pass")
    assert (row.result, row.tone) == ("inc.", "plain")
    assert row.sentence == "The pass is incomplete."


def test_a_down_that_is_played_again_is_a_row_of_its_own() -> None:
    path = Path(__file__).parents[2] / "golden/journals/format-1/all-pro-referee.gridlight"
    with Table.open(path, only_read=True) as table:
        told = rows(table)
    downs = [(row.number, row.down) for row in told]
    assert downs.count((1, "2nd & 5")) == 2
    assert all(row.sentence for row in told)


@pytest.mark.parametrize("seed", range(3))
def test_rows_of_whole_games_are_whole(seed: int) -> None:
    setup = Setup("all-pro", settings={"plays_per_quarter": 1}, seed=f"rows {seed}")
    table = play_on(Table.start(setup), seed)
    told = rows(table)
    assert not any(row.current for row in told)
    assert all(row.sentence and row.down for row in told)
    numbers = [(row.quarter, row.number) for row in told if row.number]
    assert numbers == sorted(numbers)
    assert {row.quarter for row in told} == {1, 2, 3, 4}


@pytest.mark.parametrize("game", GAMES.names)
def test_every_game_is_told_around_its_table(game: str, tmp_path: Path) -> None:
    table = play_on(Table.start(Setup(game, seed="told"), tmp_path / "g.gridlight"), 1, steps=40)
    told, view = telling_of(game), table.view(None)
    board = told.scoreboard(view, NAMES)
    assert [board.home, board.visitors] == table.described()["score"]
    assert told.status(view, NAMES, None).sentence
    last = last_game(tmp_path / "g.gridlight", table)
    assert last.game == game
    assert last.where
    assert not last.where.endswith(".")
    assert sum(last.home.quarters) == last.home.score  # type: ignore[arg-type]
    table.close()


def test_the_quarters_before_a_position_arent_known() -> None:
    last = last_game(Path("x"), table_at(spot=40, quarter=3, score=[14, 10]))
    assert (last.home.score, last.home.quarters) == (14, ())
    assert last.when == "3rd quarter, play 1 of 10"


def test_a_block_that_was_taken_back_is_told_no_more() -> None:
    settings = {"fumble_percent": 0, "take_back": True, "officiating": "call-it"}
    start = {"spot": 40, "phase": "setup-offense"}
    table = Table.start(Setup("all-pro", settings=settings, position=start))
    after(table, LINED, COVERED, "snap h8", "done", "move e10 e9")
    assert plays_told(table.history, NAMES)[0].story.endswith("The end blocks on e9.")
    table.play(Seat.HOME, "flag home")
    after(table, "undo")
    assert plays_told(table.history, NAMES)[0].story == "The ball is snapped to h8."
    after(table, "move e10 d9")
    assert plays_told(table.history, NAMES)[0].story == "The ball is snapped to h8."


def test_a_play_without_a_word_yet_is_lined_up_or_on_the_move() -> None:
    table = table_at(spot=40, phase="setup-offense")
    after(table, LINED)
    assert plays_told(table.history, NAMES)[0].story == "Lining up."
    board = "15 .......b.......\n10 .......B.......\n9  .......C......."
    table = table_at(spot=40, phase="offense-moves", carrier="h10", board=board)
    after(table, "move h10 g11")
    assert plays_told(table.history, NAMES)[0].story == "Men are on the move."
