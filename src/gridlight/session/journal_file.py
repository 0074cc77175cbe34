"""A saved game on disk: made whole, added to line by line, never rewritten."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from gridlight.kernel.errors import JournalError
from gridlight.kernel.language import tr
from gridlight.session.filelock import try_lock
from gridlight.session.files import read_handle, sync_folder
from gridlight.session.journal import MOST_BYTES, Header, Line, encode, header_data, line_data
from gridlight.session.journal_reading import Journal, parse_journal, read_journal, unreadable

IN_USE = tr("This game is open in another window, so it can only be looked at here.")
NO_WRITING = tr("This game's file may not be written to, so it can only be looked at.")
LOOKING = tr("This game is only being looked at.")


class JournalFile:
    """A game file that this process may add to, or only read; `reading_only` says why.

    While it is open for writing, no other window or process can open it so.
    """

    def __init__(self, path: Path, handle: int | None, journal: Journal, reading_only: str) -> None:
        self.path = path
        self.reading_only = reading_only
        self.journal = journal
        self._handle = handle
        self._last_sum = journal.last_sum
        self._end = journal.good

    @classmethod
    def create(cls, path: Path, header: Header, lines: Iterable[Line]) -> JournalFile:
        """A new game file with its header and first lines, whole or not there at all."""
        content, last_sum = encode(header_data(header), "")
        for line in lines:
            more, last_sum = encode(line_data(line), last_sum)
            content += more
        try:
            write_new(path, content)
        except FileExistsError:
            remedy = tr("Choose another name.")
            raise JournalError(str(path), "", tr("there already is such a file"), remedy) from None
        except OSError as error:
            raise _unwritable(path, error) from None
        return cls.open(path)

    @classmethod
    def open(cls, path: Path, *, only_read: bool = False) -> JournalFile:
        """The game file at `path`, for writing if nobody else has it so."""
        if only_read:
            return cls(path, None, read_journal(path), LOOKING)
        try:
            handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        except OSError:
            return cls(path, None, read_journal(path), NO_WRITING)
        if not try_lock(handle):
            os.close(handle)
            return cls(path, None, read_journal(path), IN_USE)
        try:
            journal = parse_journal(read_handle(handle, MOST_BYTES), str(path))
        except OSError as error:
            os.close(handle)
            raise unreadable(path, error) from None
        except JournalError:
            os.close(handle)
            raise
        return cls(path, handle, journal, "")

    def append(self, line: Line) -> None:
        """Add a line; when this returns, the line is on disk."""
        self.append_data(line_data(line))

    def append_data(self, data: Mapping[str, Any]) -> None:
        """Add a line of plain data."""
        if self._handle is None:
            remedy = tr("Close it there, or go on in a copy.")
            raise JournalError(str(self.path), "", self.reading_only.rstrip("."), remedy)
        content, last_sum = encode(data, self._last_sum)
        try:
            self._end = _write_at(self._handle, self._mended_end(), content)
        except OSError as error:
            raise _unwritable(self.path, error) from None
        self._last_sum = last_sum

    def _mended_end(self) -> int:
        assert self._handle is not None
        if self.journal.torn:
            # the only place where bytes ever go away: keep them as they were
            shutil.copyfile(self.path, free_path(self.path.with_suffix(".torn")))
            os.ftruncate(self._handle, self._end)
        elif self.journal.open_end:
            self._end = _write_at(self._handle, self._end, b"\n")
        self.journal = replace(self.journal, torn=False, open_end=False)
        return self._end

    def close(self) -> None:
        """Let go of the file; others may write to it then."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
            self.reading_only = self.reading_only or tr("This game is closed.")


def in_use(path: Path) -> bool:
    """Whether somebody has the file open for writing."""
    try:
        handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    except OSError:
        return False
    try:
        return not try_lock(handle)
    finally:
        os.close(handle)


def write_new(path: Path, content: bytes) -> None:
    """Write a file that wasn't there, so that it is there whole or not at all."""
    part = path.parent / f".{path.name}.{os.getpid()}.part"
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _move_new(part, path)
    finally:
        part.unlink(missing_ok=True)
    sync_folder(path.parent)


def free_path(path: Path) -> Path:
    """`path`, or the first of `name-2`, `name-3`, … that isn't there yet."""
    candidate, number = path, 1
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return candidate


def _move_new(part: Path, path: Path) -> None:
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError, AttributeError):
        # a file system without hard links
        if path.exists():
            raise FileExistsError(path) from None
        part.rename(path)


def _write_at(handle: int, end: int, content: bytes) -> int:
    """Write and sync `content` from byte `end` on, or leave the file as it was."""
    os.lseek(handle, end, os.SEEK_SET)
    rest = content
    try:
        while rest:
            rest = rest[os.write(handle, rest) :]
        os.fsync(handle)
    except OSError:
        os.ftruncate(handle, end)
        raise
    return end + len(content)


def _unwritable(path: Path, error: OSError) -> JournalError:
    reason = (error.strerror or tr("it can't be written")).lower()
    remedy = tr("Make room or choose another folder; what was saved before is unharmed.")
    return JournalError(
        str(path), "", tr("the game can't be saved: {reason}", reason=reason), remedy
    )
