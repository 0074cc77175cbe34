"""All-Pro Football as a `Game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gridlight.football import events as names
from gridlight.football import field
from gridlight.football.situation import dead_ball
from gridlight.games.all_pro import actions, flags, kicks, moving, position, rows, throws, turns
from gridlight.games.all_pro.actions import DROP
from gridlight.games.all_pro.endings import (
    end_game,
    end_of_quarter,
    kickoff_by,
    scrimmage,
    stop_carrier,
)
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.lineups import kick_square, placed, remembered, task_of
from gridlight.games.all_pro.offers import Offers
from gridlight.games.all_pro.phases import MOVING, Phase
from gridlight.games.all_pro.playing import Playing
from gridlight.games.all_pro.refusals import Asked, why_not
from gridlight.games.all_pro.ruleset import Numbers, Settings
from gridlight.games.all_pro.state import AllProState, Call, Kind, Man
from gridlight.games.all_pro.views import AllProView, see
from gridlight.kernel.dice import Dice, coin
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.game import Seat, Step
from gridlight.kernel.grid import name_of, square_of
from gridlight.kernel.language import tr
from gridlight.kernel.moves import TABLE_WORDS, Move

NAME = "all-pro"
BARE_FLAG = Move("flag")
"""On offer to whom it is meant for by default; whoever says it presses his own."""


class AllPro:
    """The rules of All-Pro with its numbers and settings.

    Rulings AP-1 to AP-47, AP-P1 to AP-P5 and FB-1 to FB-18. Holds no state of play.
    """

    name = NAME

    def __init__(self, rules: Numbers, settings: Settings) -> None:
        self.rules = rules
        self.settings = settings

    def start(self, dice: Dice) -> Step[AllProState]:
        """Before the toss, which the visitors call (FB-14)."""
        situation = dead_ball(Seat.HOME, field.own(Seat.HOME, self.rules.kickoff_from))
        return Step(AllProState(Phase.COIN_TOSS, Seat.VISITORS, situation, Seat.HOME))

    def to_act(self, state: AllProState) -> tuple[Seat, ...]:
        """Who decides next."""
        return () if state.decider is None else (state.decider,)

    def ground(self, state: AllProState) -> Ground:
        """The board as the rules look at it."""
        return Ground(state, self.rules, self.settings)

    def legal(self, state: AllProState, seat: Seat) -> Offers:
        """What `seat` may do now; with “call it” either seat may press its flag at any time."""
        return Offers(self.ground(state), seat)

    def apply(
        self, state: AllProState, orders: Mapping[Seat, Move], dice: Dice
    ) -> Step[AllProState]:
        """The step that the order makes; raises `IllegalMove` and leaves the state alone."""
        ((seat, order),) = orders.items()
        if order == BARE_FLAG:
            order = Move("flag", (seat.value,))
        playing = Playing(state, seat, dice, self.rules, self.settings)
        if order.verb in TABLE_WORDS and not order.args:
            self._table_word(playing, order.verb)
        elif reason := why_not(Asked(self.ground(state), seat, order)):
            raise IllegalMove(seat, str(order), reason)
        elif order.verb == "undo":
            assert state.earlier is not None
            playing.state = state.earlier
        elif order.verb == "flag":
            flags.flag(playing, seat)
        else:
            self._make(playing, order)
        return Step(playing.state, tuple(playing.events))

    def view(self, state: AllProState, seat: Seat | None) -> AllProView:
        """What `seat` sees: everything."""
        return see(state, seat, self.settings)

    def imagine(self, view: AllProView, dice: Dice) -> AllProState:
        """The state; nothing is hidden."""
        return view.state

    def default_move(self, state: AllProState, seat: Seat) -> Move:
        """What the decision clock takes: the plainest choice, `done` where men move (FB-13)."""
        if state.phase in MOVING or state.phase is Phase.KICK_COVERAGE:
            done = Move("done")
            if done in self.legal(state, seat):
                return done
        return next(iter(self.legal(state, seat)))

    def parse(self, text: str) -> Move:
        """A move from its words; raises `ValueError` for an unknown verb."""
        return actions.parse(text)

    def words(self, move: Move) -> str:
        """The move's words."""
        return actions.words(move)

    def sealed(self, state: AllProState, seat: Seat) -> bool:
        """Never: All-Pro has no secrets."""
        return False

    def unshown(self, state: AllProState) -> tuple[Seat, ...]:
        """Nobody hides anything."""
        return ()

    def from_position(self, wanted: Mapping[str, Any]) -> AllProState:
        """The state that a position says; raises `ValueError` naming the key at fault."""
        return position.from_position(wanted, self.rules, self.settings)

    def describe(self, state: AllProState) -> dict[str, Any]:
        """The public state under the keys that scenario files know."""
        return position.describe(state, self.settings)

    def _make(self, playing: Playing, order: Move) -> None:
        before, drawn = playing.state, len(playing.dice.drawn)
        playing.change(earlier=None, last_mover=playing.seat)
        _VERBS[order.verb](playing, order)
        after = playing.state
        same_turn = after.decider is playing.seat and after.clock == before.clock
        free = self.settings.take_back and len(playing.dice.drawn) == drawn
        moved = order.verb in _TAKEN_BACK and after.phase in _TURN
        if free and moved and same_turn:  # AP-7
            playing.change(earlier=before)

    def _table_word(self, playing: Playing, word: str) -> None:
        seat = playing.seat
        if playing.state.phase is Phase.GAME_OVER:
            raise IllegalMove(seat, word, tr("the game is over (FB-12)."))
        if word == "time":
            raise IllegalMove(seat, word, tr("the quarter is played by plays (FB-9)."))
        winner = seat.other if word == "resign" else None
        playing.tell(names.RESIGNED if word == "resign" else names.DRAW_AGREED, side=seat)
        end_game(playing, winner)


