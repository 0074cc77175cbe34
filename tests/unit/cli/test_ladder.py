"""`gridlight ladder`: levels against one another, sides swapped on the same dice."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

from gridlight import cli
from gridlight.cli.ladder import _is_clear
from gridlight.cli.meetings import Pair, Score, Times
from gridlight.coaches.ladder import (
    Clocked,
    Meeting,
    as_module,
    below_of,
    clocked,
    clocked_anew,
    interval,
    measured_anew,
    rung_over,
    rung_under,
)
from gridlight.coaches.ladder_page import as_page
from gridlight.coaches.ladder_table import CLOCKS, LADDER
from gridlight.coaches.levels import levels_of
from gridlight.session.games import DECK, GAMES

ROOT = Path(__file__).parents[3]
SHORT = ("--set", "plays_per_quarter=10")
ROBIN = (
    Meeting("foto-electric", "rookie", "random", 60, 0, 0),
    Meeting("foto-electric", "pro", "rookie", 70, 30, 2),
    Meeting("foto-electric", "master", "rookie", 19, 1, 0, "plays_per_quarter=10"),
    Meeting("foto-electric", "equilibrium", "master", 52, 48, 1),
    Meeting("foto-electric", "equilibrium", "pro", 60, 40, 1),
)


def pair(game: str, upper: str, lower: str) -> Pair:
    entry = GAMES.get(game)
    settings = entry.read_settings({"plays_per_quarter": "10"}, "--set")
    return Pair(game, upper, lower, settings, entry.all_tables(settings, {"deck": DECK}))


def page(ladder: tuple[Meeting, ...], clocks: tuple[Clocked, ...] = ()) -> str:
    return as_page(
        [(name, GAMES.get(name).title) for name in GAMES.names], levels_of, ladder, clocks
    )


def test_a_level_against_itself_wins_as_often_as_it_loses() -> None:
    """Both games fall the same when the sides are swapped between equals."""
    met = pair("foto-electric", "random", "random")
    mirrored = met.one("one", "random", "random")
    assert mirrored == met.one("one", "random", "random")
    assert met.meet("one").games == 2


def test_sides_are_swapped_on_the_same_dice() -> None:
    met = pair("foto-electric", "rookie", "random")
    both = met.meet("dice")
    one = met.one("dice", "rookie", "random")
    other = met.one("dice", "random", "rookie")
    assert both == one + other


def test_a_clock_changes_no_game_and_times_every_decision() -> None:
    met = pair("foto-electric", "rookie", "random")
    times: Times = {}
    assert met.meet("dice", times) == met.meet("dice")
    assert set(times) == {"rookie", "random"}
    assert all(len(taken) > 80 for taken in times.values())
    assert all(wall > 0 and own >= 0 for taken in times.values() for wall, own in taken)


def test_of_times_the_median_99_of_100_and_the_longest() -> None:
    told = clocked("pegskin", "pro", 4, [(k / 100, k / 200) for k in range(100, -1, -1)])
    assert told == Clocked("pegskin", "pro", 4, 101, 0.5, 0.99, 1.0, 0.25, 0.495, 0.5)
    assert clocked("pegskin", "pro", 1, [(0.25, 0.125)]).p99 == 0.25


def test_wilsons_interval() -> None:
    low, high = interval(65, 100)
    assert (round(low, 1), round(high, 1)) == (55.3, 73.6)
    assert interval(0, 0) == (0.0, 100.0)
    assert interval(20, 20)[1] == pytest.approx(100.0)


def test_it_stops_when_it_is_clear_and_looks_only_between_batches() -> None:
    assert _is_clear(Score(won=40), "pro")
    assert _is_clear(Score(lost=40), "pro")
    assert not _is_clear(Score(won=26, lost=14), "pro")
    assert not _is_clear(Score(won=39), "pro")
    assert not _is_clear(Score(tied=40), "pro")


def test_the_command_tells_each_pair(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table, shown = tmp_path / "ladder_table.py", tmp_path / "levels.md"
    words = ["ladder", "foto-electric", "--levels", "random", "rookie", "--games", "6", *SHORT]
    files = ["--write", str(table), "--page", str(shown)]
    assert cli.main([*words, "--clock", "--json", *files]) == 0
    told = json.loads(capsys.readouterr().out)
    (met,) = told["pairs"]
    assert (met["level"], met["below"], met["games"]) == ("rookie", "random", 6)
    assert met["won"] + met["lost"] + met["tied"] == 6
    assert 0 <= met["low"] <= met["share"] <= met["high"] <= 100
    assert {each["level"] for each in told["clocks"]} == {"random", "rookie"}
    for each in told["clocks"]:
        seconds = each["seconds"]
        assert 0 < seconds["median"] <= seconds["p99"] <= seconds["longest"]
    written = runpy.run_path(str(table))
    known = {(m.level, m.below): m for m in written["LADDER"] if m.game == "foto-electric"}
    assert known["rookie", "random"].settings == "plays_per_quarter=10"
    assert ("master", "pro") in known
    assert {each.level for each in written["CLOCKS"]} >= {"random", "rookie"}
    assert shown.read_text(encoding="utf-8") == page(written["LADDER"], written["CLOCKS"])
    assert cli.main(words) == 0
    assert "rookie       beats random" in capsys.readouterr().out


def test_without_a_game_it_tells_what_is_known(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    shown = tmp_path / "levels.md"
    assert cli.main(["ladder", "--page", str(shown)]) == 0
    assert capsys.readouterr().out.count(" beats ") == len(LADDER)
    assert shown.read_text(encoding="utf-8") == page(LADDER, CLOCKS)
    assert cli.main(["ladder", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["pairs"]) == len(LADDER)


def test_bad_options_are_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (
        ["ladder", "foto-electric", "--levels", "rookie"],
        ["ladder", "foto-electric", "--levels", "rookie", "nobody"],
        ["ladder", "chess"],
        ["simulate", "foto-electric", "--games", "2", "--backend", "nowhere"],
    ):
        assert cli.main(words) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_what_is_measured_anew_takes_the_old_ones_place() -> None:
    old = (Meeting("a", "pro", "rookie", 60, 40, 0), Meeting("b", "pro", "rookie", 7, 3, 0, "x=1"))
    fresh = (Meeting("a", "pro", "rookie", 66, 30, 4),)
    assert measured_anew(old, fresh) == (fresh[0], old[1])
    one = Clocked("a", "pro", 2, 9, 0.1, 0.2, 0.3, 0.1, 0.2, 0.25)
    other = Clocked("a", "pro", 4, 18, 0.1, 0.2, 0.3, 0.1, 0.2, 0.25)
    assert clocked_anew((one,), (other,)) == (other,)
    for clocks in ((), (one,)):
        scope: dict[str, object] = {}
        exec(as_module(old, clocks), scope)
        assert (scope["LADDER"], scope["CLOCKS"]) == (old, clocks)


def test_the_neighbors_of_a_whole_round_robin() -> None:
    assert rung_over(ROBIN, "foto-electric", "pro") == ROBIN[1]
    assert rung_under(ROBIN, "foto-electric", "random") == ROBIN[0]
    assert rung_over(ROBIN, "foto-electric", "master") is None
    assert rung_under(ROBIN, "foto-electric", "master") is None
    assert rung_over(ROBIN, "foto-electric", "equilibrium") == ROBIN[3]
    assert rung_over(ROBIN, "pegskin", "pro") is None


def test_pairs_of_the_table_are_of_levels_that_there_are_the_stronger_first() -> None:
    for met in LADDER:
        levels = levels_of(met.game)
        assert levels.index(met.level) > levels.index(met.below)
        assert met.games > 0
    for each in CLOCKS:
        assert each.level in levels_of(each.game)


def test_every_game_has_its_ladder_measured_rung_by_rung() -> None:
    for game in GAMES.names:
        for level in levels_of(game)[1:4]:
            assert rung_over(LADDER, game, level) is not None


def test_the_page_shows_pairs_from_both_sides_and_what_is_missing() -> None:
    lines = page(ROBIN).split("## ")[1].strip().splitlines()
    rookie = next(line for line in lines if line.startswith("| **rookie**"))
    assert "30.0 (20.6 to 40.2)" not in rookie  # what stands there is the other side's interval
    low, high = interval(30, 100)
    assert f"30.0 ({low:.1f} to {high:.1f})<br>30–70–2" in rookie
    assert "100.0 (94.0 to 100.0)<br>60–0–0" in rookie
    assert "- pro against rookie: goal 65; met, but the interval reaches below." in lines
    assert "- rookie against random: goal 80; met, the whole interval lies above." in lines
    assert "- master against rookie played with plays_per_quarter=10." in lines
    assert lines[-1].startswith("- Not measured: pro against random, master against random,")
    assert "master against pro" in lines[-1]
    assert not any("equilibrium against pro:" in line for line in lines)


def test_the_page_tells_of_decisions_that_took_too_long() -> None:
    slow = Clocked("pegskin", "master", 200, 9000, 0.01, 0.5, 1.7, 0.01, 0.5, 1.2)
    told = page(ROBIN, (slow,))
    assert (
        "| master | 200 | 9,000 | 10.0 ms | 500 ms | 1,700 ms | 10.0 ms, 500 ms, 1,200 ms |" in told
    )
    assert "master took longer than a second" in told
    assert "not measured for random, rookie, pro.\n" in told
    assert "took longer" not in page(ROBIN)


def test_the_page_in_the_docs_is_that_of_the_table() -> None:
    """`gridlight ladder --page docs/levels.md` writes it anew."""
    assert (ROOT / "docs/levels.md").read_text(encoding="utf-8") == page(LADDER, CLOCKS)


def test_below_each_level() -> None:
    assert [below_of(level) for level in levels_of("foto-electric")] == [
        *(None, "random", "rookie", "pro", "master"),
    ]
