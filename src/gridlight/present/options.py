"""Lines of a sheet: each option, its choices, and which of them settings say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Pick:
    """One choice of an option: its name, the settings it stands for, and what it means."""

    name: str
    settings: Mapping[str, Value]
    meaning: str


@dataclass(frozen=True, slots=True)
class Option:
    """A line of the sheet. `usual` is the place of the choice that a first game starts with.

    With `switch` it is off or on, and these are the words beside the switch; `first` ones
    stand beside the teams, all others among the options. One that `needs` a setting is shown
    only where that is on, or where it is what is said: `opponent=master`.
    """

    key: str
    label: str
    picks: tuple[Pick, ...]
    usual: int = 0
    switch: str = ""
    first: bool = False
    needs: str = ""

    @property
    def needed(self) -> str:
        """The setting that it needs; empty for none."""
        return self.needs.partition("=")[0]

    def wanted(self, chosen: Mapping[str, Value]) -> bool:
        """Whether what it needs is chosen."""
        name, _, value = self.needs.partition("=")
        return not name or (chosen[name] == value if value else bool(chosen[name]))

    def place_in(self, settings: Mapping[str, Value]) -> int:
        """The place of the choice that these settings say, or of the usual one."""
        said = _in_parts(settings)
        for place, pick in enumerate(self.picks):
            if all(_same(said.get(name), value) for name, value in pick.settings.items()):
                return place
        return self.usual


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet for a new game of one kind."""

    game: str
    title: str
    lead: str
    options: tuple[Option, ...]


def _in_parts(settings: Mapping[str, Value]) -> dict[str, Value]:
    """The same settings with a card for each team."""
    found = dict(settings)
    for part in str(settings.get(PENALTY_CARDS, "")).split(","):
        team, _, card = part.partition(":")
        found[f"{PENALTY_CARDS} {team}"] = card
    return found


PENALTY_CARDS = "penalty_cards"


def _same(found: Value | None, wanted: Value) -> bool:
    return type(found) is type(wanted) and found == wanted
