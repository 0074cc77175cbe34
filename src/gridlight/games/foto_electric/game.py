"""Foto-Electric Football as a `Game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from gridlight.cards.spinners import Spinners
from gridlight.football import events as names
from gridlight.football import field
from gridlight.football.rules import FootballRules
from gridlight.football.situation import dead_ball
from gridlight.games.foto_electric import actions, kicks, laying, position
from gridlight.games.foto_electric.choices import Choices
from gridlight.games.foto_electric.endings import end_of_quarter, kickoff_by, settle
from gridlight.games.foto_electric.phases import BETWEEN_PLAYS, Phase
from gridlight.games.foto_electric.playing import Playing
from gridlight.games.foto_electric.resolve import Given, Viewer, reveal
from gridlight.games.foto_electric.ruleset import Settings
from gridlight.games.foto_electric.runbacks import decline
from gridlight.games.foto_electric.state import FotoState, Pending, Snap
from gridlight.games.foto_electric.views import FotoView, deciders, see
from gridlight.kernel.dice import Dice, Face, Throw, coin
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.events import Event
from gridlight.kernel.game import MoveList, Seat, Step
from gridlight.kernel.language import tr
from gridlight.kernel.moves import TABLE_WORDS, Move

NAME = "foto-electric"

NEGATES = {"offside": "kick", "roughing the kicker": "kick", "holding": "return"}
"""What an accepted foul on a kick leaves uncounted (FE-27)."""


class FotoElectric:
    """The rules of Foto-Electric with a deck's cards, spinners and settings.

    Rulings FE-1 to FE-33 and FB-1 to FB-19. Holds no state of play.
    """

    name = NAME

    def __init__(
        self,
        rules: FootballRules,
        settings: Settings,
        spinners: Spinners,
        viewer: Viewer,
        plays: tuple[int, ...] = tuple(range(1, 13)),
        formations: tuple[str, ...] = tuple("ABCDEF"),
    ) -> None:
        self.rules = rules
        self.settings = settings
        self.spinners = spinners
        self._viewer = viewer
        self._plays = plays
        self._formations = formations
        self._choices = Choices(rules, settings, plays, formations)

    def start(self, dice: Dice) -> Step[FotoState]:
        """Before the toss, which the visitors call (FB-14)."""
        spot = field.own(Seat.HOME, self.rules.kickoff_from)
        return Step(FotoState(Phase.COIN_TOSS, Seat.VISITORS, dead_ball(Seat.HOME, spot)))

    def to_act(self, state: FotoState) -> tuple[Seat, ...]:
        """Who decides next; both while cards are picked in secret."""
        return deciders(state)

    def legal(self, state: FotoState, seat: Seat) -> MoveList[Move]:
        """What `seat` may do now; with table feel either seat may challenge before the pull."""
        return MoveList(self._choices.of(state, seat))

    def apply(self, state: FotoState, orders: Mapping[Seat, Move], dice: Dice) -> Step[FotoState]:
        """The step that the orders make; raises `IllegalMove` and leaves the state alone."""
        told: list[Event] = []
        self._must_fit(state, orders)
        for seat in sorted(orders, key=lambda seat: seat is not state.situation.possession):
            playing = Playing(
                state, seat, dice, self.rules, self.settings, self.spinners, events=told
            )
            state = self._obey(playing, orders[seat])
        return Step(state, tuple(told))

    def view(self, state: FotoState, seat: Seat | None) -> FotoView:
        """What `seat` may see."""
        return see(state, seat, self.settings)

    def imagine(self, view: FotoView, dice: Dice) -> FotoState:
        """A state that the view allows: cards that it doesn't show are drawn evenly."""
        snap = view.snap
        if view.play_picked and snap.play is None:
            faces = tuple(Face(str(number)) for number in self._plays)
            snap = replace(snap, play=int(dice.roll(Throw("hidden play", faces))))
        if view.formation_picked and snap.formation is None:
            letters = tuple(Face(letter) for letter in self._formations)
            snap = replace(snap, formation=dice.roll(Throw("hidden formation", letters)))
        alone = view.deciders[0] if len(view.deciders) == 1 else None
        return FotoState(
            phase=view.phase,
            decider=None if view.phase is Phase.CARD_PICKS else alone,
            situation=view.situation,
            clock=view.clock,
            score=view.score,
            opening_kick=view.opening_kick,
            after=view.after,
            pending=view.pending,
            snap=snap,
            trying=view.trying,
            last=view.last,
            winner=view.winner,
        )

    def default_move(self, state: FotoState, seat: Seat) -> Move:
        """What the decision clock takes for a seat that is to act (FB-13).

        The plainest choice on offer; for a sealed pick one that nobody knows by heart.
        """
        return self._choices.by_the_clock(state, seat)

    def parse(self, text: str) -> Move:
        """A move from its words; raises `ValueError` for an unknown verb."""
        return actions.parse(text)

    def words(self, move: Move) -> str:
        """The move's words."""
        return str(move)

    def sealed(self, state: FotoState, seat: Seat) -> bool:
        """True for the picks of cards."""
        return state.phase is Phase.CARD_PICKS and seat in deciders(state)

    def unshown(self, state: FotoState) -> tuple[Seat, ...]:
        """The offense until the slide is pulled, the defense until its card lies face up."""
        offense = state.situation.possession
        hidden = []
        if state.snap.play is not None:
            hidden.append(offense)
        if state.snap.formation is not None and state.phase is not Phase.REVEAL:
            hidden.append(offense.other)
        return tuple(hidden)

    def from_position(self, wanted: Mapping[str, Any]) -> FotoState:
        """The state that a position says; raises `ValueError` naming the key at fault."""
        return position.from_position(wanted, self._plays, self._formations)

    def describe(self, state: FotoState) -> dict[str, Any]:
        """The public state under the keys that scenario files know."""
        return position.describe(state)

    def with_shows(self, shows: Mapping[str, Any]) -> FotoElectric:
        """The same game, but the light shows what `shows` says."""
        return FotoElectric(
            self.rules,
            self.settings,
            self.spinners,
            Given(shows),
            self._plays,
            self._formations,
        )

    def with_spinners(self, spinners: Spinners) -> FotoElectric:
        """The same game with other wheels."""
        return FotoElectric(
            self.rules, self.settings, spinners, self._viewer, self._plays, self._formations
        )

    def _must_fit(self, state: FotoState, orders: Mapping[Seat, Move]) -> None:
        if len(orders) < 2:
            return
        for seat, order in orders.items():
            if seat not in deciders(state) and order.verb not in TABLE_WORDS:
                reason = actions.why_refused(state, seat, order, self.settings)
                raise IllegalMove(seat, str(order), reason)

    def _obey(self, playing: Playing, order: Move) -> FotoState:
        state, seat = playing.state, playing.seat
        if order.verb in TABLE_WORDS and not order.args:
            return self._table_word(playing, order.verb)
        if order.verb != "lay" and order not in self.legal(state, seat):
            reason = actions.why_refused(state, seat, order, self.settings)
            raise IllegalMove(seat, str(order), reason)
        return _VERBS[order.verb](self, playing, order)

    def _table_word(self, playing: Playing, word: str) -> FotoState:
        state, seat = playing.state, playing.seat
        if state.phase is Phase.GAME_OVER:
            raise IllegalMove(seat, word, tr("the game is over (FB-12)."))
        if word == "time":
            return self._call_time(playing)
        winner = seat.other if word == "resign" else None
        name = names.RESIGNED if word == "resign" else names.DRAW_AGREED
        playing.tell(name, side=seat)
        playing.tell(
            names.END_OF_GAME,
            home=state.score.home,
            visitors=state.score.visitors,
            winner=winner.value if winner else "tie",
        )
        return replace(
            state,
            phase=Phase.GAME_OVER,
            decider=None,
            winner=winner,
            snap=Snap(),
            pending=None,
            trying=None,
        )

    def _call_time(self, playing: Playing) -> FotoState:
        # FB-9: an agreed time; what has begun is played to its end
        state, seat = playing.state, playing.seat
        if reason := self._why_no_time(state):
            raise IllegalMove(seat, "time", reason)
        playing.tell(names.TIME_CALLED, side=seat, quarter=state.clock.quarter)
        state = replace(state, clock=state.clock.call_time())
        return end_of_quarter(playing, state) if state.phase in BETWEEN_PLAYS else state

    def _why_no_time(self, state: FotoState) -> str:
        if not self.settings.by_watch:
            return tr("the quarter is played by plays, not by the watch (FB-9).")
        if state.opening_kick is None:
            return tr("the quarter begins with the kick-off, after the toss (FB-9).")
        if state.clock.expired:
            return tr("time has been called already: this play is the last (FB-9).")
        return ""

    def _call_toss(self, playing: Playing, order: Move) -> FotoState:
        shown = playing.throw(coin("coin toss"))
        winner = Seat.VISITORS if shown == order.args[0] else Seat.HOME
        playing.tell(names.TOSS, called=order.args[0], shown=shown, side=winner)
        return replace(playing.state, phase=Phase.KICK_OR_RECEIVE, decider=winner)

    def _choose(self, playing: Playing, order: Move) -> FotoState:
        winner = playing.seat
        playing.tell(names.CHOICE, side=winner, choice=order.args[0])
        kicker = winner if order.args[0] == "kick" else winner.other
        state = replace(playing.state, opening_kick=kicker)
        return kickoff_by(playing, state, kicker, "half")

    def _play(self, playing: Playing, order: Move) -> FotoState:
        return replace(playing.state, phase=Phase.CARD_PICKS, decider=None, snap=Snap())

    def _try(self, playing: Playing, order: Move) -> FotoState:
        if order.args[0] == "kick":
            return kicks.kicked_try(playing)
        return replace(self._play(playing, order), trying=order.args[0])

    def _reveal(self, playing: Playing, order: Move) -> FotoState:
        return reveal(playing, self._viewer)

    def _penalty_choice(self, playing: Playing, order: Move) -> FotoState:
        pending = playing.state.pending
        assert pending is not None
        assert pending.foul is not None
        foul = pending.foul
        if order.verb == "decline":
            assert pending.stands is not None
            return decline(playing, foul, pending.stands)
        assert pending.enforced is not None
        playing.tell(
            names.PENALTY_ACCEPTED,
            side=foul.by.other,
            foul=foul.name,
            yards=foul.yards,
            walked=pending.enforced.walked,
            negates=NEGATES.get(foul.name),
        )
        if foul.name == "roughing the kicker" and playing.from_scrimmage:  # FE-27
            spot = pending.enforced.spot
            playing.tell(names.FIRST_DOWN, side=foul.by.other, spot=spot)
        return settle(playing, pending.enforced)


