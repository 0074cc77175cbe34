"""The mixtures of many snaps at once: what they come to, and how far from the best they are."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.foto.outcomes import Kinds
from gridlight.coaches.snap import PLACES, SPOTS, Equilibrium

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Mixtures:
    """How both sides play each of n snaps: `offense` (n, cards, 3), `formation` (n, formations),
    `placing` (n, formations, 3, 5), as `snap.Equilibrium` has them.
    """

    offense: Floats
    formation: Floats
    placing: Floats

    @classmethod
    def even(cls, snaps: int, kinds: Kinds) -> Mixtures:
        """Every choice as likely as any other."""
        cards, formations, _ = kinds.of.shape
        return cls(
            np.full((snaps, cards, PLACES), 1.0 / (cards * PLACES)),
            np.full((snaps, formations), 1.0 / formations),
            np.full((snaps, formations, PLACES, SPOTS), 1.0 / SPOTS),
        )

    def put(self, snap: int, play: Equilibrium) -> None:
        """Play one of the snaps so."""
        self.offense[snap] = play.offense
        self.formation[snap] = play.formation
        self.placing[snap] = play.placing

    def at(self, snap: int, value: float = np.nan) -> Equilibrium:
        """How one of the snaps is played."""
        return Equilibrium(value, self.offense[snap], self.formation[snap], self.placing[snap])

    def kinds(self, snap: int, kinds: Kinds) -> Floats:
        """The chance of each kind of result in one of the snaps: (kinds,)."""
        cells = self.at(snap).cells().ravel()
        return np.bincount(kinds.of.ravel(), cells, len(kinds)).astype(np.float64)


def gaps(mixtures: Mixtures, kinds: Kinds, worth: Floats, some: int = 1024) -> Floats:
    """How many points a snap both best answers together gain: (n,).

    `worth` (n, kinds) is what each kind of result is worth to the offense.
    """
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
