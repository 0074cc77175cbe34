"""What the magnifier says of a spot that the line itself gives."""

from __future__ import annotations

from gridlight.cards import exact
from gridlight.cards.margin import magnify
from gridlight.ui.lightbox.outcomes import verdict
from helpers.cardmaking import formation, play, segment


def told(y: float) -> str:
    card = play(segment("run", (0.0, -8.0), (0.0, y)), ends="down")
    against = formation()
    return verdict(magnify(card, against, exact.resolve(card, against, 0)))


def test_a_path_that_ends_near_half_a_yard_is_too_close_to_call() -> None:
    assert told(7.52) == (
        "Too close to call by eye: the spot lies 0.02 yd from the line between the 7 and the 8."
    )
    assert told(7.56) == "Clear to the eye."
