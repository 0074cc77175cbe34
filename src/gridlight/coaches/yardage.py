"""What the end of a play is worth in points, from base rates alone: no deck enters.

First and ten is worth what Carter and Machol counted in 1969's professional games ("Operations
Research on Football", 1971). The other downs are backed up from it: fourth down is the best of a
punt, a field goal and one more play; second and third are a play of ordinary football, half runs
and half passes. All figures are the offense's, in points.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

FIRST_AND_TEN = (
    (1, 6.4), (5, 6.041), (15, 4.572), (25, 3.681), (35, 3.167), (45, 2.392),
    (55, 1.538), (65, 0.923), (75, 0.236), (85, -0.637), (95, -1.245), (99, -1.6),
)  # fmt: skip
KICKOFF = 0.35  # to the side that receives it
TOUCHDOWN = 6.97 - KICKOFF
FIELD_GOAL = 3.0 - KICKOFF
SAFETY = -2.0 - 1.3  # and the free kick
PUNT = 35
INTERCEPTION_RETURN = 12
FUMBLES_LOST = 0.5

RUN = ((-3, 0.04), (-1, 0.04), (0, 0.05), (1, 0.13), (2, 0.15), (3, 0.15), (4, 0.12), (5, 0.09),
       (6, 0.07), (8, 0.055), (11, 0.035), (16, 0.045), (25, 0.01))  # fmt: skip
RUN_FUMBLED = 0.015
CATCH = ((3, 0.05), (5, 0.08), (8, 0.10), (11, 0.09), (15, 0.08), (20, 0.04), (30, 0.025))
SACK = (-7, 0.065)
INCOMPLETE, INTERCEPTED = 0.43, 0.04


@dataclass(frozen=True, slots=True)
class Situation:
    """A down, the yards to gain, and the yards to the goal line attacked."""

    down: int
    to_go: int
    to_goal: int

    def __str__(self) -> str:
        """In football speech, such as “2nd and 7, 60 yards to goal”."""
        order = ("1st", "2nd", "3rd", "4th")[self.down - 1]
        aim = "goal" if self.to_go >= self.to_goal else str(self.to_go)
        return f"{order} and {aim}, {self.to_goal} yards to goal"


def first_and_ten(to_goal: int) -> float:
    """Points expected from a first down this many yards from the goal line."""
    for (near, high), (far, low) in pairwise(FIRST_AND_TEN):
        if to_goal <= far:
            share = (max(to_goal, near) - near) / (far - near)
            return high + share * (low - high)
    return FIRST_AND_TEN[-1][1]


def turned_over(to_goal: int) -> float:
    """Points expected when the other side gets the ball here, first and ten."""
    if to_goal <= 0:
        return -first_and_ten(80)
    if to_goal >= 100:
        return -TOUCHDOWN
    return -first_and_ten(100 - to_goal)


def after_gain(situation: Situation, gain: int) -> float:
    """Points expected after a play that gains `gain` yards and keeps the ball."""
    to_goal = situation.to_goal - gain
    if to_goal <= 0:
        return TOUCHDOWN
    if to_goal >= 100:
        return SAFETY
    if gain >= situation.to_go:
        return first_and_ten(to_goal)
    if situation.down == 4:
        return turned_over(to_goal)
    return down_worth(situation.down + 1, situation.to_go - gain, to_goal)


def after_fumble(situation: Situation, gain: int) -> float:
    """Points expected after a fumble `gain` yards down-field, lost half the time."""
    if gain >= situation.to_goal:
        return TOUCHDOWN
    lost = turned_over(situation.to_goal - gain)
    return FUMBLES_LOST * lost + (1.0 - FUMBLES_LOST) * after_gain(situation, gain)


def after_interception(situation: Situation, gain: int) -> float:
    """Points expected after an interception `gain` yards down-field, with a return."""
    to_goal = situation.to_goal - gain
    if to_goal < -10:
        return after_gain(situation, 0)
    return turned_over(to_goal + INTERCEPTION_RETURN if to_goal > 0 else to_goal)


@lru_cache(maxsize=65536)
def down_worth(down: int, to_go: int, to_goal: int) -> float:
    """Points expected before a snap on this down, in ordinary football."""
    to_go = min(to_go, to_goal)
    if down == 1:
        return first_and_ten(to_goal)
    play = ordinary_play(Situation(down, to_go, to_goal))
    return max(play, _kick(to_goal)) if down == 4 else play


def ordinary_play(situation: Situation) -> float:
    """Points expected before a play of ordinary football: half a run, half a pass."""
    run = sum(chance * after_gain(situation, gain) for gain, chance in RUN)
    run += RUN_FUMBLED * after_fumble(situation, 3)
    caught = sum(chance * after_gain(situation, gain) for gain, chance in CATCH)
    missed = INCOMPLETE * after_gain(situation, 0) + SACK[1] * after_gain(situation, SACK[0])
    stolen = INTERCEPTED * after_interception(situation, 12)
    return 0.5 * (run + caught + missed + stolen)


def _kick(to_goal: int) -> float:
    punt = turned_over(max(to_goal - PUNT, 20))
    if to_goal > 50:
        return punt
    # posts on the goal line, a holder seven yards back: 1960's rates
    good = 1.0 / (1.0 + math.exp((to_goal + 7 - 31.1) * 0.1))
    goal = good * FIELD_GOAL + (1.0 - good) * turned_over(min(to_goal, 80))
    return max(punt, goal)
