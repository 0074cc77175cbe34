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
def by_row(turned: Floats) -> Floats:
    """The same, as each row (card and place) has them: (rows, 5 · formations), spots last."""
    formations, cards, _ = turned.shape
    spread = np.empty((3 * cards, 5 * formations))
    for c in range(cards):
        for p in range(3):
            for d in range(formations):
                for q in range(5):
                    spread[3 * c + p, 5 * d + q] = turned[d, c, q - p + 2]
    return spread


@jit
def best_plans(
    spread: Floats, prices: Floats, used: Whole, costs: Floats, spots: Whole, totals: Floats
) -> None:
    """Fill `spots` (formations, 3) and `totals` with each formation's cheapest plan and cost.

    `used` are the rows that may have a price, ended by a negative number; `costs` (3, 5 ·
    formations) is room to reckon in.
    """
    costs[:] = 0.0
    for row in used:
        if row < 0:
            break
        price, place = prices[row], row % 3
        for k in range(costs.shape[1]):
            costs[place, k] += price * spread[row, k]
    for d in range(totals.size):
        total = 0.0
        for p in range(3):
            who, least = 0, costs[p, 5 * d]
            for q in range(1, 5):
                if costs[p, 5 * d + q] < least:
                    who, least = q, costs[p, 5 * d + q]
            spots[d, p] = who
            total += least
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
def _enter(
    spread: Floats, inverse: Floats, own: Flags, used: Whole, spots: Whole, d: int, step: Floats
) -> None:
    """Fill `step` with what one unit of a formation's plan takes from each basic variable.

    Rows come four at a time, so that what was added up is read and written less often.
    """
    first, second, third = 5 * d + spots[d, 0], 5 * d + spots[d, 1], 5 * d + spots[d, 2]
    for row in range(0, step.size, 3):  # a slack that is in use has a unit's column
        step[row] = spread[row, first] if own[row] else 0.0
        step[row + 1] = spread[row + 1, second] if own[row + 1] else 0.0
        step[row + 2] = spread[row + 2, third] if own[row + 2] else 0.0
    n = 0
    while used[n] >= 0 and used[n + 1] >= 0 and used[n + 2] >= 0 and used[n + 3] >= 0:
        a, b, c, e = used[n], used[n + 1], used[n + 2], used[n + 3]
        from_a, from_b = spread[a, 5 * d + spots[d, a % 3]], spread[b, 5 * d + spots[d, b % 3]]
        from_c, from_e = spread[c, 5 * d + spots[d, c % 3]], spread[e, 5 * d + spots[d, e % 3]]
        for i in range(step.size):
            step[i] += (inverse[a, i] * from_a + inverse[b, i] * from_b) + (
                inverse[c, i] * from_c + inverse[e, i] * from_e
            )
        n += 4
    while used[n] >= 0:
        a = used[n]
        from_a = spread[a, 5 * d + spots[d, a % 3]]
        for i in range(step.size):
            step[i] += inverse[a, i] * from_a
        n += 1


