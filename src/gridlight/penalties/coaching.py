"""A game's own coach at a table with the penalty die."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from gridlight.kernel.game import LegalMoves, Seat
from gridlight.kernel.moves import move
from gridlight.penalties.state import PenaltyView
from gridlight.penalties.worth import worth

Value = Callable[[Any, Seat], float]
"""What a view of the game between plays is worth to a seat."""


class Chooser(Protocol):
    """Whoever chooses for a seat in the game underneath."""

    def choose(
        self, view: Any, seat: Seat, legal: LegalMoves[Any], stream: random.Random, *more: Any
    ) -> Any:
        """One of the legal moves."""
        ...


class LayeredCoach:
    """A coach that sees the game underneath and answers penalties by what each leads to.

    `value` is its own evaluation; without one the decision clock's rule of thumb (PEN-13).
    """

    def __init__(self, coach: Chooser, value: Value = worth) -> None:
        self.coach = coach
        self._value = value

    def choose(
        self,
        view: PenaltyView[Any],
        seat: Seat,
        legal: LegalMoves[Any],
        stream: random.Random,
        *more: Any,
    ) -> Any:
        """One of the legal moves."""
        if view.choice is None:
            return self.coach.choose(view.game, seat, legal, stream, *more)
        options = view.choice.options
        return move(max(options, key=lambda option: self._value(option.game, seat)).words)
