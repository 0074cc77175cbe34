"""What may be longer than there is room for: it is pushed up and down; lines of it are chosen."""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
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

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

STEP, THREAD, REACH = 48.0, 5.0, 6.0
RADIUS, SHADE, HOVER = 5.0, 60, 28
CHOSEN = 95  # of lines on a printed card


def steps_of(leap: int) -> dict[Qt.Key, int]:
    """How many lines each key passes, a page key `leap` of them."""
    return {
        Qt.Key.Key_Up: -1,
        Qt.Key.Key_Down: 1,
        Qt.Key.Key_PageUp: -leap,
        Qt.Key.Key_PageDown: leap,
        Qt.Key.Key_Home: -1_000_000,
        Qt.Key.Key_End: 1_000_000,
    }


class Scrolled(QWidget):
    """Content without a card of its own; who inherits says how high it is and paints it.

    Wheel, arrows, Page Up and Down, Home, End and the thread at the right push it; `reach` is how
    far beside the thread it can be taken hold of.
    """

    reach = REACH

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._at = 0.0
        self._grip: tuple[float, float] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)

    def content_height(self, width: float) -> float:
        """How high the content is at this width."""
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

    def sight(self) -> QRectF:
        """Where anything of the content may be painted."""
        return self.page()

    def thread_room(self) -> QRectF:
        """The way that the thread goes up and down."""
        page, t = self.page(), self.theme
        return QRectF(page.right() + t.px(3), page.top(), t.px(THREAD), page.height())

    def thread_least(self) -> float:
        """How long the thread is at least."""
        return self.theme.px(30)

    def wheel_step(self) -> float:
        """How far a notch of the wheel pushes the content."""
        return self.theme.px(STEP)

    def page_step(self) -> float:
        """How far a page key pushes the content."""
        return self.page().height() * 0.85

    @property
    def scrolled(self) -> float:
        """How far the content is pushed up."""
        return self._at

    @property
    def furthest(self) -> float:
        """How far the content can be pushed up."""
        page = self.page()
        return max(0.0, self.content_height(page.width()) - page.height())

    @property
    def gripped(self) -> bool:
        """Whether the thread is held by the mouse."""
        return self._grip is not None

    def scroll_to(self, at: float) -> None:
        """Push the content to a place."""
        self._at = max(0.0, min(self.furthest, at))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what shows, and a thread at the right that says where one is."""
        painter = QPainter(self)
        smooth(painter)
        self.paint_ground(painter)
        painter.save()
        painter.setClipRect(self.sight())
        self.paint_content(painter, self.page().translated(0, -self._at))
        painter.restore()
        thread = self._thread()
        if thread is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            self.paint_thread(painter, thread)
        self.paint_ring(painter)

    def paint_ground(self, painter: QPainter) -> None:
        """Paint what stays where it is whatever is pushed: nothing, or heads."""

    def paint_thread(self, painter: QPainter, thread: QRectF) -> None:
        """Paint the thread."""
        painter.setBrush(self.theme.color("panel_mut", 120))
        painter.drawRoundedRect(thread, 2, 2)

    def paint_ring(self, painter: QPainter) -> None:
        """The ring of the keyboard, around everything."""
        if self.hasFocus():
            m = self.theme.px(3)
            box = QRectF(self.rect()).adjusted(m, m, -m, -m)
            paint_focus(painter, box, self.theme.px(SPACE.r_paper), self.theme)

    def _thread(self) -> QRectF | None:
        if self.furthest <= 0:
            return None
        room = self.thread_room()
        high = max(self.thread_least(), room.height() ** 2 / (room.height() + self.furthest))
        top = room.top() + (room.height() - high) * self._at / self.furthest
        return QRectF(room.left(), top, room.width(), high)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Push the content."""
        fine = event.pixelDelta().y()
        moved = fine if fine else event.angleDelta().y() / 120 * self.wheel_step()
        self.scroll_to(self._at - moved)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the thread."""
        thread, at, m = self._thread(), event.position(), self.reach
        if thread is not None and thread.adjusted(-m, 0, m, 0).contains(at):
            self._grip = (at.y(), self._at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the thread."""
        thread = self._thread()
        if self._grip is None or thread is None:
            return
        start, at = self._grip
        room = max(1.0, self.thread_room().height() - thread.height())
        self.scroll_to(at + (event.position().y() - start) / room * self.furthest)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the thread go."""
        self._grip = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Push the content; other keys are the screen's."""
        step, whole = self.theme.px(STEP), self.page_step()
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
    says, and paints it. `leap` is how many lines a page key passes, `empty` what is said where
    there is none.
    """

    chosen = Signal(int)
    opened = Signal(int)

    leap = 8
    empty = tr("Nothing here")

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(name, theme, parent)
        self._current = 0
        self._under: int | None = None
        self._tops: list[float] = []
        self.setMouseTracking(True)

    def count(self) -> int:
        """How many lines there are."""
        raise NotImplementedError

    def line_high(self) -> float:
        """How high a line is."""
        raise NotImplementedError

    def high_of(self, index: int) -> float:
        """How high one line is, where they aren't all alike."""
        return self.line_high()

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
        self._current = max(0, min(self.count() - 1, index))
        if self.count():
            self._follow()
        self.told()
        if tell and self.count():
            self.chosen.emit(self._current)

    def told(self) -> None:
        """Say the chosen line to whoever listens instead of looking."""
        if self.count():
            place = tr("{place} of {count}", place=self._current + 1, count=self.count())
            self.setAccessibleDescription(f"{place}: {self.spoken(self._current)}")
        else:
            self.setAccessibleDescription(self.empty)
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
        page, beyond = self.page(), index - len(self._tops)
        if beyond < 0:
            top, high = self._tops[index], self.high_of(index)
        else:  # where one more would lie
            top, high = self.content_height(page.width()), self.line_high()
            top += beyond * high
        return QRectF(page.left(), page.top() - self.scrolled + top, page.width(), high)

    def changed(self) -> None:
        """The lines are others, or of another height: measure them once."""
        top = 0.0
        self._tops = []
        for index in range(self.count()):
            top += self.head_high(index)
            self._tops.append(top)
            top += self.high_of(index)
        super().changed()

    def content_height(self, width: float) -> float:
        """All lines with their heads."""
        return self._tops[-1] + self.high_of(len(self._tops) - 1) if self._tops else 0.0

    def _in_sight(self) -> range:
        """The lines that show, and one more on either side for the heads."""
        above = self.page().top() - self.sight().top()
        first = bisect_right(self._tops, self.scrolled - above)
        last = bisect_right(self._tops, self.scrolled + self.height())
        return range(max(0, first - 1), min(self.count(), last + 1))

    def _follow(self) -> None:
        top = self._tops[self._current]
        bottom, room = top + self.high_of(self._current), self.page().height()
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
        t, strength, r = self.theme, self.shade(index), self.radius()
        if strength:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent" if t.dark else "glow", strength))
            painter.drawRoundedRect(self.shade_box(line), r, r)

    def shade(self, index: int) -> int:
        """How strongly a line is shaded, 0 to 255: the chosen one, the one under the pointer."""
        return SHADE if index == self._current else HOVER if self.lit(index) else 0

    def lit(self, index: int) -> bool:
        """Whether the pointer is over a line."""
        return index == self._under

    def shade_box(self, line: QRectF) -> QRectF:
        """What of a line is shaded."""
        return line.adjusted(1, 1, -1, -1)

    def ring_box(self, line: QRectF) -> QRectF:
        """Where the ring of the keyboard is on a line."""
        m = self.theme.px(2)
        return line.adjusted(m, m, -m, -m)

    def radius(self) -> float:
        """How round the shade and the ring are."""
        return self.theme.px(RADIUS)

    def paint_ring(self, painter: QPainter) -> None:
        """The ring of the keyboard, around the chosen line."""
        if not self.hasFocus():
            return
        if not self.count():
            super().paint_ring(painter)
            return
        box = self.ring_box(self.line_rect(self._current))
        if box.bottom() > 0 and box.top() < self.height():
            paint_focus(painter, box, self.radius(), self.theme)

    def line_at(self, point: QPointF) -> int | None:
        """The line under a point of the widget."""
        if not self.sight().contains(point):
            return None
        return next((i for i in self._in_sight() if self.line_rect(i).contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the line under the pointer."""
        super().mousePressEvent(event)
        found = self.line_at(event.position())
        if found is not None and not self.gripped:
            self.choose(found)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the line under the pointer."""
        super().mouseMoveEvent(event)
        self._under = self.line_at(event.position())
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._under = None
        self.update()
        super().leaveEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the line under the pointer."""
        found = self.line_at(event.position())
        if found is not None:
            self.opened.emit(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Enter opens; other keys are the screen's."""
        key = Qt.Key(event.key())
        steps = steps_of(self.leap)
        if key in steps and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.choose(self._current + steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.count():
            self.opened.emit(self._current)
        else:
            event.ignore()


class CardLines(Lines):
    """Lines on a printed card as wide as the widget; the chosen one is shaded from edge to edge."""

    leap = 6

    def page(self) -> QRectF:
        """Where the lines show."""
        m = self.theme.px(SPACE.s1)
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def sight(self) -> QRectF:
        """What is pushed away goes on to the edge."""
        return QRectF(self.rect())

    def thread_room(self) -> QRectF:
        """The right edge."""
        wide = self.theme.px(SPACE.s1)
        return QRectF(self.width() - wide, 0.0, wide, self.height())

    def thread_least(self) -> float:
        """Long enough to be taken hold of."""
        return self.theme.px(24)

    def wheel_step(self) -> float:
        """A line."""
        return self.line_high()

    def shade(self, index: int) -> int:
        """The chosen line."""
        return CHOSEN if index == self._current else 0

    def shade_box(self, line: QRectF) -> QRectF:
        """A line with a little room to its neighbors."""
        d = self.theme.px(2)
        return line.adjusted(d, d, -d, -d)

    def ring_box(self, line: QRectF) -> QRectF:
        """Within the shade."""
        d = self.theme.px(SPACE.focus)
        return self.shade_box(line).adjusted(d, d, -d, -d)

    def radius(self) -> float:
        """As round as paper."""
        return self.theme.px(SPACE.r_paper)
