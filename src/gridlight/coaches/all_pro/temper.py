"""How the levels of All-Pro's coaches differ: in depth, noise and habits."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """A level.

    `moves` are the men that it thinks of moving, `sees` the ends of a turn that it looks at
    (0: all), `beam` those for which it looks at the answer of `men` opponents (0: at none),
    `noise` the points by which it misjudges an end, `stubborn` whether it kicks on fourth down
    by habit and not by worth, `tries_out` whether it thinks line-ups through before it takes
    one, `clock` whether it plays to win rather than for points in the last quarter.
    """

    level: str
    moves: int
    sees: int = 0
    beam: int = 0
    men: int = 0
    noise: float = 0.0
    stubborn: bool = False
    tries_out: bool = False
    clock: bool = False


TEMPERS = {
    temper.level: temper
    for temper in (
        Temper("rookie", 5, sees=250, noise=0.25, stubborn=True),
        Temper("pro", 6, sees=800, beam=3, men=2, noise=0.2, stubborn=True),
        Temper("master", 9, sees=8000, beam=10, men=4, tries_out=True, clock=True),
    )
}
