"""A board of squares: columns counted from the left, rows from the bottom, both from 0."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gridlight.kernel.language import tr

Square = tuple[int, int]
"""Column and row."""

Direction = tuple[int, int]
"""Columns to the right and rows up."""

STRAIGHT: tuple[Direction, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL: tuple[Direction, ...] = ((1, 1), (1, -1), (-1, -1), (-1, 1))
ALL_WAYS: tuple[Direction, ...] = STRAIGHT + DIAGONAL

_NAME = re.compile(r"([a-z])([0-9]|[1-9][0-9])")


@dataclass(frozen=True, slots=True)
class Grid:
    """A board with so many columns and rows."""

    columns: int
    rows: int

    def __contains__(self, square: Square) -> bool:
        return 0 <= square[0] < self.columns and 0 <= square[1] < self.rows

    @property
    def middle(self) -> int:
        """The middle column (of an odd number)."""
        return self.columns // 2

    def around(self, square: Square) -> list[Square]:
        """The up to eight squares that touch this one."""
        column, row = square
        touching = ((column + right, row + up) for right, up in ALL_WAYS)
        return [square for square in touching if square in self]


def name_of(square: Square) -> str:
    """A square's name: the column's letter and the row's number, like `h12`."""
    return f"{chr(ord('a') + square[0])}{square[1]}"


def square_of(name: str) -> Square:
    """The square of that name, on whatever board; raises `ValueError` for no name at all."""
    found = _NAME.fullmatch(name)
    if not found:
        raise ValueError(tr("“{name}” is no square", name=name))
    return ord(found[1]) - ord("a"), int(found[2])


def distance(start: Square, end: Square) -> int:
    """Moves from one square to the other on an empty board, going any way."""
    return max(abs(end[0] - start[0]), abs(end[1] - start[1]))


def is_diagonal(start: Square, end: Square) -> bool:
    """Whether neither column nor row stays the same."""
    return start[0] != end[0] and start[1] != end[1]


def way(start: Square, end: Square) -> Direction | None:
    """The direction of the straight line from one square to the other; None if there is none."""
    right, up = end[0] - start[0], end[1] - start[1]
    if right and up and abs(right) != abs(up):
        return None
    if not right and not up:
        return None
    return (right > 0) - (right < 0), (up > 0) - (up < 0)


def onward(square: Square, direction: Direction, steps: int = 1) -> Square:
    """The square so many steps away in a direction."""
    return square[0] + direction[0] * steps, square[1] + direction[1] * steps


def between(start: Square, end: Square) -> list[Square]:
    """The squares strictly between two on a straight line, nearest first; empty off a line."""
    direction = way(start, end)
    if direction is None:
        return []
    return [onward(start, direction, n) for n in range(1, distance(start, end))]
