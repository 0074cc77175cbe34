"""What kicks are worth, in expectation over the spinners, by where they are kicked from.

Worths that come back are the kickers', the `Worths` that go in the catchers'. Arrays over spots
have 101 entries, by yards from the kickers' own goal line; those over situations follow the grid.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.spinners import FIELD_GOAL_BANDS
from gridlight.coaches.foto import returns
from gridlight.coaches.foto.grid import FIELD, Grid, walked, walked_back
from gridlight.coaches.foto.returns import FOUL, TOUCHBACK, Menu, Worths, index
from gridlight.coaches.foto.wheels import Wheel, Wheels

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

SPOTS = np.arange(FIELD + 1)
END_ZONE = 10
OFFSIDE = 5
ONSIDE = 12
FAIR = 5
FIELD_GOAL_POINTS = 3


@dataclass(frozen=True, slots=True, eq=False)
class Caught:
    """How a kind of kick is taken: `plain` (spots,) the return's worth to the catchers where no
    foul was on the kick, `ways` what it may come to where one was.
    """

    plain: Floats
    ways: Menu
    fair: bool


@dataclass(frozen=True, slots=True, eq=False)
class Kick:
    """A punt or a quick kick from each spot, as far as it doesn't depend on the down.

    `taken` (101,) is everything but a lost kick and offside, by chance; `lost` and `offside`
    are the chances of those; `landed` are the catchers' ways with an offside still to choose.
    """

    taken: Floats
    lost: float
    offside: float
    wheel: Wheel
    caught: Caught


def taken(caught: Caught, spot: Whole, worths: Worths, other: Floats | None, *, most: bool) -> (
    Floats
):  # fmt: skip
    """What a kick that comes down at `spot` of the catchers' is worth to them.

    With `other`, one side may have that instead of what the return comes to: the catchers where
    `most`, else the kickers. Spots and `other` have the same shape.
    """
    tail = np.full(spot.shape, worths.touchback)
    if other is None:
        run = caught.plain[index(spot)]
    else:
        better = np.maximum if most else np.minimum
        ways = caught.ways.worth[index(spot)]
        run = np.asarray(better(ways, other[..., None]) @ caught.ways.chance)
        tail = better(tail, other)
    near = tail if caught.fair else np.maximum(tail, run)  # FB-8; FE-21 leaves no choice
    return np.where(spot < -END_ZONE, tail, np.where(spot <= 0, near, run))


def kick(wheel: Wheel, caught: Caught, fouls: Wheel, worths: Worths) -> Kick:
    """A punt or a quick kick from everywhere."""
    short = FAIR if caught.fair else 0
    down = FIELD - SPOTS[:, None] - wheel.yards[None, :] + short
    total = -(taken(caught, down, worths, None, most=True) @ wheel.chance)
    foul, yards = wheel.word("penalty"), wheel.for_yards()
    rough = -worths.other.series[np.clip(walked(SPOTS, FOUL), 1, FIELD - 1)]
    total = total + foul * fouls.word("roughing the kicker") * _fouled(
        yards, caught, down, worths, np.repeat(rough[:, None], len(yards.yards), axis=1)
    )
    total = total + foul * fouls.word("holding") * _fouled(
        yards, caught, down, worths, worths.series[_held(down)]
    )
    lost = wheel.word("blocked") + wheel.word("fumble")
    return Kick(total, lost, foul * fouls.word("offside"), wheel, caught)


def _fouled(wheel: Wheel, caught: Caught, down: Whole, worths: Worths, other: Floats) -> Floats:
    return np.asarray(-(taken(caught, down, worths, other, most=False) @ wheel.chance))


def _held(caught: Whole) -> Whole:
    """Where a hold by the catchers leaves the ball: from the catch, or from the 20. FE-27"""
    return np.clip(walked_back(np.where(caught <= 0, TOUCHBACK, caught), FOUL), 1, FIELD - 1)


def offside(kicked: Kick, spot: Whole, again: Floats, worths: Worths) -> Floats:
    """A kick from `spot` with the kickers offside, who would have `again` (same shape)."""
    yards = kicked.wheel.for_yards()
    short = FAIR if kicked.caught.fair else 0
    total = np.zeros(spot.shape)
    for gained, chance in zip(yards.yards, yards.chance, strict=True):
        down = FIELD - spot - gained + short
        total -= chance * taken(kicked.caught, down, worths, -again, most=True)
    return total


@dataclass(frozen=True, slots=True, eq=False)
class Free:
    """Kicks between series: `kickoff` (2, 101), the second row where an on-side kick may be
    called, `onside` (101,) that kick, `safety` (2, 101) the kick-off and the punt after one, the
    punt as run back and as caught fairly in `punts` (2, 101).
    """

    kickoff: Floats
    onside: Floats
    safety: Floats
    punts: Floats

    def after(self, spot: int, *, onside: bool) -> float:
        """The better kick-off from `spot`."""
        straight = float(self.kickoff[int(onside), spot])
        return max(straight, float(self.onside[spot])) if onside else straight

    def after_safety(self, spot: int) -> float:
        """The better free kick from `spot`."""
        return float(self.safety[:, spot].max())


def free_kicks(wheels: Wheels, worths: Worths, before: Free | None) -> Free:
    """All of them; `before` is what they were worth when last looked at, for those kicked again."""
    caught = Caught(
        returns.run_back(wheels.kickoff_return, wheels, worths, kicked=True),
        returns.menu(wheels.kickoff_return, wheels, worths, kicked=True),
        False,
    )
    wheel = wheels.kickoff
    down = FIELD - SPOTS[:, None] - wheel.yards[None, :]
    straight = -(taken(caught, down, worths, None, most=True) @ wheel.chance)
    onside = _onside(wheels, worths)
    kickoff = _again(straight, 1.0 - float(wheel.chance.sum()), onside)
    kicked = [
        kick(wheels.punt.without("blocked"), way, wheels.kick_fouls, worths)
        for way in (punt_return(wheels, worths), fair_catch(wheels, worths))
    ]
    best = before.safety.max(axis=0) if before is not None else straight
    punts = np.array([_free_punt(one, wheels, worths, best) for one in kicked])
    return Free(kickoff, onside, np.array([kickoff[0], punts.min(axis=0)]), punts)


def _again(straight: Floats, chance: float, onside: Floats) -> Floats:
    """Kick-offs from everywhere with those that are kicked again from further back. FE-16"""
    out = np.zeros((2, FIELD + 1))
    back = walked_back(SPOTS, OFFSIDE)
    for spot in SPOTS:
        for row in range(2):
            if back[spot] == spot:
                out[row, spot] = straight[spot] / (1.0 - chance)
                continue
            next_time = out[row, back[spot]]
            best = max(next_time, onside[back[spot]]) if row else next_time
            out[row, spot] = straight[spot] + chance * best
    return out


def _onside(wheels: Wheels, worths: Worths) -> Floats:
    loose, spot = wheels.loose, np.minimum(SPOTS + ONSIDE, FIELD)
    kept = worths.other.at(spot, 0.0) * loose.red_chance.sum()
    lost = worths.at(FIELD - spot[:, None] + loose.blue[None, :], worths.touchback)
    return np.asarray(kept - lost @ loose.blue_chance)


def _free_punt(kicked: Kick, wheels: Wheels, worths: Worths, best: Floats) -> Floats:
    """A punt after a safety, which is kicked again when a foul on it is accepted."""
    caught, wheel = kicked.caught, kicked.wheel
    short = FAIR if caught.fair else 0
    down = FIELD - SPOTS[:, None] - wheel.yards[None, :] + short
    total = -(taken(caught, down, worths, None, most=True) @ wheel.chance)
    foul, yards = wheel.word("penalty"), wheel.for_yards()
    others = {
        "roughing the kicker": (walked(SPOTS, FOUL), False),
        "offside": (walked_back(SPOTS, OFFSIDE), True),
    }
    for name, (where, most) in others.items():
        other = np.repeat(-best[np.clip(where, 1, FIELD - 1)][:, None], down.shape[1], axis=1)
        chosen = taken(caught, down, worths, other, most=most) @ yards.chance
        total = total - foul * wheels.kick_fouls.word(name) * chosen
    held = taken(caught, down, worths, worths.series[_held(down)], most=False) @ yards.chance
    total = total - foul * wheels.kick_fouls.word("holding") * held
    loose = wheels.loose
    lost = returns.red(loose, worths, FIELD - SPOTS) @ loose.red_chance
    own = worths.other
    kept = own.at(SPOTS[:, None] + loose.blue[None, :], own.safety) @ loose.blue_chance
    return np.asarray(total + wheel.word("fumble") * (kept - lost))


def punt_return(wheels: Wheels, worths: Worths) -> Caught:
    """A punt that is run back."""
    plain = returns.run_back(wheels.punt_return, wheels, worths, kicked=True)
    return Caught(plain, returns.menu(wheels.punt_return, wheels, worths, kicked=True), False)


def fair_catch(wheels: Wheels, worths: Worths) -> Caught:
    """A punt that is caught fairly."""
    return Caught(*returns.caught_fairly(wheels.punt_return, wheels, worths), True)


def quick_return(wheels: Wheels, worths: Worths) -> Caught:
    """A quick kick that is run back."""
    plain = returns.run_back(wheels.quick_kick_return, wheels, worths, kicked=True)
    ways = returns.menu(wheels.quick_kick_return, wheels, worths, kicked=True)
    return Caught(plain, ways, False)


def field_goals(grid: Grid, wheels: Wheels, worths: Worths, good: float, lost: Floats) -> Floats:
    """Field goals by situation, −∞ from farther than 50 yards; `lost` is what a fumble is."""
    missed = punt_return(wheels, worths).plain[index(np.array([0]))][0]
    missed = -max(worths.touchback, float(missed))  # FE-23
    distance = FIELD - grid.spot
    out = np.full(len(grid), -np.inf)
    for band in reversed(FIELD_GOAL_BANDS):
        wheel = wheels.field_goals[band]
        made, bad, drop = (wheel.word(word) for word in ("good", "no good", "fumble"))
        worth = made * good + bad * missed + drop * lost
        out = np.where(distance <= band, worth, out)
    return out
