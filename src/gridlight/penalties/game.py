"""A game with the penalty die over it, itself a `Game` (PEN-1 to PEN-13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from gridlight.football import events as names
from gridlight.kernel.dice import Dice, ScriptedDice
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.events import Event, event
from gridlight.kernel.game import Game, LegalMoves, MoveList, Seat, Showable, Step
from gridlight.kernel.language import tr
from gridlight.kernel.moves import TABLE_WORDS, Move, move
from gridlight.penalties.calling import Caller, Reading, penalty_die, read_dice
from gridlight.penalties.chart import PenaltyCard, PenaltyChart
from gridlight.penalties.enforcing import (
    ACCEPT,
    DECLINE,
    HELD_BACK,
    Ended,
    offset,
    options,
    why_void,
)
from gridlight.penalties.fit import Fit, Football
from gridlight.penalties.state import (
    Called,
    Choice,
    Layered,
    Option,
    PenaltyView,
    SeenChoice,
    SeenOption,
    Watch,
    X,
)
from gridlight.penalties.worth import best

S = TypeVar("S", bound=Football)

OWN_VERBS = frozenset({ACCEPT, DECLINE})
UNDO = Move("undo")

PHASE = "penalty-choice"
"""What a position says while a penalty is to be accepted or declined."""


@dataclass(frozen=True, slots=True)
class Tables:
    """What the layer plays with: the chart, each team's card, and the faces with an X."""

    chart: PenaltyChart
    cards: Mapping[Seat, PenaltyCard]
    x_faces: int = 1


