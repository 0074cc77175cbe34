"""Named formations as data, laid out on a board of any width (PS-5).

A formation lists the columns from the middle, to the right positive, and the row of each peg;
`W` stands for a place near the sideline, whatever the width.
"""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.games.pegskin.holes import Hole, Holes
from gridlight.games.pegskin.state import Kind, LineUp, Peg, PegskinState
from gridlight.kernel.game import Seat

_FROM_SIDELINE = 3
_LINE = "L -2,-1  L -1,-1  L 0,-1  L 1,-1  L 2,-1"
_FIVE = "L -3,1  L -1,1  L 1,1  L 3,1"


@dataclass(frozen=True, slots=True)
class Formation:
    """A line-up with a name, laid out on the board; `taker` takes an offense's snap."""

    name: str
    pegs: tuple[Peg, ...]
    taker: Hole | None = None


# the man who takes the snap is named first
OFFENSE: dict[str, str] = {
    "pro set": f"B 0,-2  {_LINE}  B 3,-1  R -W,-1  R W,-2  B -2,-5  B 2,-5",
    "I": f"B 0,-2  {_LINE}  B 3,-1  R -W,-1  R W,-2  B 0,-4  B 0,-6",
    "shotgun": f"B 0,-6  {_LINE}  B 3,-1  R -W,-1  R W,-2  B -2,-6  B -6,-2",
    "spread": f"B 0,-6  {_LINE}  B 6,-1  R -W,-1  R W,-2  B -6,-2  B 2,-6",
    "wishbone": f"B 0,-2  {_LINE}  B 3,-1  R -W,-1  B 0,-4  B -2,-6  R 2,-6",
    "goal line": f"B 0,-2  {_LINE}  B 3,-1  B -3,-1  R 4,-1  R -4,-2  B 0,-5",
}

DEFENSE: dict[str, str] = {
    "4-3": f"{_FIVE}  L 0,3  B -4,3  B 4,3  B -5,9  B 5,9  R -W,4  R W,4",
    "5-2": f"{_FIVE}  L 0,1  B -3,3  B 3,3  B -5,9  B 5,9  R -W,4  R W,4",
    "blitz": f"{_FIVE}  L 0,1  B -5,1  B 5,1  B -2,2  B 0,8  R -W,4  R W,4",
    "nickel": f"{_FIVE}  L 0,4  B -7,4  B 7,4  B -5,10  B 5,10  R -W,5  R W,5",
    "prevent": "L -3,1  L 0,1  L 3,1  L -4,5  L 4,5  B -8,8  B 8,8  B -4,13  B 4,13  R -W,9  R W,9",
    "goal line": f"{_FIVE}  L 0,1  B -5,1  B 5,1  B -2,3  B 2,3  R -8,2  R 8,2",
}


def formations(holes: Holes, *, offense: bool) -> tuple[Formation, ...]:
    """The named formations of a side, the plainest first, on a board so wide."""
    drawn = OFFENSE if offense else DEFENSE
    return tuple(laid_out(name, items, holes, offense) for name, items in drawn.items())


def laid_out(name: str, items: str, holes: Holes, offense: bool) -> Formation:
    """A line-up as its items lay it out on the board."""
    pegs = []
    words = items.split()
    for kind, place in zip(words[::2], words[1::2], strict=True):
        column, row = place.split(",")
        pegs.append(Peg(offense, Kind(kind), (_column(column, holes), int(row))))
    return Formation(name, tuple(pegs), pegs[0].at if offense else None)


def _column(text: str, holes: Holes) -> int:
    if text.endswith("W"):
        wide = holes.middle - _FROM_SIDELINE
        return holes.middle - wide if text.startswith("-") else holes.middle + wide
    return holes.middle + int(text)


def last_again(state: PegskinState, side: Seat, *, offense: bool) -> LineUp | None:
    """The line-up that a side placed last in the same role."""
    found = (each for each in state.lineups if (each.side, each.offense) == (side, offense))
    return next(found, None)
