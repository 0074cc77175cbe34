"""A first guess made exact: by bars, yard lines, saw-tooth and edges, to thousandths of an inch."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from gridlight.cards import shapes
from gridlight.cards.model import Geometry
from gridlight.workshop.scan.frame import Grid, Picture, Plane, Raster, darkest, flattened, placed
from gridlight.workshop.scan.outline import guesses
from gridlight.workshop.scan.profiles import edge_in, peak

COARSE = 12.0  # pixels a yard while looking whether a guess holds
FINE = 40.0  # and while measuring
SURE = 1.3  # correlation of bars and share of lines seen at which no other guess is tried
LEAST = 0.35
GOOD = 0.05  # yards that marks may be off after a fit for no other guess to be tried
MANY = 1.3  # times as many marks as another fit has, at which a fit is the better one
OFF = 0.12  # yards that a mark may be off and still count
ABOVE, BELOW = 0.75, 0.9  # yards about the middle of the bars that are looked at with them
SEARCHES = (0.7, 0.4, 0.25, 0.2, 0.2)  # yards within which marks are sought, round by round
NEAREST = 5.0  # yards below the bars down to which marks are sought first
WIDE = 0.85  # yards within which edges are sought as long as only the bars are known
NARROW = 0.4  # and if that took the edges of a sheet for the card's
BANDS = 13
LOOK = 20.0  # pixels a yard while looking for yard lines
BAND = 2.5  # yards of a yard line that are measured together
SOFT = 0.04  # yards: what is off by more weighs little
EDGE_WEIGHT = 0.15  # cards are cut less exactly than they are printed
SAW_WEIGHT = 1.0
LEAST_SAW = 0.18


class Guess(NamedTuple):
    """A frame that a card may have, the side, down to which y it is known, and how well it fits."""

    score: float
    frame: Grid
    side: str
    known: float


class Mark(NamedTuple):
    """A printed mark: where it belongs, how far off it was seen along each axis, and its weight."""

    x: float
    y: float
    dx: float | None
    dy: float | None
    weight: float


@dataclass(frozen=True, slots=True, eq=False)
class Registered:
    """A card's frame, its side, and how well the marks fit.

    `residual` is the median of what marks are off after the fit, in yards; `worst` the 90th
    percentile. `mirrored` says that the saw-tooth lies on the left, None when it isn't seen.
    `bars` is the correlation of the bars, `low_sides` how many marks tell left from right in the
    lower half.
    """

    frame: Grid
    side: str
    bars: float
    residual: float
    worst: float
    marks: int
    mirrored: bool | None
    low_sides: int


def register(picture: Picture, geometry: Geometry) -> Registered | None:
    """The card in a picture, or None if none is seen."""
    plane = darkest(picture)
    found: list[Guess] = []
    best: Registered | None = None
    for guess, known in guesses(picture, geometry):
        bars, side, frame = _holds(plane, guess, geometry)
        if bars < LEAST:
            continue
        seen = Guess(bars + _lines_seen(plane, frame, geometry, known), frame, side, known)
        if seen.score < SURE:
            found.append(seen)
            continue
        for wide in (WIDE, NARROW):
            fit = refined(plane, seen.frame, seen.side, geometry, seen.known, wide)
            best = _better(best, fit)
            if best.worst < GOOD:
                return best
    if best is None and found:
        seen = max(found, key=lambda other: other.score)
        return refined(plane, seen.frame, seen.side, geometry, seen.known)
    return best


def _better(one: Registered | None, other: Registered) -> Registered:
    """Which of two fits is the better: by what marks are off, where both have enough of them."""
    if one is None or other.marks > MANY * one.marks:
        return other
    if one.marks > MANY * other.marks:
        return one
    return min(one, other, key=lambda fit: fit.worst)


def _lines_seen(plane: Picture, frame: Grid, geometry: Geometry, known: float) -> float:
    """The share of yard lines that are seen where a guess has them, as far as it is known."""
    raster = Raster(geometry, LOOK)
    gray = flattened(plane, frame, raster).astype(np.float32)
    wanted = BANDS * sum(1 for y in geometry.yard_lines() if y <= known)
    return len(_line_marks(gray, raster, 0.8, known)) / max(wanted, 1)


def check_frame(picture: Picture, frame: Grid, geometry: Geometry) -> Registered:
    """The card in a frame that a person has set, made exact as far as its marks allow."""
    plane = darkest(picture)
    _, side, moved = _holds(plane, frame, geometry)
    return refined(plane, moved, side, geometry, geometry.far)


def _holds(plane: Picture, guess: Grid, geometry: Geometry) -> tuple[float, str, Grid]:
    """How well the bars fit, the side that they fit, and the guess moved to where they are."""
    import cv2

    raster = Raster(geometry, COARSE)
    flat = flattened(plane, guess, raster)
    y = (geometry.bars_top + geometry.bars_bottom) / 2.0
    rows, columns = raster.window(0.0, y, 24.0, 4.4)
    look = flat[rows, columns]
    best = (-1.0, "defense", guess)
    for side in ("offense", "defense"):
        pattern = _bar_pattern(geometry, side)
        if look.shape[0] < pattern.shape[0] or look.shape[1] < pattern.shape[1]:
            continue
        found = cv2.matchTemplate(look, pattern, cv2.TM_CCOEFF_NORMED)
        _, score, _, (left, top) = cv2.minMaxLoc(found)
        if score > best[0]:
            corner = raster.yards([columns.start + left, rows.start + top])
            wanted = np.array([-10.0, y - ABOVE]) + 0.5 / COARSE
            shift = np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]])
            shift[:2, 2] = corner - wanted
            best = (float(score), side, guess @ shift)
    return best


@lru_cache(maxsize=8)
def _bar_pattern(geometry: Geometry, side: str) -> Picture:
    """The bars as gray levels, 20 yards wide, with a little of what is above and below."""
    y = (geometry.bars_top + geometry.bars_bottom) / 2.0
    offense = side == "offense"
    pattern = np.full(
        (round((ABOVE + BELOW) * COARSE), round(20.0 * COARSE)), 40 if offense else 230, np.uint8
    )
    dark = shapes.offense_bars(geometry) if offense else shapes.defense_bars(geometry)
    boxes = [(shapes.offense_strip(geometry), 230)] if offense else []
    boxes += [(box, 40 if offense else 90) for box in dark]
    for (a, b, c, d), level in boxes:
        left, right = (round((x + 10.0) * COARSE) for x in (a, c))
        top, low = (round((v - y + ABOVE) * COARSE) for v in (b, d))
        pattern[max(top, 0) : low, max(left, 0) : max(right, 0)] = level
    return pattern


def refined(
    plane: Picture, frame: Grid, side: str, geometry: Geometry, known: float, edges: float = WIDE
) -> Registered:
    """A frame that is nearly right down to y = `known`, fitted to the marks round by round.

    `edges` is how far off the card's edges are sought at first.
    """
    raster = Raster(geometry, FINE)
    bars = 0.0
    marks: list[Mark] = []
    mirrored: bool | None = None
    start = geometry.bars_bottom + NEAREST
    steps = np.arange(start, geometry.far, 4.0) if known < geometry.far else np.zeros(0)
    first = [(SEARCHES[0], float(y)) for y in (*steps[:1], *steps)]
    for search, far in (*first, *((search, geometry.far) for search in SEARCHES)):
        gray = flattened(plane, frame, raster).astype(np.float32)
        marks = _bar_marks(gray, raster, side, search) + _line_marks(gray, raster, search, far)
        wide = max(search, min(edges, 0.5)) if far >= geometry.far else edges
        marks += _edge_marks(gray, raster, wide, far, plane.shape, frame, math.isinf(known))
        if far >= geometry.sawtooth_y + 2.0:
            saw, mirrored = _saw_marks(gray, raster, search)
            marks += saw
        frame = frame @ _correction(marks, geometry)
    bars, _, _ = _holds(plane, frame, geometry)
    off = _residuals(marks, _correction(marks, geometry))
    printed = off[[mark.weight > EDGE_WEIGHT for mark in marks]] if marks else off
    middle, worst = (
        (float(np.quantile(printed, q)) for q in (0.5, 0.9)) if printed.size else (1.0, 1.0)
    )
    squares = off[[mark.dx is not None and mark.dy is not None for mark in marks]]
    if squares.size:  # few as they are, they alone tell left from right
        worst = max(worst, float(np.median(squares)))
    half = (geometry.top + geometry.far) / 2.0
    sides = sum(
        1 for m, o in zip(marks, off, strict=True) if m.dx is not None and m.y > half and o < OFF
    )
    return Registered(frame, side, bars, middle, worst, len(marks), mirrored, sides)


def _bar_marks(gray: Plane, raster: Raster, side: str, search: float) -> list[Mark]:
    """The squares of the bars' row, by their centers of weight."""
    geometry = raster.geometry
    y = (geometry.bars_top + geometry.bars_bottom) / 2.0
    high = geometry.bars_bottom - geometry.bars_top
    if side == "offense":
        thick = geometry.offense_bar_centers()
        centers = [(a + b) / 2.0 for a, b in itertools.pairwise(thick)]
        wide, sign = geometry.pitch - geometry.offense_bar_width, 1.0
    else:
        centers, wide, sign = list(geometry.defense_bar_centers()), geometry.defense_bar_width, -1.0
    room = min(search, (geometry.pitch - wide) / 2.0 * 0.9)
    marks = []
    for x in centers:
        rows, columns = raster.window(x, y, wide + 2 * room, high + 2 * min(search, 0.5))
        found = _blob(sign * gray[rows, columns], wide * high * raster.scale**2)
        if found is None:
            continue
        seen = raster.yards([columns.start + found[0], rows.start + found[1]])
        marks.append(Mark(x, y, float(seen[0] - x), float(seen[1] - y), 1.0))
    return marks


