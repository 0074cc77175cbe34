"""The list of rulings: numbers and titles under heads, of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.rules import NOTHING, Row
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.scrolled import Lines, Scrolled
from gridlight.ui.paint.text import LEFT, Align, draw_lines, draw_text, lines_height
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

ROW, HEAD, NUMBER = 34.0, 44.0, 66.0


class RuleList(Lines):
    """Rulings under the heads of their games and topics; letters typed are the search's."""

    leap = 10
    empty = NOTHING

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Rulings"), theme, parent)
        self._rows: tuple[Row, ...] = ()
        self._lines: tuple[Row, ...] = ()
        self._heads: dict[int, str] = {}

    def rows(self) -> tuple[Row, ...]:
        """What is listed, heads too."""
        return self._rows

    def number(self) -> str:
        """The number of the chosen ruling; empty in an empty list."""
        current = self.current()
        return "" if current is None else self._lines[current].number

    def numbers(self) -> tuple[str, ...]:
        """The numbers listed, in their order."""
        return tuple(row.number for row in self._lines)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """List these; the choice stays with its ruling, or goes to the first."""
        before = self.number()
        self._rows = tuple(rows)
        self._lines = tuple(row for row in rows if row.number)
        self._heads = _heads(rows)
        self.changed()
        self.scroll_to(0.0)
        numbers = self.numbers()
        self.choose(numbers.index(before) if before in numbers else 0, tell=False)

    def choose_number(self, number: str) -> None:
        """Choose a ruling that is listed."""
        if number in self.numbers():
            self.choose(self.numbers().index(number))

    def count(self) -> int:
        """How many rulings there are."""
        return len(self._lines)

    def line_high(self) -> float:
        """One line of text, and room around it."""
        return self.theme.px(ROW) * max(1.0, self.theme.text)

    def head_high(self, index: int) -> float:
        """A head stands above the first ruling of its topic."""
        return self.theme.px(HEAD) * max(1.0, self.theme.text) if index in self._heads else 0.0

    def spoken(self, index: int) -> str:
        """The number and what the ruling is about."""
        return f"{self._lines[index].number}, {self._lines[index].title}"

    # paint

    def page(self) -> QRectF:
        """The ring lies around the lines, not on them."""
        m = self.theme.px(SPACE.s1)
        return super().page().adjusted(m, m, 0, -m)

    def shade(self, index: int) -> int:
        """A line has a tile of its own."""
        return 0

    def paint_ring(self, painter: QPainter) -> None:
        """The ring goes around the list; the tile says which ruling is chosen."""
        Scrolled.paint_ring(self, painter)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The rulings in sight, or that there are none."""
        super().paint_content(painter, box)
        if not self.count():
            self._paint_nothing(painter)

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        """A ruling, and the head that it follows."""
        t, row, here = self.theme, self._lines[index], index == self.current()
        if index in self._heads:
            high = self.head_high(index)
            head = QRectF(box.left(), box.top() - high, box.width(), high)
            self._paint_head(painter, head, self._heads[index])
        if here or self.lit(index):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("board") if here else t.color("panel_edge", 110))
            tile = box.adjusted(0, t.px(1), 0, -t.px(1))
            painter.drawRoundedRect(tile, t.px(SPACE.r_paper), t.px(SPACE.r_paper))
        wide = t.px(NUMBER) * max(1.0, t.text)
        number = QRectF(box.left() + t.px(8), box.top(), wide - t.px(8), box.height())
        title = QRectF(number.right(), box.top(), box.right() - number.right(), box.height())
        title.setRight(box.right() - t.px(6))
        ink, mut = ("board_text", "board_mut") if here else ("panel_text", "panel_mut")
        draw_text(painter, number, row.number, t, "small-strong", mut, LEFT)
        draw_text(painter, title, row.title, t, "body-strong" if here else "body", ink, LEFT)

    def _paint_head(self, painter: QPainter, box: QRectF, title: str) -> None:
        t = self.theme
        line = box.adjusted(t.px(8), box.height() * 0.34, -t.px(2), 0)
        draw_text(painter, line, title.upper(), t, "caption", "panel_mut", LEFT)
        paint_rule(painter, line.translated(0, line.height() - t.px(1)), t)

    def _paint_nothing(self, painter: QPainter) -> None:
        t = self.theme
        box = QRectF(self.rect()).adjusted(t.px(18), t.px(24), -t.px(18), 0)
        high = lines_height(t, "object", tr("Nothing found"), box.width())
        draw_text(
            painter,
            QRectF(box.left(), box.top(), box.width(), high),
            tr("NOTHING FOUND"),
            t,
            "object",
        )
        words = box.adjusted(0, high + t.px(10), 0, 0)
        top = Align.AlignLeft | Align.AlignTop
        draw_lines(painter, words, self.empty, t, "body", "panel_mut", top)


def _heads(rows: Sequence[Row]) -> dict[int, str]:
    """The heads by the place of the ruling that follows each."""
    heads: dict[int, str] = {}
    place = 0
    for row in rows:
        if row.number:
            place += 1
        else:
            heads[place] = row.title
    return heads
