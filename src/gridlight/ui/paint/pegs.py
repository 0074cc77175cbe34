"""Pegs seen from a low angle: striped, with a domed or a crossed cap, and their long shadows."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from gridlight.ui.paint.cache import baked
from gridlight.ui.paint.men import team_tones
from gridlight.ui.paint.text import text_path
from gridlight.ui.theme import Theme

# in widths of a peg
TALL = 1.78
FLAT = 0.27  # half the height of the ellipses at cap and foot
DOME = 0.30
FIRST = 0.25  # from the cap to the first stripe
STRIPE = {2: (0.385, 0.20), 3: (0.315, 0.155), 4: (0.26, 0.128)}  # pitch and thickness
LOWER_TALL, UPPER_TALL, UPPER_LIFT = 0.88, 1.32, 0.83
GRAY = 0.62
SUN = 28.0  # degrees below level that shadows fall
NUMBER_FROM = 26.0  # pixels wide that a peg must be to carry a number

Tones = tuple[QColor, QColor, QColor]


def jet_tones(theme: Theme) -> Tones:
    """Light, plain and dark of the gauges' black pegs."""
    return theme.color("jet_hi"), theme.color("jet"), theme.color("jet_d")


def _tube(middle: float, half: float, top: float, bottom: float) -> QPainterPath:
    """A standing tube: flat ellipses above and below."""
    flat = half * 2 * FLAT
    path = QPainterPath(QPointF(middle - half, top))
    path.lineTo(middle - half, bottom)
    path.arcTo(QRectF(middle - half, bottom - flat, 2 * half, 2 * flat), 180, 180)
    path.lineTo(middle + half, top)
    path.arcTo(QRectF(middle - half, top - flat, 2 * half, 2 * flat), 0, 180)
    path.closeSubpath()
    return path


def _band(middle: float, half: float, y: float, thick: float) -> QPainterPath:
    """A stripe around a tube, curved like its foot."""
    flat = half * 2 * FLAT
    path = QPainterPath()
    path.arcMoveTo(QRectF(middle - half, y - flat, 2 * half, 2 * flat), 180)
    path.arcTo(QRectF(middle - half, y - flat, 2 * half, 2 * flat), 180, 180)
    path.lineTo(middle + half, y + thick)
    path.arcTo(QRectF(middle - half, y + thick - flat, 2 * half, 2 * flat), 0, -180)
    path.closeSubpath()
    return path


def _round(middle: float, half: float, tones: Tones) -> QLinearGradient:
    """The light around a tube: dark rims, a bright streak left of the middle."""
    high, base, low = tones
    light = QLinearGradient(middle - half, 0, middle + half, 0)
    for stop, tone in ((0, low), (0.10, base), (0.30, high), (0.52, base), (0.86, low), (1, low)):
        light.setColorAt(stop, tone)
    return light


def paint_tube(
    painter: QPainter,
    foot: QPointF,
    wide: float,
    tall: float,
    theme: Theme,
    tones: Tones,
    stripes: int,
    *,
    domed: bool,
    crossed: bool = False,
) -> None:
    """A striped peg whose foot's middle is on a point; `tall` is from foot to cap."""
    half, x, top = wide / 2, foot.x(), foot.y() - tall
    body = _tube(x, half, top, foot.y())
    painter.setPen(QPen(tones[2].darker(170), max(0.6, wide * 0.045)))
    painter.setBrush(_round(x, half, tones))
    painter.drawPath(body)
    painter.save()
    painter.setClipPath(body)
    painter.setPen(Qt.PenStyle.NoPen)
    _stripes(painter, x, half, top, foot.y(), theme, stripes)
    _shade_foot(painter, foot, half, theme)
    painter.restore()
    if domed:
        _dome(painter, QPointF(x, top), half, theme, tones)
    else:
        _flat_cap(painter, QPointF(x, top), half, theme, tones, crossed)


def _stripes(
    painter: QPainter, x: float, half: float, top: float, foot: float, theme: Theme, count: int
) -> None:
    pitch, thick = (share * 2 * half for share in STRIPE[count])
    white = (
        theme.color("shine"),
        theme.color("peg_band"),
        theme.mix("peg_band", "shadow", 0.42),
    )
    room = foot - top
    squeeze = min(1.0, room / (FIRST * 2 * half + (count - 1) * pitch + thick * 1.8))
    painter.setBrush(_round(x, half, white))
    for i in range(count):
        y = top + (FIRST * 2 * half + i * pitch) * squeeze
        painter.drawPath(_band(x, half, y, thick * squeeze))


def _shade_foot(painter: QPainter, foot: QPointF, half: float, theme: Theme) -> None:
    """Darker towards the hole."""
    dark = QLinearGradient(0, foot.y() - half * 1.1, 0, foot.y() + half * 0.5)
    dark.setColorAt(0, theme.color("shadow", 0))
    dark.setColorAt(1, theme.color("shadow", 120))
    painter.fillRect(QRectF(foot.x() - half, foot.y() - half * 1.1, 2 * half, half * 1.7), dark)


