"""What was called on each play of a game and what came of it, read from its record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from gridlight.football import events as names
from gridlight.football.field import to_goal
from gridlight.kernel.codec import digest
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.session.course import Record
from gridlight.session.journal import Header
from gridlight.session.record_plays import plays
from gridlight.session.rerun import standing_steps
from gridlight.session.tendencies.lineups import line_up_name

RUN, PASS = "run", "pass"
PUNT, QUICK_KICK, FIELD_GOAL = "punt", "quick-kick", "field-goal"
KICKOFF, ONSIDE, FREE_KICK, TRY = "kickoff", "onside", "free-kick", "try"
FROM_SCRIMMAGE = (RUN, PASS)
KICKS = (PUNT, QUICK_KICK, FIELD_GOAL)
DEAD_BALL = (KICKOFF, ONSIDE, FREE_KICK, TRY)

SUCCESS = {1: 0.4, 2: 0.6}
"""The share of what is needed that makes a play a success, by down; later all of it."""
LEAST_NEEDED = 0.5
"""Yards that are needed for a success with inches to go."""


@dataclass(frozen=True, slots=True)
class Call:
    """One play: who had the ball, how it stood, what both sides called, what came of it.

    `kind` is one of `FROM_SCRIMMAGE`, `KICKS` or `DEAD_BALL`. `call` and `defense` are the
    numbers and letters of cards, on a board what kind of throw or run it was and the defense's
    formation; `title` and `answer` are the cards' names. `formation` is the offense's, on a
    board. `down` is 0 for plays that aren't from scrimmage, `to_go` then 0; `margin` is what
    the side leads by. `yards` are those of the statistics, for a kick its length, for a field
    goal or a missed one its distance. `good` says of a kick that it did what it was for. `at`
    is the step after which the play begins. `mark` is the same for the same play in copies of
    a game. `laid` and `answered` are where both cards were laid, as in moves: `L`, `R2`; empty
    where that isn't one of the places.
    """

    side: Seat
    kind: str
    call: str
    title: str
    formation: str
    defense: str
    answer: str
    quarter: int
    down: int
    to_go: float
    to_goal: float
    margin: int
    yards: float
    first_down: bool
    touchdown: bool
    turnover: bool
    good: bool
    at: int
    mark: str
    laid: str = ""
    answered: str = ""

    @property
    def success(self) -> bool:
        """Whether it gained what its down asks for: 40, 60, then 100 % of the yards to go."""
        if self.kind not in FROM_SCRIMMAGE:
            return self.good
        if self.turnover:
            return False
        needed = max(LEAST_NEEDED, SUCCESS.get(self.down, 1.0) * self.to_go)
        return self.first_down or self.touchdown or self.yards >= needed


@dataclass(frozen=True, slots=True)
class Span:
    """All steps of one play, its returns among them, and the public state before them."""

    before: Mapping[str, Any]
    steps: tuple[Record, ...]


_AT = "at "
_BEGINS = frozenset(
    {
        *("coin-toss", "kick-or-receive", "kickoff", "kickoff-setup", "after-safety"),
        *("scrimmage-call", "setup-offense", "try-choice"),
    }
)
"""The phases in which a play begins."""


def spans(history: Sequence[Record]) -> list[Span]:
    """The plays with what was done after the ball changed hands in them."""
    found: list[Span] = []
    for play in plays(history):
        if found and play.before["phase"] not in _BEGINS:
            found[-1] = Span(found[-1].before, (*found[-1].steps, *play.steps))
        else:
            found.append(Span(play.before, play.steps))
    return found


def calls_of(header: Header, history: Sequence[Record]) -> tuple[Call, ...]:
    """Every play that was over and shown, in order; what a penalty wiped out isn't counted.

    A pick that is still sealed is no part of it, nor is a play under way.
    """
    told: dict[int, list[Event]] = {}
    for record, event in standing_steps(history):
        told.setdefault(record.n, []).append(event)
    cards = _Cards(header.tables.get("deck"))
    players = [[player.name, player.kind] for player in header.seats.values()]
    mark = digest([header.game, header.created, players, header.position])
    found: list[Call] = []
    at = 0
    for span in spans(history):
        mark = digest([mark, [[r.seat, r.words, [x.label for x in r.rolls]] for r in span.steps]])
        events = [event for record in span.steps for event in told.get(record.n, ())]
        reading = _Reading(header, span, events, cards)
        found += reading.calls(at, mark)
        at = span.steps[-1].n
    return tuple(found)


class _Cards:
    """The names of a deck's cards, as the record has the deck."""

    def __init__(self, deck: Any) -> None:
        data = deck if isinstance(deck, Mapping) else {}
        self._names = {
            str(card[key]): str(card.get("name") or "")
            for side, key in (("offense", "number"), ("defense", "letter"))
            for card in data.get(side, ())
            if isinstance(card, Mapping) and key in card
        }

    def name(self, card: str) -> str:
        """The name of a card by its number or letter; empty where it has none."""
        return self._names.get(card, "")


