"""What two cards show together, and the order of events that both resolvers share."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from gridlight.cards.model import End, Geometry, Kind, OffenseCard, Point, Travel
from gridlight.cards.path import XY, Path, Piece, path_of

SAME_PLACE = 1e-3  # yards of arc within which two covers begin at the same point
END_ZONE = 10


class Outcome(StrEnum):
    """How the cards say a play comes out."""

    TACKLE = "tackle"
    FUMBLE = "fumble"
    INCOMPLETE = "incomplete"
    INTERCEPTION = "interception"
    TOUCHDOWN = "touchdown"
    OUT_OF_BOUNDS = "out-of-bounds"
    DOWN = "down"


SPOTS = (Outcome.INTERCEPTION, Outcome.OUT_OF_BOUNDS, Outcome.DOWN)
"""Outcomes whose spot is a place of the line, not a marker's."""


@dataclass(frozen=True, slots=True)
class Marker:
    """A diamond or dot as it lies over the play; `line` is the yard line printed under it."""

    kind: str
    index: int
    x: float
    y: float
    line: float

    @property
    def yards(self) -> int:
        """The whole yard line that the marker stands for. FE-11"""
        return whole_yards(self.line)


@dataclass(frozen=True, slots=True)
class Cover:
    """A place of the path that decides: where the dark begins, and what makes it."""

    arc: float
    part: int
    markers: tuple[Marker, ...]
    where: XY


@dataclass(frozen=True, slots=True)
class CardEvent:
    """One thing that the uncovered path shows, at `arc` yards from its start."""

    kind: str
    arc: float
    part: int
    where: XY
    yards: int | None = None

    def as_json(self) -> dict[str, Any]:
        """The event for the command line."""
        return {
            "event": self.kind,
            "segment": self.part,
            "arc": round(self.arc, 3),
            "where": _rounded(self.where),
            "yards": self.yards,
        }


@dataclass(frozen=True, slots=True)
class Result:
    """What a play comes to: `yards` from the line of scrimmage, None where they don't count.

    `where` is the deciding point of the path, `arc` its distance from the start in yards and
    `part` its segment; `markers` are what decided, `at_yards` the yard line of any deciding
    marker. `margin` is in yards, None until it is measured, at most `margin.WIDE`.
    """

    outcome: Outcome
    yards: int | None
    at_yards: int | None
    alignment: float
    where: XY
    arc: float
    part: int
    markers: tuple[Marker, ...]
    catch_yards: int | None
    events: tuple[CardEvent, ...]
    kind: Kind
    card: OffenseCard
    margin: float | None = None

    @property
    def spot_margin(self) -> float | None:
        """How far the spot lies from the border between two whole yards, 0 to 0.5 yards.

        It is known of spots that the line itself gives, where it ends or where the star of an
        interception is; None where a marker gives the spot or there is none. FE-11
        """
        if self.outcome is Outcome.TOUCHDOWN:
            given = self.at_yards is not None and not self.markers
        else:
            given = self.outcome in SPOTS
        return abs(self.where[1] - yard_border(self.where[1])) if given else None

    @property
    def hangs_on(self) -> float | None:
        """The smaller of both margins in yards; None until `margin` is measured."""
        if self.margin is None or self.spot_margin is None:
            return self.margin
        return min(self.margin, self.spot_margin)

    @property
    def path(self) -> tuple[XY, ...]:
        """The path as far as the play goes, as points."""
        return traveled(path_of(self.card), self.arc)

    def as_json(self) -> dict[str, Any]:
        """The result with the keys of `gridlight resolve`."""
        whole = float(self.alignment).is_integer()
        return {
            "outcome": self.outcome.value,
            "yards": self.yards,
            "alignment": int(self.alignment) if whole else round(self.alignment, 4),
            "where": _rounded(self.where),
            "path": [_rounded(point) for point in self.path],
            "catch_yards": self.catch_yards,
            "events": [event.as_json() for event in self.events],
            "margin": None if self.margin is None else round(self.margin, 4),
            "spot_margin": None if self.spot_margin is None else round(self.spot_margin, 4),
        }


class Finder(Protocol):
    """A way of looking at two cards: asked segment by segment, in order of travel."""

    def solid(self, part: int) -> tuple[Cover | None, Cover | None]:
        """First cover of a solid segment by diamonds, and first by a dot."""
        ...

    def band(self, part: int) -> Cover | None:
        """First cover of a broken segment by a dot that isn't over its star."""
        ...

    def star(self, part: int) -> Cover | None:
        """What lies over the center of the star at the end of a broken segment."""
        ...


def _rounded(point: XY) -> list[float]:
    return [round(point[0], 3), round(point[1], 3)]


def whole_yards(y: float) -> int:
    """The nearest whole yard, halves away from the goal attacked. FE-11"""
    return math.ceil(y - 0.5 - 1e-9)


def yard_border(y: float) -> float:
    """The place nearest to `y` at which one whole yard ends and the next begins. FE-11"""
    return math.floor(y) + 0.5


def first_reach(path: Path, part: int, y: float) -> float | None:
    """Arc at which a segment first lies on or beyond yard line `y`; None if it never does."""
    for piece in path.pieces:
        if piece.part == part:
            t = _reach_in(piece, y)
            if t is not None:
                return piece.start + piece.arc(t)
    return None


def carrier_reach(card: OffenseCard, y: float) -> float | None:
    """Arc at which a carrier (not the ball in flight) first reaches yard line `y`."""
    path = path_of(card)
    for part, segment in enumerate(card.segments):
        if segment.kind.solid and (arc := first_reach(path, part, y)) is not None:
            return arc
    return None


