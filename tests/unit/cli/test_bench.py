"""`gridlight bench`: the speed table's rows, their goals, and what is told of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gridlight import cli
from gridlight.cli.bench import command, turns, window
from gridlight.cli.bench.command import ROWS, Row, _bound, ratio_words
from gridlight.cli.bench.timing import Goal, Measured, NotMeasured, best_ms

LESS = Goal("a thing", "a peer", 1 / 60, stretch=1 / 120)
MORE = Goal("another thing", "a peer", 20, least=True)
MANY = Goal("things a second", "a peer", 1_000, least=True)


def given(monkeypatch: pytest.MonkeyPatch, *found: Measured, fails: str = "") -> None:
    def measure() -> Iterator[Measured]:
        if fails:
            raise NotMeasured(fails)
        yield from found

    goals = tuple(each.goal for each in found) or (LESS, MORE)
    monkeypatch.setattr(command, "ROWS", {"things": Row(goals, measure)})


def test_every_row_of_the_speed_table_is_there() -> None:
    assert list(ROWS) == [
        *("results", "fast-results", "snap", "whole-game"),
        *("turns", "plays", "light-box", "first-paint"),
    ]
    bounds = [goal.bound for row in ROWS.values() for goal in row.goals]
    assert bounds == [
        *(1 / 10, 1 / 100, 1 / 1_000, 1 / 10_000, 1 / 60, 1 / 40),
        *(20, 20, 1_000, 1.0, 5.0, 1.5),
    ]
    named = {goal.peer for row in ROWS.values() for goal in row.goals}
    assert all(any(name in peer for peer in named) for name in ("numpy", "Pillow", "HiGHS"))


def test_the_docs_tell_of_every_goal() -> None:
    told = (Path(__file__).parents[3] / "docs/speed.md").read_text(encoding="utf-8")
    for row in ROWS.values():
        for goal in row.goals:
            assert f"| {goal.what} | {goal.peer} | {_bound(goal)} |" in told


def test_a_ratio_is_of_times_or_of_what_is_done_in_a_second() -> None:
    assert Measured(LESS, 0.05, 4.0).ratio == pytest.approx(1 / 80)
    assert Measured(LESS, 0.05, 4.0).met
    assert not Measured(LESS, 0.1, 4.0).met
    assert Measured(MORE, 4.0, 100.0).ratio == pytest.approx(25.0)
    assert Measured(MORE, 4.0, 100.0).met
    assert Measured(MANY, 5e6, 1e3, "a second").ratio == pytest.approx(5_000)
    assert not Measured(MANY, 5e5, 1e3, "a second").met


def test_ratios_are_written_as_people_do() -> None:
    shown = [ratio_words(ratio) for ratio in (1 / 1_395, 1 / 63, 1 / 11.2, 0.52, 1.5, 26.4, 5_053)]
    assert shown == ["1/1,395", "1/63", "1/11.2", "0.52 ×", "1.50 ×", "26 ×", "5,053 ×"]


def test_all_goals_met(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    given(monkeypatch, Measured(LESS, 0.05, 4.0), Measured(MORE, 4.0, 100.0))
    assert cli.main(["bench"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert " ".join(first.split()) == "a thing a peer ≤ 1/60 1/80 met 0.05 to 4 ms"
    assert " ".join(second.split()) == "another thing a peer ≥ 20 × 25 × met 4 to 100 ms"


def test_a_goal_missed_is_told_and_the_answer_is_no(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given(monkeypatch, Measured(LESS, 0.1, 2.5))
    assert cli.main(["bench", "--rows", "things"]) == 1
    assert "not met" in capsys.readouterr().out
    assert cli.main(["bench", "--json"]) == 1
    (told,) = json.loads(capsys.readouterr().out)["rows"]
    assert (told["row"], told["met"], told["better"], told["unit"]) == (
        "things",
        False,
        "less",
        "ms",
    )
    assert (told["ratio"], told["stretch"]) == (0.04, 1 / 120)


def test_what_can_not_be_measured_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given(monkeypatch, fails="no peer is installed")
    assert cli.main(["bench"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2
    assert all(line.endswith("not measured: no peer is installed") for line in told)
    assert cli.main(["bench", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert {row["met"] for row in rows} == {None}
    assert {row["problem"] for row in rows} == {"no peer is installed"}


def test_a_missing_peer_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(NotMeasured, match=r"open-spiel isn't installed: pip install .*peers"):
        turns.games_a_second()


def test_a_start_that_fails_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "_START", "raise SystemExit('no screen')")
    with pytest.raises(NotMeasured, match="no screen"):
        window.one_start()
    monkeypatch.setattr(window, "_START", "print(1, 2, 3, 'numpy')")
    with pytest.raises(NotMeasured, match="imported before the first paint: numpy"):
        window.one_start()


def test_an_unknown_row_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--rows", "snaps"]) == 2
    assert "Did you mean" in capsys.readouterr().err


def test_the_shortest_of_several_timings() -> None:
    ticks = iter([0.0, 3.0, 10.0, 11.5, 20.0, 22.0])
    assert best_ms(lambda: None, 3, lambda: next(ticks)) == 1500.0


@pytest.mark.parametrize("phase", list(turns.COUNTS))
def test_the_plain_generator_finds_as_many_turns(phase: str) -> None:
    assert turns.plain_turns(turns.start_of(phase), 2) == turns.COUNTS[phase][:2]
