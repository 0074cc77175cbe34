"""The light box with a deck in it: what two cards show at their alignment (FE-7 to FE-12)."""

from __future__ import annotations

import math

from gridlight.cards.exact import resolve
from gridlight.cards.model import Deck, Travel
from gridlight.cards.result import Outcome, Result
from gridlight.games.foto_electric.state import Shown, Snap


class LightBox:
    """A viewer that looks at a deck's cards; every answer is worked out once."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._known: dict[tuple[int, str, float, int], Shown] = {}

    def __call__(self, snap: Snap, to_goal: float) -> Shown:
        """What the light shows of `snap`."""
        assert snap.play is not None
        assert snap.formation is not None
        assert snap.alignment is not None
        key = (snap.play, snap.formation, snap.alignment, math.ceil(to_goal))
        if key not in self._known:
            self._known[key] = shown(self.result(*key))
        return self._known[key]

    def result(self, play: int, formation: str, alignment: float, goal: int | None) -> Result:
        """The whole result of two cards, with the goal line `goal` yards away if there is one."""
        return resolve(
            self._deck.play(play),
            self._deck.formation(formation),
            alignment,
            self._deck.geometry,
            goal=goal,
        )


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
