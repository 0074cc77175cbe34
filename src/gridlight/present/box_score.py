"""The box score in words: points by quarter, the teams' numbers, the drives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gridlight.football.field import LENGTH, MIDFIELD, from_own_goal
from gridlight.football.gamebook import Drive, TeamStats
from gridlight.kernel.game import Seat
from gridlight.kernel.language import figure, tr, trn
from gridlight.present.situation import Names, capital, plain, spot_for
from gridlight.session.box import Box, Downs, box_of
from gridlight.session.course import Record
from gridlight.session.journal import Header

DASH = "–"
PEGSKIN, FOTO = "pegskin", "foto-electric"


@dataclass(frozen=True, slots=True)
class Points:
    """The table of points: its heads, and each team's cells, the total last."""

    heads: tuple[str, ...]
    home: tuple[str, ...]
    visitors: tuple[str, ...]

    def of(self, side: Seat) -> tuple[str, ...]:
        """The cells of `side`."""
        return self.home if side is Seat.HOME else self.visitors


@dataclass(frozen=True, slots=True)
class StatRow:
    """One line of the numbers: what, home's, the visitors'."""

    name: str
    home: str
    visitors: str


@dataclass(frozen=True, slots=True)
class DriveRow:
    """One drive: `start` and `end` are yards from the home goal line, `scored` that it paid."""

    side: Seat
    part: str
    begun: str
    plays: int
    yards: float
    ended: str
    start: float
    end: float
    scored: bool

    @property
    def begun_short(self) -> str:
        """Where it began, for a narrow column: “own 26”, “opp. 35”, “midfield”."""
        own = from_own_goal(self.side, self.start)
        if own == MIDFIELD:
            return tr("midfield", "a spot that stands alone")
        if own < MIDFIELD:
            return tr("own {yard}", yard=plain(own))
        return tr("opp. {yard}", yard=plain(LENGTH - own))


def points_table(box: Box, header: Header) -> Points:
    """Points by quarter; what the game began with stands in a column of its own."""
    count = max(4 if not is_scrimmage(header) else 2, len(box.book.home.points))
    parts = range(box.began, count + 1)
    carried = any(box.before(side) for side in Seat)
    heads = [*([tr("Before")] if carried else []), *(_head(header, n) for n in parts), tr("Total")]

    def cells(side: Seat) -> tuple[str, ...]:
        points = box.book.of(side).points
        made = [str(points[n - 1]) if n <= len(points) else DASH for n in parts]
        before = [str(box.before(side))] if carried else []
        return (*before, *made, str(box.score[list(Seat).index(side)]))

    return Points(tuple(heads), cells(Seat.HOME), cells(Seat.VISITORS))


def is_scrimmage(header: Header) -> bool:
    """Whether it is a scrimmage of Pegskin, where a side is what else is a quarter (PS-30)."""
    return header.settings.get("mode") == "scrimmage"


def _head(header: Header, number: int) -> str:
    if is_scrimmage(header):
        return tr("1st side") if number == 1 else tr("2nd side")
    if number <= 4:
        return str(number)
    return tr("OT") if number == 5 else tr("OT {number}", number=number - 4)


# the numbers

Made = Callable[[TeamStats, Downs], str]


def short_rows(box: Box, game: str) -> tuple[StatRow, ...]:
    """The numbers that a card has room for."""
    rows = _rows(box)
    return tuple(rows[key] for key in (*_SHORT, _lost(game), "penalties-yards"))


def full_rows(box: Box, game: str) -> tuple[StatRow, ...]:
    """All numbers; what a game doesn't have, or nobody did, is left out where it says nothing."""
    left_out = _NOT_IN.get(game, frozenset())
    rows = {key: row for key, row in _rows(box).items() if key not in left_out}
    return tuple(row for key, row in rows.items() if key not in _IF_ANY or _says_something(row))


def _rows(box: Box) -> dict[str, StatRow]:
    home, visitors = ((box.book.of(side), box.downs(side)) for side in (Seat.HOME, Seat.VISITORS))
    return {key: StatRow(name, made(*home), made(*visitors)) for key, (name, made) in _ALL.items()}


def _lost(game: str) -> str:
    return "pitches-lost" if game == PEGSKIN else "fumbles-lost"


def _says_something(row: StatRow) -> bool:
    return any(sign in "123456789" for sign in row.home + row.visitors)


def _pair(count: float, amount: float) -> str:
    return f"{plain(count)}, {plain(amount)}"


def _made(made: int, tried: int) -> str:
    return tr("{made} of {tried}", made=made, tried=tried)


def _passes(stats: TeamStats) -> str:
    return f"{_made(stats.completions, stats.passes)}, {plain(stats.pass_yards)}"


def _average(amount: float, count: int) -> str:
    return figure(amount / count, ".1f").replace("-", "−") if count else "0"


def _punts(stats: TeamStats) -> str:
    kicked = stats.punts - stats.punts_blocked
    return f"{stats.punts}, {_average(stats.punt_yards, kicked)}"


