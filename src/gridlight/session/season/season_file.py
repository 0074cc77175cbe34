"""A season's file: JSON with a format number, checked key by key, replaced whole when saved."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import gridlight
from gridlight.kernel.codec import read_json
from gridlight.kernel.errors import InputFault
from gridlight.kernel.language import quoted, tr
from gridlight.session.files import read_at_most, write_over
from gridlight.session.games import GAMES
from gridlight.session.journal import pack, unpack
from gridlight.session.journal_file import write_new
from gridlight.session.registry import Registry
from gridlight.session.season.model import (
    LEAST_TEAMS,
    LONGEST_NAME,
    LONGEST_TITLE,
    MOST_TEAMS,
    PLAYOFFS,
    Season,
    Sheet,
    Team,
)
from gridlight.session.season.schedule import Pairing

FORMAT = 1
SUFFIX = ".season"
MOST_BYTES = 16 << 20

_COLOR = re.compile(r"#[0-9a-f]{6}")
_JOURNAL = re.compile(r"[^/\\\0:]{1,200}\.gridlight")
_NO_SEASON = tr("Choose a season that Gridlight saved (*.season).")
_RESTORE = tr("Restore the file from a copy; the games that were played are still there.")


class SeasonError(InputFault):
    """A season that can't be made, read or saved as it is."""

    kind = "season"


def read_season(path: Path, registry: Registry = GAMES, source: str = "") -> Season:
    """The season at `path`; `SeasonError` naming file, place and remedy if it is broken.

    The file is called `source` there, which is its whole path if nothing else is given.
    """
    name = source or str(path)
    try:
        data = read_at_most(path, MOST_BYTES)
    except FileNotFoundError:
        raise SeasonError(name, "", tr("there is no such file"), _NO_SEASON) from None
    except OSError as error:
        reason = error.strerror or tr("it can't be read")
        raise SeasonError(name, "", reason[0].lower() + reason[1:], _NO_SEASON) from None
    return parse_season(data, name, registry)


def parse_season(data: bytes, source: str, registry: Registry = GAMES) -> Season:
    """A season from the bytes of its file."""
    try:
        plain = read_json(data.decode())
    except (ValueError, UnicodeDecodeError):
        problem = tr("this isn't a season, or only a part of one")
        raise SeasonError(source, "", problem, _RESTORE) from None
    if not isinstance(plain, dict) or "gridlight-season" not in plain:
        raise SeasonError(source, "", tr("this isn't a season"), _NO_SEASON)
    version = plain["gridlight-season"]
    if version != FORMAT:
        problem = tr(
            "format {version} is unknown to this program, which knows format {format}",
            version=version,
            format=FORMAT,
        )
        raise SeasonError(source, "", problem, tr("Open it with a newer Gridlight."))
    return _Reading(source, registry).season(plain)


def season_data(season: Season) -> dict[str, Any]:
    """A season as the plain data of its file."""
    return {
        "gridlight-season": FORMAT,
        "program": gridlight.__version__,
        "name": season.name,
        "created": season.created,
        "game": season.game,
        "settings": dict(season.settings),
        "seed": season.seed,
        "teams": [
            {"name": team.name, "color": team.color, "coach": team.coach} for team in season.teams
        ],
        "rounds": season.rounds,
        "playoffs": season.playoffs,
        "schedule": [[each.week, each.home, each.visitors] for each in season.pairings],
        "games": {
            key: {"journal": sheet.journal, "take": sheet.take}
            for key, sheet in sorted(season.sheets.items())
        },
        "tables": pack(season.tables),
    }


def season_bytes(season: Season) -> bytes:
    """A season as its file holds it."""
    return json.dumps(season_data(season), ensure_ascii=False, indent=1).encode() + b"\n"


def save_new(path: Path, season: Season) -> None:
    """Write a season's file that wasn't there; `SeasonError` where that can't be done."""
    try:
        write_new(path, season_bytes(season))
    except FileExistsError:
        problem, remedy = tr("there already is such a file"), tr("Choose another name.")
        raise SeasonError(str(path), "", problem, remedy) from None
    except OSError as error:
        raise _unwritable(path, error) from None


def save_season(path: Path, season: Season) -> None:
    """Replace a season's file, whole or not at all; `SeasonError` where that can't be done."""
    try:
        write_over(path, season_bytes(season))
    except OSError as error:
        raise _unwritable(path, error) from None


def _unwritable(path: Path, error: OSError) -> SeasonError:
    reason = (error.strerror or tr("it can't be written")).lower()
    remedy = tr("Make room or choose another folder; what was saved before is unharmed.")
    return SeasonError(
        str(path), "", tr("the season can't be saved: {reason}", reason=reason), remedy
    )


