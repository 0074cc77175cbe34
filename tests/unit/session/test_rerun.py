"""A game gone through once more: states, marks, forks; the game itself is never touched."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gridlight.football.gamebook import gamebook
from gridlight.kernel.dice import Face, Throw
from gridlight.kernel.errors import JournalError
from gridlight.kernel.events import Event, event
from gridlight.kernel.game import Seat
from gridlight.session.course import Record
from gridlight.session.rerun import MOMENTS, Kind, Rerun, fork, marks_of
from gridlight.session.seeds import dice_of, reseeded
from gridlight.session.table import Setup, Table
from gridlight.session.verify import verify
from gridlight.ui.scripts import half_played
from helpers.every_game import SETTINGS
from helpers.games_played import play_on

THROW = Throw("any", tuple(Face(f"{n}") for n in range(1, 7)))
GAMES_PLAYED = {"foto-electric": 12, "all-pro": 4, "pegskin": 6}


@cache
def rerun_of(game: str) -> Rerun:
    return Rerun(half_played(game, GAMES_PLAYED[game]))


@pytest.mark.parametrize("game", GAMES_PLAYED)
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_anywhere_the_table_stands_as_it_stood_then(game: str, data: st.DataObject) -> None:
    table, rerun = half_played(game, GAMES_PLAYED[game]), rerun_of(game)
    n = data.draw(st.integers(0, rerun.last))
    there = rerun.after(n)
    assert there.step == n
    assert there.state == table.state_after(n)
    assert there.view(None) == table.game.view(table.state_after(n), None)
    assert there.described() == dict(table.history[n].described)
    assert [record.events for record in there.history] == [
        record.events for record in table.history[: n + 1]
    ]


def test_a_pick_shown_later_is_sealed_before_that() -> None:
    rerun = rerun_of("foto-electric")
    shown = {m: record.n for record in rerun.history for m in record.shown}
    assert shown
    for picked, when in shown.items():
        assert rerun.after(when - 1).history[picked].words is None
        assert rerun.after(when).history[picked].words is not None


def test_a_pick_of_a_game_that_is_on_stays_sealed_at_its_end() -> None:
    table = Table.start(Setup("foto-electric", seed="den", position={"possession": "home"}))
    for words in ("play", "card 7", "card C"):
        table.play(table.seat_for(words), words)
    rerun = Rerun(table)
    sealed = [record.n for record in rerun.history if record.seal]
    assert sealed
    assert all(rerun.after(rerun.last).history[n].words is None for n in sealed)


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_the_marks_are_the_scores_of_the_game(game: str) -> None:
    rerun = rerun_of(game)
    scoring = {m.step for m in rerun.marks if m.kind is Kind.SCORE}
    moved = {
        record.n
        for before, record in zip(rerun.history, rerun.history[1:], strict=False)
        if before.described["score"] != record.described["score"]
    }
    assert scoring == moved
    assert [m.what for m in rerun.marks if m.kind is Kind.QUARTER] == ["1", "2", "3"]


@pytest.mark.parametrize("game", GAMES_PLAYED)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_marks_are_the_turnovers_of_the_gamebook(game: str, seed: int) -> None:
    table = Table.start(Setup(game, seed=f"{seed}", settings=SETTINGS[game]["penalties"]))
    play_through(table, seed)
    rerun = Rerun(table)
    book = gamebook(event for record in rerun.history for event in record.events)
    marks = [m for m in rerun.marks if m.kind is Kind.TURNOVER]
    for seat in Seat:
        gained = [m.what for m in marks if m.seat is seat]
        loser = book.of(seat.other)
        assert gained.count("interception") == loser.intercepted + loser.laterals_lost
        downs = [d for d in book.drives if d.side is seat.other and d.ended == "downs"]
        assert gained.count("turnover-on-downs") == len(downs)
        blocked = [d for d in book.drives if d.ended == "blocked punt"]
        assert gained.count("recovery") - book.of(seat.other).fumbles_lost in range(
            len(blocked) + 1
        )


def play_through(table: Table, seed: int) -> None:
    """Any moves that lead on, so that boards don't take for ever."""
    stream = random.Random(seed)
    for _ in range(2_500):
        if table.over:
            return
        seat = stream.choice(table.to_act)
        legal = table.legal(seat)
        table.play(seat, next(iter(stream.sample(list(legal), 1))))


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_from_mark_to_mark_and_play_to_play_one_comes_through_the_whole_game(game: str) -> None:
    rerun = rerun_of(game)
    n, seen = -1, []
    while (mark := rerun.next_mark(n, frozenset(Kind))) is not None:
        seen.append(mark.step)
        n = mark.step
    assert seen == sorted({m.step for m in rerun.marks})
    back = rerun.previous_mark(rerun.last + 1, MOMENTS)
    assert back == [m for m in rerun.marks if m.kind in MOMENTS][-1]
    n, ends = 0, []
    while n < rerun.last:
        n = rerun.next_play(n)
        ends.append(n)
    assert tuple(ends) == rerun.ends
    for end in reversed(ends[:-1]):
        n = rerun.previous_play(n)
        assert n == end
    assert rerun.previous_play(n) == 0


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_a_fork_is_the_game_up_to_there_and_goes_on(game: str, tmp_path: Path) -> None:
    table = half_played(game, GAMES_PLAYED[game])
    n = table.step // 2
    before = table.history
    path = tmp_path / "fork.gridlight"
    with fork(table, n, path, "What if", fresh="other") as made:
        assert made.title == "What if"
        assert made.history == table.as_of(n).history
        assert made.state == table.state_after(n)
        play_on(made, 5, steps=12)
        assert made.step > n
    assert verify(path).steps == made.step
    with Table.open(path) as again:
        assert again.history == made.history
        assert again.title == "What if"
    assert table.history == before
    fork(table, n, tmp_path / "second.gridlight", "Again").close()


