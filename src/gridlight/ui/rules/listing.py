"""The list of rulings: numbers and titles under heads, of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
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

from gridlight.present.rules import NOTHING, Row
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_rule
from gridlight.ui.paint.text import LEFT, Align, draw_lines, draw_text, lines_height
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

ROW, HEAD, NUMBER = 34.0, 44.0, 66.0
STEPS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_Home: -1_000_000,
    Qt.Key.Key_End: 1_000_000,
}


class RuleList(QWidget):
    """Rows of which one is chosen: `chosen` carries its number.

    Arrows, Page Up and Down, Home, End, the wheel and a click choose; Enter sends `entered`.
    """

    chosen = Signal(str)
    entered = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: tuple[Row, ...] = ()
        self._number = ""
        self._top = 0.0
        self._under: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName("Rulings")

    def rows(self) -> tuple[Row, ...]:
        """What is listed, heads too."""
        return self._rows

    def number(self) -> str:
        """The number of the chosen ruling; empty in an empty list."""
        return self._number

    def numbers(self) -> tuple[str, ...]:
        """The numbers listed, in their order."""
        return tuple(row.number for row in self._rows if row.number)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """List these; the choice stays with its ruling, or goes to the first."""
        self._rows = tuple(rows)
        self._top = 0.0
        if self._number not in self.numbers():
            self._number = next(iter(self.numbers()), "")
        self._follow()
        self._tell()

    def choose(self, number: str) -> None:
        """Choose a ruling that is listed."""
        if number not in self.numbers():
            return
        self._number = number
        self._follow()
        self._tell()
        self.chosen.emit(number)

    def step(self, by: int) -> None:
        """Choose another so many places on."""
        numbers = self.numbers()
        if numbers:
            at = numbers.index(self._number) + by
            self.choose(numbers[max(0, min(len(numbers) - 1, at))])

    def _tell(self) -> None:
        numbers = self.numbers()
        if not numbers:
            self.setAccessibleDescription(NOTHING)
        else:
            place = f"{numbers.index(self._number) + 1} of {len(numbers)}"
            self.setAccessibleDescription(f"{place}: {self._number}, {self._title()}")
        self.update()

    def _title(self) -> str:
        return next((row.title for row in self._rows if row.number == self._number), "")

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._follow()
        self.update()

    # places

    def _high(self, row: Row) -> float:
        return self._theme.px(ROW if row.number else HEAD) * max(1.0, self._theme.text)

    def row_rect(self, index: int) -> QRectF:
        """Where a row is painted; beyond the widget where it is scrolled away."""
        m = self._theme.px(SPACE.s2)
        top = m + sum(self._high(row) for row in self._rows[:index]) - self._top
        return QRectF(m, top, self.width() - 2 * m, self._high(self._rows[index]))

    def _most(self) -> float:
        room = self.height() - 2 * self._theme.px(SPACE.s2)
        return max(0.0, sum(self._high(row) for row in self._rows) - room)

    def _follow(self) -> None:
        """Bring the chosen row into sight, with the head over it if that is right there."""
        places = [
            i for i, row in enumerate(self._rows) if row.number and row.number == self._number
        ]
        if places:
            first = places[0] - (1 if places[0] and not self._rows[places[0] - 1].number else 0)
            m, top = self._theme.px(SPACE.s2), self.row_rect(first).top()
            bottom = self.row_rect(places[0]).bottom()
            if top < m:
                self._top += top - m
            elif bottom > self.height() - m:
                self._top += bottom - self.height() + m
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
        fine = event.pixelDelta().y()
        step = fine if fine else self._theme.px(ROW) * event.angleDelta().y() / 60
        self._top = max(0.0, min(self._most(), self._top - step))
        self.update()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the row under the pointer."""
        self._under = self._at(event.position())
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the row under the pointer."""
        found = self._at(event.position())
        if found is not None and self._rows[found].number:
            self.choose(self._rows[found].number)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._under = None
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Enter goes to the sheet; letters are the search's."""
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and key in STEPS:
            self.step(STEPS[key])
        elif plain and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            event.ignore()

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
        """The rows in sight, and the bar that says how far they reach."""
        painter, t = QPainter(self), self._theme
        smooth(painter)
        inset = t.px(SPACE.s1)
        painter.setClipRect(QRectF(self.rect()).adjusted(0, inset, 0, -inset))
        for i, row in enumerate(self._rows):
            box = self.row_rect(i)
            if box.bottom() < 0 or box.top() > self.height():
                continue
            if row.number:
                self._paint_row(painter, box, row, lit=i == self._under)
            else:
                self._paint_head(painter, box, row.title)
        if not self._rows:
            self._paint_nothing(painter)
        painter.setClipping(False)
        self._paint_bar(painter)
        if self.hasFocus():
            inset = t.px(SPACE.focus) * 2
            ring = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            paint_focus(painter, ring, t.px(SPACE.r_panel), t)

    def _paint_head(self, painter: QPainter, box: QRectF, title: str) -> None:
        t = self._theme
        line = box.adjusted(t.px(8), box.height() * 0.34, -t.px(14), 0)
        draw_text(painter, line, title.upper(), t, "caption", "panel_mut", LEFT)
        paint_rule(painter, line.translated(0, line.height() - t.px(1)), t)

    def _paint_row(self, painter: QPainter, box: QRectF, row: Row, *, lit: bool) -> None:
        t, here = self._theme, row.number == self._number
        if here or lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("board") if here else t.color("panel_edge", 110))
            tile = box.adjusted(0, t.px(1), -t.px(12), -t.px(1))
            painter.drawRoundedRect(tile, t.px(SPACE.r_paper), t.px(SPACE.r_paper))
        wide = t.px(NUMBER) * max(1.0, t.text)
        number = QRectF(box.left() + t.px(8), box.top(), wide - t.px(8), box.height())
        title = QRectF(number.right(), box.top(), box.right() - number.right(), box.height())
        title.setRight(box.right() - t.px(18))
        ink, mut = ("board_text", "board_mut") if here else ("panel_text", "panel_mut")
        draw_text(painter, number, row.number, t, "small-strong", mut, LEFT)
        role = "body-strong" if here else "body"
        draw_text(painter, title, row.title, t, role, ink, LEFT)

    def _paint_nothing(self, painter: QPainter) -> None:
        t = self._theme
        box = QRectF(self.rect()).adjusted(t.px(18), t.px(24), -t.px(18), 0)
        high = lines_height(t, "object", "Nothing found", box.width())
        draw_text(
            painter, QRectF(box.left(), box.top(), box.width(), high), "NOTHING FOUND", t, "object"
        )
        words = box.adjusted(0, high + t.px(10), 0, 0)
        top = Align.AlignLeft | Align.AlignTop
        draw_lines(painter, words, NOTHING, t, "body", "panel_mut", top)

    def _paint_bar(self, painter: QPainter) -> None:
        t, most = self._theme, self._most()
        if most <= 0:
            return
        room = QRectF(self.rect()).adjusted(0, t.px(10), -t.px(4), -t.px(10))
        high = max(t.px(36), room.height() * room.height() / (room.height() + most))
        top = room.top() + (room.height() - high) * self._top / most
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.mix("panel_edge", "panel_mut", 0.35))
        bar = QRectF(room.right() - t.px(8), top, t.px(6), high)
        painter.drawRoundedRect(bar, t.px(3), t.px(3))
