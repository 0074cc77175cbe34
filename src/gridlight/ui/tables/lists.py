"""Lists on a printed card of which one line is chosen: names, areas, faults."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.scrolled import CardLines
from gridlight.ui.paint.text import LEFT, RIGHT, draw_lines, draw_text, lines_height, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

LINE = 28.0
PAD = 10.0


@dataclass(frozen=True, slots=True)
class ListLine:
    """A line: its words, a note at its right, and `tone`, the token of its color."""

    words: str
    note: str = ""
    tone: str = "panel_text"


class LineList(CardLines):
    """Lines of which one is chosen by arrows or a click; `taken` is sent by Enter or a click.

    With `wrapped` a line takes as many lines of type as it needs.
    """

    taken = Signal(int)

    leap = 5
    empty = tr("Nothing")

    def __init__(self, name: str, theme: Theme, parent: QWidget, *, wrapped: bool = False) -> None:
        super().__init__(name, theme, parent)
        self._wrapped = wrapped
        self._lines: tuple[ListLine, ...] = ()
        self.opened.connect(self.taken)

    def lines(self) -> tuple[ListLine, ...]:
        """What it shows."""
        return self._lines

    def show_lines(self, lines: Sequence[ListLine], current: int | None = None) -> None:
        """Show other lines; the choice stays where it is unless `current` is given."""
        self._lines = tuple(lines)
        self.changed()
        self.choose(self._current if current is None else current, tell=False)

    def count(self) -> int:
        """The lines there are."""
        return len(self._lines)

    def spoken(self, index: int) -> str:
        """Its words and its note."""
        line = self._lines[index]
        return f"{line.words}, {line.note}" if line.note else line.words

    # places

    def line_high(self) -> float:
        """A line of type."""
        return self.theme.px(LINE) * max(1.0, self.theme.text)

    def high_of(self, index: int) -> float:
        """As many lines of type as its words need, if it is wrapped."""
        least = self.line_high()
        if not self._wrapped:
            return least
        t = self.theme
        inner = self.width() - t.px(2 * PAD + 2 * SPACE.s1)
        words = lines_height(t, "small", self._lines[index].words, inner)
        return max(least, words + t.px(PAD))

    def wheel_step(self) -> float:
        """A line of type."""
        return self.theme.px(LINE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose and take the line under the pointer."""
        super().mousePressEvent(event)
        found = self.line_at(event.position())
        if found is not None and not self.gripped:
            self.taken.emit(found)

    # paint

    def shade(self, index: int) -> int:
        """The chosen line, if it isn't told by its ring alone; the one under the pointer."""
        if index == self._current:
            return 0 if self._wrapped else super().shade(index)
        return 45 if index == self._under else 0

    def shade_box(self, line: QRectF) -> QRectF:
        """The whole line."""
        d = self.theme.px(1)
        return line.adjusted(d, d, -d, -d)

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        """Its words, and its note at the right."""
        t, line = self.theme, self._lines[index]
        inner = box.adjusted(t.px(PAD), 0, -t.px(PAD), 0)
        if self._wrapped:
            inner.adjust(0, t.px(PAD / 2), 0, 0)
            draw_lines(painter, inner, line.words, t, "small", line.tone)
            return
        wide = text_width(t, "small", line.note) + t.px(PAD) if line.note else 0.0
        draw_text(painter, inner, line.note, t, "small", "panel_mut", RIGHT)
        inner.setRight(inner.right() - wide)
        role = "body-strong" if index == self._current else "body"
        draw_text(painter, inner, line.words, t, role, line.tone, LEFT)
