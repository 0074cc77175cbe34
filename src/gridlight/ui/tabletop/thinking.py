"""What the status line says while a computer thinks."""

from __future__ import annotations

from gridlight.kernel.game import Seat
from gridlight.present.situation import Names


def thinking_words(names: Names, seat: Seat | None, told: str) -> str:
    """What was told last, and who is thinking now."""
    who = names.does(seat, "is", "are") if seat is not None else "The computer is"
    return f"{told} {who} thinking…".strip()


def thinking_hint(*, undo: bool) -> str:
    """Which keys stop it."""
    return "P pauses, Z takes back" if undo else "P pauses"
