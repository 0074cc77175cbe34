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


HASTY = frozenset({"random", "rookie"})
"""Levels that answer a penalty by a rule of thumb, whatever they could know."""


class LayeredCoach:
    """A coach that sees the game underneath and answers penalties by what each leads to.

    `value` says what each outcome is worth; by default the coach's own judgment of it
    (`settled`), and where it has none, or plays hastily, the decision clock's rule of thumb
    (PEN-13).
    """

    def __init__(self, coach: Chooser, value: Value | None = None) -> None:
        self.coach = coach
        self._value = value or _own(coach)

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


def _own(coach: Chooser) -> Value:
    """How a coach judges what a penalty leads to."""
    settled: Value | None = getattr(coach, "settled", None)
    if settled is None or getattr(coach, "level", "") in HASTY:
        return worth
    return settled
