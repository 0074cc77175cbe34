"""The print screen in words: which sheets there are, and what a printer is put right by."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, replace

from gridlight.cards.model import Deck, OffenseCard
from gridlight.kernel.errors import OptionError
from gridlight.kernel.language import figure, tr, trn
from gridlight.workshop.drafting.sheets import Card, cards_of, drawn
from gridlight.workshop.paper import Correction

RULERS = "rulers"
"""The key of the last sheet, which has no card."""
TRUE = 0.00005  # a share of a length that no ruler shows
LENGTH = re.compile(r"\s*(\d{1,4}(?:[.,]\d{1,4})?)\s*(?:mm)?\s*")
KINDS = (tr("All"), tr("Offense"), tr("Defense"), tr("Some"))
SOME = 3
"""The place among `KINDS` of what is none of the others."""
PAPERS = (("letter", tr("Letter")), ("a4", "A4"))


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet that is printed: its card's key, or `RULERS`, and what it is called."""

    key: str
    words: str


def part_of(deck: Deck, keys: Collection[str]) -> Deck:
    """The deck with those of its drawn cards alone whose keys are given."""
    whole = drawn(deck)
    return replace(
        whole,
        offense=tuple(card for card in whole.offense if card.key in keys),
        defense=tuple(card for card in whole.defense if card.key in keys),
    )


def sheets_of(part: Deck) -> tuple[Sheet, ...]:
    """The sheets of a deck in the order of its PDF."""
    sheets = [Sheet(card.key, f"{_side(card)} {card.key}, {card.name}") for card in cards_of(part)]
    return (*sheets, Sheet(RULERS, tr("Rulers")))


def _side(card: object) -> str:
    return tr("Offense") if isinstance(card, OffenseCard) else tr("Defense")


def keys_of(deck: Deck, kind: int) -> frozenset[str]:
    """The keys of the drawn cards of one of `KINDS` by its place, but of the last."""
    whole = drawn(deck)
    parts: tuple[tuple[Card, ...], ...] = (cards_of(whole), whole.offense, whole.defense)
    return frozenset(card.key for card in parts[kind])


def kind_of(deck: Deck, keys: Collection[str]) -> int:
    """Which of `KINDS` such a choice of cards is."""
    alike = (kind for kind in range(SOME) if keys_of(deck, kind) == frozenset(keys))
    return next(alike, SOME)


def counted(part: Deck) -> str:
    """How many sheets there are: `18 cards and the rulers`."""
    cards = len(cards_of(part))
    if not cards:
        return tr("the rulers alone")
    return trn("{n} card and the rulers", "{n} cards and the rulers", cards)


_RULED = {"across": tr("100 mm ruler across"), "down": tr("100 mm ruler down")}


def length_of(text: str, axis: str) -> float:
    """A length in millimeters as people write it: `99.6`, `99,6 mm`."""
    match = LENGTH.fullmatch(text)
    if match is None:
        problem = tr("nothing is written")
        if text.strip():
            problem = tr("“{words}” isn't a length", words=text[:20])
        raise OptionError(_RULED[axis], "", problem, tr("Write millimeters, as 99.6."))
    return float(match[1].replace(",", "."))


def correction_words(correction: Correction) -> str:
    """What a printer does and what is done about it, in a sentence or two."""
    across, down = _off_across(correction.across), _off_down(correction.down)
    if across and down:
        return tr(
            "It prints {across} and {down}. Every sheet makes up for it.", across=across, down=down
        )
    if across or down:
        return tr("It prints {off}. Every sheet makes up for it.", off=across or down)
    return tr("Nothing is put right yet: sheets are drawn as large as they are to be.")


def _off_across(factor: float) -> str:
    share = 1.0 / factor - 1.0
    if abs(share) <= TRUE:
        return ""
    if share > 0:
        return tr("{percent} too large across", percent=_percent(share))
    return tr("{percent} too small across", percent=_percent(share))


def _off_down(factor: float) -> str:
    share = 1.0 / factor - 1.0
    if abs(share) <= TRUE:
        return ""
    if share > 0:
        return tr("{percent} too large down", percent=_percent(share))
    return tr("{percent} too small down", percent=_percent(share))


def _percent(share: float) -> str:
    return f"{figure(abs(share) * 100.0, '.2f')}\N{NO-BREAK SPACE}%"
