"""The exact equilibrium of a snap, by a revised simplex whose columns come from an oracle.

With all worths made positive, the defense's program is: most Σz, such that the columns of its
plans, weighed by z, pay no offense choice more than 1. A plan is a formation and a spot for each
place; the best of all plans against given prices is found place by place, so that none of the
6 · 5³ columns is ever written down. The prices of the 36 rows are the offense's mixture.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.jit import jit

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

MOST_PIVOTS = 3000
SURE = 1e-10
APART = 1e-9
"""What the right-hand sides differ by, so that no two rows tie."""


@jit
def by_formation(worth: Floats, lift: float) -> Floats:
    """The worths, lifted, with the formations first: (formations, cards, 7)."""
    cards, formations, _ = worth.shape
    turned = np.empty((formations, cards, 7))
    for c in range(cards):
        for d in range(formations):
            for k in range(7):
                turned[d, c, k] = worth[c, d, k] + lift
    return turned


@jit
def best_plan(turned: Floats, prices: Floats, plan: Whole, costs: Floats) -> float:
    """Fill `plan` (formation, three spots) with the cheapest plan at these prices; its cost."""
    formations, cards, _ = turned.shape
    least = 1e300
    spots = (0, 0, 0)
    for d in range(formations):
        costs[:] = 0.0
        for c in range(cards):
            one, two, three = prices[3 * c], prices[3 * c + 1], prices[3 * c + 2]
            for q in range(5):
                costs[0, q] += one * turned[d, c, q + 2]
                costs[1, q] += two * turned[d, c, q + 1]
                costs[2, q] += three * turned[d, c, q]
        spots = (_lowest(costs, 0), _lowest(costs, 1), _lowest(costs, 2))
        total = costs[0, spots[0]] + costs[1, spots[1]] + costs[2, spots[2]]
        if total < least:
            least = total
            plan[0] = d
            plan[1], plan[2], plan[3] = spots
    return least


@jit
def _lowest(costs: Floats, p: int) -> int:
    who = 0
    for q in range(1, 5):
        if costs[p, q] < costs[p, who]:
            who = q
    return who


@jit
def _enter(turned: Floats, inverse: Floats, plan: Whole, step: Floats) -> None:
    """Fill `step` with what one unit of a plan takes from each basic variable."""
    step[:] = 0.0
    for c in range(turned.shape[1]):
        for p in range(3):
            pay = turned[plan[0], c, plan[1 + p] - p + 2]
            for i in range(step.size):
                step[i] += inverse[3 * c + p, i] * pay


@jit
def _pivot(inverse: Floats, held: Floats, step: Floats, row: int) -> None:
    """Let the entering column take the place of a row's variable."""
    rows = held.size
    for j in range(rows):
        part = inverse[j, row] / step[row]
        if part != 0.0:
            for i in range(rows):
                inverse[j, i] -= step[i] * part
        inverse[j, row] = part
    part = held[row] / step[row]
    for i in range(rows):
        held[i] -= step[i] * part
    held[row] = part


@jit
def _leaving(held: Floats, step: Floats) -> int:
    """The row that empties first when the entering column grows."""
    who, least = -1, 1e300
    for i in range(held.size):
        if step[i] > SURE and held[i] / step[i] < least:
            who, least = i, held[i] / step[i]
    return who


@jit
def solve_snap(worth: Floats, offense: Floats, formation: Floats, placing: Floats) -> float:
    """Fill the three mixtures with an exact equilibrium; return the snap's value.

    NaN when it isn't found within `MOST_PIVOTS`, which hasn't been seen.
    """
    rows = offense.size
    lift = 1.0 - worth.min()
    turned = by_formation(worth, lift)
    inverse = np.eye(rows)  # transposed: a column of it for each basic variable
    costs = np.empty((3, 5))
    held = np.ones(rows) + APART * np.arange(1, rows + 1)
    plans = np.full((rows, 4), -1, dtype=np.int64)
    plans[:, 1] = np.arange(rows)  # the slack of each row
    prices = np.zeros(rows)
    step = np.zeros(rows)
    plan = np.zeros(4, dtype=np.int64)
    for _ in range(MOST_PIVOTS):
        gain = 1.0 - best_plan(turned, prices, plan, costs)
        slack = int(np.argmin(prices))
        if gain <= SURE and prices[slack] >= -SURE:
            for i in range(rows):
                held[i] = inverse[:, i].sum()  # what it is with the rows alike again
            _share_out(turned, held, plans, prices, offense, formation, placing)
            return float(1.0 / prices.sum() - lift)
        if gain < -prices[slack]:
            gain = -prices[slack]
            plan[0], plan[1] = -1, slack
            step[:] = inverse[slack]
        else:
            _enter(turned, inverse, plan, step)
        row = _leaving(held, step)
        if row < 0:
            break
        _pivot(inverse, held, step, row)
        for j in range(rows):
            prices[j] += gain * inverse[j, row]
        plans[row] = plan
    return np.nan


@jit
def _share_out(
    turned: Floats,
    held: Floats,
    plans: Whole,
    prices: Floats,
    offense: Floats,
    formation: Floats,
    placing: Floats,
) -> None:
    """Read the mixtures off the last basis."""
    formations, cards, _ = turned.shape
    total = 0.0
    for i in range(prices.size):
        total += max(prices[i], 0.0)
    for c in range(cards):
        for p in range(3):
            offense[c, p] = max(prices[3 * c + p], 0.0) / total
    formation[:] = 0.0
    placing[:] = 0.0
    for i in range(held.size):
        d = plans[i, 0]
        if d >= 0:
            weight = max(held[i], 0.0)
            formation[d] += weight
            for p in range(3):
                placing[d, p, plans[i, 1 + p]] += weight
    total = formation.sum()
    for d in range(formations):
        for p in range(3):
            if formation[d] > 1e-12:
                placing[d, p] /= formation[d]
            else:
                _best_spot(turned, offense, d, p, placing)
        formation[d] /= total


@jit
def _best_spot(turned: Floats, offense: Floats, d: int, p: int, placing: Floats) -> None:
    """Where a formation that isn't used would best lie."""
    who, low = 0, 1e300
    for q in range(5):
        cost = 0.0
        for c in range(turned.shape[1]):
            cost += offense[c, p] * turned[d, c, q - p + 2]
        if cost < low:
            who, low = q, cost
    placing[d, p] = 0.0
    placing[d, p, who] = 1.0
