"""The statistics of a game, folded from its events and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from gridlight.football import events as names
from gridlight.football.field import gain, goal, scored, to_goal
from gridlight.football.statistics import Drive, Gained, Gamebook, TeamStats
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat

__all__ = ["Drive", "Gained", "Gamebook", "TeamStats", "gamebook", "standing"]


def gamebook(events: Iterable[Event], quarter: int = 1) -> Gamebook:
    """The statistics of a game, or of its part so far, from its events in order.

    `quarter` is the one that the events begin in, for a game that was opened from a position.
    """
    book = _Book(quarter=quarter)
    for column in book.points.values():
        column.extend([0] * (quarter - 1))
    for told in standing(events):
        handler = _HANDLERS.get(told.name)
        if handler:
            handler(book, told, told.as_mapping())
        book.before = told.name
    return book.close()


def standing(events: Iterable[Event]) -> list[Event]:
    """The events without the plays, kicks and returns that penalties wiped out."""
    kept: list[Event] = []
    for told in events:
        if told.name in (names.PENALTY_ACCEPTED, names.OFFSETTING) and told.get("negates"):
            kept = _wiped(kept, str(told["negates"]))
        kept.append(told)
    return kept


_BEGINNINGS = frozenset({names.PENALTY_DIE, names.SNAP})
_OF_A_KICK = frozenset({names.PUNT, names.RETURN, names.FAIR_CATCH, names.FUMBLE, names.RECOVERY})


def _wiped(events: list[Event], what: str) -> list[Event]:
    if what == "play":
        began = [i for i, told in enumerate(events) if told.name in _BEGINNINGS]
        return events[: began[-1] + 1] if began else events
    kicks = [i for i, told in enumerate(events) if told.name == names.PUNT]
    if not kicks:
        return events
    last = kicks[-1] if what == "kick" else kicks[-1] + 1
    return events[:last] + [told for told in events[last:] if told.name not in _OF_A_KICK]


Facts = Mapping[str, object]


@dataclass(slots=True)
class _Book:
    """The fold's running sums."""

    sums: dict[Seat, dict[str, float]] = field(default_factory=lambda: {s: {} for s in Seat})
    points: dict[Seat, list[int]] = field(default_factory=lambda: {s: [0] for s in Seat})
    drives: list[Drive] = field(default_factory=list)
    open: Drive | None = None
    quarter: int = 1
    trying: bool = False
    free: bool = False
    fumbler: Seat | None = None
    blocked: bool = False
    before: str = ""
    lateral: bool = False

    def add(self, side: Seat, name: str, amount: float = 1) -> None:
        """Count something for a team."""
        self.sums[side][name] = self.sums[side].get(name, 0) + amount

    def score(self, side: Seat, points: int) -> None:
        """Write points into the quarter."""
        self.points[side][-1] += points

    def drive(self, side: Seat, start: float) -> Drive:
        """The open drive of `side`, begun at `start` if there is none."""
        if self.open is None or self.open.side is not side:
            self.open = Drive(side, start, self.quarter)
        return self.open

    def end_drive(self, how: str) -> None:
        """Close the open drive."""
        if self.open is not None:
            self.drives.append(replace(self.open, ended=how))
            self.open = None

    def next_quarter(self) -> None:
        """Turn the page."""
        self.quarter += 1
        for column in self.points.values():
            column.append(0)

    def close(self) -> Gamebook:
        """The sums as values."""
        drives = [*self.drives, *([self.open] if self.open else [])]
        home, visitors = (self._team(seat) for seat in (Seat.HOME, Seat.VISITORS))
        return Gamebook(home, visitors, tuple(drives))

    def _team(self, seat: Seat) -> TeamStats:
        whole = {
            name: int(value) if value == int(value) else value
            for name, value in self.sums[seat].items()
        }
        return TeamStats(**whole, points=tuple(self.points[seat]))  # type: ignore[arg-type]


def _side(facts: Facts) -> Seat:
    return Seat(str(facts["side"]))


def _number(facts: Facts, key: str) -> float:
    value = facts.get(key)
    return value if isinstance(value, int | float) else 0