def _blob(values: Plane, wanted: float) -> tuple[float, float] | None:
    """Center of what is higher than half way up, if it is about as large as wanted."""
    low, high = np.quantile(values, (0.05, 0.95))
    if high - low < 25.0:
        return None
    share = np.clip((values - low) / (high - low), 0.0, 1.0)
    share = np.clip((share - 0.25) * 2.0, 0.0, 1.0)
    total = float(share.sum())
    if not 0.6 * wanted < total < 1.5 * wanted:
        return None
    rows, columns = np.indices(share.shape)
    return float((columns * share).sum() / total), float((rows * share).sum() / total)


def _line_marks(gray: Plane, raster: Raster, search: float, far: float) -> list[Mark]:
    """The yard lines, in stretches of a few yards, each by the median of its columns."""
    import cv2

    geometry = raster.geometry
    half = BAND / 2.0
    inner = geometry.right - 3.2
    bands = np.linspace(geometry.left + 3.2 + half, inner - half, BANDS)
    found: list[tuple[float, float, float, float]] = []
    for y in geometry.yard_lines():
        if y > far:
            break
        if y - search < geometry.bars_bottom:
            rows_high = 2 * min(search, y - geometry.bars_bottom - 0.1)
        else:
            rows_high = 2 * search
        for x in bands:
            rows, columns = raster.window(float(x), y, BAND, rows_high)
            profile = np.median(gray[rows, columns], axis=1).astype(np.float32)
            if profile.size < 7:
                continue
            profile = cv2.GaussianBlur(profile[:, None], (0, 0), 0.03 * raster.scale)[:, 0]
            profile -= np.median(profile)
            for sign in (1.0, -1.0):
                at, height = peak(sign * profile)
                noise = float(np.median(np.abs(profile))) + 0.5
                seen = float(raster.yards([0.0, rows.start + at])[1])
                found.append(
                    (sign, float(x), y, seen - y) if height > 4.0 * noise else (0, 0, 0, 0)
                )
    sums = {sign: sum(1 for f in found if f[0] == sign) for sign in (1.0, -1.0)}
    sign = max(sums, key=lambda s: sums[s])
    return [Mark(x, y, None, dy, 0.6) for s, x, y, dy in found if s == sign]


