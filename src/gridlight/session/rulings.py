"""The rulings: what each old rulebook says, what it leaves open, and how it is played here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from gridlight import paths
from gridlight.kernel.codec import read_json
from gridlight.kernel.errors import RulesetError
from gridlight.kernel.language import shipped, tr

FOLDER = "rules"
ORDER = ("football", "foto-electric", "all-pro", "pegskin", "penalties")
"""The files of the rulings, as they are listed."""

_REMEDY = tr("Install the program again.")
_SET_KEYS = frozenset({"set", "title", "games", "rulings"})
_NEEDED = frozenset({"number", "title", "topic", "text", "here", "see", "words"})
_KEYS = _NEEDED | {"open", "options", "games"}


@dataclass(frozen=True, slots=True)
class Ruling:
    """One question of the rules and its answer.

    `text` is what the rulebook says, in our words; `open` what that leaves open, empty where the
    text is clear; `here` how it is played. `options` are settings that change it, `see` the
    numbers of rulings beside it, `games` those that it holds in.
    """

    number: str
    title: str
    topic: str
    part: str
    games: tuple[str, ...]
    text: str
    open: str
    here: str
    options: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rulings:
    """All rulings, in the order in which they are listed."""

    all: tuple[Ruling, ...]

    def __iter__(self) -> Iterator[Ruling]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers of all."""
        return tuple(each.number for each in self.all)

    def find(self, number: str) -> Ruling | None:
        """The ruling with this number, however it is spelled; None if there is none."""
        wanted = plain_number(number)
        return next((each for each in self.all if each.number == wanted), None)

    def of(self, game: str) -> tuple[Ruling, ...]:
        """Those that hold in a game: its own first, then what all games share."""
        held = [each for each in self.all if game in each.games]
        return tuple(sorted(held, key=lambda each: len(each.games) > 1))

    def beside(self, ruling: Ruling) -> tuple[Ruling, ...]:
        """Those that it names, then those that name it."""
        named = [found for number in ruling.see if (found := self.find(number)) is not None]
        naming = [each for each in self.all if ruling.number in each.see and each not in named]
        return (*named, *naming)


def plain_number(number: str) -> str:
    """A ruling's number as it is written: `ap26` and `AP 26` are `AP-26`."""
    letters = number.upper().replace(" ", "").replace("-", "").replace("_", "")
    head = letters.rstrip("0123456789")
    digits = letters[len(head) :].lstrip("0")
    if head == "APP":
        return f"AP-P{digits}"
    return f"{head}-{digits}"


@cache
def rulings() -> Rulings:
    """The rulings that ship with the program."""
    found = {name: paths.assets(FOLDER, f"{name}.json").read_bytes() for name in ORDER}
    return read_rulings(found)


def read_rulings(files: Mapping[str, bytes]) -> Rulings:
    """The rulings of these files; `RulesetError` names what is missing or doesn't belong."""
    found = [each for name, raw in files.items() for each in _read_file(f"{name}.json", raw)]
    numbers = {each.number for each in found}
    for each in found:
        for named in each.see:
            if named not in numbers:
                raise RulesetError(
                    "rules", each.number, tr("there is no ruling {named}", named=named), _REMEDY
                )
    if len(numbers) < len(found):
        raise RulesetError("rules", "numbers", tr("a number is given twice"), _REMEDY)
    return Rulings(tuple(found))


def _read_file(source: str, raw: bytes) -> list[Ruling]:
    try:
        data = read_json(raw.decode("utf-8"))
    except ValueError as error:
        raise RulesetError(
            source, "", tr("it can't be read ({problem})", problem=error), _REMEDY
        ) from None
    if not isinstance(data, dict) or set(data) != _SET_KEYS:
        wanted = ", ".join(sorted(_SET_KEYS))
        raise RulesetError(source, "", tr("it must have {names}", names=wanted), _REMEDY)
    return [_read_one(source, data, each) for each in data["rulings"]]


def _read_one(source: str, whole: Mapping[str, Any], one: Mapping[str, Any]) -> Ruling:
    number = str(one.get("number", "?"))
    if missing := sorted(_NEEDED - set(one)):
        raise RulesetError(source, number, tr("{name} is missing", name=missing[0]), _REMEDY)
    if strange := sorted(set(one) - _KEYS):
        raise RulesetError(source, number, tr("{name} isn't expected", name=strange[0]), _REMEDY)
    for name, value in one.items():
        if not value:
            raise RulesetError(source, number, tr("{name} is empty", name=name), _REMEDY)
    if not number.startswith(f"{whole['set']}-"):
        raise RulesetError(source, number, tr("it isn't of {set}", set=whole["set"]), _REMEDY)
    return Ruling(
        number=number,
        title=shipped(one["title"]),
        topic=shipped(one["topic"]),
        part=shipped(whole["title"]),
        games=tuple(one.get("games", whole["games"])),
        text=shipped(one["text"]),
        open=shipped(one.get("open", "")),
        here=shipped(one["here"]),
        options=tuple(one.get("options", ())),
        see=tuple(one["see"]),
        words=tuple(map(shipped, one["words"])),
    )
