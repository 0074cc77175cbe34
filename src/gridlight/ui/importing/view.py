"""How a picture is looked at: which part of it shows in which part of a widget."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF

LEAST, MOST = 1.0, 12.0


@dataclass(frozen=True)
class View:
    """Pixels of a picture to pixels of a widget; `zoom` is 1 where the whole picture just fits."""

    room: QRectF
    size: QSizeF
    margin: float = 0.0
    zoom: float = 1.0
    middle: tuple[float, float] = (0.5, 0.5)

    @cached_property
    def scale(self) -> float:
        """Pixels of the widget for one of the picture."""
        wide = (self.room.width() - 2 * self.margin) / max(1.0, self.size.width())
        high = (self.room.height() - 2 * self.margin) / max(1.0, self.size.height())
        return max(1e-3, min(wide, high)) * self.zoom

    def point(self, x: float, y: float) -> QPointF:
        """Where a pixel of the picture is in the widget."""
        center = self.room.center()
        left = center.x() - self.middle[0] * self.size.width() * self.scale
        top = center.y() - self.middle[1] * self.size.height() * self.scale
        return QPointF(left + x * self.scale, top + y * self.scale)

    def place(self, point: QPointF) -> tuple[float, float]:
        """Which pixel of the picture is at a point of the widget."""
        origin = self.point(0, 0)
        return (point.x() - origin.x()) / self.scale, (point.y() - origin.y()) / self.scale

    def box(self) -> QRectF:
        """Where the whole picture lies."""
        return QRectF(self.point(0, 0), self.point(self.size.width(), self.size.height()))

    def zoomed(self, times: float, at: QPointF) -> View:
        """Nearer by so many times; what is at a point stays there."""
        zoom = min(max(self.zoom * times, LEAST), MOST)
        if zoom == LEAST:
            return replace(self, zoom=zoom, middle=(0.5, 0.5))
        held = self.place(at)
        nearer = replace(self, zoom=zoom)
        now = nearer.place(at)
        return nearer.moved(held[0] - now[0], held[1] - now[1])

    def pushed(self, by: QPointF) -> View:
        """With the picture moved so many pixels of the widget."""
        return self.moved(-by.x() / self.scale, -by.y() / self.scale)

    def moved(self, x: float, y: float) -> View:
        """With the middle so many pixels of the picture farther; it stays on the picture."""
        across = self.middle[0] + x / max(1.0, self.size.width())
        down = self.middle[1] + y / max(1.0, self.size.height())
        return replace(self, middle=(min(max(across, 0.0), 1.0), min(max(down, 0.0), 1.0)))
