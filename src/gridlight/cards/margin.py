"""How near a result is to another one, and what a magnifier shows of it. FE-5

A margin is an inset in yards: how far the worse end of the deciding cross-section lies inside
its marker at the best place, or, where that is less, how far a marker before it falls short.
So it is how far a card may be moved sideways before the eye could see another result.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from gridlight.cards.exact import TOLERANCE, VectorFinder, clusters, resolve
from gridlight.cards.model import CLASSIC_GEOMETRY, DefenseCard, Geometry, OffenseCard
from gridlight.cards.path import XY, path_of
from gridlight.cards.result import Marker, Outcome, Result, yard_border
from gridlight.cards.sections import (
    Spot,
    Test,
    Track,
    diamond_inset,
    dot_inset,
    first_dark,
    tracks_of,
    under_union,
)
from gridlight.kernel.language import tr

WIDE = 1.0  # yards; what is clearer than this is as clear as can be
TOO_CLOSE = 0.05  # yards, a hundredth of an inch
STAR_SHARE = 0.4  # the center of a star has to be guessed, an edge is seen
SAMPLES = 16
PLACE = 0.15  # yards of path within which two ways of looking see the same cover
LIGHT = -TOLERANCE - 1e-3  # an inset at which light surely comes through
JOIN = 0.1  # yards; diamonds that are nearer than twice this may come to be joined
STEP = 0.02  # yards
GOLDEN = (math.sqrt(5.0) - 1.0) / 2.0
COVERED = (Outcome.TACKLE, Outcome.FUMBLE, Outcome.INCOMPLETE, Outcome.INTERCEPTION)


@dataclass(frozen=True, slots=True)
class Closeness:
    """The margin of a result in yards, and the place of the path that it is measured at.

    `covered` tells a cover that held from one that failed; without any place within `WIDE`
    there are no markers, and the place is where the play ended.
    """

    margin: float
    arc: float
    part: int
    markers: tuple[Marker, ...]
    covered: bool


@dataclass(frozen=True, slots=True)
class Magnified:
    """The deciding place of a play: center, direction and width of the line, what lies near.

    Lengths are yards on the card; `tenths` is the margin in tenths of a millimeter.
    `spot_margin` is the result's, how near its spot is to the next whole yard, and `spot` says
    so in words.
    """

    where: XY
    direction: XY
    width: float
    solid: bool
    covering: tuple[Marker, ...]
    near: tuple[Marker, ...]
    margin: float
    tenths: float
    too_close: bool
    spot_margin: float | None = None
    spot: str = ""


def closeness(
    card: OffenseCard,
    formation: DefenseCard,
    result: Result,
    geometry: Geometry = CLASSIC_GEOMETRY,
    drop: float = 0.0,
) -> Closeness:
    """How near `result` is to being another one, whichever resolver it comes from."""
    twin = resolve(card, formation, result.alignment, geometry, drop=drop)
    if (twin.outcome, twin.yards, twin.part) == (result.outcome, result.yards, result.part):
        result = twin
    return _Measure(card, formation, result, geometry, drop).measure()


def measured(
    card: OffenseCard,
    formation: DefenseCard,
    result: Result,
    geometry: Geometry = CLASSIC_GEOMETRY,
    drop: float = 0.0,
) -> Result:
    """The same result with its margin."""
    return replace(result, margin=closeness(card, formation, result, geometry, drop).margin)


def magnify(
    card: OffenseCard,
    formation: DefenseCard,
    result: Result,
    geometry: Geometry = CLASSIC_GEOMETRY,
    drop: float = 0.0,
) -> Magnified:
    """The place that decided, or where nothing did, the place that came nearest to it."""
    close = closeness(card, formation, result, geometry, drop)
    decided = result.outcome in COVERED and bool(result.markers)
    arc, part = (result.arc, result.part) if decided else (close.arc, close.part)
    covering = result.markers if decided else close.markers
    path = path_of(card)
    begin, end = path.parts[part]
    inside = min(max(arc, begin + 1e-9), end - 1e-9)
    where = path.point(arc)
    finder = VectorFinder(card, formation, result.alignment, geometry, drop)
    reach = 2.0 * geometry.diamond
    near = tuple(m for m in _markers(finder) if math.dist((m.x, m.y), where) <= reach)
    travel = card.segments[part].kind
    spot = result.spot_margin
    return Magnified(
        where=where,
        direction=path.tangent(inside),
        width=geometry.breadth(travel),
        solid=travel.solid,
        covering=covering,
        near=near,
        margin=close.margin,
        tenths=round(geometry.millimeters(close.margin) * 10.0, 1),
        too_close=min(close.margin, WIDE if spot is None else spot) < TOO_CLOSE,
        spot_margin=spot,
        spot=spot_words(result),
    )


def spot_words(result: Result) -> str:
    """Where a spot lies that the line itself gives: “0.02 yd from the line between …”."""
    if result.spot_margin is None:
        return ""
    border = yard_border(result.where[1])
    yards = [f"{yard:.0f}".replace("-", "−") for yard in (border - 0.5, border + 0.5)]
    return tr(
        "{distance:.2f} yd from the line between the {near} and the {far}",
        distance=result.spot_margin,
        near=yards[0],
        far=yards[1],
    )


def _markers(finder: VectorFinder) -> list[Marker]:
    diamonds = [finder.marker("diamond", i) for i in range(len(finder.formation.diamonds))]
    return diamonds + [finder.marker("dot", i) for i in range(len(finder.formation.dots))]


class _Measure:
    """Walks a path as far as its play went and keeps the closest call."""

    def __init__(
        self,
        card: OffenseCard,
        formation: DefenseCard,
        result: Result,
        geometry: Geometry,
        drop: float,
    ) -> None:
        self.card = card
        self.formation = formation
        self.result = result
        self.geometry = geometry
        self.finder = VectorFinder(card, formation, result.alignment, geometry, drop)
        self.markers = _markers(self.finder)
        self.best = Closeness(WIDE, result.arc, result.part, (), False)

    def measure(self) -> Closeness:
        if self.result.markers and self.result.outcome in COVERED:
            self._deciding()
        for track in tracks_of(self.card, self.geometry):
            if track.piece.start < self.result.arc and track.piece.part <= self.result.part:
                self._misses(track)
        for part, segment in enumerate(self.card.segments[: self.result.part + 1]):
            if not segment.kind.solid and self._star_reached(part):
                self._star(part)
        return self.best

    def _keep(self, inset: float, arc: float, part: int, markers: tuple[Marker, ...]) -> None:
        if abs(inset) < self.best.margin:
            covered = inset >= -TOLERANCE
            self.best = Closeness(abs(inset), arc, part, markers, covered)

    def _deciding(self) -> None:
        result = self.result
        if result.outcome is Outcome.INTERCEPTION:
            return
        tracks = [
            track
            for track in tracks_of(self.card, self.geometry)
            if track.piece.part == result.part and track.piece.end >= result.arc
        ]
        if len(result.markers) == 1:
            inset, arc = self._held(tracks, result.markers[0])
        else:
            first = next(track for track in tracks if track.piece.end >= result.arc)
            slack = _least_slack(first, self._union(result.markers), -WIDE, 0.0, 1.0)
            inset, arc = -slack, result.arc
        self._keep(inset, arc, result.part, result.markers)

    def _held(self, tracks: list[Track], marker: Marker) -> tuple[float, float]:
        """The best inset before light returns, and its arc."""
        size, begin = self._size(marker), self.result.arc
        best = (-WIDE, begin)
        for track in tracks:
            inset = _inset_along(track, _spot(marker), marker.kind, size)
            if track.straight:
                best = max(best, _best(track, marker, size, 1.0))
            else:
                best = max(best, _bent(track, inset, begin))
            if inset(1.0) < LIGHT and (best[0] >= LIGHT or track.piece.end > begin + PLACE):
                break
        return best

    def _misses(self, track: Track) -> None:
        piece, result = track.piece, self.result
        solid = piece.travel.solid
        over = () if solid else self.finder.dots_over(piece.part)
        cut = piece.parameter(result.arc - piece.start)
        for marker in self.markers:
            if marker in result.markers or not _within(track, marker, self._size(marker) + WIDE):
                continue
            if not solid and (marker.kind == "diamond" or marker.index in over):
                continue
            inset, arc = _best(track, marker, self._size(marker), cut)
            if arc < result.arc - 1e-6 or self._other(marker):
                self._keep(min(inset, 0.0), arc, piece.part, (marker,))
        if solid:
            self._loose_joins(track, cut)

    def _other(self, marker: Marker) -> bool:
        """Whether a marker that is just closing in would give another result."""
        decided = self.result.markers
        if not decided or self.result.arc - self._begin() < 1e-6:
            return False
        return marker.kind != decided[0].kind or marker.yards != decided[0].yards

    def _begin(self) -> float:
        return path_of(self.card).parts[self.result.part][0]

    def _loose_joins(self, track: Track, cut: float) -> None:
        """Neighboring diamonds that together nearly cover a piece before the play's end."""
        decided = {m.index for m in self.result.markers if m.kind == "diamond"}
        for group in clusters(self.formation, self.geometry, JOIN):
            near = tuple(
                marker
                for marker in self.markers
                if marker.kind == "diamond"
                and marker.index in group - decided
                and _within(track, marker, self.geometry.diamond + track.half)
            )
            if len(near) < 2:
                continue
            test = self._union(near)
            slack = _least_slack(track, test, 0.0, min(JOIN, self.best.margin), cut)
            if slack < min(JOIN, self.best.margin):
                at = first_dark(track, test, slack) or 0.0
                self._keep(-slack, track.piece.start + track.piece.arc(at), track.piece.part, near)

    def _star_reached(self, part: int) -> bool:
        return part < self.result.part or self.result.outcome is Outcome.INTERCEPTION

    def _star(self, part: int) -> None:
        star = self.card.segments[part].points[-1]
        arc = path_of(self.card).parts[part][1]
        insets = [(self._inset(marker, star.x, star.y), marker) for marker in self.markers]
        inset, marker = max(insets, key=lambda pair: pair[0])
        self._keep(inset * STAR_SHARE, arc, part, (marker,))

    def _inset(self, marker: Marker, x: float, y: float) -> float:
        dx, dy = abs(marker.x - x), abs(marker.y - y)
        if marker.kind == "diamond":
            return self.geometry.diamond - dx - dy
        return self.geometry.dot - math.hypot(dx, dy)

    def _size(self, marker: Marker) -> float:
        return self.geometry.diamond if marker.kind == "diamond" else self.geometry.dot

    def _union(self, markers: tuple[Marker, ...]) -> Test:
        return under_union([_spot(marker) for marker in markers], self.geometry.diamond)


