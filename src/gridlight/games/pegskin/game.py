"""Pegskin Football as a `Game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from gridlight.football import events as names
from gridlight.football import field
from gridlight.football.situation import dead_ball
from gridlight.games.pegskin import (
    actions,
    endings,
    kicks,
    lineups,
    motions,
    moving,
    position,
    series,
    turns,
)
from gridlight.games.pegskin import events as told
from gridlight.games.pegskin.actions import OUT
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import hole_of, name_of
from gridlight.games.pegskin.offers import Offers
from gridlight.games.pegskin.phases import MOVING, Phase
from gridlight.games.pegskin.playing import Playing
from gridlight.games.pegskin.refusals import Asked, why_not
from gridlight.games.pegskin.ruleset import Numbers, Settings
from gridlight.games.pegskin.state import LineUp, PegskinState
from gridlight.games.pegskin.views import PegskinView, see
from gridlight.kernel.dice import Dice, coin
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.game import Seat, Step
from gridlight.kernel.language import tr
from gridlight.kernel.moves import TABLE_WORDS, Move

NAME = "pegskin"


class Pegskin:
    """The rules of Pegskin with its numbers and settings.

    Rulings PS-1 to PS-32 and FB-1 to FB-18. Holds no state of play.
    """

    name = NAME

    def __init__(self, rules: Numbers, settings: Settings) -> None:
        self.rules = rules
        self.settings = settings

    def start(self, dice: Dice) -> Step[PegskinState]:
        """Before the toss, which the visitors call."""
        situation = dead_ball(Seat.HOME, field.own(Seat.HOME, self.rules.series_at))
        return Step(PegskinState(Phase.COIN_TOSS, Seat.VISITORS, situation))

    def to_act(self, state: PegskinState) -> tuple[Seat, ...]:
        """Who decides next."""
        return () if state.decider is None else (state.decider,)

    def ground(self, state: PegskinState) -> Ground:
        """The board as the rules look at it."""
        return Ground(state, self.rules, self.settings)

    def legal(self, state: PegskinState, seat: Seat) -> Offers:
        """What `seat` may do now."""
        return Offers(self.ground(state), seat)

    def apply(
        self, state: PegskinState, orders: Mapping[Seat, Move], dice: Dice
    ) -> Step[PegskinState]:
        """The step that the order makes; raises `IllegalMove` and leaves the state alone."""
        ((seat, order),) = orders.items()
        playing = Playing(state, seat, dice, self.rules, self.settings)
        if order.verb in TABLE_WORDS and not order.args:
            self._table_word(playing, order.verb)
        elif reason := why_not(Asked(self.ground(state), seat, order)):
            raise IllegalMove(seat, self.words(order), reason)
        elif order.verb == "undo":
            assert state.earlier is not None
            playing.state = state.earlier
        else:
            self._make(playing, order)
        return Step(playing.state, tuple(playing.events))

    def view(self, state: PegskinState, seat: Seat | None) -> PegskinView:
        """What `seat` sees: everything."""
        return see(state, seat, self.settings)

    def imagine(self, view: PegskinView, dice: Dice) -> PegskinState:
        """The state; nothing is hidden."""
        return view.state

    def default_move(self, state: PegskinState, seat: Seat) -> Move:
        """What the decision clock takes: `done` where pegs move, else the first on offer (FB-13).

        That is a plain line-up, no motion, a run, a try by a kick.
        """
        done = Move("done")
        legal = self.legal(state, seat)
        return done if done in legal else next(iter(legal))

    def parse(self, text: str) -> Move:
        """A move from its words; raises `ValueError` for an unknown verb."""
        return actions.parse(text)

    def words(self, move: Move) -> str:
        """The move's words."""
        return actions.words(move)

    def sealed(self, state: PegskinState, seat: Seat) -> bool:
        """Never: Pegskin has no secrets."""
        return False

    def unshown(self, state: PegskinState) -> tuple[Seat, ...]:
        """Nobody hides anything."""
        return ()

    def from_position(self, wanted: Mapping[str, Any]) -> PegskinState:
        """The state that a position says; raises `ValueError` naming the key at fault."""
        return position.from_position(wanted, self.rules, self.settings)

    def describe(self, state: PegskinState) -> dict[str, Any]:
        """The public state under the keys that scenario files know."""
        return position.describe(state, self.settings)

    def _make(self, playing: Playing, order: Move) -> None:
        before, drawn = playing.state, len(playing.dice.drawn)
        if before.earlier is not None:
            playing.change(earlier=None)
        _VERBS[order.verb](playing, order)
        after = playing.state
        same_turn = (after.phase, after.decider, after.clock) == (
            before.phase,
            before.decider,
            before.clock,
        )
        free = self.settings.take_back and len(playing.dice.drawn) == drawn
        if free and same_turn and order.verb in _TAKEN_BACK and after.phase in _TURN:
            playing.change(earlier=before)

    def _table_word(self, playing: Playing, word: str) -> None:
        seat = playing.seat
        if playing.state.phase is Phase.GAME_OVER:
            raise IllegalMove(seat, word, tr("the game is over (FB-12)."))
        if word == "time":
            raise IllegalMove(seat, word, tr("the quarter is played by plays (FB-9)."))
        winner = seat.other if word == "resign" else None
        playing.tell(names.RESIGNED if word == "resign" else names.DRAW_AGREED, side=seat)
        series.end_game(playing, winner)


