"""Number drums, dials with a needle and the gauge of plays."""

from __future__ import annotations

from math import cos, floor, pi, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE


def paint_drums(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    value: float | None,
    digits: int = 2,
    blank_tens: bool = False,
) -> None:
    """A row of number drums showing `value`; a fraction shows the drums between two numbers.

    `None` is blank. `blank_tens` leaves leading zeros blank.
    """
    gap = rect.width() * 0.03
    wide = (rect.width() - gap * (digits - 1)) / digits
    for i in range(digits):
        box = QRectF(rect.left() + i * (wide + gap), rect.top(), wide, rect.height())
        place = 10 ** (digits - 1 - i)
        if value is None or (blank_tens and place > 1 and value < place):
            _paint_drum(painter, box, theme, None)
        else:
            _paint_drum(painter, box, theme, _turn_of(value, place))


def _turn_of(value: float, place: int) -> float:
    """Where a drum stands, 0–10: it turns only while the drum below passes from 9 to 0."""
    whole = floor(value)
    low = value - whole
    carries = (whole % place) == place - 1
    return (whole // place) % 10 + (low if carries else 0.0)


def _paint_drum(painter: QPainter, box: QRectF, theme: Theme, turn: float | None) -> None:
    key = ("drum", theme.ink, round(theme.k, 3))
    paint_baked(painter, box, key, lambda p, r: _drum_body(p, r, theme), theme.px(3))
    if turn is not None:
        _drum_digits(painter, box, theme, turn)
    key = ("drum-glass", theme.ink, round(theme.k, 3))
    paint_baked(painter, box, key, lambda p, r: _drum_glass(p, r, theme))


def _drum_body(painter: QPainter, box: QRectF, theme: Theme) -> None:
    r = theme.px(SPACE.r_drum)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 120))
    painter.drawRoundedRect(box.adjusted(-1, -1, 1, theme.px(2)), r + 1, r + 1)
    body = QLinearGradient(box.topLeft(), box.bottomLeft())
    for stop, share in ((0, 0.0), (0.3, 0.55), (0.5, 0.75), (0.7, 0.5), (1, 0.0)):
        body.setColorAt(stop, theme.mix("drum", "drum_mid", share))
    painter.setBrush(body)
    painter.drawRoundedRect(box, r, r)


def _drum_digits(painter: QPainter, box: QRectF, theme: Theme, turn: float) -> None:
    painter.save()
    painter.setClipRect(box.adjusted(1, 1, -1, -1))
    whole = floor(turn)
    part = turn - whole
    px = box.height() * 0.72
    for step in (0, 1):
        if step == 1 and part == 0:
            break
        moved = box.translated(0, (step - part) * box.height())
        digit = str((whole + step) % 10)
        draw_text(painter, moved, digit, theme, "drum-lg", "drum_text", CENTER, px)
    painter.restore()


def _drum_glass(painter: QPainter, box: QRectF, theme: Theme) -> None:
    r = theme.px(SPACE.r_drum)
    dark = QLinearGradient(box.topLeft(), box.bottomLeft())
    dark.setColorAt(0, theme.color("shadow", 190))
    dark.setColorAt(0.22, theme.color("shadow", 40))
    dark.setColorAt(0.5, theme.color("shadow", 0))
    dark.setColorAt(0.8, theme.color("shadow", 30))
    dark.setColorAt(1, theme.color("shadow", 150))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawRoundedRect(box, r, r)
    middle = box.center().y()
    painter.setPen(QPen(theme.color("shadow", 130), max(1.0, theme.px(1))))
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
    painter.setPen(QPen(theme.color("shine", 26), max(0.6, theme.px(0.7))))
    painter.drawLine(QPointF(box.left(), middle + 1), QPointF(box.right(), middle + 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("drum_edge", 150), theme.px(1)))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), r, r)


def paint_dial(painter: QPainter, rect: QRectF, theme: Theme, value: float, count: int = 4) -> None:
    """A round dial numbered 1 to `count` around the clock; the needle stands at `value`.

    A fraction stands between two numbers; the number that it stands on sits on a filled disc.
    """
    side = min(rect.width(), rect.height())
    box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    key = ("dial", theme.ink, round(theme.k, 3), theme.text, count)
    paint_baked(painter, box, key, lambda p, r: _dial_face(p, r, theme, count), side * 0.1)
    center, radius = box.center(), side / 2
    angle = 360 * (value - 1) / count
    paint_needle(painter, center, radius * 0.42, radius * 0.2, angle, theme)
    _hub(painter, center, radius * 0.13, theme)
    if value == int(value) and 1 <= value <= count:
        at = center + _on_dial(value, count, radius * 0.64)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("board"))
        painter.drawEllipse(at, radius * 0.27, radius * 0.27)
        disc = QRectF(at.x() - radius * 0.3, at.y() - radius * 0.3, radius * 0.6, radius * 0.6)
        px = max(12.0, radius * 0.4)
        draw_text(painter, disc, str(int(value)), theme, "dial", "board_text", CENTER, px)


def _on_dial(value: float, count: int, radius: float) -> QPointF:
    at = 2 * pi * (value - 1) / count - pi / 2
    return QPointF(radius * cos(at), radius * sin(at))


