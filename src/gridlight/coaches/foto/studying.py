"""The coach that knows its opponent: the equilibrium, bent towards his habits on a leash."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.foto import leash
from gridlight.coaches.foto.coach import FotoCoach, Temper
from gridlight.coaches.foto.foresight import situation_of
from gridlight.coaches.foto.habits import Guess, Habits, customs_of
from gridlight.coaches.foto.plan import GamePlan, Place
from gridlight.coaches.snap import Equilibrium
from gridlight.games.foto_electric.ruleset import Settings
from gridlight.games.foto_electric.state import FotoState
from gridlight.kernel.game import Seat

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Bent:
    """How one side of a snap is played against somebody: `guess` is what he is taken to lay,
    `leash` how far the coach may go, `play` the snap with the coach's side of it bent.

    `gained` are points a snap beyond what it is worth, should he lay so; `risked` what is lost
    at the very worst, never more than the leash.
    """

    guess: Guess
    leash: float
    play: Equilibrium
    gained: float
    risked: float


class Opposition:
    """What is known of an opponent, asked situation by situation."""

    def __init__(self, plan: GamePlan, habits: Habits, most: float = leash.LEASH) -> None:
        self._plan = plan
        self._most = most
        cards = tuple(plan.plays), tuple(plan.formations)
        self.plays, self.formations = customs_of(habits, *cards)
        self.attack = lru_cache(maxsize=4096)(self._attack)
        self.guard = lru_cache(maxsize=4096)(self._guard)

    def guess_plays(self, place: Place) -> Guess:
        """What he is taken to lay with the ball."""
        return self.plays.guess(place, self._plan.snap(place).offense.sum(axis=1))

    def guess_formations(self, place: Place) -> Guess:
        """What he is taken to lay on defense."""
        return self.formations.guess(place, self._plan.snap(place).formation)

    def _attack(self, place: Place) -> Bent:
        """How the coach plays a snap with the ball; some hundredths of a second."""
        paid, play = self._plan.payoffs(place), self._plan.snap(place)
        guess = self.guess_formations(place)
        rope = leash.leash_after(guess.calls, self._most)
        flow = guess.shares[:, None, None] * self.formations.placed(play.placing)
        ours, worth = leash.attack(paid, play, flow, rope), leash.held(paid, play.offense)
        bent = replace(play, offense=ours.offense)
        return Bent(guess, rope, bent, ours.hoped - worth, worth - ours.sure)

    def _guard(self, place: Place) -> Bent:
        """How the coach plays a snap on defense."""
        paid, play = self._plan.payoffs(place), self._plan.snap(place)
        guess = self.guess_plays(place)
        rope = leash.leash_after(guess.calls, self._most)
        laid = guess.shares[:, None] * self.plays.placed(places_of(play))
        ours = leash.guard(paid, play, laid, rope)
        cost = -leash.allowed(paid, play.formation[:, None, None] * play.placing)
        bent = replace(play, formation=ours.formation, placing=ours.placing)
        return Bent(guess, rope, bent, ours.hoped - cost, cost - ours.sure)


def places_of(play: Equilibrium) -> Floats:
    """Where an equilibrium lays each card of the offense, (cards, 3); one that it never lays as
    it lays them all.
    """
    used = play.offense.sum(axis=1, keepdims=True)
    return np.where(used > 0.0, play.offense / np.where(used > 0.0, used, 1.0), play.offense.sum(0))


class StudyingCoach(FotoCoach):
    """A coach that has studied its opponent.

    Where the clock is to be thought of, and on tries, it plays as it would against anybody.
    """

    def __init__(self, plan: GamePlan, temper: Temper, habits: Habits) -> None:
        self._opposition = Opposition(plan, habits)
        super().__init__(plan, temper)

    def _play(self, state: FotoState, settings: Settings, seat: Seat) -> Equilibrium:
        """How this coach plays the snap that is under way, in this seat."""
        if state.trying or self._moment(state, settings) is not None:
            return super()._play(state, settings, seat)
        place = situation_of(state)
        offense = seat is state.situation.possession
        side = self._opposition.attack if offense else self._opposition.guard
        return side(place).play
