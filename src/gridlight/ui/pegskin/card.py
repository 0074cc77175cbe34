"""The Yardcard on the stage: its sheets as the game fills them in, and the plays' names (PS-31)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from gridlight.games.pegskin.yardcard import Row
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.present.pegskin_sheet import Page, card_rows, pages, sheet_of, writes

if TYPE_CHECKING:
    from gridlight.ui.pegskin.stage import PegskinStage


class CardKeeper(QObject):
    """Keeps the card's rows; which of its sheets is seen is all it knows beside the game."""

    def __init__(self, stage: PegskinStage) -> None:
        super().__init__(stage)
        self._stage = stage
        self._steps = -1
        self._rows: tuple[Row, ...] = ()
        self._pages: tuple[Page, ...] = ()
        self._wanted: int | None = None
        stage.card.left.connect(stage.start_focus)
        stage.formations.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The card is away while line-ups lie in its place."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._stage.card.setVisible(event.type() == QEvent.Type.Hide)
        return False

    @property
    def rows(self) -> tuple[Row, ...]:
        """All plays so far."""
        return self._rows

    def refresh(self, *, at_once: bool = False) -> None:
        """Write down what has happened since; the sheet that is being played lies on top."""
        history = self._stage.bridge.history
        fresh = history[self._steps :] if 0 <= self._steps <= len(history) else None
        self._steps = len(history)
        if fresh is None or at_once or any(writes(record) for record in fresh):
            self._rows = card_rows(history, self._called())
            self._wanted = None
        self._show()
        if at_once:
            self._stage.card.hurry()

    def _called(self) -> dict[int, str]:
        return dict(self._stage.bridge.table.called)

    def _show(self) -> None:
        view, names = self._stage.flow.view, self._stage.names
        self._pages = pages(self._rows, view)
        number = self._wanted or len(self._pages)
        page = self._pages[number - 1]
        sheet = sheet_of(page, len(self._pages), self._rows, self._called(), view, names)
        if self._stage.bridge.watched:
            sheet = replace(sheet, may_name=frozenset())
        self._stage.card.set_sheet(sheet)

    def turn_to(self, number: int) -> None:
        """Lay another sheet on top."""
        self._wanted = number if number < len(self._pages) else None
        self._show()

    # naming

    def named(self, row: int, text: str) -> None:
        """The coach called the play of a row; it stays with the game."""
        number = self._wanted or len(self._pages)
        place = self._pages[number - 1].place(row)
        try:
            self._stage.bridge.table.call_play(place, text)
        except (GridlightError, OSError) as fault:
            self._stage.complain(str(fault))
        self._rows = card_rows(self._stage.bridge.history, self._called())
        self._show()

    def name_play(self) -> None:
        """Begin to name the play that is on, or the last one."""
        card = self._stage.card
        self._wanted = None
        self._show()
        row = card.sheet.current
        if row is None:
            row = max(card.sheet.may_name, default=None)
        if row is None or card.isHidden():
            self._stage.complain(tr("The play is named on the Yardcard once both sides stand."))
            return
        card.setFocus()
        card.name_play(row)