def _punt(playing: Playing, *, fair: bool) -> FotoState:
    pending = playing.state.pending
    assert pending is not None
    return kicks.punt(playing, pending, fair=fair)


def _quick_kick(playing: Playing) -> FotoState:
    pending = Pending("quick-kick", playing.offense.other)
    return kicks.punt(playing, pending, fair=False)


_VERBS: dict[str, Callable[[FotoElectric, Playing, Move], FotoState]] = {
    "call": FotoElectric._call_toss,
    "choose": FotoElectric._choose,
    "play": FotoElectric._play,
    "try": FotoElectric._try,
    "reveal": FotoElectric._reveal,
    "accept": FotoElectric._penalty_choice,
    "decline": FotoElectric._penalty_choice,
    "card": lambda game, playing, order: laying.pick(playing, order),
    "at": lambda game, playing, order: laying.place(playing, order),
    "nudge": lambda game, playing, order: laying.nudge(playing, order),
    "lay": lambda game, playing, order: laying.lay(playing, order),
    "challenge": lambda game, playing, order: laying.challenge(playing),
    "kickoff": lambda game, playing, order: kicks.kick_off(playing),
    "onside": lambda game, playing, order: kicks.onside_kick(playing),
    "punt": lambda game, playing, order: kicks.call_punt(playing),
    "quick-kick": lambda game, playing, order: _quick_kick(playing),
    "fair-catch": lambda game, playing, order: _punt(playing, fair=True),
    "no-fair-catch": lambda game, playing, order: _punt(playing, fair=False),
    "field-goal": lambda game, playing, order: kicks.field_goal(playing),
    "touchback": lambda game, playing, order: kicks.end_zone_choice(playing, run_out=False),
    "run-out": lambda game, playing, order: kicks.end_zone_choice(playing, run_out=True),
}
