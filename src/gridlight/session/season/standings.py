"""The table of a season: won, lost, tied, and who stands above whom."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby

from gridlight.kernel.language import tr

RULE = tr(
    "Teams are ranked by percentage; a tie counts as half a win. Where it is the same, the games "
    "between the teams concerned decide, then the difference of points in all games, then points "
    "scored, then the lot drawn when the season began."
)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game as the table counts it: who met, the points, and who won if anybody did."""

    home: int
    visitors: int
    home_points: int
    visitors_points: int
    winner: int | None

    def of(self, team: int) -> tuple[int, int]:
        """Points for and against a team."""
        points = (self.home_points, self.visitors_points)
        return points if team == self.home else (points[1], points[0])

    def letter(self, team: int) -> str:
        """W, L or T for a team."""
        if self.winner is None:
            return "T"
        return "W" if self.winner == team else "L"


@dataclass(frozen=True, slots=True)
class Standing:
    """A team's line of the table; `streak` is like `W3`, empty before the first game."""

    team: int
    won: int = 0
    lost: int = 0
    tied: int = 0
    points_for: int = 0
    points_against: int = 0
    streak: str = ""

    @property
    def played(self) -> int:
        """Games that are over."""
        return self.won + self.lost + self.tied

    @property
    def percentage(self) -> Fraction:
        """Won and half of tied games of all; nothing before the first."""
        return Fraction(2 * self.won + self.tied, 2 * self.played) if self.played else Fraction(0)

    @property
    def difference(self) -> int:
        """Points for less points against."""
        return self.points_for - self.points_against


def table(teams: int, games: Sequence[Played], seed: str) -> tuple[Standing, ...]:
    """The lines of all teams, the best first, by `RULE`; `games` in the order of the weeks."""
    lots = list(range(teams))
    random.Random(f"{seed}:lots").shuffle(lots)
    lines = _lines(range(teams), games)
    return tuple(_ranked(list(lines.values()), games, lots))


def _lines(teams: Iterable[int], games: Iterable[Played]) -> dict[int, Standing]:
    lines = {team: Standing(team) for team in teams}
    for game in games:
        for team in (game.home, game.visitors):
            lines[team] = _with(lines[team], game)
    return lines


def _with(line: Standing, game: Played) -> Standing:
    letter, (scored, allowed) = game.letter(line.team), game.of(line.team)
    run = int(line.streak[1:]) if line.streak.startswith(letter) else 0
    return replace(
        line,
        won=line.won + (letter == "W"),
        lost=line.lost + (letter == "L"),
        tied=line.tied + (letter == "T"),
        points_for=line.points_for + scored,
        points_against=line.points_against + allowed,
        streak=f"{letter}{run + 1}",
    )


def _ranked(lines: list[Standing], games: Sequence[Played], lots: list[int]) -> list[Standing]:
    found: list[Standing] = []
    lines = sorted(lines, key=lambda line: -line.percentage)
    for _, level in groupby(lines, key=lambda line: line.percentage):
        found += _untied(list(level), games, lots)
    return found


def _untied(lines: list[Standing], games: Sequence[Played], lots: list[int]) -> list[Standing]:
    """Lines of one percentage in order: by their own games, again among those still level."""
    if len(lines) == 1:
        return lines
    teams = {line.team for line in lines}
    among = _lines(teams, (game for game in games if {game.home, game.visitors} <= teams))
    by_share: dict[Fraction, list[Standing]] = {}
    for line in lines:
        by_share.setdefault(among[line.team].percentage, []).append(line)
    if len(by_share) == 1:
        return sorted(lines, key=lambda line: (-line.difference, -line.points_for, lots[line.team]))
    found: list[Standing] = []
    for share in sorted(by_share, reverse=True):
        found += _untied(by_share[share], games, lots)
    return found
