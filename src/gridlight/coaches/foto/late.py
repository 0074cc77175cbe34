"""The end of a half as a coach sees it: choices by the chance to win, not by points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from gridlight.coaches import snap
from gridlight.coaches.foto.clocked import Ahead, Clocked, Exact, Guessed, Nearly
from gridlight.coaches.foto.foresight import Foresight, situation_of, spot_of
from gridlight.coaches.foto.kicks import Free
from gridlight.coaches.foto.plan import GamePlan
from gridlight.coaches.foto.problem import calls
from gridlight.coaches.foto.weighing import NEVER
from gridlight.coaches.snap import Equilibrium
from gridlight.games.foto_electric.game import FotoElectric
from gridlight.games.foto_electric.light import LightBox
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.ruleset import Settings
from gridlight.games.foto_electric.state import FotoState
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import Move

HALVES = {2: 8, 4: 24}
"""The quarters that end a half, and how many plays before their end the clock is thought of."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The plays left in the half and the lead of the side that has the ball or kicks it; how
    many plays come `later`, in the second half.
    """

    plays: int
    lead: int
    later: int = 0


def moment(state: FotoState, settings: Settings) -> Moment | None:
    """The moment near the end of a half; None while the clock isn't to be thought of."""
    quarter = state.clock.quarter
    if settings.by_watch or quarter not in HALVES:
        return None
    plays = settings.plays_per_quarter - state.clock.plays
    side = state.situation.possession
    lead = state.score.of(side) - state.score.of(side.other)
    later = 0 if quarter == max(HALVES) else 2 * settings.plays_per_quarter
    return Moment(plays, lead, later) if plays <= HALVES[quarter] else None


class Late:
    """Weighs moves by the chance to win; −1 lost, 0 even, 1 won, to the seat that chooses."""

    def __init__(self, plan: GamePlan) -> None:
        self._plan = plan
        self.ahead = lru_cache(maxsize=8)(self._ahead)
        self.clocked = lru_cache(maxsize=8)(self._clocked)
        self._foresights = lru_cache(maxsize=8)(self._foresight)
        self.snap = lru_cache(maxsize=1024)(self._snap)

    def _ahead(self, later: int) -> Ahead:
        """What lies ahead of a moment with so many plays later."""
        solution = self._plan.solution
        if later:
            return Guessed(solution, later)
        return Nearly(Exact(self._plan.problem, solution), Guessed(solution))

    def _clocked(self, later: int) -> Clocked:
        """What choices are worth at a moment with so many plays later."""
        return Clocked(self._plan.problem, self._plan.solution, self.ahead(later), depth=0)

    def free(self, at: Moment) -> Free:
        """The free kicks of a moment."""
        return self.clocked(at.later).kickoffs(at.plays, at.lead, 0)

    def value(self, at: Moment, number: int) -> float:
        """A situation of a moment."""
        return float(self.ahead(at.later).values(at.plays, at.lead)[number])

    def _snap(self, at: Moment, number: int) -> Equilibrium:
        """How a snap is played with the clock in mind."""
        return snap.solve(self.clocked(at.later).payoffs(at.plays, at.lead, number))

    def number(self, state: FotoState) -> int:
        """The number of a state's situation."""
        return self._plan.solution.grid.number(*situation_of(state))

    def weigh(
        self, state: FotoState, seat: Seat, moves: Sequence[Move], settings: Settings
    ) -> list[float]:
        """The chance of `seat` after each move."""
        at = moment(state, settings)
        assert at is not None
        known = self._known(state, at)
        if known is not None:
            return [known.get(str(move), NEVER) for move in moves]
        foresight = self._foresights(settings, at.later)
        return [foresight.after(state, seat, move) for move in moves]

    def _known(self, state: FotoState, at: Moment) -> dict[str, float] | None:
        """The chances that need no looking ahead; None where it is needed."""
        spot = spot_of(state)
        if state.phase is Phase.SCRIMMAGE_CALL:
            return self._calls(state, at)
        if state.phase is Phase.FAIR_CATCH_CHOICE:
            if state.pending is not None and state.pending.free:
                back, fair = self.free(at).punts[:, spot]
            else:
                back, fair = self._kicked(state, at)[:2]
            return {"no-fair-catch": -float(back), "fair-catch": -float(fair)}
        if state.phase is Phase.KICKOFF:
            kicks = self.free(at)
            row = int(state.after in ("half", "touchdown"))
            return {"kickoff": float(kicks.kickoff[row, spot]), "onside": float(kicks.onside[spot])}
        if state.phase is Phase.AFTER_SAFETY:
            kickoff, punt = self.free(at).safety[:, spot]
            return {"kickoff": float(kickoff), "punt": float(punt)}
        if state.phase is Phase.TRY_CHOICE:
            tried = self.clocked(at.later).tried(at.plays, at.lead)
            return {"try kick": tried["kick"]} | dict.fromkeys(
                ("try run", "try pass"), tried["play"]
            )
        return {"reveal": 0.0} if state.phase is Phase.REVEAL else None

    def _calls(self, state: FotoState, at: Moment) -> dict[str, float]:
        kicked = self._kicked(state, at)
        play = self.snap(at, self.number(state)).value
        worths = calls(np.array(play), kicked)
        names = ("play", "punt", "quick-kick", "field-goal")
        return {name: float(worth) for name, worth in zip(names, worths, strict=True)}

    def _kicked(self, state: FotoState, at: Moment) -> snap.Floats:
        number = self.number(state)
        again = self._plan.problem.again[number]
        worth = np.array([self.value(at, int(again))])
        rows = slice(number, number + 1)
        return np.asarray(self.clocked(at.later).kicked(at.plays, at.lead, rows, worth)[:, 0])

    def _foresight(self, settings: Settings, later: int) -> Foresight:
        plan, game = self._plan, self._plan.game
        cards = tuple(map(int, plan.plays)), tuple(plan.formations)
        timed = replace(settings, table_feel=False)
        rules = FotoElectric(game.rules, timed, game.spinners, LightBox(plan.deck), *cards)
        return Foresight(rules, Chances(self, settings, later))


class Chances:
    """The outlook in the chance to win, near the end of a half with so many plays `later`."""

    def __init__(self, late: Late, settings: Settings, later: int = 0) -> None:
        self._late = late
        self._settings = settings
        self._later = later
        self._quarter = min(HALVES) if later else max(HALVES)

    def at(self, state: FotoState, seat: Seat) -> float | None:
        """The chance of `seat`; None where the rules are to be followed further."""
        if state.phase is Phase.GAME_OVER or state.clock.quarter > self._quarter:
            lead = state.score.of(seat) - state.score.of(seat.other)
            return self._late.ahead(self._later).over(lead)
        chance = self._to_come(state)
        return chance if chance is None or state.situation.possession is seat else -chance

    def _to_come(self, state: FotoState) -> float | None:
        at, late = moment(state, self._settings), self._late
        assert at is not None
        if state.phase is Phase.SCRIMMAGE_CALL:
            return late.value(at, late.number(state))
        if state.phase is Phase.KICKOFF:
            onside = state.after in ("half", "touchdown")
            return late.free(at).after(spot_of(state), onside=onside)
        if state.phase is Phase.AFTER_SAFETY:
            return late.free(at).after_safety(spot_of(state))
        if state.phase is Phase.TRY_CHOICE:
            return max(late.clocked(at.later).tried(at.plays, at.lead).values())
        return None
