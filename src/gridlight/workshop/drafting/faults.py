"""What is wrong with a card while it is drawn, each fault with the place on the card."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.cards.card_checks import defense_faults, offense_faults
from gridlight.cards.check import ResultWarning, result_warnings
from gridlight.cards.faults import place_of
from gridlight.cards.model import DIAMONDS, Deck, DefenseCard, Geometry, OffenseCard
from gridlight.cards.path import XY
from gridlight.kernel.errors import CardError
from gridlight.kernel.language import quoted, tr, trn
from gridlight.workshop.drafting.marks import Mark
from gridlight.workshop.drafting.sheets import Card, drawn, is_drawn
from gridlight.workshop.drafting.trail import trail_of


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: what is wrong, what mends it, and what it is about.

    `marks` are on the card; `against` and `alignment` say at which pair of cards it shows,
    `tool` is what mends it where nothing lies yet. One that is not `grave` keeps nobody from
    playing.
    """

    problem: str
    remedy: str
    marks: tuple[Mark, ...] = ()
    against: str = ""
    alignment: int | None = None
    grave: bool = True
    tool: str = ""

    @property
    def sentence(self) -> str:
        """The fault with its remedy."""
        return f"{self.problem[:1].upper()}{self.problem[1:]}. {self.remedy}"


def card_faults(card: Card, geometry: Geometry) -> tuple[Fault, ...]:
    """What keeps a card from being played, in the order of the card."""
    if isinstance(card, OffenseCard):
        if not is_drawn(card):
            return _undrawn_play(card)
        found = offense_faults(card, geometry, "")
        return tuple(_told(fault, _marks_of_play(card, fault)) for fault in found)
    faults = [_told(f, _marks_of_formation(card, f)) for f in defense_faults(card, geometry, "")]
    return (*_too_few(card), *faults)


def _undrawn_play(card: OffenseCard) -> tuple[Fault, ...]:
    if not card.segments:
        return (
            Fault(
                tr("nothing is drawn yet"), tr("Place the first points of the run."), tool="path"
            ),
        )
    marks = (Mark("point", 0),)
    return (
        Fault(tr("the path goes nowhere yet"), tr("Place its next point."), marks, tool="path"),
    )


def _too_few(card: DefenseCard) -> tuple[Fault, ...]:
    short = DIAMONDS - len(card.diamonds)
    if short <= 0:
        return ()
    have = tr("{count} of {needed} diamonds lie there", count=len(card.diamonds), needed=DIAMONDS)
    more = trn("Place one more.", "Place {n} more.", short)
    return (Fault(have, more, tool="diamond"),)


def _told(fault: CardError, marks: tuple[Mark, ...]) -> Fault:
    return Fault(fault.problem, fault.remedy, marks)


def _marks_of_play(card: OffenseCard, fault: CardError) -> tuple[Mark, ...]:
    """The points of the segment that a fault names, or the end of the path."""
    count = len(trail_of(card).points)
    if fault.place == quoted("ends"):
        return (Mark("point", count - 1),)
    start = 0
    for index, segment in enumerate(card.segments):
        length = len(segment.points) - 1
        if fault.place == place_of(["segments", index]):
            return tuple(Mark("point", n) for n in range(start, start + length + 1))
        start += length
    return tuple(Mark("point", n) for n in trail_of(card).stars())


def _marks_of_formation(card: DefenseCard, fault: CardError) -> tuple[Mark, ...]:
    for kind, key, points in (("diamond", "diamonds", card.diamonds), ("dot", "dots", card.dots)):
        for n in range(len(points)):
            if fault.place == place_of([key, n]):
                return (Mark(kind, n),)
    return ()


def result_faults(deck: Deck, key: str) -> tuple[Fault, ...]:
    """What a maker may want to mend in the results of one card against all that are drawn.

    Takes a fifth of a second; for a thread.
    """
    whole = drawn(deck)
    if key.isdecimal():
        offense = tuple(card for card in whole.offense if card.key == key)
        some = Deck(deck.name, "", "", deck.geometry, offense, _sound_formations(whole))
    else:
        offense = ()
        formations = tuple(card for card in whole.defense if card.key == key)
        some = Deck(deck.name, "", "", deck.geometry, _sound_plays(whole), formations)
    warned = result_warnings(some, "")
    pairs = tuple(_warned(fault, key) for fault in warned if not fault.spot)
    spots = [fault for fault in warned if fault.spot]
    return pairs + tuple(_at_half_yard(card, f) for card in offense for f in spots)


def _at_half_yard(card: OffenseCard, fault: ResultWarning) -> Fault:
    """A spot of the path itself that lies too near to the next yard, with its point."""
    marks = _marks_of_play(card, CardError("", fault.spot, fault.problem, fault.remedy))[-1:]
    return Fault(fault.problem, fault.remedy, marks, grave=False)


def _sound_plays(deck: Deck) -> tuple[OffenseCard, ...]:
    return tuple(card for card in deck.offense if not offense_faults(card, deck.geometry, ""))


def _sound_formations(deck: Deck) -> tuple[DefenseCard, ...]:
    return tuple(card for card in deck.defense if not defense_faults(card, deck.geometry, ""))


def _warned(fault: ResultWarning, key: str) -> Fault:
    play = key.isdecimal()
    against, at = (fault.formation if play else fault.play), fault.alignment
    if fault.of_start:
        marks = (Mark("point", 0),) if play else ()
        return Fault(fault.problem, fault.remedy, marks, against, at, grave=False)
    if at is None:
        problem = tr("against {card}: {problem}", card=against, problem=fault.problem)
    else:
        problem = tr(
            "against {card} at {alignment}: {problem}",
            card=against,
            alignment=f"{at:+}" if at else "0",
            problem=fault.problem,
        )
    return Fault(problem, fault.remedy, (), against, at, grave=False)


def places_of(fault: Fault, places: dict[Mark, XY]) -> tuple[XY, ...]:
    """Where a fault is on its card."""
    return tuple(places[mark] for mark in fault.marks if mark in places)
