"""The games of the record book as a list: which are shown, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from gridlight.football.gamebook import TeamStats
from gridlight.kernel.game import Seat
from gridlight.kernel.language import figure, tr
from gridlight.present.home import TITLES, GameRow, game_row
from gridlight.present.record_book import called
from gridlight.session.library import Saved
from gridlight.session.record_book.rows import Row
from gridlight.session.record_book.standings import coach_of, team_of
from gridlight.session.season.seasons import Found

Option = tuple[str, str]
"""A value and its words."""

ALL = ""
GAME_OPTIONS: tuple[Option, ...] = ((ALL, tr("All games")), *TITLES.items())
NO_SEASON = "no season"
_SEASON = "season "
"""Before the name of a season's file; no game is called so."""
Files = Mapping[str, Collection[str]]
"""The files of the games that a choice of `game_options` stands for, where no game's name does."""
STATE_OPTIONS: tuple[Option, ...] = (
    (ALL, tr("Finished or not")),
    ("finished", tr("Finished")),
    ("open", tr("Not finished")),
    ("broken", tr("Broken")),
)
SORT_OPTIONS: tuple[Option, ...] = (
    ("newest", tr("Played last")),
    ("oldest", tr("Played first")),
    ("title", tr("By title")),
    ("points", tr("Most points")),
    ("margin", tr("Biggest win")),
)
_NO_FILES: Files = {}


@dataclass(frozen=True, slots=True)
class Filters:
    """Which games are shown; `team` and `coach` are keys of names, `text` is searched for.

    `game` is a game's name, or another choice of `game_options`.
    """

    game: str = ALL
    state: str = ALL
    team: str = ALL
    coach: str = ALL
    text: str = ""
    sort: str = "newest"

    @property
    def narrow(self) -> bool:
        """Whether they leave anything out."""
        return replace(self, sort="newest") != Filters()


def game_options(seasons: Iterable[Found]) -> tuple[Option, ...]:
    """All games, those of one kind, and where there are seasons those of each and of none."""
    played = [season for season in seasons if season.files]
    if not played:
        return GAME_OPTIONS
    each = ((_SEASON + season.path.name, season.name) for season in played)
    return (*GAME_OPTIONS, (NO_SEASON, tr("In no season")), *each)


def season_files(seasons: Iterable[Found], rows: Iterable[Row]) -> Files:
    """The files that the choices of `game_options` for seasons stand for."""
    files = {_SEASON + season.path.name: season.files for season in seasons}
    every = frozenset().union(*files.values())
    return {**files, NO_SEASON: {row.file for row in rows} - every}


def shown_games(rows: Iterable[Row], filters: Filters, files: Files = _NO_FILES) -> list[Row]:
    """The games that the filters leave, in their order; `files` are those of `season_files`."""
    found = [row for row in rows if _fits(row, filters, files)]
    key, backwards = _ORDERS[filters.sort]
    return sorted(sorted(found, key=_played, reverse=True), key=key, reverse=backwards)


def _fits(row: Row, filters: Filters, files: Files) -> bool:
    chosen = files.get(filters.game)
    return (
        (filters.game in (ALL, row.game) if chosen is None else row.file in chosen)
        and filters.state in (ALL, _state(row))
        and (not filters.team or filters.team in {team_of(row.of(seat)).key for seat in Seat})
        and (not filters.coach or filters.coach in {coach_of(row.of(seat)).key for seat in Seat})
        and all(word in _words(row) for word in filters.text.casefold().split())
    )


def _state(row: Row) -> str:
    if row.fault:
        return "broken"
    return "finished" if row.over else "open"


def _words(row: Row) -> str:
    coaches = (called(coach_of(row.of(seat))) for seat in Seat)
    words = (row.title, row.home.name, row.visitors.name, TITLES.get(row.game, row.game), *coaches)
    return " ".join(words).casefold()


def _played(row: Row) -> tuple[int, str]:
    return row.stamp.time, row.file


def _margin(row: Row) -> int:
    return abs(row.home.points - row.visitors.points) if row.over else -1


_ORDERS: dict[str, tuple[Callable[[Row], Any], bool]] = {
    "newest": (_played, True),
    "oldest": (_played, False),
    "title": (lambda row: row.title.casefold(), False),
    "points": (lambda row: row.home.points + row.visitors.points, True),
    "margin": (_margin, True),
}


def listed(row: Row, folder: Path, now: datetime) -> GameRow:
    """A game's line in the list of games; `now` is a time with a zone."""
    return game_row(saved_of(row, folder), now)


def saved_of(row: Row, folder: Path) -> Saved:
    """The same game as the folder's list has it."""
    now = {
        "quarter": row.quarter,
        "over": row.over,
        "score": (row.home.points, row.visitors.points),
    }
    return Saved(
        path=folder / row.file,
        last_played=datetime.fromtimestamp(row.stamp.time / 1e9, UTC),
        title=row.title,
        game=row.game,
        home=_full(row, Seat.HOME),
        visitors=_full(row, Seat.VISITORS),
        now=None if row.fault else now,
        fault=row.fault,
    )


def _full(row: Row, seat: Seat) -> str:
    side = row.of(seat)
    return side.name if side.by_person or not side.name else tr("{name}, computer", name=side.name)


Table = tuple[tuple[str, ...], ...]
"""Heads, home's line, the visitors' line; a name comes first in each, a head is empty there."""


def quarters(row: Row) -> Table:
    """The score by quarter of both teams."""
    sides = [row.of(seat) for seat in (Seat.HOME, Seat.VISITORS)]
    parts = max(len(side.stats.points) for side in sides)
    lines = []
    for side in sides:
        by_quarter = [*side.stats.points, *([0] * parts)][:parts]
        lines.append((side.name, *(str(points) for points in by_quarter), str(side.points)))
    return (("", *(str(part + 1) for part in range(parts)), tr("T", "total")), *lines)


_NUMBERS: tuple[tuple[str, Callable[[TeamStats], float]], ...] = (
    (tr("Plays"), lambda stats: stats.plays),
    (tr("Yards"), lambda stats: stats.yards),
    (tr("1st downs"), lambda stats: stats.first_downs),
    (tr("Turnovers"), lambda stats: stats.turnovers),
    (tr("Penalties"), lambda stats: stats.penalties),
)


def numbers(row: Row) -> Table:
    """What both teams did, in the numbers that one looks for first."""
    heads = ("", *(head for head, _ in _NUMBERS))
    lines = []
    for seat in (Seat.HOME, Seat.VISITORS):
        side = row.of(seat)
        lines.append((side.name, *(figure(of(side.stats), "g") for _, of in _NUMBERS)))
    return (heads, *lines)
