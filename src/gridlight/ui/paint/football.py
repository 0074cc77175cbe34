"""The football glyph and the field's own small things."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from gridlight.ui.theme import Theme


def football_path(length: float) -> QPainterPath:
    """A football's outline around the origin, lying along x."""
    half, high = length / 2, length * 0.31
    path = QPainterPath(QPointF(-half, 0))
    path.cubicTo(-half * 0.55, -high * 1.18, half * 0.55, -high * 1.18, half, 0)
    path.cubicTo(half * 0.55, high * 1.18, -half * 0.55, high * 1.18, -half, 0)
    return path


def paint_football(
    painter: QPainter, center: QPointF, length: float, theme: Theme, angle: float = 0.0
) -> None:
    """A leather ball, `length` long, turned by `angle` degrees."""
    painter.save()
    painter.translate(center)
    painter.rotate(angle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 90))
    painter.drawPath(football_path(length).translated(length * 0.03, length * 0.09))
    leather = QRadialGradient(QPointF(-length * 0.08, -length * 0.16), length * 0.58)
    leather.setColorAt(0, theme.color("leather_hi"))
    leather.setColorAt(0.5, theme.color("leather"))
    leather.setColorAt(1, theme.color("leather_d"))
    painter.setBrush(leather)
    painter.drawPath(football_path(length))
    _laces(painter, length, theme)
    painter.restore()


def _laces(painter: QPainter, length: float, theme: Theme) -> None:
    painter.setClipPath(football_path(length))
    pen = QPen(theme.color("lace"), max(0.8, length * 0.05))
    painter.setPen(pen)
    painter.drawLine(QPointF(-length * 0.16, 0), QPointF(length * 0.16, 0))
    for i in range(4):
        x = length * (-0.12 + 0.08 * i)
        painter.drawLine(QPointF(x, -length * 0.065), QPointF(x, length * 0.065))
    if length >= 18:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for side in (-1, 1):
            box = QRectF(
                side * length * 0.52 - length * 0.2, -length * 0.3, length * 0.4, length * 0.6
            )
            painter.drawEllipse(box)


def paint_ghost_ball(painter: QPainter, center: QPointF, length: float, color: QColor) -> None:
    """Where a ball was or may come to lie: a dashed outline."""
    painter.save()
    painter.translate(center)
    pen = QPen(color, max(1.0, length * 0.06))
    pen.setDashPattern([2.2, 1.6])
    painter.setPen(pen)
    fill = QColor(color)
    fill.setAlpha(50)
    painter.setBrush(fill)
    painter.drawPath(football_path(length))
    painter.restore()
