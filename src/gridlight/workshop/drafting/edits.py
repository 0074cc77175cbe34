"""Changes of one card. Each gives the changed card, or a `Refusal` that says why it can't be.

What a play is called and how it ends follow from its path. The picture of a scanned card goes
with the first change: it would show something else than the lines.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from gridlight.cards.model import (
    DIAMONDS,
    DefenseCard,
    End,
    Geometry,
    OffenseCard,
    Point,
    Travel,
)
from gridlight.cards.path import XY
from gridlight.cards.schema import MOST_DOTS, MOST_POINTS, MOST_SEGMENTS
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.workshop.drafting.marks import Mark, point_of
from gridlight.workshop.drafting.sheets import Card
from gridlight.workshop.drafting.trail import Trail, point_at, trail_of
from gridlight.workshop.finishing import end_of, hundredth, kind_of, on_edge

MOST_RADIUS = 20.0


class Refusal(GridlightError):
    """Why a card can't be changed so, in one sentence."""


def with_trail(card: OffenseCard, trail: Trail, geometry: Geometry) -> OffenseCard:
    """A play along another path."""
    segments = trail.segments()
    if len(segments) > MOST_SEGMENTS:
        raise Refusal(
            tr(
                "A path has at most {most} runs, passes and laterals.",
                most=MOST_SEGMENTS,
            )
        )
    if any(len(part.points) > MOST_POINTS for part in segments):
        raise Refusal(tr("A run or flight has at most {most} points.", most=MOST_POINTS))
    ends = End.DOWN
    if trail.points:
        ends = end_of((trail.points[-1].x, trail.points[-1].y), geometry)
    kind = kind_of(segments)
    return replace(card, segments=segments, kind=kind, ends=ends, picture=None)


def with_markers(
    card: DefenseCard, diamonds: Iterable[Point], dots: Iterable[Point]
) -> DefenseCard:
    """A formation with other markers."""
    diamonds, dots = tuple(diamonds), tuple(dots)
    if len(diamonds) > DIAMONDS:
        raise Refusal(tr("Eleven diamonds lie there already; take one away first."))
    if len(dots) > MOST_DOTS:
        raise Refusal(
            tr(
                "A formation has at most {most} dots; take one away first.",
                most=MOST_DOTS,
            )
        )
    return replace(card, diamonds=diamonds, dots=dots, picture=None)


# placing


def led_on(
    card: OffenseCard, place: XY, travel: Travel, radius: float, geometry: Geometry
) -> OffenseCard:
    """A path led on to a place; the corner at its old end is rounded by `radius`."""
    trail = trail_of(card)
    if not trail.points and not travel.solid:
        raise Refusal(tr("A play begins with a run: place its first points with the path tool."))
    if not trail.legs and not travel.solid:
        raise Refusal(tr("Let the carrier run a little before the ball is thrown."))
    point = point_at(*on_edge(place, geometry))
    if trail.points and (trail.points[-1].x, trail.points[-1].y) == (point.x, point.y):
        raise Refusal(tr("The path is there already; place the next point farther on."))
    grown = trail.grown(point, travel)
    last = len(grown.points) - 2
    if last > 0 and not grown.is_joint(last) and radius:
        old = grown.points[last]
        grown = grown.with_point(last, replace(old, radius=hundredth(radius)))
    return with_trail(card, grown, geometry)


def starred(card: OffenseCard, place: XY, geometry: Geometry, at: Mark | None) -> OffenseCard:
    """A star where a flight ends: at a point of the flight, else at a new place.

    A flight that the path ends with gets its star there; a path that ends with a run gets a
    pass to it.
    """
    trail = trail_of(card)
    if at is not None and at.n > 0:
        return _star_on_point(card, trail, at.n, geometry)
    if trail.legs and not trail.legs[-1].solid:
        moved = trail.with_point(len(trail.points) - 1, point_at(*place))
        return with_trail(card, moved, geometry)
    return led_on(card, place, Travel.PASS, 0.0, geometry)


def _star_on_point(card: OffenseCard, trail: Trail, place: int, geometry: Geometry) -> OffenseCard:
    leg = place - 1
    if trail.legs[leg].solid:
        raise Refusal(
            tr("A star ends a flight; make the line before it a pass or a lateral first.")
        )
    last = trail.segment_of(leg)[1]
    legs = [Travel.RUN if leg < at <= last else old for at, old in enumerate(trail.legs)]
    return with_trail(card, replace(trail, legs=tuple(legs)), geometry)


def split(card: OffenseCard, leg: int, place: XY, radius: float, geometry: Geometry) -> OffenseCard:
    """A path with another point on one of its legs."""
    trail = trail_of(card).split(leg, point_at(*place, radius))
    return with_trail(card, trail, geometry)


def traveled(card: OffenseCard, leg: int, travel: Travel, geometry: Geometry) -> OffenseCard:
    """A path with the segment of a leg traveled in another way."""
    return with_trail(card, trail_of(card).with_leg(leg, travel), geometry)


