"""Calls sifted and counted: by situation, by what was called, for one coach or for all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from gridlight.kernel.game import Seat
from gridlight.session.record_book.rows import Row
from gridlight.session.record_book.standings import Name, coach_of
from gridlight.session.tendencies.calls import (
    DEAD_BALL,
    FROM_SCRIMMAGE,
    KICKOFF,
    TRY,
    Call,
)

OFFENSE, FORMATIONS, DEFENSE, KICKING = "offense", "formations", "defense", "kicking"
SIDES = (OFFENSE, FORMATIONS, DEFENSE, KICKING)
"""What of a coach's calls is counted: plays, line-ups of the offense, of the defense, kicks."""
Kept = tuple[Row, Sequence[Call]]
"""A game's line with what was called in it."""
LAST_DOWN = 4
GO, FOURTH = "go", "fourth"
"""A fourth down that was played, and the group of the fourth-down decisions."""
BY_MUCH = 8
"""A lead of more than that takes more than one score."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One call in its game."""

    row: Row
    call: Call

    def coach(self, side: str) -> Name:
        """Who called it on that side of the ball."""
        return coach_of(self.row.of(self.seat(side)))

    def seat(self, side: str) -> Seat:
        """Whose call it is on that side of the ball."""
        return self.call.side.other if side == DEFENSE else self.call.side


@dataclass(frozen=True, slots=True)
class Situations:
    """Which situations are counted; an empty word takes all.

    `distance`, `field` and `score` are names in `DISTANCES`, `FIELD` and `SCORES`.
    """

    down: str = ""
    distance: str = ""
    field: str = ""
    score: str = ""
    quarter: str = ""

    def fits(self, call: Call, side: str = OFFENSE) -> bool:
        """Whether a call was made in such a situation; the score is that of the calling side."""
        margin = -call.margin if side == DEFENSE else call.margin
        return (
            self.down in ("", str(call.down))
            and (not self.distance or (call.down > 0 and DISTANCES[self.distance](call.to_go)))
            and (not self.field or (call.down > 0 and FIELD[self.field](call.to_goal)))
            and (not self.score or SCORES[self.score](margin))
            and self.quarter in ("", _quarter(call))
        )


Fits = Callable[[float], bool]
DISTANCES: dict[str, Fits] = {
    "short": lambda yards: yards <= 3,
    "medium": lambda yards: 3 < yards < 7,
    "long": lambda yards: yards >= 7,
}
"""Yards to go."""
FIELD: dict[str, Fits] = {
    "own-20": lambda to_goal: to_goal >= 80,
    "own-half": lambda to_goal: 50 <= to_goal < 80,
    "their-half": lambda to_goal: 20 < to_goal < 50,
    "red-zone": lambda to_goal: to_goal <= 20,
}
"""Yards to the goal line of those with the ball."""
SCORES: dict[str, Fits] = {
    "ahead": lambda margin: margin > 0,
    "level": lambda margin: margin == 0,
    "behind": lambda margin: margin < 0,
    "far-ahead": lambda margin: margin > BY_MUCH,
    "far-behind": lambda margin: margin < -BY_MUCH,
}
QUARTERS = ("1", "2", "3", "4", "extra")


def _quarter(call: Call) -> str:
    return str(call.quarter) if call.quarter <= 4 else QUARTERS[-1]


Key = tuple[str, str, str]
"""A group that shares make up, what was called, and its name; equal for the same call."""


@dataclass(frozen=True, slots=True)
class Tally:
    """All calls of one kind: how often, and what came of them. `whole` counts its group."""

    key: Key
    seen: tuple[Seen, ...]
    whole: int

    @property
    def count(self) -> int:
        """How often it was called."""
        return len(self.seen)

    @property
    def share(self) -> float:
        """The share among everything of its group."""
        return self.count / self.whole if self.whole else 0.0

    @property
    def mean(self) -> float:
        """Yards on the average; 0 where there is none."""
        return self._sum(lambda call: call.yards) / self.count if self.seen else 0.0

    @property
    def successes(self) -> float:
        """The share that did what its down asks for, or what the kick was for."""
        return self._sum(lambda call: call.success) / self.count if self.seen else 0.0

    @property
    def first_downs(self) -> int:
        """First downs, touchdowns among them."""
        return int(self._sum(lambda call: call.first_down))

    @property
    def turnovers(self) -> int:
        """Interceptions and fumbles lost."""
        return int(self._sum(lambda call: call.turnover))

    @property
    def touchdowns(self) -> int:
        """Touchdowns of those with the ball."""
        return int(self._sum(lambda call: call.touchdown))

    def _sum(self, of: Callable[[Call], float]) -> float:
        return sum(of(seen.call) for seen in self.seen)