def _reveal(book: _Book, told: Event, facts: Facts) -> None:
    book.trying = bool(facts["trying"])
    book.fumbler = None
    if book.trying:
        return
    side, gained = _side(facts), _gained(facts)
    drive = book.drive(side, gained.start)
    book.open = replace(drive, gained=(*drive.gained, gained))
    book.lateral = not facts["thrown"]
    _count_play(book, side, facts, intercepted=facts["outcome"] == "interception")


def _gained(facts: Facts) -> Gained:
    return Gained(_number(facts, "start"), _number(facts, "gain"))


def _snap(book: _Book, told: Event, facts: Facts) -> None:
    book.fumbler = None
    if not facts["free"] and not book.trying:
        book.drive(_side(facts), _number(facts, "spot"))


def _new_series(book: _Book, told: Event, facts: Facts) -> None:
    book.free = book.trying = False  # PS-29: no free kick follows a safety


def _play(book: _Book, told: Event, facts: Facts) -> None:
    """A play from scrimmage on a board, told once it is over: its drive may have ended in it."""
    side, gained = _side(facts), _gained(facts)
    if book.open is not None and book.open.side is side:
        book.open = replace(book.open, gained=(*book.open.gained, gained))
    elif book.drives and book.drives[-1].side is side:
        last = book.drives[-1]
        book.drives[-1] = replace(last, gained=(*last.gained, gained))
    _count_play(book, side, facts, intercepted=bool(facts["intercepted"]))


def _count_play(book: _Book, side: Seat, facts: Facts, *, intercepted: bool) -> None:
    yards = _number(facts, "gain")
    book.add(side, "plays")
    if facts["thrown"]:
        book.add(side, "passes")
        if intercepted:
            book.add(side, "intercepted")
        elif facts["caught"]:
            book.add(side, "completions")
            book.add(side, "pass_yards", yards)
    elif facts["kind"] == "pass" and yards < 0 and not intercepted:
        book.add(side, "sacked")
        book.add(side, "sack_yards", -yards)
    else:
        book.add(side, "runs")
        book.add(side, "run_yards", yards)


def _interception(book: _Book, told: Event, facts: Facts) -> None:
    if book.trying:
        return
    if facts.get("lateral", book.lateral):
        book.add(_side(facts), "laterals_lost")
    book.end_drive("interception")


def _fumble(book: _Book, told: Event, facts: Facts) -> None:
    if book.trying:
        return
    book.fumbler = _side(facts)
    book.blocked = book.before == names.PUNT_BLOCKED
    if not book.blocked:
        book.add(book.fumbler, "fumbles")


def _recovery(book: _Book, told: Event, facts: Facts) -> None:
    fumbler, book.fumbler = book.fumbler, None
    if fumbler is None or not facts["lost"]:  # an on-side kick is nobody's fumble
        return
    if not book.blocked:
        book.add(fumbler, "fumbles_lost")
    if book.open is not None and book.open.side is fumbler:
        book.end_drive("blocked punt" if book.blocked else "fumble")


def _kickoff(book: _Book, told: Event, facts: Facts) -> None:
    side = _side(facts)
    book.fumbler, book.free, book.trying = None, False, False
    book.add(side, "kickoffs")
    book.add(side, "kickoff_yards", _within(side, facts))


def _punt(book: _Book, told: Event, facts: Facts) -> None:
    side = _side(facts)
    if book.free:  # FE-32: a free kick is no punt from scrimmage
        book.free = False
        return
    book.drive(side, _number(facts, "start"))
    book.add(side, "punts")
    book.add(side, "punt_yards", _within(side, facts))
    book.end_drive("punt")


def _within(side: Seat, facts: Facts) -> float:
    """A kick's yards, measured no further than the goal line."""
    return min(_number(facts, "yards"), to_goal(side, _number(facts, "start")))


def _punt_blocked(book: _Book, told: Event, facts: Facts) -> None:
    side = _side(facts)
    book.drive(side, _number(facts, "spot"))
    if facts.get("kind") == "field-goal":
        book.add(side, "field_goals_tried")
        book.end_drive("missed field goal")
        return
    book.add(side, "punts")
    book.add(side, "punts_blocked")
    if facts.get("kind"):  # on a board the ball is dead there
        book.end_drive("blocked punt")


