"""What each end of the play at hand is worth: as a chance to win, or in yards in a scrimmage."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.pegs_worth import INCOMPLETE, SHIFT, SPAN, WORTHS
from gridlight.coaches.pegskin import drives
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.ruleset import Settings
from gridlight.games.pegskin.state import PegskinState, Play
from gridlight.kernel.game import Seat

Floats = NDArray[np.float64]

SWING = 1.1
"""By how many points a play moves the score's difference, about: the spread of one play."""

YARD_SWING = 9.0

EVEN, EVEN_YARDS = 20.0, 200.0
"""Points and yards that stand for a whole chance where each counts the same."""

_SLOPE = 1e-4 * (np.arange(SPAN) - SHIFT)
"""Where yards can't change anything any more they still look better than none."""

TWO_POINTS = 0.45
"""The chance of a try by a play."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The stakes of one side in a state: its lead, plays left in the half and in the game.

    `later` is what the second half's first series adds for it, in points.
    """

    lead: float
    in_half: int
    in_game: int
    later: float
    yards: bool = False
    even: bool = False

    @property
    def scale(self) -> float:
        """Points (or yards) from −1 to 1 where every one of them counts the same."""
        return EVEN_YARDS if self.yards else EVEN

    def chance(self, points: float, played: int = 1) -> float:
        """The chance to win (a tie counts half) once the play has brought so many points.

        If every point counts the same (`even`) it is 0.5 and `scale` points more are 0.5 more.
        """
        if self.even:
            return 0.5 + 0.5 * (self.lead + points + self.later) / self.scale
        left, lead = self.in_game - played, self.lead + points
        if left <= 0:
            return 0.5 if lead == 0 else float(lead > 0)
        swing = YARD_SWING if self.yards else SWING
        return 0.5 * (1.0 + math.erf((lead + self.later) / (swing * math.sqrt(2.0 * left))))

    def values(self, played: int = 1) -> Floats:
        """Expected points of each situation once the play is over."""
        left = max(self.in_half - played, 0)
        return np.asarray(drives.table()[min(left, drives.PLAYS)])


def stakes_of(state: PegskinState, settings: Settings, side: Seat, *, even: bool = False) -> Stakes:
    """The stakes of `side`; `even` where every point counts the same, whatever the score."""
    if settings.scrimmage:
        return replace(_scrimmage(state, settings, side), even=even)
    length, quarter = settings.plays_per_quarter, state.clock.quarter
    in_quarter = max(length - state.clock.plays, 0)
    more = (4 - quarter) % 2 if quarter <= 4 else 0
    in_half = in_quarter + more * length
    in_game = in_quarter + max(4 - quarter, 0) * length
    later = 0.0
    if quarter <= 2 and state.opened is not None:
        kick_off = float(drives.table()[drives.PLAYS][drives.series(drives.SERIES_AT)])
        later = kick_off if state.opened is not side else -kick_off
    lead = state.score.of(side) - state.score.of(side.other)
    return Stakes(lead, in_half, in_game, later, even=even)


def _scrimmage(state: PegskinState, settings: Settings, side: Seat) -> Stakes:
    left = max(settings.scrimmage_plays - state.clock.plays, 0)
    lead = state.yards.of(side) - state.yards.of(side.other)
    first = state.opened is state.offense
    usual = 4.0 * (left + (settings.scrimmage_plays if first else 0))
    ours = 4.0 * left * (1 if side is state.offense else -1)
    theirs = 4.0 * settings.scrimmage_plays * (-1 if side is state.offense else 1) if first else 0
    return Stakes(lead + ours + theirs, left, max(round(usual / 4.0), left), 0.0, yards=True)


def worths_of(state: PegskinState, settings: Settings, *, even: bool = False) -> Floats:
    """What `fast.pegs_worth` wants to know of how the play can end, for the offense."""
    play = Play(trying=state.play.trying) if state.play else None
    return _worths_of(
        PegskinState(
            Phase.SETUP_OFFENSE, None,
            state.situation, state.clock, state.score, play=play, opened=state.opened,
            yards=state.yards,
        ),
        settings,
        even,
    )  # fmt: skip


