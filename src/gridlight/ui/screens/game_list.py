"""The list of saved games, painted as rows on a printed card."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.home import GameRow
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.scrolled import CardLines
from gridlight.ui.paint.text import LEFT, RIGHT, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

ROW = 54.0


class GameList(CardLines):
    """Rows of which one is chosen; arrows move, Enter or a double click opens."""

    empty = tr("No saved games")

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Saved games"), theme, parent)
        self._rows: tuple[GameRow, ...] = ()

    def rows(self) -> tuple[GameRow, ...]:
        """The games shown."""
        return self._rows

    def show_rows(self, rows: Sequence[GameRow], select: Path | None = None) -> None:
        """Show other games; the choice stays with its game, or goes to `select`."""
        kept = select
        if kept is None and self._rows:
            kept = self._rows[self._current].path
        self._rows = tuple(rows)
        places = [i for i, row in enumerate(self._rows) if row.path == kept]
        self.changed()
        self.choose(places[0] if places else self._current, tell=False)

    def count(self) -> int:
        """The games there are."""
        return len(self._rows)

    def line_high(self) -> float:
        """Two lines of type."""
        return self.theme.px(ROW) * max(1.0, self.theme.text)

    def spoken(self, index: int) -> str:
        """Its title, what it was, how it stands and of which day it is."""
        row = self._rows[index]
        told = (row.day, row.fault) if row.fault else (row.what, row.score, row.state, row.day)
        return ", ".join(word for word in (row.title, *told) if word)

    def shade(self, index: int) -> int:
        """The line under the pointer too."""
        return super().shade(index) or (40 if index == self._under else 0)

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        """Both teams and the score, and below them what is known of the game."""
        t, row = self.theme, self._rows[index]
        if not self.shade(index):
            paint_rule(painter, box.translated(0, box.height()), t)
        pad = t.px(SPACE.s3)
        upper = QRectF(box.left() + pad, box.top() + box.height() * 0.12, 0, box.height() * 0.42)
        lower = upper.translated(0, box.height() * 0.38)
        inner = box.width() - 2 * pad
        upper.setWidth(inner * 0.66)
        lower.setWidth(inner * (0.98 if row.fault else 0.66))
        draw_text(painter, upper, row.title, t, "field-label", "panel_text", LEFT)
        if row.fault:
            draw_text(painter, lower, row.fault, t, "small", "bad", LEFT)
            return
        draw_text(painter, lower, row.what, t, "small", "panel_mut", LEFT)
        right = QRectF(upper.right() + pad, upper.top(), inner * 0.34 - pad, upper.height())
        words = f"{row.state}, {row.score}" if row.state else row.score
        draw_text(painter, right, words, t, "body-strong", "panel_text", RIGHT)
        right.moveTop(lower.top())
        draw_text(painter, right, row.day, t, "small", "panel_mut", RIGHT)
