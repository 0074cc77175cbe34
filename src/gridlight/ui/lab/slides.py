"""Two sliders of the mixes: the ball on a strip of field, and the yards to gain on a chain."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.football import paint_football
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

BIG_STEP = 10


class Slide(QWidget):
    """A whole number that is pulled along a line; `moved` carries it.

    Arrows take the neighbor, Page Up and Down go ten, Home and End to the ends.
    """

    moved = Signal(int)

    def __init__(self, name: str, least: int, most: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self._least, self._most = name, least, most
        self._value = least
        self._theme = theme
        self._words = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(name)

    @property
    def value(self) -> int:
        """The number taken."""
        return self._value

    def show_value(self, value: int, words: str, most: int | None = None) -> None:
        """Show a number and its words, up to `most`; tells nobody."""
        self._most = most if most is not None else self._most
        self._value, self._words = max(self._least, min(self._most, value)), words
        self.setAccessibleName(f"{self._name}: {words}")
        self.update()

    def take(self, value: int) -> None:
        """Take a number as a person does."""
        value = max(self._least, min(self._most, value))
        if value != self._value:
            self._value = value
            self.update()
            self.moved.emit(value)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as a control."""
        t = self._theme
        return QSizeF(t.px(220), t.px(52) * (0.5 + 0.5 * max(1.0, t.text))).toSize()

    def track(self) -> QRectF:
        """Where the line lies, from the least to the most."""
        t = self._theme
        side = t.px(16)
        return QRectF(self.rect()).adjusted(side, t.px(SPACE.s1), -side, -t.px(SPACE.s1))

    def x_of(self, value: float) -> float:
        """Where a number lies."""
        track = self.track()
        room = max(1, self._most - self._least)
        return track.left() + track.width() * (value - self._least) / room

    def _at(self, x: float) -> int:
        track = self.track()
        share = (x - track.left()) / max(1.0, track.width())
        return round(self._least + share * (self._most - self._least))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the number under the pointer."""
        self.take(self._at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pull the number along."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.take(self._at(event.position().x()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel takes the neighbor."""
        self.take(self._value + (1 if event.angleDelta().y() > 0 else -1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and pages move it."""
        to = {
            Qt.Key.Key_Left: self._value - 1,
            Qt.Key.Key_Down: self._value - 1,
            Qt.Key.Key_Right: self._value + 1,
            Qt.Key.Key_Up: self._value + 1,
            Qt.Key.Key_PageDown: self._value - BIG_STEP,
            Qt.Key.Key_PageUp: self._value + BIG_STEP,
            Qt.Key.Key_Home: self._least,
            Qt.Key.Key_End: self._most,
        }.get(Qt.Key(event.key()))
        if to is None:
            event.ignore()
        else:
            self.take(to)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line and what is pulled along it."""
        painter = QPainter(self)
        smooth(painter)
        self.paint_track(painter)
        if self.hasFocus():
            inset = self._theme.px(4)
            box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            paint_focus(painter, box, self._theme.px(SPACE.r_field), self._theme)

    def paint_track(self, painter: QPainter) -> None:
        """A chain with a stake at the number."""
        t, track = self._theme, self.track()
        y = track.center().y() + t.px(6)
        painter.setPen(QPen(t.mix("panel_edge", "panel_mut", 0.6), t.px(3)))
        painter.drawLine(QLineF(track.left(), y, track.right(), y))
        painter.setPen(QPen(t.color("chain"), t.px(4)))
        x = self.x_of(self._value)
        painter.drawLine(QLineF(track.left(), y, x, y))
        step = 5 if self._most > 12 else 1
        painter.setPen(QPen(t.color("panel_mut"), max(1.0, t.px(1))))
        for value in range(self._least, self._most + 1):
            if value % step == 0 or value == self._least:
                at = self.x_of(value)
                painter.drawLine(QLineF(at, y + t.px(4), at, y + t.px(8)))
        painter.setPen(QPen(t.color("chain_d"), max(1.0, t.px(1))))
        painter.setBrush(t.color("chain"))
        stake = QRectF(x - t.px(4), y - t.px(15), t.px(8), t.px(24))
        painter.drawRoundedRect(stake, t.px(2), t.px(2))


class FieldSlide(Slide):
    """The ball's spot on a strip of field; the stake stands where the first down is."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Ball on"), 1, 99, theme, parent)
        self._to_make: int | None = None

    def show_spot(self, spot: int, to_go: int, words: str) -> None:
        """Show the ball at a spot, with so many yards to gain."""
        self._to_make = spot + to_go if spot + to_go < 100 else None
        self.show_value(spot, words)

    def paint_track(self, painter: QPainter) -> None:
        """Turf with its ten-yard lines, ball and stake."""
        t, track = self._theme, self.track()
        turf = QRectF(track.left() - t.px(12), track.top(), track.width() + t.px(24), 0)
        turf.setHeight(track.height())
        green = QLinearGradient(turf.topLeft(), turf.bottomLeft())
        green.setColorAt(0, t.color("turf"))
        green.setColorAt(1, t.color("turf2"))
        painter.setPen(QPen(t.color("panel_mut"), max(1.0, t.px(1))))
        painter.setBrush(green)
        painter.drawRoundedRect(turf, t.px(SPACE.r_field), t.px(SPACE.r_field))
        self._paint_lines(painter, turf)
        if self._to_make is not None:
            self._paint_stake(painter, turf, self.x_of(self._to_make))
        ball = QPointF(self.x_of(self._value), turf.center().y() - t.px(5))
        paint_football(painter, ball, t.px(24), t)

    def _paint_lines(self, painter: QPainter, turf: QRectF) -> None:
        t = self._theme
        for yard in range(0, 101, 10):
            x = self.x_of(min(99.6, max(0.4, yard)))
            painter.setPen(QPen(t.color("turf_line", 190), max(1.0, t.px(1))))
            foot = turf.bottom() - t.type_px("yard") * 1.25
            painter.drawLine(QLineF(x, turf.top(), x, foot))
            if 0 < yard < 100:
                box = QRectF(x - t.px(16), foot, t.px(32), turf.bottom() - foot)
                shown = str(min(yard, 100 - yard))
                draw_text(painter, box, shown, t, "yard", "turf_line", CENTER)

    def _paint_stake(self, painter: QPainter, turf: QRectF, x: float) -> None:
        t = self._theme
        painter.setPen(QPen(t.color("chain"), t.px(2.2)))
        painter.drawLine(QLineF(x, turf.top(), x, turf.bottom()))
        painter.setBrush(t.color("chain"))
        side = t.px(8)
        flag = QPolygonF(
            [
                QPointF(x, turf.top()),
                QPointF(x + side, turf.top() + side / 2),
                QPointF(x, turf.top() + side),
            ]
        )
        painter.drawPolygon(flag)
