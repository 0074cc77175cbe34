"""Is a deck whole and playable? Every fault in one run, and what a maker may want to mend."""

from __future__ import annotations

from collections.abc import Iterable
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
from gridlight.kernel.language import tr, trn

MOST_PLACES = 4
Pair = tuple[OffenseCard, DefenseCard]
Lying = tuple[str, float]  # a formation and its alignment
SEEN = {
    Outcome.TACKLE: tr("a tackle"),
    Outcome.FUMBLE: tr("a fumble"),
    Outcome.INCOMPLETE: tr("an incomplete pass"),
    Outcome.INTERCEPTION: tr("an interception"),
    Outcome.TOUCHDOWN: tr("a touchdown"),
    Outcome.OUT_OF_BOUNDS: tr("the ball out of bounds"),
    Outcome.DOWN: tr("the runner down"),
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
        faults += offense_faults(
            card, deck.geometry, tr("{source}, offense {key}", source=source, key=card.key)
        )
    for formation in deck.defense:
        faults += defense_faults(
            formation,
            deck.geometry,
            tr("{source}, defense {key}", source=source, key=formation.key),
        )
    return faults + picture_faults(deck, source)


class ResultWarning(CardError):
    """What a maker may want to mend in the results of a `play` against a `formation`.

    `alignment` is None for all seven; `spot` is the place on the play itself where the line
    gives a result that is too close, whatever the formation. `of_start` says that the play
    starts hidden, first of all at that alignment.
    """

    def __init__(
        self,
        source: str,
        place: str,
        problem: str,
        remedy: str,
        *,
        play: str = "",
        formation: str = "",
        alignment: int | None = None,
        spot: str = "",
        of_start: bool = False,
    ) -> None:
        super().__init__(source, place, problem, remedy)
        self.play = play
        self.formation = formation
        self.alignment = alignment
        self.spot = spot
        self.of_start = of_start


def result_warnings(deck: Deck, source: str) -> list[ResultWarning]:
    """What the 504 results show: hidden starts, alignments all alike, too close to call."""
    table = LightTable(deck)
    found: list[ResultWarning] = []
    hidden: dict[str, list[Lying]] = {}
    spots: dict[tuple[str, str, str], list[Lying]] = {}
    for card, formation in pairs(deck):
        results = seven(table, card, formation)
        found += _alike(results, formation, source)
        for result in results:
            lying = formation.key, result.alignment
            if _hidden(result):
                hidden.setdefault(card.key, []).append(lying)
            if (spot := _half_yard(result)) is not None:
                spots.setdefault(spot, []).append(lying)
            found += _disputed(deck, result, formation, source) or _close(result, formation, source)
    found += [_hides(source, play, lying) for play, lying in hidden.items()]
    return found + [_between(source, spot, lying) for spot, lying in spots.items()]


def _hidden(result: Result) -> bool:
    return result.arc == 0.0 and result.outcome in (Outcome.TACKLE, Outcome.FUMBLE)


def _signed(alignment: float) -> str:
    return f"{alignment:+.0f}" if alignment else "0"


def _here(lying: Iterable[Lying]) -> list[str]:
    """Formations and how they lie: “A -3”."""
    return [f"{formation} {_signed(alignment)}" for formation, alignment in lying]


def _of_pair(
    pair: Pair, alignment: float | None, source: str, problem: str, remedy: str
) -> ResultWarning:
    """A warning about a pair of cards, at one alignment or at all seven."""
    play, formation = pair[0].key, pair[1].key
    if alignment is None:
        place = tr("offense {play} × defense {formation}", play=play, formation=formation)
        return ResultWarning(source, place, problem, remedy, play=play, formation=formation)
    place = tr(
        "offense {play} × defense {formation} at {alignment}",
        play=play,
        formation=formation,
        alignment=_signed(alignment),
    )
    at = round(alignment)
    return ResultWarning(
        source, place, problem, remedy, play=play, formation=formation, alignment=at
    )


def _hides(source: str, play: str, lying: list[Lying]) -> ResultWarning:
    problem = tr("the start lies hidden under {places}", places=", ".join(_here(lying)))
    remedy = tr("The play is over at once there; move the start or the marker.")
    formation, alignment = lying[0]
    return ResultWarning(
        source,
        tr("offense {key}", key=play),
        problem,
        remedy,
        play=play,
        formation=formation,
        alignment=round(alignment),
        of_start=True,
    )


def _alike(results: tuple[Result, ...], formation: DefenseCard, source: str) -> list[ResultWarning]:
    shown = {(result.outcome, result.yards) for result in results}
    if len(shown) > 1:
        return []
    problem = tr("all seven alignments give one result")
    remedy = tr("Where the cards lie makes no difference; move some markers.")
    return [_of_pair((results[0].card, formation), None, source, problem, remedy)]


def _close(result: Result, formation: DefenseCard, source: str) -> list[ResultWarning]:
    if result.margin is None or result.margin >= TOO_CLOSE:
        return []
    problem = tr(
        "the result hangs on {distance:.3f} yd, too close to call by eye", distance=result.margin
    )
    remedy = tr(
        "Move the line or the marker until it is {distance} yd or more.", distance=TOO_CLOSE
    )
    return [_of_pair((result.card, formation), result.alignment, source, problem, remedy)]


def _half_yard(result: Result) -> tuple[str, str, str] | None:
    """Play, place and words of a line's end or star that lies too near to the next yard. FE-11"""
    if result.spot_margin is None or result.spot_margin >= TOO_CLOSE:
        return None
    spot = spot_words(result)
    if result.outcome is Outcome.INTERCEPTION:
        place = place_of(["segments", result.part])
        return result.card.key, place, tr("the star lies {spot}", spot=spot)
    return result.card.key, "“ends”", tr("the path ends {spot}", spot=spot)


def _between(source: str, spot: tuple[str, str, str], lying: list[Lying]) -> ResultWarning:
    play, place, problem = spot
    places = _here(lying)
    shown = ", ".join(places[:MOST_PLACES]) + (" …" if len(places) > MOST_PLACES else "")
    told = trn(
        "{problem}, on which a result hangs ({places})",
        "{problem}, on which {n} results hang ({places})",
        len(places),
        problem=problem,
        places=shown,
    )
    remedy = tr("Move it {distance} yd or more away, where an eye can tell.", distance=TOO_CLOSE)
    where = tr("offense {key}, {place}", key=play, place=place)
    return ResultWarning(source, where, told, remedy, play=play, spot=place)


def _disputed(
    deck: Deck, result: Result, formation: DefenseCard, source: str
) -> list[ResultWarning]:
    """Where the drawn line and its geometry disagree; a scanned card is what its picture shows."""
    card = result.card
    if card.picture or formation.picture:
        return []
    other = exact.resolve(card, formation, result.alignment, deck.geometry)
    if (other.outcome, other.yards) == (result.outcome, result.yards):
        return []
    problem = tr(
        "the light shows {shown}, the drawing {drawn}: too close to call by eye",
        shown=_shown(result),
        drawn=_shown(other),
    )
    remedy = tr("Move the line or the marker a little.")
    return [_of_pair((card, formation), result.alignment, source, problem, remedy)]


def _shown(result: Result) -> str:
    """A result as a thing that is seen: “a tackle at +4”."""
    what = SEEN[result.outcome]
    if result.yards is None:
        return what
    yards = f"{result.yards:+d}".replace("-", "−") if result.yards else "0"
    return tr("{what} at {yards}", what=what, yards=yards)
