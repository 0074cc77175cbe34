"""What must be painted again when one sight follows another."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QRegion

from gridlight.kernel.grid import Square
from gridlight.present.board import Landing
from gridlight.ui.boards.pieces import flying_reach, hand_reach, mover_reach
from gridlight.ui.boards.rolling import die_reach
from gridlight.ui.boards.shape import BoardShape
from gridlight.ui.boards.sight import Sight
from gridlight.ui.boards.tray import tray_reach


def dirt(shape: BoardShape, before: Sight, after: Sight) -> QRegion | None:
    """The region that changed, or None for everything."""
    if _all_new(before, after):
        return None
    region = QRegion()
    for rect in _rects(shape, before, after):
        region += QRegion(rect.toAlignedRect())
    return region


def _all_new(before: Sight, after: Sight) -> bool:
    if before.model is not after.model or before.reach != after.reach:
        return True
    if before.reach and before.hover != after.hover:
        return True
    one, other = before.hand, after.hand
    if (one is None) != (other is None):
        return True
    return one is not None and other is not None and one.landings is not other.landings


def _rects(shape: BoardShape, before: Sight, after: Sight) -> Iterator[QRectF]:
    for sight in (before, after):
        yield from _moving(shape, sight, before, after)
    if before.breath != after.breath and after.hand is not None:
        for landing in after.hand.landings:
            yield shape.cell(landing.square)
    if before.tray != after.tray:
        yield tray_reach(shape, after.model)
    yield from _hinted(shape, before, after)
    room = shape.q * 0.2
    for one, other in ((before.hover, after.hover), (before.cursor, after.cursor)):
        if one != other:
            for square in (one, other):
                if square is not None:
                    yield shape.cell(square).adjusted(-room, -room, room, room)


def _hinted(shape: BoardShape, before: Sight, after: Sight) -> Iterator[QRectF]:
    if before.hinted is not after.hinted:
        for landing in (*before.hinted, *after.hinted):
            yield _around(shape, landing.square)


def _moving(shape: BoardShape, sight: Sight, before: Sight, after: Sight) -> Iterator[QRectF]:
    hand = sight.hand
    if hand is not None and before.hand is not after.hand:
        yield hand_reach(shape, hand, ball=hand.origin == sight.model.carrier)
        if before.hand is None or after.hand is None or before.hand.aimed != after.hand.aimed:
            yield _way(shape, hand.origin, hand.aimed)
    if before.movers != after.movers:
        for mover in sight.movers:
            yield mover_reach(shape, mover)
            yield _around(shape, mover.man.square)
    if before.ball is not after.ball and sight.ball is not None:
        yield flying_reach(shape, sight.ball)
    if before.dice != after.dice:
        for die in sight.dice:
            yield die_reach(shape, die)


def _around(shape: BoardShape, square: Square) -> QRectF:
    room = shape.q * 0.5
    return shape.cell(square).adjusted(-room, -room - shape.q * 0.3, room, room)


def _way(shape: BoardShape, origin: Square | None, aimed: Landing | None) -> QRectF:
    if aimed is None:
        return QRectF()
    squares = (*aimed.path, aimed.square) if origin is None else (origin, *aimed.path)
    box = QRectF()
    for square in squares:
        box = box.united(shape.cell(square))
    return box.adjusted(-4, -4, 4, 4)
