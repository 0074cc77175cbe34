"""A sheet of paper on the table, as it will come out of the printer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.shadow import paint_shadow
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme

TURNS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageDown: 1,
}
NEAR = 3.0  # how much larger a sheet is that is looked at closely


class SheetView(QWidget):
    """The page of a PDF. A click looks closely and moves about, arrow keys and the wheel turn.

    `turned` carries -1 or 1; `looked` is sent where another size of picture is wanted.
    """

    turned = Signal(int)
    looked = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._image: QImage | None = None
        self._ratio = 11.0 / 8.5
        self._eye: QPointF | None = None  # shares of the sheet, where it is looked at closely
        self._fault = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAccessibleName(tr("Sheet"))
        self.setToolTip(tr("Click to look closely"))

    @property
    def near(self) -> bool:
        """Whether the sheet is looked at closely."""
        return self._eye is not None

    def wanted_height(self) -> int:
        """How many pixels high a picture has to be."""
        high = self.sheet().height() * self.devicePixelRatioF()
        return max(16, round(high * (NEAR if self.near else 1.0)))

    def image(self) -> QImage | None:
        """The picture that shows."""
        return self._image

    def show_paper(self, ratio: float) -> None:
        """Lay paper down that is so many times as high as wide."""
        if ratio != self._ratio:
            self._ratio = ratio
            self.update()

    def show_image(self, image: QImage | None) -> None:
        """Show a picture of the page; without one the paper is white for now."""
        self._image, self._fault = image, ""
        self.update()

    def show_fault(self, sentence: str) -> None:
        """Say why there is no picture."""
        self._image, self._fault = None, sentence
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def sheet(self) -> QRectF:
        """Where the paper lies."""
        m = self._theme.px(10)
        room = QRectF(self.rect()).adjusted(m, m, -m, -m)
        high = min(room.height(), room.width() * self._ratio)
        box = QRectF(0, 0, high / self._ratio, high)
        box.moveCenter(room.center())
        return box

    # hands and keys

    def look_at(self, share: QPointF | None) -> None:
        """Look closely at a place, in shares of the sheet; at all of it without one."""
        was, self._eye = self.near, share
        if was != self.near:
            self.looked.emit()
        self.update()

    def _share(self, at: QPointF) -> QPointF:
        box = self.sheet()
        x = (at.x() - box.left()) / box.width()
        y = (at.y() - box.top()) / box.height()
        return QPointF(min(max(x, 0.0), 1.0), min(max(y, 0.0), 1.0))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look closely at the place under the pointer, or at the whole sheet again."""
        if self.near:
            self.look_at(None)
        elif self.sheet().contains(event.position()):
            self.look_at(self._share(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Closely, the place follows the pointer."""
        if self.near:
            self.look_at(self._share(event.position()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the sheets."""
        if event.angleDelta().y():
            self.turned.emit(-1 if event.angleDelta().y() > 0 else 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys turn the sheets, Enter looks closely, Escape looks at all of it."""
        key = Qt.Key(event.key())
        if key in TURNS and not self.near:
            self.turned.emit(TURNS[key])
        elif key in TURNS and self._eye is not None:
            self._push(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.look_at(None if self.near else QPointF(0.5, 0.5))
        elif key == Qt.Key.Key_Escape and self.near:
            self.look_at(None)
        else:
            event.ignore()

    def _push(self, key: Qt.Key) -> None:
        assert self._eye is not None
        sides = {Qt.Key.Key_Left: (-0.1, 0.0), Qt.Key.Key_Right: (0.1, 0.0)}
        x, y = sides.get(key, (0.0, 0.1 * TURNS[key]))
        there = QPointF(self._eye.x() + x, self._eye.y() + y)
        self.look_at(QPointF(min(max(there.x(), 0.0), 1.0), min(max(there.y(), 0.0), 1.0)))

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
        """Paint the paper and what is printed on it."""
        painter, t, box = QPainter(self), self._theme, self.sheet()
        smooth(painter)
        paint_shadow(painter, box, t.px(2), t, "paper")
        painter.fillRect(box, Qt.GlobalColor.white)
        if self._image is not None:
            painter.setClipRect(box)
            painter.drawImage(self._image_box(box), self._image)
            painter.setClipping(False)
        elif self._fault:
            draw_text(painter, box, self._fault, t, "small", "bad", CENTER)
        if self.hasFocus():
            paint_focus(painter, box, t.px(2), t)

    def _image_box(self, box: QRectF) -> QRectF:
        if self._eye is None:
            return box
        x = box.left() - self._eye.x() * box.width() * (NEAR - 1.0)
        y = box.top() - self._eye.y() * box.height() * (NEAR - 1.0)
        return QRectF(x, y, box.width() * NEAR, box.height() * NEAR)
