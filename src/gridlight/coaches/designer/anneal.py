"""Simulated annealing: one point moves, and stays moved if it helps, or chance lets it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from gridlight.coaches.designer.bench import Bench, State
from gridlight.coaches.designer.draft import Draft

SETTLE_EVERY = 400


@dataclass(frozen=True, slots=True)
class Schedule:
    """How hot an annealing begins and ends, in cost, how many moves it tries, and how far they
    reach at first, as a share of the boxes.
    """

    moves: int
    hot: float
    cold: float
    reach: float = 1.0

    def heat(self, share: float) -> float:
        """The temperature when this share of the moves is done."""
        return float(self.hot * (self.cold / self.hot) ** share)


Watch = Callable[[int, State, State], bool]
"""Called with the moves so far, the state and the best; True ends the annealing."""


def anneal(
    bench: Bench, state: State, schedule: Schedule, rng: np.random.Generator, watch: Watch
) -> State:
    """The best state met on the way. The same inputs give the same deck."""
    best = state
    for move in range(schedule.moves):
        share = move / schedule.moves
        heat = schedule.heat(share)
        draft, card = nudged(state.draft, rng, schedule.reach * (1.0 - 0.8 * share))
        limit = state.cost - heat * math.log(max(rng.random(), 1e-12))
        new = bench.tried(state, draft, card, limit)
        if new is not None:
            state = new
        if move % SETTLE_EVERY == SETTLE_EVERY - 1:
            state = bench.settled(state, 300)
        if state.cost < best.cost:
            best = state
        if watch(move, state, best):
            break
    return bench.settled(best)


def nudged(draft: Draft, rng: np.random.Generator, reach: float) -> tuple[Draft, int]:
    """The draft with one card changed a little, and which card that is."""
    cards = len(draft.cards) - 1
    card = int(rng.integers(draft.offense if rng.random() < 0.5 else cards))
    if rng.random() < 0.5:
        card = int(rng.integers(draft.offense, cards))
    rows = draft.rows(card)
    free = np.flatnonzero((draft.high[rows] > draft.low[rows]).any(axis=1)) + rows.start
    row = int(rng.choice(free))
    spots = draft.spots.copy()
    room = draft.high - draft.low
    kind = rng.random()
    if card >= draft.offense:
        if kind < 0.12:
            spots[row] = draft.low[row] + rng.random(2) * room[row]
        elif kind < 0.5:
            spots[row, 1] += rng.choice((-1.0, 1.0))
        else:
            spots[row, 0] += rng.normal() * max(0.15, 1.2 * reach)
    elif kind < 0.15:
        later = free[free >= row]
        spots[later, 0] += rng.normal() * 0.8 * reach
    else:
        spots[row] += rng.normal(size=2) * room[row] * 0.22 * max(0.1, reach)
    return draft.moved(spots), card
