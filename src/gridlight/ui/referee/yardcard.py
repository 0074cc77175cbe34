"""The Yardcard on the referee's desk: filled in by pencil as plays are told (PS-31)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject

from gridlight.kernel.errors import GridlightError
from gridlight.present.pegskin_sheet import card_rows, pages, sheet_of
from gridlight.present.situation import Names
from gridlight.ui.bridge import Bridge
from gridlight.ui.pegboard.yardcard import Yardcard


class CardClerk(QObject):
    """Writes the card's rows down; which of its sheets is seen is all it knows by itself."""

    def __init__(
        self, card: Yardcard, bridge: Bridge, names: Names, complain: Callable[[str], None]
    ) -> None:
        super().__init__(card)
        self._card = card
        self._bridge = bridge
        self._names = names
        self._complain = complain
        self._wanted: int | None = None
        card.named.connect(self.named)
        card.sheet_wanted.connect(self.turn_to)

    def write(self, view: Any, *, at_once: bool = False) -> None:
        """Write down what has happened since."""
        self._wanted = None
        self._show(view)
        if at_once:
            self._card.hurry()

    def turn_to(self, number: int) -> None:
        """Lay another sheet on top."""
        self._wanted = number
        self._show(self._bridge.view())

    def named(self, row: int, text: str) -> None:
        """The play of a row is called so from now on; it stays with the game."""
        every = pages(self._rows(), self._bridge.view())
        place = every[(self._wanted or len(every)) - 1].place(row)
        try:
            self._bridge.table.call_play(place, text)
        except (GridlightError, OSError) as fault:
            self._complain(str(fault))
        self._show(self._bridge.view())

    def _rows(self) -> Any:
        return card_rows(self._bridge.history, dict(self._bridge.table.called))

    def _show(self, view: Any) -> None:
        rows, called = self._rows(), dict(self._bridge.table.called)
        every = pages(rows, view)
        number = min(self._wanted or len(every), len(every))
        sheet = sheet_of(every[number - 1], len(every), rows, called, view, self._names)
        if self._bridge.watched:
            sheet = replace(sheet, may_name=frozenset())
        self._card.set_sheet(sheet)
