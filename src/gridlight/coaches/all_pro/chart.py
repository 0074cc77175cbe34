"""Expected points of All-Pro by down, distance, spot and plays left in the half.

They follow from how often plays gain how much (`plays.json`, counted in games that coaches
played against themselves) by going back from the half's last play. Each play is run, punted or
kicked, whichever is worth most.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gridlight.games.all_pro.rows import YARDS

Floats = NDArray[np.float64]

SPOTS = 21
"""Own goal line to the goal line attacked, by squares."""

LENGTH = SPOTS - 1
DOWNS, GOAL = 4, 10
DISTANCES = GOAL + 1
"""Squares to the line to gain, none to nine; the last is goal to go."""

TOTALS = {total: (6 - abs(total - 7)) / 36 for total in range(2, 13)}
"""The chances of two dice."""

MOST_PLAYS = 40
TOUCHDOWN, FIELD_GOAL, SAFETY, TRY = 6.0, 3.0, 2.0, 5 / 6
FIELD_GOAL_WITHIN = 9
KICKER = 3
"""Squares of a kick that are lost before the line: the kicker stands three rows behind it."""

TOUCHBACK = 4
OPEN, NEAR = 8, 4
"""Squares to the goal beyond which the field is open, and within which it is short."""


Felt = Callable[[float], float]
"""What points are to somebody: the points themselves, or what they do for winning."""


def plainly(points: float) -> float:
    """Points for their own sake."""
    return points


@dataclass(frozen=True, slots=True)
class Zone:
    """How plays of one zone end: chances by squares gained, with the ball kept or lost."""

    gains: tuple[tuple[int, float], ...]
    lost: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """What was counted in games: a zone each for open field, middle and short field."""

    zones: tuple[Zone, Zone, Zone]
    kickoffs: tuple[tuple[int, float], ...]
    return_squares: float


def read(data: Mapping[str, Any]) -> Counted:
    """The counts of a table as chances."""
    zones = tuple(_zone(zone) for zone in data["zones"])
    kickoffs = data["kickoffs"]
    total = sum(kickoffs.values())
    spots = tuple((int(spot) // YARDS, count / total) for spot, count in kickoffs.items())
    return Counted(zones, spots, float(data["return_rows"]))  # type: ignore[arg-type]


def _zone(data: Mapping[str, Mapping[str, int]]) -> Zone:
    total = sum(data["gains"].values()) + sum(data["lost"].values())
    gains, lost = (
        tuple((int(yards) // YARDS, count / total) for yards, count in data[kind].items())
        for kind in ("gains", "lost")
    )
    return Zone(gains, lost)


class Chart:
    """Expected points to the side with the ball; kick-offs to the side that receives."""

    def __init__(self, counted: Counted) -> None:
        self._counted = counted
        self.series = np.zeros((MOST_PLAYS + 1, DOWNS, DISTANCES, SPOTS))
        self.kickoff = np.zeros(MOST_PLAYS + 1)
        for left in range(1, MOST_PLAYS + 1):
            self._work_out(left)

    def worth(self, left: int, down: int, distance: int, spot: int) -> float:
        """The worth of a down, with so many plays left, squares to gain (or `GOAL`)."""
        if left <= 0:
            return 0.0
        at = min(max(spot, 0), LENGTH)
        if at + distance >= LENGTH or distance >= GOAL:
            distance = GOAL if at + distance >= LENGTH else GOAL - 1
        return float(self.series[min(left, MOST_PLAYS), down - 1, distance, at])

    def received(self, left: int) -> float:
        """The worth of receiving a kick-off, with so many plays left."""
        return float(self.kickoff[min(left, MOST_PLAYS)]) if left > 0 else 0.0

    def touchdown(self, left: int) -> float:
        """The worth of a touchdown, with so many plays left after it."""
        return TOUCHDOWN + TRY - self.received(left)

    def first(self, left: int, spot: int) -> float:
        """The worth of a new series at a spot."""
        return self.worth(left, 1, 2, spot)

    def punted(self, left: int, spot: int, felt: Felt = plainly) -> float:
        """The worth, to the kickers, of a punt from a line of scrimmage, with plays left after."""
        worth, back = 0.0, self._counted.return_squares
        for total, chance in TOTALS.items():
            lands = spot + total - KICKER
            theirs = LENGTH - lands
            taken = TOUCHBACK if theirs <= 0 else min(theirs + back, LENGTH - 1)
            worth += chance * felt(-self._between(left, taken))
        return worth

    def tried(self, left: int, spot: int, felt: Felt = plainly) -> float:
        """The worth of a field goal that is tried from a line of scrimmage."""
        worth, needed = 0.0, LENGTH - spot + KICKER
        for total, chance in TOTALS.items():
            if total >= needed:
                worth += chance * felt(FIELD_GOAL - self.received(left))
            else:
                theirs = LENGTH - (spot + total - KICKER)
                worth += chance * felt(-self._between(left, max(theirs, 1) + 1))
        return worth

    def go(
        self, left: int, down: int, distance: int, spot: int, felt: Felt = plainly
    ) -> float:  # fmt: skip
        """The worth of a down that isn't kicked away, with so many plays left."""
        return self._run(left - 1, down, distance, spot, felt)

    def _between(self, left: int, spot: float) -> float:
        low = int(spot)
        part = spot - low
        if part == 0.0:
            return self.first(left, low)
        return (1 - part) * self.first(left, low) + part * self.first(left, low + 1)

    def _work_out(self, left: int) -> None:
        after = left - 1
        for spot in range(SPOTS):
            kick = self.punted(after, spot)
            if LENGTH - spot <= FIELD_GOAL_WITHIN:
                kick = max(kick, self.tried(after, spot))
            for down in range(1, DOWNS + 1):
                for distance in range(DISTANCES):
                    worth = max(kick, self._run(after, down, distance, spot))
                    self.series[left, down - 1, distance, spot] = worth
        spots = self._counted.kickoffs
        self.kickoff[left] = sum(chance * self.first(left, spot) for spot, chance in spots)

    def _run(
        self, after: int, down: int, distance: int, spot: int, felt: Felt = plainly
    ) -> float:  # fmt: skip
        zone = self._zone_at(LENGTH - spot)
        worth = 0.0
        for gain, chance in zone.gains:
            worth += chance * felt(self.gained(after, down, distance, spot, gain))
        for shift, chance in zone.lost:
            theirs = LENGTH - (spot + shift)
            worth += chance * felt(-self._taken(after, theirs))
        return worth

    def _taken(self, left: int, spot: int) -> float:
        if spot > LENGTH:
            return self.touchdown(left)
        return self.first(left, spot if spot > 0 else TOUCHBACK)

    def _zone_at(self, to_goal: int) -> Zone:
        zones = self._counted.zones
        return zones[0] if to_goal > OPEN else zones[1] if to_goal > NEAR else zones[2]

    def gained(self, left: int, down: int, distance: int, spot: int, gain: int) -> float:
        """The worth, plays left after it, of a down that gained so many squares."""
        after = spot + gain
        if after > LENGTH:
            return self.touchdown(left)
        if after <= 0 and gain < 0:
            return -SAFETY - self.received(left)
        if distance < GOAL and gain >= distance + 1:
            return self.first(left, after)
        if down == DOWNS:
            return -self.first(left, LENGTH - after)
        rest = GOAL if distance == GOAL else distance - gain
        return self.worth(left, down + 1, rest, after)


@lru_cache(maxsize=1)
def bundled() -> Chart:
    """The chart of the table that ships with the program."""
    file = files("gridlight.coaches.all_pro").joinpath("plays.json")
    return Chart(read(json.loads(file.read_text(encoding="utf-8"))))
