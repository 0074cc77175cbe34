"""What would have been best in a snap of Foto-Electric, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from gridlight.kernel.game import Seat
from gridlight.kernel.language import figure, tr
from gridlight.present.analysis_lines import Line
from gridlight.present.situation import MINUS, Names
from gridlight.present.words import formation_name, play_name
from gridlight.session.referee_mode.entry import told_on_own_boards
from gridlight.session.rerun import Rerun

if TYPE_CHECKING:
    from gridlight.cards.model import Deck
    from gridlight.coaches.analysis.snaps import Advice, Side

PLACES = {
    "L": tr("left"), "C": tr("center"), "R": tr("right"),
    "L2": tr("far left"), "L1": tr("left"), "R1": tr("right"), "R2": tr("far right"),
}  # fmt: skip
NOTHING = 0.005


def has_snaps(rerun: Rerun) -> bool:
    """Whether the cards of a game lie in the program's own light box."""
    header = rerun.whole.header
    return header.game == "foto-electric" and not told_on_own_boards(header.settings)


def snap_lines(snap: Advice, offense: Seat, names: Names, deck: Deck | None) -> list[Line]:
    """What a snap was worth, and for each side what it laid, what that lost, and what was best."""
    attack, guard = names.of(offense), names.of(offense.other)
    best, laid = _worth(snap.value, snap.unit), _worth(snap.worth, snap.unit)
    worth = (
        tr(
            "At its best on both sides the snap was worth {best} to {team};"
            " the cards as they lay {laid}.",
            best=best,
            team=attack,
            laid=laid,
        )
        if snap.unit == "points"
        else tr(
            "At its best on both sides the snap was worth {best} for {team};"
            " the cards as they lay {laid}.",
            best=best,
            team=attack,
            laid=laid,
        )
    )
    found = [Line("text", worth)]
    for seat, head, side, other in (
        (offense, tr("{team}, offense", team=attack), snap.offense, snap.defense),
        (offense.other, tr("{team}, defense", team=guard), snap.defense, snap.offense),
    ):
        brought = f"{attack} {_worth(side.answered, snap.unit)}"
        against = tr("Best against {card}", card=other.card)
        found += _side(side, (seat, head, against, brought), snap.unit, deck)
    return found


def given_away(
    snaps: Sequence[tuple[Advice, Seat]], names: Names, where: Callable[[int], str]
) -> list[Line]:
    """What each team gave away in all snaps, and in each; `snaps` are paired with the offense."""
    if not snaps:
        return []
    lost: dict[Seat, dict[str, float]] = {seat: {} for seat in Seat}
    for snap, offense in snaps:
        for seat, side in ((offense, snap.offense), (offense.other, snap.defense)):
            lost[seat][snap.unit] = lost[seat].get(snap.unit, 0.0) + side.loss
    sums = [Line("row", _sum(lost[seat]), names.of(seat), seat=seat) for seat in Seat if lost[seat]]
    each = [_given(snap, offense, names, where) for snap, offense in snaps]
    return [
        Line("head", tr("Given away in all snaps")),
        *sums,
        Line("head", tr("Snap by snap")),
        *each,
    ]


def _sum(lost: dict[str, float]) -> str:
    return ", ".join(_OF[unit](_amount(lost[unit], unit)) for unit in _OF if unit in lost)


_OF: dict[str, Callable[[str], str]] = {
    "points": str,
    "chance": lambda amount: tr("{amount} of the chance to win", amount=amount),
    "try": lambda amount: tr("{amount} of the chance at tries", amount=amount),
}


def _given(snap: Advice, offense: Seat, names: Names, where: Callable[[int], str]) -> Line:
    words = tr("{play} against {formation}", play=snap.offense.card, formation=snap.defense.card)
    sides = ((offense, snap.offense.loss), (offense.other, snap.defense.loss))
    lost = sorted((each for each in sides if each[1] >= NOTHING), key=lambda each: -each[1])
    if not lost:
        return Line("row", words, where(snap.step), tr("Nothing lost"), step=snap.step)
    told = [
        tr("{team} lost {amount}", team=names.of(seat), amount=_amount(loss, snap.unit))
        for seat, loss in lost
    ]
    more = told[1] if len(told) > 1 else ""
    return Line("row", words, where(snap.step), told[0], lost[0][0], snap.step, more=more)


def _side(side: Side, told: tuple[Seat, str, str, str], unit: str, deck: Deck | None) -> list[Line]:
    seat, head, against, brought = told
    lost = (
        tr("Nothing lost")
        if side.loss < NOTHING
        else tr("Lost {amount}", amount=_amount(side.loss, unit))
    )
    mixed = ", ".join(f"{_card(card, deck)} {100 * chance:.0f} %" for card, chance in side.mixture)
    answer, place = side.answer
    return [
        Line("head", head, seat=seat),
        Line("row", _laid(side.card, side.place, deck), tr("Laid"), lost, seat),
        Line("row", mixed, tr("Best mixture")),
        Line("row", _laid(answer, place, deck), against, brought),
    ]


def _laid(card: str, place: str, deck: Deck | None) -> str:
    return f"{_card(card, deck)}, {PLACES[place]}"


def _card(card: str, deck: Deck | None) -> str:
    name = play_name(deck, int(card)) if card.isdigit() else formation_name(deck, card)
    return f"{card} {name}"


def _worth(worth: float, unit: str) -> str:
    if unit == "points":
        return tr("{size} points", size=figure(worth, "+.2f").replace("-", MINUS))
    share = 100 * min(1.0, max(0.0, worth))
    if unit == "chance":
        return tr("{share:.0f} % chance to win", share=share)
    return tr("{share:.0f} % chance to be good", share=share)


def _amount(loss: float, unit: str) -> str:
    return (
        tr("{size} points", size=figure(loss, ".2f")) if unit == "points" else f"{100 * loss:.0f} %"
    )
