"""All results of a deck in one loop over its plates.

`Plates` is a tuple of arrays, so that numba can take it as it is; `kernels` makes it.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.cover import (
    DIAMOND,
    DOT,
    HALF,
    LOW,
    NEVER,
    PEAK,
    TOP,
    best,
    first,
    highest,
    near,
    section,
)
from gridlight.coaches.fast.jit import inlined, jit
from gridlight.coaches.fast.join import first_dark, nearest

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

SOLID, PASS, LATERAL = 0, 1, 2
TACKLE, FUMBLE, INCOMPLETE, INTERCEPTION, TOUCHDOWN, OUT_OF_BOUNDS, DOWN = range(7)
SAME_PLACE = 1e-4
WIDE = 1.0
STAR_SHARE = 0.4
NO_CATCH = -99.0
OUTCOME, YARDS, REACH, CATCH, MARGIN, ROW, AT, WHO, BEGIN, FIRST, JOINED = range(11)
RESULT = 11
MOST_JOINED = 11


class Plates(NamedTuple):
    """A deck as arrays: paths cut into pieces, markers in one list, both with their offsets."""

    pieces: Floats
    card_parts: Whole  # first part of each card, and the end
    part_pieces: Whole  # first piece of each part, and the end
    row_part: Whole  # the part that each piece belongs to
    travel: Whole
    stars: Floats
    ends: Whole  # outcome and yards where the path ends, by card
    markers: Floats
    kinds: Whole
    formation_markers: Whole  # first marker of each formation, and the end
    joins: Whole  # how many groups of touching diamonds each formation has
    groups: Whole  # which touching diamonds a marker belongs to, −1 for none
    diamond: float
    dot: float
    slack: float
    shelf: Whole  # the loops' own: how many markers lie at each piece's height, and which
    wide: float  # margins above this aren't told apart
    pitch: float


@jit
def _ahead(pieces: Floats, row: int, one: float, two: float) -> float:
    """How far along a piece parameter `two` lies beyond `one`, in yards, when they are close."""
    ax, ay, _, _ = section(pieces, row, one)
    bx, by, _, _ = section(pieces, row, two)
    chord = math.sqrt((ax - bx) ** 2 + (ay - by) ** 2)
    return chord if two >= one else -chord


@jit
def _firsts(
    pieces: Floats, row: int, markers: Floats, kinds: Whole, shelf: Whole, shift: float,
    diamond: float, dot: float, found: Floats,
) -> None:  # fmt: skip
    """Fill `found` with the first covers of a solid piece: diamond's t, who, dot's t, who."""
    found[0] = found[2] = NEVER
    found[1] = found[3] = -1.0
    for i in range(shelf[row, 0]):
        m = shelf[row, i + 1]
        kind = kinds[m]
        size = diamond if kind == DIAMOND else dot
        mx, my = markers[m, 0] + shift, markers[m, 1]
        if near(pieces, row, kind, mx, my, size):
            t = first(pieces, row, kind, mx, my, size)
            if t < found[2 * kind]:
                found[2 * kind] = t
                found[2 * kind + 1] = m


@jit
def _first_dot(plates: Plates, shift: float, row: int, part: int, found: Floats) -> None:
    """Fill `found` with the first cover of a broken piece by a dot that isn't over its star."""
    pieces, size = plates.pieces, plates.dot + plates.slack
    found[0], found[1] = NEVER, -1.0
    for i in range(plates.shelf[row, 0]):
        m = plates.shelf[row, i + 1]
        if plates.kinds[m] == DIAMOND or _over(plates, m, shift, part):
            continue
        mx, my = plates.markers[m, 0] + shift, plates.markers[m, 1]
        if near(pieces, row, DOT, mx, my, size):
            t = first(pieces, row, DOT, mx, my, size)
            if t < found[0]:
                found[0], found[1] = t, m