def _edge_marks(
    gray: Plane,
    raster: Raster,
    search: float,
    far: float,
    shape: tuple[int, ...],
    frame: Grid,
    cut: bool,
) -> list[Mark]:
    """The card's left and right edges: a step, or the line to cut along.

    `shape` is the picture's, in which the card has that frame. Where it was `cut` to the card,
    its border is the card's edge.
    """
    geometry = raster.geometry
    marks = []
    for x in (geometry.left, geometry.right):
        for y in np.arange(geometry.top + 1.0, min(far, geometry.far - 1.0), 1.0):
            off = _border(shape, frame, x, float(y), search)
            if off is None:
                rows, columns = raster.window(x, float(y), 2 * search, 1.2)
                profile = np.median(gray[rows, columns], axis=0).astype(np.float32)
                at = edge_in(profile if x < 0.0 else profile[::-1])
                at = at if at is None or x < 0.0 else profile.size - 1 - at
                if at is None:
                    continue
                off = float(raster.yards([columns.start + at, 0.0])[0]) - x
            elif not cut:
                continue
            if not math.isnan(off):
                marks.append(Mark(x, float(y), off, None, EDGE_WEIGHT))
    return marks


def _border(shape: tuple[int, ...], frame: Grid, x: float, y: float, reach: float) -> float | None:
    """How far from a place across the card the picture ends, if it does within reach.

    Not a number where none of it is seen.
    """
    steps = np.linspace(-reach, reach, 81)
    places = placed(frame, np.column_stack([x + steps, np.full(81, y)]))
    inside = ((places >= -0.5) & (places <= (shape[1] - 0.5, shape[0] - 0.5))).all(axis=1)
    if inside.all() or not inside.any():
        return None if inside.all() else math.nan
    k = int(np.argmax(np.diff(inside.astype(np.int8)) != 0))
    return float((steps[k] + steps[k + 1]) / 2.0)


