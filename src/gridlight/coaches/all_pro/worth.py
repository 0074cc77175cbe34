"""What the end of a play is worth, row by row, as arrays for the loops of `coaches.fast`."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.all_pro.chart import (
    GOAL,
    KICKER,
    LENGTH,
    SAFETY,
    TOUCHBACK,
    Chart,
    Felt,
)
from gridlight.coaches.fast import judge
from gridlight.football import field
from gridlight.games.all_pro import rows
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.ruleset import ROWS
from gridlight.games.all_pro.state import Call, End, Ending, Kind, PlayKind
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square

Floats = NDArray[np.float64]

STEADY, PER_PLAY, ALL = 0.05, 2.3, 5.0
"""The spread of the points still to come, squared: at the end, and for each play; and what
winning is worth where nothing else counts."""

BLOCKED_LOSS = 0.3
"""Points that a blocked kick costs beside the spot."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A state with the chart that it is looked at by.

    With `to_win` points of the last quarter are felt as what they do for winning.
    """

    ground: Ground
    chart: Chart
    to_win: bool = False

    @property
    def left(self) -> int:
        """Plays left in the half after the one under way."""
        clock, settings = self.ground.state.clock, self.ground.settings
        each = settings.plays_per_quarter
        whole = 1 if clock.quarter % 2 == 0 or clock.quarter > self.ground.rules.quarters else 2
        counts = self.ground.state.play is not None and self._counts
        return max(0, whole * each - clock.plays - int(counts))

    def felt(self, side: Seat, points: float) -> float:
        """What points that a side can expect are to it."""
        state = self.ground.state
        if not self.to_win or state.clock.quarter < self.ground.rules.quarters:
            return points
        lead = state.score.of(side) - state.score.of(side.other)
        spread = math.sqrt(STEADY + PER_PLAY * self.left)
        return ALL * math.erf((lead + points) / (spread * math.sqrt(2.0)))

    def feeling(self, side: Seat) -> Felt:
        """How a side feels points."""
        return lambda points: self.felt(side, points)

    @property
    def _counts(self) -> bool:
        play = self.ground.play
        return play.kind is PlayKind.SCRIMMAGE

    def spot(self, side: Seat, spot: float) -> int:
        """A spot in squares from the side's own goal line."""
        return round(field.from_own_goal(side, spot)) // rows.YARDS

    def series(self, side: Seat, spot: float, left: int | None = None) -> float:
        """The worth to a side of first and ten at a spot."""
        plays = self.left if left is None else left
        return self.chart.first(plays, self.spot(side, spot))

    def down(self, side: Seat, spot: float) -> float:
        """The worth to the side that snapped of a down that ends at a spot."""
        situation = self.ground.state.situation
        before = self.spot(side, situation.spot)
        line = self.spot(side, situation.line_to_gain)
        distance = GOAL if situation.goal_to_go else max(0, line - before)
        now = self.spot(side, spot)
        gain = now - before
        if now > LENGTH:
            return self.chart.touchdown(self.left)
        if situation.goal_to_go or gain < distance + 1:
            if situation.down == 4:
                return -self.chart.first(self.left, LENGTH - now)
            rest = GOAL if situation.goal_to_go else distance - gain
            return self.chart.worth(self.left, situation.down + 1, rest, now)
        return self.chart.first(self.left, now)

    def squares_to_go(self) -> int:
        """Squares to the line to gain, or `GOAL`."""
        situation = self.ground.state.situation
        if situation.goal_to_go:
            return GOAL
        side = situation.possession
        return max(0, self.spot(side, situation.line_to_gain) - self.spot(side, situation.spot))

    def down_now(self) -> float:
        """The worth of the down under way to the side that snapped."""
        situation = self.ground.state.situation
        if not situation.down:
            return 0.0
        spot = self.spot(situation.possession, situation.spot)
        return self.chart.worth(self.left + 1, situation.down, self.squares_to_go(), spot)

    def ending(self, ending: Ending, side: Seat) -> float:
        """The worth of an ending to a side."""
        sign = 1 if ending.side is side else -1
        found = {
            End.SERIES: lambda: self.series(ending.side, ending.spot),
            End.DOWN: lambda: self.down(ending.side, ending.spot),
            End.REPLAY: lambda: self.replayed(ending),
            End.TOUCHBACK: lambda: self.chart.first(self.left, TOUCHBACK),
            End.TOUCHDOWN: lambda: self.chart.touchdown(self.left),
            End.SAFETY: lambda: -SAFETY - self.chart.received(self.left),
            End.FIELD_GOAL: lambda: 3.0 - self.chart.received(self.left),
        }
        return sign * found[ending.kind]()

    def replayed(self, ending: Ending) -> float:
        """The worth of the same down from another spot."""
        situation = self.ground.state.situation
        if not situation.down:
            return 0.0
        at = self.spot(ending.side, ending.spot)
        distance = max(0, self.spot(ending.side, situation.line_to_gain) - at)
        distance = GOAL if situation.goal_to_go else distance
        return self.chart.worth(self.left + 1, situation.down, distance, at)

    def stopped(self, side: Seat) -> Floats:
        """What being stopped with the ball is worth to a side, by row; past the goal: to score."""
        found = np.zeros(ROWS)
        for row in range(ROWS):
            if rows.end_zone_of_attack(side, row):
                points = self.chart.touchdown(self.left)
            elif rows.own_end_zone(side, row):
                points = self._in_own_end_zone(side)
            else:
                points = self._dead(side, rows.front(side, row))
            found[row] = self.felt(side, points)
        return found

    def _in_own_end_zone(self, side: Seat) -> float:
        play, state = self.ground.play, self.ground.state
        kept = play.sheltered if side is state.offense else True
        if kept:
            return self.chart.first(self.left, TOUCHBACK)
        return -SAFETY - self.chart.received(self.left)

    def _dead(self, side: Seat, spot: float) -> float:
        play = self.ground.play
        if play.changed or play.kind is PlayKind.KICKOFF or side is not play.by:
            return self.series(side, spot)
        if play.kind is PlayKind.FREE_PUNT:
            return -self.series(side.other, spot)
        return self.down(side, spot)

    def incomplete(self) -> float:
        """The worth of a forward pass that falls to the ground, to the side that threw it."""
        situation = self.ground.state.situation
        if not situation.down:
            return 0.0
        side = situation.possession
        return self.felt(side, self.down(side, situation.spot))

    def kicked(self, side: Seat, start: Square, *, goal: bool) -> float:
        """The worth to the kickers of a punt or field goal from a square."""
        line = rows.front(side, start[1])
        spot = self.spot(side, line) + KICKER - 1
        if goal:
            return self.chart.tried(self.left, spot, self.feeling(side))
        return self.chart.punted(self.left, spot, self.feeling(side))

    def calls(self) -> Floats:
        """What may be called at the end of this turn, and what it is worth."""
        found = np.zeros(judge.CALLS)
        state, play = self.ground.state, self.ground.play
        side = state.decider
        found[judge.MAY_KICK] = -1.0
        found[judge.GONE] = self.incomplete()
        forward = play.kind is PlayKind.SCRIMMAGE and not play.changed and not play.passed
        found[judge.FORWARD] = forward
        if state.phase is Phase.PASS_RUSH:
            lateral = play.call is Call.LATERAL
            found[judge.RUSHED] = judge.LATERAL_RUSH if lateral else judge.PASS_RUSH
            return found
        if state.phase is Phase.PUNT_RUSH:
            ball = state.board.loose
            assert ball is not None
            goal = play.call is Call.FIELD_GOAL
            found[judge.RUSHED] = judge.KICK_RUSH
            found[judge.KICKED] = -self.kicked(play.by, ball, goal=goal)
            return found
        free = play.kind is PlayKind.FREE_PUNT and self.ground.from_scrimmage
        tied = play.end_zone_kick and self.ground.from_scrimmage
        if side is state.offense and not free and not tied:
            found[judge.MAY_PASS] = forward and not self._downfield()
            found[judge.MAY_LATERAL] = 1.0
        self._kicks(found)
        return found

    def _downfield(self) -> bool:
        """Whether men out of the play already make a pass a foul (AP-42)."""
        play = self.ground.play
        return any(
            rows.rows_past(play.by, play.line, man.at[1]) > 1
            for block in self.ground.state.board.blocks
            for man in (block.top, block.under)
            if man.side is play.by and man.kind in (Kind.LINEMAN, Kind.CENTER)
        )

    def _kicks(self, found: Floats) -> None:
        state, play = self.ground.state, self.ground.play
        if play.returning and not play.touched and state.board.loose is not None:
            kickers = 1 if state.decider is play.by else -1
            row = state.board.loose[1]
            if play.kicked == "kickoff":
                points = self.series(play.by, rows.front(play.by, row))
                found[judge.BRINGS] = kickers * self.felt(play.by, points)
            else:
                other = play.by.other
                points = self.series(other, rows.front(other, row))
                found[judge.BRINGS] = -kickers * self.felt(other, points)
            return
        at = state.board.carrier
        if play.kicker is None or at != play.kicker or play.end_zone_kick or play.changed:
            return
        side = play.by
        ball = rows.in_front(side, at)
        worth = self.kicked(side, ball, goal=False)
        if self.goal_wanted():
            worth = self.kicked(side, ball, goal=True)
        found[judge.MAY_KICK] = at[1] * self.ground.settings.columns + at[0]
        found[judge.KICKED] = worth
        front = rows.front(side.other, ball[1])
        lost = self.series(side.other, front) + BLOCKED_LOSS
        found[judge.BLOCKED] = -self.felt(side.other, lost)

    def goal_wanted(self) -> bool:
        """Whether a field goal is worth more than a punt where one may be tried."""
        state, play = self.ground.state, self.ground.play
        at = state.board.carrier
        if play.kind is not PlayKind.SCRIMMAGE or at is None:
            return False
        if state.situation.to_goal > self.ground.rules.field_goal_within:
            return False
        ball = rows.in_front(play.by, at)
        goal, punt = (self.kicked(play.by, ball, goal=kick) for kick in (True, False))
        return goal > punt
