"""Whole games with a draft: solved, played out, and what results are then worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.model import Deck
from gridlight.cards.spinners import Spinners
from gridlight.coaches.designer.cost import FARTHEST
from gridlight.coaches.fast.weigh import LEAST_YARDS
from gridlight.coaches.foto import problem as solving
from gridlight.coaches.foto.coach import TEMPERS, FotoCoach
from gridlight.coaches.foto.outcomes import Follows, Kinds, follows
from gridlight.coaches.foto.plan import GamePlan, Place
from gridlight.coaches.foto.problem import Problem, problem_of
from gridlight.coaches.foto.solution import Solution, solution
from gridlight.coaches.foto.solve import Solved, solve
from gridlight.coaches.foto.visits import visits
from gridlight.coaches.kernels import Outcome

Floats = NDArray[np.float64]

NOWHERE = -99


@dataclass(frozen=True, slots=True, eq=False)
class Played:
    """A deck's game solved, and how often games come to each situation: played at its `best`
    and as `people` play.
    """

    plan: GamePlan
    solved: Solved
    best: Counter[Place]
    people: Counter[Place]

    def prices(self, places: Sequence[Place]) -> Floats:
        """What results are worth there, whether this deck has them or not: (places, outcomes,
        yards from −`LEAST_YARDS`), touchdowns where they end beyond the goal line.
        """
        problem = self.plan.problem
        row = solving.row_of(problem, self.solved.value, self.solved.stakes.worths)
        table = _everything(problem)
        found = []
        for place in places:
            number = problem.grid.number(*place)
            worth = table.worth(row, slice(number, number + 1))
            found.append(worth.reshape(len(Outcome), -1))
        return np.array(found)


def play(deck: Deck, spinners: Spinners, games: int, seed: str) -> Played:
    """Solve a deck's game and play so many games of either kind; the same for the same seed."""
    problem = problem_of(deck, spinners)
    solved = solve(problem)
    plan = GamePlan(deck, spinners, _kept(problem, solved))
    best, people = (
        visits(plan, FotoCoach(plan, TEMPERS[level]), games, seed=seed)
        for level in ("equilibrium", "pro")
    )
    return Played(plan, solved, best, people)


def _kept(problem: Problem, solved: Solved) -> Solution:
    return solution(problem.grid, solved, "")


def _everything(problem: Problem) -> Follows:
    """What follows from every outcome at every yard line."""
    yards = np.arange(-LEAST_YARDS, FARTHEST)
    outcome = np.repeat(np.arange(len(Outcome)), len(yards))
    nowhere = np.full(len(outcome), NOWHERE)
    numbers = np.arange(len(outcome)).reshape(len(Outcome), len(yards), 1)
    kinds = Kinds(outcome, np.tile(yards, len(Outcome)), nowhere, nowhere, numbers)
    return follows(kinds, problem.grid, problem.wheels.loose)
