"""The bar's glyphs, drawn as paths on a square of 20."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen


def _home() -> QPainterPath:
    path = QPainterPath(QPointF(2, 10.5))
    path.lineTo(10, 3)
    path.lineTo(18, 10.5)
    path.moveTo(4.6, 9)
    path.lineTo(4.6, 17)
    path.lineTo(8.3, 17)
    path.lineTo(8.3, 12)
    path.lineTo(11.7, 12)
    path.lineTo(11.7, 17)
    path.lineTo(15.4, 17)
    path.lineTo(15.4, 9)
    return path


def _undo() -> QPainterPath:
    path = QPainterPath(QPointF(7, 3))
    path.lineTo(2.8, 7.2)
    path.lineTo(7, 11.4)
    path.moveTo(3, 7.2)
    path.lineTo(12, 7.2)
    path.cubicTo(18.6, 7.2, 18.6, 16.6, 12, 16.6)
    path.lineTo(8, 16.6)
    return path


def _record() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(3.6, 2.4, 12.8, 15.2), 2, 2)
    for y in (6.6, 10, 13.4):
        path.moveTo(6.6, y)
        path.lineTo(13.4, y)
    return path


def _settings() -> QPainterPath:
    path = QPainterPath()
    teeth, outer, inner = 8, 8.2, 5.9
    for i in range(teeth):
        at = 2 * pi * i / teeth
        for turn, radius in ((-0.27, inner), (-0.17, outer), (0.17, outer), (0.27, inner)):
            point = QPointF(10 + radius * cos(at + turn), 10 + radius * sin(at + turn))
            if path.elementCount() == 0:
                path.moveTo(point)
            else:
                path.lineTo(point)
    path.closeSubpath()
    path.addEllipse(QPointF(10, 10), 2.6, 2.6)
    return path


def _help() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(10, 10), 8, 8)
    path.moveTo(7.5, 7.9)
    path.cubicTo(7.7, 4.7, 12.6, 4.8, 12.5, 8)
    path.cubicTo(12.4, 10, 10, 10, 10, 12)
    path.addEllipse(QPointF(10, 14.4), 0.35, 0.35)
    return path


def _open() -> QPainterPath:
    path = QPainterPath(QPointF(2.4, 16.6))
    path.lineTo(2.4, 4)
    path.lineTo(7.6, 4)
    path.lineTo(9.4, 6.2)
    path.lineTo(15.6, 6.2)
    path.lineTo(15.6, 9)
    path.moveTo(2.4, 16.6)
    path.lineTo(5.2, 9)
    path.lineTo(18.2, 9)
    path.lineTo(15.4, 16.6)
    path.closeSubpath()
    return path


def _list() -> QPainterPath:
    path = QPainterPath()
    for y in (5, 10, 15):
        path.addEllipse(QPointF(3.6, y), 0.7, 0.7)
        path.moveTo(7, y)
        path.lineTo(17, y)
    return path


def _trash() -> QPainterPath:
    path = QPainterPath(QPointF(3, 5.4))
    path.lineTo(17, 5.4)
    path.moveTo(8, 5.2)
    path.lineTo(8, 3)
    path.lineTo(12, 3)
    path.lineTo(12, 5.2)
    path.moveTo(5, 5.6)
    path.lineTo(6, 17.4)
    path.lineTo(14, 17.4)
    path.lineTo(15, 5.6)
    for x in (8.3, 11.7):
        path.moveTo(x, 8.6)
        path.lineTo(x, 14.6)
    return path


def _check() -> QPainterPath:
    path = QPainterPath(QPointF(3.5, 10.5))
    path.lineTo(8, 15)
    path.lineTo(16.5, 5)
    return path


def _arrow(dx: float, dy: float) -> Callable[[], QPainterPath]:
    def make() -> QPainterPath:
        path = QPainterPath(QPointF(10 - 6.5 * dx, 10 - 6.5 * dy))
        tip = QPointF(10 + 6.5 * dx, 10 + 6.5 * dy)
        path.lineTo(tip)
        path.moveTo(tip + QPointF(-4.4 * dx - 4.4 * dy, -4.4 * dy - 4.4 * dx))
        path.lineTo(tip)
        path.lineTo(tip + QPointF(-4.4 * dx + 4.4 * dy, -4.4 * dy + 4.4 * dx))
        return path

    return make


def _flag() -> QPainterPath:
    path = QPainterPath(QPointF(5, 17.5))
    path.lineTo(5, 3)
    path.cubicTo(8.5, 1.4, 11.5, 5, 16, 3.4)
    path.lineTo(16, 10.6)
    path.cubicTo(11.5, 12.2, 8.5, 8.6, 5, 10.2)
    return path


def _whistle() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(7.4, 12), 5, 5)
    path.moveTo(7.4, 7)
    path.lineTo(18, 7)
    path.lineTo(18, 10.4)
    path.lineTo(12.2, 10.4)
    path.moveTo(7.4, 4.4)
    path.lineTo(7.4, 2.4)
    path.moveTo(10.8, 4.4)
    path.lineTo(12, 2.8)
    return path


def _pause() -> QPainterPath:
    path = QPainterPath()
    for x in (7, 13):
        path.moveTo(x, 4.5)
        path.lineTo(x, 15.5)
    return path


ICONS: dict[str, Callable[[], QPainterPath]] = {
    "home": _home,
    "undo": _undo,
    "record": _record,
    "settings": _settings,
    "help": _help,
    "pause": _pause,
    "end": _flag,
    "list": _list,
    "open": _open,
    "whistle": _whistle,
    "trash": _trash,
    "check": _check,
    "left": _arrow(-1, 0),
    "right": _arrow(1, 0),
    "up": _arrow(0, -1),
    "down": _arrow(0, 1),
}


def paint_icon(
    painter: QPainter, rect: QRectF, name: str, color: QColor, weight: float = 1.8
) -> None:
    """The glyph `name` (`ICONS`) in the square `rect`; `weight` is the pen on a square of 20."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 20, rect.height() / 20)
    pen = QPen(color, weight)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(ICONS[name]())
    painter.restore()
