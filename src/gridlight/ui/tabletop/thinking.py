"""What the status line says while a computer thinks."""

from __future__ import annotations

from gridlight.kernel.game import Seat
from gridlight.present.situation import Names

THINKS = "thinking…"
LONG = 70  # letters told, beside which there is no room for who thinks


def thinking_words(names: Names, seat: Seat | None, told: str) -> str:
    """What was told last, and who is thinking now if there is room for both."""
    if len(told) > LONG:
        return told
    who = names.does(seat, "is", "are") if seat is not None else "The computer is"
    return f"{told} {who} {THINKS}".strip()


def shown_words(names: Names, seat: Seat | None, told: str, before: str) -> str:
    """What is said while a step is shown: nobody thinks any more, even if nothing is told."""
    if told or not before.endswith(THINKS) or seat is None:
        return told or before
    return names.does(seat, "moves.", "move.")


def thinking_hint(told: str, *, undo: bool) -> str:
    """Which keys stop it, and that it thinks where that isn't said yet."""
    keys = "P pauses, Z takes back" if undo else "P pauses"
    return f"Thinking… {keys}" if len(told) > LONG else keys


def passing_words(names: Names, seat: Seat, moved: bool) -> str:
    """What is said where a computer ends its turn, with nothing to be seen of it."""
    if moved:
        return names.does(seat, "ends its turn.", "end their turn.")
    return names.does(seat, "moves nobody.", "move nobody.")