_TAKEN_BACK = frozenset({"move", "hand", "motion"})
_TURN = MOVING | {Phase.MOTION}


def _call(playing: Playing, order: Move) -> None:
    """The toss gives the ball (PS-1)."""
    shown = playing.dice.roll(coin("coin toss"))
    winner = Seat.VISITORS if shown == order.args[0] else Seat.HOME
    playing.tell(names.TOSS, called=order.args[0], shown=shown, side=winner)
    playing.change(opened=winner)
    series.new_series(playing, winner)
    series.write_down(playing)


def _place(playing: Playing, order: Move) -> None:
    state, side = playing.state, playing.seat
    offense = state.phase is Phase.SETUP_OFFENSE
    placed = lineups.read(order, offense=offense, holes=playing.settings.holes)
    again = LineUp(side, offense, placed.pegs, placed.taker)
    kept = (old for old in state.lineups if (old.side, old.offense) != (side, offense))
    playing.tell(names.LINE_UP, side=side, phase=state.phase.value)
    playing.change(lineups=(*kept, again))
    if offense:
        playing.change_board(pegs=placed.pegs, carrier=placed.taker)
        playing.change(phase=Phase.SETUP_DEFENSE, decider=side.other)
    else:
        playing.change_board(pegs=(*state.board.pegs, *placed.pegs))
        playing.change(phase=Phase.MOTION, decider=side.other)


def _motion(playing: Playing, order: Move) -> None:
    start, end = map(hole_of, order.args)
    ground = playing.ground
    step_back = motions.is_shotgun_step(ground, start, end)
    peg = ground.pegs[start]
    playing.tell(
        told.MOTION, side=playing.seat, peg=peg.letter, start=name_of(start), end=name_of(end)
    )
    pegs = tuple(replace(p, at=end) if p.at == start else p for p in ground.state.board.pegs)
    carrier = end if start == ground.state.board.carrier else ground.state.board.carrier
    playing.change_board(pegs=pegs, carrier=carrier)
    if step_back:
        playing.change_play(stepped_back=True)
    else:
        _react(playing)


def _react(playing: Playing) -> None:
    playing.change(
        phase=Phase.MOTION_REACTION,
        decider=playing.offense.other,
        moves_left=playing.rules.reaction_moves,
    )


def _move(playing: Playing, order: Move) -> None:
    out = order.args[-1] == OUT
    holes = [hole_of(word) for word in (order.args[:-1] if out else order.args)]
    moving.walk(playing, holes, out=out)


def _try(playing: Playing, order: Move) -> None:
    if order.args == ("kick",):
        kicks.kick_try(playing)
    else:
        endings.play_try(playing, order.args[0])


_VERBS: dict[str, Callable[[Playing, Move], None]] = {
    "call": _call,
    "place": _place,
    "punt": lambda p, m: kicks.punt(p),
    "field-goal": lambda p, m: kicks.field_goal(p),
    "motion": _motion,
    "no-motion": lambda p, m: _react(p),
    "roll": lambda p, m: turns.roll(p),
    "move": _move,
    "hand": lambda p, m: moving.hand_off(p, hole_of(m.args[0]), hole_of(m.args[1])),
    "pitch": lambda p, m: moving.pitch(p, hole_of(m.args[0]), hole_of(m.args[1])),
    "done": lambda p, m: turns.done(p),
    "run": lambda p, m: moving.to_run(p, offense_next=True, called=True),
    "throw": lambda p, m: turns.throw(p, hole_of(m.args[0])),
    "try": _try,
}
