"""Lists on a printed card of which one line is chosen: names, areas, faults."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import LEFT, RIGHT, draw_lines, draw_text, lines_height, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

LINE = 28.0
PAD = 10.0
STEPS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -5,
    Qt.Key.Key_PageDown: 5,
    Qt.Key.Key_Home: -1_000_000,
    Qt.Key.Key_End: 1_000_000,
}


@dataclass(frozen=True, slots=True)
class ListLine:
    """A line: its words, a note at its right, and `tone`, the token of its color."""

    words: str
    note: str = ""
    tone: str = "panel_text"


class LineList(QWidget):
    """Lines of which one is chosen by arrows or a click; `taken` is sent by Enter or a click.

    With `wrapped` a line takes as many lines of type as it needs.
    """

    chosen = Signal(int)
    taken = Signal(int)

    def __init__(self, name: str, theme: Theme, parent: QWidget, *, wrapped: bool = False) -> None:
        super().__init__(parent)
        self._theme = theme
        self._wrapped = wrapped
        self._lines: tuple[ListLine, ...] = ()
        self._current = 0
        self._top = 0.0
        self._under: int | None = None
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def lines(self) -> tuple[ListLine, ...]:
        """What it shows."""
        return self._lines

    def current(self) -> int:
        """The place of the line chosen."""
        return self._current

    def show_lines(self, lines: Sequence[ListLine], current: int | None = None) -> None:
        """Show other lines; the choice stays where it is unless `current` is given."""
        self._lines = tuple(lines)
        wanted = self._current if current is None else current
        self._current = max(0, min(len(self._lines) - 1, wanted))
        self._follow()
        self._tell()

    def choose(self, place: int) -> None:
        """Choose a line."""
        if not self._lines:
            return
        self._current = max(0, min(len(self._lines) - 1, place))
        self._follow()
        self._tell()
        self.chosen.emit(self._current)

    def _tell(self) -> None:
        if self._lines:
            line = self._lines[self._current]
            words = f"{line.words}, {line.note}" if line.note else line.words
            self.setAccessibleDescription(f"{self._current + 1} of {len(self._lines)}: {words}")
        else:
            self.setAccessibleDescription("Nothing")
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._follow()
        self.update()

    # places

    def line_height(self, line: ListLine) -> float:
        """How high a line is."""
        t = self._theme
        least = t.px(LINE) * max(1.0, t.text)
        if not self._wrapped:
            return least
        words = lines_height(t, "small", line.words, self._inner())
        return max(least, words + t.px(PAD))

    def _inner(self) -> float:
        return self.width() - self._theme.px(2 * PAD + 2 * SPACE.s1)

    def line_rect(self, place: int) -> QRectF:
        """Where a line is painted; beyond the widget where it is scrolled away."""
        m = self._theme.px(SPACE.s1)
        top = m - self._top + sum(self.line_height(line) for line in self._lines[:place])
        return QRectF(m, top, self.width() - 2 * m, self.line_height(self._lines[place]))

    def _most(self) -> float:
        whole = sum(self.line_height(line) for line in self._lines)
        return max(0.0, whole + 2 * self._theme.px(SPACE.s1) - self.height())

    def _follow(self) -> None:
        if not self._lines:
            return
        box, m = self.line_rect(self._current), self._theme.px(SPACE.s1)
        if box.top() < m:
            self._top += box.top() - m
        elif box.bottom() > self.height() - m:
            self._top += box.bottom() - self.height() + m
        self._top = max(0.0, min(self._most(), self._top))

    def _at(self, point: QPointF) -> int | None:
        places = range(len(self._lines))
        return next((i for i in places if self.line_rect(i).contains(point)), None)

    # events

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll."""
        step = self._theme.px(LINE) * event.angleDelta().y() / 120
        self._top = max(0.0, min(self._most(), self._top - step))
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the line under the pointer."""
        self._under = self._at(event.position())
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._under = None
        self.update()
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose and take the line under the pointer."""
        found = self._at(event.position())
        if found is not None:
            self.choose(found)
            self.taken.emit(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Enter takes."""
        key = Qt.Key(event.key())
        if key in STEPS and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.choose(self._current + STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._lines:
            self.taken.emit(self._current)
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
        """Paint the lines in sight, and a thread at the right that says where one is."""
        painter = QPainter(self)
        smooth(painter)
        for i, line in enumerate(self._lines):
            box = self.line_rect(i)
            if box.bottom() > 0 and box.top() < self.height():
                self._paint_line(painter, box, line, i)
        self._paint_thread(painter)

    def _paint_line(self, painter: QPainter, box: QRectF, line: ListLine, place: int) -> None:
        t, r = self._theme, self._theme.px(SPACE.r_paper)
        shade = box.adjusted(t.px(1), t.px(1), -t.px(1), -t.px(1))
        lit = {self._under: 45, self._current: 0 if self._wrapped else 95}.get(place, 0)
        if lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent" if t.dark else "glow", lit))
            painter.drawRoundedRect(shade, r, r)
        if place == self._current and self.hasFocus():
            inset = t.px(SPACE.focus)
            paint_focus(painter, shade.adjusted(inset, inset, -inset, -inset), r, t)
        inner = box.adjusted(t.px(PAD), 0, -t.px(PAD), 0)
        if self._wrapped:
            inner.adjust(0, t.px(PAD / 2), 0, 0)
            draw_lines(painter, inner, line.words, t, "small", line.tone)
            return
        wide = text_width(t, "small", line.note) + t.px(PAD) if line.note else 0.0
        draw_text(painter, inner, line.note, t, "small", "panel_mut", RIGHT)
        inner.setRight(inner.right() - wide)
        role = "body-strong" if place == self._current else "body"
        draw_text(painter, inner, line.words, t, role, line.tone, LEFT)

    def _paint_thread(self, painter: QPainter) -> None:
        most = self._most()
        if most <= 0:
            return
        t, whole = self._theme, float(self.height())
        long = max(t.px(24), whole * whole / (whole + most))
        top = (whole - long) * self._top / most
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("panel_mut", 120))
        painter.drawRoundedRect(QRectF(self.width() - t.px(4), top, t.px(4), long), 2, 2)
