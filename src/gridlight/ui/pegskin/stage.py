"""The Pegskin stage: everything on the table, and the keys that reach it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gridlight.games.pegskin.state import PegskinState
from gridlight.present.pegboard import PegModel
from gridlight.present.pegskin_board import bare
from gridlight.present.pegskin_motions import lying
from gridlight.present.pegskin_scores import plaque, verdict
from gridlight.ui.bridge import Bridge
from gridlight.ui.chrome import Status
from gridlight.ui.pegskin.card import CardKeeper
from gridlight.ui.pegskin.flow import Flow
from gridlight.ui.pegskin.furniture import Furniture
from gridlight.ui.pegskin.looks import Looks
from gridlight.ui.pegskin.plaque import PlaqueReading
from gridlight.ui.pegskin.sayings import sentence_for
from gridlight.ui.tabletop.choices import Question
from gridlight.ui.tabletop.moments import WITHOUT_CALLS, Moment
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.theme import Wishes

if TYPE_CHECKING:
    from gridlight.ui.tabletop.hints import Whisper


class PegskinStage(Furniture):
    """A game on the table; it keeps no state of the game but what is being shown."""

    LOOKS: ClassVar = {
        Qt.Key.Key_F: "reach",
        Qt.Key.Key_V: "closer",
        Qt.Key.Key_T: "turn",
        Qt.Key.Key_N: "name",
    }

    flow: Flow

    def __init__(
        self, bridge: Bridge, wishes: Wishes | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(bridge, wishes, parent)
        self.flow = Flow(self, bridge)
        self.looks = Looks(self)
        self.keeper = CardKeeper(self)
        self._wire()

    def _wire(self) -> None:
        self.wire_cards()
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
        self.strip.looked_at.connect(self.looks.looked_at)
        self.formations.chosen.connect(flow.placing.choose)

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

    def sentence(self) -> Status:
        """What the status line says in this moment."""
        return sentence_for(self.flow, self.names, self.told, self.status_line.status())

    def focus_board(self) -> None:
        """Give the keyboard to the board, unless a play is being named."""
        if self.card.editing is None:
            super().focus_board()

    def final_words(self) -> str:
        """Who has won, by what."""
        return verdict(self.flow.view, self.names)

    def finish_boards(self) -> None:
        """Let the pencil finish."""
        self.card.hurry()

    def press_number(self, number: int) -> bool:
        """A receiver's number throws to him."""
        return self.flow.hand.throw_to(number)

    def whisper(self) -> Whisper:
        """Pegskin’s own part of hints."""
        from gridlight.present import board_hints_pegskin

        return board_hints_pegskin

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
        self.board.set_board(self.dressed(model))

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
        if self.look_at_hint(what):
            return
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
