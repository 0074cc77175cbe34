"""The clock of plays (FB-9): time is counted in plays, or called by the table's watch."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from gridlight.football.score import Score


@dataclass(frozen=True, slots=True)
class Clock:
    """Quarter, counted from 1, and the plays counted in it; `expired` when time was called."""

    quarter: int = 1
    plays: int = 0
    expired: bool = False

    def count_play(self) -> Clock:
        """One play more, all its action over (FE-29)."""
        return replace(self, plays=self.plays + 1)

    def call_time(self) -> Clock:
        """The quarter's agreed minutes are over."""
        return replace(self, expired=True)

    def next_quarter(self) -> Clock:
        """The start of the next quarter."""
        return Clock(self.quarter + 1)

    def run_out(self, plays_per_quarter: int, by_watch: bool) -> bool:
        """Whether the quarter is over once nothing is left to settle."""
        return self.expired if by_watch else self.plays >= plays_per_quarter


class Turn(StrEnum):
    """What the end of a play turns over: nothing, or a page of the clock."""

    NOTHING = "nothing"
    QUARTER = "quarter"
    HALF = "half"
    EXTRA_QUARTER = "extra-quarter"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class Length:
    """How long a game is: quarters, plays in each, and whether a tie is played off (FB-12)."""

    quarters: int
    plays: int
    by_watch: bool = False
    sudden_death: bool = False


def turn(clock: Clock, score: Score, length: Length, *, owed: bool) -> Turn:
    """What is over once a play is settled; with a try `owed` no quarter ends (FB-11)."""
    if clock.quarter > length.quarters and score.leader is not None:
        return Turn.GAME  # FB-12: in an extra quarter the first score decides
    if owed or not clock.run_out(length.plays, length.by_watch):
        return Turn.NOTHING
    if clock.quarter == length.quarters // 2:
        return Turn.HALF
    if clock.quarter < length.quarters:
        return Turn.QUARTER
    return Turn.EXTRA_QUARTER if length.sudden_death and score.leader is None else Turn.GAME
