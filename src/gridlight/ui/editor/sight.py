"""How the drafting board is looked at: so many pixels a yard, and what lies in the middle."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from gridlight.cards.model import Geometry

STEP = 1.2
LEAST, MOST = 0.6, 10.0  # times the scale at which the whole card shows


@dataclass(frozen=True)
class Sight:
    """Yards on a card to pixels in a widget; `zoom` is 1 where the whole card just fits."""

    room: QRectF
    geometry: Geometry
    margin: float = 0.0
    zoom: float = 1.0
    middle: tuple[float, float] = (0.0, 14.25)

    @cached_property
    def yard(self) -> float:
        """Pixels in a yard."""
        wide = (self.room.width() - 2 * self.margin) / self.geometry.width
        high = (self.room.height() - 2 * self.margin) / self.geometry.height
        return max(0.5, min(wide, high)) * self.zoom

    def point(self, x: float, y: float) -> QPointF:
        """Where a place of the card is in the widget."""
        left, top, yard = self._frame
        return QPointF(left + x * yard, top + y * yard)

    @cached_property
    def _frame(self) -> tuple[float, float, float]:
        """Where the place (0, 0) is, and pixels in a yard."""
        center, yard = self.room.center(), self.yard
        return center.x() - self.middle[0] * yard, center.y() - self.middle[1] * yard, yard

    def place(self, point: QPointF) -> tuple[float, float]:
        """What place of the card is at a point of the widget, in yards."""
        center = self.room.center()
        return (
            self.middle[0] + (point.x() - center.x()) / self.yard,
            self.middle[1] + (point.y() - center.y()) / self.yard,
        )

    def card(self) -> QRectF:
        """Where the card lies."""
        g = self.geometry
        return QRectF(self.point(g.left, g.top), self.point(g.right, g.far))

    def fitted(self) -> Sight:
        """With the whole card in the room."""
        g = self.geometry
        middle = ((g.left + g.right) / 2.0, (g.top + g.far) / 2.0)
        return replace(self, zoom=1.0, middle=middle)

    def zoomed(self, times: float, at: QPointF | None = None) -> Sight:
        """Nearer by so many times; what is `at` a point stays there."""
        zoom = min(max(self.zoom * times, LEAST), MOST)
        at = at if at is not None else self.room.center()
        held = self.place(at)
        nearer = replace(self, zoom=zoom)
        now = nearer.place(at)
        x = self.middle[0] + held[0] - now[0]
        y = self.middle[1] + held[1] - now[1]
        return replace(nearer, middle=(x, y))._kept()

    def pushed(self, by: QPointF) -> Sight:
        """With the card moved so many pixels."""
        x, y = self.middle
        return replace(self, middle=(x - by.x() / self.yard, y - by.y() / self.yard))._kept()

    def centered(self, place: tuple[float, float]) -> Sight:
        """With a place in the middle, if the whole card doesn't show anyway."""
        return replace(self, middle=place)._kept() if self.zoom > 1.0 else self.fitted()

    def _kept(self) -> Sight:
        """The middle of the room stays on the card."""
        g = self.geometry
        x = min(max(self.middle[0], g.left), g.right)
        y = min(max(self.middle[1], g.top), g.far)
        return replace(self, middle=(x, y))
