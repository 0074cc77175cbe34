"""The score."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.kernel.game import Seat


@dataclass(frozen=True, slots=True)
class Score:
    """Points of both teams."""

    home: int = 0
    visitors: int = 0

    def of(self, side: Seat) -> int:
        """The points of `side`."""
        return self.home if side is Seat.HOME else self.visitors

    def add(self, side: Seat, points: int) -> Score:
        """The score after `side` has made `points` more."""
        if side is Seat.HOME:
            return Score(self.home + points, self.visitors)
        return Score(self.home, self.visitors + points)

    @property
    def leader(self) -> Seat | None:
        """The team ahead, or None in a tie."""
        if self.home == self.visitors:
            return None
        return Seat.HOME if self.home > self.visitors else Seat.VISITORS

    def pair(self) -> tuple[int, int]:
        """Home's and the visitors' points."""
        return self.home, self.visitors
