"""A printed card whose text is longer than the card: it is pushed up and down."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
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

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

STEP = 48.0
BAR = 8.0


class Paper(QWidget):
    """The card; who inherits says how high its content is and paints it.

    Wheel, arrows, Page Up and Down, Home, End and the bar at the right move it.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._at = 0.0
        self._grip: tuple[float, float] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def content_height(self, width: float) -> float:
        """How high the content is at this width."""
        raise NotImplementedError

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the content, its top at the top of `box`; only what the clip shows counts."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self.theme = theme
        self.changed()

    def changed(self) -> None:
        """The content is another; keep the place as far as it goes."""
        self.scroll_to(self._at)
        self.update()

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

    @property
    def scrolled(self) -> float:
        """How far the content is pushed up."""
        return self._at

    @property
    def furthest(self) -> float:
        """How far the content can be pushed up."""
        page = self.page()
        return max(0.0, self.content_height(page.width()) - page.height())

    def scroll_to(self, at: float) -> None:
        """Push the content to a place."""
        self._at = max(0.0, min(self.furthest, at))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and what shows of the content."""
        painter = QPainter(self)
        smooth(painter)
        paint_panel(painter, self.card(), self.theme)
        page = self.page()
        painter.save()
        painter.setClipRect(page.adjusted(-self.theme.px(10), 0, self.theme.px(10), 0))
        self.paint_content(painter, page.translated(0, -self._at))
        painter.restore()
        bar = self._bar()
        if bar is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.mix("panel_edge", "panel_mut", 0.35))
            painter.drawRoundedRect(bar, bar.width() / 2, bar.width() / 2)
        if self.hasFocus():
            paint_focus(painter, self.card(), self.theme.px(SPACE.r_panel), self.theme)

    def _bar(self) -> QRectF | None:
        furthest = self.furthest
        if furthest <= 0:
            return None
        page, t = self.page(), self.theme
        high = max(t.px(36), page.height() * page.height() / (page.height() + furthest))
        top = page.top() + (page.height() - high) * self._at / furthest
        return QRectF(self.card().right() - t.px(BAR + 6), top, t.px(BAR), high)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Push the content."""
        fine = event.pixelDelta().y()
        moved = fine if fine else event.angleDelta().y() / 120 * self.theme.px(STEP)
        self.scroll_to(self._at - moved)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the bar."""
        bar = self._bar()
        if bar is not None and bar.adjusted(-8, 0, 8, 0).contains(event.position()):
            self._grip = (event.position().y(), self._at)
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the bar."""
        bar = self._bar()
        if self._grip is None or bar is None:
            return
        start, at = self._grip
        room = max(1.0, self.page().height() - bar.height())
        self.scroll_to(at + (event.position().y() - start) / room * self.furthest)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the bar go."""
        self._grip = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Push the content; other keys are the screen's."""
        step = self.theme.px(STEP)
        whole = self.page().height() - step
        places = {
            Qt.Key.Key_Down: self._at + step,
            Qt.Key.Key_Up: self._at - step,
            Qt.Key.Key_PageDown: self._at + whole,
            Qt.Key.Key_PageUp: self._at - whole,
            Qt.Key.Key_Home: 0.0,
            Qt.Key.Key_End: self.furthest,
        }
        key = Qt.Key(event.key())
        if key in places:
            self.scroll_to(places[key])
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay within the content."""
        super().resizeEvent(event)
        self.changed()
