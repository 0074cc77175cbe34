"""A play's path as one row of points with a way of travel between each two: easy to edit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from gridlight.cards.model import OffenseCard, Point, Segment, Travel
from gridlight.workshop.finishing import hundredth


@dataclass(frozen=True, slots=True)
class Trail:
    """`legs[i]` leads from `points[i]` to `points[i + 1]`.

    Legs of one kind in a row make a segment; `breaks` are the places where a segment ends
    although the next is of the same kind.
    """

    points: tuple[Point, ...] = ()
    legs: tuple[Travel, ...] = ()
    breaks: frozenset[int] = frozenset()

    def is_joint(self, place: int) -> bool:
        """Whether a segment begins or ends at a point; no corner is rounded there."""
        if place <= 0 or place >= len(self.points) - 1:
            return True
        return self.legs[place - 1] is not self.legs[place] or place in self.breaks

    def stars(self) -> tuple[int, ...]:
        """The places where a flight ends, in order of travel."""
        last = len(self.points) - 1
        return tuple(
            place
            for place in range(1, last + 1)
            if not self.legs[place - 1].solid and (place == last or self.is_joint(place))
        )

    def segments(self) -> tuple[Segment, ...]:
        """The path as a card holds it; a single point is a run that has not gone anywhere."""
        if not self.points:
            return ()
        if not self.legs:
            return (Segment(Travel.RUN, (replace(self.points[0], radius=0.0),)),)
        found: list[Segment] = []
        start = 0
        for place in range(1, len(self.points)):
            if self.is_joint(place):
                inner = self.points[start + 1 : place]
                ends = (replace(self.points[at], radius=0.0) for at in (start, place))
                first, last = ends
                found.append(Segment(self.legs[start], (first, *inner, last)))
                start = place
        return tuple(found)

    # changes

    def grown(self, point: Point, leg: Travel) -> Trail:
        """Led on to a point; the first point of all stands alone."""
        if not self.points:
            return Trail((point,))
        return replace(self, points=(*self.points, point), legs=(*self.legs, leg))

    def joined(self, other: Trail, leg: Travel) -> Trail:
        """Led on by another trail, which begins where this one ends or is led to by `leg`."""
        if not self.points or not other.points:
            return other if other.points else self
        first, last = other.points[0], self.points[-1]
        if (first.x, first.y) == (last.x, last.y):
            shift, points, legs = len(self.points) - 1, other.points[1:], other.legs
        else:
            shift, points, legs = len(self.points), other.points, (leg, *other.legs)
        breaks = self.breaks | {place + shift for place in other.breaks}
        return Trail((*self.points, *points), (*self.legs, *legs), breaks)

    def split(self, leg: int, point: Point) -> Trail:
        """With another point on a leg."""
        points = (*self.points[: leg + 1], point, *self.points[leg + 1 :])
        legs = (*self.legs[: leg + 1], *self.legs[leg:])
        return Trail(points, legs, frozenset(b + (b > leg) for b in self.breaks))

    def without(self, places: Iterable[int]) -> Trail:
        """Without some points; where a run met a flight the new leg is a run."""
        trail = self
        for place in sorted(set(places), reverse=True):
            trail = trail._without(place)
        return trail

    def _without(self, place: int) -> Trail:
        points = self.points[:place] + self.points[place + 1 :]
        breaks = frozenset(b - (b > place) for b in self.breaks if b != place)
        if place == 0 or place == len(self.points) - 1:
            legs = self.legs[1:] if place == 0 else self.legs[:-1]
        else:
            before, after = self.legs[place - 1 : place + 1]
            leg = before if before is after else Travel.RUN
            legs = (*self.legs[: place - 1], leg, *self.legs[place + 1 :])
        inside = frozenset(b for b in breaks if 0 < b < len(points) - 1)
        return Trail(points, legs, inside)

    def with_point(self, place: int, point: Point) -> Trail:
        """With a point in another place, or with another corner."""
        points = list(self.points)
        points[place] = point
        return replace(self, points=tuple(points))

    def with_leg(self, leg: int, travel: Travel) -> Trail:
        """With the whole segment that a leg is in traveled in another way."""
        first, last = self.segment_of(leg)
        legs = [travel if first <= at <= last else old for at, old in enumerate(self.legs)]
        return replace(self, legs=tuple(legs))

    def segment_of(self, leg: int) -> tuple[int, int]:
        """The first and the last leg of the segment that a leg is in."""
        first = last = leg
        while not self.is_joint(first):
            first -= 1
        while not self.is_joint(last + 1):
            last += 1
        return first, last

    def part(self, first: int, last: int) -> Trail:
        """From one point to another, both with it."""
        breaks = frozenset(b - first for b in self.breaks if first < b < last)
        return Trail(self.points[first : last + 1], self.legs[first:last], breaks)

    def reversed(self) -> Trail:
        """Traveled from its end to its start."""
        last = len(self.points) - 1
        return Trail(self.points[::-1], self.legs[::-1], frozenset(last - b for b in self.breaks))


def trail_of(card: OffenseCard) -> Trail:
    """A card's path; segments that don't meet are joined by a leg of the later one."""
    points: list[Point] = []
    legs: list[Travel] = []
    breaks: set[int] = set()
    for segment in card.segments:
        held = segment.points
        if points and (points[-1].x, points[-1].y) == (held[0].x, held[0].y):
            held = held[1:]
        if points and legs and legs[-1] is segment.kind:
            breaks.add(len(points) - 1)
        legs += [segment.kind] * (len(held) if points else len(held) - 1)
        points += held
    return Trail(tuple(points), tuple(legs), frozenset(breaks))


def point_at(x: float, y: float, radius: float = 0.0) -> Point:
    """A point as a card can hold it, in hundredths of a yard."""
    return Point(hundredth(x), hundredth(y), hundredth(radius))
