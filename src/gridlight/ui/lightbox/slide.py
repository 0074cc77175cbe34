"""The slide as a picture that moves, with its handle and the finger bars further up."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from gridlight.ui.lightbox.shape import BoxShape
from gridlight.ui.paint.cache import baked
from gridlight.ui.paint.shadow import shadow_margin
from gridlight.ui.paint.slide import paint_handle, paint_slide

HANDLE_ROOM = 12.0


def slide_margin(shape: BoxShape) -> float:
    """How far the slide's shadow reaches beyond its paper."""
    return shape.snapped(shadow_margin(shape.theme, "slide")) + 1


def paint_moving_slide(
    painter: QPainter, shape: BoxShape, share: float, title: str, note: str
) -> None:
    """The slide where it stands at `share`; the case is painted over its upper part."""
    margin = slide_margin(shape)
    at = shape.slide(share).topLeft() - QPointF(margin, margin)
    painter.drawPixmap(at, _paper(shape, margin, title, note))


def paint_slide_handle(
    painter: QPainter, shape: BoxShape, share: float, lift: float, focus: bool
) -> None:
    """The handle where it stands at `share`; `lift` 0 to 1 is how much a hand is on it."""
    room = shape.px(HANDLE_ROOM)
    handle = shape.handle(share)
    size = QSizeF(handle.width() + 2 * room, handle.height() + 2 * room)
    inner = QRectF(QPointF(room, room), handle.size())
    theme = shape.theme
    key = ("lightbox-handle", theme.ink, round(shape.px(100)), round(lift * 4), focus)

    def draw(p: QPainter) -> None:
        paint_handle(p, inner, theme, round(lift * 4) / 4, focus)

    at = QPointF(shape.snapped(handle.left() - room), shape.snapped(handle.top() - room))
    painter.drawPixmap(at, baked(key, size, shape.ratio, draw))


def _paper(shape: BoxShape, margin: float, title: str, note: str) -> QPixmap:
    theme = shape.theme
    slide = shape.slide(0.0)
    paper = QRectF(QPointF(margin, margin), slide.size())
    size = QSizeF(slide.width() + 2 * margin, slide.height() + 2 * margin)
    shift = paper.topLeft() - slide.topLeft()
    key = ("lightbox-slide", theme.ink, theme.text, round(shape.px(100)), title, note)

    def draw(painter: QPainter) -> None:
        paint_slide(painter, paper, theme.at(shape.px(1)), title, note)
        for grip in shape.grips(0.0):
            paint_handle(painter, grip.translated(shift), theme.at(shape.px(0.8)))

    return baked(key, size, shape.ratio, draw)
