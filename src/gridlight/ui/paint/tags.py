"""Team tags and pill labels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from gridlight.ui.paint.text import CENTER, draw_text, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

TEAM_TOKENS = {"home": ("home", "home_t"), "visitors": ("vis", "vis_t")}


def team_tokens(side: str) -> tuple[str, str]:
    """The tokens of a side's ground and letters; anything but a side has the board's."""
    return TEAM_TOKENS.get(side, ("board", "board_text"))


def paint_pill_tag(
    painter: QPainter, rect: QRectF, theme: Theme, text: str, side: str = "home"
) -> None:
    """A pill in a team's color with its name, as in the status line."""
    ground, ink = team_tokens(side)
    r = rect.height() / 2
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fill.setColorAt(0, theme.mix(ground, "shine", 0.06))
    fill.setColorAt(1, theme.color(ground))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, r, r)
    inner = rect.adjusted(r * 0.7, 0, -r * 0.7, 0)
    draw_text(painter, inner, text, theme, "tag", ink, CENTER)


def pill_tag_width(theme: Theme, text: str, height: float) -> float:
    """The width that a pill of `height` wants for `text`."""
    return text_width(theme, "tag", text) + height * 1.08


def paint_team_tag(painter: QPainter, rect: QRectF, theme: Theme, text: str, side: str) -> None:
    """A box in a team's color with a fine printed edge, as on the scoreboard."""
    ground, ink = team_tokens(side)
    r = theme.px(SPACE.r_drum)
    painter.setPen(QPen(theme.mix(ground, "shine", 0.45), theme.px(1)))
    painter.setBrush(theme.color(ground))
    painter.drawRoundedRect(rect, r, r)
    pad = min(theme.px(10), rect.width() * 0.08)
    draw_text(painter, rect.adjusted(pad, 0, -pad, 0), text, theme, "team", ink, CENTER)


def paint_team_bar(painter: QPainter, rect: QRectF, theme: Theme, side: str) -> None:
    """A narrow upright bar in a team's color; the visitors' is notched, so that shape tells too."""
    r = rect.width() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color(team_tokens(side)[0]))
    painter.drawRoundedRect(rect, r, r)
    if side == "visitors":
        painter.setBrush(theme.color("panel"))
        middle = rect.center()
        painter.drawRect(QRectF(rect.left(), middle.y() - r * 0.3, rect.width(), r * 0.6))


def paint_side_glyph(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, side: str, ink: QColor
) -> None:
    """Home's circle or the visitors' hexagon: a side told by shape."""
    from math import cos, pi, sin

    painter.setPen(QPen(ink, max(1.0, radius * 0.2)))
    painter.setBrush(theme.color(team_tokens(side)[0]))
    if side == "home":
        painter.drawEllipse(center, radius, radius)
        return
    points = [
        center + QPointF(radius * 1.1 * cos(pi / 3 * i), radius * 1.1 * sin(pi / 3 * i))
        for i in range(6)
    ]
    painter.drawPolygon(points)
