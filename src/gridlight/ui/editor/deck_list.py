"""The list of decks: the bundled ones, then one's own."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from gridlight.present.editor_hub import DeckRow
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_rule
from gridlight.ui.paint.text import LEFT, draw_text
from gridlight.ui.screens.game_list import STEPS
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

ROW = 54.0


class DeckList(QWidget):
    """Decks of which one is chosen; `opened` is sent for a double click or Enter."""

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: tuple[DeckRow, ...] = ()
        self._current = 0
        self._top = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Decks")

    def rows(self) -> tuple[DeckRow, ...]:
        """The decks shown."""
        return self._rows

    def current(self) -> DeckRow | None:
        """The deck that is chosen."""
        return self._rows[self._current] if self._rows else None

    def show_rows(self, rows: tuple[DeckRow, ...], current: int) -> None:
        """Show these decks, one of them chosen."""
        self._rows = rows
        self._current = min(max(current, 0), max(0, len(rows) - 1))
        self._follow()
        self._tell()
        self.update()

    def choose(self, index: int) -> None:
        """Choose a deck."""
        if self._rows:
            self._current = min(max(index, 0), len(self._rows) - 1)
            self._follow()
            self._tell()
            self.update()
            self.chosen.emit(self._current)

    def _tell(self) -> None:
        row = self.current()
        if row is not None:
            said = [word for word in (row.name, row.what, row.note, row.fault) if word]
            place = f"{self._current + 1} of {len(self._rows)}"
            self.setAccessibleDescription(f"{place}: {', '.join(said)}")

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._follow()
        self.update()

    def row_rect(self, index: int) -> QRectF:
        """Where a deck is written; beyond the list where it is pushed away."""
        high = self._theme.px(ROW) * max(1.0, self._theme.text)
        return QRectF(2, index * high - self._top + 2, self.width() - 4, high)

    def _most(self) -> float:
        if not self._rows:
            return 0.0
        return max(0.0, len(self._rows) * self.row_rect(0).height() - self.height() + 4)

    def _follow(self) -> None:
        box = self.row_rect(self._current)
        if box.top() < 2:
            self._top += box.top() - 2
        elif box.bottom() > self.height() - 2:
            self._top += box.bottom() - self.height() + 2
        self._top = min(max(0.0, self._top), self._most())

    def _at(self, point: QPointF) -> int | None:
        return next((i for i in range(len(self._rows)) if self.row_rect(i).contains(point)), None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Push the list."""
        step = self.row_rect(0).height() * event.angleDelta().y() / 120
        self._top = min(max(0.0, self._top - step), self._most())
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the deck under the pointer."""
        found = self._at(event.position())
        if found is not None:
            self.choose(found)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the deck under the pointer."""
        found = self._at(event.position())
        if found is not None:
            self.opened.emit(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Enter opens."""
        key = Qt.Key(event.key())
        if key in STEPS:
            self.choose(self._current + STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._rows:
            self.opened.emit(self._current)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the decks in sight."""
        painter = QPainter(self)
        smooth(painter)
        for index, row in enumerate(self._rows):
            box = self.row_rect(index)
            if box.bottom() > 0 and box.top() < self.height():
                self._paint_row(painter, box, row, index == self._current)

    def _paint_row(self, painter: QPainter, box: QRectF, row: DeckRow, chosen: bool) -> None:
        t = self._theme
        r = t.px(SPACE.r_paper)
        inner = box.adjusted(1, 1, -1, -1)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent" if t.dark else "glow", 95))
            painter.drawRoundedRect(inner, r, r)
            if self.hasFocus():
                d = t.px(SPACE.focus)
                paint_focus(painter, inner.adjusted(d, d, -d, -d), r, t)
        else:
            paint_rule(painter, box.translated(0, box.height()), t)
        pad = t.px(SPACE.s3)
        line = QRectF(box.left() + pad, box.top() + box.height() * 0.1, 0, box.height() * 0.42)
        line.setRight(box.right() - pad)
        draw_text(painter, line, row.name, t, "field-label", "panel_text", LEFT)
        line.translate(0, box.height() * 0.38)
        words = row.fault or f"{row.what}. {row.note}"
        draw_text(painter, line, words, t, "small", "bad" if row.fault else "panel_mut", LEFT)
