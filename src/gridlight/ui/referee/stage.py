"""The referee's desk: everything on it, and the keys that reach it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.dice import Face
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.box_score import final_sheet
from gridlight.present.calls import told_reason
from gridlight.present.citing import ruling_of
from gridlight.present.penalty_system import own_rolls
from gridlight.present.referee import Draft, field_of, short_names, status, told
from gridlight.present.referee_says import CUPS, Group, Saying
from gridlight.present.telling import telling_of
from gridlight.present.words import story
from gridlight.session.course import Record
from gridlight.ui.bridge import Bridge, RollWish
from gridlight.ui.foto.beats import Teller
from gridlight.ui.foto.readings import field_picture
from gridlight.ui.referee.beats import COIN, board_beats, foto_beats, title_of
from gridlight.ui.referee.desk import Desk
from gridlight.ui.referee.flow import Flow
from gridlight.ui.tabletop.banner import Banner
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.choices import Question
from gridlight.ui.tabletop.endings import consent_question, end_question
from gridlight.ui.tabletop.moments import Moment
from gridlight.ui.tabletop.readings import SIDES, play_rows, score_reading
from gridlight.ui.tabletop.reel import Reel
from gridlight.ui.tabletop.spin import Chance
from gridlight.ui.tabletop.whys import why_of
from gridlight.ui.theme import Wishes

Key = Qt.Key
GO = (Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape)
ARROWS = {Key.Key_Right: 1, Key.Key_Left: -1, Key.Key_Up: 5, Key.Key_Down: -5}
HINTS = {
    Moment.CHOOSING: tr("Click what happened, or press its letter"),
    Moment.MOVING: tr("Click on the field, type the yards, or press ← →; Enter tells it"),
    Moment.SHOWING: tr("Click to go on"),
}


class RefereeStage(Desk):
    """A game refereed; it keeps no state of the game but what is being shown.

    `rematch_wanted` asks for another game with the sides swapped; `open_position_wanted` and
    `copy_position_wanted` ask for a position to be laid, or for this one as text.
    """

    rematch_wanted = Signal()
    fairness_wanted = Signal()
    replay_wanted = Signal()
    open_position_wanted = Signal()
    copy_position_wanted = Signal()

    def __init__(
        self, bridge: Bridge, wishes: Wishes | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(bridge, CUPS[bridge.table.header.game], wishes, parent)
        self.told = ""
        self._paused = False
        self.reel = Reel(self, self)
        self.flow = Flow(self, bridge)
        self.cup.set_own(bridge.by_hand)
        self._wire()

    def _wire(self) -> None:
        flow, bridge, pad = self.flow, self.bridge, self.pad
        pad.said.connect(self._said)
        pad.stepped.connect(flow.step)
        pad.entered.connect(flow.enter)
        pad.dropped.connect(flow.drop)
        self.field.pointed.connect(flow.point)
        self.cup.wanted.connect(flow.play)
        self.cup.by_hand.connect(self._by_hand)
        self.choices.answered.connect(self._answered)
        self.choices.explained.connect(self.complain)
        self.final.wanted.connect(self._final_answered)
        self.curtain.parted.connect(self._parted)
        self.roll_prompt.given.connect(bridge.give_roll)
        self.roll_prompt.dropped.connect(bridge.drop_roll)
        self.pause_wanted.connect(self.pause)
        self.undo_wanted.connect(flow.take_back)
        self.end_wanted.connect(flow.offer_end)
        if self.plays is not None:
            self.plays.wanted.connect(self.record_wanted)
        bridge.refused.connect(self.complain)
        bridge.ticked.connect(self._ticked)

    def _said(self, saying: Saying) -> None:
        self.flow.say(saying)

    def _by_hand(self, own: bool) -> None:
        self.bridge.by_hand = own
        self.complain(
            tr("Type in what your own dice and spinners show, from now on.")
            if own
            else tr("The program rolls, from now on.")
        )

    @property
    def holding_back(self) -> bool:
        """Whether something is decided, and recorded, that hasn't been shown yet."""
        return self.flow.holding_back

    def begin(self) -> None:
        """Show the game and go on with it."""
        self.flow.begin()

    def start_focus(self) -> None:
        """Give the keyboard back to what is asked."""
        if self.foot is not None:
            self.foot.setFocus()
        elif self.curtain.isVisible():
            self.curtain.ready_button.setFocus()
        elif self.final.isVisible():
            self.final.start_focus()
        elif self.choices.isVisible():
            self.choices.start_focus()
        else:
            self.pad.start_focus()

    def close_game(self) -> None:
        """Stop what moves and let go of the game's file."""
        self.reel.stop()
        self.bridge.close()

    # pausing

    def set_away(self, away: bool) -> None:
        """Another screen is shown, or this one again: the clocks stand meanwhile."""
        if not self._paused:
            self.bridge.set_paused(away)

    def pause(self) -> None:
        """Stop the clocks and cover the desk until somebody goes on."""
        self._paused = True
        self.bridge.set_paused(True)
        self.curtain.draw_for(
            tr("PAUSE"), "", tr("The clock stands"), tr("Whoever is back first goes on.")
        )

    def _parted(self) -> None:
        self._paused = False
        self.bridge.set_paused(False)
        self.start_focus()

    # what the view says

    def synchronize(self, *, at_once: bool = False) -> None:
        """Set scoreboard, field, plays and dice to how the game stands."""
        view, table = self.flow.view, self.bridge.table
        self._show_score(at_once=at_once)
        board = telling_of(table.header.game).scoreboard(table.view(None), self.names)
        model = field_of(table)
        picture = field_picture(model, short_names(self.names))
        self.field.show_picture(picture, model.ball_text, at_once=at_once)
        if self.clerk is not None:
            self.clerk.write(view, at_once=at_once)
        elif self.plays is not None:
            rows = telling_of(table.header.game).plays(table, self.names)
            self.plays.show_rows(play_rows(rows[::-1][:12]), board.quarter_text)
        self.show_penalty_dice(self.bridge.penalty_dice())
        self._lie_dice()

    def _show_score(self, *, at_once: bool) -> None:
        table = self.bridge.table
        board = telling_of(table.header.game).scoreboard(table.view(None), self.names)
        minutes = int(table.header.settings.get("quarter_minutes") or 0)
        reading = score_reading(board, self.bridge.watch_left, minutes)
        self.board.show_reading(reading, at_once=at_once)

    def _lie_dice(self) -> None:
        for record in reversed(self.bridge.history):
            rolls = [roll for roll in own_rolls(record.rolls) if roll.purpose != COIN]
            if rolls:
                last = title_of(rolls[-1])
                self.cup.lie([roll for roll in rolls if title_of(roll) == last], last)
                return
        self.cup.lie((), "")

    def _ticked(self) -> None:
        if self.bridge.watch_left is not None and self.flow.moment is not Moment.SHOWING:
            self._show_score(at_once=True)

    def say_moment(self) -> None:
        """Say in the status line what is going on and what is to be told."""
        moment, table = self.flow.moment, self.bridge.table
        hint = HINTS.get(moment, "")
        if moment is Moment.SHOWING:
            self.say(self.told, hint)
        else:
            said = status(table, self.names)
            sentence = said.where if moment is Moment.WATCHING else said.sentence
            tag = self.names.of(said.team).upper() if said.team else ""
            side = SIDES[said.team] if said.team else ""
            self.say(sentence, hint, tag, side, why_of(self, showing=False))
        self.let("undo", self.flow.can_take_back)
        self.let("end", moment is not Moment.OVER)
        self.cup.set_enabled(moment is Moment.CHOOSING)
        self.cup.show_buttons(not self.bridge.watched)

    def complain(self, words: str) -> None:
        """Say why something can't be, where it is read."""
        if self.roll_prompt.isVisible():
            self.roll_prompt.complain(words)
            return
        now, told = self.status_line.status(), told_reason(words, self.names)
        self.say(told, now.hint, now.tag, now.side, ruling_of(told) or now.why)

    def tell(self, words: str) -> None:
        """Say what just happened."""
        self.told = words
        self.say_moment()

    def forget_told(self) -> None:
        """Something else happens now."""
        self.told = ""

    # asking

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Offer what can be said."""
        self.field.set_telling(False)
        self.field.set_ghost(None, "")
        self.pad.show_groups(groups)

    def show_draft(self, drawn: Draft) -> None:
        """Ask where it happened."""
        self.field.set_telling(True)
        said = told(self.bridge.table, drawn, self.names)
        self.field.set_ghost(min(max(drawn.spot, -6.0), 106.0), said.where)
        fresh = self.pad.draft is None
        self.pad.show_draft(drawn, said)
        if fresh:
            self.pad.start_focus()

    def show_told(self) -> None:
        """Say in large letters what happened last, where a game is only looked at."""
        history = self.bridge.history
        words = " ".join(story(history[-1].events, self.names)) if history else ""
        self.pad.show_words(words or status(self.bridge.table, self.names).sentence)

    def show_step(self, record: Record) -> None:
        """A step has been made: it is told in large letters while it is shown."""
        self.field.set_telling(False)
        self.field.set_ghost(None, "")
        secret = any(roll.purpose != "" for roll in record.rolls)
        words = "" if secret else " ".join(story(record.events, self.names))
        self.pad.show_words(words)

    def ask(self, question: Question) -> None:
        """Lay the card of choices."""
        self.choices.lay(self.card_foot())
        self.choices.ask(question)
        self.choices.start_focus()

    def clear_questions(self) -> None:
        """Take choices and cards away."""
        self.choices.ask(None)
        self.final.hide()

    def ask_end(self) -> None:
        """Ask how the game is to be ended."""
        self.pad.show_words("")
        self.ask(end_question(self.names))

    def ask_consent(self, seat: Seat) -> None:
        """Ask the other side whether it agrees to the end."""
        self.ask(consent_question(self.names, seat))

    def _answered(self, move: str) -> None:
        verb, _, rest = move.partition(":")
        if verb == "end":
            self.flow.end(rest)

    def ask_roll(self, wish: RollWish) -> None:
        """Ask for a result rolled or spun at the table."""
        self.roll_prompt.ask(wish.throw, self.names.of(wish.seat).upper(), SIDES[wish.seat])

    def close_roll(self) -> None:
        """Take the prompt away."""
        self.roll_prompt.put_away()

    def show_final(self) -> None:
        """Show how it ended, with the box score."""
        table = self.bridge.table
        self.pad.show_words("")
        verdict = status(table, self.names).where
        sheet = final_sheet(self.bridge.history, table.header, verdict, self.names)
        self.final.open_card(self.names, sheet)

    def _final_answered(self, what: str) -> None:
        {
            "rematch": self.rematch_wanted,
            "record": self.record_wanted,
            "fairness": self.fairness_wanted,
            "replay": self.replay_wanted,
            "home": self.home_wanted,
        }[what].emit()

    # showing

    def beats(self, record: Record) -> tuple[Beat, ...]:
        """What is to be shown of a step."""
        home, visitors = record.described["score"]
        score = f"{self.names.home} {home} – {visitors} {self.names.visitors}"
        if self.bridge.table.header.game != "foto-electric":
            return board_beats(record, self.names, score)
        before = self.bridge.history[record.n - 1].described if record.n else {}
        offense = Seat(before.get("possession", Seat.HOME.value))
        return foto_beats(record, Teller(self.names, None, self._wheel, offense, score))

    def _wheel(self, purpose: str) -> tuple[Face, ...]:
        if purpose == COIN:
            return (Face("heads"), Face("tails"))
        sectors: tuple[Face, ...] = self.bridge.rules.spinners.sectors(purpose)
        return sectors

    def show_chance(self, chance: Chance, done: Callable[[], None]) -> None:
        """Bring the spinner or the coin forward."""
        self.spin_card.show_chance(chance, done)

    def show_motions(self, motions: Sequence[Any], done: Callable[[], None]) -> None:
        """Let dice tumble into the tray."""
        (thrown,) = motions
        self.cup.roll(thrown.rolls, thrown.title, thrown.seed, done)
        if self.reel.hurried:
            self.cup.finish()

    def show_banner(self, banner: Banner) -> None:
        """Put up a banner."""
        self.banner.put_up(banner)

    def rest_time(self) -> int:
        """How long the penalty dice are looked at."""
        return self.theme.times.read

    def hurry(self) -> None:
        """End at once what moves on its own."""
        if self.spin_card.isVisible():
            self.spin_card.skip()
            return
        self.reel.hurry()
        self.cup.finish()
        self.field.finish()
        self.board.finish()

    def stop_showing(self) -> None:
        """Break off whatever is being shown."""
        self.reel.stop()
        self.spin_card.hide()
        self.banner.take_down()
        self.clear_questions()
        self.close_roll()
        self.told = ""

    # keys and clicks

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the table ends what moves."""
        if self.flow.moment is Moment.SHOWING:
            self.hurry()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send a key to where it belongs in this moment."""
        key, text = Key(event.key()), event.text().upper()
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and key in (Key.Key_C, Key.Key_O):
            wanted = self.copy_position_wanted if key is Key.Key_C else self.open_position_wanted
            wanted.emit()
        elif key is Key.Key_F2:
            self.record_wanted.emit()
        elif control or not self._press(key, text):
            super().keyPressEvent(event)

    def _press(self, key: Qt.Key, text: str) -> bool:
        moment = self.flow.moment
        if moment is Moment.SHOWING and key in GO:
            self.hurry()
            return True
        if moment is Moment.ASKING:
            return self.choices.press("Esc" if key is Key.Key_Escape else text)
        if moment is Moment.MOVING:
            return self._press_dial(key, text)
        if moment is Moment.CHOOSING and key is Key.Key_Escape:
            self.flow.drop()
            return True
        if moment is Moment.CHOOSING and text.strip():
            return self.pad.press(text) or self.cup.press(text)
        return False

    def _press_dial(self, key: Qt.Key, text: str) -> bool:
        flow = self.flow
        if key in ARROWS and flow.draft is not None:
            way, least = ARROWS[key], flow.draft.step
            flow.step(way if abs(way) >= least else way * least)
        elif key is Key.Key_Escape:
            flow.drop()
        elif key in (Key.Key_Return, Key.Key_Enter):
            flow.enter()
        else:
            return flow.type(text)
        return True
