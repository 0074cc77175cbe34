"""The course of one game in memory: its steps, each checked by the rules as it is taken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from gridlight.kernel.dice import Dice, Roll, ScriptedDice
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.kernel.moves import TELL
from gridlight.session.registry import AnyGame
from gridlight.session.seals import Pick

_PREFIXES = {"h:": Seat.HOME, "v:": Seat.VISITORS}


@dataclass(frozen=True, slots=True)
class Record:
    """One step as anybody may see it; `words` is None while its pick is sealed.

    `seal` is the published hash of a sealed pick, `shown` holds the numbers of the
    earlier steps whose picks became public in this one, `by` is `clock` where the
    decision clock chose, `hand` says that the dice were rolled at the table.
    """

    n: int
    seat: Seat | None
    words: str | None
    rolls: tuple[Roll, ...]
    events: tuple[Event, ...]
    described: Mapping[str, Any]
    shown: tuple[int, ...] = ()
    by: str = ""
    hand: bool = False
    seal: str = ""

    @property
    def verb(self) -> str:
        """The first word of the move; empty where nobody moved, or in secret."""
        return next(iter((self.words or "").split()), "")


@dataclass(frozen=True, slots=True)
class Played:
    """A step with everything that only the table itself may know."""

    record: Record
    state: Any
    words: str
    pick: Pick | None = None


@dataclass(frozen=True, slots=True)
class Order:
    """What is about to be done: by whom, in which words, and how it came about."""

    seat: Seat
    words: str
    by: str = ""
    hand: bool = False


class RollsLeft(IllegalMove):
    """More results were given than the move's dice ask for."""

    def __init__(self, order: Order, left: tuple[str, ...]) -> None:
        self.left = left
        super().__init__(
            order.seat, order.words, tr("nothing is rolled for {left}", left=", ".join(left))
        )


class Course:
    """The steps that stand, from the start on; it knows no file."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._played: list[Played] = []

    def __len__(self) -> int:
        return len(self._played)

    def __getitem__(self, n: int) -> Played:
        return self._played[n]

    @property
    def state(self) -> Any:
        """The state as it stands."""
        return self._played[-1].state

    @property
    def records(self) -> tuple[Record, ...]:
        """All steps, with what is still sealed left out."""
        return tuple(played.record for played in self._played)

    def begin(self, dice: Dice, position: Mapping[str, Any] | None = None) -> Played:
        """Take step 0: the game's own start, or a position; `ValueError` for a bad one."""
        if position is None:
            step = self.game.start(dice)
            state, events = step.state, step.events
        else:
            state, events = self.game.from_position(position), ()
        described = self.game.describe(state)
        played = Played(Record(0, None, None, tuple(dice.drawn), events, described), state, "")
        self._played = [played]
        return played

    def attempt(self, order: Order, dice: Dice, salt: str) -> Played:
        """The step that an order makes; `commit` takes it.

        A move that stays hidden is sealed with `salt`. Errors of the rules and the dice
        pass through.
        """
        move = self.game.parse(order.words)
        before = self.state
        sealed = order.seat in self.game.to_act(before) and self.game.sealed(before, order.seat)
        listed = sealed and move in self.game.legal(before, order.seat)
        step = self.game.apply(before, {order.seat: move}, dice)
        if isinstance(dice, ScriptedDice) and dice.left:
            raise RollsLeft(order, dice.left)
        hidden = self.game.unshown(step.state)
        pick = Pick(order.words, salt) if listed and order.seat in hidden else None
        record = Record(
            n=len(self),
            seat=order.seat,
            words=None if pick else order.words,
            rolls=tuple(dice.drawn),
            events=step.events,
            described=self.game.describe(step.state),
            shown=self._now_public(hidden),
            by=order.by,
            hand=order.hand and bool(dice.drawn),
            seal=pick.hash if pick else "",
        )
        return Played(record, step.state, order.words, pick)

    def commit(self, played: Played) -> None:
        """Take an attempted step; the records of picks that it makes public say them now."""
        for n in played.record.shown:
            self._tell(n)
        self._played.append(played)

    def copy(self) -> Course:
        """The same steps, to go on with apart from these."""
        other = Course(self.game)
        other._played = list(self._played)
        return other

    def upto(self, n: int) -> Course:
        """The steps up to `n` as anybody could see them then: later shown picks are sealed."""
        other = Course(self.game)
        later = {m for played in self._played[n + 1 :] for m in played.record.shown}
        other._played = [
            replace(played, record=replace(played.record, words=None))
            if played.record.n in later
            else played
            for played in self._played[: n + 1]
        ]
        return other

    def picks(self, steps: tuple[int, ...]) -> dict[int, Pick]:
        """The sealed picks of these steps, by step."""
        found = {n: self._played[n].pick for n in steps}
        return {n: pick for n, pick in found.items() if pick is not None}

    @property
    def may_go_back(self) -> bool:
        """Whether the last step can be taken back: no die fell in it and nothing was shown.

        What was told of the players' own board can be, for the same dice fall again.
        """
        last = self._played[-1].record
        fell = last.rolls and last.verb != TELL
        return last.n > 0 and not fell and not last.shown

    def go_back(self, to: int) -> None:
        """Let the game stand as after step `to`."""
        del self._played[to + 1 :]

    def _now_public(self, hidden: tuple[Seat, ...]) -> tuple[int, ...]:
        return tuple(
            played.record.n
            for played in self._played
            if played.record.seal
            and played.record.words is None
            and played.record.seat not in hidden
        )

    def _tell(self, n: int) -> None:
        played = self._played[n]
        self._played[n] = replace(played, record=replace(played.record, words=played.words))


def split_seat(text: str) -> tuple[Seat | None, str]:
    """A move's words and the seat that a prefix `h:` or `v:` names."""
    head, _, rest = text.strip().partition(" ")
    if head in _PREFIXES:
        return _PREFIXES[head], rest.strip()
    return None, text.strip()


def seat_for(game: AnyGame, state: Any, move: Any) -> Seat:
    """Who means a move said without a seat: the one who may make it, or whose turn it is."""
    acting = game.to_act(state)
    order: list[Seat] = [*acting, *Seat]
    for seat in order:
        if move in game.legal(state, seat):
            return seat
    return acting[0] if acting else Seat.HOME
