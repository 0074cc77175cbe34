"""Questions about ending a game together."""

from __future__ import annotations

from collections.abc import Collection

from gridlight.kernel.game import Seat
from gridlight.present.situation import Names
from gridlight.ui.tabletop.choices import Answer, Question
from gridlight.ui.tabletop.readings import SIDES


def end_question(names: Names, coached: Collection[Seat] = ()) -> Question:
    """How is the game to be ended? Seats that a computer plays don't resign, nor offer."""
    persons = [seat for seat in Seat if seat not in coached] or list(Seat)
    resigning = [
        Answer(names.does(seat, "resigns", "resign"), str(number), f"end:resign {seat.value}")
        for number, seat in enumerate(persons, 1)
    ]
    return Question(
        "End the game here?",
        note="A resignation can be taken back with Undo.",
        answers=(
            *resigning,
            Answer("Offer to stop", str(len(persons) + 1), f"end:agree {persons[0].value}"),
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
