"""Where a card lies in a picture: a homography from yards on its printed side to pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.model import Geometry

Grid = NDArray[np.float64]
Plane = NDArray[np.float32]  # one number a pixel
Picture = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Raster:
    """A card's own raster: `scale` pixels a yard, with `pad` yards round the card."""

    geometry: Geometry
    scale: float
    pad: float = 1.5

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        g, room = self.geometry, 2.0 * self.pad
        return round((g.width + room) * self.scale), round((g.height + room) * self.scale)

    def pixel(self, places: Any) -> Grid:
        """Places in yards as pixels, whole at the middle of one."""
        g = self.geometry
        corner = np.array([g.left - self.pad, g.top - self.pad])
        return np.asarray((np.asarray(places, np.float64) - corner) * self.scale - 0.5)

    def yards(self, pixels: Any) -> Grid:
        """Pixels as places in yards."""
        g = self.geometry
        corner = np.array([g.left - self.pad, g.top - self.pad])
        return np.asarray((np.asarray(pixels, np.float64) + 0.5) / self.scale + corner)

    def matrix(self) -> Grid:
        """From pixels of the raster to yards."""
        g, s = self.geometry, 1.0 / self.scale
        left, top = g.left - self.pad + 0.5 * s, g.top - self.pad + 0.5 * s
        return np.array([[s, 0.0, left], [0.0, s, top], [0.0, 0.0, 1.0]])

    def window(self, x: float, y: float, wide: float, high: float) -> tuple[slice, slice]:
        """Rows and columns within half of `wide` and `high` yards of a place, on the raster."""
        (left, top), (right, low) = self.pixel(
            [[x - wide / 2, y - high / 2], [x + wide / 2, y + high / 2]]
        )
        width, height = self.size
        rows = slice(max(0, round(top)), min(height, round(low) + 1))
        columns = slice(max(0, round(left)), min(width, round(right) + 1))
        return rows, columns


def placed(frame: Grid, places: Any) -> Grid:
    """Places after a homography; any shape that ends in two."""
    flat = np.asarray(places, np.float64)
    wide = np.concatenate([flat, np.ones((*flat.shape[:-1], 1))], axis=-1) @ frame.T
    return np.asarray(wide[..., :2] / wide[..., 2:])


def from_corners(corners: Any, geometry: Geometry) -> Grid:
    """The frame of a card by its corners, from the upper left round."""
    import cv2

    g = geometry
    card = np.array(
        [[g.left, g.top], [g.right, g.top], [g.right, g.far], [g.left, g.far]], np.float32
    )
    return np.asarray(
        cv2.getPerspectiveTransform(card, np.asarray(corners, np.float32)), np.float64
    )


def corners_of(frame: Grid, geometry: Geometry) -> Grid:
    """Where a card's corners lie in the picture, from the upper left round."""
    g = geometry
    return placed(frame, [[g.left, g.top], [g.right, g.top], [g.right, g.far], [g.left, g.far]])


def darkest(picture: Picture) -> Picture:
    """The least of red, green and blue of each pixel."""
    import cv2

    red, green, blue = cv2.split(picture)
    return np.asarray(cv2.min(cv2.min(red, green), blue), np.uint8)


def flattened(picture: Picture, frame: Grid, raster: Raster) -> Picture:
    """The card on its own raster, as printed, upright; of a picture or of one plane."""
    import cv2

    whole = frame @ raster.matrix()
    source, share = picture, _reduction(whole, raster)
    if share < 0.75:  # the picture is much finer: average, then take
        size = max(1, round(picture.shape[1] * share)), max(1, round(picture.shape[0] * share))
        source = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
        down = np.array(
            [
                [size[0] / picture.shape[1], 0.0, 0.5 * size[0] / picture.shape[1] - 0.5],
                [0.0, size[1] / picture.shape[0], 0.5 * size[1] / picture.shape[0] - 0.5],
                [0.0, 0.0, 1.0],
            ]
        )
        whole = down @ whole
    return np.asarray(
        cv2.warpPerspective(
            source,
            whole,
            raster.size,
            flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
            borderMode=cv2.BORDER_REPLICATE,
        ),
        dtype=np.uint8,
    )


def _reduction(whole: Grid, raster: Raster) -> float:
    """Pixels of the raster for one of the picture, about the raster's middle."""
    width, height = raster.size
    middle = np.array([width / 2.0, height / 2.0])
    step = placed(whole, middle + np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]]))
    across, down = np.linalg.norm(step[1:] - step[0], axis=1)
    return float(1.0 / max(across, down, 1e-9))
