"""Checkers, dice and pegs, small and as art."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QRadialGradient

from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint_man(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, letter: str, side: str
) -> None:
    """A man as a checker seen from a low angle, with his letter."""
    face, low = ("man_blue", "man_blue_d") if side == "home" else ("man_red", "man_red_d")
    high = radius * 0.76
    thick = radius * 0.36
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 110))
    painter.drawEllipse(center + QPointF(radius * 0.12, thick * 1.7), radius * 1.05, high)
    painter.setBrush(theme.color(low))
    painter.drawEllipse(center + QPointF(0, thick), radius, high)
    painter.drawRect(QRectF(center.x() - radius, center.y(), 2 * radius, thick))
    top = QRadialGradient(center - QPointF(radius * 0.3, high * 0.4), radius * 1.6)
    top.setColorAt(0, theme.mix(face, "shine", 0.28))
    top.setColorAt(0.6, theme.color(face))
    top.setColorAt(1, theme.color(low))
    painter.setBrush(top)
    painter.drawEllipse(center, radius, high)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.mix(face, "man_rim", 0.6), max(0.8, radius * 0.07)))
    painter.drawEllipse(center, radius * 0.76, high * 0.76)
    box = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
    draw_text(painter, box, letter, theme, "dial", "man_rim", CENTER, max(9.0, radius * 0.88))


def paint_die(
    painter: QPainter,
    center: QPointF,
    side: float,
    theme: Theme,
    face: int,
    angle: float,
    red: bool = False,
) -> None:
    """A die lying at an angle, its side wall below it."""
    ground, wall, pip = ("peg_red", "peg_red_d", "die") if red else ("die", "die_d", "pip")
    painter.save()
    painter.translate(center)
    painter.rotate(angle)
    _die_body(painter, side, theme, ground, wall)
    painter.setBrush(theme.color(pip))
    for x, y in PIPS[face]:
        painter.drawEllipse(QPointF(x * side * 0.26, y * side * 0.26), side * 0.085, side * 0.085)
    painter.restore()


def paint_penalty_die(
    painter: QPainter, center: QPointF, side: float, theme: Theme, flagged: bool
) -> None:
    """The penalty die, as yellow as a flag: an X, or a blank face."""
    painter.save()
    painter.translate(center)
    _die_body(painter, side, theme, "accent", "accent_d")
    if flagged:
        pen = QPen(theme.color("accent_ink"), side * 0.15)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        reach = side * 0.25
        painter.drawLine(QPointF(-reach, -reach), QPointF(reach, reach))
        painter.drawLine(QPointF(-reach, reach), QPointF(reach, -reach))
    painter.restore()


def _die_body(painter: QPainter, side: float, theme: Theme, ground: str, wall: str) -> None:
    r = side * 0.17
    box = QRectF(-side / 2, -side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 100))
    painter.drawRoundedRect(box.translated(side * 0.12, side * 0.24), r, r)
    painter.setBrush(theme.color(wall))
    for i in range(8, 0, -1):
        painter.drawRoundedRect(box.translated(side * 0.008 * i, side * 0.021 * i), r, r)
    top = QLinearGradient(box.topLeft(), box.bottomRight())
    top.setColorAt(0, theme.mix(ground, "shine", 0.35))
    top.setColorAt(1, theme.mix(ground, wall, 0.2))
    painter.setBrush(top)
    painter.drawRoundedRect(box, r, r)


def paint_peg(
    painter: QPainter, foot: QPointF, size: float, theme: Theme, color: str, pegs: int = 1
) -> None:
    """A turned peg (`gold` or `red`) standing at `foot`; `pegs` stand one on the other."""
    for i in range(pegs):
        base = foot - QPointF(0, i * size * 1.35)
        if i == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("shadow", 90))
            painter.drawEllipse(base + QPointF(size * 0.5, size * 0.1), size * 0.9, size * 0.32)
        stem = QRectF(base.x() - size * 0.3, base.y() - size * 1.2, size * 0.6, size * 1.3)
        body = QLinearGradient(stem.topLeft(), stem.topRight())
        body.setColorAt(0, theme.color(f"peg_{color}_d"))
        body.setColorAt(0.35, theme.color(f"peg_{color}_hi"))
        body.setColorAt(0.6, theme.color(f"peg_{color}"))
        body.setColorAt(1, theme.color(f"peg_{color}_d"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(body)
        painter.drawRoundedRect(stem, size * 0.25, size * 0.25)
        knob = base - QPointF(0, size * 1.35)
        ball = QRadialGradient(knob - QPointF(size * 0.25, size * 0.3), size * 1.1)
        ball.setColorAt(0, theme.color(f"peg_{color}_hi"))
        ball.setColorAt(0.5, theme.color(f"peg_{color}"))
        ball.setColorAt(1, theme.color(f"peg_{color}_d"))
        painter.setBrush(ball)
        painter.drawEllipse(knob, size * 0.66, size * 0.66)