@jit
def _steepest(
    spread: Floats,
    inverse: Floats,
    own: Flags,
    used: Whole,
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
        _enter(spread, inverse, own, used, spots, d, trial)
        norm = _length(trial)
        if gain * gain > best * norm:
            best, gained = gain * gain / norm, gain
            step[:] = trial
            plan[0] = d
            plan[1], plan[2], plan[3] = spots[d, 0], spots[d, 1], spots[d, 2]
    for row in used:
        if row < 0:
            break
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
def _pivot(
    inverse: Floats, held: Floats, prices: Floats, step: Floats, row: int, gain: float
) -> None:
    """Let the entering column take the place of a row's variable; every unit of it gains."""
    rows, whole = held.size, 1.0 / step[row]
    for j in range(rows):
        part = inverse[j, row] * whole
        if part != 0.0:
            for i in range(rows):
                inverse[j, i] -= step[i] * part
            prices[j] += gain * part
        inverse[j, row] = part
    part = held[row] * whole
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
def _inverted(matrix: Floats) -> bool:
    """Turn a matrix into its inverse; False where there is none, and the matrix is spoiled."""
    size = matrix.shape[0]
    swaps = np.empty(size, dtype=np.int64)
    for k in range(size):
        top = k
        for i in range(k + 1, size):
            if abs(matrix[i, k]) > abs(matrix[top, k]):
                top = i
        if abs(matrix[top, k]) < 1e-9:
            return False
        swaps[k] = top
        if top != k:
            _swapped(matrix, k, top)
        _cleared(matrix, k)
    for k in range(size - 1, -1, -1):
        if swaps[k] != k:
            for i in range(size):
                matrix[i, k], matrix[i, swaps[k]] = matrix[i, swaps[k]], matrix[i, k]
    return True


@jit
def _cleared(matrix: Floats, k: int) -> None:
    """Make the column `k` that of a unit, and keep in its place what did that."""
    size = matrix.shape[0]
    part = 1.0 / matrix[k, k]
    matrix[k, k] = 1.0
    for j in range(size):
        matrix[k, j] *= part
    for i in range(size):
        part = matrix[i, k]
        if i != k and part != 0.0:
            matrix[i, k] = 0.0
            for j in range(size):
                matrix[i, j] -= part * matrix[k, j]


@jit
def _pay(spread: Floats, plan: Whole, row: int) -> float:
    """What a plan, or a row's slack, has in a row."""
    if plan[0] < 0:
        return 1.0 if plan[1] == row else 0.0
    return float(spread[row, 5 * plan[0] + plan[1 + row % 3]])


@jit
def _widened(
    spread: Floats, plans: Whole, own: Flags, used: Whole, back: Floats, inverse: Floats
) -> None:
    """Fill `inverse` from that of the rows without their own slack."""
    count, rows = back.shape[0], own.size
    inverse[:] = 0.0
    for j in range(rows):
        inverse[j, j] = 1.0
    pays = np.zeros((count, rows))
    for k in range(count):
        for i in range(rows):
            if own[i]:
                pays[k, i] = _pay(spread, plans[used[k]], i)
    for j in range(count):
        row = used[j]
        inverse[row, row] = 0.0
        for k in range(count):
            part = back[k, j]
            for i in range(rows):
                inverse[row, i] -= pays[k, i] * part
        for i in range(count):
            inverse[row, used[i]] = back[i, j]


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
    core = np.empty((count, count))
    for i in range(count):
        for k in range(count):
            core[i, k] = _pay(spread, plans[used[k]], used[i])
    if not _inverted(core):
        return False
    _widened(spread, plans, own, used, core, inverse)
    held[:] = 0.0
    for j in range(held.size):
        right = 1.0 + APART * (j + 1)
        for i in range(held.size):
            held[i] += inverse[j, i] * right
    prices[:] = 0.0
    for i in range(count):
        if plans[used[i], 0] >= 0:
            for j in range(count):
                prices[used[j]] += core[i, j]
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
    rows, formations = held.size, spread.shape[1] // 5
    step, trial = np.zeros(rows), np.zeros(rows)
    plan, totals = np.zeros(4, dtype=np.int64), np.zeros(formations)
    spots, costs = np.zeros((formations, 3), dtype=np.int64), np.empty((3, spread.shape[1]))
    for _ in range(MOST_PIVOTS):
        best_plans(spread, prices, used, costs, spots, totals)
        gain = _steepest(spread, inverse, own, used, prices, spots, totals, step, trial, plan)
        if gain == 0.0:
            return True
        row = _leaving(held, step)
        if row < 0:
            return False
        _pivot(inverse, held, prices, step, row, gain)
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
    spread = by_row(turned)
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
    held[:] = 0.0
    for j in range(rows):
        for i in range(rows):
            held[i] += inverse[j, i]  # what it is with the rows alike again
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
