"""What was measured of two levels that played against one another, and of how long they thought."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import astuple, dataclass
from math import sqrt

from gridlight.coaches.coach import LEVELS

GOALS = {"rookie": 80.0, "equilibrium": 50.0}
GOAL = 65.0
"""How many of 100 decided games a level should win against the one below it; a rookie should win
more, and who plays for points alone half of those against who plays to win.
"""

LONGEST = 1.0
"""How many seconds a decision may take."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """How many games a level won against a weaker one, lost, and tied; sides swapped on the same
    dice. `settings` are those that weren't the game's own, as `key=value`.
    """

    game: str
    level: str
    below: str
    won: int
    lost: int
    tied: int
    settings: str = ""

    @property
    def games(self) -> int:
        """All games."""
        return self.won + self.lost + self.tied

    @property
    def decided(self) -> int:
        """The games that somebody won."""
        return self.won + self.lost

    @property
    def share(self) -> float:
        """The decided games that the stronger level won, in 100; 0 where none was decided."""
        return 100 * self.won / self.decided if self.decided else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which shares, in 100, the true one lies 95 times in 100."""
        return interval(self.won, self.decided)

    @property
    def margin(self) -> float:
        """Half of the interval's width."""
        low, high = self.bounds
        return (high - low) / 2

    @property
    def goal(self) -> float:
        """The share that the stronger level should have."""
        return GOALS.get(self.level, GOAL)


@dataclass(frozen=True, slots=True)
class Clocked:
    """How long a level's decisions took in so many games, in seconds: half of them no longer than
    the median, 99 in 100 no longer than `p99`; by the clock on the wall, and in time of the
    thinking thread alone (`own_…`), for which other programs don't count.
    """

    game: str
    level: str
    games: int
    decisions: int
    median: float
    p99: float
    longest: float
    own_median: float
    own_p99: float
    own_longest: float


def below_of(level: str) -> str | None:
    """The level that stands below; for `equilibrium`, which stands beside them, the strongest."""
    if level not in LEVELS:
        return LEVELS[-1]
    place = LEVELS.index(level)
    return LEVELS[place - 1] if place else None


def rung_over(ladder: Iterable[Meeting], game: str, level: str) -> Meeting | None:
    """How a level did against the one below it, if that was measured."""
    near = below_of(level)
    sought = (game, level, near)
    return next((each for each in ladder if (each.game, each.level, each.below) == sought), None)


def rung_under(ladder: Iterable[Meeting], game: str, level: str) -> Meeting | None:
    """How the level above did against this one, if that was measured."""
    above = next((each for each in LEVELS if below_of(each) == level), None)
    return None if above is None else rung_over(ladder, game, above)


def interval(won: int, decided: int) -> tuple[float, float]:
    """Between which shares, in 100, the true one lies 95 times in 100; Wilson's interval."""
    if not decided:
        return 0.0, 100.0
    z, share = 1.959964, won / decided
    middle = share + z * z / (2 * decided)
    reach = z * sqrt(share * (1 - share) / decided + z * z / (4 * decided * decided))
    whole = 1 + z * z / decided
    return max(0.0, 100 * (middle - reach) / whole), min(100.0, 100 * (middle + reach) / whole)


def clocked(game: str, level: str, games: int, times: Iterable[tuple[float, float]]) -> Clocked:
    """What came of the times of each decision: on the wall, and of the thread; at least one."""
    wall, own = (sorted(each) for each in zip(*times, strict=True))
    rounded = (round(value, 7) for values in (wall, own) for value in _marks(values))
    return Clocked(game, level, games, len(wall), *rounded)


def _marks(values: list[float]) -> tuple[float, float, float]:
    last = len(values) - 1
    return values[last // 2], values[round(0.99 * last)], values[last]


HEAD = '''"""How the levels of each game did against one another, and how long they thought.

Written by `gridlight ladder --write`; docs/levels.md shows it.
"""

from __future__ import annotations

from gridlight.coaches.ladder import Clocked, Meeting

'''


def as_module(ladder: Iterable[Meeting], clocks: Iterable[Clocked]) -> str:
    """The module `ladder_table` that holds these."""
    met = [
        f'    Meeting("{each.game}", "{each.level}", "{each.below}", '
        f"{each.won}, {each.lost}, {each.tied}{_set(each)}),\n"
        for each in ladder
    ]
    return f"{HEAD}LADDER: tuple[Meeting, ...] = {_tuple(met)}\n{_clocks(clocks)}"


def _clocks(clocks: Iterable[Clocked]) -> str:
    lines = []
    for each in clocks:
        game, level, *numbers = astuple(each)
        own = ", ".join(str(number) for number in numbers[5:])
        first = ", ".join(str(number) for number in numbers[:5])
        lines.append(
            f'    Clocked(\n        *("{game}", "{level}", {first}),\n        *({own}),\n    ),\n'
        )
    return f"CLOCKS: tuple[Clocked, ...] = {_tuple(lines)}"


def _set(each: Meeting) -> str:
    return f", {json.dumps(each.settings)}" if each.settings else ""


def _tuple(lines: list[str]) -> str:
    return f"(\n{''.join(lines)})\n" if lines else "()\n"


def measured_anew(ladder: Iterable[Meeting], fresh: Iterable[Meeting]) -> tuple[Meeting, ...]:
    """The ladder with what was measured anew in place of what it had of the same two levels."""
    found = {(each.game, each.level, each.below): each for each in (*ladder, *fresh)}
    return tuple(found.values())


def clocked_anew(clocks: Iterable[Clocked], fresh: Iterable[Clocked]) -> tuple[Clocked, ...]:
    """The same for the times of decisions."""
    found = {(each.game, each.level): each for each in (*clocks, *fresh)}
    return tuple(found.values())
