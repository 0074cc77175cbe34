"""Rows of squares and the stripes between them (AP-1, AP-13)."""

from __future__ import annotations

from gridlight.football import field
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square

YARDS = 5
"""The depth of a square."""

END_ZONE_ROWS = 2


def first_row(side: Seat, spot: float) -> int:
    """The row behind the line at `spot` for the side that attacks from there."""
    above = int(spot) // YARDS + END_ZONE_ROWS
    return above - 1 if side is Seat.HOME else above


def front(side: Seat, row: int) -> int:
    """The spot of the stripe at the front of a row, as `side` attacks (AP-13)."""
    below = YARDS * (row - END_ZONE_ROWS)
    return below + YARDS if side is Seat.HOME else below


def in_front(side: Seat, square: Square, rows: int = 1) -> Square:
    """The square straight ahead of this one, as `side` attacks."""
    return square[0], square[1] + field.direction(side) * rows


def beyond(side: Seat, line: float, row: int) -> bool:
    """Whether a row lies ahead of the line, as `side` attacks (AP-8)."""
    return rows_past(side, line, row) > 0


def rows_past(side: Seat, line: float, row: int) -> int:
    """How many rows past the line a row is; 0 and less is behind it."""
    return (row - first_row(side, line)) * field.direction(side)


def own_end_zone(side: Seat, row: int) -> bool:
    """Whether the row lies in the end zone that `side` defends."""
    return field.from_own_goal(side, front(side, row)) <= 0


def end_zone_of_attack(side: Seat, row: int) -> bool:
    """Whether the row lies in the end zone that `side` attacks: a touchdown (FB-6)."""
    return own_end_zone(side.other, row)
