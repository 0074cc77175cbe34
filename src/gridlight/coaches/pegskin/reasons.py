"""A coach's reason in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from gridlight.coaches.coach import Weighed
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.moves import Move

_WORDS = {
    "punt": "a punt",
    "field-goal": "a field goal",
    "place": "a play from scrimmage",
    "run": "running now",
    "throw": "the pass",
    "roll": "rolling on",
    "try kick": "kicking the point",
    "try run": "running for two",
    "try pass": "passing for two",
}


def reason(state: PegskinState, moves: Sequence[Weighed]) -> str:
    """Why the best of the moves, which stand best first; worths are chances from −1 to 1."""
    known = [weighed for weighed in moves if weighed.worth is not None]
    if state.phase is Phase.COIN_TOSS:
        return "Heads and tails are as good."
    if not known:
        return "There is no choice."
    best, *others = known
    said = f"{_said(state, best.move).capitalize()} leaves {chance(best.worth)}"
    other = next((each for each in others if _other(state, best.move, each.move)), None)
    if other is None:
        return f"{said}."
    return f"{said}, {_said(state, other.move)} {chance(other.worth)}."


def _other(state: PegskinState, best: Move, move: Move) -> bool:
    return state.phase is not Phase.SETUP_OFFENSE or best.verb != move.verb


def _said(state: PegskinState, move: Move) -> str:
    words = _WORDS.get(str(move)) or _WORDS.get(move.verb)
    if move.verb == "throw":
        return f"the pass to {move.args[0]}"
    if state.phase is Phase.SETUP_DEFENSE:
        return "this line-up"
    return words or f"“{move}”"


def chance(worth: float | None) -> str:
    """A chance to win, ties counted half: “a 38 % chance to win”."""
    return "an unknown chance" if worth is None else f"a {50 * (1 + worth):.0f} % chance to win"
