"""First guesses at where a card lies: its outline, its row of bars, or the whole picture."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import numpy as np

from gridlight.cards.model import Geometry
from gridlight.workshop.scan.frame import Grid, Picture, darkest, from_corners, placed

LOOK = 1000  # pixels of the longer side while looking for the outline
FINE = 1800  # and while looking for bars
LEAST_AREA = 0.12  # of the picture
ASPECT = 0.25
RIM = 0.015  # of a picture's side: its edge, where the background is seen
INSET = 0.008  # of a sheet's sides that are left out, lest the ground be seen at its edge
PIECE = 0.05  # of its largest piece: the least one of a card that its path cuts in two
NEAR = 6.0  # yards down-field to which bars alone tell where a card lies


def guesses(picture: Picture, geometry: Geometry) -> Iterator[tuple[Grid, float]]:
    """Frames that the card may lie in, the likeliest first, both ways up.

    With each comes the y down to which it can be trusted, endless where the whole picture is
    the card.
    """
    quad = outline(picture)
    if quad is not None:
        inner = _outline_within(picture, quad)
        if inner is not None:
            yield from ((frame, geometry.far) for frame in _turns(inner, geometry))
        yield from ((frame, geometry.far) for frame in _turns(quad, geometry))
    yield from ((frame, NEAR) for frame in _bars(picture, geometry))
    height, width = picture.shape[:2]
    whole = np.array([[0, 0], [width, 0], [width, height], [0, height]], float) - 0.5
    yield from ((frame, math.inf) for frame in _turns(whole, geometry))


def _turns(quad: Grid, geometry: Geometry) -> Iterator[Grid]:
    """The two ways of putting a card's corners on four that have its shape."""
    sides = np.linalg.norm(np.roll(quad, -1, axis=0) - quad, axis=1)
    first, second = sides[0] + sides[2], sides[1] + sides[3]
    wanted = geometry.width / geometry.height
    for turn, shape in ((0, first / second), (1, second / first)):
        if abs(np.log(shape / wanted)) < ASPECT:
            for half in (0, 2):
                yield from_corners(np.roll(quad, -(turn + half), axis=0), geometry)


def _outline_within(picture: Picture, quad: Grid) -> Grid | None:
    """The card on a sheet of paper that was not cut, where the outline is the paper's."""
    import cv2

    middle = quad.mean(axis=0)
    corners = middle + (quad - middle) * (1.0 - INSET)
    sides = np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1)
    share = LOOK / float(sides.max())
    width, height = (round(float(sides[k] + sides[k + 2]) / 2.0 * share) for k in (0, 1))
    flat = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32) - 0.5
    there = cv2.getPerspectiveTransform(corners.astype(np.float32), flat)
    paper = cv2.warpPerspective(picture, there, (width, height), flags=cv2.INTER_AREA)
    dark = darkest(np.asarray(paper, np.uint8))
    _level, mask = cv2.threshold(dark, 0, 255, cv2.THRESH_BINARY_INV | cv2.THRESH_OTSU)
    mask = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((9, 9), np.uint8))
    inner = _corners_in(mask, PIECE)
    if inner is None:
        return None
    back = placed(np.linalg.inv(there), inner)
    return _refined(picture, back)


def outline(picture: Picture) -> Grid | None:
    """The corners of the largest thing that isn't the background, clockwise from upper left."""
    import cv2

    share = min(1.0, LOOK / max(picture.shape[:2]))
    small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    apart = _apart_from_ground(small)
    _level, mask = cv2.threshold(apart, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    quad = _corners_in(mask)
    return None if quad is None else _refined(picture, (quad + 0.5) / share - 0.5)


def _corners_in(mask: Picture, piece: float = 1.0) -> Grid | None:
    """The corners of the largest thing in a mask, if it has four and is large enough.

    What is `piece` times as large or larger belongs to it, such as what a path cuts off a card.
    """
    import cv2

    kernel = np.ones((5, 5), np.uint8)
    mask = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, kernel)
    found, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    found = [c for c in found if len(c) > 50]
    if not found:
        return None
    areas = [cv2.contourArea(cv2.convexHull(contour)) for contour in found]
    large = [c for c, area in zip(found, areas, strict=True) if area >= piece * max(areas)]
    hull = cv2.convexHull(np.concatenate(large))
    if cv2.contourArea(hull) < LEAST_AREA * mask.size:
        return None
    quad = _four_sides(hull)
    if quad is None or cv2.contourArea(quad.astype(np.float32)) < 0.8 * cv2.contourArea(hull):
        return None
    return _upper_left_first(quad)


