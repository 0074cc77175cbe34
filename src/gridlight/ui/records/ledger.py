"""A ruled table in the book: printed heads, entries in pencil, one line chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFocusEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.record_book import Line
from gridlight.ui.paint.scrolled import CardLines
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, Align, draw_text
from gridlight.ui.records.writing import double_rule, write
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


class Ledger(CardLines):
    """Lines under printed heads. Arrows choose, Enter or a double click opens.

    `chosen` and `opened` carry the place of a line.
    """

    empty = tr("Nothing is written here yet.")

    def __init__(self, name: str, columns: Sequence[Column], theme: Theme, parent: QWidget) -> None:
        super().__init__(name, theme, parent)
        self._columns = tuple(columns)
        self._lines: tuple[Line, ...] = ()

    # what it holds

    def lines(self) -> tuple[Line, ...]:
        """The lines shown."""
        return self._lines

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show other lines; the choice keeps its place as far as it can."""
        self._lines = tuple(lines)
        self.changed()
        self.choose(self._current, tell=False)

    def count(self) -> int:
        """The lines there are."""
        return len(self._lines)

    def spoken(self, index: int) -> str:
        """A line as it is said, or what stands in it."""
        line = self._lines[index]
        return line.said or ", ".join(cell for cell in line.cells if cell)

    # places

    def line_high(self) -> float:
        """A line of the ledger."""
        return self.theme.px(ROW) * max(1.0, self.theme.text)

    def head_height(self) -> float:
        """How high the printed heads are."""
        if not any(column.head for column in self._columns):
            return 0.0
        return self.theme.px(HEAD) * max(1.0, self.theme.text)

    def page(self) -> QRectF:
        """Where the lines are written."""
        m, top = self.theme.px(SPACE.s1), self.head_height() + self.theme.px(5)
        return QRectF(m, top, self.width() - 2 * m, max(0.0, self.height() - top - m))

    def sight(self) -> QRectF:
        """The lines, the last rule whole."""
        return self.page().adjusted(0, 0, 0, self.theme.px(2))

    def thread_room(self) -> QRectF:
        """Beside the lines, below the heads."""
        body, wide = self.page(), self.theme.px(SPACE.s1)
        return QRectF(body.right() - wide, body.top(), wide, body.height())

    def _cells(self, row: QRectF) -> list[QRectF]:
        whole = sum(column.share for column in self._columns)
        cells, left = [], row.left()
        for column in self._columns:
            wide = row.width() * column.share / whole
            cells.append(QRectF(left, row.top(), wide, row.height()))
            left += wide
        return cells

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring, and say what is chosen."""
        if self._lines:
            self.chosen.emit(self._current)
        super().focusInEvent(event)

    # paint

    def shade(self, index: int) -> int:
        """The chosen line while the keyboard is here; the one under the pointer."""
        if self.hasFocus() and index == self._current:
            return 80
        return 40 if index == self._under else 0

    def shade_box(self, line: QRectF) -> QRectF:
        """Between the rules."""
        return line.adjusted(1, 2, -1, -2)

    def ring_box(self, line: QRectF) -> QRectF:
        """Within the line."""
        inset = self.theme.px(SPACE.focus) + 1
        return line.adjusted(inset, inset, -inset, -inset)

    def paint_ring(self, painter: QPainter) -> None:
        """The ring doesn't go over the heads."""
        painter.save()
        painter.setClipRect(self.sight())
        super().paint_ring(painter)
        painter.restore()

    def paint_ground(self, painter: QPainter) -> None:
        """The printed heads."""
        self._paint_heads(painter)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Rules and the lines in sight, or that there is none."""
        body = self.page()
        self._paint_rules(painter, body)
        super().paint_content(painter, box)
        if not self._lines:
            first = QRectF(body.left(), body.top(), body.width(), self.line_high())
            write(painter, first.adjusted(8, 0, -8, 0), self.empty, self.theme, seed=3)

    def _paint_heads(self, painter: QPainter) -> None:
        t, m = self.theme, self.theme.px(SPACE.s1)
        row = QRectF(m, 0, self.width() - 2 * m, self.head_height())
        for column, cell in zip(self._columns, self._cells(row), strict=True):
            inner = cell.adjusted(t.px(6), 0, -t.px(6), 0)
            draw_text(painter, inner, column.head, t, "small-strong", "panel_mut", column.align)
        double_rule(painter, row.left(), row.right(), row.bottom(), t)

    def _paint_rules(self, painter: QPainter, body: QRectF) -> None:
        t, high = self.theme, self.line_high()
        painter.setPen(QPen(t.color("rule"), max(1.0, t.px(1))))
        y = body.top() + high - self.scrolled % high
        while y <= body.bottom() + 1:
            painter.drawLine(QPointF(body.left(), y), QPointF(body.right(), y))
            y += high
        painter.setPen(QPen(t.mix("rule", "bad", 0.22, 150), max(1.0, t.px(1))))
        for cell in self._cells(body)[1:]:
            painter.drawLine(QPointF(cell.left(), body.top()), QPointF(cell.left(), body.bottom()))

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        """Its entries, in pencil or in print."""
        t = self.theme
        cells = zip(self._columns, self._cells(box), self._lines[index].cells, strict=True)
        for place, (column, cell, text) in enumerate(cells):
            inner = cell.adjusted(t.px(6), 0, -t.px(6), 0)
            if column.pencil:
                write(painter, inner, text, t, column.align, seed=index * 11 + place)
            else:
                draw_text(painter, inner, text, t, "body", "panel_text", column.align)


__all__ = ["CENTER", "LEFT", "RIGHT", "Column", "Ledger"]
