"""How often each kind of result comes up when snaps are played as their mixtures say."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.jit import jit

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]


@jit
def count_kinds(
    offense: Floats, formation: Floats, placing: Floats, kinds: Whole, out: Floats
) -> None:
    """Fill `out` (snaps, kinds) with chances.

    `kinds` (cards, formations, 7) names each result's kind; the mixtures are those of
    `snap.Equilibrium`, with the snaps first.
    """
    out[:] = 0.0
    for n in range(out.shape[0]):
        for d in range(formation.shape[1]):
            for p in range(3):
                for q in range(5):
                    given = formation[n, d] * placing[n, d, p, q]
                    if given == 0.0:
                        continue
                    for c in range(offense.shape[1]):
                        out[n, kinds[c, d, q - p + 2]] += offense[n, c, p] * given


@jit
def count_gaps(
    offense: Floats, formation: Floats, placing: Floats, kinds: Whole, worth: Floats, out: Floats
) -> None:
    """Fill `out` (snaps,) with what both best answers together gain.

    `worth` (snaps, kinds) is what each kind of result is worth to the offense.
    """
    for n in range(out.size):
        best = -np.inf
        for p in range(3):
            for c in range(offense.shape[1]):
                best = max(best, _seen(formation[n], placing[n], kinds[c], worth[n], p))
        held = np.inf
        for d in range(formation.shape[1]):
            held = min(held, _held(offense[n], kinds[:, d], worth[n]))
        out[n] = best - held


@jit
def _seen(formation: Floats, placing: Floats, kinds: Whole, worth: Floats, p: int) -> float:
    """What a card is worth at a place against the defense's mixture."""
    total = 0.0
    for d in range(formation.size):
        for q in range(5):
            given = formation[d] * placing[d, p, q]
            if given != 0.0:
                total += given * worth[kinds[d, q - p + 2]]
    return total


@jit
def _held(offense: Floats, kinds: Whole, worth: Floats) -> float:
    """What a formation, placed at its best, holds the offense's mixture to."""
    total = 0.0
    for p in range(3):
        least = np.inf
        for q in range(5):
            cost = 0.0
            for c in range(offense.shape[0]):
                if offense[c, p] != 0.0:
                    cost += offense[c, p] * worth[kinds[c, q - p + 2]]
            least = min(least, cost)
        total += least
    return total
