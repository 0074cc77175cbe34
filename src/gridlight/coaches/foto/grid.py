"""Every situation from scrimmage that a game can come to, numbered.

A situation is a down, the spot in yards from the offense's own goal line (1 to 99) and the yards
to gain; to gain as many as it is to the goal line means first and goal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Whole = NDArray[np.int64]

FIELD = 100
DOWNS = 4
FARTHEST = 40
"""More yards to gain than this are taken for as many; no play of a whole deck gains more."""

Place = tuple[int, int, int]  # down, spot, yards to gain


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """The situations: `down`, `spot`, `to_go` (n,), fourth downs first; `first` (101,) is the
    number of first and ten at each spot, −1 at the goal lines.

    `where` (5, 101, FARTHEST + 1) is the number of a situation; for one that no game comes to,
    that of the one most like it.
    """

    down: Whole
    spot: Whole
    to_go: Whole
    where: Whole
    first: Whole

    def __len__(self) -> int:
        return len(self.down)

    def number(self, down: int, spot: int, to_go: int) -> int:
        """The number of a situation."""
        return int(self.where[down, spot, min(to_go, FARTHEST)])

    def rows(self, down: int) -> slice:
        """The numbers of all situations on this down."""
        found = np.flatnonzero(self.down == down)
        return slice(int(found[0]), int(found[-1]) + 1)


def walked(spot: Whole | int, yards: int) -> Whole:
    """The spots after a penalty of `yards` towards the goal line at `FIELD`. PEN-6"""
    left = FIELD - np.asarray(spot, dtype=np.int64)
    return np.asarray(spot + np.where(left < 2 * yards, np.maximum(left // 2, 0), yards))


def walked_back(spot: Whole | int, yards: int) -> Whole:
    """The spots after a penalty of `yards` towards the own goal line. PEN-6"""
    return FIELD - walked(FIELD - np.asarray(spot, dtype=np.int64), yards)


def grid_of(gains: Iterable[int], offside: int) -> Grid:
    """All situations that follow from first downs anywhere, by these gains and by offside."""
    gains = sorted(set(gains))
    back = walked_back(np.arange(FIELD + 1), offside)
    seen: set[Place] = {(1, spot, min(10, FIELD - spot)) for spot in range(1, FIELD)}
    front = list(seen)
    while front:
        fresh = {after for place in front for after in _after(place, gains, back)} - seen
        seen |= fresh
        front = list(fresh)
    return numbered(sorted(seen, key=lambda place: (-place[0], place[1], place[2])))


def _after(place: Place, gains: list[int], back: Whole) -> Iterator[Place]:
    down, spot, to_go = place
    behind = int(back[spot])
    yield down, behind, min(to_go + spot - behind, FARTHEST)
    if down == DOWNS:
        return
    for gain in gains:
        if spot + gain >= 1 and gain < to_go:
            yield down + 1, spot + gain, min(to_go - gain, FARTHEST)


def numbered(places: list[Place]) -> Grid:
    """The grid of these situations, in their order; fourth downs first."""
    down, spot, to_go = (np.array(column, dtype=np.int64) for column in zip(*places, strict=True))
    where = np.full((DOWNS + 1, FIELD + 1, FARTHEST + 1), -1, dtype=np.int64)
    where[down, spot, to_go] = np.arange(len(places))
    spots = np.arange(1, FIELD)
    first = np.full(FIELD + 1, -1, dtype=np.int64)
    first[1:FIELD] = where[1, spots, np.minimum(10, FIELD - spots)]
    for rows in where[1:, 1:FIELD]:
        for row in rows:
            _fill(row)
    return Grid(down, spot, to_go, where, first)


def _fill(row: Whole) -> None:
    """Let yards to gain that don't come up stand for the nearest that do."""
    known = np.flatnonzero(row >= 0)
    nearest = np.abs(np.arange(FARTHEST + 1)[:, None] - known[None, :]).argmin(axis=1)
    row[:] = row[known[nearest]]
