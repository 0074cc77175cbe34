"""From JSON text to cards and decks, trusting nothing.

Every function tells faults as `CardError`s and goes on as far as it can, so that one run finds
them all.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from typing import Any

from gridlight.cards.faults import CardFaults, faults_of, place_of, show
from gridlight.cards.model import (
    CLASSIC_GEOMETRY,
    Deck,
    DefenseCard,
    End,
    Geometry,
    Kind,
    OffenseCard,
    Picture,
    Point,
    Segment,
    Travel,
)
from gridlight.kernel.errors import CardError
from gridlight.kernel.language import quoted, tr

MOST_JSON = 1 << 20  # bytes of one file
MOST_PNG = 8 << 20
MOST_DIGITS = 20
LEAST_SIDE, MOST_SIDE = 0.1, 20.0  # inches
SAME = 1e-6

Card = OffenseCard | DefenseCard
Fetch = Callable[[str, int], bytes]  # name of a file beside the deck, most bytes; CardError


def parse(text: bytes, source: str) -> Any:
    """JSON data of a file; one CardError for whatever keeps it from being read."""
    if len(text) > MOST_JSON:
        raise CardError(
            source,
            "",
            tr("it has {count:,} bytes", count=len(text)),
            tr("A card file has at most {most:,}.", most=MOST_JSON),
        )
    try:
        data = json.loads(
            text.decode("utf-8-sig"),
            parse_constant=_no_constant,
            parse_int=_whole,
            object_pairs_hook=_no_doubles,
        )
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeDecodeError as error:
        raise CardError(
            source,
            tr("byte {start}", start=error.start),
            tr("it isn't UTF-8 text"),
            tr("Save it as UTF-8."),
        ) from error
    except UnicodeEncodeError as error:
        raise CardError(
            source, "", tr("a text holds half a character"), tr("Write it out.")
        ) from error
    except json.JSONDecodeError as error:
        raise CardError(
            source,
            tr("line {line}, column {column}", line=error.lineno, column=error.colno),
            tr("it isn't JSON: {reason}", reason=error.msg),
            tr("Mend the text there."),
        ) from error
    except RecursionError as error:
        raise CardError(
            source, "", tr("lists are nested too deeply"), tr("Compare the format.")
        ) from error
    except ValueError as error:
        raise CardError(source, "", str(error), tr("Mend the text there.")) from error
    return data


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError(tr("a number has {count:,} digits", count=len(digits)))
    return int(digits)


def _no_constant(word: str) -> float:
    raise ValueError(tr("{word} isn't a number that a card can have", word=word))


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(tr("the key {value} stands twice in one object", value=show(twice)))
    return data


def card_of(
    data: object, source: str, fetch: Fetch | None = None
) -> tuple[Card | None, list[CardError]]:
    """A card from its data, or None, and every fault found."""
    side = data.get("side") if isinstance(data, dict) else None
    if not isinstance(data, dict) or side not in ("offense", "defense"):
        what = (
            tr("“side” is missing or wrong") if isinstance(data, dict) else tr("it isn't an object")
        )
        fault = CardError(source, "", what, tr("A card says “side”: “offense” or “defense”."))
        return None, [fault]
    faults = faults_of(str(side), data, source)
    if faults:
        return None, faults
    faults = list(_coarse_faults(data, source))
    picture = _picture(data.get("picture"), source, fetch, faults)
    if faults:
        return None, faults
    card: Card = _offense(data, picture) if side == "offense" else _defense(data, picture)
    return card, []


def deck_of(
    data: object, source: str, fetch: Fetch | None = None
) -> tuple[Deck | None, list[CardError]]:
    """A deck from its data, or None, and every fault found in it and in its cards.

    Cards that `data` only names are read through `fetch`.
    """
    faults = faults_of("deck", data, source)
    if faults or not isinstance(data, dict):
        return None, faults
    geometry = geometry_of(data.get("geometry", {}))
    cards: dict[str, list[Card]] = {"offense": [], "defense": []}
    for side, held in cards.items():
        for index, item in enumerate(data[side]):
            card = _listed(item, f"{side}", index, source, fetch, faults)
            if card is not None:
                held.append(card)
    faults += _twins(cards, source)
    if faults:
        return None, faults
    offense = tuple(card for card in cards["offense"] if isinstance(card, OffenseCard))
    defense = tuple(card for card in cards["defense"] if isinstance(card, DefenseCard))
    head = data["name"], data["author"], data["license"]
    deck = Deck(*head, geometry, offense, defense, data.get("note", ""))
    faults = [*_size_faults(geometry, source), *_digest_faults(data, deck, source)]
    return (None, faults) if faults else (deck, [])


def _size_faults(geometry: Geometry, source: str) -> list[CardError]:
    """Cards so large that drawing them would take the machine down, or of no size at all."""
    sides = [side / geometry.yards_per_inch for side in (geometry.width, geometry.height)]
    if all(LEAST_SIDE <= side <= MOST_SIDE for side in sides):
        return []
    problem = tr(
        "a card of {across:.4g} × {down:.4g} in can't lie on a light box",
        across=sides[0],
        down=sides[1],
    )
    remedy = tr(
        "Its sides are {least:g} to {most:g} in.",
        least=LEAST_SIDE,
        most=MOST_SIDE,
    )
    return [CardError(source, quoted("geometry"), problem, remedy)]


def _digest_faults(data: Mapping[str, Any], deck: Deck, source: str) -> list[CardError]:
    if data.get("digest", deck.digest) == deck.digest:
        return []
    problem = tr("the cards aren't those that were packed")
    remedy = tr("Get the file again; leave “digest” out if you changed the cards yourself.")
    return [CardError(source, quoted("digest"), problem, remedy)]


def trusted_deck(data: Mapping[str, Any]) -> Deck:
    """A deck from data that this program wrote and whose digest is known to be right."""
    pictures = [item.get("picture") for item in (*data["offense"], *data["defense"])]
    faults: list[CardError] = []
    masks = [_picture(item, data["name"], None, faults) for item in pictures]
    if faults:
        raise CardFaults(faults)
    count = len(data["offense"])
    return Deck(
        data["name"],
        data["author"],
        data["license"],
        geometry_of(data.get("geometry", {})),
        tuple(_offense(c, m) for c, m in zip(data["offense"], masks[:count], strict=True)),
        tuple(_defense(c, m) for c, m in zip(data["defense"], masks[count:], strict=True)),
        data.get("note", ""),
    )


def geometry_of(data: Mapping[str, Any]) -> Geometry:
    """The measures of a deck; what it leaves out is standard."""
    standard = CLASSIC_GEOMETRY.as_data()
    return Geometry(**{key: type(value)(data.get(key, value)) for key, value in standard.items()})


def _listed(
    item: object,
    side: str,
    index: int,
    source: str,
    fetch: Fetch | None,
    faults: list[CardError],
) -> Card | None:
    name = f"{source}, {place_of([side, index])}"
    if isinstance(item, str):
        name = f"{source.rpartition(', ')[0]}, {item}"
        if fetch is None:
            remedy = tr("Put the card itself here.")
            faults.append(CardError(source, place_of([side, index]), tr("a file is named"), remedy))
            return None
        try:
            item = parse(fetch(item, MOST_JSON), name)
        except CardError as error:
            faults.append(error)
            return None
    card, found = card_of(item, name, fetch)
    faults += found
    if card is not None and (side == "offense") != isinstance(card, OffenseCard):
        remedy = tr("List it under the other side, not under “{side}”.", side=side)
        faults.append(CardError(name, quoted("side"), tr("the card is for the other side"), remedy))
        return None
    return card


def _twins(cards: Mapping[str, list[Card]], source: str) -> list[CardError]:
    found = []
    for side, held in cards.items():
        keys = [card.key for card in held]
        for key in sorted({key for key in keys if keys.count(key) > 1}):
            problem = tr("there is more than one card {key}", key=key)
            found.append(CardError(source, f"“{side}”", problem, tr("Give each its own.")))
    return found


def _coarse_faults(data: dict[str, Any], source: str) -> list[CardError]:
    found = []
    for steps, value in _numbers(data, ()):
        if not math.isfinite(value) or abs(value * 100.0 - round(value * 100.0)) > SAME:
            problem = tr("{value} is finer than a hundredth of a yard", value=show(value))
            found.append(CardError(source, place_of(steps), problem, tr("Round it.")))
    return found


def _numbers(
    data: object, steps: tuple[str | int, ...]
) -> list[tuple[tuple[str | int, ...], float]]:
    if isinstance(data, dict):
        items: list[tuple[str | int, Any]] = list(data.items())
    elif isinstance(data, list):
        items = list(enumerate(data))
    else:
        return [(steps, data)] if isinstance(data, float) else []
    return [pair for key, value in items for pair in _numbers(value, (*steps, key))]


def _picture(
    data: Mapping[str, Any] | None, source: str, fetch: Fetch | None, faults: list[CardError]
) -> Picture | None:
    if data is None:
        return None
    layers: list[tuple[str, bytes]] = []
    for name, text in sorted(data["layers"].items()):
        try:
            layers.append((name, _png(text, source, place_of(["picture", "layers", name]), fetch)))
        except CardError as error:
            faults.append(error)
    return Picture(data["dpi"], tuple(layers))


def _png(text: str, source: str, place: str, fetch: Fetch | None) -> bytes:
    from base64 import b64decode

    if text.endswith(".png"):
        if fetch is None:
            raise CardError(
                source, place, tr("a file is named"), tr("Put the picture itself here.")
            )
        png = fetch(text, MOST_PNG)
    else:
        try:
            png = b64decode(text, validate=True)
        except ValueError as error:
            problem = tr("the picture isn't whole base 64")
            raise CardError(source, place, problem, tr("Save the deck again.")) from error
    if not png.startswith(b"\x89PNG\r\n\x1a\n"):
        raise CardError(source, place, tr("the picture isn't a PNG"), tr("Save it as a gray PNG."))
    return png


def _points(data: list[list[float]]) -> tuple[Point, ...]:
    return tuple(Point(*(float(value) for value in numbers)) for numbers in data)


def _offense(data: Mapping[str, Any], picture: Picture | None) -> OffenseCard:
    segments = tuple(
        Segment(Travel(part["kind"]), _points(part["points"])) for part in data["segments"]
    )
    number, kind, ends = int(data["number"]), Kind(data["kind"]), End(data["ends"])
    return OffenseCard(number, data["name"], kind, segments, ends, picture)


def _defense(data: Mapping[str, Any], picture: Picture | None) -> DefenseCard:
    diamonds, dots = _points(data["diamonds"]), _points(data["dots"])
    return DefenseCard(data["letter"], data["name"], diamonds, dots, picture)
