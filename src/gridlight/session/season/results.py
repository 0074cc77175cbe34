"""What became of a season's games, as their own files say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gridlight.kernel.errors import JournalError
from gridlight.kernel.game import Seat
from gridlight.session.journal import SUFFIX
from gridlight.session.journal_reading import Journal, read_journal
from gridlight.session.season.model import Season, Sheet

OPEN, UNDER_WAY, OVER, BROKEN = "open", "under way", "over", "broken"


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two teams that meet in a fixture, by their places; `key` is the fixture's."""

    key: str
    week: int
    home: int
    visitors: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a fixture stands: `state` is `open`, `under way`, `over` or `broken`.

    `score` has home's points first. `winner` is None for a tie, and until the game is over.
    `sum` stands for everything in the saved game; `fault` says why that can't be read.
    """

    state: str = OPEN
    path: Path | None = None
    score: tuple[int, int] = (0, 0)
    winner: Seat | None = None
    quarter: int = 0
    sum: str = ""
    fault: str = ""

    @property
    def over(self) -> bool:
        """Whether it counts."""
        return self.state == OVER


@dataclass(frozen=True, slots=True)
class Glance:
    """What a season needs of a saved game; the rest of it is let go."""

    game: str
    teams: tuple[str, str]
    seed: str
    whole: bool
    now: Mapping[str, Any]
    sum: str

    @classmethod
    def of(cls, journal: Journal) -> Glance:
        """The glance at a journal that has been read."""
        header = journal.header
        return cls(
            header.game,
            (header.seats[Seat.HOME].name, header.seats[Seat.VISITORS].name),
            header.seed,
            header.position is None,
            journal.live[-1].now,
            journal.last_sum,
        )


@dataclass
class Results:
    """Reads the saved games beside a season; a file that hasn't changed is read only once."""

    season_file: Path
    _known: dict[Path, tuple[tuple[int, int], Glance | str]] = field(default_factory=dict)

    def of(self, season: Season, meeting: Meeting) -> Result:
        """How a meeting stands; a saved game between others doesn't count for it."""
        sheet = self.sheet(season, meeting)
        if sheet is None:
            return Result()
        path = self.season_file.parent / sheet.journal
        found = self._read(path)
        if found is None:
            return Result()
        if isinstance(found, str):
            return Result(BROKEN, path, fault=found)
        return _result(path, found) if fits(found, season, meeting) else Result()

    def sheet(self, season: Season, meeting: Meeting) -> Sheet | None:
        """Where a meeting was played: as noted, or in a file begun just before a crash."""
        noted = season.sheets.get(meeting.key)
        if noted is not None:
            return noted
        first = Sheet(usual_name(self.season_file, meeting.key))
        found = self._read(self.season_file.parent / first.journal)
        if isinstance(found, Glance) and found.seed == seed_of(season, meeting.key, 1):
            return first
        return None

    def _read(self, path: Path) -> Glance | str | None:
        try:
            told = path.stat()
        except OSError:
            return None
        stamp = (told.st_mtime_ns, told.st_size)
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            found: Glance | str
            try:
                found = Glance.of(read_journal(path))
            except JournalError as fault:
                found = str(fault)
            known = self._known[path] = (stamp, found)
        return known[1]


def fits(found: Glance, season: Season, meeting: Meeting) -> bool:
    """Whether a saved game is one of this season's game between these two teams."""
    names = (season.teams[meeting.home].name, season.teams[meeting.visitors].name)
    return found.game == season.game and found.teams == names and found.whole


def usual_name(season_file: Path, key: str, take: int = 1) -> str:
    """The file's name for a take of a fixture, where nothing else has that name."""
    again = f"-take-{take}" if take > 1 else ""
    return f"{season_file.stem.lstrip('.')[:60]}-{key}{again}{SUFFIX}"


def seed_of(season: Season, key: str, take: int) -> str:
    """What a fixture's dice are drawn from."""
    return f"{season.seed}/{key}/{take}"


def _result(path: Path, found: Glance) -> Result:
    quarter, winner = found.now.get("quarter"), found.now.get("winner")
    over = bool(found.now.get("over"))
    return Result(
        OVER if over else UNDER_WAY,
        path,
        _score(found.now.get("score")),
        Seat(winner) if over and winner in tuple(Seat) else None,
        quarter if isinstance(quarter, int) else 0,
        found.sum,
    )


def _score(told: Any) -> tuple[int, int]:
    match told:
        case [int(home), int(visitors)]:
            return home, visitors
    return 0, 0
