"""Margin repair: nudges that leave all results as they are, and close calls fewer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from gridlight.cards.margin import TOO_CLOSE
from gridlight.cards.model import Deck, End, OffenseCard, Travel
from gridlight.cards.result import yard_border
from gridlight.coaches.designer.anneal import Watch
from gridlight.coaches.designer.bench import Bench, Floats, State
from gridlight.coaches.designer.draft import Draft
from gridlight.coaches.fast.plates import CATCH, MARGIN, OUTCOME, YARDS
from gridlight.coaches.kernels import results

WANTED = 0.1  # yards that every result should be clear of its neighbors
TOLD = [OUTCOME, YARDS, CATCH]
EASY = 0.15  # how much shape may be given up
CLEAR = TOO_CLOSE + 0.01  # yards that a spot is moved off the middle between two whole ones


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


def spots_cleared(deck: Deck) -> Deck:
    """The same deck with its ends and stars moved off the middle between two whole yards.

    One that lies too close to it for an eye is moved by some hundredths of a yard, where no result
    changes by that; where one would, it stays. FE-11
    """
    for number in range(len(deck.offense)):
        for segment in range(len(deck.offense[number].segments)):
            for card in _clearer(deck.offense[number], segment):
                offense = (*deck.offense[:number], card, *deck.offense[number + 1 :])
                moved = replace(deck, offense=offense)
                if _same_results(deck, moved):
                    deck = moved
                    break
    return deck


def _clearer(card: OffenseCard, segment: int) -> Iterator[OffenseCard]:
    """The card with a segment's end clear of the middle, on either side, its own first; none where
    it is clear, or where no result's spot lies there.
    """
    last = card.segments[segment].points[-1]
    border = yard_border(last.y)
    ends = segment == len(card.segments) - 1 and card.ends is not End.TOUCHDOWN
    thrown = card.segments[segment].kind is Travel.PASS
    if not (ends or thrown) or abs(last.y - border) >= TOO_CLOSE:
        return
    beyond = last.y > border + 1e-9
    for side in (1.0, -1.0) if beyond else (-1.0, 1.0):
        y = round(border + side * CLEAR, 2)
        segments = list(card.segments)
        points = segments[segment].points
        segments[segment] = replace(
            segments[segment], points=(*points[:-1], replace(points[-1], y=y))
        )
        for after in segments[segment + 1 : segment + 2]:
            first = replace(after.points[0], y=y)
            segments[segment + 1] = replace(after, points=(first, *after.points[1:]))
        yield replace(card, segments=tuple(segments))


def _same_results(one: Deck, other: Deck) -> bool:
    """Whether two decks show the same."""
    shown, moved = results(one, 0.0), results(other, 0.0)
    return all(
        np.array_equal(getattr(shown, told), getattr(moved, told))
        for told in ("outcome", "yards", "catch")
    )