def _dome(painter: QPainter, top: QPointF, half: float, theme: Theme, tones: Tones) -> None:
    high, base, low = tones
    flat, rise = half * 2 * FLAT, half * 2 * DOME
    path = QPainterPath(QPointF(top.x() - half, top.y()))
    path.arcTo(QRectF(top.x() - half, top.y() - rise, 2 * half, 2 * rise), 180, -180)
    path.arcTo(QRectF(top.x() - half, top.y() - flat, 2 * half, 2 * flat), 0, -180)
    path.closeSubpath()
    light = QRadialGradient(top + QPointF(-half * 0.3, -rise * 0.42), half * 1.5)
    light.setColorAt(0, high.lighter(125))
    light.setColorAt(0.35, high)
    light.setColorAt(0.75, base)
    light.setColorAt(1, low)
    painter.setPen(QPen(low.darker(140), max(0.5, half * 0.07)))
    painter.setBrush(light)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shine", 105))
    painter.drawEllipse(top + QPointF(-half * 0.34, -rise * 0.40), half * 0.27, half * 0.13)


def _flat_cap(
    painter: QPainter, top: QPointF, half: float, theme: Theme, tones: Tones, crossed: bool
) -> None:
    high, base, low = tones
    flat = half * 2 * FLAT
    light = QLinearGradient(top + QPointF(-half, -flat), top + QPointF(half, flat))
    light.setColorAt(0, high.lighter(112))
    light.setColorAt(0.6, base.lighter(112))
    light.setColorAt(1, base)
    painter.setPen(QPen(low.darker(125), max(0.6, half * 0.085)))
    painter.setBrush(light)
    painter.drawEllipse(top, half * 0.97, flat)
    if crossed:
        pen = QPen(theme.color("peg_band", 240), max(1.0, half * 0.19))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(top - QPointF(half * 0.58, 0), top + QPointF(half * 0.58, 0))
        pen.setWidthF(max(1.0, half * 0.22))
        painter.setPen(pen)
        painter.drawLine(top - QPointF(0, flat * 0.64), top + QPointF(0, flat * 0.64))


# pictures


def peg_box(foot: QPointF, wide: float, tall: float) -> QRectF:
    """The box of a peg's picture; its lower edge lies a little below the foot."""
    edge = wide * 0.12 + 1
    half = wide / 2 + edge
    top = tall + wide * DOME + edge
    return QRectF(foot.x() - half, foot.y() - top, 2 * half, top + wide * FLAT + edge)


def peg_picture(
    theme: Theme,
    wide: float,
    ratio: float,
    team: str,
    stripes: int,
    *,
    tall: float = TALL,
    gray: float = 0.0,
    number: int | None = None,
) -> QPixmap:
    """A team's peg to be drawn into `peg_box(foot, wide, wide * tall)`; `jet` is the gauges'."""
    high = wide * tall
    box = peg_box(QPointF(0, 0), wide, high)
    number = number if wide >= NUMBER_FROM else None
    look = (theme.ink, theme.dark, round(wide * 8), team, stripes, tall, gray, number)

    def draw(painter: QPainter) -> None:
        painter.translate(-box.topLeft())
        tones = jet_tones(theme) if team == "jet" else team_tones(theme, team, gray)
        home = team != "visitors"
        paint_tube(
            painter,
            QPointF(0, 0),
            wide,
            high,
            theme,
            tones,
            stripes,
            domed=home,
            crossed=not home,
        )
        if number is not None:
            _number(painter, wide, theme, tones, number)

    return baked(("peg", *look), QSizeF(box.size()), ratio, draw)


def _number(painter: QPainter, wide: float, theme: Theme, tones: Tones, number: int) -> None:
    """A number low on the peg, on a small white plate."""
    middle = QPointF(0, -wide * 0.06)
    plate = QRectF(middle.x() - wide * 0.33, middle.y() - wide * 0.2, wide * 0.66, wide * 0.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("peg_band", 235))
    painter.drawRoundedRect(plate, wide * 0.1, wide * 0.1)
    painter.setBrush(tones[2])
    font = theme.font("drum-md", max(9.0, wide * 0.36))
    painter.drawPath(text_path(font, str(number), plate.center()))


# shadows


def shadow_box(foot: QPointF, wide: float, tall: float, lift: float = 0.0) -> QRectF:
    """The box of a peg's shadow; `lift` is how far the foot is above the board."""
    long = tall * 0.86
    away = QPointF(cos(radians(SUN)), sin(radians(SUN)))
    start = foot + away * (lift * 0.9)
    end = start + away * long
    room = wide * 0.85
    return QRectF(start, end).normalized().adjusted(-room, -room, room, room)


def shadow_picture(theme: Theme, wide: float, ratio: float, tall: float = TALL) -> QPixmap:
    """A peg's shadow to be drawn into `shadow_box`."""
    high = wide * tall
    box = shadow_box(QPointF(0, 0), wide, high)
    key = ("peg-shadow", theme.ink, theme.dark, round(wide * 8), tall)

    def draw(painter: QPainter) -> None:
        painter.translate(-box.topLeft())
        away = QPointF(cos(radians(SUN)), sin(radians(SUN)))
        end = away * (high * 0.86)
        painter.setPen(Qt.PenStyle.NoPen)
        for grow, alpha in ((1.16, 22), (1.04, 26), (0.92, 30), (0.80, 34), (0.68, 34)):
            fade = QLinearGradient(QPointF(0, 0), end)
            strength = alpha * theme.ink.shadow_gain
            fade.setColorAt(0, theme.color("shadow", strength * 1.25))
            fade.setColorAt(0.55, theme.color("shadow", strength))
            fade.setColorAt(1, theme.color("shadow", strength * 0.30))
            pen = QPen(fade, wide * grow)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(away * (wide * 0.1), end - away * (wide * 0.30))

    return baked(key, QSizeF(box.size()), ratio, draw)
