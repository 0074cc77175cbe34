"""The option `boards` of every game: on the screen, or the players' own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from gridlight.session.registry import AnyGame, Entry, Tables
from gridlight.session.settings import Setting, Value

BOARDS = "boards"
SCREEN, OWN = "screen", "own"

SETTING = Setting(BOARDS, SCREEN, choices=(SCREEN, OWN))
"""Where the board stands."""

_OF_THE_SCREEN: dict[str, dict[str, Value]] = {
    "foto-electric": {"table_feel": False},
    "all-pro": {"officiating": "prevent", "take_back": False},
    "pegskin": {"take_back": False},
}
"""Settings that mean something on the screen's board alone."""


def with_own_boards(entry: Entry) -> Entry:
    """The same game with the option of referee mode; off, nothing about it changes."""

    def build(settings: Mapping[str, Value], tables: Tables) -> AnyGame:
        own = {setting.name: settings[setting.name] for setting in entry.settings}
        if settings.get(BOARDS) != OWN:
            return entry.build(own, tables)
        from gridlight.session.referee_mode.game import ToldGame

        base = entry.build(own | _OF_THE_SCREEN[entry.name], tables)
        return ToldGame(_BOARDS[entry.name](base))

    return replace(entry, settings=(*entry.settings, SETTING), build=build)


def told_on_own_boards(settings: Mapping[str, Any]) -> bool:
    """Whether a game with these settings is one for the referee mode."""
    return settings.get(BOARDS) == OWN


def _foto_electric(base: Any) -> Any:
    from gridlight.session.referee_mode.foto_electric import FotoBoard

    return FotoBoard(base)


def _all_pro(base: Any) -> Any:
    from gridlight.session.referee_mode.all_pro import AllProBoard

    return AllProBoard(base)


def _pegskin(base: Any) -> Any:
    from gridlight.session.referee_mode.pegskin import PegskinBoard

    return PegskinBoard(base)


_BOARDS: dict[str, Callable[[Any], Any]] = {
    "foto-electric": _foto_electric,
    "all-pro": _all_pro,
    "pegskin": _pegskin,
}
