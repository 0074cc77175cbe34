"""A game whose board stands on the players' own table, itself a `Game`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from gridlight.kernel.dice import Dice, RandomDice, Throw
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.game import Game, LegalMoves, MoveList, Seat, Step
from gridlight.kernel.language import tr
from gridlight.kernel.moves import TABLE_WORDS, TELL, Move
from gridlight.session.referee_mode import telling
from gridlight.session.referee_mode.telling import Refused

S = TypeVar("S")

CUP = "cup"
"""The verb that rolls dice for what happens on the board; the state stays as it is."""


class OwnBoard(Protocol[S]):
    """What a game's board does, told by those who stand around it.

    In `phases` it decides alone what can be done; in `away` the game waits for its board, so
    that no game with an own board is ever in them. `cups` are throws by name.
    """

    @property
    def phases(self) -> Collection[str]:
        """Where what happened on the board is told."""
        ...

    @property
    def away(self) -> Collection[str]:
        """Where the board on the screen is waited for."""
        ...

    @property
    def cups(self) -> Mapping[str, Sequence[Throw]]:
        """Dice for what happens on the board."""
        ...

    @property
    def base(self) -> Game[S, Move, Any]:
        """The game with the board on the screen."""
        ...

    def over(self, base: Any) -> OwnBoard[S]:
        """The same beside a game with other tables."""
        ...

    def offers(self, state: S, seat: Seat) -> Iterator[Move]:
        """What can be said in one of the phases; of what can be told only the likeliest."""
        ...

    def play(self, state: S, seat: Seat, order: Move, dice: Dice) -> Step[S]:
        """The step that an order makes; `Refused` or `IllegalMove` for what can't be."""
        ...


class ToldGame(Generic[S]):
    """The rules of a game with everything that its board decides told from outside.

    State, view and public state are those of the game itself.
    """

    def __init__(self, board: OwnBoard[S]) -> None:
        self.board = board
        self.base: Any = board.base

    @property
    def name(self) -> str:
        """The game's name."""
        return str(self.base.name)

    @property
    def rules(self) -> Any:
        """The numbers of its football."""
        return self.base.rules

    @property
    def settings(self) -> Any:
        """What the players agreed on."""
        return self.base.settings

    @property
    def spinners(self) -> Any:
        """The wheels of a game that has them."""
        return self.base.spinners

    def over(self, base: Any) -> ToldGame[S]:
        """The same beside a game with other tables."""
        return ToldGame(self.board.over(base))

    def start(self, dice: Dice) -> Step[S]:
        """As the game starts."""
        return self._step(self.base.start(dice))

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who decides next, or whose play is to be told."""
        return tuple(self.base.to_act(state))

    def legal(self, state: S, seat: Seat) -> LegalMoves[Move]:
        """What `seat` may do or tell now; `in` knows everything that can be told."""
        if seat not in self.to_act(state):
            return MoveList()
        return _Offers(self, state, seat)

    def apply(self, state: S, orders: Mapping[Seat, Move], dice: Dice) -> Step[S]:
        """The step that the order makes; raises `IllegalMove` and leaves the state alone."""
        ((seat, order),) = orders.items()
        if order.verb in TABLE_WORDS:
            return self._step(self.base.apply(state, orders, dice))
        if seat not in self.to_act(state):
            raise IllegalMove(seat, str(order), tr("it isn't the turn of {seat}.", seat=seat.value))
        if order.verb == CUP:
            return self._shake(state, seat, order, dice)
        if not self.asks(state):
            return self._beside(state, orders, order, dice)
        try:
            return self.board.play(state, seat, order, dice)
        except Refused as refused:
            raise IllegalMove(seat, str(order), str(refused)) from None

    def asks(self, state: S) -> bool:
        """Whether something that happened on the board is to be told now."""
        return self.base.describe(state)["phase"] in self.board.phases

    def view(self, state: S, seat: Seat | None) -> Any:
        """What `seat` may see."""
        return self.base.view(state, seat)

    def imagine(self, view: Any, dice: Dice) -> S:
        """A state that the view allows."""
        state: S = self.base.imagine(view, dice)
        return state

    def default_move(self, state: S, seat: Seat) -> Move:
        """The game's own choice, or that nothing was gained."""
        if self.asks(state):
            return next(iter(self.legal(state, seat)))
        move: Move = self.base.default_move(state, seat)
        return move

    def parse(self, text: str) -> Move:
        """A move from its words; raises `ValueError` for an unknown verb."""
        verb = next(iter(text.split()), "")
        if verb == TELL:
            return telling.parse(text)
        if verb == CUP:
            return Move(CUP, tuple(text.split()[1:]))
        move: Move = self.base.parse(text)
        return move

    def words(self, move: Move) -> str:
        """The move's words."""
        return str(move) if move.verb in (TELL, CUP) else str(self.base.words(move))

    def sealed(self, state: S, seat: Seat) -> bool:
        """Never: everybody stands around the board."""
        return False

    def unshown(self, state: S) -> tuple[Seat, ...]:
        """Nobody hides anything."""
        return ()

    def from_position(self, position: Mapping[str, Any]) -> S:
        """A position between plays; `ValueError` for one with its men on the board."""
        state: S = self.base.from_position(position)
        phase = self.base.describe(state)["phase"]
        if phase in self.board.away:
            raise ValueError(
                "phase: "
                + tr("“{phase}” is a moment on a board that isn't on the screen", phase=phase)
            )
        return state

    def describe(self, state: S) -> dict[str, Any]:
        """The public state."""
        said: dict[str, Any] = self.base.describe(state)
        return said

    def _beside(self, state: S, orders: Mapping[Seat, Move], order: Move, dice: Dice) -> Step[S]:
        """A step in which the board has no say."""
        if order.verb == TELL:
            seat = next(iter(orders))
            raise IllegalMove(seat, str(order), tr("there is no play to be told of now."))
        return self._step(self.base.apply(state, orders, dice))

    def _step(self, step: Step[S]) -> Step[S]:
        phase = self.base.describe(step.state)["phase"]
        assert phase not in self.board.away, phase
        return step

    def _shake(self, state: S, seat: Seat, order: Move, dice: Dice) -> Step[S]:
        throws = self.board.cups.get(" ".join(order.args))
        if throws is None:
            known = ", ".join(self.board.cups) or tr("none here")
            raise IllegalMove(
                seat, str(order), tr("there is no such dice; there are {known}.", known=known)
            )
        for throw in throws:
            dice.roll(throw)
        return Step(state)


class _Offers:
    """What a seat may do or tell: a walk lists the likeliest, `in` knows it all."""

    def __init__(self, game: ToldGame[Any], state: Any, seat: Seat) -> None:
        self._game = game
        self._state = state
        self._seat = seat

    def __contains__(self, said: object) -> bool:
        game, state, seat = self._game, self._state, self._seat
        if not isinstance(said, Move) or said.verb in TABLE_WORDS:
            return False
        if said.verb == CUP:
            return " ".join(said.args) in game.board.cups
        if not game.asks(state):
            return said.verb != TELL and said in game.base.legal(state, seat)
        try:
            game.apply(state, {seat: said}, RandomDice(0))
        except IllegalMove:
            return False
        return True

    def __iter__(self) -> Iterator[Move]:
        game = self._game
        if game.asks(self._state):
            yield from game.board.offers(self._state, self._seat)
        else:
            yield from game.base.legal(self._state, self._seat)
        yield from (Move(CUP, tuple(name.split())) for name in game.board.cups)

    def __len__(self) -> int:
        return sum(1 for _ in self)
