"""Pictures of real cards turned into cards, one or a whole folder, each with how sure it is.

The steps lie open, so that a person can look at each and mend it: `places_in` and `pixels_at`
find pictures, `found_card` finds the card in one, `set_card` takes corners that a person set,
`read_card` reads what is printed. `read_all` does all that for many and never stops at one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from gridlight.cards.decks import card_file
from gridlight.cards.model import (
    CLASSIC_GEOMETRY,
    DIAMONDS,
    Deck,
    DefenseCard,
    Geometry,
    OffenseCard,
    Point,
    Travel,
)
from gridlight.cards.path import XY
from gridlight.kernel.errors import CardError
from gridlight.kernel.language import tr
from gridlight.workshop.finishing import (
    formation_of,
    free_letter,
    free_number,
    play_of,
    simplified,
)

if TYPE_CHECKING:
    from gridlight.workshop.scan.files import Pixels, Place
    from gridlight.workshop.scan.register import Registered

Card = OffenseCard | DefenseCard
SCALE = 40.0  # pixels a yard that cards are read at
UNSURE = 0.8  # what is less sure is shown to a person
KEPT = 0.02  # yards between a line that was seen and what is kept of it
LOOSE = 0.03  # yards that marks may be off after registration
LEAST_SIDES = 4
LEFTOVER = 0.3  # how sure it is that ink left over is a marker
_UNCLEAR = {
    "diamond": tr("a diamond isn't clear"),
    "dot": tr("a dot isn't clear"),
    Travel.RUN: tr("a run isn't clear"),
    Travel.PASS: tr("a pass isn't clear"),
    Travel.LATERAL: tr("a lateral isn't clear"),
}
_TOO_MANY = {
    "offense": tr("there are more offense cards than a deck has"),
    "defense": tr("there are more defense cards than a deck has"),
}
FACE_DPI = 100
FACE_COLORS = 128


@dataclass(frozen=True, slots=True)
class Doubt:
    """Something that needs a person's eye: what, where on the card, and how sure it is.

    `which_way` says that it is which way the card lies, in whatever language `what` is.
    """

    what: str
    place: XY | None
    sure: float
    which_way: bool = False

    def __str__(self) -> str:
        if self.place is None:
            return tr("{what} ({sure:.0%} sure)", what=self.what, sure=self.sure)
        x, y = self.place
        return tr(
            "{what} at x {x:.1f}, y {y:.1f} ({sure:.0%} sure)",
            what=self.what,
            x=x,
            y=y,
            sure=self.sure,
        )


@dataclass(frozen=True, slots=True, eq=False)
class CardRead:
    """What was read from one picture.

    `card` is None when no whole card could be made of it; `doubts` then say why, and `seen` is
    what there is of a formation, to be finished by hand. `flat` is the
    card as it lies on the box, red, green and blue, `SCALE` pixels a yard with the raster's
    margin round it. `elements` gives how sure each diamond, dot or segment is, in the card's
    order.
    """

    source: str
    side: str
    card: Card | None
    sure: float
    doubts: tuple[Doubt, ...]
    elements: tuple[float, ...]
    registered: Registered
    mirrored: bool
    flat: Pixels
    seen: Card | None = None


def found_card(pixels: Pixels, source: str, geometry: Geometry = CLASSIC_GEOMETRY) -> Registered:
    """Where the card lies in a picture; CardError when none is seen."""
    from gridlight.workshop.scan.register import register

    found = register(pixels, geometry)
    if found is None:
        problem = tr("no card is seen in this picture")
        raise CardError(source, "", problem, tr("Set its corners by hand, or scan it again."))
    return found


def set_card(
    pixels: Pixels, corners: Sequence[XY], geometry: Geometry = CLASSIC_GEOMETRY
) -> Registered:
    """The card whose corners a person has set, from its upper left round, in pixels."""
    from gridlight.workshop.scan.frame import from_corners
    from gridlight.workshop.scan.register import check_frame

    return check_frame(pixels, from_corners(corners, geometry), geometry)


def card_corners(registered: Registered, geometry: Geometry = CLASSIC_GEOMETRY) -> tuple[XY, ...]:
    """The corners of a card that was found, from its upper left round, in pixels."""
    from gridlight.workshop.scan.frame import corners_of

    return tuple((float(x), float(y)) for x, y in corners_of(registered.frame, geometry))


def read_card(
    pixels: Pixels,
    source: str,
    registered: Registered,
    geometry: Geometry = CLASSIC_GEOMETRY,
    key: str | None = None,
    mirrored: bool | None = None,
) -> CardRead:
    """What is printed on a card that was found, under a number or letter, or under the first.

    `mirrored` overrides what the saw-tooth says; without either, offense cards are mirrored.
    """
    import numpy as np

    from gridlight.workshop.scan.frame import Raster, flattened

    raster = Raster(geometry, SCALE)
    flat = flattened(pixels, registered.frame, raster)
    seen = mirrored if mirrored is not None else registered.mirrored
    mirrored = registered.side == "offense" if seen is None else seen
    if mirrored:
        flat = np.ascontiguousarray(flat[:, ::-1])
    read = _read_offense if registered.side == "offense" else _read_defense
    card, doubts, elements, seen_card = read(flat, raster, key)
    base, more = _registration(registered)
    if seen is None:
        taken = (
            tr("the saw-tooth isn't seen; the card is taken mirrored")
            if mirrored
            else tr("the saw-tooth isn't seen; the card is taken as it lies on the box")
        )
        more.append(Doubt(taken, None, 0.7, which_way=True))
    doubts = sorted([*more, *doubts], key=lambda doubt: doubt.sure)
    sure = min([base, *elements, *(doubt.sure for doubt in doubts)], default=0.0)
    return CardRead(
        source,
        registered.side,
        card,
        round(sure if card else 0.0, 3),
        tuple(doubts),
        tuple(elements),
        registered,
        mirrored,
        flat,
        seen_card,
    )


def _registration(registered: Registered) -> tuple[float, list[Doubt]]:
    """How sure it is where the card lies."""
    doubts = []
    sure = 1.0 - min(0.7, max(0.0, registered.worst - LOOSE) * 5.0)
    if sure < UNSURE:
        doubts.append(Doubt(tr("bars and yard lines don't fit well"), None, round(sure, 3)))
    if registered.low_sides < LEAST_SIDES:
        doubts.append(Doubt(tr("the card's sides aren't seen in its lower half"), None, 0.6))
        sure = min(sure, 0.6)
    return sure, doubts


Reading = tuple[Card | None, list[Doubt], list[float], Card | None]


def _read_defense(flat: Pixels, raster: Any, key: str | None) -> Reading:
    from gridlight.workshop.scan.ink import inks_of
    from gridlight.workshop.scan.markers import as_centers, markers_of

    inks = inks_of(flat, raster)
    diamonds, dots = markers_of(inks, raster)
    diamonds.sort(key=lambda marker: (round(marker.y), marker.x))
    dots.sort(key=lambda marker: (round(marker.y), marker.x))
    seen = [*diamonds, *dots]
    doubts = [
        Doubt(_UNCLEAR[marker.kind], (marker.x, marker.y), marker.sure)
        for marker in seen
        if marker.sure < UNSURE
    ]
    letter = key or "A"
    card = formation_of(letter, f"Defense {letter}", as_centers(diamonds), as_centers(dots))
    elements = [marker.sure for marker in seen]
    if len(diamonds) != DIAMONDS:
        what = tr("{count} of {needed} diamonds were seen", count=len(diamonds), needed=DIAMONDS)
        doubts += _leftover(inks.diamonds, seen, raster, DIAMONDS - len(diamonds))
        return None, [Doubt(what, None, 0.0), *doubts], elements, card
    return card, doubts, elements, card


def _leftover(ink: Any, seen: list[Any], raster: Any, lack: int) -> list[Doubt]:
    """Where the diamonds may be that weren't seen."""
    from gridlight.workshop.scan.leftover import leftovers

    places = leftovers(ink, seen, raster, lack) if lack > 0 else []
    return [Doubt(tr("ink of a diamond that isn't whole"), place, LEFTOVER) for place in places]


