"""What a game comes to in numbers: what a team did, its drives, both teams' book."""

from __future__ import annotations

from dataclasses import dataclass, fields
from itertools import zip_longest

from gridlight.kernel.game import Seat


@dataclass(frozen=True, slots=True)
class TeamStats:
    """What one team did; yards are whole or half numbers. Two of them add up.

    A run is also a lateral, even one that the others catch (`laterals_lost`), and a passer who
    kept the ball and gained; a passer stopped behind the line is a sack, which is no run. Tries
    count in the points alone. A touchdown from scrimmage is a first down too. `points` is by
    quarter.
    """

    plays: int = 0
    runs: int = 0
    run_yards: float = 0
    passes: int = 0
    completions: int = 0
    pass_yards: float = 0
    intercepted: int = 0
    sacked: int = 0
    sack_yards: float = 0
    fumbles: int = 0
    fumbles_lost: int = 0
    laterals_lost: int = 0
    punts: int = 0
    punt_yards: float = 0
    punts_blocked: int = 0
    kickoffs: int = 0
    kickoff_yards: float = 0
    kick_returns: int = 0
    kick_return_yards: float = 0
    punt_returns: int = 0
    punt_return_yards: float = 0
    interception_returns: int = 0
    interception_return_yards: float = 0
    field_goals: int = 0
    field_goals_tried: int = 0
    penalties: int = 0
    penalty_yards: float = 0
    first_downs: int = 0
    touchdowns: int = 0
    points: tuple[int, ...] = ()

    @property
    def total_points(self) -> int:
        """All points."""
        return sum(self.points)

    @property
    def yards(self) -> float:
        """Yards from scrimmage: runs and passes less what sacks lost."""
        return self.run_yards + self.pass_yards - self.sack_yards

    @property
    def turnovers(self) -> int:
        """Interceptions thrown, fumbles lost, and laterals that the others caught."""
        return self.intercepted + self.fumbles_lost + self.laterals_lost

    def __add__(self, other: TeamStats) -> TeamStats:
        sums = {
            each.name: getattr(self, each.name) + getattr(other, each.name)
            for each in fields(self)
            if each.name != "points"
        }
        points = tuple(a + b for a, b in zip_longest(self.points, other.points, fillvalue=0))
        return TeamStats(**sums, points=points)


@dataclass(frozen=True, slots=True)
class Gained:
    """One play of a drive: where it began and the yards it made."""

    start: float
    yards: float


@dataclass(frozen=True, slots=True)
class Drive:
    """A team's series with the ball; `ended` is empty while it goes on.

    `ended` is one of `touchdown`, `field goal`, `missed field goal`, `punt`,
    `blocked punt`, `interception`, `fumble`, `downs`, `safety`, `end of half`,
    `end of game`.
    """

    side: Seat
    start: float
    quarter: int
    gained: tuple[Gained, ...] = ()
    ended: str = ""

    @property
    def plays(self) -> int:
        """Runs and passes; kicks aren't counted."""
        return len(self.gained)

    @property
    def yards(self) -> float:
        """The sum of what the plays gained."""
        return sum(each.yards for each in self.gained)


@dataclass(frozen=True, slots=True)
class Gamebook:
    """Both teams' statistics and all drives, in order."""

    home: TeamStats = TeamStats()
    visitors: TeamStats = TeamStats()
    drives: tuple[Drive, ...] = ()

    def of(self, side: Seat) -> TeamStats:
        """The statistics of `side`."""
        return self.home if side is Seat.HOME else self.visitors

    @property
    def current_drive(self) -> Drive | None:
        """The drive that goes on, if one does."""
        return self.drives[-1] if self.drives and not self.drives[-1].ended else None

    def __add__(self, other: Gamebook) -> Gamebook:
        return Gamebook(
            self.home + other.home, self.visitors + other.visitors, self.drives + other.drives
        )
