"""What the status line says while a computer thinks."""

from __future__ import annotations

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.situation import Names

LONG = 70  # letters told, beside which there is no room for who thinks


def thinking_words(names: Names, seat: Seat | None, told: str) -> str:
    """What was told last, and who is thinking now if there is room for both."""
    if len(told) > LONG:
        return told
    return f"{told} {who_thinks(names, seat)}".strip()


def who_thinks(names: Names, seat: Seat | None) -> str:
    """That a side thinks, or the computer."""
    if seat is None:
        return tr("The computer is thinking…")
    return trn(
        "{team} is thinking…", "{team} are thinking…", names.count(seat), team=names.of(seat)
    )


def shown_words(names: Names, seat: Seat | None, told: str, before: str) -> str:
    """What is said while a step is shown: nobody thinks any more, even if nothing is told."""
    thought = tuple(who_thinks(names, each) for each in (*Seat, None))
    if told or not before.endswith(thought) or seat is None:
        return told or before
    return trn("{team} moves.", "{team} move.", names.count(seat), team=names.of(seat))


def thinking_hint(told: str, *, undo: bool) -> str:
    """Which keys stop it, and that it thinks where that isn't said yet."""
    if len(told) > LONG:
        return tr("Thinking… P pauses, Z takes back") if undo else tr("Thinking… P pauses")
    return tr("P pauses, Z takes back") if undo else tr("P pauses")


def passing_words(names: Names, seat: Seat, moved: bool) -> str:
    """What is said where a computer ends its turn, with nothing to be seen of it."""
    if moved:
        return trn(
            "{team} ends its turn.",
            "{team} end their turn.",
            names.count(seat),
            team=names.of(seat),
        )
    return trn(
        "{team} moves nobody.", "{team} move nobody.", names.count(seat), team=names.of(seat)
    )


def preparing_words(names: Names, seat: Seat) -> str:
    """What is said where a computer's first move takes long."""
    return trn(
        "{team} prepares: the first move takes a minute or two, once on each computer.",
        "{team} prepare: the first move takes a minute or two, once on each computer.",
        names.count(seat),
        team=names.of(seat),
    )
