"""Two levels that meet: two games on the same dice, by the clock where that is wished for."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from gridlight.cli.matches import Match
from gridlight.kernel.game import LegalMoves, Seat
from gridlight.session.match import Coach, play_match
from gridlight.session.settings import Value

Times = dict[str, list[tuple[float, float]]]
"""For each level the seconds of each decision: by the clock on the wall, and of the thread."""

SHORT = {"plays_per_quarter": 3}
"""How a game is played that only warms a process up."""


@dataclass(frozen=True, slots=True)
class Score:
    """How many games the upper of two levels won, the lower won, and nobody."""

    won: int = 0
    lost: int = 0
    tied: int = 0

    def __add__(self, other: Score) -> Score:
        return Score(self.won + other.won, self.lost + other.lost, self.tied + other.tied)

    @property
    def games(self) -> int:
        """All games."""
        return self.won + self.lost + self.tied


@dataclass(frozen=True, slots=True)
class OnTheClock:
    """A coach whose every decision's time is noted in `taken`."""

    coach: Coach
    taken: list[tuple[float, float]]

    def choose(self, view: Any, seat: Seat, legal: LegalMoves[Any], stream: Any) -> Any:
        """What the coach chooses."""
        wall, own = time.perf_counter(), time.thread_time()
        move = self.coach.choose(view, seat, legal, stream)
        self.taken.append((time.perf_counter() - wall, time.thread_time() - own))
        return move


@dataclass(frozen=True, slots=True)
class Pair:
    """Two levels of one game, the stronger first."""

    game: str
    upper: str
    lower: str
    settings: Mapping[str, Value]
    tables: Mapping[str, Any] = field(repr=False)

    def meet(self, seed: str, times: Times | None = None) -> Score:
        """Two games on the same dice, each level at home once; `times` are added to."""
        first = self.one(seed, self.upper, self.lower, times)
        return first + self.one(seed, self.lower, self.upper, times)

    def one(self, seed: str, home: str, away: str, times: Times | None = None) -> Score:
        """One game."""
        game, coaches = Match(self.game, self.settings, self.tables, home, away).make()
        if times is not None:
            level = {Seat.HOME: home, Seat.VISITORS: away}
            coaches = {
                seat: OnTheClock(coach, times.setdefault(level[seat], []))
                for seat, coach in coaches.items()
            }
        winner = play_match(game, coaches, seed).described["winner"]
        if winner is None:
            return Score(tied=1)
        by = home if winner == Seat.HOME.value else away
        return Score(won=1) if by == self.upper else Score(lost=1)


def meet(pair: Pair, seed: str) -> tuple[Score, Times]:
    """Two games, and no times."""
    return pair.meet(seed), {}


def meet_by_the_clock(pair: Pair, seed: str) -> tuple[Score, Times]:
    """Two games with the time of each decision, in a process that is warm."""
    _warm_up(pair)
    times: Times = {}
    return pair.meet(seed, times), times


_warm: set[tuple[str, str, str]] = set()


def _warm_up(pair: Pair) -> None:
    """Play a short game once in a process, so that loops are compiled and tables are read."""
    who = (pair.game, pair.upper, pair.lower)
    if who not in _warm:
        _warm.add(who)
        replace(pair, settings={**pair.settings, **SHORT}).meet("warm")
