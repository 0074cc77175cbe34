"""The speed table's rows of the solved game, each a ratio within one run.

Times are of this thread alone, so that whatever else a busy machine does doesn't count.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
import pytest

from gridlight.coaches import plain_snap, snap
from gridlight.coaches.fast import jit
from gridlight.coaches.foto import problem as game
from gridlight.coaches.foto.plan import GamePlan
from gridlight.coaches.foto.problem import problem_of
from gridlight.coaches.foto.solve import solve
from helpers import foto_solved

PLACES = (
    *((1, 30, 10), (2, 38, 8), (2, 55, 4), (3, 40, 7), (3, 60, 2)),
    *((1, 92, 8), (3, 25, 15), (4, 50, 3), (1, 75, 10), (2, 20, 12)),
)


def best_of(work: Callable[[], object], rounds: int) -> float:
    """The shortest of several timings, in seconds of this thread."""
    times = []
    for _ in range(rounds):
        begin = time.thread_time()
        work()
        times.append(time.thread_time() - begin)
    return min(times)


@pytest.fixture(scope="module")
def snaps() -> list[snap.Floats]:
    plan = GamePlan(foto_solved.classic(), foto_solved.spinners(), foto_solved.classic_solution())
    return [np.ascontiguousarray(plan.payoffs(place)) for place in PLACES]


def all_by(solver: Callable[[snap.Floats], object], snaps: list[snap.Floats]) -> Callable[[], None]:
    def work() -> None:
        for worth in snaps:
            solver(worth)

    work()
    return work


@pytest.fixture(scope="module")
def program_seconds(snaps: list[snap.Floats]) -> float:
    """One snap by HiGHS, the named peer."""
    return best_of(all_by(snap.solve_by_program, snaps), 8) / len(snaps)


def test_one_snap_against_highs(snaps: list[snap.Floats], program_seconds: float) -> None:
    if not jit.COMPILED:
        pytest.skip("numba isn't installed")
    ours = best_of(all_by(snap.solve, snaps), 40) / len(snaps)
    print(f"\none snap: {ours * 1e6:.0f} µs, by HiGHS {program_seconds * 1e6:.0f} µs:")
    print(f"1/{program_seconds / ours:.0f}")
    assert ours / program_seconds <= 1 / 15


def test_one_snap_without_numba_is_no_slower_than_highs(
    snaps: list[snap.Floats], program_seconds: float
) -> None:
    plain = best_of(all_by(lambda worth: snap.solve_by(plain_snap.solve_snap, worth), snaps), 5)
    ratio = plain / len(snaps) / program_seconds
    print(f"\nthe plain simplex takes {ratio:.1f} times as long as HiGHS")
    assert ratio <= 3.0


def test_the_whole_game_against_the_same_sweeps_by_highs(program_seconds: float) -> None:
    """HiGHS would solve as many snaps and sweep as often; its time is reckoned from one snap's."""
    if not jit.COMPILED:
        pytest.skip("numba isn't installed")
    problem = problem_of(foto_solved.classic(), foto_solved.spinners())
    found = solve(problem)
    ours = best_of(lambda: solve(problem), 1)
    snaps = sum(found.rounds)
    by_program = ours + snaps * program_seconds
    print(f"\nthe whole game: {ours:.1f} s for {snaps} snaps, by HiGHS {by_program:.0f} s:")
    print(f"1/{by_program / ours:.0f}")
    assert found.gap < 1e-6
    assert ours / by_program <= 1 / 10


def test_the_payoffs_of_a_sweep_cost_little(program_seconds: float) -> None:
    """Everything but the snaps: a sweep's look-ups against solving one snap in a hundred."""
    problem = problem_of(foto_solved.classic(), foto_solved.spinners())
    value = foto_solved.classic_solution().value
    stakes = game.stakes(problem, value, 0.45, None)
    row = game.row_of(problem, value, stakes.worths)
    everything = slice(0, len(problem.grid))
    sweep = best_of(lambda: problem.follows.worth(row, everything), 10)
    print(f"\na sweep's look-ups take as long as {sweep / program_seconds:.0f} snaps by HiGHS")
    assert sweep < len(problem.grid) / 100 * program_seconds
