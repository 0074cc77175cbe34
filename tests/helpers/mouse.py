"""A mouse that knows only places on the screen: what lies on top there is what it presses."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gridlight.ui.main_window import MainWindow
from helpers.people import settle

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Mouse:
    """A person's mouse over the window; the keyboard writes wherever a click has put it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def under(self, at: QPoint) -> QWidget:
        """What lies on top at a place of the screen."""
        found = self.window.childAt(self.window.mapFromGlobal(at))
        return found if found is not None else self.window

    def press(self, at: QPoint, held: Qt.KeyboardModifier = NONE) -> QWidget:
        """Click at a place of the screen; what the click went to."""
        top = self.under(at)
        QTest.mouseMove(top, top.mapFromGlobal(at))
        top = self.under(at)
        QTest.mouseClick(top, LEFT, held, top.mapFromGlobal(at))
        settle(3)
        return top

    def click(self, wanted: QWidget, place: QRectF | QPointF | None = None) -> None:
        """Click where a person sees something; it must be what the click goes to."""
        assert wanted.isVisible(), wanted.accessibleName()
        point = QPointF(wanted.rect().center()) if place is None else place
        point = point.center() if isinstance(point, QRectF) else point
        at = wanted.mapToGlobal(point.toPoint())
        top = self.under(at)
        good = top is wanted or wanted.isAncestorOf(top)
        assert good, f"{top} lies over {wanted.accessibleName()}"
        self.press(at)

    def drag(
        self, wanted: QWidget, start: QPointF, end: QPointF, button: Qt.MouseButton = LEFT
    ) -> None:
        """Drag from one place of something to another; who was pressed has the mouse."""
        top = self.under(wanted.mapToGlobal(start.toPoint()))
        assert top is wanted, f"{top} lies over {wanted.accessibleName()}"
        QTest.mousePress(wanted, button, NONE, start.toPoint())
        for share in (0.25, 0.5, 0.75, 1.0):
            QTest.mouseMove(wanted, (start + (end - start) * share).toPoint())
        QTest.mouseRelease(wanted, button, NONE, end.toPoint())
        settle(3)

    def write(self, words: str) -> None:
        """Write over what stands where the last click has put the keyboard."""
        there = QApplication.focusWidget()
        assert there is not None
        QTest.keyClick(there, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(there, words)
        QTest.keyClick(there, Qt.Key.Key_Return)
        settle(3)
