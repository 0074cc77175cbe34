"""Spots on the field: yards from the home goal line (FB-1).

The only place where the direction of play turns a sign (FB-2).
"""

from __future__ import annotations

from gridlight.kernel.game import Seat

LENGTH = 100
MIDFIELD = 50


def direction(side: Seat) -> int:
    """+1 for the side that attacks the visitors' goal line (home), −1 for the other."""
    return 1 if side is Seat.HOME else -1


def goal(side: Seat) -> int:
    """The spot of the goal line that `side` attacks."""
    return LENGTH if side is Seat.HOME else 0


def forward(side: Seat, spot: float, yards: float) -> float:
    """The spot `yards` further on the way that `side` attacks."""
    return spot + direction(side) * yards


def to_goal(side: Seat, spot: float) -> float:
    """Yards from `spot` to the goal line that `side` attacks; negative beyond it."""
    return (goal(side) - spot) * direction(side)


def from_own_goal(side: Seat, spot: float) -> float:
    """Yards from `side`'s own goal line to `spot`; negative behind it."""
    return LENGTH - to_goal(side, spot)


def own(side: Seat, yards: float) -> float:
    """The spot of `side`'s own `yards` line."""
    return forward(side, goal(side.other), yards)


def gain(side: Seat, start: float, end: float) -> float:
    """Yards from `start` to `end` from the view of `side`."""
    return (end - start) * direction(side)


def scored(side: Seat, spot: float) -> bool:
    """Whether `spot` is on or over the goal line that `side` attacks (FB-6)."""
    return to_goal(side, spot) <= 0


def behind(side: Seat, spot: float) -> bool:
    """Whether `spot` is on or behind `side`'s own goal line (FB-7, FB-8)."""
    return from_own_goal(side, spot) <= 0
