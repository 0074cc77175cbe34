"""The list of faults beside the board; a click goes to the place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.icons import paint_icon
from gridlight.ui.paint.panel import paint_focus, paint_rule
from gridlight.ui.paint.text import CENTER, LEFT, draw_lines, draw_text, lines_height
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.faults import Fault

ALL_WELL = "Nothing is wrong with this card."
SIGN = 26.0


class FaultList(QWidget):
    """Faults, the grave ones first; `wanted` carries the one that is to be shown."""

    wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._faults: tuple[Fault, ...] = ()
        self._current = 0
        self._top = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName("Checks")
        self._tell()

    def faults(self) -> tuple[Fault, ...]:
        """What the list shows."""
        return self._faults

    def show_faults(self, faults: tuple[Fault, ...]) -> None:
        """Show these."""
        if faults == self._faults:
            return
        self._faults = faults
        self._current = min(self._current, max(0, len(faults) - 1))
        self._top = min(self._top, self._most())
        self._tell()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._top = min(self._top, self._most())
        self.update()

    def _tell(self) -> None:
        if not self._faults:
            self.setAccessibleDescription(ALL_WELL)
        else:
            place = f"{self._current + 1} of {len(self._faults)}"
            self.setAccessibleDescription(f"{place}: {self._faults[self._current].sentence}")

    def row_rect(self, index: int) -> QRectF:
        """Where a fault is written; beyond the list where it is pushed away."""
        top = -self._top
        for fault in self._faults[:index]:
            top += self._high(fault)
        return QRectF(0, top, self.width(), self._high(self._faults[index]))

    def _high(self, fault: Fault) -> float:
        t = self._theme
        wide = self.width() - t.px(SIGN + 10)
        return lines_height(t, "small", fault.sentence, wide) + t.px(11)

    def _most(self) -> float:
        return max(0.0, sum(self._high(fault) for fault in self._faults) - self.height())

    def choose(self, index: int) -> None:
        """Go to a fault, and to its place on the card."""
        if not self._faults:
            return
        self._current = min(max(index, 0), len(self._faults) - 1)
        box = self.row_rect(self._current)
        if box.top() < 0:
            self._top += box.top()
        elif box.bottom() > self.height():
            self._top += box.bottom() - self.height()
        self._tell()
        self.update()
        self.wanted.emit(self._faults[self._current])

    def _at(self, point: QPointF) -> int | None:
        return next((i for i in range(len(self._faults)) if self.row_rect(i).contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the fault under the pointer."""
        found = self._at(event.position())
        if found is not None:
            self.choose(found)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Push the list."""
        moved = event.angleDelta().y() / 120 * self._theme.px(40)
        self._top = min(max(0.0, self._top - moved), self._most())
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from fault to fault, Enter shows the place again."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is not None:
            self.choose(self._current + step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.choose(self._current)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the faults, or that there is none."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        if not self._faults:
            side = t.px(20)
            paint_icon(painter, QRectF(4, t.px(8), side, side), "check", t.color("ok"), 2.6)
            line = QRectF(side + t.px(12), t.px(4), self.width() - side, t.px(28))
            draw_text(painter, line, ALL_WELL, t, "body", "panel_text", LEFT)
        for index, fault in enumerate(self._faults):
            box = self.row_rect(index)
            if box.bottom() > 0 and box.top() < self.height():
                self._paint_fault(painter, box, fault, index == self._current)
        if self.hasFocus() and not self._faults:
            paint_focus(painter, QRectF(self.rect()).adjusted(4, 4, -4, -4), 4, t)

    def _paint_fault(self, painter: QPainter, box: QRectF, fault: Fault, current: bool) -> None:
        t = self._theme
        if current and self.hasFocus():
            inner = box.adjusted(3, 2, -3, -2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent" if t.dark else "glow", 70))
            painter.drawRoundedRect(inner, t.px(SPACE.r_drum), t.px(SPACE.r_drum))
            paint_focus(painter, inner, t.px(SPACE.r_drum), t)
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
