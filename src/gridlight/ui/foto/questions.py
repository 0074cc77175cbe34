"""What each phase asks at the table, with the keys of the answers; words and moves only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.views import FotoView
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.situation import Names, down_and_distance, plain
from gridlight.ui.tabletop.choices import Answer, Question
from gridlight.ui.tabletop.readings import SIDES

Maker = Callable[[FotoView, Names, Sequence[str]], Question]


def question_for(view: FotoView, names: Names, seat: Seat, legal: Sequence[str]) -> Question | None:
    """The question that this phase asks of `seat` with buttons; None where cards are laid."""
    maker = _MAKERS.get(view.phase)
    if maker is None:
        return None
    asked = maker(view, names, legal)
    return Question(
        asked.title,
        names.of(seat).upper(),
        SIDES[seat],
        asked.note,
        asked.answers,
        asked.columns,
    )


def _toss(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    return Question(
        tr("Call the toss"),
        answers=(
            Answer(tr("Heads"), "H", "call heads", main=True),
            Answer(tr("Tails"), "T", "call tails", main=True),
        ),
    )


def _kick_or_receive(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    return Question(
        tr("You won the toss"),
        answers=(
            Answer(tr("Receive"), "R", "choose receive", main=True),
            Answer(tr("Kick off"), "K", "choose kick"),
        ),
    )


def _kickoff(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    why = "" if "onside" in legal else tr("An on-side kick opens a half or follows a touchdown.")
    return Question(
        tr("Kick-off"),
        answers=(
            Answer(tr("Kick off"), "K", "kickoff", main=True),
            Answer(tr("On-side kick"), "O", "onside", why_not=why),
        ),
    )


def _touchback(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    return Question(
        tr("In your end zone"),
        answers=(
            Answer(tr("Touchback"), "T", "touchback", tr("Your ball at the 20"), main=True),
            Answer(tr("Run it out"), "R", "run-out", tr("Spin the return")),
        ),
    )


def _scrimmage(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    distance = plain(view.situation.to_goal)
    quick = "" if "quick-kick" in legal else tr("A quick kick is for downs 1 to 3.")
    goal = (
        ""
        if "field-goal" in legal
        else tr("The goal is {distance} yards away; 50 is the most.", distance=distance)
    )
    return Question(
        down_and_distance(view.situation),
        answers=(
            Answer(tr("Play", "a call instead of a kick"), "P", "play", main=True),
            Answer(tr("Punt"), "U", "punt"),
            Answer(tr("Quick kick"), "Q", "quick-kick", why_not=quick),
            Answer(tr("Field goal"), "G", "field-goal", why_not=goal),
        ),
    )


def _fair_catch(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    return Question(
        tr("A punt is coming"),
        answers=(
            Answer(tr("Run it back"), "R", "no-fair-catch", tr("Spin the return"), main=True),
            Answer(tr("Fair catch"), "F", "fair-catch", tr("5 yards shorter, no return")),
        ),
    )


def _try(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    points = tr("2 points") if view.settings.collegiate_try else tr("1 point")
    return Question(
        tr("Touchdown! Now the try"),
        answers=(
            Answer(tr("Kick"), "K", "try kick", tr("1 point"), main=True),
            Answer(tr("Run"), "R", "try run", points),
            Answer(tr("Pass"), "P", "try pass", points),
        ),
        columns=3,
    )


def _after_safety(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    return Question(
        tr("Free kick from your 20"),
        answers=(
            Answer(tr("Kick off"), "K", "kickoff", main=True),
            Answer(tr("Punt"), "U", "punt"),
        ),
    )


_MAKERS: dict[Phase, Maker] = {
    Phase.COIN_TOSS: _toss,
    Phase.KICK_OR_RECEIVE: _kick_or_receive,
    Phase.KICKOFF: _kickoff,
    Phase.TOUCHBACK_CHOICE: _touchback,
    Phase.SCRIMMAGE_CALL: _scrimmage,
    Phase.FAIR_CATCH_CHOICE: _fair_catch,
    Phase.TRY_CHOICE: _try,
    Phase.AFTER_SAFETY: _after_safety,
}


def challenge_question() -> Question:
    """With table feel: are the cards seated?"""
    return Question(
        tr("Do the cards lie right?"),
        note=tr("A challenge seats both on their places."),
        answers=(Answer(tr("Challenge"), "C", "challenge"),),
        columns=1,
    )
