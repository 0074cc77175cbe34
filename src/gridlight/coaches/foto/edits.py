"""The smallest edit that brings an unused card into use: one result that would have to differ.

Against the other side's best mixture a card that is never used falls short by so much; a single
result that is met with some chance must be better by that much over its chance. The other side may
answer it otherwise then, so that every edit is tried: the snap is solved with it once more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.model import ALIGNMENTS
from gridlight.coaches import snap
from gridlight.coaches.foto.grid import DOWNS, FIELD
from gridlight.coaches.foto.plan import GamePlan, Place
from gridlight.coaches.foto.solution import Solution
from gridlight.coaches.kernels import Outcome, Results
from gridlight.coaches.snap import PLACES, SPOTS, Equilibrium

Floats = NDArray[np.float64]
Cell = tuple[int, int, int]

RARE = 0.01
"""The least chance of a result that is worth an edit."""

BEYOND = 1e-3
"""Points by which a card shall be better than needed, so that it is used for sure."""

USED = 1e-3
"""The share of a snap from which on a card counts as used."""

FARTHEST_GAIN = 40
KEPT = (Outcome.TACKLE, Outcome.OUT_OF_BOUNDS, Outcome.DOWN)


@dataclass(frozen=True, slots=True)
class Edit:
    """One result that would have to differ: `card` against `other` at `alignment`, tackled after
    `yards` instead of what it `was`. It is used then in the situation `down`, `spot`, `to_go`.
    """

    card: str
    other: str
    alignment: int
    was: str
    yards: int
    down: int
    spot: int
    to_go: int


@dataclass(frozen=True, slots=True)
class Need:
    """A result by its place in the table, and the worth to the offense from which on it does."""

    cell: Cell
    worth: float


def offense_needs(paid: Floats, play: Equilibrium, card: int) -> Iterator[Need]:
    """The results of an offense card of which one would have to be better."""
    for at in range(PLACES):
        chance = play.formation[:, None] * play.placing[:, at]
        reached = paid[card, :, 2 - at : 2 - at + SPOTS]
        short = play.value - float((reached * chance).sum())
        for d, spot in np.argwhere(chance > RARE).tolist():
            cell = (card, d, spot - at + 2)
            yield Need(cell, float(paid[cell] + (short + BEYOND) / chance[d, spot]))


def defense_needs(paid: Floats, play: Equilibrium, formation: int) -> Iterator[Need]:
    """The results against a formation of which one would have to be worse for the offense."""
    costs = [
        play.offense[:, at] @ paid[:, formation, 2 - at : 2 - at + SPOTS] for at in range(PLACES)
    ]
    left = sum(float(cost.min()) for cost in costs)
    for at, cost in enumerate(costs):
        others = left - float(cost.min())
        for spot in range(SPOTS):
            over = others + float(cost[spot]) - play.value
            for c in np.flatnonzero(play.offense[:, at] > RARE).tolist():
                cell = (c, formation, spot - at + 2)
                yield Need(cell, float(paid[cell] - (over + BEYOND) / play.offense[c, at]))


def worth_after(solution: Solution, place: Place, yards: int) -> float:
    """What a tackle after so many yards is worth to the offense."""
    down, spot, to_go = place
    there = spot + yards
    if there >= FIELD:
        return solution.touchdown
    if there <= 0:
        return solution.safety
    if yards >= to_go:
        return solution.worth(1, there, min(10, FIELD - there))
    if down < DOWNS:
        return solution.worth(down + 1, there, to_go - yards)
    return -solution.worth(1, FIELD - there, min(10, there))


def smallest_edit(
    plan: GamePlan,
    shown: Results,
    places: Sequence[Place],
    card: str,
    words: Callable[[Results, Cell], str],
) -> Edit | None:
    """The edit of fewest yards that brings a card into use in one of the situations; None where
    no single result does. A result in which the ball is lost counts as no gain.
    """
    attack = card in plan.plays
    index = (plan.plays if attack else plan.formations).index(card)
    tries = []
    for place in places:
        paid, play = plan.payoffs(place), plan.snap(place)
        for need in (offense_needs if attack else defense_needs)(paid, play, index):
            kept = int(shown.outcome[need.cell]) in KEPT
            now = int(shown.yards[need.cell]) if kept else 0
            yards = _yards(plan.solution, place, need.worth, now, better=attack)
            if yards is not None:
                tries.append((abs(yards - now), yards, need.cell, place))
    for _, yards, cell, place in sorted(tries):
        worth = worth_after(plan.solution, place, yards)
        if brings_in(plan.payoffs(place), cell, worth, attack=attack):
            return _edit(plan, cell, words(shown, cell), yards, place, attack)
    return None


def brings_in(paid: Floats, cell: Cell, worth: float, *, attack: bool) -> bool:
    """Whether the card of a result is used once that result is worth so much to the offense."""
    changed = paid.copy()
    changed[cell] = worth
    play = snap.solve(changed)
    used = play.offense[cell[0]].sum() if attack else play.formation[cell[1]]
    return bool(used > USED)


def _yards(solution: Solution, place: Place, worth: float, now: int, *, better: bool) -> int | None:
    """The gain nearest to the present one that is worth enough, or little enough."""
    for by in range(FARTHEST_GAIN):
        yards = now + by if better else now - by
        there = worth_after(solution, place, yards)
        if (there >= worth) if better else (there <= worth):
            return yards
    return None


def _edit(plan: GamePlan, cell: Cell, was: str, yards: int, place: Place, attack: bool) -> Edit:
    play, formation = plan.plays[cell[0]], plan.formations[cell[1]]
    cards = (play, formation) if attack else (formation, play)
    return Edit(*cards, ALIGNMENTS[cell[2]], was, yards, *place)
