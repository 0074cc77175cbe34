"""The numbers of a football game that differ from one tabletop to the next."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from typing import Any, Protocol, TypeVar

from gridlight.kernel.errors import RulesetError
from gridlight.kernel.language import tr

T = TypeVar("T")


class SeriesRules(Protocol):
    """What the referee needs to know of a game's numbers to rule on downs."""

    @property
    def downs(self) -> int:
        """Downs in a series."""
        ...

    @property
    def to_gain(self) -> int:
        """Yards that a new series has to gain."""
        ...

    @property
    def goal_to_go_inside(self) -> int:
        """Yards from the goal line at which a new series is first and goal."""
        ...


@dataclass(frozen=True, slots=True)
class FootballRules:
    """Numbers of one game's football; yards unless named otherwise."""

    downs: int
    to_gain: int
    goal_to_go_inside: int
    kickoff_from: int
    onside_yards: int
    touchback_at: int
    safety_kick_from: int
    try_from: int
    end_zone_depth: int
    field_goal_within: int
    fair_catch_yards: int
    touchdown: int
    field_goal: int
    safety: int
    try_kick: int
    try_play: int
    try_play_collegiate: int
    quarters: int


def load_rules(data: bytes, source: str) -> FootballRules:
    """The rules in a TOML text; raises `RulesetError` naming what is wrong in `source`."""
    return load_numbers(FootballRules, data, source)


def load_numbers(kind: type[T], data: bytes, source: str) -> T:
    """A dataclass of whole numbers from a TOML text that has exactly its fields.

    Raises `RulesetError` naming what is wrong in `source`.
    """
    try:
        table = tomllib.loads(data.decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise RulesetError(
            source, "", tr("it is not TOML ({problem})", problem=error), tr("Restore the file.")
        ) from error
    kind_of_numbers: Any = kind
    names = {field.name for field in fields(kind_of_numbers)}
    for key in sorted(names ^ set(table)):
        problem = tr("is missing") if key in names else tr("isn't a rule")
        raise RulesetError(source, key, problem, tr("Restore the file."))
    for key, value in table.items():
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise RulesetError(
                source, key, tr("{value!r} is no whole number", value=value), tr("Write a number.")
            )
    return kind(**table)