def _read_offense(flat: Pixels, raster: Any, key: str | None) -> Reading:
    from gridlight.workshop.scan.ink import clearness_of
    from gridlight.workshop.scan.travel import play_in

    play = play_in(clearness_of(flat, raster), raster)
    doubts = [Doubt(what, place, 0.5) for what, place in play.doubts]
    doubts += [
        Doubt(_UNCLEAR[stroke.kind], stroke.line[0], stroke.sure)
        for stroke in play.strokes
        if stroke.sure < UNSURE
    ]
    elements = [stroke.sure for stroke in play.strokes]
    if not any(stroke.kind.solid for stroke in play.strokes):
        return None, [Doubt(tr("no line of a play was seen"), None, 0.0), *doubts], elements, None
    strokes = [
        (stroke.kind, [Point(x, y) for x, y in simplified(stroke.line, KEPT)])
        for stroke in play.strokes
    ]
    number = int(key or 1)
    card = play_of(number, f"Offense {number}", strokes, raster.geometry)
    return card, doubts, elements, card


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """What came of many pictures: cards read, and what could not be read at all."""

    cards: tuple[CardRead, ...]
    faults: tuple[CardError, ...]
    stopped: bool = False


def read_all(
    places: Sequence[Place],
    geometry: Geometry = CLASSIC_GEOMETRY,
    tell: Callable[[int, int, str], None] = lambda done, most, name: None,
    go_on: Callable[[], bool] = lambda: True,
    mirrored: bool | None = None,
) -> Batch:
    """The cards in many pictures, in order; one bad picture is a fault and stops nothing.

    `tell` hears of each picture before it is read, and once at the end; reading ends early when
    `go_on` says so. Cards get numbers and letters from the names of files, else the first free
    ones.
    """
    cards: list[CardRead] = []
    at: dict[str, Place] = {}
    faults: list[CardError] = []
    for index, place in enumerate(places):
        tell(index, len(places), place.name)
        if not go_on():
            return Batch(numbered(cards), tuple(faults), stopped=True)
        read = _one(place, geometry, mirrored)
        if isinstance(read, CardError):
            faults.append(read)
            continue
        cards.append(read)
        at[place.name] = place
    if mirrored is None:
        cards = _like_the_others(cards, at, geometry)
    tell(len(places), len(places), "")
    return Batch(numbered(cards), tuple(faults))