class _Reading:
    """One play being read."""

    def __init__(self, header: Header, span: Span, events: Sequence[Event], cards: _Cards) -> None:
        self.header, self.span, self.events, self.cards = header, span, events, cards
        self.down = int(span.before.get("down") or 0)

    def calls(self, at: int, mark: str) -> Iterator[Call]:
        """What was called in it: nothing, once, or as often as it was kicked off anew."""
        for place, event in enumerate(self.events):
            kind = self._kind(event)
            if kind:
                yield self._call(event, kind, self._about(event, place), at, f"{mark}:{place}")
        if not any(self._kind(event) for event in self.events):
            yield from self._lost_before_the_kick(at, mark)

    def _kind(self, event: Event) -> str:
        reader = _KINDS.get(event.name)
        return reader(event, self.down) if reader else ""

    def _about(self, event: Event, place: int) -> Sequence[Event]:
        """The events that belong to a call: all of the play, or those up to the next kick-off."""
        if event.name != names.KICKOFF:
            return self.events
        rest = self.events[place + 1 :]
        again = [n for n, each in enumerate(rest) if each.name == names.KICKOFF]
        return rest[: again[0]] if again else rest

    def _lost_before_the_kick(self, at: int, mark: str) -> Iterator[Call]:
        """A kick that was called from scrimmage and fumbled before it was kicked."""
        ordered = [record for record in self.span.steps if record.words in KICKS]
        fumbles = [event for event in self.events if event.name == names.FUMBLE]
        if self.down and ordered and fumbles and "spot" in self.span.before:
            kind = str(ordered[-1].words)
            yield self._call(fumbles[0], kind, self.events, at, f"{mark}:0")

    def _call(self, event: Event, kind: str, about: Sequence[Event], at: int, mark: str) -> Call:
        before, side = self.span.before, Seat(event["side"])
        spot = float(before.get("spot") or 0)
        goal = to_goal(side, spot)
        call, title = self._called(event, kind)
        defense, answer = self._answered(event, kind, side)
        turnover = _lost(about, side)
        touchdown = _told(about, names.TOUCHDOWN, side)
        yards = _YARDS[event.name](event) if event.name in _YARDS else 0.0
        to_go = _to_go(before.get("togo"), goal) if self.down else 0.0
        firsts = touchdown or _first_down(about, side, penalty_may_be=yards >= max(0.5, to_go))
        home, visitors = before["score"]
        return Call(
            side=side,
            kind=kind,
            call=call,
            title=title,
            formation=self._formation(side, spot, defense=False) if kind in FROM_SCRIMMAGE else "",
            defense=defense,
            answer=answer,
            quarter=int(before.get("quarter") or 1),
            down=self.down,
            to_go=to_go,
            to_goal=goal,
            margin=home - visitors if side is Seat.HOME else visitors - home,
            yards=yards,
            first_down=kind in FROM_SCRIMMAGE and not turnover and firsts,
            touchdown=kind in FROM_SCRIMMAGE and touchdown,
            turnover=turnover,
            good=_good(event, kind, about, side),
            at=at,
            mark=mark,
            laid=self._place(side) if event.name == names.REVEAL else "",
            answered=self._place(side.other) if event.name == names.REVEAL else "",
        )

    def _place(self, seat: Seat) -> str:
        """Where a seat laid its card at last."""
        said = [str(record.words) for record in self.span.steps if record.seat is seat]
        laid = [words.removeprefix(_AT) for words in said if words.startswith(_AT)]
        return laid[-1] if laid else ""

    def _called(self, event: Event, kind: str) -> tuple[str, str]:
        if event.name == names.REVEAL and event["play"] is not None:
            card = str(event["play"])
            return card, self.cards.name(card)
        if event.name in (names.TRY_GOOD, names.TRY_MISSED):
            return str(event["how"]), ""
        if event.name == names.PLAY and kind == PASS and event.get("screen"):
            return "screen", ""
        if event.name == names.PLAY and kind == RUN and event.get("pitched"):
            return "pitch", ""
        return "", ""

    def _answered(self, event: Event, kind: str, side: Seat) -> tuple[str, str]:
        if event.name == names.REVEAL:
            letter = str(event["formation"] or "")
            return letter, self.cards.name(letter)
        if kind not in FROM_SCRIMMAGE:
            return "", ""
        spot = float(self.span.before.get("spot") or 0)
        return self._formation(side.other, spot, defense=True), ""

    def _formation(self, side: Seat, spot: float, *, defense: bool) -> str:
        phase = "setup-defense" if defense else "setup-offense"
        placed = [
            record
            for record in self.span.steps
            if any(e.name == names.LINE_UP and e["phase"] == phase for e in record.events)
        ]
        if not placed:
            return ""
        header, words = self.header, placed[-1].words or ""
        return line_up_name(header.game, header.settings, words, side, spot, defense=defense)


