"""Ways on the Pegskin board as a hand draws them, for words on why they can't be gone."""

from __future__ import annotations

from gridlight.games.pegskin.holes import Hole
from gridlight.kernel.language import tr

OFF_THE_BOARD = tr(
    "pegs stay on the board; the man with the ball steps out beside the sideline (PS-11)."
)
NO_WAY = tr("no way that is left to the peg leads there (PS-10).")
ROLL_FIRST = tr("the dice are rolled first (PS-7).")
WHERE = tr("pegs are placed on their own side of the line, one a hole (PS-5).")
NOT_IN_HAND = tr("take a peg from the tray and put it there, or press L, B or R (PS-5).")
NO_TAKER = tr("the ball goes to one of the men with a ring (PS-16).")
NO_RECEIVER = tr("nobody stands there: a pass goes to a numbered receiver (PS-21).")


def straight_way(start: Hole, end: Hole) -> tuple[Hole, ...]:
    """The holes from `start` to `end`, both among them: diagonally first, then straight."""
    way = [start]
    while way[-1] != end:
        column, row = way[-1]
        way.append((column + _toward(column, end[0]), row + _toward(row, end[1])))
    return tuple(way)


def _toward(now: int, wanted: int) -> int:
    return (wanted > now) - (wanted < now)