_RETURNS = {
    "kickoff": "kick_returns",
    "punt": "punt_returns",
    "quick-kick": "punt_returns",
    "field-goal": "punt_returns",
    "interception": "interception_returns",
}


def _return(book: _Book, told: Event, facts: Facts) -> None:
    side, name = _side(facts), _RETURNS[str(facts["kind"])]
    spot = _number(facts, "spot")
    end = goal(side) if scored(side, spot) else spot
    book.add(side, name)
    book.add(side, f"{name[:-1]}_yards", gain(side, _number(facts, "start"), end))


def _first_down(book: _Book, told: Event, facts: Facts) -> None:
    book.add(_side(facts), "first_downs")


def _downs(book: _Book, told: Event, facts: Facts) -> None:
    book.end_drive("downs")


def _touchdown(book: _Book, told: Event, facts: Facts) -> None:
    side = _side(facts)
    book.score(side, int(_number(facts, "points")))
    book.add(side, "touchdowns")
    book.trying = True
    if book.open is not None and book.open.side is side:
        book.add(side, "first_downs")
        book.end_drive("touchdown")


def _field_goal_good(book: _Book, told: Event, facts: Facts) -> None:
    side = _side(facts)
    book.score(side, int(_number(facts, "points")))
    book.add(side, "field_goals")
    _field_goal(book, side, facts, "field goal")


def _field_goal_missed(book: _Book, told: Event, facts: Facts) -> None:
    _field_goal(book, _side(facts), facts, "missed field goal")


def _field_goal(book: _Book, side: Seat, facts: Facts, how: str) -> None:
    book.add(side, "field_goals_tried")
    line = abs(goal(side) - _number(facts, "distance"))
    book.drive(side, line)
    book.end_drive(how)


def _try(book: _Book, told: Event, facts: Facts) -> None:
    book.trying = False
    book.score(_side(facts), int(_number(facts, "points")))


def _safety(book: _Book, told: Event, facts: Facts) -> None:
    book.score(_side(facts), int(_number(facts, "points")))
    book.free = True
    book.end_drive("safety")


def _penalty(book: _Book, told: Event, facts: Facts) -> None:
    by = _side(facts).other
    book.add(by, "penalties")
    book.add(by, "penalty_yards", _number(facts, "walked"))


def _kick_again(book: _Book, told: Event, facts: Facts) -> None:
    if facts["why"] == "penalty":
        side = _side(facts)
        book.add(side, "penalties")
        book.add(side, "penalty_yards", _number(facts, "walked"))


def _quarter(book: _Book, told: Event, facts: Facts) -> None:
    book.next_quarter()


def _half(book: _Book, told: Event, facts: Facts) -> None:
    book.end_drive("end of half")
    book.next_quarter()


def _game(book: _Book, told: Event, facts: Facts) -> None:
    book.end_drive("end of game")


_HANDLERS: dict[str, Callable[[_Book, Event, Facts], None]] = {
    "reveal": _reveal,
    names.SNAP: _snap,
    names.NEW_SERIES: _new_series,
    names.PLAY: _play,
    names.INTERCEPTION: _interception,
    names.FUMBLE: _fumble,
    names.RECOVERY: _recovery,
    names.KICKOFF: _kickoff,
    names.PUNT: _punt,
    names.PUNT_BLOCKED: _punt_blocked,
    names.RETURN: _return,
    names.FIRST_DOWN: _first_down,
    names.TURNOVER_ON_DOWNS: _downs,
    names.TOUCHDOWN: _touchdown,
    names.FIELD_GOAL_GOOD: _field_goal_good,
    names.FIELD_GOAL_MISSED: _field_goal_missed,
    names.TRY_GOOD: _try,
    names.TRY_MISSED: _try,
    names.SAFETY: _safety,
    names.PENALTY_ACCEPTED: _penalty,
    names.REKICK: _kick_again,
    names.END_OF_QUARTER: _quarter,
    names.END_OF_HALF: _half,
    names.END_OF_GAME: _game,
}
