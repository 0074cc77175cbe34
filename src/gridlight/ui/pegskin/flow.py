"""The course of a game on the Pegskin stage: what is asked next, and what the answer brings."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gridlight.games.pegskin import chances
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import Hole
from gridlight.games.pegskin.phases import MOVING, SETUPS
from gridlight.games.pegskin.views import PegskinView
from gridlight.kernel.game import Seat
from gridlight.present import pegskin_calls as calls
from gridlight.present.calls import CallShown
from gridlight.present.pegskin_board import odds_words
from gridlight.session.course import Record
from gridlight.ui.bridge import Bridge, RollWish
from gridlight.ui.pegskin.beats import beats_of
from gridlight.ui.pegskin.hand import Hand
from gridlight.ui.pegskin.placing import Placing
from gridlight.ui.pegskin.questions import question_for
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.choices import Question
from gridlight.ui.tabletop.flags import flag_question
from gridlight.ui.tabletop.moments import BOARD_MOMENTS, Moment

if TYPE_CHECKING:
    from gridlight.ui.pegskin.stage import PegskinStage

KEEP = "keep"


class Flow(QObject):
    """Goes from moment to moment; all it knows of the game it asks the bridge for.

    `rested` says, where a table is only looked at, that all that happened has been shown.
    """

    rested = Signal()

    def __init__(self, stage: PegskinStage, bridge: Bridge) -> None:
        super().__init__(stage)
        self.stage = stage
        self.bridge = bridge
        self.moment = Moment.SHOWING
        self.seat: Seat | None = None
        self.placing = Placing(self)
        self.hand = Hand(self)
        self._waiting: deque[Record] = deque()
        self._showing: Record | None = None
        self._ends: Seat | None = None
        bridge.stepped.connect(self._stepped)
        bridge.undone.connect(self._undone)
        bridge.roll_wished.connect(self._roll_wished)
        bridge.roll_dropped.connect(self._roll_dropped)

    @property
    def view(self) -> PegskinView:
        """What anybody may see: everything."""
        found: PegskinView = self.bridge.view()
        return found

    @property
    def ground(self) -> Ground:
        """The board as the rules look at it."""
        return self.stage.rules.ground(self.view.state)

    @property
    def holding_back(self) -> bool:
        """Whether dice have been recorded that haven't been shown yet."""
        return self.stage.reel.holding_back

    def begin(self) -> None:
        """Show the game as it stands and ask what is to be asked."""
        self.stage.synchronize(at_once=True)
        self.next()

    # what comes next

    def next(self) -> None:
        """Ask for the next decision, or show that the game is over."""
        if self._waiting:
            self._show(self._waiting.popleft())
            return
        self._showing = None
        if self.bridge.watched:
            self._rest()
            return
        self.seat = self.bridge.next_seat()
        self.stage.clear_questions()
        if self.seat is None:
            self._be(Moment.OVER)
            self.bridge.hold_off()
            self.stage.show_final()
            return
        question = self._question(self.seat)
        if question is not None:
            self._be(Moment.ASKING)
            self.stage.show_bare()
            self.stage.ask(question)
        elif self.view.phase in SETUPS:
            self._be(Moment.PLACING)
            self.placing.begin()
        else:
            self._be(Moment.MOVING)
            self.stage.show_offers()
        self.stage.show_calls()
        self.bridge.ask(self.seat)
        self.stage.start_focus()

    def _question(self, seat: Seat) -> Question | None:
        names = self.stage.names
        asked = self.bridge.penalty_question(names)
        if asked is not None:
            return flag_question(asked, names)
        return question_for(self.view, names, seat)

    def _rest(self) -> None:
        """Lay the board as it stood; nobody is asked."""
        self.stage.clear_questions()
        self._be(Moment.WATCHING)
        self.stage.show_bare()
        self.stage.show_calls()
        self.rested.emit()

    def _be(self, moment: Moment) -> None:
        self.moment = moment
        self.stage.say_moment()

    def calls(self) -> tuple[CallShown, ...]:
        """What may be called in this moment."""
        if self.seat is None:
            return ()
        if self.moment is Moment.PLACING:
            return self.placing.calls()
        if self.moment is Moment.MOVING:
            return calls.calls(self.stage.rules, self.view.state, self.seat)
        if self.moment is Moment.CHOOSING:
            return (CallShown("Keep the ball", "Esc", KEEP),)
        return ()

    def odds_of(self, verb: str, hole: Hole) -> str:
        """The exact chances of a throw or a pitch to the man in a hole; empty if there is none."""
        model, state, rules = self.stage.board.board, self.view.state, self.stage.rules
        if model.target_at(hole) is None or verb == calls.HAND:
            return ""
        find = chances.pitch_chances if verb == calls.PITCH else chances.throw_chances
        return odds_words(self.ground, hole, find(rules, state, hole))

    # what is done

    def play(self, words: str) -> bool:
        """Make a move for the seat that is to choose."""
        return self.seat is not None and self.bridge.play(self.seat, words)

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

    def become(self, moment: Moment) -> None:
        """Wait for something else of the same seat."""
        self._be(moment)
        self.stage.show_calls()
        self.stage.start_focus()

    def take_back(self) -> None:
        """Take back a move of this turn or a line-up, as far as the rulings allow."""
        if self.bridge.roll_wish is not None:
            self.bridge.undo()
        elif self.moment is Moment.SHOWING:
            self.stage.hurry()
        elif self._by_itself():
            self.bridge.undo()
        elif self.seat is not None and self.view.phase in MOVING:
            self.bridge.play(self.seat, "undo")  # refused with its reason where it can't be
        else:
            self.stage.complain("Nothing can be taken back now.")

    def _by_itself(self) -> bool:
        """Whether the last step may go without an agreement: nobody has answered it yet."""
        last = self.bridge.history[-1]
        return last.verb in TAKEN_BACK and last.by != "clock"

    @property
    def can_take_back(self) -> bool:
        """Whether anything could be taken back now."""
        if self.bridge.roll_wish is not None or self._by_itself():
            return self.bridge.can_undo
        if not self.view.settings.take_back or self.view.state.earlier is None:
            return False
        return self.seat is None or self.bridge.can_undo_in_play(self.seat)

    # the board

    def picked(self, hole: Hole) -> None:
        """A hole of the board was chosen, or a peg taken up."""
        if self.moment is Moment.SHOWING:
            self.stage.hurry()
        elif self.moment is Moment.CHOOSING:
            self.hand.take(hole)
        elif self.moment is Moment.MOVING:
            self.hand.picked(hole)

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
                self.stage.complain("Pegs are placed on their own side of the line, one a hole.")
        elif self.moment is Moment.MOVING and origin is not None:
            self.hand.missed(origin, hole)

    # steps

    def _stepped(self, record: Record) -> None:
        self.stage.close_roll()
        if self._showing is not None and record is not self._showing:
            self._waiting.append(record)
            return
        self._show(record)

    def _show(self, record: Record) -> None:
        self._showing = record
        self.stage.forget_told()
        self._be(Moment.SHOWING)
        self.bridge.hold_off()
        self.stage.clear_questions()
        bridge, rules = self.bridge, self.stage.rules
        before, after = bridge.state_after(record.n - 1), bridge.state_after(record.n)
        half = rules.settings.half_length
        beats = beats_of(record, before, after, self.stage.names, half)
        if any(beat.motions for beat in beats):
            beats = self.hand.shown_already(record, before, beats)
        if not beats:
            beats = (Beat(_QUIET.get(record.verb, "")),)
        self.stage.reel.run(beats, self._shown)

    def _shown(self) -> None:
        self.stage.synchronize()
        self.next()

    def _undone(self, step: int) -> None:
        self._waiting.clear()
        self._showing = None
        self.stage.stop_showing()
        self.stage.synchronize(at_once=True)
        self.next()

    # rolls by hand (FB-17)

    def _roll_wished(self, wish: RollWish) -> None:
        self.bridge.hold_off()
        self._be(Moment.ROLLING)
        self.stage.show_calls()
        self.stage.ask_roll(wish)

    def _roll_dropped(self) -> None:
        self.stage.close_roll()
        self.next()

    # ending it together

    def offer_end(self) -> None:
        """Ask how the game is to be ended."""
        if self.moment in BOARD_MOMENTS or self.moment is Moment.ASKING:
            self._be(Moment.ASKING)
            self.stage.show_bare()
            self.stage.show_calls()
            self.stage.ask_end()

    def end(self, answer: str) -> None:
        """Take an answer about ending: `resign home`, `agree visitors`, `agreed`, `play on`."""
        verb, _, who = answer.partition(" ")
        if verb == "resign":
            self.bridge.play(Seat(who), "resign")
        elif verb == "agree":
            self._ends = Seat(who)
            self.stage.ask_consent(self._ends.other)
        elif verb == "agreed" and self._ends is not None:
            self.bridge.play(self._ends, "agree-draw")
        else:
            self.next()


TAKEN_BACK = frozenset({"place", "resign", "agree-draw"})
"""What Undo takes back by itself: nobody has answered it yet, and no peg has moved."""

_QUIET = {"undo": "Taken back.", "no-motion": "Nobody goes in motion."}