_ALL: dict[str, tuple[str, Made]] = {
    "first-downs": (tr("First downs"), lambda s, d: plain(s.first_downs)),
    "third-downs": (tr("Third downs"), lambda s, d: _made(d.thirds_made, d.thirds)),
    "fourth-downs": (tr("Fourth downs"), lambda s, d: _made(d.fourths_made, d.fourths)),
    "plays": (tr("Plays"), lambda s, d: plain(s.plays)),
    "yards": (tr("Yards"), lambda s, d: plain(s.yards)),
    "yards-a-play": (tr("Yards a play"), lambda s, d: _average(s.yards, s.plays)),
    "runs-yards": (tr("Runs, yards"), lambda s, d: _pair(s.runs, s.run_yards)),
    "passes": (tr("Passes"), lambda s, d: _passes(s)),
    "sacked-yards": (tr("Sacked, yards"), lambda s, d: _pair(s.sacked, s.sack_yards)),
    "intercepted": (tr("Intercepted"), lambda s, d: plain(s.intercepted)),
    "punts-average": (tr("Punts, average"), lambda s, d: _punts(s)),
    "punts-blocked": (tr("Punts blocked"), lambda s, d: plain(s.punts_blocked)),
    "kick-offs-returned-yards": (
        tr("Kick-offs returned, yards"),
        lambda s, d: _pair(s.kick_returns, s.kick_return_yards),
    ),
    "punts-returned-yards": (
        tr("Punts returned, yards"),
        lambda s, d: _pair(s.punt_returns, s.punt_return_yards),
    ),
    "interceptions-returned-yards": (
        tr("Interceptions returned, yards"),
        lambda s, d: _pair(s.interception_returns, s.interception_return_yards),
    ),
    "field-goals": (tr("Field goals"), lambda s, d: _made(s.field_goals, s.field_goals_tried)),
    "fumbles-lost": (tr("Fumbles, lost"), lambda s, d: _pair(s.fumbles, s.fumbles_lost)),
    "laterals-lost": (tr("Laterals lost"), lambda s, d: plain(s.laterals_lost)),
    "pitches-lost": (tr("Pitches lost"), lambda s, d: plain(s.laterals_lost)),
    "turnovers": (tr("Turnovers"), lambda s, d: plain(s.turnovers)),
    "penalties-yards": (
        tr("Penalties, yards"),
        lambda s, d: _pair(s.penalties, s.penalty_yards),
    ),
}
_SHORT = ("first-downs", "yards", "runs-yards", "passes", "intercepted", "punts-average")
_IF_ANY = frozenset({"fourth-downs", "laterals-lost", "pitches-lost", "punts-blocked"})
_NOT_IN: dict[str, frozenset[str]] = {
    PEGSKIN: frozenset(
        {"fumbles-lost", "laterals-lost", "kick-offs-returned-yards"}
        | {"interceptions-returned-yards"}
    ),
    FOTO: frozenset({"pitches-lost"}),
    "all-pro": frozenset({"pitches-lost"}),
}


# the drives


ENDED = {
    "touchdown": tr("Touchdown"),
    "field goal": tr("Field goal"),
    "missed field goal": tr("Missed field goal"),
    "punt": tr("Punt"),
    "blocked punt": tr("Blocked punt"),
    "downs": tr("Downs"),
    "fumble": tr("Fumble"),
    "interception": tr("Interception"),
    "safety": tr("Safety"),
    "end of half": tr("End of half"),
    "end of game": tr("End of game"),
}
"""How a drive ended."""


def drive_rows(box: Box, header: Header, names: Names) -> tuple[DriveRow, ...]:
    """All drives in order; the last may go on."""
    return tuple(_drive(drive, header, names) for drive in box.book.drives)


def _drive(drive: Drive, header: Header, names: Names) -> DriveRow:
    way = 1 if drive.side is Seat.HOME else -1
    end = drive.start + way * drive.yards
    ended = drive.ended
    if ended == "touchdown":
        end = 100 if drive.side is Seat.HOME else 0
    return DriveRow(
        side=drive.side,
        part=_head(header, drive.quarter),
        begun=spot_for(drive.side, drive.start, names),
        plays=drive.plays,
        yards=drive.yards,
        ended=ENDED.get(ended, capital(ended)) if ended else tr("Goes on"),
        start=drive.start,
        end=max(0.0, min(100.0, end)),
        scored=ended in ("touchdown", "field goal"),
    )


# how it ended


def ending(box: Box, names: Names) -> str:
    """How people ended the game before its time, in a few words; empty where they didn't."""
    if box.resigned is not None:
        return tr("{team} resigned", team=names.of(box.resigned))
    return tr("Ended by agreement") if box.drawn else ""


@dataclass(frozen=True, slots=True)
class FinalSheet:
    """What the final card says: who won and how, points by quarter, the numbers."""

    verdict: str = ""
    points: Points = Points((), (), ())
    rows: tuple[StatRow, ...] = ()


def final_sheet(
    history: Sequence[Record], header: Header, verdict: str, names: Names
) -> FinalSheet:
    """The final card of a game that is over; `verdict` says who won, by what."""
    box = box_of(history)
    return FinalSheet(
        verdict=_with_ending(verdict, box, names),
        points=points_table(box, header),
        rows=short_rows(box, header.game),
    )


def _with_ending(verdict: str, box: Box, names: Names) -> str:
    if box.resigned is not None:
        loser, winner = box.resigned, box.resigned.other
        gives_up = trn("{team} resigns", "{team} resign", names.count(loser), team=names.of(loser))
        wins = trn("{team} wins", "{team} win", names.count(winner), team=names.of(winner))
        return f"{gives_up}, {wins}"
    return tr("{verdict}, by agreement", verdict=verdict) if box.drawn else verdict
