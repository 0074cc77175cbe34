"""What teams did over a season, folded from the events of its finished games."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from gridlight import paths
from gridlight.football.gamebook import TeamStats, gamebook
from gridlight.kernel.codec import from_plain, to_plain
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.game import Seat
from gridlight.session.files import read_at_most, write_over
from gridlight.session.season.reckoning import Game
from gridlight.session.season.results import Result
from gridlight.session.table import Table

VERSION = 1
"""Raised whenever the same game may come to other numbers, so that old caches are left alone."""
_MOST_BYTES = 1 << 16

NOTHING = TeamStats()

Book = tuple[TeamStats, TeamStats]
"""What home and what the visitors did in a game."""


@dataclass(frozen=True, slots=True)
class Totals:
    """A team's season in numbers: what it did, what others did against it, in how many games."""

    games: int = 0
    own: TeamStats = NOTHING
    others: TeamStats = NOTHING

    def with_game(self, own: TeamStats, others: TeamStats) -> Totals:
        """With one game more."""
        return Totals(self.games + 1, self.own + own, self.others + others)


def totals(teams: int, games: Iterable[tuple[Game, Book]]) -> tuple[Totals, ...]:
    """The totals of all teams over these games."""
    found = [Totals() for _ in range(teams)]
    for game, (home, visitors) in games:
        one, other = game.teams
        found[one] = found[one].with_game(home, visitors)
        found[other] = found[other].with_game(visitors, home)
    return tuple(found)


def book_of(result: Result) -> Book | None:
    """The statistics of a finished game; None for one that can't be replayed.

    Worked out once by playing the game again, which may take a while, then kept in the cache
    by the sum of everything in the saved game.
    """
    if result.path is None or not result.over:
        return None
    kept = _kept(result.sum)
    if kept is not None:
        return kept
    try:
        with Table.open(result.path, only_read=True) as table:
            book = book_of_table(table)
    except GridlightError:
        return None
    keep(result.sum, book)
    return book


def book_of_table(table: Table) -> Book:
    """The statistics of the game on a table."""
    book = gamebook(event for record in table.history for event in record.events)
    return book.of(Seat.HOME), book.of(Seat.VISITORS)


def keep(game_sum: str, book: Book) -> None:
    """Keep a game's statistics in the cache; without room they are worked out anew."""
    with contextlib.suppress(OSError):
        data = {"version": VERSION, "teams": to_plain(book)}
        write_over(_file(game_sum), json.dumps(data).encode())


def _kept(game_sum: str) -> Book | None:
    try:
        data = json.loads(read_at_most(_file(game_sum), _MOST_BYTES))
        if data["version"] != VERSION:
            return None
        home, visitors = (from_plain(TeamStats, item) for item in data["teams"])
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None
    return home, visitors


def _file(game_sum: str) -> Path:
    return paths.cache("season") / f"{game_sum}.json"
