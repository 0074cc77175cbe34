"""Who won how often against whom: pure folds over the lines of the record book."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import reduce

from gridlight.football.gamebook import TeamStats
from gridlight.kernel.game import Seat
from gridlight.session.record_book.rows import NOTHING, Row, Side


@dataclass(frozen=True, slots=True)
class Name:
    """Somebody in the standings; `key` is the same however the name is spelled.

    `computer` says that it is a coach's level.
    """

    key: str
    shown: str
    computer: bool = False


Whose = Callable[[Side], Name]


def team_of(side: Side) -> Name:
    """The team, by its name alone, whoever played it."""
    shown = " ".join(side.name.split())
    return Name(shown.casefold(), shown)


def coach_of(side: Side) -> Name:
    """Who played it: a person by name, a computer by its level."""
    if side.by_person:
        return team_of(side)
    return Name(f"computer:{side.kind}", side.kind.capitalize(), computer=True)


@dataclass(frozen=True, slots=True)
class Result:
    """One game from one side: `outcome` is `W`, `L` or `T`."""

    row: Row
    seat: Seat
    who: Name
    against: Name
    outcome: str

    @property
    def points(self) -> int:
        """What the side scored."""
        return self.row.of(self.seat).points

    @property
    def allowed(self) -> int:
        """What the other scored."""
        return self.row.of(self.seat.other).points


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of a table; `streak` is the run of equal outcomes that goes on, like `W3`."""

    who: Name
    games: int = 0
    won: int = 0
    lost: int = 0
    tied: int = 0
    points: int = 0
    allowed: int = 0
    streak: str = ""
    stats: TeamStats = NOTHING

    @property
    def share(self) -> float:
        """The share of games won, a tie counting half."""
        return (self.won + self.tied / 2) / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Rivalry:
    """All games of two against each other, the first one's side of them; newest first."""

    one: Standing
    other: Standing
    results: tuple[Result, ...]


def counting(rows: Iterable[Row], game: str = "") -> list[Row]:
    """The games that stand in standings, the oldest first; of copies, one.

    `game` takes only those of one kind.
    """
    found: dict[str, Row] = {}
    for row in sorted(rows, key=lambda row: (row.begun, row.file)):
        if row.counts and game in ("", row.game):
            found.setdefault(row.course, row)
    return list(found.values())


def results(rows: Iterable[Row], whose: Whose = team_of, game: str = "") -> list[Result]:
    """Both sides of each game that counts, the oldest first; nobody plays against himself."""
    found = []
    for row in counting(rows, game):
        sides = {seat: whose(row.of(seat)) for seat in Seat}
        if sides[Seat.HOME].key == sides[Seat.VISITORS].key:
            continue
        for seat in Seat:
            outcome = "T" if row.winner is None else "W" if row.winner is seat else "L"
            found.append(Result(row, seat, sides[seat], sides[seat.other], outcome))
    return found


def standings(rows: Iterable[Row], whose: Whose = team_of, game: str = "") -> tuple[Standing, ...]:
    """The table: by share of games won, then the difference of points, then the name."""
    table: dict[str, Standing] = {}
    for result in results(rows, whose, game):
        table[result.who.key] = _counted(table.get(result.who.key, Standing(result.who)), result)
    return tuple(sorted(table.values(), key=_rank))


def rivalry(rows: Iterable[Row], one: Name, other: Name, whose: Whose = team_of) -> Rivalry:
    """What two have done against each other."""
    met = [
        result
        for result in results(rows, whose)
        if {result.who.key, result.against.key} == {one.key, other.key}
    ]
    of_one = [result for result in met if result.who.key == one.key]
    of_other = [result for result in met if result.who.key == other.key]
    return Rivalry(_summed(one, of_one), _summed(other, of_other), tuple(reversed(of_one)))


def names(rows: Iterable[Row], whose: Whose) -> tuple[Name, ...]:
    """Everybody in the book, finished games or not: people by name, then computers."""
    found: dict[str, Name] = {}
    for row in sorted(rows, key=lambda row: (row.begun, row.file)):
        for seat in Seat if row.game else ():
            name = whose(row.of(seat))
            found[name.key] = name
    return tuple(sorted(found.values(), key=lambda name: (name.computer, name.key)))


def _summed(name: Name, found: Iterable[Result]) -> Standing:
    return reduce(_counted, found, Standing(name))


def _counted(standing: Standing, result: Result) -> Standing:
    outcome = result.outcome
    run = int(standing.streak[1:]) if standing.streak[:1] == outcome else 0
    return replace(
        standing,
        who=result.who,
        games=standing.games + 1,
        won=standing.won + (outcome == "W"),
        lost=standing.lost + (outcome == "L"),
        tied=standing.tied + (outcome == "T"),
        points=standing.points + result.points,
        allowed=standing.allowed + result.allowed,
        streak=f"{outcome}{run + 1}",
        stats=standing.stats + result.row.of(result.seat).stats,
    )


def _rank(standing: Standing) -> tuple[float, int, str]:
    return -standing.share, standing.allowed - standing.points, standing.who.key
