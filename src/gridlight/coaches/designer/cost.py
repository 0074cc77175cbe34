"""What is wrong with a draft, as one number that the annealer brings down.

The parts: facts (FE-10), shape, results (too much alike, hidden starts, close calls) and balance
(the bands of real football, use of every card, even use of alignments and places). 0 is perfect.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.balance import BANDS, RUN_SHARES, SITUATIONS
from gridlight.coaches.fast import weigh as column
from gridlight.coaches.kernels import Outcome
from gridlight.coaches.snap import worth_of

Floats = NDArray[np.float64]

COMMON = SITUATIONS[:5]
FARTHEST = 70
INNER = 0.2  # of a band's width that a figure should keep from its ends


@dataclass(frozen=True, slots=True)
class Weights:
    """What each fault costs."""

    facts: float = 30.0
    shape: float = 1.5
    alike: float = 4.0
    hidden: float = 0.25
    close: float = 0.5
    bands: float = 30.0
    runs: float = 60.0
    use: float = 0.8
    even: float = 2.0


WEIGHTS = Weights()
ALIKE_LEAST, ALIKE_MEAN = 4, 5.6
HIDDEN = 3
CLOSE, TOO_CLOSE = 0.13, 0.07
MOST_OFFENSE, LEAST_OFFENSE = 0.135, 0.035
MOST_FORMATION, LEAST_FORMATION = 0.27, 0.09
MOST_ALIGNMENT, LEAST_ALIGNMENT = 0.25, 0.04
MOST_PLACE, LEAST_PLACE = 0.43, 0.2
SHARP_USE = 0.02


def prices() -> Floats:
    """Points by situation, outcome and yards, for `weigh.price`."""
    yards = range(-column.LEAST_YARDS, FARTHEST)
    return np.array(
        [[[worth_of(kind, y, at) for y in yards] for kind in Outcome] for at, _ in COMMON]
    )


def shares() -> Floats:
    """How often each of the priced situations comes up."""
    weights: Floats = np.array([weight for _, weight in COMMON])
    weights /= weights.sum()
    return weights


def results_cost(outcome: Floats, yards: Floats, margin: Floats, hidden: int) -> float:
    """The cost of results that are too much alike, too close, or over at once."""
    bare = (outcome == Outcome.INCOMPLETE) | (outcome == Outcome.TOUCHDOWN)
    label = np.sort(outcome * 1000 + np.where(bare, 0, yards), axis=2)
    apart = 1 + (np.diff(label, axis=2) != 0).sum(axis=2)
    alike = (np.maximum(0, ALIKE_LEAST - apart) ** 2).sum() * 0.25
    alike += max(0.0, ALIKE_MEAN - apart.mean()) ** 2 * 4.0
    near = (np.maximum(0.0, 1.0 - margin / CLOSE)) ** 2
    near += 3.0 * np.maximum(0.0, 1.0 - margin / TOO_CLOSE) ** 2
    return float(
        WEIGHTS.alike * alike
        + WEIGHTS.close * near.sum()
        + WEIGHTS.hidden * max(0, hidden - HIDDEN)
    )


def _outside(values: Floats, least: float, most: float) -> float:
    """How far shares lie outside their limits, in parts of the limit, squared and summed."""
    over = np.maximum(0.0, values / most - 1.0)
    under = np.maximum(0.0, 1.0 - values / least)
    return float((3.0 * over**2 + under**2).sum())


def figures_cost(sums: Floats) -> float:
    """The cost of figures outside their bands, and of runs that aren't spread as football's."""
    thrown = max(sums[column.THROWN], 1e-9)
    runs = max(sums[column.RUNS], 1e-9)
    values = {
        "yards_a_run": sums[column.RUN_YARDS] / runs,
        "completions": sums[column.CAUGHT] / thrown,
        "yards_a_completion": sums[column.CATCH_YARDS] / max(sums[column.CAUGHT], 1e-9),
        "interceptions": sums[column.PICKED] / thrown,
        "fumbles": sums[column.FUMBLED],
        "breakaways": sums[column.BROKEN],
    }
    total = 0.0
    for key, band in BANDS.items():
        width = band.high - band.low
        low, high = band.low + INNER * width, band.high - INNER * width
        off = max(0.0, low - values[key], values[key] - high) / width
        total += WEIGHTS.bands * min(off * off, off)
    spread = sums[column.CLASSES : column.CLASSES + 6] / runs - RUN_SHARES
    total += WEIGHTS.runs * float((np.maximum(0.0, np.abs(spread) - 0.015) ** 2).sum())
    split = abs(sums[column.RUNS] - 0.56)
    sacks = sums[column.PASSES] - sums[column.THROWN]
    return float(total + 4.0 * max(0.0, split - 0.08) ** 2 + 150.0 * max(0.0, sacks - 0.045) ** 2)


def even_cost(sums: Floats, ease: float) -> float:
    """The cost of leaning on few cards, alignments or places; `ease` loosens all limits."""
    offense = sums[column.OFFENSE : column.OFFENSE + 12]
    formations = sums[column.FORMATIONS : column.FORMATIONS + 6]
    alignments = sums[column.ALIGNMENTS : column.ALIGNMENTS + 7]
    places = sums[column.PLACES : column.PLACES + 3]
    use = _outside(offense, LEAST_OFFENSE / ease**3, MOST_OFFENSE * ease)
    use += _outside(formations, LEAST_FORMATION / ease**3, MOST_FORMATION * ease)
    even = _outside(alignments, LEAST_ALIGNMENT / ease**3, MOST_ALIGNMENT * ease)
    even += _outside(places, LEAST_PLACE / ease**3, MOST_PLACE * ease)
    return WEIGHTS.use * use + WEIGHTS.even * even


def first_cost(sharp: Floats, noisy: Floats) -> float:
    """The cost of first and ten by itself, from its sums."""
    figures = figures_cost(sharp) + figures_cost(noisy)
    return 0.5 * figures + 0.4 * even_cost(sharp, 1.5)


def balance_cost(sharp: Floats, noisy: Floats, share: Floats) -> float:
    """The cost of a deck's balance, from the sums of each situation: (situations, SUMS)."""
    keen, loose = share @ sharp, share @ noisy
    total = figures_cost(keen) + figures_cost(loose)
    total += first_cost(sharp[0], noisy[0])
    total += even_cost(keen, 1.25) + even_cost(loose, 1.0)
    cards = slice(column.OFFENSE, column.FORMATIONS + 6)
    unused = np.maximum(0.0, SHARP_USE - sharp[:, cards].max(axis=0)) / SHARP_USE
    return total + 0.5 * float(unused.sum())
