"""Inks told apart on a flattened card: paper divided out, then how much of each ink is where."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gridlight.cards import shapes
from gridlight.workshop.scan.frame import Picture, Plane, Raster, darkest

SHRINK = 8  # times smaller, light and ground are looked at
GRAY = 0.08  # chroma of the bars under which a scan has no colors
FLOOR = 0.12  # chroma that any ink has more of


@dataclass(frozen=True, slots=True, eq=False)
class Inks:
    """A defense card's inks, each from 0 to 1 a pixel; `gray` says that colors don't tell them."""

    diamonds: Plane
    dots: Plane
    gray: bool


def inks_of(flat: Picture, raster: Raster) -> Inks:
    """The two inks of a defense card's markers."""
    share = flat.astype(np.float32) / paper_of(flat, raster)
    red, green, blue = share[..., 0], share[..., 1], share[..., 2]
    lean = green - red
    bars = _over_bars(lean, raster)
    level = float(np.median(bars)) if bars.size else 0.0
    if level < GRAY:
        dark = 1.0 - np.minimum(np.minimum(red, green), blue)
        darkest = max(float(np.quantile(dark, 0.99)), 0.2)
        tone = np.clip(dark / darkest, 0.0, 1.0).astype(np.float32)
        return Inks(tone, tone, gray=True)
    against = -lean
    strong = against[against > FLOOR]
    other = float(np.quantile(strong, 0.6)) if strong.size > raster.scale**2 / 4 else 0.6
    return Inks(
        np.clip(lean / level, 0.0, 1.0).astype(np.float32),
        np.clip(against / other, 0.0, 1.0).astype(np.float32),
        gray=False,
    )


def _over_bars(values: Plane, raster: Raster) -> Plane:
    found = []
    for a, b, c, d in shapes.defense_bars(raster.geometry):
        rows, columns = raster.window((a + c) / 2, (b + d) / 2, 0.6 * (c - a), 0.6 * (d - b))
        found.append(values[rows, columns].ravel())
    return np.concatenate(found)


def paper_of(flat: Picture, raster: Raster) -> Plane:
    """The light that the bare card sends back at each pixel, smooth across what is printed."""
    import cv2

    small = cv2.resize(flat, None, fx=1 / SHRINK, fy=1 / SHRINK, interpolation=cv2.INTER_AREA)
    reach = max(3, round(3.2 * raster.scale / SHRINK)) | 1
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (reach, reach))
    high = cv2.morphologyEx(small, cv2.MORPH_CLOSE, kernel)
    smooth = cv2.GaussianBlur(high, (0, 0), reach / 3.0)
    size = flat.shape[1], flat.shape[0]
    wide = cv2.resize(smooth, size, interpolation=cv2.INTER_LINEAR)
    return np.asarray(np.maximum(wide, 8.0), np.float32)


def clearness_of(flat: Picture, raster: Raster) -> Plane:
    """How clear an offense card is at each pixel: 0 on its ground, 1 on its path."""
    import cv2

    dark = darkest(flat)
    gray = dark.astype(np.float32)
    size = round(flat.shape[1] / SHRINK), round(flat.shape[0] / SHRINK)
    small = cv2.resize(gray, size, interpolation=cv2.INTER_AREA)
    level, _ = cv2.threshold(
        np.clip(small, 0, 255).astype(np.uint8), 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU
    )
    inside = np.zeros(small.shape, np.uint8)
    rows, columns = _card_window(raster)
    inside[rows, columns] = 1
    low = ((small < level) & (inside > 0)).astype(np.float32)
    core = (dark > level).astype(np.uint8)
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (7, 7))
    core = cv2.erode(core, kernel)
    held = np.where(core > 0, gray, 0.0).astype(np.float32)
    lit = cv2.resize(held, size, interpolation=cv2.INTER_AREA)
    weight = cv2.resize(core.astype(np.float32), size, interpolation=cv2.INTER_AREA)
    weight *= inside
    lit *= inside
    ground = _spread(small * low, low, 2.0 * raster.scale / SHRINK)
    clear = _spread(lit, weight, 6.0 * raster.scale / SHRINK)
    wide = flat.shape[1], flat.shape[0]
    ground = cv2.resize(ground, wide, interpolation=cv2.INTER_LINEAR)
    clear = cv2.resize(clear, wide, interpolation=cv2.INTER_LINEAR)
    share = (gray - ground) / np.maximum(clear - ground, 10.0)
    return np.asarray(np.clip(share, 0.0, 1.0), np.float32)


def _card_window(raster: Raster) -> tuple[slice, slice]:
    """Rows and columns of the card on the small raster."""
    g = raster.geometry
    (left, top), (right, low) = raster.pixel(
        [[g.left + 0.3, g.top + 0.3], [g.right - 0.3, g.far - 0.3]]
    )
    return (
        slice(round(top / SHRINK) + 1, round(low / SHRINK)),
        slice(round(left / SHRINK) + 1, round(right / SHRINK)),
    )


def _spread(sums: Plane, weights: Plane, reach: float) -> Plane:
    """Values known at some pixels, carried to all by their neighbors."""
    import cv2

    total, weight = np.zeros_like(sums), np.zeros_like(weights)
    for factor, share in ((1.0, 1.0), (3.0, 1e-2), (10.0, 1e-4)):
        total += share * cv2.GaussianBlur(sums, (0, 0), factor * reach)
        weight += share * cv2.GaussianBlur(weights, (0, 0), factor * reach)
    return np.asarray(total / np.maximum(weight, 1e-12), np.float32)
