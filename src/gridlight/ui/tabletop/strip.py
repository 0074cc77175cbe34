"""The strip under the board: moves left as studs, a button for each call, the clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.calls import CallShown
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.text import LEFT, draw_text, text_width
from gridlight.ui.theme import Theme

STUDS = 3
STUD = 13.0


class Strip(QWidget):
    """`called` carries the move of a button, `explained` why a dimmed one is impossible.

    `looked_at` carries the move of the button under the pointer or the keyboard, or nothing.
    """

    called = Signal(object)
    explained = Signal(object)  # a sentence that knows its rulings
    looked_at = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._calls: tuple[CallShown, ...] = ()
        self._buttons: list[_Call] = []
        self._left: int | None = None
        self._clock = ""
        self._kept_free = 0.0
        self.setAccessibleName(tr("Calls"))

    # what it shows

    @property
    def calls(self) -> tuple[CallShown, ...]:
        """The calls on show."""
        return self._calls

    @property
    def moves_left(self) -> int | None:
        """The lit studs; None where no moves are counted."""
        return self._left

    def buttons(self) -> tuple[Button, ...]:
        """The buttons in the order of the calls."""
        return tuple(self._buttons)

    def button(self, move: str) -> Button:
        """The button of a move; `KeyError` if there is none."""
        for call, button in zip(self._calls, self._buttons, strict=True):
            if call.move == move:
                return button
        raise KeyError(move)

    def show_calls(self, calls: Sequence[CallShown], moves_left: int | None) -> None:
        """Show these calls and so many moves left."""
        self._left = moves_left
        if tuple(calls) != self._calls:
            self._renew(tuple(calls))
        said = "" if moves_left is None else _left_words(moves_left)
        self.setAccessibleDescription(said)
        self._arrange()

    def _renew(self, calls: tuple[CallShown, ...]) -> None:
        """Show other calls; a button whose words stay keeps the keyboard."""
        had = next((b.call.words for b in self._buttons if b.hasFocus()), "")
        same = [b.call.words for b in self._buttons] == [call.words for call in calls]
        self._calls = calls
        if same:
            for button, call in zip(self._buttons, calls, strict=True):
                button.show_call(call)
            return
        for button in self._buttons:
            button.hide()
            button.setParent(None)
            button.deleteLater()
        self._buttons = [_Call(call, self._theme, self) for call in calls]
        for button in self._buttons:
            button.show()
            if had and button.call.words == had and button.isEnabled():
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_clock(self, words: str) -> None:
        """Show what is left of the decision's time, or nothing."""
        if words != self._clock:
            self._clock = words
            self.update()

    def press(self, key: str) -> bool:
        """Make the call with this key, or say why it is impossible; False if there is none."""
        for call in self._calls:
            if key and call.key.lower() == key.lower():
                self._made(call)
                return True
        return False

    def _made(self, call: CallShown) -> None:
        if call.why_not:
            self.explained.emit(call.why_not)
        else:
            self.called.emit(call)

    def look(self, move: str) -> None:
        """The pointer or the keyboard is on a call, or on none."""
        self.looked_at.emit(move)

    def make(self, call: CallShown) -> None:
        """A button was pressed."""
        self._made(call)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a dimmed button says why it is impossible."""
        for button in self._buttons:
            if button.geometry().contains(event.position().toPoint()) and button.call.why_not:
                self.explained.emit(button.call.why_not)
                return
        super().mousePressEvent(event)

    # place and paint

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        for button in self._buttons:
            button.set_theme(theme)
        self._arrange()

    def lay(self, rect: QRectF) -> None:
        """Lie on `rect` of the parent."""
        inside = rect.adjusted(0.5, 0.5, -0.5, -0.5)  # never a pixel further out
        self.setGeometry(inside.toRect())
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons in their row."""
        self._arrange()

    def _studs_wide(self) -> float:
        if self._left is None:
            return 0.0
        t = self._theme
        words = max(text_width(t, "object", _left_words(left)) for left in (STUDS, 0))
        return t.px(STUD * 2 * STUDS + 10 * STUDS + 40) + words

    def _arrange(self) -> None:
        """Buttons in a row after the studs, in two where they are too many; type may shrink."""
        left = self._studs_wide()
        room = self.width() - left - self._kept_free
        for share in SHRINKS:
            theme = replace(self._theme, text=self._theme.text * share)
            for button in self._buttons:
                button.set_theme(theme)
            sizes = [button.sizeHint() for button in self._buttons]
            whole = sum(size.width() for size in sizes)
            high = max((size.height() for size in sizes), default=0)
            two_rows = whole > room and self.height() >= 2 * high
            if two_rows or whole <= room:
                break
        squeeze = 1.0 if two_rows or not whole else min(1.0, room / whole)
        first = (len(sizes) + 1) // 2 if two_rows else len(sizes)
        top = (self.height() - (2 if two_rows else 1) * high) / 2
        x = left
        for number, (button, size) in enumerate(zip(self._buttons, sizes, strict=True)):
            if two_rows and number == first:
                x, top = left, top + high
            wide = size.width() * squeeze
            button.setGeometry(round(x), round(top), int(wide), high)
            x += wide
        self.update()

    def keep_free(self, wide: float) -> None:
        """Leave room at the right end, where dice come to rest and the clock stands."""
        self._kept_free = wide
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the studs, how many moves are left, and the clock."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        if self._clock:
            box = QRectF(self.rect()).adjusted(0, 0, -t.px(4), 0)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            draw_text(painter, box, self._clock, t, "object", "text_on_table", flags)
        if self._left is None:
            return
        y, x = self.height() / 2, t.px(STUD * 2 + 2)
        for n in range(STUDS):
            paint_stud(painter, QPointF(x, y), t.px(STUD), t, lit=n < self._left)
            x += t.px(STUD * 2 + 10)
        words = QRectF(x - t.px(6), 0, self._studs_wide() - x, self.height())
        draw_text(painter, words, _left_words(self._left), t, "object", "text_on_table", LEFT)


