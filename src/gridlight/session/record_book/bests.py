"""The records: the most of everything in one game, and the longest plays of all games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from gridlight.football.gamebook import TeamStats
from gridlight.kernel.game import Seat
from gridlight.session.record_book.feats import KINDS
from gridlight.session.record_book.rows import Row
from gridlight.session.record_book.standings import Name, Whose, counting, results, team_of


@dataclass(frozen=True, slots=True)
class Best:
    """One record: what it is the most of, who holds it, how much, in which game.

    `seat` is the holder's, or None for a record of both teams together. `at` is the step after
    which the play begins, None where no single play made it. `also` counts others that reached
    the same, later.
    """

    kind: str
    amount: float
    row: Row
    seat: Seat | None
    at: int | None = None
    also: int = 0


@dataclass(frozen=True, slots=True)
class Streak:
    """The longest run of games won by anybody, the first that was so long."""

    who: Name
    games: int


OF_A_TEAM: dict[str, Callable[[TeamStats], float]] = {
    "yards": lambda stats: stats.yards,
    "run-yards": lambda stats: stats.run_yards,
    "pass-yards": lambda stats: stats.pass_yards,
    "first-downs": lambda stats: stats.first_downs,
    "touchdowns": lambda stats: stats.touchdowns,
    "field-goals": lambda stats: stats.field_goals,
    "sacked": lambda stats: stats.sacked,
    "turnovers": lambda stats: stats.turnovers,
    "penalty-yards": lambda stats: stats.penalty_yards,
    "plays": lambda stats: stats.plays,
}
"""What the most of in one game by one team is a record, by the records' names."""

OF_A_GAME = ("points", "biggest-win", "both-points", "quarter-points")
RECORDS = (*OF_A_GAME, *OF_A_TEAM, *KINDS)
"""The names of all records, in the order in which they are shown."""


def bests(rows: Iterable[Row], game: str = "") -> tuple[Best, ...]:
    """All records that somebody holds, in the order of `RECORDS`; the first who did it holds it."""
    found: dict[str, Best] = {}
    for row in counting(rows, game):
        for claim in _claims(row):
            held = found.get(claim.kind)
            if claim.amount > (held.amount if held else 0):
                found[claim.kind] = claim
            elif held is not None and claim.amount == held.amount:
                found[claim.kind] = _shared(held)
    return tuple(found[kind] for kind in RECORDS if kind in found)


def longest_streak(rows: Iterable[Row], whose: Whose = team_of, game: str = "") -> Streak | None:
    """The longest run of wins without a game between; None before anybody has won."""
    runs: dict[str, int] = {}
    best: Streak | None = None
    for result in results(rows, whose, game):
        run = runs.get(result.who.key, 0) + 1 if result.outcome == "W" else 0
        runs[result.who.key] = run
        if run > (best.games if best else 0):
            best = Streak(result.who, run)
    return best


def _shared(held: Best) -> Best:
    return Best(held.kind, held.amount, held.row, held.seat, held.at, held.also + 1)


def _claims(row: Row) -> Iterator[Best]:
    home, visitors = row.home.points, row.visitors.points
    yield Best("both-points", home + visitors, row, None)
    if row.winner is not None and not row.ending:
        yield Best("biggest-win", abs(home - visitors), row, row.winner)
    for seat in Seat:
        side = row.of(seat)
        yield Best("points", side.points, row, seat)
        yield Best("quarter-points", max(side.stats.points, default=0), row, seat)
        for kind, of in OF_A_TEAM.items():
            yield Best(kind, of(side.stats), row, seat)
    for feat in row.feats:
        yield Best(feat.kind, feat.amount, row, feat.side, feat.at)
