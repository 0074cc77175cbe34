"""The holes of the board: a column from the left of the offense, a row from the line (PS-2)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from gridlight.kernel.grid import ALL_WAYS, Square
from gridlight.kernel.language import tr

Hole = Square
"""Column from 1 and row; row 0 is the line of scrimmage, positive rows lie ahead of it."""

_NAME = re.compile(r"([1-9][0-9]?),(0|-?[1-9][0-9]?)")


@dataclass(frozen=True, slots=True)
class Holes:
    """A board so many holes wide, with so many rows on each side of the line."""

    width: int
    half_length: int

    def __contains__(self, hole: Hole) -> bool:
        return 1 <= hole[0] <= self.width and abs(hole[1]) <= self.half_length

    @property
    def middle(self) -> int:
        """The middle column (the width is odd)."""
        return (self.width + 1) // 2

    def around(self, hole: Hole) -> tuple[Hole, ...]:
        """The up to eight holes that touch this one."""
        return _around(self, hole)

    def at_the_sideline(self, hole: Hole) -> bool:
        """Whether a step sideways from there leads out of bounds."""
        return hole[0] in (1, self.width)


@lru_cache(maxsize=1 << 14)
def _around(holes: Holes, hole: Hole) -> tuple[Hole, ...]:
    column, row = hole
    touching = ((column + right, row + up) for right, up in ALL_WAYS)
    return tuple(hole for hole in touching if hole in holes)


@lru_cache(maxsize=1 << 14)
def name_of(hole: Hole) -> str:
    """A hole as it is written: `27,-1`."""
    return f"{hole[0]},{hole[1]}"


def hole_of(name: str) -> Hole:
    """The hole of that name, on whatever board; raises `ValueError` for no name at all."""
    found = _NAME.fullmatch(name)
    if not found:
        raise ValueError(tr("“{name}” is no hole; write column and row, like 27,-1", name=name))
    return int(found[1]), int(found[2])
