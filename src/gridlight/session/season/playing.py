"""Playing the games of a season: the table that people sit at, and games between computers."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.penalties.coaching import LayeredCoach
from gridlight.session.games import GAMES
from gridlight.session.journal import PERSON, Player
from gridlight.session.journal_file import free_path
from gridlight.session.journal_reading import read_journal
from gridlight.session.referee_mode.entry import told_on_own_boards
from gridlight.session.registry import Registry
from gridlight.session.season import statistics
from gridlight.session.season.model import Season, Sheet
from gridlight.session.season.reckoning import Game
from gridlight.session.season.results import seed_of, usual_name
from gridlight.session.settings import Value
from gridlight.session.table import Setup, Table

Told = Callable[[int, int], None]
Coaches = Callable[[str, str, Mapping[str, Any], Mapping[str, Any], Told | None], Any]
"""Makes a coach from the game's name, a level, settings and tables (`coaches.levels`)."""

AMONG_COMPUTERS: Mapping[str, Value] = {"roll_by_hand": False, "boards": "screen"}
"""What only people can do by hand is done by the program in games between computers."""
ROUNDS = {"semifinal-1": tr("semifinal"), "semifinal-2": tr("semifinal"), "final": tr("final")}


class Stopped(GridlightError):
    """The game was broken off; nothing of it is kept."""

    def __init__(self) -> None:
        super().__init__(tr("The game was broken off; it can be played again from its start."))


@dataclass(frozen=True, slots=True)
class Job:
    """A game to be played into a file, small enough to be sent to another process.

    `begun` says that the file is there and the game goes on in it.
    """

    key: str
    sheet: Sheet
    path: Path
    setup: Setup
    begun: bool = False


def job_for(season: Season, game: Game, sheet: Sheet | None, season_file: Path) -> Job:
    """How a game that isn't over is to be played: gone on with, or begun in a new file.

    `sheet` is where it was played up to now, if it was.
    """
    folder = season_file.parent
    if sheet is not None and game.result.path is not None and not game.result.fault:
        return Job(game.key, sheet, game.result.path, _setup(season, game, sheet.take), True)
    take = sheet.take + 1 if sheet is not None else 1
    path = free_path(folder / usual_name(season_file, game.key, take))
    return Job(game.key, Sheet(path.name, take), path, _setup(season, game, take))


def _setup(season: Season, game: Game, take: int) -> Setup:
    assert game.meeting is not None
    home, visitors = (season.teams[team] for team in game.teams)
    settings = dict(season.settings)
    if game.playoff and "sudden_death" in settings:
        settings["sudden_death"] = True
    if home.coached and visitors.coached:
        settings |= {name: value for name, value in AMONG_COMPUTERS.items() if name in settings}
    what = ROUNDS.get(game.key, tr("week {week}", week=game.week))
    return Setup(
        game=season.game,
        home=Player(home.name, home.coach, home.color),
        visitors=Player(visitors.name, visitors.coach, visitors.color),
        settings=settings,
        seed=seed_of(season, game.key, take),
        title=tr(
            "{season}, {round}: {visitors} at {home}",
            season=season.name,
            round=what,
            visitors=visitors.name,
            home=home.name,
        ),
        tables=season.tables,
    )


def sit_down(job: Job, *, people: bool = False, registry: Registry = GAMES) -> Table:
    """The table of a game, for people to play on; with `people` nobody at it is a computer.

    Nobody is where the board stands elsewhere either: people tell what happens there.
    """
    if job.begun:
        return Table.open(job.path, registry)
    setup = job.setup
    if people or told_on_own_boards(setup.settings):
        setup = replace(
            setup,
            home=replace(setup.home, kind=PERSON),
            visitors=replace(setup.visitors, kind=PERSON),
        )
    return Table.start(setup, job.path, registry)


def play_out(
    job: Job,
    coaches: Coaches,
    stop: Callable[[], bool] = lambda: False,
    told: Told | None = None,
    seen: Callable[[Table], None] = lambda table: None,
    registry: Registry = GAMES,
) -> Table:
    """A game between computers, played to its end and kept in its file; the table is closed.

    A new game comes into its file whole or not at all; one that was begun goes on there.
    Each choice depends on the game's seed and the step alone, so that a game that was broken
    off ends as it would have. `seen` is shown the table after each step. Raises `Stopped` soon
    after `stop` says so.
    """
    table = Table.open(job.path, registry) if job.begun else Table.start(job.setup, None, registry)
    try:
        _play(table, coaches, stop, told, seen)
        if not job.begun:
            table.save_as(job.path).close()
    finally:
        table.close()
    statistics.keep(read_journal(job.path).last_sum, statistics.book_of_table(table))
    return table


def _play(
    table: Table,
    coaches: Coaches,
    stop: Callable[[], bool],
    told: Told | None,
    seen: Callable[[Table], None],
) -> None:
    header = table.header
    bench = {
        seat: coach_at(header.game, player.kind, header.settings, header.tables, coaches, told)
        for seat, player in header.seats.items()
    }
    while acting := table.to_act:
        if stop():
            raise Stopped
        seat = acting[0]
        stream = random.Random(f"{header.seed}:coach:{seat.value}:{table.step}")
        view, legal = table.view(seat), table.legal(seat)
        table.play(seat, bench[seat].choose(view, seat, legal, stream))
        seen(table)


def coach_at(
    game: str,
    level: str,
    settings: Mapping[str, Any],
    tables: Mapping[str, Any],
    coaches: Coaches,
    told: Told | None = None,
) -> Any:
    """A coach for a seat; at a table with the penalty die one that answers flags too."""
    coach = coaches(game, level, settings, tables, told)
    layered = level != "random" and settings.get("penalty_system")
    return LayeredCoach(coach) if layered else coach
