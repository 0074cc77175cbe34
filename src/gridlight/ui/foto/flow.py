"""The course of a game on the stage: what is asked next, and what happens when it is answered."""

from __future__ import annotations

from collections import deque
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.views import FotoView
from gridlight.kernel.game import Seat
from gridlight.session.course import Record
from gridlight.ui.bridge import Bridge, RollWish
from gridlight.ui.foto.opponent import Opponent
from gridlight.ui.foto.penalty import penalty_question
from gridlight.ui.foto.questions import question_for
from gridlight.ui.foto.snap import SnapOnBox
from gridlight.ui.tabletop.coached import ask_who_plays_on, failed_question
from gridlight.ui.tabletop.endings import plays_on
from gridlight.ui.tabletop.flags import flag_question

if TYPE_CHECKING:
    from gridlight.ui.foto.stage import FotoStage


class Moment(Enum):
    """What the stage is waiting for."""

    SHOWING = auto()
    ASKING = auto()
    COVERED = auto()
    PICKING = auto()
    THINKING = auto()
    PLACING = auto()
    PULLING = auto()
    REVIEW = auto()
    ROLLING = auto()
    OVER = auto()
    WATCHING = auto()


class Flow(QObject):
    """Goes from moment to moment; all it knows of the game it asks the bridge for.

    `rested` says, where a table is only looked at, that all that happened has been shown.
    """

    rested = Signal()

    def __init__(self, stage: FotoStage, bridge: Bridge) -> None:
        super().__init__(stage)
        self.stage = stage
        self.bridge = bridge
        self.moment = Moment.SHOWING
        self.seat: Seat | None = None
        self.snap = SnapOnBox(self)
        self.opponent = Opponent(self)
        self._waiting: deque[Record] = deque()
        self._showing: Record | None = None
        self._reveal: Record | None = None
        self._wish: RollWish | None = None
        self._ends: Seat | None = None
        self._before = Moment.ASKING
        bridge.stepped.connect(self._stepped)
        bridge.undone.connect(self._undone)
        bridge.roll_wished.connect(self._roll_wished)
        bridge.roll_dropped.connect(self._roll_dropped)

    @property
    def view(self) -> FotoView:
        """What anybody may see."""
        found: FotoView = self.bridge.view()
        return found

    @property
    def pulling(self) -> bool:
        """Whether the slide moves and hasn't come to what decides yet."""
        return self._reveal is not None or self.moment is Moment.PULLING

    @property
    def holding_back(self) -> bool:
        """Whether something is recorded that slide or spinner haven't shown yet."""
        return self._reveal is not None or self.stage.reel.holding_back

    def begin(self) -> None:
        """Show the game as it stands and ask what is to be asked."""
        self.stage.synchronize(at_once=True)
        self.next()

    # what comes next

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
        view = self.view
        self.seat = self._next_seat()
        self.stage.clear_questions()
        self.stage.house.go_up()
        if self.seat is None:
            self._be(Moment.OVER)
            self.bridge.hold_off()
            self.snap.clear()
            self.stage.show_final()
            return
        self.stage.set_hands(view, None)
        if self.opponent.plays(self.seat) and self._thinks(view, self.seat):
            self._think(view, self.seat)
        elif view.phase is Phase.CARD_PICKS:
            self._cover(self.seat)
        elif view.phase in (Phase.OFFENSE_PLACE, Phase.DEFENSE_PLACE):
            self._place(view, self.seat)
        elif view.phase is Phase.REVEAL:
            self._arm(view)
        else:
            self._ask(view, self.seat)

    def _rest(self) -> None:
        """Lay the table as it stood; nobody is asked."""
        view = self.view
        self.stage.clear_questions()
        self.stage.house.go_up()
        self.stage.set_hands(view, None)
        self.snap.lie(view)
        self._be(Moment.WATCHING)
        self.rested.emit()

    def _be(self, moment: Moment) -> None:
        self.moment = moment
        self.stage.say_moment()

    def _ask(self, view: FotoView, seat: Seat) -> None:
        self.snap.clear()
        legal = self.bridge.legal(seat)
        asked = self.bridge.penalty_question(self.stage.names)
        question = question_for(view, self.stage.names, seat, legal)
        if asked is not None:
            question = flag_question(asked, self.stage.names)
        elif view.phase is Phase.PENALTY_CHOICE:
            question = penalty_question(view, self.stage.names, self.stage.rules.rules)
        assert question is not None
        self._be(Moment.ASKING)
        self.stage.ask(question)
        self.bridge.ask(seat)

    # a computer's seat

    def _next_seat(self) -> Seat | None:
        """Who chooses next: a computer before a person, so that its pick is sealed by then."""
        coached = [seat for seat in self.bridge.table.to_act if self.opponent.plays(seat)]
        return coached[0] if coached else self.bridge.next_seat()

    def _thinks(self, view: FotoView, seat: Seat) -> bool:
        """Whether there is anything to be thought about: a slide is pulled without."""
        return view.phase is not Phase.REVEAL or self.bridge.legal(seat) != ("reveal",)

    def _think(self, view: FotoView, seat: Seat) -> None:
        self._be(Moment.THINKING)
        self.bridge.hold_off()
        self.stage.setFocus()
        if view.phase in (Phase.OFFENSE_PLACE, Phase.DEFENSE_PLACE, Phase.REVEAL):
            self.snap.lie(view)
        else:
            self.snap.clear()
        self.opponent.think(seat)

    def coach_failed(self, seat: Seat, sentence: str) -> None:
        """A computer gave no answer that the rules take: say so, and ask who plays on."""
        self.snap.clear()
        self._be(Moment.ASKING)
        self.stage.ask(failed_question(self.stage.names, seat))
        ask_who_plays_on(self.stage, sentence)

    def coach_chose(self, words: str) -> None:
        """The computer at the seat that is to choose has chosen."""
        if self.moment is not Moment.THINKING or self.seat is None:
            return
        if words == "reveal":
            self._arm(self.view)
        elif not self.play(words) and self.bridge.roll_wish is None:
            self.coach_failed(self.seat, self.stage.status_line.status().sentence)

    @property
    def can_pull(self) -> bool:
        """Whether the slide is in and nobody pulls it."""
        return self.moment is Moment.PULLING and not self.stage.box.slide_runs

    # secret picks (FE-3, FB-19)

    def _cover(self, seat: Seat) -> None:
        self.snap.clear()
        if self.opponent.alone:
            self._open(seat)
            return
        self._be(Moment.COVERED)
        self.bridge.hold_off()
        self.stage.cover(seat, offense=seat is self.view.offense)

    def parted(self) -> None:
        """The one named on the curtain looks: open that hand."""
        if self.moment is not Moment.COVERED or self.seat is None:
            return
        self._open(self.seat)

    def _open(self, seat: Seat) -> None:
        self.stage.set_hands(self.view, seat)
        self._be(Moment.PICKING)
        self.bridge.ask(seat)

    def pick(self, mark: str) -> None:
        """A card was chosen from the open hand."""
        if self.moment is Moment.PICKING and self.seat is not None:
            self.play(f"card {mark}")

    # laying and pulling

    def _place(self, view: FotoView, seat: Seat) -> None:
        self._be(Moment.PLACING)
        self.snap.hold(view, seat)
        self.bridge.ask(seat)

    def _arm(self, view: FotoView) -> None:
        self._be(Moment.PULLING)
        self.snap.arm(self.bridge.view(view.offense))
        self.stage.offer_challenge("challenge" in self.bridge.legal(view.offense))
        if self.opponent.plays(self.seat):
            self.opponent.pull_soon()
        elif self.seat is not None:
            self.bridge.ask(self.seat)

    def pull_started(self) -> None:
        """The slide moves: what it shows is committed before anybody sees it."""
        if self.moment is Moment.PULLING and self._wish is None and self.seat is not None:
            self._be(Moment.SHOWING)
            self.stage.clear_questions()
            self.stage.house.go_down()
            self.play("reveal")

    def passed_decision(self) -> None:
        """The slide has uncovered what decides: now the rest may be told."""
        if self._wish is not None:
            self._prompt()
        elif self._reveal is not None:
            record, self._reveal = self._reveal, None
            self._beats(record)

    def play(self, words: str) -> bool:
        """Make a move for the seat that is to choose."""
        if self.seat is None:
            return False
        return self.bridge.play(self.seat, words)

    # steps

    def _stepped(self, record: Record) -> None:
        self._wish = None
        self.stage.close_roll()
        if self._showing is not None and record is not self._showing:
            self._waiting.append(record)
            return
        self._show(record)

    def _show(self, record: Record) -> None:
        self._showing = record
        self._be(Moment.SHOWING)
        self.bridge.hold_off()
        if not any(event.name == "reveal" for event in record.events):
            self.stage.close_hands()
        if record.words is None:  # a sealed pick: nothing is shown of it
            self.next()
            return
        if any(event.name == "reveal" for event in record.events):
            self._reveal = record
            self.stage.show_die(record)
            if self.bridge.watched:
                self._pull_by_itself(record)
            elif self.snap.uncovered_already:
                self.passed_decision()
            elif record.by == "clock":
                self.stage.box.pull_by_itself(1.0)
            return
        self._beats(record)

    def _pull_by_itself(self, record: Record) -> None:
        self.snap.arm(self.snap.before(record))
        self.stage.house.go_down()
        self.stage.box.pull_by_itself(1.0)

    def _beats(self, record: Record) -> None:
        self.stage.clear_questions()
        self.stage.show_beats(record, lambda: self._shown(record))

    def _shown(self, record: Record) -> None:
        self.stage.synchronize()
        reveal = any(event.name == "reveal" for event in record.events)
        if reveal and not self.bridge.watched:
            self._be(Moment.REVIEW)
            self.stage.house.go_up()
            self.stage.review(record)
            self.opponent.look_on()
            return
        self.next()

    def go_on(self) -> None:
        """Leave the play that was shown and go on."""
        if self.moment is Moment.REVIEW:
            self.snap.clear()
            self.next()

    def _undone(self, step: int) -> None:
        self.opponent.leave_off()
        self._waiting.clear()
        self._showing = None
        self._reveal = None
        self._wish = None
        self.stage.stop_showing()
        self.snap.clear()
        self.stage.synchronize(at_once=True)
        self.next()

    # rolls by hand (FB-17)

    def _roll_wished(self, wish: RollWish) -> None:
        self._wish = wish
        self.bridge.hold_off()
        if self.view.phase is Phase.REVEAL and not self.snap.uncovered_already:
            return
        self._prompt()

    def _prompt(self) -> None:
        assert self._wish is not None
        self._be(Moment.ROLLING)
        self.stage.ask_roll(self._wish)

    def _roll_dropped(self) -> None:
        self._wish = None
        self.stage.close_roll()
        self.next()

    # ending it together

    def offer_end(self) -> None:
        """Ask how the game is to be ended."""
        if self.moment not in _CAN_END:
            return
        self._before = self.moment
        if self.moment is Moment.THINKING:
            self.snap.clear()
        self.opponent.leave_off()
        self._be(Moment.ASKING)
        self.stage.ask_end()

    def end(self, answer: str) -> None:
        """Take an answer about ending: `resign home`, `agree visitors`, `agreed`, `play on`."""
        verb, _, who = answer.partition(" ")
        if verb == "resign":
            self._leave_review()
            self.bridge.play(Seat(who), "resign")
        elif verb == "agree":
            self._ends = Seat(who)
            self._ask_consent(self._ends.other)
        elif verb == "agreed" and self._ends is not None:
            self._leave_review()
            self.bridge.play(self._ends, "agree-draw")
        else:
            self._play_on()

    def _ask_consent(self, seat: Seat) -> None:
        if not self.opponent.plays(seat):
            self.stage.ask_consent(seat)
        elif self.opponent.agrees(seat):
            self.end("agreed")
        else:
            self._play_on()
            self.stage.complain(plays_on(self.stage.names, seat))

    def _leave_review(self) -> None:
        self._showing = None

    def _play_on(self) -> None:
        self.stage.choices.ask(None)
        if self._before is Moment.REVIEW:
            self._be(Moment.REVIEW)
        else:
            self.next()


_CAN_END = frozenset(
    {
        *(Moment.ASKING, Moment.COVERED, Moment.PICKING, Moment.PLACING),
        *(Moment.PULLING, Moment.REVIEW, Moment.THINKING),
    }
)