@jit
def _joined(
    plates: Plates, formation: int, shift: float, row: int, found: Floats, out: Floats
) -> None:
    """Let touching diamonds cover together, where they do so before one does alone."""
    size = plates.diamond + plates.slack
    reach = size + plates.pieces[row, HALF]
    spots = np.empty((MOST_JOINED, 2))
    who = np.empty(MOST_JOINED, dtype=np.int64)
    for group in range(plates.joins[formation]):
        count = 0
        for i in range(plates.shelf[row, 0]):
            m = plates.shelf[row, i + 1]
            mx, my = plates.markers[m, 0] + shift, plates.markers[m, 1]
            if plates.groups[m] == group and near(plates.pieces, row, DOT, mx, my, reach):
                spots[count, 0], spots[count, 1] = mx, my
                who[count] = m
                count += 1
        if count < 2:
            continue
        t = first_dark(plates.pieces, row, spots, count, size)
        lone = found[0]
        if t == NEVER or (lone != NEVER and _ahead(plates.pieces, row, t, lone) <= SAME_PLACE):
            continue
        out[JOINED] = 1.0
        found[0] = t
        found[1] = who[nearest(plates.pieces, row, t, spots, count, size)]


@inlined
def _run(plates: Plates, formation: int, shift: float, part: int, out: Floats) -> bool:
    """Follow a carrier along a solid part; True when something ends the play there."""
    found = np.empty(4)
    pieces, markers, kinds, shelf = plates.pieces, plates.markers, plates.kinds, plates.shelf
    diamond, dot = plates.diamond + plates.slack, plates.dot + plates.slack
    joins = plates.joins[formation]
    for row in range(plates.part_pieces[part], plates.part_pieces[part + 1]):
        _firsts(pieces, row, markers, kinds, shelf, shift, diamond, dot, found)
        if joins:
            _joined(plates, formation, shift, row, found, out)
        if found[0] == NEVER and found[2] == NEVER:
            out[REACH] = max(out[REACH], pieces[row, PEAK])
            continue
        dropped = found[2] != NEVER and (
            found[0] == NEVER or _ahead(plates.pieces, row, found[2], found[0]) > SAME_PLACE
        )
        out[OUTCOME] = FUMBLE if dropped else TACKLE
        out[ROW] = row
        out[AT] = found[2] if dropped else found[0]
        out[WHO] = found[3] if dropped else found[1]
        out[YARDS] = whole_yards(plates.markers[int(out[WHO]), 1])
        out[REACH] = max(out[REACH], highest(plates.pieces, row, out[AT]), out[YARDS])
        if dropped:
            out[JOINED] = 0.0
        return True
    return False


@jit
def _under(plates: Plates, m: int, x: float, y: float) -> bool:
    """Whether a point lies under marker `m`, touching allowed."""
    dx, dy = plates.markers[m, 0] - x, plates.markers[m, 1] - y
    if plates.kinds[m] == DIAMOND:
        return bool(abs(dx) + abs(dy) <= plates.diamond + plates.slack)
    reach = plates.dot + plates.slack
    return bool(dx * dx + dy * dy <= reach * reach)


@jit
def _star_taken(plates: Plates, formation: int, shift: float, part: int) -> bool:
    """Whether any marker lies over the center of a part's star."""
    x, y = plates.stars[part, 0] - shift, plates.stars[part, 1]
    for m in range(plates.formation_markers[formation], plates.formation_markers[formation + 1]):
        if _under(plates, m, x, y):
            return True
    return False


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


