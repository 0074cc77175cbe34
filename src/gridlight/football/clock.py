"""The clock of plays (FB-9): time is counted in plays, or called by the table's watch."""

from __future__ import annotations

from dataclasses import dataclass, replace


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