def _one(place: Place, geometry: Geometry, mirrored: bool | None) -> CardRead | CardError:
    """The card in a picture, or what keeps it from being read."""
    from gridlight.workshop.scan.files import pixels_at

    try:
        pixels = pixels_at(place)
        found = found_card(pixels, place.name, geometry)
        return read_card(pixels, place.name, found, geometry, mirrored=mirrored)
    except CardError as error:
        return error
    except reading_errors() as error:
        return not_made_out(place.name, error)


def _like_the_others(
    cards: list[CardRead], at: Mapping[str, Place], geometry: Geometry
) -> list[CardRead]:
    """Cards whose saw-tooth is hidden, read the way that the others of their side lie."""
    again = []
    for read in cards:
        votes = [
            other.registered.mirrored
            for other in cards
            if other.side == read.side and other.registered.mirrored is not None
        ]
        if read.registered.mirrored is None and votes:
            way = 2 * sum(votes) > len(votes)
            new = _one(at[read.source], geometry, way)
            again.append(read if isinstance(new, CardError) else new)
        else:
            again.append(read)
    return again


def reading_errors() -> tuple[type[Exception], ...]:
    """What reading a picture of something else than a card may raise, besides CardError."""
    import cv2

    return ArithmeticError, LookupError, ValueError, cv2.error


def not_made_out(name: str, error: Exception) -> CardError:
    """That a picture was opened and no card could be read in it."""
    problem = tr("the card in it can't be made out ({reason})", reason=type(error).__name__)
    return CardError(name, "", problem, tr("Scan it again, flat and whole."))