_TAKEN_BACK = frozenset({"move", "hand", "cover", "snap"})
_TURN = MOVING | {Phase.KICK_COVERAGE}


def _call(playing: Playing, order: Move) -> None:
    playing.close_windows()
    shown = playing.dice.roll(coin("coin toss"))
    winner = Seat.VISITORS if shown == order.args[0] else Seat.HOME
    playing.tell(names.TOSS, called=order.args[0], shown=shown, side=winner)
    playing.change(phase=Phase.KICK_OR_RECEIVE, decider=winner)


def _choose(playing: Playing, order: Move) -> None:
    winner = playing.seat
    playing.tell(names.CHOICE, side=winner, choice=order.args[0])
    kicker = winner if order.args[0] == "kick" else winner.other
    playing.change(opening_kick=kicker)
    kickoff_by(playing, kicker, "half")


def _place(playing: Playing, order: Move) -> None:
    task = task_of(playing.state, playing.rules)
    men = placed(order, task, playing.settings)
    again = remembered(task, men)
    kept = tuple(
        old
        for old in playing.state.lineups
        if (old.side, old.phase, old.kicking) != (again.side, again.phase, again.kicking)
    )
    playing.change(lineups=(*kept, again))
    playing.tell(names.LINE_UP, side=task.side, phase=task.phase.value)
    playing.change_board(men=(*playing.state.board.men, *men))
    _after_line_up(playing, men)


def _after_line_up(playing: Playing, men: tuple[Man, ...]) -> None:
    other = playing.seat.other
    if playing.state.phase is Phase.SETUP_OFFENSE:
        center = next(man.at for man in men if man.kind is Kind.CENTER)
        playing.change_board(carrier=center)
        playing.change(phase=Phase.SETUP_DEFENSE, decider=other)
    elif playing.state.phase is Phase.SETUP_DEFENSE:
        playing.change(phase=Phase.SNAP, decider=other)
    elif playing.seat is playing.play.by:
        ball = kick_square(men, playing.seat, playing.settings.grid.middle)
        playing.change_board(loose=ball)
        playing.change(decider=other)
    else:
        playing.change(phase=Phase.KICKOFF, decider=other)


def _kickoff(playing: Playing, order: Move) -> None:
    if playing.state.phase is Phase.AFTER_SAFETY:
        kickoff_by(playing, playing.seat, "safety")
    else:
        kicks.kick_off(playing)


def _punt(playing: Playing, order: Move) -> None:
    if playing.state.phase is Phase.AFTER_SAFETY:
        scrimmage(playing, playing.state.situation)  # AP-39
    else:
        turns.call_kick(playing, Call.PUNT)


def _move(playing: Playing, order: Move) -> None:
    squares = [square_of(word) for word in order.args if word != DROP]
    moving.walk(playing, squares, drops=DROP in order.args)


def _hand(playing: Playing, order: Move) -> None:
    start, end = square_of(order.args[0]), square_of(order.args[1])
    moving.hand_off(playing, start, end, drops=DROP in order.args)


def _out(playing: Playing, order: Move) -> None:
    at = square_of(order.args[0])
    side = playing.state.offense
    spot = rows.front(side, at[1])
    playing.tell(names.OUT_OF_BOUNDS, side=side, spot=spot, square=name_of(at))
    stop_carrier(playing)


def _try(playing: Playing, order: Move) -> None:
    side = playing.seat
    shown = playing.roll_die("try")
    points = playing.rules.try_point
    if shown > 1:  # AP-P5
        playing.tell(names.TRY_GOOD, side=side, points=points, how=order.args[0])
        playing.change(score=playing.state.score.add(side, points))
    else:
        playing.tell(names.TRY_MISSED, side=side, how=order.args[0])
    kickoff_by(playing, side, "touchdown")
    end_of_quarter(playing)


_VERBS: dict[str, Callable[[Playing, Move], None]] = {
    "call": _call,
    "choose": _choose,
    "place": _place,
    "kickoff": _kickoff,
    "cover": lambda p, m: kicks.cover(p, square_of(m.args[0]), int(m.args[1])),
    "touchback": lambda p, m: kicks.touchback(p),
    "run-out": lambda p, m: kicks.run_out(p),
    "kick": lambda p, m: p.change_play(end_zone_kick=True),
    "snap": lambda p, m: moving.snap(p, square_of(m.args[0])),
    "move": _move,
    "hand": _hand,
    "done": lambda p, m: turns.done(p),
    "pass": lambda p, m: turns.call_pass(p),
    "lateral": lambda p, m: turns.call_lateral(p),
    "throw": lambda p, m: throws.throw(p, square_of(m.args[0])),
    "punt": _punt,
    "field-goal": lambda p, m: turns.call_kick(p, Call.FIELD_GOAL),
    "out": _out,
    "accept": lambda p, m: flags.accept(p),
    "decline": lambda p, m: flags.decline(p),
    "try": _try,
}
