"""A coach's reason in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from gridlight.coaches.coach import Weighed
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.state import FotoState

_WORDS = {
    "play": "running a play",
    "punt": "punting",
    "quick-kick": "a quick kick",
    "field-goal": "a field goal",
    "kickoff": "a deep kick-off",
    "onside": "an on-side kick",
    "touchback": "taking the touchback",
    "run-out": "running it out",
    "fair-catch": "calling a fair catch",
    "no-fair-catch": "running the punt back",
    "accept": "accepting the penalty",
    "decline": "declining the penalty",
    "try kick": "kicking the point",
    "try run": "running for it",
    "try pass": "passing for it",
    "choose kick": "kicking first",
    "choose receive": "receiving first",
}


def reason(
    state: FotoState, moves: Sequence[Weighed], value: float | None, unit: str = "points"
) -> str:
    """Why the likeliest of the moves, which stand likeliest first.

    Worths are in points, or in chances to win from −1 to 1.
    """
    said = points if unit == "points" else chance
    if state.phase in (Phase.CARD_PICKS, Phase.OFFENSE_PLACE, Phase.DEFENSE_PLACE):
        return _mixed(moves, None if value is None else said(value))
    known = [weighed for weighed in moves if weighed.worth is not None]
    if len(known) < 2 or str(known[0].move) not in _WORDS:
        return "There is nothing to choose between." if len(moves) > 1 else "There is no choice."
    known.sort(key=lambda weighed: -(weighed.worth or 0.0))
    best, other = known[:2]
    return (
        f"{_said(best).capitalize()} is worth {said(best.worth)},"
        f" {_said(other)} {said(other.worth)}."
    )


def _mixed(moves: Sequence[Weighed], value: str | None) -> str:
    often = [weighed for weighed in moves if weighed.chance >= 0.005]
    parts = [f"{weighed.move} {weighed.chance:.0%}" for weighed in often[:4]]
    worth = "" if value is None else f" The snap is worth {value}."
    if len(often) == 1:
        return f"Always {often[0].move} here.{worth}"
    return f"A mixture that can't be read: {', '.join(parts)}.{worth}"


def _said(weighed: Weighed) -> str:
    return _WORDS.get(str(weighed.move), str(weighed.move))


def points(worth: float | None) -> str:
    """Points with a sign: “+0.44 points”."""
    return "an unknown worth" if worth is None else f"{worth:+.2f} points".replace("-", "−")


def chance(worth: float | None) -> str:
    """A chance to win, ties counted half: “a 38 % chance to win”."""
    return "an unknown chance" if worth is None else f"a {50 * (1 + worth):.0f} % chance to win"