def _scrimmage(event: Event, down: int) -> str:
    if event.get("trying"):
        return ""
    return PASS if event["kind"] == "pass" or event["thrown"] else RUN


def _blocked(event: Event, down: int) -> str:
    return FIELD_GOAL if event.get("kind") == "field-goal" else PUNT


def _punt(event: Event, down: int) -> str:
    if not down:
        return FREE_KICK
    return QUICK_KICK if event.get("kind") == QUICK_KICK else PUNT


_KINDS: dict[str, Callable[[Event, int], str]] = {
    names.REVEAL: _scrimmage,
    names.PLAY: _scrimmage,
    names.PUNT: _punt,
    names.PUNT_BLOCKED: _blocked,
    names.FIELD_GOAL_GOOD: lambda event, down: FIELD_GOAL,
    names.FIELD_GOAL_MISSED: lambda event, down: FIELD_GOAL,
    names.KICKOFF: lambda event, down: ONSIDE if event.get("onside") else KICKOFF,
    names.TRY_GOOD: lambda event, down: TRY,
    names.TRY_MISSED: lambda event, down: TRY,
}


def _gained(event: Event) -> float:
    """The yards of a run, a sack or a caught pass, as the statistics have them."""
    stolen = event.get("intercepted") or event.get("outcome") == "interception"
    if event["thrown"] and (stolen or not event["caught"]):
        return 0.0
    return float(event["gain"] or 0)


def _kicked(event: Event) -> float:
    return float(min(event["yards"], to_goal(Seat(event["side"]), event["start"])))


_YARDS: dict[str, Callable[[Event], float]] = {
    names.REVEAL: _gained,
    names.PLAY: _gained,
    names.PUNT: _kicked,
    names.KICKOFF: _kicked,
    names.FIELD_GOAL_GOOD: lambda event: float(event["distance"]),
    names.FIELD_GOAL_MISSED: lambda event: float(event["distance"]),
}


def _to_go(said: Any, goal: float) -> float:
    if said == "goal":
        return goal
    return float(said) if isinstance(said, int | float) else 0.0


def _told(events: Sequence[Event], name: str, side: Seat) -> bool:
    return any(event.name == name and event["side"] == side for event in events)


def _first_down(events: Sequence[Event], side: Seat, *, penalty_may_be: bool) -> bool:
    """A first down; one told after a penalty was walked off counts if the play made it too."""
    for event in events:
        if event.name == names.PENALTY_ACCEPTED:
            return penalty_may_be
        if event.name == names.FIRST_DOWN and event["side"] == side:
            return True
    return False


def _lost(events: Sequence[Event], side: Seat) -> bool:
    """Whether the side lost the ball by an interception or a fumble of its own."""
    fumbler: Any = None
    for event in events:
        if event.name == names.INTERCEPTION and event["side"] == side:
            return True
        if event.name == names.FUMBLE:
            fumbler = event["side"]
        elif event.name == names.RECOVERY:
            if fumbler == side and event["lost"]:
                return True
            fumbler = None
    return False


def _good(event: Event, kind: str, about: Sequence[Event], side: Seat) -> bool:
    if kind == ONSIDE:
        return any(each.name == names.RECOVERY and each["side"] == side for each in about)
    if kind in (FIELD_GOAL, TRY):
        return event.name in (names.FIELD_GOAL_GOOD, names.TRY_GOOD)
    return event.name in (names.PUNT, names.KICKOFF)


# as plain data


def plain_calls(calls: Sequence[Call]) -> list[list[Any]]:
    """Calls as lists of plain values, in the order of their fields."""
    keys = [each.name for each in fields(Call)]
    return [
        [
            int(value) if isinstance(value, bool) else value
            for value in (getattr(call, key) for key in keys)
        ]
        for call in calls
    ]


def calls_from(data: Sequence[Sequence[Any]]) -> tuple[Call, ...]:
    """The calls that `plain_calls` made data of; `ValueError` or `TypeError` otherwise."""
    return tuple(_from(values) for values in data)


def _from(values: Sequence[Any]) -> Call:
    side, *middle = values[:13]
    flags = (bool(value) for value in values[13:17])
    return Call(Seat(side), *middle, *flags, *values[17:])
