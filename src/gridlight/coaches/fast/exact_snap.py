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

UNKNOWN = -9
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
def _fresh(plans: Whole, inverse: Floats, held: Floats, prices: Floats) -> None:
    """Begin with every row's own slack."""
    inverse[:] = 0.0
    for j in range(held.size):
        inverse[j, j] = 1.0
        held[j] = 1.0 + APART * (j + 1)
        prices[j] = 0.0
        plans[j] = -1
        plans[j, 1] = j


@jit
def _listed(plans: Whole, own: Flags, used: Whole) -> int:
    """Fill `own` and `used`; how many rows don't have their own slack in use."""
    count = 0
    for j in range(own.size):
        own[j] = plans[j, 0] < 0 and plans[j, 1] == j
        if not own[j]:
            used[count] = j
            count += 1
    used[count] = -1
    return count


@jit
def _swapped(matrix: Floats, one: int, two: int) -> None:
    """Change two rows for each other."""
    for j in range(matrix.shape[1]):
        matrix[one, j], matrix[two, j] = matrix[two, j], matrix[one, j]


@jit
def _inverted(matrix: Floats, out: Floats) -> bool:
    """Fill `out` with the inverse of `matrix`, which is spoiled; False where there is none."""
    size = matrix.shape[0]
    out[:] = 0.0
    for i in range(size):
        out[i, i] = 1.0
    for k in range(size):
        top = k + int(np.argmax(np.abs(matrix[k:, k])))
        if abs(matrix[top, k]) < 1e-9:
            return False
        if top != k:
            _swapped(matrix, k, top)
            _swapped(out, k, top)
        _cleared(matrix, out, k)
    return True


@jit
def _cleared(matrix: Floats, out: Floats, k: int) -> None:
    """Make the column `k` that of a unit, and do the same to `out`."""
    size = matrix.shape[0]
    part = 1.0 / matrix[k, k]
    for j in range(size):
        matrix[k, j] *= part
        out[k, j] *= part
    for i in range(size):
        part = matrix[i, k]
        if i != k and part != 0.0:
            for j in range(size):
                matrix[i, j] -= part * matrix[k, j]
                out[i, j] -= part * out[k, j]


@jit
def _pay(spread: Floats, plan: Whole, row: int) -> float:
    """What a plan, or a row's slack, has in a row."""
    if plan[0] < 0:
        return 1.0 if plan[1] == row else 0.0
    p = row % 3
    return float(spread[plan[0], row // 3, 5 * p + plan[1 + p]])


@jit
def _widened(
    spread: Floats, plans: Whole, own: Flags, used: Whole, back: Floats, inverse: Floats
) -> None:
    """Fill `inverse` from that of the rows without their own slack."""
    count = back.shape[0]
    inverse[:] = 0.0
    for j in range(own.size):
        inverse[j, j] = 1.0
    for j in range(count):
        for i in range(count):
            inverse[used[j], used[i]] = back[i, j]
    for k in range(count):
        for i in range(own.size):
            pay = _pay(spread, plans[used[k]], i) if own[i] else 0.0
            if pay != 0.0:
                for j in range(count):
                    inverse[used[j], i] -= pay * back[k, j]


@jit
def _taken_over(
    spread: Floats,
    plans: Whole,
    own: Flags,
    used: Whole,
    inverse: Floats,
    held: Floats,
    prices: Floats,
) -> bool:
    """Begin with the plans that were best for another snap; False where they won't do for this."""
    count = _listed(plans, own, used)
    core, back = np.empty((count, count)), np.empty((count, count))
    for i in range(count):
        for k in range(count):
            core[i, k] = _pay(spread, plans[used[k]], used[i])
    if not _inverted(core, back):
        return False
    _widened(spread, plans, own, used, back, inverse)
    held[:] = 0.0
    prices[:] = 0.0
    for j in range(held.size):
        for i in range(held.size):
            held[i] += inverse[j, i] * (1.0 + APART * (j + 1))
            if plans[i, 0] >= 0:
                prices[j] += inverse[j, i]
    return bool(held.min() >= 0.0)


@jit
def _best(
    spread: Floats,
    plans: Whole,
    own: Flags,
    used: Whole,
    inverse: Floats,
    held: Floats,
    prices: Floats,
) -> bool:
    """Pivot until nothing gains; False where that isn't reached."""
    rows, formations = held.size, spread.shape[0]
    step, trial = np.zeros(rows), np.zeros(rows)
    plan, totals = np.zeros(4, dtype=np.int64), np.zeros(formations)
    spots = np.zeros((formations, 3), dtype=np.int64)
    for _ in range(MOST_PIVOTS):
        best_plans(spread, prices, used, spots, totals)
        gain = _steepest(spread, inverse, own, prices, spots, totals, step, trial, plan)
        if gain == 0.0:
            return True
        row = _leaving(held, step)
        if row < 0:
            return False
        _pivot(inverse, held, step, row)
        for j in range(rows):
            prices[j] += gain * inverse[j, row]
        plans[row] = plan
        _listed(plans, own, used)
    return False


@jit
def solve_snap(worth: Floats, offense: Floats, formation: Floats, placing: Floats) -> float:
    """Fill the three mixtures with an exact equilibrium; return the snap's value.

    NaN when it isn't found within `MOST_PIVOTS`, which hasn't been seen.
    """
    plans = np.full((offense.size, 4), -1, dtype=np.int64)
    return _solve_from(worth, plans, False, offense, formation, placing)


@jit
def _solve_from(
    worth: Floats, plans: Whole, known: bool, offense: Floats, formation: Floats, placing: Floats
) -> float:
    """Solve a snap, from the plans that were best for another one where they are `known`."""
    rows = offense.size
    lift = 1.0 - worth.min()
    turned = by_formation(worth, lift)
    spread = by_spot(turned)
    inverse = np.empty((rows, rows))  # transposed: a column of it for each basic variable
    held, prices = np.empty(rows), np.empty(rows)
    own, used = np.ones(rows, dtype=np.bool_), np.full(rows + 1, -1, dtype=np.int64)
    done = False
    if known and _taken_over(spread, plans, own, used, inverse, held, prices):
        done = _best(spread, plans, own, used, inverse, held, prices)
    if not done:
        _fresh(plans, inverse, held, prices)
        _listed(plans, own, used)
        done = _best(spread, plans, own, used, inverse, held, prices)
    if not done:
        return np.nan
    for i in range(rows):
        held[i] = inverse[:, i].sum()  # what it is with the rows alike again
    _share_out(turned, held, plans, prices, offense, formation, placing)
    return float(1.0 / prices.sum() - lift)


@jit
def solve_snaps(
    worths: Floats, plans: Whole, offense: Floats, formation: Floats, placing: Floats
) -> int:
    """Fill the mixtures of many snaps; the number of the first that wasn't solved, or −1.

    `plans` (snaps, 36, 4) are those that were best for each snap when it was solved before, as
    this leaves them there, or `UNKNOWN`; then it begins with those of the snap before it.
    """
    for n in range(worths.shape[0]):
        known = plans[n, 0, 0] != UNKNOWN
        if n > 0 and not known:
            plans[n] = plans[n - 1]
        value = _solve_from(
            worths[n], plans[n], known or n > 0, offense[n], formation[n], placing[n]
        )
        if np.isnan(value):
            return n
    return -1
