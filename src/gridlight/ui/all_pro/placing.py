"""Line-ups on the stage: what the hand does with the tray, formations and Done."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gridlight.games.all_pro import lineups
from gridlight.games.all_pro.phases import Phase
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square
from gridlight.kernel.language import tr
from gridlight.kernel.moves import Move
from gridlight.present.all_pro_lineup import AGAIN, LineUp, begin
from gridlight.present.calls import CallShown
from gridlight.present.formations import formation_words
from gridlight.present.situation import capital
from gridlight.ui.tabletop.formations import Choice
from gridlight.ui.tabletop.moments import Moment
from gridlight.ui.tabletop.readings import SIDES

if TYPE_CHECKING:
    from gridlight.ui.all_pro.flow import Flow

EMPTY, DONE = "empty", "line-up"


class Placing(QObject):
    """Keeps the line-up that is being placed, also for when it is taken back."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self._flow = flow
        self.lineup: LineUp | None = None
        self._placed: dict[tuple[Seat, Phase], LineUp] = {}

    def begin(self) -> None:
        """Lay out the line-up that is asked for, or go on with it."""
        ground = self._flow.ground
        fresh = begin(ground)
        kept = self._placed.get((fresh.task.side, fresh.task.phase))
        if kept is not None and kept.task == fresh.task:
            fresh = replace(kept, ground=ground)
        self._show(fresh)

    def _show(self, lineup: LineUp) -> None:
        self.lineup = lineup
        self._placed[lineup.task.side, lineup.task.phase] = lineup
        stage = self._flow.stage
        stage.show_model(lineup.model(stage.names))
        stage.show_calls()
        side = lineup.task.side
        said = (lineup.title, stage.names.of(side).upper(), SIDES[side])
        note = lineup.why_not or tr(
            "Drag men, or put the cursor on a square and press B, E, L or C."
        )
        stage.formations.open_card(said, self.choices(), note)

    def choices(self) -> tuple[Choice, ...]:
        """The rows of the list of line-ups."""
        assert self.lineup is not None
        standing = self.lineup.name
        rows = []
        for number, offered in enumerate(self.lineup.offered(), 1):
            key = "0" if offered.name == AGAIN else str(number)
            words = capital(formation_words(offered.name))
            rows.append(Choice(words, key, offered.name, offered.name == standing))
        return (*rows, Choice(tr("All into the tray"), "X", EMPTY, not self.lineup.men))

    def choose(self, name: str) -> None:
        """A row was chosen: lay that line-up."""
        if self.lineup is None or self._flow.moment is not Moment.PLACING:
            return
        self._flow.stage.board.put_back()
        if name == EMPTY:
            self._show(self.lineup.laid(()))
            return
        men = next(each.men for each in self.lineup.offered() if each.name == name)
        self._show(self.lineup.laid(men))

    def lay(self, move: Move) -> None:
        """Lay the men whom a move would place."""
        if self.lineup is not None and self._flow.moment is Moment.PLACING:
            task, settings = self.lineup.task, self._flow.ground.settings
            self._show(self.lineup.laid(lineups.placed(move, task, settings)))

    def calls(self) -> tuple[CallShown, ...]:
        """The one button of the strip, dimmed while the line-up can't stand."""
        why = self.lineup.why_not if self.lineup is not None else ""
        return (CallShown(tr("Ready"), "D", DONE, why, main=True),)

    def call(self, move: str) -> None:
        """The line-up stands: play it."""
        if move == DONE and self.lineup is not None:
            self._flow.play(self._flow.stage.rules.words(self.lineup.words))

    # the hand

    def moved(self, origin: Square, square: Square) -> None:
        """A man was put down on another square."""
        if self.lineup is not None:
            self._show(self.lineup.moved(origin, square))

    def placed(self, slot: int, square: Square) -> None:
        """A man came out of the tray."""
        if self.lineup is not None and slot < len(self.lineup.tray):
            self._show(self.lineup.placed(slot, square))

    def removed(self, square: Square) -> None:
        """A man went back into the tray."""
        if self.lineup is not None:
            self._show(self.lineup.removed(square))
