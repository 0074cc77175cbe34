"""Down and distance as a value."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from gridlight.football import field
from gridlight.football.rules import SeriesRules
from gridlight.kernel.game import Seat

ToGo = float | Literal["goal"]


@dataclass(frozen=True, slots=True)
class Situation:
    """Who has the ball where, on which down, and which spot makes a first down.

    `spot` and `line_to_gain` are yards from the home goal line; `down` 0 means that
    the ball isn't in play from scrimmage (kick-offs, tries).
    """

    possession: Seat
    spot: float
    down: int = 0
    line_to_gain: float = 0

    @property
    def goal_to_go(self) -> bool:
        """Whether only the goal line makes a first down."""
        return field.scored(self.possession, self.line_to_gain)

    @property
    def to_go(self) -> ToGo:
        """Yards to the line to gain, or `goal`."""
        if self.goal_to_go:
            return "goal"
        return field.gain(self.possession, self.spot, self.line_to_gain)

    @property
    def to_goal(self) -> float:
        """Yards to the goal line attacked."""
        return field.to_goal(self.possession, self.spot)

    def at(self, spot: float) -> Situation:
        """The same series with the ball on another spot."""
        return replace(self, spot=spot)


def first_and_ten(side: Seat, spot: float, rules: SeriesRules) -> Situation:
    """A new series for `side` at `spot`; on or inside the ten it is first and goal (FB-3)."""
    if field.to_goal(side, spot) <= rules.goal_to_go_inside:
        target: float = field.goal(side)
    else:
        target = field.forward(side, spot, rules.to_gain)
    return Situation(side, spot, 1, target)


def dead_ball(side: Seat, spot: float) -> Situation:
    """The ball on a spot for a kick-off or a try: no down, no distance."""
    return Situation(side, spot, 0, field.goal(side))
