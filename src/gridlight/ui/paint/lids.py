"""The lids of the three game boxes: flat art, lamp sheen, light edge, a front face, a turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from gridlight.ui.paint.cache import baked
from gridlight.ui.paint.cards import paint_diamond, paint_dot, star_shape
from gridlight.ui.paint.football import paint_football
from gridlight.ui.paint.light import paint_glow_line, paint_pool
from gridlight.ui.paint.pieces import paint_die, paint_man, paint_peg
from gridlight.ui.paint.shadow import paint_halo, paint_shadow, shadow_margin
from gridlight.ui.paint.text import text_path
from gridlight.ui.paint.textures import paint_grain, texture
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

WIDE, HIGH, FRONT = 356.0, 304.0, 18.0
TURNS = {"foto-electric": -1.6, "all-pro": 0.6, "pegskin": 1.8}
TITLES = {"foto-electric": "FOTO-ELECTRIC", "all-pro": "ALL-PRO", "pegskin": "PEGSKIN"}
SIDES = {
    "foto-electric": ("lid_green_d", "lid_green"),
    "all-pro": ("lid_red_d", "lid_red"),
    "pegskin": ("lid_blue_d", "lid_blue"),
}


@dataclass(frozen=True, slots=True)
class LidPlace:
    """Where a lid lies: its center and the scale of its art of 356 × 322."""

    game: str
    center: QPointF
    scale: float

    def box(self) -> QRectF:
        """The lid with its front face, before it is turned."""
        w, h = WIDE * self.scale, (HIGH + FRONT) * self.scale
        return QRectF(self.center.x() - w / 2, self.center.y() - h / 2, w, h)

    def outline(self) -> QPolygonF:
        """The four corners as they lie on the table."""
        c = self.center
        turn = QTransform().translate(c.x(), c.y()).rotate(TURNS[self.game])
        box = self.box().translated(-c)
        return turn.map(QPolygonF(box))

    def holds(self, point: QPointF) -> bool:
        """Whether a point is on the lid."""
        return self.outline().containsPoint(point, Qt.FillRule.OddEvenFill)


def paint_lid(
    painter: QPainter, place: LidPlace, theme: Theme, ratio: float, halo: float = 0.0
) -> None:
    """A lid on the table; `halo` 0–1 lights the ring and glow around it."""
    picture = lid_picture(place, theme, ratio)
    box = place.box()
    margin = shadow_margin(theme, "lid")
    painter.save()
    painter.translate(place.center)
    painter.rotate(TURNS[place.game])
    local = box.translated(-place.center)
    if halo > 0:
        ring = local.adjusted(-3, -3, 3, 3)
        paint_halo(painter, ring, theme.px(6), theme.px(9), theme.color("glow", 190 * halo), theme)
    painter.drawPixmap(QPointF(local.left() - margin, local.top() - margin), picture)
    if halo > 0:
        d = theme.px(4)
        r = theme.px(SPACE.r_paper) + d
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("focus", 255 * halo), theme.px(SPACE.focus)))
        painter.drawRoundedRect(local.adjusted(-d, -d, d, d), r, r)
    painter.restore()


def lid_picture(place: LidPlace, theme: Theme, ratio: float) -> QPixmap:
    """The lid unturned, with the margin of its shadow, painted once."""
    box = place.box()
    margin = shadow_margin(theme, "lid")
    size = QSizeF(box.width() + 2 * margin, box.height() + 2 * margin)
    key = ("lid", place.game, theme.ink, round(theme.k, 3))
    inner = QRectF(margin, margin, box.width(), box.height())
    return baked(key, size, ratio, lambda p: _lid(p, inner, place, theme))


def _lid(painter: QPainter, box: QRectF, place: LidPlace, theme: Theme) -> None:
    paint_shadow(painter, box, theme.px(6), theme, "lid")
    paint_lid_face(painter, box, place, theme)


def paint_lid_face(painter: QPainter, box: QRectF, place: LidPlace, theme: Theme) -> None:
    """The lid's art and front, without a shadow."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(place.scale, place.scale)
    dark, light = SIDES[place.game]
    whole = QRectF(0, 0, WIDE, HIGH + FRONT)
    front = QLinearGradient(0, HIGH, 0, HIGH + FRONT)
    front.setColorAt(0, theme.mix(dark, light, 0.55))
    front.setColorAt(0.2, theme.mix(dark, light, 0.3))
    front.setColorAt(1, theme.mix(dark, "shadow", 0.25))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(front)
    painter.drawRoundedRect(whole, 5, 5)
    face = QRectF(0, 0, WIDE, HIGH)
    clip = QPainterPath()
    clip.addRoundedRect(face, 4, 4)
    painter.setClipPath(clip)
    ART[place.game](painter, face, theme)
    paint_title(painter, place.game, theme)
    sheen = QRadialGradient(QPointF(WIDE * 0.5, -HIGH * 0.1), WIDE * 0.9)
    sheen.setColorAt(0, theme.color("lamp", 34 if theme.dark else 46))
    sheen.setColorAt(1, theme.color("lamp", 0))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    painter.fillRect(face, sheen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    paint_grain(painter, face, theme, 6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("lid_edge", 170), 1.2))
    painter.drawRoundedRect(face.adjusted(9.5, 9.5, -9.5, -9.5), 1.5, 1.5)
    painter.setPen(QPen(theme.color("shine", 80), 1.4))
    painter.drawRoundedRect(face.adjusted(0.7, 0.7, -0.7, -0.7), 4, 4)
    painter.restore()


