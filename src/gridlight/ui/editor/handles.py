"""What can be taken hold of on the board: points, corners' roundings; guides and the cross hair."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from gridlight.cards.path import XY, corner_ends
from gridlight.cards.shapes import star
from gridlight.ui.editor.sight import Sight
from gridlight.ui.paint.cards import paint_diamond, paint_dot
from gridlight.ui.theme import Theme
from gridlight.workshop.drafting.drafter import TRAVELS, Drafter, Tool
from gridlight.workshop.drafting.marks import Mark
from gridlight.workshop.drafting.snapping import Snap
from gridlight.workshop.drafting.trail import Trail, trail_of

SIZE, CORNER_SIZE = 5.0, 4.0


def corner_spots(trail: Trail, mark: Mark) -> tuple[XY, XY] | None:
    """Where the rounding of a corner begins and ends; a sharp one's lie a little off it."""
    n = mark.n
    if mark.kind != "point" or trail.is_joint(n):
        return None
    before, corner, after = trail.points[n - 1 : n + 2]
    if corner.radius > 0.05:
        return corner_ends(before, corner, after)
    found = []
    for other in (before, after):
        far = math.hypot(other.x - corner.x, other.y - corner.y)
        share = min(0.8, far / 2.0) / far if far else 0.0
        found.append(
            (corner.x + (other.x - corner.x) * share, corner.y + (other.y - corner.y) * share)
        )
    return found[0], found[1]


def corner_at(drafter: Drafter, sight: Sight, point: QPointF, theme: Theme) -> Mark | None:
    """The chosen corner whose rounding can be taken hold of at a point of the board."""
    if not drafter.offense or len(drafter.chosen) != 1:
        return None
    mark = next(iter(drafter.chosen))
    spots = corner_spots(_trail(drafter), mark)
    reach = theme.px(CORNER_SIZE * 2)
    for spot in spots or ():
        off = sight.point(*spot) - point
        if math.hypot(off.x(), off.y()) <= reach:
            return mark
    return None


def radius_at(drafter: Drafter, mark: Mark, place: XY) -> float:
    """The rounding that a hand which holds a corner's handle means: how far from it."""
    corner = _trail(drafter).points[mark.n]
    far = math.hypot(place[0] - corner.x, place[1] - corner.y)
    return round(far * 4.0) / 4.0 if drafter.snapping.on else round(far, 2)


def _trail(drafter: Drafter) -> Trail:
    return trail_of(drafter.shown)  # type: ignore[arg-type]


def paint_handles(painter: QPainter, theme: Theme, sight: Sight, drafter: Drafter) -> None:
    """A knob on every point, or a ring on the markers that are chosen."""
    places = drafter.places()
    if drafter.offense:
        trail = _trail(drafter)
        _paint_control(painter, theme, sight, trail)
        for mark, at in places.items():
            _knob(painter, theme, sight.point(*at), trail, mark.n, mark in drafter.chosen)
        if len(drafter.chosen) == 1 and drafter.tool is Tool.SELECT:
            _paint_corner(painter, theme, sight, trail, next(iter(drafter.chosen)))
        return
    g = sight.geometry
    for mark in drafter.chosen:
        if mark in places:
            size = g.diamond if mark.kind == "diamond" else g.dot
            _halo(painter, theme, sight.point(*places[mark]), size * sight.yard + theme.px(4))


def _paint_control(painter: QPainter, theme: Theme, sight: Sight, trail: Trail) -> None:
    """Thin lines from point to point: where the path would go with sharp corners."""
    if any(point.radius for point in trail.points):
        painter.setPen(QPen(theme.color("glow", 150), theme.px(1), Qt.PenStyle.DotLine))
        painter.drawPolyline(QPolygonF([sight.point(p.x, p.y) for p in trail.points]))


def _knob(painter: QPainter, theme: Theme, at: QPointF, trail: Trail, n: int, chosen: bool) -> None:
    """Square where a segment begins or ends, round between, small in a star."""
    half = theme.px(SIZE * (1.25 if n == 0 or chosen else 1.0))
    painter.setPen(QPen(theme.color("shadow"), theme.px(1.2)))
    painter.setBrush(theme.color("glow" if chosen else "dial_hi"))
    if n in trail.stars():  # the star itself must be seen
        painter.drawEllipse(at, half * 0.4, half * 0.4)
    elif trail.is_joint(n):
        painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))
    else:
        painter.drawEllipse(at, half, half)
    if n == 0:
        painter.setBrush(theme.color("board"))
        painter.drawEllipse(at, half * 0.5, half * 0.5)
    if chosen:
        _halo(painter, theme, at, half + theme.px(4))


