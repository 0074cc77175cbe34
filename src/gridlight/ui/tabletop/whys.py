"""Which ruling a table's “Why?” leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from gridlight.present import rules_told

if TYPE_CHECKING:
    from gridlight.ui.bridge import Bridge
    from gridlight.ui.chrome import StatusLine


class Told(Protocol):
    """A stage that tells of a game."""

    bridge: Bridge
    status_line: StatusLine


def why_of(stage: Told, *, showing: bool) -> str:
    """The ruling behind what happened last, or behind what is to be done now.

    While a step is `showing` it stays the one before: what isn't seen yet isn't told.
    """
    if showing:
        return stage.status_line.status().why
    return rules_told.now(stage.bridge.table.header.game, stage.bridge.history)
