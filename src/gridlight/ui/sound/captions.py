"""Captions of sounds: a small tag above the status line, for a moment."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.text import CENTER, draw_text, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

STANDS = 2400  # milliseconds; reading has no part in how fast things move


class Captions(QWidget):
    """Shows the newest caption at the lower right of its parent; the pointer goes through it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self._theme = theme
        self._words = ""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(STANDS)
        self._rest.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def words(self) -> str:
        """What is told now; empty if nothing is."""
        return self._words if self.isVisibleTo(self._room) else ""

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme

    def tell(self, words: str) -> None:
        """Show a caption in place of the one before."""
        self._words = f"♪ {words}"
        t, parent = self._theme, self._room
        wide = text_width(t, "body-strong", self._words) + t.px(2 * SPACE.s4)
        high = t.px(30) * max(1.0, t.text)
        left = parent.width() - wide - t.px(SPACE.s4)
        top = parent.height() - t.px(SPACE.status) * max(1.0, t.text) - high - t.px(SPACE.s2)
        self.setGeometry(QRectF(left, top, wide, high).toRect())
        self.setAccessibleName(words)
        self.show()
        self.raise_()
        self.update()
        self._rest.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tag."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("bar", 235))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        draw_text(painter, box, self._words, t, "body-strong", "bar_text", CENTER)
