"""The field seen from above, end zones up and down, with the ball, the marker and the drive."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.football import paint_football, paint_ghost_ball
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.tags import team_tokens
from gridlight.ui.paint.text import (
    CENTER,
    LEFT,
    draw_lines,
    draw_text,
    line_height,
    text_width,
)
from gridlight.ui.paint.textures import paint_grain
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SMALLEST_PX, SPACE

END = 8.9  # how deep the end zones are drawn, in yards of the field's scale


@dataclass(frozen=True, slots=True)
class DriveLeg:
    """One play of the drive: from spot to spot, with its label."""

    start: float
    end: float
    label: str


@dataclass(frozen=True, slots=True)
class FieldPicture:
    """What lies on the field. Spots are yards from the upper goal line, 0 to 100, or beyond.

    `heading` is +1 where the offense goes down the page, −1 where it goes up.
    """

    upper_name: str = "HOME"
    lower_name: str = "VISITORS"
    upper_side: str = "home"
    lower_side: str = "visitors"
    ball: float | None = None
    heading: int = 1
    to_make: float | None = None
    stakes_from: float | None = None
    ghost: float | None = None
    drive: tuple[DriveLeg, ...] = ()
    title: str = ""
    subtitle: str = ""
    make_label: str = ""
    ghost_label: str = ""


def field_rect(panel: QRectF, theme: Theme) -> QRectF:
    """The turf with its end zones inside a panel 352 wide at 100 %."""
    inset = theme.px(14)
    width = panel.width() * 0.632
    return QRectF(panel.left() + inset, panel.top() + inset, width, panel.height() - 2 * inset)


def spot_y(turf: QRectF, spot: float) -> float:
    """The y of a spot (yards from the upper goal line) on a field drawn in `turf`."""
    return turf.top() + turf.height() * (spot + END) / (100 + 2 * END)


def paint_field_panel(painter: QPainter, rect: QRectF, theme: Theme, picture: FieldPicture) -> None:
    """A printed card with the field at its left and the drive at its right."""
    paint_panel(painter, rect, theme)
    turf = field_rect(rect, theme)
    paint_field(painter, turf, theme, picture)
    side = QRectF(
        turf.right() + theme.px(6),
        turf.top(),
        rect.right() - turf.right() - theme.px(14),
        turf.height(),
    )
    line = theme.px(22)
    head = QRectF(side.left(), side.top() - theme.px(4), side.width(), line)
    draw_text(painter, head, picture.title, theme, "caps", "panel_text")
    _subtitle(painter, head.translated(0, line * 0.9), theme, picture.subtitle)
    _drive(painter, side, turf, theme, picture)
    _marker(painter, side, turf, theme, picture)


def _subtitle(painter: QPainter, line: QRectF, theme: Theme, text: str) -> None:
    """On one line, or broken behind its comma where even small type would be cut off."""
    if text_width(theme, "body", text, SMALLEST_PX) <= line.width():
        draw_text(painter, line, text, theme, "body", "panel_mut")
        return
    high = line_height(theme, "body")
    lines = line.adjusted(0, (line.height() - high) / 2, 0, 2 * high)
    draw_lines(painter, lines, text.replace(", ", ",\n"), theme, "body", "panel_mut")


def paint_field(painter: QPainter, rect: QRectF, theme: Theme, picture: FieldPicture) -> None:
    """The field alone: turf, end zones, ball, line of scrimmage and line to make."""
    ends = (
        picture.upper_name,
        picture.lower_name,
        picture.upper_side,
        picture.lower_side,
    )
    key = ("field", theme.ink, round(theme.k, 3), theme.text, ends)
    paint_baked(painter, rect, key, lambda p, r: _turf(p, r, theme, picture), theme.px(3))
    if picture.to_make is not None and -5 <= picture.to_make <= 105:
        pen = QPen(theme.color("chain"), theme.px(2))
        pen.setDashPattern([3.4, 2.2])
        painter.setPen(pen)
        y = spot_y(rect, picture.to_make)
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
    if picture.ball is None:
        return
    center = QPointF(rect.center().x(), spot_y(rect, picture.ball))
    painter.setPen(QPen(theme.color("turf_line"), theme.px(2.4)))
    painter.drawLine(QPointF(rect.left(), center.y()), QPointF(rect.right(), center.y()))
    if picture.ghost is not None:
        _ghost(painter, rect, theme, center, spot_y(rect, picture.ghost))
    paint_football(painter, center, theme.px(28), theme)


def _ghost(painter: QPainter, rect: QRectF, theme: Theme, ball: QPointF, y: float) -> None:
    pen = QPen(theme.color("turf_line", 220), theme.px(1.4))
    pen.setDashPattern([3, 2.4])
    painter.setPen(pen)
    painter.drawLine(ball, QPointF(ball.x(), y))
    painter.drawLine(QPointF(ball.x() + theme.px(11), y), QPointF(rect.right(), y))
    paint_ghost_ball(painter, QPointF(ball.x(), y), theme.px(21), theme.color("turf_line"))


def _turf(painter: QPainter, rect: QRectF, theme: Theme, picture: FieldPicture) -> None:
    r = theme.px(SPACE.r_field)
    outline = QPainterPath()
    outline.addRoundedRect(rect, r, r)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("field_paper"))
    painter.drawRoundedRect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), r + 1, r + 1)
    painter.setClipPath(outline)
    for i in range(10):
        band = QRectF(
            rect.left(),
            spot_y(rect, 10 * i),
            rect.width(),
            spot_y(rect, 10 * i + 10) - spot_y(rect, 10 * i),
        )
        painter.fillRect(band, theme.color("turf" if i % 2 else "turf2"))
    upper = QRectF(rect.topLeft(), QPointF(rect.right(), spot_y(rect, 0)))
    lower = QRectF(QPointF(rect.left(), spot_y(rect, 100)), rect.bottomRight())
    for zone, side in ((upper, picture.upper_side), (lower, picture.lower_side)):
        painter.fillRect(zone, theme.color(team_tokens(side)[0]))
    paint_grain(painter, rect, theme, 14)
    for zone, side, name in (
        (upper, picture.upper_side, picture.upper_name),
        (lower, picture.lower_side, picture.lower_name),
    ):
        box = zone.adjusted(theme.px(10), 0, -theme.px(10), 0)
        draw_text(painter, box, name, theme, "endzone", team_tokens(side)[1], CENTER)
    _yard_lines(painter, rect, theme)
    _yard_numbers(painter, rect, theme)


def _yard_lines(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    left, right = rect.left(), rect.right()
    for yard in range(0, 101, 5):
        goal = yard in (0, 100)
        alpha = 255 if goal else 215 if yard % 10 == 0 else 120
        width = 2.0 if goal else 1.6 if yard in (50,) else 1.0
        painter.setPen(QPen(theme.color("turf_line", alpha), theme.px(width)))
        y = spot_y(rect, yard)
        painter.drawLine(QLineF(left, y, right, y))
    painter.setPen(QPen(theme.color("turf_line", 130), theme.px(0.9)))
    dash = theme.px(5)
    for yard in range(1, 100):
        if yard % 5 == 0:
            continue
        y = spot_y(rect, yard)
        for share in (0.03, 0.345, 0.62, 0.955):
            x = left + rect.width() * share
            painter.drawLine(QLineF(x, y, x + dash, y))


def _yard_numbers(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    px = max(12.0, theme.px(17))
    for yard in range(10, 100, 10):
        y = spot_y(rect, yard)
        number = str(50 - abs(50 - yard))
        for share, turn in ((0.17, 90), (0.83, -90)):
            painter.save()
            painter.translate(rect.left() + rect.width() * share, y)
            painter.rotate(turn)
            box = QRectF(-30, -px * 0.7, 60, px * 1.4)
            draw_text(painter, box, number, theme, "yard-number", "turf_line", CENTER, px)
            painter.restore()


def _drive(
    painter: QPainter, side: QRectF, turf: QRectF, theme: Theme, picture: FieldPicture
) -> None:
    legs = picture.drive[-5:]
    if not legs:
        return
    room = side.width() - theme.px(34)
    pitch = min(theme.px(17), room / max(1, len(legs)))
    for i, leg in enumerate(legs):
        x = side.left() + theme.px(34) + pitch * (i + 0.2)
        start = QPointF(x, spot_y(turf, leg.start))
        end = QPointF(x, spot_y(turf, leg.end))
        gains = (leg.end - leg.start) * picture.heading >= 0
        _arrow(painter, start, end, theme, "ok" if gains else "bad")
        above = start.y() if start.y() < end.y() else end.y()
        label = QRectF(x - theme.px(17), above - theme.px(19), theme.px(34), theme.px(15))
        draw_text(painter, label, leg.label, theme, "yard-name", "panel_text", CENTER)


def _arrow(painter: QPainter, start: QPointF, end: QPointF, theme: Theme, token: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color(token))
    painter.drawEllipse(start, theme.px(2.2), theme.px(2.2))
    way = 1 if end.y() >= start.y() else -1
    head = theme.px(7)
    painter.setPen(QPen(theme.color(token), theme.px(2.6)))
    neck = QPointF(end.x(), end.y() - way * head * 0.8)
    if (neck.y() - start.y()) * way > 0:
        painter.drawLine(start, neck)
    painter.setPen(Qt.PenStyle.NoPen)
    wing = head * 0.62
    painter.drawPolygon(
        QPolygonF([end, end - QPointF(wing, way * head), end - QPointF(-wing, way * head)])
    )


def _marker(
    painter: QPainter, side: QRectF, turf: QRectF, theme: Theme, picture: FieldPicture
) -> None:
    if picture.to_make is not None and picture.stakes_from is not None:
        tops = sorted((spot_y(turf, picture.stakes_from), spot_y(turf, picture.to_make)))
        box = QRectF(
            turf.right() + theme.px(10),
            tops[0] - theme.px(2),
            theme.px(15),
            max(theme.px(12), tops[1] - tops[0] + theme.px(4)),
        )
        _chain(painter, box, turf, theme)
    text_left = turf.right() + theme.px(31)
    notes = (
        (picture.to_make, picture.make_label, "small-strong", "panel_text"),
        (picture.ghost, picture.ghost_label, "small", "panel_mut"),
    )
    last = None
    for spot, label, role, token in notes:
        if spot is None or not label:
            continue
        y = spot_y(turf, max(0.0, min(100.0, spot)))
        if last is not None and abs(y - last) < theme.px(18):
            y = last + theme.px(20) * (1 if y >= last else -1)
        last = y
        box = QRectF(
            text_left, y - theme.px(10), side.right() - text_left + theme.px(6), theme.px(20)
        )
        draw_text(painter, box, label, theme, role, token, LEFT)


def _chain(painter: QPainter, box: QRectF, turf: QRectF, theme: Theme) -> None:
    r = theme.px(4)
    body = QLinearGradient(box.topLeft(), box.topRight())
    body.setColorAt(0, theme.mix("chain", "shine", 0.25))
    body.setColorAt(0.5, theme.color("chain"))
    body.setColorAt(1, theme.color("chain_d"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 60))
    painter.drawRoundedRect(box.translated(theme.px(1), theme.px(2)), r, r)
    for y in (box.top() + theme.px(2), box.bottom() - theme.px(2)):
        painter.setBrush(theme.color("chain"))
        tip = QPointF(turf.right() + theme.px(1), y)
        base = box.left() + theme.px(1)
        painter.drawPolygon(
            QPolygonF([tip, QPointF(base, y - theme.px(4)), QPointF(base, y + theme.px(4))])
        )
    painter.setBrush(body)
    painter.setPen(QPen(theme.color("chain_d"), theme.px(1)))
    painter.drawRoundedRect(box, r, r)
    painter.setPen(QPen(theme.color("leather_d", 200), theme.px(1)))
    for i in range(1, 10):
        y = box.top() + box.height() * i / 10
        length = box.width() * (0.55 if i == 5 else 0.34)
        painter.drawLine(
            QPointF(box.center().x() - length / 2, y), QPointF(box.center().x() + length / 2, y)
        )