def _saw_marks(gray: Plane, raster: Raster, search: float) -> tuple[list[Mark], bool | None]:
    """The saw-tooth rectangle, on the right as the card lies or on the left if it is mirrored."""
    import cv2

    geometry = raster.geometry
    found = []
    for sign in (1.0, -1.0):
        pattern, wide, high = _saw_pattern(geometry, raster.scale)
        x, y = sign * geometry.sawtooth_x, geometry.sawtooth_y
        rows, columns = raster.window(x, y, wide + 2 * search, high + 2 * search)
        look = gray[rows, columns]
        smooth = cv2.GaussianBlur(look, (0, 0), 0.06 * raster.scale)
        look = np.abs(smooth - cv2.GaussianBlur(look, (0, 0), 0.3 * raster.scale))
        if look.shape[0] < pattern.shape[0] or look.shape[1] < pattern.shape[1]:
            continue
        match = cv2.matchTemplate(look, pattern, cv2.TM_CCOEFF_NORMED)
        _, score, _, (left, top) = cv2.minMaxLoc(match)
        fx, _ = peak(match[top]) if match.shape[1] > 2 else (float(left), 0.0)
        fy, _ = peak(match[:, left]) if match.shape[0] > 2 else (float(top), 0.0)
        middle = (pattern.shape[1] - 1) / 2.0, (pattern.shape[0] - 1) / 2.0
        seen = raster.yards([columns.start + fx + middle[0], rows.start + fy + middle[1]])
        found.append((score, Mark(x, y, float(seen[0] - x), float(seen[1] - y), SAW_WEIGHT), sign))
    found.sort(key=lambda item: -item[0])
    if (
        not found
        or found[0][0] < LEAST_SAW
        or (len(found) > 1 and found[0][0] < max(1.5 * found[1][0], found[1][0] + 0.1))
    ):
        return [], None
    return [found[0][1]], found[0][2] < 0.0


