"""A game's box score: the gamebook of a record, and what downs and clock add to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gridlight.football import events as names
from gridlight.football.gamebook import Gamebook, gamebook, standing
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.session.course import Record
from gridlight.session.record_plays import Play, plays


@dataclass(frozen=True, slots=True)
class Downs:
    """How often a team tried on the third or the fourth down, and how often it made it."""

    thirds: int = 0
    thirds_made: int = 0
    fourths: int = 0
    fourths_made: int = 0


@dataclass(frozen=True, slots=True)
class Box:
    """The box score of a game or of its part so far.

    `began` is the quarter that it was opened in, `score` how it stands (home, visitors);
    points that it began with are in the score alone. `resigned` gave the game up, `drawn`
    says that both ended it by agreement.
    """

    book: Gamebook
    home: Downs
    visitors: Downs
    began: int
    score: tuple[int, int]
    resigned: Seat | None = None
    drawn: bool = False

    def downs(self, side: Seat) -> Downs:
        """The third and fourth downs of `side`."""
        return self.home if side is Seat.HOME else self.visitors

    def before(self, side: Seat) -> int:
        """The points that `side` began with."""
        return self.score[list(Seat).index(side)] - self.book.of(side).total_points


def book_of(history: Sequence[Record]) -> Gamebook:
    """The gamebook of a record, its points in the quarters that they were made in."""
    return gamebook(_events(history), _began(history))


def box_of(history: Sequence[Record]) -> Box:
    """The box score of a record."""
    downs = _downs(history)
    home, visitors = history[-1].described["score"]
    ends = {event.name: event for event in history[-1].events}
    gave_up = ends.get(names.RESIGNED)
    return Box(
        book=book_of(history),
        home=downs[Seat.HOME],
        visitors=downs[Seat.VISITORS],
        began=_began(history),
        score=(home, visitors),
        resigned=Seat(gave_up["side"]) if gave_up is not None else None,
        drawn=names.DRAW_AGREED in ends,
    )


def _events(history: Sequence[Record]) -> list[Event]:
    return [event for record in history for event in record.events]


def _began(history: Sequence[Record]) -> int:
    return int(history[0].described.get("quarter", 1))


def _downs(history: Sequence[Record]) -> dict[Seat, Downs]:
    counts = {seat: {3: [0, 0], 4: [0, 0]} for seat in Seat}
    for play in plays(history):
        down = play.before.get("down")
        if down not in (3, 4):
            continue
        side = Seat(play.before["possession"])
        told = standing(event for record in play.steps for event in record.events)
        if any(_from_scrimmage(event, side) for event in told):
            counts[side][down][0] += 1
            counts[side][down][1] += made(play, side)
    return {
        seat: Downs(*counts[seat][3], *counts[seat][4])  # tried and made, twice
        for seat in Seat
    }


def _from_scrimmage(event: Event, side: Seat) -> bool:
    """Whether a run or a pass is told by this; kicks are no tries for the line to gain."""
    if event.name == names.REVEAL:
        return event["side"] == side and not event["trying"]
    return event.name == names.PLAY and event["side"] == side


def made(play: Play, side: Seat) -> bool:
    """Whether a play gave `side` a first down or a touchdown that stands."""
    told = standing(event for record in play.steps for event in record.events)
    good = (names.FIRST_DOWN, names.TOUCHDOWN)
    return any(event.name in good and event["side"] == side for event in told)
