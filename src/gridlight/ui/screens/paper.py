"""A printed card whose text is longer than the card: it is pushed up and down."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.paint.scrolled import STEP, Scrolled
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

BAR, REACH = 8.0, 8.0


class Paper(Scrolled):
    """The card; who inherits says what it is called and how high its content is, and paints it."""

    reach = REACH

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__("", theme, parent)

    def lay(self, card: QRectF) -> None:
        """Lie with the card on `card` of the parent."""
        m = self.theme.px(SPACE.s6)
        self.setGeometry(card.adjusted(-m, -m, m, m).toRect())
        self.changed()

    def card(self) -> QRectF:
        """The card in this widget."""
        m = self.theme.px(SPACE.s6)
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def page(self) -> QRectF:
        """Where the content shows."""
        t = self.theme
        return self.card().adjusted(t.px(28), t.px(20), -t.px(28), -t.px(18))

    def sight(self) -> QRectF:
        """Marks may stand a little beside the content."""
        return self.page().adjusted(-self.theme.px(10), 0, self.theme.px(10), 0)

    def thread_room(self) -> QRectF:
        """Beside the content, a bar wide."""
        page, t = self.page(), self.theme
        left = self.card().right() - t.px(BAR + 6)
        return QRectF(left, page.top(), t.px(BAR), page.height())

    def thread_least(self) -> float:
        """Long enough for a bar."""
        return self.theme.px(36)

    def page_step(self) -> float:
        """A page, of which one step stays in sight."""
        return self.page().height() - self.theme.px(STEP)

    def paint_ground(self, painter: QPainter) -> None:
        """The card."""
        paint_panel(painter, self.card(), self.theme)

    def paint_thread(self, painter: QPainter, thread: QRectF) -> None:
        """A bar with round ends."""
        painter.setBrush(self.theme.mix("panel_edge", "panel_mut", 0.35))
        painter.drawRoundedRect(thread, thread.width() / 2, thread.width() / 2)

    def paint_ring(self, painter: QPainter) -> None:
        """The ring of the keyboard, around the card."""
        if self.hasFocus():
            paint_focus(painter, self.card(), self.theme.px(SPACE.r_panel), self.theme)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the bar; what is pressed beside it is the screen's."""
        super().mousePressEvent(event)
        if not self.gripped:
            event.ignore()