def _reach_in(piece: Piece, y: float) -> float | None:
    if piece.a[1] >= y:
        return 0.0
    if piece.bend is None:
        rise = piece.b[1] - piece.a[1]
        return (y - piece.a[1]) / rise if piece.b[1] >= y else None
    start, bend, end = piece.a[1], piece.bend[1], piece.b[1]
    bow, slope, short = start - 2.0 * bend + end, 2.0 * (bend - start), start - y
    if abs(bow) < 1e-12:
        roots = [-short / slope] if slope else []
    else:
        square = slope * slope - 4.0 * bow * short
        if square < 0.0:
            return None
        root = math.sqrt(square)
        roots = [(-slope - root) / (2.0 * bow), (-slope + root) / (2.0 * bow)]
    return min((t for t in roots if 0.0 <= t <= 1.0), default=None)


def traveled(path: Path, arc: float, step: float = 0.1) -> tuple[XY, ...]:
    """The path's points up to `arc`, corners in steps of about `step` yards."""
    points: list[XY] = [path.pieces[0].a]
    for piece in path.pieces:
        if piece.start >= arc:
            break
        last = 1.0 if piece.end <= arc else piece.parameter(arc - piece.start)
        count = 1 if piece.bend is None else max(2, math.ceil(piece.length * last / step))
        points.extend(piece.point(last * k / count) for k in range(1, count + 1))
    return tuple(points)


class Referee:
    """Follows a path from its start and says what the play comes to."""

    def __init__(
        self, card: OffenseCard, finder: Finder, alignment: float, goal: int | None
    ) -> None:
        self.card = card
        self.path = path_of(card)
        self.finder = finder
        self.alignment = alignment
        self.goal = goal
        self.catch_yards: int | None = None
        self.events: list[CardEvent] = []

    def decide(self) -> Result:
        """The result of the play."""
        for part, segment in enumerate(self.card.segments):
            if segment.kind.solid:
                result = self._run(part)
            else:
                result = self._flight(part, segment.kind, segment.points)
            if result is not None:
                return result
        return self._end()

    def _run(self, part: int) -> Result | None:
        tackle, fumble = self.finder.solid(part)
        cover = tackle
        if fumble and (tackle is None or fumble.arc < tackle.arc - SAME_PLACE):
            cover = fumble
        if self.goal is not None:
            score = self._goal_line(part, cover)
            if score is not None:
                return score
        if cover is None:
            return None
        outcome = Outcome.FUMBLE if cover is fumble else Outcome.TACKLE
        return self._result(outcome, cover.markers[0].yards, cover)

    def _goal_line(self, part: int, cover: Cover | None) -> Result | None:
        """A touchdown before the first cover, or under a marker on or over the line. FE-12"""
        goal = self.goal
        assert goal is not None
        reached = first_reach(self.path, part, goal)
        if reached is not None and (cover is None or reached <= cover.arc + SAME_PLACE):
            line = Cover(reached, part, (), self.path.point(reached))
            return self._result(Outcome.TOUCHDOWN, None, line, at=goal)
        if cover is not None and cover.markers[0].yards >= goal:
            return self._result(Outcome.TOUCHDOWN, None, cover, at=goal)
        return None

    def _flight(self, part: int, travel: Travel, points: tuple[Point, ...]) -> Result | None:
        begin, end = self.path.parts[part]
        hand, star = points[0], points[-1]
        self._note(travel.value, begin, part, (hand.x, hand.y), whole_yards(hand.y))
        band = self.finder.band(part)
        if band is not None:  # FE-8
            yards = band.markers[0].yards
            if travel is Travel.LATERAL:
                return self._result(Outcome.FUMBLE, yards, band)
            return self._result(Outcome.INCOMPLETE, None, band, at=yards)
        yards = whole_yards(star.y)
        down = Cover(end, part, (), (star.x, star.y))
        if self.goal is not None and star.y > self.goal + END_ZONE:  # FE-12
            return self._result(Outcome.INCOMPLETE, None, down, at=yards)
        taken = self.finder.star(part)
        if taken is not None:  # FE-9
            return self._result(Outcome.INTERCEPTION, yards, taken)
        if travel is Travel.PASS:
            self.catch_yards = yards
        self._note("catch", end, part, down.where, yards)
        return None

    def _end(self) -> Result:
        last = self.card.segments[-1].points[-1]
        end = Cover(self.path.length, len(self.card.segments) - 1, (), (last.x, last.y))
        yards = whole_yards(last.y)
        if self.card.ends is End.TOUCHDOWN:
            return self._result(Outcome.TOUCHDOWN, None, end)
        if self.goal is not None and yards >= self.goal:
            return self._result(Outcome.TOUCHDOWN, None, end, at=self.goal)
        return self._result(Outcome(self.card.ends.value), yards, end)

    def _note(self, kind: str, arc: float, part: int, where: XY, yards: int | None) -> None:
        self.events.append(CardEvent(kind, arc, part, where, yards))

    def _result(
        self, outcome: Outcome, yards: int | None, place: Cover, at: int | None = None
    ) -> Result:
        at = yards if at is None else at
        self._note(outcome.value, place.arc, place.part, place.where, at)
        return Result(
            outcome=outcome,
            yards=yards,
            at_yards=at,
            alignment=self.alignment,
            where=place.where,
            arc=place.arc,
            part=place.part,
            markers=place.markers,
            catch_yards=self.catch_yards,
            events=tuple(self.events),
            kind=self.card.kind,
            card=self.card,
        )


def decided_at(result: Result, geometry: Geometry) -> float:
    """The y that the slide's edge must have passed before the result may be told."""
    lowest = path_of(result.card).lowest(result.arc)
    return min(lowest + geometry.diamond, geometry.far)
