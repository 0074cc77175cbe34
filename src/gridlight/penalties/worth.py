"""Which answer to a penalty is worth more, by a rule of thumb for the decision clock (FB-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gridlight.football.situation import Situation
from gridlight.kernel.game import Seat
from gridlight.penalties.fit import Football
from gridlight.penalties.state import Option

S = TypeVar("S", bound=Football)

AT_THE_GOAL, A_YARD = 6.0, 0.068
"""Points that a first down is worth on the goal line, and how many fewer a yard further out."""

MADE = {1: (1.0, 0.033), 2: (0.9, 0.037), 3: (0.75, 0.04), 4: (0.0, 0.0)}
"""By down: the chance of a first down with nothing to go, and how much less it is a yard."""

PUNT = 36.0
TRY = 0.9


def best(options: Sequence[Option[S]], seat: Seat) -> Option[S]:
    """The option that is worth most to `seat`; of equals the first."""
    return max(options, key=lambda option: worth(option.state, seat))


def worth(state: Football, seat: Seat) -> float:
    """Points that a state between plays is about worth to `seat`, the score included."""
    lead = state.score.of(seat) - state.score.of(seat.other)
    situation = state.situation
    ahead = _expected(situation)
    return lead + (ahead if situation.possession is seat else -ahead)


def _expected(situation: Situation) -> float:
    if not situation.down:  # a try from near the goal line, or a kick-off
        return TRY if situation.to_goal <= 30 else -_first_down(80 + (60 - situation.to_goal))
    to_go = situation.to_go if situation.to_go != "goal" else situation.to_goal
    usual, less = MADE[situation.down]
    chance = max(0.0, min(1.0, usual - less * to_go))
    ahead = _first_down(situation.to_goal - to_go)
    return chance * ahead + (1 - chance) * _kicked_away(situation.to_goal)


def _first_down(to_goal: float) -> float:
    return AT_THE_GOAL - A_YARD * max(to_goal, 0)


def _kicked_away(to_goal: float) -> float:
    """A field goal from near enough, else a punt."""
    if to_goal <= 30:
        return 2.4 - 0.04 * to_goal
    return -_first_down(min(100 - to_goal + PUNT, 80))
