"""The course of a game at the referee's desk: what is asked, told, shown and ended."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.referee import CARDS_TOLD, Draft, card_groups, draft, groups, with_flag
from gridlight.present.referee_says import CARDS, FLAG, FLAGS, Saying
from gridlight.session.course import Record
from gridlight.ui.bridge import Bridge, RollWish
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.moments import Moment

if TYPE_CHECKING:
    from gridlight.ui.referee.stage import RefereeStage


class Flow(QObject):
    """Goes from moment to moment; all it knows of the game it asks the bridge for.

    `rested` says, where a table is only looked at, that all that happened has been shown.
    """

    rested = Signal()

    def __init__(self, stage: RefereeStage, bridge: Bridge) -> None:
        super().__init__(stage)
        self.stage = stage
        self.bridge = bridge
        self.moment = Moment.SHOWING
        self.seat: Seat | None = None
        self.draft: Draft | None = None
        self.cards: tuple[str, ...] | None = None
        self.flag = ""
        self._typed = ""
        self._waiting: deque[Record] = deque()
        self._showing: Record | None = None
        self._ends: Seat | None = None
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

    @property
    def can_take_back(self) -> bool:
        """Whether anything could be taken back now."""
        begun = self.draft is not None or self.cards is not None
        return begun or self.bridge.can_undo

    # what comes next

    def begin(self) -> None:
        """Show the game as it stands and ask what happened."""
        self.stage.synchronize(at_once=True)
        self.next()

    def next(self) -> None:
        """Ask for the next play or choice, or show that the game is over."""
        if self._waiting:
            self._show(self._waiting.popleft())
            return
        self._showing = self.draft = self.cards = None
        self.flag = ""
        self.stage.clear_questions()
        if self.bridge.watched:
            self._be(Moment.WATCHING)
            self.stage.show_told()
            self.rested.emit()
            return
        self.seat = self.bridge.next_seat()
        if self.seat is None:
            self._be(Moment.OVER)
            self.bridge.hold_off()
            self.stage.show_final()
            return
        self._be(Moment.CHOOSING)
        self.stage.show_groups(groups(self.bridge.table, self.stage.names))
        self.bridge.ask(self.seat)
        self.stage.start_focus()

    def _be(self, moment: Moment) -> None:
        self.moment = moment
        self.stage.say_moment()

    # what is said

    def say(self, saying: Saying) -> None:
        """A button was pressed: it is said, or the dial asks where."""
        if self.moment is not Moment.CHOOSING:
            return
        if self.cards is not None:
            self._lay((*self.cards, saying.move))
            return
        if saying.kind == CARDS:
            self._lay(())
            return
        if saying.kind == FLAG and not saying.where:
            self.stage.show_groups(FLAGS)
            self.stage.start_focus()
            return
        if saying.move or not saying.where:
            self.play(with_flag(saying.words(()), self.flag))
            return
        self._typed = ""
        self._draw(draft(self.bridge.table, saying, self.flag))

    def _lay(self, cards: tuple[str, ...]) -> None:
        """So much is known of the cards that lay there: ask on, or tell it."""
        if len(cards) == CARDS_TOLD:
            self.play(" ".join(("tell", CARDS, *cards)))
            return
        self.cards = cards
        self.stage.show_groups(card_groups(self.bridge.table, cards))
        self.stage.start_focus()

    def play(self, words: str) -> bool:
        """Make a move for the seat whose it is."""
        return self.seat is not None and self.bridge.play(self.seat, words)

    def _draw(self, drawn: Draft | None) -> None:
        self.draft = drawn
        self._be(Moment.MOVING if drawn is not None else Moment.CHOOSING)
        if drawn is None:
            self.next()
        else:
            self.stage.show_draft(drawn)

    def step(self, yards: int) -> None:
        """Move the spot so many yards forward."""
        if self.draft is not None:
            self._typed = ""
            self._draw(self.draft.moved(yards))

    def point(self, spot: float) -> None:
        """Put the spot where somebody points."""
        if self.draft is not None:
            self._typed = ""
            self._draw(self.draft.on(spot))

    def type(self, sign: str) -> bool:
        """Take a digit or a minus of a gain that is typed."""
        if self.draft is None or not (sign.isdecimal() or sign == "-"):
            return False
        if sign == "-":
            turned = self._typed.removeprefix("-")
            self._typed = turned if self._typed.startswith("-") else f"-{turned}"
        else:
            self._typed = f"{self._typed}{sign}" if len(self._typed) < 3 else sign
        if self._typed not in ("", "-"):
            self._draw(self.draft.by_gain(int(self._typed)))
        return True

    def enter(self) -> None:
        """The spot is right: the next one is asked, or the play is told."""
        if self.draft is None:
            return
        self._typed = ""
        if not self.draft.last:
            self._draw(self.draft.next())
        elif self.draft.saying.kind == FLAG:
            self._flagged(self.draft.foul)
        else:
            self.play(self.draft.words)

    def _flagged(self, foul: str) -> None:
        """A flag lies there: how the play ended is told next."""
        before = self.flag
        self.next()
        self.flag = f"{before} {foul}".strip()
        self.stage.complain(tr("The flag is down. Now tell how the play ended."))

    def drop(self) -> None:
        """Back to the spot or the card before, or to what happened."""
        if self.cards:
            self._lay(self.cards[:-1])
        elif self.cards is not None or self.draft is None:
            self.next()
        else:
            self._typed = ""
            self._draw(self.draft.back())

    def take_back(self) -> None:
        """Take back a draft, or the last step."""
        if self.cards is not None:
            self.next()
        elif self.draft is not None:
            self._draw(None)
        else:
            self.bridge.undo()

    # steps

    def _stepped(self, record: Record) -> None:
        self.stage.close_roll()
        self.draft = None
        if self._showing is not None and record is not self._showing:
            self._waiting.append(record)
            return
        self._show(record)

    def _show(self, record: Record) -> None:
        self._showing = record
        self.stage.forget_told()
        self._be(Moment.SHOWING)
        self.bridge.hold_off()
        self.stage.show_step(record)
        beats = self.stage.beats(record) or (Beat(),)
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
        self.stage.ask_roll(wish)

    def _roll_dropped(self) -> None:
        self.stage.close_roll()
        self.next()

    # ending it together

    def offer_end(self) -> None:
        """Ask how the game is to be ended."""
        if self.moment in (Moment.CHOOSING, Moment.MOVING, Moment.ASKING):
            self.draft = None
            self._be(Moment.ASKING)
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
