"""Is a deck whole and playable? Every fault in one run, and what a maker may want to mend."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gridlight.cards import decks, exact
from gridlight.cards.card_checks import defense_faults, offense_faults
from gridlight.cards.deck_checks import geometry_faults, picture_faults, whole_faults
from gridlight.cards.light import LightTable
from gridlight.cards.margin import TOO_CLOSE
from gridlight.cards.model import Deck, DefenseCard, OffenseCard
from gridlight.cards.result import Outcome, Result
from gridlight.cards.results import pairs, seven
from gridlight.kernel.errors import CardError


@dataclass(frozen=True, slots=True)
class Report:
    """What `check` found: `faults` keep a deck from being played, `warnings` don't."""

    deck: Deck | None
    faults: tuple[CardError, ...]
    warnings: tuple[CardError, ...]

    @property
    def playable(self) -> bool:
        """Whether the deck can be played with."""
        return not self.faults


def check(path: Path) -> Report:
    """Everything about the deck in a folder or `.deck` file; CardError if it can't be read."""
    deck, faults = decks.examine(decks.opened(path))
    if deck is None:
        return Report(None, tuple(faults), ())
    return check_deck(deck, path.name)


def check_deck(deck: Deck, source: str) -> Report:
    """Everything about a deck that could be read."""
    faults = playing_faults(deck, source)
    if faults:
        return Report(deck, tuple(faults), ())
    return Report(deck, (), tuple(result_warnings(deck, source)))


def playing_faults(deck: Deck, source: str) -> list[CardError]:
    """What keeps a deck from being played; quick, for no result is looked at."""
    faults = [*whole_faults(deck, source), *geometry_faults(deck.geometry, source)]
    for card in deck.offense:
        faults += offense_faults(card, deck.geometry, f"{source}, offense {card.key}")
    for formation in deck.defense:
        faults += defense_faults(formation, deck.geometry, f"{source}, defense {formation.key}")
    return faults + picture_faults(deck, source)


def result_warnings(deck: Deck, source: str) -> list[CardError]:
    """What the 504 results show: hidden starts, alignments all alike, too close to call."""
    table = LightTable(deck)
    found: list[CardError] = []
    hidden: dict[int, list[str]] = {}
    for card, formation in pairs(deck):
        results = seven(table, card, formation)
        place = f"offense {card.key} × defense {formation.key}"
        found += _alike(results, source, place)
        for result in results:
            if _hidden(result):
                hidden.setdefault(card.number, []).append(f"{formation.key} {_signed(result)}")
            found += _close(result, source, f"{place} at {_signed(result)}")
            found += _disputed(deck, card, formation, result, source)
    for number, places in hidden.items():
        problem = f"the start lies hidden under {', '.join(places)}"
        remedy = "The play is over at once there; move the start or the marker."
        found.append(CardError(source, f"offense {number}", problem, remedy))
    return found


def _hidden(result: Result) -> bool:
    return result.arc == 0.0 and result.outcome in (Outcome.TACKLE, Outcome.FUMBLE)


def _signed(result: Result) -> str:
    return f"{result.alignment:+.0f}" if result.alignment else "0"


def _alike(results: tuple[Result, ...], source: str, place: str) -> list[CardError]:
    shown = {(result.outcome, result.yards) for result in results}
    if len(shown) > 1:
        return []
    remedy = "Where the cards lie makes no difference; move some markers."
    return [CardError(source, place, "all seven alignments give one result", remedy)]


def _close(result: Result, source: str, place: str) -> list[CardError]:
    if result.margin is None or result.margin >= TOO_CLOSE:
        return []
    problem = f"the result hangs on {result.margin:.3f} yd, too close to call by eye"
    remedy = f"Move the line or the marker until it is {TOO_CLOSE} yd or more."
    return [CardError(source, place, problem, remedy)]


def _disputed(
    deck: Deck, card: OffenseCard, formation: DefenseCard, result: Result, source: str
) -> list[CardError]:
    """Where the drawn line and its geometry disagree; a scanned card is what its picture shows."""
    if card.picture or formation.picture:
        return []
    other = exact.resolve(card, formation, result.alignment, deck.geometry)
    if (other.outcome, other.yards) == (result.outcome, result.yards):
        return []
    place = f"offense {card.key} × defense {formation.key} at {_signed(result)}"
    problem = f"the light shows a {result.outcome}, the drawing says {other.outcome}"
    return [CardError(source, place, problem, "Move the line or the marker a little.")]