SHRINKS = (1.0, 0.92, 0.85, 0.78, 0.71, 0.64)
"""Shares of the type's size that are tried until all calls lie side by side."""


def _left_words(left: int) -> str:
    return tr("{left} left", left=left) if left else tr("None left")


def paint_stud(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, *, lit: bool
) -> None:
    """A brass stud: lit like a lens, or a dark well where the move is spent."""
    if lit:
        halo = QRadialGradient(center, radius * 2.0)
        halo.setColorAt(0, theme.color("lamp", 150))
        halo.setColorAt(1, theme.color("lamp", 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.drawEllipse(center, radius * 2.0, radius * 2.0)
    rim = QRadialGradient(center - QPointF(radius * 0.3, radius * 0.4), radius * 1.6)
    rim.setColorAt(0, theme.color("brass_hi"))
    rim.setColorAt(0.6, theme.color("brass"))
    rim.setColorAt(1, theme.color("brass_d"))
    painter.setPen(QPen(theme.color("brass_d"), 1))
    painter.setBrush(rim)
    painter.drawEllipse(center, radius, radius)
    lens = QRadialGradient(center - QPointF(radius * 0.2, radius * 0.3), radius)
    tones = ("shine", "brass_hi", "accent") if lit else ("shadow", "shadow", "vig")
    for stop, token in zip((0.0, 0.45, 1.0), tones, strict=True):
        lens.setColorAt(stop, theme.color(token))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(lens)
    painter.drawEllipse(center, radius * 0.74, radius * 0.74)


class _Call(Button):
    """A call's button; it tells the strip when it is looked at."""

    def __init__(self, call: CallShown, theme: Theme, strip: Strip) -> None:
        kind = "accent" if call.main else "dark"
        super().__init__(call.words, theme, kind, strip, key=call.key)
        self.setShortcut(QKeySequence())  # keys come by way of the stage, without a delay
        self._strip = strip
        self.call = call
        self.clicked.connect(lambda: self._strip.make(self.call))
        self.show_call(call)

    def show_call(self, call: CallShown) -> None:
        """Be the button of another call with the same words."""
        self.call = call
        self._kind = "accent" if call.main else "dark"
        self._key = call.key
        self.setEnabled(not call.why_not)
        self.setToolTip(call.why_not or call.note)
        self.setAccessibleDescription(call.why_not or call.note)
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as the words and the key need, for many lie side by side."""
        size = super().sizeHint()
        return QSize(round(size.width() - self._theme.px(14)), size.height())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell what is looked at."""
        super().enterEvent(event)
        self._strip.look(self.call.move)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is looked at any more."""
        super().leaveEvent(event)
        self._strip.look("")

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell what is looked at."""
        super().focusInEvent(event)
        self._strip.look(self.call.move)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing is looked at any more."""
        super().focusOutEvent(event)
        self._strip.look("")
