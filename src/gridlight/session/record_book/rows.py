"""A game as the record book keeps it: one line that lists and standings are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from gridlight.football.gamebook import TeamStats
from gridlight.kernel.codec import canonical, digest, to_plain
from gridlight.kernel.game import Seat
from gridlight.session.journal import PERSON
from gridlight.session.tendencies.calls import Call

NOTHING = TeamStats()


@dataclass(frozen=True, slots=True)
class Stamp:
    """By what a file is known again: its size, its time in nanoseconds, a digest of its bytes."""

    size: int
    time: int
    digest: str = ""

    def fits(self, other: Stamp) -> bool:
        """Whether nobody wrote to the file between the two."""
        return (self.size, self.time) == (other.size, other.time)


@dataclass(frozen=True, slots=True)
class Side:
    """A team in one game: its name, `person` or a coach's level, its points, its statistics.

    `points` are those on the scoreboard; `stats.points` has them by quarter, as far as they
    were scored in this game.
    """

    name: str = ""
    kind: str = PERSON
    points: int = 0
    stats: TeamStats = NOTHING

    @property
    def by_person(self) -> bool:
        """Whether somebody played it, not the computer."""
        return self.kind == PERSON


@dataclass(frozen=True, slots=True)
class Feat:
    """The most that a side did of something in one play or drive, and where it is in the game.

    `at` is the step after which its play begins, for showing it once more.
    """

    kind: str
    side: Seat
    amount: float
    at: int


@dataclass(frozen=True, slots=True)
class Row:
    """One game of the book.

    `file` is its name in the folder. `course` is the same for copies of a game that went the
    same way. `placed` says that it began from a position. `ending` is empty for a game that
    was played to its end, else `resigned` or `draw-agreed`. `fault` says in one sentence why it
    can't be opened.
    """

    file: str
    stamp: Stamp
    title: str
    game: str = ""
    home: Side = Side()
    visitors: Side = Side()
    begun: str = ""
    steps: int = 0
    quarter: int = 0
    over: bool = False
    winner: Seat | None = None
    ending: str = ""
    placed: bool = False
    course: str = ""
    feats: tuple[Feat, ...] = ()
    fault: str = ""

    def of(self, seat: Seat) -> Side:
        """The team of a seat."""
        return self.home if seat is Seat.HOME else self.visitors

    @property
    def counts(self) -> bool:
        """Whether it stands in standings: played to an end, and from the kick-off on."""
        return self.over and not self.fault and not self.placed


def plain(row: Row) -> dict[str, Any]:
    """A line as plain data."""
    data: dict[str, Any] = to_plain(row)
    return data


def row_of(data: Mapping[str, Any]) -> Row:
    """The line that `plain` made data of; `ValueError`, `KeyError`, `TypeError` otherwise."""
    winner = data["winner"]
    values = {
        **data,
        "stamp": Stamp(**data["stamp"]),
        "home": _side(data["home"]),
        "visitors": _side(data["visitors"]),
        "winner": None if winner is None else Seat(winner),
        "feats": tuple(_feat(each) for each in data["feats"]),
    }
    return Row(**values)


def _side(data: Mapping[str, Any]) -> Side:
    stats = data["stats"]
    return Side(**{**data, "stats": TeamStats(**{**stats, "points": tuple(stats["points"])})})


def _feat(data: Mapping[str, Any]) -> Feat:
    return Feat(**{**data, "side": Seat(data["side"])})


def as_text(rows: Iterable[Row]) -> str:
    """The whole book as text, a line a game in the order of the files' names."""
    ordered = sorted(rows, key=lambda row: row.file)
    return "".join(f"{canonical(plain(row))}\n" for row in ordered)


def shape() -> str:
    """A digest that changes whenever a line holds other things than before."""
    kinds = (Row, Stamp, Side, Feat, TeamStats, Call)
    return digest([[each.name for each in fields(kind)] for kind in kinds])
