"""A drawing made elsewhere, taken as a card. `docs/workshop.md` says how it is to be drawn."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from gridlight.cards.model import (
    DIAMONDS,
    LETTERS,
    NUMBERS,
    DefenseCard,
    Geometry,
    OffenseCard,
    Point,
    Travel,
)
from gridlight.cards.path import XY, corner_ends
from gridlight.cards.schema import MOST_DOTS, MOST_POINTS, MOST_SEGMENTS
from gridlight.kernel.errors import CardError
from gridlight.kernel.language import tr
from gridlight.workshop.finishing import formation_of, play_of, simplified
from gridlight.workshop.svg_paths import Piece, center_of, pieces_of
from gridlight.workshop.svg_tree import (
    Element,
    Matrix,
    elements_of,
    matrix_of,
    numbers,
    times,
)

ROLES = {
    "run": "run",
    "pass": "pass",
    "lateral": "lateral",
    "diamond": "diamond",
    "diamonds": "diamond",
    "tackler": "diamond",
    "tacklers": "diamond",
    "dot": "dot",
    "dots": "dot",
    "star": "",
    "stars": "",
    "guides": "",
}
UNSEEN = {"defs", "clipPath", "mask", "pattern", "symbol", "marker", "metadata", "style"}
LINES = ("run", "pass", "lateral")
STRAIGHT = 0.005  # yards off a straight line that a point may be and still be left out
SAME = 0.02  # yards
LEAST = 0.1  # yards: what is smaller is a slip of the pen
FLAT = 0.02  # yards between a curve and what is kept of it
ASPECT = 0.02  # how much the page's shape may differ from the card's


class Stroke(NamedTuple):
    """A drawn segment."""

    kind: Travel
    points: list[Point]


@dataclass(slots=True)
class _Found:
    strokes: list[Stroke] = field(default_factory=list)
    diamonds: list[XY] = field(default_factory=list)
    dots: list[XY] = field(default_factory=list)


def read_svg(
    data: bytes, source: str, geometry: Geometry, key: str | None = None
) -> OffenseCard | DefenseCard:
    """The card in a drawing; `key` is its number or letter where the drawing doesn't say it.

    The page is the card. `CardError` names the line of what can't be taken.
    """
    root = elements_of(data, source)
    found = _Found()
    _gather(root, _page(root, geometry, source), "", found, source)
    key = key or root.given.get("data-key") or _key_in(source)
    name = _title(root)
    if found.strokes and (found.diamonds or found.dots):
        problem = tr("it has lines of a play and markers of a formation")
        raise CardError(source, "", problem, tr("Draw them as two cards."))
    if found.strokes:
        return _play(found.strokes, name, key, source, geometry)
    return _formation(found, name, key, source)


def _title(root: Element) -> str:
    for element in root.inside:
        if element.tag == "title":
            text = "".join(letter for letter in element.text.strip() if letter.isprintable())
            return text[:60]
    return ""


def _key_in(source: str) -> str | None:
    """The number or letter in a name like `offense-07.svg`."""
    match = re.search(r"(?:offense|defense)[-_ ]?0?(\d{1,2}|[A-F])\b", source, re.IGNORECASE)
    return match[1] if match else None


def _page(root: Element, geometry: Geometry, source: str) -> Matrix:
    """From the drawing's units to yards on the card."""
    box = numbers(root.given.get("viewBox", ""))
    if len(box) != 4:
        stated = [numbers(root.given.get(name, "")) for name in ("width", "height")]
        box = [0.0, 0.0, *(side[0] if side else 0.0 for side in stated)]
    left, top, wide, high = box
    if wide <= 0.0 or high <= 0.0:
        problem, remedy = (
            tr("the drawing has no page"),
            tr("Give it a viewBox as large as the card."),
        )
        raise CardError(source, tr("line {number}", number=root.line), problem, remedy)
    across, down = geometry.width / wide, geometry.height / high
    if abs(across / down - 1.0) > ASPECT:
        sides = [side / geometry.yards_per_inch for side in (geometry.width, geometry.height)]
        problem = tr(
            "the page is {wide:g} × {high:g}, not shaped like a card", wide=wide, high=high
        )
        remedy = tr("Make it {wide:g} × {high:g} in.", wide=sides[0], high=sides[1])
        raise CardError(source, tr("line {number}", number=root.line), problem, remedy)
    return across, 0.0, 0.0, down, geometry.left - left * across, geometry.top - top * down


def _gather(element: Element, matrix: Matrix, role: str, found: _Found, source: str) -> None:
    if element.tag in UNSEEN or "display:none" in element.given.get("style", "").replace(" ", ""):
        return
    matrix = times(matrix, matrix_of(element.given.get("transform", "")))
    own = _role(element)
    role = role if own is None else own
    if role:
        pieces = [piece for piece in pieces_of(element, matrix) if piece.a != piece.b]
        if pieces and not all(math.isfinite(v) for p in pieces for v in (*p.a, *p.b)):
            raise CardError(
                source,
                tr("line {number}", number=element.line),
                tr("it lies nowhere"),
                tr("Draw it again."),
            )
        if pieces:
            _take(role, pieces, found)
    for child in element.inside:
        _gather(child, matrix, role, found, source)


def _role(element: Element) -> str | None:
    """What an element stands for: by its class, its layer's name or its id; None if unsaid."""
    words = element.given.get("class", "").split()
    words += [element.given.get("label", ""), element.given.get("id", "")]
    for word in words:
        plain = re.sub(r"[-_ ]?\d*$", "", word.strip().lower())
        if plain in ROLES:
            return ROLES[plain]
    return None


