"""What the Pegskin table asks with buttons: the toss, and the try after a touchdown."""

from __future__ import annotations

from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.views import PegskinView
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.situation import Names
from gridlight.ui.tabletop.choices import Answer, Question
from gridlight.ui.tabletop.readings import SIDES


def question_for(view: PegskinView, names: Names, seat: Seat) -> Question | None:
    """The question that this phase asks of `seat`; None where the board is worked."""
    who, side = names.of(seat).upper(), SIDES[seat]
    if view.phase is Phase.COIN_TOSS:
        return Question(
            tr("Call the toss"),
            *(who, side, tr("The winner has the ball first.")),
            answers=(
                Answer(tr("Heads"), "H", "call heads", main=True),
                Answer(tr("Tails"), "T", "call tails", main=True),
            ),
        )
    if view.phase is Phase.TRY_CHOICE:
        return Question(
            tr("Touchdown! Now the try"), who, side, answers=_tries(view), wide=420.0, columns=3
        )
    return None


def _tries(view: PegskinView) -> tuple[Answer, ...]:
    kick = Answer(tr("Kick"), "K", "try kick", tr("1 point, if not T and T"), main=True)
    if not view.settings.collegiate_try:
        return (kick,)
    return (
        kick,
        Answer(tr("Run"), "R", "try run", tr("2 points")),
        Answer(tr("Pass"), "P", "try pass", tr("2 points")),
    )
