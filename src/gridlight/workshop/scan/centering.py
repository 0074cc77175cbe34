"""A rough middle line brought to the true middle of what is printed, within thousandths."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.workshop.scan.frame import Grid, Plane, Raster
from gridlight.workshop.scan.skeleton import evenly

STEP = 0.1  # yards from section to section
ROUNDS = 4
ODD = 0.13  # share by which a section may be broader or narrower than most
SMOOTH = 5  # sections that are looked at together
CORNER = 0.75  # cosine of the turn from which on a gap is a corner, not a bow
CORNER_GAP = 3.0  # yards


def centered(line: Grid, clear: Plane, raster: Raster, width: float) -> tuple[Grid, float]:
    """The line through the middles of its sections, and the share of them that were good.

    Sections that are too broad (at corners, where lines meet) are bridged from both sides.
    """
    share = 0.0
    for _ in range(ROUNDS):
        line = evenly(line, STEP)
        if len(line) < 4:
            return line, share
        normals = _normals(line)
        left, right, seen = _borders(line, normals, clear, raster, width)
        broad = right - left
        usual = float(np.median(broad[seen])) if seen.any() else width
        usual = float(np.clip(usual, 0.7 * width, 1.4 * width))
        good = seen & (np.abs(broad / usual - 1.0) < ODD)
        share = float(good.mean())
        if good.sum() < 4:
            return line, share
        moved = line + (np.where(good, (left + right) / 2.0, 0.0))[:, None] * normals
        good = _without_single(good)
        line = _bridged(_smooth(moved, good), good)
    return line, share


def _normals(line: Grid) -> Grid:
    ahead = np.gradient(line, axis=0)
    kernel = np.ones(SMOOTH) / SMOOTH
    padded = np.pad(ahead, ((SMOOTH // 2, SMOOTH // 2), (0, 0)), mode="edge")
    ahead = np.column_stack([np.convolve(padded[:, k], kernel, "valid") for k in (0, 1)])
    size = np.maximum(np.linalg.norm(ahead, axis=1, keepdims=True), 1e-9)
    ahead = ahead / size
    return np.column_stack([-ahead[:, 1], ahead[:, 0]])


def _borders(
    line: Grid, normals: Grid, clear: Plane, raster: Raster, width: float
) -> tuple[Grid, Grid, NDArray[np.bool_]]:
    """Where each section becomes dark on either side, and whether both borders are seen."""
    import cv2

    reach = 1.25 * width
    offsets = np.arange(-reach, reach + 1e-9, 0.5 / raster.scale)
    pixels = raster.pixel(line[:, None, :] + offsets[None, :, None] * normals[:, None, :])
    profile = cv2.remap(
        clear,
        pixels[..., 0].astype(np.float32),
        pixels[..., 1].astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
    middle = len(offsets) // 2
    lit = profile > 0.5
    near = np.abs(np.arange(len(offsets)) - middle)
    start = np.argmin(np.where(lit, near[None, :], 10_000), axis=1)
    seen = lit.any(axis=1) & (np.abs(start - middle) < 0.7 * middle)
    left, right = np.zeros(len(line)), np.zeros(len(line))
    for row in np.nonzero(seen)[0]:
        dark = np.nonzero(~lit[row])[0]
        before, after = dark[dark < start[row]], dark[dark > start[row]]
        if not len(before) or not len(after):
            seen[row] = False
            continue
        left[row] = _between(offsets, profile[row], int(before[-1]), int(before[-1]) + 1)
        right[row] = _between(offsets, profile[row], int(after[0]), int(after[0]) - 1)
    return left, right, seen


def _between(offsets: Grid, profile: Plane, dark: int, lit: int) -> float:
    low, high = float(profile[dark]), float(profile[lit])
    part = (0.5 - low) / max(high - low, 1e-6)
    return float(offsets[dark] + part * (offsets[lit] - offsets[dark]))


def _without_single(good: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Good sections that have good neighbors: one alone among bad ones is chance."""
    padded = np.pad(good, 1)
    kept = good & (padded[:-2] | padded[2:])
    return kept if kept.sum() >= 4 else good


def _smooth(line: Grid, good: NDArray[np.bool_]) -> Grid:
    """Each good section's place from a parabola through its good neighbors."""
    found = line.copy()
    half = SMOOTH // 2 + 1
    for k in (int(at) for at in np.nonzero(good)[0]):
        low, high = max(0, k - half), min(len(line), k + half + 1)
        near = np.arange(low, high)[good[low:high]]
        run = near[(np.abs(np.diff(near, prepend=near[0] - 1)) == 1)]
        if len(run) < 5 or not low + 1 <= k < high - 1:
            continue
        t = (run - k).astype(float)
        basis = np.column_stack([np.ones_like(t), t, t * t])
        found[k] = np.linalg.lstsq(basis, line[run], rcond=None)[0][0]
    return found


def _bridged(line: Grid, good: NDArray[np.bool_]) -> Grid:
    """The line with bad sections replaced by a corner or a bow between good ones."""
    places: list[Grid] = []
    k, count = 0, len(line)
    while k < count:
        if good[k]:
            places.append(line[k])
            k += 1
            continue
        begin = k
        while k < count and not good[k]:
            k += 1
        if begin == 0 or k == count:
            places += _run_on(line, good, begin, k)
        else:
            places += _bridge(line, good, begin - 1, k)
    return np.array(places)


def _way(line: Grid, good: NDArray[np.bool_], at: int, step: int) -> Grid:
    """The direction of travel at a good section, from the good ones on its far side."""
    other = at
    for _ in range(5):
        if 0 <= other + step < len(line) and good[other + step]:
            other += step
    way = (line[at] - line[other]) * -step
    size = float(np.linalg.norm(way))
    return way / size if size else np.zeros(2)


def _run_on(line: Grid, good: NDArray[np.bool_], begin: int, end: int) -> list[Grid]:
    """A loose end goes straight on as the good sections beside it do."""
    if begin == 0:
        way = _way(line, good, end, 1)
        return [line[end] - way * STEP * (end - k) for k in range(end)]
    way = _way(line, good, begin - 1, -1)
    return [line[begin - 1] + way * STEP * (k - begin + 1) for k in range(begin, end)]


def _bridge(line: Grid, good: NDArray[np.bool_], a: int, b: int) -> list[Grid]:
    p, q = line[a], line[b]
    u, v = _way(line, good, a, -1), _way(line, good, b, 1)
    gap = float(np.linalg.norm(q - p))
    cross = float(u[0] * v[1] - u[1] * v[0])
    if float(u @ v) < CORNER and abs(cross) > 1e-3:
        s = float((q - p)[0] * v[1] - (q - p)[1] * v[0]) / cross
        t = float((q - p)[0] * u[1] - (q - p)[1] * u[0]) / cross
        if 0.0 < s < CORNER_GAP and -CORNER_GAP < t < 0.0:
            return [p + s * u]
    found = []
    for k in range(1, b - a):
        t = k / (b - a)
        h = (2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t, 3 * t**2 - 2 * t**3, t**3 - t**2)
        found.append(h[0] * p + h[1] * gap * u + h[2] * q + h[3] * gap * v)
    return found
