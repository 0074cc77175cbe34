"""A coach's reason in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from gridlight.coaches.coach import Weighed
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.state import FotoState
from gridlight.kernel.language import figure, tr

_WORDS = {
    "play": tr("running a play"),
    "punt": tr("punting"),
    "quick-kick": tr("a quick kick"),
    "field-goal": tr("a field goal"),
    "kickoff": tr("a deep kick-off"),
    "onside": tr("an on-side kick"),
    "touchback": tr("taking the touchback"),
    "run-out": tr("running it out"),
    "fair-catch": tr("calling a fair catch"),
    "no-fair-catch": tr("running the punt back"),
    "accept": tr("accepting the penalty"),
    "decline": tr("declining the penalty"),
    "try kick": tr("kicking the point"),
    "try run": tr("running for it"),
    "try pass": tr("passing for it"),
    "choose kick": tr("kicking first"),
    "choose receive": tr("receiving first"),
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
        if len(moves) > 1:
            return tr("There is nothing to choose between.")
        return tr("There is no choice.")
    known.sort(key=lambda weighed: -(weighed.worth or 0.0))
    best, other = known[:2]
    said_best = _said(best)
    return tr(
        "{best} is worth {worth}, {other} {other_worth}.",
        best=said_best[:1].upper() + said_best[1:],
        worth=said(best.worth),
        other=_said(other),
        other_worth=said(other.worth),
    )


def _mixed(moves: Sequence[Weighed], value: str | None) -> str:
    often = [weighed for weighed in moves if weighed.chance >= 0.005]
    parts = [f"{weighed.move} {figure(weighed.chance, '.0%')}" for weighed in often[:4]]
    worth = "" if value is None else " " + tr("The snap is worth {worth}.", worth=value)
    if len(often) == 1:
        return tr("Always {move} here.", move=often[0].move) + worth
    return tr("A mixture that can't be read: {moves}.", moves=", ".join(parts)) + worth


def _said(weighed: Weighed) -> str:
    return _WORDS.get(str(weighed.move), str(weighed.move))


def points(worth: float | None) -> str:
    """Points with a sign: “+0.44 points”."""
    if worth is None:
        return tr("an unknown worth")
    return tr("{points} points", points=figure(worth, "+.2f").replace("-", "−"))


def chance(worth: float | None) -> str:
    """A chance to win, ties counted half: “a 38 % chance to win”."""
    if worth is None:
        return tr("an unknown chance")
    return tr("a {percent:.0f} % chance to win", percent=50 * (1 + worth))
