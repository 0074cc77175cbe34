"""Random decks for the coaches' tests: the templates, shaken."""

from __future__ import annotations

import random

from gridlight.cards.model import Deck, DefenseCard, OffenseCard, Point, Segment
from gridlight.coaches.designer.draft import first_draft

TEMPLATE = first_draft().deck("template")


def shaken_play(card: OffenseCard, rng: random.Random, reach: float = 2.5) -> OffenseCard:
    """A play with its control points elsewhere; stretches stay joined, the far end stays."""
    segments: list[Segment] = []
    for segment in card.segments:
        points = [_elsewhere(point, rng, reach) for point in segment.points]
        if segments:
            points[0] = segments[-1].points[-1]
        segments.append(Segment(segment.kind, tuple(points)))
    return OffenseCard(card.number, card.name, card.kind, tuple(segments), card.ends)


def shaken_formation(card: DefenseCard, rng: random.Random, reach: float = 3.0) -> DefenseCard:
    """A formation with its markers elsewhere, some of them touching."""
    diamonds = tuple(_elsewhere(point, rng, reach) for point in card.diamonds)
    dots = tuple(_elsewhere(point, rng, reach) for point in card.dots)
    return DefenseCard(card.letter, card.name, diamonds, dots)


def shaken_deck(seed: int) -> Deck:
    """A random deck."""
    rng = random.Random(seed)
    offense = tuple(shaken_play(card, rng) for card in TEMPLATE.offense)
    defense = tuple(shaken_formation(card, rng) for card in TEMPLATE.defense)
    return Deck("shaken", "", "", TEMPLATE.geometry, offense, defense)


def _elsewhere(point: Point, rng: random.Random, reach: float) -> Point:
    x = round(min(max(point.x + rng.uniform(-reach, reach), -20.0), 20.0), 2)
    y = round(min(point.y + rng.uniform(-reach, reach), 40.5), 2)
    radius = round(rng.uniform(0.0, 4.0), 2) if point.radius else 0.0
    return Point(x, y, radius)