def paint_title(painter: QPainter, game: str, theme: Theme) -> None:
    """A game's name in lettering with a drop shade, on art of 356 wide; the light box's glows."""
    font = theme.font("lid", 43)
    path = text_path(font, TITLES[game], QPointF(WIDE / 2, 54))
    glowing = game == "foto-electric"
    if glowing:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, alpha in ((16, 10), (11, 14), (7, 20), (4, 30)):
            pen = QPen(theme.color("glow", alpha), width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(path)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.setPen(Qt.PenStyle.NoPen)
    for dx, dy, alpha in ((0.6, 4.2, 70), (1.6, 3, 150), (1, 1.6, 190)):
        painter.setBrush(theme.color("lid_shade", alpha))
        painter.drawPath(path.translated(dx, dy))
    ink = QLinearGradient(0, 35, 0, 76)
    ink.setColorAt(0, theme.mix("lid_ink", "shine", 0.2))
    ink.setColorAt(1, theme.mix("lid_ink", "num" if glowing else "brass", 0.6 if glowing else 0.2))
    painter.setBrush(ink)
    painter.drawPath(path)


def _foto_electric(painter: QPainter, face: QRectF, theme: Theme) -> None:
    ground = QLinearGradient(0, 0, 0, HIGH)
    ground.setColorAt(0, theme.color("lid_green_d"))
    ground.setColorAt(0.25, theme.mix("lid_green_d", "lid_green", 0.5))
    ground.setColorAt(0.5, theme.color("lid_green"))
    ground.setColorAt(1, theme.color("lid_green_d"))
    painter.fillRect(face, ground)
    paint_pool(painter, QPointF(178, 158), 200, theme.color("lid_green_hi", 210), flat=0.72)
    for i in range(8):
        y = 82 + i * 32.0
        painter.setPen(QPen(theme.color("yard", 150), 1.6 if i != 2 else 2.4))
        painter.drawLine(QPointF(0, y), QPointF(WIDE, y))
    paint_play_art(painter, theme)


def paint_play_art(painter: QPainter, theme: Theme) -> None:
    """The lit play of the Foto-Electric lid, in art units of 356 × 304."""
    run = QPainterPath(QPointF(132, 306))
    run.cubicTo(122, 266, 168, 260, 156, 230)
    run.cubicTo(146, 208, 112, 196, 137, 150)
    flight = QPainterPath(QPointF(144, 148))
    flight.lineTo(266, 168)
    catch = QPainterPath(QPointF(270, 168))
    catch.cubicTo(292, 162, 306, 160, 310, 142)
    catch.lineTo(319, 110)
    paint_pool(painter, QPointF(150, 190), 130, theme.color("glow", 46))
    for line, dashes in ((run, False), (catch, False), (flight, True)):
        paint_glow_line(painter, line, 9.0, theme, dashes)
    star = star_shape(QPointF(137, 149), 17)
    paint_pool(painter, QPointF(137, 149), 40, theme.color("glow", 130))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("path"))
    painter.drawPolygon(star)
    for x, y in ((70, 168), (188, 192), (300, 208), (94, 248), (238, 238), (216, 272)):
        painter.save()
        paint_diamond(painter, QPointF(x, y), 15, theme)
        painter.restore()
    for x, y in ((50, 216), (262, 196), (190, 246)):
        paint_dot(painter, QPointF(x, y), 11, theme)