class _Reading:
    """One file being read; every fault names its place."""

    def __init__(self, source: str, registry: Registry) -> None:
        self._source = source
        self._registry = registry

    def season(self, data: Mapping[str, Any]) -> Season:
        """The whole season."""
        game = self._registry.get(self._text(data, "game"), self._source).name
        teams = self._teams(data)
        playoffs = self._number(data, "playoffs")
        if playoffs not in PLAYOFFS or playoffs > len(teams):
            raise self._fault(
                "playoffs",
                tr("{playoffs} can't be its value", playoffs=playoffs),
                tr("Write 0, 2 or 4."),
            )
        season = Season(
            name=self._text(data, "name", LONGEST_TITLE),
            game=game,
            settings=self._registry.get(game).read_settings(
                self._mapping(data, "settings"), self._source
            ),
            tables=self._tables(data),
            seed=self._text(data, "seed"),
            teams=teams,
            rounds=self._within(data, "rounds", 1, 2),
            playoffs=playoffs,
            pairings=self._pairings(data, len(teams)),
            created=str(data.get("created", "")),
        )
        return self._with_sheets(season, self._mapping(data, "games"))

    def _fault(self, place: str, problem: str, remedy: str = _RESTORE) -> SeasonError:
        return SeasonError(self._source, place, problem, remedy)

    def _get(self, data: Mapping[str, Any], key: str, kind: type, words: str) -> Any:
        value = data.get(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self._fault(f"“{key}”", tr("{what} is missing there", what=words))
        return value

    def _text(self, data: Mapping[str, Any], key: str, most: int = 200) -> str:
        value: str = self._get(data, key, str, tr("a text"))
        if not 0 < len(value.strip()) <= most or not value.isprintable():
            raise self._fault(f"“{key}”", tr("the text is empty, too long or unprintable"))
        return value

    def _number(self, data: Mapping[str, Any], key: str) -> int:
        value: int = self._get(data, key, int, tr("a whole number"))
        return value

    def _within(self, data: Mapping[str, Any], key: str, least: int, most: int) -> int:
        value = self._number(data, key)
        if not least <= value <= most:
            raise self._fault(
                quoted(key),
                tr("{value} isn't from {least} to {most}", value=value, least=least, most=most),
            )
        return value

    def _mapping(self, data: Mapping[str, Any], key: str) -> dict[str, Any]:
        value: dict[str, Any] = self._get(data, key, dict, tr("an object {…}"))
        return value

    def _list(self, data: Mapping[str, Any], key: str) -> list[Any]:
        value: list[Any] = self._get(data, key, list, tr("a list […]"))
        return value

    def _tables(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        try:
            return unpack(self._mapping(data, "tables"))
        except (KeyError, TypeError, ValueError):
            problem = tr("the cards and tables kept with the season are damaged")
            raise self._fault(quoted("tables"), problem) from None

    def _teams(self, data: Mapping[str, Any]) -> tuple[Team, ...]:
        teams = self._each(data, "teams", self._team)
        if not LEAST_TEAMS <= len(teams) <= MOST_TEAMS:
            problem = tr(
                "there are {count} teams, not {least} to {most}",
                count=len(teams),
                least=LEAST_TEAMS,
                most=MOST_TEAMS,
            )
            raise self._fault(quoted("teams"), problem)
        if len({team.name.casefold() for team in teams}) < len(teams):
            raise self._fault(
                quoted("teams"), tr("two teams have the same name"), tr("Rename one of them.")
            )
        return teams

    def _team(self, item: Any) -> Team:
        if not isinstance(item, dict):
            raise self._fault(quoted("teams"), tr("a team isn't an object {…}"))
        color = self._text(item, "color")
        if not _COLOR.fullmatch(color):
            raise self._fault(
                quoted("color"),
                tr("“{color}” is no color", color=color),
                tr("Write one like #1f4e8c."),
            )
        return Team(self._text(item, "name", LONGEST_NAME), color, self._text(item, "coach"))

    def _each(
        self, data: Mapping[str, Any], key: str, read: Callable[[Any], Team]
    ) -> tuple[Team, ...]:
        return tuple(read(item) for item in self._list(data, key))

    def _pairings(self, data: Mapping[str, Any], teams: int) -> tuple[Pairing, ...]:
        found = []
        for place, item in enumerate(self._list(data, "schedule"), start=1):
            match item:
                case [int(week), int(home), int(visitors)]:
                    pairing = Pairing(week, home, visitors)
                case _:
                    raise self._fault(
                        tr("“schedule”, item {number}", number=place),
                        tr("it isn't three whole numbers"),
                    )
            pair = {pairing.home, pairing.visitors}
            if len(pair) < 2 or not pair <= set(range(teams)) or not 0 < pairing.week < 1000:
                raise self._fault(
                    tr("“schedule”, item {number}", number=place),
                    tr("there are no such teams or week"),
                )
            found.append(pairing)
        if not found:
            raise self._fault(quoted("schedule"), tr("nobody meets anybody"))
        return tuple(sorted(found, key=lambda pairing: pairing.week))

    def _with_sheets(self, season: Season, games: Mapping[str, Any]) -> Season:
        known = season.keys()
        for key, item in games.items():
            if key not in known or not isinstance(item, dict):
                raise self._fault(
                    f"{quoted('games')}, {quoted(key)}", tr("the schedule has no such game")
                )
            journal = self._text(item, "journal")
            if not _JOURNAL.fullmatch(journal) or journal.startswith("."):
                remedy = tr("Name a file *.gridlight that lies beside the season.")
                raise self._fault(
                    f"{quoted('games')}, {quoted(key)}",
                    tr("“{journal}” can't be its file", journal=journal),
                    remedy,
                )
            season = season.with_sheet(key, Sheet(journal, self._within(item, "take", 1, 10**6)))
        return season
