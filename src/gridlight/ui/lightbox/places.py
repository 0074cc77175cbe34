"""The marks in the foot rail that show where a card may be laid, and where it would lie now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gridlight.ui.lightbox.held import Held
from gridlight.ui.lightbox.plates import Laying
from gridlight.ui.lightbox.shape import BoxShape
from gridlight.ui.paint.metal import paint_rivet
from gridlight.ui.paint.text import CENTER, draw_text

NAMES = {-2.0: "TWO LEFT", -1.0: "LEFT", 0.0: "CENTER", 1.0: "RIGHT", 2.0: "TWO RIGHT"}


def place_name(place: float, places: tuple[float, ...]) -> str:
    """What a place is called: `center`, `one left`, or how many steps off it lies."""
    name = NAMES.get(place)
    if name is None:
        side = "left" if place < 0 else "right"
        return f"{abs(place):.2f} steps {side}"
    if abs(place) == 1 and max(abs(p) for p in places) > 1:
        name = f"ONE {name}"
    return name.lower()


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
    words = (
        place_name(now, held.places).upper()
        if held.snap or now in held.places
        else f"{abs(now):.2f} {'LEFT' if now < 0 else 'RIGHT'}"
    )
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


def box_words(laying: Laying, held: Held | None, armed: bool) -> str:
    """What lies on the box and what the keys do, for who can't see it."""
    if held is not None:
        at = "" if held.chosen is None else f" over {place_name(held.chosen, held.places)}"
        return f"The {held.side}'s card is in the hand{at}. Arrows choose a place, Enter lays it."
    if armed:
        return "Both cards lie on the box. Down pulls the slide, Space pulls it by itself."
    if laying.offense_at is not None:
        return "The offense's card lies face down on the box."
    return "The box is empty."
