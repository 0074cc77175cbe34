"""Two fingers on a pad or a screen that look nearer or from farther off."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget

Pinch = tuple[float, QPointF]


def accept_pinches(widget: QWidget) -> None:
    """Let a widget know of two fingers on it."""
    widget.grabGesture(Qt.GestureType.PinchGesture)


def pinch_of(widget: QWidget, event: QEvent) -> Pinch | None:
    """How many times nearer two fingers mean to look, and at which point of the widget.

    None for any other event.
    """
    if isinstance(event, QNativeGestureEvent):
        if event.gestureType() is not Qt.NativeGestureType.ZoomNativeGesture:
            return None
        return max(0.1, 1.0 + event.value()), event.position()
    if isinstance(event, QGestureEvent):
        found = event.gesture(Qt.GestureType.PinchGesture)
        if isinstance(found, QPinchGesture):
            middle = widget.mapFromGlobal(found.centerPoint().toPoint())
            return max(0.1, found.scaleFactor()), QPointF(middle)
    return None
