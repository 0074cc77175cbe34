"""The glow around lit lines: three blurs of the light that gets past the markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QImage

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Grid = NDArray[np.float32]

# sigma in pixels at 100 %, gain, and how much smaller the blur is worked out
LAYERS = ((30.0, 2.0, 4), (10.0, 1.2, 2), (3.2, 0.72, 1))
STRENGTH = 1.5
HEAT = 0.62  # how far the brightest glow turns to the color of the line itself
THROUGH_MARKERS = 0.97  # of the light that a marker keeps back


def glow(path: Grid, cover: Grid, unit: float, gain: float) -> Grid:
    """How brightly each pixel glows, 0 to 1; `unit` is device pixels in a pixel at 100 %."""
    import numpy as np

    light = path * (1.0 - np.float32(THROUGH_MARKERS) * cover)
    total = np.zeros_like(light)
    for sigma, weight, shrink in LAYERS:
        factor = max(1, round(shrink * max(1.0, unit * 0.75)))
        small = shrunk(light, factor)
        blurred = blur(small, sigma * unit / factor)
        total += np.float32(weight) * grown(blurred, factor, light.shape)
    total *= np.float32(STRENGTH * gain)
    return np.minimum(total, np.float32(1.0))


def blur(grid: Grid, sigma: float) -> Grid:
    """A Gaussian to the eye: three box blurs each way."""
    for axis in (0, 1):
        for width in _boxes(sigma):
            grid = _box(grid, width, axis)
    return grid


def _boxes(sigma: float, passes: int = 3) -> list[int]:
    """Odd widths of boxes whose cascade has the variance of the Gaussian."""
    ideal = (12.0 * sigma * sigma / passes + 1.0) ** 0.5
    low = int(ideal)
    low -= 1 - low % 2
    low = max(1, low)
    few = round(
        (12.0 * sigma * sigma - passes * low * low - 4.0 * passes * low - 3.0 * passes)
        / (-4.0 * low - 4.0)
    )
    return [low if k < few else low + 2 for k in range(passes)]


def _box(grid: Grid, width: int, axis: int) -> Grid:
    import numpy as np

    if width <= 1:
        return grid
    half = width // 2
    pad = [(0, 0), (0, 0)]
    pad[axis] = (half + 1, half)
    sums = np.cumsum(np.pad(grid, pad), axis=axis, dtype=np.float32)
    upper = sums[width:] if axis == 0 else sums[:, width:]
    lower = sums[:-width] if axis == 0 else sums[:, :-width]
    made: Grid = (upper - lower) / np.float32(width)
    return made


def shrunk(grid: Grid, factor: int) -> Grid:
    """The means of blocks of `factor` by `factor`, the rim padded with nothing."""
    import numpy as np

    if factor == 1:
        return grid
    rows, columns = (-grid.shape[0]) % factor, (-grid.shape[1]) % factor
    padded = np.pad(grid, ((0, rows), (0, columns)))
    blocks = padded.reshape(padded.shape[0] // factor, factor, padded.shape[1] // factor, factor)
    made: Grid = blocks.mean(axis=(1, 3), dtype=np.float32)
    return made


def grown(grid: Grid, factor: int, shape: tuple[int, ...]) -> Grid:
    """A shrunk grid at full size again, smooth in between."""
    import numpy as np

    if factor == 1:
        return grid
    for axis in (0, 1):
        size = grid.shape[axis]
        at = (np.arange(shape[axis], dtype=np.float32) + 0.5) / factor - 0.5
        at = np.clip(at, 0, size - 1)
        low = np.minimum(at.astype(np.intp), max(size - 2, 0))
        share = (at - low).astype(np.float32)
        high = np.minimum(low + 1, size - 1)
        one, other = np.take(grid, low, axis), np.take(grid, high, axis)
        share = share[:, None] if axis == 0 else share[None, :]
        grid = one + (other - one) * share
    return grid


def tinted(grid: Grid, color: QColor, hot: QColor | None = None) -> QImage:
    """Light of one color, its alpha the brightness; where it is brightest it turns to `hot`."""
    import numpy as np

    level = np.clip(grid, 0.0, 1.0)
    image = QImage(grid.shape[1], grid.shape[0], QImage.Format.Format_ARGB32_Premultiplied)
    pixels = np.frombuffer(image.bits(), np.uint8).reshape(grid.shape[0], -1, 4)
    hot = hot or color
    share = level * level * np.float32(HEAT)
    pairs = (
        (color.blue(), hot.blue()),
        (color.green(), hot.green()),
        (color.red(), hot.red()),
        (255, 255),
    )
    for channel, (cool, warm) in enumerate(pairs):
        tone = np.float32(cool) + share * np.float32(warm - cool)
        pixels[..., channel] = (level * tone + np.float32(0.5)).astype(np.uint8)
    return image
