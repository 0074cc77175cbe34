"""Who catches whom on a packed board of All-Pro: tackles, races to the goal, runs.

A pose is `at`, the squares of the 22 men as in `fast.turns` (−1: out of the play), and `occ`,
which says of each square what stands there. X has the ball, Y hunts it; `x` and `y` are the
numbers of their first men. Values are those of X, by row where its carrier is stopped.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.jit import jit
from gridlight.coaches.fast.turns import ELIGIBLE, MEN, MINE, Small, Whole, ways

Floats = NDArray[np.float64]
Places = NDArray[np.int32]

EMPTY, PAIR = 0, 2  # on a square: nobody; +1 movers, +2 others; a pair: +2 on these
MOVER, OTHER = 1, 2
FAR = 99
AWAY = 1_000
HORIZON = 8
COLUMN, ROW = 8, 9  # of a square, beside the eight around it
CAUGHT, LANE, THROWN, WAITS = 0, 1, 2, 3  # weights, by their place
WEIGHTS = 4


@jit
def chart_of(columns: int, rows: int) -> Whole:
    """The eight squares around each, −1 off the board, then its column and its row."""
    around = ways(columns, rows)
    chart = np.empty((columns * rows, 10), dtype=np.int64)
    chart[:, :8] = around
    for square in range(columns * rows):
        chart[square, COLUMN], chart[square, ROW] = square % columns, square // columns
    return chart


@jit
def locate(at: Whole, around: Whole, where: Places) -> None:
    """Fill `where` with columns and rows of the men, far off for those out of the play."""
    for man in range(MEN):
        where[0, man] = where[1, man] = AWAY
        if at[man] >= 0:
            where[0, man] = around[at[man], COLUMN]
            where[1, man] = around[at[man], ROW]


@jit
def nearest(where: Places, first: int, column: int, row: int) -> int:
    """Moves to a square for the nearest of eleven men, were the board empty."""
    best = np.int32(FAR)
    across, along = np.int32(column), np.int32(row)
    for man in range(first, first + MINE):
        away = max(abs(where[0, man] - across), abs(where[1, man] - along))
        best = min(best, away)
    return int(best)


@jit
def hunted(
    occ: Small, around: Whole, square: int, y: int, seen: Whole, queue: Whole
) -> int:  # fmt: skip
    """The fewest moves, three at most, in which one man of Y gets to a square; else `FAR`."""
    mine = MOVER if y == 0 else OTHER
    seen[0] += 1
    stamp = seen[0]
    seen[square + 1] = stamp
    queue[0] = square
    begin, end = 0, 1
    for moves in range(1, 4):
        last = end
        for n in range(begin, last):
            for way in range(8):
                to = around[queue[n], way]
                if to < 0 or seen[to + 1] == stamp:
                    continue
                seen[to + 1] = stamp
                found = occ[to]
                if found == mine:
                    return moves
                if found == EMPTY or found == mine + PAIR:
                    queue[end] = to
                    end += 1
        begin = last
    return FAR


@jit
def broken_through(
    occ: Small, around: Whole, square: int, y: int, guarded: bool, at: Whole, traits: Whole
) -> bool:  # fmt: skip
    """Whether Y blocks a man beside the carrier and tackles over him: one block, two steps.

    `guarded` says that eligible men may not be blocked.
    """
    mine = MOVER if y == 0 else OTHER
    x = MINE - y
    for way in range(8):
        to = around[square, way]
        if to < 0 or occ[to] != MOVER + OTHER - mine:
            continue
        if guarded and _is_eligible(at, traits, x, to):
            continue
        hunters = 0
        for other in range(8):
            near = around[to, other]
            if near >= 0 and occ[near] == mine:
                hunters += 1
        if hunters >= 2:
            return True
    return False


@jit
def _is_eligible(at: Whole, traits: Whole, first: int, square: int) -> bool:
    for man in range(first, first + MINE):
        if at[man] == square:
            return bool(traits[man] & ELIGIBLE)
    return False


@jit
def on_row(worths: Floats, row: int, up: int, rows_on: float) -> float:
    """The worth of being stopped so many rows ahead of a row, parts of rows in between."""
    exact = row + up * rows_on
    last = worths.size - 1
    exact = min(max(exact, 0.0), float(last))
    low = int(exact)
    if low >= last:
        return float(worths[last])
    part = exact - low
    return float(worths[low] * (1.0 - part) + worths[low + 1] * part)


@jit
def free_run(
    where: Places, y: int, column: int, row: int, up: int, rows: int, head: int
) -> int:  # fmt: skip
    """Rows that a carrier gains straight ahead, Y to move, until one man of Y can catch him.

    `head` are moves that Y has made by then besides.
    """
    goal = rows - 2 if up > 0 else 1
    left = (goal - row) * up
    for turn in range(HORIZON):
        gained = 3 * turn
        if gained >= left:
            return left
        if nearest(where, y, column, row + up * gained) <= 3 + gained + head:
            return gained
    return left


@jit
def chased(
    worths: Floats, weights: Floats, where: Places, y: int, column: int, row: int, up: int,
    rows: int, head: int,
) -> float:  # fmt: skip
    """The worth of a carrier on a square whom nobody can tackle yet, Y to move."""
    gained = free_run(where, y, column, row, up, rows, head)
    goal = rows - 2 if up > 0 else 1
    here = worths[row]
    if gained >= (goal - row) * up:
        return float(0.95 * worths[goal] + 0.05 * here)
    keep = weights[CAUGHT]
    ahead = on_row(worths, row, up, max(1.0, float(gained)))
    return float(keep * ahead + (1.0 - keep) * here)


@jit
def run_on(
    worths: Floats, weights: Floats, occ: Small, where: Places, around: Whole, y: int, start: int,
    up: int, rows: int, moves: int, straight: bool, seen: Whole, queue: Whole,
) -> float:  # fmt: skip
    """The worth of a carrier who may make so many moves, before Y's turn."""
    seen[0] += 1
    stamp = seen[0]
    seen[start + 1] = stamp
    queue[0] = start
    begin, end = 0, 1
    home = around[start, ROW]
    best = _stand(worths, weights, where, y, around[start, COLUMN], home, up, rows)
    for _ in range(moves):
        last = end
        for n in range(begin, last):
            for way in range(4 if straight else 8):
                to = around[queue[n], way]
                if to < 0 or seen[to + 1] == stamp or occ[to] != EMPTY:
                    continue
                seen[to + 1] = stamp
                queue[end] = to
                end += 1
                row = around[to, ROW]
                if (row - home) * up >= 0:
                    column = around[to, COLUMN]
                    best = max(best, _stand(worths, weights, where, y, column, row, up, rows))
        begin = last
    return float(best)


@jit
def _stand(
    worths: Floats, weights: Floats, where: Places, y: int, column: int, row: int, up: int,
    rows: int,
) -> float:  # fmt: skip
    goal = rows - 2 if up > 0 else 1
    if (row - goal) * up >= 0:
        return float(worths[goal])
    if nearest(where, y, column, row) <= 3:
        return float(worths[row])
    return chased(worths, weights, where, y, column, row, up, rows, 0)
