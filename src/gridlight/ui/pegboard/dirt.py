"""What must be painted again when one sight follows another."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QRegion

from gridlight.present.pegboard import Hole, Landing
from gridlight.ui.pegboard.gauges import gauges_box
from gridlight.ui.pegboard.overview import map_rect
from gridlight.ui.pegboard.pieces import body_box, flying_reach, hand_reach, mover_reach
from gridlight.ui.pegboard.shape import PegShape
from gridlight.ui.pegboard.sight import Sight
from gridlight.ui.pegboard.tray import tray_reach


def dirt(shapes: tuple[PegShape, PegShape], before: Sight, after: Sight) -> QRegion | None:
    """The region that changed, or None for everything; `shapes` are those of the two sights."""
    if _all_new(before, after):
        return None
    region = QRegion()
    for rect in _rects(shapes, before, after):
        if not rect.isEmpty():
            region += QRegion(rect.adjusted(-1, -1, 1, 1).toAlignedRect())
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


def _rects(shapes: tuple[PegShape, PegShape], before: Sight, after: Sight) -> Iterator[QRectF]:
    shape = shapes[1]
    if shapes[0] is not shape:
        yield shape.window.united(shape.ruler)
    for seen_from, sight in zip(shapes, (before, after), strict=True):
        yield from _moving(seen_from, sight, before, after)
    if before.breath != after.breath and after.hand is not None:
        yield _lit(shape, after.hand.landings)
    if before.tray != after.tray:
        yield tray_reach(shape, after.model)
    if before.gauge != after.gauge:
        yield from gauges_box(shape)
    if before.movers != after.movers and after.near:
        yield map_rect(shape)
    for one, other in ((before.hover, after.hover), (before.cursor, after.cursor)):
        if one != other:
            yield from (shape.cell(hole, 1.0) for hole in (one, other) if hole is not None)


def _lit(shape: PegShape, landings: tuple[Landing, ...]) -> QRectF:
    """All lit holes in one box: they lie close together."""
    box = QRectF()
    for landing in landings:
        if landing.cost:
            box = box.united(shape.cell(landing.hole, 1.2))
    return box.intersected(shape.window)


def _moving(shape: PegShape, sight: Sight, before: Sight, after: Sight) -> Iterator[QRectF]:
    hand = sight.hand
    if hand is not None and before.hand is not after.hand:
        yield hand_reach(shape, hand, ball=sight.ball_in_hand)
        if before.hand is None or after.hand is None or before.hand.aimed != after.hand.aimed:
            yield _way(shape, hand.origin, hand.aimed)
    if before.movers != after.movers:
        for mover in sight.movers:
            yield mover_reach(shape, mover)
            yield _around(shape, mover.peg.hole)
    if before.ball is not after.ball:
        yield from _ball(shape, sight)


def _ball(shape: PegShape, sight: Sight) -> Iterator[QRectF]:
    if sight.ball is not None:
        yield flying_reach(shape, sight.ball)
    for hole in (sight.model.carrier, sight.model.loose):
        if hole is not None:
            yield _around(shape, hole)


def _around(shape: PegShape, hole: Hole) -> QRectF:
    """A peg's body, shadow, ring and ball."""
    s = shape.s
    return body_box(shape, hole).adjusted(-s, -s, 3.2 * s, 2.2 * s)


def _way(shape: PegShape, origin: Hole | None, aimed: Landing | None) -> QRectF:
    if aimed is None:
        return QRectF()
    holes = (*aimed.path, aimed.hole) if origin is None else (origin, *aimed.path)
    box = QRectF()
    for hole in holes:
        box = box.united(shape.cell(hole, 1.0))
    return box
