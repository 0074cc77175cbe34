"""The light box with a deck in it: what two cards show at their alignment (FE-7 to FE-12)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from gridlight.cards.model import ALIGNMENTS, Deck, Travel
from gridlight.cards.path import path_of
from gridlight.cards.result import Outcome, Result
from gridlight.games.foto_electric.state import Shown, Snap

if TYPE_CHECKING:
    from gridlight.cards.light import LightTable

Key = tuple[int, str, int]
"""Offense card, defense card, alignment: one of a deck's 504 results."""

SLACK = 0.01
"""How far short of a goal line, in yards, a path must stay to have nothing to do with it."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """What the light shows of two cards where no goal line is near.

    It holds for every goal line beyond `reach` yards from the line of scrimmage.
    """

    shown: Shown
    reach: float


class LightBox:
    """A viewer that looks at a deck's cards; every answer is worked out once.

    `known` are sightings of this deck worked out before.
    """

    def __init__(self, deck: Deck, known: Mapping[Key, Sighting] | None = None) -> None:
        self._deck = deck
        self._sightings: dict[tuple[int, str, float], Sighting] = dict((known or {}).items())
        self._at_goal: dict[tuple[int, str, float, int], Shown] = {}

    def __call__(self, snap: Snap, to_goal: float) -> Shown:
        """What the light shows of `snap`."""
        assert snap.play is not None
        assert snap.formation is not None
        assert snap.alignment is not None
        key = (snap.play, snap.formation, snap.alignment)
        goal = math.ceil(to_goal)
        sighting = self._sightings.get(key)
        if sighting is None:
            sighting = self._sightings[key] = sighting_of(self.result(*key, None))
        if goal > sighting.reach:
            return sighting.shown
        if (*key, goal) not in self._at_goal:  # FE-12
            self._at_goal[*key, goal] = shown(self.result(*key, goal))
        return self._at_goal[*key, goal]

    def result(self, play: int, formation: str, alignment: float, goal: int | None) -> Result:
        """The whole result of two cards, with the goal line `goal` yards away if there is one."""
        deck = self._deck
        return self._light.resolve(deck.play(play), deck.formation(formation), alignment, goal=goal)

    def sightings(self) -> dict[Key, Sighting]:
        """All 504 results of the deck without a goal line."""
        return {
            (play.number, formation.letter, alignment): sighting_of(
                self.result(play.number, formation.letter, alignment, None)
            )
            for play in self._deck.offense
            for formation in self._deck.defense
            for alignment in ALIGNMENTS
        }

    @cached_property
    def _light(self) -> LightTable:
        from gridlight.cards.light import LightTable

        return LightTable(self._deck)


def sighting_of(result: Result) -> Sighting:
    """A result without a goal line, and how far down-field anything in it lies."""
    lowest = path_of(result.card).lowest(result.arc)
    return Sighting(shown(result), max(lowest + SLACK, result.at_yards or 0.0))


def shown(result: Result) -> Shown:
    """A result of the cards as the rules take it."""
    return Shown(
        outcome=result.outcome.value,
        kind=result.kind.value,
        yards=None if result.outcome is Outcome.TOUCHDOWN else result.at_yards,
        thrown=any(told.kind == Travel.PASS.value for told in result.events),
        caught=result.catch_yards is not None,
        catch_yards=result.catch_yards,
    )
