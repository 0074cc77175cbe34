"""The list of faults beside the board; a click goes to the place."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.icons import paint_icon
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.scrolled import CardLines
from gridlight.ui.paint.text import CENTER, LEFT, draw_lines, draw_text, lines_height
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.faults import Fault

ALL_WELL = tr("Nothing is wrong with this card.")
SIGN = 26.0


class FaultList(CardLines):
    """Faults, the grave ones first; `wanted` carries the one that is to be shown."""

    wanted = Signal(object)

    empty = ALL_WELL

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Checks"), theme, parent)
        self._faults: tuple[Fault, ...] = ()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.chosen.connect(lambda place: self.wanted.emit(self._faults[place]))
        self.told()

    def faults(self) -> tuple[Fault, ...]:
        """What the list shows."""
        return self._faults

    def show_faults(self, faults: tuple[Fault, ...]) -> None:
        """Show these."""
        if faults != self._faults:
            self._faults = faults
            self.changed()
            self.choose(self._current, tell=False)

    def count(self) -> int:
        """The faults there are."""
        return len(self._faults)

    def line_high(self) -> float:
        """Two lines of type."""
        return 2 * self.theme.type_px("small") * 1.3 + self.theme.px(11)

    def high_of(self, index: int) -> float:
        """As high as its sentence needs."""
        t = self.theme
        wide = self.width() - t.px(SIGN + 10)
        return lines_height(t, "small", self._faults[index].sentence, wide) + t.px(11)

    def spoken(self, index: int) -> str:
        """The fault with its remedy."""
        return self._faults[index].sentence

    def page(self) -> QRectF:
        """All of the widget."""
        return QRectF(self.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows the chosen one's place again."""
        enter = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in enter and self._faults:
            self.choose(self._current)
        else:
            super().keyPressEvent(event)

    def shade(self, index: int) -> int:
        """The chosen one while the keyboard is here, or the one under the pointer."""
        if index == self._current and self.hasFocus():
            return 70
        return 40 if index == self._under else 0

    def shade_box(self, line: QRectF) -> QRectF:
        """Within the rules."""
        return line.adjusted(3, 2, -3, -2)

    def ring_box(self, line: QRectF) -> QRectF:
        """Round the shade."""
        return self.shade_box(line)

    def radius(self) -> float:
        """A little round."""
        return self.theme.px(SPACE.r_drum)

    def paint_ground(self, painter: QPainter) -> None:
        """That there is none."""
        if self._faults:
            return
        t, side = self.theme, self.theme.px(20)
        paint_icon(painter, QRectF(4, t.px(8), side, side), "check", t.color("ok"), 2.6)
        line = QRectF(side + t.px(12), t.px(4), self.width() - side, t.px(28))
        draw_text(painter, line, ALL_WELL, t, "body", "panel_text", LEFT)

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        """A sign, and the fault with its remedy."""
        t, fault = self.theme, self._faults[index]
        side = t.px(17)
        sign = QRectF(t.px(4), box.top() + t.px(5), side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("bad" if fault.grave else "accent_d"))
        painter.drawEllipse(sign)
        draw_text(
            painter, sign, "!" if fault.grave else "?", t, "small-strong", "shine", CENTER, px=13
        )
        words = box.adjusted(t.px(SIGN), t.px(5), -t.px(8), 0)
        ink = "bad" if fault.grave else "panel_text"
        draw_lines(painter, words, fault.sentence, t, "small", ink)
        paint_rule(painter, box.translated(0, box.height() - 1), t)
