"""Lines over the turf: the scrimmage line's ghost, marker sticks, line to make, trails."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from gridlight.kernel.language import tr
from gridlight.present.board import BoardModel, Trail, row_line
from gridlight.present.situation import ordinal
from gridlight.ui.boards.printed import number_places
from gridlight.ui.boards.shape import BoardShape
from gridlight.ui.paint.text import CENTER, draw_text, text_width

GHOST, ARROW = 0.54, 0.36
"""A ghost's radius, of a man's width; an arrow's head, of a square's side."""

LINE_TAB, MAKE_TAB = tr("LINE"), ordinal(1)


def paint_marks(painter: QPainter, shape: BoardShape, model: BoardModel) -> None:
    """Everything that lies on the print before light and men do."""
    if model.line is not None:
        _ghost(painter, shape, model.line)
    if model.to_make is not None and 0 <= model.to_make <= 100:
        _to_make(painter, shape, model.to_make)
    if model.marker is not None and -10 <= model.marker <= 110:
        _sticks(painter, shape, model.marker)
    if model.line is not None:
        _tab(painter, shape, model.line, LINE_TAB, "scrimmage_tab")
    if model.to_make is not None and 0 <= model.to_make <= 100:
        close = model.line is not None and abs(model.line - model.to_make) < 8
        if not close:
            _tab(painter, shape, model.to_make, MAKE_TAB, "make")
    for trail in model.trails:
        _trail(painter, shape, trail, met=trail.squares[-1] in model.busy)


def _across(shape: BoardShape, spot: float) -> tuple[QPointF, QPointF]:
    row = row_line(spot)
    return shape.at(0, row), shape.at(shape.columns, row)


def _ghost(painter: QPainter, shape: BoardShape, spot: float) -> None:
    """A soft band of cold light with a core, as if somebody held a ruler there."""
    theme = shape.theme
    one, other = _across(shape, spot)
    half = shape.q * 0.34
    box = QRectF(one, other).normalized()
    if shape.upright:
        box.adjust(0, -half, 0, half)
        band = QLinearGradient(box.topLeft(), box.bottomLeft())
    else:
        box.adjust(-half, 0, half, 0)
        band = QLinearGradient(box.topLeft(), box.topRight())
    for stop, share in ((0, 0.0), (0.25, 0.38), (0.5, 1.0), (0.75, 0.38), (1, 0.0)):
        band.setColorAt(stop, theme.color("scrimmage", 150 * share))
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    painter.fillRect(box, band)
    painter.restore()
    over = shape.border * 0.2
    end = QPointF(over, 0) if shape.upright else QPointF(0, over)
    pen = QPen(theme.color("scrimmage", 210), shape.share(0.10))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    first, last = sorted((one, other), key=lambda p: (p.x(), p.y()))
    painter.drawLine(first - end, last + end)
    pen.setColor(theme.color("scrimmage_hi", 240))
    pen.setWidthF(shape.share(0.05))
    painter.setPen(pen)
    painter.drawLine(first - end, last + end)


def _to_make(painter: QPainter, shape: BoardShape, spot: float) -> None:
    theme = shape.theme
    one, other = _across(shape, spot)
    for offset, token, alpha in ((1.0, "shadow", 70), (0.0, "make", 255)):
        pen = QPen(theme.color(token, alpha), shape.share(0.065))
        pen.setDashPattern([4, 3.2])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(one + QPointF(offset, offset), other + QPointF(offset, offset))


def _sticks(painter: QPainter, shape: BoardShape, spot: float) -> None:
    """The ten-yard marker: a banded stick inside either sideline."""
    row = row_line(spot)
    for column in (0.42, shape.columns - 0.42):
        _stick(painter, shape, shape.at(column, row))


def _stick(painter: QPainter, shape: BoardShape, middle: QPointF) -> None:
    theme, q = shape.theme, shape.q
    long, thick = 0.76 * q, 0.24 * q
    wide, high = (long, thick) if shape.upright else (thick, long)
    box = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    r = thick * 0.3
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 110))
    painter.drawRoundedRect(box.translated(q * 0.05, q * 0.09), r, r)
    end = box.bottomLeft() if shape.upright else box.topRight()
    body = QLinearGradient(box.topLeft(), end)
    body.setColorAt(0, theme.mix("make", "make_d", 0.35))
    body.setColorAt(0.3, theme.mix("make", "shine", 0.45))
    body.setColorAt(0.6, theme.color("make"))
    body.setColorAt(1, theme.color("make_d"))
    painter.setBrush(body)
    painter.drawRoundedRect(box, r, r)
    painter.setBrush(theme.color("band"))
    for share in (0.28, 0.58):
        if shape.upright:
            painter.drawRect(QRectF(box.left() + wide * share, box.top(), wide * 0.15, high))
        else:
            painter.drawRect(QRectF(box.left(), box.top() + high * share, wide, high * 0.15))


def tab_rect(shape: BoardShape, spot: float, text: str) -> QRectF:
    """Where a line's tab stands: in a flat board's lower border, at the left of an upright one."""
    theme = shape.theme
    high = max(15.0, shape.border * 0.70)
    wide = text_width(theme, "yard-name", text, _tab_px(high)) + high * 0.7
    row = row_line(spot)
    b = shape.border
    if shape.upright:
        y = shape.at(0, row).y()
        return QRectF(shape.field.left() - wide - 1, y - high / 2, wide, high)
    x = shape.at(0, row).x()
    return QRectF(x - wide / 2, shape.outer.bottom() - b + (b - high) / 2, wide, high)


def _tab_px(high: float) -> float:
    return max(12.0, high * 0.78)


def _tab(painter: QPainter, shape: BoardShape, spot: float, text: str, token: str) -> None:
    """A paper tab; a printed number under it is papered over."""
    theme = shape.theme
    rect = tab_rect(shape, spot, text)
    for yards, *places in number_places(shape):
        for place in places:
            if yards == spot and rect.adjusted(-4, -4, 4, 4).contains(place):
                rect = rect.united(QRectF(place - QPointF(12, 8), place + QPointF(12, 8)))
    r = theme.px(2.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 70))
    painter.drawRoundedRect(rect.translated(1, 1.5), r, r)
    painter.setBrush(theme.color(token))
    painter.drawRoundedRect(rect, r, r)
    draw_text(painter, rect, text, theme, "yard-name", "tab_ink", CENTER, _tab_px(rect.height()))


def _trail(painter: QPainter, shape: BoardShape, trail: Trail, *, met: bool) -> None:
    """A way over the turf: routes thin, runs thick, passes dashed and curved, ghosts as rings.

    Where the way has `met` somebody, its arrow ends beside him.
    """
    theme = shape.theme
    points = [shape.center(square) for square in trail.squares]
    if trail.kind == "ghost":
        pen = QPen(theme.color("chalk", 225), max(1.4, shape.q * 0.06))
        pen.setDashPattern([3, 2.6])
        painter.setPen(pen)
        painter.setBrush(theme.color("chalk", 36))
        for point in points:
            painter.drawEllipse(point, shape.man * GHOST, shape.man * GHOST)
        return
    if len(points) < 2:
        return
    if met and trail.kind != "route":
        points = short_of(points, shape.man * GHOST)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = curve(points) if trail.kind == "pass" else polyline(points)
    pen = _trail_pen(shape, trail)
    if trail.kind != "route":
        shade = QPen(pen)
        shade.setColor(theme.color("shadow", 110))
        shade.setWidthF(pen.widthF() + 2)
        shade.setStyle(Qt.PenStyle.SolidLine)
        painter.setPen(shade)
        painter.drawPath(path)
    painter.setPen(pen)
    painter.drawPath(path)
    if trail.kind != "route":
        paint_arrow(painter, path, shape.q * ARROW, pen.color())


def _trail_pen(shape: BoardShape, trail: Trail) -> QPen:
    theme = shape.theme
    if trail.kind == "route":
        token = "scrimmage_tab" if trail.team == "home" else "tag"
        pen = QPen(theme.color(token, 150), max(1.2, shape.q * 0.05))
        if trail.team != "home":
            pen.setDashPattern([1, 2])
    else:
        pen = QPen(theme.color("beam", 235), max(2.0, shape.q * 0.085))
        if trail.kind == "pass":
            pen.setDashPattern([3.4, 2.4])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def paint_arrow(painter: QPainter, path: QPainterPath, size: float, color: QColor) -> None:
    """An arrow's head at the end of a way, as it comes there."""
    long = path.length()
    if long <= 0:
        return
    tip = path.currentPosition()
    way = tip - path.pointAtPercent(max(0.0, 1 - size / long))
    far = hypot(way.x(), way.y()) or 1.0
    ahead = way / far
    side = QPointF(-ahead.y(), ahead.x())
    foot = tip - ahead * size
    head = QPolygonF([tip, foot + side * size * 0.55, foot - side * size * 0.55])
    painter.setPen(QPen(QColor(0, 0, 0, 120), 1))
    painter.setBrush(color)
    painter.drawPolygon(head)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def short_of(points: list[QPointF], by: float) -> list[QPointF]:
    """The same way, but it ends so far short of its last point, where somebody may stand."""
    way = points[-1] - points[-2]
    far = hypot(way.x(), way.y())
    if far <= by:
        return points
    return [*points[:-1], points[-2] + way * ((far - by) / far)]


def polyline(points: list[QPointF]) -> QPainterPath:
    """Straight from point to point."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def curve(points: list[QPointF]) -> QPainterPath:
    """One bow from the first point to the last, as a pass flies seen from above."""
    start, end = points[0], points[-1]
    way = end - start
    bow = QPointF(way.y(), -way.x()) * 0.14
    path = QPainterPath(start)
    path.quadTo(start + way / 2 + bow, end)
    return path
