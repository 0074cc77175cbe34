"""What a scanner or a camera does to a card: for trials of the import, always alike by seed."""

from __future__ import annotations

import io
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
DPI = 300


@dataclass(frozen=True, slots=True)
class Wear:
    """How badly a picture of a card is treated.

    Degrees, shares of the picture's side (`perspective`, `shadow`), gray levels (`noise`), pixels
    (`blur`) and Pillow's JPEG quality; `cast` is the share that red gains and blue loses.
    """

    rotation: float = 1.5
    noise: float = 4.0
    quality: int = 85
    perspective: float = 0.0
    shadow: float = 0.0
    cast: float = 0.0
    blur: float = 0.6
    fade: float = 0.0


SCAN = Wear()
PHOTO = Wear(6.0, 6.0, 75, perspective=0.03, shadow=0.25, cast=0.05, blur=1.0, fade=0.1)
BAD_PHOTO = Wear(14.0, 9.0, 60, perspective=0.06, shadow=0.45, cast=0.10, blur=1.4, fade=0.25)


def worn(pixels: Pixels, wear: Wear, seed: int) -> Pixels:
    """The picture after scanning: turned, shaded, blurred, noisy, and saved as JPEG."""
    chance = np.random.default_rng(seed)
    picture = _turned(pixels, wear, chance)
    picture = _lit(picture, wear, chance)
    picture += chance.standard_normal(picture.shape, np.float32) * np.float32(wear.noise)
    return _saved(np.clip(picture, 0, 255, out=picture).astype(np.uint8), wear.quality)


def _turned(pixels: Pixels, wear: Wear, chance: np.random.Generator) -> NDArray[np.float32]:
    """Rotation and perspective on a ground that is larger than the picture."""
    import cv2

    height, width = pixels.shape[:2]
    angle = np.radians(chance.uniform(-wear.rotation, wear.rotation))
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    middle = corners.mean(axis=0)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    away = chance.uniform(-wear.perspective, wear.perspective, (4, 2)) * (width, height)
    placed = (corners - middle) @ turn.T + away
    placed += chance.uniform(0.0, 1.0, 2)  # no pixel lies on a pixel
    placed += np.array([8.0, 8.0]) - placed.min(axis=0)
    size = np.ceil(placed.max(axis=0)).astype(int) + 8
    matrix = cv2.getPerspectiveTransform(corners, placed.astype(np.float32))
    ground = tuple(float(level) for level in np.median(pixels[:6].reshape(-1, 3), axis=0))
    picture = cv2.warpPerspective(
        pixels,
        matrix,
        (int(size[0]), int(size[1])),
        flags=cv2.INTER_CUBIC,
        borderMode=cv2.BORDER_CONSTANT,
        borderValue=ground,
    )
    if wear.blur:
        picture = cv2.GaussianBlur(picture, (0, 0), wear.blur)
    return np.asarray(picture, dtype=np.float32)


def _lit(
    picture: NDArray[np.float32], wear: Wear, chance: np.random.Generator
) -> NDArray[np.float32]:
    """Uneven light, a cast of color, and inks that have faded."""
    height, width = picture.shape[:2]
    x = np.linspace(-1.0, 1.0, width, dtype=np.float32)[None, :]
    y = np.linspace(-1.0, 1.0, height, dtype=np.float32)[:, None]
    toward = chance.uniform(0.0, 2.0 * np.pi)
    slope = (np.float32(np.cos(toward)) * x + np.float32(np.sin(toward)) * y) / np.float32(2.0)
    light = 1.0 - np.float32(wear.shadow) * (slope + np.float32(0.5))
    tint = np.array([1.0 + wear.cast, 1.0, 1.0 - wear.cast], np.float32)
    picture *= np.float32(1.0 - wear.fade)
    picture += np.float32(255.0 * wear.fade)
    for band, share in enumerate(tint):
        picture[..., band] *= light * share
    return picture


def _saved(pixels: Pixels, quality: int) -> Pixels:
    from PIL import Image

    held = io.BytesIO()
    Image.fromarray(pixels).save(held, "JPEG", quality=quality)
    with Image.open(held) as image:
        return np.asarray(image.convert("RGB"), dtype=np.uint8)
