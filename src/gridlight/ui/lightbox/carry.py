"""Carrying a card over the box: following the hand, falling into place, gliding back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF

from gridlight.ui.lightbox import glowing
from gridlight.ui.lightbox.held import (
    Held,
    first_offset,
    held_reach,
    keyed_offset,
    seat_offset,
)
from gridlight.ui.lightbox.places import places_rect
from gridlight.ui.tabletop.motion import Curve, Glide

if TYPE_CHECKING:
    from gridlight.ui.lightbox.box import LightBox


class Carry(QObject):
    """Moves the box's held card; what it finds to say, it says by the box's signals."""

    def __init__(self, box: LightBox) -> None:
        super().__init__(box)
        self._box = box
        self._glide = Glide(self, self._gliding, 1.0, Curve.OutCubic)
        self._way = (QPointF(), QPointF())

    @property
    def held(self) -> Held | None:
        """The card in the hand."""
        return self._box.sight.held

    def move(self, offset: QPointF) -> None:
        """Have the card lie `offset` pixels off the center; near a place it falls into it."""
        held, shape = self.held, self._box.shape
        if held is None:
            return
        moved = replace(held, offset=offset, seated=False, chosen=None)
        if moved.magnet(shape):
            moved = replace(moved, offset=seat_offset(shape, moved.nearest(shape)), seated=True)
        self._swap(held, moved)
        if held.seated and not moved.seated:
            self._box.card_lifted.emit()

    def choose(self, place: float) -> None:
        """Let the card hover over a place."""
        held = self.held
        if held is not None:
            self._swap(held, replace(held, chosen=place, seated=False))
            self._go(keyed_offset(self._box.shape, place), self._box.theme.times.hover)

    def put_down(self) -> None:
        """Lay the card where it is: at the nearest place, or with table feel just there."""
        held, shape = self.held, self._box.shape
        if held is not None:
            place = held.chosen if held.chosen is not None else held.landing(shape)
            ms = self._box.theme.times.card_lift
            self._go(seat_offset(shape, place), ms, lambda: self._box.put_held_at(place))

    def drop_back(self) -> None:
        """Let the card hang beside the box again."""
        held = self.held
        if held is not None:
            self._swap(held, replace(held, chosen=None, seated=False))
            there = first_offset(self._box.shape, held.places)
            self._go(there, self._box.theme.times.card_lift)
            self._box.card_returned.emit()

    def stop(self) -> None:
        """Leave the card where it is; nothing waiting for its way is done."""
        self._glide.snap(self._glide.value)

    def finish(self) -> None:
        """Be at the end of the way at once."""
        self._glide.finish()

    def _go(self, there: QPointF, ms: int, done: Callable[[], None] | None = None) -> None:
        held = self.held
        assert held is not None
        self._way = (QPointF(held.offset), there)
        self._glide.snap(0.0)
        self._glide.to(1.0, ms, done)

    def _gliding(self, way: float) -> None:
        held = self.held
        if held is not None:
            start, end = self._way
            self._swap(held, replace(held, offset=start + (end - start) * way))

    def _swap(self, before: Held, after: Held) -> None:
        shape = self._box.shape
        area: QRectF = held_reach(shape, before).united(held_reach(shape, after))
        area = area.united(glowing.leak_area(shape)).united(places_rect(shape))
        self._box.show_held(after, area)
