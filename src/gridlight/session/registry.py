"""Which games there are, and how each is made from settings and tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gridlight.kernel.codec import digest
from gridlight.kernel.errors import OptionError
from gridlight.kernel.game import Game
from gridlight.kernel.language import tr
from gridlight.session.settings import Setting, Value, closest, read_settings

AnyGame = Game[Any, Any, Any]
Tables = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """A game on the shelf.

    `build` makes the rules from settings and tables; `tables` finds the tables that ship
    with the program, or those chosen by name (`{"deck": "classic"}`), as plain data;
    `rules` is the digest of the numbers in the rules; `extra` are tables that only these
    settings need and that aren't among the given ones; `implied` are settings that a
    position calls for where nobody has said them.
    """

    name: str
    title: str
    settings: tuple[Setting, ...]
    build: Callable[[Mapping[str, Value], Tables], AnyGame]
    tables: Callable[[Mapping[str, str]], dict[str, Any]]
    rules: Callable[[], str]
    extra: Callable[[Mapping[str, Value], Tables], dict[str, Any]] = lambda settings, given: {}
    implied: Callable[[Mapping[str, Any]], dict[str, Any]] = lambda position: {}

    def read_settings(self, given: Mapping[str, Any], source: str) -> dict[str, Value]:
        """All settings of this game with the given ones read; `OptionError` for a bad one."""
        return read_settings(self.settings, given, source)

    def all_tables(
        self, settings: Mapping[str, Value], choices: Mapping[str, str] | None = None
    ) -> dict[str, Any]:
        """The tables that a game with these settings is played with."""
        return self.with_extra(settings, self.tables(choices or {}))

    def with_extra(self, settings: Mapping[str, Value], given: Tables) -> dict[str, Any]:
        """Given tables with those that only these settings need."""
        return dict(given) | self.extra(settings, given)

    def ruleset(self, settings: Mapping[str, Value], tables: Tables) -> str:
        """The digest of everything that decides how a game goes: rules, settings, tables."""
        return digest([self.rules(), dict(settings), json.dumps(dict(tables))])


class Registry:
    """The games by name, in the order in which they are shown."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._entries = {entry.name: entry for entry in entries}

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries.values())

    def __contains__(self, name: object) -> bool:
        return name in self._entries

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all games."""
        return tuple(self._entries)

    def get(self, name: str, source: str = "game") -> Entry:
        """The game of that name; `OptionError` with the nearest known name otherwise."""
        try:
            return self._entries[name]
        except KeyError:
            remedy = closest(name, self._entries)
            problem = tr("there is no game “{name}”", name=name)
            raise OptionError(source, "", problem, remedy) from None
