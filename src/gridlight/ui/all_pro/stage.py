"""The All-Pro stage: everything on the table, and the keys that reach it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gridlight.kernel.grid import Square
from gridlight.kernel.language import tr
from gridlight.present import all_pro_scores as scores
from gridlight.present.all_pro_board import bare, trails
from gridlight.present.board import BoardModel
from gridlight.present.calls import plain_reason
from gridlight.ui.all_pro.flow import Flow
from gridlight.ui.all_pro.furniture import Furniture
from gridlight.ui.all_pro.looks import Looks
from gridlight.ui.all_pro.sayings import sentence_for
from gridlight.ui.bridge import Bridge
from gridlight.ui.chrome import Status
from gridlight.ui.tabletop.choices import Question
from gridlight.ui.tabletop.moments import WITHOUT_CALLS, Moment
from gridlight.ui.tabletop.readings import clock_text, score_reading
from gridlight.ui.tabletop.toss import verdict_words
from gridlight.ui.theme import Wishes

if TYPE_CHECKING:
    from gridlight.ui.tabletop.hints import Whisper


class AllProStage(Furniture):
    """A game on the table; it keeps no state of the game but what is being shown."""

    LOOKS: ClassVar = {
        Qt.Key.Key_R: "reach",
        Qt.Key.Key_F: "odds",
        Qt.Key.Key_T: "turn",
        Qt.Key.Key_U: "upright",
    }

    flow: Flow

    def __init__(
        self, bridge: Bridge, wishes: Wishes | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(bridge, wishes, parent)
        self.flow = Flow(self, bridge)
        self.looks = Looks(self)
        self._wire()

    def _wire(self) -> None:
        self.wire_cards()
        flow, board = self.flow, self.board
        board.square_picked.connect(flow.picked)
        board.man_dropped.connect(self._man_dropped)
        board.man_placed.connect(flow.placing.placed)
        board.man_removed.connect(flow.placing.removed)
        board.missed.connect(flow.missed)
        board.hovered.connect(self.looks.hovered)
        board.hurried.connect(self.reel.hurry)
        board.dragged.connect(flow.hand.dragged)
        self.strip.looked_at.connect(self.looks.looked_at)
        self.formations.chosen.connect(flow.placing.choose)
        self.tools.called.connect(flow.flag)
        self.tools.explained.connect(self.complain)
        self.plays.wanted.connect(self.record_wanted)

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

    def sentence(self) -> Status:
        """What the status line says in this moment."""
        return sentence_for(self.flow, self.names, self.told, self.status_line.status())

    def refused(self, words: str) -> None:
        """Say why the rules don't take a move, without the ruling's number."""
        super().refused(plain_reason(words))

    def show_clock(self) -> None:
        """Show the decision's time, in the status line where the strip is away (FB-13)."""
        super().show_clock()
        left = self.bridge.decision_left
        if left is not None and self.flow.moment is Moment.ASKING:
            status = self.status_line.status()
            self.say(
                status.sentence,
                tr("{time} to choose", time=clock_text(left)),
                status.tag,
                status.side,
            )

    def final_words(self) -> str:
        """Who has won, and the score."""
        view = self.flow.view
        verdict = verdict_words(view.winner, self.names)
        won, lost = sorted(view.score.pair(), reverse=True)
        return f"{verdict}, {won} – {lost}"

    def finish_boards(self) -> None:
        """Let the scoreboard's drums come to rest."""
        self.scoreboard.finish()

    def whisper(self) -> Whisper:
        """All-Pro’s own part of hints."""
        from gridlight.present import board_hints_all_pro

        return board_hints_all_pro

    # the board

    def show_model(self, model: BoardModel) -> None:
        """Show a board as it is."""
        self.board.show_reach(False)
        self.board.set_board(self.dressed(model))

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
        if self.look_at_hint(what):
            return
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
