"""Broad lines as thin ones: middle lines, where they meet, and which goes on as which."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gridlight.workshop.scan.frame import Grid

NDMask = NDArray[np.bool_]
RING = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
MOST_ROUNDS = 60


@lru_cache(maxsize=1)
def _tables() -> tuple[NDMask, NDMask, NDArray[np.uint8]]:
    """Zhang and Suen's two rules by the eight neighbors, and the crossings of each ring."""
    first, second = np.zeros(256, bool), np.zeros(256, bool)
    crossings = np.zeros(256, np.uint8)
    for code in range(256):
        ring = [(code >> k) & 1 for k in range(8)]
        turns = sum(1 for k in range(8) if not ring[k] and ring[(k + 1) % 8])
        crossings[code] = turns
        north, east, south, west = ring[0], ring[2], ring[4], ring[6]
        if 2 <= sum(ring) <= 6 and turns == 1:
            first[code] = not (north and east and south) and not (east and south and west)
            second[code] = not (north and east and west) and not (north and south and west)
    return first, second, crossings


def _codes(mask: NDArray[np.uint8]) -> NDArray[np.uint8]:
    padded = np.pad(mask, 1)
    code = np.zeros(mask.shape, np.uint8)
    height, width = mask.shape
    for k, (dr, dc) in enumerate(RING):
        code |= padded[1 + dr : 1 + dr + height, 1 + dc : 1 + dc + width] << k
    return code


def thinned(mask: NDMask) -> NDMask:
    """The middle lines of a mask, one pixel wide."""
    first, second, _ = _tables()
    thin = mask.astype(np.uint8)
    for _ in range(MOST_ROUNDS):
        before = int(thin.sum())
        for rule in (first, second):
            thin[rule[_codes(thin)] & (thin > 0)] = 0
        if int(thin.sum()) == before:
            break
    return thin > 0


@dataclass(slots=True)
class Branch:
    """A stretch between two knots; a knot is -1 at a loose end. Points are rows and columns."""

    points: list[tuple[int, int]]
    knots: list[int] = field(default_factory=list)

    @property
    def length(self) -> float:
        """Length in pixels."""
        places = np.array(self.points, float)
        return float(np.linalg.norm(np.diff(places, axis=0), axis=1).sum())


def branches_of(thin: NDMask) -> tuple[list[Branch], int]:
    """The branches of middle lines, and how many knots there are."""
    import cv2

    _, _, crossings = _tables()
    turns = np.where(thin, crossings[_codes(thin.astype(np.uint8))], 0)
    knots = (turns >= 3).astype(np.uint8)
    count, labels = cv2.connectedComponents(knots, connectivity=8)
    rows, columns = np.nonzero(thin & (knots == 0))
    left = set(zip(rows.tolist(), columns.tolist(), strict=True))
    found: list[Branch] = []
    ends = [p for p in left if turns[p] != 2 or _knots_beside(p, labels)]
    for start in (*ends, *sorted(left)):
        if start in left:
            found.append(_walked(start, left, labels))
    return [branch for branch in found if branch.points], count - 1


def _beside(pixel: tuple[int, int]) -> list[tuple[int, int]]:
    r, c = pixel
    straight = [(r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)]
    return [*straight, (r - 1, c + 1), (r + 1, c + 1), (r + 1, c - 1), (r - 1, c - 1)]


def _knots_beside(pixel: tuple[int, int], labels: NDArray[np.int32]) -> list[int]:
    height, width = labels.shape
    return [
        int(labels[r, c])
        for r, c in _beside(pixel)
        if 0 <= r < height and 0 <= c < width and labels[r, c] > 0
    ]


def _walked(
    start: tuple[int, int], left: set[tuple[int, int]], labels: NDArray[np.int32]
) -> Branch:
    """The branch from a pixel to its other end; its pixels are no longer left."""
    points = [start]
    left.discard(start)
    first = _knots_beside(start, labels)
    here = start
    while True:
        following = [p for p in _beside(here) if p in left]
        if not following or (len(points) > 1 and _knots_beside(here, labels)):
            break
        here = following[0]
        points.append(here)
        left.discard(here)
    last = _knots_beside(here, labels)
    begin = first[0] if first else -1
    if len(points) == 1:
        others = [knot for knot in first if knot != begin]
        return Branch(points, [begin, others[0] if others else -1])
    return Branch(points, [begin, last[0] if last else -1])


@dataclass(slots=True)
class Joint:
    """Knots that lie so near each other that they are one place where lines cross."""

    arms: list[tuple[int, int]] = field(default_factory=list)  # branch, which of its ends


