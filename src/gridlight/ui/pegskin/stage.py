"""The Pegskin stage: everything on the table, and the keys that reach it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from gridlight.football.gamebook import gamebook
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.game import Seat
from gridlight.present.pegboard import Motion, PegModel
from gridlight.present.pegskin_board import bare
from gridlight.present.pegskin_motions import lying
from gridlight.present.pegskin_scores import plaque, verdict
from gridlight.present.plays import events_of
from gridlight.ui.bridge import Bridge, RollWish
from gridlight.ui.pegskin import keys
from gridlight.ui.pegskin.card import CardKeeper
from gridlight.ui.pegskin.flow import Flow
from gridlight.ui.pegskin.furniture import Furniture
from gridlight.ui.pegskin.looks import Looks
from gridlight.ui.pegskin.plaque import PlaqueReading
from gridlight.ui.pegskin.sayings import sentence_for
from gridlight.ui.tabletop.banner import Banner
from gridlight.ui.tabletop.choices import Question
from gridlight.ui.tabletop.endings import consent_question, end_question
from gridlight.ui.tabletop.moments import WITHOUT_CALLS, Moment
from gridlight.ui.tabletop.readings import SIDES, clock_text
from gridlight.ui.tabletop.reel import Reel
from gridlight.ui.tabletop.spin import Chance
from gridlight.ui.theme import Wishes


class PegskinStage(Furniture):
    """A game on the table; it keeps no state of the game but what is being shown."""

    def __init__(
        self, bridge: Bridge, wishes: Wishes | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(bridge, wishes, parent)
        self._told = ""
        self._paused = False
        self.reel = Reel(self, self)
        self.flow = Flow(self, bridge)
        self.looks = Looks(self)
        self.keeper = CardKeeper(self)
        self._wire()

    def _wire(self) -> None:
        flow, board = self.flow, self.board
        board.hole_picked.connect(flow.picked)
        board.peg_dropped.connect(flow.dropped)
        board.peg_placed.connect(flow.placing.placed)
        board.peg_removed.connect(flow.placing.removed)
        board.missed.connect(flow.missed)
        board.hurried.connect(self.reel.hurry)
        board.hovered.connect(self.looks.hovered)
        board.aimed.connect(self.looks.aimed)
        board.cancelled.connect(self.say_moment)
        board.zoomed.connect(self.tools.tool("closer").set_lit)
        self.card.named.connect(self.keeper.named)
        self.card.sheet_wanted.connect(self.keeper.turn_to)
        self.strip.called.connect(flow.call)
        self.strip.explained.connect(self.complain)
        self.strip.looked_at.connect(self.looks.looked_at)
        self.formations.chosen.connect(flow.placing.choose)
        self.tools.pressed.connect(self.look)
        self.choices.answered.connect(self._answered)
        self.choices.explained.connect(self.complain)
        self.final.wanted.connect(self._final_answered)
        self.curtain.parted.connect(self._parted)
        self.pause_wanted.connect(self.pause)
        self.roll_prompt.given.connect(self.bridge.give_roll)
        self.roll_prompt.dropped.connect(self.bridge.drop_roll)
        self.undo_wanted.connect(flow.take_back)
        self.end_wanted.connect(flow.offer_end)
        self.bridge.refused.connect(self.complain)
        self.bridge.ticked.connect(self._ticked)

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
        elif self.card.editing is None:
            self.board.setFocus()

    def close_game(self) -> None:
        """Stop what moves and let go of the game's file."""
        self.reel.stop()
        self.board.acting.stop()
        self.bridge.close()

    # pausing

    def set_away(self, away: bool) -> None:
        """Another screen is shown, or this one again: the clocks stand meanwhile."""
        if not self._paused:
            self.bridge.set_paused(away)

    def pause(self) -> None:
        """Stop the clock and cover the table until somebody goes on."""
        self._paused = True
        self.bridge.set_paused(True)
        self.curtain.draw_for("PAUSE", "", "The clock stands", "Whoever is back first goes on.")

    def _parted(self) -> None:
        self._paused = False
        self.bridge.set_paused(False)
        self.start_focus()

    # what the view says

    def synchronize(self, *, at_once: bool = False) -> None:
        """Set plaque and Yardcard to how the game stands."""
        view = self.flow.view
        points, cells = plaque(view)
        names = (self.names.home.upper(), self.names.visitors.upper())
        placed = view.deciders and view.state.opened is not None
        ball = SIDES[view.offense] if placed else ""
        self.plaque.show_reading(PlaqueReading(*names, points, ball, cells))
        self.keeper.refresh(at_once=at_once)
        self.show_penalty_dice(self.bridge.penalty_dice())

    def say_moment(self) -> None:
        """Say in the status line what is going on and who is to choose."""
        said = sentence_for(self.flow, self.names, self._told, self.status_line.status())
        self.say(said.sentence, said.hint, said.tag, said.side)
        self.let("undo", self.flow.can_take_back)
        self.let("end", self.flow.moment is not Moment.OVER)

    def complain(self, words: str) -> None:
        """Say why something can't be, where it is read."""
        if self.roll_prompt.isVisible():
            self.roll_prompt.complain(words)
            return
        self.remark(words)
        self.board.say(words)

    def remark(self, words: str) -> None:
        """Say something in the status line until the next thing is said."""
        status = self.status_line.status()
        self.say(words, status.hint, status.tag, status.side)

    def _ticked(self) -> None:
        left = self.bridge.decision_left
        self.strip.show_clock("" if left is None else clock_text(left))

    # the board

    def with_dice(self, model: PegModel, state: PegskinState, step: int | None = None) -> PegModel:
        """A board with the dice that lie in the tray before a step, or now."""
        history = self.bridge.history
        dice, moves = lying(history if step is None else history[:step], state)
        return replace(model, dice=dice, moves=moves)

    def bare_model(self, state: PegskinState, step: int | None = None) -> PegModel:
        """The board of a state with its dice and nothing to be done on it."""
        return self.with_dice(bare(self.rules.ground(state), self.names), state, step)

    def show_model(self, model: PegModel) -> None:
        """Show a board as it is."""
        self.board.show_reach(False)
        self.board.set_board(model)

    def show_bare(self) -> None:
        """Show the board with nothing to be done on it."""
        self.show_model(self.bare_model(self.flow.view.state))

    def show_offers(self) -> None:
        """Show the board with all that the seat to choose may do, and what is looked at."""
        self.looks.show()

    def show_calls(self) -> None:
        """Show what may be called."""
        self.strip.show_calls(self.flow.calls(), None)
        self.strip.setVisible(self.flow.moment not in WITHOUT_CALLS)
        if self.flow.moment is not Moment.PLACING:
            self.formations.close_card()

    # ways to look

    def look(self, what: str) -> None:
        """Do what a small button below the card says."""
        {
            "reach": self.looks.next_reach,
            "closer": lambda: self.board.look_closer(not self.board.eye.close),
            "turn": self._turn,
            "name": self.keeper.name_play,
            "copy": self.copy_position_wanted.emit,
            "open": self.open_position_wanted.emit,
        }[what]()

    def _turn(self) -> None:
        self.turned = not self.turned
        self.tools.tool("turn").set_lit(self.turned)
        self.place()

    # asking

    def ask(self, question: Question) -> None:
        """Lay the card of choices."""
        self.choices.ask(question)
        self.lay_card()
        self.choices.start_focus()

    def clear_questions(self) -> None:
        """Take choices and cards away."""
        if self.choices.isVisible():
            self.choices.ask(None)
            self.lay_card()
        self.final.hide()
        self.formations.close_card()

    def _answered(self, move: str) -> None:
        verb, _, rest = move.partition(":")
        if verb == "end":
            self.flow.end(rest)
        else:
            self.flow.play(move)

    def ask_end(self) -> None:
        """Ask how the game is to be ended."""
        self.ask(end_question(self.names))

    def ask_consent(self, seat: Seat) -> None:
        """Ask the other side whether it agrees to the end."""
        self.ask(consent_question(self.names, seat))

    def ask_roll(self, wish: RollWish) -> None:
        """Ask for a result rolled at the table."""
        self.clear_questions()
        self.roll_prompt.ask(wish.throw, self.names.of(wish.seat).upper(), SIDES[wish.seat])

    def close_roll(self) -> None:
        """Take the prompt away."""
        self.roll_prompt.put_away()

    def show_final(self) -> None:
        """Show how it ended with its box score."""
        view = self.flow.view
        self.show_bare()
        self.show_calls()
        book = gamebook(events_of(self.bridge.history))
        self.final.open_card(self.names, verdict(view, self.names), book, view.score.pair())

    def _final_answered(self, what: str) -> None:
        {
            "rematch": self.rematch_wanted,
            "record": self.record_wanted,
            "fairness": self.fairness_wanted,
            "replay": self.replay_wanted,
            "home": self.home_wanted,
        }[what].emit()

    # showing

    def show_chance(self, chance: Chance, done: Callable[[], None]) -> None:
        """Bring the coin forward."""
        self.spin_card.show_chance(chance, done)

    def show_motions(self, motions: Sequence[Motion], done: Callable[[], None]) -> None:
        """Move pegs, ball and dice."""
        self.board.play(motions, None, done)
        if self.reel.hurried:
            self.board.hurry()

    def show_banner(self, banner: Banner) -> None:
        """Put up a banner."""
        self.banner.put_up(banner)

    def rest_time(self) -> int:
        """How long the end of a play is looked at."""
        return self.theme.times.read

    def tell(self, words: str) -> None:
        """Say what just happened."""
        self._told = words
        self.say_moment()

    def forget_told(self) -> None:
        """Something else happens now."""
        self._told = ""

    def hurry(self) -> None:
        """End at once what moves on its own."""
        if self.spin_card.isVisible():
            self.spin_card.skip()
            return
        self.reel.hurry()
        self.board.hurry()
        self.card.hurry()

    def stop_showing(self) -> None:
        """Break off whatever is being shown."""
        self.reel.stop()
        self.board.acting.stop()
        self.spin_card.hide()
        self.banner.take_down()
        self.clear_questions()
        self.close_roll()
        self._told = ""

    # keys and clicks

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the table ends what moves."""
        if self.flow.moment is Moment.SHOWING:
            self.hurry()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send a key to where it belongs in this moment."""
        if not keys.press(self, event):
            super().keyPressEvent(event)
