"""Where diamonds that touch each other cover a cross-section only together. FE-7"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.cover import BENT, FINEST, HALF, LENGTH, MOTION, NEVER, ROOT2, section
from gridlight.coaches.fast.jit import jit

Floats = NDArray[np.float64]


@jit
def _stretch(
    x: float, y: float, nx: float, ny: float, half: float, size: float
) -> tuple[float, float]:
    """The part of a cross-section under a diamond at the origin: low > high when there is none."""
    low, high = -half, half
    for turn in range(2):
        sign = 1.0 - 2.0 * turn
        at, rate = x + sign * y, nx + sign * ny
        if abs(rate) < 1e-12:
            if abs(at) > size:
                return 1.0, 0.0
            continue
        one, two = (-size - at) / rate, (size - at) / rate
        low = max(low, min(one, two))
        high = min(high, max(one, two))
    return low, high


@jit
def dark(pieces: Floats, row: int, t: float, spots: Floats, count: int, size: float) -> bool:
    """Whether diamonds together leave no light across the cross-section at `t`."""
    x, y, nx, ny = section(pieces, row, t)
    half = pieces[row, HALF]
    reach = -half
    moved = True
    while moved and reach < half - 1e-9:
        moved = False
        for i in range(count):
            low, high = _stretch(x - spots[i, 0], y - spots[i, 1], nx, ny, half, size)
            if low <= high and low <= reach + 1e-9 and high > reach:
                reach = high
                moved = True
    return bool(reach >= half - 1e-9)


@jit
def first_dark(pieces: Floats, row: int, spots: Floats, count: int, size: float) -> float:
    """First `t` at which diamonds together cover a piece's width, to `FINEST` yards."""
    if dark(pieces, row, 0.0, spots, count, size):
        return 0.0
    bent = pieces[row, BENT] != 0.0
    moves = pieces[row, MOTION] if bent else pieces[row, LENGTH]
    width, index = 1.0, 0
    while True:
        middle = (index + 0.5) * width
        reach = moves * width * 0.5
        if reach < FINEST:
            if dark(pieces, row, middle, spots, count, size):
                return middle
        elif dark(pieces, row, middle, spots, count, size + ROOT2 * reach):
            width *= 0.5
            index *= 2
            continue
        index += 1
        while index % 2 == 0 and width < 1.0:
            width *= 2.0
            index //= 2
        if width == 1.0:
            return 1.0 if dark(pieces, row, 1.0, spots, count, size) else NEVER


@jit
def nearest(pieces: Floats, row: int, t: float, spots: Floats, count: int, size: float) -> int:
    """Which of the diamonds that share a cover at `t` lies nearest to its center."""
    x, y, nx, ny = section(pieces, row, t)
    who, least = 0, 1e9
    for i in range(count):
        dx, dy = x - spots[i, 0], y - spots[i, 1]
        low, high = _stretch(dx, dy, nx, ny, pieces[row, HALF], size)
        if low <= high and abs(dx) + abs(dy) < least:
            who, least = i, abs(dx) + abs(dy)
    return who
