"""What decides the seven results of two cards: all alignments are followed along the path at once.

The markers stay where they are printed; each piece is asked which alignments could lay a marker
over it, so that most of them are never looked at. An alignment is a number from 0 to 6.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.cover import (
    BENT,
    DIAMOND,
    DOT,
    HALF,
    LEFT,
    LOW,
    NEVER,
    PEAK,
    RIGHT,
    TOP,
    U_LEAST,
    U_MOST,
    V_LEAST,
    V_MOST,
    first,
    highest,
    near,
)
from gridlight.coaches.fast.jit import inlined, jit
from gridlight.coaches.fast.join import first_dark, nearest
from gridlight.coaches.fast.plates import (
    AT,
    BEGIN,
    CATCH,
    FIRST,
    FUMBLE,
    INCOMPLETE,
    INTERCEPTION,
    JOINED,
    LATERAL,
    MARGIN,
    NO_CATCH,
    OUTCOME,
    PASS,
    REACH,
    ROW,
    SAME_PLACE,
    SOLID,
    TACKLE,
    WHO,
    YARDS,
    Plates,
    ahead,
    under,
    whole_yards,
)

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]

MIDDLE = 3
MOST_JOINED = 11
TIED = 1e-5  # of a corner, within which two markers cover it at the same place


@inlined
def _laid_over(
    pieces: Floats, row: int, kind: int, mx: float, my: float, size: float, pitch: float
) -> tuple[int, int]:
    """The first alignment that may bring a marker over a piece, and one more than the last."""
    least, most = pieces[row, LEFT] - mx, pieces[row, RIGHT] - mx
    if kind == DIAMOND:
        u, v = mx + my, mx - my
        least = max(least, max(pieces[row, U_LEAST] - u, pieces[row, V_LEAST] - v))
        most = min(most, min(pieces[row, U_MOST] - u, pieces[row, V_MOST] - v))
    least, most = least - size, most + size
    begin, end = 0, 7
    if least > MIDDLE * pitch or most < -MIDDLE * pitch or least > most:
        end = 0
    elif least > -MIDDLE * pitch:
        begin = 7 - int(MIDDLE + 1 - least / pitch)
    if 0.0 <= most + MIDDLE * pitch < 2 * MIDDLE * pitch:
        end = min(end, int(MIDDLE + 1 + most / pitch))
    return begin, end


@inlined
def _off(kind: int, dx: float, dy: float, size: float) -> bool:
    """Whether a marker in the air's way doesn't count."""
    return kind == DIAMOND or dx * dx + dy * dy <= size * size


@jit
def _covered(
    pieces: Floats,
    rows: tuple[int, int],
    markers: Floats,
    kinds: Whole,
    laid: tuple[int, int],
    sizes: tuple[float, float],
    star: tuple[float, float, bool],
    pitch: float,
    going: Flags,
    found: Floats,
) -> int:
    """The first of some rows at which a marker covers the line, at any alignment still going.

    Fills `found` (7, 4) with the first covers there: diamond's t, who, dot's t, who. `laid` are the
    markers, `sizes` a diamond's and a dot's. In the air (the star's last value) only dots count
    that aren't over the star.
    """
    for row in range(rows[0], rows[1]):
        some, tied = False, TIED * pieces[row, BENT]
        for m in range(laid[0], laid[1]):
            kind, mx, my = kinds[m], markers[m, 0], markers[m, 1]
            size = sizes[kind]
            if my < pieces[row, TOP] - size or my > pieces[row, LOW] + size:
                continue
            begin, end = _laid_over(pieces, row, kind, mx, my, size, pitch)
            for k in range(begin, end):
                x = mx + (k - MIDDLE) * pitch
                if not going[k] or (star[2] and _off(kind, x - star[0], my - star[1], size)):
                    continue
                t = first(pieces, row, kind, x, my, size)
                if t == NEVER:
                    continue
                if not some:
                    found[:] = NEVER
                some = True
                if t < found[k, 2 * kind] - tied:
                    found[k, 2 * kind], found[k, 2 * kind + 1] = t, m
        if some:
            return row
    return rows[1]


@inlined
def _next(
    plates: Plates, formation: int, rows: tuple[int, int], part: int, going: Flags, found: Floats
) -> int:
    """As `_covered`, for some pieces of a part."""
    return _covered(
        plates.pieces,
        rows,
        plates.markers,
        plates.kinds,
        (plates.formation_markers[formation], plates.formation_markers[formation + 1]),
        (plates.diamond + plates.slack, plates.dot + plates.slack),
        (plates.stars[part, 0], plates.stars[part, 1], plates.travel[part] != SOLID),
        plates.pitch,
        going,
        found,
    )


@jit
def _joined(
    plates: Plates, formation: int, alignment: int, row: int, found: Floats, out: Floats
) -> None:
    """Let touching diamonds cover together, where they do so before one does alone."""
    size = plates.diamond + plates.slack
    reach = size + plates.pieces[row, HALF]
    shift = (alignment - MIDDLE) * plates.pitch
    spots = np.empty((MOST_JOINED, 2))
    who = np.empty(MOST_JOINED, dtype=np.int64)
    begin, end = plates.formation_markers[formation], plates.formation_markers[formation + 1]
    for group in range(plates.joins[formation]):
        count = 0
        for m in range(begin, end):
            mx, my = plates.markers[m, 0] + shift, plates.markers[m, 1]
            if plates.groups[m] == group and near(plates.pieces, row, DOT, mx, my, reach):
                spots[count, 0], spots[count, 1] = mx, my
                who[count] = m
                count += 1
        if count < 2:
            continue
        t = first_dark(plates.pieces, row, spots, count, size)
        lone = found[0]
        if t == NEVER or (lone != NEVER and ahead(plates.pieces, row, t, lone) <= SAME_PLACE):
            continue
        out[JOINED] = 1.0
        found[0] = t
        found[1] = who[nearest(plates.pieces, row, t, spots, count, size)]


@inlined
def _stopped(plates: Plates, row: int, reach: float, found: Floats, out: Floats) -> None:
    """Write down how a carrier is stopped on a piece, having got as far as `reach` before it."""
    dropped = found[2] != NEVER and (
        found[0] == NEVER or ahead(plates.pieces, row, found[2], found[0]) > SAME_PLACE
    )
    out[OUTCOME] = FUMBLE if dropped else TACKLE
    out[ROW] = row
    out[AT] = found[2] if dropped else found[0]
    out[WHO] = found[3] if dropped else found[1]
    out[YARDS] = whole_yards(plates.markers[int(out[WHO]), 1])
    out[REACH] = max(reach, highest(plates.pieces, row, out[AT]), out[YARDS])
    if dropped:
        out[JOINED] = 0.0


@inlined
def _run(
    plates: Plates,
    formation: int,
    part: int,
    reach: float,
    going: Flags,
    found: Floats,
    out: Floats,
) -> float:
    """Follow the carriers along a solid part; how far those got that nothing ended the play for."""
    row, last = plates.part_pieces[part], plates.part_pieces[part + 1]
    joins = plates.joins[formation] > 0
    while row < last:
        until = row + 1 if joins else last
        covered = _next(plates, formation, (row, until), part, going, found)
        if joins and covered == until:
            found[:] = NEVER
            covered = row
        for passed in range(row, covered):
            reach = max(reach, plates.pieces[passed, PEAK])
        if covered == last:
            return reach
        row = covered + 1
        for k in range(7):
            if joins and going[k]:
                _joined(plates, formation, k, covered, found[k], out[k])
            if going[k] and (found[k, 0] != NEVER or found[k, 2] != NEVER):
                _stopped(plates, covered, reach, found[k], out[k])
                going[k] = False
        if not going.any():
            return reach
        reach = max(reach, plates.pieces[covered, PEAK])
    return reach


@inlined
def _star_taken(plates: Plates, formation: int, shift: float, part: int) -> bool:
    """Whether any marker lies over the center of a part's star."""
    x, y = plates.stars[part, 0] - shift, plates.stars[part, 1]
    for m in range(plates.formation_markers[formation], plates.formation_markers[formation + 1]):
        if under(plates, m, x, y):
            return True
    return False


@inlined
def _fly(
    plates: Plates, formation: int, part: int, going: Flags, found: Floats, out: Floats
) -> None:
    """Follow the balls that are in the air."""
    end = plates.part_pieces[part + 1]
    row = _next(plates, formation, (plates.part_pieces[part], end), part, going, found)
    while row < end:
        for k in range(7):
            if going[k] and found[k, 2] != NEVER:
                out[k, OUTCOME] = FUMBLE if plates.travel[part] == LATERAL else INCOMPLETE
                out[k, ROW], out[k, AT], out[k, WHO] = row, found[k, 2], found[k, 3]
                out[k, YARDS] = whole_yards(plates.markers[int(found[k, 3]), 1])
                going[k] = False
        row = _next(plates, formation, (row + 1, end), part, going, found)
    for k in range(7):
        if going[k] and _star_taken(plates, formation, (k - MIDDLE) * plates.pitch, part):
            out[k, OUTCOME] = INTERCEPTION
            out[k, YARDS] = whole_yards(plates.stars[part, 1])
            out[k, ROW], out[k, AT] = end - 1, 1.0
            going[k] = False


@inlined
def decide(
    plates: Plates, card: int, formation: int, going: Flags, found: Floats, out: Floats
) -> None:
    """Fill `out` (7, RESULT) with the results of two cards, but for their margins.

    `going` (7,) and `found` (7, 4) are room to work in.
    """
    parts = plates.card_parts[card], plates.card_parts[card + 1]
    reach, catch = NO_CATCH, NO_CATCH
    going[:] = True
    out[:, MARGIN] = plates.wide
    out[:, WHO] = -1.0
    out[:, JOINED] = 0.0
    out[:, FIRST] = plates.part_pieces[parts[0]]
    for part in range(parts[0], parts[1]):
        for k in range(7):
            if going[k]:
                out[k, BEGIN] = plates.part_pieces[part]
                out[k, REACH], out[k, CATCH] = reach, catch
        if plates.travel[part] == SOLID:
            reach = _run(plates, formation, part, reach, going, found, out)
        else:
            _fly(plates, formation, part, going, found, out)
            if plates.travel[part] == PASS:
                catch = whole_yards(plates.stars[part, 1])
        if not going.any():
            return
    for k in range(7):
        if going[k]:
            out[k, OUTCOME], out[k, YARDS] = plates.ends[card, 0], plates.ends[card, 1]
            out[k, REACH], out[k, CATCH] = max(reach, out[k, YARDS]), catch
            out[k, ROW], out[k, AT] = plates.part_pieces[parts[1]] - 1, 1.0
