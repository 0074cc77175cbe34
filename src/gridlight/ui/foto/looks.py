"""Cards of a deck as the hand shows them."""

from __future__ import annotations

from gridlight.cards.model import Deck, DefenseCard, Geometry, OffenseCard
from gridlight.cards.path import path_of
from gridlight.ui.paint.cards import CardLook


def offense_look(card: OffenseCard, geometry: Geometry, words: float = 0.58) -> CardLook:
    """The face of an offense card; its curves as short straight lines."""
    path = path_of(card)
    solid: list[tuple[tuple[float, float], ...]] = []
    broken: list[tuple[tuple[float, float], ...]] = []
    for part, segment in enumerate(card.segments):
        line = tuple(_share(point, geometry) for point in path.flat(0.4, part))
        (solid if segment.kind.solid else broken).append(line)
    stars = tuple(_share((star.x, star.y), geometry) for star in card.stars())
    return CardLook(
        card.key,
        card.name,
        "offense",
        tuple(solid),
        tuple(broken),
        stars,
        words=words,
    )


def defense_look(card: DefenseCard, geometry: Geometry, words: float = 0.58) -> CardLook:
    """The face of a formation."""
    return CardLook(
        card.key,
        card.name,
        "defense",
        diamonds=tuple(_share((p.x, p.y), geometry) for p in card.diamonds),
        dots=tuple(_share((p.x, p.y), geometry) for p in card.dots),
        words=words,
    )


def deck_looks(deck: Deck) -> tuple[tuple[CardLook, ...], tuple[CardLook, ...]]:
    """The faces of both sides' cards."""
    offense = tuple(offense_look(card, deck.geometry, 0.5) for card in deck.offense)
    defense = tuple(defense_look(card, deck.geometry, 0.86) for card in deck.defense)
    return offense, defense


def _share(point: tuple[float, float], geometry: Geometry) -> tuple[float, float]:
    return (
        (point[0] - geometry.left) / geometry.width,
        (point[1] - geometry.top) / geometry.height,
    )
