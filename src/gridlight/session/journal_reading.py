"""Reading a saved game: every fault is named with its line and what to do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from gridlight.kernel.codec import read_json
from gridlight.kernel.dice import Roll
from gridlight.kernel.errors import JournalError, JournalTorn, JournalVersion
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.session.files import read_at_most
from gridlight.session.journal import (
    FORMAT,
    MOST_BYTES,
    CalledLine,
    Header,
    Line,
    Player,
    StepLine,
    TitleLine,
    UndoLine,
    checksum,
    unpack,
)
from gridlight.session.seals import Pick, Seal

_RESTORE = tr(
    "Restore the file from a copy, or save what comes before it with "
    "“gridlight import FILE --out NEW”."
)
_NO_GAME = tr("Choose a game that Gridlight saved (*.gridlight).")


@dataclass(frozen=True, slots=True)
class Journal:
    """A saved game as read: its header, the lines after it, and where good bytes end.

    `last_sum` is the sum that the next line builds on. `torn` says that bytes after
    `good` are the torn end of a line that was never finished; `open_end` that the last
    line is whole but for its line end.
    """

    source: str
    header: Header
    lines: tuple[Line, ...]
    last_sum: str
    good: int
    torn: bool = False
    open_end: bool = False

    @property
    def title(self) -> str:
        """The title given last."""
        titles = [line.title for line in self.lines if isinstance(line, TitleLine)]
        return titles[-1] if titles else self.header.title

    @property
    def called(self) -> dict[int, str]:
        """What coaches call their plays, by the plays' places."""
        return {line.play: line.name for line in self.lines if isinstance(line, CalledLine)}

    @property
    def live(self) -> tuple[StepLine, ...]:
        """The steps that stand, undone ones left out."""
        steps: list[StepLine] = []
        for line in self.lines:
            if isinstance(line, StepLine):
                steps.append(line)
            elif isinstance(line, UndoLine):
                del steps[line.to + 1 :]
        return tuple(steps)


def read_journal(path: Path) -> Journal:
    """The saved game at `path`; `JournalError` naming file, line and remedy if it is broken."""
    name = str(path)
    try:
        data = read_at_most(path, MOST_BYTES)
    except FileNotFoundError:
        raise JournalError(name, "", tr("there is no such file"), _NO_GAME) from None
    except IsADirectoryError:
        raise JournalError(name, "", tr("this is a folder"), _NO_GAME) from None
    except OSError as error:
        raise unreadable(path, error) from None
    return parse_journal(data, name)


def unreadable(path: Path, error: OSError) -> JournalError:
    """The fault of a file that the system doesn't let be read."""
    reason = error.strerror or tr("it can't be read")
    remedy = tr("Choose a game that Gridlight saved and that you may read.")
    return JournalError(str(path), "", reason[0].lower() + reason[1:], remedy)


def parse_journal(data: bytes, source: str) -> Journal:
    """A saved game from its bytes."""
    if not data:
        raise JournalError(source, "", tr("the file is empty"), tr("Nothing was saved; delete it."))
    chunks = data.split(b"\n")
    tail = chunks.pop()
    if not chunks:
        return _parse_lines([tail], source, "", open_end=True)
    if not tail:
        return _parse_lines(chunks, source, "")
    try:
        return _parse_lines([*chunks, tail], source, "", open_end=True)
    except JournalTorn as fault:
        if fault.line != len(chunks) + 1:
            raise
    return replace(_parse_lines(chunks, source, ""), torn=True)


def salvage(data: bytes, source: str) -> Journal:
    """As many whole lines as there are before the first broken one."""
    chunks = data.split(b"\n")
    for count in range(len(chunks), 1, -1):
        try:
            return _parse_lines(chunks[:count], source, "")
        except JournalTorn:
            continue
    return _parse_lines(chunks[:1], source, "")


def _parse_lines(
    chunks: list[bytes], source: str, last_sum: str, *, open_end: bool = False
) -> Journal:
    first = _object(chunks[0], source, 1)
    header = _header(first, source)
    last_sum = _checked_sum(first, "", source, 1)
    lines: list[Line] = []
    standing = -1
    for number, chunk in enumerate(chunks[1:], start=2):
        data = _object(chunk, source, number)
        last_sum = _checked_sum(data, last_sum, source, number)
        line = _line(data, source, number)
        standing = _next_standing(line, standing, source, number)
        lines.append(line)
    if standing < 0:
        raise _torn(source, 2, tr("the start of the game is missing"))
    good = sum(len(chunk) + 1 for chunk in chunks) - (1 if open_end else 0)
    return Journal(source, header, tuple(lines), last_sum, good, open_end=open_end)


def _torn(source: str, line: int, problem: str, remedy: str = _RESTORE) -> JournalTorn:
    return JournalTorn(source, tr("line {number}", number=line), problem, remedy, line=line)


def _next_standing(line: Line, standing: int, source: str, number: int) -> int:
    if isinstance(line, StepLine):
        if line.n != standing + 1 or (line.n == 0) != (line.seat is None):
            problem = tr(
                "step {step} should stand here, not step {other}", step=standing + 1, other=line.n
            )
            raise _torn(source, number, problem)
        return line.n
    if isinstance(line, UndoLine):
        if not 0 <= line.to < standing:
            problem = tr("it takes the game back to step {step}, which can't be", step=line.to)
            raise _torn(source, number, problem)
        return line.to
    return standing


