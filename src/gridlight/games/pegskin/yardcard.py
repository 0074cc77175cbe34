"""The Yardcard as data: a row a play, folded from a game's events; a game resumed from a row.

A row holds what a coach writes down (PS-31): the play called, the yards gained or lost, then
down, to go and ball on for the next play. Names that coaches have given their plays come from
outside, by the row's place in the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from gridlight.football import events as names
from gridlight.football.gamebook import standing
from gridlight.games.pegskin import events as told
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat

PENALTY = "penalty"

SHEET = 25
"""Rows of a printed sheet: a quarter's plays."""


@dataclass(frozen=True, slots=True)
class Next:
    """What the card says of a play to come: whose ball, down, to go, where, and the score then.

    `plays` have been counted in the quarter before it (in a scrimmage: of this side).
    """

    side: Seat
    down: int
    togo: float | str
    spot: float
    quarter: int
    plays: int
    home: int
    visitors: int


@dataclass(frozen=True, slots=True)
class Row:
    """One play. `number` counts in the quarter, from 1; `side` had the ball.

    `kind` is `run`, `pitch`, `pass`, `screen`, `sack`, `punt`, `field goal` or, for a play that
    a penalty took with its down, `penalty`; `name` what the coach called it, empty if he
    didn't. `gain` is None for kicks and penalties. `result` says what came of
    it beside the yards: `touchdown`, `interception`, `incomplete`, `good`, `no good`,
    `safety`, `touchback`, or nothing. `before` is None where the record doesn't say it, `next`
    is None on the last row of a game and of one that goes on; a penalty walked off in place
    of the play to come is in it. `first_downs` are those of the play and of such penalties,
    home first; a touchdown is one too.
    """

    quarter: int
    number: int
    side: Seat
    kind: str
    gain: float | None
    result: str = ""
    name: str = ""
    before: Next | None = None
    next: Next | None = None
    first_downs: tuple[int, int] = (0, 0)


def yardcard(
    events: Iterable[Event], given: Mapping[int, str] | None = None, before: Next | None = None
) -> tuple[Row, ...]:
    """The rows of a game, or of its part so far, from its events in order.

    `given` are the coaches' names of plays by the row's index from 0; `before` is how the card
    stood where the events begin, for a game that was resumed.
    """
    book = _Card(before)
    for event in standing(events):
        book.take(event)
    rows = book.close()
    called = given or {}
    return tuple(replace(row, name=called.get(n, "")) for n, row in enumerate(rows))


class _Card:
    def __init__(self, before: Next | None) -> None:
        self._rows: list[Row] = []
        self._open: Row | None = None
        self._before = before
        self._quarter = before.quarter if before else 1
        self._plays = before.plays if before else 0
        self._words: list[str] = []
        self._early = (0, 0)

    def take(self, event: Event) -> None:
        """Go on by one event."""
        if event.name in _KINDS:
            self._begin(event)
        elif event.name in _RESULTS:
            self._came_of_it(event)
        elif event.name == names.FIRST_DOWN:
            self._first_down(Seat(event["side"]))
        elif event.name == told.BALL_ON and event["down"]:
            self._stand(_next(event))
        elif event.name == names.SNAP:
            self._words = []

    def close(self) -> list[Row]:
        """The rows."""
        return [*self._rows, *([self._open] if self._open else [])]

    def _begin(self, event: Event) -> None:
        kind, gain = _KINDS[event.name], None
        if event.name == names.PLAY:
            kind, gain = _kind_of_play(event), event["gain"]
        self._shut(None)
        self._plays += 1
        side = Seat(event["side"])
        result = _KICKED.get(event.name) or (self._words[-1] if self._words else "")
        self._words = []
        self._open = Row(self._quarter, self._plays, side, kind, gain, result, before=self._before)
        self._open = replace(self._open, first_downs=self._early)
        self._early = (0, 0)

    def _came_of_it(self, event: Event) -> None:
        word, row = _RESULTS[event.name], self._open
        if row is None:
            self._words.append(word)
            return
        worse = event.name == names.SAFETY
        self._open = replace(row, result=word if worse else row.result or word)
        if event.name == names.TOUCHDOWN and event["side"] == row.side:
            self._first_down(row.side)

    def _first_down(self, side: Seat) -> None:
        if self._open is not None:
            self._open = _with_first_down(self._open, side)
        elif self._rows:
            self._rows[-1] = _with_first_down(self._rows[-1], side)
        else:
            self._early = _one_more(self._early, side)

    def _stand(self, following: Next) -> None:
        if self._open is None:
            self._penalty(following)
        self._shut(following)
        self._before = following
        self._quarter, self._plays = following.quarter, following.plays
        self._words = []

    def _penalty(self, following: Next) -> None:
        """A penalty in place of a play: where the down is lost it counts (PEN-10)."""
        counted = (following.quarter, following.plays) != (self._quarter, self._plays)
        if counted and self._before is not None:
            self._plays += 1
            side, before = self._before.side, self._before
            self._open = Row(
                self._quarter, self._plays, side, PENALTY, None, "loss of down", before=before
            )
        elif self._rows:
            self._rows[-1] = replace(self._rows[-1], next=following)

    def _shut(self, following: Next | None) -> None:
        if self._open is not None:
            self._rows.append(replace(self._open, next=following))
            self._open = None


