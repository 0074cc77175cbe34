"""What is drawn on cards as plain outlines in yards, for whoever draws them."""

from __future__ import annotations

import math

from gridlight.cards.model import Geometry, Point
from gridlight.cards.path import XY, Path

Box = tuple[float, float, float, float]  # left, top, right, bottom
STAR_WAIST = 0.382  # inner radius of a five-pointed star, as a share of the outer


def diamond(center: Point | XY, size: float) -> tuple[XY, ...]:
    """The four tips of a diamond, from the top clockwise."""
    x, y = _xy(center)
    return (x, y - size), (x + size, y), (x, y + size), (x - size, y)


def star(center: Point | XY, radius: float) -> tuple[XY, ...]:
    """The ten corners of a star with one tip towards the slide."""
    x, y = _xy(center)
    corners = []
    for k in range(10):
        angle = -math.pi / 2 + k * math.pi / 5
        reach = radius * (1.0 if k % 2 == 0 else STAR_WAIST)
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return tuple(corners)


def dashes(path: Path, part: int, geometry: Geometry) -> tuple[tuple[float, float], ...]:
    """Arcs at which the dashes of a broken segment begin and end: equal, from end to end."""
    begin, end = path.parts[part]
    length, gap = end - begin, geometry.gap
    count = max(geometry.fewest_dashes, round((length + gap) / (geometry.dash + gap)))
    dash = (length - (count - 1) * gap) / count
    if dash <= 0.0:  # too short for true gaps
        dash = gap = length / (2 * count - 1)
    starts = [begin + k * (dash + gap) for k in range(count)]
    return tuple((start, start + dash) for start in starts)


def stretch(path: Path, begin: float, end: float, step: float = 0.05) -> tuple[XY, ...]:
    """Points of the path from one arc to another, corners in steps of about `step` yards."""
    points = [path.point(begin)]
    for piece in path.pieces:
        if piece.end <= begin or piece.start >= end:
            continue
        low = piece.parameter(max(begin - piece.start, 0.0))
        high = 1.0 if piece.end <= end else piece.parameter(end - piece.start)
        count = 1 if piece.bend is None else max(2, math.ceil(piece.length / step))
        points += [piece.point(low + (high - low) * k / count) for k in range(1, count + 1)]
    return tuple(points)


def lines(path: Path, geometry: Geometry) -> tuple[tuple[tuple[XY, ...], float, bool], ...]:
    """Everything that is stroked on an offense card: points, width, whether it is solid."""
    drawn: list[tuple[tuple[XY, ...], float, bool]] = []
    for part, (begin, end) in enumerate(path.parts):
        travel = next(piece.travel for piece in path.pieces if piece.part == part)
        width = geometry.breadth(travel)
        if travel.solid:
            drawn.append((stretch(path, begin, end), width, True))
        else:
            for low, high in dashes(path, part, geometry):
                drawn.append((stretch(path, low, high), width, False))
    return tuple(drawn)


def offense_bars(geometry: Geometry) -> tuple[Box, ...]:
    """The thick opaque bars of an offense card."""
    return _bars(geometry, geometry.offense_bar_centers(), geometry.offense_bar_width)


def offense_strip(geometry: Geometry) -> Box:
    """The clear strip that the offense card's bars stand in."""
    half = geometry.offense_strip
    return -half, geometry.bars_top, half, geometry.bars_bottom


def defense_bars(geometry: Geometry) -> tuple[Box, ...]:
    """The green bars of a defense card."""
    return _bars(geometry, geometry.defense_bar_centers(), geometry.defense_bar_width)


def _bars(geometry: Geometry, centers: tuple[float, ...], width: float) -> tuple[Box, ...]:
    top, bottom = geometry.bars_top, geometry.bars_bottom
    return tuple((x - width / 2, top, x + width / 2, bottom) for x in centers)


def sawtooth(geometry: Geometry) -> tuple[XY, ...]:
    """The rectangle with toothed long sides by which a seat checks that cards lie true. FE-5"""
    x, y = geometry.sawtooth_x, geometry.sawtooth_y
    wide, high = geometry.sawtooth_half_width, geometry.sawtooth_half_height
    teeth, tooth = geometry.sawtooth_teeth, geometry.sawtooth_tooth
    pitch = 2.0 * wide / teeth
    upper: list[XY] = [(x - wide, y - high)]
    for k in range(teeth):
        upper.append((x - wide + (k + 0.5) * pitch, y - high - tooth))
        upper.append((x - wide + (k + 1.0) * pitch, y - high))
    lower = [(px, 2.0 * y - py) for px, py in reversed(upper)]
    return tuple(upper + lower)


def _xy(center: Point | XY) -> XY:
    return (center.x, center.y) if isinstance(center, Point) else center
