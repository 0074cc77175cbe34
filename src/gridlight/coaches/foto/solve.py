"""Expected points over the whole game, by modified policy iteration.

Each round solves the snaps that their mixtures no longer hold up in, then lets the worths run to
rest under the mixtures, fourth downs first, kicks and penalties chosen anew at each step.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches import snap, yardage
from gridlight.coaches.foto import problem as game
from gridlight.coaches.foto.chances import Mixtures, Solver, gaps
from gridlight.coaches.foto.grid import DOWNS, FIELD
from gridlight.coaches.foto.problem import Problem, Stakes, Told

Floats = NDArray[np.float64]

ROUNDS = 40
SWEEPS = 200
SETTLED = 1e-8
HELD = 1e-7
"""Points a snap within which mixtures hold up."""

TOGETHER = 128
"""Snaps solved between two looks at the stop flag."""


class Stopped(Exception):
    """The solving was called off."""


@dataclass(frozen=True, slots=True, eq=False)
class Solved:
    """The whole game solved: `value` (n,) of each situation, `calls` (4, n) of each call,
    `kicked` (4, n) of each way to kick, the mixtures of each snap, and the try by play.

    `rounds` (k,) holds how many snaps each round solved, `gap` the largest gap left.
    """

    value: Floats
    calls: Floats
    kicked: Floats
    mixtures: Mixtures
    attempt: snap.Equilibrium
    stakes: Stakes
    rounds: tuple[int, ...]
    gap: float


def solve(
    problem: Problem,
    told: Told | None = None,
    stopped: Callable[[], bool] | None = None,
    solver: Solver | None = None,
) -> Solved:
    """Solve the game; raises `Stopped` soon after `stopped` says so.

    Snaps are solved by `solver`, where one is given, instead of the fastest there is.
    """
    return _Solving(problem, told, stopped, solver).run()


class _Solving:
    def __init__(
        self,
        problem: Problem,
        told: Told | None,
        stopped: Callable[[], bool] | None,
        solver: Solver | None,
    ) -> None:
        self.problem = problem
        self.told = told
        self.stopped = stopped
        self.solver = solver
        self.attempt = (solver or snap.solve)(game.try_worth(problem.kinds))
        self.mixtures = Mixtures.even(len(problem.grid), problem.kinds)
        self.chances = np.zeros((len(problem.grid), len(problem.kinds)))
        self.value = _first_guess(problem)
        self.stakes = game.stakes(problem, self.value, self.attempt.value, None)
        self.offside = game.offsides(problem, self.value, self.stakes)
        self.rounds: list[int] = []

    def run(self) -> Solved:
        everything = slice(0, len(self.problem.grid))
        gap = np.inf
        for _ in range(ROUNDS):
            before = self.value.copy()
            row = game.row_of(self.problem, self.value, self.stakes.worths)
            worth = self.problem.follows.worth(row, everything)
            gap = self._improve(worth)
            self._rest()
            if gap <= HELD and float(np.abs(self.value - before).max()) <= 10.0 * SETTLED:
                break
        row = game.row_of(self.problem, self.value, self.stakes.worths)
        play = (self.problem.follows.worth(row, everything) * self.chances).sum(axis=1)
        kicked = game.kicked(self.problem, row, self.stakes, self.offside, everything)
        return Solved(
            self.value,
            game.calls(play, kicked),
            kicked,
            replace(self.mixtures, plans=None),
            self.attempt,
            self.stakes,
            tuple(self.rounds),
            gap,
        )

    def _improve(self, worth: Floats) -> float:
        """Solve the snaps that have a gap; the largest that was found."""
        kinds = self.problem.kinds
        gap = gaps(self.mixtures, kinds, worth)
        open_snaps = np.flatnonzero(gap > HELD)
        self.rounds.append(len(open_snaps))
        for done in range(0, len(open_snaps), TOGETHER):
            self._tell(done, len(open_snaps))
            some = open_snaps[done : done + TOGETHER]
            self.mixtures.solve(some, worth[some][:, kinds.of], self.solver)
            self.chances[some] = self.mixtures.kinds(some, kinds)
        self._tell(len(open_snaps), len(open_snaps))
        return float(gap.max())

    def _tell(self, done: int, most: int) -> None:
        if self.stopped is not None and self.stopped():
            raise Stopped
        if self.told is not None:
            self.told(done, most)

    def _rest(self) -> None:
        """Let the worths run to rest under the mixtures."""
        for sweep in range(SWEEPS):
            before = self.value.copy()
            self.stakes = game.stakes(self.problem, self.value, self.attempt.value, self.stakes)
            if sweep % 8 == 0:
                self.offside = game.offsides(self.problem, self.value, self.stakes)
            row = game.row_of(self.problem, self.value, self.stakes.worths)
            for down in range(DOWNS, 0, -1):
                self._sweep(row, self.problem.grid.rows(down))
            if float(np.abs(self.value - before).max()) <= SETTLED and sweep % 8 == 0:
                return

    def _sweep(self, row: Floats, rows: slice) -> None:
        play = (self.problem.follows.worth(row, rows) * self.chances[rows]).sum(axis=1)
        kicked = game.kicked(self.problem, row, self.stakes, self.offside, rows)
        row[rows] = self.value[rows] = game.calls(play, kicked).max(axis=0)


def _first_guess(problem: Problem) -> Floats:
    grid = problem.grid
    places = zip(grid.down.tolist(), grid.to_go.tolist(), grid.spot.tolist(), strict=True)
    return np.array([yardage.down_worth(down, to_go, FIELD - spot) for down, to_go, spot in places])