def _spot(marker: Marker) -> Spot:
    return Spot(marker.x, marker.y, marker.x + marker.y, marker.x - marker.y, marker.index)


def _within(track: Track, marker: Marker, reach: float) -> bool:
    return (
        track.x0 - reach <= marker.x <= track.x1 + reach
        and track.y0 - reach <= marker.y <= track.y1 + reach
    )


def _least_slack(track: Track, test: Test, low: float, high: float, cut: float) -> float:
    """The least slack with which `test` darkens a piece at or before parameter `cut`.

    In yards, negative for room to spare, sought between `low` and `high`.
    """

    def dark(slack: float) -> bool:
        at = first_dark(track, test, slack)
        return at is not None and at <= cut

    if not dark(high):
        return high
    for _ in range(14):
        middle = (low + high) / 2.0
        if dark(middle):
            high = middle
        else:
            low = middle
    return high


def _best(track: Track, marker: Marker, size: float, cut: float) -> tuple[float, float]:
    """The best inset of a marker on a piece up to parameter `cut`, and the arc it is at."""
    here = _spot(marker)
    inset = _inset_along(track, here, marker.kind, size)
    candidates = _candidates(track, here, marker.kind, cut)
    best = max(candidates, key=inset)
    if not track.straight:
        best = min(_golden(inset, best, cut / SAMPLES), cut)
    return inset(best), track.piece.start + track.piece.arc(best)


