"""Events: what happened, told as one fact each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

Fact = str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class Event:
    """One told fact: a name in kebab-case and what belongs to it, sorted by key."""

    name: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def __getitem__(self, key: str) -> Any:
        return dict(self.facts)[key]

    def get(self, key: str, default: Fact = None) -> Any:
        """The fact under `key`, or `default`."""
        return dict(self.facts).get(key, default)

    def as_mapping(self) -> Mapping[str, Fact]:
        """All facts, read-only."""
        return MappingProxyType(dict(self.facts))


def event(name: str, **facts: Fact) -> Event:
    """An event with its facts in a fixed order, so that equal events are equal."""
    return Event(name, tuple(sorted(facts.items())))
