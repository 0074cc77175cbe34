"""A game from the data that `exports.export_json` made of it; every fault names its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from gridlight.kernel.codec import read_json
from gridlight.kernel.dice import Roll
from gridlight.kernel.errors import InputFault, JournalError
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.session.exports import RECORD
from gridlight.session.games import GAMES
from gridlight.session.journal import (
    CalledLine,
    Header,
    Line,
    Player,
    StepLine,
    state_digest,
    summary,
    unpack,
)
from gridlight.session.journal_reading import Journal
from gridlight.session.notation_reading import Imported
from gridlight.session.registry import Registry
from gridlight.session.replay import replay
from gridlight.session.seals import Pick, seal
from gridlight.session.table import Table

T = TypeVar("T")
_AGAIN = tr("Export the game as JSON once more.")
_ABSENT = object()


def is_record(text: str) -> bool:
    """Whether text is meant as a game's record as data; a saved game is a line a step instead."""
    return text.lstrip().startswith("{") and not text.lstrip().startswith('{"gridlight"')


def import_json(text: str, source: str, registry: Registry = GAMES) -> Imported:
    """The game of a record, played again step by step against the rules.

    It stops before a pick that was sealed still. `InputFault` names what can’t be read, or
    the first step that doesn’t come out as it is told.
    """
    reading = _Reading(source)
    data = reading.document(text)
    header = reading.header(data)
    lines, whole = reading.lines(data)
    journal = Journal(source, header, tuple(lines), "", 0)
    try:
        course = replay(journal, registry)
    except JournalError as fault:
        place = tr("settings") if fault.line == 1 else fault.place
        raise InputFault(source, place, fault.problem, _AGAIN) from None
    table = Table(header, course, None)
    for line in lines:
        if isinstance(line, CalledLine):
            table.call_play(line.play, line.name)
    return Imported(table, sealed=not whole)


class _Reading:
    """Reads a record's parts; `source` is named in every fault."""

    def __init__(self, source: str) -> None:
        self._source = source

    def fault(self, place: str, problem: str, remedy: str = _AGAIN) -> InputFault:
        return InputFault(self._source, place, problem, remedy)

    def document(self, text: str) -> dict[str, Any]:
        try:
            data = read_json(text)
        except ValueError as error:
            problem = tr("it isn't whole JSON: {problem}", problem=error)
            raise self.fault("", problem) from None
        if not isinstance(data, dict) or "steps" not in data:
            remedy = tr("Choose a game that was exported as JSON.")
            raise self.fault("", tr("it is no game's record"), remedy)
        if data.get("record") != RECORD:
            problem = tr("it was written by another version, which says less or other things")
            raise self.fault("record", problem, tr("Import the game's own file, or its text."))
        return data

    def header(self, data: Mapping[str, Any]) -> Header:
        seats = self.get(data, "seats", dict)
        return Header(
            game=self.get(data, "game", str),
            title=self.get(data, "title", str),
            seats={seat: self._player(seats, seat) for seat in Seat},
            settings=self.get(data, "settings", dict),
            seed=self.get(data, "seed", str),
            created=self.get(data, "created", str),
            ruleset=self.get(data, "ruleset", str),
            tables=self._tables(self.get(data, "tables", dict)),
            position=self.get(data, "position", dict) if "position" in data else None,
            program=self.get(data, "program", str),
        )

    def _player(self, seats: Mapping[str, Any], seat: Seat) -> Player:
        place = tr("seats, {seat}", seat=seat.value)
        data = self.get(seats, seat.value, dict, "seats")
        color = data.get("color", "")
        player = Player(self.get(data, "name", str, place), self.get(data, "kind", str, place))
        return Player(player.name, player.kind, color) if _is_color(color) else player

    def _tables(self, data: Mapping[str, Any]) -> dict[str, Any]:
        try:
            return unpack(data)
        except (KeyError, TypeError, ValueError):
            raise self.fault("tables", tr("the cards and tables are damaged")) from None

    def lines(self, data: Mapping[str, Any]) -> tuple[list[Line], bool]:
        """The steps as lines of a journal, and whether they are all there are."""
        steps: list[StepLine] = []
        whole = True
        for n, said in enumerate(self.get(data, "steps", list)):
            place = tr("step {step}", step=n)
            if not isinstance(said, dict) or said.get("n") != n:
                raise self.fault(place, tr("step {step} should stand here", step=n))
            if n and said.get("move") is None and said.get("sealed"):
                whole = False
                break
            steps.append(self._step(said, steps, place))
        if not steps:
            raise self.fault("steps", tr("there is none, not even the start"))
        return [*steps, *self._called(data)], whole

    def _step(self, said: Mapping[str, Any], before: list[StepLine], place: str) -> StepLine:
        n, state = len(before), self.get(said, "state", dict, place)
        words = self.get(said, "move", str, place) if n else None
        pick = self._pick(said, words or "", place) if "sealed" in said else None
        shown = {m: self._shown(before, m, place) for m in said.get("shown", [])}
        return StepLine(
            n=n,
            seat=self._seat(said, place) if n else None,
            words=None if pick else words,
            rolls=tuple(self._roll(roll, place) for roll in said.get("rolls", [])),
            state=self._checked(lambda: state_digest(state), "state", place),
            now=summary(state),
            seal=seal(pick) if pick else None,
            shown=shown,
            by=str(said.get("by", "")),
            hand=said.get("by_hand") is True,
        )

    def _pick(self, said: Mapping[str, Any], words: str, place: str) -> Pick:
        pick = Pick(words, self.get(said, "salt", str, place))
        if pick.hash != said["sealed"]:
            raise self.fault(place, tr("the move isn't the one that was sealed"))
        return pick

    def _shown(self, before: list[StepLine], n: Any, place: str) -> Pick:
        sealed = before[n].seal if type(n) is int and 0 <= n < len(before) else None
        if sealed is None:
            raise self.fault(
                place, tr("“shown” names {step}, and nothing was sealed there", step=n)
            )
        return sealed.open()

    def _seat(self, said: Mapping[str, Any], place: str) -> Seat:
        return self._checked(lambda: Seat(said["seat"]), "seat", place)

    def _roll(self, said: Any, place: str) -> Roll:
        if not isinstance(said, dict):
            raise self.fault(place, tr("“rolls” isn't a list of results"))
        return Roll(self.get(said, "for", str, place), self.get(said, "shows", str, place))

    def _called(self, data: Mapping[str, Any]) -> list[CalledLine]:
        found = []
        for item in data.get("called", []):
            match item:
                case [int(play), str(name)]:
                    found.append(CalledLine(play, name))
                case _:
                    raise self.fault(
                        "called", tr("“{item}” isn't a play's place and its name", item=item)
                    )
        return found

    def get(self, data: Mapping[str, Any], key: str, kind: type[T], place: str = "") -> T:
        """The value of a key, which has to be there and of that kind."""
        value = data.get(key, _ABSENT)
        if not isinstance(value, kind):
            problem = (
                tr("it is missing")
                if value is _ABSENT
                else tr("it isn't {kind}", kind=_KINDS[kind])
            )
            raise self.fault(f"{place}, {key}" if place else key, problem)
        return value

    def _checked(self, make: Callable[[], T], key: str, place: str) -> T:
        try:
            return make()
        except (KeyError, TypeError, ValueError):
            raise self.fault(f"{place}, {key}", tr("it can't be read")) from None


_KINDS: dict[type, str] = {str: tr("text"), dict: tr("an object"), list: tr("a list")}


def _is_color(color: Any) -> bool:
    return isinstance(color, str) and re.fullmatch(r"#[0-9a-f]{6}", color) is not None