def _dial_face(painter: QPainter, box: QRectF, theme: Theme, count: int) -> None:
    center, radius = box.center(), box.width() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 100))
    painter.drawEllipse(center + QPointF(0, radius * 0.07), radius * 1.02, radius * 1.02)
    ring = QLinearGradient(box.topLeft(), box.bottomRight())
    ring.setColorAt(0, theme.color("brass_hi"))
    ring.setColorAt(0.5, theme.color("brass"))
    ring.setColorAt(1, theme.color("brass_d"))
    painter.setBrush(ring)
    painter.drawEllipse(center, radius, radius)
    face = QRadialGradient(center - QPointF(radius * 0.25, radius * 0.3), radius * 1.4)
    face.setColorAt(0, theme.color("dial_hi"))
    face.setColorAt(0.6, theme.color("dial"))
    face.setColorAt(1, theme.color("dial_d"))
    painter.setBrush(face)
    painter.drawEllipse(center, radius * 0.93, radius * 0.93)
    px = max(12.0, radius * 0.4)
    for n in range(1, count + 1):
        at = center + _on_dial(n, count, radius * 0.64)
        spot = QRectF(at.x() - radius * 0.3, at.y() - radius * 0.3, radius * 0.6, radius * 0.6)
        draw_text(painter, spot, str(n), theme, "dial", "dial_text", CENTER, px)


def paint_needle(
    painter: QPainter, center: QPointF, length: float, tail: float, angle: float, theme: Theme
) -> None:
    """A red needle with its own shadow; `angle` in degrees from straight up, clockwise."""
    half = max(1.2, length * 0.09)
    shape = QPolygonF(
        [
            QPointF(-half, tail),
            QPointF(-half * 0.5, -length * 0.9),
            QPointF(0, -length),
            QPointF(half * 0.5, -length * 0.9),
            QPointF(half, tail),
        ]
    )
    for dx, dy, token, alpha in (
        (length * 0.05, length * 0.09, "shadow", 80),
        (0, 0, "needle", 255),
    ):
        painter.save()
        painter.translate(center + QPointF(dx, dy))
        painter.rotate(angle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(token, alpha))
        painter.drawPolygon(shape)
        painter.restore()


def _hub(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    cap = QRadialGradient(center - QPointF(radius * 0.3, radius * 0.4), radius * 1.4)
    cap.setColorAt(0, theme.color("brass_hi"))
    cap.setColorAt(1, theme.color("brass_d"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(cap)
    painter.drawEllipse(center, radius, radius)


def paint_gauge(painter: QPainter, rect: QRectF, theme: Theme, value: float, most: int) -> None:
    """A half-round gauge from 0 to `most` (plays or minutes), its needle at `value`."""
    key = ("gauge", theme.ink, round(theme.k, 3), theme.text, most)
    paint_baked(painter, rect, key, lambda p, r: _gauge_face(p, r, theme, most), theme.px(6))
    center, radius = _gauge_circle(rect)
    share = max(0.0, min(1.0, value / most)) if most else 0.0
    arc = radius * 0.83
    box = QRectF(center.x() - arc, center.y() - arc, 2 * arc, 2 * arc)
    pen = QPen(theme.color("chain"), radius * 0.055)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(box, round((90 + SWEEP) * 16), round(-2 * SWEEP * share * 16))
    angle = -SWEEP + 2 * SWEEP * share
    paint_needle(painter, center, radius * 0.6, radius * 0.12, angle, theme)
    _hub(painter, center, radius * 0.075, theme)


SWEEP = 88.0


def _gauge_circle(rect: QRectF) -> tuple[QPointF, float]:
    radius = min(rect.width() / 2, rect.height() / 1.1)
    return QPointF(rect.center().x(), rect.top() + radius), radius


def _gauge_face(painter: QPainter, rect: QRectF, theme: Theme, most: int) -> None:
    center, radius = _gauge_circle(rect)
    shape = _half_disc(center, radius, radius * 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 100))
    painter.drawPath(shape.translated(0, radius * 0.03))
    face = QRadialGradient(center - QPointF(radius * 0.2, radius * 0.6), radius * 1.5)
    face.setColorAt(0, theme.color("dial_hi"))
    face.setColorAt(0.6, theme.color("dial"))
    face.setColorAt(1, theme.color("dial_d"))
    painter.setBrush(face)
    edge = QLinearGradient(rect.topLeft(), rect.bottomRight())
    edge.setColorAt(0, theme.color("brass_hi"))
    edge.setColorAt(0.5, theme.color("brass"))
    edge.setColorAt(1, theme.color("brass_d"))
    painter.setPen(QPen(edge, radius * 0.035))
    painter.drawPath(shape)
    _gauge_marks(painter, center, radius, theme, most)


def _half_disc(center: QPointF, radius: float, skirt: float) -> QPainterPath:
    r = radius * 0.985
    shape = QPainterPath(QPointF(center.x() - r, center.y() + skirt))
    shape.lineTo(center.x() - r, center.y())
    shape.arcTo(QRectF(center.x() - r, center.y() - r, 2 * r, 2 * r), 180, -180)
    shape.lineTo(center.x() + r, center.y() + skirt)
    shape.closeSubpath()
    return shape


def _gauge_marks(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, most: int
) -> None:
    step = next((s for s in (1, 5, 10, 15, 30, 60) if most / s <= 6.5), 60)
    fine = max(1, step // 5)
    for n in range(0, most + 1, fine):
        long = n % step == 0
        at = radians(-SWEEP + 2 * SWEEP * n / most)
        out = QPointF(sin(at), -cos(at))
        painter.setPen(QPen(theme.color("dial_text"), radius * (0.02 if long else 0.011)))
        painter.drawLine(
            center + out * radius * (0.77 if long else 0.8), center + out * radius * 0.88
        )
        if long:
            spot = center + out * radius * 0.62
            box = QRectF(spot.x() - 20, spot.y() - 12, 40, 24)
            px = max(12.0, radius * 0.16)
            draw_text(painter, box, str(n), theme, "dial", "dial_text", CENTER, px)
