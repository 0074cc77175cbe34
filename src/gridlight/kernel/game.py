"""The one interface that every game answers to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Protocol, Self, TypeVar, runtime_checkable

from gridlight.kernel.dice import Dice
from gridlight.kernel.events import Event


class Seat(StrEnum):
    """Who sits at the table; also the team that a seat plays."""

    HOME = "home"
    VISITORS = "visitors"

    @property
    def other(self) -> Seat:
        """The seat across the table."""
        return Seat.VISITORS if self is Seat.HOME else Seat.HOME


S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
A_co = TypeVar("A_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What a move led to: the state after it and the events on the way, in order."""

    state: S
    events: tuple[Event, ...] = ()


class LegalMoves(Protocol[A_co]):
    """Moves on offer, lazily: they can be counted, walked through and asked about."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[A_co]: ...

    def __contains__(self, move: object) -> bool: ...


class MoveList(Generic[A]):
    """Legal moves that are few enough to be written down."""

    def __init__(self, moves: Iterable[A] = ()) -> None:
        self._moves = tuple(moves)
        self._known = frozenset(self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[A]:
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        return move in self._known


class Game(Protocol[S, A, V]):
    """The rules of one game; it holds tables and settings but no state of play.

    Besides the legal moves, `apply` takes the words of the table, which are never
    listed: `resign`, `agree-draw` (said by one seat for both), and `time` where quarters
    run by the wall clock. They are taken from either seat until the game is over.

    Where both seats are to act, `apply` takes the orders of both at once or of either
    alone; a seat that has acted is no longer in `to_act`.
    """

    @property
    def name(self) -> str:
        """The game's name as in records: `foto-electric`."""
        ...

    def start(self, dice: Dice) -> Step[S]:
        """The state before the coin toss."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who decides next: nobody when over, both for sealed picks."""
        ...

    def legal(self, state: S, seat: Seat) -> LegalMoves[A]:
        """What `seat` may do now."""
        ...

    def apply(self, state: S, orders: Mapping[Seat, A], dice: Dice) -> Step[S]:
        """The step that these orders make; raises `IllegalMove` and changes nothing."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What `seat` may see; None is a spectator."""
        ...

    def imagine(self, view: V, dice: Dice) -> S:
        """A state that the view allows, with what is hidden drawn from `dice`."""
        ...

    def default_move(self, state: S, seat: Seat) -> A:
        """What is done for `seat` when the decision clock runs out."""
        ...

    def parse(self, text: str) -> A:
        """A move from its words; raises `ValueError` for an unknown verb."""
        ...

    def words(self, move: A) -> str:
        """The move's words; `parse` reads them back."""
        ...

    def sealed(self, state: S, seat: Seat) -> bool:
        """Whether what `seat` decides in this state stays hidden until the game shows it.

        True only where `seat` is to act. A sealed move draws no dice, and until it is
        shown neither events nor the views of the other seat and of a spectator depend on
        which of the legal moves it was. Words of the table are never sealed.
        """
        ...

    def unshown(self, state: S) -> tuple[Seat, ...]:
        """The seats with a sealed move in this state that nobody else may know yet.

        A seat leaves this tuple in the very step that makes its sealed moves public, be
        it by the rules (a reveal) or because the game is over. Everything that the seat
        sealed becomes public with it.
        """
        ...

    def from_position(self, position: Mapping[str, Any]) -> S:
        """The state that a position says (the keys of `[position]` in scenario files).

        Raises `ValueError` with one sentence for a value that makes no sense; its
        message starts with the key at fault and a colon.
        """
        ...

    def describe(self, state: S) -> dict[str, Any]:
        """The public state under the keys that `expect` knows, as plain data.

        Always `phase`, `seat` (`home`, `visitors`, `both` or None), `score` (two numbers,
        home first), `over` and `winner` (a seat's name, `tie`, or None); the others as far
        as the state has them. Nothing sealed is in it.
        """
        ...


@runtime_checkable
class Showable(Protocol):
    """A game whose results may be given in place of what its cards would show."""

    def with_shows(self, shows: Mapping[str, Any]) -> Self:
        """The same game, but the next reveal shows `shows`; `ValueError` if it can't."""
        ...
