"""What lies on the wall chart and may be longer than it: pushed up and down, lines chosen."""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
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
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

STEP, THREAD = 48.0, 5.0


class Scrolled(QWidget):
    """Content without a card of its own; who inherits says how high it is and paints it."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._at = 0.0
        self._grip: tuple[float, float] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(name)

    def content_height(self) -> float:
        """How high the content is."""
        raise NotImplementedError

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the content, its top at the top of `box`."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self.theme = theme
        self.changed()

    def changed(self) -> None:
        """The content is another; keep the place as far as it goes."""
        self.scroll_to(self._at)

    def page(self) -> QRectF:
        """Where the content shows."""
        m = self.theme.px(SPACE.s1)
        return QRectF(self.rect()).adjusted(m, m, -m - self.theme.px(THREAD + 3), -m)

    @property
    def scrolled(self) -> float:
        """How far the content is pushed up."""
        return self._at

    @property
    def furthest(self) -> float:
        """How far the content can be pushed up."""
        return max(0.0, self.content_height() - self.page().height())

    def scroll_to(self, at: float) -> None:
        """Push the content to a place."""
        self._at = max(0.0, min(self.furthest, at))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what shows, and a thread at the right that says where one is."""
        painter = QPainter(self)
        smooth(painter)
        page = self.page()
        painter.save()
        painter.setClipRect(page)
        self.paint_content(painter, page.translated(0, -self._at))
        painter.restore()
        thread = self._thread()
        if thread is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.color("panel_mut", 120))
            painter.drawRoundedRect(thread, 2, 2)
        self.paint_ring(painter)

    def paint_ring(self, painter: QPainter) -> None:
        """The ring of the keyboard, around everything."""
        if self.hasFocus():
            m = self.theme.px(3)
            box = QRectF(self.rect()).adjusted(m, m, -m, -m)
            paint_focus(painter, box, self.theme.px(SPACE.r_paper), self.theme)

    def _thread(self) -> QRectF | None:
        if self.furthest <= 0:
            return None
        page, t = self.page(), self.theme
        high = max(t.px(30), page.height() ** 2 / (page.height() + self.furthest))
        top = page.top() + (page.height() - high) * self._at / self.furthest
        return QRectF(page.right() + t.px(3), top, t.px(THREAD), high)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Push the content."""
        fine = event.pixelDelta().y()
        moved = fine if fine else event.angleDelta().y() / 120 * self.theme.px(STEP)
        self.scroll_to(self._at - moved)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the thread."""
        thread = self._thread()
        if thread is not None and thread.adjusted(-6, 0, 6, 0).contains(event.position()):
            self._grip = (event.position().y(), self._at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the thread."""
        thread = self._thread()
        if self._grip is None or thread is None:
            return
        start, at = self._grip
        room = max(1.0, self.page().height() - thread.height())
        self.scroll_to(at + (event.position().y() - start) / room * self.furthest)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the thread go."""
        self._grip = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Push the content; other keys are the screen's."""
        step, whole = self.theme.px(STEP), self.page().height() * 0.85
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
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self.update()
        super().focusOutEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay within the content."""
        super().resizeEvent(event)
        self.changed()


class Lines(Scrolled):
    """Lines of which one is chosen; arrows move, Enter or a double click opens it.

    Who inherits says how many there are, how high each is with the head above it, what each
    says, and paints it.
    """

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(name, theme, parent)
        self._current = 0
        self._under: int | None = None
        self._tops: list[float] = []

    def count(self) -> int:
        """How many lines there are."""
        raise NotImplementedError

    def line_high(self) -> float:
        """How high a line is."""
        raise NotImplementedError

    def head_high(self, index: int) -> float:
        """How much stands above a line: nothing, or a head."""
        return 0.0

    def spoken(self, index: int) -> str:
        """A line as a sentence."""
        raise NotImplementedError

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        """Paint a line, and its head above `box`."""
        raise NotImplementedError

    def current(self) -> int | None:
        """The place of the chosen line, or nothing where there is none."""
        return self._current if self.count() else None

    def choose(self, index: int, *, tell: bool = True) -> None:
        """Choose a line, and bring it into sight."""
        if self.count():
            self._current = max(0, min(self.count() - 1, index))
            self._follow()
        self.told()
        if tell and self.count():
            self.chosen.emit(self._current)

    def told(self) -> None:
        """Say the chosen line to whoever listens instead of looking."""
        if self.count():
            place = f"{self._current + 1} of {self.count()}"
            self.setAccessibleDescription(f"{place}: {self.spoken(self._current)}")
        else:
            self.setAccessibleDescription("Nothing here")
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the chosen line in sight."""
        super().resizeEvent(event)
        if self.count():
            self._follow()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size, the chosen line in sight."""
        super().set_theme(theme)
        if self.count():
            self._follow()

    def line_rect(self, index: int) -> QRectF:
        """Where a line lies in the widget; beyond it where it is pushed away."""
        page = self.page()
        return QRectF(
            page.left(),
            page.top() - self.scrolled + self._tops[index],
            page.width(),
            self.line_high(),
        )

    def changed(self) -> None:
        """The lines are others, or of another height: measure them once."""
        high, top = self.line_high(), 0.0
        self._tops = []
        for index in range(self.count()):
            top += self.head_high(index)
            self._tops.append(top)
            top += high
        super().changed()

    def content_height(self) -> float:
        """All lines with their heads."""
        return self._tops[-1] + self.line_high() if self._tops else 0.0

    def _in_sight(self) -> range:
        """The lines that show, and one more on either side for the heads."""
        first = bisect_right(self._tops, self.scrolled - self.line_high())
        last = bisect_right(self._tops, self.scrolled + self.height())
        return range(max(0, first - 1), min(self.count(), last + 1))

    def _follow(self) -> None:
        top = self._tops[self._current]
        bottom, room = top + self.line_high(), self.page().height()
        if top - self.head_high(self._current) < self.scrolled:
            self.scroll_to(top - self.head_high(self._current))
        elif bottom > self.scrolled + room:
            self.scroll_to(bottom - room)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the lines in sight."""
        for index in self._in_sight():
            line = self.line_rect(index)
            self._shade(painter, line, index)
            self.paint_line(painter, line, index)

    def _shade(self, painter: QPainter, line: QRectF, index: int) -> None:
        t = self.theme
        strength = 60 if index == self._current else 28 if index == self._under else 0
        if strength:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent" if t.dark else "glow", strength))
            painter.drawRoundedRect(line.adjusted(1, 1, -1, -1), t.px(5), t.px(5))

    def paint_ring(self, painter: QPainter) -> None:
        """The ring of the keyboard, around the chosen line."""
        if not self.hasFocus():
            return
        if not self.count():
            super().paint_ring(painter)
            return
        m = self.theme.px(2)
        box = self.line_rect(self._current).adjusted(m, m, -m, -m)
        if box.bottom() > 0 and box.top() < self.height():
            paint_focus(painter, box, self.theme.px(5), self.theme)

    def _line_at(self, point: QPointF) -> int | None:
        if not self.page().contains(point):
            return None
        return next((i for i in self._in_sight() if self.line_rect(i).contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the line under the pointer."""
        super().mousePressEvent(event)
        found = self._line_at(event.position())
        if found is not None:
            self.choose(found)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the line under the pointer."""
        super().mouseMoveEvent(event)
        self._under = self._line_at(event.position())
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the line under the pointer."""
        found = self._line_at(event.position())
        if found is not None:
            self.opened.emit(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Enter opens; other keys are the screen's."""
        key = Qt.Key(event.key())
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -8,
            Qt.Key.Key_PageDown: 8,
            Qt.Key.Key_Home: -(10**6),
            Qt.Key.Key_End: 10**6,
        }
        if key in steps:
            self.choose(self._current + steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.count():
            self.opened.emit(self._current)
        else:
            event.ignore()
