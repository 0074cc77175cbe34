"""What lies on the plank under the pegs: control zones, the line to make, goal lines, trails."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from gridlight.kernel.language import tr
from gridlight.present.pegboard import PegModel, Trail, Zone
from gridlight.ui.boards.marks import MAKE_TAB, curve, paint_arrow, polyline, short_of
from gridlight.ui.paint.cache import baked
from gridlight.ui.paint.men import team_tones
from gridlight.ui.paint.text import CENTER, draw_text, text_width
from gridlight.ui.pegboard.shape import RULER, PegShape
from gridlight.ui.pegboard.wood import LINE, hole_picture

ZONE_ROUND = 0.5  # of a spacing
HATCH = 0.48
GHOST, ARROW = 0.6, 0.62
"""A ghost's radius and an arrow's head, of a spacing."""


def paint_marks(painter: QPainter, shape: PegShape, model: PegModel, area: QRectF) -> None:
    """All of them that lie in `area`."""
    for row, own in ((model.own_goal, True), (model.goal, False)):
        if row is not None and abs(row) <= model.half:
            _end_zone(painter, shape, model, row, own=own)
    if model.to_make is not None and model.to_make <= model.half:
        _to_make(painter, shape, model.to_make)
    for zone in model.zones:
        if zone_box(shape, zone).adjusted(-3, -3, 3, 3).intersects(area):
            _zone(painter, shape, zone)
    for trail in model.trails:
        _trail(painter, shape, trail, met=trail.holes[-1] in model.busy)


# zones


def zone_box(shape: PegShape, zone: Zone) -> QRectF:
    """The box that a block controls; PS-13."""
    return shape.cell(zone.hole, zone.reach + 0.5)


def zone_picture(shape: PegShape, zone: Zone) -> QPixmap:
    """A zone in its team's color: home hatched one way, the visitors crossed."""
    side = (2 * zone.reach + 1) * shape.s + 4
    theme = shape.theme
    key = ("peg-zone", theme.ink, theme.dark, round(shape.s * 100), zone.team, zone.reach)

    def draw(painter: QPainter) -> None:
        box = QRectF(2, 2, side - 4, side - 4)
        high, base, _ = team_tones(theme, zone.team)
        r = shape.s * ZONE_ROUND
        outline = QPainterPath()
        outline.addRoundedRect(box, r, r)
        fill = base if theme.dark else base.lighter(112)
        fill.setAlpha(118)
        painter.fillPath(outline, fill)
        painter.save()
        painter.setClipPath(outline)
        ink = high.lighter(108)
        ink.setAlpha(150)
        painter.setPen(QPen(ink, max(0.9, shape.s * 0.05)))
        _hatch(painter, box, shape.s * HATCH, crossed=zone.team == "visitors")
        painter.restore()
        painter.setPen(QPen(theme.color("shadow", 90), max(2.4, shape.s * 0.15)))
        painter.drawRoundedRect(box, r, r)
        painter.setPen(QPen(high, max(1.5, shape.s * 0.10)))
        painter.drawRoundedRect(box, r, r)

    return baked(key, QSizeF(side, side), shape.ratio, draw)


def _hatch(painter: QPainter, box: QRectF, pitch: float, *, crossed: bool) -> None:
    span = box.width() + box.height()
    for i in range(1, int(span / pitch) + 1):
        d = i * pitch
        painter.drawLine(QPointF(box.left() + d, box.top()), QPointF(box.left(), box.top() + d))
        if crossed:
            painter.drawLine(
                QPointF(box.right() - d, box.top()), QPointF(box.right(), box.top() + d)
            )


def _zone(painter: QPainter, shape: PegShape, zone: Zone) -> None:
    corner = zone_box(shape, zone).topLeft() - QPointF(2, 2)
    painter.drawPixmap(shape.snapped(corner), zone_picture(shape, zone))
    hole, half = hole_picture(shape.theme, shape.s, shape.ratio), shape.s / 2
    for row in range(zone.hole[1] - zone.reach, zone.hole[1] + zone.reach + 1):
        for column in range(zone.hole[0] - zone.reach, zone.hole[0] + zone.reach + 1):
            if 1 <= column <= shape.width and abs(row) <= shape.half:
                at = shape.at(column, row)
                painter.drawPixmap(QPointF(at.x() - half, at.y() - half), hole)


