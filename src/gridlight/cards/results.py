"""All results of a deck, and the seven of one pair of cards side by side."""

from __future__ import annotations

from collections.abc import Iterator

from gridlight.cards.light import LightTable
from gridlight.cards.margin import measured
from gridlight.cards.model import ALIGNMENTS, Deck, DefenseCard, OffenseCard
from gridlight.cards.result import Result

Key = tuple[int, str, int]  # offense card, defense card, alignment


def seven(table: LightTable, card: OffenseCard, formation: DefenseCard) -> tuple[Result, ...]:
    """What two cards show at each alignment from −3 to +3, with margins. FE-2"""
    return tuple(
        measured(card, formation, table.resolve(card, formation, alignment), table.deck.geometry)
        for alignment in ALIGNMENTS
    )


def pairs(deck: Deck) -> Iterator[tuple[OffenseCard, DefenseCard]]:
    """Every offense card with every defense card, in the deck's order."""
    return ((card, formation) for card in deck.offense for formation in deck.defense)


def all_results(deck: Deck, table: LightTable | None = None) -> dict[Key, Result]:
    """Every result of a deck as the light shows it, with margins; about a second's work."""
    table = table or LightTable(deck)
    return {
        (card.number, formation.letter, int(result.alignment)): result
        for card, formation in pairs(deck)
        for result in seven(table, card, formation)
    }
