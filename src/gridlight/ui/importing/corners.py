"""A photo with the card's four corners on it, to be dragged under a magnifier."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.cards.path import XY
from gridlight.kernel.language import tr
from gridlight.ui.importing.ground import paint_bench, paint_bench_words
from gridlight.ui.importing.view import View
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

NAMES = (
    tr("upper left corner"),
    tr("upper right corner"),
    tr("lower right corner"),
    tr("lower left corner"),
)
REACH, GLASS, NEARER = 26.0, 84.0, 4.0
WAYS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}
FAR = 10.0
SHIFT = Qt.KeyboardModifier.ShiftModifier


class CornerBoard(QWidget):
    """The photo; `moved` is sent when a corner was let go elsewhere, `corners` has them all."""

    moved = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._photo: QImage | None = None
        self.corners: tuple[XY, ...] = ()
        self.chosen = 0
        self._held = False
        self._before: tuple[XY, ...] = ()
        self.view = View(QRectF(0, 0, 1, 1), QSizeF(1, 1))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Photo with the card’s corners"))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_photo(self, photo: QImage | None, corners: tuple[XY, ...]) -> None:
        """Show a photo, or that there is none yet, with corners in its pixels."""
        if self._held:
            return
        new = photo is not self._photo
        self._photo, self.corners = photo, corners
        if new:
            self._fit()
        self._tell()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._fit()

    def _fit(self) -> None:
        size = QSizeF(self._photo.size()) if self._photo is not None else QSizeF(1, 1)
        self.view = View(QRectF(self.rect()), size, self._theme.px(SPACE.s4))
        self.update()

    def point(self, corner: int) -> QPointF:
        """Where a corner is in this widget."""
        return self.view.point(*self.corners[corner])

    def _tell(self) -> None:
        if self.corners:
            x, y = self.corners[self.chosen]
            self.setAccessibleDescription(
                tr("{corner} at {x:.0f}, {y:.0f}", corner=NAMES[self.chosen], x=x, y=y)
            )

    def _put(self, place: XY) -> None:
        wide, high = self.view.size.width(), self.view.size.height()
        x, y = min(max(place[0], 0.0), wide), min(max(place[1], 0.0), high)
        held = list(self.corners)
        held[self.chosen] = (x, y)
        self.corners = tuple(held)
        self._tell()
        self.update()

    # hands and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the nearest corner."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() is not Qt.MouseButton.LeftButton or not self.corners:
            return
        away = [math.hypot(*_xy(self.point(n) - event.position())) for n in range(4)]
        near = min(range(4), key=lambda n: away[n])
        if away[near] <= self._theme.px(REACH):
            self.chosen, self._held, self._before = near, True, self.corners
            self.setCursor(Qt.CursorShape.BlankCursor)
        self._tell()
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the corner that is held."""
        if self._held:
            self._put(self.view.place(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the corner go."""
        if not self._held:
            return
        self._held = False
        self.unsetCursor()
        self.update()
        if self.corners != self._before:
            self.moved.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Look nearer or from farther off."""
        self.view = self.view.zoomed(1.2 ** (event.angleDelta().y() / 120.0), event.position())
        self.update()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the chosen corner, with Shift ten times as far."""
        way = WAYS.get(Qt.Key(event.key()))
        if way is None or not self.corners:
            event.ignore()
            return
        step = FAR if event.modifiers() & SHIFT else 1.0
        x, y = self.corners[self.chosen]
        self._put((x + way[0] * step, y + way[1] * step))
        self.moved.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from corner to corner, and on from the last one."""
        there = self.chosen + (1 if forward else -1)
        if not self.corners or not 0 <= there < len(self.corners):
            self.chosen = 0 if forward else 3
            return super().focusNextPrevChild(forward)
        self.chosen = there
        self._tell()
        self.update()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the photo in."""
        super().resizeEvent(event)
        self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    # paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the photo, the card's outline, its corners, and the magnifier over the one held."""
        painter, t = QPainter(self), self._theme
        smooth(painter)
        paint_bench(painter, QRectF(self.rect()), t)
        if self._photo is None or self._photo.isNull():
            words = (
                tr("The photo is being opened …")
                if self._photo is None
                else tr("There is no picture of it yet.")
            )
            paint_bench_words(painter, QRectF(self.rect()), t, words)
            return
        painter.drawImage(self.view.box(), self._photo)
        if self.corners:
            self._paint_outline(painter)
            if self._held or self.hasFocus():
                self._paint_glass(painter)
        if self.hasFocus():
            d = t.px(SPACE.focus) * 1.5
            paint_focus(painter, QRectF(self.rect()).adjusted(d, d, -d, -d), t.px(4), t)

    def _paint_outline(self, painter: QPainter) -> None:
        t = self._theme
        shade = QPainterPath()
        shade.addRect(self.view.box())
        quad = QPolygonF([self.point(n) for n in range(len(self.corners))])
        inner = QPainterPath()
        inner.addPolygon(quad)
        inner.closeSubpath()
        painter.fillPath(shade.subtracted(inner), t.color("vig", 110))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for token, width in (("vig", 4.0), ("glow", 2.0)):
            painter.setPen(QPen(t.color(token, 190 if token == "vig" else 255), t.px(width)))
            painter.drawPolygon(quad)
        for n in range(len(self.corners)):
            at, chosen = self.point(n), n == self.chosen
            radius = t.px(11 if chosen else 8)
            painter.setPen(QPen(t.color("vig"), t.px(2)))
            painter.setBrush(t.color("glow" if chosen else "field_paper", 235 if chosen else 200))
            painter.drawEllipse(at, radius, radius)
            box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
            draw_text(painter, box, str(n + 1), t, "small-strong", t.color("brass_ink"), CENTER)

    def glass_rect(self) -> QRectF:
        """Where the magnifier is: in the corner of the widget that is farthest from the hand."""
        t, at = self._theme, self.point(self.chosen)
        side, m = 2 * t.px(GLASS), t.px(SPACE.s3)
        left = m if at.x() > self.width() / 2 else self.width() - m - side
        top = m if at.y() > self.height() / 2 else self.height() - m - side
        return QRectF(left, top, side, side)

    def _paint_glass(self, painter: QPainter) -> None:
        t, box = self._theme, self.glass_rect()
        assert self._photo is not None
        x, y = self.corners[self.chosen]
        half = box.width() / 2 / max(self.view.scale * NEARER, 0.5)
        painter.save()
        clip = QPainterPath()
        clip.addEllipse(box)
        painter.setClipPath(clip)
        painter.fillRect(box, t.color("vig"))
        painter.drawImage(box, self._photo, QRectF(x - half, y - half, 2 * half, 2 * half))
        scale = box.width() / (2 * half)
        quad = [
            box.center() + QPointF((cx - x) * scale, (cy - y) * scale) for cx, cy in self.corners
        ]
        painter.setPen(QPen(t.color("glow"), t.px(1.5)))
        painter.drawPolygon(QPolygonF(quad))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for token, width in (("vig", 6.0), ("brass", 3.5)):
            painter.setPen(QPen(t.color(token), t.px(width)))
            painter.drawEllipse(box)
        c, arm = box.center(), t.px(10)
        painter.setPen(QPen(t.color("needle"), t.px(1.4)))
        painter.drawLine(c - QPointF(arm, 0), c + QPointF(arm, 0))
        painter.drawLine(c - QPointF(0, arm), c + QPointF(0, arm))


def _xy(point: QPointF) -> tuple[float, float]:
    return point.x(), point.y()
