"""Which results flip when a line is printed a little wider, or a card lies a little off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from gridlight.cards.model import ALIGNMENTS, Deck, DefenseCard, Point
from gridlight.coaches.kernels import Outcome, Results, results
from gridlight.kernel.language import tr

WIDER_INCHES = 0.01
OFF_MILLIMETERS = 0.3
MILLIMETERS = 25.4
"""Millimeters in an inch."""
DISTURBED = {
    "lines 0.01 in wider": tr("lines 0.01 in wider"),
    "lines 0.01 in narrower": tr("lines 0.01 in narrower"),
    "a defense card 0.3 mm to the left": tr("a defense card 0.3 mm to the left"),
    "a defense card 0.3 mm to the right": tr("a defense card 0.3 mm to the right"),
    "a defense card 0.3 mm too high": tr("a defense card 0.3 mm too high"),
    "a defense card 0.3 mm too low": tr("a defense card 0.3 mm too low"),
}
"""How people say what is disturbed; the English is what reports are kept with."""


@dataclass(frozen=True, slots=True)
class Flip:
    """A result that comes out otherwise: its cards and alignment, as it was and as it became."""

    offense: str
    defense: str
    alignment: int
    was: str
    became: str


@dataclass(frozen=True, slots=True)
class Disturbance:
    """One way in which print or hand may be off, and what flips."""

    what: str
    flips: tuple[Flip, ...]


def disturbances(deck: Deck, shown: Results) -> tuple[Disturbance, ...]:
    """What a line 0.01 in wider or narrower flips, and a card that lies 0.3 mm off."""
    return tuple(
        Disturbance(what, tuple(_flips(deck, shown, results(changed, wide=0.0))))
        for what, changed in _changed(deck)
    )


def _changed(deck: Deck) -> Iterator[tuple[str, Deck]]:
    geometry = deck.geometry
    inch = geometry.yards_per_inch
    for sign, word in ((1, "wider"), (-1, "narrower")):
        width = geometry.line_width + sign * WIDER_INCHES * inch
        changed = replace(deck, geometry=replace(geometry, line_width=width))
        yield f"lines {WIDER_INCHES} in {word}", changed
    off = OFF_MILLIMETERS / MILLIMETERS * inch
    ways = (("to the left", -off, 0.0), ("to the right", off, 0.0))
    for word, x, y in (*ways, ("too high", 0.0, -off), ("too low", 0.0, off)):
        moved = tuple(_moved(card, x, y) for card in deck.defense)
        yield f"a defense card {OFF_MILLIMETERS} mm {word}", replace(deck, defense=moved)


def _moved(card: DefenseCard, x: float, y: float) -> DefenseCard:
    def shift(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple(replace(point, x=point.x + x, y=point.y + y) for point in points)

    return DefenseCard(card.letter, card.name, shift(card.diamonds), shift(card.dots))


def _flips(deck: Deck, shown: Results, other: Results) -> Iterator[Flip]:
    for c, d, k in np.argwhere(_labels(shown) != _labels(other)).tolist():
        yield Flip(
            deck.offense[c].key,
            deck.defense[d].key,
            ALIGNMENTS[k],
            result_words(shown, (c, d, k)),
            result_words(other, (c, d, k)),
        )


def _labels(shown: Results) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    bare = np.isin(shown.outcome, (Outcome.INCOMPLETE, Outcome.TOUCHDOWN))
    return np.asarray(shown.outcome * 1000 + np.where(bare, 0, shown.yards))


def result_words(shown: Results, cell: tuple[int, int, int]) -> str:
    """A result in two words: “tackle +4”."""
    outcome = Outcome(int(shown.outcome[cell]))
    word = outcome.name.lower().replace("_", " ")
    if outcome in (Outcome.INCOMPLETE, Outcome.TOUCHDOWN):
        return word
    return f"{word} {int(shown.yards[cell]):+d}".replace("-", "−")
