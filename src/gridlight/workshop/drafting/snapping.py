"""Where a point comes to lie that is placed near a line, the axis or another mark."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gridlight.cards.model import Geometry
from gridlight.cards.path import XY
from gridlight.workshop.finishing import hundredth


@dataclass(frozen=True, slots=True)
class Snapping:
    """What catches a point: the `grid` in yards, and lines within `reach` yards.

    Nothing does while it is not `on`.
    """

    on: bool = True
    grid: float = 0.5
    reach: float = 0.4


@dataclass(frozen=True, slots=True)
class Snap:
    """Where a point comes to lie; `across` and `down` are the x and y of the lines it was
    caught by, None where only the grid did.
    """

    x: float
    y: float
    across: float | None = None
    down: float | None = None

    @property
    def place(self) -> XY:
        """Where it lies."""
        return self.x, self.y


def snapped(
    place: XY, snapping: Snapping, geometry: Geometry, others: Iterable[XY], *, whole: bool
) -> Snap:
    """A place caught by the card's lines and by `others`, the rest by the grid.

    Upright lines are the axis, the sides, and each other mark with its mirror image; level ones
    are the yard lines, the far edge and each other mark. With `whole` y is a whole yard.
    """
    x = min(max(place[0], geometry.left), geometry.right)
    y = min(max(place[1], geometry.top), geometry.far)
    if not snapping.on:
        return Snap(hundredth(x), float(round(y)) if whole else hundredth(y))
    held = list(others)
    upright = [0.0, geometry.left, geometry.right]
    level = [*geometry.yard_lines(), geometry.far]
    across = _nearest(x, upright, snapping.reach)
    if across is None:
        across = _nearest(x, [s * at for at, _ in held for s in (1.0, -1.0)], snapping.reach * 0.6)
    down = _nearest(y, level, snapping.reach)
    if down is None:
        down = _nearest(y, [at for _, at in held], snapping.reach * 0.6)
    new_x = across if across is not None else on_grid(x, snapping.grid)
    new_y = down if down is not None else on_grid(y, snapping.grid)
    if whole:
        new_y = float(round(y if down is None else down))
    return Snap(hundredth(new_x), hundredth(new_y), across, down)


def next_line(place: XY, way: XY, geometry: Geometry, others: Iterable[XY]) -> XY:
    """Where the next line that catches points is met from a place, going `way`; the edge at last.

    Across they are the axis, the sides, and each other mark with its mirror image; down they
    are the yard lines, the card's edges and each other mark.
    """
    held = list(others)
    across = [0.0, geometry.left, geometry.right, *(s * x for x, _ in held for s in (1.0, -1.0))]
    down = [*geometry.yard_lines(), geometry.top, geometry.far, *(y for _, y in held)]
    return _beyond(place[0], way[0], across), _beyond(place[1], way[1], down)


def _beyond(value: float, way: float, lines: Iterable[float]) -> float:
    """The nearest line on one side of a value; the value itself where there is none."""
    if not way:
        return value
    ahead = [line for line in lines if (line - value) * way > 0.005]
    return min(ahead, key=lambda line: abs(line - value), default=value)


def on_grid(value: float, grid: float) -> float:
    """A length at the nearest line of a grid."""
    return round(value / grid) * grid if grid > 0.0 else value


def _nearest(value: float, lines: Iterable[float], reach: float) -> float | None:
    near = min(lines, key=lambda line: abs(line - value), default=None)
    return near if near is not None and abs(near - value) <= reach else None
