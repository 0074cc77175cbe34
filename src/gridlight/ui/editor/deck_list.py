"""The list of decks: one's own, then the bundled ones."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.editor_hub import DeckRow
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.scrolled import CardLines
from gridlight.ui.paint.text import LEFT, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

ROW = 54.0


class DeckList(CardLines):
    """Decks of which one is chosen; `opened` is sent for a double click or Enter."""

    empty = tr("No decks yet")

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Decks"), theme, parent)
        self._rows: tuple[DeckRow, ...] = ()

    def rows(self) -> tuple[DeckRow, ...]:
        """The decks shown."""
        return self._rows

    def deck(self) -> DeckRow | None:
        """The deck that is chosen."""
        place = self.current()
        return None if place is None else self._rows[place]

    def show_rows(self, rows: tuple[DeckRow, ...], current: int) -> None:
        """Show these decks, one of them chosen."""
        self._rows = rows
        self.changed()
        self.choose(current, tell=False)

    def count(self) -> int:
        """The decks there are."""
        return len(self._rows)

    def line_high(self) -> float:
        """Two lines of type."""
        return self.theme.px(ROW) * max(1.0, self.theme.text)

    def spoken(self, index: int) -> str:
        """Its name, what is in it and how it stands."""
        row = self._rows[index]
        return ", ".join(word for word in (row.name, row.what, row.note, row.fault) if word)

    def page(self) -> QRectF:
        """All of the widget but for a hairline."""
        return QRectF(self.rect()).adjusted(2, 2, -2, -2)

    def shade_box(self, line: QRectF) -> QRectF:
        """The whole line."""
        return line.adjusted(1, 1, -1, -1)

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        """Its name, and below it how it stands."""
        t, row = self.theme, self._rows[index]
        if index != self._current:
            paint_rule(painter, box.translated(0, box.height()), t)
        pad = t.px(SPACE.s3)
        line = QRectF(box.left() + pad, box.top() + box.height() * 0.1, 0, box.height() * 0.42)
        line.setRight(box.right() - pad)
        draw_text(painter, line, row.name, t, "field-label", "panel_text", LEFT)
        line.translate(0, box.height() * 0.38)
        words = row.fault or f"{row.what}. {row.note}"
        draw_text(painter, line, words, t, "small", "bad" if row.fault else "panel_mut", LEFT)