def _burst(painter: QPainter, center: QPointF, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    rays = 26
    for i in range(0, rays, 2):
        one, two = 2 * pi * i / rays, 2 * pi * (i + 1) / rays
        painter.setBrush(theme.color("lid_red_hi", 120))
        painter.drawPolygon(
            QPolygonF(
                [
                    center,
                    center + QPointF(cos(one), sin(one)) * 520,
                    center + QPointF(cos(two), sin(two)) * 520,
                ]
            )
        )


FIELD_TOP, FIELD_FOOT = 98.0, 304.0


def _on_field(u: float, v: float) -> QPointF:
    """A point of the lid's field: u across −1 to 1, v from far (0) to near (1)."""
    depth = v * v * 0.45 + v * 0.55
    y = FIELD_TOP + (FIELD_FOOT - FIELD_TOP) * depth
    half = 124 + (212 - 124) * (y - FIELD_TOP) / (FIELD_FOOT - FIELD_TOP)
    return QPointF(WIDE / 2 + u * half, y)


# the elevens on the lid: across, deep, letter
THEIR_MEN = (
    (-0.75, 0.05, "C"),
    (-0.21, 0.02, "S"),
    (0.21, 0.02, "S"),
    (0.75, 0.06, "C"),
    (-0.31, 0.14, "B"),
    (0.0, 0.16, "B"),
    (0.31, 0.14, "B"),
    (-0.48, 0.29, "E"),
    (-0.16, 0.29, "T"),
    (0.16, 0.29, "T"),
    (0.48, 0.29, "E"),
)
OWN_MEN = (
    (-0.75, 0.45, "E"),
    (-0.5, 0.45, "T"),
    (-0.25, 0.45, "G"),
    (0, 0.45, "C"),
    (0.25, 0.45, "G"),
    (0.5, 0.45, "T"),
    (0.75, 0.45, "E"),
    (0, 0.585, "Q"),
    (-0.355, 0.675, "H"),
    (0.345, 0.675, "H"),
    (0, 0.815, "F"),
)


def _all_pro(painter: QPainter, face: QRectF, theme: Theme) -> None:
    ground = QLinearGradient(0, 0, 0, HIGH)
    ground.setColorAt(0, theme.mix("lid_red", "lid_red_d", 0.35))
    ground.setColorAt(1, theme.color("lid_red"))
    painter.fillRect(face, ground)
    _burst(painter, QPointF(WIDE / 2, 190), theme)
    paint_pool(painter, QPointF(WIDE / 2, 60), 170, theme.color("lid_red_hi", 120))
    corners = [_on_field(-1, 0), _on_field(1, 0), _on_field(1, 1), _on_field(-1, 1)]
    turf = QLinearGradient(0, FIELD_TOP, 0, FIELD_FOOT)
    turf.setColorAt(0, theme.mix("turf", "turf_line", 0.12))
    turf.setColorAt(1, theme.mix("turf", "lid_green_hi", 0.3))
    painter.setPen(QPen(theme.color("turf_line", 220), 2))
    painter.setBrush(turf)
    painter.drawPolygon(QPolygonF(corners))
    painter.setPen(QPen(theme.color("turf_line", 80), 1))
    for i in range(1, 12):
        u = -1 + i / 6
        if i == 6:
            continue
        painter.drawLine(_on_field(u, 0), _on_field(u, 1))
    for i in range(1, 8):
        painter.drawLine(_on_field(-1, i / 8), _on_field(1, i / 8))
    painter.setPen(QPen(theme.color("turf_line", 200), 2))
    painter.drawLine(_on_field(0, 0), _on_field(0, 1))
    painter.drawLine(_on_field(-1, 0.505), _on_field(1, 0.505))
    for u, v, letter in THEIR_MEN:
        paint_man(painter, _on_field(u, v), 11 + 5 * v, theme, letter, "visitors")
    for u, v, letter in OWN_MEN:
        paint_man(painter, _on_field(u, v), 14 + 4.5 * v, theme, letter, "home")
    paint_die(painter, QPointF(262, 264), 33, theme, 3, -17)
    paint_die(painter, QPointF(299, 243), 33, theme, 5, 14)


def _pegskin(painter: QPainter, face: QRectF, theme: Theme) -> None:
    ground = QLinearGradient(0, 0, WIDE * 0.4, HIGH)
    ground.setColorAt(0, theme.color("lid_blue"))
    ground.setColorAt(0.5, theme.mix("lid_blue", "lid_blue_d", 0.2))
    ground.setColorAt(1, theme.color("lid_blue_d"))
    painter.fillRect(face, ground)
    painter.setPen(QPen(theme.color("lid_blue_hi", 46), 13))
    for i in range(-6, 16):
        painter.drawLine(QPointF(i * 36, HIGH + 20), QPointF(i * 36 + 200, -20))
    paint_pool(painter, QPointF(WIDE / 2, 60), 180, theme.color("lid_blue_hi", 120))
    board = QRectF(36, 96, 288, 176)
    painter.setPen(Qt.PenStyle.NoPen)
    for d, alpha in ((7, 40), (4, 60), (2, 80)):
        painter.setBrush(theme.color("shadow", alpha))
        painter.drawRoundedRect(board.translated(1, 4).adjusted(-d, -d, d, d), 9 + d, 9 + d)
    wood = texture(
        "wood",
        (
            theme.mix("peg_wood", "peg_hole", 0.35),
            theme.color("peg_wood"),
            theme.color("peg_wood_hi"),
        ),
    )
    brush = QBrush(wood)
    brush.setTransform(QTransform().translate(0, 84).scale(1.0, 1.32))
    painter.setBrush(brush)
    painter.drawRoundedRect(board, 8, 8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("peg_wood_hi", 220), 1.6))
    painter.drawRoundedRect(board.adjusted(1, 1, -1, -1), 7, 7)
    _peg_holes(painter, theme)
    pegs = (
        ("gold", 2, 3, 1),
        ("gold", 3, 4, 1),
        ("gold", 4, 5, 4),
        ("red", 6, 3, 3),
        ("red", 7, 4, 1),
        ("red", 9, 3, 1),
        ("red", 6, 5, 1),
    )
    for color, column, row, count in pegs:
        paint_peg(painter, _hole(column, row), 10.5, theme, color, count)
    paint_football(painter, QPointF(176, 181), 33, theme, -8)
    paint_die(painter, QPointF(245, 263), 34, theme, 2, -6)
    paint_die(painter, QPointF(295, 252), 34, theme, 6, 14, red=True)


def _hole(column: int, row: int) -> QPointF:
    return QPointF(60 + 24.2 * column, 117 + 26.8 * row)


def _peg_holes(painter: QPainter, theme: Theme) -> None:
    painter.setPen(QPen(theme.color("peg_hole", 120), 1))
    for column in (2, 6, 8):
        x = _hole(column, 0).x()
        painter.drawLine(QPointF(x, 100), QPointF(x, 268))
    painter.setPen(Qt.PenStyle.NoPen)
    for column in range(11):
        for row in range(6):
            at = _hole(column, row)
            painter.setBrush(theme.color("peg_wood_hi", 200))
            painter.drawEllipse(at + QPointF(0.9, 1.1), 4.3, 4.3)
            painter.setBrush(theme.color("peg_hole"))
            painter.drawEllipse(at, 4, 4)


ART: dict[str, Callable[[QPainter, QRectF, Theme], None]] = {
    "foto-electric": _foto_electric,
    "all-pro": _all_pro,
    "pegskin": _pegskin,
}
