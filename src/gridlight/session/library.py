"""The saved games in a folder: listed, renamed, copied, deleted and brought back."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from gridlight.kernel.errors import JournalDiverged, JournalError, JournalTorn
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.session.files import read_at_most
from gridlight.session.games import GAMES
from gridlight.session.journal import MOST_BYTES, SUFFIX, TitleLine
from gridlight.session.journal_file import JournalFile, free_path, in_use, write_new
from gridlight.session.journal_reading import Journal, read_journal
from gridlight.session.journal_reading import salvage as read_what_is_whole
from gridlight.session.registry import Registry
from gridlight.session.replay import replay
from gridlight.session.table import Setup, Table

_TRASH = ".trash"


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved game as a list shows it; `fault` says in one sentence why it can't be opened.

    `now` is the summary of where it stands: `score`, `phase`, `quarter`, `over`, `winner`.
    """

    path: Path
    last_played: datetime
    title: str
    game: str = ""
    home: str = ""
    visitors: str = ""
    now: Mapping[str, Any] | None = None
    fault: str = ""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.now and self.now.get("over"))


@dataclass(frozen=True, slots=True)
class Deleted:
    """A game in the trash, which `restore` brings back."""

    kept: Path

    @property
    def name(self) -> str:
        """The file's name as it was."""
        return self.kept.name


class Library:
    """The games in a folder, newest first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def games(self, known: Mapping[str, Saved] | None = None) -> list[Saved]:
        """All saved games, last played first; broken ones are among them with their fault.

        `known` are games that needn't be read, by their files' names: those that the record
        book has read since they were written to.
        """
        found_before = known or {}
        paths = self.folder.glob(f"*{SUFFIX}")
        seen = [found_before.get(path.name) or _saved(path) for path in paths]
        found = [saved for saved in seen if saved]
        return sorted(found, key=lambda saved: (saved.last_played, saved.path.name), reverse=True)

    def to_continue(self) -> Saved | None:
        """The game played last of those that are whole and not over."""
        for saved in self.games():
            if not saved.fault and not saved.over:
                return saved
        return None

    def free_name(self, game: str, now: datetime | None = None) -> Path:
        """A file name that isn't taken, for a new game."""
        stamp = (now or datetime.now()).strftime("%Y-%m-%d-%H%M%S")
        return free_path(self.folder / f"{game}-{stamp}{SUFFIX}")

    def start(self, setup: Setup, registry: Registry = GAMES) -> Table:
        """Begin a game in a new file of this folder."""
        return Table.start(setup, self.free_name(setup.game), registry)

    def rename(self, path: Path, title: str) -> None:
        """Give a saved game another title; it counts as played when it was before."""
        played = path.stat().st_mtime_ns
        file = JournalFile.open(path)
        try:
            file.append(TitleLine(title))
        finally:
            file.close()
        os.utime(path, ns=(played, played))

    def copy(self, path: Path) -> Path:
        """Another file of the same game, which goes its own way from here."""
        target = free_path(self.folder / f"{path.stem}-copy{SUFFIX}")
        write_new(target, path.read_bytes())
        shutil.copystat(path, target)
        journal = read_journal(target)
        self.rename(target, tr("{title} (copy)", title=journal.title))
        return target

    def delete(self, path: Path) -> Deleted:
        """Move a game to the trash, from where it can be restored.

        `JournalError` for a game that somebody is playing.
        """
        if in_use(path):
            remedy = tr("Close it there first.")
            raise JournalError(str(path), "", tr("this game is open in a window"), remedy)
        trash = self.folder / _TRASH
        trash.mkdir(exist_ok=True)
        place = free_path(trash / path.stem)
        place.mkdir()
        kept = place / path.name
        path.rename(kept)
        return Deleted(kept)

    def deleted(self) -> list[Deleted]:
        """What lies in the trash, in the order of the names."""
        return [Deleted(path) for path in sorted((self.folder / _TRASH).glob(f"*/*{SUFFIX}"))]

    def restore(self, deleted: Deleted) -> Path:
        """Bring a game back from the trash, under its old name if that is free."""
        target = free_path(self.folder / deleted.kept.name)
        deleted.kept.rename(target)
        deleted.kept.parent.rmdir()
        return target


def salvage(path: Path, target: Path, registry: Registry = GAMES) -> int:
    """Save what is whole of a broken game in a new file; returns its last step's number.

    Takes every step up to the first that is broken or doesn't come out as recorded;
    `JournalError` where not even the start is whole.
    """
    journal = _whole_part(path)
    last = len(journal.live) - 1
    while True:
        try:
            course = replay(journal, registry, last)
        except JournalDiverged as fault:
            if fault.step == 0:
                raise
            last = fault.step - 1
        else:
            break
    header = replace(journal.header, title=journal.title)
    whole = Table(header, course, None).save_as(target)
    for play, name in journal.called.items():
        whole.call_play(play, name)
    whole.close()
    return last


def _whole_part(path: Path) -> Journal:
    try:
        return read_journal(path)
    except JournalTorn:
        return read_what_is_whole(read_at_most(path, MOST_BYTES), str(path))


def _saved(path: Path) -> Saved | None:
    try:
        last_played = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except FileNotFoundError:  # somebody has just deleted it
        return None
    try:
        journal = read_journal(path)
    except JournalError as fault:
        return Saved(path, last_played, path.stem, fault=str(fault))
    return Saved(
        path=path,
        last_played=last_played,
        title=journal.title,
        game=journal.header.game,
        home=journal.header.seats[Seat.HOME].full,
        visitors=journal.header.seats[Seat.VISITORS].full,
        now=journal.live[-1].now,
    )
