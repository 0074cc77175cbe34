"""What each phase asks at the table, with the keys of the answers; words and moves only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.views import FotoView
from gridlight.kernel.game import Seat
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
        "Call the toss",
        answers=(
            Answer("Heads", "H", "call heads", main=True),
            Answer("Tails", "T", "call tails", main=True),
        ),
    )


def _kick_or_receive(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    return Question(
        "You won the toss",
        answers=(
            Answer("Receive", "R", "choose receive", main=True),
            Answer("Kick off", "K", "choose kick"),
        ),
    )


def _kickoff(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    why = "" if "onside" in legal else "An on-side kick opens a half or follows a touchdown."
    return Question(
        "Kick-off",
        answers=(
            Answer("Kick off", "K", "kickoff", main=True),
            Answer("On-side kick", "O", "onside", why_not=why),
        ),
    )


def _touchback(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    return Question(
        "In your end zone",
        answers=(
            Answer("Touchback", "T", "touchback", "Your ball at the 20", main=True),
            Answer("Run it out", "R", "run-out", "Spin the return"),
        ),
    )


def _scrimmage(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    distance = plain(view.situation.to_goal)
    quick = "" if "quick-kick" in legal else "A quick kick is for downs 1 to 3."
    goal = "" if "field-goal" in legal else f"The goal is {distance} yards away; 50 is the most."
    return Question(
        down_and_distance(view.situation),
        answers=(
            Answer("Play", "P", "play", main=True),
            Answer("Punt", "U", "punt"),
            Answer("Quick kick", "Q", "quick-kick", why_not=quick),
            Answer("Field goal", "G", "field-goal", why_not=goal),
        ),
    )


def _fair_catch(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    return Question(
        "A punt is coming",
        answers=(
            Answer("Run it back", "R", "no-fair-catch", "Spin the return", main=True),
            Answer("Fair catch", "F", "fair-catch", "5 yards shorter, no return"),
        ),
    )


def _try(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    points = "2 points" if view.settings.collegiate_try else "1 point"
    return Question(
        "Touchdown! Now the try",
        answers=(
            Answer("Kick", "K", "try kick", "1 point", main=True),
            Answer("Run", "R", "try run", points),
            Answer("Pass", "P", "try pass", points),
        ),
        columns=3,
    )


def _after_safety(view: FotoView, names: Names, legal: Sequence[str]) -> Question:
    return Question(
        "Free kick from your 20",
        answers=(
            Answer("Kick off", "K", "kickoff", main=True),
            Answer("Punt", "U", "punt"),
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
        "Do the cards lie right?",
        note="A challenge seats both on their places.",
        answers=(Answer("Challenge", "C", "challenge"),),
        columns=1,
    )
