"""The lines of the record book in a SQLite file that may be lost at any time."""

from __future__ import annotations

import contextlib
import hashlib
import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import gridlight
from gridlight.kernel.codec import canonical
from gridlight.kernel.language import tr
from gridlight.session.record_book.rows import Row, plain, row_of, shape
from gridlight.session.tendencies.calls import Call, calls_from, plain_calls

VERSION = 3
"""Raised whenever a game would get another line than before, for the same file."""
_ID = 0x47524C42  # "GRLB": a file that says otherwise is none of ours
_TABLES = {"games": "line TEXT, sum TEXT", "calls": "digest TEXT, calls TEXT, sum TEXT"}
"""What is kept by a file's name. Calls lie apart, for lists are made without them."""
_NO_CALLS: Mapping[str, Sequence[Call]] = {}
WAIT = 2.0  # seconds for another window that is writing


class Index:
    """The file. Nothing here ever fails: what can't be read is empty, and made anew.

    Several programs may use it at once; each reads and writes whole lines.
    """

    def __init__(self, file: Path) -> None:
        self.file = file

    def rows(self) -> dict[str, Row]:
        """The lines by their files' names."""
        try:
            with self._open() as base:
                found = base.execute("SELECT file, line, sum FROM games").fetchall()
            return {name: _read(line, known) for name, line, known in found}
        except (sqlite3.Error, ValueError, KeyError, TypeError, AttributeError) as fault:
            if not _out_of_reach(fault):
                self.forget()
            return {}

    def calls(self, rows: Mapping[str, Row]) -> dict[str, tuple[Call, ...]]:
        """What was called in these games, as far as it was written for the very same files."""
        try:
            with self._open() as base:
                found = base.execute("SELECT file, digest, calls, sum FROM calls").fetchall()
        except (sqlite3.Error, ValueError) as fault:
            if not _out_of_reach(fault):
                self.forget()
            return {}
        kept: dict[str, tuple[Call, ...]] = {}
        for name, digest, line, known in found:
            row = rows.get(name)
            if row is not None and row.stamp.digest == digest:
                with contextlib.suppress(ValueError, TypeError, AttributeError):
                    kept[name] = _calls(line, known)
        return kept

    def change(
        self,
        put: Iterable[Row] = (),
        drop: Iterable[str] = (),
        calls: Mapping[str, Sequence[Call]] = _NO_CALLS,
    ) -> None:
        """Write lines and take others out, all at once; `calls` are those of new lines."""
        with contextlib.suppress(sqlite3.Error, OSError), self._open() as base:
            gone = [(name,) for name in drop]
            for table in ("games", "calls"):
                base.executemany(f"DELETE FROM {table} WHERE file = ?", gone)
            for row in put:
                with contextlib.suppress(UnicodeEncodeError):  # a name that is no text
                    _put(base, row, calls.get(row.file))

    def forget(self) -> None:
        """Take the file away, if that can be."""
        for suffix in ("", "-journal", "-wal", "-shm"):
            with contextlib.suppress(OSError):
                self.file.with_name(self.file.name + suffix).unlink()

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """A transaction on the file with its table in it."""
        base = sqlite3.connect(self.file, timeout=WAIT, isolation_level=None)
        try:
            base.execute("BEGIN IMMEDIATE")
            if not _ours(base):
                _lay_out(base)
            yield base
            base.execute("COMMIT")
        finally:
            base.close()


def _put(base: sqlite3.Connection, row: Row, calls: Sequence[Call] | None) -> None:
    line = canonical(plain(row))
    values = (row.file, line, _sum(line))
    base.execute("INSERT OR REPLACE INTO games VALUES (?, ?, ?)", values)
    if calls is not None:
        line = canonical(plain_calls(calls))
        kept = (row.file, row.stamp.digest, line, _sum(line))
        base.execute("INSERT OR REPLACE INTO calls VALUES (?, ?, ?, ?)", kept)


def _out_of_reach(fault: Exception) -> bool:
    """Whether the file may be whole, but is locked or not to be written: one does without it."""
    of_access = isinstance(fault, sqlite3.OperationalError)
    return of_access and getattr(fault, "sqlite_errorcode", None) != sqlite3.SQLITE_ERROR


def _sum(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()[:16]


def _read(line: str, known: str) -> Row:
    """A line as it was written; `ValueError` if a letter of it has changed since."""
    if _sum(line) != known:
        raise ValueError("the line doesn't match its sum")
    return row_of(json.loads(line))


def _calls(line: str, known: str) -> tuple[Call, ...]:
    """Calls as they were written; `ValueError` if a letter of them has changed since."""
    if _sum(line) != known:
        raise ValueError("the calls don't match their sum")
    return calls_from(json.loads(line))


def _stamp() -> str:
    return f"{VERSION} {gridlight.__version__} {shape()}"


def _ours(base: sqlite3.Connection) -> bool:
    """Whether the file was written by this version of the program.

    `sqlite3.DatabaseError` for a file of somebody else.
    """
    identity = base.execute("PRAGMA application_id").fetchone()[0]
    tables = {name for (name,) in base.execute("SELECT name FROM sqlite_master")}
    if identity != _ID and (identity or tables):
        raise sqlite3.DatabaseError(tr("another program's file"))
    if not {"book", *_TABLES} <= tables:
        return False
    return base.execute("SELECT * FROM book").fetchall() == [(_stamp(),)]


def _lay_out(base: sqlite3.Connection) -> None:
    """Give an empty file its tables, or one of another version new ones."""
    base.execute(f"PRAGMA application_id = {_ID}")
    for table in ("book", *_TABLES):
        base.execute(f"DROP TABLE IF EXISTS {table}")
    base.execute("CREATE TABLE book (written_by TEXT NOT NULL)")
    base.execute("INSERT INTO book VALUES (?)", (_stamp(),))
    for table, columns in _TABLES.items():
        base.execute(f"CREATE TABLE {table} (file TEXT PRIMARY KEY, {columns}) WITHOUT ROWID")