def _inset_along(track: Track, here: Spot, kind: str, size: float) -> Callable[[float], float]:
    if kind == "diamond":
        return lambda t: diamond_inset(track.section(t), here, size)
    return lambda t: dot_inset(track.section(t), here, size)


def _bent(track: Track, inset: Callable[[float], float], begin: float) -> tuple[float, float]:
    """The best inset round a corner from an arc on before light returns, and its arc."""
    piece = track.piece
    best, at = -math.inf, 0.0
    arc = max(begin, piece.start)
    while arc <= piece.end:
        t = piece.parameter(arc - piece.start)
        here = inset(t)
        if here < LIGHT and (best >= LIGHT or arc > begin + PLACE):
            break
        if here > best:
            best, at = here, t
        arc += STEP
    t = _golden(inset, at, STEP / piece.length)
    return inset(t), piece.start + piece.arc(t)


def _candidates(track: Track, here: Spot, kind: str, cut: float) -> list[float]:
    if not track.straight:
        return [cut * k / SAMPLES for k in range(SAMPLES + 1)]
    piece = track.piece
    if kind == "dot":
        along = (here.x - piece.a[0]) * track.tx + (here.y - piece.a[1]) * track.ty
        turns = [along / piece.length]
    else:
        u, v = track.u - here.u, track.v - here.v
        turns = [-u / track.du if track.du else 0.0, -v / track.dv if track.dv else 0.0]
        for sign in (1.0, -1.0):
            for level in (track.off_v - track.off_u, track.off_u - track.off_v):
                rate = track.du - sign * track.dv
                turns.append((level - u + sign * v) / rate if rate else 0.0)
    return [0.0, cut, *(min(max(t, 0.0), cut) for t in turns)]


def _golden(inset: Callable[[float], float], near: float, reach: float) -> float:
    """The parameter of the best inset within `reach` of one that is nearly the best."""
    low, high = max(0.0, near - reach), min(1.0, near + reach)
    for _ in range(24):
        width = GOLDEN * (high - low)
        one, two = high - width, low + width
        if inset(one) >= inset(two):
            high = two
        else:
            low = one
    return max(near, (low + high) / 2.0, key=inset)
