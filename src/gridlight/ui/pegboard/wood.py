"""The drilled plank: grain, stained bands, lines, holes with depth, and the lamp on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from gridlight.present.pegboard import CHUCK_ROW
from gridlight.ui.paint.cache import baked
from gridlight.ui.paint.textures import paint_grain, texture
from gridlight.ui.pegboard.shape import SIDELINE, PegShape
from gridlight.ui.theme import Theme

Mode = QPainter.CompositionMode
PLANK = ("plank_lo", "plank", "plank_hi")
BORE = 0.185  # a hole's radius in spacings
LAMP = (0.52, 0.45)
FALLOFF = ((0.0, 0.0), (0.38, 0.06), (0.66, 0.40), (0.85, 0.78), (1.0, 1.0))
BAND = 5  # yards
RULER_TINT = {True: ("stain", 26), False: ("pencil_wood", 150)}  # so that dark print reads by day
LINE = 0.62  # the scrimmage line's width


def plank_brush(theme: Theme, scale: float = 1.0, tokens: tuple[str, ...] = PLANK) -> QBrush:
    """Solid wood, its grain to the right."""
    brush = QBrush(texture("plank", [theme.color(token) for token in tokens]))
    brush.setTransform(QTransform().scale(scale, scale))
    return brush


def plank_picture(shape: PegShape) -> QPixmap:
    """The whole drilled plank at this spacing, from its own corner; PS-2."""
    plank = shape.plank
    theme = shape.theme
    key = (
        *("peg-plank", theme.ink, theme.dark, round(shape.s * 100), shape.way),
        *(shape.width, shape.half),
    )

    def draw(painter: QPainter) -> None:
        painter.translate(-plank.topLeft())
        _draw(painter, shape)

    return baked(key, plank.size(), shape.ratio, draw, opaque=True)


def _draw(painter: QPainter, shape: PegShape) -> None:
    theme, plank = shape.theme, shape.plank
    painter.setBrushOrigin(plank.topLeft())
    whole = plank.adjusted(0, 0, 1, 1)  # over the last pixel's fraction too
    painter.fillRect(whole, plank_brush(theme, shape.s / 17.1))
    painter.setBrushOrigin(QPointF(0, 0))
    _bands(painter, shape)
    paint_grain(painter, plank, theme, 6)
    _lines(painter, shape)
    _scrimmage(painter, shape)
    shade_over(painter, whole, theme)
    lamp_over(painter, whole, theme)
    _holes(painter, shape)


def _bands(painter: QPainter, shape: PegShape) -> None:
    """Five yards stained, five plain."""
    plank, theme = shape.plank, shape.theme
    first = -shape.half - shape.half % BAND
    for i, row in enumerate(range(first, shape.half + BAND, BAND)):
        if i % 2:
            continue
        one, other = shape.at(0, row).x(), shape.at(0, row + BAND).x()
        left, right = min(one, other), max(one, other)
        if row <= -shape.half or row + BAND >= shape.half:
            edge = plank.left() if shape.at(0, row).x() < plank.center().x() else plank.right()
            left, right = min(left, edge), max(right, edge)
        band = QRectF(left, plank.top(), right - left, plank.height()).intersected(plank)
        painter.fillRect(band, theme.color("stain", 34))


def _lines(painter: QPainter, shape: PegShape) -> None:
    theme, plank = shape.theme, shape.plank
    for row in range(-shape.half, shape.half + 1):
        if row % BAND or row == 0:
            continue
        x = shape.at(0, row).x()
        top, bottom = QPointF(x, plank.top()), QPointF(x, plank.bottom())
        if row == CHUCK_ROW:
            _chuck_line(painter, shape, top, bottom)
            continue
        tens = row % (2 * BAND) == 0
        painter.setPen(QPen(theme.color("stain", 150 if tens else 105), shape.share(0.055)))
        painter.drawLine(top, bottom)
        glint = QPointF(shape.share(0.055), 0)
        painter.setPen(QPen(theme.color("bore_rim", 36), max(0.7, shape.s * 0.03)))
        painter.drawLine(top + glint, bottom + glint)
    for side in (-1, 1):
        y = shape.origin.y() + side * ((shape.width - 1) / 2 + SIDELINE) * shape.s
        one, other = QPointF(plank.left(), y), QPointF(plank.right(), y)
        painter.setPen(QPen(theme.color("shadow", 60), shape.share(0.13)))
        painter.drawLine(one + QPointF(0, 1), other + QPointF(0, 1))
        painter.setPen(QPen(theme.color("peg_line", 205), shape.share(0.105)))
        painter.drawLine(one, other)


def _chuck_line(painter: QPainter, shape: PegShape, top: QPointF, bottom: QPointF) -> None:
    """Five yards beyond the line receivers are only covered; PS-14."""
    theme = shape.theme
    for dx, token, alpha in ((0.8, "shadow", 80), (0.0, "peg_line", 215)):
        pen = QPen(theme.color(token, alpha), shape.share(0.085))
        pen.setDashPattern([5.2, 4.2])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(top + QPointF(dx, 0), bottom + QPointF(dx, 0))


def _scrimmage(painter: QPainter, shape: PegShape) -> None:
    """Red and white blocks a hole long, thin edges beside them."""
    theme, plank, s = shape.theme, shape.plank, shape.s
    x, wide = shape.origin.x(), LINE * s
    line = QRectF(x - wide / 2, plank.top(), wide, plank.height())
    painter.fillRect(line.adjusted(-1.2, 0, 1.8, 0), theme.color("shadow", 70))
    painter.fillRect(line, theme.color("peg_line"))
    painter.save()
    painter.setClipRect(line.adjusted(0.07 * s, 0, -0.07 * s, 0))
    count = shape.width // 2 + 2
    for i in range(-count, count + 1):
        y = shape.origin.y() + (2 * i + 1) * s - s / 2
        painter.fillRect(QRectF(x - wide / 2, y, wide, s), theme.color("peg_line_red"))
    painter.restore()
    gloss = QLinearGradient(line.topLeft(), line.topRight())
    for stop, token, alpha in ((0, "shadow", 34), (0.3, "shine", 20), (1, "shadow", 40)):
        gloss.setColorAt(stop, theme.color(token, alpha))
    painter.fillRect(line, gloss)


# holes


def hole_picture(theme: Theme, s: float, ratio: float) -> QPixmap:
    """A drilled hole in a box of one spacing: countersunk, dark, light on its lower right lip."""
    key = ("peg-hole", theme.ink, theme.dark, round(s * 100))
    return baked(key, QSizeF(s, s), ratio, lambda p: _hole(p, QPointF(s / 2, s / 2), s, theme))


def _hole(painter: QPainter, middle: QPointF, s: float, theme: Theme) -> None:
    r = s * BORE
    painter.setPen(Qt.PenStyle.NoPen)
    lip = r * 1.30
    sink = QLinearGradient(middle - QPointF(lip, lip), middle + QPointF(lip, lip))
    sink.setColorAt(0.12, theme.color("shadow", 110))
    sink.setColorAt(0.5, theme.color("shadow", 16))
    sink.setColorAt(0.6, theme.color("bore_rim", 30))
    sink.setColorAt(0.9, theme.color("bore_rim", 175))
    painter.setBrush(sink)
    painter.drawEllipse(middle, lip, lip)
    deep = QRadialGradient(middle - QPointF(r * 0.28, r * 0.34), r * 1.7)
    deep.setColorAt(0, theme.mix("bore", "shadow", 0.72))
    deep.setColorAt(0.5, theme.mix("bore", "shadow", 0.3))
    deep.setColorAt(1, theme.mix("bore", "plank_lo", 0.42))
    painter.setBrush(deep)
    painter.drawEllipse(middle, r, r)


def _holes(painter: QPainter, shape: PegShape) -> None:
    s = shape.s
    picture = hole_picture(shape.theme, s, shape.ratio)
    for column in range(1, shape.width + 1):
        for row in range(-shape.half, shape.half + 1):
            at = shape.at(column, row)
            painter.drawPixmap(QPointF(at.x() - s / 2, at.y() - s / 2), picture)


# light


def _lamp(rect: QRectF) -> tuple[QPointF, float]:
    """Where the lamp hangs over a rect, and how far its light goes."""
    point = QPointF(rect.left() + rect.width() * LAMP[0], rect.top() + rect.height() * LAMP[1])
    return point, max(rect.width(), rect.height()) * 0.70


def shade_over(painter: QPainter, rect: QRectF, theme: Theme, depth: float = 1.0) -> None:
    """Dark towards the corners."""
    shade = QRadialGradient(*_lamp(rect))
    for stop, share in FALLOFF:
        shade.setColorAt(stop, theme.mix("board_lit", "board_shade", share * depth))
    painter.save()
    painter.setCompositionMode(Mode.CompositionMode_Multiply)
    painter.fillRect(rect, shade)
    painter.restore()


def lamp_over(painter: QPainter, rect: QRectF, theme: Theme, gain: float = 0.8) -> None:
    """Warm in the middle."""
    lamp, reach = _lamp(rect)
    glow = QRadialGradient(lamp, reach * 0.64)
    alpha = theme.ink.board_lamp_alpha * gain
    for stop, share in ((0.0, 1.0), (0.3, 0.7), (0.6, 0.28), (1.0, 0.0)):
        glow.setColorAt(stop, theme.color("board_lamp", alpha * share))
    painter.save()
    painter.setCompositionMode(Mode.CompositionMode_Screen)
    painter.fillRect(rect, glow)
    painter.restore()


def paint_sunken(painter: QPainter, window: QRectF, theme: Theme, area: QRectF) -> None:
    """The frame's shadow on the board that lies in it: along the upper and the left edge."""
    deep, side = theme.px(9), theme.px(6)
    for strip, end in (
        (QRectF(window.left(), window.top(), window.width(), deep), QPointF(0, deep)),
        (QRectF(window.left(), window.top(), side, window.height()), QPointF(side, 0)),
    ):
        if strip.intersects(area):
            fall = QLinearGradient(strip.topLeft(), strip.topLeft() + end)
            fall.setColorAt(0, theme.color("shadow", 105 * theme.ink.shadow_gain))
            fall.setColorAt(1, theme.color("shadow", 0))
            painter.fillRect(strip, fall)


