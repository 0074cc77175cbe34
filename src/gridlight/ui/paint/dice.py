"""A die as a solid cube: any way up, with rounded edges, its walls and its shadow."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from gridlight.ui.paint.pieces import PIPS
from gridlight.ui.theme import Theme

Vector = tuple[float, float, float]
TILT = 19.0  # degrees from straight above that the die is seen at
# a face's outward normal, and the directions of its x and y
FACES: dict[int, tuple[Vector, Vector, Vector]] = {
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    6: ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
    2: ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    5: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    3: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    4: ((-1, 0, 0), (0, -1, 0), (0, 0, 1)),
}
LIGHT: Vector = (-0.42, -0.5, 0.76)


class Turn(NamedTuple):
    """A rotation as the images of the three axes."""

    x: Vector
    y: Vector
    z: Vector

    def of(self, v: Vector) -> Vector:
        """The vector turned."""
        return (
            self.x[0] * v[0] + self.y[0] * v[1] + self.z[0] * v[2],
            self.x[1] * v[0] + self.y[1] * v[1] + self.z[1] * v[2],
            self.x[2] * v[0] + self.y[2] * v[1] + self.z[2] * v[2],
        )

    def after(self, first: Turn) -> Turn:
        """This rotation after another one."""
        return Turn(self.of(first.x), self.of(first.y), self.of(first.z))


def about_x(degrees: float) -> Turn:
    """A rotation about the axis to the right."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return Turn((1, 0, 0), (0, c, s), (0, -s, c))


def about_y(degrees: float) -> Turn:
    """A rotation about the axis down the page."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return Turn((c, 0, -s), (0, 1, 0), (s, 0, c))


def about_z(degrees: float) -> Turn:
    """A rotation on the table."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return Turn((c, s, 0), (-s, c, 0), (0, 0, 1))


_UP = {
    1: about_z(0),
    6: about_x(180),
    2: about_x(90),
    5: about_x(-90),
    3: about_y(-90),
    4: about_y(90),
}


def showing(face: int, angle: float, tumble: tuple[float, float] = (0.0, 0.0)) -> Turn:
    """The rotation that has `face` up, turned by `angle` on the table and tumbled further."""
    lying = about_z(angle).after(_UP[face])
    return about_x(tumble[0]).after(about_y(tumble[1])).after(lying)


class DieLook(NamedTuple):
    """How a die is made: tokens of each face's light and shaded ground, and what it bears.

    `mark` paints on a face whose plane goes from -1 to 1; `up` says whether it is seen from above.
    """

    ground: Callable[[int], tuple[str, str]]
    mark: Callable[[QPainter, int, QTransform, Theme, bool], None]


def paint_die_solid(
    painter: QPainter,
    middle: QPointF,
    side: float,
    theme: Theme,
    turn: Turn,
    height: float = 0.0,
    look: DieLook | None = None,
) -> None:
    """A die with its middle on a point, `height` over the table in its own sides."""
    look = PIPPED if look is None else look
    camera = about_x(TILT)
    seen = camera.after(turn)
    _shade(painter, middle, side, theme, height)
    up = middle - QPointF(0, height * side)
    walls = [(seen.of(n)[2], face) for face, (n, _, _) in FACES.items()]
    visible = [face for depth, face in sorted(walls) if depth > 0.02]
    body = QPainterPath()
    body.setFillRule(Qt.FillRule.WindingFill)
    for face in visible:
        body.addPolygon(_corners(seen, face, up, side * 0.84))
        body.closeSubpath()
    edge = theme.mix(look.ground(visible[0])[1], "shadow", 0.12)
    pen = QPen(edge, side * 0.16)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(edge)
    painter.drawPath(body)
    for face in visible:
        _face(painter, seen, face, up, side, theme, look)


def _shade(painter: QPainter, middle: QPointF, side: float, theme: Theme, height: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    away = QPointF(side * (0.14 + 0.3 * height), side * (0.30 + 0.35 * height))
    for grow, alpha in ((0.86, 16), (0.80, 22), (0.74, 28), (0.68, 32), (0.62, 36), (0.56, 36)):
        strength = alpha * theme.ink.shadow_gain / (1 + 0.7 * height)
        painter.setBrush(theme.color("shadow", strength))
        reach = side * (grow + 0.12 * height)
        box = QRectF(-reach, -reach * 0.92, 2 * reach, 2 * reach * 0.92)
        painter.drawRoundedRect(box.translated(middle + away), reach * 0.5, reach * 0.5)


def _corners(turn: Turn, face: int, middle: QPointF, side: float) -> QPolygonF:
    normal, right, down = FACES[face]
    points = []
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        spot = tuple(n + x * r + y * d for n, r, d in zip(normal, right, down, strict=True))
        at = turn.of((spot[0], spot[1], spot[2]))
        points.append(middle + QPointF(at[0], at[1]) * (side / 2))
    return QPolygonF(points)


def _lit(theme: Theme, normal: Vector, ground: tuple[str, str]) -> QColor:
    plain, shaded = ground
    bright = sum(a * b for a, b in zip(normal, LIGHT, strict=True))
    if bright > 0.55:
        gain = 1.4 if theme.color(plain).lightnessF() > 0.4 else 0.25
        return theme.mix(plain, "shine", min(1.0, (bright - 0.55) * gain))
    return theme.mix(plain, shaded, min(1.0, (0.55 - bright) * 1.1))


def _face(
    painter: QPainter,
    turn: Turn,
    face: int,
    middle: QPointF,
    side: float,
    theme: Theme,
    look: DieLook,
) -> None:
    normal, right, down = (turn.of(v) for v in FACES[face])
    half = side / 2
    origin = middle + QPointF(normal[0], normal[1]) * half
    plane = QTransform(
        right[0] * half, right[1] * half, down[0] * half, down[1] * half, origin.x(), origin.y()
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_lit(theme, normal, look.ground(face)))
    panel = QPainterPath()
    panel.addRoundedRect(QRectF(-0.965, -0.965, 1.93, 1.93), 0.36, 0.36)
    painter.drawPath(plane.map(panel))
    look.mark(painter, face, plane, theme, normal[2] > 0.8)


def _pips(painter: QPainter, face: int, plane: QTransform, theme: Theme, up: bool) -> None:
    painter.setBrush(theme.color("pip"))
    for x, y in PIPS[face]:
        pip = QPainterPath()
        pip.addEllipse(QPointF(x * 0.52, y * 0.52), 0.17, 0.17)
        painter.drawPath(plane.map(pip))
    if up:
        painter.setBrush(theme.color("shine", 60))
        for x, y in PIPS[face]:
            glint = QPainterPath()
            glint.addEllipse(QPointF(x * 0.52 + 0.05, y * 0.52 + 0.06), 0.07, 0.07)
            painter.drawPath(plane.map(glint))


PIPPED = DieLook(lambda face: ("die", "die_d"), _pips)
