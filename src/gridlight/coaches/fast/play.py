"""Noisy play of the sequential snap: damped steps to a logit equilibrium.

Arrays: `worth` (cards, formations, 7), `offense` (cards, 3), `formation` (formations,),
`placing` (formations, 3, 5). Alignment index of place `p` and defense place `q`: q − p + 2.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.jit import jit

Floats = NDArray[np.float64]


@jit
def offense_worth(worth: Floats, formation: Floats, placing: Floats, out: Floats) -> None:
    """Fill `out[card, place]` with what each choice is worth against this defense."""
    cards, formations, _ = worth.shape
    for card in range(cards):
        for p in range(3):
            total = 0.0
            for d in range(formations):
                inner = 0.0
                for q in range(5):
                    inner += placing[d, p, q] * worth[card, d, q - p + 2]
                total += formation[d] * inner
            out[card, p] = total


@jit
def placing_cost(worth: Floats, offense: Floats, out: Floats) -> None:
    """Fill `out[formation, place, q]`: the offense's worth, weighted by its chance to be there."""
    cards, formations, _ = worth.shape
    for d in range(formations):
        for p in range(3):
            for q in range(5):
                total = 0.0
                for card in range(cards):
                    total += offense[card, p] * worth[card, d, q - p + 2]
                out[d, p, q] = total


@jit
def soften(values: Floats, temperature: float, out: Floats) -> None:
    """Fill `out` with the logit choice among `values` (one axis)."""
    top = values.max()
    total = 0.0
    for i in range(values.size):
        out[i] = math.exp((values[i] - top) / temperature)
        total += out[i]
    for i in range(values.size):
        out[i] /= total


@jit
def _answer_placing(
    cost: Floats, offense: Floats, temperature: float, placing: Floats, rate: float
) -> None:
    wish = np.empty(5)
    scaled = np.empty(5)
    for p in range(3):
        seen = max(offense[:, p].sum(), 1e-12)
        for d in range(cost.shape[0]):
            for q in range(5):
                scaled[q] = -cost[d, p, q] / seen
            soften(scaled, temperature, wish)
            for q in range(5):
                placing[d, p, q] += rate * (wish[q] - placing[d, p, q])


@jit
def _formation_cost(cost: Floats, placing: Floats, out: Floats) -> None:
    for d in range(cost.shape[0]):
        total = 0.0
        for p in range(3):
            for q in range(5):
                total += placing[d, p, q] * cost[d, p, q]
        out[d] = -total


@jit
def settle(
    worth: Floats,
    temperature: float,
    rounds: int,
    enough: float,
    offense: Floats,
    formation: Floats,
    placing: Floats,
) -> float:
    """Move the three mixtures in place towards the logit equilibrium; return the last change.

    Ends after `rounds`, or once no chance would change by more than `enough`.
    """
    cards, formations, _ = worth.shape
    gain = np.empty((cards, 3))
    wish = np.empty(cards * 3)
    cost = np.empty((formations, 3, 5))
    loss = np.empty(formations)
    turn = np.empty(formations)
    change = 1.0
    for step in range(rounds):
        rate = 2.0 / (8.0 + 0.25 * step)
        placing_cost(worth, offense, cost)
        _answer_placing(cost, offense, temperature, placing, rate)
        _formation_cost(cost, placing, loss)
        soften(loss, temperature, turn)
        change = 0.0
        for d in range(formations):
            move = turn[d] - formation[d]
            change = max(change, abs(move))
            formation[d] += rate * move
        offense_worth(worth, formation, placing, gain)
        soften(gain.ravel(), temperature, wish)
        for card in range(cards):
            for p in range(3):
                move = wish[card * 3 + p] - offense[card, p]
                change = max(change, abs(move))
                offense[card, p] += rate * move
        if change < enough:
            break
    return change
