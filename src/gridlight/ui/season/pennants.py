"""Felt pennants of teams, the blank boxes that scores are written into, and the cup."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from gridlight.ui.paint.metal import brass, paint_rivet
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.paint.textures import paint_grain
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import text_over


def paint_pennant(
    painter: QPainter, rect: QRectF, theme: Theme, name: str, color: str, *, turned: bool = False
) -> None:
    """A felt pennant with the team's first letter; `turned` points to the left.

    A team that isn't known yet has an empty outline.
    """
    back, tip = (rect.right(), rect.left()) if turned else (rect.left(), rect.right())
    shape = QPolygonF(
        [
            QPointF(back, rect.top()),
            QPointF(tip, rect.center().y()),
            QPointF(back, rect.bottom()),
        ]
    )
    if not color:
        painter.setPen(QPen(theme.color("panel_mut", 120), theme.px(1.2), Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(shape)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 60 * theme.ink.shadow_gain))
    painter.drawPolygon(shape.translated(theme.px(1.2), theme.px(1.8)))
    felt = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    felt.setColorAt(0, QColor(color).lighter(125))
    felt.setColorAt(0.5, QColor(color))
    felt.setColorAt(1, QColor(color).darker(125))
    painter.setBrush(felt)
    painter.drawPolygon(shape)
    band = QRectF(0, rect.top(), rect.width() * 0.09, rect.height())
    band.moveLeft(rect.right() - band.width() if turned else rect.left())
    painter.setBrush(theme.color("lid_ink"))
    painter.drawRect(band)
    letter = QRectF(0, rect.top(), rect.width() * 0.4, rect.height())
    letter.moveLeft(rect.right() - rect.width() * 0.1 - letter.width() if turned else band.right())
    size = max(9.0, rect.height() * 0.56)
    ink = QColor(text_over(color))
    draw_text(painter, letter, name[:1].upper(), theme, "caps", ink, CENTER, size)


def paint_band(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The green band with a gold line at the head of a league sheet, held by two rivets."""
    r = theme.px(6)
    green = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    green.setColorAt(0, theme.color("board"))
    green.setColorAt(1, theme.color("board_d"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(green)
    painter.drawRoundedRect(rect, r, r)
    paint_grain(painter, rect.adjusted(r / 2, r / 2, -r / 2, -r / 2), theme, 5, "felt")
    d = theme.px(4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("board_edge", 200), theme.px(1.1)))
    painter.drawRoundedRect(rect.adjusted(d, d, -d, -d), r - d / 2, r - d / 2)
    for x in (rect.left() + theme.px(15), rect.right() - theme.px(15)):
        paint_rivet(painter, QPointF(x, rect.center().y()), theme.px(3.4), theme)


def paint_score_box(
    painter: QPainter, rect: QRectF, theme: Theme, points: str, *, strong: bool = False
) -> None:
    """A printed box, and in it the points in pencil."""
    painter.setPen(QPen(theme.mix("panel_edge", "panel_mut", 0.5), max(1.0, theme.px(1.1))))
    painter.setBrush(theme.color("field_paper", 150))
    painter.drawRoundedRect(rect, theme.px(3), theme.px(3))
    if points:
        size = rect.height() * (0.86 if strong else 0.78)
        ink = "graphite" if strong else theme.mix("graphite", "panel", 0.28)
        draw_text(painter, rect, points, theme, "pencil", ink, CENTER, size)


def paint_cup(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A brass cup with two handles on a wooden foot, as high as `rect`."""
    unit = rect.height() / 100
    painter.save()
    painter.translate(rect.center().x(), rect.top())
    painter.scale(unit, unit)
    pool = QRadialGradient(QPointF(0, 96), 40)
    pool.setColorAt(0, theme.color("shadow", 120 * theme.ink.shadow_gain))
    pool.setColorAt(1, theme.color("shadow", 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pool)
    painter.drawEllipse(QPointF(0, 97), 40, 6)
    _handles(painter, theme)
    painter.setPen(QPen(theme.color("brass_d"), 0.8))
    painter.setBrush(brass(QRectF(-27, 4, 54, 60), theme, upright=True))
    painter.drawPath(_bowl())
    painter.drawEllipse(QPointF(0, 6), 27, 4)
    painter.setBrush(theme.color("brass_d"))
    painter.drawEllipse(QPointF(0, 6.4), 23, 2.6)
    painter.setBrush(brass(QRectF(-16, 60, 32, 20), theme, upright=True))
    painter.drawRect(QRectF(-3.5, 58, 7, 14))
    painter.drawRoundedRect(QRectF(-13, 71, 26, 6), 2, 2)
    painter.setPen(QPen(theme.color("case_d"), 0.8))
    painter.setBrush(theme.color("case_m"))
    painter.drawRoundedRect(QRectF(-20, 77, 40, 18), 2.5, 2.5)
    painter.setPen(QPen(theme.color("case_l"), 0.8))
    painter.drawLine(QPointF(-18, 78.4), QPointF(18, 78.4))
    painter.restore()


def _bowl() -> QPainterPath:
    path = QPainterPath(QPointF(-27, 6))
    path.cubicTo(-26, 36, -17, 50, -4, 59)
    path.lineTo(4, 59)
    path.cubicTo(17, 50, 26, 36, 27, 6)
    path.closeSubpath()
    return path


def _handles(painter: QPainter, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for side in (-1, 1):
        path = QPainterPath(QPointF(side * 26, 12))
        path.cubicTo(side * 46, 10, side * 42, 38, side * 18, 40)
        for width, token in ((5.4, "brass_d"), (3.6, "brass"), (1.2, "brass_hi")):
            pen = QPen(theme.color(token), width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(path)
