"""The course of a game on a board: what is asked next, what is shown, how it is ended."""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QObject, Signal

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.calls import CallShown
from gridlight.session.course import Record
from gridlight.ui.bridge import Bridge, RollWish
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.choices import Question
from gridlight.ui.tabletop.coached import ask_who_plays_on, failed_question
from gridlight.ui.tabletop.endings import plays_on
from gridlight.ui.tabletop.flags import flag_question
from gridlight.ui.tabletop.moments import BOARD_MOMENTS, Moment
from gridlight.ui.tabletop.opponent import Opponent

if TYPE_CHECKING:
    from gridlight.ui.tabletop.board_stage import BoardStage


HINT_KEY, HAND_KEY = "H", "B"
"""The key of hints; with them the call that has it otherwise is made with the other one."""


class BoardFlow(QObject):
    """Goes from moment to moment; all it knows of the game it asks the bridge for.

    `rested` says, where a table is only looked at, that all that happened has been shown.
    A game says which moves Undo takes back by themselves (`TAKEN_BACK`: nobody has answered
    them yet, and nobody has moved) and what is said of steps that show nothing (`QUIET`).
    """

    rested = Signal()

    TAKEN_BACK: ClassVar[frozenset[str]]
    QUIET: ClassVar[Mapping[str, str]]

    def __init__(self, stage: BoardStage, bridge: Bridge) -> None:
        super().__init__(stage)
        self.stage = stage
        self.bridge = bridge
        self.moment = Moment.SHOWING
        self.seat: Seat | None = None
        self._waiting: deque[Record] = deque()
        self._showing: Record | None = None
        self._ends: Seat | None = None
        self._end_wished = False
        self.opponent = Opponent(self)
        bridge.stepped.connect(self._stepped)
        bridge.undone.connect(self._undone)
        bridge.roll_wished.connect(self._roll_wished)
        bridge.roll_dropped.connect(self._roll_dropped)

    @property
    def view(self) -> Any:
        """What anybody may see: everything."""
        return self.bridge.view()

    @property
    def holding_back(self) -> bool:
        """Whether dice have been recorded that haven't been shown yet."""
        return self.stage.reel.holding_back

    # what a game says

    @abstractmethod
    def question(self, seat: Seat) -> Question | None:
        """What the game asks of `seat` with buttons; None where the board is worked."""

    @abstractmethod
    def lining_up(self) -> bool:
        """Whether a line-up is due."""

    @abstractmethod
    def line_up(self) -> None:
        """Begin the line-up, or go on with it."""

    @abstractmethod
    def lay_line_up(self, move: Any) -> None:
        """Lay the line-up that a move would place; it is still to be confirmed."""

    @abstractmethod
    def beats(self, record: Record) -> tuple[Beat, ...]:
        """What is to be shown of a step, with the board laid as it was before."""

    @abstractmethod
    def take_back_in_play(self) -> None:
        """Take back a move of the turn by the rules, or say why nothing may."""

    def out_of_turn(self) -> Seat | None:
        """A computer's seat that has something to say before the seat that is to choose."""
        return None

    # what comes next

    def begin(self) -> None:
        """Show the game as it stands and ask what is to be asked."""
        self.stage.synchronize(at_once=True)
        self.next()

    def next(self) -> None:
        """Ask for the next decision, or show that the game is over."""
        self.opponent.leave_off()
        if self._waiting:
            self._show(self._waiting.popleft())
            return
        self._showing = None
        if self.bridge.watched:
            self._rest()
            return
        self.seat = self.out_of_turn() or self.bridge.next_seat()
        self.stage.clear_questions()
        if self.seat is None:
            self._be(Moment.OVER)
            self.bridge.hold_off()
            self.stage.show_final()
        elif self._end_wished:
            self._ask_end()
        elif self.opponent.plays(self.seat):
            self._think(self.seat)
        else:
            self._ask(self.seat)

    def _ask(self, seat: Seat) -> None:
        question = self._question(seat)
        if question is not None:
            self._be(Moment.ASKING)
            self.stage.show_bare()
            self.stage.ask(question)
        elif self.lining_up():
            self._be(Moment.PLACING)
            self.line_up()
        else:
            self._be(Moment.MOVING)
            self.stage.show_offers()
        self.stage.show_calls()
        self.bridge.ask(seat)
        self.stage.start_focus()

    def _question(self, seat: Seat) -> Question | None:
        names = self.stage.names
        asked = self.bridge.penalty_question(names)
        return flag_question(asked, names) if asked is not None else self.question(seat)

    # a computer's seat

    def _think(self, seat: Seat) -> None:
        self._be(Moment.THINKING)
        self.bridge.hold_off()
        self.stage.show_bare()
        self.stage.show_calls()
        self.stage.setFocus()
        self.opponent.think(seat)

    def coach_failed(self, seat: Seat, sentence: str) -> None:
        """A computer gave no answer that the rules take: say so, and ask who plays on."""
        self._be(Moment.ASKING)
        self.stage.show_bare()
        self.stage.show_calls()
        self.stage.ask(failed_question(self.stage.names, seat))
        ask_who_plays_on(self.stage, sentence)

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

    def become(self, moment: Moment) -> None:
        """Wait for something else of the same seat."""
        self._be(moment)
        self.stage.show_calls()
        self.stage.start_focus()

    # what is done

    def keyed(self, calls: tuple[CallShown, ...]) -> tuple[CallShown, ...]:
        """The calls with other keys for those that a hint's key is needed for."""
        if self.stage.hints is None:
            return calls
        return tuple(
            replace(call, key=HAND_KEY) if call.key == HINT_KEY else call for call in calls
        )

    def play(self, words: str, seat: Seat | None = None) -> bool:
        """Make a move, for the seat that is to choose unless another is named."""
        who = seat or self.seat
        return who is not None and self.bridge.play(who, words)

    @abstractmethod
    def call(self, call: CallShown) -> None:
        """A button of the strip was pressed."""

    def take_back(self) -> None:
        """Take back what may be taken back, or say why nothing may.

        Against a computer that is all since the person's last decision, as long as no die fell.
        """
        if self.bridge.roll_wish is not None:
            self._put_dice_down(self.bridge.roll_wish.seat)
        elif self.moment is Moment.SHOWING and not self._answered():
            self.stage.hurry()
        elif self.by_itself() or self._to_the_person():
            self.bridge.undo()
        elif self.opponent.plays(self.seat):
            self.stage.complain(tr("Nothing can be taken back now."))
        else:
            self.take_back_in_play()

    def _put_dice_down(self, seat: Seat) -> None:
        """Take the roll back that was asked for; a computer would ask for it again."""
        self.bridge.undo()
        if self.opponent.plays(seat) and self.bridge.roll_wish is None and self.bridge.can_undo:
            self.bridge.undo()

    def _answered(self) -> bool:
        """Whether a computer's step is being shown, and can be taken back with what it answers."""
        shown = self._showing
        return shown is not None and self.opponent.plays(shown.seat) and self.bridge.can_undo

    def _to_the_person(self) -> bool:
        """Whether Undo goes back to what the person decided last, whatever was agreed on.

        Within the person's own turn an agreement goes before: the record keeps what it undid.
        """
        if not self.opponent.seated or not self.bridge.can_undo:
            return False
        last = self.bridge.history[-1]
        agreed = last.verb == "undo" or self._may_undo_in_play()
        return self.opponent.plays(last.seat) or not agreed

    def _may_undo_in_play(self) -> bool:
        if not self.view.settings.take_back or self.view.state.earlier is None:
            return False
        return self.seat is None or self.bridge.can_undo_in_play(self.seat)

    def by_itself(self) -> bool:
        """Whether the last step may go without an agreement: nobody has answered it yet."""
        last = self.bridge.history[-1]
        return last.verb in self.TAKEN_BACK and last.by != "clock"

    @property
    def can_take_back(self) -> bool:
        """Whether anything could be taken back now."""
        if self.bridge.roll_wish is not None or self.by_itself() or self._to_the_person():
            return self.bridge.can_undo
        return not self.opponent.plays(self.seat) and self._may_undo_in_play()

    # steps

    def _stepped(self, record: Record) -> None:
        self.stage.close_roll()
        if self._showing is not None and record is not self._showing:
            self._waiting.append(record)
            return
        self._show(record)

    def _show(self, record: Record) -> None:
        self.opponent.leave_off()
        self._showing = record
        self.stage.forget_told()
        self._be(Moment.SHOWING)
        self.bridge.hold_off()
        self.stage.clear_questions()
        beats = self.beats(record) or (Beat(self.QUIET.get(record.verb, "")),)
        said = self.opponent.said_of(record)
        if said and not any(beat.words for beat in beats):
            beats = (Beat(said), *beats)
        self.stage.reel.run(beats, self._shown)

    def _shown(self) -> None:
        self.stage.synchronize()
        self.next()

    def _undone(self, step: int) -> None:
        self.opponent.leave_off()
        self._waiting.clear()
        self._showing = None
        self.stage.stop_showing()
        self.stage.synchronize(at_once=True)
        self.next()

    # rolls by hand (FB-17)

    def roller(self, wish: RollWish) -> Seat:
        """Who rolls the dice that are asked for."""
        return wish.seat

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
        """Ask how the game is to be ended: at once, or when what is shown has been shown."""
        if self.moment in BOARD_MOMENTS or self.moment in (Moment.ASKING, Moment.THINKING):
            self._ask_end()
        elif self.moment is Moment.SHOWING and self.opponent.seated:
            self._end_wished = True
            self.stage.hurry()

    def _ask_end(self) -> None:
        self._end_wished = False
        self.opponent.leave_off()
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
            self._ask_consent(self._ends.other)
        elif verb == "agreed" and self._ends is not None:
            self.bridge.play(self._ends, "agree-draw")
        else:
            self.next()

    def _ask_consent(self, seat: Seat) -> None:
        """Ask a person; a computer says for itself, unless nobody but computers plays."""
        if not self.opponent.plays(seat):
            self.stage.ask_consent(seat)
        elif self.opponent.alone or self.opponent.agrees(seat):
            self.end("agreed")
        else:
            self.next()
            self.stage.remark(plays_on(self.stage.names, seat))
