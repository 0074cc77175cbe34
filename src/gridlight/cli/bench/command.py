"""The command: which rows there are, and what is told of them."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import gridlight
from gridlight.cli.bench import cards, solver, turns, window
from gridlight.cli.bench.timing import Goal, Measured, NotMeasured
from gridlight.cli.options import DONE, NO
from gridlight.cli.output import print_json, progress
from gridlight.kernel.errors import OptionError
from gridlight.session.settings import closest


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the speed table: its goals, in the order in which `measure` yields their ratios."""

    goals: tuple[Goal, ...]
    measure: Callable[[], Iterator[Measured]]


ROWS = {
    "results": Row(cards.PLAIN_GOALS, cards.plain_results),
    "fast-results": Row(cards.FAST_GOALS, cards.fast_results),
    "snap": Row((solver.SNAP,), solver.one_snap),
    "whole-game": Row((solver.WHOLE,), solver.whole_game),
    "turns": Row(tuple(turns.TURNS.values()), turns.all_pro_turns),
    "plays": Row((turns.PLAYS,), turns.all_pro_plays),
    "light-box": Row((window.STEP, window.REPAINT), window.light_box),
    "first-paint": Row((window.FIRST,), window.first_paint),
}


@dataclass(frozen=True, slots=True)
class Line:
    """One goal, what was measured of it, or why nothing was."""

    row: str
    goal: Goal
    measured: Measured | None
    problem: str = ""


def add(commands: Any) -> None:
    """Add the command."""
    bench = commands.add_parser("bench", help="the speed table, measured here")
    bench.add_argument("--rows", nargs="+", metavar="ROW", help=f"only these: {', '.join(ROWS)}")
    bench.add_argument("--json", action="store_true", help="one JSON document")
    bench.set_defaults(run=_bench)


def _bench(found: argparse.Namespace) -> int:
    for name in found.rows or ():
        if name not in ROWS:
            problem = f"there is no row “{name}”"
            raise OptionError("gridlight bench", "--rows", problem, closest(name, ROWS))
    wanted = [name for name in ROWS if name in (found.rows or ROWS)]
    lines: list[Line] = []
    for number, name in enumerate(wanted):
        progress(number, len(wanted), name)
        fresh = measured(name)
        lines += fresh
        if not found.json:
            for line in fresh:
                print(words_of(line), flush=True)
    progress(len(wanted), len(wanted), "rows")
    if found.json:
        print_json({"machine": _machine(), "rows": [_told(line) for line in lines]})
    missed = any(line.measured is not None and not line.measured.met for line in lines)
    return NO if missed else DONE


def measured(name: str) -> list[Line]:
    """A row's lines; one that can't be measured here says why."""
    row = ROWS[name]
    try:
        return [Line(name, each.goal, each) for each in row.measure()]
    except NotMeasured as error:
        return [Line(name, goal, None, str(error)) for goal in row.goals]


def words_of(line: Line) -> str:
    """A line of the table: what, against what, goal, ratio, whether it is met."""
    goal, found = line.goal, line.measured
    head = f"{goal.what:<42} {goal.peer:<36} {_bound(goal):>12}  "
    if found is None:
        return f"{head}not measured: {line.problem}"
    answer = "met" if found.met else "not met"
    both = f"{_amount(found.ours)} to {_amount(found.theirs)} {found.unit}"
    return f"{head}{ratio_words(found.ratio):>9}  {answer:<8} {both}"


def ratio_words(ratio: float) -> str:
    """A ratio as people write it: 1/64, 0.52 ×, 26 ×."""
    if ratio < 0.2:
        return f"1/{1 / ratio:,.0f}" if ratio < 0.02 else f"1/{1 / ratio:.1f}"
    return f"{ratio:,.0f} ×" if ratio >= 20 else f"{ratio:.2f} ×"


def _bound(goal: Goal) -> str:
    sign = "≥" if goal.least else "≤"
    return f"{sign} {ratio_words(goal.bound)}"


def _amount(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def _told(line: Line) -> dict[str, Any]:
    goal, found = line.goal, line.measured
    told: dict[str, Any] = {
        "row": line.row,
        "what": goal.what,
        "peer": goal.peer,
        "goal": goal.bound,
        "stretch": goal.stretch,
        "better": "more" if goal.least else "less",
    }
    if found is None:
        return {**told, "ratio": None, "met": None, "problem": line.problem}
    return {
        **told,
        "ratio": round(found.ratio, 6),
        "met": found.met,
        "ours": round(found.ours, 6),
        "theirs": round(found.theirs, 6),
        "unit": found.unit,
    }


def _machine() -> dict[str, Any]:
    return {
        "gridlight": gridlight.__version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "processors": os.cpu_count(),
    }
