"""What a ball that was kicked, intercepted or dropped is worth, in expectation over the spinners.

Spots `c` are yards from the own goal line of the side named; worths are that side's points.
Penalties are accepted or declined by what is then worth more to the offended side.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.foto.grid import FIELD, walked, walked_back
from gridlight.coaches.foto.wheels import Loose, Wheel, Wheels

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

FOUL = 15
TOUCHBACK = 20
LEAST, MOST = -40, 140
CATCHES = np.arange(LEAST, MOST + 1)
"""Every spot where a ball may be caught or dropped; index a table of them by `spot - LEAST`."""


@dataclass(frozen=True, slots=True, eq=False)
class Worths:
    """Points to a side: for its touchdown with all that follows, for being caught in a safety,
    for first and ten `series` (101,) at each spot of its own.

    `facing` are the other side's, where they differ: near the end, when one of them leads.
    """

    touchdown: float
    safety: float
    series: Floats
    facing: Worths | None = None

    @property
    def other(self) -> Worths:
        """The other side's worths, to that side."""
        return self if self.facing is None else self.facing

    @property
    def touchback(self) -> float:
        """First and ten on the own 20."""
        return float(self.series[TOUCHBACK])

    def at(self, spot: Whole, low: Floats | float) -> Floats:
        """First and ten at a spot, or what lies beyond the goal lines: `low` behind the own."""
        inside = self.series[np.clip(spot, 1, FIELD - 1)]
        return np.where(spot >= FIELD, self.touchdown, np.where(spot <= 0, low, inside))


@dataclass(frozen=True, slots=True, eq=False)
class Menu:
    """What a return from each spot of `CATCHES` may come to, a foul on it left out: worths
    (spots, ways) to the catching side and the chances (ways,) of the ways.
    """

    worth: Floats
    chance: Floats

    def mean(self) -> Floats:
        """The expectation from each spot."""
        return np.asarray(self.worth @ self.chance)


def index(spot: Whole) -> Whole:
    """Where spots stand among `CATCHES`."""
    return np.clip(spot, LEAST, MOST) - LEAST


def red(loose: Loose, worths: Worths, spot: Whole) -> Floats:
    """What the red sectors add to the side that recovers at `spot` of its own: (spots, red)."""
    return worths.at(spot[:, None] + loose.red[None, :], worths.touchback)


def dropped(loose: Loose, worths: Worths, low: Floats) -> Menu:
    """A ball dropped by the side that caught it; `low` (spots,) is its worth behind its goal."""
    lost = -red(loose, worths.other, FIELD - CATCHES)
    kept = worths.at(CATCHES[:, None] + loose.blue[None, :], low[:, None])
    return Menu(np.hstack([lost, kept]), np.append(loose.red_chance, loose.blue_chance))


def lows(worths: Worths, *, kicked: bool) -> Floats:
    """What it is worth to be stopped behind the own goal line, by where the ball was caught."""
    if kicked:  # FE-15
        return np.full(len(CATCHES), worths.touchback)
    return np.where(CATCHES <= 0, worths.touchback, worths.safety)  # FB-8


def carried(wheel: Wheel, low: Floats, worths: Worths) -> Floats:
    """What each sector with yards is worth from each spot: (spots, sectors)."""
    return worths.at(_ends(wheel), low[:, None])


def menu(wheel: Wheel, wheels: Wheels, worths: Worths, *, kicked: bool) -> Menu:
    """The ways of a return without fouls."""
    clean = wheel.without("penalty")
    low = lows(worths, kicked=kicked)
    fallen = dropped(wheels.loose, worths, low)
    return Menu(
        np.hstack([carried(clean, low, worths), fallen.worth]),
        np.append(clean.chance, clean.word("fumble") * fallen.chance),
    )


def run_back(wheel: Wheel, wheels: Wheels, worths: Worths, *, kicked: bool) -> Floats:
    """A return from each spot, fouls on it and all."""
    clean = menu(wheel, wheels, worths, kicked=kicked).mean()
    low = lows(worths, kicked=kicked)
    yards = wheel.for_yards()
    stands = carried(yards, low, worths)
    base = _bases(_ends(yards), kicked=kicked)
    fouled = _fouled(wheels.return_fouls, stands, base, worths) @ yards.chance
    foul = wheel.word("penalty")
    return np.asarray((1.0 - foul) * clean + foul * fouled)


def caught_fairly(wheel: Wheel, wheels: Wheels, worths: Worths) -> tuple[Floats, Menu]:
    """A fair catch at each spot (FE-21): its worth, and its ways when no foul can be called."""
    clean = wheel.without("penalty")
    low = lows(worths, kicked=True)
    fallen = dropped(wheels.loose, worths, low)
    held = worths.at(CATCHES, low)[:, None]
    drop = clean.word("fumble")
    ways = Menu(np.hstack([held, fallen.worth]), np.append(1.0 - drop, drop * fallen.chance))
    base = np.clip(CATCHES, 1, FIELD - 1)[:, None]
    fouled = _fouled(wheels.return_fouls, held, base, worths)[:, 0]
    foul = wheel.word("penalty")
    return (1.0 - foul) * ways.mean() + foul * fouled, ways


def _ends(wheel: Wheel) -> Whole:
    moved = np.where(CATCHES[:, None] >= FIELD, 0, wheel.yards[None, :])  # FE-12
    return np.asarray(CATCHES[:, None] + moved)


def _bases(ends: Whole, *, kicked: bool) -> Whole:
    """Where a foul on a return is measured from."""
    back = np.where(kicked | (CATCHES <= 0), TOUCHBACK, 0)[:, None]
    return np.where(ends >= FIELD, FIELD, np.where(ends <= 0, back, ends))


def _fouled(fouls: Wheel, stands: Floats, base: Whole, worths: Worths) -> Floats:
    """A return with a foul on it: the offended side has what is better for it. FE-27"""
    behind = worths.series[np.clip(walked_back(base, FOUL), 1, FIELD - 1)]
    clipped = np.where(base > 0, np.minimum(stands, behind), stands)
    ahead = worths.series[np.clip(walked(base, FOUL), 1, FIELD - 1)]
    roughed = np.where(base < FIELD, np.maximum(stands, ahead), stands)
    return fouls.word("clipping") * clipped + fouls.word("personal foul") * roughed
