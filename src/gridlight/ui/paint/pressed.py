"""What every painted button does, however it looks: it is pressed by Enter, and lights up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget


class Pressed(QAbstractButton):
    """A button that who inherits paints, brighter under the pointer; Enter presses, as Space."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up under the pointer."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Go out again when the pointer has left."""
        self.update()
        super().leaveEvent(event)


class PressedRow(Pressed):
    """A button in a list of them: up and down go to its neighbors."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go to the neighbors."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)
