"""The course of a game on the Pegskin stage: what is asked next, and what the answer brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gridlight.games.pegskin import chances
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import Hole
from gridlight.games.pegskin.phases import MOVING, SETUPS
from gridlight.games.pegskin.refusals import WAITING
from gridlight.games.pegskin.views import PegskinView
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.kernel.moves import Move
from gridlight.present import pegskin_calls as calls
from gridlight.present.calls import CallShown, plain_reason
from gridlight.present.pegskin_board import odds_words
from gridlight.present.pegskin_ways import NOT_IN_HAND, WHERE
from gridlight.session.course import Record
from gridlight.ui.bridge import Bridge
from gridlight.ui.pegboard.holding import may_take
from gridlight.ui.pegskin.beats import beats_of
from gridlight.ui.pegskin.hand import Hand
from gridlight.ui.pegskin.placing import Placing
from gridlight.ui.pegskin.questions import question_for
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.board_flow import BoardFlow
from gridlight.ui.tabletop.choices import Question
from gridlight.ui.tabletop.moments import Moment

if TYPE_CHECKING:
    from gridlight.ui.pegskin.stage import PegskinStage

KEEP = "keep"


class Flow(BoardFlow):
    """What is asked and shown at Pegskin, and what hands do on its board."""

    stage: PegskinStage
    TAKEN_BACK = frozenset({"place", "resign", "agree-draw"})
    QUIET: ClassVar = {"undo": tr("Taken back."), "no-motion": tr("Nobody goes in motion.")}

    def __init__(self, stage: PegskinStage, bridge: Bridge) -> None:
        super().__init__(stage, bridge)
        self.placing = Placing(self)
        self.hand = Hand(self)

    @property
    def view(self) -> PegskinView:
        """What anybody may see: everything."""
        found: PegskinView = self.bridge.view()
        return found

    @property
    def ground(self) -> Ground:
        """The board as the rules look at it."""
        return self.stage.rules.ground(self.view.state)

    def question(self, seat: Seat) -> Question | None:
        """What the game asks of `seat` with buttons; None where the board is worked."""
        return question_for(self.view, self.stage.names, seat)

    def lining_up(self) -> bool:
        """Whether a line-up is due."""
        return self.view.phase in SETUPS

    def line_up(self) -> None:
        """Begin the line-up, or go on with it."""
        self.placing.begin()

    def lay_line_up(self, move: Move) -> None:
        """Lay the line-up that a move would place; it is still to be confirmed."""
        self.placing.lay(move)

    def calls(self) -> tuple[CallShown, ...]:
        """What may be called in this moment."""
        if self.seat is None:
            return ()
        if self.moment is Moment.PLACING:
            return self.placing.calls()
        if self.moment is Moment.MOVING:
            return self.keyed(calls.calls(self.stage.rules, self.view.state, self.seat))
        if self.moment is Moment.CHOOSING:
            return (CallShown(tr("Keep the ball"), "Esc", KEEP),)
        return ()

    def odds_of(self, verb: str, hole: Hole) -> str:
        """The exact chances of a throw or a pitch to the man in a hole; empty if there is none."""
        model, state, rules = self.stage.board.board, self.view.state, self.stage.rules
        if model.target_at(hole) is None or verb == calls.HAND:
            return ""
        find = chances.pitch_chances if verb == calls.PITCH else chances.throw_chances
        return odds_words(self.ground, hole, find(rules, state, hole))

    # what is done

    def call(self, call: CallShown) -> None:
        """A button of the strip was pressed."""
        if self.moment is Moment.SHOWING:
            self.stage.hurry()
        elif self.moment in (Moment.ROLLING, Moment.OVER):
            return
        elif self.moment is Moment.PLACING:
            self.placing.call(call.move)
        elif call.move in (calls.HAND, calls.PITCH):
            self.hand.choose_taker(call.move)
        elif call.move == calls.THROW:
            self.hand.choose_receiver()
        elif call.move == KEEP:
            self.next()
        else:
            self.play(call.move)

    def take_back_in_play(self) -> None:
        """Take back a move of this turn, as far as the rulings allow."""
        if self.seat is not None and self.view.phase in MOVING:
            self.bridge.play(self.seat, "undo")  # refused with its reason where it can't be
        else:
            self.stage.complain(plain_reason(tr("nothing can be taken back now (PS-9).")))

    # the board

    def picked(self, hole: Hole) -> None:
        """A hole of the board was chosen, or a peg taken up."""
        if self.moment is Moment.SHOWING:
            self.stage.hurry()
        elif self.moment is Moment.CHOOSING:
            self.hand.take(hole)
        elif self.moment is Moment.MOVING:
            self.hand.picked(hole)
        elif self.moment is Moment.PLACING:
            self._picked_in_line_up(hole)
        elif self.moment in (Moment.ASKING, Moment.OVER):
            self.stage.complain(plain_reason(f"{WAITING[self.view.phase]}."))

    def _picked_in_line_up(self, hole: Hole) -> None:
        model = self.stage.board.board
        if model.is_on(hole) and not may_take(model, hole):
            free = model.peg_at(hole) is None
            self.stage.complain(plain_reason(NOT_IN_HAND if free else WHERE))

    def dropped(self, origin: Hole, path: tuple[Hole, ...]) -> None:
        """A peg was put down."""
        if self.moment is Moment.PLACING:
            self.placing.moved(origin, path[-1])
        elif self.moment is Moment.MOVING:
            self.hand.drop(origin, path)

    def missed(self, origin: Hole | None, hole: Hole) -> None:
        """A peg was put down where it can't go: say why."""
        if self.moment is Moment.PLACING:
            if origin != hole:
                self.stage.complain(plain_reason(WHERE))
        elif self.moment is Moment.MOVING and origin is not None:
            self.hand.missed(origin, hole)

    # steps

    def beats(self, record: Record) -> tuple[Beat, ...]:
        """What is to be shown of a step, with the board laid as it was before."""
        bridge, half = self.bridge, self.stage.rules.settings.half_length
        before, after = bridge.state_after(record.n - 1), bridge.state_after(record.n)
        beats = beats_of(record, before, after, self.stage.names, half)
        if any(beat.motions for beat in beats):
            return self.hand.shown_already(record, before, beats)
        return beats