def marked(card: DefenseCard, kind: str, place: XY, geometry: Geometry) -> DefenseCard:
    """A formation with another `diamond` or `dot`, on the nearest whole yard line."""
    point = _center(place)
    if point in (*card.diamonds, *card.dots):
        raise Refusal(tr("A marker lies there already; choose another place."))
    if kind == "diamond":
        return with_markers(card, (*card.diamonds, point), card.dots)
    return with_markers(card, card.diamonds, (*card.dots, point))


def _center(place: XY) -> Point:
    return Point(hundredth(place[0]), float(round(place[1])))


# changing


def moved(card: Card, marks: Collection[Mark], by: XY, geometry: Geometry) -> Card:
    """A card with some marks moved; markers stay on whole yard lines."""
    return placed(card, {mark: _moved(point_of(card, mark), by) for mark in marks}, geometry)


def placed(card: Card, places: dict[Mark, XY], geometry: Geometry) -> Card:
    """A card with some marks at other places; a path's end near an edge is led to it."""
    if isinstance(card, OffenseCard):
        trail = trail_of(card)
        last = len(trail.points) - 1
        for mark, place in places.items():
            at = on_edge(place, geometry) if mark.n == last and last > 0 else place
            x, y = _kept_on(at, geometry)
            trail = trail.with_point(mark.n, point_at(x, y, trail.points[mark.n].radius))
        return with_trail(card, trail, geometry)
    kept = {mark: _center(_kept_on(place, geometry)) for mark, place in places.items()}
    diamonds = [kept.get(Mark("diamond", i), p) for i, p in enumerate(card.diamonds)]
    dots = [kept.get(Mark("dot", i), p) for i, p in enumerate(card.dots)]
    return with_markers(card, diamonds, dots)


def _kept_on(place: XY, geometry: Geometry) -> XY:
    x = min(max(place[0], geometry.left), geometry.right)
    return x, min(max(place[1], geometry.top), geometry.far)


def _moved(point: Point, by: XY) -> XY:
    return point.x + by[0], point.y + by[1]


def rounded(card: OffenseCard, marks: Collection[Mark], radius: float, geometry: Geometry) -> Card:
    """A path with some of its corners rounded by `radius` yards; 0 makes them sharp."""
    trail = trail_of(card)
    radius = hundredth(min(max(radius, 0.0), MOST_RADIUS))
    for mark in marks:
        if not trail.is_joint(mark.n):
            point = replace(trail.points[mark.n], radius=radius)
            trail = trail.with_point(mark.n, point)
    return with_trail(card, trail, geometry)


def removed(card: Card, marks: Collection[Mark], geometry: Geometry) -> Card:
    """A card without some marks."""
    if isinstance(card, OffenseCard):
        trail = trail_of(card).without(mark.n for mark in marks)
        return with_trail(card, trail, geometry)
    return with_markers(
        card,
        [p for i, p in enumerate(card.diamonds) if Mark("diamond", i) not in marks],
        [p for i, p in enumerate(card.dots) if Mark("dot", i) not in marks],
    )


def mirrored(card: Card, marks: Collection[Mark], geometry: Geometry) -> Card:
    """A card with some marks mirrored at the middle of the card, all if none is named."""
    held = marks or _all(card)
    return placed(card, {m: (-point_of(card, m).x, point_of(card, m).y) for m in held}, geometry)


def _all(card: Card) -> list[Mark]:
    if isinstance(card, OffenseCard):
        return [Mark("point", i) for i in range(len(trail_of(card).points))]
    diamonds = [Mark("diamond", i) for i in range(len(card.diamonds))]
    return diamonds + [Mark("dot", i) for i in range(len(card.dots))]


def exchanged(card: DefenseCard, marks: Collection[Mark]) -> DefenseCard:
    """A formation with some diamonds made dots and some dots made diamonds."""
    apart = _parted(card.diamonds, "diamond", marks), _parted(card.dots, "dot", marks)
    (diamonds, to_dots), (dots, to_diamonds) = apart
    return with_markers(card, diamonds + to_diamonds, dots + to_dots)


def _parted(
    points: tuple[Point, ...], kind: str, marks: Collection[Mark]
) -> tuple[list[Point], list[Point]]:
    stay = [p for i, p in enumerate(points) if Mark(kind, i) not in marks]
    return stay, [p for i, p in enumerate(points) if Mark(kind, i) in marks]


def reversed_path(card: OffenseCard, geometry: Geometry) -> OffenseCard:
    """A path traveled from its end to its start."""
    return with_trail(card, trail_of(card).reversed(), geometry)


def renamed(card: Card, name: str) -> Card:
    """A card under another name, on one line; `Refusal` for none or a longer one than fits."""
    words = " ".join(name.split())
    if not words:
        raise Refusal(tr("A card needs a name."))
    if len(words) > LONGEST_NAME:
        raise Refusal(tr("A name has at most {most} letters.", most=LONGEST_NAME))
    return replace(card, name=words)


LONGEST_NAME = 60
