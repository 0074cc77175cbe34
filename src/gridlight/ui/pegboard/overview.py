"""The small map that stays in a corner of the close view: all pegs, and what is looked at."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gridlight.present.pegboard import Hole, PegModel
from gridlight.ui.paint.men import team_tones
from gridlight.ui.pegboard.shape import PegShape, plank_size
from gridlight.ui.pegboard.sight import Place

STEP = 3.4  # pixels between two holes of the map, at 100 %


def map_rect(shape: PegShape) -> QRectF:
    """Where the map lies: at the window's lower end, on the side behind the offense."""
    wide, high = plank_size(shape.width, shape.half)
    step, gap = shape.theme.px(STEP), shape.theme.px(10)
    size_x, size_y = wide * step, high * step
    window = shape.window
    x = window.left() + gap if shape.way > 0 else window.right() - gap - size_x
    return QRectF(x, window.bottom() - gap - size_y, size_x, size_y)


def map_point(shape: PegShape, place: Place) -> QPointF:
    """Where a place is on the map."""
    step, middle = shape.theme.px(STEP), map_rect(shape).center()
    x, y = place[1] * shape.way, (place[0] - shape.middle) * shape.way
    return middle + QPointF(x * step, y * step)


def map_place(shape: PegShape, point: QPointF) -> Place:
    """The place that a point of the map stands for."""
    step = shape.theme.px(STEP)
    off = (point - map_rect(shape).center()) / step
    return off.y() * shape.way + shape.middle, off.x() * shape.way


def paint_map(painter: QPainter, shape: PegShape, model: PegModel, hidden: frozenset[Hole]) -> None:
    """The map over the board; home's pegs are discs, the visitors' squares."""
    theme, rect = shape.theme, map_rect(shape)
    k = theme.k
    painter.setPen(QPen(theme.color("bore_rim", 170), k))
    painter.setBrush(theme.color("jet_d", 205))
    painter.drawRoundedRect(rect, 4 * k, 4 * k)
    line = map_point(shape, (shape.middle, 0))
    painter.setPen(QPen(theme.color("peg_line", 190), 1.6 * k))
    painter.drawLine(QPointF(line.x(), rect.top() + 2), QPointF(line.x(), rect.bottom() - 2))
    if model.to_make is not None and abs(model.to_make) <= model.half:
        x = map_point(shape, (shape.middle, model.to_make)).x()
        painter.setPen(QPen(theme.color("make", 230), 1.2 * k))
        painter.drawLine(QPointF(x, rect.top() + 2), QPointF(x, rect.bottom() - 2))
    painter.setPen(Qt.PenStyle.NoPen)
    for stack in model.stacks:
        _dot(painter, shape, stack.hole, stack.upper.team, dim=True)
    for peg in model.pegs:
        if peg.hole not in hidden:
            _dot(painter, shape, peg.hole, peg.team, dim=False)
    if model.carrier is not None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("beam"), 1.6 * k))
        painter.drawEllipse(map_point(shape, model.carrier), 3.8 * k, 3.8 * k)
    _window(painter, shape, rect)


def _dot(painter: QPainter, shape: PegShape, hole: Hole, team: str, *, dim: bool) -> None:
    high = team_tones(shape.theme, team)[0].lighter(118)
    high.setAlpha(110 if dim else 255)
    painter.setBrush(high)
    at, r = map_point(shape, hole), 2.1 * shape.theme.k
    if team == "home":
        painter.drawEllipse(at, r, r)
    else:
        painter.drawRect(QRectF(at.x() - r * 0.88, at.y() - r * 0.88, 1.76 * r, 1.76 * r))


def _window(painter: QPainter, shape: PegShape, rect: QRectF) -> None:
    window = shape.window
    one = map_point(shape, shape.place_of(window.topLeft()))
    other = map_point(shape, shape.place_of(window.bottomRight()))
    painter.setBrush(shape.theme.color("shine", 26))
    painter.setPen(QPen(shape.theme.color("shine", 220), 1.2 * shape.theme.k))
    painter.drawRect(QRectF(one, other).normalized().intersected(rect.adjusted(1, 1, -1, -1)))
