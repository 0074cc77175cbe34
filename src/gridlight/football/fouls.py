"""Walking off penalties."""

from __future__ import annotations

import math

from gridlight.football import field
from gridlight.kernel.game import Seat


def walk_off(toward: Seat, spot: float, yards: float) -> float:
    """The spot after a penalty that moves the ball the way `toward` attacks.

    Half the distance, rounded down, where the full walk-off would be more than half
    the way to that goal line (PEN-6).
    """
    distance = field.to_goal(toward, spot)
    if distance < 2 * yards:
        yards = max(0, math.floor(distance / 2))
    return field.forward(toward, spot, yards)
