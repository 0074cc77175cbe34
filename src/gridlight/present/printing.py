"""The print screen in words: which sheets there are, and what a printer is put right by."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, replace

from gridlight.cards.model import Deck, OffenseCard
from gridlight.kernel.errors import OptionError
from gridlight.workshop.drafting.sheets import cards_of, drawn
from gridlight.workshop.paper import Correction

RULERS = "rulers"
"""The key of the last sheet, which has no card."""
TRUE = 0.00005  # a share of a length that no ruler shows
LENGTH = re.compile(r"\s*(\d{1,4}(?:[.,]\d{1,4})?)\s*(?:mm)?\s*")
KINDS = ("All", "Offense", "Defense", "Some")
PAPERS = (("letter", "Letter"), ("a4", "A4"))


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
    return (*sheets, Sheet(RULERS, "Rulers"))


def _side(card: object) -> str:
    return "Offense" if isinstance(card, OffenseCard) else "Defense"


def keys_of(deck: Deck, kind: str) -> frozenset[str]:
    """The keys of the drawn cards of a kind: `All`, `Offense` or `Defense`."""
    whole = drawn(deck)
    sides = {
        "All": cards_of(whole),
        "Offense": whole.offense,
        "Defense": whole.defense,
    }
    return frozenset(card.key for card in sides[kind])


def kind_of(deck: Deck, keys: Collection[str]) -> str:
    """What such a choice of cards is called."""
    alike = (kind for kind in KINDS[:-1] if keys_of(deck, kind) == frozenset(keys))
    return next(alike, KINDS[-1])


def counted(part: Deck) -> str:
    """How many sheets there are: `18 cards and the rulers`."""
    cards = len(cards_of(part))
    if not cards:
        return "the rulers alone"
    return f"{cards} {'card' if cards == 1 else 'cards'} and the rulers"


def length_of(text: str, axis: str) -> float:
    """A length in millimeters as people write it: `99.6`, `99,6 mm`."""
    match = LENGTH.fullmatch(text)
    if match is None:
        problem = f"“{text[:20]}” isn't a length" if text.strip() else "nothing is written"
        raise OptionError(f"100 mm ruler {axis}", "", problem, "Write millimeters, as 99.6.")
    return float(match[1].replace(",", "."))


def correction_words(correction: Correction) -> str:
    """What a printer does and what is done about it, in a sentence or two."""
    axes = (("across", correction.across), ("down", correction.down))
    off = [(name, 1.0 / factor - 1.0) for name, factor in axes]
    told = [_off_words(name, share) for name, share in off if abs(share) > TRUE]
    if not told:
        return "Nothing is put right yet: sheets are drawn as large as they are to be."
    return f"It prints {' and '.join(told)}. Every sheet makes up for it."


def _off_words(axis: str, share: float) -> str:
    size = "large" if share > 0 else "small"
    return f"{abs(share) * 100.0:.2f}\N{NO-BREAK SPACE}% too {size} {axis}"
