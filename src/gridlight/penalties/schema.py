"""The JSON Schemas of a penalty chart and a specialist card, published in `cards/schema/`."""

from __future__ import annotations

from typing import Any

from gridlight.penalties.chart import ENTRIES, KINDS, NUMBERS, ROLES, SOURCES, SWITCHES, TOTALS
from gridlight.penalties.reading import (
    CARD_FORMAT,
    CHART_FORMAT,
    LONGEST_NAME,
    MOST_YARDS,
    VERSION,
)

Data = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"

_ABOUT = {
    "negates": "the chart's #: the play can't be accepted",
    "first_down": "gives the offense a first down, however far there was to go",
    "loss_of_down": "the down counts, though the play doesn't",
    "interference": "the ball goes to the end of the walk-off: no half the distance",
}


def _object(properties: Data, required: list[str], **more: Any) -> Data:
    return {
        "type": "object",
        "required": required,
        "properties": properties,
        "additionalProperties": False,
        **more,
    }


def _whole(properties: Data, **more: Any) -> Data:
    return _object(properties, list(properties), **more)


def _text(about: str) -> Data:
    # letters and signs alone, one of them no space
    return {
        "type": "string",
        "minLength": 1,
        "maxLength": LONGEST_NAME,
        "pattern": r"^[^\u0000-\u001f\u007f]*[^\s\u0000-\u001f\u007f][^\u0000-\u001f\u007f]*$",
        "description": about,
    }


def _head(form: str) -> Data:
    return {
        "format": {"const": form},
        "version": {"type": "integer", "minimum": 1, "maximum": VERSION},
        "name": _text("what it is called"),
        "author": _text("who wrote it"),
        "license": _text("the terms that it may be copied under"),
    }


_LINE: Data = _object(
    {
        "name": _text("what the foul is called"),
        "yards": {"type": "integer", "minimum": 0, "maximum": MOST_YARDS},
        "from": {
            "enum": list(SOURCES),
            "description": "previous: the old line of scrimmage, in place of the play; "
            "end: added on to the play's end",
        },
        **{name: {"type": "boolean", "description": _ABOUT[name]} for name in SWITCHES},
    },
    ["name", "yards", "from"],
    **{
        "if": {"properties": {"from": {"const": "end"}}},
        "then": {
            "properties": {
                name: {"const": False} for name in ("negates", "interference", "loss_of_down")
            }
        },
    },
)
_NUMBERED = _whole({str(number): _LINE for number in range(1, len(NUMBERS) + 1)})

CHART: Data = {
    "$schema": DIALECT,
    "title": "A penalty chart for Gridlight",
    **_whole(
        {
            **_head(CHART_FORMAT),
            "chart": _whole({kind: _whole(dict.fromkeys(ROLES, _NUMBERED)) for kind in KINDS}),
        }
    ),
}
CARD: Data = {
    "$schema": DIALECT,
    "title": "The penalty section of a specialist card for Gridlight",
    **_whole(
        {
            **_head(CARD_FORMAT),
            "penalties": _whole(
                {str(total): {"enum": sorted(set(ENTRIES))} for total in TOTALS},
                description="an entry for each total of the two colored dice",
            ),
        }
    ),
}

PUBLISHED = {"penalty-chart.schema.json": CHART, "penalty-card.schema.json": CARD}
