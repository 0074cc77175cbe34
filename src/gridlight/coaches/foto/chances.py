"""The mixtures of many snaps at once: what they come to, and how far from the best they are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.foto.outcomes import Kinds
from gridlight.coaches.snap import PLACES, SPOTS, Equilibrium, no_plans, solve_many

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Solver = Callable[[Floats], Equilibrium]


@dataclass(frozen=True, slots=True, eq=False)
class Mixtures:
    """How both sides play each of n snaps: `offense` (n, cards, 3), `formation` (n, formations),
    `placing` (n, formations, 3, 5), as `snap.Equilibrium` has them.

    `plans` are kept for the next time that the snaps are solved, where they are to be.
    """

    offense: Floats
    formation: Floats
    placing: Floats
    plans: Whole | None = None

    @classmethod
    def even(cls, snaps: int, kinds: Kinds) -> Mixtures:
        """Every choice as likely as any other."""
        cards, formations, _ = kinds.of.shape
        return cls(
            np.full((snaps, cards, PLACES), 1.0 / (cards * PLACES)),
            np.full((snaps, formations), 1.0 / formations),
            np.full((snaps, formations, PLACES, SPOTS), 1.0 / SPOTS),
            no_plans(snaps, cards * PLACES),
        )

    def solve(self, snaps: Whole, paid: Floats, solver: Solver | None) -> None:
        """Play these snaps at their best, given what each result pays (n, cards, formations, 7)."""
        if solver is None:
            assert self.plans is not None
            plans, offense = self.plans[snaps], self.offense[snaps]
            formation, placing = self.formation[snaps], self.placing[snaps]
            solve_many(paid, plans, offense, formation, placing)
            self.plans[snaps], self.offense[snaps] = plans, offense
            self.formation[snaps], self.placing[snaps] = formation, placing
            return
        for number, worth in zip(snaps.tolist(), paid, strict=True):
            play = solver(worth)
            self.offense[number], self.formation[number] = play.offense, play.formation
            self.placing[number] = play.placing

    def at(self, snap: int, value: float = np.nan) -> Equilibrium:
        """How one of the snaps is played."""
        return Equilibrium(value, self.offense[snap], self.formation[snap], self.placing[snap])

    def kinds(self, snaps: Whole, kinds: Kinds) -> Floats:
        """The chance of each kind of result in these snaps: (n, kinds)."""
        from gridlight.coaches.fast.jit import COMPILED

        if COMPILED:
            from gridlight.coaches.fast.tally import count_kinds

            out = np.empty((len(snaps), len(kinds)))
            mixed = self.offense[snaps], self.formation[snaps], self.placing[snaps]
            count_kinds(*mixed, kinds.of, out)
            return out
        return self._plain_kinds(snaps, kinds)

    def _plain_kinds(self, snaps: Whole, kinds: Kinds) -> Floats:
        cells = np.zeros((len(snaps), *kinds.of.shape))
        offense, placing = self.offense[snaps], self.placing[snaps]
        given = self.formation[snaps][:, :, None, None] * placing
        for p in range(PLACES):
            for q in range(SPOTS):
                laid = offense[:, :, None, p] * given[:, None, :, p, q]
                cells[..., q - p + 2] += laid
        is_kind = kinds.of.ravel()[:, None] == np.arange(len(kinds))
        return np.asarray(cells.reshape(len(snaps), -1) @ is_kind.astype(float))


def gaps(mixtures: Mixtures, kinds: Kinds, worth: Floats) -> Floats:
    """How many points a snap both best answers together gain: (n,).

    `worth` (n, kinds) is what each kind of result is worth to the offense.
    """
    from gridlight.coaches.fast.jit import COMPILED

    if not COMPILED:
        return _plain_gaps(mixtures, kinds, worth)
    from gridlight.coaches.fast.tally import count_gaps

    out = np.empty(len(worth))
    mixed = mixtures.offense, mixtures.formation, mixtures.placing
    count_gaps(*mixed, kinds.of, np.ascontiguousarray(worth), out)
    return out


def _plain_gaps(mixtures: Mixtures, kinds: Kinds, worth: Floats, some: int = 1024) -> Floats:
    """The same by numpy, so many snaps at a time."""
    out = np.empty(len(worth))
    for start in range(0, len(worth), some):
        part = slice(start, start + some)
        paid = worth[part][:, kinds.of]
        out[part] = _best_offense(mixtures, part, paid) - _best_defense(mixtures, part, paid)
    return out


def _best_offense(mixtures: Mixtures, part: slice, paid: Floats) -> Floats:
    best = np.full(len(paid), -np.inf)
    given = mixtures.formation[part][:, :, None, None] * mixtures.placing[part]
    for p in range(PLACES):
        seen = np.einsum("ndq,ncdq->nc", given[:, :, p], paid[..., 2 - p : 7 - p], optimize=True)
        best = np.maximum(best, seen.max(axis=1))
    return best


def _best_defense(mixtures: Mixtures, part: slice, paid: Floats) -> Floats:
    held = np.zeros(paid.shape[::2])
    for p in range(PLACES):
        offense = mixtures.offense[part][:, :, p]
        cost = np.einsum("nc,ncdk->ndk", offense, paid[..., 2 - p : 7 - p], optimize=True)
        held += cost.min(axis=2)
    return np.asarray(held.min(axis=1))