def ruler_picture(whole: PegShape) -> QPixmap:
    """The strip of plain wood above the window."""
    theme, ruler = whole.theme, whole.ruler
    key = ("peg-ruler", theme.ink, theme.dark, round(theme.k, 3))

    def draw(painter: QPainter) -> None:
        painter.translate(-ruler.topLeft())
        painter.setBrushOrigin(whole.plank.topLeft() - QPointF(0, ruler.height()))
        painter.fillRect(ruler, plank_brush(theme, whole.s / 17.1))
        painter.fillRect(ruler, theme.color(*RULER_TINT[theme.dark]))
        paint_grain(painter, ruler, theme, 6)
        board = ruler.united(whole.window)
        painter.setClipRect(ruler)
        shade_over(painter, board, theme, 1.0 if theme.dark else 0.4)
        lamp_over(painter, board, theme)
        fall = QLinearGradient(ruler.topLeft(), ruler.bottomLeft())
        fall.setColorAt(0, theme.color("shadow", 60 * theme.ink.shadow_gain))
        fall.setColorAt(0.25, theme.color("shadow", 0))
        fall.setColorAt(0.9, theme.color("shadow", 0))
        fall.setColorAt(1, theme.color("shadow", 50 * theme.ink.shadow_gain))
        painter.fillRect(ruler, fall)

    return baked(key, ruler.size(), whole.ratio, draw, opaque=True)
