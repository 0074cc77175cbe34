"""The penalty chart and the teams' specialist cards, as values (PEN-3, PEN-4, PEN-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gridlight.kernel.language import tr

NUMBERS = ("one", "two", "three", "four", "five", "six", "seven")
"""The numbers of a card, as it says them; the chart has them as 1 to 7."""

KINDS = ("run", "pass", "kick")
"""Kinds of play (PEN-11)."""

ROLES = ("offense", "defense")
TOTALS = range(2, 13)
"""What two dice can add up to (PEN-2)."""

BLANK = "blank"
OFFSETTING = "offsetting"
OFFSIDES = "offsides*"
OPPONENT = "opponent "
STAR = "*"

ENTRIES = (
    BLANK,
    OFFSETTING,
    OFFSIDES,
    OPPONENT + OFFSIDES,
    *(
        f"{who}{number}{star}"
        for star in ("", STAR)
        for who in ("", OPPONENT)
        for number in NUMBERS
    ),
)
"""Everything that may stand beside a total on a card (PEN-3)."""


@dataclass(frozen=True, slots=True)
class Penalty:
    """A line of the chart: what a foul is called, what it costs, and where it is walked off.

    `source` is `previous` (the old line of scrimmage) or `end` (of the play). `negates` is the
    chart's #: the play can't stand. `interference` puts the ball where the walk-off ends,
    without half the distance (PEN-7).
    """

    name: str
    yards: int
    source: str
    negates: bool = False
    first_down: bool = False
    loss_of_down: bool = False
    interference: bool = False

    def as_data(self) -> dict[str, Any]:
        """Plain data as in the file: switches that are off are left out."""
        switches = {name: True for name in SWITCHES if getattr(self, name)}
        return {"name": self.name, "yards": self.yards, "from": self.source, **switches}


SWITCHES = ("negates", "first_down", "loss_of_down", "interference")
SOURCES = ("previous", "end")


@dataclass(frozen=True, slots=True)
class Entry:
    """What a card says beside a total: a word of `ENTRIES`, taken apart.

    `number` is 1 to 7, or 0 for the others; `opponent` turns it against the other team.
    """

    words: str
    number: int = 0
    opponent: bool = False

    @property
    def offsides(self) -> bool:
        """Whether it says that a team was offside."""
        return self.words.endswith(OFFSIDES)


def entry(words: str) -> Entry:
    """The entry that `words` say; `ValueError` for a word that no card bears."""
    if words not in ENTRIES:
        raise ValueError(tr("“{words}” is no entry of a card", words=words))
    opponent = words.startswith(OPPONENT)
    word = words.removeprefix(OPPONENT).removesuffix(STAR)
    number = NUMBERS.index(word) + 1 if word in NUMBERS else 0
    return Entry(words, number, opponent)


Cell = tuple[str, str, int]
"""A place in the chart: kind of play, role of the penalized team, number."""

CELLS: tuple[Cell, ...] = tuple(
    (kind, role, number)
    for kind in KINDS
    for role in ROLES
    for number in range(1, len(NUMBERS) + 1)
)


@dataclass(frozen=True, slots=True)
class PenaltyChart:
    """What each number means, for every kind of play and both roles."""

    lines: tuple[tuple[Cell, Penalty], ...]
    name: str = ""
    author: str = ""
    license: str = ""

    def look_up(self, kind: str, role: str, number: int) -> Penalty:
        """The line for a number; every chart has them all."""
        return dict(self.lines)[kind, role, number]

    def as_data(self) -> dict[str, Any]:
        """The chart's lines as plain data: kind of play, role, number."""
        data: dict[str, Any] = {kind: {role: {} for role in ROLES} for kind in KINDS}
        for (kind, role, number), penalty in self.lines:
            data[kind][role][str(number)] = penalty.as_data()
        return data


@dataclass(frozen=True, slots=True)
class PenaltyCard:
    """A team's specialist card, its penalty section: an entry for every total from 2 to 12."""

    entries: tuple[Entry, ...]
    name: str = ""
    author: str = ""
    license: str = ""

    def read(self, total: int) -> Entry:
        """What stands beside a total."""
        return self.entries[total - TOTALS[0]]

    def as_data(self) -> dict[str, str]:
        """The section as plain data, by total."""
        return {str(total): self.read(total).words for total in TOTALS}
