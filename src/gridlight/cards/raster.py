"""The two cards as masks: how much of each pixel is figure, from 0 to 255.

A mask is the whole card as it lies on the box, rows down-field, columns to the right.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.model import DefenseCard, Geometry, OffenseCard, Picture, Point
from gridlight.cards.path import XY, path_of
from gridlight.cards.shapes import Box, lines, star
from gridlight.kernel.errors import CardError
from gridlight.kernel.language import tr

Mask = NDArray[np.uint8]
Grid = NDArray[np.float64]
Inside = Callable[[Grid, Grid], NDArray[np.bool_]]
FULL = 255
MOST_PIXELS = 40_000_000
FINE = 8  # a pixel of a star is looked at in as many rows and columns
ROOT2 = math.sqrt(2.0)


@dataclass(frozen=True, slots=True, eq=False)
class Masks:
    """The layers of one card at one resolution.

    `scale` is pixels per yard; offense cards have `solid`, `broken` and `star`, defense cards
    `diamonds` and `dots`. `read` tells a picture that was handed in from one that was drawn.
    """

    scale: float
    left: float
    top: float
    layers: dict[str, Mask]
    read: bool = False

    def columns(self, x: Grid) -> Grid:
        """Column of a place, whole at the middle of a pixel."""
        return (x - self.left) * self.scale - 0.5

    def rows(self, y: Grid) -> Grid:
        """Row of a place, whole at the middle of a pixel."""
        return (y - self.top) * self.scale - 0.5

    def sample(self, layer: str, x: Grid, y: Grid) -> NDArray[np.float32]:
        """The layer at places in yards, bilinear, from 0 to 1; nothing outside the card."""
        mask = self.layers[layer]
        columns, rows = self.columns(x), self.rows(y)
        c, r = np.floor(columns).astype(np.intp), np.floor(rows).astype(np.intp)
        across = (columns - c).astype(np.float32)
        down = (rows - r).astype(np.float32)
        height, width = mask.shape
        outside = (c < 0) | (r < 0) | (c > width - 2) | (r > height - 2)
        c = np.clip(c, 0, width - 2)
        r = np.clip(r, 0, height - 2)
        flat = mask.reshape(-1)
        at = r * width + c
        upper = flat[at] * (1 - across) + flat[at + 1] * across
        lower = flat[at + width] * (1 - across) + flat[at + width + 1] * across
        value = (upper * (1 - down) + lower * down) / np.float32(FULL)
        value[outside] = 0.0
        return np.asarray(value, dtype=np.float32)


def size_of(geometry: Geometry, dpi: int) -> tuple[int, int]:
    """Width and height in pixels of a card at a resolution."""
    scale = dpi / geometry.yards_per_inch
    return round(geometry.width * scale), round(geometry.height * scale)


def offense_masks(card: OffenseCard, geometry: Geometry, dpi: int) -> Masks:
    """The light-tight card's clear figures: solid line, dashes, stars."""
    if card.picture:
        return _read(
            card.picture, ("solid", "broken", "star"), geometry, tr("offense {key}", key=card.key)
        )
    masks = blank(("solid", "broken", "star"), geometry, dpi)
    for points, width, solid in lines(path_of(card), geometry):
        stroke(masks, "solid" if solid else "broken", points, width / 2.0)
    for point in card.stars():
        fill_polygon(masks, "star", star(point, geometry.star))
    return masks


def defense_masks(
    card: DefenseCard,
    geometry: Geometry,
    dpi: int,
    full: float = 0.0,
) -> Masks:
    """The clear card's dark figures: diamonds and dots, printed `full` yards larger."""
    if card.picture:
        return _read(
            card.picture, ("diamonds", "dots"), geometry, tr("defense {key}", key=card.key)
        )
    masks = blank(("diamonds", "dots"), geometry, dpi)
    draw_markers(masks, "diamonds", card.diamonds, geometry.diamond + full)
    draw_markers(masks, "dots", card.dots, geometry.dot + full)
    return masks