def _halo(painter: QPainter, theme: Theme, at: QPointF, radius: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("shadow", 170), theme.px(4)))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(QPen(theme.color("glow"), theme.px(2)))
    painter.drawEllipse(at, radius, radius)


def _paint_corner(painter: QPainter, theme: Theme, sight: Sight, trail: Trail, mark: Mark) -> None:
    spots = corner_spots(trail, mark) if mark.n < len(trail.points) else None
    if spots is None:
        return
    corner = trail.points[mark.n]
    middle = sight.point(corner.x, corner.y)
    half = theme.px(CORNER_SIZE)
    for spot in spots:
        at = sight.point(*spot)
        painter.setPen(QPen(theme.color("accent_hi"), theme.px(1.6)))
        painter.drawLine(QLineF(middle, at))
        painter.setPen(QPen(theme.color("shadow"), theme.px(1.2)))
        painter.setBrush(theme.color("accent_hi"))
        tips = (QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0))
        painter.drawPolygon(QPolygonF([at + tip for tip in tips]))


def paint_guides(painter: QPainter, theme: Theme, sight: Sight, snap: Snap) -> None:
    """The lines that a point was caught by."""
    card = sight.card()
    painter.setPen(QPen(theme.color("glow"), theme.px(1.4), Qt.PenStyle.DashLine))
    if snap.across is not None:
        x = sight.point(snap.across, 0).x()
        painter.drawLine(QLineF(x, card.top(), x, card.bottom()))
    if snap.down is not None:
        y = sight.point(0, snap.down).y()
        painter.drawLine(QLineF(card.left(), y, card.right(), y))


def paint_intent(
    painter: QPainter, theme: Theme, sight: Sight, drafter: Drafter, place: XY
) -> None:
    """What a press of the tool would draw, faintly: the next line, or the marker."""
    at, g = sight.point(*place), sight.geometry
    painter.save()
    painter.setOpacity(0.5)
    if drafter.tool in TRAVELS:
        points = _trail(drafter).points
        if points:
            travel = TRAVELS[drafter.tool]
            pen = QPen(theme.color("path"), g.breadth(travel) * sight.yard)
            if not travel.solid:
                pen.setDashPattern([g.dash / g.broken_width, g.gap / g.broken_width])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(QLineF(sight.point(points[-1].x, points[-1].y), at))
    elif drafter.tool is Tool.DIAMOND:
        paint_diamond(painter, at, g.diamond * sight.yard, theme)
    elif drafter.tool is Tool.DOT:
        paint_dot(painter, at, g.dot * sight.yard, theme)
    elif drafter.tool is Tool.STAR:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("path"))
        painter.drawPolygon(QPolygonF([sight.point(*tip) for tip in star(place, g.star)]))
    painter.restore()


def paint_hover(painter: QPainter, theme: Theme, sight: Sight, place: XY) -> None:
    """A thin ring round what the pointer could take hold of."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("glow", 190), theme.px(1.4)))
    painter.drawEllipse(sight.point(*place), theme.px(SIZE * 2), theme.px(SIZE * 2))


def paint_band(painter: QPainter, theme: Theme, sight: Sight, band: tuple[XY, XY]) -> None:
    """The rubber band."""
    box = QRectF(sight.point(*band[0]), sight.point(*band[1])).normalized()
    painter.setPen(QPen(theme.color("glow"), theme.px(1.2), Qt.PenStyle.DashLine))
    painter.setBrush(theme.color("glow", 40))
    painter.drawRect(box)


def paint_cross(painter: QPainter, theme: Theme, sight: Sight, place: XY) -> None:
    """The cross hair."""
    at, long, gap = sight.point(*place), theme.px(13), theme.px(4)
    for token, wide in (("shadow", 3.0), ("path", 1.2)):
        painter.setPen(QPen(theme.color(token, 200), theme.px(wide)))
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            way = QPointF(dx, dy)
            painter.drawLine(QLineF(at + way * gap, at + way * long))


def paint_ring(painter: QPainter, theme: Theme, sight: Sight, place: XY) -> None:
    """A ring round the place that decides."""
    at, radius = sight.point(*place), sight.geometry.diamond * 1.5 * sight.yard
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("shadow", 150), theme.px(4)))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(QPen(theme.color("glow"), theme.px(2)))
    painter.drawEllipse(at, radius, radius)
