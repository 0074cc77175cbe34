"""The moves of Foto-Electric: their words, and why one is refused."""

from __future__ import annotations

from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.ruleset import Settings
from gridlight.games.foto_electric.state import OFFENSE_PLACES, FotoState
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.kernel.moves import TABLE_WORDS, Move, move

VERBS = frozenset(
    {
        *("call", "choose", "kickoff", "onside", "touchback", "run-out"),
        *("play", "punt", "quick-kick", "field-goal", "fair-catch", "no-fair-catch"),
        *("card", "at", "reveal", "accept", "decline", "try"),
        *("nudge", "lay", "challenge"),
    }
)

NUDGES = {Move("nudge", (name,)): place for name, place in OFFENSE_PLACES.items()}
"""Where the defense may push the offense's card, with table feel (FE-28)."""


def parse(text: str) -> Move:
    """The move that `text` says; raises `ValueError` for a verb that the game doesn't know."""
    if not text.split():
        raise ValueError(tr("there is no move"))
    parsed = move(text)
    if parsed.verb not in VERBS | TABLE_WORDS:
        raise ValueError(tr("“{verb}” is no move of Foto-Electric", verb=parsed.verb))
    return parsed


WAITING = {
    Phase.COIN_TOSS: tr("the visitors call the toss first: call heads or call tails (FB-14)"),
    Phase.KICK_OR_RECEIVE: tr("the winner of the toss chooses to kick or to receive (FB-14)"),
    Phase.KICKOFF: tr("the kick-off comes first (FB-15)"),
    Phase.TOUCHBACK_CHOICE: tr("touchback or run-out is to be chosen first (FB-8)"),
    Phase.SCRIMMAGE_CALL: tr("the offense calls a play or a kick first (FE-3)"),
    Phase.CARD_PICKS: tr("both sides pick their cards now (FE-3)"),
    Phase.OFFENSE_PLACE: tr("the offense lays its card at L, C or R now (FE-3)"),
    Phase.DEFENSE_PLACE: tr("the defense lays its card at L2, L1, C, R1 or R2 now (FE-3)"),
    Phase.REVEAL: tr("the cards lie: the slide is to be pulled (FE-6)"),
    Phase.FAIR_CATCH_CHOICE: tr("the receivers say first whether they call a fair catch (FE-21)"),
    Phase.PENALTY_CHOICE: tr("the penalty is to be accepted or declined first (FE-27)"),
    Phase.TRY_CHOICE: tr("the try after the touchdown comes first (FE-30)"),
    Phase.AFTER_SAFETY: tr("a kick-off or a punt follows the safety (FE-32)"),
    Phase.GAME_OVER: tr("the game is over (FB-12)"),
}

_ONSIDE = tr("an on-side kick opens a half or follows a touchdown (FE-17).")
_ASKED_IN_VAIN = {
    (Phase.SCRIMMAGE_CALL, "quick-kick"): tr(
        "a quick kick is called on downs 1 to 3 only (FE-22)."
    ),
    (Phase.SCRIMMAGE_CALL, "field-goal"): tr(
        "a field goal is tried from 50 yards or nearer (FE-23)."
    ),
    (Phase.KICKOFF, "onside"): _ONSIDE,
    (Phase.AFTER_SAFETY, "onside"): _ONSIDE,
}
"""Why the side that decides can't have what is sometimes on offer in that phase."""

_WHEN_MOVED = {
    "lay": tr("a card is laid beside its places only when it is its side's turn to lay it (FE-4)."),
    "nudge": tr("only the defense, about to lay its own card, can push the offense's (FE-28)."),
    "challenge": tr("cards are challenged when both lie, before the slide is pulled (FE-5)."),
}
"""When the moves of table feel are open at all."""


def why_refused(state: FotoState, seat: Seat, refused: Move, settings: Settings) -> str:
    """One sentence that says why a move isn't on offer."""
    if refused.verb in TABLE_WORDS:
        return tr("“{verb}” is said without anything after it.", verb=refused.verb)
    if refused.verb in _WHEN_MOVED and state.phase is not Phase.GAME_OVER:
        return _why_not_moved(state, seat, refused, settings)
    if refused.verb == "card" and state.phase is Phase.CARD_PICKS:
        return _why_not_picked(state, seat)
    if state.decider is not None and seat is not state.decider:
        return tr(
            "it isn't the turn of {seat}: {waiting}.", seat=seat.value, waiting=WAITING[state.phase]
        )
    waiting = f"{WAITING[state.phase]}."
    return _ASKED_IN_VAIN.get((state.phase, refused.verb), waiting)


def _why_not_moved(state: FotoState, seat: Seat, refused: Move, settings: Settings) -> str:
    if not settings.table_feel:
        return tr("cards are moved freely only with the setting “table feel” (FE-4).")
    if refused.verb == "challenge" and state.phase is Phase.REVEAL:
        return tr("both cards sit exactly on their places: nothing is to be challenged (FE-5).")
    pushing = state.phase is Phase.DEFENSE_PLACE and seat is state.decider
    if refused.verb == "nudge" and pushing:
        if refused in NUDGES:
            return tr("the offense's card lies there already (FE-28).")
        return tr("say where the card is pushed to: nudge L, nudge C or nudge R (FE-28).")
    return _WHEN_MOVED[refused.verb]


def _why_not_picked(state: FotoState, seat: Seat) -> str:
    offense = seat is state.situation.possession
    if (state.snap.play if offense else state.snap.formation) is not None:
        return tr("this side's card is picked, and a pick stands (FE-3).")
    if offense:
        return tr("there is no such card for the offense, which has the numbers 1 to 12 (FE-1).")
    return tr("there is no such card for the defense, which has the letters A to F (FE-1).")
