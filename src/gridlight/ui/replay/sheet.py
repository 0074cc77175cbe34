"""The sheet of an analysis over a replay's stage: where it turned, the luck ledger, the snap."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight.present.analysis import Line
from gridlight.ui.paint.buttons import Button, Choice
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.tags import paint_team_bar
from gridlight.ui.paint.text import LEFT, RIGHT, draw_lines, draw_text, lines_height
from gridlight.ui.screens.paper import Paper
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.theme import Theme

HEAD, ROW, PAD = 34.0, 22.0, 9.0
NOTE, VALUE, GAP = 200.0, 190.0, 14.0
HAND, ARROW = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor


class Lines(Paper):
    """Lines on a printed card; one that leads to a step is clicked, or chosen by Enter.

    `chosen` carries the step. Up and Down walk through such lines while there are any.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._lines: tuple[Line, ...] = ()
        self._current: int | None = None
        self._under: int | None = None
        self.setMouseTracking(True)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines shown."""
        return self._lines

    def show_lines(self, name: str, lines: Sequence[Line]) -> None:
        """Show other lines; the same ones stay where they are."""
        if tuple(lines) == self._lines:
            return
        self._lines, self._current, self._under = tuple(lines), None, None
        self.setAccessibleName(name)
        said = (", ".join(part for part in (x.note, x.words, x.value) if part) for x in lines)
        self.setAccessibleDescription(". ".join(said))
        self.scroll_to(0.0)
        self.changed()

    # places

    def content_height(self, width: float) -> float:
        """All lines."""
        return sum(self._high(line, width) for line in self._lines)

    def _high(self, line: Line, width: float) -> float:
        t = self.theme
        if line.kind == "head":
            return t.px(HEAD) * max(1.0, t.text)
        wide = width if line.kind == "text" else self._words_box(QRectF(0, 0, width, 0)).width()
        return max(t.px(ROW), lines_height(t, "body", line.words, wide)) + t.px(PAD)

    def _words_box(self, row: QRectF) -> QRectF:
        t, more = self.theme, max(1.0, self.theme.text)
        note, value = (min(t.px(px) * more, row.width() * 0.28) for px in (NOTE, VALUE))
        return row.adjusted(t.px(GAP) + note, 0, -value, 0)

    def rows(self) -> list[tuple[int, QRectF]]:
        """Where each line lies in this widget, seen or not."""
        page = self.page()
        y, found = page.top() - self.scrolled, []
        for n, line in enumerate(self._lines):
            high = self._high(line, page.width())
            found.append((n, QRectF(page.left(), y, page.width(), high)))
            y += high
        return found

    # paint

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the lines that can be seen."""
        page = self.page()
        for n, row in self.rows():
            if row.bottom() >= page.top() and row.top() <= page.bottom():
                self._paint(painter, row, n)

    def _paint(self, painter: QPainter, row: QRectF, n: int) -> None:
        t, line = self.theme, self._lines[n]
        if line.kind == "head":
            foot = row.adjusted(0, 0, 0, -t.px(5))
            draw_text(painter, foot, line.words, t, "caps", "panel_text", LEFT)
            paint_rule(painter, QRectF(row.left(), foot.bottom(), row.width(), 1), t)
            return
        inner = row.adjusted(0, t.px(PAD / 2), 0, -t.px(PAD / 2))
        if line.kind == "text":
            draw_lines(painter, inner, line.words, t, "body", "panel_text")
            return
        lit = n == self._under or (n == self._current and self.hasFocus())
        if lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.mix("panel", "panel_edge", 0.55))
            painter.drawRoundedRect(row.adjusted(-t.px(4), 1, t.px(4), -1), t.px(5), t.px(5))
        if line.seat is not None:
            bar = QRectF(row.left(), inner.top() + 1, t.px(5), inner.height() - 2)
            paint_team_bar(painter, bar, t, SIDES[line.seat])
        words = self._words_box(inner)
        note = QRectF(inner.left() + t.px(GAP), inner.top(), 0, t.px(ROW) * max(1.0, t.text))
        note.setRight(words.left() - t.px(GAP))
        draw_text(painter, note, line.note, t, "body-strong", "panel_text", LEFT)
        draw_lines(painter, words.adjusted(0, t.px(1), 0, 0), line.words, t, "body", "panel_text")
        value = QRectF(words.right() + t.px(GAP), inner.top(), 0, note.height())
        value.setRight(inner.right())
        draw_text(painter, value, line.value, t, "body-strong", "panel_text", RIGHT)

    # choosing

    def _line_at(self, y: float) -> int | None:
        for n, row in self.rows():
            if row.top() <= y < row.bottom() and self._lines[n].step is not None:
                return n
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light up what leads somewhere."""
        super().mouseMoveEvent(event)
        inside = self.page().contains(event.position())
        self._under = self._line_at(event.position().y()) if inside else None
        self.setCursor(HAND if self._under is not None else ARROW)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is lit any more."""
        self._under = None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where a line leads."""
        n = self._line_at(event.position().y()) if self.page().contains(event.position()) else None
        if n is None or event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            event.accept()  # nothing under the sheet is pressed
            return
        self._choose(n)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the lines that lead somewhere; Enter goes there."""
        leading = [n for n, line in enumerate(self._lines) if line.step is not None]
        ways = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._current is not None:
            self._choose(self._current)
        elif key in ways and leading:
            self._walk(leading, ways[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            event.ignore()  # the replay's own
        else:
            super().keyPressEvent(event)

    def _walk(self, leading: list[int], by: int) -> None:
        if self._current is None:
            self._current = leading[0]
        else:
            place = leading.index(self._current) + by
            self._current = leading[max(0, min(len(leading) - 1, place))]
        page, row = self.page(), self.rows()[self._current][1]
        if row.top() < page.top():
            self.scroll_to(self.scrolled - (page.top() - row.top()))
        elif row.bottom() > page.bottom():
            self.scroll_to(self.scrolled + row.bottom() - page.bottom())
        self.update()

    def _choose(self, n: int) -> None:
        self._current = n
        self.update()
        step = self._lines[n].step
        assert step is not None
        self.chosen.emit(step)

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget what was lit."""
        self._under = None
        super().hideEvent(event)


class AnalysisSheet(Lines):
    """The sheet with its pages; `turned_to` carries the place of a page, `left` closes it."""

    turned_to = Signal(int)
    left = Signal()

    def __init__(self, pages: Sequence[str], theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.pages = Choice("Page", pages, theme, self)
        self.close_button = Button("Close", theme, "paper", self, pill=False)
        self.pages.chosen.connect(self.turned_to)
        self.close_button.clicked.connect(self.left)
        self.hide()

    def page(self) -> QRectF:
        """Where the lines show: under the row of pages."""
        top = self.pages.sizeHint().height() + self.theme.px(GAP)
        return super().page().adjusted(0, top, 0, 0)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self.pages.set_theme(theme)
        self.close_button.set_theme(theme)
        super().set_theme(theme)

    def lay(self, card: QRectF) -> None:
        """Lie at the top of `card` of the parent, no higher than the lines need."""
        super().lay(card)
        chrome = self.card().height() - self.page().height()
        wanted = chrome + self.content_height(self.page().width())
        if wanted < card.height():
            super().lay(QRectF(card.left(), card.top(), card.width(), wanted))
        box = Paper.page(self)
        size, close = self.pages.sizeHint(), self.close_button.sizeHint()
        wide = min(size.width(), round(box.width() - close.width() - self.theme.px(GAP)))
        self.pages.setGeometry(round(box.left()), round(box.top()), wide, size.height())
        left, top = box.right() - close.width(), box.top() + (size.height() - close.height()) / 2
        self.close_button.setGeometry(round(left), round(top), close.width(), close.height())
        self.changed()