class PenaltySystem(Generic[S]):
    """A game as `fit` has it, with the penalty die, the cards and the chart of `tables`.

    `game` is the game underneath; what it does alone it does here too.
    """

    def __init__(self, fit: Fit[S], tables: Tables) -> None:
        self.fit = fit
        self.tables = tables
        self._unknown = frozenset(verb for verb in OWN_VERBS if not _knows(fit.game, verb))

    @property
    def game(self) -> Game[S, Move, Any]:
        """The game underneath."""
        return self.fit.game

    @property
    def name(self) -> str:
        """The game's name."""
        return self.game.name

    def start(self, dice: Dice) -> Step[Layered[S]]:
        """As the game starts."""
        first = self.game.start(dice)
        return Step(self._layered(first.state), first.events)

    def to_act(self, state: Layered[S]) -> tuple[Seat, ...]:
        """Who decides next; while a penalty is open the offended team."""
        if state.choice is not None:
            return (state.choice.called.by.other,)
        return self.game.to_act(state.base)

    def legal(self, state: Layered[S], seat: Seat) -> LegalMoves[Move]:
        """What `seat` may do now."""
        if state.choice is not None:
            mine = seat is state.choice.called.by.other
            return MoveList(move(option.words) for option in state.choice.options if mine)
        barred = self._unknown
        if self._undoes_the_die(state, seat):
            barred |= {UNDO.verb}
        offered = self.game.legal(state.base, seat)
        return _Without(offered, barred) if barred else offered

    def apply(self, state: Layered[S], orders: Mapping[Seat, Move], dice: Dice) -> Step[Layered[S]]:
        """The step that the orders make, with the dice of a penalty where they fall."""
        if state.choice is not None:
            return self._answer(state, state.choice, orders, dice)
        for seat, order in orders.items():
            if order == UNDO and self._undoes_the_die(state, seat):
                reason = tr("the penalty die has been rolled for this play (PEN-1).")
                raise IllegalMove(seat, str(order), reason)
            if order.verb in self._unknown:
                raise IllegalMove(
                    seat, str(order), tr("there is no penalty to decide on (PEN-13).")
                )
        watch, told = self._begin(state, orders, dice)
        step = self.game.apply(state.base, orders, dice)
        if watch is None:
            return Step(self._layered(step.state), step.events)
        watch = _watched(watch, self.fit.kind_after(watch.kind, step.events), step.events)
        said = any(order.verb in TABLE_WORDS for order in orders.values())
        if said and not self.fit.under_way(step.state):
            return Step(self._layered(step.state), step.events)
        if self.fit.under_way(step.state):
            return Step(self._layered(step.state, watch), (*told, *step.events))
        after = self._over(state.base, step, watch, dice)
        return Step(after.state, (*told, *after.events))

    def view(self, state: Layered[S], seat: Seat | None) -> PenaltyView[Any]:
        """What `seat` may see of the game, the die and an open choice."""
        choice = state.choice
        seen = None
        if choice is not None:
            seen = SeenChoice(
                choice.called,
                tuple(
                    SeenOption(each.words, self.game.view(each.state, seat), each.events)
                    for each in choice.options
                ),
            )
        return self.fit.seen(self.game.view(state.base, seat), state.watch, seen)

    def imagine(self, view: PenaltyView[Any], dice: Dice) -> Layered[S]:
        """A state that the view allows."""
        base = self.game.imagine(view.game, dice)
        if view.choice is None:
            return self._layered(base, view.watch)
        choice = Choice(
            view.choice.called,
            tuple(
                Option(each.words, self.game.imagine(each.game, dice), each.events)
                for each in view.choice.options
            ),
        )
        return self.fit.layered(base, None, choice)

    def default_move(self, state: Layered[S], seat: Seat) -> Move:
        """The game's own; for a penalty the answer that is worth more (FB-13)."""
        if state.choice is not None:
            return move(best(state.choice.options, seat).words)
        return self.game.default_move(state.base, seat)

    def parse(self, text: str) -> Move:
        """A move from its words; raises `ValueError` for an unknown verb."""
        if text.split()[:1] and text.split()[0] in OWN_VERBS:
            return move(text)
        return self.game.parse(text)

    def words(self, move: Move) -> str:
        """The move's words."""
        return str(move) if move.verb in OWN_VERBS else self.game.words(move)

    def sealed(self, state: Layered[S], seat: Seat) -> bool:
        """As in the game."""
        return state.choice is None and self.game.sealed(state.base, seat)

    def unshown(self, state: Layered[S]) -> tuple[Seat, ...]:
        """As in the game."""
        return self.game.unshown(state.base)

    def from_position(self, position: Mapping[str, Any]) -> Layered[S]:
        """A position; inside a play it may say what the penalty die showed."""
        wanted = dict(position)
        shown = wanted.pop("penalty_die", None)
        base = self.game.from_position(wanted)
        if shown is None:
            return self._layered(base)
        if shown not in (X, "-"):
            raise ValueError("penalty_die: " + tr("“{shown}” isn't “X” or “-”", shown=shown))
        if not self.fit.under_way(base):
            phase = self.game.describe(base)["phase"]
            raise ValueError("penalty_die: " + tr("in “{phase}” no play is under way", phase=phase))
        return self._layered(base, Watch(shown, self.fit.kind_of(base)))

    def describe(self, state: Layered[S]) -> dict[str, Any]:
        """The game's public state, with the penalty die of the play under way."""
        said = self.game.describe(state.base)
        if state.choice is not None:
            said |= {"phase": PHASE, "seat": state.choice.called.by.other.value}
        return said | ({"penalty_die": state.watch.shown} if state.watch else {})

    def with_shows(self, shows: Mapping[str, Any]) -> PenaltySystem[S]:
        """The same game, but the cards show what `shows` says."""
        if not isinstance(self.game, Showable):
            raise ValueError(tr("a game of {name} shows no cards", name=self.name))
        return PenaltySystem(self.fit.over(self.game.with_shows(shows)), self.tables)

    def _layered(self, base: S, watch: Watch | None = None) -> Layered[S]:
        return self.fit.layered(base, watch)

    def _begin(
        self, state: Layered[S], orders: Mapping[Seat, Move], dice: Dice
    ) -> tuple[Watch | None, tuple[Event, ...]]:
        """The watch on the play that goes on or begins with this step (PEN-1)."""
        if state.watch is not None or len(orders) != 1:
            return state.watch, ()
        ((seat, order),) = orders.items()
        kind = self.fit.begins(state.base, order)
        if not kind or order not in self.game.legal(state.base, seat):
            return None, ()
        shown = dice.roll(penalty_die(self.tables.x_faces))
        side = state.base.situation.possession
        return Watch(shown, kind), (event(names.PENALTY_DIE, side=side, shown=shown),)

    def _over(self, last: S, step: Step[S], watch: Watch, dice: Dice) -> Step[Layered[S]]:
        """The play has ended: after an X the three dice say whether there was a foul (PEN-2)."""
        again = any(told.name == names.REKICK for told in step.events)  # PEN-1: the X is void
        if watch.shown != X or again:
            return Step(self._layered(step.state), step.events)
        reading = read_dice(dice, last.situation.possession, self.tables.cards)
        next_ones = HELD_BACK | self.fit.told_next
        played = tuple(told for told in step.events if told.name not in next_ones)
        held = tuple(told for told in step.events if told.name in next_ones)
        ended = Ended(self.fit, last, step.state, held, watch.kind, watch.lost)
        after = self._ruled(ended, reading)
        return Step(after.state, (*played, *after.events))

    def _ruled(self, ended: Ended[S], reading: Reading) -> Step[Layered[S]]:
        if reading.blank:
            return Step(self._layered(ended.stands), (reading.told(), *ended.held))
        if reading.offsetting:
            off = offset(ended)
            return Step(self._layered(off.state), (reading.told(), *off.events))
        called = Caller(self.tables.chart, ended.offense, ended.kind).call(reading)
        if void := why_void(ended, called, offsides=reading.entry.offsides):
            return Step(self._layered(ended.stands), (reading.told(void), *ended.held))
        told = (reading.told(), _foul(called))
        found = options(ended, called)
        if called.forced or found[0].state == found[-1].state:
            return Step(self._layered(found[-1].state), (*told, *found[-1].events))
        asking = self.fit.asking(ended.last, ended.stands, called.by.other)
        return Step(self.fit.layered(asking, None, Choice(called, found)), told)

    def _answer(
        self, state: Layered[S], choice: Choice[S], orders: Mapping[Seat, Move], dice: Dice
    ) -> Step[Layered[S]]:
        """Accepted, declined, or the table's last word (PEN-13)."""
        for seat, order in orders.items():
            if order.verb in TABLE_WORDS and not order.args:
                return self._table_word(state, choice, seat, order, dice)
            for option in choice.options:
                if seat is choice.called.by.other and str(order) == option.words:
                    return Step(self._layered(option.state), option.events)
            reason = tr("the penalty is to be accepted or declined first (PEN-13).")
            raise IllegalMove(seat, str(order), reason)
        raise IllegalMove(Seat.HOME, "", tr("nobody has said anything."))

    def _table_word(
        self, state: Layered[S], choice: Choice[S], seat: Seat, order: Move, dice: Dice
    ) -> Step[Layered[S]]:
        step = self.game.apply(state.base, {seat: order}, dice)
        if not self.game.to_act(step.state):
            return Step(self._layered(step.state), step.events)
        timed = tuple(self._timed(option, seat, order) for option in choice.options)
        return Step(self.fit.layered(step.state, None, Choice(choice.called, timed)), step.events)

    def _timed(self, option: Option[S], seat: Seat, order: Move) -> Option[S]:
        """An option once time has been called: a play made again still ends the quarter."""
        if any(told.get("negates") for told in option.events):
            return Option(option.words, self.fit.called_time(option.state), option.events)
        after = self.game.apply(option.state, {seat: order}, ScriptedDice(()))
        more = tuple(told for told in after.events if told.name != names.TIME_CALLED)
        return Option(option.words, after.state, (*option.events, *more))

    def _undoes_the_die(self, state: Layered[S], seat: Seat) -> bool:
        """Whether a take-back would lead to before the roll of the penalty die (AP-7)."""
        if state.watch is None or UNDO not in self.game.legal(state.base, seat):
            return False
        back = self.game.apply(state.base, {seat: UNDO}, ScriptedDice(())).state
        return not self.fit.under_way(back)


class _Without:
    """Legal moves but for those with some verbs."""

    def __init__(self, moves: LegalMoves[Move], barred: frozenset[str]) -> None:
        self._moves = moves
        self._barred = barred

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Move]:
        return (each for each in self._moves if each.verb not in self._barred)

    def __contains__(self, asked: object) -> bool:
        return isinstance(asked, Move) and asked.verb not in self._barred and asked in self._moves


def _knows(game: Game[Any, Move, Any], verb: str) -> bool:
    try:
        game.parse(verb)
    except ValueError:
        return False
    return True


def _watched(watch: Watch, kind: str, events: Sequence[Event]) -> Watch:
    fumbled, lost = watch.fumbled, watch.lost
    for told in events:
        if told.name == names.FUMBLE:
            fumbled = True
        elif told.name == names.INTERCEPTION:
            lost = True
        elif told.name == names.RECOVERY:  # an on-side kick recovered is no fumble lost
            lost = lost or (fumbled and bool(told.get("lost")))
    return Watch(watch.shown, kind, fumbled, lost)


def _foul(called: Called) -> Event:
    return event(names.FOUL, side=called.by, foul=called.name, yards=called.yards)
