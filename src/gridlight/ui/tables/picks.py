"""A short list that opens below a cell: one of it is picked, or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.paint.text import LEFT, draw_text, text_width
from gridlight.ui.seek import Seek
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

LINE, MARGIN = 27.0, 14.0


class PickList(QWidget):
    """The list; `picked` carries the words, empty ones when it is closed without a pick."""

    picked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._screen = parent
        self._picks: tuple[str, ...] = ()
        self._current = 0
        self._seek = Seek()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size; an open list closes."""
        self._theme = theme
        self.hide()

    def open_at(self, box: QRectF, name: str, picks: Sequence[str], now: str) -> None:
        """Open below `box` of the parent, or above it where there is no room."""
        self._picks = tuple(picks)
        self._seek = Seek()
        self._current = self._picks.index(now) if now in self._picks else 0
        t, m = self._theme, self._theme.px(MARGIN)
        widest = max(text_width(t, "body-strong", pick) for pick in picks) + t.px(44)
        high = self._line() * len(picks) + 2 * t.px(SPACE.s1)
        place = QRectF(box.left(), box.bottom(), max(widest, box.width()), high)
        room = self._screen.height() - t.px(SPACE.status)
        if place.bottom() > room:
            place.moveBottom(max(box.top(), high + t.px(SPACE.bar)))
        self.setGeometry(place.adjusted(-m, -m, m, m).toAlignedRect())
        self.setAccessibleName(name)
        self._tell()
        self.show()
        self.raise_()
        self.setFocus()

    def pick_rect(self, place: int) -> QRectF:
        """Where a pick is painted."""
        card, m = self._card(), self._theme.px(SPACE.s1)
        line = self._line()
        return QRectF(card.left() + m, card.top() + m + place * line, card.width() - 2 * m, line)

    def _line(self) -> float:
        return self._theme.px(LINE) * max(1.0, self._theme.text)

    def _card(self) -> QRectF:
        m = self._theme.px(MARGIN)
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def _tell(self) -> None:
        self.setAccessibleDescription(self._picks[self._current])
        self.update()

    def _close(self, words: str) -> None:
        if self.isVisible():
            self.picked.emit(words)
            self.hide()

    def _at(self, point: QPointF) -> int | None:
        places = range(len(self._picks))
        return next((i for i in places if self.pick_rect(i).contains(point)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the pick under the pointer."""
        found = self._at(event.position())
        if found is not None and found != self._current:
            self._current = found
            self._tell()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick what is under the pointer, or nothing."""
        found = self._at(event.position())
        self._close(self._picks[found] if found is not None else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and letters move, Enter picks, Escape closes."""
        key = Qt.Key(event.key())
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(key)
        if step is not None:
            self._current = max(0, min(len(self._picks) - 1, self._current + step))
            self._tell()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Tab):
            self._close(self._picks[self._current])
        elif key == Qt.Key.Key_Escape:
            self._close("")
        elif event.text():
            found = self._seek.place(self._picks, self._current, event.text())
            if found is not None:
                self._current = found
                self._tell()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Close without a pick."""
        super().focusOutEvent(event)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and its lines."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        paint_panel(painter, self._card(), t, SPACE.r_paper)
        for i, pick in enumerate(self._picks):
            box = self.pick_rect(i)
            if i == self._current:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(t.color("accent" if t.dark else "glow", 95))
                painter.drawRoundedRect(box, t.px(4), t.px(4))
                inset = t.px(SPACE.focus)
                ring = box.adjusted(inset, inset, -inset, -inset)
                paint_focus(painter, ring, t.px(4), t)
            words = box.adjusted(t.px(10), 0, -t.px(10), 0)
            draw_text(painter, words, pick, t, "body-strong", "panel_text", LEFT)
