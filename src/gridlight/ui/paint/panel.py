"""Printed card, dark tiles and the scoreboard's plate: what things on the table are laid upon."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPen, QRadialGradient

from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.metal import paint_rivet
from gridlight.ui.paint.shadow import paint_shadow, shadow_margin
from gridlight.ui.paint.textures import paint_grain
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE


def paint_panel(painter: QPainter, rect: QRectF, theme: Theme, radius: float | None = None) -> None:
    """A printed card with its shadow; `radius` in pixels at 100 %."""
    key = ("panel", theme.ink, round(theme.k, 3), radius)
    margin = shadow_margin(theme, "paper")
    paint_baked(painter, rect, key, lambda p, r: _panel(p, r, theme, radius), margin)


def _panel(painter: QPainter, rect: QRectF, theme: Theme, radius: float | None) -> None:
    r = theme.px(SPACE.r_panel if radius is None else radius)
    paint_shadow(painter, rect, r, theme, "paper")
    paper = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    paper.setColorAt(0, theme.color("panel"))
    paper.setColorAt(1, theme.color("panel2"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paper)
    painter.drawRoundedRect(rect, r, r)
    painter.save()
    painter.setClipRect(rect.adjusted(1, 1, -1, -1))
    paint_grain(painter, rect.adjusted(r / 3, r / 3, -r / 3, -r / 3), theme, 3)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("panel_edge"), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), r - 0.5, r - 0.5)
    painter.setPen(QPen(theme.color("panel_shine", 90), 1))
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), r - 1.5, r - 1.5)


def paint_tile(
    painter: QPainter, rect: QRectF, theme: Theme, lift: float = 0.0, focus: bool = False
) -> None:
    """A dark (by day: pale) tile let into the table; `lift` 0–1 brightens it under the pointer."""
    r = theme.px(SPACE.r_tile)
    painter.setPen(QPen(theme.color("tile_line", 120 + 90 * lift), 1))
    painter.setBrush(theme.color("tile", theme.ink.tile_alpha + 45 * lift))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), r, r)
    if focus:
        paint_focus(painter, rect, r, theme)


def paint_focus(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    """The ring around what the keyboard is on: bright, with a dark edge so that it shows on all."""
    width = theme.px(SPACE.focus)
    ring = rect.adjusted(-width / 2, -width / 2, width / 2, width / 2)
    r = radius + width / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("focus_edge", 220), width * 2))
    painter.drawRoundedRect(ring, r, r)
    painter.setPen(QPen(theme.color("focus"), width))
    painter.drawRoundedRect(ring, r, r)


def paint_board_plate(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The scoreboard's green plate with its printed lines and four rivets."""
    key = ("board", theme.ink, round(theme.k, 3))
    margin = shadow_margin(theme, "board")
    paint_baked(painter, rect, key, lambda p, r: _board(p, r, theme), margin)


def _board(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    r = theme.px(SPACE.r_board)
    paint_shadow(painter, rect, r, theme, "board")
    green = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    green.setColorAt(0, theme.color("board"))
    green.setColorAt(1, theme.color("board_d"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(green)
    painter.drawRoundedRect(rect, r, r)
    sheen = QRadialGradient(QPointF(rect.left(), rect.center().y()), rect.width() * 0.9)
    sheen.setColorAt(0, theme.color("lamp", 26))
    sheen.setColorAt(1, theme.color("lamp", 0))
    painter.setBrush(QBrush(sheen))
    painter.drawRoundedRect(rect, r, r)
    paint_grain(painter, rect.adjusted(r / 3, r / 3, -r / 3, -r / 3), theme, 5, "felt")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, alpha, width in ((0.5, 90, 1.0), (6, 255, 1.2), (9, 130, 0.8)):
        d = theme.px(inset) if inset > 1 else inset
        painter.setPen(QPen(theme.color("board_edge", alpha), theme.px(width)))
        painter.drawRoundedRect(rect.adjusted(d, d, -d, -d), r - d / 2, r - d / 2)
    inset = theme.px(15)
    for x in (rect.left() + inset, rect.right() - inset):
        for y in (rect.top() + inset, rect.bottom() - inset):
            paint_rivet(painter, QPointF(x, y), theme.px(3), theme)


def paint_rule(painter: QPainter, rect: QRectF, theme: Theme, token: str = "rule") -> None:
    """A printed hairline along the top of `rect`."""
    painter.setPen(QPen(theme.color(token), max(1.0, theme.px(1))))
    painter.drawLine(rect.topLeft(), rect.topRight())
