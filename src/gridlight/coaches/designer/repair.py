"""Margin repair: nudges that leave all results as they are, and close calls fewer."""

from __future__ import annotations

import numpy as np

from gridlight.coaches.designer.anneal import Watch
from gridlight.coaches.designer.bench import Bench, Floats, State
from gridlight.coaches.designer.draft import Draft
from gridlight.coaches.fast.table import CATCH, MARGIN, OUTCOME, YARDS

WANTED = 0.1  # yards that every result should be clear of its neighbors
TOLD = [OUTCOME, YARDS, CATCH]
EASY = 0.15  # how much shape may be given up


def closeness(table: Floats) -> float:
    """How much is wanting to clear margins, the closest counting most."""
    short = np.maximum(0.0, WANTED - table[..., MARGIN]) / WANTED
    return float((short**2).sum() + 20.0 * (np.maximum(0.0, short - 0.4) ** 2).sum())


def repair(bench: Bench, state: State, moves: int, rng: np.random.Generator, watch: Watch) -> State:
    """The same results with clearer margins."""
    allowed = float(state.shape.sum()) + EASY
    close = closeness(state.table)
    for move in range(moves):
        if close == 0.0:
            break
        draft, card = _nudge(state, rng)
        new = bench.faced(state, draft, card)
        if (
            new.shape.sum() <= allowed
            and new.facts.sum() <= state.facts.sum()
            and new.hidden.sum() <= state.hidden.sum()
            and np.array_equal(new.table[..., TOLD], state.table[..., TOLD])
        ):
            clearer = closeness(new.table)
            if clearer < close:
                state, close = new, clearer
        if watch(move, state, state):
            break
    return bench.settled(state)


def _nudge(state: State, rng: np.random.Generator) -> tuple[Draft, int]:
    """A small move of a point, most often on a card that has a close call."""
    draft = state.draft
    short = np.maximum(0.0, WANTED - state.table[..., MARGIN]).sum(axis=2)
    weights = np.concatenate([short.sum(axis=1), short.sum(axis=0)]) + 1e-3
    card = int(rng.choice(len(weights), p=weights / weights.sum()))
    rows = draft.rows(card)
    spots = draft.spots.copy()
    row = int(rng.integers(rows.start, rows.stop))
    size = 10.0 ** rng.uniform(-2.0, -0.3)
    if card < draft.offense:
        spots[row] += rng.normal(size=2) * size
    else:
        spots[row, 0] += rng.choice((-1.0, 1.0)) * max(0.05, size)
    return draft.moved(spots), card
