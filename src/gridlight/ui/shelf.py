"""The saved games as the window uses them: listed, opened, renamed, copied, deleted, restored."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from gridlight.present.home import GameRow, HomeView, LastGame, game_row

if TYPE_CHECKING:
    from gridlight.session.library import Deleted, Library, Saved
    from gridlight.session.table import Setup, Table


@dataclass(frozen=True, slots=True)
class Stock:
    """What lies in the folder: every game's row, and what Home shows."""

    rows: tuple[GameRow, ...]
    home: HomeView


@dataclass
class Shelf:
    """The folder of saved games; reading it may be done on a worker thread."""

    folder: Path
    _deleted: list[Deleted] = field(default_factory=list)

    def stock(self) -> Stock:
        """Read the folder anew."""
        games = self._library().games(self._known())
        now = datetime.now(UTC).astimezone()
        rows = tuple(game_row(saved, now) for saved in games)
        last = next((saved for saved in games if not saved.fault and not saved.over), None)
        over = sum(saved.over for saved in games)
        return Stock(rows, HomeView(last=_last(last), saved=len(games), played=over))

    def _known(self) -> dict[str, Saved]:
        from gridlight.present.record_book_games import saved_of
        from gridlight.session.record_book.book import RecordBook

        rows = RecordBook(self.folder).current()
        return {row.file: saved_of(row, self.folder) for row in rows}

    def start(self, setup: Setup) -> Table:
        """Begin a game in a new file."""
        return self._library().start(setup)

    def open(self, path: Path) -> Table:
        """Open a game to go on with it."""
        from gridlight.session.table import Table

        return Table.open(path)

    def read(self, path: Path) -> Table:
        """Open a game for looking at only."""
        from gridlight.session.table import Table

        return Table.open(path, only_read=True)

    def all_tables(self) -> list[Table]:
        """Every whole game, for looking at."""
        found = []
        for saved in self._library().games():
            if not saved.fault:
                found.append(self.read(saved.path))
        return found

    def rename(self, path: Path, title: str) -> None:
        """Give a game another title."""
        self._library().rename(path, title)

    def copy(self, path: Path) -> Path:
        """Copy a game."""
        return self._library().copy(path)

    def fork(self, table: Table, n: int) -> Table:
        """A new game that goes on from step `n` of one."""
        from gridlight.present.replay import title_from
        from gridlight.session.rerun import fork

        path = self._library().free_name(table.header.game)
        return fork(table, n, path, title_from(table, n))

    def delete(self, path: Path) -> None:
        """Delete a game; `restore` brings it back."""
        self._deleted.append(self._library().delete(path))

    @property
    def can_restore(self) -> bool:
        """Whether a deleted game can be brought back."""
        return bool(self._deleted)

    def restore(self) -> Path:
        """Bring back the game that was deleted last."""
        return self._library().restore(self._deleted.pop())

    def rescue(self, path: Path) -> Path:
        """Save what is whole of a broken game in a new file, and say where."""
        from gridlight.session.journal_file import free_path
        from gridlight.session.library import salvage

        target = free_path(path.with_name(f"{path.stem}-rescued{path.suffix}"))
        salvage(path, target)
        return target

    def _library(self) -> Library:
        from gridlight.session.library import Library

        return Library(self.folder)


def _last(saved: Saved | None) -> LastGame | None:
    if saved is None:
        return None
    from gridlight.kernel.errors import GridlightError
    from gridlight.present.telling import last_game
    from gridlight.session.table import Table

    try:
        with Table.open(saved.path, only_read=True) as table:
            return last_game(saved.path, table)
    except GridlightError:
        return None
