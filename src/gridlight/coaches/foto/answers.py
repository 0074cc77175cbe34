"""Best answers to a snap's mixtures, and the cards as the closed form has them."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.exact import resolve
from gridlight.cards.model import ALIGNMENTS, Deck
from gridlight.coaches.snap import Equilibrium
from gridlight.games.foto_electric.light import Sighting, shown, sighting_of
from gridlight.games.foto_electric.state import Shown

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

Cell = tuple[int, int, int]


def best_answers(paid: Floats, play: Equilibrium) -> tuple[float, float]:
    """What the offense's best answer to the defense's mixture gets, and what the defense's best
    answer to the offense's leaves; `paid` (cards, formations, 7) are points to the offense.
    """
    best, left = -np.inf, np.zeros(paid.shape[1])
    for offense_place in range(3):
        reached = paid[:, :, [2 - offense_place + spot for spot in range(5)]]
        chance = play.formation[:, None] * play.placing[:, offense_place]
        best = max(best, float((reached * chance).sum(axis=(1, 2)).max()))
        left += np.tensordot(play.offense[:, offense_place], reached, 1).min(axis=1)
    return best, float(left.min())


def is_mixture(play: Equilibrium) -> bool:
    """Whether the chances of a snap are chances: none below 0, each set adding up to 1."""
    sums = [play.offense.sum(), play.formation.sum(), *play.placing.sum(axis=2).ravel()]
    least = min(float(part.min()) for part in (play.offense, play.formation, play.placing))
    return least >= 0.0 and bool(np.allclose(sums, 1.0, atol=1e-9))


class Cards:
    """What the light shows of every pair of cards, with the goal line anywhere."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._shape = (len(deck.offense), len(deck.defense), len(ALIGNMENTS))
        self._far = {cell: self._sighting(cell) for cell in np.ndindex(self._shape)}
        self.at = cache(self._at)

    def _at(self, to_goal: int) -> tuple[list[Shown], Whole]:
        """The different sightings, and which of them each result is."""
        known: dict[Shown, int] = {}
        of = np.empty(self._shape, dtype=np.int64)
        for cell, sighting in self._far.items():
            seen = sighting.shown if to_goal > sighting.reach else self._near(cell, to_goal)
            of[cell] = known.setdefault(seen, len(known))
        return list(known), of

    def _sighting(self, cell: Cell) -> Sighting:
        c, d, k = cell
        deck = self._deck
        return sighting_of(resolve(deck.offense[c], deck.defense[d], ALIGNMENTS[k], deck.geometry))

    def _near(self, cell: Cell, to_goal: int) -> Shown:
        c, d, k = cell
        deck = self._deck
        cards = (deck.offense[c], deck.defense[d])
        return shown(resolve(*cards, ALIGNMENTS[k], deck.geometry, goal=to_goal))
