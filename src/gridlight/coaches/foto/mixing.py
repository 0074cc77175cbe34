"""How often a coach lays each card at each place: at its best, or as people err."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches import snap
from gridlight.coaches.foto.plan import GamePlan, Place
from gridlight.coaches.snap import SPOTS, Equilibrium

Floats = NDArray[np.float64]


def sharp(plan: GamePlan, place: Place | None) -> Equilibrium:
    """The equilibrium of the snap."""
    return plan.snap(place)


def as_people(plan: GamePlan, place: Place | None, heat: float) -> Equilibrium:
    """Both sides by what ordinary football makes of a play, erring less often the more an error
    costs: choices by exp(worth / `heat`), in points, each side knowing that the other errs too.
    """
    return snap.smooth(plan.ordinary(place), heat)


def loosened(play: Equilibrium, share: float) -> Equilibrium:
    """The same mixture with a share of the time laid without thinking, all choices alike."""
    return Equilibrium(
        play.value,
        _even(play.offense, share, play.offense.size),
        _even(play.formation, share, play.formation.size),
        _even(play.placing, share, SPOTS),
    )


def _even(mixture: Floats, share: float, choices: int) -> Floats:
    return np.asarray((1.0 - share) * mixture + share / choices)
