"""The record book in words, and which games a list shows."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from gridlight.football.gamebook import TeamStats
from gridlight.kernel.game import Seat
from gridlight.present.record_book import (
    day,
    game_records,
    number,
    play_records,
    rivalry_page,
    share,
    standing_lines,
    standing_sentence,
)
from gridlight.present.record_book_games import (
    GAME_OPTIONS,
    NO_SEASON,
    Filters,
    game_options,
    listed,
    numbers,
    quarters,
    season_files,
    shown_games,
)
from gridlight.session.record_book.rows import Feat, Side, Stamp
from gridlight.session.record_book.standings import Name, rivalry, standings
from gridlight.session.season.seasons import Found
from unit.records.lines import line

ROWS = (
    line(1, "Mariners", "Foundry", (14, 10)),
    line(2, "Foundry", "Mariners", (3, 20), game="all-pro"),
    line(3, "Mariners", "Robots:pro", (7, 7), game="pegskin", title="The tie"),
    line(4, "Valley", "Robots:pro", (0, 21), over=False, winner=None),
    line(5, "Valley", "Foundry", (0, 0), fault="It is broken."),
)


def test_small_words() -> None:
    assert [share(of) for of in (0, 0.5, 2 / 3, 1)] == [".000", ".500", ".667", "1.000"]
    assert [number(amount) for amount in (7, 7.0, 12.5)] == ["7", "7", "12.5"]
    assert day("2026-11-08T20:00:00+00:00") == "Nov 8, 2026"
    assert day("") == day("yesterday") == ""


def test_a_line_of_the_table_and_its_sentence() -> None:
    first = standing_lines(standings(ROWS))[0]
    assert first.cells == ("1", "Mariners", "3", "2", "0", "1", ".833", "41", "20", "T1")
    assert first.said == (
        "Mariners: 3 games, 2 won, 0 lost, 1 tied; 41 points for, 20 against; tied the last."
    )
    two = standings(ROWS[:2])[0]
    assert standing_sentence(two).endswith("won the last 2.")
    assert standing_sentence(standings(ROWS[:1])[0]).startswith("Mariners: 1 game, 1 won")


def test_the_page_of_two() -> None:
    stats = TeamStats(plays=10, run_yards=45, passes=4, completions=3)
    rows = (replace(ROWS[0], home=replace(ROWS[0].home, stats=stats)), ROWS[1])
    page = rivalry_page(rivalry(rows, Name("mariners", "Mariners"), Name("foundry", "Foundry")))
    assert page.tally == (2, 0, 0)
    assert page.sentence == "They have met 2 times; it stands 2–0 for Mariners."
    found = {each.cells[1]: (each.cells[0], each.cells[2]) for each in page.numbers}
    assert found["Won"] == ("2", "0")
    assert found["Points"] == ("34", "13")
    assert found["Points a game"] == ("17.0", "6.5")
    assert found["Yards a play"] == ("4.5", "–")
    assert found["Passes caught"] == ("75 %", "–")
    assert [each.cells for each in page.games] == [
        ("Jan 2, 2026", "All-Pro", "Won", "20–3"),
        ("Jan 1, 2026", "Foto-Electric", "Won", "14–10"),
    ]
    assert page.games[0].said == "Game 2: Mariners won, 20–3."


@pytest.mark.parametrize(
    "scores, sentence",
    [
        ([(3, 0), (0, 3)], "They have met 2 times, and neither is ahead."),
        ([(0, 0)], "They have met once, and neither is ahead."),
        ([(0, 3), (3, 3)], "They have met 2 times; it stands 1–0–1 for B."),
    ],
)
def test_who_leads(scores: list[tuple[int, int]], sentence: str) -> None:
    rows = [line(n, "A", "B", score) for n, score in enumerate(scores, start=1)]
    assert rivalry_page(rivalry(rows, Name("a", "A"), Name("b", "B"))).sentence == sentence


def test_a_computer_is_called_one() -> None:
    table = standing_lines(standings(ROWS))
    assert [each.cells[1] for each in table] == ["Mariners", "Robots", "Foundry"]


def test_records_say_who_against_whom_and_when() -> None:
    feat = Feat("run", Seat.VISITORS, 61.5, 40)
    rows = (replace(ROWS[0], feats=(feat,)), *ROWS[1:])
    most = game_records(rows)[0]
    assert most.cells == ("Most points", "20", "Mariners", "Jan 2, 2026")
    assert most.said == "Most points: 20, Mariners against Foundry, All-Pro, Jan 2, 2026."
    both = game_records(rows)[2]
    assert both.cells[2] == "Mariners – Foundry"
    run, streak = play_records(rows)
    assert run.cells[:3] == ("Longest run", "61.5", "Foundry")
    assert (run.file, run.at) == ("001.gridlight", 40)
    assert streak.cells == ("Longest run of wins", "2", "Mariners", "")
    again = (*rows, line(6, "Mariners", "Foundry", (20, 0)))
    assert game_records(again)[0].said.endswith("Jan 2, 2026 (1 more since).")
    assert play_records(()) == ()


def shown(**filters: str) -> list[str]:
    return [row.file[:3] for row in shown_games(ROWS, Filters(**filters))]


def test_the_games_of_a_season_and_of_none() -> None:
    den = Found(Path("den.season"), "Den League", files=frozenset({ROWS[0].file, ROWS[3].file}))
    unplayed = Found(Path("next.season"), "Next year")
    options = game_options((unplayed, den))
    assert [words for _, words in options[-2:]] == ["In no season", "Den League"]
    assert options[:-2] == GAME_OPTIONS == game_options((unplayed,)) == game_options(())
    files = season_files((unplayed, den), ROWS)

    def found(game: str, state: str = "") -> list[str]:
        return [row.file[:3] for row in shown_games(ROWS, Filters(game, state), files)]

    assert found(options[-1][0]) == ["004", "001"]
    assert found(options[-1][0], "finished") == ["001"]
    assert found(NO_SEASON) == ["005", "003", "002"]
    assert found("") == ["005", "004", "003", "002", "001"]
    assert found("all-pro") == ["002"]


def test_filters() -> None:
    assert shown() == ["005", "004", "003", "002", "001"]
    assert shown(sort="oldest") == ["001", "002", "003", "004", "005"]
    assert shown(game="all-pro") == ["002"]
    assert shown(state="finished") == ["003", "002", "001"]
    assert shown(state="open") == ["004"]
    assert shown(state="broken") == ["005"]
    assert shown(team="foundry") == ["005", "002", "001"]
    assert shown(team="foundry", state="finished", game="all-pro") == ["002"]
    assert shown(coach="computer:pro") == ["004", "003"]
    assert shown(coach="robots") == []
    assert shown(text="TIE") == ["003"]
    assert shown(text="pro") == ["004", "003", "002"], "the coach's level, and a kind of game"
    assert shown(text="foundry all-pro") == ["002"]
    assert shown(sort="points") == ["001", "002", "004", "003", "005"]
    assert shown(sort="margin") == ["002", "001", "005", "003", "004"]
    assert not Filters(sort="title").narrow and Filters(text="x").narrow


def test_a_line_of_the_list() -> None:
    now = datetime(2026, 11, 28, 20, 0, tzinfo=UTC)
    when = int(datetime(2026, 11, 28, 19, 30, tzinfo=UTC).timestamp() * 1e9)
    row = replace(ROWS[2], stamp=Stamp(1, when, "x"), quarter=2, over=False)
    found = listed(row, Path("games"), now)
    assert (found.path, found.title) == (Path("games/003.gridlight"), "The tie")
    assert found.what == "Pegskin: Mariners – Robots, computer"
    assert (found.score, found.state, found.day) == ("7–7", "2nd quarter", "Today, 19:30")
    assert listed(ROWS[0], Path(), now).state == "Final score"
    broken = listed(ROWS[4], Path(), now)
    assert (broken.fault, broken.score) == ("It is broken.", "")


def test_the_score_by_quarter() -> None:
    home = Side("A", points=10, stats=TeamStats(points=(7, 3)))
    visitors = Side("B", points=6, stats=TeamStats(points=(0, 0, 6)))
    row = replace(ROWS[0], home=home, visitors=visitors)
    assert quarters(row) == (
        ("", "1", "2", "3", "T"),
        ("A", "7", "3", "0", "10"),
        ("B", "0", "0", "6", "6"),
    )
    assert numbers(row)[0] == ("", "Plays", "Yards", "1st downs", "Turnovers", "Penalties")
    assert len(numbers(row)) == 3
