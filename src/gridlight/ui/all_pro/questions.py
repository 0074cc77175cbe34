"""What the All-Pro table asks with buttons, phase by phase."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gridlight.games.all_pro.game import AllPro
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.views import AllProView
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.all_pro_penalty import outcomes
from gridlight.present.fouls import foul_name
from gridlight.present.situation import Names, capital, quarter
from gridlight.ui.tabletop.choices import Answer, Question
from gridlight.ui.tabletop.readings import SIDES

Maker = Callable[[AllProView, Names, AllPro], Question]


def question_for(view: AllProView, names: Names, game: AllPro, seat: Seat) -> Question | None:
    """The question that this phase asks of `seat`; None where the board is worked."""
    maker = _MAKERS.get(view.phase)
    if maker is None:
        return None
    return replace(maker(view, names, game), who=names.of(seat).upper(), side=SIDES[seat])


def _toss(view: AllProView, names: Names, game: AllPro) -> Question:
    over = view.clock.quarter > 4  # FB-12
    return Question(
        tr("{quarter}: call the toss", quarter=capital(quarter(view.clock.quarter)))
        if over
        else tr("Call the toss"),
        answers=(
            Answer(tr("Heads"), "H", "call heads", main=True),
            Answer(tr("Tails"), "T", "call tails", main=True),
        ),
    )


def _kick_or_receive(view: AllProView, names: Names, game: AllPro) -> Question:
    return Question(
        tr("You won the toss"),
        answers=(
            Answer(tr("Receive"), "R", "choose receive", main=True),
            Answer(tr("Kick off"), "K", "choose kick"),
        ),
    )


def _touchback(view: AllProView, names: Names, game: AllPro) -> Question:
    return Question(
        tr("The ball is in your end zone"),
        answers=(
            Answer(tr("Touchback"), "T", "touchback", tr("Your ball at the 20"), main=True),
            Answer(tr("Bring it out"), "R", "run-out", tr("Three moves, then theirs")),
        ),
        wide=400.0,
    )


def _after_safety(view: AllProView, names: Names, game: AllPro) -> Question:
    return Question(
        tr("Free kick from your 20"),
        answers=(
            Answer(tr("Kick off"), "K", "kickoff", tr("Both dice, then a run"), main=True),
            Answer(tr("Punt"), "P", "punt", tr("Line up, snap, then punt")),
        ),
        wide=380.0,
    )


def _penalty(view: AllProView, names: Names, game: AllPro) -> Question:
    penalty = view.penalty
    assert penalty is not None
    accept, decline = outcomes(view.state, game.rules, names)
    return Question(
        tr("Take the penalty?"),
        note=tr(
            "{foul} by {team}.",
            foul=capital(foul_name(penalty.foul.name)),
            team=names.of(penalty.foul.by),
        ),
        answers=(
            Answer(tr("Accept"), "A", "accept", accept),
            Answer(tr("Decline"), "D", "decline", decline),
        ),
        wide=460.0,
    )


def _try(view: AllProView, names: Names, game: AllPro) -> Question:
    return Question(
        tr("Touchdown! Now the try"),
        note=tr("One die: 2 to 6 is good."),
        answers=(Answer(tr("Roll the die"), "R", "try die", main=True),),
    )


_MAKERS: dict[Phase, Maker] = {
    Phase.COIN_TOSS: _toss,
    Phase.KICK_OR_RECEIVE: _kick_or_receive,
    Phase.TOUCHBACK_CHOICE: _touchback,
    Phase.AFTER_SAFETY: _after_safety,
    Phase.PENALTY_CHOICE: _penalty,
    Phase.TRY_CHOICE: _try,
}
