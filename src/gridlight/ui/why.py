"""“Why?” in the status line: leads to the ruling that was just played by, or that refused."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.pressed import Pressed
from gridlight.ui.paint.text import LEFT, draw_text, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

WORDS = tr("Why?")


def _title_of(number: str) -> str:
    """The ruling's title; the rulings are read only where somebody may ask for them."""
    if not number:
        return ""
    from gridlight.session.rulings import rulings

    found = rulings().find(number)
    return found.title if found is not None else ""


class WhyButton(Pressed):
    """A small pill with the ruling's number; hidden while there is none. `asked` carries it."""

    asked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.number = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(lambda: self.asked.emit(self.number))
        self.hide()

    def show_number(self, number: str) -> None:
        """Lead to this ruling; to none with an empty number."""
        if number == self.number:
            return
        self.number = number
        title = _title_of(number)
        self.setText(WORDS)
        self.setAccessibleName(tr("Why? Ruling {number}, {title}", number=number, title=title))
        self.setToolTip(
            tr("{number}, {title}: the ruling behind it (key: ?)", number=number, title=title)
        )
        self.setVisible(bool(number))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the words, the number and the focus ring."""
        t = self._theme
        words = text_width(t, "bar-item", WORDS) + text_width(t, "small", self.number)
        wide = words + t.px(SPACE.s2 + 2 * SPACE.s3 + 2 * SPACE.s1)
        return QSizeF(wide, t.px(SPACE.status - 2 * SPACE.s1)).toSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pill; brighter under the pointer."""
        painter, t = QPainter(self), self._theme
        smooth(painter)
        m = t.px(SPACE.s1)
        pill = QRectF(self.rect()).adjusted(m, m, -m, -m)
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(t.color("bar_mut" if lit else "bar_line"), max(1.0, t.px(1))))
        painter.setBrush(t.color("bar_text", 34 if lit else 14))
        r = pill.height() / 2
        painter.drawRoundedRect(pill, r, r)
        line = pill.adjusted(t.px(SPACE.s3), 0, 0, 0)
        taken = draw_text(painter, line, WORDS, t, "bar-item", "bar_text", LEFT)
        line.setLeft(line.left() + taken + t.px(SPACE.s2))
        draw_text(painter, line, self.number, t, "small", "bar_mut", LEFT)
        if self.hasFocus():
            paint_focus(painter, pill, r, t)
