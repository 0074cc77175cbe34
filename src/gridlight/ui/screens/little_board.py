"""A board in small, seen from above: squares, men, the ball."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gridlight.kernel.grid import Square, square_of
from gridlight.ui.paint.football import paint_football
from gridlight.ui.theme import Theme

ROWS, END_ZONE = 24, 2


def paint_little_board(
    painter: QPainter, box: QRectF, theme: Theme, described: Mapping[str, Any], columns: int
) -> None:
    """A public state of All-Pro inside `box`, as large as fits, home attacking upwards."""
    side = min(box.width() / columns, box.height() / ROWS)
    left = box.center().x() - side * columns / 2
    board = QRectF(left, box.top(), side * columns, side * ROWS)
    _ground(painter, board, theme, side)
    for name, letter in described.get("at", {}).items():
        center = _center(board, side, square_of(name))
        painter.setPen(QPen(theme.color("shadow", 120), max(0.6, side * 0.05)))
        painter.setBrush(theme.color("home" if letter.isupper() else "vis"))
        painter.drawEllipse(center, side * 0.42, side * 0.42)
    at = described.get("carrier") or described.get("loose")
    if at:
        paint_football(painter, _center(board, side, square_of(at)), side * 0.8, theme, -30)


def _center(board: QRectF, side: float, square: Square) -> QPointF:
    column, row = square
    return QPointF(board.left() + (column + 0.5) * side, board.bottom() - (row + 0.5) * side)


def _ground(painter: QPainter, board: QRectF, theme: Theme, side: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("turf"))
    painter.drawRect(board)
    painter.setBrush(theme.color("shadow", 60))
    deep = side * END_ZONE
    painter.drawRect(QRectF(board.left(), board.top(), board.width(), deep))
    painter.drawRect(QRectF(board.left(), board.bottom() - deep, board.width(), deep))
    for row in range(END_ZONE, ROWS - END_ZONE + 1):
        y = board.bottom() - row * side
        tens = (row - END_ZONE) % 2 == 0
        painter.setPen(QPen(theme.color("turf_line", 190 if tens else 90), max(0.6, side * 0.07)))
        painter.drawLine(QPointF(board.left(), y), QPointF(board.right(), y))
