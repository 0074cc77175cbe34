"""What is wrong with how whole games are played with a draft, as one number; 0 is perfect."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.balance import RUN_SHARES
from gridlight.coaches.designer.cost import SHARP_USE, even_cost, figures_cost
from gridlight.coaches.fast import weigh as column

Floats = NDArray[np.float64]

ALL, NEAR_GOAL, SHORT_DOWNS, TYPICAL = range(4)
USUAL = 0.5
"""What the typical situations count, beside those of games."""

SPREAD, TOLERANCE = 250.0, 0.012
MOST_CAUGHT, CAUGHT = 0.62, 40.0
MOST_RUNS, RUNS = 0.63, 60.0
MOST_SACKS, SACKS = 0.04, 400.0
LEAST_USED, USED = 0.02, 4.0


def best_cost(groups: Floats, each: Floats) -> float:
    """The cost of play at its best.

    `groups` (groups, SUMS) are the sums of all situations, of those near the goal, of late downs
    with little to gain and of the typical ones; `each` (n, SUMS) those of every situation.
    """
    cards = slice(column.OFFENSE, column.FORMATIONS + 6)
    unused = np.maximum(0.0, SHARP_USE - each[:, cards].max(axis=0)) / SHARP_USE
    rare = np.maximum(0.0, LEAST_USED - groups[ALL, cards]) / LEAST_USED
    total = _football(groups) + even_cost(groups[ALL], 1.25)
    return float(total + 0.5 * unused.sum() + USED * (rare**2).sum())


def people_cost(groups: Floats) -> float:
    """The cost of play as people play; `groups` as in `best_cost`."""
    return _football(groups) + even_cost(groups[ALL], 1.0)


def _football(groups: Floats) -> float:
    """The cost of figures that aren't football's."""
    total = figures_cost(groups[ALL]) + USUAL * figures_cost(groups[TYPICAL])
    total += _kinds_of_play(groups[ALL])
    return total + sum(_caught(groups[group]) for group in (NEAR_GOAL, SHORT_DOWNS))


def _kinds_of_play(sums: Floats) -> float:
    """The cost of runs that aren't spread as football's, too many of them, and sacks."""
    runs = max(sums[column.RUNS], 1e-9)
    off = np.abs(sums[column.CLASSES : column.CLASSES + 6] / runs - RUN_SHARES)
    spread = SPREAD * float((np.maximum(0.0, off - TOLERANCE) ** 2).sum())
    sacks = sums[column.PASSES] - sums[column.THROWN]
    many = RUNS * max(0.0, sums[column.RUNS] - MOST_RUNS) ** 2
    return spread + float(many + SACKS * max(0.0, sacks - MOST_SACKS) ** 2)


def _caught(sums: Floats) -> float:
    """The cost of too many completions."""
    share = sums[column.CAUGHT] / max(sums[column.THROWN], 1e-9)
    return CAUGHT * max(0.0, float(share) - MOST_CAUGHT) ** 2