def _apart_from_ground(small: Picture) -> Picture:
    """How far each pixel is from the background, which is smooth and touches the border."""
    import cv2

    height, width = small.shape[:2]
    rim = max(3, round(RIM * max(height, width)))
    border = np.ones((height, width), bool)
    border[rim:-rim, rim:-rim] = False
    rows, columns = np.nonzero(border)
    y, x = rows / height - 0.5, columns / width - 0.5
    basis = np.stack([np.ones_like(x), x, y, x * y, x * x, y * y], axis=1)
    values = small[rows, columns].astype(np.float64)
    weights = np.ones(len(values))
    model = np.zeros((6, 3))
    for _ in range(5):
        root = np.sqrt(weights)[:, None]
        model = np.linalg.lstsq(basis * root, values * root, rcond=None)[0]
        miss = np.abs(values - basis @ model).max(axis=1)
        scale = max(float(np.median(miss)) * 2.0, 2.0)
        weights = 1.0 / (1.0 + (miss / scale) ** 2)
    gy, gx = np.mgrid[0:height, 0:width]
    gx, gy = gx / width - 0.5, gy / height - 0.5
    grid = np.stack([np.ones_like(gx), gx, gy, gx * gy, gx * gx, gy * gy], axis=-1)
    apart = np.abs(small.astype(np.float64) - grid @ model).max(axis=-1)
    return np.asarray(cv2.GaussianBlur(np.clip(apart, 0, 255).astype(np.uint8), (0, 0), 1.0))


def _four_sides(hull: Any) -> Grid | None:
    import cv2

    length = cv2.arcLength(hull, True)
    for tolerance in np.arange(0.01, 0.12, 0.005):
        corners = cv2.approxPolyDP(hull, float(tolerance) * length, True)
        if len(corners) == 4:
            return np.asarray(corners.reshape(4, 2), np.float64)
        if len(corners) < 4:
            return None
    return None


def _upper_left_first(quad: Grid) -> Grid:
    middle = quad.mean(axis=0)
    order = np.argsort(np.arctan2(quad[:, 1] - middle[1], quad[:, 0] - middle[0]))
    quad = quad[order]
    return np.roll(quad, -int(np.argmin(quad.sum(axis=1))), axis=0)


def _refined(picture: Picture, quad: Grid) -> Grid:
    """Each side moved to where the picture changes most, and the corners to where sides meet."""
    import cv2

    gray = cv2.GaussianBlur(darkest(picture), (0, 0), 1.2).astype(np.float32)
    sides = []
    size = float(np.linalg.norm(quad[2] - quad[0]))
    reach = max(6, round(0.012 * size))
    for k in range(4):
        a, b = quad[k], quad[(k + 1) % 4]
        along = (b - a) / np.linalg.norm(b - a)
        out = np.array([along[1], -along[0]])
        t = np.linspace(0.06, 0.94, 80)[:, None]
        middle = a + t * (b - a)
        offsets = np.arange(-reach, reach + 1)
        places = middle[:, None, :] + offsets[None, :, None] * out
        profile = cv2.remap(
            gray,
            places[..., 0].astype(np.float32),
            places[..., 1].astype(np.float32),
            cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_REPLICATE,
        )
        slope = np.abs(profile[:, 2:] - profile[:, :-2])
        at = offsets[1 + np.argmax(slope, axis=1)]
        strong = slope.max(axis=1) > 0.3 * np.median(slope.max(axis=1))
        if strong.sum() < 20:
            return quad
        points = (middle + at[:, None] * out)[strong].astype(np.float32)
        vx, vy, x, y = cv2.fitLine(points, cv2.DIST_HUBER, 0, 0.01, 0.01).reshape(4)
        sides.append((np.array([x, y]), np.array([vx, vy])))
    corners = [_meeting(sides[k - 1], sides[k]) for k in range(4)]
    found = np.array(corners)
    far = np.linalg.norm(found - quad, axis=1).max() > 3.0 * reach
    return quad if far or not np.isfinite(found).all() else found


