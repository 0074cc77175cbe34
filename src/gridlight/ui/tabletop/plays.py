"""The list of the last plays as a thing on the stage that can be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.playlist import PlayRow, paint_play_list, rows_that_fit
from gridlight.ui.paint.shadow import shadow_margin
from gridlight.ui.theme import Theme


class PlayBoard(QWidget):
    """The last plays on a printed card; a click opens the record."""

    wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._box = QRectF()
        self._rows: tuple[PlayRow, ...] = ()
        self._note = ""
        self.setAccessibleName(tr("Last plays"))
        self.setToolTip(tr("Open the record"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def set_panel(self, rect: QRectF) -> None:
        """Lie on `rect` of the parent; the shadow reaches beyond."""
        m = ceil(shadow_margin(self._theme, "paper"))
        self.setGeometry(rect.toRect().adjusted(-m, -m, m, m))
        self._box = QRectF(self.rect()).adjusted(m, m, -m, -m)
        self._say()

    def show_rows(self, rows: Sequence[PlayRow], note: str) -> None:
        """Show these plays, the newest first."""
        if (self._rows, self._note) == (tuple(rows), note):
            return
        self._rows, self._note = tuple(rows), note
        self._say()
        self.update()

    @property
    def note(self) -> str:
        """What stands at the right of the title."""
        return self._note

    def rows(self) -> tuple[PlayRow, ...]:
        """The plays shown, the newest first."""
        return self._rows[: rows_that_fit(self._box, self._theme)]

    def _say(self) -> None:
        said = "; ".join(f"{row.down} {row.call} {row.result}" for row in self.rows())
        self.setAccessibleDescription(said)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the record."""
        if self._box.contains(event.position()):
            self.wanted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the list."""
        painter = QPainter(self)
        smooth(painter)
        paint_play_list(painter, self._box, self._theme, self._rows, note=self._note)
