"""What each choice but a card or a place is worth, in points to the side that chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gridlight.coaches.foto.foresight import situation_of, spot_of, timeless
from gridlight.coaches.foto.plan import GamePlan
from gridlight.coaches.foto.problem import KICKOFF_FROM
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.state import FotoState
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import Move

NEVER = float("-inf")
"""The worth of what a coach never does: push the other's card, dispute how cards lie."""

Worths = dict[str, float]


def weigh(plan: GamePlan, state: FotoState, seat: Seat, moves: Sequence[Move]) -> list[float]:
    """The worth of each move to `seat`, points on the score left out where they don't differ."""
    weigher = _WEIGHERS.get(state.phase)
    if weigher is None:
        return [_ahead(plan, state, seat, move) for move in moves]
    known = weigher(plan, state)
    return [known.get(str(move), NEVER) for move in moves]


def _ahead(plan: GamePlan, state: FotoState, seat: Seat, move: Move) -> float:
    return plan.foresight.after(timeless(state), seat, move)


def _toss(plan: GamePlan, state: FotoState) -> Worths:
    return {"call heads": 0.0, "call tails": 0.0}


def _receive(plan: GamePlan, state: FotoState) -> Worths:
    kick = plan.solution.free.after(KICKOFF_FROM, onside=True)
    return {"choose kick": kick, "choose receive": -kick}


def _kickoff(plan: GamePlan, state: FotoState) -> Worths:
    free, spot = plan.solution.free, spot_of(state)
    row = int(state.after in ("half", "touchdown"))  # FE-17
    return {"kickoff": float(free.kickoff[row, spot]), "onside": float(free.onside[spot])}


def _after_safety(plan: GamePlan, state: FotoState) -> Worths:
    kickoff, punt = plan.solution.free.safety[:, spot_of(state)]
    return {"kickoff": float(kickoff), "punt": float(punt)}


def _scrimmage(plan: GamePlan, state: FotoState) -> Worths:
    return plan.solution.call_worths(*situation_of(state))


def _try(plan: GamePlan, state: FotoState) -> Worths:
    kick, play = plan.solution.attempts
    after = plan.solution.free.after(KICKOFF_FROM, onside=True)
    return {"try kick": kick + after, "try run": play + after, "try pass": play + after}


def _fair_catch(plan: GamePlan, state: FotoState) -> Worths:
    if state.pending is not None and state.pending.free:
        back_worth, fair_worth = plan.solution.free.punts[:, spot_of(state)]
    else:
        number = plan.solution.grid.number(*situation_of(state))
        back_worth, fair_worth = plan.solution.kicked[:, number]
    return {"no-fair-catch": -float(back_worth), "fair-catch": -float(fair_worth)}


def _reveal(plan: GamePlan, state: FotoState) -> Worths:
    return {"reveal": 0.0}


_WEIGHERS: dict[Phase, Callable[[GamePlan, FotoState], Worths]] = {
    Phase.COIN_TOSS: _toss,
    Phase.KICK_OR_RECEIVE: _receive,
    Phase.KICKOFF: _kickoff,
    Phase.AFTER_SAFETY: _after_safety,
    Phase.SCRIMMAGE_CALL: _scrimmage,
    Phase.TRY_CHOICE: _try,
    Phase.FAIR_CATCH_CHOICE: _fair_catch,
    Phase.REVEAL: _reveal,
}
