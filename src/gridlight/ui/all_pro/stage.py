"""The All-Pro stage: everything on the table, and the keys that reach it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from gridlight.football.gamebook import gamebook
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square
from gridlight.present import all_pro_scores as scores
from gridlight.present.all_pro_board import bare, trails
from gridlight.present.board import BoardModel, Motion
from gridlight.present.calls import plain_reason
from gridlight.present.plays import events_of
from gridlight.ui.all_pro import keys
from gridlight.ui.all_pro.flow import Flow
from gridlight.ui.all_pro.furniture import Furniture
from gridlight.ui.all_pro.looks import Looks
from gridlight.ui.all_pro.sayings import sentence_for
from gridlight.ui.bridge import Bridge, RollWish
from gridlight.ui.tabletop.banner import Banner
from gridlight.ui.tabletop.choices import Question
from gridlight.ui.tabletop.endings import consent_question, end_question
from gridlight.ui.tabletop.moments import WITHOUT_CALLS, Moment
from gridlight.ui.tabletop.readings import SIDES, clock_text, score_reading
from gridlight.ui.tabletop.reel import Reel
from gridlight.ui.tabletop.spin import Chance
from gridlight.ui.theme import Wishes


class AllProStage(Furniture):
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
        self._wire()

    def _wire(self) -> None:
        flow, board = self.flow, self.board
        board.square_picked.connect(flow.picked)
        board.man_dropped.connect(self._man_dropped)
        board.man_placed.connect(flow.placing.placed)
        board.man_removed.connect(flow.placing.removed)
        board.missed.connect(flow.missed)
        board.hovered.connect(self.looks.hovered)
        board.hurried.connect(self.reel.hurry)
        board.dragged.connect(flow.hand.dragged)
        self.strip.called.connect(flow.call)
        self.strip.explained.connect(self.complain)
        self.strip.looked_at.connect(self.looks.looked_at)
        self.formations.chosen.connect(flow.placing.choose)
        self.tools.pressed.connect(self.look)
        self.tools.called.connect(flow.flag)
        self.tools.explained.connect(self.complain)
        self.choices.answered.connect(self._answered)
        self.choices.explained.connect(self.complain)
        self.final.wanted.connect(self._final_answered)
        self.curtain.parted.connect(self._parted)
        self.pause_wanted.connect(self.pause)
        self.roll_prompt.given.connect(self.bridge.give_roll)
        self.roll_prompt.dropped.connect(self.bridge.drop_roll)
        self.plays.wanted.connect(self.record_wanted)
        self.undo_wanted.connect(flow.take_back)
        self.end_wanted.connect(flow.offer_end)
        self.bridge.refused.connect(self._refused)
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
        else:
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
        """Set scoreboard and plays to how the game stands."""
        board = scores.scoreboard(self.flow.view, self.names)
        reading = score_reading(board)
        if reading != self.scoreboard.shown() or at_once:
            self.scoreboard.show_reading(reading, at_once=at_once)
        told = scores.plays_told(self.bridge.history, self.names)
        self.plays.show_plays(told, board.quarter_text)
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

    def _refused(self, words: str) -> None:
        self.complain(plain_reason(words))

    def remark(self, words: str) -> None:
        """Say something in the status line until the next thing is said."""
        status = self.status_line.status()
        self.say(words, status.hint, status.tag, status.side)

    def _ticked(self) -> None:
        left = self.bridge.decision_left
        words = "" if left is None else clock_text(left)
        self.strip.show_clock(words)
        if words and self.flow.moment is Moment.ASKING:  # the strip is away: FB-13
            status = self.status_line.status()
            self.say(status.sentence, f"{words} to choose", status.tag, status.side)

    # the board

    def show_model(self, model: BoardModel) -> None:
        """Show a board as it is."""
        self.board.show_reach(False)
        self.board.set_board(model)

    def show_bare(self) -> None:
        """Show the board with nothing to be done on it."""
        self.show_model(bare(self.flow.ground, self.names))

    def show_played(self) -> None:
        """Show the board with nothing to be done on it, and the ways that were gone last."""
        history = self.bridge.history
        mover = history[-1].seat
        ways = trails(history, mover.other) if mover is not None else ()
        self.show_model(replace(bare(self.flow.ground, self.names), trails=ways))

    def show_offers(self) -> None:
        """Show the board with all that the seat to choose may do, and what is looked at."""
        self.looks.show()

    def show_calls(self) -> None:
        """Show what may be called."""
        self.strip.show_calls(self.flow.calls(), self.flow.moves_left)
        self.strip.setVisible(self.flow.moment not in WITHOUT_CALLS)
        self.tools.show_flags(self.flow.flags())
        if self.flow.moment is not Moment.PLACING:
            self.formations.close_card()

    def _man_dropped(self, origin: Square, path: tuple[Square, ...]) -> None:
        if self.flow.moment is Moment.PLACING:
            self.flow.placing.moved(origin, path[-1])
        elif self.flow.moment is Moment.MOVING:
            self.flow.hand.drop(origin, path)

    # ways to look

    def look(self, what: str) -> None:
        """Do what a small button beside the board says."""
        {
            "reach": self.looks.next_reach,
            "odds": self.looks.next_fan,
            "turn": self._turn,
            "upright": self._stand,
            "copy": self.copy_position_wanted.emit,
            "open": self.open_position_wanted.emit,
        }[what]()

    def _turn(self) -> None:
        self.turned = not self.turned
        self.tools.tool("turn").set_lit(self.turned)
        self.place()

    def _stand(self) -> None:
        self.upright = not self.upright
        self.tools.tool("upright").set_lit(self.upright)
        self.place()
        self.update()

    # asking

    def ask(self, question: Question) -> None:
        """Lay the card of choices."""
        self.choices.lay(self.layout_now().foot)
        self.choices.ask(question)
        self.choices.start_focus()

    def clear_questions(self) -> None:
        """Take choices and cards away."""
        self.choices.ask(None)
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
        who = self.flow.roller(wish)
        self.roll_prompt.ask(wish.throw, self.names.of(who).upper(), SIDES[who])

    def close_roll(self) -> None:
        """Take the prompt away."""
        self.roll_prompt.put_away()

    def show_final(self) -> None:
        """Show the final score with its box score."""
        view = self.flow.view
        self.show_bare()
        self.show_calls()
        book = gamebook(events_of(self.bridge.history))
        verdict = self.names.does(view.winner, "wins", "win") if view.winner else "A tie"
        won, lost = sorted(view.score.pair(), reverse=True)
        score = f"{won} – {lost}"
        self.final.open_card(self.names, f"{verdict}, {score}", book, view.score.pair())

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
        """Move men, ball and dice."""
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
        self.scoreboard.finish()

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
