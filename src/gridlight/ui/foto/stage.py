"""The Foto-Electric stage: everything on the table, and the keys that reach it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight.cards.result import Result
from gridlight.football import events as told
from gridlight.games.foto_electric.views import FotoView
from gridlight.kernel.dice import Face
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present import foto
from gridlight.present.calls import told_reason
from gridlight.present.citing import ruling_of
from gridlight.present.foto_ways import why_no_card, why_no_place, why_not_now
from gridlight.present.penalty_system import PenaltyDice
from gridlight.present.words import say
from gridlight.session.course import Record
from gridlight.ui.bridge import Bridge, RollWish
from gridlight.ui.foto import keys
from gridlight.ui.foto.beats import Teller, beats_of
from gridlight.ui.foto.flow import Flow, Moment
from gridlight.ui.foto.furniture import Furniture
from gridlight.ui.foto.readings import field_picture
from gridlight.ui.foto.reel import Reel
from gridlight.ui.foto.review import Review
from gridlight.ui.foto.sayings import sentence_for
from gridlight.ui.tabletop.banner import Banner
from gridlight.ui.tabletop.choices import Question
from gridlight.ui.tabletop.endings import consent_question, end_question
from gridlight.ui.tabletop.readings import SIDES, play_rows, score_reading
from gridlight.ui.tabletop.spin import Chance
from gridlight.ui.tabletop.whys import why_of
from gridlight.ui.theme import Wishes

if TYPE_CHECKING:
    from gridlight.ui.foto.hints import HintDesk


TOO_EARLY = (Moment.ASKING, Moment.PICKING, Moment.THINKING, Moment.PLACING, Moment.PULLING)
"""Moments in which a press on the box that takes hold of nothing is answered."""


class FotoStage(Furniture):
    """A game on the table; it keeps no state of the game but what is being shown."""

    def __init__(
        self, bridge: Bridge, wishes: Wishes | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(bridge, wishes, parent)
        self._told = ""
        self._paused = False
        self.review_card = Review(self)
        self.flow = Flow(self, bridge)
        self.reel = Reel(self, self)
        self.hints = self._hints()
        self._wire()

    def _hints(self) -> HintDesk | None:
        """The coach who whispers, where that was agreed on."""
        if self.bridge.watched or not self.bridge.table.header.settings.get("hints"):
            return None
        from gridlight.ui.foto.hints import HintDesk

        return HintDesk(self)

    def _wire(self) -> None:
        flow = self.flow
        self.hands.picked.connect(flow.pick)
        self.hands.refused.connect(self._card_refused)
        self.box.card_missed.connect(self._card_missed)
        self.curtain.parted.connect(self._parted)
        self.pause_wanted.connect(self.pause)
        self.choices.answered.connect(self._answered)
        self.choices.explained.connect(self.complain)
        self.review_card.finished.connect(flow.go_on)
        self.roll_prompt.given.connect(self.bridge.give_roll)
        self.roll_prompt.dropped.connect(self.bridge.drop_roll)
        self.plays.wanted.connect(self.record_wanted)
        self.undo_wanted.connect(self.bridge.undo)
        self.end_wanted.connect(flow.offer_end)
        self.bridge.refused.connect(self.complain)
        self.bridge.ticked.connect(self._ticked)

    def place(self) -> None:
        """Lay everything out anew."""
        super().place()
        self.review_card.lay(self.layout_now())
        if self.hints is not None:
            self.hints.lay(self.layout_now())

    def themed(self) -> None:
        """Hand the theme on; what is shown stays as it is."""
        super().themed()
        self.review_card.set_theme(self.theme)
        if self.hints is not None:
            self.hints.set_theme(self.theme)

    def begin(self) -> None:
        """Show the game and go on with it."""
        self.flow.begin()

    @property
    def holding_back(self) -> bool:
        """Whether a page that tells of the game would give away how this play ends."""
        return self.flow.holding_back

    def start_focus(self) -> None:
        """Give the keyboard back to what is asked."""
        if self.foot is not None:
            self.foot.setFocus()
        elif self.choices.isVisible():
            self.choices.start_focus()
        elif self.review_card.start_focus():
            return
        elif self.curtain.isVisible():
            self.curtain.ready_button.setFocus()
        elif self.flow.moment in (Moment.PLACING, Moment.PULLING):
            self.box.setFocus()
        else:
            self.setFocus()

    def close_game(self) -> None:
        """Stop what moves and let go of the game's file."""
        self.reel.stop()
        if self.hints is not None:
            self.hints.close()
        self.flow.opponent.close()
        self.bridge.close()

    # pausing

    def set_away(self, away: bool) -> None:
        """Another screen is shown, or this one again: the clocks stand meanwhile."""
        if not self._paused:
            self.bridge.set_paused(away)
            self.flow.opponent.set_away(away)

    def pause(self) -> None:
        """Stop the clocks and cover the table until somebody goes on."""
        self._paused = True
        self.bridge.set_paused(True)
        self.flow.opponent.set_away(True)
        self.curtain.draw_for(
            tr("PAUSE"), "", tr("The clock stands"), tr("Whoever is back first goes on.")
        )

    def _parted(self) -> None:
        if not self._paused:
            self.flow.parted()
            return
        self._paused = False
        self.bridge.set_paused(False)
        if self.flow.moment in (Moment.COVERED, Moment.PICKING):
            self.flow.next()
        self.flow.opponent.set_away(False)

    def paint_stage(self, painter: QPainter) -> None:
        """The hands' name tags lie on the table itself."""
        if not self.bridge.watched:
            self.hands.paint_tags(painter, self.layout_now(), self.names, self.flow.view)

    # what the view says

    def synchronize(self, *, at_once: bool = False) -> None:
        """Set scoreboard, field and plays to what anybody may see."""
        view, history = self.flow.view, self.bridge.history
        board = foto.scoreboard(view, self.names)
        minutes = view.settings.quarter_minutes
        reading = score_reading(board, self.bridge.watch_left, minutes)
        self.scoreboard.show_reading(reading, at_once=at_once)
        model = foto.field(view, history)
        picture = field_picture(model, self.names)
        self.field.show_picture(picture, model.ball_text, at_once=at_once)
        rows = foto.last_plays(history, self.names, self.deck, 8)
        self.plays.show_rows(play_rows(rows), board.quarter_text)
        self.show_penalty_dice(self.bridge.penalty_dice())
        self.update()
        self.let("undo", self.bridge.can_undo)

    def say_moment(self) -> None:
        """Say in the status line what is going on and who is to choose."""
        said = sentence_for(self.flow, self.names, self._told, self.status_line.status())
        showing = self.flow.moment is Moment.SHOWING
        why = why_of(self, showing=showing or self.flow.holding_back)
        self.say(said.sentence, said.hint, said.tag, said.side, why)
        self.let("undo", self.bridge.can_undo)
        self.let("end", self.flow.moment is not Moment.OVER)
        if self.hints is not None:
            self.hints.moment_changed()

    def complain(self, words: str) -> None:
        """Say why something can't be, where it is read."""
        if self.roll_prompt.isVisible():
            self.roll_prompt.complain(words)
            return
        status, told = self.status_line.status(), told_reason(words, self.names)
        why = ruling_of(told) or status.why
        self.say(told, status.hint, status.tag, status.side, why)

    def _card_refused(self) -> None:
        if self.flow.moment not in (Moment.SHOWING, Moment.COVERED, Moment.WATCHING):
            self.complain(why_no_card(self.flow.view))

    def _card_missed(self) -> None:
        if self.flow.seat is not None:
            self.complain(why_no_place(self.flow.view, self.flow.seat))

    def _ticked(self) -> None:
        self.hands.show_clock(self.bridge)
        if self.bridge.watch_left is not None:
            view = self.flow.view
            board = foto.scoreboard(view, self.names)
            minutes = view.settings.quarter_minutes
            reading = score_reading(board, self.bridge.watch_left, minutes)
            if not self.reel.running and self.flow.moment is not Moment.SHOWING:
                self.scoreboard.show_reading(reading, at_once=True)

    # asking

    def ask(self, question: Question) -> None:
        """Lay the card of choices."""
        self.choices.lay(self.layout_now().foot)
        self.choices.ask(question)
        self.choices.start_focus()

    def clear_questions(self) -> None:
        """Take choices, review and curtain away."""
        self.choices.ask(None)
        self.review_card.close_card()
        self.curtain.drop()

    def _answered(self, move: str) -> None:
        verb, _, rest = move.partition(":")
        if verb == "end":
            self.flow.end(rest)
        elif verb == "computer":
            self.flow.opponent.answer(rest)
        else:
            self.flow.play(move)

    def ask_end(self) -> None:
        """Ask how the game is to be ended."""
        self.curtain.drop()
        self.ask(end_question(self.names, self.bridge.coached))

    def ask_consent(self, seat: Seat) -> None:
        """Ask the other side whether it agrees to the end."""
        self.ask(consent_question(self.names, seat))

    def offer_challenge(self, possible: bool) -> None:
        """With table feel: let either side dispute how the cards lie."""
        if possible:
            from gridlight.ui.foto.questions import challenge_question

            self.choices.lay(self.layout_now().right_hand)
            self.choices.ask(challenge_question())

    def cover(self, seat: Seat, *, offense: bool) -> None:
        """Close the curtain for a seat that is to pick in secret."""
        who, other = self.names.of(seat), self.names.of(seat.other)
        title = (
            tr("{team} only: pick your play", team=who)
            if offense
            else tr("{team} only: pick your formation", team=who)
        )
        self.curtain.draw_for(who.upper(), SIDES[seat], title, tr("{team}, look away.", team=other))

    def set_hands(self, view: FotoView, looking: Seat | None) -> None:
        """Open the hand of the seat that may look; all others lie face down."""
        self.hands.show(view, looking, self.flow.seat)
        self.update()

    def close_hands(self) -> None:
        """Turn every hand face down."""
        self.hands.close()

    # showing

    def show_beats(self, record: Record, done: Callable[[], None]) -> None:
        """Show what a step brought, then call `done`."""
        before = self.bridge.history[record.n - 1].described if record.n else {}
        offense = Seat(before.get("possession", Seat.HOME.value))
        home, visitors = record.described["score"]
        score = f"{self.names.home} {home} – {visitors} {self.names.visitors}"
        teller = Teller(self.names, self.deck, self._wheel, offense, score)
        self._told = ""
        self.reel.run(beats_of(record, teller), done)

    def _wheel(self, purpose: str) -> tuple[Face, ...]:
        if purpose == "coin toss":
            return (Face("heads"), Face("tails"))
        return self.rules.spinners.sectors(purpose)

    def show_chance(self, chance: Chance, done: Callable[[], None]) -> None:
        """Bring the spinner or the coin forward."""
        self.spin_card.show_chance(chance, done)

    def hurry(self) -> None:
        """End at once what moves on its own."""
        self.reel.hurry()
        self.field.finish()
        self.scoreboard.finish()

    def tell(self, words: str) -> None:
        """Say what just happened."""
        self._told = words
        self.say_moment()

    def show_die(self, record: Record) -> None:
        """The penalty die of a play falls before its slide is pulled."""
        for event in record.events:
            if event.name == told.PENALTY_DIE:
                self.show_penalty_dice(PenaltyDice(event["shown"]))
                self.tell(say(event, self.names))

    def rest_time(self) -> int:
        """How long the penalty dice are looked at."""
        return self.theme.times.read

    def run_ball(self, spot: float, done: Callable[[], None]) -> None:
        """Let the ball run over the field."""
        self.hands.run_ball(self.field, spot, done)

    def show_banner(self, banner: Banner) -> None:
        """Put up a banner."""
        self.banner.put_up(banner)

    def stop_showing(self) -> None:
        """Break off whatever is being shown."""
        self.reel.stop()
        self.spin_card.hide()
        self.banner.take_down()
        self.clear_questions()
        self.close_roll()
        self._told = ""

    def uncovered(self, result: Result | None, share: float) -> None:
        """The slide uncovers a share of the play: tell how far it has come."""
        self.review_card.uncovered(result, self.box.shape.yards_at(share))

    def name_play(self, result: Result) -> None:
        """Name the cards in the list while their result is still under the slide."""
        rows = self.plays.rows()
        formation = self.flow.snap.formation
        if rows and rows[0].current and formation is not None:
            call = f"{result.card.name} – {formation.name}"
            self.plays.show_rows((replace(rows[0], call=call), *rows[1:]), self.plays.note)

    def ghost(self, spot: float | None, label: str) -> None:
        """Show on the field where the ball would be now."""
        self.field.set_ghost(spot, label)

    def review(self, record: Record) -> None:
        """Offer to look at the play again before going on."""
        self.review_card.open_card(record)

    def ask_roll(self, wish: RollWish) -> None:
        """Ask for a result rolled at the table."""
        self.clear_questions()
        self.roll_prompt.ask(wish.throw, self.names.of(wish.seat).upper(), SIDES[wish.seat])

    def close_roll(self) -> None:
        """Take the prompt away."""
        self.roll_prompt.put_away()

    def show_final(self) -> None:
        """Show the final score with its box score."""
        self.review_card.open_final()

    # keys and clicks

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the table ends what moves."""
        if self.flow.moment is Moment.SHOWING and not self.flow.pulling:
            self.hurry()
        elif self.flow.moment in TOO_EARLY and self._on_the_box(event):
            self.complain(why_not_now(self.flow.view))
        super().mousePressEvent(event)

    def _on_the_box(self, event: QMouseEvent) -> bool:
        return self.box.geometry().contains(event.position().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send a key to where it belongs in this moment."""
        if not keys.press(self, event):
            super().keyPressEvent(event)
