"""`gridlight ladder`: levels against one another, sides swapped on the same dice."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

from gridlight import cli
from gridlight.cli.ladder import Pair, Score, _is_clear
from gridlight.coaches.ladder import Rung, as_module, interval, measured_anew
from gridlight.coaches.ladder_table import LADDER
from gridlight.coaches.levels import levels_of
from gridlight.session.games import DECK, GAMES

SHORT = ("--set", "plays_per_quarter=10")


def pair(game: str, upper: str, lower: str) -> Pair:
    entry = GAMES.get(game)
    settings = entry.read_settings({"plays_per_quarter": "10"}, "--set")
    return Pair(game, upper, lower, settings, entry.all_tables(settings, {"deck": DECK}))


def test_a_level_against_itself_wins_as_often_as_it_loses() -> None:
    """Both games fall the same when the sides are swapped between equals."""
    score = pair("foto-electric", "random", "random")
    mirrored = score._one("one", "random", "random")
    assert mirrored == score._one("one", "random", "random")
    assert score.meet("one").games == 2


def test_sides_are_swapped_on_the_same_dice() -> None:
    met = pair("foto-electric", "rookie", "random")
    both = met.meet("dice")
    one = met._one("dice", "rookie", "random")
    other = met._one("dice", "random", "rookie")
    assert both == one + other


def test_wilsons_interval() -> None:
    low, high = interval(65, 100)
    assert (round(low, 1), round(high, 1)) == (55.3, 73.6)
    assert interval(0, 0) == (0.0, 100.0)
    assert interval(20, 20)[1] == pytest.approx(100.0)


def test_it_stops_when_it_is_clear_and_looks_only_between_batches() -> None:
    assert _is_clear(Score(won=40), "pro", "rookie")
    assert _is_clear(Score(lost=40), "pro", "rookie")
    assert not _is_clear(Score(won=26, lost=14), "pro", "rookie")
    assert not _is_clear(Score(won=39), "pro", "rookie")
    assert not _is_clear(Score(tied=40), "pro", "rookie")


def test_the_command_tells_each_pair(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = tmp_path / "ladder_table.py"
    words = ["ladder", "foto-electric", "--levels", "random", "rookie", "--games", "6", *SHORT]
    assert cli.main([*words, "--json", "--write", str(table)]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["level"], told["below"], told["games"]) == ("rookie", "random", 6)
    assert 0 <= told["won"] <= 100
    written = runpy.run_path(str(table))["LADDER"]
    assert {(r.level, r.below) for r in written} >= {("rookie", "random"), ("master", "pro")}
    assert cli.main(words) == 0
    assert "rookie       beats random" in capsys.readouterr().out


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
    old = (Rung("a", "pro", "rookie", 60.0, 5.0, 100), Rung("b", "pro", "rookie", 70.0, 5.0, 100))
    fresh = (Rung("a", "pro", "rookie", 66.0, 4.0, 400),)
    assert measured_anew(old, fresh) == (fresh[0], old[1])
    scope: dict[str, object] = {}
    exec(as_module(old), scope)
    assert scope["LADDER"] == old


def test_the_table_holds_neighbors_only() -> None:
    for rung in LADDER:
        levels = levels_of(rung.game)
        assert levels.index(rung.level) == levels.index(rung.below) + 1
