"""A card in the hand over the box: where it is, what it looks like, where it would lie."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QPixmap

from gridlight.cards.model import DefenseCard, OffenseCard
from gridlight.kernel.language import tr
from gridlight.ui.lightbox.prints import (
    paint_bars,
    paint_defense_name,
    paint_markers,
    paint_sawtooth,
    paint_yard_lines,
)
from gridlight.ui.lightbox.shape import BoxShape
from gridlight.ui.paint.cache import baked
from gridlight.ui.paint.cards import CardPlace, paint_card_back
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.shadow import paint_shadow
from gridlight.ui.tokens import SPACE

SHADOW_ROOM = 30.0
REACH_ACROSS = 0.75  # steps beyond the outermost place to which a card may lie
MAGNET_STEPS = 0.14  # of a step within which a card falls into its place
MAGNET_YARDS = 1.6
NEAR_SHARE = 0.42  # of the card's height beyond which letting go puts nothing down
HANG = QPointF(5.5, -4.0)
KEYED_LIFT = -5.0


@dataclass(frozen=True, slots=True)
class Held:
    """The card in the hand; `offset` is how far it lies off the box's center, in pixels.

    `snap` is off with table feel: then a card lies where it is put. `chosen` is the place that
    the arrow keys point at.
    """

    side: str
    card: OffenseCard | DefenseCard | None
    places: tuple[float, ...]
    snap: bool
    offset: QPointF
    seated: bool = False
    chosen: float | None = None

    def nearest(self, shape: BoxShape) -> float:
        """The legal place nearest to where the card is."""
        at = self.offset.x() / shape.step
        return min(self.places, key=lambda place: abs(place - at))

    def lies_at(self, shape: BoxShape) -> float:
        """Where the card lies, in steps from the center, however it was put."""
        at = self.offset.x() / shape.step
        low, high = min(self.places) - REACH_ACROSS, max(self.places) + REACH_ACROSS
        return min(max(at, low), high)

    def landing(self, shape: BoxShape) -> float:
        """Where the card will lie when it is let go now."""
        return self.nearest(shape) if self.snap else self.lies_at(shape)

    def over_box(self, shape: BoxShape) -> bool:
        """Whether letting go here puts the card down, and doesn't drop it back."""
        near = NEAR_SHARE * shape.well.height()
        return abs(self.offset.y()) <= near and abs(self.offset.x()) <= near

    def magnet(self, shape: BoxShape) -> bool:
        """Whether the card is so near a place that it falls into it."""
        if not self.snap:
            return False
        off = abs(self.offset.x() / shape.step - self.nearest(shape))
        return off <= MAGNET_STEPS and abs(self.offset.y()) <= MAGNET_YARDS * shape.yard


def first_offset(shape: BoxShape, places: tuple[float, ...]) -> QPointF:
    """Where a card hangs that nobody has taken yet: beside its middle place."""
    middle = min(places, key=abs)
    return QPointF(middle * shape.step + shape.px(HANG.x()), shape.px(HANG.y()))


def keyed_offset(shape: BoxShape, place: float) -> QPointF:
    """Where a card hovers over a place that the arrow keys have chosen."""
    return QPointF(place * shape.step, shape.px(KEYED_LIFT))


def seat_offset(shape: BoxShape, place: float) -> QPointF:
    """Where a card lies at a place."""
    return QPointF(place * shape.step, 0.0)


def held_rect(shape: BoxShape, held: Held) -> QRectF:
    """The card's rect in the widget."""
    return shape.well.translated(held.offset)


def held_reach(shape: BoxShape, held: Held) -> QRectF:
    """All that painting the card may touch, its shadow included."""
    room = shape.px(SHADOW_ROOM) + 2
    return held_rect(shape, held).adjusted(-room, -room, room, room)


def paint_held(painter: QPainter, shape: BoxShape, held: Held, *, focus: bool) -> None:
    """The card over the box: the offense's back, or the defense's clear sheet."""
    room = shape.px(SHADOW_ROOM)
    picture = _picture(shape, held, room)
    at = held_rect(shape, held).topLeft() - QPointF(room, room)
    painter.drawPixmap(QPointF(shape.snapped(at.x()), shape.snapped(at.y())), picture)
    if focus:
        paint_focus(painter, held_rect(shape, held), shape.px(SPACE.r_card), shape.theme)


def _picture(shape: BoxShape, held: Held, room: float) -> QPixmap:
    well = shape.well
    size = QSizeF(well.width() + 2 * room, well.height() + 2 * room)
    key = ("held", shape.theme.ink, shape.theme.text, held.side, held.card, round(shape.px(100)))

    def draw(painter: QPainter) -> None:
        painter.translate(QPointF(room, room) - well.topLeft())
        if held.side == "offense":
            _draw_back(painter, shape)
        else:
            card = held.card if isinstance(held.card, DefenseCard) else None
            _draw_sheet(painter, shape, card)

    return baked(key, size, shape.ratio, draw)


def _draw_back(painter: QPainter, shape: BoxShape) -> None:
    well = shape.well
    place = CardPlace(well.center(), well.width(), well.height(), 0.0)
    paint_card_back(painter, place, shape.theme.at(shape.px(1)), tr("OFF"))
    slot = shape.hole(0.0).adjusted(-shape.px(22), -shape.px(1), shape.px(22), shape.px(1))
    painter.setPen(QPen(shape.theme.color("card_edge"), shape.px(1)))
    painter.setBrush(shape.theme.color("card_d"))
    painter.drawRoundedRect(slot, shape.px(2), shape.px(2))
    paint_bars(painter, shape, 0.0, None)


def _draw_sheet(painter: QPainter, shape: BoxShape, card: DefenseCard | None) -> None:
    theme, well = shape.theme, shape.well
    r = shape.px(SPACE.r_drum)
    painter.save()
    painter.setOpacity(0.55)
    paint_shadow(painter, well, r, theme, "card")
    painter.restore()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("lit", 120))
    painter.drawRoundedRect(well, r, r)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    sheen = QLinearGradient(well.topLeft(), well.bottomRight())
    for stop, alpha in ((0.0, 30), (0.22, 8), (0.34, 40), (0.44, 10), (0.7, 6), (1.0, 22)):
        sheen.setColorAt(stop, theme.color("shine", alpha))
    painter.setBrush(sheen)
    painter.setPen(QPen(theme.color("yard_txt", 150), shape.px(1.2)))
    painter.drawRoundedRect(well, r, r)
    paint_yard_lines(painter, shape, 120)
    paint_sawtooth(painter, shape, 0.0, 200)
    paint_bars(painter, shape, None, 0.0)
    if card is not None:
        paint_markers(painter, shape, card, 0.0)
        paint_defense_name(painter, shape, card, "yard_txt_lit")
