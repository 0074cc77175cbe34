"""The numbers of a football game that differ from one tabletop to the next."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields

from gridlight.kernel.errors import RulesetError


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
    try:
        table = tomllib.loads(data.decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise RulesetError(source, "", f"it is not TOML ({error})", "Restore the file.") from error
    names = {field.name for field in fields(FootballRules)}
    for key in sorted(names ^ set(table)):
        problem = "is missing" if key in names else "isn't a rule"
        raise RulesetError(source, key, problem, "Restore the file.")
    for key, value in table.items():
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise RulesetError(source, key, f"{value!r} is no whole number", "Write a number.")
    return FootballRules(**table)
