"""A link on the sheet of a ruling: to another ruling, or to an option of New game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.pressed import Pressed
from gridlight.ui.paint.text import LEFT, draw_text, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

HIGH = 30.0


class Link(Pressed):
    """A little card with what it leads to; `number` stands before its words."""

    def __init__(self, number: str, words: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.number = number
        self.setText(words)
        self.setAccessibleName(f"{number} {words}".strip())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Room for number and words, and for the ring."""
        t = self._theme
        wide = text_width(t, "body", self.text()) + 2 * t.px(SPACE.s3 + SPACE.s1)
        if self.number:
            wide += text_width(t, "small-strong", self.number) + t.px(SPACE.s2)
        return QSizeF(wide, t.px(HIGH) * max(1.0, t.text) + 2 * t.px(SPACE.s1)).toSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card; brighter under the pointer."""
        painter, t = QPainter(self), self._theme
        smooth(painter)
        m = t.px(SPACE.s1)
        card = QRectF(self.rect()).adjusted(m, m, -m, -m)
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(t.mix("panel_edge", "panel_mut", 0.5 if lit else 0.3), 1))
        painter.setBrush(t.mix("panel", "panel_edge", 0.5 if lit else 0.22))
        r = t.px(SPACE.r_paper)
        painter.drawRoundedRect(card, r, r)
        line = card.adjusted(t.px(SPACE.s3), 0, -t.px(SPACE.s2), 0)
        if self.number:
            taken = draw_text(painter, line, self.number, t, "small-strong", "panel_mut", LEFT)
            line.setLeft(line.left() + taken + t.px(SPACE.s2))
        draw_text(painter, line, self.text(), t, "body", "panel_text", LEFT)
        if self.hasFocus():
            paint_focus(painter, card, r, t)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()
