"""Expected points of Pegskin's situations with so many plays left in the half.

From how plays of coaches came out, by backing up play after play: a chain over down, yards to
go and yards to the goal line, with punts and field goals by their exact dice (PS-25, PS-26).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from gridlight.games.pegskin.dice import TIMES
from gridlight.games.pegskin.kicks import is_good

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

DOWNS, MOST_TO_GO, FIELD = 4, 26, 100
SHAPE = (DOWNS, MOST_TO_GO, FIELD)
STATES = DOWNS * MOST_TO_GO * FIELD
PLAYS = 50
"""So many plays ahead are told apart; with more left a half counts as having these."""

TOUCHDOWN, FIELD_GOAL, SAFETY = 6.0, 3.0, 2.0
TRY = 35 / 36
SERIES_AT, TOUCHBACK = 75, 80  # yards to the goal line from the own 25 and the own 20

FACES = {"S": 3 / 6, "D": 2 / 6, "T": 1 / 6}
NUMBERS = {2: 2 / 6, 3: 2 / 6, 4: 1 / 6, 5: 1 / 6}


@dataclass(frozen=True, slots=True, eq=False)
class Plays:
    """How plays come out: chances of gains (`gains` from `least` yards up) and of interceptions.

    `lost_at` is where an interception is spotted, in yards beyond the line.
    """

    least: int
    gains: Floats
    lost: float
    lost_at: int


@lru_cache(maxsize=1)
def recorded() -> Plays:
    """How plays came out in games of coaches against each other."""
    text = files("gridlight.coaches.pegskin").joinpath("plays.json").read_text("utf-8")
    said = json.loads(text)
    counts = np.array(said["gains"], dtype=float)
    total = counts.sum() + said["lost"]
    return Plays(said["least"], counts / total, said["lost"] / total, round(said["lost_at"]))


def place(down: int, to_go: int, to_goal: int) -> int:
    """The number of a situation."""
    to_go = min(to_go, to_goal, MOST_TO_GO - 1)
    return ((down - 1) * MOST_TO_GO + to_go) * FIELD + to_goal


def series(to_goal: int) -> int:
    """The number of first and ten."""
    return place(1, 10, to_goal)


OWN_TD, OWN_SAFETY = 2 * STATES, 2 * STATES + 1


def after_gain(down: int, to_go: int, to_goal: int, gain: int) -> int:
    """Where a gain leads: a situation, the other side's (plus `STATES`), or points."""
    if gain >= to_goal:
        return OWN_TD
    left = to_goal - gain
    if left >= FIELD:
        return OWN_SAFETY
    if gain >= to_go:
        return series(left)
    if down == DOWNS:
        return STATES + series(FIELD - left)
    return place(down + 1, to_go - gain, left)


def after_loss(to_goal: int, beyond: int) -> int:
    """Where an interception so far beyond the line leads."""
    left = to_goal - beyond
    if left <= 0:
        return STATES + series(TOUCHBACK)
    if left >= FIELD:
        return OWN_SAFETY  # the other side's touchdown is rarer still
    return STATES + series(FIELD - left)


@lru_cache(maxsize=1)
def _ways() -> Whole:
    """For every situation the places that each outcome leads to; the last is an interception."""
    plays = recorded()
    many = len(plays.gains)
    found = np.zeros((STATES, many + 1), dtype=np.int64)
    for down in range(1, DOWNS + 1):
        for to_go in range(1, MOST_TO_GO):
            for to_goal in range(to_go, FIELD):
                row = found[place(down, to_go, to_goal)]
                for one in range(many):
                    row[one] = after_gain(down, to_go, to_goal, plays.least + one)
                row[many] = after_loss(to_goal, plays.lost_at)
    return found


@lru_cache(maxsize=1)
def chances() -> Floats:
    """The chance of each outcome of a play, in the order of `_ways`."""
    plays = recorded()
    return np.append(plays.gains, plays.lost)


def outcomes(values: Floats) -> Floats:
    """What each place that a play can lead to is worth, by the values of situations."""
    ours = values[series(SERIES_AT)]
    ends = [TOUCHDOWN + TRY - ours, -SAFETY - ours]
    return np.concatenate([values, -values, ends])


@lru_cache(maxsize=1)
def punts() -> tuple[tuple[tuple[int, float], ...], ...]:
    """By yards to the goal line: where the receivers begin after a punt, with the chances."""
    return tuple(tuple(sorted(_punt(to_goal).items())) for to_goal in range(FIELD))


def _punt(to_goal: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for tens, ten in NUMBERS.items():
        for ones, one in NUMBERS.items():
            landed = to_goal - 10 * tens - 2 * ones
            if landed <= 0:
                found[TOUCHBACK] = found.get(TOUCHBACK, 0.0) + ten * one
                continue
            for face, times in TIMES.items():
                for number, chance in NUMBERS.items():
                    left = max(FIELD - landed - times * number, 1)
                    found[left] = found.get(left, 0.0) + ten * one * FACES[face] * chance
    return found


def kicked(to_goal: int) -> float:
    """The chance that a field goal from so many yards is good."""
    pairs = ((one, two) for one in FACES for two in FACES)
    return sum(FACES[a] * FACES[b] for a, b in pairs if is_good(to_goal, a + b))


def missed_at(to_goal: int) -> int:
    """Yards to the goal line for the side that takes over after a miss."""
    return FIELD - max(FIELD - TOUCHBACK, to_goal)


@lru_cache(maxsize=1)
def _kicks() -> tuple[Floats, Floats, Whole]:
    punt = np.zeros((FIELD, FIELD))
    for to_goal, ways in enumerate(punts()):
        for left, chance in ways:
            punt[to_goal, left] += chance
    good = np.array([kicked(to_goal) if 0 < to_goal <= 50 else 0.0 for to_goal in range(FIELD)])
    return punt, good, np.array([missed_at(max(to_goal, 1)) for to_goal in range(FIELD)])


@lru_cache(maxsize=1)
def table() -> Floats:
    """Expected points by plays left in the half (0 to `PLAYS`) and situation."""
    found = np.zeros((PLAYS + 1, STATES))
    for left in range(1, PLAYS + 1):
        found[left] = _backed_up(found[left - 1])
    return found


def _backed_up(values: Floats) -> Floats:
    play = outcomes(values)[_ways()] @ chances()
    starts = np.array([series(to_goal) for to_goal in range(FIELD)])
    theirs = values[starts]
    punt, good, misses = _kicks()
    punting = -(punt @ theirs)
    goals = good * (FIELD_GOAL - values[series(SERIES_AT)]) - (1.0 - good) * theirs[misses]
    goals[51:] = -9.0
    best = np.maximum(punting, goals)
    return np.asarray(np.maximum(play.reshape(SHAPE), best).reshape(-1))
