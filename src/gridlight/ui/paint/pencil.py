"""A yellow pencil lying on paper."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap, QPolygonF

from gridlight.ui.paint.cache import baked
from gridlight.ui.theme import Theme

LONG, THICK = 226.0, 14.0
ROOM = 16.0


def pencil_picture(theme: Theme, ratio: float) -> tuple[QPixmap, QPointF]:
    """The pencil lying to the right, and where in the picture its tip is."""
    k = theme.k
    size = QSizeF((LONG + 2 * ROOM) * k, (THICK + 2 * ROOM) * k)
    key = ("pencil", theme.ink, round(k, 3))
    tip = QPointF(ROOM * k, size.height() / 2)
    return baked(key, size, ratio, lambda p: _draw(p, tip, k, theme)), tip


def _draw(painter: QPainter, tip: QPointF, k: float, theme: Theme) -> None:
    painter.translate(tip)
    painter.scale(k, k)
    half = THICK / 2
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, alpha in ((2.0, 22), (1.0, 34), (0.0, 46)):
        painter.setBrush(theme.color("shadow", alpha * theme.ink.shadow_gain))
        low, off = half * 0.72 + grow, QPointF(3, 8.5)
        painter.drawPolygon(
            QPolygonF(
                [
                    off + QPointF(4 - grow, 0),
                    off + QPointF(30, -low),
                    off + QPointF(LONG + grow, -low),
                    off + QPointF(LONG + grow, low),
                    off + QPointF(30, low),
                ]
            )
        )
    body = QLinearGradient(0, -half, 0, half)
    for stop, token in (
        *((0.0, "pencil_d"), (0.12, "pencil"), (0.30, "pencil_hi"), (0.36, "pencil_hi")),
        *((0.38, "pencil"), (0.66, "pencil"), (0.68, "pencil_d"), (1.0, "pencil_d")),
    ):
        body.setColorAt(stop, theme.color(token))
    painter.setBrush(body)
    painter.drawRect(QRectF(29, -half, LONG - 58, THICK))
    _tip(painter, half, theme)
    _end(painter, half, theme)


def _tip(painter: QPainter, half: float, theme: Theme) -> None:
    wood = QLinearGradient(0, -half, 0, half)
    wood.setColorAt(0, theme.mix("pencil_wood", "shadow", 0.12))
    wood.setColorAt(0.3, theme.mix("pencil_wood", "shine", 0.35))
    wood.setColorAt(1, theme.mix("pencil_wood", "shadow", 0.32))
    painter.setBrush(wood)
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(7, -1.9),
                QPointF(29, -half),
                QPointF(32, -half * 0.38),
                QPointF(28.5, 0),
                QPointF(32, half * 0.40),
                QPointF(29, half),
                QPointF(7, 1.9),
            ]
        )
    )
    painter.setBrush(theme.color("graphite"))
    painter.drawPolygon(QPolygonF([QPointF(0, 0), QPointF(8.4, -2.2), QPointF(8.4, 2.2)]))


def _end(painter: QPainter, half: float, theme: Theme) -> None:
    tin = QLinearGradient(0, -half, 0, half)
    for stop, token in ((0, "steel_d"), (0.28, "steel_hi"), (0.6, "steel"), (1, "steel_d")):
        tin.setColorAt(stop, theme.color(token))
    painter.setBrush(tin)
    painter.drawRect(QRectF(LONG - 29, -half, 15, 2 * half))
    painter.setBrush(theme.color("steel_d", 150))
    for x in (LONG - 26, LONG - 22, LONG - 18):
        painter.drawRect(QRectF(x, -half, 1.2, 2 * half))
    rubber = QLinearGradient(0, -half, 0, half)
    rubber.setColorAt(0, theme.mix("rubber", "shine", 0.25))
    rubber.setColorAt(0.5, theme.color("rubber"))
    rubber.setColorAt(1, theme.mix("rubber", "shadow", 0.4))
    painter.setBrush(rubber)
    painter.drawRoundedRect(QRectF(LONG - 15, -half, 15, 2 * half), 4.5, 4.5)
