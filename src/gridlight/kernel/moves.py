"""A move as text: a verb and its arguments."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat chooses: a verb and its arguments, as in records."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))


def move(text: str) -> Move:
    """The move that `text` says; words are separated by spaces."""
    verb, *args = text.split()
    return Move(verb, tuple(args))


TABLE_WORDS = frozenset({"resign", "agree-draw", "time"})
"""Words that end a game or a quarter by the players; never among the legal moves."""

TELL = "tell"
"""The verb that tells what happened on a board of the players' own. What was told may be told
otherwise: it can be taken back, and its dice fall as they fell."""