@inlined
def _fly(plates: Plates, formation: int, shift: float, part: int, out: Floats) -> bool:
    """Follow a ball in the air; True when something ends the play there."""
    found = np.empty(4)
    begin, end = plates.part_pieces[part], plates.part_pieces[part + 1]
    for row in range(begin, end):
        _first_dot(plates, shift, row, part, found)
        if found[0] != NEVER:
            out[OUTCOME] = FUMBLE if plates.travel[part] == LATERAL else INCOMPLETE
            out[ROW], out[AT], out[WHO] = row, found[0], found[1]
            out[YARDS] = whole_yards(plates.markers[int(found[1]), 1])
            return True
    yards = whole_yards(plates.stars[part, 1])
    if _star_taken(plates, formation, shift, part):
        out[OUTCOME] = INTERCEPTION
        out[YARDS] = yards
        out[ROW], out[AT] = end - 1, 1.0
        return True
    if plates.travel[part] == PASS:
        out[CATCH] = yards
    return False


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
            if not solid and (kind == DIAMOND or _over(plates, m, shift, part)):
                continue
            short, t = best(pieces, row, kind, mx, my, size, until, -margin, 9.0)
            closing = until < 1.0 and t != NEVER and _ahead(pieces, row, t, until) < 1e-6
            if t != NEVER and not (closing and _alike(plates, m, out)):
                margin = -min(short, 0.0)
    out[MARGIN] = margin


@jit
def _over(plates: Plates, m: int, shift: float, part: int) -> bool:
    """Whether a dot lies over the star of its part, and so out of the band's test."""
    x, y = plates.stars[part, 0] - shift, plates.stars[part, 1]
    return _under(plates, m, x, y)


@jit
def _alike(plates: Plates, m: int, out: Floats) -> bool:
    """Whether marker `m` would give the result that the play had anyway."""
    who = int(out[WHO])
    if who < 0 or (out[ROW] == out[BEGIN] and out[AT] <= 0.0):
        return True
    same = whole_yards(plates.markers[m, 1]) == out[YARDS]
    return bool(plates.kinds[m] == plates.kinds[who] and same)


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
def _measure(plates: Plates, card: int, formation: int, shift: float, out: Floats) -> None:
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


@jit
def whole_yards(y: float) -> float:
    """The nearest whole yard, halves away from the goal attacked. FE-11"""
    return math.ceil(y - 0.5 - 1e-9)


@inlined
def _decide(plates: Plates, card: int, formation: int, shift: float, out: Floats) -> None:
    for part in range(plates.card_parts[card], plates.card_parts[card + 1]):
        out[BEGIN] = plates.part_pieces[part]
        if plates.travel[part] == SOLID:
            stopped = _run(plates, formation, shift, part, out)
        else:
            stopped = _fly(plates, formation, shift, part, out)
        if stopped:
            return
    out[OUTCOME] = plates.ends[card, 0]
    out[YARDS] = plates.ends[card, 1]
    out[REACH] = max(out[REACH], out[YARDS])
    out[ROW] = plates.part_pieces[plates.card_parts[card + 1]] - 1
    out[AT] = 1.0


@inlined
def one(plates: Plates, card: int, formation: int, alignment: int, out: Floats) -> None:
    """Fill `out` (OUTCOME … JOINED) with one result of cards that are laid."""
    shift = alignment * plates.pitch
    out[REACH] = -99.0
    out[CATCH] = NO_CATCH
    out[MARGIN] = plates.wide
    out[WHO] = -1.0
    out[JOINED] = 0.0
    out[FIRST] = plates.part_pieces[plates.card_parts[card]]
    _decide(plates, card, formation, shift, out)
    if plates.wide > 0.0:
        _measure(plates, card, formation, shift, out)


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


@jit
def fill(plates: Plates, card: int, formation: int, table: Floats) -> None:
    """Fill `table` (cards, formations, 7, RESULT) with all results, or with one card's.

    `card` or `formation` −1 means all of them.
    """
    cards = range(plates.ends.shape[0]) if card < 0 else range(card, card + 1)
    formations = (
        range(plates.formation_markers.size - 1)
        if formation < 0
        else range(formation, formation + 1)
    )
    for c in cards:
        for f in formations:
            lay(plates, c, f)
            for k in range(7):
                one(plates, c, f, k - 3, table[c, f, k])
