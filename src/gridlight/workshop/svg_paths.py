"""SVG path data and shapes as pieces: straight stretches, quadratics, and flattened curves."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from gridlight.cards.path import XY
from gridlight.workshop.svg_tree import NUMBER, Element, Matrix, moved, numbers

STEPS = 24  # stretches that a curve is flattened to
MOST_PIECES = 4000
TOKEN = re.compile(rf"[MmLlHhVvCcSsQqTtAaZz]|{NUMBER}")
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


class Piece(NamedTuple):
    """From `a` to `b`, round `bend` if there is one."""

    a: XY
    b: XY
    bend: XY | None = None


def pieces_of(element: Element, matrix: Matrix) -> list[Piece]:
    """What an element draws, after its transform; nothing for an element that draws no line."""
    make = SHAPES.get(element.tag)
    if make is None:
        return []
    return [
        Piece(moved(matrix, p.a), moved(matrix, p.b), moved(matrix, p.bend) if p.bend else None)
        for p in make(element)[:MOST_PIECES]
    ]


def center_of(pieces: Sequence[Piece]) -> XY:
    """The middle of the box round pieces."""
    xs = [x for piece in pieces for x, _ in (piece.a, piece.b)]
    ys = [y for piece in pieces for _, y in (piece.a, piece.b)]
    return (min(xs) + max(xs)) / 2.0, (min(ys) + max(ys)) / 2.0


def _number(element: Element, name: str) -> float:
    found = numbers(element.given.get(name, "0"))
    return found[0] if found else 0.0


def _polyline(element: Element) -> list[Piece]:
    values = numbers(element.given.get("points", ""))
    points = list(zip(values[::2], values[1::2], strict=False))
    if element.tag == "polygon" and points:
        points.append(points[0])
    return [Piece(a, b) for a, b in itertools.pairwise(points)]


def _line(element: Element) -> list[Piece]:
    x1, y1, x2, y2 = (_number(element, name) for name in ("x1", "y1", "x2", "y2"))
    return [Piece((x1, y1), (x2, y2))]


def _rect(element: Element) -> list[Piece]:
    x, y, w, h = (_number(element, name) for name in ("x", "y", "width", "height"))
    corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)]
    return [Piece(a, b) for a, b in itertools.pairwise(corners)]


def _ellipse(element: Element) -> list[Piece]:
    cx, cy = _number(element, "cx"), _number(element, "cy")
    rx = _number(element, "rx") or _number(element, "r")
    ry = _number(element, "ry") or _number(element, "r")
    ring = [
        (cx + rx * math.cos(k * math.tau / STEPS), cy + ry * math.sin(k * math.tau / STEPS))
        for k in range(STEPS + 1)
    ]
    return [Piece(a, b) for a, b in itertools.pairwise(ring)]


class _Walk:
    """Follows path data with a point and the last control point in hand."""

    def __init__(self) -> None:
        self.here: XY = (0.0, 0.0)
        self.start: XY = (0.0, 0.0)
        self.control: XY | None = None
        self.last = ""
        self.pieces: list[Piece] = []

    def step(self, command: str, given: list[float]) -> None:
        """One command with its numbers."""
        upper = command.upper()
        base = self.here if command.islower() else (0.0, 0.0)
        ACTS[upper](self, given, base)
        if upper not in "CSQT":
            self.control = None
        self.last = upper

    def line_to(self, to: XY) -> None:
        """A straight stretch."""
        self.pieces.append(Piece(self.here, to))
        self.here = to

    def curve(self, at: Callable[[float], XY]) -> None:
        """A curve as short straight stretches."""
        for k in range(1, STEPS + 1):
            self.line_to(at(k / STEPS))

    def mirrored(self, kinds: str) -> XY:
        """The control point that a smooth curve goes on with."""
        if self.control is None or self.last not in kinds:
            return self.here
        return 2 * self.here[0] - self.control[0], 2 * self.here[1] - self.control[1]


def _move(walk: _Walk, given: list[float], base: XY) -> None:
    walk.here = walk.start = (base[0] + given[0], base[1] + given[1])


def _straight(walk: _Walk, given: list[float], base: XY) -> None:
    walk.line_to((base[0] + given[0], base[1] + given[1]))


def _across(walk: _Walk, given: list[float], base: XY) -> None:
    walk.line_to((base[0] + given[0], walk.here[1]))


def _down(walk: _Walk, given: list[float], base: XY) -> None:
    walk.line_to((walk.here[0], base[1] + given[0]))


def _close(walk: _Walk, given: list[float], base: XY) -> None:
    if walk.here != walk.start:
        walk.line_to(walk.start)


def _cubic(walk: _Walk, given: list[float], base: XY) -> None:
    p, q, to = _points(given, base)
    _bezier(walk, p, q, to)


def _smooth_cubic(walk: _Walk, given: list[float], base: XY) -> None:
    q, to = _points(given, base)
    _bezier(walk, walk.mirrored("CS"), q, to)


def _bezier(walk: _Walk, p: XY, q: XY, to: XY) -> None:
    a = walk.here

    def at(t: float) -> XY:
        u = 1.0 - t
        w = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        x, y = (w[0] * a[i] + w[1] * p[i] + w[2] * q[i] + w[3] * to[i] for i in (0, 1))
        return x, y

    walk.curve(at)
    walk.control = q


def _quadratic(walk: _Walk, given: list[float], base: XY) -> None:
    bend, to = _points(given, base)
    walk.pieces.append(Piece(walk.here, to, bend))
    walk.here, walk.control = to, bend


def _smooth_quadratic(walk: _Walk, given: list[float], base: XY) -> None:
    bend = walk.mirrored("QT")
    to = (base[0] + given[0], base[1] + given[1])
    walk.pieces.append(Piece(walk.here, to, bend))
    walk.here, walk.control = to, bend


def _arc(walk: _Walk, given: list[float], base: XY) -> None:
    """An elliptic arc, by its center. (SVG 1.1, appendix F.6.5)"""
    rx, ry, turn, large, sweep = abs(given[0]), abs(given[1]), math.radians(given[2]), *given[3:5]
    to = (base[0] + given[5], base[1] + given[6])
    a = walk.here
    if not rx or not ry or a == to:
        walk.line_to(to)
        return
    cos, sin = math.cos(turn), math.sin(turn)
    dx, dy = (a[0] - to[0]) / 2.0, (a[1] - to[1]) / 2.0
    x, y = (cos * dx + sin * dy) / rx, (-sin * dx + cos * dy) / ry
    size = x * x + y * y
    if size > 1.0:
        grow = math.sqrt(size)
        rx, ry, x, y, size = rx * grow, ry * grow, x / grow, y / grow, 1.0
    root = math.sqrt(max(1.0 / size - 1.0, 0.0)) * (-1.0 if bool(large) == bool(sweep) else 1.0)
    cx, cy = root * y, -root * x
    begin = math.atan2(y - cy, x - cx)
    span = math.atan2(-y - cy, -x - cx) - begin
    if sweep and span < 0.0:
        span += math.tau
    elif not sweep and span > 0.0:
        span -= math.tau
    middle = ((a[0] + to[0]) / 2.0, (a[1] + to[1]) / 2.0)

    def at(t: float) -> XY:
        angle = begin + span * t
        u, v = rx * (math.cos(angle) + cx), ry * (math.sin(angle) + cy)
        return middle[0] + cos * u - sin * v, middle[1] + sin * u + cos * v

    walk.curve(at)


def _points(given: list[float], base: XY) -> list[XY]:
    return [(base[0] + x, base[1] + y) for x, y in zip(given[::2], given[1::2], strict=True)]


ACTS: dict[str, Callable[[_Walk, list[float], XY], None]] = {
    "M": _move,
    "L": _straight,
    "H": _across,
    "V": _down,
    "C": _cubic,
    "S": _smooth_cubic,
    "Q": _quadratic,
    "T": _smooth_quadratic,
    "A": _arc,
    "Z": _close,
}


def _path(element: Element) -> list[Piece]:
    walk = _Walk()
    command, held = "", list[float]()
    for token in TOKEN.findall(element.given.get("d", "")[:400_000]):
        if token.isalpha():
            command, held = token, []
            if command in "Zz":
                walk.step(command, held)
            continue
        held.append(float(token))
        if command and command not in "Zz" and len(held) == COUNTS[command.upper()]:
            if all(abs(value) < 1e9 for value in held):
                walk.step(command, held)
            held = []
            command = {"M": "L", "m": "l"}.get(command, command)
        if len(walk.pieces) > MOST_PIECES:
            break
    return walk.pieces


SHAPES: dict[str, Callable[[Element], list[Piece]]] = {
    "path": _path,
    "polyline": _polyline,
    "polygon": _polyline,
    "line": _line,
    "rect": _rect,
    "circle": _ellipse,
    "ellipse": _ellipse,
}