# lines


def _across(shape: PegShape, row: float) -> tuple[QPointF, QPointF]:
    x = shape.at(0, row).x()
    return QPointF(x, shape.plank.top()), QPointF(x, shape.plank.bottom())


def _to_make(painter: QPainter, shape: PegShape, row: int) -> None:
    """The ten-yard marker: a dashed line between two flags at the sidelines; PS-32."""
    theme, s = shape.theme, shape.s
    one, other = _across(shape, row)
    for dx, token, alpha in ((1.2, "shadow", 110), (0.0, "make", 255)):
        pen = QPen(theme.color(token, alpha), shape.share(0.13))
        pen.setDashPattern([3.2, 2.6])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(one + QPointF(dx, 0), other + QPointF(dx, 0))
    for y, way in ((one.y(), 1), (other.y(), -1)):
        _flag(painter, shape, QPointF(one.x(), y + way * s * 0.22), s)


def _flag(painter: QPainter, shape: PegShape, at: QPointF, s: float) -> None:
    theme = shape.theme
    side = shape.way
    flag = QPolygonF(
        [at - QPointF(0, s * 0.3), at + QPointF(side * s * 0.75, 0), at + QPointF(0, s * 0.3)]
    )
    painter.setPen(QPen(theme.color("make_d"), max(0.8, s * 0.05)))
    painter.setBrush(theme.color("make"))
    painter.drawPolygon(flag)


def _end_zone(painter: QPainter, shape: PegShape, model: PegModel, row: int, *, own: bool) -> None:
    """The goal line where it lies on the board, the ground behind it hatched; PS-28."""
    theme, s, plank = shape.theme, shape.s, shape.plank
    one, other = _across(shape, row)
    end = plank.left() if (shape.way > 0) == own else plank.right()
    ground = QRectF(one, QPointF(end, other.y())).normalized()
    visible = ground.intersected(shape.window)
    if not visible.isEmpty():
        home = (model.heading > 0) == own
        high, base, _ = team_tones(theme, "home" if home else "visitors")
        base.setAlpha(70)
        painter.save()
        painter.setClipRect(visible, Qt.ClipOperation.IntersectClip)
        painter.fillRect(visible, base)
        high.setAlpha(70)
        painter.setPen(QPen(high, max(1.0, s * 0.06)))
        span = ground.width() + ground.height()
        for i in range(1, int(span / (s * 1.6)) + 1):
            d = i * s * 1.6
            painter.drawLine(
                QPointF(ground.left() + d, ground.top()), QPointF(ground.left(), ground.top() + d)
            )
        painter.restore()
    for dx, token, alpha, width in ((1.2, "shadow", 120, 0.30), (0.0, "peg_line", 245, 0.26)):
        painter.setPen(QPen(theme.color(token, alpha), shape.share(width)))
        painter.drawLine(one + QPointF(dx, 0), other + QPointF(dx, 0))


# ruler


def paint_ruler(painter: QPainter, shape: PegShape, model: PegModel) -> None:
    """The distances from the line, and tabs for what else lies across the board."""
    theme, ruler = shape.theme, shape.ruler
    taken: list[QRectF] = []
    painter.save()
    painter.setClipRect(ruler, Qt.ClipOperation.IntersectClip)
    _line_head(painter, shape)
    for row, text, token in _tabs(model):
        box = tab_box(shape, row, text)
        if ruler.intersects(box) and not any(box.intersects(other) for other in taken):
            taken.append(box)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("shadow", 110))
            painter.drawRoundedRect(box.translated(0.8, 1.2), 3, 3)
            painter.setBrush(theme.color(token))
            painter.drawRoundedRect(box, 3, 3)
            draw_text(painter, box, text, theme, "yard-name", "tab_ink", CENTER, _px(shape))
    for row in range(-model.half, model.half + 1):
        if row % 5 or row == 0:
            continue
        x = shape.at(0, row).x()
        text = f"+{row}" if row > 0 else f"−{-row}"
        wide = text_width(theme, "dial", text, _px(shape)) + 2
        box = QRectF(x - wide / 2, ruler.top(), wide, ruler.height())
        if ruler.left() <= box.left() and box.right() <= ruler.right():
            if any(box.adjusted(-3, 0, 3, 0).intersects(other) for other in taken):
                continue
            draw_text(painter, box, text, theme, "dial", "ruler_text", CENTER, _px(shape))
    painter.restore()


