"""From loose lines and places to a card: joined, rounded to hundredths, and named."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

from gridlight.cards.model import (
    LETTERS,
    NUMBERS,
    DefenseCard,
    End,
    Geometry,
    Kind,
    OffenseCard,
    Point,
    Segment,
    Travel,
)
from gridlight.cards.path import XY
from gridlight.cards.schema import MOST_POINTS

REACH = 0.5  # yards from an edge within which a path is meant to end at it
ON_LINE = 0.15  # yards from a whole yard line within which a marker is meant to lie on it
FINEST = 0.01  # yards


def hundredth(value: float) -> float:
    """A length as a card holds it."""
    return round(value, 2) + 0.0


def kind_of(segments: Iterable[Segment]) -> Kind:
    """What a play is called: a pass if the ball is passed forward."""
    passes = any(segment.kind is Travel.PASS for segment in segments)
    return Kind.PASS if passes else Kind.RUN


def end_of(point: XY, geometry: Geometry) -> End:
    """How a path that ends there ends."""
    if geometry.far - point[1] <= REACH:
        return End.TOUCHDOWN
    if min(point[0] - geometry.left, geometry.right - point[0]) <= REACH:
        return End.OUT_OF_BOUNDS
    return End.DOWN


def on_edge(point: XY, geometry: Geometry) -> XY:
    """The end of a path, brought to the edge that it nearly reaches."""
    x, y = point
    ends = end_of(point, geometry)
    if ends is End.TOUCHDOWN:
        return x, geometry.far
    if ends is End.OUT_OF_BOUNDS:
        return (geometry.left if x < 0.0 else geometry.right), y
    return x, y


def joined(strokes: Sequence[tuple[Travel, Sequence[Point]]]) -> tuple[Segment, ...]:
    """Strokes in order of travel as segments: hundredths, no point twice, ends that meet."""
    segments: list[Segment] = []
    for kind, points in strokes:
        fine = [
            Point(hundredth(p.x), hundredth(p.y), hundredth(p.radius) if p.radius else 0.0)
            for p in points
        ]
        if segments:
            last = segments[-1].points[-1]
            fine[0] = Point(last.x, last.y)
        kept = [fine[0]]
        for point in fine[1:]:
            if (point.x, point.y) != (kept[-1].x, kept[-1].y):
                kept.append(point)
        kept[0] = replace(kept[0], radius=0.0)
        kept[-1] = replace(kept[-1], radius=0.0)
        if len(kept) > 1:
            segments.append(Segment(kind, tuple(kept)))
    return tuple(segments)


def play_of(
    number: int, name: str, strokes: Sequence[tuple[Travel, Sequence[Point]]], geometry: Geometry
) -> OffenseCard:
    """An offense card from strokes; how it ends is seen from where it ends."""
    strokes = [(kind, list(points)) for kind, points in strokes]
    last = strokes[-1][1][-1]
    strokes[-1] = (
        strokes[-1][0],
        [*strokes[-1][1][:-1], Point(*on_edge((last.x, last.y), geometry))],
    )
    segments = joined(strokes)
    end = segments[-1].points[-1]
    ends = end_of((end.x, end.y), geometry)
    return OffenseCard(number, name, kind_of(segments), segments, ends)


def formation_of(letter: str, name: str, diamonds: Iterable[XY], dots: Iterable[XY]) -> DefenseCard:
    """A defense card from centers, each brought to the yard line that it nearly lies on."""
    return DefenseCard(
        letter, name, tuple(map(on_yard_line, diamonds)), tuple(map(on_yard_line, dots))
    )


def on_yard_line(center: XY) -> Point:
    """A marker's center, on a whole yard line if it is near one."""
    x, y = center
    whole = round(y)
    return Point(hundredth(x), float(whole) if abs(y - whole) <= ON_LINE else hundredth(y))


def simplified(points: Sequence[XY], tolerance: float, most: int = MOST_POINTS) -> list[XY]:
    """The fewest of the points that keep a line within a tolerance, and no more than `most`."""
    while True:
        kept = _fewest(points, tolerance)
        if len(kept) <= most:
            return kept
        tolerance *= 1.3


def _fewest(points: Sequence[XY], tolerance: float) -> list[XY]:
    keep = {0, len(points) - 1}
    ranges = [(0, len(points) - 1)]
    while ranges:
        low, high = ranges.pop()
        far, at = 0.0, -1
        for k in range(low + 1, high):
            off = _off(points[k], points[low], points[high])
            if off > far:
                far, at = off, k
        if far > tolerance:
            keep.add(at)
            ranges += [(low, at), (at, high)]
    return [points[k] for k in sorted(keep)]


def _off(point: XY, a: XY, b: XY) -> float:
    """Distance of a point from a straight stretch."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = dx * dx + dy * dy
    t = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / size if size else 0.0
    t = min(max(t, 0.0), 1.0)
    return math.hypot(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy)


def free_number(taken: Iterable[int]) -> int | None:
    """The first number that no card has."""
    used = set(taken)
    return next((number for number in NUMBERS if number not in used), None)


def free_letter(taken: Iterable[str]) -> str | None:
    """The first letter that no card has."""
    used = set(taken)
    return next((letter for letter in LETTERS if letter not in used), None)
