"""What the light shows, which decides: two cards' masks laid over each other. FE-7, FE-8, FE-9

Cross-sections follow the path's center line at half a pixel; a place is dark where more than
half of it is covered, and a line is dark where no place across its width is lit.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.exact import TOLERANCE
from gridlight.cards.model import Deck, DefenseCard, Geometry, OffenseCard
from gridlight.cards.path import Path, path_of
from gridlight.cards.raster import Grid, Masks, defense_masks, draw_markers, offense_masks
from gridlight.cards.result import Cover, Marker, Referee, Result
from gridlight.cards.sections import Section, Spot, diamond_inset

LEAST_DPI = 150
INK = TOLERANCE / 2.0  # yards that a marker is printed larger, so that touching is dark
DARK = 0.5
LINE = 0.25  # of a drawn line whose edges are known, the half-lit edge is line too
SPREAD = 3.0  # pixels to each side within which the edges of a line read from a scan are sought


@dataclass(frozen=True, slots=True, eq=False)
class Lane:
    """The cross-sections of one segment: arcs, centers and unit normals, in yards."""

    arcs: Grid
    x: Grid
    y: Grid
    nx: Grid
    ny: Grid
    half: float

    def places(self, offsets: Grid, chosen: NDArray[np.intp]) -> tuple[Grid, Grid]:
        """The places at `offsets` across the chosen sections."""
        x = self.x[chosen, None] + self.nx[chosen, None] * offsets
        y = self.y[chosen, None] + self.ny[chosen, None] * offsets
        return x, y

    def section(self, index: int) -> Section:
        """One cross-section."""
        x, y, nx, ny = (float(row[index]) for row in (self.x, self.y, self.nx, self.ny))
        return Section(x, y, nx, ny, self.half)


def lanes_of(card: OffenseCard, geometry: Geometry, step: float) -> tuple[Lane, ...]:
    """The cross-sections of each segment, `step` yards apart and one at each end of a piece."""
    path = path_of(card)
    return tuple(
        _lane(path, part, geometry.breadth(segment.kind) / 2.0, step)
        for part, segment in enumerate(card.segments)
    )


def _lane(path: Path, part: int, half: float, step: float) -> Lane:
    rows: list[tuple[float, float, float, float, float]] = []
    for piece in path.pieces:
        if piece.part != part:
            continue
        count = max(1, int(np.ceil(piece.length / step)))
        for k in range(count + 1):
            t = piece.parameter(piece.length * k / count)
            (x, y), (tx, ty) = piece.point(t), piece.tangent(t)
            rows.append((piece.start + piece.length * k / count, x, y, -ty, tx))
    arcs, x, y, nx, ny = np.array(rows, dtype=np.float64).T
    return Lane(arcs, x, y, nx, ny, half)


class LightFinder:
    """Looks for the dark on two cards' masks; the centers of markers come from the card."""

    def __init__(
        self,
        table: LightTable,
        card: OffenseCard,
        formation: DefenseCard,
        alignment: float,
        drop: float,
    ) -> None:
        self.card = card
        self.formation = formation
        self.geometry = table.deck.geometry
        self.shift = alignment * self.geometry.pitch
        self.drop = drop
        self.lanes = table.lanes(card)
        self.above = table.offense(card)
        self.below = table.defense(formation)
        self.pixel = 1.0 / max(self.above.scale, self.below.scale)

    def solid(self, part: int) -> tuple[Cover | None, Cover | None]:
        """First cover of a solid segment by diamonds, and first by a dot."""
        diamonds = self._first(part, self.below, "diamonds", solid=True)
        dots = self._first(part, self.below, "dots", solid=True)
        return self._cover(part, diamonds, "diamond"), self._cover(part, dots, "dot")

    def band(self, part: int) -> Cover | None:
        """First cover of a broken segment by a dot that isn't over its star."""
        over = self._dots_over(part)
        masks = self._without(over) if over else self.below
        return self._cover(part, self._first(part, masks, "dots", solid=False), "dot")

    def star(self, part: int) -> Cover | None:
        """What lies over the center of the star at the end of a broken segment."""
        end = path_of(self.card).parts[part][1]
        markers = [
            self._nearest(kind, self._star(part))
            for kind, layer in (("diamond", "diamonds"), ("dot", "dots"))
            if self._over_star(part, layer)
        ]
        star = self._star(part)
        return Cover(end, part, tuple(markers), (star.x, star.y)) if markers else None

    def _star(self, part: int) -> Section:
        point = self.card.segments[part].points[-1]
        return Section(point.x, point.y, 0.0, 1.0, 0.0)

    def _over_star(self, part: int, layer: str) -> bool:
        star = self._star(part)
        at = np.array([star.x - self.shift]), np.array([star.y - self.drop])
        return bool(self.below.sample(layer, *at)[0] >= DARK)

    def _dots_over(self, part: int) -> list[Marker]:
        """The dots over a star: the nearest where the mask is dark, and all that lie over it."""
        if not self._over_star(part, "dots"):
            return []
        star, size = self._star(part), self._size("dot") + TOLERANCE
        nearest = self._nearest("dot", star)
        return [m for m in self._markers("dot") if m == nearest or _apart(m, star) <= size]

    def _without(self, markers: list[Marker]) -> Masks:
        """The formation's dots without those that lie over the star."""
        gone = {marker.index for marker in markers}
        size = self._size("dot") + INK
        layer = np.zeros_like(self.below.layers["dots"])
        masks = replace(self.below, layers={"dots": layer})
        if not self.below.read:
            left = tuple(p for i, p in enumerate(self.formation.dots) if i not in gone)
            draw_markers(masks, "dots", left, size)
            return masks
        holes = tuple(p for i, p in enumerate(self.formation.dots) if i in gone)
        draw_markers(masks, "dots", holes, 1.2 * size)
        kept = np.where(layer > 0, 0, self.below.layers["dots"]).astype(np.uint8)
        return replace(masks, layers={"dots": kept})

    def _first(self, part: int, masks: Masks, name: str, *, solid: bool) -> int | None:
        """Index of the first cross-section without light under a layer of the formation."""
        lane = self.lanes[part]
        chosen = np.arange(lane.arcs.size)
        offsets = self._offsets(lane, solid=solid)
        probes = np.array([0.0, *([] if self.above.read and solid else offsets[[0, -1]])])
        for probe in probes:
            dark = self._dark(lane, masks, name, np.array([probe]), chosen, solid=solid)
            chosen = chosen[dark]
        block = 256
        for begin in range(0, chosen.size, block):
            some = chosen[begin : begin + block]
            dark = self._dark(lane, masks, name, offsets, some, solid=solid)
            if dark.any():
                return int(some[int(np.argmax(dark))])
        return None

    def _offsets(self, lane: Lane, *, solid: bool) -> Grid:
        """Places across a line: the middles of equal shares of at most half a pixel."""
        reach = lane.half + (SPREAD * self.pixel if self.above.read and solid else 0.0)
        count = math.ceil(4.0 * reach / self.pixel)
        return ((np.arange(count) + 0.5) / count * 2.0 - 1.0) * reach

    def _dark(
        self,
        lane: Lane,
        masks: Masks,
        name: str,
        offsets: Grid,
        chosen: NDArray[np.intp],
        *,
        solid: bool,
    ) -> NDArray[np.bool_]:
        x, y = lane.places(offsets, chosen)
        dark: NDArray[np.bool_] = masks.sample(name, x - self.shift, y - self.drop) >= DARK
        if solid and offsets.size > 1:
            line = DARK if self.above.read else LINE
            dark = dark | (self.above.sample("solid", x, y) < line)
        return np.asarray(dark.all(axis=1))

    def _cover(self, part: int, index: int | None, kind: str) -> Cover | None:
        if index is None:
            return None
        lane = self.lanes[part]
        section = lane.section(index)
        marker = self._nearest(kind, section)
        return Cover(float(lane.arcs[index]), part, (marker,), (section.x, section.y))

    def _nearest(self, kind: str, section: Section) -> Marker:
        """The marker that holds a section best: alone if it can, else the nearest. FE-11"""
        markers = self._markers(kind)
        if kind == "diamond":
            whole = [(diamond_inset(section, _spot(m), self._size(kind)), m) for m in markers]
            inset, marker = max(whole, key=lambda pair: pair[0])
            if inset >= -self.pixel:
                return marker
            section = section._replace(half=0.0)
            return max(markers, key=lambda m: diamond_inset(section, _spot(m), self._size(kind)))
        return min(markers, key=lambda m: _apart(m, section))

    def _size(self, kind: str) -> float:
        return self.geometry.diamond if kind == "diamond" else self.geometry.dot

    def _markers(self, kind: str) -> list[Marker]:
        points = self.formation.diamonds if kind == "diamond" else self.formation.dots
        return [
            Marker(kind, index, point.x + self.shift, point.y + self.drop, point.y)
            for index, point in enumerate(points)
        ]


