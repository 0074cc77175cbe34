"""Seasons begun, opened, played in, renamed, deleted and brought back."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from gridlight.kernel.language import tr, trn
from gridlight.session.games import GAMES
from gridlight.session.journal_file import free_path
from gridlight.session.registry import Registry
from gridlight.session.season.model import (
    LEAST_TEAMS,
    LONGEST_NAME,
    LONGEST_TITLE,
    MOST_TEAMS,
    PLAYOFFS,
    Season,
    Team,
)
from gridlight.session.season.playing import Job, job_for
from gridlight.session.season.reckoning import Game, Reckoning, reckon
from gridlight.session.season.results import Results
from gridlight.session.season.schedule import round_robin
from gridlight.session.season.season_file import (
    SUFFIX,
    SeasonError,
    read_season,
    save_new,
    save_season,
)

_TRASH = ".trash"
_SOURCE = tr("new season")


@dataclass(frozen=True, slots=True)
class Agreement:
    """What is agreed on before a season. `choices` names the tables (`{"deck": "classic"}`).

    Settings left out are at their defaults; an empty seed is drawn.
    """

    name: str
    game: str
    teams: tuple[Team, ...]
    settings: Mapping[str, Any] = field(default_factory=dict)
    choices: Mapping[str, str] = field(default_factory=dict)
    rounds: int = 1
    playoffs: int = 0
    seed: str = ""


def season_of(agreed: Agreement, registry: Registry = GAMES) -> Season:
    """The season that was agreed on; `SeasonError` or `OptionError` for what can't be."""
    entry = registry.get(agreed.game, _SOURCE)
    settings = entry.read_settings(agreed.settings, _SOURCE)
    name, teams = agreed.name.strip(), _checked(agreed.teams)
    if not 0 < len(name) <= LONGEST_TITLE or not name.isprintable():
        raise _fault(
            "name",
            tr("the season needs a name"),
            tr("Give 1 to {most} letters.", most=LONGEST_TITLE),
        )
    if agreed.playoffs not in PLAYOFFS or agreed.playoffs > len(teams):
        problem = tr(
            "{count} teams can't have playoffs of {playoffs}",
            count=len(teams),
            playoffs=agreed.playoffs,
        )
        raise _fault("playoffs", problem, tr("Take 0, 2 or 4, and no more than there are teams."))
    if agreed.rounds not in (1, 2):
        raise _fault(
            "rounds", tr("{rounds} can't be its value", rounds=agreed.rounds), tr("Take 1 or 2.")
        )
    if settings.get("quarter_minutes") and sum(team.coached for team in teams) > 1:
        problem = tr("nobody looks at a watch in games between computers")
        raise _fault(
            tr("setting “{name}”", name="quarter_minutes"), problem, tr("Set plays_per_quarter.")
        )
    return Season(
        name=name,
        game=entry.name,
        settings=settings,
        tables=entry.all_tables(settings, agreed.choices),
        seed=agreed.seed or secrets.token_hex(8),
        teams=teams,
        rounds=agreed.rounds,
        playoffs=agreed.playoffs,
        pairings=round_robin(len(teams), agreed.rounds),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def _checked(given: Sequence[Team]) -> tuple[Team, ...]:
    teams = tuple(replace(team, name=" ".join(team.name.split())) for team in given)
    if not LEAST_TEAMS <= len(teams) <= MOST_TEAMS:
        problem = trn("there is {n} team", "there are {n} teams", len(teams))
        raise _fault(
            "teams",
            problem,
            tr(
                "Take {least} to {most}.",
                least=LEAST_TEAMS,
                most=MOST_TEAMS,
            ),
        )
    seen: set[str] = set()
    for team in teams:
        if not 0 < len(team.name) <= LONGEST_NAME or not team.name.isprintable():
            raise _fault(
                "teams",
                tr("“{name}” can't be a name", name=team.name),
                tr("Take 1 to {most} letters.", most=LONGEST_NAME),
            )
        if team.name.casefold() in seen:
            raise _fault(
                "teams",
                tr("two teams are called “{name}”", name=team.name),
                tr("Rename one of them."),
            )
        seen.add(team.name.casefold())
    return teams


def _fault(place: str, problem: str, remedy: str) -> SeasonError:
    return SeasonError(_SOURCE, place, problem, remedy)


class OpenSeason:
    """A season with its file; each game that is begun is noted there at once.

    What was played is read from the saved games themselves, anew where they have changed.
    """

    def __init__(self, path: Path, registry: Registry = GAMES) -> None:
        self.path = path
        self._registry = registry
        self.season = read_season(path, registry)
        self._results = Results(path)

    def reckoning(self) -> Reckoning:
        """The season added up as it stands now."""
        season = self.season
        return reckon(season, lambda meeting: self._results.of(season, meeting))

    def job(self, game: Game) -> Job:
        """How to play a game that isn't over; `SeasonError` for one that can't be played yet."""
        if game.meeting is None:
            problem = tr("it isn't known yet who plays in it")
            raise SeasonError(str(self.path), game.key, problem, tr("Finish the games before it."))
        if game.result.over:
            remedy = tr("Delete its saved game to play it anew.")
            raise SeasonError(str(self.path), game.key, tr("this game is over"), remedy)
        sheet = self._results.sheet(self.season, game.meeting)
        return job_for(self.season, game, sheet, self.path)

    def note(self, job: Job) -> None:
        """Write into the season's file where a game is played."""
        self._change(self.reread().with_sheet(job.key, job.sheet))

    def rename(self, name: str) -> None:
        """Call the season by another name."""
        name = name.strip()
        if not 0 < len(name) <= LONGEST_TITLE or not name.isprintable():
            raise _fault(
                "name",
                tr("the season needs a name"),
                tr("Give 1 to {most} letters.", most=LONGEST_TITLE),
            )
        self._change(replace(self.reread(), name=name))

    def reread(self) -> Season:
        """What the file says now: somebody else may have noted a game in it."""
        self.season = read_season(self.path, self._registry)
        return self.season

    def _change(self, season: Season) -> None:
        if season != self.season:
            save_season(self.path, season)
            self.season = season


@dataclass(frozen=True, slots=True)
class Found:
    """A season in a folder; `fault` says in one sentence why it can't be opened.

    `files` are the names of the saved games that it noted.
    """

    path: Path
    name: str
    game: str = ""
    teams: int = 0
    created: str = ""
    fault: str = ""
    files: frozenset[str] = frozenset()


@dataclass
class Seasons:
    """The seasons in a folder, which holds their saved games too; the newest first."""

    folder: Path
    _deleted: list[Path] = field(default_factory=list)

    def all(self) -> tuple[Found, ...]:
        """All seasons; broken ones are among them with their fault."""
        found = [_found(path) for path in self.folder.glob(f"*{SUFFIX}")]
        newest = sorted(found, key=lambda each: (each.created, each.path.name), reverse=True)
        return tuple(newest)

    def begin(self, agreed: Agreement, registry: Registry = GAMES) -> Path:
        """Begin a season in a new file of this folder."""
        season = season_of(agreed, registry)
        self.folder.mkdir(parents=True, exist_ok=True)
        path = free_path(self.folder / f"{_slug(season.name)}{SUFFIX}")
        save_new(path, season)
        return path

    def delete(self, path: Path) -> None:
        """Move a season to the trash; the games that were played stay where they are."""
        place = free_path(self.folder / _TRASH / path.stem)
        place.mkdir(parents=True)
        kept = place / path.name
        path.rename(kept)
        self._deleted.append(kept)

    @property
    def can_restore(self) -> bool:
        """Whether a deleted season can be brought back."""
        return bool(self._deleted)

    def restore(self) -> Path:
        """Bring back the season that was deleted last, under its old name if that is free."""
        kept = self._deleted.pop()
        target = free_path(self.folder / kept.name)
        kept.rename(target)
        kept.parent.rmdir()
        return target


def _found(path: Path) -> Found:
    try:
        season = read_season(path, source=path.name)
    except SeasonError as fault:
        return Found(path, path.stem, fault=str(fault))
    files = frozenset(sheet.journal for sheet in season.sheets.values())
    return Found(path, season.name, season.game, len(season.teams), season.created, files=files)


def _slug(name: str) -> str:
    kept = "".join(c if c.isascii() and c.isalnum() else " " for c in name.lower())
    return "-".join(kept.split())[:40] or "season"
