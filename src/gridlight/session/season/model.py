"""What a season is: the teams, what they agreed on, the fixtures and where each was played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from gridlight.session.journal import PERSON
from gridlight.session.season.schedule import Pairing
from gridlight.session.settings import Value

LEAST_TEAMS, MOST_TEAMS = 2, 64
LONGEST_NAME = 24
LONGEST_TITLE = 60
PLAYOFFS = (0, 2, 4)
"""How many of the best play for the title: nobody, two in a final, four from semifinals on."""
SEMIFINALS = ("semifinal-1", "semifinal-2")
FINAL = "final"


@dataclass(frozen=True, slots=True)
class Team:
    """A team: its name, its color like `#1f4e8c`, and `person` or a coach's level."""

    name: str
    color: str
    coach: str = PERSON

    @property
    def coached(self) -> bool:
        """Whether a computer plays it."""
        return self.coach != PERSON


@dataclass(frozen=True, slots=True)
class Sheet:
    """The saved game that a fixture is played in: the file's name beside the season's.

    `take` counts from 1 and goes up when a game that was deleted is played anew; with each
    take the dice are other ones.
    """

    journal: str
    take: int = 1


@dataclass(frozen=True, slots=True)
class Season:
    """A season as its file keeps it; results aren't in it, they are in the saved games.

    `sheets` says by a fixture's key where it was played; keys are those of `fixtures`, and
    `semifinal-1`, `semifinal-2`, `final`.
    """

    name: str
    game: str
    settings: Mapping[str, Value]
    tables: Mapping[str, Any]
    seed: str
    teams: tuple[Team, ...]
    rounds: int
    playoffs: int
    pairings: tuple[Pairing, ...]
    sheets: Mapping[str, Sheet] = field(default_factory=dict)
    created: str = ""

    @property
    def weeks(self) -> int:
        """The weeks before the playoffs."""
        return max((pairing.week for pairing in self.pairings), default=0)

    def fixtures(self) -> Iterator[tuple[str, Pairing]]:
        """The pairings before the playoffs by their keys: `w03-g2`."""
        counts: dict[int, int] = {}
        for pairing in self.pairings:
            counts[pairing.week] = counts.get(pairing.week, 0) + 1
            yield f"w{pairing.week:02}-g{counts[pairing.week]}", pairing

    def keys(self) -> frozenset[str]:
        """The keys of all fixtures, those of the playoffs too."""
        finals = {0: (), 2: (FINAL,), 4: (*SEMIFINALS, FINAL)}[self.playoffs]
        return frozenset({*(key for key, _ in self.fixtures()), *finals})

    def with_sheet(self, key: str, sheet: Sheet) -> Season:
        """The season with a fixture's saved game noted."""
        return replace(self, sheets={**self.sheets, key: sheet})
