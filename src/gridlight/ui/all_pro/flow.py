"""The course of a game on the All-Pro stage: what is asked next, and what the answer brings."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.phases import MOVING, SETUPS, Phase
from gridlight.games.all_pro.refusals import Asked, why_not
from gridlight.games.all_pro.views import AllProView
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, name_of
from gridlight.kernel.moves import Move
from gridlight.present import all_pro_calls as calls
from gridlight.present.all_pro_ways import why_no_man, why_no_way
from gridlight.present.calls import CallShown, plain_reason
from gridlight.session.course import Record
from gridlight.ui.all_pro.beats import beats_of
from gridlight.ui.all_pro.hand import Hand
from gridlight.ui.all_pro.placing import Placing
from gridlight.ui.all_pro.questions import question_for
from gridlight.ui.bridge import Bridge, RollWish
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.choices import Question
from gridlight.ui.tabletop.flags import flag_question
from gridlight.ui.tabletop.moments import BOARD_MOMENTS, Moment

if TYPE_CHECKING:
    from gridlight.ui.all_pro.stage import AllProStage


class Flow(QObject):
    """Goes from moment to moment; all it knows of the game it asks the bridge for.

    `rested` says, where a table is only looked at, that all that happened has been shown.
    """

    rested = Signal()

    def __init__(self, stage: AllProStage, bridge: Bridge) -> None:
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
    def view(self) -> AllProView:
        """What anybody may see: everything."""
        found: AllProView = self.bridge.view()
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
        phase = self.view.phase
        question = self._question(self.seat)
        if question is not None:
            self._be(Moment.ASKING)
            self.stage.show_bare()
            self.stage.ask(question)
        elif phase in SETUPS:
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
        return question_for(self.view, names, self.stage.rules, seat)

    def _rest(self) -> None:
        """Lay the board as it stood; nobody is asked."""
        self.stage.clear_questions()
        self._be(Moment.WATCHING)
        self.stage.show_played()
        self.stage.show_calls()
        self.rested.emit()

    def _be(self, moment: Moment) -> None:
        self.moment = moment
        self.stage.say_moment()

    def calls(self) -> tuple[CallShown, ...]:
        """What may be called in this moment."""
        found: tuple[CallShown, ...] = ()
        if self.seat is None or self.moment in (Moment.ROLLING, Moment.OVER):
            return ()
        if self.moment is Moment.PLACING:
            found = self.placing.calls()
        elif self.moment is Moment.MOVING:
            found = calls.calls(self.ground, self.seat)
        elif self.moment is Moment.CHOOSING:
            found = (CallShown("Keep the ball", "Esc", "keep"),)
        return found

    def flags(self) -> tuple[CallShown, ...]:
        """The flags that may be pressed, a row of them where fouls are called by the players."""
        if self.moment in (Moment.OVER, Moment.WATCHING):
            return ()
        return calls.flags(self.ground, self.stage.names)

    @property
    def moves_left(self) -> int | None:
        """Moves left in the turn that is on; None where no moves are counted."""
        view = self.view
        return view.moves_left if view.phase in MOVING else None

    # what is done

    def play(self, words: str, seat: Seat | None = None) -> bool:
        """Make a move, for the seat that is to choose unless another is named."""
        who = seat or self.seat
        return who is not None and self.bridge.play(who, words)

    def call(self, call: CallShown) -> None:
        """A button of the strip was pressed."""
        if self.moment is Moment.SHOWING:
            self.stage.hurry()
        elif self.moment in (Moment.ROLLING, Moment.OVER):
            return
        elif call.move == calls.HAND_OFF:
            self.hand.choose_taker()
        elif call.move == "keep":
            self.next()
        elif call.move == calls.ALL_FORWARD:
            self._all_forward()
        elif self.moment is Moment.PLACING:
            self.placing.call(call.move)
        else:
            self.play(call.move)

    def flag(self, call: CallShown) -> None:
        """A side's flag was pressed (AP-47)."""
        if self.moment not in (Moment.SHOWING, Moment.ROLLING, Moment.OVER):
            self.play(call.move, call.seat)

    def _all_forward(self) -> None:
        """Every covering man who can runs as far as he can (AP-34)."""
        for _ in range(11):
            if self.view.phase is not Phase.KICK_COVERAGE or self.seat is None:
                return
            words = next(calls.runs_left(self.ground, self.seat), "")
            if not words or not self.play(words):
                return

    def become(self, moment: Moment) -> None:
        """Wait for something else of the same seat."""
        self._be(moment)
        self.stage.show_calls()
        self.stage.start_focus()

    def take_back(self) -> None:
        """Take back a move of this turn, a line-up or a choice, as far as rulings allow (AP-7)."""
        if self.bridge.roll_wish is not None:
            self.bridge.undo()
            return
        if self.moment is Moment.SHOWING:
            self.stage.hurry()
            return
        last = self.bridge.history[-1]
        if last.verb in TAKEN_BACK and last.by != "clock":
            self.bridge.undo()
        elif self.seat is not None:
            self.bridge.play(self.seat, "undo")
        else:
            self.stage.complain("Nothing can be taken back any more.")

    @property
    def can_take_back(self) -> bool:
        """Whether anything could be taken back now."""
        if self.bridge.roll_wish is not None:
            return self.bridge.can_undo
        last = self.bridge.history[-1]
        if last.verb in TAKEN_BACK and last.by != "clock":
            return self.bridge.can_undo
        if not self.view.settings.take_back or self.view.state.earlier is None:
            return False
        return self.seat is None or self.bridge.can_undo_in_play(self.seat)

    # the board

    def picked(self, square: Square) -> None:
        """A square of the board was chosen, or a man taken up."""
        if self.moment is Moment.SHOWING:
            self.stage.hurry()
        elif self.moment is Moment.CHOOSING:
            self.hand.take(square)
        elif self.moment is Moment.MOVING:
            self._picked_in_play(square)

    def _picked_in_play(self, square: Square) -> None:
        model = self.stage.board.board
        self.hand.taken_up()
        if model.offer_at(square) is not None or self.seat is None:
            return
        target = model.target_at(square)
        if target is not None:
            self.hand.aim(AIMED[self.view.phase], square)
            return
        why = self._why_not_chosen(square, self.seat)
        if why:
            self.stage.complain(plain_reason(why))

    def _why_not_chosen(self, square: Square, seat: Seat) -> str:
        phase, ground = self.view.phase, self.ground
        if phase in AIMED:
            return why_not(Asked(ground, seat, Move(AIMED[phase], (name_of(square),))))
        return why_no_man(ground, seat, square) if phase is not Phase.KICKOFF else ""

    def missed(self, origin: Square, square: Square) -> None:
        """A man was put down where he can't go: say why."""
        if self.seat is None:
            return
        if self.moment is Moment.PLACING and self.placing.lineup is not None:
            self.stage.complain(self.placing.lineup.where)
        elif self.moment is Moment.MOVING:
            why = why_no_way(self.ground, self.seat, origin, square)
            self.stage.complain(plain_reason(why))

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
        if record.verb == "snap":
            self.stage.board.clear_dice()
        bridge = self.bridge
        before, after = bridge.state_after(record.n - 1), bridge.state_after(record.n)
        beats = beats_of(record, before, after, self.stage.names)
        if any(beat.motions for beat in beats):
            beats = self.hand.shown_already(record, before, beats)
        if not beats:
            beats = (Beat(_quiet_words(record)),)
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

    def roller(self, wish: RollWish) -> Seat:
        """Who rolls: the kicker even where the other side's last move lets the kick go."""
        play = self.view.play
        return play.by if play is not None and wish.throw.purpose in KICKS else wish.seat

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


AIMED = {Phase.SNAP: "snap", Phase.THROW: "throw"}
"""Phases in which a man is chosen for the ball, with the move that this makes."""

KICKS = frozenset({"kick-off", "punt", "field goal"})
"""What kicks call the throws of their dice."""

TAKEN_BACK = frozenset({"place", "choose", "resign", "agree-draw"})
"""What Undo takes back by itself: nobody has answered it yet, and no man has moved (AP-7)."""


def _quiet_words(record: Record) -> str:
    return {"undo": "Taken back.", "flag": "No foul was seen."}.get(record.verb, "")
