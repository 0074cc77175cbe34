"""What was measured of two levels that played against one another."""

from __future__ import annotations

from dataclasses import dataclass


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
