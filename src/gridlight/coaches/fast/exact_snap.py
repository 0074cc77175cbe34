"""The exact equilibrium of a snap, by a revised simplex whose columns come from an oracle.

With all worths made positive, the defense's program is: most Σz, such that the columns of its
plans, weighed by z, pay no offense choice more than 1. A plan is a formation and a spot for each
place; each formation's best plan against given prices is found place by place, so that none of the
6 · 5³ columns is ever written down. The prices of the 36 rows are the offense's mixture. Of the
formations' best plans that one enters whose edge is steepest, which takes half as many pivots as
the one that promises most.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.jit import jit

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]

MOST_PIVOTS = 3000
SURE = 1e-10
WORTH_A_LOOK = 0.5
"""Of the best plan's gain: with less than this a plan's edge isn't measured."""

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
def by_spot(turned: Floats) -> Floats:
    """The same, as each place and spot has them, in 16 columns: (formations, cards, 3 · 5 + 1)."""
    formations, cards, _ = turned.shape
    spread = np.zeros((formations, cards, 16))
    for d in range(formations):
        for c in range(cards):
            for p in range(3):
                for q in range(5):
                    spread[d, c, 5 * p + q] = turned[d, c, q - p + 2]
    return spread


@jit
def best_plans(spread: Floats, prices: Floats, used: Whole, spots: Whole, totals: Floats) -> None:
    """Fill `spots` (formations, 3) and `totals` with each formation's cheapest plan and cost.

    `used` are the rows that may have a price, ended by a negative number.
    """
    costs = np.empty(15)
    for d in range(spread.shape[0]):
        costs[:] = 0.0
        for row in used:
            if row < 0:
                break
            price, c, first = prices[row], row // 3, 5 * (row % 3)
            for k in range(first, first + 5):
                costs[k] += price * spread[d, c, k]
        total = 0.0
        for p in range(3):
            who = 5 * p
            for k in range(5 * p + 1, 5 * p + 5):
                if costs[k] < costs[who]:
                    who = k
            spots[d, p] = who - 5 * p
            total += costs[who]
        totals[d] = total


@jit
def _length(step: Floats) -> float:
    """The square of an edge's length; in four sums, which a processor adds at the same time."""
    one = two = three = four = 0.0
    whole = step.size // 4 * 4
    for i in range(0, whole, 4):
        one += step[i] * step[i]
        two += step[i + 1] * step[i + 1]
        three += step[i + 2] * step[i + 2]
        four += step[i + 3] * step[i + 3]
    for i in range(whole, step.size):
        one += step[i] * step[i]
    return 1.0 + one + two + three + four


@jit
def _enter(spread: Floats, inverse: Floats, own: Flags, spots: Whole, d: int, step: Floats) -> None:
    """Fill `step` with what one unit of a formation's plan takes from each basic variable."""
    step[:] = 0.0
    for p in range(3):
        spot = 5 * p + spots[d, p]
        for c in range(spread.shape[1]):
            row, pay = 3 * c + p, spread[d, c, spot]
            if own[row]:  # the row's own slack is in use: its column is a unit's
                step[row] += pay
                continue
            for i in range(step.size):
                step[i] += inverse[row, i] * pay


@jit
def _steepest(
    spread: Floats,
    inverse: Floats,
    own: Flags,
    prices: Floats,
    spots: Whole,
    totals: Floats,
    step: Floats,
    trial: Floats,
    plan: Whole,
) -> float:
    """Fill `plan` and `step` with what enters; how much a unit of it gains, 0 for nothing."""
    best, gained = 0.0, 0.0
    enough = max(SURE, WORTH_A_LOOK * (1.0 - totals.min()))
    for d in range(spots.shape[0]):
        gain = 1.0 - totals[d]
        if gain <= enough:
            continue
        _enter(spread, inverse, own, spots, d, trial)
        norm = _length(trial)
        if gain * gain > best * norm:
            best, gained = gain * gain / norm, gain
            step[:] = trial
            plan[0] = d
            plan[1], plan[2], plan[3] = spots[d, 0], spots[d, 1], spots[d, 2]
    for row in range(prices.size):
        gain = -prices[row]
        if gain <= SURE:
            continue
        norm = _length(inverse[row])
        if gain * gain > best * norm:
            best, gained = gain * gain / norm, gain
            step[:] = inverse[row]
            plan[0], plan[1] = -1, row
    return gained


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
    spread = by_spot(turned)
    inverse = np.eye(rows)  # transposed: a column of it for each basic variable
    held = np.ones(rows) + APART * np.arange(1, rows + 1)
    plans = np.full((rows, 4), -1, dtype=np.int64)
    plans[:, 1] = np.arange(rows)  # the slack of each row
    own = np.ones(rows, dtype=np.bool_)
    used = np.full(rows + 1, -1, dtype=np.int64)
    prices, step, trial = np.zeros(rows), np.zeros(rows), np.zeros(rows)
    plan = np.zeros(4, dtype=np.int64)
    spots = np.zeros((formation.size, 3), dtype=np.int64)
    totals = np.zeros(formation.size)
    for _ in range(MOST_PIVOTS):
        best_plans(spread, prices, used, spots, totals)
        gain = _steepest(spread, inverse, own, prices, spots, totals, step, trial, plan)
        if gain == 0.0:
            for i in range(rows):
                held[i] = inverse[:, i].sum()  # what it is with the rows alike again
            _share_out(turned, held, plans, prices, offense, formation, placing)
            return float(1.0 / prices.sum() - lift)
        row = _leaving(held, step)
        if row < 0:
            break
        _pivot(inverse, held, step, row)
        for j in range(rows):
            prices[j] += gain * inverse[j, row]
        plans[row] = plan
        own[row] = plan[0] < 0 and plan[1] == row
        count = 0
        for j in range(rows):
            if not own[j]:
                used[count] = j
                count += 1
        used[count] = -1
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


@jit
def solve_snaps(worths: Floats, offense: Floats, formation: Floats, placing: Floats) -> int:
    """Fill the mixtures of many snaps; the number of the first that wasn't solved, or −1."""
    for n in range(worths.shape[0]):
        if np.isnan(solve_snap(worths[n], offense[n], formation[n], placing[n])):
            return n
    return -1
