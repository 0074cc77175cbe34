"""What may be called in a board game, as the buttons of its stage show it."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.game import Seat
from gridlight.present.citing import Cited, cited
from gridlight.present.situation import Names
from gridlight.present.words import names_a_seat, refusal


@dataclass(frozen=True, slots=True)
class CallShown:
    """A button of the strip: its words, key and move; `why_not` dims it, `main` is what's next.

    `seat` is whose call it is where it isn't that of the side to decide. `note` says what the
    call would lead to.
    """

    words: str
    key: str
    move: str
    why_not: str = ""
    main: bool = False
    seat: Seat | None = None
    note: str = ""


def told_reason(words: str, names: Names) -> Cited:
    """Words of a refusal as they are said at a table: names for seats, numbers kept aside."""
    if isinstance(words, Cited):
        return words
    if not cited(words) and not names_a_seat(words):
        return Cited(words)
    return refusal(IllegalMove(Seat.HOME, "", words), names)


def plain_reason(reason: str) -> Cited:
    """A rule's reason as a sentence of its own, without the ruling's number, which it knows."""
    return refusal(IllegalMove(Seat.HOME, "", reason), Names()) if reason else Cited("")
