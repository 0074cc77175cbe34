"""Men as checkers with helmets, seen from above; teams differ by rim, ring and facing."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from gridlight.ui.paint.cache import baked
from gridlight.ui.paint.football import paint_football
from gridlight.ui.paint.text import text_path
from gridlight.ui.theme import Theme, contrast

TEETH = 20
TOOTH = 0.075
ROOM = 0.30  # of the diameter, around a man, for his shadow
LIFTED_ROOM = 0.33  # more for a man held over the board
LEAST = 4.6  # contrast of a team's color with the ivory ring and helmet
GRAY = {"home": 0.42, "visitors": 0.30}


def team_tones(theme: Theme, team: str, gray: float = 0.0) -> tuple[QColor, QColor, QColor]:
    """A team's light, plain and dark color as its men wear them; `gray` 0–1 takes color out."""
    base = theme.color("home" if team == "home" else "vis")
    hue = max(0.0, base.hslHueF())
    full = min(1.0, base.hslSaturationF() * 1.12) * (1 - gray)
    mid = min(0.42, base.lightnessF() * 1.16) * (1 - gray * 0.2) + gray * 0.08
    while mid > 0.1 and contrast(QColor.fromHslF(hue, full, mid).name(), theme.ink.man_rim) < LEAST:
        mid *= 0.96
    return (
        QColor.fromHslF(hue, min(1.0, full * 1.05), min(0.72, mid + 0.23)),
        QColor.fromHslF(hue, full, mid),
        QColor.fromHslF(hue, full, mid * 0.5),
    )


@lru_cache(maxsize=4)
def disc_path(team: str, radius: float = 1.0) -> QPainterPath:
    """A checker's outline around the origin: smooth for home, a bottle cap for the visitors."""
    path = QPainterPath()
    if team == "home":
        path.addEllipse(QPointF(0, 0), radius, radius)
        return path
    steps = TEETH * 8
    for i in range(steps):
        at = 2 * pi * i / steps
        reach = radius * (1 - TOOTH / 2 + TOOTH / 2 * cos(at * TEETH))
        point = QPointF(reach * cos(at), reach * sin(at))
        if i == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


@lru_cache(maxsize=1)
def helmet_path() -> QPainterPath:
    """A helmet's shell in a box of 2 around the origin, looking right."""
    path = QPainterPath(QPointF(-0.66, 0.68))
    path.cubicTo(-1.06, 0.40, -1.10, -0.36, -0.70, -0.72)
    path.cubicTo(-0.28, -1.06, 0.42, -1.00, 0.72, -0.50)
    path.cubicTo(0.84, -0.30, 0.88, -0.12, 0.86, 0.04)
    path.lineTo(0.40, 0.08)
    path.cubicTo(0.26, 0.16, 0.22, 0.30, 0.30, 0.44)
    path.lineTo(0.40, 0.70)
    path.cubicTo(0.10, 0.80, -0.38, 0.80, -0.66, 0.68)
    path.closeSubpath()
    return path


@lru_cache(maxsize=1)
def mask_path() -> QPainterPath:
    """The face mask's bars, to be stroked."""
    path = QPainterPath(QPointF(0.34, 0.20))
    path.lineTo(1.04, 0.16)
    path.moveTo(0.36, 0.49)
    path.lineTo(1.04, 0.46)
    path.moveTo(0.44, 0.78)
    path.lineTo(0.92, 0.78)
    path.moveTo(1.04, 0.16)
    path.cubicTo(1.07, 0.40, 1.05, 0.60, 0.92, 0.78)
    return path


def paint_disc(
    painter: QPainter, center: QPointF, size: float, theme: Theme, team: str, gray: float = 0.0
) -> None:
    """A checker `size` across without its helmet: edge, face and ivory ring."""
    high, base, low = team_tones(theme, team, gray)
    radius = size / 2
    outline = QTransform().translate(center.x(), center.y()).scale(radius, radius)
    disc = outline.map(disc_path(team))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(low)
    for i in (3, 2, 1):
        painter.drawPath(disc.translated(0, size * 0.02 * i))
    face = QRadialGradient(center + QPointF(-radius * 0.34, -radius * 0.42), size * 0.92)
    face.setColorAt(0, high)
    face.setColorAt(0.45, base)
    face.setColorAt(1, low)
    painter.setBrush(face)
    painter.drawPath(disc)
    _bevel(painter, disc, center, size, theme)
    ring = theme.color("man_rim", 225)
    pen = QPen(ring, max(1.0, size * 0.035))
    if team != "home":
        pen.setDashPattern([2.6, 1.5])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(center, radius * 0.84, radius * 0.84)


def _bevel(
    painter: QPainter, disc: QPainterPath, center: QPointF, size: float, theme: Theme
) -> None:
    """Light on the upper left of the rim, dark on the lower right."""
    sheen = QLinearGradient(
        center + QPointF(-size * 0.35, -size * 0.4), center + QPointF(size * 0.35, size * 0.4)
    )
    sheen.setColorAt(0, theme.color("shine", 120))
    sheen.setColorAt(0.42, theme.color("shine", 0))
    sheen.setColorAt(0.6, theme.color("shadow", 0))
    sheen.setColorAt(1, theme.color("shadow", 90))
    painter.save()
    painter.setClipPath(disc)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(sheen, size * 0.075))
    painter.drawPath(disc)
    painter.restore()