def _line_head(painter: QPainter, shape: PegShape) -> None:
    """The scrimmage line goes on over the ruler."""
    theme, ruler, s = shape.theme, shape.ruler, shape.s
    wide = LINE * s
    box = QRectF(shape.origin.x() - wide / 2, ruler.top(), wide, ruler.height())
    painter.fillRect(box, theme.mix("peg_line", "board_shade", 0.25))
    red = box.adjusted(0.07 * s, 0, -0.07 * s, 0)
    painter.fillRect(red, theme.color("peg_line_red"))


def _px(shape: PegShape) -> float:
    """The ruler's print: as large as wished for, as far as the strip is high."""
    theme = shape.theme
    return max(13.0, min(theme.type_px("dial"), theme.px(RULER) * 0.86))


def _tabs(model: PegModel) -> tuple[tuple[int, str, str], ...]:
    found = []
    if model.goal is not None:
        found.append((model.goal, tr("GOAL"), "tag"))
    if model.to_make is not None and model.to_make != model.goal:
        found.append((model.to_make, MAKE_TAB, "make"))
    if model.own_goal is not None:
        found.append((model.own_goal, tr("GOAL"), "tag"))
    return tuple(found)


def tab_box(shape: PegShape, row: int, text: str) -> QRectF:
    """Where the tab of a row lies on the ruler."""
    ruler = shape.ruler
    x = shape.at(0, row).x()
    wide = text_width(shape.theme, "yard-name", text, _px(shape)) + 8
    left = x - wide / 2
    if ruler.left() <= x <= ruler.right():  # near an end of the board it keeps its whole word
        left = max(ruler.left() + 1, min(left, ruler.right() - 1 - wide))
    return QRectF(left, ruler.top() + 1.5, wide, ruler.height() - 3)


# trails


def _trail(painter: QPainter, shape: PegShape, trail: Trail, *, met: bool) -> None:
    theme, s = shape.theme, shape.s
    points = [shape.center(hole) for hole in trail.holes]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if trail.kind == "ghost":
        pen = QPen(theme.color("chalk", 235), max(1.6, s * 0.11))
        pen.setDashPattern([2.0, 1.6])
        painter.setPen(pen)
        painter.setBrush(theme.color("chalk", 40))
        for point in points:
            painter.drawEllipse(point, s * GHOST, s * GHOST)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        return
    if len(points) < 2:
        return
    if met and trail.kind != "route":
        points = short_of(points, s * GHOST)
    under = _trail_pen(shape, trail, shade=True)
    path = curve(points) if trail.kind == "pass" else polyline(points)
    for pen in (under, _trail_pen(shape, trail, shade=False)):
        painter.setPen(pen)
        painter.drawPath(path)
    if trail.kind != "route":
        paint_arrow(painter, path, s * ARROW, pen.color())


def _trail_pen(shape: PegShape, trail: Trail, *, shade: bool) -> QPen:
    theme, s = shape.theme, shape.s
    wide = max(1.3, s * (0.10 if trail.kind == "route" else 0.19))
    if shade:
        pen = QPen(theme.color("shadow", 90), wide + 1.6)
    elif trail.kind == "route":
        tone = team_tones(theme, trail.team)[0].lighter(135)
        tone.setAlpha(200)
        pen = QPen(tone, wide)
    else:
        pen = QPen(theme.color("beam", 240), wide)
    if trail.kind == "pass":
        pen.setDashPattern([3.2 * wide / pen.widthF(), 2.3 * wide / pen.widthF()])
    elif trail.kind == "route" and trail.team == "visitors":
        pen.setDashPattern([1.0 * wide / pen.widthF(), 2.2 * wide / pen.widthF()])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