def _with_first_down(row: Row, side: Seat) -> Row:
    return replace(row, first_downs=_one_more(row.first_downs, side))


def _one_more(pair: tuple[int, int], side: Seat) -> tuple[int, int]:
    home, visitors = pair
    return (home + 1, visitors) if side is Seat.HOME else (home, visitors + 1)


_KINDS = {
    names.PLAY: "",
    names.PUNT: "punt",
    names.FIELD_GOAL_GOOD: "field goal",
    names.FIELD_GOAL_MISSED: "field goal",
}
_KICKED = {names.FIELD_GOAL_GOOD: "good", names.FIELD_GOAL_MISSED: "no good"}
_RESULTS = {
    names.INTERCEPTION: "interception",
    names.PASS_INCOMPLETE: "incomplete",
    names.TOUCHDOWN: "touchdown",
    names.SAFETY: "safety",
    names.TOUCHBACK: "touchback",
}


def _kind_of_play(event: Event) -> str:
    if event["kind"] == "pass":
        if not event["thrown"]:
            return "sack"
        return "screen" if event["screen"] else "pass"
    return "pitch" if event["pitched"] else "run"


def _next(event: Event) -> Next:
    return Next(
        Seat(event["side"]),
        event["down"],
        event["togo"],
        event["spot"],
        event["quarter"],
        event["plays"],
        event["home"],
        event["visitors"],
    )


def now(state: PegskinState) -> Next | None:
    """What the card says in this state, where a play from scrimmage is to come or under way."""
    situation = state.situation
    if not situation.down or state.decider is None:
        return None
    return Next(
        situation.possession,
        situation.down,
        situation.to_go,
        situation.spot,
        state.clock.quarter,
        state.clock.plays,
        *state.score.pair(),
    )


def resume(card: Next, opened: Seat | None = None) -> dict[str, Any]:
    """The `[position]` from which a game goes on where the card stands (PS-31).

    `opened` had the ball first; the card doesn't say it, without it home did. In a scrimmage
    add `yards` and `first_downs` (`totals`).
    """
    position = {
        "phase": "setup-offense",
        "possession": card.side.value,
        "spot": _whole(card.spot),
        "down": card.down,
        "togo": card.togo if isinstance(card.togo, str) else _whole(card.togo),
        "quarter": card.quarter,
        "plays": card.plays,
        "score": [card.home, card.visitors],
    }
    return position | ({"opened": opened.value} if opened else {})


def _whole(number: float) -> int:
    return int(number)


def totals(rows: Iterable[Row]) -> dict[str, list[int]]:
    """Yards gained and first downs made on these rows, home first: a scrimmage's statistics."""
    yards, firsts = dict.fromkeys(Seat, 0.0), [0, 0]
    for row in rows:
        yards[row.side] += row.gain or 0
        firsts = [sum(pair) for pair in zip(firsts, row.first_downs, strict=True)]
    return {"yards": [_whole(yards[seat]) for seat in Seat], "first_downs": firsts}
