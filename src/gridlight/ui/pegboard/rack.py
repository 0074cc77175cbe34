"""What holds the plank: the dark frame with a 100-yard gauge along each sideline."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from gridlight.ui.paint.cache import baked
from gridlight.ui.paint.shadow import paint_shadow, shadow_margin
from gridlight.ui.paint.text import text_path
from gridlight.ui.paint.textures import paint_grain
from gridlight.ui.pegboard.shape import PegShape
from gridlight.ui.pegboard.wood import lamp_over, plank_brush, shade_over
from gridlight.ui.theme import Theme

RACK = ("rack_d", "rack", "rack_hi")
GAUGE = ("gauge_d", "gauge", "gauge_hi")
LABEL = 15.5  # the most that a strip has room for


def rack_room(theme: Theme) -> float:
    """How far the board's picture reaches beyond its frame, for the shadow."""
    return float(round(shadow_margin(theme, "board")))


def rack_picture(shape: PegShape) -> QPixmap:
    """Frame and gauges, `rack_room` larger on every side; the window is filled by others."""
    theme, outer = shape.theme, shape.outer
    room = rack_room(theme)
    size = QSizeF(outer.width() + 2 * room, outer.height() + 2 * room)
    key = ("peg-rack", theme.ink, theme.dark, round(theme.k, 3), theme.text, shape.turned)

    def draw(painter: QPainter) -> None:
        painter.translate(QPointF(room, room) - outer.topLeft())
        _draw(painter, shape)

    return baked(key, size, shape.ratio, draw)


def _draw(painter: QPainter, shape: PegShape) -> None:
    theme, outer = shape.theme, shape.outer
    r = theme.px(7)
    paint_shadow(painter, outer, r, theme, "board")
    outline = QPainterPath()
    outline.addRoundedRect(outer, r, r)
    painter.save()
    painter.setClipPath(outline)
    painter.setBrushOrigin(outer.topLeft())
    painter.fillRect(outer, plank_brush(theme, theme.k * 0.8, RACK))
    paint_grain(painter, outer, theme, 5)
    for above in (True, False):
        _strip(painter, shape, above)
    _well(painter, shape)
    shade_over(painter, outer, theme, 0.45)
    lamp_over(painter, outer, theme, 0.6)
    for above in (True, False):
        _labels(painter, shape, above)
    painter.restore()
    _edge(painter, outer, r, theme)


def _strip(painter: QPainter, shape: PegShape, above: bool) -> None:
    """A gauge: a lighter strip let into the frame, drilled a hundred and one times."""
    theme, strip = shape.theme, shape.gauge(above=above)
    r = theme.px(4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 120))
    painter.drawRoundedRect(strip.adjusted(-1.5, -1.5, 1, 0.5), r, r)
    painter.setBrush(theme.color("bore_rim", 60))
    painter.drawRoundedRect(strip.adjusted(0, 0, 1, 1.2), r, r)
    painter.setBrushOrigin(strip.topLeft() + QPointF(60, 17))
    painter.setBrush(plank_brush(theme, theme.k * 0.7, GAUGE))
    painter.drawRoundedRect(strip, r, r)
    roll = QLinearGradient(strip.topLeft(), strip.bottomLeft())
    roll.setColorAt(0, theme.color("shadow", 60))
    roll.setColorAt(0.22, theme.color("shadow", 0))
    roll.setColorAt(0.75, theme.color("shadow", 0))
    roll.setColorAt(1, theme.color("shadow", 70))
    painter.setBrush(roll)
    painter.drawRoundedRect(strip, r, r)
    for spot in range(101):
        big = spot % 5 == 0
        _pin_hole(
            painter, gauge_hole(shape, spot, above=above), theme.px(2.0 if big else 1.3), theme
        )


def _pin_hole(painter: QPainter, middle: QPointF, r: float, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("bore_rim", 90))
    painter.drawEllipse(middle + QPointF(r * 0.25, r * 0.3), r, r)
    deep = QRadialGradient(middle - QPointF(r * 0.3, r * 0.3), r * 1.6)
    deep.setColorAt(0, theme.mix("bore", "shadow", 0.7))
    deep.setColorAt(1, theme.color("bore"))
    painter.setBrush(deep)
    painter.drawEllipse(middle, r, r)


def gauge_hole(shape: PegShape, spot: float, *, above: bool) -> QPointF:
    """Where a spot's hole is on a gauge: above the labels, so that no peg hides them."""
    strip = shape.gauge(above=above)
    y = strip.top() + shape.theme.px(8.5)
    return QPointF(shape.gauge_x(spot), y)


def gauge_labels(shape: PegShape, *, above: bool) -> tuple[tuple[str, QPointF], ...]:
    """The gauge's numbers and the middles of where they stand."""
    strip = shape.gauge(above=above)
    y = strip.bottom() - shape.theme.px(8.5)
    return tuple(
        (
            "G" if tens in (0, 10) else str(50 - abs(50 - 10 * tens)),
            QPointF(shape.gauge_x(10 * tens), y),
        )
        for tens in range(11)
    )


def _labels(painter: QPainter, shape: PegShape, above: bool) -> None:
    theme = shape.theme
    font = theme.font("dial", max(13.0, min(theme.type_px("dial"), theme.px(LABEL))))
    painter.setPen(Qt.PenStyle.NoPen)
    for text, place in gauge_labels(shape, above=above):
        path = text_path(font, text, place)
        painter.setBrush(theme.color("shadow", 120))
        painter.drawPath(path.translated(0.6, 1.0))
        painter.setBrush(theme.color("gauge_text"))
        painter.drawPath(path)


def _well(painter: QPainter, shape: PegShape) -> None:
    """The rebate that the plank lies in."""
    theme = shape.theme
    well = shape.ruler.united(shape.window)
    r = theme.px(3)
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, alpha in ((3.0, 60), (2.0, 90), (1.0, 140)):
        painter.setBrush(theme.color("shadow", alpha))
        painter.drawRoundedRect(well.adjusted(-grow, -grow, grow * 0.6, grow * 0.6), r, r)
    painter.setPen(QPen(theme.color("bore_rim", 70), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(well.adjusted(-1, -1, 1.4, 1.4), r, r)


def _edge(painter: QPainter, outer: QRectF, r: float, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, token, alpha in ((0.5, "shadow", 150), (1.6, "bore_rim", 80)):
        painter.setPen(QPen(theme.color(token, alpha), 1.0))
        box = outer.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, r - inset, r - inset)
