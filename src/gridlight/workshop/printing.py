"""A deck on paper for a real light box: true-size PDF sheets, everything in lines and areas.

Offense cards are dark with clear paths and lie face down on the box, so their printed side
shows the play turned left to right. Defense cards are for clear film.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gridlight.cards import shapes
from gridlight.cards.model import Deck, DefenseCard, Geometry, OffenseCard
from gridlight.cards.path import path_of
from gridlight.kernel.language import tr
from gridlight.workshop.paper import NO_CORRECTION, Correction, paper_for
from gridlight.workshop.pen import Ink, Pen
from gridlight.workshop.sheet_marks import frame_sheet, ruler_sheet

DARK: Ink = (0.05, 0.13, 0.10)
PAPER: Ink = (1.0, 1.0, 1.0)
RULE: Ink = (0.19, 0.34, 0.27)  # seen on the dark card, and still dark on the box
FAINT: Ink = (0.55, 0.60, 0.57)
INK: Ink = (0.16, 0.22, 0.20)
DIAMOND: Ink = (0.05, 0.50, 0.22)
DOT: Ink = (0.82, 0.10, 0.14)
HEAVY, THIN = 0.16, 0.07  # yards: the line of scrimmage, the other yard lines
EDGE = 0.06  # yards: an outline of the ink-saving way
MARGIN = 0.9  # yards between print and edge
PEN_WIDTH = 0.05  # yards: the card's edge


@dataclass(frozen=True, slots=True)
class PrintWish:
    """How a deck is to be printed.

    `mirrored` is for film that is printed on its back: defense sheets are turned over. With
    `outlines` dark areas are only outlined, to be filled by hand or cut out.
    """

    paper: str = "letter"
    mirrored: bool = False
    outlines: bool = False
    correction: Correction = NO_CORRECTION


def printed(
    deck: Deck,
    wish: PrintWish = PrintWish(),
    font: bytes | None = None,
    tell: Callable[[int, int], None] = lambda done, most: None,
) -> bytes:
    """The PDF of a deck: a sheet for each card, in the deck's order, and one with rulers.

    `font` is a TrueType font's bytes; `tell` hears of each sheet. `CardError` when the cards
    are too large for the paper.
    """
    paper = paper_for(wish.paper, deck.geometry, tr("deck “{name}”", name=deck.name))
    pen = Pen(paper, deck.geometry, wish.correction, font)
    pen.canvas.setViewerPreference("PrintScaling", "None")
    pen.canvas.setTitle(deck.name)
    pen.canvas.setAuthor(deck.author)
    pen.canvas.setSubject(tr("Cards for a light box, {license}", license=deck.license))
    cards: list[OffenseCard | DefenseCard] = [*deck.offense, *deck.defense]
    for index, card in enumerate(cards):
        frame_sheet(pen, _heading(deck, card))
        if isinstance(card, OffenseCard):
            _offense_sheet(pen, card, wish)
        else:
            _defense_sheet(pen, card, wish)
        pen.next_sheet()
        tell(index + 1, len(cards))
    ruler_sheet(pen, deck.name)
    return pen.finished()


def _heading(deck: Deck, card: OffenseCard | DefenseCard) -> str:
    if isinstance(card, OffenseCard):
        told = tr("{deck} · offense {key} · {card}", deck=deck.name, key=card.key, card=card.name)
    else:
        told = tr("{deck} · defense {key} · {card}", deck=deck.name, key=card.key, card=card.name)
    return told


def _offense_sheet(pen: Pen, card: OffenseCard, wish: PrintWish) -> None:
    geometry = pen.geometry
    pen.flipped = True
    words = INK if wish.outlines else RULE
    if not wish.outlines:
        pen.box((geometry.left, geometry.top, geometry.right, geometry.far), DARK)
        pen.box(shapes.offense_strip(geometry), PAPER)
    else:
        _card_edge(pen)
        _box_edge(pen, shapes.offense_strip(geometry))
    _stock(pen, FAINT if wish.outlines else RULE, words)
    for bar in shapes.offense_bars(geometry):
        pen.box(bar, DARK)
    _title(pen, card.name, tr("Offense {key}", key=card.key), words)
    _key(pen, card.key, words)
    _figures(pen, card, wish)


def _figures(pen: Pen, card: OffenseCard, wish: PrintWish) -> None:
    """The clear figures; outlined, each is a dark figure with a lighter one inside."""
    geometry = pen.geometry
    drawn = shapes.lines(path_of(card), geometry)
    stars = [shapes.star(point, geometry.star) for point in card.stars()]
    if wish.outlines:
        for points, width, _ in drawn:
            pen.stroke(_longer(points, EDGE / 2.0), width + EDGE, INK)
        for corners in stars:
            pen.stroke(corners, EDGE, INK, closed=True)
    for points, width, _ in drawn:
        inset = EDGE / 2.0 if wish.outlines else 0.0
        pen.stroke(_longer(points, -inset), width - 2.0 * inset, PAPER)
    for corners in stars:
        pen.fill(corners, PAPER)


def _longer(points: tuple[tuple[float, float], ...], more: float) -> list[tuple[float, float]]:
    """A line with both ends moved outwards."""
    if not more:
        return list(points)
    ends = []
    for end, near in ((points[0], points[1]), (points[-1], points[-2])):
        dx, dy = end[0] - near[0], end[1] - near[1]
        size = (dx * dx + dy * dy) ** 0.5 or 1.0
        ends.append((end[0] + dx / size * more, end[1] + dy / size * more))
    return [ends[0], *points[1:-1], ends[1]]


def _defense_sheet(pen: Pen, card: DefenseCard, wish: PrintWish) -> None:
    geometry = pen.geometry
    if wish.mirrored:
        pen.mirror_all()
    _card_edge(pen)
    _stock(pen, FAINT, FAINT)
    for bar in shapes.defense_bars(geometry):
        _marker_box(pen, bar, wish)
    _title(pen, card.name, tr("Defense {key}", key=card.key), INK)
    _key(pen, card.key, FAINT)
    for point in card.diamonds:
        if wish.outlines:
            inner = geometry.diamond - EDGE / 2.0 * 2.0**0.5
            pen.stroke(shapes.diamond(point, inner), EDGE, DIAMOND, closed=True)
        else:
            pen.fill(shapes.diamond(point, geometry.diamond), DIAMOND)
    for point in card.dots:
        if wish.outlines:
            pen.ring((point.x, point.y), geometry.dot - EDGE / 2.0, EDGE, DOT)
        else:
            pen.disc((point.x, point.y), geometry.dot, DOT)


def _marker_box(pen: Pen, bar: shapes.Box, wish: PrintWish) -> None:
    if wish.outlines:
        _box_edge(pen, bar, DIAMOND)
    else:
        pen.box(bar, DIAMOND)


def _box_edge(pen: Pen, box: shapes.Box, ink: Ink = INK) -> None:
    a, b, c, d = box
    h = EDGE / 2.0
    corners = ((a + h, b + h), (c - h, b + h), (c - h, d - h), (a + h, d - h))
    pen.stroke(corners, EDGE, ink, closed=True)


def _card_edge(pen: Pen) -> None:
    """A line where the card is to be cut."""
    g = pen.geometry
    corners = ((g.left, g.top), (g.right, g.top), (g.right, g.far), (g.left, g.far))
    pen.stroke(corners, PEN_WIDTH, FAINT, closed=True)


def _stock(pen: Pen, ink: Ink, words: Ink) -> None:
    """What is printed on every card: yard lines with their numbers, and the saw-tooth."""
    geometry = pen.geometry
    left, right = geometry.left, geometry.right
    for y in geometry.yard_lines():
        pen.stroke(((left, y), (right, y)), HEAVY if y == 0 else THIN, ink)
        if y > geometry.far - 1.5:
            continue
        text = "LS" if y == 0 else f"{y:+.0f}".replace("-", "−")
        at = y + 0.6 if y - 1.2 < geometry.bars_bottom else y - 0.6
        pen.write(text, (left + MARGIN, at), 0.95, words)
        if not _beside_sawtooth(at, geometry):
            pen.write(text, (right - MARGIN, at), 0.95, words, "right")
    pen.stroke(shapes.sawtooth(geometry), THIN, ink, closed=True)


def _beside_sawtooth(y: float, geometry: Geometry) -> bool:
    return abs(y - geometry.sawtooth_y) < 2.5 * geometry.sawtooth_half_height


def _title(pen: Pen, name: str, number: str, ink: Ink) -> None:
    geometry = pen.geometry
    y = (geometry.bars_top + geometry.bars_bottom) / 2.0
    edge = max(geometry.offense_strip, abs(geometry.defense_bar_centers()[0]) + 1.0) + 0.4
    room = -geometry.left - MARGIN - edge
    left, right = geometry.left + MARGIN, geometry.right - MARGIN
    first, last = (number, name) if pen.flipped else (name, number)
    pen.write(first.upper(), (left, y), 1.2, ink, "left", room)
    pen.write(last.upper(), (right, y), 1.2, ink, "right", room)


def _key(pen: Pen, key: str, ink: Ink) -> None:
    geometry = pen.geometry
    place = (geometry.right - MARGIN - 0.6, geometry.far - 2.6)
    pen.write(key, place, 3.6, ink, "right")
