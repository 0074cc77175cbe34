"""Large text: the window shows a part of a screen that is larger than itself.

Up to `LARGEST_TEXT` a screen has room for its words. Beyond that everything on it grows alike,
and what doesn't fit the window is moved into sight: by the focus, by the pointer at an edge, by
the wheel, by the rails at the edges and by Alt+Shift with an arrow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.theme import BASE_HEIGHT, BASE_WIDTH, LARGEST_TEXT, LEAST_SCALE

if TYPE_CHECKING:
    from gridlight.ui.chrome import Screen

EDGE, STRIDE, PACE = 14, 22, 16
"""How near to an edge the pointer moves the view, by how many pixels, each so many ms."""
STEP = 0.25
"""The share of the window by which a key moves the view."""
MARGIN, RAIL, WHEEL = 24, 12, 0.6
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
MOVING = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier


class Loupe(QWidget):
    """All screens of a window, one of which shows: whole, or in part where text is large."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._screens: list[Screen] = []
        self._now: Screen | None = None
        self._zoom = 1.0
        self._at = QPointF()
        self._rails = (Rail(self, Qt.Orientation.Horizontal), Rail(self, Qt.Orientation.Vertical))
        self._drift = QTimer(self)
        self._drift.setInterval(PACE)
        self._drift.timeout.connect(self._drifted)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focused)
        app.installEventFilter(self)

    # screens

    def addWidget(self, screen: Screen) -> None:
        """Take a screen in; the first one shows at once."""
        screen.setParent(self)
        self._screens.append(screen)
        if self._now is None:
            self.setCurrentWidget(screen)
        else:
            screen.hide()

    def removeWidget(self, screen: Screen) -> None:
        """Let a screen go; whoever takes it out shows another one."""
        if screen in self._screens:
            self._screens.remove(screen)
        if screen is self._now:
            self._now = None
        screen.hide()

    def currentWidget(self) -> Screen | None:
        """The screen that shows."""
        return self._now

    def setCurrentWidget(self, screen: Screen) -> None:
        """Show a screen from its upper left corner on."""
        before, self._now = self._now, screen
        if before is not screen:
            self._at = QPointF()
        self._lay()
        screen.show()
        if before is not None and before is not screen:
            before.hide()
        for rail in self._rails:
            rail.raise_()

    # the view

    @property
    def zoom(self) -> float:
        """How much larger than the window a screen is, 1 where everything fits."""
        return self._zoom

    def set_text(self, text: float) -> None:
        """Show text at so many times its size."""
        zoom = max(1.0, text / LARGEST_TEXT)
        if zoom != self._zoom:
            self._at = QPointF(self._at * (zoom / self._zoom))
            self._zoom = zoom
            self._lay()

    def view(self) -> QRectF:
        """The part of the screen that is seen, in the screen's coordinates."""
        return QRectF(self._at, QSizeF(self.size()))

    def whole(self) -> QSizeF:
        """How large the screen is of which a part is seen."""
        if self._zoom == 1.0:
            return QSizeF(self.size())
        least = QSizeF(BASE_WIDTH, BASE_HEIGHT) * LEAST_SCALE
        return QSizeF(self.size()).expandedTo(least) * self._zoom

    def move_by(self, right: float, down: float) -> None:
        """Move the view over the screen, as far as there is screen."""
        before = QPointF(self._at)
        self._at = self._held(self._at + QPointF(right, down))
        if self._at != before:
            self._lay()

    def bring(self, box: QRectF) -> None:
        """Move the view as little as it takes to see a part of the screen, between the bars."""
        if self._now is None or self._zoom == 1.0:
            return
        view = self.view()
        top, foot = self._now.bar_height(), self._now.status_height()
        seen = view.adjusted(MARGIN, top + MARGIN, -MARGIN, -foot - MARGIN)
        self.move_by(
            _short_of(box.left(), box.right(), seen.left(), seen.right()),
            _short_of(box.top(), box.bottom(), seen.top(), seen.bottom()),
        )

    def _held(self, at: QPointF) -> QPointF:
        room = self.whole() - QSizeF(self.size())
        return (
            QPointF(max(0.0, min(room.width(), at.x())), max(0.0, min(room.height(), at.y())))
            .toPoint()
            .toPointF()
        )

    def _lay(self) -> None:
        self._at = self._held(self._at)
        if self._now is not None:
            whole = self.whole().toSize()
            self._now.set_view(None if self._zoom == 1.0 else self.view())
            self._now.setGeometry(QRect(-self._at.toPoint(), whole))
        for rail in self._rails:
            rail.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the screen to the window."""
        super().resizeEvent(event)
        self._lay()

    # what moves the view

    def _focused(self, before: QWidget | None, now: QWidget | None) -> None:
        if self._zoom == 1.0 or now is None or self._now is None or now is self._now:
            return
        if self._now.isAncestorOf(now):
            self._bring_hand(now)

    def _bring_hand(self, widget: QWidget) -> None:
        """See where the keyboard is: the widget's own mark where it has one, or all of it."""
        if self._now is None or self._now.sticks(widget):
            return
        marked = getattr(widget, "hand_box", None)
        box = QRectF(marked()) if marked is not None else QRectF(widget.rect())
        corner = widget.mapTo(self._now, QPoint())
        self.bring(box.translated(QPointF(corner)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See keys and the pointer before anybody else does, while text is large."""
        if self._zoom == 1.0 or not self.isVisible():
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._pressed(event)
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._pointed(self.mapFromGlobal(event.globalPosition()))
        return False

    def _pressed(self, event: QKeyEvent) -> bool:
        arrow = ARROWS.get(Qt.Key(event.key()))
        if arrow is not None and event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == MOVING:
            wide, high = self.width() * STEP, self.height() * STEP
            self.move_by(arrow[0] * wide, arrow[1] * high)
            return True
        widget = QApplication.focusWidget()
        if widget is not None and self.isAncestorOf(widget) and hasattr(widget, "hand_box"):
            QTimer.singleShot(0, widget, lambda: self._bring_hand(widget))
        return False

    def _pointed(self, at: QPointF) -> None:
        if any(self._drift_for(at)):
            if not self._drift.isActive():
                self._drift.start()
        else:
            self._drift.stop()

    def _drift_for(self, at: QPointF) -> tuple[int, int]:
        if not self.rect().contains(at.toPoint()):
            return 0, 0
        across = (at.x() >= self.width() - EDGE) - (at.x() < EDGE)
        down = (at.y() >= self.height() - EDGE) - (at.y() < EDGE)
        return int(across), int(down)

    def _drifted(self) -> None:
        at = QPointF(self.mapFromGlobal(self.cursor().pos()))
        across, down = self._drift_for(at)
        if not (across or down):
            self._drift.stop()
            return
        self.move_by(across * STRIDE, down * STRIDE)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel that nothing under it wants moves the view; with Shift, sideways."""
        turned = event.angleDelta()
        across, down = -turned.x() * WHEEL, -turned.y() * WHEEL
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not across:
            across, down = down, 0.0
        self.move_by(across, down)
        event.setAccepted(self._zoom > 1.0)


class Rail(QWidget):
    """A rail at an edge: where in the screen the view is, and a handle to move it by."""

    def __init__(self, loupe: Loupe, along: Qt.Orientation) -> None:
        super().__init__(loupe)
        self._loupe = loupe
        self._flat = along == Qt.Orientation.Horizontal
        self._held: float | None = None
        self.setAccessibleName(
            tr("Moves the view sideways") if self._flat else tr("Moves the view up and down")
        )
        self.hide()

    def place(self) -> None:
        """Lie at the edge, where there is more to see."""
        room, view = self._loupe.whole(), self._loupe.view()
        more = room.width() - view.width() if self._flat else room.height() - view.height()
        self.setVisible(more >= 1)
        wide, high = self._loupe.width(), self._loupe.height()
        if self._flat:
            self.setGeometry(0, high - RAIL, wide - RAIL, RAIL)
        else:
            self.setGeometry(wide - RAIL, 0, RAIL, high - RAIL)
        self.raise_()
        self.update()

    def _share(self) -> tuple[float, float]:
        """Where the view begins and how much of the screen it is, in shares of the screen."""
        room, view = self._loupe.whole(), self._loupe.view()
        if self._flat:
            return view.left() / room.width(), view.width() / room.width()
        return view.top() / room.height(), view.height() / room.height()

    def _length(self) -> int:
        return self.width() if self._flat else self.height()

    def _along(self, event: QMouseEvent) -> float:
        at = event.position()
        return (at.x() if self._flat else at.y()) / max(1, self._length())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the handle; beside it, the view comes to where it is pressed."""
        start, share = self._share()
        along = self._along(event)
        if not start <= along <= start + share:
            self._go(along - share / 2)
            start = self._share()[0]
        self._held = along - start

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the view with the handle."""
        if self._held is not None:
            self._go(self._along(event) - self._held)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the handle."""
        self._held = None

    def _go(self, share: float) -> None:
        room, view = self._loupe.whole(), self._loupe.view()
        if self._flat:
            self._loupe.move_by(share * room.width() - view.left(), 0.0)
        else:
            self._loupe.move_by(0.0, share * room.height() - view.top())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the handle on its dark rail."""
        screen = self._loupe.currentWidget()
        if screen is None:
            return
        painter = QPainter(self)
        smooth(painter)
        painter.fillRect(self.rect(), screen.theme.color("bar", 200))
        start, share = self._share()
        long = self._length()
        box = QRectF(start * long, 2, share * long, RAIL - 4)
        if not self._flat:
            box = QRectF(2, start * long, RAIL - 4, share * long)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(screen.theme.color("bar_text", 150))
        painter.drawRoundedRect(box, 4, 4)


def _short_of(start: float, end: float, least: float, most: float) -> float:
    """How far what is seen must go until it holds `start` to `end`; the start counts first."""
    if start < least or end - start > most - least:
        return start - least
    return max(0.0, end - most)
