"""Light that is painted once: glowing lines, pools and the lamp over the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from gridlight.ui.paint.metal import brass
from gridlight.ui.theme import Theme

Mode = QPainter.CompositionMode

# widths (in line widths) and alphas of the strokes that make a bloom
BLOOM = ((9.0, 9), (7.0, 11), (5.4, 15), (4.2, 20), (3.2, 28), (2.4, 40), (1.8, 60), (1.35, 90))


def paint_glow_line(
    painter: QPainter, path: QPainterPath, width: float, theme: Theme, dashes: bool = False
) -> None:
    """A lit line with its bloom: strokes of falling width, screened one over the other."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setCompositionMode(Mode.CompositionMode_Screen)
    for share, alpha in BLOOM:
        pen = QPen(theme.color("glow", alpha * theme.ink.glow_gain), width * share)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)
    painter.restore()
    core = QPen(theme.color("path"), width)
    core.setCapStyle(Qt.PenCapStyle.FlatCap)
    core.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashes:
        core.setDashPattern([1.5, 0.95])
    painter.setPen(core)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def paint_pool(
    painter: QPainter,
    center: QPointF,
    radius: float,
    color: QColor,
    *,
    screen: bool = True,
    flat: float = 1.0,
) -> None:
    """A round pool of `color` fading to nothing; `flat` below 1 squeezes it up and down."""
    pool = QRadialGradient(QPointF(0, 0), radius)
    for stop, share in ((0, 1.0), (0.2, 0.8), (0.45, 0.42), (0.7, 0.14), (1, 0.0)):
        tone = QColor(color)
        tone.setAlphaF(color.alphaF() * share)
        pool.setColorAt(stop, tone)
    painter.save()
    painter.translate(center)
    painter.scale(1, flat)
    if screen:
        painter.setCompositionMode(Mode.CompositionMode_Screen)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pool)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.restore()


def paint_pendant(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The green enamel lamp that hangs over the table; `rect` holds shade and cord."""
    w, h = rect.width(), rect.height()
    middle = rect.center().x()
    cap = QRectF(middle - w * 0.13, rect.top() + h * 0.05, w * 0.26, h * 0.11)
    rim_y = rect.top() + h * 0.80
    painter.setPen(QPen(theme.color("shadow", 230), w * 0.018))
    painter.drawLine(QPointF(middle, rect.top() - h), QPointF(middle, cap.top()))
    _cone(painter, QPointF(middle, rim_y), w, theme)
    shade = QPainterPath(QPointF(cap.left(), cap.bottom() - 1))
    shade.cubicTo(
        QPointF(middle - w * 0.19, rect.top() + h * 0.36),
        QPointF(middle - w * 0.42, rect.top() + h * 0.38),
        QPointF(rect.left(), rim_y),
    )
    shade.quadTo(QPointF(middle, rim_y + h * 0.3), QPointF(rect.right(), rim_y))
    shade.cubicTo(
        QPointF(middle + w * 0.42, rect.top() + h * 0.38),
        QPointF(middle + w * 0.19, rect.top() + h * 0.36),
        QPointF(cap.right(), cap.bottom() - 1),
    )
    shade.closeSubpath()
    inside = QPainterPath(QPointF(rect.left(), rim_y))
    inside.quadTo(QPointF(middle, rim_y - h * 0.16), QPointF(rect.right(), rim_y))
    inside.quadTo(QPointF(middle, rim_y + h * 0.42), QPointF(rect.left(), rim_y))
    painter.setPen(Qt.PenStyle.NoPen)
    enamel = QLinearGradient(QPointF(rect.left(), 0), QPointF(rect.right(), 0))
    for stop, one, other, share in (
        (0.0, "shade_d", "shade", 0.1),
        (0.2, "shade", "shade_d", 0.2),
        (0.36, "shade_hi", "shade", 0.15),
        (0.44, "shade", "shade_hi", 0.35),
        (0.75, "shade", "shade_d", 0.55),
        (1.0, "shade_d", "shade", 0.0),
    ):
        enamel.setColorAt(stop, theme.mix(one, other, share))
    painter.setBrush(enamel)
    painter.drawPath(shade)
    bulb = QRadialGradient(QPointF(middle, rim_y + h * 0.06), w * 0.5)
    bulb.setColorAt(0, theme.color("shine"))
    bulb.setColorAt(0.3, theme.color("shade_rim"))
    bulb.setColorAt(1, theme.mix("shade_rim", "brass", 0.6))
    painter.setBrush(bulb)
    painter.drawPath(inside.intersected(_below(rect, rim_y, h)))
    painter.setBrush(brass(cap, theme, upright=True))
    painter.drawRoundedRect(cap, cap.height() * 0.3, cap.height() * 0.3)
    glow = theme.color("shade_rim", 210 if theme.dark else 120)
    paint_pool(painter, QPointF(middle, rim_y + h * 0.07), w * 0.22, glow, flat=0.62)


def _below(rect: QRectF, rim_y: float, h: float) -> QPainterPath:
    half = QPainterPath(QPointF(rect.left(), rim_y))
    half.quadTo(QPointF(rect.center().x(), rim_y + h * 0.22), QPointF(rect.right(), rim_y))
    half.quadTo(QPointF(rect.center().x(), rim_y + h * 0.48), QPointF(rect.left(), rim_y))
    return half


def _cone(painter: QPainter, source: QPointF, w: float, theme: Theme) -> None:
    strength = 118 if theme.dark else 110
    for spread, alpha in ((1.9, 0.34), (1.25, 0.5), (0.7, 0.6)):
        center = source + QPointF(0, w * 0.32 * spread)
        tone = theme.color("lamp", strength * alpha)
        paint_pool(painter, center, w * 0.62 * spread, tone, screen=theme.dark, flat=0.85)
