"""A card's path as exact pieces: straight stretches, and quadratics round the corners."""

from __future__ import annotations

import math
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache

from gridlight.cards.model import OffenseCard, Point, Segment, Travel

XY = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Piece:
    """A straight stretch (`bend` None) or a quadratic, with its place along the path in yards.

    `part` is the index of its segment, `start` the arc at which it begins; parameters run
    from 0 to 1.
    """

    part: int
    travel: Travel
    a: XY
    b: XY
    bend: XY | None
    start: float
    length: float

    @property
    def end(self) -> float:
        """Arc at which the piece ends, in yards from the start of the path."""
        return self.start + self.length

    def point(self, t: float) -> XY:
        """The point at parameter `t`."""
        u = 1.0 - t
        if self.bend is None:
            return self.a[0] * u + self.b[0] * t, self.a[1] * u + self.b[1] * t
        p, q, r = u * u, 2.0 * u * t, t * t
        return (
            self.a[0] * p + self.bend[0] * q + self.b[0] * r,
            self.a[1] * p + self.bend[1] * q + self.b[1] * r,
        )

    def tangent(self, t: float) -> XY:
        """The unit direction of travel at parameter `t`."""
        dx, dy = self._velocity(t)
        size = math.hypot(dx, dy)
        if size == 0.0:
            dx, dy = self.b[0] - self.a[0], self.b[1] - self.a[1]
            size = math.hypot(dx, dy) or 1.0
        return dx / size, dy / size

    def arc(self, t: float) -> float:
        """Arc in yards from the start of the piece to parameter `t`."""
        if self.bend is None:
            return self.length * t
        return _quadratic_arc(self.a, self.bend, self.b, t)

    def parameter(self, arc: float) -> float:
        """The parameter at `arc` yards from the start of the piece."""
        if self.length == 0.0:
            return 0.0
        t = min(max(arc / self.length, 0.0), 1.0)
        if self.bend is None:
            return t
        for _ in range(20):
            speed = math.hypot(*self._velocity(t))
            if speed == 0.0:
                break
            step = (self.arc(t) - arc) / speed
            t = min(max(t - step, 0.0), 1.0)
            if abs(step) < 1e-12:
                break
        return t

    def lowest(self, t: float) -> float:
        """Greatest y between the start of the piece and parameter `t`."""
        best = max(self.a[1], self.point(t)[1])
        if self.bend is not None:
            bow = self.a[1] - 2.0 * self.bend[1] + self.b[1]
            turn = (self.a[1] - self.bend[1]) / bow if bow else -1.0
            if 0.0 < turn < t:
                best = max(best, self.point(turn)[1])
        return best

    def _velocity(self, t: float) -> XY:
        if self.bend is None:
            return self.b[0] - self.a[0], self.b[1] - self.a[1]
        u = 1.0 - t
        return (
            2.0 * (u * (self.bend[0] - self.a[0]) + t * (self.b[0] - self.bend[0])),
            2.0 * (u * (self.bend[1] - self.a[1]) + t * (self.b[1] - self.bend[1])),
        )


def _quadratic_arc(a: XY, c: XY, b: XY, t: float) -> float:
    """Arc of a quadratic from 0 to t, by the closed form of ∫√(At² + Bt + C)."""
    ux, uy = 2.0 * (c[0] - a[0]), 2.0 * (c[1] - a[1])
    vx, vy = 2.0 * (a[0] - 2.0 * c[0] + b[0]), 2.0 * (a[1] - 2.0 * c[1] + b[1])
    square = vx * vx + vy * vy
    speed = ux * ux + uy * uy
    if square < 1e-18:
        return math.sqrt(speed) * t
    shift = (ux * vx + uy * vy) / square
    least = max(speed / square - shift * shift, 0.0)

    def integral(z: float) -> float:
        root = math.sqrt(z * z + least)
        return 0.5 * (z * root + (least * math.asinh(z / math.sqrt(least)) if least > 0 else 0.0))

    return math.sqrt(square) * (integral(t + shift) - integral(shift))