@lru_cache(maxsize=8)
def _saw_pattern(geometry: Geometry, scale: float) -> tuple[Plane, float, float]:
    """The saw-tooth's lines as light on dark, and its size in yards."""
    import cv2

    wide = 2 * geometry.sawtooth_half_width + 0.6
    high = 2 * (geometry.sawtooth_half_height + geometry.sawtooth_tooth) + 0.6
    pattern = np.zeros((round(high * scale) | 1, round(wide * scale) | 1), np.float32)
    middle = np.array([(pattern.shape[1] - 1) / 2.0, (pattern.shape[0] - 1) / 2.0])
    center = np.array([geometry.sawtooth_x, geometry.sawtooth_y])
    corners = (np.array(shapes.sawtooth(geometry)) - center) * scale + middle
    points = np.rint(corners * 16).astype(np.int32).reshape(-1, 1, 2)
    cv2.polylines(pattern, [points], True, 255.0, 2, cv2.LINE_AA, 4)
    return cv2.GaussianBlur(pattern, (0, 0), 0.06 * scale), wide, high


def _correction(marks: list[Mark], geometry: Geometry) -> Grid:
    """The small homography of the card that takes marks from where they belong to where they are.

    Weights fall with the residual, so that marks that are covered or mistaken don't pull.
    """
    rows, wanted, weights = _equations(marks)
    prior, wants = _prior(geometry)
    soft = np.ones(len(wanted))
    found = np.zeros(8)
    for _ in range(12):
        root = np.sqrt(weights * soft)
        a = np.vstack([rows * root[:, None], prior])
        b = np.concatenate([wanted * root, wants])
        found = np.linalg.lstsq(a, b, rcond=None)[0]
        off = np.abs(rows @ found - wanted)
        soft = np.ones(len(wanted))
        for kind in (weights > EDGE_WEIGHT, weights <= EDGE_WEIGHT):  # prints, and cuts
            if kind.any():
                scale = max(SOFT, 2.0 * float(np.median(off[kind])))
                soft[kind] = 1.0 / (1.0 + (off[kind] / scale) ** 2) ** 2
    a0, a1, a2, b0, b1, b2, g, h = found
    return np.array([[1.0 + a1, a2, a0], [b1, 1.0 + b2, b0], [-g, -h, 1.0]])


def _equations(marks: list[Mark]) -> tuple[Grid, Grid, Grid]:
    rows, wanted, weights = [], [], []
    for x, y, dx, dy, weight in marks:
        if dx is not None:
            rows.append([1.0, x, y, 0.0, 0.0, 0.0, x * x, x * y])
            wanted.append(dx)
            weights.append(weight)
        if dy is not None:
            rows.append([0.0, 0.0, 0.0, 1.0, x, y, x * y, y * y])
            wanted.append(dy)
            weights.append(weight)
    return (
        np.array(rows, np.float64).reshape(-1, 8),
        np.array(wanted, np.float64),
        np.array(weights, np.float64),
    )


def _prior(geometry: Geometry) -> tuple[Grid, Grid]:
    """What is likely where no mark tells: equal scales, no shear, no perspective."""
    weak = 2.0
    prior = np.zeros((4, 8))
    prior[0, 1], prior[0, 5] = weak, -weak
    prior[1, 2], prior[1, 4] = weak, weak
    prior[2, 6] = weak * geometry.height
    prior[3, 7] = weak * geometry.height
    return prior, np.zeros(4)


def _residuals(marks: list[Mark], correction: Grid) -> Grid:
    """What each mark is off after the last fit, in yards."""
    off = []
    for x, y, dx, dy, _ in marks:
        w = correction @ np.array([x, y, 1.0])
        tx, ty = w[0] / w[2], w[1] / w[2]
        parts = []
        if dx is not None:
            parts.append(x + dx - tx)
        if dy is not None:
            parts.append(y + dy - ty)
        off.append(math.hypot(*parts))
    return np.array(off)
