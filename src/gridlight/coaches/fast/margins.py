"""How near each result was to another one: the loops' form of `cards.margin`."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.cover import DIAMOND, HALF, LOW, NEVER, TOP, best, near
from gridlight.coaches.fast.jit import inlined, jit
from gridlight.coaches.fast.plates import (
    AT,
    BEGIN,
    INTERCEPTION,
    JOINED,
    MARGIN,
    OUTCOME,
    ROW,
    SOLID,
    WHO,
    YARDS,
    Plates,
    ahead,
    over,
    whole_yards,
)

Floats = NDArray[np.float64]

WIDE = 1.0
STAR_SHARE = 0.4


@jit
def _room(plates: Plates, m: int, x: float, y: float) -> float:
    """How far inside marker `m` a point lies."""
    dx, dy = plates.markers[m, 0] - x, plates.markers[m, 1] - y
    if plates.kinds[m] == DIAMOND:
        return float(plates.diamond - abs(dx) - abs(dy))
    return plates.dot - math.sqrt(dx * dx + dy * dy)


@jit
def _star_room(plates: Plates, formation: int, shift: float, part: int) -> float:
    """How far inside a marker the center of a part's star lies, at best."""
    most = -WIDE / STAR_SHARE
    for m in range(plates.formation_markers[formation], plates.formation_markers[formation + 1]):
        most = max(most, _room(plates, m, plates.stars[part, 0] - shift, plates.stars[part, 1]))
    return most


@jit
def _alike(plates: Plates, m: int, out: Floats) -> bool:
    """Whether marker `m` would give the result that the play had anyway."""
    who = int(out[WHO])
    if who < 0 or (out[ROW] == out[BEGIN] and out[AT] <= 0.0):
        return True
    same = whole_yards(plates.markers[m, 1]) == out[YARDS]
    return bool(plates.kinds[m] == plates.kinds[who] and same)


@inlined
def _misses(plates: Plates, shift: float, first_row: int, out: Floats) -> None:
    """Let `out[MARGIN]` know the markers that come near to covering the path up to its event.

    One that is only closing in where the play ends counts when it would give another result.
    """
    pieces, markers, kinds, shelf = plates.pieces, plates.markers, plates.kinds, plates.shelf
    diamond, dot = plates.diamond, plates.dot
    who, last = int(out[WHO]), int(out[ROW])
    margin = out[MARGIN]
    for row in range(first_row, last + 1):
        if shelf[row, 0] == 0:
            continue
        part = plates.row_part[row]
        solid = plates.travel[part] == SOLID
        until = out[AT] if row == last else 1.0
        for i in range(shelf[row, 0]):
            m = shelf[row, i + 1]
            kind = kinds[m]
            size = diamond if kind == DIAMOND else dot
            mx, my = markers[m, 0] + shift, markers[m, 1]
            if m == who or not near(pieces, row, kind, mx, my, size + margin):
                continue
            if not solid and (kind == DIAMOND or over(plates, m, shift, part)):
                continue
            short, t = best(pieces, row, kind, mx, my, size, until, -margin, 9.0)
            closing = until < 1.0 and t != NEVER and ahead(pieces, row, t, until) < 1e-6
            if t != NEVER and not (closing and _alike(plates, m, out)):
                margin = -min(short, 0.0)
    out[MARGIN] = margin


@inlined
def _held(plates: Plates, shift: float, out: Floats) -> None:
    """Let `out[MARGIN]` know how far inside the deciding marker the line gets."""
    m, row = int(out[WHO]), int(out[ROW])
    kind = plates.kinds[m]
    size = plates.diamond if kind == DIAMOND else plates.dot
    mx, my = plates.markers[m, 0] + shift, plates.markers[m, 1]
    most = -plates.slack
    for r in range(row, plates.part_pieces[plates.row_part[row] + 1]):
        if near(plates.pieces, r, kind, mx, my, size):
            most, _ = best(plates.pieces, r, kind, mx, my, size, 1.0, most, out[MARGIN])
            if most >= out[MARGIN]:
                return
    out[MARGIN] = min(out[MARGIN], abs(most))


@inlined
def measure(plates: Plates, card: int, formation: int, shift: float, out: Floats) -> None:
    """Write the margin of a result that is decided. As `cards.margin`."""
    if out[JOINED] != 0.0:
        out[MARGIN] = 0.0
        return
    if out[WHO] >= 0.0:
        _held(plates, shift, out)
    first_row = plates.part_pieces[plates.card_parts[card]]
    _misses(plates, shift, first_row, out)
    last = plates.row_part[int(out[ROW])]
    for part in range(plates.card_parts[card], last + 1):
        if plates.travel[part] != SOLID and (part < last or out[OUTCOME] == INTERCEPTION):
            room = _star_room(plates, formation, shift, part)
            out[MARGIN] = min(out[MARGIN], abs(room) * STAR_SHARE)


@inlined
def lay(plates: Plates, card: int, formation: int) -> None:
    """Put on the shelf which markers of a formation lie at the height of a card's pieces."""
    room = max(plates.wide, plates.slack) + max(plates.diamond, plates.dot)
    first_row = plates.part_pieces[plates.card_parts[card]]
    for row in range(first_row, plates.part_pieces[plates.card_parts[card + 1]]):
        reach = room + plates.pieces[row, HALF]
        top, low = plates.pieces[row, TOP] - reach, plates.pieces[row, LOW] + reach
        count = 0
        for m in range(
            plates.formation_markers[formation], plates.formation_markers[formation + 1]
        ):
            if top <= plates.markers[m, 1] <= low:
                count += 1
                plates.shelf[row, count] = m
        plates.shelf[row, 0] = count
