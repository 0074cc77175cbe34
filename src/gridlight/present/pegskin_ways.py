"""Ways on the Pegskin board as a hand draws them, for words on why they can't be gone."""

from __future__ import annotations

from gridlight.games.pegskin.holes import Hole


def straight_way(start: Hole, end: Hole) -> tuple[Hole, ...]:
    """The holes from `start` to `end`, both among them: diagonally first, then straight."""
    way = [start]
    while way[-1] != end:
        column, row = way[-1]
        way.append((column + _toward(column, end[0]), row + _toward(row, end[1])))
    return tuple(way)


def _toward(now: int, wanted: int) -> int:
    return (wanted > now) - (wanted < now)
