"""How often a team fouls with a card and a chart: exact in the dice, with plays as in football.

What isn't in the dice comes from 120 whole games with plays as often as professional ones: how
many plays of each kind there are, and how often a flag is accepted that leaves a choice (the
others are declined, or ignored on scores, turnovers and kick-offs).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from gridlight.penalties.chart import (
    KINDS,
    ROLES,
    TOTALS,
    Entry,
    Penalty,
    PenaltyCard,
    PenaltyChart,
)

WAYS = {total: 6 - abs(total - 7) for total in TOTALS}
ALL_WAYS = 36
"""In how many of 36 ways two dice add up to a total."""

X_CHANCE = 1 / 6
PLAYS = {"run": 46.8, "pass": 61.1, "kick": 24.2}
"""Penalty dice that a game throws by kind of play, before any play is made again."""

ACCEPTED = {
    ("run", "offense", "previous"): 0.91,
    ("run", "offense", "end"): 0.94,
    ("run", "defense", "previous"): 0.80,
    ("run", "defense", "end"): 0.94,
    ("pass", "offense", "previous"): 0.93,
    ("pass", "offense", "end"): 0.89,
    ("pass", "defense", "previous"): 0.73,
    ("pass", "defense", "end"): 0.90,
    ("kick", "offense", "previous"): 0.89,
    ("kick", "offense", "end"): 0.88,
    ("kick", "defense", "previous"): 0.83,
    ("kick", "defense", "end"): 0.94,
}
OFFSIDES = {
    ("run", "offense"): 1.0,  # illegal motion leaves no choice (PEN-5)
    ("run", "defense"): 0.79,
    ("pass", "offense"): 1.0,
    ("pass", "defense"): 0.58,
    ("kick", "offense"): 0.62,
    ("kick", "defense"): 0.48,
}

BEFORE_THE_SNAP = "snap"
ROWS = (BEFORE_THE_SNAP, *KINDS)
"""Where fouls are counted: those with # stop the play before it begins."""

REAL = {BEFORE_THE_SNAP: 1.6, "run": 1.0, "pass": 2.1, "kick": 0.85}
REAL_TOTAL = 6.2
LEAST, MOST = 5.0, 7.0
"""Accepted penalties a team and game, 2009 to 2016 by kind and 2009 to 2018 in all."""


@dataclass(frozen=True, slots=True)
class Rates:
    """Accepted penalties a team and game where both teams have the card; by `ROWS`.

    `offsetting` are both teams' fouls that cancel each other, a game.
    """

    by_row: dict[str, float]
    offsetting: float

    @property
    def total(self) -> float:
        """All of them."""
        return sum(self.by_row.values())


@dataclass(frozen=True, slots=True)
class _Flag:
    row: str
    chance: float  # at a play's penalty die, for both teams together
    again: bool


@lru_cache(maxsize=16)
def rates(card: PenaltyCard, chart: PenaltyChart) -> Rates:
    """What a team with this card commits a game, as far as it is accepted."""
    found = dict.fromkeys(ROWS, 0.0)
    offsetting = 0.0
    for kind in KINDS:
        flags = list(_flags(card, chart, kind))
        cancel = (
            X_CHANCE
            * sum(WAYS[total] for total in TOTALS if card.read(total).words == "offsetting")
            / ALL_WAYS
        )
        again = cancel + sum(flag.chance for flag in flags if flag.again)
        dice = PLAYS[kind] / (1 - again)
        offsetting += dice * cancel
        for flag in flags:
            found[flag.row] += dice * flag.chance / 2
    return Rates(found, offsetting)


def line_rate(card: PenaltyCard, chart: PenaltyChart, kind: str, role: str, number: int) -> float:
    """How often a game a line of the chart is called on either team, both with this card."""
    ways = sum(WAYS[total] for total in TOTALS if card.read(total).number == number)
    return PLAYS[kind] * X_CHANCE * ways / ALL_WAYS / len(ROLES)


def _flags(card: PenaltyCard, chart: PenaltyChart, kind: str) -> Iterator[_Flag]:
    for total in TOTALS:
        entry = card.read(total)
        for role in ROLES if entry.number or entry.offsides else ():
            chance = X_CHANCE * WAYS[total] / ALL_WAYS / len(ROLES)
            yield _flag(entry, chart, kind, role, chance)


def _flag(entry: Entry, chart: PenaltyChart, kind: str, role: str, chance: float) -> _Flag:
    if entry.offsides:
        row = BEFORE_THE_SNAP if kind != "kick" else kind
        return _Flag(row, chance * OFFSIDES[kind, role], again=True)
    line = chart.look_up(kind, role, entry.number)
    if line.negates:
        return _Flag(BEFORE_THE_SNAP, chance, again=True)
    share = ACCEPTED[kind, role, line.source]
    return _Flag(kind, chance * share, again=_replays(line))


def _replays(line: Penalty) -> bool:
    return line.source == "previous"
