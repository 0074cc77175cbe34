"""From a saved game's file to its line in the record book."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from gridlight.football import events as names
from gridlight.football.gamebook import Gamebook, gamebook
from gridlight.kernel.codec import digest
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.game import Seat
from gridlight.session.course import Record
from gridlight.session.files import read_at_most
from gridlight.session.journal import MOST_BYTES
from gridlight.session.journal_reading import Journal, parse_journal, unreadable
from gridlight.session.record_book.feats import feats
from gridlight.session.record_book.rows import Row, Side, Stamp
from gridlight.session.registry import Registry
from gridlight.session.replay import replay
from gridlight.session.tendencies.calls import Call, calls_of

_ENDINGS = (names.RESIGNED, names.DRAW_AGREED)


def stamp_of(path: Path) -> Stamp | None:
    """The file's stamp without reading it, so without a digest; None where there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Stamp(found.st_size, found.st_mtime_ns)


@dataclass(frozen=True, slots=True)
class Found:
    """A game that was read: its line, and what was called in it.

    `calls` is None where the game is the one that was known, so that they are known too.
    """

    row: Row
    calls: tuple[Call, ...] | None = ()


def read_game(path: Path, registry: Registry, known: Row | None = None) -> Found | None:
    """The line and the calls of the game at `path`; None where there is no file any more.

    A game is played again for its statistics, unless `known` is the line of the very same
    bytes.
    """
    stamp = stamp_of(path)
    if stamp is None:
        return None
    try:
        data = read_at_most(path, MOST_BYTES)
    except FileNotFoundError:
        return None
    except OSError as error:
        fault = str(unreadable(Path(path.name), error))
        return Found(Row(path.name, stamp, path.stem, fault=fault))
    stamp = replace(stamp, digest=hashlib.sha256(data).hexdigest())
    if known is not None and known.stamp.digest == stamp.digest:
        return Found(replace(known, file=path.name, stamp=stamp), None)
    return _read(data, Row(path.name, stamp, path.stem), registry)


def _read(data: bytes, bare: Row, registry: Registry) -> Found:
    try:
        journal = parse_journal(data, bare.file)
    except GridlightError as fault:
        return Found(replace(bare, fault=str(fault)))
    row = _headed(bare, journal)
    try:
        course = replay(journal, registry)
    except GridlightError as fault:
        return Found(replace(row, fault=str(fault)))
    return Found(_told(row, course.records), calls_of(journal.header, course.records))


def _headed(row: Row, journal: Journal) -> Row:
    """What the header and the last step say, without playing anything."""
    header, now = journal.header, journal.live[-1].now
    home, visitors = (
        Side(header.seats[seat].name, header.seats[seat].kind, points)
        for seat, points in zip((Seat.HOME, Seat.VISITORS), _score(now), strict=True)
    )
    quarter, over = now.get("quarter"), now.get("over") is True
    return replace(
        row,
        title=journal.title,
        game=header.game,
        home=home,
        visitors=visitors,
        begun=header.created,
        steps=len(journal.live) - 1,
        quarter=quarter if isinstance(quarter, int) else 0,
        over=over,
        winner=_winner(now) if over else None,
        placed=header.position is not None,
        course=_course(journal),
    )


def _score(now: Mapping[str, Any]) -> tuple[int, int]:
    match now.get("score"):
        case [int(home), int(visitors)]:
            return home, visitors
    return 0, 0


def _winner(now: Mapping[str, Any]) -> Seat | None:
    winner = now.get("winner")
    return next((seat for seat in Seat if seat.value == winner), None)


def _course(journal: Journal) -> str:
    """The same for all files in which the same game went the same way."""
    header = journal.header
    steps = [
        [line.seat, line.words, line.seal and line.seal.hash, line.state] for line in journal.live
    ]
    return digest([header.game, header.created, header.seed, steps])


def _told(row: Row, history: Sequence[Record]) -> Row:
    """The line with everything that the events tell."""
    told = [event for record in history for event in record.events]
    book: Gamebook = gamebook(told, history[0].described.get("quarter") or 1)
    last = next((event.name for event in reversed(told) if event.name in _ENDINGS), "")
    return replace(
        row,
        home=replace(row.home, stats=book.home),
        visitors=replace(row.visitors, stats=book.visitors),
        ending=last if row.over else "",
        feats=feats(history),
    )
