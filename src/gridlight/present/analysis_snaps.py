"""What would have been best in a snap of Foto-Electric, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridlight.kernel.game import Seat
from gridlight.present.situation import MINUS, Names
from gridlight.present.words import formation_name, play_name

if TYPE_CHECKING:
    from gridlight.cards.model import Deck
    from gridlight.coaches.analysis.snaps import Advice, Side

Words = tuple[str, str, str, str, Seat | None]
PLACES = {
    "L": "left", "C": "center", "R": "right",
    "L2": "far left", "L1": "left", "R1": "right", "R2": "far right",
}  # fmt: skip
NOTHING = 0.005


def snap_lines(snap: Advice, offense: Seat, names: Names, deck: Deck | None) -> list[Words]:
    """Lines of kind, words, note, value and seat, as a sheet has them."""
    attack, guard = names.of(offense), names.of(offense.other)
    whose = f"to {attack}" if snap.unit == "points" else f"for {attack}"
    worth = (
        f"At its best on both sides the snap was worth {_worth(snap.value, snap.unit)} {whose};"
        f" the cards as they lay {_worth(snap.worth, snap.unit)}."
    )
    found: list[Words] = [("text", worth, "", "", None)]
    for seat, head, side, other in (
        (offense, f"{attack}, offense", snap.offense, snap.defense),
        (offense.other, f"{guard}, defense", snap.defense, snap.offense),
    ):
        brought = f"{attack} {_worth(side.answered, snap.unit)}"
        against = f"Best against {other.card}"
        found += _side(side, (seat, head, against, brought), snap.unit, deck)
    return found


def _side(
    side: Side, told: tuple[Seat, str, str, str], unit: str, deck: Deck | None
) -> list[Words]:
    seat, head, against, brought = told
    lost = "Nothing lost" if side.loss < NOTHING else f"Lost {_amount(side.loss, unit)}"
    mixed = ", ".join(f"{_card(card, deck)} {100 * chance:.0f} %" for card, chance in side.mixture)
    answer, place = side.answer
    return [
        ("head", head, "", "", seat),
        ("row", _laid(side.card, side.place, deck), "Laid", lost, seat),
        ("row", mixed, "Best mixture", "", None),
        ("row", _laid(answer, place, deck), against, brought, None),
    ]


def _laid(card: str, place: str, deck: Deck | None) -> str:
    return f"{_card(card, deck)}, {PLACES[place]}"


def _card(card: str, deck: Deck | None) -> str:
    name = play_name(deck, int(card)) if card.isdigit() else formation_name(deck, card)
    return f"{card} {name}"


def _worth(worth: float, unit: str) -> str:
    if unit == "points":
        return f"{worth:+.2f} points".replace("-", MINUS)
    worth = min(1.0, max(0.0, worth))
    what = "chance to win" if unit == "chance" else "chance to be good"
    return f"{100 * worth:.0f} % {what}"


def _amount(loss: float, unit: str) -> str:
    return f"{loss:.2f} points" if unit == "points" else f"{100 * loss:.0f} %"
