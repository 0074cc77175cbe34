"""The solved game against scipy's HiGHS: one snap, and the whole game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from gridlight.cli.bench.timing import Goal, Measured, NotMeasured, best_ms, needs_numba
from gridlight.session.games import DECK, GAMES, read_deck

PLACES = (
    *((1, 30, 10), (2, 38, 8), (2, 55, 4), (3, 40, 7), (3, 60, 2)),
    *((1, 92, 8), (3, 25, 15), (4, 50, 3), (1, 75, 10), (2, 20, 12)),
)
"""Down, spot and yards to gain of the snaps that are solved."""

SNAP = Goal("one snap solved", "HiGHS on the sequence form", 1 / 60, stretch=1 / 120)
WHOLE = Goal("the whole game solved", "the same sweeps by scipy linprog", 1 / 40)
ENOUGH = 0.01
"""Points that a best answer to a solved game may gain in a play."""


@dataclass(frozen=True, slots=True, eq=False)
class Solving:
    """The bundled deck's game, solved once: how long that took and how many snaps it were."""

    snaps: tuple[Any, ...]
    whole_ms: float
    solved: int
    gap: float


def one_snap() -> Iterator[Measured]:
    """A sequential snap by the simplex with an oracle."""
    yield Measured(SNAP, snap_ms(), program_ms())


def whole_game() -> Iterator[Measured]:
    """Expected points of every situation. HiGHS would solve as many snaps in as many sweeps; its
    time is reckoned from one snap's.
    """
    found = solving()
    if found.gap > ENOUGH:
        raise NotMeasured(f"the game wasn't solved: an answer gains {found.gap:.3f} points")
    yield Measured(WHOLE, found.whole_ms, found.whole_ms + found.solved * program_ms())


@cache
def solving() -> Solving:
    """The game solved, at best of two."""
    needs_numba()
    import numpy as np

    from gridlight.cards.spinners import spinners_from
    from gridlight.coaches.foto.plan import GamePlan
    from gridlight.coaches.foto.problem import problem_of
    from gridlight.coaches.foto.solution import solution
    from gridlight.coaches.foto.solve import solve

    deck = read_deck(DECK)
    tables = GAMES.get("foto-electric").all_tables({}, {"deck": DECK})
    spinners = spinners_from(tables.get("spinners"), "spinners")
    problem = problem_of(deck, spinners)
    found = solve(problem)  # has the loops compiled, too
    whole = best_ms(lambda: solve(problem), 2)
    plan = GamePlan(deck, spinners, solution(problem.grid, found, "bench"))
    snaps = tuple(np.ascontiguousarray(plan.payoffs(place)) for place in PLACES)
    return Solving(snaps, whole, sum(found.rounds), found.gap)


def snap_ms() -> float:
    """One snap by the compiled simplex."""
    from gridlight.coaches import snap

    return _each(snap.solve, 40)


def plain_snap_ms() -> float:
    """One snap by the plain simplex."""
    from gridlight.coaches import plain_snap, snap

    return _each(lambda worth: snap.solve_by(plain_snap.solve_snap, worth), 5)


@cache
def program_ms() -> float:
    """One snap by HiGHS, once in a run."""
    try:
        import scipy.optimize  # noqa: F401
    except ImportError:
        raise NotMeasured("scipy isn't installed: pip install 'gridlight[lab]'") from None
    from gridlight.coaches import snap

    return _each(snap.solve_by_program, 8)


def _each(solver: Callable[[Any], object], rounds: int) -> float:
    snaps = solving().snaps

    def work() -> None:
        for worth in snaps:
            solver(worth)

    work()
    return best_ms(work, rounds) / len(snaps)
