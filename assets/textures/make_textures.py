"""Make the gray textures beside this file: `python make_textures.py`. Needs numpy and Pillow.

All are seamless (noise is filtered in the frequency domain) and gray: the program lays a theme's
own colors over them. The same seed gives the same bytes.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

HERE = Path(__file__).resolve().parent
PLANK = 134
PLANKS = 8
WIDTH = 1280
Plane = np.ndarray


def smooth_noise(rng: np.random.Generator, shape: tuple[int, int], sy: float, sx: float) -> Plane:
    """Gaussian-filtered periodic noise of unit spread; sigmas in pixels down and across."""
    noise = np.fft.rfft2(rng.standard_normal(shape))
    fy = np.fft.fftfreq(shape[0])[:, None]
    fx = np.fft.rfftfreq(shape[1])[None, :]
    noise *= np.exp(-2 * np.pi**2 * ((sy * fy) ** 2 + (sx * fx) ** 2))
    plane = np.fft.irfft2(noise, shape)
    return (plane - plane.mean()) / plane.std()


def plank(rng: np.random.Generator, width: int, height: int) -> Plane:
    """One board of wood, its grain along x, from 0 (dark) to 1 (light)."""
    tall = 2 * height
    shape = (tall, width)
    slow = smooth_noise(rng, shape, 14, 160)
    fiber = smooth_noise(rng, shape, 1.6, 70)
    fine = smooth_noise(rng, shape, 0.6, 26)
    hair = smooth_noise(rng, shape, 0.45, 7)
    y = np.arange(tall)[:, None] / height
    rings = np.sin(2 * np.pi * (y * rng.uniform(2.2, 4.2) + 0.55 * slow + rng.uniform()))
    pores = smooth_noise(rng, shape, 0.5, 9)
    pores = np.clip(pores - 1.7, 0, None)
    value = 0.45 + 0.075 * slow + 0.105 * fiber + 0.075 * fine + 0.035 * hair + 0.085 * rings
    value = value - 0.2 * pores + rng.uniform(-0.075, 0.075)
    return np.clip(value[:height], 0, 1)


def wood(seed: int) -> Plane:
    """A table of planks with dark seams and now and then a joint."""
    rng = np.random.default_rng(seed)
    rows = []
    for _ in range(PLANKS):
        board = plank(rng, WIDTH, PLANK)
        cut = int(rng.integers(WIDTH))
        board = np.roll(board, cut, axis=1)
        board[-1] = 0.0
        board[-2] *= 0.45
        board[0] = np.clip(board[0] + 0.12, 0, 1)
        joint = int(rng.integers(WIDTH))
        board[:, joint] *= 0.3
        board[:, (joint + 1) % WIDTH] = np.clip(board[:, (joint + 1) % WIDTH] + 0.08, 0, 1)
        rows.append(board)
    return np.vstack(rows)


def solid(seed: int, side: int = 768) -> Plane:
    """One solid board without seams, calm enough to be drilled full of holes."""
    rng = np.random.default_rng(seed)
    shape = (side, side)
    slow = smooth_noise(rng, shape, 26, 210)
    fiber = smooth_noise(rng, shape, 1.8, 90)
    fine = smooth_noise(rng, shape, 0.7, 30)
    hair = smooth_noise(rng, shape, 0.5, 8)
    y = np.arange(side)[:, None] / side
    rings = np.sin(2 * np.pi * (14 * y + 0.85 * slow))
    pores = np.clip(smooth_noise(rng, shape, 0.5, 10) - 1.8, 0, None)
    value = 0.52 + 0.07 * slow + 0.085 * fiber + 0.06 * fine + 0.03 * hair + 0.075 * rings
    return np.clip(value - 0.16 * pores, 0, 1)


def save(plane: Plane, name: str, levels: int) -> None:
    """Write a plane of 0–1 as a gray PNG of few levels, which keeps the file small."""
    steps = np.round(np.clip(plane, 0, 1) * (levels - 1)) / (levels - 1)
    Image.fromarray(np.round(steps * 255).astype(np.uint8), "L").save(HERE / name, optimize=True)


def main() -> None:
    """Write wood, grain, mottle, felt and the solid plank."""
    save(wood(1967), "wood.png", 96)
    rng = np.random.default_rng(1968)
    save(0.5 + 0.16 * rng.standard_normal((256, 256)), "grain.png", 32)
    save(0.5 + 0.2 * smooth_noise(rng, (512, 512), 9, 16), "mottle.png", 48)
    speck = smooth_noise(rng, (256, 256), 0.8, 0.8)
    save(0.5 + 0.22 * speck, "felt.png", 32)
    save(solid(1994), "plank.png", 72)


if __name__ == "__main__":
    main()
