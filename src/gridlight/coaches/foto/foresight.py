"""What a choice is worth by the rules themselves: every way the spinners can fall, to the end.

Where a series, a kick-off or a try begins, the tables of the solution take over. Slower than they
are, but the rules' own word: a few milliseconds for a choice, a fifth of a second for a punt.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from gridlight.coaches.foto.solution import Solution
from gridlight.football import field
from gridlight.games.foto_electric.game import FotoElectric
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.state import FotoState
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import Move
from gridlight.kernel.odds import every_branch


class Outlook(Protocol):
    """What a state at which a series, a kick-off or a try begins is worth to a seat."""

    def at(self, state: FotoState, seat: Seat) -> float | None:
        """The worth to `seat`; None where the rules are to be followed further."""
        ...


class Points:
    """The outlook in points still to come, and those on the score."""

    def __init__(self, solution: Solution) -> None:
        self._solution = solution

    def at(self, state: FotoState, seat: Seat) -> float | None:
        """Points of `seat` less the other's, on the score and to come."""
        worth = self._to_come(state)
        if worth is None:
            return None
        side = state.situation.possession
        ahead = state.score.of(side) - state.score.of(side.other)
        return ahead + worth if side is seat else -(ahead + worth)

    def _to_come(self, state: FotoState) -> float | None:
        """Points to come for the side that has the ball or kicks it."""
        spot = spot_of(state)
        free = self._solution.free
        if state.phase is Phase.GAME_OVER:
            return 0.0
        if state.phase is Phase.SCRIMMAGE_CALL:
            return self._solution.worth(*situation_of(state))
        if state.phase is Phase.KICKOFF:
            return free.after(spot, onside=state.after in ("half", "touchdown"))
        if state.phase is Phase.AFTER_SAFETY:
            return free.after_safety(spot)
        if state.phase is Phase.TRY_CHOICE:
            return self._solution.try_worth
        return None


class Foresight:
    """Looks from a state over every move and every fall of the spinners to the next outlook."""

    def __init__(self, game: FotoElectric, outlook: Outlook) -> None:
        self._game = game
        self._outlook = outlook

    def after(self, state: FotoState, seat: Seat, order: Move) -> float:
        """What is to be expected for `seat` once the decider's order has been obeyed."""
        assert state.decider is not None
        orders = {state.decider: order}
        branches = every_branch(lambda dice: self._game.apply(state, orders, dice).state)
        return sum(float(branch.chance) * self.worth(branch.result, seat) for branch in branches)

    def worth(self, state: FotoState, seat: Seat) -> float:
        """What a state is worth to `seat`, the decider choosing best."""
        known = self._outlook.at(state, seat)
        if known is not None:
            return known
        decider = state.decider
        assert decider is not None, "sealed cards are the solution's, not foresight's"
        worths = [self.after(state, seat, move) for move in self._game.legal(state, decider)]
        return max(worths) if decider is seat else min(worths)


def spot_of(state: FotoState) -> int:
    """Where the ball lies, in whole yards from the own goal line of the side that has it."""
    side = state.situation.possession
    return min(99, max(1, round(field.from_own_goal(side, state.situation.spot))))


def situation_of(state: FotoState) -> tuple[int, int, int]:
    """The down, the spot and the yards to gain of a state from scrimmage."""
    spot = spot_of(state)
    to_go = state.situation.to_go
    left = 100 - spot if to_go == "goal" else max(1, round(to_go))
    return state.situation.down, spot, left


def timeless(state: FotoState) -> FotoState:
    """The same state with so much time left that no quarter ends."""
    return replace(state, clock=replace(state.clock, quarter=1, plays=0, expired=False))