def draw_markers(masks: Masks, layer: str, centers: tuple[Point, ...], size: float) -> None:
    """Draws all diamonds (layer `diamonds`) or dots of a card, sharp to their tips.

    A pixel's share follows the distance of its middle from the nearest edge, so that the line
    of one half is the outline itself.
    """
    for center in centers:
        low, high = (center.x - size, center.y - size), (center.x + size, center.y + size)
        rows, columns = _window(masks, layer, low, high)
        x, y = _middles(masks, rows, columns)
        dx, dy = x - center.x, y - center.y
        if layer == "diamonds":
            inset = (size - np.abs(dx) - np.abs(dy)) / ROOT2
        else:
            inset = size - np.hypot(dx, dy)
        _lay(masks, layer, (rows, columns), np.clip(0.5 + inset * masks.scale, 0.0, 1.0))


def _middles(masks: Masks, rows: slice, columns: slice) -> tuple[Grid, Grid]:
    x = (np.arange(columns.start, columns.stop) + 0.5)[None, :] / masks.scale + masks.left
    y = (np.arange(rows.start, rows.stop) + 0.5)[:, None] / masks.scale + masks.top
    return x, y


def _lay(masks: Masks, layer: str, where: tuple[slice, slice], share: Grid) -> None:
    view = masks.layers[layer][where]
    np.maximum(view, np.rint(share * FULL).astype(np.uint8), out=view)


def _polygon(corners: tuple[XY, ...]) -> Inside:
    def inside(x: Grid, y: Grid) -> NDArray[np.bool_]:
        odd = np.zeros(np.broadcast_shapes(x.shape, y.shape), dtype=np.bool_)
        for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
            if ay != by:
                crossing = (ay > y) != (by > y)
                odd ^= crossing & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
        return odd

    return inside


def fill_polygon(masks: Masks, layer: str, corners: tuple[XY, ...]) -> None:
    """Draws a filled outline."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    center = ((min(xs) + max(xs)) / 2.0, (min(ys) + max(ys)) / 2.0)
    reach = max(max(xs) - min(xs), max(ys) - min(ys)) / 2.0
    _fill(masks, layer, center, reach, _polygon(corners))


def fill_box(masks: Masks, layer: str, box: Box) -> None:
    """Draws a filled rectangle, each pixel to the share of it that is inside."""
    left, top, right, low = box
    rows, columns = _window(masks, layer, (left, top), (right, low))
    x, y = _middles(masks, rows, columns)
    across = _overlap(x, (left, right), masks.scale)
    _lay(masks, layer, (rows, columns), across * _overlap(y, (top, low), masks.scale))


def _overlap(middles: Grid, span: tuple[float, float], scale: float) -> Grid:
    """The share of each pixel, as long as `1 / scale`, that a span covers."""
    half = 0.5 / scale
    covered = np.minimum(middles + half, span[1]) - np.maximum(middles - half, span[0])
    return np.clip(covered * scale, 0.0, 1.0)


def blank(names: tuple[str, ...], geometry: Geometry, dpi: int) -> Masks:
    """Empty layers of a card's size."""
    width, height = size_of(geometry, dpi)
    layers = {name: np.zeros((height, width), dtype=np.uint8) for name in names}
    return Masks(dpi / geometry.yards_per_inch, geometry.left, geometry.top, layers)


def _window(masks: Masks, layer: str, low: XY, high: XY) -> tuple[slice, slice]:
    height, width = masks.layers[layer].shape
    scale = masks.scale
    left = max(0, math.floor((low[0] - masks.left) * scale) - 1)
    right = min(width, math.ceil((high[0] - masks.left) * scale) + 1)
    top = max(0, math.floor((low[1] - masks.top) * scale) - 1)
    bottom = min(height, math.ceil((high[1] - masks.top) * scale) + 1)
    return slice(top, max(top, bottom)), slice(left, max(left, right))


