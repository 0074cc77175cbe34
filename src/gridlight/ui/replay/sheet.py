"""The sheet of an analysis over a replay's stage: where it turned, the luck ledger, the snap."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.analysis_lines import Line
from gridlight.ui.paint.buttons import Choice
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.tags import paint_team_bar
from gridlight.ui.paint.text import LEFT, RIGHT, draw_lines, draw_text, lines_height, text_width
from gridlight.ui.replay.buttons import RoundButton
from gridlight.ui.screens.paper import Paper
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.theme import Theme

HEAD, ROW, SMALL, PAD = 34.0, 22.0, 18.0, 9.0
NOTE, VALUE, GAP = 200.0, 190.0, 14.0
NARROW = 560.0
SPREADS = ("spread", tr("Spread it out (W)"))
FOLDS = ("fold", tr("Lay it beside the board (W)"))
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
        self._laid: tuple[object, list[tuple[float, float]]] | None = None
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
        said = (", ".join(filter(None, (x.note, x.words, x.small, x.value, x.more))) for x in lines)
        self.setAccessibleDescription(". ".join(said))
        self.scroll_to(0.0)
        self.changed()

    # places

    def content_height(self, width: float) -> float:
        """All lines."""
        places = self._places(width)
        return sum(places[-1]) if places else 0.0

    def _high(self, line: Line, width: float) -> float:
        t, more = self.theme, max(1.0, self.theme.text)
        if line.kind == "head":
            return t.px(HEAD) * more
        box = self._words_box(line, QRectF(0, 0, width, 0))
        words = lines_height(t, "body", line.words, box.width()) if line.words else 0.0
        under = t.px(SMALL) * more
        left = box.top() + words + (under if line.small else 0.0)
        right = t.px(ROW) * more + (under if line.more else 0.0)
        if self._narrow(width) and line.more and box.top():
            right = box.top() + words + under
        return max(right, left) + t.px(PAD)

    def _narrow(self, width: float) -> bool:
        """Whether there is room for one column only: note and value above, the words below."""
        return width < self.theme.px(NARROW) * max(1.0, self.theme.text)

    def _words_box(self, line: Line, row: QRectF) -> QRectF:
        """Where the words of a line begin, and how wide they may be."""
        t, more = self.theme, max(1.0, self.theme.text)
        if line.kind == "text":
            return QRectF(row)
        if self._narrow(row.width()):
            above = t.px(ROW) * more if line.note or line.value else 0.0
            return row.adjusted(t.px(GAP), above, 0, 0)
        note, value = (min(t.px(px) * more, row.width() * 0.28) for px in (NOTE, VALUE))
        return row.adjusted(t.px(GAP) + note, 0, -value, 0)

    def rows(self) -> list[tuple[int, QRectF]]:
        """Where each line lies in this widget, seen or not."""
        page = self.page()
        top = page.top() - self.scrolled
        return [
            (n, QRectF(page.left(), top + y, page.width(), high))
            for n, (y, high) in enumerate(self._places(page.width()))
        ]

    def _places(self, width: float) -> list[tuple[float, float]]:
        """Where each line begins and how high it is; a ledger has hundreds."""
        known = (self._lines, width, self.theme)
        if self._laid is None or self._laid[0] != known:
            y, found = 0.0, []
            for line in self._lines:
                high = self._high(line, width)
                found.append((y, high))
                y += high
            self._laid = (known, found)
        return self._laid[1]

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
        words = self._words_box(line, inner)
        narrow, high = self._narrow(inner.width()), t.px(ROW) * max(1.0, t.text)
        value = QRectF(words.right() + t.px(GAP), inner.top(), 0, high)
        if narrow:
            value.setLeft(inner.right() - text_width(t, "body-strong", line.value) - t.px(2))
        value.setRight(inner.right())
        note = QRectF(inner.left() + t.px(GAP), inner.top(), 0, high)
        note.setRight((value.left() if narrow else words.left()) - t.px(GAP))
        draw_text(painter, note, line.note, t, "body-strong", "panel_text", LEFT)
        draw_text(painter, value, line.value, t, "body-strong", "panel_text", RIGHT)
        draw_lines(painter, words.adjusted(0, t.px(1), 0, 0), line.words, t, "body", "panel_text")
        self._paint_under(painter, line, words, value)

    def _paint_under(self, painter: QPainter, line: Line, words: QRectF, value: QRectF) -> None:
        """What stands in small type under the words and the value."""
        t = self.theme
        high = t.px(SMALL) * max(1.0, t.text)
        wide = text_width(t, "small", line.more) + t.px(2)
        foot = words.top() + t.px(1)
        foot += lines_height(t, "body", line.words, words.width()) if line.words else 0.0
        more = QRectF(value.right() - wide, value.bottom(), wide, high)
        if words.top() > value.top():  # in one column
            more.moveTop(foot)
        if line.more:
            draw_text(painter, more, line.more, t, "small", "panel_mut", RIGHT)
        if line.small:
            right = more.left() - t.px(GAP) if words.top() > value.top() else words.right()
            box = QRectF(words.left(), foot, right - words.left(), high)
            draw_text(painter, box, line.small, t, "small", "panel_mut", LEFT)

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
    """The sheet with its pages; `turned_to` carries the place of a page, `left` closes it.

    `spread_wanted` asks for more room, or for less where it lies spread out.
    """

    turned_to = Signal(int)
    left = Signal()
    spread_wanted = Signal()

    def __init__(
        self, pages: Sequence[str], short: Sequence[str], theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(theme, parent)
        self.spread = False
        self._names = (tuple(pages), tuple(short))
        self.pages = Choice(tr("Page"), pages, theme, self)
        self.close_button = RoundButton("close", tr("Close the analysis (A)"), theme, self)
        self.spread_button = RoundButton(*SPREADS, theme, self)
        self.pages.chosen.connect(self.turned_to)
        self.close_button.clicked.connect(self.left)
        self.spread_button.clicked.connect(self.spread_wanted)
        self.hide()

    def set_spread(self, spread: bool) -> None:
        """Say whether it lies over the whole stage."""
        self.spread = spread
        self.spread_button.set_face(*(FOLDS if spread else SPREADS))

    def page(self) -> QRectF:
        """Where the lines show: under the row of pages."""
        return self._inside().adjusted(0, self._row_high() + self.theme.px(PAD), 0, 0)

    def _row_high(self) -> float:
        return max(self.pages.sizeHint().height(), self.close_button.sizeHint().height())

    def _inside(self) -> QRectF:
        side, top = (self.theme.px(px) for px in (18, 12))
        return Paper.page(self) if self.spread else self.card().adjusted(side, top, -side, -top)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        for part in (self.pages, self.close_button, self.spread_button):
            part.set_theme(theme)
        super().set_theme(theme)

    def lay(self, card: QRectF) -> None:
        """Lie on `card` of the parent; spread out no higher than the lines need."""
        super().lay(card)
        chrome = self.card().height() - self.page().height()
        wanted = chrome + self.content_height(self.page().width())
        if self.spread and wanted < card.height():
            super().lay(QRectF(card.left(), card.top(), card.width(), wanted))
        box, high = self._inside(), self._row_high()
        right = box.right()
        for button in (self.close_button, self.spread_button):
            size = button.sizeHint()
            right -= size.width()
            top = box.top() + (high - size.height()) / 2
            button.setGeometry(round(right), round(top), size.width(), size.height())
            right -= self.theme.px(4)
        self._lay_pages(box, right - self.theme.px(4) - box.left(), high)
        self.changed()

    def _lay_pages(self, box: QRectF, room: float, high: float) -> None:
        """The row of pages, with short names where there is no room for long ones."""
        for names in self._names:
            self.pages.set_options(names)
            if self.pages.sizeHint().width() <= room:
                break
        size = self.pages.sizeHint()
        top = box.top() + (high - size.height()) / 2
        wide = min(size.width(), round(room))
        self.pages.setGeometry(round(box.left()), round(top), wide, size.height())
