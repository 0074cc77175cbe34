"""What the stage of a board game can be waiting for."""

from __future__ import annotations

from enum import Enum, auto


class Moment(Enum):
    """What the stage is waiting for."""

    SHOWING = auto()
    ASKING = auto()
    PLACING = auto()
    MOVING = auto()
    CHOOSING = auto()
    THINKING = auto()
    ROLLING = auto()
    OVER = auto()
    WATCHING = auto()


BOARD_MOMENTS = frozenset({Moment.PLACING, Moment.MOVING, Moment.CHOOSING})
"""Moments in which the board is worked."""

WITHOUT_CALLS = frozenset(
    {Moment.ASKING, Moment.OVER, Moment.ROLLING, Moment.THINKING, Moment.WATCHING}
)
"""Moments in which nothing can be called."""
