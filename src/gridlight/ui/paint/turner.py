"""A choice among many, of which one shows between two arrows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.buttons import Choice
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.icons import paint_icon
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import CENTER, draw_text, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

WIDEST = 260.0


class Turner(Choice):
    """Like `Choice`, for names too many or too long for a row; it turns round at the ends."""

    def __init__(
        self,
        name: str,
        options: Sequence[str],
        theme: Theme,
        parent: QWidget | None = None,
        current: int = 0,
    ) -> None:
        super().__init__(name, options, theme, parent, current)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_options(self, options: Sequence[str], current: int) -> None:
        """Offer other choices, one of them taken."""
        if tuple(options) != self._options or current != self._current:
            self._options = tuple(options)
            self._current = current
            self._tell()
            self.updateGeometry()
            self.update()

    def turn(self, step: int) -> None:
        """Take the next choice, or the one before."""
        self.set_current((self._current + step) % len(self._options), tell=True)

    def sizeHint(self) -> QSize:
        """Room for the longest name, as far as there is sense in it."""
        t = self._theme
        widest = max(text_width(t, "body-strong", option) for option in self._options)
        wide = min(widest, t.px(WIDEST) * max(1.0, t.text)) + t.px(74)
        return QSizeF(wide, t.px(30) * max(1.0, t.text) + 2 * t.px(SPACE.s1)).toSize()

    def option_rect(self, index: int) -> QRectF:
        """The whole widget: one choice shows at a time."""
        m = self._theme.px(SPACE.s1)
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def arrow_rect(self, step: int) -> QRectF:
        """Where the arrow to the choice before (−1) or after (1) is."""
        box = self.option_rect(0)
        side = self._theme.px(30)
        left = box.left() if step < 0 else box.right() - side
        return QRectF(left, box.top(), side, box.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Turn; the left half goes back, the right half on."""
        self.turn(-1 if event.position().x() < self.width() / 2 else 1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Nothing lights up."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn."""
        self.turn(-1 if event.angleDelta().y() > 0 else 1)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right turn."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        else:
            self.turn(step)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the name between the arrows."""
        painter = QPainter(self)
        smooth(painter)
        t, box = self._theme, self.option_rect(0)
        r = t.px(SPACE.r_panel)
        painter.setPen(QPen(t.mix("panel_edge", "panel_mut", 0.35), max(1.0, t.px(1.2))))
        painter.setBrush(t.mix("panel2", "panel_edge", 0.35))
        painter.drawRoundedRect(box, r, r)
        for step, glyph in ((-1, "left"), (1, "right")):
            place = self.arrow_rect(step)
            side = t.px(12)
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(place.center())
            paint_icon(painter, spot, glyph, t.color("panel_text"), 2.4)
        words = box.adjusted(t.px(32), 0, -t.px(32), 0)
        name = self._options[self._current]
        draw_text(painter, words, name, t, "body-strong", "panel_text", CENTER)
        if self.hasFocus():
            paint_focus(painter, box, r, t)