def test_a_fork_of_a_fork_keeps_the_dice_of_both(tmp_path: Path) -> None:
    first = fork(half_played("foto-electric", 12), 40, tmp_path / "a.gridlight", "A")
    play_on(first, 1, steps=30)
    second = fork(first, 60, tmp_path / "b.gridlight", "B")
    play_on(second, 2, steps=30)
    third = fork(second, 20, tmp_path / "c.gridlight", "C")
    play_on(third, 3, steps=30)
    for name, table in zip("abc", (first, second, third), strict=True):
        table.close()
        assert verify(tmp_path / f"{name}.gridlight").rolls > 0


def test_the_seed_in_force() -> None:
    def drawn(seed: str, step: int) -> tuple[str, ...]:
        dice = dice_of(seed, step)
        return tuple(dice.roll(THROW) for _ in range(12))

    old = "den"
    new = reseeded(old, 10, "abc")
    assert drawn(new, 9) == drawn(old, 9)
    assert drawn(new, 10) == drawn("abc", 10)
    newer = reseeded(new, 20, "def")
    assert [drawn(newer, n) for n in (9, 10, 19)] == [drawn(new, n) for n in (9, 10, 19)]
    assert drawn(newer, 20) == drawn("def", 20)
    earlier = reseeded(newer, 5, "xyz")
    assert drawn(earlier, 4) == drawn(old, 4)
    assert drawn(earlier, 25) == drawn("xyz", 25)


def test_a_rerun_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.gridlight"
    with Table.start(Setup("foto-electric", seed="den"), path) as table:
        play_on(table, 4, steps=60)
        kept = path.read_bytes()
        rerun = Rerun(table)
        for n in range(rerun.last + 1):
            rerun.after(n)
        fork(table, 30, tmp_path / "fork.gridlight", "Fork").close()
        assert path.read_bytes() == kept
        assert table.step == rerun.last


def test_what_stood_once_cant_be_played_on_or_named() -> None:
    table = half_played("foto-electric", 12)
    there = table.as_of(table.step // 2)
    seat = there.to_act[0]
    before = there.state
    with pytest.raises(JournalError, match=r"Den game.*this is how the game stood once"):
        there.play(seat, next(iter(there.legal(seat))))
    with pytest.raises(JournalError):
        there.call_play(0, "Mine")
    assert not there.can_undo
    assert there.state is before
    assert there.called == table.called


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "taken.gridlight"
    path.write_text("mine")
    with pytest.raises((JournalError, FileExistsError)):
        fork(half_played("foto-electric", 12), 3, path, "No")
    assert path.read_text() == "mine"


def told(*events: Event) -> list[Record]:
    """A history of one event a step."""
    described = {"quarter": 1, "score": [0, 0]}
    start = Record(0, None, None, (), (), described)
    steps = [
        Record(n, Seat.HOME, "any", (), (each,), described) for n, each in enumerate(events, 1)
    ]
    return [start, *steps]


def marked(*events: Event) -> list[tuple[int, str, str]]:
    found = marks_of(told(*events))
    return [(m.step, m.what, m.seat.value) for m in found if m.seat is not None]


def test_a_play_that_a_penalty_wiped_out_isnt_marked() -> None:
    assert marked(
        event("penalty-die", face="x"),
        event("interception", side="home", spot=40),
        event("penalty-accepted", side="visitors", negates="play"),
        event("penalty-die", face="6"),
        event("interception", side="home", spot=44),
    ) == [(5, "interception", "visitors")]


def test_a_score_that_is_taken_off_isnt_marked() -> None:
    assert marked(
        event("field-goal-good", side="home", points=3),
        event("touchdown", side="home", points=6),
        event("score-off", side="home", points=-6),
        event("safety", side="visitors", points=2),
    ) == [(1, "field-goal-good", "home"), (4, "safety", "visitors")]


def test_only_a_fumble_that_is_lost_is_a_turnover() -> None:
    lost = event("recovery", side="home", lost=True)
    kept = event("recovery", side="visitors", lost=False)
    fumble = event("fumble", side="visitors", spot=30)
    assert marked(fumble, kept, fumble, lost) == [(4, "recovery", "home")]
    assert marked(event("kickoff", side="home", yards=12), lost) == []  # an on-side kick


def test_a_ball_that_changes_hands_in_a_try_is_no_turnover() -> None:
    assert marked(
        event("touchdown", side="home", points=6),
        event("interception", side="home", spot=98),
        event("try-missed", side="home"),
        event("kickoff", side="home", yards=60),
        event("interception", side="visitors", spot=30),
    ) == [(1, "touchdown", "home"), (5, "interception", "home")]
