"""A record book of a few seasons between four teams, for pictures; written by no game."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

from gridlight.football.gamebook import TeamStats
from gridlight.kernel.errors import InputFault
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.session.record_book import feats
from gridlight.session.record_book.rows import Feat, Row, Side, Stamp
from gridlight.ui.records.screen import RecordBookScreen
from gridlight.ui.theme import Wishes

TEAMS = (
    ("Mariners", "person"),
    ("Foundry", "person"),
    ("Hill Town", "person"),
    ("Riverside", "person"),
    ("Valley", "person"),
    ("Rookie", "rookie"),
    ("Pro", "pro"),
    ("Master", "master"),
)
GAMES = ("foto-electric", "all-pro", "pegskin")
MANY = 58
DAY = 86_400 * 10**9
START = 1_790_000_000 * 10**9  # September 2026, in nanoseconds


def example_rows() -> tuple[Row, ...]:
    """The same games every time, the last ones first; the two newest aren't finished."""
    chance = random.Random("record book")
    rows = [_row(n, chance) for n in range(MANY)]
    return tuple(reversed(rows))


def _row(n: int, chance: random.Random) -> Row:
    (home, home_kind), (visitors, visitors_kind) = chance.sample(TEAMS, 2)
    over = n < MANY - 2
    sides = [
        _side(name, kind, chance) for name, kind in ((home, home_kind), (visitors, visitors_kind))
    ]
    margin = sides[0].points - sides[1].points
    winner = None if not over or not margin else Seat.HOME if margin > 0 else Seat.VISITORS
    return Row(
        file=f"example-{n:02}.gridlight",
        stamp=Stamp(1, START + n * DAY, f"example {n}"),
        title=tr("{visitors} at {home}", visitors=visitors, home=home),
        game=GAMES[n % 3],
        home=sides[0],
        visitors=sides[1],
        begun=f"2026-{9 + n // 29:02}-{1 + n % 29:02}T19:00:00+00:00",
        steps=120,
        quarter=4 if over else 3,
        over=over,
        winner=winner,
        course=f"example {n}",
        feats=_feats(chance),
    )


def _side(name: str, kind: str, chance: random.Random) -> Side:
    quarters = tuple(chance.choice((0, 0, 3, 7, 7, 10)) for _ in range(4))
    runs, passes = chance.randint(18, 34), chance.randint(8, 22)
    stats = TeamStats(
        plays=runs + passes,
        runs=runs,
        run_yards=chance.randint(60, 190),
        passes=passes,
        completions=passes // 2,
        pass_yards=chance.randint(40, 230),
        intercepted=chance.randint(0, 2),
        fumbles=2,
        fumbles_lost=chance.randint(0, 2),
        penalties=chance.randint(1, 8),
        penalty_yards=chance.randint(5, 70),
        first_downs=chance.randint(8, 22),
        touchdowns=sum(points in (7, 10) for points in quarters),
        field_goals=sum(points in (3, 10) for points in quarters),
        field_goals_tried=3,
        points=quarters,
    )
    return Side(name, kind, sum(quarters), stats)


def _feats(chance: random.Random) -> tuple[Feat, ...]:
    most = dict(zip(feats.KINDS, (48, 71, 46, 61, 92, 77, 54), strict=True))
    return tuple(
        Feat(kind, side, chance.randint(12, most[kind]), chance.randint(1, 90))
        for kind in feats.KINDS
        for side in (Seat.HOME, Seat.VISITORS)
    )


def example_screen(wishes: Wishes, part: str, size: tuple[int, int]) -> RecordBookScreen:
    """The book opened at one of its parts, in a window of this size."""
    doors = (("season", tr("Season")), ("tendencies", tr("Tendencies")))
    screen = RecordBookScreen(Path(), doors, wishes)
    screen.resize(*size)
    rows = example_rows()
    place, remedy = tr("line {line}", line=31), tr("Save what comes before it.")
    broken = str(InputFault("example-12.gridlight", place, tr("the line is broken"), remedy))
    rows = tuple(
        replace(row, fault=broken) if row.file == "example-12.gridlight" else row for row in rows
    )
    screen.show_book(rows)
    screen.turn_to(part)
    screen.list.choose(2)
    return screen
