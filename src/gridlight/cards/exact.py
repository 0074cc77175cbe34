"""Results in closed form from the vectors: what the light must show, and quick. FE-7, FE-8, FE-9

A marker that touches both edges of the line covers it; `TOLERANCE` is allowed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from gridlight.cards.model import CLASSIC_GEOMETRY, DefenseCard, Geometry, OffenseCard, Point
from gridlight.cards.path import path_of
from gridlight.cards.result import SAME_PLACE, Cover, Marker, Referee, Result
from gridlight.cards.sections import (
    Spot,
    Track,
    diamond_inset,
    first_dark,
    spans,
    straight_under_diamond,
    straight_under_dot,
    tracks_of,
    under_diamond,
    under_dot,
    under_union,
)

TOLERANCE = 0.01

Mark = tuple[int, float, float]  # index, x, y of a marker


@dataclass(frozen=True, slots=True)
class Meeting:
    """A piece of path and the markers at its height, whatever the sideways shift.

    Markers are (index, x, y) as printed, y with the drop; `joins` are groups of them that touch.
    """

    track: Track
    diamonds: tuple[Mark, ...]
    dots: tuple[Mark, ...]
    joins: tuple[frozenset[int], ...]


@lru_cache(maxsize=1024)
def meetings(
    card: OffenseCard, formation: DefenseCard, geometry: Geometry, drop: float = 0.0
) -> tuple[tuple[Meeting, ...], ...]:
    """For each segment its pieces that have markers of the formation at their height."""
    size, radius = geometry.diamond + TOLERANCE, geometry.dot + TOLERANCE
    groups = clusters(formation, geometry)
    parts: list[list[Meeting]] = [[] for _ in card.segments]
    diamonds = [(i, p.x, p.y + drop) for i, p in enumerate(formation.diamonds)]
    dots = [(i, p.x, p.y + drop) for i, p in enumerate(formation.dots)]
    for track in tracks_of(card, geometry):
        # one of two that cover together may lie as far as the line's edge
        near = _at_height(track, diamonds, size + track.half)
        round_ones = _at_height(track, dots, radius)
        have = {mark[0] for mark in near}
        joins = tuple(group & have for group in groups if len(group & have) > 1)
        if near or round_ones:
            parts[track.piece.part].append(Meeting(track, near, round_ones, joins))
    return tuple(tuple(part) for part in parts)


def _at_height(track: Track, marks: list[Mark], reach: float) -> tuple[Mark, ...]:
    low, high = track.y0 - reach, track.y1 + reach
    return tuple([mark for mark in marks if low <= mark[2] <= high])


@lru_cache(maxsize=256)
def clusters(
    formation: DefenseCard, geometry: Geometry, slack: float = TOLERANCE
) -> tuple[frozenset[int], ...]:
    """Groups of diamonds that touch one another, by index; a lone diamond is in none.

    `slack` is how far, in yards, each may reach beyond its outline to touch.
    """
    reach = 2.0 * (geometry.diamond + slack)
    groups: list[set[int]] = []
    for i, point in enumerate(formation.diamonds):
        touched = [
            group
            for group in groups
            if any(_apart(point, formation.diamonds[j]) <= reach for j in group)
        ]
        groups = [group for group in groups if group not in touched]
        groups.append({i}.union(*touched))
    return tuple(frozenset(group) for group in groups if len(group) > 1)


def _apart(a: Point, b: Point) -> float:
    return abs(a.x - b.x) + abs(a.y - b.y)


def spot(mark: Mark, shift: float) -> Spot:
    """A printed marker where it lies over the play."""
    index, x, y = mark
    x += shift
    return Spot(x, y, x + y, x - y, index)


class VectorFinder:
    """Looks for covers on the vectors of two cards, in order of travel."""

    def __init__(
        self,
        card: OffenseCard,
        formation: DefenseCard,
        alignment: float,
        geometry: Geometry,
        drop: float = 0.0,
    ) -> None:
        self.card = card
        self.formation = formation
        self.shift = alignment * geometry.pitch
        self.drop = drop
        self.size = geometry.diamond + TOLERANCE
        self.radius = geometry.dot + TOLERANCE
        self.parts = meetings(card, formation, geometry, drop)

    def solid(self, part: int) -> tuple[Cover | None, Cover | None]:
        """First cover of a solid segment by diamonds, and first by a dot."""
        for meeting in self.parts[part]:
            tackle = self._tackle(meeting) if meeting.diamonds else None
            fumble = self._dark_dot(meeting, ()) if meeting.dots else None
            if tackle or fumble:
                return tackle, fumble
        return None, None

    def band(self, part: int) -> Cover | None:
        """First cover of a broken segment by a dot that isn't over its star."""
        over = self.dots_over(part)
        for meeting in self.parts[part]:
            cover = self._dark_dot(meeting, over)
            if cover:
                return cover
        return None

    def star(self, part: int) -> Cover | None:
        """What lies over the center of the star at the end of a broken segment."""
        markers = [self.marker("diamond", index) for index in self.diamonds_over(part)]
        markers += [self.marker("dot", index) for index in self.dots_over(part)]
        if not markers:
            return None
        star = self.card.segments[part].points[-1]
        end = path_of(self.card).parts[part][1]
        return Cover(end, part, tuple(markers), (star.x, star.y))

    def dots_over(self, part: int) -> tuple[int, ...]:
        """The dots over the star at the end of a broken segment."""
        x, y = self._star(part)
        limit = self.radius * self.radius
        return tuple(
            index
            for index, dot in enumerate(self.formation.dots)
            if (dot.x - x) ** 2 + (dot.y - y) ** 2 <= limit
        )

    def diamonds_over(self, part: int) -> tuple[int, ...]:
        """The diamonds over the star at the end of a broken segment."""
        x, y = self._star(part)
        return tuple(
            index
            for index, diamond in enumerate(self.formation.diamonds)
            if abs(diamond.x - x) + abs(diamond.y - y) <= self.size
        )

    def marker(self, kind: str, index: int) -> Marker:
        """A diamond or dot of the formation as it lies over the play."""
        points = self.formation.diamonds if kind == "diamond" else self.formation.dots
        point = points[index]
        return Marker(kind, index, point.x + self.shift, point.y + self.drop, point.y)

    def _star(self, part: int) -> tuple[float, float]:
        star = self.card.segments[part].points[-1]
        return star.x - self.shift, star.y - self.drop

    def _tackle(self, meeting: Meeting) -> Cover | None:
        track, shift = meeting.track, self.shift
        low, high = track.x0 - self.size - shift, track.x1 + self.size - shift
        first: float | None = None
        who: Spot | None = None
        for mark in meeting.diamonds:
            if low <= mark[1] <= high:
                here = spot(mark, shift)
                at = self._under_diamond(track, here)
                if at is not None and (first is None or at < first):
                    first, who = at, here
        found = None
        if first is not None and who is not None:
            found = self._cover(track, first, "diamond", (who.which,))
        for join in meeting.joins:
            found = self._joined(meeting, join, found)
        return found

    def _under_diamond(self, track: Track, here: Spot) -> float | None:
        if track.straight:
            span = straight_under_diamond(track, here, self.size)
            return span[0] if span else None
        room_u, room_v = self.size - track.off_u, self.size - track.off_v
        if here.u < track.u0 - room_u or here.u > track.u1 + room_u:
            return None
        if here.v < track.v0 - room_v or here.v > track.v1 + room_v:
            return None
        return first_dark(track, under_diamond(here, self.size), 0.0)

    def _joined(self, meeting: Meeting, join: frozenset[int], alone: Cover | None) -> Cover | None:
        """The earlier of a cover by one diamond and one by several that touch."""
        track, shift = meeting.track, self.shift
        reach = self.size + track.half
        low, high = track.x0 - reach - shift, track.x1 + reach - shift
        spots = [
            spot(mark, shift)
            for mark in meeting.diamonds
            if mark[0] in join and low <= mark[1] <= high
        ]
        if len(spots) < 2:
            return alone
        at = first_dark(track, under_union(spots, self.size), 0.0)
        if at is None:
            return alone
        arc = track.piece.start + track.piece.arc(at)
        if alone is not None and alone.arc <= arc + SAME_PLACE:
            return alone
        section = track.section(at)
        holding = [held for _, _, held in spans(section, spots, self.size)]
        holding.sort(key=lambda held: -diamond_inset(section._replace(half=0.0), held, self.size))
        return self._cover(track, at, "diamond", tuple(held.which for held in holding))

    def _dark_dot(self, meeting: Meeting, leave_out: tuple[int, ...]) -> Cover | None:
        track, shift = meeting.track, self.shift
        low, high = track.x0 - self.radius - shift, track.x1 + self.radius - shift
        first: float | None = None
        who = -1
        for mark in meeting.dots:
            if low <= mark[1] <= high and mark[0] not in leave_out:
                at = self._under_dot(track, spot(mark, shift))
                if at is not None and (first is None or at < first):
                    first, who = at, mark[0]
        return None if first is None else self._cover(track, first, "dot", (who,))

    def _under_dot(self, track: Track, here: Spot) -> float | None:
        if track.straight:
            span = straight_under_dot(track, here, self.radius)
            return span[0] if span else None
        return first_dark(track, under_dot(here, self.radius), 0.0)

    def _cover(self, track: Track, at: float, kind: str, indices: tuple[int, ...]) -> Cover:
        piece = track.piece
        markers = tuple(self.marker(kind, index) for index in indices)
        return Cover(piece.start + piece.arc(at), piece.part, markers, piece.point(at))


def resolve(
    card: OffenseCard,
    formation: DefenseCard,
    alignment: float,
    geometry: Geometry = CLASSIC_GEOMETRY,
    *,
    goal: int | None = None,
    drop: float = 0.0,
) -> Result:
    """What a formation makes of a play, `alignment` steps to the right of it.

    `goal` is how many yards the line of scrimmage is from the goal line, None when no goal line
    cuts the card short. For cards that lie askew the alignment may be any number, and the
    formation `drop` yards down-field of its true place. The margin is left to `margin.py`.
    """
    finder = VectorFinder(card, formation, alignment, geometry, drop)
    return Referee(card, finder, alignment, goal).decide()