@lru_cache(maxsize=64)
def _worths_of(state: PegskinState, settings: Settings, even: bool) -> Floats:
    """The same for what of a state is the same throughout a play."""
    side = state.offense
    stakes = stakes_of(state, settings, side, even=even)
    if settings.scrimmage:
        return _by_yards(state, stakes)
    if state.play is not None and state.play.trying:
        return _by_try(state, stakes)
    situation, values = state.situation, stakes.values()
    ends = drives.outcomes(values)
    down, to_goal = max(situation.down, 1), round(situation.to_goal)
    to_go = to_goal if situation.to_go == "goal" else round(float(situation.to_go))
    worths = np.empty(WORTHS)
    for at in range(SPAN):
        gain = at - SHIFT
        after = drives.after_gain(down, to_go, to_goal, gain)
        worths[at] = stakes.chance(ends[after])
        worths[SPAN + at] = stakes.chance(ends[drives.after_loss(to_goal, gain)])
    worths[:SPAN] += _SLOPE
    worths[INCOMPLETE] = worths[SHIFT]
    return worths


def _by_yards(state: PegskinState, stakes: Stakes) -> Floats:
    to_goal = round(state.situation.to_goal)
    worths = np.empty(WORTHS)
    for at in range(SPAN):
        gain = min(max(at - SHIFT, to_goal - drives.FIELD), to_goal)
        worths[at] = stakes.chance(gain - 4.0)
        worths[SPAN + at] = stakes.chance(-4.0)
    worths[INCOMPLETE] = worths[SPAN]
    return worths


def _by_try(state: PegskinState, stakes: Stakes) -> Floats:
    ours = float(stakes.values(0)[drives.series(drives.SERIES_AT)])
    to_goal = round(state.situation.to_goal)
    good, missed = stakes.chance(2.0 - ours, 0), stakes.chance(-ours, 0)
    worths = np.full(WORTHS, missed)
    worths[SHIFT + to_goal : SPAN] = good
    worths[:SPAN] += _SLOPE
    return worths


def kick_worths(state: PegskinState, settings: Settings, *, even: bool = False) -> dict[str, float]:
    """What a punt and, where it is on offer, a field goal are worth to the offense."""
    stakes = stakes_of(state, settings, state.offense, even=even)
    values, to_goal = stakes.values(), round(state.situation.to_goal)
    found = {
        "punt": sum(
            chance * stakes.chance(-values[drives.series(left)])
            for left, chance in drives.punts()[to_goal]
        )
    }
    if to_goal <= 50:
        good = drives.kicked(to_goal)
        made = stakes.chance(drives.FIELD_GOAL - values[drives.series(drives.SERIES_AT)])
        missed = stakes.chance(-values[drives.series(drives.missed_at(to_goal))])
        found["field-goal"] = good * made + (1.0 - good) * missed
    return found


def play_worth(worths: Floats) -> float:
    """What playing from scrimmage is worth, as plays have come out so far."""
    plays = drives.recorded()
    start = SHIFT + plays.least
    gains = worths[start : start + len(plays.gains)]
    return float(gains @ plays.gains + plays.lost * worths[SPAN + SHIFT + plays.lost_at])


def try_worths(
    state: PegskinState, settings: Settings, side: Seat, *, even: bool = False
) -> dict[str, float]:
    """What a kick and a try by a play are worth."""
    stakes = stakes_of(state, settings, side, even=even)
    ours = float(stakes.values(0)[drives.series(drives.SERIES_AT)])
    one, two, none = (stakes.chance(points - ours, 0) for points in (1.0, 2.0, 0.0))
    by_play = TWO_POINTS * two + (1.0 - TWO_POINTS) * none
    kick = drives.TRY * one + (1.0 - drives.TRY) * none
    return {"kick": kick, "run": by_play, "pass": by_play}