def numbered(cards: Iterable[CardRead]) -> tuple[CardRead, ...]:
    """The cards under the numbers and letters in their files' names, or under the first free."""
    cards = list(cards)
    wanted = [_key_in(read) for read in cards]
    taken: set[str] = set()
    keys: list[str | None] = []
    for key in wanted:
        keys.append(key if key is not None and key not in taken else None)
        taken |= {key} if key is not None else set()
    for index, read in enumerate(cards):
        if keys[index] is None:
            keys[index] = _free(read.side, taken)
            taken |= {keys[index] or ""}
    return tuple(_with_key(read, key) for read, key in zip(cards, keys, strict=True))


def _free(side: str, taken: set[str]) -> str | None:
    if side == "offense":
        number = free_number(int(key) for key in taken if key.isdecimal())
        return None if number is None else str(number)
    return free_letter(taken)


def _key_in(read: CardRead) -> str | None:
    return key_in(read.source, read.side)


def key_in(name: str, side: str) -> str | None:
    """The number or letter that a file's name gives a card of this side."""
    sign = r"0*(1[0-2]|[1-9])" if side == "offense" else r"([A-F])"
    match = re.search(rf"{side}[-_ ]*{sign}(?![0-9A-Za-z])", name, re.IGNORECASE)
    return match[1].upper() if match else None


def _with_key(read: CardRead, key: str | None) -> CardRead:
    if read.card is None:
        return read
    if key is None:
        doubt = Doubt(_TOO_MANY[read.side], None, 0.0)
        return replace(read, card=None, sure=0.0, doubts=(doubt, *read.doubts))
    if isinstance(read.card, OffenseCard):
        card: Card = replace(read.card, number=int(key), name=f"Offense {key}")
    else:
        card = replace(read.card, letter=key, name=f"Defense {key}")
    return replace(read, card=card)


def deck_from(
    cards: Iterable[Card], name: str, author: str, license_: str, fill: Deck
) -> tuple[Deck, tuple[str, ...]]:
    """A whole deck of cards that were read; missing ones come from another deck, and are named.

    `fill` gives the geometry too, and the names of cards that have the same number or letter.
    """
    held = {card_file(card): card for card in cards}
    spare: list[Card] = [*fill.offense, *fill.defense]
    missing = [card for card in spare if card_file(card) not in held]
    offense = [card for card in (*held.values(), *missing) if isinstance(card, OffenseCard)]
    defense = [card for card in (*held.values(), *missing) if isinstance(card, DefenseCard)]
    deck = Deck(
        name,
        author,
        license_,
        fill.geometry,
        tuple(sorted(offense, key=lambda card: card.number)),
        tuple(sorted(defense, key=lambda card: card.letter)),
    )
    return deck, tuple(card_file(card) for card in missing)


def face_of(read: CardRead, geometry: Geometry = CLASSIC_GEOMETRY) -> bytes:
    """What a card looks like, as a PNG of the whole card at 100 dots an inch."""
    return face_in(read.flat, geometry)


def face_in(flat: Pixels, geometry: Geometry) -> bytes:
    """What the card in a flat picture looks like, as `face_of` gives it."""
    import io

    from PIL import Image

    from gridlight.cards.raster import size_of
    from gridlight.workshop.scan.frame import Raster

    raster = Raster(geometry, SCALE)
    corners = [[geometry.left, geometry.top], [geometry.right, geometry.far]]
    (left, top), (right, low) = (raster.pixel(corners) + 0.5).round().astype(int).tolist()
    picture = Image.fromarray(flat[top:low, left:right])
    picture = picture.resize(size_of(geometry, FACE_DPI), Image.Resampling.BOX)
    held = io.BytesIO()
    few = picture.quantize(FACE_COLORS, Image.Quantize.MAXCOVERAGE)  # keeps rare inks
    few.save(held, "PNG", optimize=True)
    return held.getvalue()


def faces_from(cards: Iterable[CardRead], geometry: Geometry) -> Mapping[str, bytes]:
    """The faces of all cards that were read, by the names of their files."""
    return {card_file(read.card): face_of(read, geometry) for read in cards if read.card}
