"""What kind a play is, as far as its events say (PEN-11)."""

from __future__ import annotations

from collections.abc import Sequence

from gridlight.football import events as names
from gridlight.kernel.events import Event

RUN, PASS, KICK = "run", "pass", "kick"

_KICKED = frozenset(
    {names.PUNT, names.PUNT_BLOCKED, names.FIELD_GOAL_GOOD, names.FIELD_GOAL_MISSED}
)


def kind_told(kind: str, events: Sequence[Event]) -> str:
    """The kind of a play once these events have happened in it: cards, calls and kicks tell."""
    for told in events:
        if told.name == names.REVEAL:
            kind = str(told["kind"])
        elif told.name == names.PASS_CALLED and not told["lateral"]:
            kind = PASS
        elif told.name in _KICKED:
            kind = KICK
    return kind