def strands_of(
    thin: NDMask,
    scale: float,
    spur: float,
    near: float,
    stray: Callable[[Grid], bool] = lambda line: False,
) -> list[Grid]:
    """Middle lines led straight on through where they cross; columns and rows in pixels.

    Loose branches shorter than `spur` yards are left out where lines meet, and so are those that
    `stray` knows, from where they meet others to their loose end; knots nearer than `near` yards
    are one crossing.
    """
    branches, _ = branches_of(thin)
    kept = [
        b
        for b in branches
        if not (
            -1 in b.knots
            and b.knots != [-1, -1]
            and (b.length < spur * scale or stray(_outward(b)))
        )
    ]
    group = _grouped(kept, near * scale)
    inner = [b.length < near * scale and b.knots[0] > 0 and b.knots[1] > 0 for b in kept]
    joints: dict[int, Joint] = {}
    for index, branch in enumerate(kept):
        if inner[index]:
            continue
        for end, knot in enumerate(branch.knots):
            if knot > 0:
                joints.setdefault(group[knot], Joint()).arms.append((index, end))
    follows: dict[tuple[int, int], tuple[int, int]] = {}
    for joint in joints.values():
        for one, other in _pairs(joint.arms, kept, scale):
            follows[one], follows[other] = other, one
    return _chained(kept, inner, follows)


def _outward(branch: Branch) -> Grid:
    """A loose branch from its knot to its end, columns and rows."""
    points = branch.points if branch.knots[1] == -1 else branch.points[::-1]
    return np.array([(c, r) for r, c in points], float)


def _grouped(branches: list[Branch], near: float) -> dict[int, int]:
    group = {knot: knot for b in branches for knot in b.knots if knot > 0}

    def root(knot: int) -> int:
        while group[knot] != knot:
            knot = group[knot]
        return knot

    for branch in branches:
        a, b = branch.knots
        if a > 0 and b > 0 and a != b and branch.length < near:
            group[root(a)] = root(b)
    return {knot: root(knot) for knot in group}


def _pairs(
    arms: list[tuple[int, int]], branches: list[Branch], scale: float
) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Which arm goes on as which: those that make the straightest line first."""
    ways = [_way_out(branches[index], end, scale) for index, end in arms]
    choices = sorted((float(ways[i] @ ways[j]), i, j) for i in range(len(arms)) for j in range(i))
    pairs, used = [], set[int]()
    for bend, i, j in choices:
        if i in used or j in used or (bend > 0.2 and len(arms) > 2):
            continue
        used |= {i, j}
        pairs.append((arms[i], arms[j]))
    return pairs


def _way_out(branch: Branch, end: int, scale: float) -> Grid:
    """The direction of a branch away from one of its ends."""
    points = branch.points if end == 0 else branch.points[::-1]
    near = points[min(round(0.3 * scale), len(points) - 1)]
    far = points[min(round(1.3 * scale), len(points) - 1)]
    if near == far:
        near = points[0]
    way = np.array(far, float) - np.array(near, float)
    size = float(np.linalg.norm(way))
    return way / size if size else np.array([0.0, 0.0])


def _chained(
    branches: list[Branch], inner: list[bool], follows: dict[tuple[int, int], tuple[int, int]]
) -> list[Grid]:
    done = list(inner)
    strands: list[Grid] = []
    loose = [(k, end) for k in range(len(branches)) for end in (0, 1) if (k, end) not in follows]
    for index, end in (*loose, *((k, 0) for k in range(len(branches)))):
        if done[index]:
            continue
        line: list[tuple[int, int]] = []
        here: tuple[int, int] | None = (index, end)
        while here is not None and not done[here[0]]:
            k, begin = here
            done[k] = True
            points = branches[k].points
            line += points if begin == 0 else points[::-1]
            here = follows.get((k, 1 - begin))
        strands.append(np.array([(c, r) for r, c in line], float))
    return [strand for strand in strands if len(strand) > 1]


def length_of(line: Grid) -> float:
    """Length of a line of places."""
    return float(np.linalg.norm(np.diff(line, axis=0), axis=1).sum())


def evenly(line: Grid, step: float) -> Grid:
    """The line with places about `step` apart."""
    apart = np.linalg.norm(np.diff(line, axis=0), axis=1)
    keep = np.concatenate([[True], apart > 1e-9])
    line, apart = line[keep], apart[apart > 1e-9]
    if not len(apart):
        return line
    arc = np.concatenate([[0.0], np.cumsum(apart)])
    count = max(1, math.ceil(arc[-1] / step))
    at = np.linspace(0.0, arc[-1], count + 1)
    return np.column_stack([np.interp(at, arc, line[:, k]) for k in (0, 1)])
