"""The coaches of Pegskin: one mind in several tempers."""

from __future__ import annotations

import random

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.coach import Stop, never
from gridlight.coaches.pegskin import lineups, plans, stakes
from gridlight.coaches.pegskin.tempers import Temper
from gridlight.coaches.pegskin.thinking import ROLL, Thought
from gridlight.games.pegskin.phases import MOVING, ROLLED, Phase
from gridlight.games.pegskin.ruleset import Settings
from gridlight.games.pegskin.state import PegskinState
from gridlight.games.pegskin.views import PegskinView
from gridlight.kernel.game import LegalMoves, Seat
from gridlight.kernel.moves import Move

Floats = NDArray[np.float64]

FIRST_WEIGHTS = np.array([0.6, 1.5, -0.3, 1.0])


class PegskinCoach:
    """A coach of Pegskin; chance comes from its stream alone.

    It thinks a turn out at its first move and follows that plan as long as the board is as it
    foresaw; it keeps nothing else from one decision to the next.
    """

    def __init__(self, temper: Temper, weights: Floats = FIRST_WEIGHTS) -> None:
        self._temper = temper
        self._weights = weights
        self._plan = plans.Plan()

    @property
    def level(self) -> str:
        """The level's name."""
        return self._temper.level

    def choose(
        self,
        view: PegskinView,
        seat: Seat,
        legal: LegalMoves[Move],
        stream: random.Random,
        stop: Stop = never,
    ) -> Move:
        """One of the legal moves."""
        state, settings = view.state, view.settings
        if state.phase in MOVING:
            return self._turn(state, settings, stream, stop)
        if state.phase is Phase.DECLARE:
            return self._declare(state, settings, stream, stop)
        if state.phase is Phase.SETUP_OFFENSE:
            return self._offense(state, settings, stream)
        if state.phase is Phase.SETUP_DEFENSE:
            return lineups.move_of(stream.choice(lineups.known(settings, offense=False)))
        if state.phase is Phase.MOTION:
            return Move("no-motion")
        if state.phase is Phase.TRY_CHOICE:
            return self._try(state, settings, seat, legal)
        return Move("call", (stream.choice(("heads", "tails")),))

    def _thought(self, state: PegskinState, settings: Settings, stop: Stop = never) -> Thought:
        return Thought(state, settings, self._temper, self._weights, stop)

    def _turn(
        self, state: PegskinState, settings: Settings, stream: random.Random, stop: Stop
    ) -> Move:
        if state.moves_left is None and state.phase in ROLLED:
            return ROLL
        if not self._plan.fits(state):
            thought = self._thought(state, settings, stop)
            best = thought.turn(thought.judgment(stream))[0]
            self._plan = plans.Plan(plans.planned(thought.packed, best.actions))
        return plans.follow(self._plan, state, settings)

    def _declare(
        self, state: PegskinState, settings: Settings, stream: random.Random, stop: Stop
    ) -> Move:
        thought = self._thought(state, settings, stop)
        judgment = thought.judgment(stream)
        said = thought.declarations(judgment)
        errors = [stream.gauss(0.0, judgment.ripple) for _ in said]
        best = max(range(len(said)), key=lambda one: said[one][1] + errors[one])
        return said[best][0]

    def _offense(self, state: PegskinState, settings: Settings, stream: random.Random) -> Move:
        if not settings.scrimmage and not (state.play and state.play.trying):
            worths = stakes.worths_of(state, settings)
            kicks = stakes.kick_worths(state, settings)
            best = max(kicks, key=lambda kick: kicks[kick])
            if kicks[best] > stakes.play_worth(worths):
                return Move(best)
        return lineups.move_of(stream.choice(lineups.known(settings, offense=True)))

    def _try(
        self, state: PegskinState, settings: Settings, seat: Seat, legal: LegalMoves[Move]
    ) -> Move:
        worths = stakes.try_worths(state, settings, seat)
        return max(legal, key=lambda said: worths.get(" ".join(said.args), -1.0))
