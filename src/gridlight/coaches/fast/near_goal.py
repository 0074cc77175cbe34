"""What results are worth where the goal line is, for the designer."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.jit import jit
from gridlight.coaches.fast.plates import (
    CATCH,
    INCOMPLETE,
    INTERCEPTION,
    NO_CATCH,
    OUTCOME,
    REACH,
    TOUCHDOWN,
    YARDS,
)
from gridlight.coaches.fast.weigh import LEAST_YARDS

Floats = NDArray[np.float64]

END_ZONE = 10


@jit
def _shown(result: Floats, to_goal: int) -> int:
    """The outcome with the goal line so far away. FE-12"""
    outcome = int(result[OUTCOME])
    star = result[YARDS] if outcome == INTERCEPTION else result[CATCH]
    if star != NO_CATCH and star > to_goal + END_ZONE:
        return INCOMPLETE
    return TOUCHDOWN if math.floor(result[REACH]) >= to_goal else outcome


@jit
def price_near(table: Floats, prices: Floats, to_goal: int, worth: Floats) -> None:
    """Fill `worth` (cards, formations, 7) from a list of prices by outcome and yards.

    The list itself holds touchdowns where a play ends beyond the goal line.
    """
    cards, formations, _, _ = table.shape
    for c in range(cards):
        for d in range(formations):
            for k in range(7):
                outcome = _shown(table[c, d, k], to_goal)
                worth[c, d, k] = prices[outcome, int(table[c, d, k, YARDS]) + LEAST_YARDS]
