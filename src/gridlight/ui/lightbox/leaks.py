"""The light that comes through the slide's hole: slivers between the bars of the two cards. FE-4

All lengths are yards on a centered card, so that what is seen is what the cards really show.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF

from gridlight.cards.model import Geometry
from gridlight.cards.shapes import Box, defense_bars, offense_bars, offense_strip

LEAST = 1e-4  # yards; what is thinner is no gap


def leaks(
    geometry: Geometry,
    offense_at: float | None,
    defense_at: float | None,
    hole: QRectF,
    lift: tuple[float, float] = (0.0, 0.0),
) -> tuple[QRectF, ...]:
    """The lit rects in `hole`, the cards at places in steps from the center (None: not there).

    `lift` is how far down the offense's and the defense's card lie, in yards.
    """
    lights: list[QRectF] = [hole]
    g = geometry
    if offense_at is not None:
        shift, down = offense_at * g.pitch, lift[0]
        card = QRectF(g.left + shift, g.top + down, g.width, g.height)
        gaps = [gap.intersected(hole) for gap in _gaps(g, shift, down)]
        lights = _without(lights, [card]) + [gap for gap in gaps if _thick(gap)]
    if defense_at is not None:
        bars = [to_rect(bar, defense_at * g.pitch, lift[1]) for bar in defense_bars(g)]
        lights = _without(lights, bars)
    return tuple(lights)


def to_rect(box: Box, x: float, y: float = 0.0) -> QRectF:
    """A box of a card that lies `x` and `y` yards off the center."""
    left, top, right, bottom = box
    return QRectF(left + x, top + y, right - left, bottom - top)


def _gaps(geometry: Geometry, shift: float, down: float) -> list[QRectF]:
    """The clear pieces of an offense card's strip."""
    bars = [to_rect(bar, shift, down) for bar in offense_bars(geometry)]
    return _without([to_rect(offense_strip(geometry), shift, down)], bars)


def _without(rects: Iterable[QRectF], covers: Iterable[QRectF]) -> list[QRectF]:
    left = list(rects)
    for cover in covers:
        left = [part for rect in left for part in _cut(rect, cover)]
    return left


def _cut(rect: QRectF, cover: QRectF) -> list[QRectF]:
    """What of `rect` a cover leaves: up to four rects."""
    shared = rect.intersected(cover)
    if not _thick(shared):
        return [rect]
    parts = (
        QRectF(rect.left(), rect.top(), rect.width(), shared.top() - rect.top()),
        QRectF(rect.left(), shared.bottom(), rect.width(), rect.bottom() - shared.bottom()),
        QRectF(rect.left(), shared.top(), shared.left() - rect.left(), shared.height()),
        QRectF(shared.right(), shared.top(), rect.right() - shared.right(), shared.height()),
    )
    return [part for part in parts if _thick(part)]


def _thick(rect: QRectF) -> bool:
    return rect.width() > LEAST and rect.height() > LEAST