def _object(chunk: bytes, source: str, number: int) -> dict[str, Any]:
    try:
        data = read_json(chunk.decode())
    except UnicodeDecodeError:
        data = None
        problem = tr("this isn't text") if number > 1 else tr("this isn't a saved game")
    except ValueError:
        data = None
        problem = tr("the line is broken") if number > 1 else tr("this isn't a saved game")
    else:
        problem = tr("the line holds no step") if number > 1 else tr("this isn't a saved game")
    if not isinstance(data, dict):
        raise _torn(source, number, problem, _RESTORE if number > 1 else _NO_GAME)
    return data


def _checked_sum(data: Mapping[str, Any], before: str, source: str, number: int) -> str:
    own = checksum(before, data)
    if data.get("sum") != own:
        problem = tr("the line was changed after it was written, or one before it is missing")
        raise _torn(source, number, problem)
    return own


def _header(data: Mapping[str, Any], source: str) -> Header:
    version = data.get("gridlight")
    if not isinstance(version, int) or isinstance(version, bool):
        raise _torn(source, 1, tr("this isn't a saved game"), _NO_GAME)
    if version != FORMAT:
        problem = tr(
            "format {version} is unknown to this program, which knows format {format}",
            version=version,
            format=FORMAT,
        )
        raise JournalVersion(
            source, tr("line {number}", number=1), problem, tr("Open it with a newer Gridlight.")
        )
    try:
        tables = unpack(data["tables"])
    except (KeyError, TypeError, ValueError):
        problem = tr("the cards and tables kept with the game are damaged")
        raise JournalTorn(
            source, tr("line {number}, tables", number=1), problem, _RESTORE, line=1
        ) from None
    try:
        return Header(
            game=_text(data, "game"),
            title=_text(data, "title"),
            seats={seat: _player(_mapping(data, "seats"), seat) for seat in Seat},
            settings=_mapping(data, "settings"),
            seed=_text(data, "seed"),
            created=_text(data, "created"),
            ruleset=_text(data, "ruleset"),
            tables=tables,
            position=_mapping(data, "position") if "position" in data else None,
            program=_text(data, "program"),
        )
    except (KeyError, ValueError) as error:
        raise _torn(source, 1, tr("the header lacks a good {problem}", problem=error)) from None


def _line(data: Mapping[str, Any], source: str, number: int) -> Line:
    try:
        if "undo" in data:
            return UndoLine(_number(data, "undo"))
        if "title" in data:
            return TitleLine(_text(data, "title"))
        if "called" in data:
            return _called(data)
        return _step(data)
    except (KeyError, ValueError) as error:
        raise _torn(source, number, tr("the line lacks a good {problem}", problem=error)) from None


def _called(data: Mapping[str, Any]) -> CalledLine:
    said = data["called"]
    if not isinstance(said, list) or len(said) != 2:
        raise ValueError("'called'")
    parts = {"play": said[0], "called": said[1]}
    return CalledLine(_number(parts, "play"), _text(parts, "called"))


def _step(data: Mapping[str, Any]) -> StepLine:
    n = _number(data, "n")
    shown = _mapping(data, "shown") if "shown" in data else {}
    seal = _seal(_mapping(data, "sealed")) if "sealed" in data else None
    words = _text(data, "move") if n > 0 and seal is None else None
    return StepLine(
        n=n,
        seat=_seat(data) if n > 0 else None,
        words=words,
        rolls=_rolls(data.get("rolls", [])),
        state=_text(data, "state"),
        now=_mapping(data, "now"),
        seal=seal,
        shown={_step_number(key): _pick(item) for key, item in shown.items()},
        by=_text(data, "by") if "by" in data else "",
        hand=data.get("hand", False) is True,
    )


def _seat(data: Mapping[str, Any]) -> Seat:
    try:
        return Seat(data["seat"])
    except ValueError:
        raise ValueError("'seat'") from None


def _player(seats: Mapping[str, Any], seat: Seat) -> Player:
    data = _mapping(seats, seat.value)
    color = data.get("color", "")
    if not isinstance(color, str) or (color and not _COLOR.fullmatch(color)):
        raise ValueError("'color'")
    return Player(_text(data, "name"), _text(data, "kind"), color)


_COLOR = re.compile(r"#[0-9a-f]{6}")


def _rolls(items: Any) -> tuple[Roll, ...]:
    if not isinstance(items, list):
        raise ValueError("'rolls'")
    return tuple(_roll(item) for item in items)


def _roll(item: Any) -> Roll:
    match item:
        case [str(purpose), str(label)]:
            return Roll(purpose, label)
    raise ValueError("'rolls'")


def _step_number(key: str) -> int:
    if not key.isdecimal():
        raise ValueError("'shown'")
    return int(key)


def _pick(item: Any) -> Pick:
    match item:
        case [str(words), str(salt)]:
            return Pick(words, salt)
    raise ValueError("'shown'")


def _seal(data: Mapping[str, Any]) -> Seal:
    return Seal(_text(data, "hash"), _text(data, "box"))


def _text(data: Mapping[str, Any], key: str) -> str:
    value = data[key]
    if not isinstance(value, str):
        raise ValueError(f"'{key}'")
    return value


def _number(data: Mapping[str, Any], key: str) -> int:
    value = data[key]
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"'{key}'")
    return value


def _mapping(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    value = data[key]
    if not isinstance(value, dict):
        raise ValueError(f"'{key}'")
    return value
