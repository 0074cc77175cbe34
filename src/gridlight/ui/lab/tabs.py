"""The tabs at the upper edge of the lab's paper."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.records.tabs import Tabs
from gridlight.ui.theme import Theme

RESULTS, MIXES, FINDINGS, GAMES = "results", "mixes", "findings", "games"
TABS = (
    (RESULTS, tr("Results")),
    (MIXES, tr("Mixes")),
    (FINDINGS, tr("Findings")),
    (GAMES, tr("Your games")),
)


class LabTabs(Tabs):
    """Results, mixes, findings, games; F2 to F5 open them from anywhere on the screen."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(TABS, (), theme, parent)

    def _tell(self) -> None:
        words = self._tabs[self._at][1]
        self.setAccessibleName(tr("Sheet of the lab: {words}", words=words))
        self.update()
