"""What passes of All-Pro are worth on a packed board, with the dice's exact odds (AP-24 to AP-32).

Poses and values are those of `fast.pursuit`; `gone` is the worth, to X, of a pass dropped,
`lost` the worth by row, to Y, of Y's being stopped with the ball.
"""

from __future__ import annotations

import numpy as np

from gridlight.coaches.fast.jit import jit
from gridlight.coaches.fast.pursuit import (
    COLUMN,
    EMPTY,
    MOVER,
    OTHER,
    ROW,
    Floats,
    Places,
    chased,
    nearest,
    on_row,
    run_on,
)
from gridlight.coaches.fast.turns import ELIGIBLE, MINE, Small, Whole

NONE = -1e9
SHORT, LONG = 6, 12
SUMS = np.array([0, 0, 0, 0, 1, 0, 2, 0, 3, 0, 2, 0, 1], dtype=np.int64)
"""Ways, of 36, in which two even dice make a sum."""


@jit
def odds(
    occ: Small, around: Whole, passer: int, step: int, away: int, y: int, lost: Floats, up: int,
) -> tuple[float, float, float]:  # fmt: skip
    """The chances of complete and incomplete, and what interceptions are worth to Y in sum."""
    theirs = MOVER if y == 0 else OTHER
    caught, danger = 0.0, 0.0
    for spaces in range(2 if away <= SHORT else 4, away, 2):
        square = passer + step * spaces
        if occ[square] == theirs:
            chance = 1 / 6 if away <= SHORT else SUMS[spaces] / 36
            caught += chance
            danger += chance * on_row(lost, around[square, ROW], -up, 2.0)
    even = 0.5 if away <= SHORT else 0.25
    return even - caught, 1.0 - even, danger


@jit
def between(start: int, end: int, columns: int, around: Whole) -> tuple[int, int]:
    """The step from one square to another on a straight line, and their distance; 0, 0 off it."""
    right = around[end, COLUMN] - around[start, COLUMN]
    up = around[end, ROW] - around[start, ROW]
    if (right and up and abs(right) != abs(up)) or (right == 0 and up == 0):
        return 0, 0
    one = (1 if right > 0 else -1 if right < 0 else 0), (1 if up > 0 else -1 if up < 0 else 0)
    return one[1] * columns + one[0], max(abs(right), abs(up))


@jit
def thrown(
    worths: Floats, lost: Floats, weights: Floats, gone: float, occ: Small, at: Whole,
    where: Places, traits: Whole, around: Whole, x: int, y: int, passer: int, up: int,
    columns: int, rows: int, lateral: bool, seen: Whole, queue: Whole, each: Floats,
) -> float:  # fmt: skip
    """The worth of the best throw now; `each` gets the worth of a throw to each man of X."""
    best = NONE
    for man in range(MINE):
        each[man] = NONE
        to = at[x + man]
        if to < 0 or to == passer or not (lateral or traits[x + man] & ELIGIBLE):
            continue
        step, away = between(passer, to, columns, around)
        ahead = (around[to, ROW] - around[passer, ROW]) * up
        if away == 0 or away % 2 or away > (SHORT if lateral else LONG):
            continue
        if (ahead > 0) == lateral:
            continue
        good, bad, danger = odds(occ, around, passer, step, away, y, lost, up)
        straight = not traits[x + man] & ELIGIBLE
        caught = run_on(worths, weights, occ, where, around, y, to, up, rows, 2, straight, seen,
                        queue)  # fmt: skip
        each[man] = good * caught + bad * gone - danger
        best = max(best, each[man])
    return float(best)


@jit
def chance_to_throw(
    worths: Floats, weights: Floats, gone: float, occ: Small, at: Whole, where: Places,
    traits: Whole, around: Whole, x: int, y: int, passer: int, up: int, columns: int, rows: int,
    moves: int, head: int,
) -> float:  # fmt: skip
    """A guess at the best forward pass once receivers have made so many moves, Y `head`."""
    best = NONE
    column, row = around[passer, COLUMN], around[passer, ROW]
    for side in range(-1, 2):
        for away in range(2, LONG + 1, 2):
            there, ahead = column + side * away, row + up * away
            if there < 0 or there >= columns or ahead < 0 or ahead >= rows:
                break
            square = ahead * columns + there
            if occ[square] != MOVER + (x > 0) and occ[square] != EMPTY:
                continue
            if _comes(at, where, traits, x, passer, there, ahead) <= moves:
                caught = _caught(worths, weights, where, y, there, ahead, up, rows, head)
                even = 0.5 if away <= SHORT else 0.25
                best = max(best, even * caught + (1.0 - even) * gone)
    return float(best)


@jit
def _comes(
    at: Whole, where: Places, traits: Whole, x: int, passer: int, column: int, row: int
) -> int:  # fmt: skip
    best = np.int32(99)
    across, along = np.int32(column), np.int32(row)
    for man in range(x, x + MINE):
        if at[man] != passer and traits[man] & ELIGIBLE:
            away = max(abs(where[0, man] - across), abs(where[1, man] - along))
            best = min(best, away)
    return int(best)


@jit
def _caught(
    worths: Floats, weights: Floats, where: Places, y: int, column: int, row: int, up: int,
    rows: int, head: int,
) -> float:  # fmt: skip
    goal = rows - 2 if up > 0 else 1
    if (goal - row) * up <= 2:
        return float(worths[goal])
    after = row + 2 * up
    if nearest(where, y, column, after) - head > 3:
        return chased(worths, weights, where, y, column, after, up, rows, head)
    return float(worths[row + up])
