"""What can be wrong with a deck as a whole: missing cards, measures, bars, pictures."""

from __future__ import annotations

from collections.abc import Iterable

from gridlight.cards.model import LETTERS, NUMBERS, Deck, Geometry
from gridlight.cards.raster import read_layer
from gridlight.kernel.errors import CardError
from gridlight.kernel.language import quoted, tr, trn

PLACES_OFFENSE = (-1, 0, 1)
PLACES_DEFENSE = (-2, -1, 0, 1, 2)
Spans = list[tuple[float, float]]


def whole_faults(deck: Deck, source: str) -> list[CardError]:
    """The cards that a deck lacks. FE-1"""
    faults = []
    for side, have, needed in (
        ("offense", {card.key for card in deck.offense}, [str(n) for n in NUMBERS]),
        ("defense", {card.key for card in deck.defense}, list(LETTERS)),
    ):
        missing = [key for key in needed if key not in have]
        if missing:
            problem = trn(
                "card {cards} missing",
                "cards {cards} missing",
                len(missing),
                cards=", ".join(missing),
            )
            remedy = tr("A deck has {first} to {last}.", first=needed[0], last=needed[-1])
            faults.append(CardError(source, quoted(side), problem, remedy))
    return faults


def geometry_faults(geometry: Geometry, source: str) -> list[CardError]:
    """Measures that contradict one another, and bars that don't do their work."""
    wrong = [
        (
            geometry.width < 10.0,
            tr("the card is less than 10 yards wide"),
            tr("Move “left” or “right”."),
        ),
        (
            geometry.far < 20.0,
            tr("the card shows less than 20 yards"),
            tr("Move “far” down-field."),
        ),
        (
            not geometry.top <= geometry.bars_top < geometry.bars_bottom < 0.0,
            tr("the bars aren't between the card's edge and the line of scrimmage"),
            tr("Order “top”, “bars_top”, “bars_bottom” so."),
        ),
        (
            geometry.line_width >= 2.0 * geometry.diamond,
            tr("no diamond could ever cover so wide a line"),
            tr("Make “line_width” smaller or “diamond” larger."),
        ),
        (
            geometry.line_width >= 2.0 * geometry.dot or geometry.broken_width >= 2 * geometry.dot,
            tr("no dot could ever cover so wide a line"),
            tr("Make the lines narrower or “dot” larger."),
        ),
    ]
    faults = [
        CardError(source, quoted("geometry"), words, cure) for bad, words, cure in wrong if bad
    ]
    return faults or _bar_faults(geometry, source)


def _bar_faults(geometry: Geometry, source: str) -> list[CardError]:
    """Light through the hole where the cards lie true, or none where they lie between. FE-4"""
    true = [(p, d) for p in PLACES_OFFENSE for d in PLACES_DEFENSE]
    leaks = [(p, d) for p, d in true if bar_light(geometry, p, d) > 0.0]
    shut = [(p, d) for p, d in true if bar_light(geometry, p, d + 0.5) <= 0.0]
    faults = []
    if leaks:
        p, d = leaks[0]
        problem = tr(
            "light comes through with the cards true (offense {offense:+}, defense {defense:+})",
            offense=p,
            defense=d,
        )
        remedy = tr("Widen the bars or give more of them.")
        faults.append(CardError(source, tr("“geometry”, bars"), problem, remedy))
    if shut:
        p, d = shut[0]
        problem = tr(
            "no light tells that the cards lie askew (offense {offense:+}, defense {defense:+})",
            offense=p,
            defense=d + 0.5,
        )
        faults.append(
            CardError(source, tr("“geometry”, bars"), problem, tr("Make the bars narrower."))
        )
    return faults


def bar_light(geometry: Geometry, offense_place: float, defense_place: float) -> float:
    """How many yards of the slide's hole are lit with the cards at two places."""
    hole, strip = geometry.hole, geometry.offense_strip
    here, there = offense_place * geometry.pitch, defense_place * geometry.pitch
    dark: Spans = [(-1e3, here - strip), (here + strip, 1e3)]
    dark += _bars(geometry.offense_bar_centers(), geometry.offense_bar_width, here)
    dark += _bars(geometry.defense_bar_centers(), geometry.defense_bar_width, there)
    lit, reach = 0.0, -hole
    for low, high in sorted(dark):
        lit += max(0.0, min(low, hole) - reach)
        reach = min(max(reach, high), hole)
    return lit if lit > 1e-9 else 0.0


def _bars(centers: Iterable[float], width: float, shift: float) -> Spans:
    return [(x + shift - width / 2.0, x + shift + width / 2.0) for x in centers]


def picture_faults(deck: Deck, source: str) -> list[CardError]:
    """Layers of pictures that can't be read or aren't the size of the card."""
    faults = []
    pictures = [(tr("offense {key}", key=card.key), card.picture) for card in deck.offense]
    pictures += [(tr("defense {key}", key=card.key), card.picture) for card in deck.defense]
    for place, picture in pictures:
        if picture is None:
            continue
        for name, _ in picture.layers:
            try:
                read_layer(picture, name, deck.geometry, f"{source}, {place}")
            except CardError as error:
                faults.append(error)
    return faults
