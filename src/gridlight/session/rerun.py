"""A game gone through once more: how it stood after each step, and the marks on the way."""

from __future__ import annotations

import secrets
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from gridlight.football import events as names
from gridlight.football.gamebook import standing
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.session.course import Record
from gridlight.session.record_plays import Play, plays
from gridlight.session.table import Table


class Kind(Enum):
    """What a mark stands for."""

    SCORE = "score"
    TURNOVER = "turnover"
    QUARTER = "quarter"


MOMENTS = frozenset({Kind.SCORE, Kind.TURNOVER})
"""Kinds of marks that a game is remembered for."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something worth going to; it stands after `step`.

    `seat` scored or gained the ball and is None for a quarter. `what` is the event's name, for
    a quarter that begins its number.
    """

    step: int
    kind: Kind
    seat: Seat | None
    what: str


class Rerun:
    """The steps of a game as it stood when this was made; the game itself is left alone."""

    def __init__(self, table: Table) -> None:
        self.whole = table.as_of(table.step)
        self.history = self.whole.history
        self.plays: tuple[Play, ...] = tuple(plays(self.history))
        self.marks = marks_of(self.history)
        self.ends: tuple[int, ...] = tuple(play.steps[-1].n for play in self.plays)
        """The last steps of the plays."""

    @property
    def last(self) -> int:
        """The number of the last step."""
        return self.whole.step

    def after(self, n: int) -> Table:
        """The game as it stood after step `n`, as anybody could see it then."""
        return self.whole.as_of(n)

    def play_at(self, n: int) -> int:
        """The place of the play that step `n` belongs to; 0 before the first."""
        return min(bisect_left(self.ends, n), max(0, len(self.ends) - 1))

    def next_play(self, n: int) -> int:
        """The end of the play that comes to its end next after step `n`."""
        place = bisect_right(self.ends, n)
        return self.ends[place] if place < len(self.ends) else self.last

    def previous_play(self, n: int) -> int:
        """The end of the play that was over last before step `n`; the start before all."""
        place = bisect_left(self.ends, n)
        return self.ends[place - 1] if place else 0

    def next_mark(self, n: int, kinds: Collection[Kind]) -> Mark | None:
        """The first mark of these kinds after step `n`."""
        return next((m for m in self.marks if m.step > n and m.kind in kinds), None)

    def previous_mark(self, n: int, kinds: Collection[Kind]) -> Mark | None:
        """The last mark of these kinds before step `n`."""
        found = [m for m in self.marks if m.step < n and m.kind in kinds]
        return found[-1] if found else None


def fork(table: Table, n: int, path: Path, title: str, fresh: str = "") -> Table:
    """A new game at `path` that goes on from step `n` of this one, its record whole up to there.

    Its dice are drawn anew from there on, so that nobody knows what falls next; `fresh` is
    what they are drawn from, by default something new.
    """
    return table.as_of(n).apart(path, title, fresh or secrets.token_hex(8))


def marks_of(history: Sequence[Record]) -> tuple[Mark, ...]:
    """The scores, turnovers and quarters of a history; what a penalty took back isn't marked."""
    marking = _Marking()
    for record, event in standing_steps(history):
        marking.take(record.n, event)
    return tuple(sorted((*marking.found, *_quarters(history)), key=lambda mark: mark.step))


class _Marking:
    def __init__(self) -> None:
        self.found: list[Mark] = []
        self._trying = False
        self._loose = False

    def take(self, n: int, event: Event) -> None:
        """Go on by one event of step `n`."""
        self._trying = event.name == names.TOUCHDOWN or (
            self._trying and event.name not in _AFTER_TRY
        )
        if event.name in names.SCORING:
            self._scored(n, event)
        elif not self._trying:
            gainer = self._gainer(event)
            if gainer is not None:
                self.found.append(Mark(n, Kind.TURNOVER, gainer, event.name))
        if event.name in _LOOSE:
            self._loose = event.name == names.FUMBLE

    def _scored(self, n: int, event: Event) -> None:
        seat = Seat(event["side"])
        if event.name != names.SCORE_OFF:
            self.found.append(Mark(n, Kind.SCORE, seat, event.name))
            return
        of_seat = [m for m in self.found if m.kind is Kind.SCORE and m.seat is seat]
        if of_seat:
            self.found.remove(of_seat[-1])

    def _gainer(self, event: Event) -> Seat | None:
        """Who has won the ball by this; nobody by an on-side kick or a fumble that was kept."""
        if event.name in (names.INTERCEPTION, names.TURNOVER_ON_DOWNS):
            return Seat(event["side"]).other
        if event.name == names.RECOVERY and event["lost"] and self._loose:
            return Seat(event["side"])
        return None


_AFTER_TRY = frozenset({names.TRY_GOOD, names.TRY_MISSED, names.KICKOFF})
_LOOSE = frozenset({names.FUMBLE, names.RECOVERY, names.KICKOFF, names.SNAP, names.REVEAL})


def standing_steps(history: Sequence[Record]) -> Iterator[tuple[Record, Event]]:
    """The events that penalties left, each with its step."""
    kept = iter(standing(event for record in history for event in record.events))
    wanted = next(kept, None)
    for record in history:
        for event in record.events:
            if event is wanted:
                yield record, event
                wanted = next(kept, None)


def _quarters(history: Sequence[Record]) -> Iterator[Mark]:
    now = None
    for record in history:
        quarter = record.described.get("quarter", 1)
        if quarter != now:
            now = quarter
            yield Mark(record.n, Kind.QUARTER, None, str(quarter))
