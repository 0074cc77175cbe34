"""What every computer coach answers to: a move, and on request what it thinks of all of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from gridlight.kernel.game import LegalMoves, Seat

LEVELS = ("random", "rookie", "pro", "master")
"""The levels of every game, weakest first."""

Stop = Callable[[], bool]
"""Asked now and then: whether the coach is to answer at once with the best so far."""


def never() -> bool:
    """A stop flag that is never raised."""
    return False


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move, how often the coach makes it here, and what it is worth to the coach's seat."""

    move: Any
    chance: float
    worth: float | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What a coach thinks: each move weighed, likeliest first, the value of the position to the
    coach's seat, in what `unit` (`points` or `chance to win`), and a reason in one sentence.
    """

    moves: tuple[Weighed, ...]
    value: float | None
    unit: str
    reason: str

    @property
    def best(self) -> Weighed:
        """The likeliest move."""
        return self.moves[0]


class Coach(Protocol):
    """Somebody who chooses for a seat, knowing its view and nothing else."""

    @property
    def level(self) -> str:
        """The level's name as on labels: `pro`."""
        ...

    def choose(
        self,
        view: Any,
        seat: Seat,
        legal: LegalMoves[Any],
        stream: random.Random,
        stop: Stop = never,
    ) -> Any:
        """One of the legal moves; chance comes from `stream` alone."""
        ...


class Adviser(Coach, Protocol):
    """A coach that can say why."""

    def advise(self, view: Any, seat: Seat, legal: LegalMoves[Any], stop: Stop = never) -> Advice:
        """What it thinks of every legal move."""
        ...


def draw(moves: tuple[Weighed, ...], stream: random.Random) -> Any:
    """One of the moves by its chance; always one draw from the stream."""
    point = stream.random() * sum(weighed.chance for weighed in moves)
    for weighed in moves:
        point -= weighed.chance
        if point < 0.0:
            return weighed.move
    return max(moves, key=lambda weighed: weighed.chance).move
