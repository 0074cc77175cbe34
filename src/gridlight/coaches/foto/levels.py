"""The coaches of Foto-Electric by level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridlight.coaches.coach import Coach
from gridlight.coaches.foto.solution import solution_of

if TYPE_CHECKING:
    from gridlight.cards.model import Deck
    from gridlight.cards.spinners import Spinners
    from gridlight.coaches.foto.habits import Habits
    from gridlight.coaches.foto.problem import Told

STUDY = ("master", "equilibrium")
"""The levels that can study an opponent's habits."""


def coach_of(
    level: str,
    deck: Deck,
    spinners: Spinners,
    *,
    collegiate: bool = False,
    told: Told | None = None,
    habits: Habits | None = None,
) -> Coach:
    """A coach of this level for a deck, which is solved first where that wasn't done before.

    The levels are those of `coach.TEMPERS`; one of the two best makes use of an opponent's
    `habits`, on a leash.
    """
    from gridlight.coaches.foto.clocked import Exact, ready
    from gridlight.coaches.foto.coach import TEMPERS, FotoCoach
    from gridlight.coaches.foto.plan import GamePlan

    found = solution_of(deck, spinners, collegiate=collegiate, told=told)
    plan, temper = GamePlan(deck, spinners, found, collegiate=collegiate), TEMPERS[level]
    if temper.clock:
        ready(Exact(plan.problem, found), told)
    if habits and level in STUDY:
        from gridlight.coaches.foto.studying import StudyingCoach

        return StudyingCoach(plan, temper, habits)
    return FotoCoach(plan, temper)
