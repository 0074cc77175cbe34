"""A choice that opens a slip of paper with all there is to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.paint.scrolled import steps_of
from gridlight.ui.paint.shadow import shadow_margin
from gridlight.ui.paint.text import LEFT, draw_text, text_width
from gridlight.ui.seek import Seek
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

Option = tuple[str, str]
"""A value and its words."""
MOST_ROWS = 9


class Picker(QAbstractButton):
    """Shows the words of what is chosen; a press opens the slip, up and down change it at once.

    `picked` carries the value.
    """

    picked = Signal(str)

    def __init__(self, name: str, options: Sequence[Option], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name = name
        self._options: tuple[Option, ...] = tuple(options)
        self._value = options[0][0] if options else ""
        self.slip: Slip | None = None
        # a press must not take the keyboard from the open slip, which would then open anew
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.unfold)
        self._tell()

    def options(self) -> tuple[Option, ...]:
        """All there is to choose from."""
        return self._options

    def value(self) -> str:
        """What is chosen."""
        return self._value

    def set_options(self, options: Sequence[Option]) -> None:
        """Offer other things; what was chosen stays if it is still there, else it's the first."""
        if tuple(options) == self._options:
            return
        self.fold()
        self._options = tuple(options)
        known = {value for value, _ in options}
        if self._value not in known:
            self._value = options[0][0] if options else ""
        self._tell()

    def set_value(self, value: str, *, tell: bool = False) -> None:
        """Choose; `picked` is sent only with `tell`."""
        if value == self._value or value not in {known for known, _ in self._options}:
            return
        self._value = value
        self._tell()
        if tell:
            self.picked.emit(value)

    def _tell(self) -> None:
        self.setText(next((words for value, words in self._options if value == self._value), ""))
        self.setAccessibleName(f"{self._name}: {self.text()}")
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.fold()
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for its words."""
        t = self._theme
        high = t.px(30) * max(1.0, t.text) + 2 * t.px(SPACE.s1)
        wide = max((text_width(t, "body-strong", w) for _, w in self._options), default=0.0)
        return QSizeF(wide + t.px(46), high).toSize()

    # the slip

    def unfold(self) -> None:
        """Show all there is to choose from; once more puts it away."""
        if self.slip is not None:
            self.fold()
            return
        if len(self._options) < 2:
            return
        places = [value for value, _ in self._options]
        words = [words for _, words in self._options]
        slip = Slip(words, places.index(self._value), self._theme, self)
        slip.taken.connect(self._taken)
        slip.left.connect(self.fold)
        self.slip = slip

    def fold(self) -> None:
        """Put the slip away."""
        if self.slip is None:
            return
        slip, self.slip = self.slip, None
        if slip.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        slip.hide()
        slip.deleteLater()
        self.update()

    def _taken(self, index: int) -> None:
        self.fold()
        self.set_value(self._options[index][0], tell=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens as Space does; up and down take the neighbor."""
        key = event.key()
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(key))
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif step is not None and self._options:
            places = [value for value, _ in self._options]
            at = places.index(self._value) + step
            self.set_value(places[max(0, min(len(places) - 1, at))], tell=True)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a box of paper with the words and a mark that it opens."""
        painter = QPainter(self)
        smooth(painter)
        t, m = self._theme, self._theme.px(SPACE.s1)
        box, r = QRectF(self.rect()).adjusted(m, m, -m, -m), t.px(SPACE.r_paper)
        lit = 0.3 if self.underMouse() or self.slip is not None else 0.0
        painter.setPen(QPen(t.mix("panel_edge", "panel_mut", 0.35), max(1.0, t.px(1.2))))
        painter.setBrush(t.mix("field_paper", "panel_edge", lit))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), r, r)
        words = box.adjusted(t.px(9), 0, -t.px(20), 0)
        draw_text(painter, words, self.text(), t, "body-strong", "panel_text", LEFT)
        at, d = QPointF(box.right() - t.px(12), box.center().y()), t.px(4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("panel_mut"))
        corners = (QPointF(-d, -d * 0.6), QPointF(d, -d * 0.6), QPointF(0, d * 0.8))
        painter.drawPolygon(QPolygonF([at + corner for corner in corners]))
        if self.hasFocus():
            paint_focus(painter, box, r, t)


class Slip(QWidget):
    """The slip of paper: its lines hang from a picker, over everything in the window."""

    taken = Signal(int)
    left = Signal()

    def __init__(self, words: Sequence[str], current: int, theme: Theme, picker: Picker) -> None:
        self._sheet = picker.parentWidget() or picker
        super().__init__(self._sheet)
        self._words = tuple(words)
        self._seek = Seek()
        self._theme = theme
        self._current = current
        self._first = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._lay(picker)
        self._tell()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def _lay(self, picker: Picker) -> None:
        t, parent = self._theme, self._sheet
        self._margin = shadow_margin(t, "paper")
        wide = max(text_width(t, "body-strong", each) for each in self._words) + t.px(40)
        wide = max(wide, picker.width() - 2 * t.px(SPACE.s1))
        at = picker.mapTo(parent, QPoint(0, picker.height()))
        room = parent.height() - t.px(SPACE.status) - at.y() - t.px(16)
        self._shown = max(2, min(len(self._words), MOST_ROWS, int(room / self.row_height())))
        high = self._shown * self.row_height() + t.px(12)
        left = min(at.x() + t.px(SPACE.s1), parent.width() - wide - t.px(SPACE.s3))
        card = QRectF(max(0.0, left), at.y(), wide, high)
        m = self._margin
        self.setGeometry(card.adjusted(-m, -m, m, m).toAlignedRect())
        self._follow()

    def row_height(self) -> float:
        """The height of a line."""
        return self._theme.px(30) * max(1.0, self._theme.text)

    def row_rect(self, index: int) -> QRectF:
        """Where a line is."""
        card, d = self._card(), self._theme.px(6)
        top = card.top() + d + (index - self._first) * self.row_height()
        return QRectF(card.left() + d, top, card.width() - 2 * d, self.row_height())

    def _card(self) -> QRectF:
        m = self._margin
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def _follow(self) -> None:
        first = min(max(self._first, self._current - self._shown + 1), self._current)
        self._first = max(0, min(len(self._words) - self._shown, first))

    def choose(self, index: int) -> None:
        """Put the mark on a line."""
        self._current = max(0, min(len(self._words) - 1, index))
        self._follow()
        self._tell()

    def _tell(self) -> None:
        place = tr("{place} of {count}", place=self._current + 1, count=len(self._words))
        self.setAccessibleName(f"{self._words[self._current]}, {place}")
        self.update()

    def _at(self, point: QPointF) -> int | None:
        seen = range(self._first, self._first + self._shown)
        return next((i for i in seen if self.row_rect(i).contains(point)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Mark the line under the pointer."""
        found = self._at(event.position())
        if found is not None and found != self._current:
            self.choose(found)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the line under the pointer; beside the slip it is put away."""
        found = self._at(event.position())
        if found is not None:
            self.taken.emit(found)
        elif not self._card().contains(event.position()):
            self.left.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll by lines."""
        self.choose(self._current - (1 if event.angleDelta().y() > 0 else -1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go, Enter takes, Escape leaves, letters lead to the line that begins so."""
        key = Qt.Key(event.key())
        steps = steps_of(6)
        if key in steps:
            self.choose(self._current + steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.taken.emit(self._current)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text().strip():
            found = self._seek.place(self._words, self._current, event.text())
            if found is not None:
                self.choose(found)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put it away when the keyboard goes elsewhere."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slip."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        paint_panel(painter, self._card(), t, SPACE.r_paper)
        for i in range(self._first, self._first + self._shown):
            box = self.row_rect(i)
            ink = "panel_text"
            if i == self._current:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(t.color("board"))
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), t.px(4), t.px(4))
                ink = "board_text"
            words = box.adjusted(t.px(9), 0, -t.px(9), 0)
            draw_text(painter, words, self._words[i], t, "body-strong", ink, LEFT)
        if len(self._words) > self._shown:
            self._paint_thread(painter)

    def _paint_thread(self, painter: QPainter) -> None:
        t, card = self._theme, self._card()
        room = card.height() - t.px(12)
        long = room * self._shown / len(self._words)
        top = card.top() + t.px(6) + room * self._first / len(self._words)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("panel_mut", 120))
        painter.drawRoundedRect(QRectF(card.right() - t.px(6), top, t.px(4), long), 2, 2)
