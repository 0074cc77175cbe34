"""The tabs of the record book, cut like an index at the upper edge of its pages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import CENTER, draw_text, text_width
from gridlight.ui.theme import Theme

Tab = tuple[str, str]
"""A tab's name and its words."""


class Tabs(QWidget):
    """A row of tabs. `chosen` carries a tab's name; a `door` leads out of the book.

    Left and right go from tab to tab; a door is opened only by Enter, Space or a click.
    """

    chosen = Signal(str)

    def __init__(
        self, tabs: Sequence[Tab], doors: Sequence[Tab], theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tabs = (*tabs, *doors)
        self._doors = {name for name, _ in doors}
        self._current = tabs[0][0]
        self._at = 0
        self._under: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._tell()

    def names(self) -> tuple[str, ...]:
        """The names of all tabs, from left to right."""
        return tuple(name for name, _ in self._tabs)

    def current(self) -> str:
        """The tab that lies open."""
        return self._current

    def set_current(self, name: str) -> None:
        """Let a tab lie open; tells nobody."""
        if name not in self._doors:
            self._current = name
            self._at = self.names().index(name)
            self._tell()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def _tell(self) -> None:
        words = self._tabs[self._at][1]
        self.setAccessibleName(tr("Part of the book: {words}", words=words))
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as all tabs."""
        return QSize(round(sum(self._widths())), self.height())

    def _widths(self) -> list[float]:
        t = self._theme
        return [text_width(t, "tag", words) + t.px(38) for _, words in self._tabs]

    def tab_rect(self, index: int) -> QRectF:
        """Where a tab is painted; doors stand apart, at the right."""
        t, widths = self._theme, self._widths()
        room = self.width() - t.px(44)
        k = min(1.0, room / sum(widths))
        inside = len(self._tabs) - len(self._doors)
        left = t.px(16) + sum(widths[:index]) * k
        if index >= inside:
            left = self.width() - t.px(16) - sum(widths[index:]) * k
        return QRectF(left, t.px(3), widths[index] * k, self.height() - t.px(3))

    def _index_at(self, point: QPointF) -> int | None:
        places = range(len(self._tabs))
        return next((i for i in places if self.tab_rect(i).contains(point)), None)

    def open(self, index: int) -> None:
        """Take the tab at a place."""
        name = self._tabs[index][0]
        self._at = index
        self.set_current(name)
        self._tell()
        self.chosen.emit(name)

    def step(self, way: int) -> None:
        """Go to the next tab of the book, or the one before."""
        inside = len(self._tabs) - len(self._doors)
        self.open((self.names().index(self._current) + way) % inside)

    # events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the tab under the pointer."""
        found = self._index_at(event.position())
        if found is not None:
            self.open(found)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the tab under the pointer."""
        self._under = self._index_at(event.position())
        hand = Qt.CursorShape.PointingHandCursor
        self.setCursor(Qt.CursorShape.ArrowCursor if self._under is None else hand)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._under = None
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go to the neighbor, Enter and Space open a door."""
        key = Qt.Key(event.key())
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key)
        if step is not None:
            self._at = max(0, min(len(self._tabs) - 1, self._at + step))
            if self._tabs[self._at][0] not in self._doors:
                self.open(self._at)
            self._tell()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.open(self._at)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring, and go back to the tab that lies open."""
        self._at = self.names().index(self._current)
        self._tell()
        super().focusOutEvent(event)

    # paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tabs, the open one last and brightest."""
        painter = QPainter(self)
        smooth(painter)
        now = self.names().index(self._current)
        for i in (*(i for i in range(len(self._tabs)) if i != now), now):
            self._paint_tab(painter, i, is_open=i == now)

    def _paint_tab(self, painter: QPainter, index: int, *, is_open: bool) -> None:
        t, box = self._theme, self.tab_rect(index)
        name, words = self._tabs[index]
        if not is_open:
            box = box.adjusted(0, t.px(5), 0, 0)
        paper = QLinearGradient(box.topLeft(), box.bottomLeft())
        if is_open:
            paper.setColorAt(0, t.color("panel"))
            paper.setColorAt(1, t.mix("panel", "panel2", 0.2))
        else:
            lit = 0.35 if index == self._under else 0.0
            ground = "leaf" if name not in self._doors else "board"
            paper.setColorAt(0, t.mix(ground, "shine", 0.10 + lit * 0.25))
            paper.setColorAt(1, t.mix(ground, "shadow", 0.12))
        painter.setPen(QPen(t.color("panel_edge" if is_open else "leaf_d"), max(1.0, t.px(1))))
        painter.setBrush(paper)
        painter.drawPath(_shape(box, t.px(9)))
        ink = "panel_text" if is_open else "lid_ink"
        draw_text(painter, box.adjusted(t.px(8), 0, -t.px(8), 0), words, t, "tag", ink, CENTER)
        if self.hasFocus() and index == self._at:
            inset = t.px(6)
            ring = box.adjusted(inset, inset, -inset, -inset)
            paint_focus(painter, ring, t.px(5), t)


def _shape(box: QRectF, r: float) -> QPainterPath:
    """A tab with round upper corners, open below."""
    path = QPainterPath(box.bottomLeft())
    path.lineTo(box.left(), box.top() + r)
    path.quadTo(box.left(), box.top(), box.left() + r, box.top())
    path.lineTo(box.right() - r, box.top())
    path.quadTo(box.right(), box.top(), box.right(), box.top() + r)
    path.lineTo(box.bottomRight())
    return path
