"""The cards of a deck as a pad of keys, each of which is printed or not."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.sheets import KEYS

COLUMNS = 6
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -COLUMNS,
    Qt.Key.Key_Down: COLUMNS,
}


class CardPicks(QWidget):
    """Cards to take or leave; `picked` carries the key of the one that was.

    A card that isn't there can't be taken.
    """

    picked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._there: frozenset[str] = frozenset()
        self._taken: frozenset[str] = frozenset()
        self._current = 0
        self._under: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._tell()

    def taken(self) -> frozenset[str]:
        """The cards that are taken."""
        return self._taken

    def show_keys(self, there: Collection[str], taken: Collection[str]) -> None:
        """Offer these cards, some of them taken."""
        self._there = frozenset(there)
        self._taken = frozenset(taken) & self._there
        self._tell()
        self.update()

    def _tell(self) -> None:
        key = KEYS[self._current]
        state = tr("printed") if key in self._taken else tr("left out")
        state = state if key in self._there else tr("not drawn yet")
        self.setAccessibleName(tr("Cards to print: card {key}, {state}", key=key, state=state))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Three rows of keys."""
        t = self._theme
        high = t.px(32) * max(1.0, t.text)
        return QSize(round(COLUMNS * t.px(42)), round(3 * high + t.px(8)))

    def key_rect(self, key: str) -> QRectF:
        """Where a card's key is painted."""
        row, column = divmod(KEYS.index(key), COLUMNS)
        gap = self._theme.px(4)
        apart = self._theme.px(6) if row == 2 else 0.0
        wide = (self.width() - gap) / COLUMNS
        high = (self.height() - self._theme.px(6) - gap) / 3
        box = QRectF(column * wide, row * high + apart, wide, high)
        return box.adjusted(gap, gap, 0, 0)

    def _at(self, point: QPointF) -> int | None:
        return next((i for i, key in enumerate(KEYS) if self.key_rect(key).contains(point)), None)

    def toggle(self, key: str) -> None:
        """Take a card, or leave it."""
        if key in self._there:
            self._taken = self._taken ^ {key}
            self._tell()
            self.update()
            self.picked.emit(key)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take or leave the card under the pointer."""
        found = self._at(event.position())
        if found is not None:
            self._current = found
            self.toggle(KEYS[found])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the card under the pointer."""
        self._under = self._at(event.position())
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from card to card, Space and Enter take one or leave it."""
        key = Qt.Key(event.key())
        if key in STEPS:
            to = self._current + STEPS[key]
            if 0 <= to < len(KEYS):
                self._current = to
                self._tell()
                self.update()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.toggle(KEYS[self._current])
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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the keys: taken ones as dark cards, the others as bare paper."""
        painter = QPainter(self)
        smooth(painter)
        for index, key in enumerate(KEYS):
            self._paint_key(painter, index, key)

    def _paint_key(self, painter: QPainter, index: int, key: str) -> None:
        t, box, r = self._theme, self.key_rect(key), self._theme.px(SPACE.r_drum)
        taken = key in self._taken
        painter.setOpacity(1.0 if key in self._there else 0.35)
        edge = t.color("board_d") if taken else t.mix("panel_edge", "panel_mut", 0.35)
        painter.setPen(QPen(edge, max(1.0, t.px(1.2))))
        lit = index == self._under
        ground = t.color("board") if taken else t.mix("panel2", "panel_edge", 0.15 + 0.3 * lit)
        painter.setBrush(ground)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), r, r)
        ink = "board_text" if taken else "panel_mut"
        draw_text(painter, box, key, t, "body-strong", ink, CENTER)
        painter.setOpacity(1.0)
        if self.hasFocus() and index == self._current:
            d = t.px(2)
            paint_focus(painter, box.adjusted(d, d, -d, -d), r, t)
