"""The JSON Schemas of a card and of a deck, which also lie published in `cards/schema/`."""

from __future__ import annotations

from typing import Any

from gridlight.cards.model import DIAMONDS, FORMAT_VERSION, LETTERS, NUMBERS, End, Kind, Travel

Data = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
FILE_NAME = r"^[A-Za-z0-9][A-Za-z0-9_-]{0,60}\.json$"
LAYER = r"^([A-Za-z0-9][A-Za-z0-9_-]{0,60}\.png|[A-Za-z0-9+/]+={0,2})$"
MOST_POINTS = 64
MOST_SEGMENTS = 16
MOST_DOTS = 40
LEAST_DPI, MOST_DPI = 72, 600


def _number(low: float, high: float, about: str) -> Data:
    return {"type": "number", "minimum": low, "maximum": high, "description": about}


def _count(low: int, high: int, about: str) -> Data:
    return {"type": "integer", "minimum": low, "maximum": high, "description": about}


def _object(required: list[str], properties: Data, **more: Any) -> Data:
    return {
        "type": "object",
        "required": required,
        "properties": properties,
        "additionalProperties": False,
        **more,
    }


def _name(about: str, longest: int = 60) -> Data:
    return {
        "type": "string",
        "minLength": 1,
        "maxLength": longest,
        "pattern": r"^[^\u0000-\u001f\u007f]*$",
        "description": about,
    }


def _picture(*layers: str) -> Data:
    layer = {
        "type": "string",
        "pattern": LAYER,
        "description": "the file name of a gray PNG, or the PNG itself in base 64; white is figure",
    }
    return _object(
        ["dpi", "layers"],
        {
            "dpi": _count(LEAST_DPI, MOST_DPI, "dots per inch of every layer"),
            "layers": _object(list(layers), dict.fromkeys(layers, layer)),
        },
        description="masks of the whole card as it lies on the box, kept beside its vectors",
    )


_BOUND = 60.0
_COORDINATE = _number(-_BOUND, _BOUND, "yards, hundredths at most")
_POINT: Data = {
    "type": "array",
    "prefixItems": [_COORDINATE, _COORDINATE, _number(0, 20, "radius of the rounded corner")],
    "items": False,
    "minItems": 2,
    "description": "[x, y] or [x, y, corner radius]",
}
_CENTER: Data = {
    "type": "array",
    "prefixItems": [_COORDINATE, _COORDINATE],
    "items": False,
    "minItems": 2,
    "description": "[x, y] of the center",
}
_HEAD: Data = {
    "format": {"const": "gridlight-card"},
    "version": _count(1, FORMAT_VERSION, "version of the format"),
    "name": _name("what is printed on the card"),
}
_SEGMENT = _object(
    ["kind", "points"],
    {
        "kind": {
            "enum": [kind.value for kind in Travel],
            "description": "run: a solid line; pass, lateral: a broken line that ends in a star",
        },
        "points": {"type": "array", "minItems": 2, "maxItems": MOST_POINTS, "items": _POINT},
    },
)
OFFENSE: Data = _object(
    ["format", "version", "side", "number", "name", "kind", "segments", "ends"],
    {
        **_HEAD,
        "side": {"const": "offense"},
        "number": _count(NUMBERS[0], NUMBERS[-1], "number of the play"),
        "kind": {"enum": [kind.value for kind in Kind]},
        "segments": {
            "type": "array",
            "minItems": 1,
            "maxItems": MOST_SEGMENTS,
            "items": _SEGMENT,
            "description": "the path in order of travel; each begins where the last one ended",
        },
        "ends": {
            "enum": [end.value for end in End],
            "description": "touchdown: at the far edge; out-of-bounds: at a sideline",
        },
        "picture": _picture("solid", "broken", "star"),
    },
)
DEFENSE: Data = _object(
    ["format", "version", "side", "letter", "name", "diamonds", "dots"],
    {
        **_HEAD,
        "side": {"const": "defense"},
        "letter": {"enum": list(LETTERS)},
        "diamonds": {
            "type": "array",
            "minItems": DIAMONDS,
            "maxItems": DIAMONDS,
            "items": _CENTER,
        },
        "dots": {"type": "array", "maxItems": MOST_DOTS, "items": _CENTER},
        "picture": _picture("diamonds", "dots"),
    },
)
CARD: Data = {
    "$schema": DIALECT,
    "title": "A card of Gridlight's light box",
    "description": (
        "Yards on the card: x to the right as the card lies on the box, y down-field from the "
        "line of scrimmage."
    ),
    "oneOf": [OFFENSE, DEFENSE],
}

