"""What the lamp adds over the pictures: leaks through the hole, and what decided."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from gridlight.cards.result import Result
from gridlight.ui.lightbox import bloom
from gridlight.ui.lightbox.masks import as_array
from gridlight.ui.lightbox.prints import rect_to_pixels
from gridlight.ui.lightbox.shape import BoxShape

Mode = QPainter.CompositionMode
LEAK_ROOM = 30.0
FLICKER = ((0.0, 0.0), (0.12, 0.7), (0.3, 0.25), (0.5, 1.0), (0.72, 0.92), (1.0, 1.0))


class LeakPicture:
    """The light through the hole with its bloom; made again only when what leaks changes."""

    def __init__(self) -> None:
        self._key: object = None
        self._image: QImage | None = None

    def paint(self, painter: QPainter, shape: BoxShape, rects: tuple[QRectF, ...]) -> None:
        """Paint leaks given in yards; each shines beyond its rim."""
        if not rects:
            return
        area = leak_area(shape)
        key = (shape, tuple((r.x(), r.y(), r.width(), r.height()) for r in rects))
        if key != self._key:
            self._key, self._image = key, _leak_image(shape, rects, area)
        assert self._image is not None
        painter.setCompositionMode(Mode.CompositionMode_Screen)
        painter.drawImage(area, self._image)
        painter.setCompositionMode(Mode.CompositionMode_SourceOver)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shape.theme.color("path"))
        for light in rects:
            painter.drawRect(rect_to_pixels(shape, light))


def leak_area(shape: BoxShape) -> QRectF:
    """How far the leaks' bloom reaches."""
    room = shape.px(LEAK_ROOM)
    hole = shape.hole(0.0)
    return QRectF(
        shape.snapped(hole.left() - room),
        shape.snapped(hole.top() - room),
        shape.snapped(hole.width() + 2 * room),
        shape.snapped(hole.height() + 2 * room),
    )


def _leak_image(shape: BoxShape, rects: tuple[QRectF, ...], area: QRectF) -> QImage:
    import numpy as np

    wide, high = round(area.width() * shape.ratio), round(area.height() * shape.ratio)
    mask = QImage(wide, high, QImage.Format.Format_Alpha8)
    mask.fill(0)
    painter = QPainter(mask)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(shape.ratio, shape.ratio)
    painter.translate(-area.topLeft())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shape.theme.color("shadow"))
    for light in rects:
        painter.drawRect(rect_to_pixels(shape, light))
    painter.end()
    grid = as_array(mask)
    unit = shape.px(1) * shape.ratio
    level = 1.6 * bloom.blur(grid, 9.0 * unit) + 1.1 * bloom.blur(grid, 3.0 * unit)
    return bloom.tinted(np.minimum(level, 1.0), shape.theme.color("glow"))


def ring_spots(shape: BoxShape, result: Result, offense_at: float) -> tuple[QPointF, ...]:
    """What decided a play, in logical pixels: one marker, two that cover together, or a place."""
    shift = offense_at * shape.geometry.pitch
    spots = [(m.x, m.y) for m in result.markers[:2]] or [result.where]
    reach = 1.5 * shape.geometry.diamond * shape.yard
    room = shape.well.adjusted(reach, reach, -reach, -reach)
    return tuple(_into(room, shape.point(x + shift, y)) for x, y in spots)


def _into(room: QRectF, point: QPointF) -> QPointF:
    return QPointF(
        min(max(point.x(), room.left()), room.right()),
        min(max(point.y(), room.top()), room.bottom()),
    )


def ring_rect(shape: BoxShape, result: Result, offense_at: float) -> QRectF:
    """The box around what decided the play, the ring's room included."""
    size = 2.6 * shape.geometry.diamond * shape.yard
    whole = QRectF()
    for spot in ring_spots(shape, result, offense_at):
        whole = whole.united(QRectF(spot.x() - size, spot.y() - size, 2 * size, 2 * size))
    return whole


def flicker(way: float) -> float:
    """The lamp's brightness on its way to steady light."""
    for (t0, low), (t1, high) in pairwise(FLICKER):
        if way <= t1:
            return low + (high - low) * (way - t0) / (t1 - t0)
    return 1.0
