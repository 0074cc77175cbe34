"""Why something can't be done at the light box now, in one sentence with its ruling."""

from __future__ import annotations

from gridlight.games.foto_electric.actions import WAITING
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.state import OFFENSE_PLACES, PLACES
from gridlight.games.foto_electric.views import FotoView
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.calls import plain_reason
from gridlight.present.citing import Cited

_ANOTHERS = tr("the other side’s cards stay face down (FB-19).")
_MARKS = {
    True: tr("the offense’s plays have the numbers 1 to 12 (FE-1)."),
    False: tr("the defense’s formations have the letters A to F (FE-1)."),
}
_PLACES = {
    True: tr(
        "the offense’s card lies at {places}, nowhere else (FE-2).",
        places=", ".join(OFFENSE_PLACES),
    ),
    False: tr(
        "the defense’s card lies at {places}, nowhere else (FE-2).",
        places=", ".join(PLACES),
    ),
}


def why_not_now(view: FotoView) -> Cited:
    """What comes first, for whatever is tried before its time."""
    return plain_reason(f"{WAITING[view.phase]}.")


def why_no_card(view: FotoView) -> Cited:
    """Why a card of a hand that isn't to be chosen from can't be chosen."""
    return plain_reason(_ANOTHERS) if view.phase is Phase.CARD_PICKS else why_not_now(view)


def why_no_mark(view: FotoView, seat: Seat) -> Cited:
    """Why a key stands for no card of this seat's hand."""
    return plain_reason(_MARKS[seat is view.offense])


def why_no_place(view: FotoView, seat: Seat) -> Cited:
    """Why a card can't be laid there, or by that key."""
    return plain_reason(_PLACES[seat is view.offense])
