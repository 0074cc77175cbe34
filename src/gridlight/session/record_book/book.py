"""The record book of a folder: one line a game, brought up to date at little cost."""

from __future__ import annotations

from pathlib import Path

from gridlight import paths
from gridlight.kernel.codec import digest
from gridlight.session.games import GAMES
from gridlight.session.journal import SUFFIX
from gridlight.session.record_book.index import Index
from gridlight.session.record_book.reading import read_game, stamp_of
from gridlight.session.record_book.rows import Row
from gridlight.session.registry import Registry
from gridlight.session.tendencies.calls import Call


class RecordBook:
    """All games of a folder, each as one line.

    The games' own files are the truth. The index only saves reading them again: it may be
    deleted, damaged or locked, and the book says the same. One object is for one thread at a
    time; any number of programs may keep books of the same folder.
    """

    def __init__(self, folder: Path, file: Path | None = None, registry: Registry = GAMES) -> None:
        self.folder = folder
        self._index = Index(file or index_file(folder))
        self._registry = registry
        self._rows: dict[str, Row] | None = None
        self._calls: dict[str, tuple[str, tuple[Call, ...]]] = {}  # with the digest of the file

    def catch_up(self, most: int | None = None) -> int:
        """Read games that changed, those played last first, and at most so many.

        Returns how many are still unread.
        """
        known, files = self._known(), self._files()
        behind = [path for path in files.values() if not _up_to_date(path, known)]
        if behind:  # another window may have read them meanwhile
            known.update(self._index.rows())
            behind = [path for path in behind if not _up_to_date(path, known)]
        behind.sort(key=_written, reverse=True)
        now = behind if most is None else behind[:most]
        games = (read_game(path, self._registry, known.get(path.name)) for path in now)
        found = [game for game in games if game is not None]
        read = [game.row for game in found]
        gone = known.keys() - files.keys()
        for name in gone:
            del known[name]
            self._calls.pop(name, None)
        known.update({row.file: row for row in read})
        calls = {game.row.file: game.calls for game in found if game.calls is not None}
        for game in found:
            if game.calls is not None:
                self._calls[game.row.file] = game.row.stamp.digest, game.calls
        if read or gone:
            # a file that can't be read may be readable the next time, without having changed
            self._index.change([row for row in read if row.stamp.digest], gone, calls)
        return len(behind) - len(now)

    def rows(self) -> tuple[Row, ...]:
        """The lines as they were read last, the game played last first."""
        known = self._known().values()
        return tuple(sorted(known, key=lambda row: (row.stamp.time, row.file), reverse=True))

    def called(self) -> tuple[tuple[Row, tuple[Call, ...]], ...]:
        """The lines with what was called in each game, the game played last first."""
        known = self._known()
        if any(not self._up_to_it(row) for row in known.values()):
            kept = self._index.calls(known)
            self._calls |= {name: (known[name].stamp.digest, kept[name]) for name in kept}
        lost = [row for row in known.values() if not self._up_to_it(row)]
        for row in lost:
            game = read_game(self.folder / row.file, self._registry)
            calls = game.calls if game is not None else None
            self._calls[row.file] = row.stamp.digest, calls or ()
        if lost:
            there = [row for row in lost if row.stamp.digest]
            self._index.change(there, calls={row.file: self._calls[row.file][1] for row in there})
        return tuple((row, self._calls[row.file][1]) for row in self.rows())

    def _up_to_it(self, row: Row) -> bool:
        """Whether the calls at hand are those of a line."""
        return row.file in self._calls and self._calls[row.file][0] == row.stamp.digest

    def current(self) -> tuple[Row, ...]:
        """The lines of the games that nobody wrote to since they were read; reads no game."""
        known = self._known()
        return tuple(
            known[name] for name, path in self._files().items() if _up_to_date(path, known)
        )

    def rebuild(self) -> int:
        """Forget everything and read every game anew; returns how many there are."""
        self._index.forget()
        self._index.change(drop=self._index.rows())  # where the file couldn't be taken away
        self._rows, self._calls = {}, {}
        self.catch_up()
        return len(self._known())

    def _known(self) -> dict[str, Row]:
        if self._rows is None:
            self._rows = self._index.rows()
        return self._rows

    def _files(self) -> dict[str, Path]:
        return {path.name: path for path in sorted(self.folder.glob(f"*{SUFFIX}"))}


def index_file(folder: Path) -> Path:
    """Where the index of a folder lies, among the things that can be made again."""
    name = f"{digest(str(folder.resolve()))}.sqlite"
    try:
        return paths.cache("record-book") / name
    except OSError:  # no such folder can be made: the book is kept in memory alone
        return folder / name


def _written(path: Path) -> int:
    stamp = stamp_of(path)
    return stamp.time if stamp is not None else 0


def _up_to_date(path: Path, known: dict[str, Row]) -> bool:
    row, stamp = known.get(path.name), stamp_of(path)
    return row is not None and stamp is not None and row.stamp.fits(stamp)