@dataclass(frozen=True, slots=True)
class Path:
    """The whole path of a play, in order of travel; `parts` holds each segment's arc range."""

    pieces: tuple[Piece, ...]
    parts: tuple[tuple[float, float], ...]

    @property
    def length(self) -> float:
        """Length of the path in yards."""
        return self.pieces[-1].end

    def locate(self, arc: float) -> tuple[Piece, float]:
        """The piece at `arc` yards from the start, and the parameter in it."""
        starts = [piece.start for piece in self.pieces]
        index = max(bisect_right(starts, arc) - 1, 0)
        piece = self.pieces[index]
        return piece, piece.parameter(arc - piece.start)

    def point(self, arc: float) -> XY:
        """The point at `arc` yards from the start."""
        piece, t = self.locate(arc)
        return piece.point(t)

    def tangent(self, arc: float) -> XY:
        """The unit direction of travel at `arc` yards from the start."""
        piece, t = self.locate(arc)
        return piece.tangent(t)

    def flat(self, step: float = 0.05, part: int | None = None) -> tuple[XY, ...]:
        """Points no more than `step` yards apart round the corners, of one segment or of all."""
        points: list[XY] = []
        for piece in self.pieces:
            if part is not None and piece.part != part:
                continue
            if not points:
                points.append(piece.a)
            count = 1 if piece.bend is None else max(2, math.ceil(piece.length / step))
            points.extend(piece.point(k / count) for k in range(1, count + 1))
        return tuple(points)

    def lowest(self, arc: float) -> float:
        """Greatest y that the path reaches within its first `arc` yards."""
        best = self.pieces[0].a[1]
        for piece in self.pieces:
            if piece.start > arc:
                break
            t = 1.0 if piece.end <= arc else piece.parameter(arc - piece.start)
            best = max(best, piece.lowest(t))
        return best


@lru_cache(maxsize=512)
def path_of(card: OffenseCard) -> Path:
    """The path of an offense card."""
    pieces: list[Piece] = []
    parts: list[tuple[float, float]] = []
    arc = 0.0
    for index, segment in enumerate(card.segments):
        begin = arc
        for a, bend, b in _shapes(segment):
            length = math.dist(a, b) if bend is None else _quadratic_arc(a, bend, b, 1.0)
            if length > 0.0:
                pieces.append(Piece(index, segment.kind, a, b, bend, arc, length))
                arc += length
        parts.append((begin, arc))
    return Path(tuple(pieces), tuple(parts))


def _shapes(segment: Segment) -> list[tuple[XY, XY | None, XY]]:
    points = segment.points
    shapes: list[tuple[XY, XY | None, XY]] = []
    here: XY = (points[0].x, points[0].y)
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        enter, leave = corner_ends(before, corner, after)
        bend = (corner.x, corner.y)
        shapes.append((here, None, enter))
        if enter != leave:
            shapes.append((enter, bend, leave))
        here = leave
    shapes.append((here, None, (points[-1].x, points[-1].y)))
    return shapes


def corner_ends(before: Point, corner: Point, after: Point) -> tuple[XY, XY]:
    """Where the rounding of a corner begins and ends: `radius` from it, at most half a leg."""
    back = math.hypot(before.x - corner.x, before.y - corner.y)
    on = math.hypot(after.x - corner.x, after.y - corner.y)
    reach = min(corner.radius, back / 2.0, on / 2.0)
    if reach <= 0.0:
        return (corner.x, corner.y), (corner.x, corner.y)
    f, g = reach / back, reach / on
    return (
        (corner.x + (before.x - corner.x) * f, corner.y + (before.y - corner.y) * f),
        (corner.x + (after.x - corner.x) * g, corner.y + (after.y - corner.y) * g),
    )
