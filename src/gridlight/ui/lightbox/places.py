"""The marks in the foot rail that show where a card may be laid, and where it would lie now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gridlight.kernel.language import tr
from gridlight.ui.lightbox.held import Held
from gridlight.ui.lightbox.plates import Laying
from gridlight.ui.lightbox.shape import BoxShape
from gridlight.ui.paint.metal import paint_rivet
from gridlight.ui.paint.text import CENTER, draw_text

NAMES = {
    -2.0: tr("two left"),
    -1.0: tr("left"),
    0.0: tr("center"),
    1.0: tr("right"),
    2.0: tr("two right"),
}
ONE = {-1.0: tr("one left"), 1.0: tr("one right")}


def place_name(place: float, places: tuple[float, ...]) -> str:
    """What a place is called: `center`, `one left`, or how many steps off it lies."""
    name = NAMES.get(place)
    if name is None:
        if place < 0:
            return tr("{steps:.2f} steps left", steps=-place)
        return tr("{steps:.2f} steps right", steps=place)
    if place in ONE and max(abs(p) for p in places) > 1:
        return ONE[place]
    return name


def places_rect(shape: BoxShape) -> QRectF:
    """The part of the foot rail that the marks take."""
    rail = QRectF(shape.well.left(), shape.well.bottom(), shape.well.width(), 0)
    rail.setBottom(shape.case.bottom())
    return rail.adjusted(shape.px(2), shape.px(4), -shape.px(2), -shape.px(2))


def paint_places(painter: QPainter, shape: BoxShape, held: Held) -> None:
    """Right of the handle a brass pin at each place, the next one lit; left of it its name."""
    rail = places_rect(shape)
    handle = shape.handle(0.0)
    pitch = shape.px(15)
    now = held.landing(shape)
    legal = held.nearest(shape)
    words = _landing_words(now, held)
    label = QRectF(rail)
    label.setRight(handle.left() - shape.px(4))
    draw_text(painter, label, words, shape.theme, "caps", "case_hi", CENTER, shape.px(14))
    middle = QPointF((handle.right() + rail.right()) / 2, rail.center().y())
    for place in held.places:
        at = middle + QPointF(place * pitch, 0)
        paint_rivet(painter, at, shape.px(3.4), shape.theme)
        if place == legal:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(shape.theme.color("glow"), shape.px(2)))
            painter.drawEllipse(at, shape.px(6.2), shape.px(6.2))
    if not held.snap:
        at = middle + QPointF(now * pitch, shape.px(11))
        painter.setPen(QPen(shape.theme.color("glow"), shape.px(2)))
        painter.drawLine(at, at - QPointF(0, shape.px(4)))


def _landing_words(now: float, held: Held) -> str:
    if held.snap or now in held.places:
        return place_name(now, held.places).upper()
    if now < 0:
        return tr("{steps:.2f} LEFT", steps=-now)
    return tr("{steps:.2f} RIGHT", steps=now)


def box_words(laying: Laying, held: Held | None, armed: bool) -> str:
    """What lies on the box and what the keys do, for who can't see it."""
    if held is not None:
        place = "" if held.chosen is None else place_name(held.chosen, held.places)
        return _held_words(held.side, place)
    if armed:
        return tr("Both cards lie on the box. Down pulls the slide, Space pulls it by itself.")
    if laying.offense_at is not None:
        return tr("The offense's card lies face down on the box.")
    return tr("The box is empty.")


def _held_words(side: str, place: str) -> str:
    if side == "offense" and place:
        return tr(
            "The offense's card is in the hand over {place}. Arrows choose a place, Enter lays it.",
            place=place,
        )
    if side == "offense":
        return tr("The offense's card is in the hand. Arrows choose a place, Enter lays it.")
    if place:
        return tr(
            "The defense's card is in the hand over {place}. Arrows choose a place, Enter lays it.",
            place=place,
        )
    return tr("The defense's card is in the hand. Arrows choose a place, Enter lays it.")
