"""A piece of a card that was copied, as text that another card, deck or program can hold."""

from __future__ import annotations

import json
import math
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from gridlight.cards.model import DefenseCard, Geometry, OffenseCard, Point, Travel
from gridlight.cards.path import XY
from gridlight.kernel.language import tr
from gridlight.workshop.drafting.edits import Refusal, with_markers, with_trail
from gridlight.workshop.drafting.marks import Mark
from gridlight.workshop.drafting.sheets import Card
from gridlight.workshop.drafting.trail import Trail, point_at, trail_of

FORMAT = "gridlight-piece"
MOST_TEXT = 1 << 16
FARTHEST = 60.0  # yards
NOTHING = Trail()
NOT_A_PIECE = tr("What was copied is no piece of a card.")


@dataclass(frozen=True, slots=True)
class Scrap:
    """Points of a path with their legs, or markers of a formation."""

    trail: Trail = NOTHING
    diamonds: tuple[Point, ...] = ()
    dots: tuple[Point, ...] = ()

    def text(self) -> str:
        """The piece as JSON text."""
        data = {
            "format": FORMAT,
            "points": [point.as_data() for point in self.trail.points],
            "legs": [leg.value for leg in self.trail.legs],
            "diamonds": [point.as_data() for point in self.diamonds],
            "dots": [point.as_data() for point in self.dots],
        }
        return json.dumps(data)


def scrap_of(card: Card, marks: Collection[Mark]) -> Scrap:
    """A copy of what is marked; of a path all from the first to the last point marked."""
    if isinstance(card, OffenseCard):
        places = [mark.n for mark in marks]
        if not places:
            return Scrap()
        return Scrap(trail_of(card).part(min(places), max(places)))
    return Scrap(
        diamonds=tuple(p for i, p in enumerate(card.diamonds) if Mark("diamond", i) in marks),
        dots=tuple(p for i, p in enumerate(card.dots) if Mark("dot", i) in marks),
    )


def scrap_from(text: str) -> Scrap:
    """The piece in a text; `Refusal` for any other text."""
    if len(text) > MOST_TEXT:
        raise Refusal(NOT_A_PIECE)
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise Refusal(NOT_A_PIECE)
        points, legs = _points(data["points"]), tuple(Travel(leg) for leg in data["legs"])
        if len(legs) != max(0, len(points) - 1):
            raise Refusal(NOT_A_PIECE)
        return Scrap(Trail(points, legs), _points(data["diamonds"]), _points(data["dots"]))
    except (ValueError, KeyError, TypeError, RecursionError, OverflowError):
        raise Refusal(NOT_A_PIECE) from None


def _points(data: Any) -> tuple[Point, ...]:
    points = tuple(point_at(*(float(value) for value in numbers)) for numbers in data)
    for point in points:
        lengths = (point.x, point.y, point.radius)
        if not all(math.isfinite(value) and abs(value) <= FARTHEST for value in lengths):
            raise Refusal(NOT_A_PIECE)
    return points


def pasted(
    card: Card, scrap: Scrap, geometry: Geometry, at: XY | None = None
) -> tuple[Card, frozenset[Mark]]:
    """A card with a piece put on it, and the marks of the new piece.

    A path goes on from the end of the one that is there. Markers come to lie with their middle
    `at` a place, or where they were, a yard aside of what lies there already.
    """
    if isinstance(card, OffenseCard):
        return _pasted_path(card, scrap.trail, geometry)
    return _pasted_markers(card, scrap, at)


def _pasted_path(
    card: OffenseCard, piece: Trail, geometry: Geometry
) -> tuple[Card, frozenset[Mark]]:
    if not piece.points:
        raise Refusal(tr("What was copied lies on a defense card; paste it on one."))
    trail = trail_of(card)
    if trail.points:
        last, first = trail.points[-1], piece.points[0]
        by = last.x - first.x, last.y - first.y
        points = tuple(_shifted(point, by, geometry) for point in piece.points)
        piece = replace(piece, points=points)
        if not piece.legs:
            raise Refusal(tr("Only one point was copied; copy two or more."))
    whole = trail.joined(piece, Travel.RUN)
    start = len(whole.points) - len(piece.points)
    marks = frozenset(Mark("point", i) for i in range(start, len(whole.points)))
    return with_trail(card, whole, geometry), marks


def _shifted(point: Point, by: XY, geometry: Geometry) -> Point:
    x = min(max(point.x + by[0], geometry.left), geometry.right)
    y = min(max(point.y + by[1], geometry.top), geometry.far)
    return point_at(x, y, point.radius)


def _pasted_markers(card: DefenseCard, scrap: Scrap, at: XY | None) -> tuple[Card, frozenset[Mark]]:
    held = (*scrap.diamonds, *scrap.dots)
    if not held:
        raise Refusal(tr("What was copied is a path; paste it on an offense card."))
    taken = {(p.x, p.y) for p in (*card.diamonds, *card.dots)}
    dx, dy = 0.0, 0.0
    if at is not None:
        dx = at[0] - (min(p.x for p in held) + max(p.x for p in held)) / 2.0
        dy = at[1] - (min(p.y for p in held) + max(p.y for p in held)) / 2.0
    dy = float(round(dy))
    while any((round(p.x + dx, 2), p.y + dy) in taken for p in held):
        dx += 1.0
    diamonds = [point_at(p.x + dx, round(p.y + dy)) for p in scrap.diamonds]
    dots = [point_at(p.x + dx, round(p.y + dy)) for p in scrap.dots]
    marks = [Mark("diamond", len(card.diamonds) + i) for i in range(len(diamonds))]
    marks += [Mark("dot", len(card.dots) + i) for i in range(len(dots))]
    made = with_markers(card, (*card.diamonds, *diamonds), (*card.dots, *dots))
    return made, frozenset(marks)
