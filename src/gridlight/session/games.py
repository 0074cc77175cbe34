"""The games that come with the program."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from gridlight import paths
from gridlight.football.rules import FootballRules, load_rules
from gridlight.games.foto_electric.ruleset import Settings
from gridlight.kernel.codec import digest
from gridlight.session.registry import AnyGame, Entry, Registry, Tables
from gridlight.session.settings import Value, settings_of

_BOUNDS = {
    "plays_per_quarter": (1, 200),
    "quarter_minutes": (0, 120),
    "decision_seconds": (0, 3600),
}


@cache
def _rules() -> FootballRules:
    file = files("gridlight.games.foto_electric").joinpath("rules.toml")
    return load_rules(file.read_bytes(), "rules.toml")


def _foto_electric(settings: Mapping[str, Value], tables: Tables) -> AnyGame:
    from gridlight.cards.spinners import spinners_from
    from gridlight.games.foto_electric.game import FotoElectric
    from gridlight.games.foto_electric.resolve import Given

    return FotoElectric(
        _rules(),
        Settings(**settings),  # type: ignore[arg-type]
        spinners_from(tables.get("spinners"), "spinners"),
        Given({"outcome": "tackle", "yards": 4}),
    )


def _tables(choices: Mapping[str, str]) -> dict[str, Any]:
    spinners = choices.get("spinners", "house")
    return {"spinners": json.loads(paths.cards("spinners", f"{spinners}.json").read_bytes())}


FOTO_ELECTRIC = Entry(
    name="foto-electric",
    title="Foto-Electric",
    settings=tuple(settings_of(Settings, _BOUNDS)),
    build=_foto_electric,
    tables=_tables,
    rules=lambda: digest(_rules()),
)

GAMES = Registry([FOTO_ELECTRIC])
