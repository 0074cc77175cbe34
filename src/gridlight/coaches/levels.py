"""Which coaches there are for each game, and how one is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from gridlight.coaches.coach import Coach
from gridlight.coaches.random import RandomCoach

if TYPE_CHECKING:
    from gridlight.coaches.foto.habits import Habits

Told = Callable[[int, int], None]
"""Told how much of how much is worked out."""

Maker = Callable[[str, Mapping[str, Any], Mapping[str, Any], Told | None], Coach]
"""Makes a coach from its level, the game's settings and its tables."""


def _foto_electric(
    level: str,
    settings: Mapping[str, Any],
    tables: Mapping[str, Any],
    told: Told | None,
    habits: Habits | None = None,
) -> Coach:
    from gridlight.cards.decks import load_record
    from gridlight.cards.spinners import spinners_from
    from gridlight.coaches.foto.levels import coach_of

    return coach_of(
        level,
        load_record(tables.get("deck"), "deck"),
        spinners_from(tables.get("spinners"), "spinners"),
        collegiate=bool(settings.get("collegiate_try")),
        told=told,
        habits=habits,
    )


def _all_pro(
    level: str, settings: Mapping[str, Any], tables: Mapping[str, Any], told: Told | None
) -> Coach:
    from gridlight.coaches.all_pro.levels import coach_of

    return coach_of(level)


def _pegskin(
    level: str, settings: Mapping[str, Any], tables: Mapping[str, Any], told: Told | None
) -> Coach:
    from gridlight.coaches.pegskin.levels import coach_of

    return coach_of(level)


_MAKERS: dict[str, tuple[tuple[str, ...], Maker]] = {
    "foto-electric": (("rookie", "pro", "master", "equilibrium"), _foto_electric),
    "all-pro": (("rookie", "pro", "master"), _all_pro),
    "pegskin": (("rookie", "pro", "master"), _pegskin),
}


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of a game by its name, weakest first."""
    return ("random", *(_MAKERS[game][0] if game in _MAKERS else ()))


def coach_for(
    game: str,
    level: str,
    settings: Mapping[str, Any],
    tables: Mapping[str, Any],
    told: Told | None = None,
    habits: Habits | None = None,
) -> Coach:
    """A coach of one of the game's levels.

    One of Foto-Electric that isn't random solves the deck first, unless that was done before;
    `told` hears how far it is. With `habits` it has studied its opponent, if it is of a level
    that does.
    """
    if level == "random":
        return RandomCoach()
    if habits and game == "foto-electric":
        return _foto_electric(level, settings, tables, told, habits)
    return _MAKERS[game][1](level, settings, tables, told)
