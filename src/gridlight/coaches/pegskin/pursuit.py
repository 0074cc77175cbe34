"""A carrier and one defender between the sidelines: how many yards more he makes, exactly."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.pegs_worth import ACROSS, DOWN, NUMBER, UP

Floats = NDArray[np.float64]

TURNS = 16
"""After so many turns of both the carrier counts as gone."""

FARTHEST, NEAREST = 60.0, 0.25


@lru_cache(maxsize=4)
def grip(width: int) -> Floats:
    """How firmly one defender holds the carrier, the defense to roll: 1 / yards more, squared.

    By the carrier's column (from 1; 0 isn't used), columns that the defender is to his right
    (+ `ACROSS`), rows that he is ahead (+ `DOWN`).
    """
    yards = np.clip(pursuit(width), NEAREST, FARTHEST)
    return np.ascontiguousarray(1.0 / yards**2)


def pursuit(width: int) -> Floats:
    """Yards more that the carrier makes, in the same order as `grip`."""
    chase = np.zeros((width + 2, 2 * ACROSS + 1, UP + DOWN + 1))
    right = np.abs(np.arange(-ACROSS, ACROSS + 1))[None, :, None]
    up = np.abs(np.arange(-DOWN, UP + 1))[None, None, :]
    apart = np.maximum(right, up)
    for _ in range(TURNS):
        run = np.zeros_like(chase)
        run[1:-1] = sum(NUMBER[n] * _carried(chase[1:-1], n) for n in range(2, 6))
        chase = sum(NUMBER[n] * np.where(apart <= n, 0.0, _closed(run, n)) for n in range(2, 6))
    return np.asarray(chase)


def _shifted(values: Floats, axis: int, steps: int) -> Floats:
    """The values as seen from `steps` further on; past the edge those of the edge."""
    many = values.shape[axis]
    return np.take(values, np.clip(np.arange(many) + steps, 0, many - 1), axis=axis)


def _carried(chase: Floats, number: int) -> Floats:
    """The best of the carrier's ways with that number; he stays between the sidelines."""
    sideways = chase.copy()
    for steps in range(1, number + 1):
        to_right = _shifted(chase, 1, -steps)
        np.maximum(sideways[:-steps], to_right[steps:], out=sideways[:-steps])
        to_left = _shifted(chase, 1, steps)
        np.maximum(sideways[steps:], to_left[:-steps], out=sideways[steps:])
    ways = (steps + _shifted(sideways, 2, -steps) for steps in range(-number, number + 1))
    return _most(ways, np.maximum)


def _closed(run: Floats, number: int) -> Floats:
    """The best of the defender's ways with that number."""
    across = _most((_shifted(run, 1, n) for n in range(-number, number + 1)), np.minimum)
    return _most((_shifted(across, 2, n) for n in range(-number, number + 1)), np.minimum)


def _most(ways: object, better: np.ufunc) -> Floats:
    found: Floats | None = None
    for way in ways:  # type: ignore[attr-defined]
        found = way if found is None else better(found, way)
    assert found is not None
    return found