def _spot(marker: Marker) -> Spot:
    return Spot(marker.x, marker.y, marker.x + marker.y, marker.x - marker.y, marker.index)


def _apart(marker: Marker, section: Section) -> float:
    return math.hypot(marker.x - section.x, marker.y - section.y)


class LightTable:
    """A deck's cards as masks, drawn when first needed and kept; one per deck and resolution."""

    def __init__(self, deck: Deck, dpi: int = LEAST_DPI) -> None:
        assert dpi >= LEAST_DPI
        self.deck = deck
        self.dpi = dpi
        self.offense = cache(self._offense)
        self.defense = cache(self._defense)
        self.lanes = cache(self._lanes)

    def resolve(
        self,
        card: OffenseCard,
        formation: DefenseCard,
        alignment: float,
        *,
        goal: int | None = None,
        drop: float = 0.0,
    ) -> Result:
        """What the light shows, as `exact.resolve` puts it; the margin is left out."""
        finder = LightFinder(self, card, formation, alignment, drop)
        return Referee(card, finder, alignment, goal).decide()

    def _offense(self, card: OffenseCard) -> Masks:
        return offense_masks(card, self.deck.geometry, self.dpi)

    def _defense(self, card: DefenseCard) -> Masks:
        return defense_masks(card, self.deck.geometry, self.dpi, INK)

    def _lanes(self, card: OffenseCard) -> tuple[Lane, ...]:
        return lanes_of(card, self.deck.geometry, 0.5 / self.offense(card).scale)
