"""Empty sheets, unfinished cards, and decks that hold a place for every card."""

from __future__ import annotations

from dataclasses import replace

from gridlight.cards.model import (
    CLASSIC_GEOMETRY,
    DIAMONDS,
    LETTERS,
    NUMBERS,
    Deck,
    DefenseCard,
    End,
    Kind,
    OffenseCard,
)

Card = OffenseCard | DefenseCard
KEYS = (*(str(number) for number in NUMBERS), *LETTERS)
"""What the cards of a whole deck are called, the offense first."""

LICENSE = "All rights reserved"


def empty_play(number: int) -> OffenseCard:
    """A sheet for a play with nothing drawn on it."""
    return OffenseCard(number, f"Play {number}", Kind.RUN, (), End.DOWN)


def empty_formation(letter: str) -> DefenseCard:
    """A sheet for a formation with nothing drawn on it."""
    return DefenseCard(letter, f"Formation {letter}", (), ())


def empty_deck(name: str, author: str) -> Deck:
    """Twelve and six empty sheets."""
    deck = Deck(name, author, LICENSE, CLASSIC_GEOMETRY, (), ())
    return filled(deck)


def filled(deck: Deck) -> Deck:
    """A deck with an empty sheet for each card that it lacks, in order of their names."""
    plays = {card.number: card for card in deck.offense}
    formations = {card.letter: card for card in deck.defense}
    return replace(
        deck,
        offense=tuple(plays.get(number) or empty_play(number) for number in NUMBERS),
        defense=tuple(formations.get(letter) or empty_formation(letter) for letter in LETTERS),
    )


def is_empty(card: Card) -> bool:
    """Whether nothing is drawn on a card."""
    if isinstance(card, OffenseCard):
        return not card.segments
    return not (card.diamonds or card.dots)


def is_drawn(card: Card) -> bool:
    """Whether a card has all that a card's file must have; faults may be left in it."""
    if isinstance(card, OffenseCard):
        return bool(card.segments) and all(len(part.points) > 1 for part in card.segments)
    return len(card.diamonds) == DIAMONDS


def drawn(deck: Deck) -> Deck:
    """The cards of a deck that are drawn: what its files can hold."""
    return replace(
        deck,
        offense=tuple(card for card in deck.offense if is_drawn(card)),
        defense=tuple(card for card in deck.defense if is_drawn(card)),
    )


def cards_of(deck: Deck) -> tuple[Card, ...]:
    """All cards of a deck, the offense first."""
    return (*deck.offense, *deck.defense)


def card_in(deck: Deck, key: str) -> Card:
    """The card called `key`, a number or a letter; CardError where there is none."""
    return deck.play(int(key)) if key.isdecimal() else deck.formation(key)


def with_card(deck: Deck, key: str, card: Card) -> Deck:
    """A deck with a card in the place of the one called `key`."""
    if isinstance(card, OffenseCard):
        plays = tuple(card if old.key == key else old for old in deck.offense)
        return replace(deck, offense=plays)
    formations = tuple(card if old.key == key else old for old in deck.defense)
    return replace(deck, defense=formations)


def keyed(card: Card, key: str) -> Card:
    """The same card under another number or letter of its side."""
    if isinstance(card, OffenseCard):
        return replace(card, number=int(key))
    return replace(card, letter=key)


def same_drawing(one: Card, other: Card) -> bool:
    """Whether two cards of one side differ in nothing but what they are called."""
    return replace(keyed(one, other.key), name=other.name) == other


def side_keys(key: str) -> tuple[str, ...]:
    """The keys of all cards of the side that `key` is of."""
    return KEYS[: len(NUMBERS)] if key.isdecimal() else KEYS[len(NUMBERS) :]


def moved_card(deck: Deck, key: str, to: str) -> Deck:
    """A card put in another's place of its side; those between close up and are called anew."""
    keys = side_keys(key)
    cards: list[Card] = [card_in(deck, each) for each in keys]
    cards.insert(keys.index(to), cards.pop(keys.index(key)))
    for each, card in zip(keys, cards, strict=True):
        deck = with_card(deck, each, keyed(card, each))
    return deck


def swapped_cards(deck: Deck, key: str, other: str) -> Deck:
    """Two cards of one side with their numbers or letters exchanged."""
    one, two = card_in(deck, key), card_in(deck, other)
    return with_card(with_card(deck, key, keyed(two, key)), other, keyed(one, other))
