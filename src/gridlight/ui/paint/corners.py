"""Where the keyboard is on a board: four bright corners with a dark edge, seen on any ground."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gridlight.ui.theme import Theme

LEG = 0.28


def paint_corners(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """The corners of a box, as wide and as bold as it is large."""
    side = box.width()
    leg = side * LEG
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for token, width in (("focus_edge", 0.13), ("focus", 0.075)):
        pen = QPen(theme.color(token), max(2.0, side * width))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        for corner, x, y in (
            (box.topLeft(), 1, 1),
            (box.topRight(), -1, 1),
            (box.bottomLeft(), 1, -1),
            (box.bottomRight(), -1, -1),
        ):
            painter.drawPolyline(
                [corner + QPointF(x * leg, 0), corner, corner + QPointF(0, y * leg)]
            )
