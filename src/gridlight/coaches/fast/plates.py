"""A deck as arrays, and what its loops ask of them.

`Plates` is a tuple of arrays, so that numba can take it as it is; `kernels` makes it.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.cover import DIAMOND, section
from gridlight.coaches.fast.jit import inlined, jit

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

SOLID, PASS, LATERAL = 0, 1, 2
TACKLE, FUMBLE, INCOMPLETE, INTERCEPTION, TOUCHDOWN, OUT_OF_BOUNDS, DOWN = range(7)
SAME_PLACE = 1e-4
NO_CATCH = -99.0
OUTCOME, YARDS, REACH, CATCH, MARGIN, ROW, AT, WHO, BEGIN, FIRST, JOINED = range(11)
RESULT = 11


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


@inlined
def under(plates: Plates, m: int, x: float, y: float) -> bool:
    """Whether a point lies under marker `m`, touching allowed."""
    dx, dy = plates.markers[m, 0] - x, plates.markers[m, 1] - y
    if plates.kinds[m] == DIAMOND:
        return bool(abs(dx) + abs(dy) <= plates.diamond + plates.slack)
    reach = plates.dot + plates.slack
    return bool(dx * dx + dy * dy <= reach * reach)


@inlined
def over(plates: Plates, m: int, shift: float, part: int) -> bool:
    """Whether a dot lies over the star of its part, and so out of the band's test."""
    x, y = plates.stars[part, 0] - shift, plates.stars[part, 1]
    return under(plates, m, x, y)


@jit
def whole_yards(y: float) -> float:
    """The nearest whole yard, halves away from the goal attacked. FE-11"""
    return math.ceil(y - 0.5 - 1e-9)


@jit
def ahead(pieces: Floats, row: int, one: float, two: float) -> float:
    """How far along a piece parameter `two` lies beyond `one`, in yards, when they are close."""
    ax, ay, _, _ = section(pieces, row, one)
    bx, by, _, _ = section(pieces, row, two)
    chord = math.sqrt((ax - bx) ** 2 + (ay - by) ** 2)
    return chord if two >= one else -chord
