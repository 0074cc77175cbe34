"""Results of cards as they are drawn: by the closed form, quick enough for every move of a hand."""

from __future__ import annotations

from gridlight.cards import exact
from gridlight.cards.model import ALIGNMENTS, Deck, DefenseCard, Geometry, OffenseCard
from gridlight.cards.path import path_of
from gridlight.cards.result import Result
from gridlight.workshop.drafting.sheets import Card, card_in, is_drawn

Row = tuple[Result, ...]


def comes_to_something(card: Card) -> bool:
    """Whether a card is drawn far enough for the other side's to meet it."""
    if isinstance(card, OffenseCard):
        return is_drawn(card) and all(end > begin for begin, end in path_of(card).parts)
    return bool(card.diamonds or card.dots)


def row_of(card: Card, other: Card, geometry: Geometry) -> Row | None:
    """What two cards of different sides show at the seven alignments; None for bare sheets."""
    play, formation = (card, other) if isinstance(card, OffenseCard) else (other, card)
    if not isinstance(play, OffenseCard) or not isinstance(formation, DefenseCard):
        return None
    if not (comes_to_something(play) and comes_to_something(formation)):
        return None
    return tuple(exact.resolve(play, formation, at, geometry) for at in ALIGNMENTS)


def opponents_of(deck: Deck, key: str) -> tuple[str, ...]:
    """The keys of the cards that a card may be laid against."""
    cards = deck.defense if key.isdecimal() else deck.offense
    return tuple(card.key for card in cards)


def rows_of(
    deck: Deck, key: str, card: Card | None = None, rivals: Deck | None = None
) -> dict[str, Row | None]:
    """The results of a card against each of the other side, by their keys.

    `card` takes the place of the one in the deck; the other side's are those of `rivals`, if
    such a deck is given.
    """
    rivals = rivals if rivals is not None else deck
    card = card if card is not None else card_in(deck, key)
    return {
        other: row_of(card, card_in(rivals, other), deck.geometry)
        for other in opponents_of(rivals, key)
    }


def same(one: Result, other: Result) -> bool:
    """Whether two results are the same as far as the game goes."""
    if (one.outcome, one.yards) != (other.outcome, other.yards):
        return False
    return one.yards is not None or one.at_yards == other.at_yards


def changed(row: Row | None, before: Row | None) -> tuple[bool, ...]:
    """At which alignments a row differs from what it was; bare sheets count as all different."""
    if row is None or before is None:
        return (row is not before,) * len(ALIGNMENTS)
    return tuple(not same(one, other) for one, other in zip(row, before, strict=True))
