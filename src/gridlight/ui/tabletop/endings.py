"""Questions about ending a game together."""

from __future__ import annotations

from collections.abc import Collection

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.situation import Names
from gridlight.ui.tabletop.choices import Answer, Question
from gridlight.ui.tabletop.readings import SIDES


def end_question(names: Names, coached: Collection[Seat] = ()) -> Question:
    """How is the game to be ended? Seats that a computer plays don't resign, nor offer."""
    persons = [seat for seat in Seat if seat not in coached] or list(Seat)
    resigning = [
        Answer(_resigns(names, seat), str(number), f"end:resign {seat.value}")
        for number, seat in enumerate(persons, 1)
    ]
    return Question(
        tr("End the game here?"),
        note=tr("A resignation can be taken back with Undo."),
        answers=(
            *resigning,
            Answer(tr("Offer to stop"), str(len(persons) + 1), f"end:agree {persons[0].value}"),
            Answer(tr("Play on"), "Esc", "end:play on", main=True),
        ),
    )


def _resigns(names: Names, seat: Seat) -> str:
    return trn("{team} resigns", "{team} resign", names.count(seat), team=names.of(seat))


def plays_on(names: Names, seat: Seat) -> str:
    """What a side answers that doesn't agree to the end."""
    return trn("{team} plays on.", "{team} play on.", names.count(seat), team=names.of(seat))


def consent_question(names: Names, seat: Seat) -> Question:
    """Does the other side agree?"""
    return Question(
        tr("End it at this score?"),
        names.of(seat).upper(),
        SIDES[seat],
        trn(
            "{team} offers to stop; the score stands.",
            "{team} offer to stop; the score stands.",
            names.count(seat.other),
            team=names.of(seat.other),
        ),
        (
            Answer(tr("Agree"), "A", "end:agreed"),
            Answer(tr("Play on"), "Esc", "end:play on", main=True),
        ),
    )
