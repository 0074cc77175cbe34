"""What is wrong with the data of a card or a deck, each fault as one sentence with a remedy."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Any, NamedTuple

from gridlight.cards.schema import BY_KIND
from gridlight.kernel.errors import CardError
from gridlight.kernel.language import quoted, tr, trn

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import ValidationError

MOST_FAULTS = 50
NAMES = {
    "object": tr("an object {…}"),
    "array": tr("a list […]"),
    "string": tr("a text"),
    "number": tr("a number"),
    "integer": tr("a whole number"),
}


class CardFaults(CardError):
    """All that is wrong with a card or deck: says the first fault, holds every one."""

    def __init__(self, faults: Iterable[CardError]) -> None:
        self.faults = tuple(faults)
        first, more = self.faults[0], len(self.faults) - 1
        remedy = first.remedy
        if more:
            remedy = trn(
                "{remedy} ({n} more fault: check the deck.)",
                "{remedy} ({n} more faults: check the deck.)",
                more,
                remedy=remedy,
            )
        super().__init__(first.source, first.place, first.problem, remedy)


def faults_of(kind: str, data: object, source: str) -> list[CardError]:
    """Everything that the schema of a `deck`, an `offense` or a `defense` card refuses."""
    errors = sorted(_validator(kind).iter_errors(data), key=_order)
    return [fault for error in errors for fault in _sentences(error, source)][:MOST_FAULTS]


@lru_cache(maxsize=8)
def _validator(kind: str) -> Draft202012Validator:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(BY_KIND[kind])


def _order(error: ValidationError) -> tuple[str, ...]:
    return tuple(str(step).rjust(4) for step in error.absolute_path)


def place_of(steps: Iterable[str | int]) -> str:
    """A place in JSON data as people count: `segments, item 2, points, item 1`."""
    words = [
        tr("item {number}", number=step + 1) if isinstance(step, int) else quoted(step)
        for step in steps
    ]
    return ", ".join(words)


def _sentences(error: ValidationError, source: str) -> list[CardError]:
    steps = tuple(error.absolute_path)
    schema: Any = error.schema
    refusal = Refusal(error.instance, error.validator_value, schema, error.message, steps)
    place = place_of(steps)
    told = _TELLERS.get(str(error.validator), _plain)(refusal)
    return [CardError(source, place, problem, remedy) for problem, remedy in told]


Told = list[tuple[str, str]]


class Refusal(NamedTuple):
    """What a schema refused: the value, the keyword's limit, the schema and the way to it."""

    value: Any
    limit: Any
    schema: dict[str, Any]
    message: str
    steps: tuple[str | int, ...]


def _extra(error: Refusal) -> Told:
    known = list(error.schema.get("properties", {}))
    told = []
    for key in error.value:
        if key not in known:
            near = difflib.get_close_matches(key, known, 1, 0.6)
            hint = (
                tr("Did you mean “{name}”?", name=near[0])
                if near
                else tr("Known are {names}.", names=", ".join(known))
            )
            told.append((tr("the key {value} is unknown", value=show(key)), hint))
    return told


def _missing(error: Refusal) -> Told:
    needed = [key for key in error.limit if key not in error.value]
    key = next(key for key in needed if error.message.startswith(f"'{key}'"))
    return [(tr("the key “{key}” is missing", key=key), tr("Add it."))]


def _type(error: Refusal) -> Told:
    kinds = error.limit
    kinds = [kinds] if isinstance(kinds, str) else kinds
    wanted = reduce(
        lambda one, other: tr("{one} or {other}", one=one, other=other),
        (NAMES[kind] for kind in kinds),
    )
    return [
        (
            tr("{value} isn't {wanted}", value=show(error.value), wanted=wanted),
            tr("Write {wanted} here.", wanted=wanted),
        )
    ]


def _choice(error: Refusal) -> Told:
    value, allowed = error.value, [str(item) for item in error.limit]
    near = difflib.get_close_matches(value, allowed, 1, 0.6) if isinstance(value, str) else []
    hint = (
        tr("Did you mean “{name}”?", name=near[0])
        if near
        else tr("Write one of {names}.", names=", ".join(allowed))
    )
    return [(tr("{value} isn't one of the words allowed here", value=show(value)), hint)]


def _constant(error: Refusal) -> Told:
    return [
        (
            tr("{value} can't stand here", value=show(error.value)),
            tr("Write “{limit}”.", limit=error.limit),
        )
    ]


def _low(error: Refusal) -> Told:
    return [
        (
            tr("{value} is too small", value=show(error.value)),
            tr("The least is {limit}.", limit=error.limit),
        )
    ]


def _high(error: Refusal) -> Told:
    if error.steps and error.steps[-1] == "version":
        return [
            (
                tr(
                    "version {value} of the format is newer than this program",
                    value=show(error.value),
                ),
                tr("It knows versions up to {limit}; install a newer program.", limit=error.limit),
            )
        ]
    return [
        (
            tr("{value} is too large", value=show(error.value)),
            tr("The most is {limit}.", limit=error.limit),
        )
    ]


def _few(error: Refusal) -> Told:
    return [
        (
            trn("there is only {n} item", "there are only {n} items", len(error.value)),
            tr("Give at least {limit}.", limit=error.limit),
        )
    ]


def _many(error: Refusal) -> Told:
    return [
        (
            trn("there is {n} item", "there are {n} items", len(error.value)),
            tr("Give at most {limit}.", limit=error.limit),
        )
    ]


def _pattern(error: Refusal) -> Told:
    about = error.schema.get("description", "")
    if ".json" in str(error.limit):
        about = tr("a plain file name that ends in .json, in the same folder")
    if "u0000" in str(error.limit):
        about = tr("a text of one line")
    return [
        (tr("{value} can't be used", value=show(error.value)), tr("Write {about}.", about=about))
    ]


def _too_long(error: Refusal) -> Told:
    return [
        (
            trn("the text has {n} character", "the text has {n} characters", len(error.value)),
            tr("Write at most {limit}.", limit=error.limit),
        )
    ]


def _too_short(error: Refusal) -> Told:
    return [(tr("the text is empty"), tr("Write something."))]


def _surplus(error: Refusal) -> Told:
    most = len(error.schema.get("prefixItems", ()))
    return [
        (
            trn("there is {n} number", "there are {n} numbers", len(error.value)),
            tr("Write at most {most}.", most=most),
        )
    ]


def _plain(error: Refusal) -> Told:
    return [(error.message[:120], tr("Compare it with the published schema."))]


_TELLERS: dict[str, Callable[[Refusal], Told]] = {
    "additionalProperties": _extra,
    "required": _missing,
    "type": _type,
    "enum": _choice,
    "const": _constant,
    "minimum": _low,
    "maximum": _high,
    "minItems": _few,
    "maxItems": _many,
    "pattern": _pattern,
    "maxLength": _too_long,
    "minLength": _too_short,
    "items": _surplus,
}


def show(value: Any) -> str:
    """A value as it may stand in a sentence: short, on one line."""
    if isinstance(value, dict | list):
        return NAMES["object" if isinstance(value, dict) else "array"]
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    text = str(value)
    text = "".join(letter if letter.isprintable() else "·" for letter in text)
    text = text if len(text) <= 40 else text[:39] + "…"
    return quoted(text) if isinstance(value, str) else text