_MEASURES: dict[str, Data] = {
    "yards_per_inch": _number(1, 20, "scale of the printed card"),
    "left": _number(-_BOUND, 0, "left edge of the card"),
    "right": _number(0, _BOUND, "right edge of the card"),
    "top": _number(-_BOUND, 0, "edge of the card on the side of the slide"),
    "far": _number(0, _BOUND, "far edge of the card"),
    "pitch": _number(0.2, 10, "one step of alignment, from bar to bar"),
    "line_width": _number(0.1, 5, "width of a solid line"),
    "broken_width": _number(0.1, 5, "width of a broken line"),
    "dash": _number(0.2, 10, "length of a dash, about"),
    "gap": _number(0.1, 10, "gap between dashes"),
    "fewest_dashes": _count(1, 20, "dashes of the shortest broken line"),
    "diamond": _number(0.2, 10, "half diagonal of a diamond"),
    "dot": _number(0.1, 10, "radius of a red dot"),
    "star": _number(0.1, 10, "outer radius of a star"),
    "yard_line_step": _number(1, 20, "distance of the printed yard lines"),
    "bars_top": _number(-_BOUND, _BOUND, "y at which the bars begin"),
    "bars_bottom": _number(-_BOUND, _BOUND, "y at which the bars end"),
    "offense_bars": _count(1, 40, "thick bars of an offense card"),
    "offense_bar_width": _number(0.1, 10, "width of a thick bar"),
    "offense_strip": _number(0.1, _BOUND, "half width of the clear strip with the bars"),
    "defense_bars": _count(1, 40, "green bars of a defense card"),
    "defense_bar_width": _number(0.1, 10, "width of a green bar"),
    "hole": _number(0.1, _BOUND, "half width of what the slide's hole shows"),
    "sawtooth_x": _number(-_BOUND, _BOUND, "x of the saw-tooth rectangle's center"),
    "sawtooth_y": _number(-_BOUND, _BOUND, "y of the saw-tooth rectangle's center"),
    "sawtooth_half_width": _number(0.1, 20, "half width of the saw-tooth rectangle"),
    "sawtooth_half_height": _number(0.1, 20, "half height of the saw-tooth rectangle"),
    "sawtooth_teeth": _count(1, 40, "teeth along its long sides"),
    "sawtooth_tooth": _number(0.05, 5, "height of a tooth"),
}


def _cards(most: int) -> Data:
    return {
        "type": "array",
        "minItems": 1,
        "maxItems": most,
        "items": {"type": ["string", "object"], "pattern": FILE_NAME},
        "description": "names of card files beside this one, or the cards themselves",
    }


DECK: Data = {
    "$schema": DIALECT,
    "title": "A deck of cards for Gridlight's light box",
    **_object(
        ["format", "version", "name", "author", "license", "offense", "defense"],
        {
            "format": {"const": "gridlight-deck"},
            "version": _count(1, FORMAT_VERSION, "version of the format"),
            "name": _name("name of the deck"),
            "author": _name("who drew the cards", 120),
            "license": _name("the terms that the cards may be copied under", 120),
            "note": _name("what its author says about it, in one line", 500),
            "geometry": _object([], _MEASURES, description="yards; what is left out is standard"),
            "digest": {
                "type": "string",
                "pattern": "^[0-9a-f]{64}$",
                "description": "SHA-256 of the deck as it was packed; cards must still give it",
            },
            "offense": _cards(len(NUMBERS)),
            "defense": _cards(len(LETTERS)),
        },
    ),
}

PUBLISHED = {"card.schema.json": CARD, "deck.schema.json": DECK}
BY_KIND = {"deck": DECK, "offense": OFFENSE, "defense": DEFENSE}
