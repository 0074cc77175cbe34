"""What else the solved game costs; against HiGHS in `test_speed_table`."""

from __future__ import annotations

import pytest

from gridlight.cli.bench.solver import plain_snap_ms, program_ms, solving
from gridlight.cli.bench.timing import best_ms
from gridlight.coaches.fast import jit
from gridlight.coaches.foto import problem as game
from gridlight.coaches.foto.problem import problem_of
from helpers import foto_solved


@pytest.fixture(autouse=True)
def _compiled() -> None:
    if not jit.COMPILED:
        pytest.skip("numba isn't installed")


def test_one_snap_without_numba_is_no_slower_than_highs() -> None:
    ratio = plain_snap_ms() / program_ms()
    print(f"\nthe plain simplex takes {ratio:.1f} times as long as HiGHS")
    assert ratio <= 3.0


def test_the_whole_game_is_solved_to_rounding() -> None:
    found = solving()
    print(f"\nthe whole game: {found.whole_ms / 1000:.1f} s for {found.solved} snaps")
    assert found.gap < 1e-6


def test_the_payoffs_of_a_sweep_cost_little() -> None:
    """Everything but the snaps: a sweep's look-ups against solving one snap in a hundred."""
    problem = problem_of(foto_solved.classic(), foto_solved.spinners())
    value = foto_solved.classic_solution().value
    stakes = game.stakes(problem, value, 0.45, None)
    row = game.row_of(problem, value, stakes.worths)
    everything = slice(0, len(problem.grid))
    sweep = best_ms(lambda: problem.follows.worth(row, everything), 10)
    print(f"\na sweep's look-ups take as long as {sweep / program_ms():.0f} snaps by HiGHS")
    assert sweep < len(problem.grid) / 100 * program_ms()
