"""The card laid flat, with the lines where they belong, or with its inks taken apart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.cards import shapes
from gridlight.cards.model import CLASSIC_GEOMETRY
from gridlight.kernel.language import tr
from gridlight.ui.importing.corners import WAYS
from gridlight.ui.importing.ground import flat_box, paint_bench, paint_bench_words
from gridlight.ui.importing.view import View
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

PUSH = 48.0
G = CLASSIC_GEOMETRY


class FlatBoard(QWidget):
    """A flat picture; `lines` shows the printed lines on it, `inks` is laid over it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._flat: QImage | None = None
        self._inks: QImage | None = None
        self._side = "offense"
        self.lines = True
        self.faint = False
        self._push: QPointF | None = None
        self.view = View(QRectF(0, 0, 1, 1), QSizeF(1, 1))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("The card laid flat"))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_flat(self, flat: QImage | None, side: str) -> None:
        """Show a flat picture of a card of a side, or that there is none yet."""
        new = flat is not self._flat
        self._flat, self._side = flat, side
        if new:
            self._fit()
        self.update()

    def show_inks(self, inks: QImage | None, *, lines: bool, faint: bool) -> None:
        """Lay inks over the picture, or take them away; `faint` dims what is below."""
        self._inks, self.lines, self.faint = inks, lines, faint
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._fit()

    def _fit(self) -> None:
        size = QSizeF(self._flat.size()) if self._flat is not None else QSizeF(1, 1)
        self.view = View(QRectF(self.rect()), size, self._theme.px(SPACE.s2))
        self.update()

    def point(self, x: float, y: float) -> QPointF:
        """Where a place of the card is in this widget."""
        box = flat_box(self.view.size)
        across = box.left() + (x - G.left) / G.width * box.width()
        down = box.top() + (y - G.top) / G.height * box.height()
        return self.view.point(across, down)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Look nearer or from farther off."""
        self.view = self.view.zoomed(1.2 ** (event.angleDelta().y() / 120.0), event.position())
        self.update()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the picture."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._push = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Push the picture."""
        if self._push is not None:
            self.view = self.view.pushed(event.position() - self._push)
            self._push = event.position()
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the picture go."""
        self._push = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus look nearer and from farther off, arrows push."""
        key = Qt.Key(event.key())
        times = {Qt.Key.Key_Plus: 1.2, Qt.Key.Key_Equal: 1.2, Qt.Key.Key_Minus: 1 / 1.2}.get(key)
        if times is not None:
            self.view = self.view.zoomed(times, QRectF(self.rect()).center())
        elif key in WAYS:
            x, y = WAYS[key]
            self.view = self.view.pushed(QPointF(-x * PUSH, -y * PUSH))
        else:
            event.ignore()
            return
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the picture in."""
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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the flat picture and what is laid over it."""
        painter, t = QPainter(self), self._theme
        smooth(painter)
        paint_bench(painter, QRectF(self.rect()), t)
        if self._flat is None or self._flat.isNull():
            words = (
                tr("The card is being opened …")
                if self._flat is None
                else tr("There is no card yet.")
            )
            paint_bench_words(painter, QRectF(self.rect()), t, words)
        else:
            box = self.view.box()
            painter.drawImage(box, self._flat)
            if self.faint:
                painter.fillRect(box, t.color("vig", 205))
            if self._inks is not None and not self._inks.isNull():
                painter.drawImage(box, self._inks)
            if self.lines:
                self._paint_lines(painter)
        if self.hasFocus():
            d = t.px(SPACE.focus) * 1.5
            paint_focus(painter, QRectF(self.rect()).adjusted(d, d, -d, -d), t.px(4), t)

    def _paint_lines(self, painter: QPainter) -> None:
        """Yard lines, bars, saw-tooth and edges where they belong."""
        t = self._theme
        bars = shapes.offense_bars(G) if self._side == "offense" else shapes.defense_bars(G)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for token, width in (("field_paper", 2.2), ("needle", 1.0)):
            painter.setPen(QPen(t.color(token, 90 if token == "field_paper" else 255), t.px(width)))
            for y in G.yard_lines():
                painter.drawLine(self.point(G.left, y), self.point(G.right, y))
            for left, top, right, bottom in bars:
                painter.drawRect(QRectF(self.point(left, top), self.point(right, bottom)))
            painter.drawRect(QRectF(self.point(G.left, G.top), self.point(G.right, G.far)))
            saw = [self.point(x, y) for x, y in shapes.sawtooth(G)]
            painter.drawPolygon(QPolygonF(saw))
