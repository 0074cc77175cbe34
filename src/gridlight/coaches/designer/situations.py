"""The situations that a deck is weighed in, and what its results are worth there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.balance import SITUATIONS
from gridlight.coaches.designer import cost, game_cost
from gridlight.coaches.designer.games import Played
from gridlight.coaches.fast import weigh as column
from gridlight.coaches.foto.grid import FIELD
from gridlight.coaches.foto.plan import Place
from gridlight.coaches.kernels import Outcome
from gridlight.coaches.snap import worth_of
from gridlight.coaches.yardage import Situation

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

NEVER = 1000
"""Yards to a goal line that no result gets to."""

BEST, PEOPLE = 0, 1

GROUPS: tuple[Callable[[Place], bool], ...] = (
    lambda place: True,
    lambda place: FIELD - place[1] <= 10,
    lambda place: place[0] >= 3 and place[2] <= 3,
)
"""All situations, those near the goal, and late downs with little to gain."""


class Situations(Protocol):
    """Situations at their best (mode 0) and as people play (mode 1), n of either.

    `prices` (2, n, outcomes, yards) are for `fast.near_goal.price_near`, `to_goal` (2, n) the
    yards to the goal line. `apart` asks for people's play first, and for the best play of all
    situations together, each solved from the last, which is quick.
    """

    @property
    def prices(self) -> Floats:
        """What results are worth."""
        ...

    @property
    def to_goal(self) -> Whole:
        """Yards to the goal line."""
        ...

    @property
    def apart(self) -> bool:
        """Whether the two modes are weighed one after the other."""
        ...

    def cost(self, sums: Floats) -> float:
        """What the balance costs, from the sums (2, n, SUMS) of `fast.weigh`."""
        ...

    def first(self, sums: Floats) -> float:
        """What it costs at least, by the first situation's sums (2, SUMS)."""
        ...

    def people(self, sums: Floats) -> float:
        """What it costs at least, by the sums of people's play (n, SUMS)."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Typical:
    """The seven typical situations of `balance`, but for the one near the goal."""

    prices: Floats
    to_goal: Whole
    share: Floats
    apart: bool = False

    def cost(self, sums: Floats) -> float:
        """What the balance costs."""
        return cost.balance_cost(sums[0], sums[1], self.share)

    def first(self, sums: Floats) -> float:
        """What first and ten costs by itself."""
        return cost.first_cost(sums[0], sums[1])

    def people(self, sums: Floats) -> float:
        """Nothing is known by people's play alone."""
        return 0.0


def typical() -> Typical:
    """The typical situations, worth what they are in ordinary football."""
    prices = cost.prices()
    far = np.full((2, len(prices)), NEVER, dtype=np.int64)
    return Typical(np.stack([prices, prices]), far, cost.shares())


@dataclass(frozen=True, slots=True, eq=False)
class OfGames:
    """Situations that whole games come to; `shares` (2, groups, n) is how much each counts in
    each of `game_cost`'s groups.
    """

    prices: Floats
    to_goal: Whole
    shares: Floats
    apart: bool = True

    def cost(self, sums: Floats) -> float:
        """What the balance costs."""
        best = game_cost.best_cost(self.shares[BEST] @ sums[BEST], sums[BEST])
        return best + self.people(sums[PEOPLE])

    def first(self, sums: Floats) -> float:
        """Nothing is known of the whole by one situation."""
        return 0.0

    def people(self, sums: Floats) -> float:
        """What people's play costs."""
        return game_cost.people_cost(self.shares[PEOPLE] @ sums)


def of_games(played: Played, rng: np.random.Generator | None = None, count: int = 0) -> OfGames:
    """The situations that games came to: all of them, or a sample of `count` drawn by `rng`."""
    drawn = [_drawn(seen, rng, count) for seen in (played.best, played.people)]
    most = max(len(places) for places, _ in drawn)
    size = most + len(SITUATIONS)
    usual = [situation for situation, _ in SITUATIONS]
    prices = np.zeros((2, size, len(Outcome), column.LEAST_YARDS + cost.FARTHEST))
    to_goal = np.full((2, size), NEVER, dtype=np.int64)
    shares = np.zeros((2, len(GROUPS) + 1, size))
    for mode, (places, weights) in enumerate(drawn):
        n = len(places)
        where = [Situation(down, to_go, FIELD - spot) for down, spot, to_go in places]
        prices[mode, :n] = played.prices(places) if mode == BEST else ordinary(where)
        prices[mode, most:] = ordinary(usual)
        to_goal[mode, :n] = [situation.to_goal for situation in where]
        to_goal[mode, most:] = [situation.to_goal for situation in usual]
        shares[mode, :-1, :n] = weights
        shares[mode, -1, most:] = [weight for _, weight in SITUATIONS]
    return OfGames(prices, to_goal, shares / shares.sum(axis=2, keepdims=True))


def ordinary(situations: Sequence[Situation]) -> Floats:
    """What ordinary football makes of results: (situations, outcomes, yards)."""
    return np.array([_ordinary(at) for at in situations])


def _ordinary(at: Situation) -> Floats:
    yards = range(-column.LEAST_YARDS, cost.FARTHEST)
    stopped = [worth_of(Outcome.TACKLE, y, at) for y in yards]
    rows = {Outcome.TACKLE: stopped, Outcome.OUT_OF_BOUNDS: stopped, Outcome.DOWN: stopped}
    for kind in (Outcome.FUMBLE, Outcome.INTERCEPTION):
        rows[kind] = [worth_of(kind, y, at) for y in yards]
    for kind in (Outcome.INCOMPLETE, Outcome.TOUCHDOWN):
        rows[kind] = [worth_of(kind, 0, at)] * len(yards)
    return np.array([rows[kind] for kind in Outcome])


def _drawn(
    seen: Mapping[Place, int], rng: np.random.Generator | None, count: int
) -> tuple[list[Place], Floats]:
    """Places, and what each weighs in each of `GROUPS`: (groups, places)."""
    places = sorted(seen)
    counts = np.array([seen[place] for place in places], dtype=float)
    member = np.array([[belongs(place) for place in places] for belongs in GROUPS])
    if rng is None:
        return places, counts * member
    found: list[Place] = []
    weights = []
    for group, much in enumerate((count, count // 8, count // 12)):
        for at in _spread(counts * member[group], much, rng):
            found.append(places[at])
            weights.append([float(group == other) for other in range(len(GROUPS))])
    return found, np.array(weights).T


def _spread(weights: Floats, count: int, rng: np.random.Generator) -> list[int]:
    """A sample that is spread evenly over the whole row, each by its weight."""
    marks = (np.arange(count) + rng.random()) / count * weights.sum()
    found = np.searchsorted(weights.cumsum(), marks)
    return [min(int(at), len(weights) - 1) for at in found]
