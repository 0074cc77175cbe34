"""A game's steps put together to plays, one line each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from gridlight.football import events as names
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
    """The plays of a history; a new one begins whenever the clock, the ball or the score moves.

    A penalty's choice ends the play that it is about; a play made again is another.
    """
    found: list[Play] = []
    for before, record in pairwise(history):
        if found and _goes_on(found[-1], before):
            found[-1] = Play(found[-1].before, (*found[-1].steps, record))
        else:
            found.append(Play(before.described, (record,)))
    return found


def _goes_on(play: Play, before: Record) -> bool:
    """Whether the step after `before` belongs to the same play."""
    if before.described["phase"] == "penalty-choice":  # what becomes of it isn't settled yet
        return True
    off = any(told.name in _TAKEN_BACK and told.get("negates") for told in before.events)
    return not off and _marks(play.before) == _marks(before.described)


def spot_label(spot: float | None) -> str:
    """A spot as records have it: `H40` and `V40` are the two 40-yard lines, `50` midfield."""
    if spot is None:
        return "-"
    if spot == 50:
        return "50"
    return f"H{spot:g}" if spot < 50 else f"V{100 - spot:g}"


_TAKEN_BACK = frozenset({names.PENALTY_ACCEPTED, names.OFFSETTING})
_MARKS = ("quarter", "plays", "spot", "score", "possession", "down")


def _marks(described: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(described.get(key) for key in _MARKS)