def _fill(masks: Masks, layer: str, center: XY, reach: float, inside: Inside) -> None:
    """Sets the pixels round a center to the share of each that is inside."""
    x, y = center
    rows, columns = _window(masks, layer, (x - reach, y - reach), (x + reach, y + reach))
    share = (np.arange(FINE) + 0.5) / FINE
    down = (np.arange(rows.start, rows.stop)[:, None] + share).reshape(-1)
    right = (np.arange(columns.start, columns.stop)[:, None] + share).reshape(-1)
    hit = inside(
        (right / masks.scale + masks.left)[None, :], (down / masks.scale + masks.top)[:, None]
    )
    shape = (rows.stop - rows.start, FINE, columns.stop - columns.start, FINE)
    _lay(masks, layer, (rows, columns), hit.reshape(shape).mean(axis=(1, 3)))


def stroke(masks: Masks, layer: str, points: tuple[XY, ...], half: float) -> None:
    """Draws a line of constant width with square ends and round joins."""
    last = len(points) - 2
    for index, (a, b) in enumerate(pairwise(points)):
        low = min(a[0], b[0]) - half, min(a[1], b[1]) - half
        high = max(a[0], b[0]) + half, max(a[1], b[1]) + half
        rows, columns = _window(masks, layer, low, high)
        x, y = _middles(masks, rows, columns)
        length = math.dist(a, b)
        if length == 0.0 or 0 in (x.size, y.size):
            continue
        tx, ty = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        along = (x - a[0]) * tx + (y - a[1]) * ty
        across = (x - a[0]) * ty - (y - a[1]) * tx
        beyond = along - np.clip(along, 0.0, length)
        share = np.clip(0.5 + (half - np.hypot(beyond, across)) * masks.scale, 0.0, 1.0)
        if index == 0:
            share *= np.clip(0.5 + along * masks.scale, 0.0, 1.0)
        if index == last:
            share *= np.clip(0.5 + (length - along) * masks.scale, 0.0, 1.0)
        _lay(masks, layer, (rows, columns), share)


def _read(picture: Picture, names: tuple[str, ...], geometry: Geometry, source: str) -> Masks:
    layers = {name: read_layer(picture, name, geometry, source) for name in names}
    scale = picture.dpi / geometry.yards_per_inch
    return Masks(scale, geometry.left, geometry.top, layers, read=True)


def read_layer(picture: Picture, name: str, geometry: Geometry, source: str) -> Mask:
    """One layer of a picture as a mask; CardError when it isn't a gray PNG of the card's size."""
    from PIL import Image, UnidentifiedImageError

    width, height = size_of(geometry, picture.dpi)
    place = tr("picture, layer “{name}”", name=name)
    if width * height > MOST_PIXELS:
        problem = tr("{width:,} × {height:,} pixels are too many", width=width, height=height)
        raise CardError(source, place, problem, tr("Keep it at fewer dots per inch."))
    try:
        png = picture.layer(name)
        stated = png_size(png)
        if stated is not None and stated != (width, height):
            problem = tr("it is {width} × {height} pixels", width=stated[0], height=stated[1])
            remedy = tr(
                "At {dpi} dpi the card has {width} × {height}.",
                dpi=picture.dpi,
                width=width,
                height=height,
            )
            raise CardError(source, place, problem, remedy)
        with Image.open(io.BytesIO(png), formats=["PNG"]) as image:
            return np.asarray(image.convert("L"), dtype=np.uint8)
    except KeyError as error:
        raise CardError(source, place, tr("the layer is missing"), tr("Add it.")) from error
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError, EOFError) as error:
        problem = tr("the PNG can't be read")
        raise CardError(source, place, problem, tr("Save it again.")) from error


def png_size(png: bytes) -> tuple[int, int] | None:
    """Width and height that a PNG states in its first bytes, None where it states none."""
    if len(png) < 24 or png[12:16] != b"IHDR":
        return None
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def picture_of(masks: Masks, dpi: int) -> Picture:
    """Masks as the picture that a raster card keeps."""
    from PIL import Image

    layers = []
    for name, mask in sorted(masks.layers.items()):
        held = io.BytesIO()
        Image.fromarray(mask).save(held, "PNG", optimize=True)
        layers.append((name, held.getvalue()))
    return Picture(dpi, tuple(layers))
