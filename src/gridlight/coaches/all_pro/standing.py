"""How a game of All-Pro stands: by how many points a side is to be ahead, and its chance to win."""

from __future__ import annotations

import math
from typing import Any

from gridlight.coaches.all_pro.chart import bundled
from gridlight.coaches.all_pro.worth import PER_PLAY, STEADY
from gridlight.kernel.game import Seat

HALF, WHOLE = 2, 4
"""Quarters of a half and of a game."""


def margin(state: Any, settings: Any, to_come: float, seat: Seat) -> float:
    """By how many points a seat is to be ahead; `to_come` are those it can expect in the half."""
    lead = float(state.score.of(seat) - state.score.of(seat.other))
    return lead + to_come + _second_half(state, settings, seat)


def chance(state: Any, settings: Any, ahead: float) -> float:
    """The chance to win, from 0 to 1, of a side that is to be ahead by so many points."""
    spread = math.sqrt(STEADY + PER_PLAY * _left(state, settings))
    return 0.5 * (1.0 + math.erf(ahead / (spread * math.sqrt(2.0))))


def _left(state: Any, settings: Any) -> int:
    """Plays left in the game; of overtime, as many as one drive has."""
    each, quarter = settings.plays_per_quarter, state.clock.quarter
    if quarter > WHOLE:
        return int(max(1, each - state.clock.plays))
    return int(max(0, each - state.clock.plays) + (WHOLE - quarter) * each)


def _second_half(state: Any, settings: Any, seat: Seat) -> float:
    """What the second half's first series adds for a seat (FB-14)."""
    if state.clock.quarter > HALF or state.opening_kick is None:
        return 0.0
    worth = bundled().received(HALF * settings.plays_per_quarter)
    return worth if state.opening_kick is seat else -worth
