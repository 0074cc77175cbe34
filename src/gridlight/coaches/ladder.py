"""What was measured of two levels that played against one another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True, slots=True)
class Rung:
    """A level of a game and the one below it, over `games` games with sides swapped.

    `won` are the decided games that the upper one won, in 100; `margin` is half of the interval
    in which the true share lies 95 times in 100.
    """

    game: str
    level: str
    below: str
    won: float
    margin: float
    games: int


def rung_over(ladder: tuple[Rung, ...], game: str, level: str) -> Rung | None:
    """How a level did against the one below it, if that was measured."""
    return next((each for each in ladder if (each.game, each.level) == (game, level)), None)


def rung_under(ladder: tuple[Rung, ...], game: str, level: str) -> Rung | None:
    """How the level above did against this one, if that was measured."""
    return next((each for each in ladder if (each.game, each.below) == (game, level)), None)


def interval(won: int, decided: int) -> tuple[float, float]:
    """Between which shares, in 100, the true one lies 95 times in 100; Wilson's interval."""
    if not decided:
        return 0.0, 100.0
    z, share = 1.959964, won / decided
    middle = share + z * z / (2 * decided)
    reach = z * sqrt(share * (1 - share) / decided + z * z / (4 * decided * decided))
    whole = 1 + z * z / decided
    return 100 * (middle - reach) / whole, 100 * (middle + reach) / whole


HEAD = '''"""How the levels of each game did against one another: games won in 100 decided ones.

Written by `gridlight ladder`.
"""

from __future__ import annotations

from gridlight.coaches.ladder import Rung

LADDER: tuple[Rung, ...] = (
'''


def as_module(rungs: Iterable[Rung]) -> str:
    """The module `ladder_table` that holds these."""
    lines = [
        f'    Rung("{each.game}", "{each.level}", "{each.below}", '
        f"won={each.won}, margin={each.margin}, games={each.games}),\n"
        for each in rungs
    ]
    return HEAD + "".join(lines) + ")\n"


def measured_anew(ladder: Iterable[Rung], fresh: Iterable[Rung]) -> tuple[Rung, ...]:
    """The ladder with what was measured anew in place of what it had of the same two levels."""
    found = {(each.game, each.level, each.below): each for each in (*ladder, *fresh)}
    return tuple(found.values())
