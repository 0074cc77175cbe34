"""A coach's reason in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from gridlight.coaches.coach import Weighed
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.language import tr
from gridlight.kernel.moves import Move

_WORDS = {
    "punt": tr("a punt"),
    "field-goal": tr("a field goal"),
    "place": tr("a play from scrimmage"),
    "run": tr("running now"),
    "throw": tr("the pass"),
    "roll": tr("rolling on"),
    "try kick": tr("kicking the point"),
    "try run": tr("running for two"),
    "try pass": tr("passing for two"),
}


def reason(state: PegskinState, moves: Sequence[Weighed]) -> str:
    """Why the best of the moves, which stand best first; worths are chances from −1 to 1."""
    known = [weighed for weighed in moves if weighed.worth is not None]
    if state.phase is Phase.COIN_TOSS:
        return tr("Heads and tails are as good.")
    if not known:
        return tr("There is no choice.")
    best, *others = known
    said, left = _said(state, best.move), chance(best.worth)
    said = said[:1].upper() + said[1:]
    other = next((each for each in others if _other(state, best.move, each.move)), None)
    if other is None:
        return tr("{best} leaves {chance}.", best=said, chance=left)
    return tr(
        "{best} leaves {chance}, {other} {other_chance}.",
        best=said,
        chance=left,
        other=_said(state, other.move),
        other_chance=chance(other.worth),
    )


def _other(state: PegskinState, best: Move, move: Move) -> bool:
    return state.phase is not Phase.SETUP_OFFENSE or best.verb != move.verb


def _said(state: PegskinState, move: Move) -> str:
    words = _WORDS.get(str(move)) or _WORDS.get(move.verb)
    if move.verb == "throw":
        return tr("the pass to {man}", man=move.args[0])
    if state.phase is Phase.SETUP_DEFENSE:
        return tr("this line-up")
    return words or f"“{move}”"


def chance(worth: float | None) -> str:
    """A chance to win, ties counted half: “a 38 % chance to win”."""
    if worth is None:
        return tr("an unknown chance")
    return tr("a {percent:.0f} % chance to win", percent=50 * (1 + worth))
