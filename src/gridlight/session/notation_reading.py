"""Reading a game's text back: every move is made again by the rules."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gridlight.kernel.codec import read_json
from gridlight.kernel.dice import RollNeeded, RollRefused
from gridlight.kernel.errors import GridlightError, IllegalMove, InputFault, NotationError
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.session.games import EDITIONS, GAMES, edition_choice
from gridlight.session.journal import Player, unpack
from gridlight.session.notation import BY_HAND, CLOCK, FIRST_EDITION, SEALED, implied_seat
from gridlight.session.registry import Registry
from gridlight.session.settings import closest, read_pairs
from gridlight.session.table import Setup, Table

_TAG = re.compile(r'\[(?P<name>[A-Za-z]+) (?P<value>"(?:[^"\\]|\\.)*")\]\s*')
_LABEL = re.compile(r"\d+\.\d+ +\S+ +")
_ITEM = re.compile(
    r"""\s*(?:(?P<seat>[hv]):\s*)?
    (?P<words>[^\[\]{}()|·]*?)\s*
    (?:\[(?P<rolls>(?:[^\]"]|"(?:[^"\\]|\\.)*")*)\])?\s*
    (?:\{[^}]*\})?\s*
    (?P<marks>(?:\([a-z ]+\)\s*)*)
    (?:$|[|·])""",
    re.VERBOSE,
)
_ROLL = re.compile(r'\s*(?:(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<plain>[^,"]+?))\s*(?:,|$)')
_TAGS = frozenset(
    {"Game", "Title", "Home", "Visitors", "HomeCoach", "VisitorsCoach", "Date", "Settings"}
    | {"Seed", "Deck", "Tables", "Position", "Start", "Result"}
)
_SEATS = {"h": Seat.HOME, "v": Seat.VISITORS}
_MARKS = frozenset({CLOCK, BY_HAND, SEALED})


@dataclass(frozen=True, slots=True)
class Imported:
    """A game read from text, in memory; `sealed` says that it stops before a sealed pick."""

    table: Table
    sealed: bool


@dataclass(frozen=True, slots=True)
class _Item:
    words: str
    said: Seat | None
    rolls: tuple[str, ...]
    marks: frozenset[str]


def import_text(text: str, source: str, registry: Registry = GAMES) -> Imported:
    """The game that `export_text` wrote; `NotationError` names the line that can't be read."""
    return _Reader(source, registry).read(text)


class _Reader:
    def __init__(self, source: str, registry: Registry) -> None:
        self._source = source
        self._registry = registry
        self._by_hand = False

    def read(self, text: str) -> Imported:
        tags: dict[str, str] = {}
        body: list[tuple[int, str]] = []
        for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
            if line.startswith("[") and not body:
                self._read_tag(line, number, tags)
            elif line.strip():
                body.append((number, line))
        table = self._start(tags)
        # without the seed nobody can draw these dice again
        self._by_hand = "Seed" not in tags
        for number, line in body:
            if not self._play_line(table, line, number):
                return Imported(table, sealed=True)
        self._check_result(table, tags)
        return Imported(table, sealed=False)

    def _read_tag(self, line: str, number: int, tags: dict[str, str]) -> None:
        found = _TAG.fullmatch(line)
        if not found:
            raise self._fault(number, tr("the header line is broken"), tr("Write [Name “value”]."))
        name = found["name"]
        if name not in _TAGS:
            raise self._fault(
                number, tr("there is no header “{name}”", name=name), closest(name, _TAGS)
            )
        if name in tags:
            raise self._fault(
                number, tr("“{name}” stands there twice", name=name), tr("Leave one out.")
            )
        tags[name] = self._unquoted(found["value"], number)

    def _start(self, tags: Mapping[str, str]) -> Table:
        if "Game" not in tags:
            remedy = tr("Begin with [Game “foto-electric”].")
            raise NotationError(self._source, "", tr("it doesn't say which game it is"), remedy)
        try:
            setup = Setup(
                game=tags["Game"],
                home=Player(tags.get("Home", "Home"), tags.get("HomeCoach", "person")),
                visitors=Player(
                    tags.get("Visitors", "Visitors"), tags.get("VisitorsCoach", "person")
                ),
                settings=read_pairs(shlex.split(tags.get("Settings", "")), "Settings"),
                seed=tags.get("Seed", ""),
                title=tags.get("Title", ""),
                tables=self._tables(tags),
                position=read_json(tags["Position"]) if "Position" in tags else None,
            )
            rolls = self._rolls(tags["Start"], 1) if "Start" in tags else None
            return Table.start(
                setup, registry=self._registry, created=tags.get("Date", ""), rolls=rolls
            )
        except InputFault as fault:
            place = fault.place or tr("header")
            raise NotationError(self._source, place, fault.problem, fault.remedy) from None
        except (ValueError, KeyError, TypeError, GridlightError) as error:
            problem = tr("the header can't be read: {problem}", problem=error)
            raise NotationError(
                self._source, tr("header"), problem, tr("Mend the header.")
            ) from None

    def _tables(self, tags: Mapping[str, str]) -> Mapping[str, Any]:
        """The tables that a game was played with: told wholly, or bundled ones by edition."""
        if "Tables" in tags:
            return unpack(read_json(tags["Tables"]))
        edition = tags.get("Deck", FIRST_EDITION)
        if edition not in EDITIONS:
            remedy = tr("There are {names}.", names=", ".join(EDITIONS))
            raise NotationError(
                self._source,
                tr("header"),
                tr("there is no deck “{edition}”", edition=edition),
                remedy,
            )
        return self._registry.get(tags["Game"]).tables({"deck": edition_choice(edition)})

    def _play_line(self, table: Table, line: str, number: int) -> bool:
        label = _LABEL.match(line)
        if not label:
            remedy = tr("Begin it with quarter, play and spot: “1.10 H40  …”.")
            raise self._fault(number, tr("this is no line of a play"), remedy)
        line_seat: Seat | None = None
        for item in self._items(line, label.end(), number):
            if SEALED in item.marks:
                return False
            line_seat = line_seat or item.said or Seat.HOME
            self._take(table, item, line_seat, number)
        return True

    def _items(self, line: str, at: int, number: int) -> Iterator[_Item]:
        while at < len(line):
            found = _ITEM.match(line, at)
            marks = frozenset(re.findall(r"\([a-z ]+\)", found["marks"])) if found else frozenset()
            if not found or not marks <= _MARKS or not (found["words"] or SEALED in marks):
                problem = tr("“{words}” can't be read", words=line[at:].strip())
                raise self._fault(number, problem, tr("Write moves as “verb words [dice]”."))
            yield _Item(
                words=found["words"].replace(" / ", "\n"),
                said=_SEATS.get(found["seat"] or ""),
                rolls=self._rolls(found["rolls"] or "", number),
                marks=marks,
            )
            at = found.end()

    def _rolls(self, text: str, number: int) -> tuple[str, ...]:
        labels = []
        at = 0
        while at < len(text):
            found = _ROLL.match(text, at)
            if not found:
                raise self._fault(
                    number,
                    tr("the dice [{words}] can't be read", words=text),
                    tr("Write [45, 20]."),
                )
            quoted = found["quoted"]
            labels.append(self._unquoted(quoted, number) if quoted else found["plain"])
            at = found.end()
        return tuple(labels)

    def _take(self, table: Table, item: _Item, line_seat: Seat, number: int) -> None:
        by = "clock" if CLOCK in item.marks else ""
        try:
            move = table.parse(item.words)
            seat = item.said or implied_seat(table.game, table.state, line_seat, move)
            hand = self._by_hand or BY_HAND in item.marks
            table.repeat(seat, item.words, item.rolls, by=by, hand=hand)
        except NotationError as fault:
            raise self._fault(number, fault.problem, fault.remedy) from None
        except (RollNeeded, RollRefused) as error:
            problem = tr(
                "the dice of “{words}” don't fit: {problem}", words=item.words, problem=error
            )
            raise self._fault(
                number, problem, tr("Write what fell in brackets after it.")
            ) from None
        except IllegalMove as error:
            problem = str(error).rstrip(".")
            raise self._fault(number, problem, tr("Mend the move or what leads to it.")) from None

    def _check_result(self, table: Table, tags: Mapping[str, str]) -> None:
        home, visitors = table.described()["score"]
        recorded = tags.get("Result", "").removesuffix("*").strip()
        if recorded and recorded != f"{home}-{visitors}":
            problem = tr(
                "the game comes out {home}-{visitors}, but the header says {recorded}",
                home=home,
                visitors=visitors,
                recorded=recorded,
            )
            remedy = tr("Mend the record or its [Result].")
            raise NotationError(self._source, "Result", problem, remedy)

    def _fault(self, number: int, problem: str, remedy: str) -> NotationError:
        place = tr("line {number}", number=number)
        return NotationError(self._source, place, problem, remedy, line=number)

    def _unquoted(self, text: str, number: int) -> str:
        try:
            said = str(json.loads(text, strict=False))
            said.encode()  # half a character can't be saved
        except ValueError:
            remedy = tr('Write \\\\ for a backslash and \\" for a quote.')
            raise self._fault(number, tr("{words} can't be read", words=text), remedy) from None
        return said
