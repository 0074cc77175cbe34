"""Is a deck whole and playable? Every fault in one run, and what a maker may want to mend."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gridlight.cards import decks, exact
from gridlight.cards.card_checks import defense_faults, offense_faults
from gridlight.cards.deck_checks import geometry_faults, picture_faults, whole_faults
from gridlight.cards.faults import place_of
from gridlight.cards.light import LightTable
from gridlight.cards.margin import TOO_CLOSE, spot_words
from gridlight.cards.model import Deck, DefenseCard, OffenseCard
from gridlight.cards.result import Outcome, Result
from gridlight.cards.results import pairs, seven
from gridlight.kernel.errors import CardError

MOST_PLACES = 4
SEEN = {
    Outcome.TACKLE: "a tackle",
    Outcome.FUMBLE: "a fumble",
    Outcome.INCOMPLETE: "an incomplete pass",
    Outcome.INTERCEPTION: "an interception",
    Outcome.TOUCHDOWN: "a touchdown",
    Outcome.OUT_OF_BOUNDS: "the ball out of bounds",
    Outcome.DOWN: "the runner down",
}


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
    spots: dict[tuple[str, str], list[str]] = {}
    for card, formation in pairs(deck):
        results = seven(table, card, formation)
        place = f"offense {card.key} × defense {formation.key}"
        found += _alike(results, source, place)
        for result in results:
            here = f"{formation.key} {_signed(result)}"
            if _hidden(result):
                hidden.setdefault(card.number, []).append(here)
            if (spot := _half_yard(result)) is not None:
                spots.setdefault(spot, []).append(here)
            disputed = _disputed(deck, card, formation, result, source)
            found += disputed or _close(result, source, f"{place} at {_signed(result)}")
    for number, places in hidden.items():
        problem = f"the start lies hidden under {', '.join(places)}"
        remedy = "The play is over at once there; move the start or the marker."
        found.append(CardError(source, f"offense {number}", problem, remedy))
    return found + [_between(source, spot, places) for spot, places in spots.items()]


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


def _half_yard(result: Result) -> tuple[str, str] | None:
    """Place and words of a line's end or star that lies too near to the next yard. FE-11"""
    if result.spot_margin is None or result.spot_margin >= TOO_CLOSE:
        return None
    if result.outcome is Outcome.INTERCEPTION:
        what, place = "the star lies", place_of(["segments", result.part])
    else:
        what, place = "the path ends", "“ends”"
    return f"offense {result.card.key}, {place}", f"{what} {spot_words(result)}"


def _between(source: str, spot: tuple[str, str], places: list[str]) -> CardError:
    place, problem = spot
    shown = ", ".join(places[:MOST_PLACES]) + (" …" if len(places) > MOST_PLACES else "")
    count = f"{len(places)} results" if len(places) > 1 else "a result"
    remedy = f"Move it {TOO_CLOSE} yd or more away, where an eye can tell."
    return CardError(source, place, f"{problem}, on which {count} hang ({shown})", remedy)


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
    shown, drawn = _shown(result), _shown(other)
    problem = f"the light shows {shown}, the drawing {drawn}: too close to call by eye"
    return [CardError(source, place, problem, "Move the line or the marker a little.")]


def _shown(result: Result) -> str:
    """A result as a thing that is seen: “a tackle at +4”."""
    what = SEEN[result.outcome]
    if result.yards is None:
        return what
    return f"{what} at {result.yards:+d}".replace("-", "−") if result.yards else f"{what} at 0"
