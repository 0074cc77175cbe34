"""What can be taken hold of on a card, and where it is."""

from __future__ import annotations

import math
from typing import NamedTuple

from gridlight.cards.model import OffenseCard, Point
from gridlight.cards.path import XY, path_of
from gridlight.workshop.drafting.sheets import Card
from gridlight.workshop.drafting.trail import Trail, trail_of


class Mark(NamedTuple):
    """A `point` of a path, a `diamond` or a `dot`, by its place among its like."""

    kind: str
    n: int


def marks_of(card: Card) -> dict[Mark, XY]:
    """Everything on a card that can be taken hold of, in the order that Tab goes through."""
    if isinstance(card, OffenseCard):
        return {Mark("point", i): (p.x, p.y) for i, p in enumerate(trail_of(card).points)}
    found = {Mark("diamond", i): (p.x, p.y) for i, p in enumerate(card.diamonds)}
    return found | {Mark("dot", i): (p.x, p.y) for i, p in enumerate(card.dots)}


def point_of(card: Card, mark: Mark) -> Point:
    """The point, or the center, that a mark stands for."""
    if isinstance(card, OffenseCard):
        return trail_of(card).points[mark.n]
    return (card.diamonds if mark.kind == "diamond" else card.dots)[mark.n]


def mark_at(card: Card, place: XY, reach: float) -> Mark | None:
    """The nearest mark within `reach` yards of a place."""
    near = [(math.dist(place, at), mark) for mark, at in marks_of(card).items()]
    close = [pair for pair in near if pair[0] <= reach]
    return min(close, key=lambda pair: (pair[0], -pair[1].n))[1] if close else None


def marks_in(card: Card, one: XY, other: XY) -> frozenset[Mark]:
    """The marks in the rectangle between two corners."""
    left, right = sorted((one[0], other[0]))
    top, bottom = sorted((one[1], other[1]))
    return frozenset(
        mark for mark, (x, y) in marks_of(card).items() if left <= x <= right and top <= y <= bottom
    )


def leg_at(card: OffenseCard, place: XY, reach: float) -> int | None:
    """The leg of the path that passes nearest to a place, within `reach` yards."""
    trail = trail_of(card)
    best: tuple[float, int] | None = None
    for leg, (a, b) in enumerate(zip(trail.points, trail.points[1:], strict=False)):
        off = _off(place, a, b)
        if best is None or off < best[0]:
            best = (off, leg)
    if best is not None and best[0] <= reach:
        return best[1]
    return _rounded_leg_at(card, trail, place, reach)


def _rounded_leg_at(card: OffenseCard, trail: Trail, place: XY, reach: float) -> int | None:
    """The leg under a rounded corner, whose own lines are farther away than the curve."""
    for piece in path_of(card).pieces:
        if piece.bend is None:
            continue
        near = min(math.dist(place, piece.point(k / 8)) for k in range(9))
        if near <= reach:
            ends = [i for i, p in enumerate(trail.points) if (p.x, p.y) == piece.bend]
            return max(ends[0] - 1, 0) if ends else None
    return None


def _off(place: XY, a: Point, b: Point) -> float:
    dx, dy = b.x - a.x, b.y - a.y
    size = dx * dx + dy * dy
    t = ((place[0] - a.x) * dx + (place[1] - a.y) * dy) / size if size else 0.0
    t = min(max(t, 0.0), 1.0)
    return math.hypot(place[0] - a.x - t * dx, place[1] - a.y - t * dy)