def seen_calls(games: Iterable[Kept], game: str = "") -> tuple[Seen, ...]:
    """All calls of all games that can be opened, the newest game first; no play twice.

    Copies of a game, and games played on from a point of another, share plays: each counts
    once, in the oldest.
    """
    found: dict[str, Seen] = {}
    ordered = sorted(games, key=lambda kept: (kept[0].begun, kept[0].stamp.time, kept[0].file))
    for row, calls in ordered:
        if not row.fault and game in ("", row.game):
            for call in calls:
                found.setdefault(call.mark, Seen(row, call))
    return tuple(reversed(found.values()))


def coaches(seen: Iterable[Seen]) -> tuple[Name, ...]:
    """Everybody in games in which anything was called, people first, by name."""
    rows = {each.row.file: each.row for each in seen}
    names = [coach_of(row.of(seat)) for row in rows.values() for seat in Seat]
    found: dict[str, Name] = {}
    for name in names:
        found.setdefault(name.key, name)
    return tuple(sorted(found.values(), key=lambda name: (name.computer, name.key)))


def sifted(
    seen: Iterable[Seen], side: str, situations: Situations, coach: str = ""
) -> tuple[Seen, ...]:
    """The calls on that side of the ball in these situations; `coach` is a name's key."""
    theirs: dict[tuple[str, Seat], bool] = {}

    def by_coach(each: Seen) -> bool:
        place = each.row.file, each.seat(side)
        if place not in theirs:  # a game has many calls
            theirs[place] = each.coach(side).key == coach
        return theirs[place]

    return tuple(
        each
        for each in seen
        if key_of(each.call, side) is not None
        and situations.fits(each.call, side)
        and (not coach or by_coach(each))
    )


def tallies(seen: Iterable[Seen], side: str) -> tuple[Tally, ...]:
    """Counts by what was called, group after group, the most frequent first."""
    by_key: dict[Key, list[Seen]] = {}
    for each in seen:
        key = key_of(each.call, side)
        if key is not None:
            by_key.setdefault(key, []).append(each)
    wholes: dict[str, int] = {}
    for key, calls in by_key.items():
        wholes[key[0]] = wholes.get(key[0], 0) + len(calls)
    found = (Tally(key, tuple(calls), wholes[key[0]]) for key, calls in by_key.items())
    return tuple(sorted(found, key=_order))


def _order(tally: Tally) -> tuple[int, int, Key]:
    group = _GROUPS.index(tally.key[0])
    return group, -tally.count, tally.key


_GROUPS = ("", FOURTH, "earlier", KICKOFF, TRY)
"""The groups in the order in which they are shown."""


def key_of(call: Call, side: str) -> Key | None:
    """Under what a call is counted on that side of the ball; None where it isn't."""
    if side == KICKING:
        return _kicking(call)
    if call.kind not in FROM_SCRIMMAGE:
        return None
    if side == OFFENSE:
        card = call.call.isdigit()  # whatever was done with it, it's one call
        return "", call.call if card else f"{call.kind} {call.call}".strip(), call.title
    shown = call.formation if side == FORMATIONS else call.defense
    return ("", shown, call.answer if side == DEFENSE else "") if shown else None


def _kicking(call: Call) -> Key | None:
    if call.kind in DEAD_BALL:
        if call.kind == TRY:
            return TRY, f"{TRY} {call.call}", ""
        return KICKOFF, call.kind, ""
    if call.down >= LAST_DOWN:
        return FOURTH, GO if call.kind in FROM_SCRIMMAGE else call.kind, ""
    return None if call.kind in FROM_SCRIMMAGE else ("earlier", call.kind, "")