def _take(role: str, pieces: list[Piece], found: _Found) -> None:
    if role == "diamond":
        found.diamonds.append(center_of(pieces))
    elif role == "dot":
        found.dots.append(center_of(pieces))
    elif max(math.dist(pieces[0].a, piece.b) for piece in pieces) >= LEAST:
        found.strokes.append(Stroke(Travel(role), control_points(pieces)))


def control_points(pieces: Sequence[Piece]) -> list[Point]:
    """The control points of a drawn line: its corners, rounded where they are rounded alike.

    Any other curve becomes as many straight stretches as it needs.
    """
    raw = [Point(*pieces[0].a)]
    for piece in pieces:
        if piece.bend is not None:
            reach, back = math.dist(piece.a, piece.bend), math.dist(piece.bend, piece.b)
            if abs(reach - back) > SAME or min(reach, back) <= SAME:
                return _flat(pieces)
            raw.append(Point(*piece.bend, (reach + back) / 2.0))
        raw.append(Point(*piece.b))
    points = _without_straight(raw)
    return points if _holds(points) and len(points) <= MOST_POINTS else _flat(pieces)


def _without_straight(points: list[Point]) -> list[Point]:
    """The points without those that a straight line passes through anyway."""
    kept = [points[0]]
    for index in range(1, len(points) - 1):
        here, after = points[index], points[index + 1]
        if here.radius or _off_line(kept[-1], here, after) > STRAIGHT:
            kept.append(here)
    kept.append(points[-1])
    return kept


def _off_line(a: Point, here: Point, b: Point) -> float:
    """How far a point lies off the stretch between its neighbors; far if the line turns back."""
    dx, dy = b.x - a.x, b.y - a.y
    size = math.hypot(dx, dy)
    ahead = (here.x - a.x) * dx + (here.y - a.y) * dy
    if size == 0.0 or not 0.0 <= ahead <= size * size:
        return math.inf
    return abs((here.x - a.x) * dy - (here.y - a.y) * dx) / size


def _holds(points: list[Point]) -> bool:
    """Whether each corner gets the rounding that was drawn."""
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        if corner.radius:
            enter, _ = corner_ends(before, corner, after)
            if abs(math.dist(enter, (corner.x, corner.y)) - corner.radius) > SAME:
                return False
    return True


def _flat(pieces: Sequence[Piece]) -> list[Point]:
    line = [pieces[0].a]
    for a, b, bend in pieces:
        if bend is None:
            line.append(b)
            continue
        for k in range(1, 17):
            t, u = k / 16, 1.0 - k / 16
            x, y = (u * u * a[i] + 2 * u * t * bend[i] + t * t * b[i] for i in (0, 1))
            line.append((x, y))
    return [Point(x, y) for x, y in simplified(line, FLAT, MOST_POINTS)]


def _play(
    strokes: list[Stroke], name: str, key: str | None, source: str, geometry: Geometry
) -> OffenseCard:
    if key is None or not key.isdecimal() or int(key) not in NUMBERS:
        problem = tr("the drawing doesn't say which offense card it is")
        raise CardError(
            source,
            "",
            problem,
            tr("Give a number, {first} to {last}.", first=NUMBERS[0], last=NUMBERS[-1]),
        )
    if len(strokes) > MOST_SEGMENTS:
        problem = tr("it has {count} lines", count=len(strokes))
        raise CardError(
            source,
            "",
            problem,
            tr("A play has at most {most}.", most=MOST_SEGMENTS),
        )
    return play_of(int(key), name or f"Offense {int(key)}", _in_a_row(strokes), geometry)


def _in_a_row(strokes: list[Stroke]) -> list[Stroke]:
    """Strokes turned so that each begins where the one before ended."""
    row = list(strokes)
    if len(row) > 1:
        first = row[0].points
        ends = [row[1].points[0], row[1].points[-1]]
        if min(_apart(first[0], end) for end in ends) < min(_apart(first[-1], end) for end in ends):
            row[0] = _turned(row[0])
    for index in range(1, len(row)):
        last, points = row[index - 1].points[-1], row[index].points
        if _apart(last, points[-1]) < _apart(last, points[0]):
            row[index] = _turned(row[index])
    return row


def _turned(stroke: Stroke) -> Stroke:
    return Stroke(stroke.kind, stroke.points[::-1])


def _apart(a: Point, b: Point) -> float:
    return math.hypot(a.x - b.x, a.y - b.y)


def _formation(found: _Found, name: str, key: str | None, source: str) -> DefenseCard:
    if not found.diamonds:
        problem = tr("it has no layer or class that a card is made of")
        raise CardError(source, "", problem, tr("Name lines “run” or “pass”, markers “diamond”."))
    if len(found.diamonds) != DIAMONDS or len(found.dots) > MOST_DOTS:
        problem = tr(
            "it has {diamonds} diamonds and {dots} dots",
            diamonds=len(found.diamonds),
            dots=len(found.dots),
        )
        remedy = tr(
            "A card has {needed} diamonds and at most {most} dots.",
            needed=DIAMONDS,
            most=MOST_DOTS,
        )
        raise CardError(source, "", problem, remedy)
    letter = (key or "").upper()
    if letter not in LETTERS:
        problem = tr("the drawing doesn't say which defense card it is")
        raise CardError(
            source,
            "",
            problem,
            tr("Give a letter, {first} to {last}.", first=LETTERS[0], last=LETTERS[-1]),
        )
    return formation_of(letter, name or f"Defense {letter}", found.diamonds, found.dots)
