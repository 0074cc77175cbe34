"""The list of saved games, painted as rows on a printed card."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.present.home import GameRow
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_rule
from gridlight.ui.paint.text import LEFT, RIGHT, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

ROW = 54.0
STEPS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -6,
    Qt.Key.Key_PageDown: 6,
    Qt.Key.Key_Home: -1_000_000,
    Qt.Key.Key_End: 1_000_000,
}


class GameList(QWidget):
    """Rows of which one is chosen; arrows move, Enter or a double click opens."""

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: tuple[GameRow, ...] = ()
        self._current = 0
        self._top = 0.0
        self._under: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName("Saved games")

    def rows(self) -> tuple[GameRow, ...]:
        """The games shown."""
        return self._rows

    def current(self) -> int | None:
        """The place of the chosen row, or nothing in an empty list."""
        return self._current if self._rows else None

    def show_rows(self, rows: Sequence[GameRow], select: Path | None = None) -> None:
        """Show other games; the choice stays with its game, or goes to `select`."""
        kept = select
        if kept is None and self._rows:
            kept = self._rows[self._current].path
        self._rows = tuple(rows)
        places = [i for i, row in enumerate(self._rows) if row.path == kept]
        self._current = places[0] if places else min(self._current, max(0, len(rows) - 1))
        self._follow()
        self._tell()

    def choose(self, index: int) -> None:
        """Choose a row."""
        if not self._rows:
            return
        self._current = max(0, min(len(self._rows) - 1, index))
        self._follow()
        self._tell()
        self.chosen.emit(self._current)

    def _tell(self) -> None:
        if not self._rows:
            self.setAccessibleDescription("No saved games")
        else:
            row = self._rows[self._current]
            place = f"{self._current + 1} of {len(self._rows)}"
            told = (row.day, row.fault) if row.fault else (row.what, row.score, row.state, row.day)
            said = ", ".join(word for word in (row.title, *told) if word)
            self.setAccessibleDescription(f"{place}: {said}")
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._follow()
        self.update()

    def row_height(self) -> float:
        """The height of a row."""
        return self._theme.px(ROW) * max(1.0, self._theme.text)

    def row_rect(self, index: int) -> QRectF:
        """Where a row is painted; beyond the widget where it is scrolled away."""
        m = self._theme.px(SPACE.s1)
        high = self.row_height()
        return QRectF(m, m + index * high - self._top, self.width() - 2 * m, high)

    def _most(self) -> float:
        room = self.height() - 2 * self._theme.px(SPACE.s1)
        return max(0.0, len(self._rows) * self.row_height() - room)

    def _follow(self) -> None:
        box = self.row_rect(self._current)
        m = self._theme.px(SPACE.s1)
        if box.top() < m:
            self._top += box.top() - m
        elif box.bottom() > self.height() - m:
            self._top += box.bottom() - self.height() + m
        self._top = max(0.0, min(self._most(), self._top))

    def _at(self, point: QPointF) -> int | None:
        places = range(len(self._rows))
        return next((i for i in places if self.row_rect(i).contains(point)), None)

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the chosen row in sight."""
        self._follow()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll."""
        step = self.row_height() * event.angleDelta().y() / 120
        self._top = max(0.0, min(self._most(), self._top - step))
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the row under the pointer."""
        self._under = self._at(event.position())
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the row under the pointer."""
        found = self._at(event.position())
        if found is not None:
            self.choose(found)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the row under the pointer."""
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
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self.update()
        super().focusOutEvent(event)

    # paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows in sight and a thread at the right that says where one is."""
        painter = QPainter(self)
        smooth(painter)
        painter.setClipRect(QRectF(self.rect()))
        for i, row in enumerate(self._rows):
            box = self.row_rect(i)
            if box.bottom() > 0 and box.top() < self.height():
                self._paint_row(painter, box, row, i)
        self._paint_thread(painter)

    def _paint_row(self, painter: QPainter, box: QRectF, row: GameRow, index: int) -> None:
        t = self._theme
        r = t.px(SPACE.r_paper)
        shade = box.adjusted(t.px(2), t.px(2), -t.px(2), -t.px(2))
        if index == self._current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent" if t.dark else "glow", 95))
            painter.drawRoundedRect(shade, r, r)
            if self.hasFocus():
                inset = t.px(SPACE.focus)
                paint_focus(painter, shade.adjusted(inset, inset, -inset, -inset), r, t)
        elif index == self._under:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent" if t.dark else "glow", 40))
            painter.drawRoundedRect(shade, r, r)
        else:
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

    def _paint_thread(self, painter: QPainter) -> None:
        most = self._most()
        if most <= 0:
            return
        t = self._theme
        whole = float(self.height())
        long = max(t.px(24), whole * whole / (whole + most))
        top = (whole - long) * self._top / most
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("panel_mut", 120))
        painter.drawRoundedRect(QRectF(self.width() - t.px(4), top, t.px(4), long), 2, 2)
