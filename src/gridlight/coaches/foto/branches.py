"""What the rules themselves make of returns, fumbles and downs, for the certificate.

Everything here asks the rules' own functions and reads worths from a solution's tables alone; it
shares nothing with what the tables were made by.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.spinners import KICK_PENALTIES
from gridlight.coaches.foto.foresight import Foresight, Points
from gridlight.coaches.foto.solution import Solution
from gridlight.football import field
from gridlight.football.referee import down_again, down_at
from gridlight.football.situation import Situation
from gridlight.games.foto_electric import kicks, runbacks
from gridlight.games.foto_electric.endings import settle
from gridlight.games.foto_electric.game import FotoElectric
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.playing import Playing
from gridlight.games.foto_electric.state import End, Ending, FotoState, Foul, Pending
from gridlight.kernel.dice import Dice
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import Move
from gridlight.kernel.odds import every_branch

Floats = NDArray[np.float64]

OFFENSE, OTHER = Seat.HOME, Seat.VISITORS
FIELD = field.LENGTH
DECLINE = Move("decline")


@dataclass(frozen=True, slots=True, eq=False)
class Ways:
    """The ways a return may end: worths to the catching side and their chances."""

    worth: Floats
    chance: Floats

    def mean(self) -> float:
        """What is to be expected."""
        return float(self.worth @ self.chance)

    def better(self, other: float) -> float:
        """What is to be expected where the catching side may have `other` instead."""
        return float(np.maximum(self.worth, other) @ self.chance)

    def worse(self, other: float) -> float:
        """What is to be expected where the kicking side may have `other` instead."""
        return float(np.minimum(self.worth, other) @ self.chance)


class Branches:
    """Every fall of the spinners, by the rules; home has the ball, or kicks it.

    Spots are yards from the own goal line of the side named; worths are memorized.
    """

    def __init__(self, game: FotoElectric, solution: Solution) -> None:
        self._game = game
        self._solution = solution
        self._points = Points(solution)
        self._foresight = Foresight(game, self._points)
        self.rules = game.rules
        self.caught = cache(self._caught)
        self.fumbled = cache(self._fumbled)
        self.ending = cache(self._ending)
        self.down = cache(self._down)

    def worth(self, state: FotoState, seat: Seat) -> float:
        """What a state is worth, by the tables and by the choices on the way to them."""
        return self._foresight.worth(state, seat)

    def after(self, state: FotoState, order: Move) -> float:
        """What a choice of the side with the ball is worth to it."""
        return self._foresight.after(state, OFFENSE, order)

    def labels(self, area: str, *without: str) -> list[tuple[str, float]]:
        """The labels of a spinner's area and their chances."""
        throw = self._game.spinners.throw_without(area, *without)
        return [(face.label, face.weight / throw.total) for face in throw.faces]

    @property
    def fouls(self) -> dict[str, float]:
        """The fouls on kicks and their chances."""
        return dict(self.labels(KICK_PENALTIES))

    def _caught(self, kind: str, spot: int, fouled: bool = False, fair: bool = False) -> Ways:
        """A ball that visitors catch at `spot` of theirs; `fouled`: a foul on the kick is open."""
        pending = Pending(kind, OTHER, caught=field.own(OTHER, spot))
        if fouled:
            pending = replace(pending, foul=Foul("offside", OFFENSE, kicks.OFFSIDE_YARDS))
        act = runbacks.fair_catch if fair else runbacks.run_back
        branches = list(every_branch(lambda dice: act(self._playing(dice), pending)))
        worth = [
            self._stands(branch.result) if fouled else self.worth(branch.result, OTHER)
            for branch in branches
        ]
        return Ways(np.array(worth), np.array([float(branch.chance) for branch in branches]))

    def _stands(self, state: FotoState) -> float:
        """What a return is worth with the foul on the kick declined."""
        if state.phase is Phase.PENALTY_CHOICE:
            return self._foresight.after(state, OTHER, DECLINE)
        return self.worth(state, OTHER)

    def _fumbled(self, spot: int) -> tuple[tuple[Ending, float], ...]:
        """How a ball that the offense drops at `spot` of its own ends, with the chances."""
        pending = Pending("scrimmage", OTHER, caught=spot)
        return tuple(
            (branch.result, float(branch.chance))
            for branch in every_branch(
                lambda dice: runbacks.fumble(self._playing(dice), OFFENSE, pending)
            )
        )

    def _ending(self, ending: Ending) -> float:
        """What an ending other than a down is worth to the offense."""
        assert ending.kind is not End.DOWN
        return self._settled(lambda playing: settle(playing, ending))

    def _settled(self, act: Callable[[Playing], FotoState]) -> float:
        (branch,) = every_branch(lambda dice: act(self._playing(dice)))
        return self.worth(branch.result, OFFENSE)

    def _down(self, place: tuple[int, int, int], spot: int) -> float:
        """What it is worth to be down at `spot` after a play from a situation."""
        ruling = down_at(situation(place), spot, self.rules)
        return self._at(ruling.situation)

    def again(self, place: tuple[int, int, int], spot: int) -> float:
        """What it is worth to have the down again from `spot`."""
        return self._at(down_again(situation(place), spot, self.rules).situation)

    def _at(self, after: Situation) -> float:
        side = after.possession
        spot = int(field.from_own_goal(side, after.spot))
        to_go = FIELD - spot if after.to_go == "goal" else int(after.to_go)
        worth = self._solution.worth(after.down, spot, to_go)
        return worth if side is OFFENSE else -worth

    def _playing(self, dice: Dice) -> Playing:
        state = FotoState(Phase.REVEAL, OFFENSE, situation((1, FIELD // 2, 10)))
        game = self._game
        return Playing(state, OFFENSE, dice, game.rules, game.settings, game.spinners)


def situation(place: tuple[int, int, int]) -> Situation:
    """A situation of home's by down, spot and yards to gain."""
    down, spot, to_go = place
    return Situation(OFFENSE, spot, down, min(FIELD, spot + to_go))
