"""A ruled table in the book: printed heads, entries in pencil, one line chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.present.record_book import Line
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, Align, draw_text
from gridlight.ui.records.writing import double_rule, write
from gridlight.ui.screens.game_list import STEPS
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

ROW, HEAD = 31.0, 30.0


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its head, its share of the width, where its entries stand, pencil or print."""

    head: str
    share: float
    align: Align = LEFT
    pencil: bool = True


class Ledger(QWidget):
    """Lines under printed heads. Arrows choose, Enter or a double click opens.

    `chosen` and `opened` carry the place of a line.
    """

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(self, name: str, columns: Sequence[Column], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._columns = tuple(columns)
        self._name = name
        self._lines: tuple[Line, ...] = ()
        self._current = 0
        self._top = 0.0
        self._under: int | None = None
        self.empty = "Nothing is written here yet."
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(name)

    # what it holds

    def lines(self) -> tuple[Line, ...]:
        """The lines shown."""
        return self._lines

    def current(self) -> int | None:
        """The place of the chosen line, or nothing in an empty ledger."""
        return self._current if self._lines else None

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show other lines; the choice keeps its place as far as it can."""
        self._lines = tuple(lines)
        self._current = min(self._current, max(0, len(lines) - 1))
        self._follow()
        self._tell()

    def choose(self, index: int) -> None:
        """Choose a line."""
        if not self._lines:
            return
        self._current = max(0, min(len(self._lines) - 1, index))
        self._follow()
        self._tell()
        self.chosen.emit(self._current)

    def _tell(self) -> None:
        if not self._lines:
            self.setAccessibleDescription(self.empty)
        else:
            line = self._lines[self._current]
            said = line.said or ", ".join(cell for cell in line.cells if cell)
            self.setAccessibleDescription(f"{self._current + 1} of {len(self._lines)}: {said}")
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._follow()
        self.update()

    # places

    def row_height(self) -> float:
        """The height of a line."""
        return self._theme.px(ROW) * max(1.0, self._theme.text)

    def _head_height(self) -> float:
        if not any(column.head for column in self._columns):
            return 0.0
        return self._theme.px(HEAD) * max(1.0, self._theme.text)

    def _body(self) -> QRectF:
        m, top = self._theme.px(SPACE.s1), self._head_height() + self._theme.px(5)
        return QRectF(m, top, self.width() - 2 * m, max(0.0, self.height() - top - m))

    def row_rect(self, index: int) -> QRectF:
        """Where a line is written; outside of the widget where it is scrolled away."""
        body, high = self._body(), self.row_height()
        return QRectF(body.left(), body.top() + index * high - self._top, body.width(), high)

    def _cells(self, row: QRectF) -> list[QRectF]:
        whole = sum(column.share for column in self._columns)
        cells, left = [], row.left()
        for column in self._columns:
            wide = row.width() * column.share / whole
            cells.append(QRectF(left, row.top(), wide, row.height()))
            left += wide
        return cells

    def _most(self) -> float:
        return max(0.0, len(self._lines) * self.row_height() - self._body().height())

    def _follow(self) -> None:
        body, box = self._body(), self.row_rect(self._current)
        if box.top() < body.top():
            self._top += box.top() - body.top()
        elif box.bottom() > body.bottom():
            self._top += box.bottom() - body.bottom()
        self._top = max(0.0, min(self._most(), self._top))

    def _at(self, point: QPointF) -> int | None:
        if not self._body().contains(point):
            return None
        places = range(len(self._lines))
        return next((i for i in places if self.row_rect(i).contains(point)), None)

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the chosen line in sight."""
        self._follow()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll."""
        step = self.row_height() * event.angleDelta().y() / 120
        self._top = max(0.0, min(self._most(), self._top - step))
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the line under the pointer."""
        self._under = self._at(event.position())
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the line under the pointer."""
        found = self._at(event.position())
        if found is not None:
            self.choose(found)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the line under the pointer."""
        found = self._at(event.position())
        if found is not None:
            self.opened.emit(found)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._under = None
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Enter opens."""
        key = Qt.Key(event.key())
        if key in STEPS:
            self.choose(self._current + STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._lines:
            self.opened.emit(self._current)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring, and say what is chosen."""
        self.update()
        if self._lines:
            self.chosen.emit(self._current)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self.update()
        super().focusOutEvent(event)

    # paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint heads, rules and the lines in sight."""
        painter = QPainter(self)
        smooth(painter)
        self._paint_heads(painter)
        body = self._body()
        painter.setClipRect(body.adjusted(0, 0, 0, self._theme.px(2)))
        self._paint_rules(painter, body)
        for i, line in enumerate(self._lines):
            box = self.row_rect(i)
            if box.bottom() > body.top() and box.top() < body.bottom():
                self._paint_line(painter, box, line, i)
        if not self._lines:
            first = QRectF(body.left(), body.top(), body.width(), self.row_height())
            write(painter, first.adjusted(8, 0, -8, 0), self.empty, self._theme, seed=3)
        self._paint_thread(painter, body)

    def _paint_heads(self, painter: QPainter) -> None:
        t, m = self._theme, self._theme.px(SPACE.s1)
        row = QRectF(m, 0, self.width() - 2 * m, self._head_height())
        for column, cell in zip(self._columns, self._cells(row), strict=True):
            inner = cell.adjusted(t.px(6), 0, -t.px(6), 0)
            draw_text(painter, inner, column.head, t, "small-strong", "panel_mut", column.align)
        double_rule(painter, row.left(), row.right(), row.bottom(), t)

    def _paint_rules(self, painter: QPainter, body: QRectF) -> None:
        t, high = self._theme, self.row_height()
        painter.setPen(QPen(t.color("rule"), max(1.0, t.px(1))))
        y = body.top() + high - self._top % high
        while y <= body.bottom() + 1:
            painter.drawLine(QPointF(body.left(), y), QPointF(body.right(), y))
            y += high
        painter.setPen(QPen(t.mix("rule", "bad", 0.22, 150), max(1.0, t.px(1))))
        for cell in self._cells(body)[1:]:
            painter.drawLine(QPointF(cell.left(), body.top()), QPointF(cell.left(), body.bottom()))

    def _paint_line(self, painter: QPainter, box: QRectF, line: Line, index: int) -> None:
        t, r = self._theme, self._theme.px(SPACE.r_paper)
        focused = self.hasFocus() and index == self._current
        if focused or index == self._under:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent" if t.dark else "glow", 80 if focused else 40))
            painter.drawRoundedRect(box.adjusted(1, 2, -1, -2), r, r)
        cells = zip(self._columns, self._cells(box), line.cells, strict=True)
        for place, (column, cell, text) in enumerate(cells):
            inner = cell.adjusted(t.px(6), 0, -t.px(6), 0)
            if column.pencil:
                write(painter, inner, text, t, column.align, seed=index * 11 + place)
            else:
                draw_text(painter, inner, text, t, "body", "panel_text", column.align)
        if focused:
            inset = t.px(SPACE.focus) + 1
            paint_focus(painter, box.adjusted(inset, inset, -inset, -inset), r, t)

    def _paint_thread(self, painter: QPainter, body: QRectF) -> None:
        most = self._most()
        if most <= 0:
            return
        t = self._theme
        long = max(t.px(24), body.height() * body.height() / (body.height() + most))
        top = body.top() + (body.height() - long) * self._top / most
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("panel_mut", 120))
        painter.drawRoundedRect(QRectF(body.right() - t.px(4), top, t.px(4), long), 2, 2)


__all__ = ["CENTER", "LEFT", "RIGHT", "Column", "Ledger"]
