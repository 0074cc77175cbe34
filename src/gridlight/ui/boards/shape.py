"""Where the squares of a board are: flat or upright, from either side, on whole pixels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt

from gridlight.kernel.grid import Square
from gridlight.present.board import ROWS, is_on
from gridlight.ui.theme import Theme

BORDER = 0.615  # of a square
MAN = 0.9
Key = Qt.Key
_ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}


@dataclass(frozen=True, slots=True)
class BoardShape:
    """A board with squares `q` wide whose printed card fills `outer` (widget's pixels).

    Flat: home attacks to the right; upright: up; `turned` by half a turn.
    """

    theme: Theme
    ratio: float
    q: float
    outer: QRectF
    columns: int = 15
    upright: bool = False
    turned: bool = False

    @property
    def border(self) -> float:
        """The card's border around the squares."""
        across = self.columns if not self.upright else ROWS
        return (self.outer.height() - across * self.q) / 2

    @property
    def field(self) -> QRectF:
        """All the squares."""
        b = self.border
        return self.outer.adjusted(b, b, -b, -b)

    @property
    def man(self) -> float:
        """A man's diameter."""
        return self.q * MAN

    def share(self, of_square: float) -> float:
        """A share of a square as the width of a pen: one pixel at least."""
        return max(1.0, of_square * self.q)

    def at(self, column: float, row: float) -> QPointF:
        """The point of a place counted in squares from the corner of column 0, row 0."""
        along = ROWS - row if self.turned else row
        across = self.columns - column if self.turned else column
        field = self.field
        if self.upright:
            return QPointF(field.left() + across * self.q, field.bottom() - along * self.q)
        return QPointF(field.left() + along * self.q, field.top() + across * self.q)

    def center(self, square: Square) -> QPointF:
        """The middle of a square."""
        return self.at(square[0] + 0.5, square[1] + 0.5)

    def cell(self, square: Square) -> QRectF:
        """A square's box."""
        return self.box(square[0], square[1], square[0] + 1, square[1] + 1)

    def box(self, column: float, row: float, column_end: float, row_end: float) -> QRectF:
        """The box between two places."""
        return QRectF(self.at(column, row), self.at(column_end, row_end)).normalized()

    def square_at(self, point: QPointF) -> Square | None:
        """The square under a point."""
        field = self.field
        if self.upright:
            along, across = field.bottom() - point.y(), point.x() - field.left()
        else:
            along, across = point.x() - field.left(), point.y() - field.top()
        row, column = floor(along / self.q), floor(across / self.q)
        if self.turned:
            row, column = ROWS - 1 - row, self.columns - 1 - column
        square = (column, row)
        return square if is_on(square, self.columns) else None

    def beside(self, square: Square, key: int) -> Square:
        """The square that an arrow key leads to from one; the same at the board's edge."""
        x, y = _ARROWS[Key(key)]
        row, column = (-y, x) if self.upright else (x, y)
        if self.turned:
            row, column = -row, -column
        there = (square[0] + column, square[1] + row)
        return there if is_on(there, self.columns) else square

    def faces_right(self, team: str) -> bool:
        """Which way a team's helmets look: to the goal that it attacks."""
        return (team == "home") != self.turned

    def squares(self) -> Iterator[Square]:
        """All squares."""
        for row in range(ROWS):
            for column in range(self.columns):
                yield column, row

    def snapped(self, point: QPointF) -> QPointF:
        """A point on whole device pixels."""
        r = self.ratio
        return QPointF(round(point.x() * r) / r, round(point.y() * r) / r)


def shape_in(
    area: QRectF,
    ratio: float,
    theme: Theme,
    columns: int = 15,
    *,
    upright: bool = False,
    turned: bool = False,
) -> BoardShape:
    """The largest board that fits in `area`, in its middle."""
    wide, high = (columns, ROWS) if upright else (ROWS, columns)
    room = 2 * BORDER
    fit = min(area.width() / (wide + room), area.height() / (high + room))
    q = max(8.0, floor(fit * ratio) / ratio)
    border = max(1.0, round(BORDER * q * ratio) / ratio)
    size_x, size_y = wide * q + 2 * border, high * q + 2 * border
    left = area.left() + (area.width() - size_x) / 2
    top = area.top() + (area.height() - size_y) / 2
    outer = QRectF(round(left * ratio) / ratio, round(top * ratio) / ratio, size_x, size_y)
    return BoardShape(theme, ratio, q, outer, columns, upright, turned)
