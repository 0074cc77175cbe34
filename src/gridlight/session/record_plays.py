"""A game's steps put together to plays, one line each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from gridlight.session.course import Record


@dataclass(frozen=True, slots=True)
class Play:
    """Steps that belong on one line, and the public state before the first of them."""

    before: Mapping[str, Any]
    steps: tuple[Record, ...]

    @property
    def label(self) -> str:
        """Quarter and play, and the spot: `1.10 H40`."""
        quarter = self.before.get("quarter", 1)
        return f"{quarter}.{self.before.get('plays', 0) + 1} {spot_label(self.before.get('spot'))}"


def plays(history: Sequence[Record]) -> list[Play]:
    """The plays of a history; a new one begins whenever the clock, the ball or the score moves."""
    found: list[Play] = []
    for before, record in pairwise(history):
        if found and _marks(found[-1].before) == _marks(before.described):
            found[-1] = Play(found[-1].before, (*found[-1].steps, record))
        else:
            found.append(Play(before.described, (record,)))
    return found


def spot_label(spot: float | None) -> str:
    """A spot as records have it: `H40` and `V40` are the two 40-yard lines, `50` midfield."""
    if spot is None:
        return "-"
    if spot == 50:
        return "50"
    return f"H{spot:g}" if spot < 50 else f"V{100 - spot:g}"


_MARKS = ("quarter", "plays", "spot", "score", "possession", "down")


def _marks(described: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(described.get(key) for key in _MARKS)
