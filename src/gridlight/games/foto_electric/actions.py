"""The moves of Foto-Electric: their words, and why one is refused."""

from __future__ import annotations

from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.state import FotoState
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import TABLE_WORDS, Move, move

VERBS = frozenset(
    {
        *("call", "choose", "kickoff", "onside", "touchback", "run-out"),
        *("play", "punt", "quick-kick", "field-goal", "fair-catch", "no-fair-catch"),
        *("card", "at", "reveal", "accept", "decline", "try"),
        *("nudge", "lay", "challenge"),
    }
)


def parse(text: str) -> Move:
    """The move that `text` says; raises `ValueError` for a verb that the game doesn't know."""
    if not text.split():
        raise ValueError("there is no move")
    parsed = move(text)
    if parsed.verb not in VERBS | TABLE_WORDS:
        raise ValueError(f"“{parsed.verb}” is no move of Foto-Electric")
    return parsed


_WAITING = {
    Phase.COIN_TOSS: "the visitors call the toss first (call heads, call tails)",
    Phase.KICK_OR_RECEIVE: "the winner of the toss chooses to kick or to receive",
    Phase.KICKOFF: "the kick-off comes first",
    Phase.TOUCHBACK_CHOICE: "touchback or run-out is to be chosen first",
    Phase.SCRIMMAGE_CALL: "the offense calls a play or a kick first",
    Phase.CARD_PICKS: "both sides pick their cards now",
    Phase.OFFENSE_PLACE: "the offense lays its card left, center or right now",
    Phase.DEFENSE_PLACE: "the defense lays its card on one of its five places now",
    Phase.REVEAL: "the cards lie: the slide is to be pulled",
    Phase.FAIR_CATCH_CHOICE: "the receivers say first whether they call a fair catch",
    Phase.PENALTY_CHOICE: "the penalty is to be accepted or declined first",
    Phase.TRY_CHOICE: "the try after the touchdown comes first",
    Phase.AFTER_SAFETY: "a free kick follows the safety",
    Phase.GAME_OVER: "the game is over",
}


def why_refused(state: FotoState, seat: Seat, refused: Move) -> str:
    """One sentence that says why a move isn't on offer."""
    if state.phase is Phase.SCRIMMAGE_CALL and seat is state.decider:
        if refused.verb == "quick-kick":
            return "a quick kick is called on downs 1 to 3 only (FE-22)."
        if refused.verb == "field-goal":
            return "a field goal is tried from 50 yards or nearer (FE-23)."
    if state.phase is Phase.KICKOFF and refused.verb == "onside":
        return "an on-side kick opens a half or follows a touchdown (FE-17)."
    if refused.verb in ("lay", "nudge", "challenge"):
        return "cards are moved freely with table feel only, while they are being laid (FE-4)."
    if refused.verb == "card" and state.phase is Phase.CARD_PICKS:
        return "there is no such card to pick: the offense has 1 to 12, the defense A to F (FE-1)."
    if state.decider is not None and seat is not state.decider:
        return f"it isn't the turn of {seat.value}: {_WAITING[state.phase]}."
    return f"{_WAITING[state.phase]}."
