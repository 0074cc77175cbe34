"""How often a coach lays each card at each place: at its best, or as people err."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.foto.plan import GamePlan, Place
from gridlight.coaches.snap import PLACES, SPOTS, Equilibrium

Floats = NDArray[np.float64]


def sharp(plan: GamePlan, place: Place | None) -> Equilibrium:
    """The equilibrium of the snap."""
    return plan.snap(place)


def erring(plan: GamePlan, place: Place | None, heat: float) -> Equilibrium:
    """Answers to the equilibrium that err, less often the more it costs: each choice by
    exp(worth / `heat`), in points.
    """
    best, worth = plan.snap(place), plan.payoffs(place)
    formations = worth.shape[1]
    gain, loss = np.empty((worth.shape[0], PLACES)), np.empty((formations, PLACES, SPOTS))
    for p in range(PLACES):
        reached = worth[:, :, 2 - p : 7 - p]
        given = best.formation[:, None] * best.placing[:, p]
        gain[:, p] = (reached * given).sum(axis=(1, 2))
        seen = best.offense[:, p].sum()
        likely = best.offense[:, p] / seen if seen > 1e-9 else np.full(len(worth), 1 / len(worth))
        loss[:, p] = np.tensordot(likely, reached, 1)
    placing = _soft(-loss / heat, axes=(2,))
    shares = best.offense.sum(axis=0)
    held = ((placing * loss).sum(axis=2) * shares).sum(axis=1)
    return Equilibrium(
        best.value, _soft(gain / heat, axes=(0, 1)), _soft(-held / heat, axes=(0,)), placing
    )


def _soft(scaled: Floats, axes: tuple[int, ...]) -> Floats:
    grown = np.exp(scaled - scaled.max(axis=axes, keepdims=True))
    return np.asarray(grown / grown.sum(axis=axes, keepdims=True))


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