def paint_helmet(
    painter: QPainter,
    center: QPointF,
    size: float,
    theme: Theme,
    team: str,
    letter: str,
    facing_right: bool,
    gray: float = 0.0,
) -> None:
    """The ivory helmet on a checker `size` across, with its letter or, for a lineman, an ear."""
    low = team_tones(theme, team, gray)[2]
    ivory = theme.color("man_rim")
    unit = size * 0.345
    side = 1 if facing_right else -1
    middle = center + QPointF(-side * unit * 0.02, unit * 0.06)
    place = QTransform().translate(middle.x(), middle.y()).scale(unit * side, unit)
    shell = place.map(helmet_path())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 70))
    painter.drawPath(shell.translated(size * 0.012, size * 0.03))
    gloss = QLinearGradient(
        middle + QPointF(-unit * 0.5, -unit), middle + QPointF(unit * 0.4, unit)
    )
    gloss.setColorAt(0, theme.mix("man_rim", "shine", 0.8))
    gloss.setColorAt(0.55, ivory)
    gloss.setColorAt(1, theme.mix("man_rim", "die_d", 0.45 + gray * 0.4))
    painter.setBrush(gloss)
    painter.drawPath(shell)
    pen = QPen(theme.color("man_rim"), max(1.0, unit * 0.125))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(place.map(mask_path()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(low)
    if letter == "L":
        painter.drawEllipse(
            middle + QPointF(-side * unit * 0.06, unit * 0.12), unit * 0.13, unit * 0.13
        )
        return
    font: QFont = theme.font("drum-md", max(9.0, size * 0.43))
    painter.drawPath(text_path(font, letter, middle + QPointF(-side * unit * 0.20, -unit * 0.12)))


def man_picture(
    theme: Theme,
    size: float,
    ratio: float,
    team: str,
    letter: str,
    facing_right: bool,
    *,
    gray: float = 0.0,
    lift: float = 0.0,
) -> QPixmap:
    """A man `size` across with his shadow, in the middle of a picture `man_room` larger.

    `lift` 0–1 throws the shadow further, as of a man held over the board.
    """
    room = man_room(size, lift)
    side = size + 2 * room
    key = ("man", theme.ink, theme.dark, round(size * 8), team, letter, facing_right, gray, lift)

    def draw(painter: QPainter) -> None:
        center = QPointF(side / 2, side / 2)
        _contact(painter, center, size, theme, lift)
        paint_disc(painter, center, size, theme, team, gray)
        paint_helmet(painter, center, size, theme, team, letter, facing_right, gray)

    return baked(key, QSizeF(side, side), ratio, draw)


def man_room(size: float, lift: float = 0.0) -> float:
    """How far a man's picture reaches beyond him."""
    return float(round(size * (ROOM + LIFTED_ROOM * lift) + 1))


def _contact(painter: QPainter, center: QPointF, size: float, theme: Theme, lift: float) -> None:
    """The shadow under a man, fading out."""
    radius = size / 2 * (1.30 + 0.16 * lift)
    away = QPointF(size * (0.055 + 0.20 * lift), size * (0.10 + 0.28 * lift))
    dark = QRadialGradient(center + away, radius)
    strength = (215 - 70 * lift) * theme.ink.shadow_gain
    for stop, share in ((0, 1.0), (0.55, 0.92), (0.72, 0.55), (0.86, 0.2), (1, 0.0)):
        dark.setColorAt(stop, theme.color("shadow", strength * share))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawEllipse(center + away, radius, radius)


def ball_picture(theme: Theme, length: float, ratio: float, angle: float = -24.0) -> QPixmap:
    """A football `length` long in the middle of a square picture twice as wide."""
    side = float(round(length * 2))
    key = ("board-ball", theme.ink, round(length * 8), round(angle))

    def draw(painter: QPainter) -> None:
        paint_football(painter, QPointF(side / 2, side / 2), length, theme, angle)

    return baked(key, QSizeF(side, side), ratio, draw)


def paint_chalk_t(painter: QPainter, center: QPointF, size: float, theme: Theme) -> None:
    """The sign for a block as coaches chalk it: a lying T."""
    pen = QPen(theme.color("shadow", 120), max(1.6, size * 0.16))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    for offset, chalk in ((size * 0.06, False), (0.0, True)):
        if chalk:
            pen.setColor(theme.color("chalk", 235))
        painter.setPen(pen)
        middle = center + QPointF(offset, offset)
        painter.drawLine(middle, middle + QPointF(size * 0.36, 0))
        bar = middle + QPointF(size * 0.40, 0)
        painter.drawLine(bar - QPointF(0, size * 0.5), bar + QPointF(0, size * 0.5))


def halo_picture(
    theme: Theme, radius: float, ratio: float, token: str = "beam", alpha: float = 210
) -> QPixmap:
    """A round halo to be screened over the turf, `radius` out to nothing."""
    side = float(round(radius * 2) + 2)
    key = ("board-halo", theme.ink, round(radius * 8), token, round(alpha))

    def draw(painter: QPainter) -> None:
        middle = QPointF(side / 2, side / 2)
        pool = QRadialGradient(middle, radius)
        for stop, share in ((0, 1.0), (0.45, 0.85), (0.68, 0.38), (0.86, 0.1), (1, 0.0)):
            pool.setColorAt(stop, theme.color(token, alpha * share))
        painter.fillRect(QRectF(0, 0, side, side), pool)

    return baked(key, QSizeF(side, side), ratio, draw)
