"""Taking advantage of habits on a leash: as much as can be had at a bounded risk.

In every snap the coach solves a restricted game: with some weight the other side plays by its
habits, else as it likes. A small weight brings the gains that cost nothing, a large one the best
answer to the habits. The coach goes as far as its leash lets it: whatever the other side does,
it gets at most the leash less than the snap is worth. Snaps are worth what they are at their best,
so what it can lose in a game is at most the leash for each snap of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches import plain_snap
from gridlight.coaches.plain_snap import Besides
from gridlight.coaches.snap import PLACES, SPOTS, Equilibrium

Floats = NDArray[np.float64]

LEASH = 0.05
"""Points that a snap may cost at most, where much is known of the other side."""
SETTLED = 24.0
"""So many calls on a down let the leash out halfway."""
WEIGHTS = tuple(0.01 * 2.0**power for power in range(10))
"""How much the habits weigh against everything else that the other side may do."""


def leash_after(calls: int, most: float = LEASH) -> float:
    """How far the coach may go when it has seen so many calls on this down; 0 for none."""
    return most * calls / (calls + SETTLED)


@dataclass(frozen=True, slots=True, eq=False)
class Attack:
    """An offense's mixture (cards, 3), what it is sure of and what it gets by the habits."""

    offense: Floats
    sure: float
    hoped: float


@dataclass(frozen=True, slots=True, eq=False)
class Guard:
    """A defense's chances of each formation and place by the offense's, (formations, 3, 5), and
    what it allows at worst and by the habits, both to be read as points of its own.
    """

    flow: Floats
    sure: float
    hoped: float

    @property
    def formation(self) -> Floats:
        """The chance of each formation."""
        return np.asarray(self.flow.sum(axis=2)[:, 0])

    @property
    def placing(self) -> Floats:
        """The chance of each place, once the offense's is seen."""
        total = self.flow.sum(axis=2, keepdims=True)
        return np.where(total > 0.0, self.flow / np.where(total > 0.0, total, 1.0), 1.0 / SPOTS)


def attack(paid: Floats, play: Equilibrium, flow: Floats, leash: float) -> Attack:
    """The offense's best mixture on the leash against a defense that plays by habit: `flow`
    (formations, 3, 5) are its chances of each formation and place, by the offense's place.

    `paid` (cards, formations, 7) are points to the offense, `play` an equilibrium of that snap.
    """
    by_habit = np.empty(play.offense.shape)
    for at in range(PLACES):
        reached = paid[:, :, 2 - at : 2 - at + SPOTS]
        by_habit[:, at] = (reached * flow[:, at]).sum(axis=(1, 2))

    def made(offense: Floats) -> Attack:
        return Attack(offense, held(paid, offense), float((offense * by_habit).sum()))

    def tried(weight: float) -> Attack:
        toll = np.zeros((PLACES, paid.shape[1], SPOTS))
        return made(_solved(paid, Besides(weight * by_habit, toll)).offense)

    best = _on_leash(made(play.offense), tried, leash)
    return best[0] if best[1] is None else made(_mixed(best, lambda each: each.offense, leash))


def guard(paid: Floats, play: Equilibrium, offense: Floats, leash: float) -> Guard:
    """The defense's best mixture on the leash against an offense that plays by habit: `offense`
    (cards, 3). `paid` and `play` are those of `attack`.
    """
    costs = np.stack(
        [np.tensordot(offense[:, at], paid[:, :, 2 - at : 7 - at], 1) for at in range(PLACES)]
    )

    def made(flow: Floats) -> Guard:
        by_habit = float((costs.transpose(1, 0, 2) * flow).sum())
        return Guard(flow, -allowed(paid, flow), -by_habit)

    def tried(weight: float) -> Guard:
        gift = np.zeros(offense.shape)
        found = _solved(paid, Besides(gift, weight * costs))
        return made(found.formation[:, None, None] * found.placing)

    best = _on_leash(made(play.formation[:, None, None] * play.placing), tried, leash)
    return best[0] if best[1] is None else made(_mixed(best, lambda each: each.flow, leash))


def held(paid: Floats, offense: Floats) -> float:
    """What the defense's best answer leaves to an offense's mixture."""
    left = np.zeros(paid.shape[1])
    for at in range(PLACES):
        left += np.tensordot(offense[:, at], paid[:, :, 2 - at : 7 - at], 1).min(axis=1)
    return float(left.min())


def allowed(paid: Floats, flow: Floats) -> float:
    """What the offense's best answer gets against a defense's mixture."""
    best = -np.inf
    for at in range(PLACES):
        reached = paid[:, :, 2 - at : 2 - at + SPOTS]
        best = max(best, float((reached * flow[:, at]).sum(axis=(1, 2)).max()))
    return best


def _solved(paid: Floats, besides: Besides) -> Equilibrium:
    cards, formations, _ = paid.shape
    offense, formation = np.empty((cards, PLACES)), np.empty(formations)
    placing = np.empty((formations, PLACES, SPOTS))
    value = plain_snap.solve_snap(paid, offense, formation, placing, besides)
    return Equilibrium(value, offense, formation, placing)


Side = TypeVar("Side", Attack, Guard)
Found = tuple[Side, Side | None, float]
"""The farthest that keeps to the leash, the next that doesn't, and what is sure at the start."""


def _on_leash(start: Side, tried: Callable[[float], Side], leash: float) -> Found[Side]:
    inside, beyond = start, None
    low, high = 0, len(WEIGHTS) if leash > 0.0 else 0
    while low < high:  # the more habits weigh, the more is risked
        middle = (low + high) // 2
        found = tried(WEIGHTS[middle])
        if found.sure >= start.sure - leash:
            inside, low = (found if found.hoped > inside.hoped else inside), middle + 1
        else:
            beyond, high = found, middle
    return inside, beyond, start.sure


def _mixed(found: Found[Side], of: Callable[[Side], Floats], leash: float) -> Floats:
    """So much of the one that goes too far that what is sure stays on the leash: it is concave in
    the mixture, so that the mean of the two is a lower bound.
    """
    inside, beyond, worth = found
    assert beyond is not None
    floor = worth - leash
    share = (inside.sure - floor) / (inside.sure - beyond.sure)
    if beyond.hoped <= inside.hoped:
        share = 0.0
    return np.asarray((1.0 - share) * of(inside) + share * of(beyond))
