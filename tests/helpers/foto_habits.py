"""Somebody with habits at the light box, and what is seen of him in games."""

from dataclasses import replace

import numpy as np

from gridlight.coaches.foto.coach import TEMPERS, FotoCoach
from gridlight.coaches.foto.foresight import situation_of
from gridlight.coaches.foto.habits import Habits, Laid
from gridlight.coaches.snap import Equilibrium
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.state import OFFENSE_PLACES, PLACES
from gridlight.kernel.dice import RandomDice

FAVORED = 0.4


class Habitual(FotoCoach):
    """A rookie who lays one and the same card on a down four times in ten."""

    def __init__(self, plan, level="rookie", plays=(1, 5, 6, 6), formations=(0, 2, 5, 5)):
        super().__init__(plan, TEMPERS[level])
        self._favorites = plays, formations

    def _mixture(self, place):
        play = super()._mixture(place)
        if place is None:
            return play
        card, formation = (favorites[place[0] - 1] for favorites in self._favorites)
        offense, formations = (1 - FAVORED) * play.offense, (1 - FAVORED) * play.formation
        laid = play.offense[card] / max(play.offense[card].sum(), 1e-12)
        offense[card] += FAVORED * (laid if laid.sum() > 0 else np.full(3, 1 / 3))
        formations[formation] += FAVORED
        return Equilibrium(play.value, offense, formations, play.placing)


class Watched:
    """A coach whose cards are written down as they are laid."""

    def __init__(self, coach, plan):
        self._coach, self._plan = coach, plan
        self.offense, self.defense = [], []

    @property
    def habits(self):
        return Habits(tuple(self.offense), tuple(self.defense))

    def choose(self, view, seat, legal, stream):
        move = self._coach.choose(view, seat, legal, stream)
        state = self._plan.game.imagine(view, RandomDice("imagine"))
        if state.trying:
            return move
        offense = seat is state.situation.possession
        side, said = (self.offense if offense else self.defense), str(move).split()[-1]
        if view.phase is Phase.CARD_PICKS:
            side.append(Laid(*situation_of(state), said))
        elif view.phase is Phase.OFFENSE_PLACE:
            side[-1] = replace(side[-1], at=int(OFFENSE_PLACES[said]))
        elif view.phase is Phase.DEFENSE_PLACE:
            facing = round(state.snap.offense_place)
            side[-1] = replace(side[-1], at=int(PLACES[said]), facing=facing)
        return move
