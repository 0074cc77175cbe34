"""The tabs at the upper edge of the lab's paper."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gridlight.ui.records.tabs import Tabs
from gridlight.ui.theme import Theme

RESULTS, MIXES, FINDINGS, GAMES = "results", "mixes", "findings", "games"
TABS = (
    (RESULTS, "Results"),
    (MIXES, "Mixes"),
    (FINDINGS, "Findings"),
    (GAMES, "Your games"),
)


class LabTabs(Tabs):
    """Results, mixes, findings, games; F2 to F5 open them from anywhere on the screen."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(TABS, (), theme, parent)

    def _tell(self) -> None:
        words = self._tabs[self._at][1]
        self.setAccessibleName(f"Sheet of the lab: {words}")
        self.update()
