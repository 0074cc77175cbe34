"""What mixtures of a deck's plays come to, summed for the designer."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.jit import jit
from gridlight.coaches.fast.plates import (
    CATCH,
    FUMBLE,
    INCOMPLETE,
    INTERCEPTION,
    NO_CATCH,
    OUTCOME,
    TOUCHDOWN,
    YARDS,
)

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

RUNS, RUN_YARDS, THROWN, CAUGHT, CATCH_YARDS, PICKED, FUMBLED, BROKEN, PASSES = range(9)
CLASSES, OFFENSE, FORMATIONS, ALIGNMENTS, PLACES = 9, 15, 27, 33, 40
SUMS = 43
LEAST_YARDS = 30  # the price lists begin 30 yards behind the line
FAR_YARDS = 40


@jit
def price(table: Floats, prices: Floats, worth: Floats) -> None:
    """Fill `worth` (cards, formations, 7) from a list of prices by outcome and yards."""
    cards, formations, _, _ = table.shape
    for c in range(cards):
        for d in range(formations):
            for k in range(7):
                outcome = int(table[c, d, k, OUTCOME])
                worth[c, d, k] = prices[outcome, int(table[c, d, k, YARDS]) + LEAST_YARDS]


@jit
def _run_class(yards: float) -> int:
    if yards <= 0.0:
        return 0
    if yards <= 3.0:
        return 1
    if yards <= 6.0:
        return 2
    if yards <= 12.0:
        return 3
    return 4 if yards <= 20.0 else 5


@jit
def _add(result: Floats, run: bool, chance: float, sums: Floats) -> None:
    outcome = int(result[OUTCOME])
    yards = FAR_YARDS if outcome == TOUCHDOWN else result[YARDS]
    if outcome == FUMBLE:
        sums[FUMBLED] += chance
    elif outcome == TOUCHDOWN:
        sums[BROKEN] += chance
    if run:
        sums[RUNS] += chance
        sums[RUN_YARDS] += chance * yards
        sums[CLASSES + _run_class(yards)] += chance
        return
    sums[PASSES] += chance
    if result[CATCH] != NO_CATCH:
        sums[THROWN] += chance
        sums[CAUGHT] += chance
        sums[CATCH_YARDS] += chance * yards
    elif outcome == INTERCEPTION:
        sums[THROWN] += chance
        sums[PICKED] += chance
    elif outcome == INCOMPLETE:
        sums[THROWN] += chance


@jit
def weigh(
    table: Floats, runs: Whole, offense: Floats, formation: Floats, placing: Floats, sums: Floats
) -> None:
    """Fill `sums` with what a mixture comes to: the columns above."""
    cards, formations, _, _ = table.shape
    sums[:] = 0.0
    for c in range(cards):
        for d in range(formations):
            for k in range(7):
                chance = 0.0
                for p in range(3):
                    q = k + p - 2
                    if 0 <= q < 5:
                        chance += offense[c, p] * formation[d] * placing[d, p, q]
                sums[ALIGNMENTS + k] += chance
                _add(table[c, d, k], runs[c] != 0, chance, sums)
    for c in range(cards):
        for p in range(3):
            sums[OFFENSE + c] += offense[c, p]
            sums[PLACES + p] += offense[c, p]
    for d in range(formations):
        sums[FORMATIONS + d] += formation[d]
