"""The penalty cards and charts that there are: the house's, and those that a person has written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from gridlight import paths
from gridlight.kernel.errors import OptionError
from gridlight.penalties import reading
from gridlight.penalties.chart import PenaltyCard, PenaltyChart
from gridlight.session.files import read_at_most

T = TypeVar("T", PenaltyCard, PenaltyChart)

MOST_BYTES = 1 << 18
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_ -]{0,40}")


@dataclass(frozen=True)
class Shelf(Generic[T]):
    """One kind of file: `what` it is, the `bundled` names with their files, a person's folder."""

    what: str
    folder: str
    bundled: Mapping[str, str]
    read: Callable[[bytes, str], T]

    def own(self) -> tuple[str, ...]:
        """The names of those that a person has written, sorted."""
        names = (path.stem for path in paths.penalties(self.folder).glob("*.json"))
        return tuple(sorted(name for name in names if name not in self.bundled))

    def names(self) -> tuple[str, ...]:
        """All names, the house's first."""
        return (*self.bundled, *self.own())

    def load(self, choice: str) -> T:
        """The one of that name, or the one in a file of that path.

        `OptionError` where there is none, `CardError` for one that can't be used.
        """
        if choice in self.bundled:
            file = paths.cards("penalties", self.bundled[choice])
            return self.read(file.read_bytes(), file.name)
        path = self._path(choice) if choice in self.own() else Path(choice)
        try:
            data = read_at_most(path, MOST_BYTES)
        except OSError:
            remedy = f"There are {', '.join(self.names())}; or name a file."
            problem = f"there is no such {self.what}"
            raise OptionError(f"penalty {self.what} “{choice}”", "", problem, remedy) from None
        return self.read(data, path.name)

    def save(self, name: str, data: bytes) -> Path:
        """Keep a person's own under a name; nothing is written unless all is well with it.

        `OptionError` for a name that can't be, `CardError` with every fault of the content.
        """
        if not _NAME.fullmatch(name) or name in self.bundled:
            problem = "it can't be called that"
            remedy = "Use letters, digits, spaces, and no name of the house’s."
            raise OptionError(f"penalty {self.what} “{name}”", "", problem, remedy)
        path = self._path(name)
        self.read(data, path.name)
        unfinished = path.with_suffix(".new")
        unfinished.write_bytes(data)
        return unfinished.replace(path)

    def delete(self, name: str) -> None:
        """Remove one that a person has written; games keep what they are played with."""
        if name in self.own():
            self._path(name).unlink()

    def _path(self, name: str) -> Path:
        return paths.penalties(self.folder) / f"{name}.json"


AVERAGE, HOUSE = "average", "house"

CARDS: Shelf[PenaltyCard] = Shelf(
    "card",
    "cards",
    {name: f"{name}.json" for name in ("disciplined", AVERAGE, "rough")},
    reading.read_card,
)
"""Specialist cards, the mildest first."""

CHARTS: Shelf[PenaltyChart] = Shelf("chart", "charts", {HOUSE: "chart.json"}, reading.read_chart)
"""Penalty charts."""
