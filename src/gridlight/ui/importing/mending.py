"""The drafting board over the scan: what was read, numbered, with a pin where an eye is needed."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.cards.model import OffenseCard
from gridlight.cards.path import XY, path_of
from gridlight.kernel.language import tr
from gridlight.present.importing import Pin
from gridlight.ui.editor.board import Board
from gridlight.ui.importing.ground import PAD
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.icons import paint_icon
from gridlight.ui.paint.text import CENTER, draw_text, text_width
from gridlight.ui.theme import Theme
from gridlight.workshop.drafting.drafter import Drafter, Tool

FAINT, STRONG = 0.38, 0.8
LOOKS = (tr("Faint scan"), tr("Strong scan"), tr("Scan only"))
SEEN = (0.0, 0.45, 1.0)  # how much of the scan is laid over what was read, too


class MendBoard(Board):
    """A board whose card lies on its scan; `pinned` carries the pin that was pressed.

    `look_at_scan` is a place in `LOOKS`, `numbered` shows the order of travel.
    """

    pinned = Signal(int)

    def __init__(self, drafter: Drafter, theme: Theme, parent: QWidget) -> None:
        super().__init__(drafter, theme, parent)
        self._scan: QImage | None = None
        self._pins: tuple[Pin, ...] = ()
        self._pin = -1
        self.look_at_scan = 0
        self.numbered = False
        self.setAccessibleName(tr("The card over its scan"))

    def show_scan(self, scan: QImage | None) -> None:
        """Lay the card over this flat picture."""
        if scan is not self._scan:
            self._scan = scan
            self._baked = None
            self.update()

    def show_pins(self, pins: tuple[Pin, ...], chosen: int) -> None:
        """Stick these pins into the card, one of them chosen."""
        self._pins, self._pin = pins, chosen
        self.update()

    def pins(self) -> tuple[Pin, ...]:
        """The pins that are stuck in."""
        return self._pins

    def pin_point(self, pin: Pin) -> QPointF:
        """Where the point of a pin is in this widget."""
        return self.point(*pin.place)

    def _scan_box(self) -> QRectF:
        g = self.sight.geometry
        return QRectF(self.point(g.left - PAD, g.top - PAD), self.point(g.right + PAD, g.far + PAD))

    def _paint_ground(self, painter: QPainter) -> None:
        super()._paint_ground(painter)
        self._paint_scan(painter, STRONG if self.look_at_scan else FAINT)

    def _paint_scan(self, painter: QPainter, opacity: float) -> None:
        if self._scan is None or self._scan.isNull() or opacity <= 0.0:
            return
        painter.save()
        painter.setClipRect(self.paper().intersected(self.sight.card()))
        painter.setOpacity(opacity)
        painter.drawImage(self._scan_box(), self._scan)
        painter.restore()

    def set_look(self, look: int) -> None:
        """See more or less of the scan, a place in `LOOKS`."""
        self.look_at_scan = look
        self._baked = None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the pin under the pointer, else act on the card."""
        left = event.button() is Qt.MouseButton.LeftButton
        if left and self.drafter.tool is Tool.SELECT:
            for pin in reversed(self._pins):
                if self._head(pin).contains(event.position()):
                    self.pinned.emit(pin.n)
                    return
        super().mousePressEvent(event)

    # paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the board, then more of the scan, the numbers and the pins."""
        super().paintEvent(event)
        painter = QPainter(self)
        smooth(painter)
        self._paint_scan(painter, SEEN[self.look_at_scan])
        painter.setClipRect(self.paper())
        if self.numbered:
            self._paint_order(painter)
        for pin in sorted(self._pins, key=lambda pin: pin.n == self._pin):
            self._paint_pin(painter, pin)

    def _paint_order(self, painter: QPainter) -> None:
        card = self.drafter.shown
        if isinstance(card, OffenseCard):
            if card.segments:
                self._paint_travel(painter, card)
            return
        for n, marker in enumerate(card.diamonds, start=1):
            self._number(painter, self.point(marker.x, marker.y), n)

    def _paint_travel(self, painter: QPainter, card: OffenseCard) -> None:
        path = path_of(card)
        for n, (begin, end) in enumerate(path.parts, start=1):
            middle, step = (begin + end) / 2.0, (end - begin) / 6.0
            for at in (middle - 2 * step, middle + 2 * step):
                self._arrow(painter, path.point(at - 0.15), path.point(at + 0.15))
            self._number(painter, self.point(*path.point(middle)), n)

    def _arrow(self, painter: QPainter, a: XY, b: XY) -> None:
        t = self.theme
        way = self.point(*b) - self.point(*a)
        long = math.hypot(way.x(), way.y())
        if long <= 0.0:
            return
        along = way / long * t.px(6)
        aside = QPointF(-along.y(), along.x())
        tip = self.point(*b) + along * 0.7
        head = QPainterPath(tip - along * 1.6 + aside)
        head.lineTo(tip)
        head.lineTo(tip - along * 1.6 - aside)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for token, width in (("vig", 4.6), ("jewel", 2.4)):
            painter.setPen(QPen(t.color(token), t.px(width)))
            painter.drawPath(head)

    def _number(self, painter: QPainter, at: QPointF, n: int) -> None:
        t, r = self.theme, self.theme.px(9)
        painter.setPen(QPen(t.color("vig"), t.px(1.4)))
        painter.setBrush(t.color("field_paper", 235))
        painter.drawEllipse(at, r, r)
        box = QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r)
        draw_text(painter, box, str(n), t, "small-strong", t.color("panel_text"), CENTER)

    def _head(self, pin: Pin) -> QRectF:
        """The flag of a pin, in which its confidence stands."""
        t = self.theme
        high = t.px(22) * max(1.0, min(1.3, t.text))
        wide = high if pin.settled else text_width(t, "small-strong", _said(pin)) + t.px(14)
        at = self.pin_point(pin)
        left, top = at.x() - t.px(6), at.y() - t.px(14) - high
        paper = self.paper()
        left = min(max(left, paper.left() + 2), paper.right() - wide - 2)
        return QRectF(left, max(top, paper.top() + 2), wide, high)

    def _paint_pin(self, painter: QPainter, pin: Pin) -> None:
        t, at, head = self.theme, self.pin_point(pin), self._head(pin)
        chosen = pin.n == self._pin
        painter.setPen(QPen(t.color("vig"), t.px(2.2)))
        painter.drawLine(at, QPointF(at.x(), head.bottom() - t.px(2)))
        if chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for token, width in (("vig", 4.4), ("glow", 2.6)):
                painter.setPen(QPen(t.color(token), t.px(width)))
                painter.drawEllipse(at, t.px(17), t.px(17))
        painter.setPen(QPen(t.color("vig"), t.px(2.0 if chosen else 1.2)))
        painter.setBrush(t.color("ok" if pin.settled else "accent"))
        r = head.height() / 2
        painter.drawRoundedRect(head, r, r)
        if pin.settled:
            d = head.height() * 0.24
            white = t.color("field_paper")
            paint_icon(painter, head.adjusted(d, d, -d, -d), "check", white, 3.2)
        else:
            ink = t.color("accent_ink")
            draw_text(painter, head, _said(pin), t, "small-strong", ink, CENTER)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("vig"))
        painter.drawEllipse(at, t.px(3), t.px(3))


def _said(pin: Pin) -> str:
    return f"{pin.percent} %" if pin.percent else "!"