def _meeting(first: tuple[Grid, Grid], second: tuple[Grid, Grid]) -> Grid:
    (p, u), (q, v) = first, second
    cross = u[0] * v[1] - u[1] * v[0]
    if abs(cross) < 1e-6:
        return np.array([np.nan, np.nan])
    t = ((q[0] - p[0]) * v[1] - (q[1] - p[1]) * v[0]) / cross
    return np.asarray(p + t * u, np.float64)


def _bars(picture: Picture, geometry: Geometry) -> Iterator[Grid]:
    """Frames by a row of equal squares: the green bars, or the light between the thick ones."""
    import cv2

    share = min(1.0, FINE / max(picture.shape[:2]))
    small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    lit = darkest(small)
    wide = max(31, round(0.03 * max(small.shape[:2])) | 1)
    around = cv2.blur(lit, (3 * wide, 3 * wide)).astype(np.float32)
    dark = (lit < 0.75 * around).astype(np.uint8)
    light = (lit > 1.6 * around + 20).astype(np.uint8)
    defense = geometry.defense_bar_centers()
    gaps = _between(geometry.offense_bar_centers())
    for mask, centers in ((dark, defense), (light, gaps)):
        row = _row_of_squares(mask, len(centers))
        if row is None:
            continue
        row = (row + 0.5) / share - 0.5
        for way in (row, row[::-1]):
            yield _from_row(way, centers, geometry)


def _between(centers: tuple[float, ...]) -> tuple[float, ...]:
    return tuple((a + b) / 2.0 for a, b in pairwise(centers))


def _row_of_squares(mask: Picture, count: int) -> Grid | None:
    """The centers of `count` equal squares in one row, equally far apart; None if there is none."""
    import cv2

    _, _, stats, centers = cv2.connectedComponentsWithStats(mask, connectivity=4)
    wide, high, area = stats[:, 2], stats[:, 3], stats[:, 4]
    sides = np.maximum(wide, high).astype(float)
    square = (area > 16) & (area > 0.55 * wide * high) & (wide < 1.6 * high) & (high < 1.6 * wide)
    square &= sides < 0.06 * max(mask.shape)
    square[0] = False
    points, sides = centers[square][:400], sides[square][:400]
    for i, j in combinations(range(len(points)), 2):
        apart = points[j] - points[i]
        step = float(np.hypot(*apart))
        if not 1.3 * sides[i] < step < 2.9 * sides[i] or not 0.75 < sides[i] / sides[j] < 1.33:
            continue
        row = _grown(points, points[i], apart)
        if len(row) == count:
            return np.array(row)
    return None


def _grown(points: Grid, start: Grid, step: Grid) -> list[Grid]:
    """All points of the row that goes through `start` in equal steps."""
    row = [start]
    for way in (step, -step):
        move = way.copy()
        here = start
        while True:
            miss = np.linalg.norm(points - (here + move), axis=1)
            k = int(np.argmin(miss))
            if miss[k] > 0.12 * np.hypot(*step) or len(row) > 40:
                break
            move = 0.5 * move + 0.5 * (points[k] - here)
            here = points[k]
            row = [*row, here] if way is step else [here, *row]
    return row


def _from_row(row: Grid, centers: tuple[float, ...], geometry: Geometry) -> Grid:
    """The frame of a card whose bars lie in that row, as a similarity."""
    xs = np.array(centers)
    y = (geometry.bars_top + geometry.bars_bottom) / 2.0
    middle = row.mean(axis=0)
    step = ((row - middle) * (xs - xs.mean())[:, None]).sum(axis=0) / ((xs - xs.mean()) ** 2).sum()
    turn = np.array([[step[0], -step[1]], [step[1], step[0]]])
    shift = middle - turn @ np.array([xs.mean(), y])
    return np.array([[*turn[0], shift[0]], [*turn[1], shift[1]], [0.0, 0.0, 1.0]])
