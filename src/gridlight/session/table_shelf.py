"""The tables that there are of one kind: the house's, and those that a person has written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from gridlight import paths
from gridlight.kernel.errors import OptionError
from gridlight.kernel.language import tr
from gridlight.session.files import read_at_most

T = TypeVar("T")

MOST_BYTES = 1 << 18
LONGEST_NAME = 40
_NAME = re.compile(r"[^\W_][\w -]*")
_WHOLE, _UNFINISHED = ".json", ".draft"


@dataclass(frozen=True, slots=True)
class Deleted:
    """One in the trash, which `Shelf.restore` brings back under its name."""

    name: str


@dataclass(frozen=True)
class Shelf(Generic[T]):
    """One kind of file, the `bundled` names with their files, a person's folder.

    `said` says which one of a name it is, `missing` that there is none of a name.

    A person's own lies there as it was whole the last time; beside it what is being written on
    it, as long as that isn't whole (`draft`).
    """

    said: Callable[[str], str]
    missing: str
    folder: str
    place: Callable[[str], Path]
    bundled: Mapping[str, tuple[str, ...]]
    read: Callable[[bytes, str], T]

    def own(self) -> tuple[str, ...]:
        """The names of those that a person has written, sorted."""
        names = (path.stem for path in self._folder().glob(f"*{_WHOLE}"))
        return tuple(sorted(name for name in names if name not in self.bundled))

    def names(self) -> tuple[str, ...]:
        """All names, the house's first."""
        return (*self.bundled, *self.own())

    def load(self, choice: str) -> T:
        """The one of that name, or the one in a file of that path.

        `OptionError` where there is none, `CardError` for one that can't be used.
        """
        if choice in self.bundled:
            file = paths.cards(*self.bundled[choice])
            return self.read(file.read_bytes(), file.name)
        path = self._path(choice) if choice in self.own() else Path(choice)
        try:
            data = read_at_most(path, MOST_BYTES)
        except OSError:
            remedy = tr("There are {names}; or name a file.", names=", ".join(self.names()))
            problem = self.missing
            raise OptionError(self.said(choice), "", problem, remedy) from None
        return self.read(data, path.name)

    def save(self, name: str, data: bytes) -> Path:
        """Keep a person's own under a name; nothing is written unless all is well with it.

        A draft of that name is done with. `OptionError` for a name that can't be, `CardError`
        with every fault of the content.
        """
        self._must_do(name)
        path = self._path(name)
        self.read(data, path.name)
        _write(path, data)
        self._draft(name).unlink(missing_ok=True)
        return path

    def keep_draft(self, name: str, data: bytes) -> None:
        """Keep what is written on one's own while it isn't whole."""
        self._must_do(name)
        _write(self._draft(name), data)

    def draft(self, name: str) -> bytes | None:
        """What was being written on one when it was left, if that wasn't whole."""
        try:
            return read_at_most(self._draft(name), MOST_BYTES)
        except OSError:
            return None

    def free_name(self, wish: str) -> str:
        """A name that isn't taken, as near to `wish` as can be: “Rough”, “Rough 2”."""
        taken = {name.casefold() for name in self.names()}
        base = " ".join(re.sub(r"[^\w -]", "", wish).split())[: LONGEST_NAME - 4] or "Mine"
        number = 2
        name = base
        while name.casefold() in taken or not _NAME.fullmatch(name):
            name = f"{base} {number}" if _NAME.fullmatch(base) else f"Mine {number}"
            number += 1
        return name

    def rename(self, old: str, new: str) -> None:
        """Give one's own another name; `OptionError` for one that can't be, or is taken."""
        if new == old:
            return
        self._must_do(new)
        others = {name.casefold() for name in self.own() if name != old}
        if new.casefold() in others:
            problem = tr("there is one of that name already")
            raise OptionError(self.said(new), "", problem, tr("Give it another."))
        self._path(old).replace(self._path(new))
        if self._draft(old).exists():
            self._draft(old).replace(self._draft(new))

    def delete(self, name: str) -> Deleted | None:
        """Put one that a person has written into the trash; games keep what they play with."""
        if name not in self.own():
            return None
        for kept, path in zip(self._trash(name), self._files(name), strict=True):
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.unlink(missing_ok=True)
            if path.exists():
                path.replace(kept)
        return Deleted(name)

    def restore(self, deleted: Deleted) -> str:
        """Bring one back from the trash, under its old name if that is free; says which."""
        name = deleted.name
        if name in self.own():
            name = self.free_name(name)
        for kept, path in zip(self._trash(deleted.name), self._files(name), strict=True):
            if kept.exists():
                kept.replace(path)
        return name

    def _must_do(self, name: str) -> None:
        usual = {known.casefold() for known in self.bundled}
        fits = _NAME.fullmatch(name) and len(name) <= LONGEST_NAME and name == name.strip()
        if not fits or name.casefold() in usual:
            problem = tr("it can't be called that")
            remedy = tr("Use letters, digits, spaces, and no name of the house’s.")
            raise OptionError(self.said(name), "", problem, remedy)

    def _folder(self) -> Path:
        return self.place(self.folder)

    def _path(self, name: str) -> Path:
        return self._folder() / f"{name}{_WHOLE}"

    def _draft(self, name: str) -> Path:
        return self._folder() / f"{name}{_UNFINISHED}"

    def _files(self, name: str) -> tuple[Path, Path]:
        return self._path(name), self._draft(name)

    def _trash(self, name: str) -> tuple[Path, Path]:
        trash = self._folder().parent / f".trash-{self.folder}"
        return trash / f"{name}{_WHOLE}", trash / f"{name}{_UNFINISHED}"


def _write(path: Path, data: bytes) -> None:
    unfinished = path.with_suffix(".new")
    unfinished.write_bytes(data)
    unfinished.replace(path)
