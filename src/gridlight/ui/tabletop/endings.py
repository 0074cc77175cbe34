"""Questions about ending a game together."""

from __future__ import annotations

from gridlight.kernel.game import Seat
from gridlight.present.situation import Names
from gridlight.ui.tabletop.choices import Answer, Question
from gridlight.ui.tabletop.readings import SIDES


def end_question(names: Names) -> Question:
    """How is the game to be ended?"""
    return Question(
        "End the game here?",
        note="A resignation can be taken back with Undo.",
        answers=(
            Answer(names.does(Seat.HOME, "resigns", "resign"), "1", "end:resign home"),
            Answer(names.does(Seat.VISITORS, "resigns", "resign"), "2", "end:resign visitors"),
            Answer("Offer to stop", "3", "end:agree home"),
            Answer("Play on", "Esc", "end:play on", main=True),
        ),
    )


def consent_question(names: Names, seat: Seat) -> Question:
    """Does the other side agree?"""
    return Question(
        "End it at this score?",
        names.of(seat).upper(),
        SIDES[seat],
        f"{names.does(seat.other, 'offers', 'offer')} to stop; the score stands.",
        (
            Answer("Agree", "A", "end:agreed"),
            Answer("Play on", "Esc", "end:play on", main=True),
        ),
    )
