"""A choice too long for a row: one name at a time, with an arrow at each side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.buttons import DIMMED
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.icons import paint_icon
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import CENTER, draw_text, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

ARROW = 34.0
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
}


class Stepper(QWidget):
    """One of many names; arrows and clicks on either side take the neighbor, round and round."""

    chosen = Signal(int)

    def __init__(
        self,
        name: str,
        options: Sequence[str],
        theme: Theme,
        parent: QWidget | None = None,
        current: int = 0,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._options = tuple(options)
        self._current = current
        self._name = name
        self._under = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._tell()

    def _tell(self) -> None:
        place = tr("{place} of {count}", place=self._current + 1, count=len(self._options))
        self.setAccessibleName(f"{self._name}: {self._options[self._current]}, {place}")
        self.update()

    def current(self) -> int:
        """The place of the name taken."""
        return self._current

    def set_current(self, index: int, *, tell: bool = False) -> None:
        """Take the name at `index`; `chosen` is sent only with `tell`."""
        if index == self._current or not 0 <= index < len(self._options):
            return
        self._current = index
        self._tell()
        if tell:
            self.chosen.emit(index)

    def step(self, by: int) -> None:
        """Take a neighbor."""
        self.set_current((self._current + by) % len(self._options), tell=True)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the longest name and both arrows."""
        t = self._theme
        m = t.px(SPACE.s1) * 2
        wide = max(text_width(t, "body-strong", option) for option in self._options)
        return QSizeF(wide + t.px(2 * ARROW + 20) + m, t.px(30) * max(1.0, t.text) + m).toSize()

    def minimumSizeHint(self) -> QSize:
        """The same as the wish."""
        return self.sizeHint()

    def arrow_rect(self, side: int) -> QRectF:
        """Where the arrow to the left (-1) or to the right (1) is painted."""
        box, wide = self._box(), self._theme.px(ARROW)
        left = box.left() if side < 0 else box.right() - wide
        return QRectF(left, box.top(), wide, box.height())

    def _box(self) -> QRectF:
        m = self._theme.px(SPACE.s1)
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the name between its arrows."""
        painter, t = QPainter(self), self._theme
        smooth(painter)
        if not self.isEnabled():
            painter.setOpacity(DIMMED)
        box, r = self._box(), t.px(SPACE.r_panel)
        painter.setPen(QPen(t.mix("panel_edge", "panel_mut", 0.35), max(1.0, t.px(1.2))))
        painter.setBrush(t.mix("panel2", "panel_edge", 0.35))
        painter.drawRoundedRect(box, r, r)
        inner = box.adjusted(t.px(ARROW), t.px(2), -t.px(ARROW), -t.px(2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("board"))
        painter.drawRoundedRect(inner, r - 2, r - 2)
        words = inner.adjusted(t.px(6), 0, -t.px(6), 0)
        name = self._options[self._current]
        draw_text(painter, words, name, t, "body-strong", "board_text", CENTER)
        for side, icon in ((-1, "left"), (1, "right")):
            arrow = QRectF(0, 0, t.px(14), t.px(14))
            arrow.moveCenter(self.arrow_rect(side).center())
            token = "panel_text" if side == self._under else "panel_mut"
            paint_icon(painter, arrow, icon, t.color(token), 2.4)
        if self.hasFocus():
            paint_focus(painter, box, r, t)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the neighbor on that side."""
        left = self.arrow_rect(-1).contains(event.position())
        self.step(-1 if left else 1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the arrow under the pointer."""
        sides = (side for side in (-1, 1) if self.arrow_rect(side).contains(event.position()))
        self._under = next(sides, 0)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """No arrow is under the pointer any more."""
        self._under = 0
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows take the neighbor."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.step(step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self.update()
        super().focusOutEvent(event)
