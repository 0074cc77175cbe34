"""Diamonds and dots on a flattened defense card, each with how sure it is."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.model import DIAMONDS, Geometry
from gridlight.cards.path import XY
from gridlight.workshop.scan.frame import Grid, Plane, Raster
from gridlight.workshop.scan.ink import Inks

NDMask = NDArray[np.bool_]
LOOK = 10.0  # pixels a yard while looking for markers
RING = 0.35  # yards round a marker that should be empty
LEAST_SCORE = 0.5
LEAST_LEFT = 0.3  # of a marker that no other one covers
MOST_MARKERS = 60
REACH = 0.45  # yards to both sides of an edge that are looked at
EDGES = 24  # places along each edge of a diamond, or a quarter of a dot
ROUNDS = 4


@dataclass(frozen=True, slots=True)
class SeenMarker:
    """A marker that was seen: center and size in yards, and how sure it is from 0 to 1."""

    kind: str
    x: float
    y: float
    size: float
    sure: float


def markers_of(inks: Inks, raster: Raster) -> tuple[list[SeenMarker], list[SeenMarker]]:
    """The diamonds, at most eleven and the surest ones, and the dots."""
    geometry = raster.geometry
    unknown = inks.dots > 0.5 if not inks.gray else np.zeros(inks.dots.shape, bool)
    diamonds = _found("diamond", inks.diamonds, unknown, raster, geometry.diamond)
    taken = np.zeros(inks.dots.shape, bool)
    dots = _found("dot", inks.dots, taken, raster, geometry.dot)
    if inks.gray:
        diamonds, dots = _by_shape(diamonds, dots)
    diamonds = _measured(diamonds, inks.diamonds, unknown, raster)
    dots = _measured(dots, inks.dots, taken, raster)
    diamonds.sort(key=lambda marker: -marker.sure)
    return diamonds[:DIAMONDS], dots


def _by_shape(
    diamonds: list[SeenMarker], dots: list[SeenMarker]
) -> tuple[list[SeenMarker], list[SeenMarker]]:
    """Without colors a marker is what its shape fits better."""

    def rivals(mine: list[SeenMarker], other: list[SeenMarker]) -> list[SeenMarker]:
        return [
            m
            for m in mine
            if all(math.hypot(m.x - o.x, m.y - o.y) > 1.0 or m.sure > o.sure for o in other)
        ]

    return rivals(diamonds, dots), rivals(dots, diamonds)


def _found(kind: str, ink: Plane, unknown: NDMask, raster: Raster, size: float) -> list[SeenMarker]:
    """Markers by their shape, the best first; what one explains, the next doesn't count."""
    import cv2

    share = LOOK / raster.scale
    small = cv2.resize(ink, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    open_ = cv2.resize(
        1.0 - unknown.astype(np.float32), None, fx=share, fy=share, interpolation=cv2.INTER_AREA
    )
    open_ = _play_area(open_, raster, share)
    inner, ring = _shape(kind, size, 0.0), _shape(kind, size, RING) - _shape(kind, size, 0.0)
    found: list[SeenMarker] = []
    whole = float(inner.sum())
    while len(found) < MOST_MARKERS:
        weight = cv2.filter2D(open_, -1, inner, borderType=cv2.BORDER_CONSTANT)
        inside = cv2.filter2D(small * open_, -1, inner, borderType=cv2.BORDER_CONSTANT)
        around = cv2.filter2D(small * open_, -1, ring, borderType=cv2.BORDER_CONSTANT)
        free = cv2.filter2D(open_, -1, ring, borderType=cv2.BORDER_CONSTANT)
        score = inside / np.maximum(weight, 1.0) - around / np.maximum(free, 0.2 * ring.sum())
        score[weight < LEAST_LEFT * whole] = -1.0
        _, best, _, (column, row) = cv2.minMaxLoc(score)
        if best < LEAST_SCORE:
            break
        x, y = raster.yards((np.array([column, row]) + 0.5) / share - 0.5)
        found.append(SeenMarker(kind, float(x), float(y), size, min(float(best), 1.0)))
        cover = np.zeros_like(open_)
        _paste(cover, _shape(kind, size, 0.12), row, column)
        open_ = np.where(cover > 0.5, 0.0, open_).astype(np.float32)
    return found


def _paste(onto: Plane, what: Plane, row: int, column: int) -> None:
    half = what.shape[0] // 2
    top, left = row - half, column - half
    rows = slice(max(top, 0), min(row + half + 1, onto.shape[0]))
    columns = slice(max(left, 0), min(column + half + 1, onto.shape[1]))
    onto[rows, columns] = what[
        rows.start - top : rows.stop - top, columns.start - left : columns.stop - left
    ]


def _play_area(weights: Plane, raster: Raster, share: float) -> Plane:
    """Nothing is sought among the bars or off the card."""
    g = raster.geometry
    (left, top), (right, low) = (
        raster.pixel([[g.left, g.bars_bottom + 0.2], [g.right, g.far]]) * share
    )
    kept = np.zeros_like(weights)
    rows, columns = slice(round(top), round(low)), slice(round(left), round(right))
    kept[rows, columns] = weights[rows, columns]
    return kept


def _shape(kind: str, size: float, more: float) -> Plane:
    """A marker's area on the small raster, `more` yards larger all round."""
    half = math.ceil((size + RING * 1.5 + 0.1) * LOOK)
    y, x = np.mgrid[-half : half + 1, -half : half + 1] / LOOK
    if kind == "diamond":
        inset = (size - np.abs(x) - np.abs(y)) / math.sqrt(2.0) + more
    else:
        inset = size - np.hypot(x, y) + more
    return np.asarray(np.clip(0.5 + inset * LOOK, 0.0, 1.0), np.float32)


def _measured(
    markers: list[SeenMarker], ink: Plane, unknown: NDMask, raster: Raster
) -> list[SeenMarker]:
    """Markers moved to where their edges are, with the size that most of them have."""
    import cv2

    smooth = cv2.GaussianBlur(ink, (0, 0), 0.02 * raster.scale)
    open_ = (~unknown).astype(np.float32)
    sizes: list[float] = []
    for round_ in range(ROUNDS):
        common = float(np.median(sizes)) if len(sizes) > 2 else None
        seen = [_on_edges(marker, smooth, open_, raster, common) for marker in markers]
        markers = [marker for marker, _ in seen]
        sizes = [marker.size for marker, edges in seen if edges > 0.8]
        if round_ == ROUNDS - 1:
            markers = [_judged(m, edges, common, raster.geometry) for m, edges in seen]
    return markers


def _on_edges(
    marker: SeenMarker, ink: Plane, open_: Plane, raster: Raster, common: float | None
) -> tuple[SeenMarker, float]:
    """The marker fitted to its edges, and the share of them that was seen."""
    places, normals = _edge_places(marker)
    off, good = _crossings(places, normals, ink, open_, raster)
    share = float(good.mean())
    if good.sum() < 8:
        return replace(marker, sure=min(marker.sure, 0.3)), share
    grows = 1.0 / math.sqrt(2.0) if marker.kind == "diamond" else 1.0
    a = np.column_stack([normals, np.full(len(normals), grows)])[good]
    b = off[good]
    if common is not None and share < 0.8:
        a = np.vstack([a, [0.0, 0.0, 30.0]])
        b = np.append(b, 30.0 * (common - marker.size))
    move = _robust(a, b)
    if np.hypot(move[0], move[1]) > 0.8:
        return replace(marker, sure=min(marker.sure, 0.3)), share
    moved = replace(
        marker,
        x=marker.x + float(move[0]),
        y=marker.y + float(move[1]),
        size=float(np.clip(marker.size + move[2], 0.3, 4.0)),
    )
    return moved, share


def _robust(a: Grid, b: Grid) -> Grid:
    weights = np.ones(len(b))
    found = np.zeros(3)
    for _ in range(6):
        root = np.sqrt(weights)
        found = np.linalg.lstsq(
            np.vstack([a * root[:, None], 1e-3 * np.eye(3)]),
            np.concatenate([b * root, np.zeros(3)]),
            rcond=None,
        )[0]
        off = np.abs(a @ found - b)
        scale = max(0.015, 1.5 * float(np.median(off)))
        weights = 1.0 / (1.0 + (off / scale) ** 2) ** 2
    return np.asarray(found)


def _edge_places(marker: SeenMarker) -> tuple[Grid, Grid]:
    """Places along a marker's edge, and the directions out of it."""
    if marker.kind == "dot":
        angles = (np.arange(4 * EDGES) + 0.5) / (4 * EDGES) * math.tau
        normals = np.column_stack([np.cos(angles), np.sin(angles)])
        return np.array([marker.x, marker.y]) + marker.size * normals, normals
    t = np.linspace(0.1, 0.9, EDGES)[:, None]
    tips = np.array([[0.0, -1.0], [1.0, 0.0], [0.0, 1.0], [-1.0, 0.0]]) * marker.size
    edges, ways = list[Grid](), list[Grid]()
    for k in range(4):
        a, b = tips[k], tips[(k + 1) % 4]
        edges.append(a + t * (b - a))
        out = (a + b) / np.linalg.norm(a + b)
        ways.append(np.repeat(out[None, :], EDGES, axis=0))
    return np.array([marker.x, marker.y]) + np.vstack(edges), np.vstack(ways)


def _crossings(
    places: Grid, normals: Grid, ink: Plane, open_: Plane, raster: Raster
) -> tuple[Grid, NDMask]:
    """How far outwards from each place the ink ends, and whether it can be seen there."""
    import cv2

    steps = np.arange(-REACH, REACH + 1e-9, 0.5 / raster.scale)
    pixels = raster.pixel(places[:, None, :] + steps[None, :, None] * normals[:, None, :])
    at = pixels[..., 0].astype(np.float32), pixels[..., 1].astype(np.float32)
    profile = cv2.remap(ink, *at, cv2.INTER_LINEAR)
    seen = cv2.remap(open_, *at, cv2.INTER_NEAREST)
    third = len(steps) // 3
    inner = np.median(profile[:, :third], axis=1)
    outer = np.median(profile[:, -third:], axis=1)
    half = (inner + outer) / 2.0
    over = profile > half[:, None]
    falls = over[:, :-1] & ~over[:, 1:]
    middle = np.abs(np.arange(falls.shape[1]) - falls.shape[1] / 2.0)
    k = np.argmin(np.where(falls, middle[None, :], 1e6), axis=1)
    row = np.arange(len(places))
    a, b = profile[row, k], profile[row, k + 1]
    part = (a - half) / np.maximum(a - b, 1e-6)
    off = steps[k] + np.clip(part, 0.0, 1.0) * (steps[1] - steps[0])
    good = falls.any(axis=1) & (inner - outer > 0.45) & (seen.min(axis=1) > 0.5)
    return off, good


def _judged(
    marker: SeenMarker, edges: float, usual: float | None, geometry: Geometry
) -> SeenMarker:
    """How sure a marker is: by its shape's score, the edges seen, its size and its yard line."""
    wanted = geometry.diamond if marker.kind == "diamond" else geometry.dot
    size = abs(math.log(marker.size / (usual if usual is not None else wanted)))
    line = abs(marker.y - round(marker.y))
    sure = min(1.0, 0.25 + marker.sure)
    sure *= min(1.0, 0.4 + edges)
    sure *= 1.0 - min(0.6, max(0.0, size - 0.03) * 5.0)
    sure *= 1.0 - min(0.6, max(0.0, line - 0.08) * 3.0)
    return replace(marker, sure=round(max(0.0, sure), 3))


def as_centers(markers: list[SeenMarker]) -> list[XY]:
    """The centers alone."""
    return [(marker.x, marker.y) for marker in markers]
