"""Sealed picks: the hash that stands before a pick is shown, and its check afterwards (FB-19)."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.cards.model import Deck
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.situation import Names, quarter
from gridlight.present.words import formation_name, play_name
from gridlight.session.journal import PERSON
from gridlight.session.seals import Pick
from gridlight.session.table import Table

SHORT = 8
HOW = tr("A seal is the SHA-256 of its salt, a zero byte and the pick’s words, in UTF-8 (FB-19).")


@dataclass(frozen=True, slots=True)
class StandingSeal:
    """A pick that nobody may know yet: whose it is, and the hash that was made of it."""

    seat: Seat
    who: str
    hash: str
    computer: bool

    @property
    def short(self) -> str:
        """The beginning of the hash, in two groups."""
        return f"{self.hash[:4]} {self.hash[4:SHORT]}…"

    @property
    def spoken(self) -> str:
        """All of it, as one sentence."""
        return tr("{team}’s pick is sealed: SHA-256 {hash}.", team=self.who, hash=self.hash)


@dataclass(frozen=True, slots=True)
class CheckedSeal:
    """A sealed pick of a game. `words` and `salt` are empty until it was shown; `matches` says
    whether they make the hash, None as long as nobody may know.
    """

    step: int
    where: str
    who: str
    shown: str
    words: str
    salt: str
    hash: str
    matches: bool | None

    @property
    def verdict(self) -> str:
        """What the check found, in a word or two."""
        return _VERDICTS[self.matches]


_VERDICTS = {None: tr("still sealed"), True: tr("matches"), False: tr("does not match")}


def standing_seals(table: Table, names: Names) -> tuple[StandingSeal, ...]:
    """The picks that are sealed now, the computer's first."""
    seats = table.header.seats
    found = [
        StandingSeal(
            record.seat, names.of(record.seat), record.seal, seats[record.seat].kind != PERSON
        )
        for record in table.history
        if record.seal and record.words is None and record.seat is not None
    ]
    return tuple(sorted(found, key=lambda seal: not seal.computer))


def checked_seals(table: Table, names: Names, deck: Deck | None = None) -> tuple[CheckedSeal, ...]:
    """Every sealed pick of a game in order, each hashed anew where it has been shown."""
    history = table.history
    found = []
    for record in history:
        if record.seal and record.seat is not None:
            words, salt = record.words or "", table.salt_of(record.n)
            found.append(
                CheckedSeal(
                    record.n,
                    _where(history[record.n - 1].described),
                    names.of(record.seat),
                    _card(words, deck),
                    words,
                    salt,
                    record.seal,
                    Pick(words, salt).hash == record.seal if words else None,
                )
            )
    return tuple(found)


def _where(described: object) -> str:
    facts = described if isinstance(described, dict) else {}
    number, plays = facts.get("quarter"), facts.get("plays")
    if not isinstance(number, int) or not isinstance(plays, int):
        return ""
    return trn(
        "{quarter}, after {n} play",
        "{quarter}, after {n} plays",
        plays,
        quarter=quarter(number) if number <= 4 else tr("Overtime"),
    )


def _card(words: str, deck: Deck | None) -> str:
    """A pick's words with the card's name: “7 Long Pass”."""
    mark = words.rpartition(" ")[2]
    if not words:
        return ""
    if mark.isdigit():
        return f"{mark} {play_name(deck, int(mark))}".strip()
    return f"{mark} {formation_name(deck, mark)}".strip()
