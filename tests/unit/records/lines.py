"""Lines of a record book and small games for its tests."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from gridlight.football.gamebook import TeamStats
from gridlight.kernel.game import Seat
from gridlight.session.journal import Player
from gridlight.session.record_book.rows import Row, Side, Stamp
from gridlight.session.table import Setup, Table


def line(n: int, home: str, visitors: str, score: tuple[int, int], **more: Any) -> Row:
    """A finished game of two people, the `n`-th of the book; `home:pro` is played by a level."""
    sides = [
        Side(*_named(name), points, TeamStats(points=(points,)))
        for name, points in zip((home, visitors), score, strict=True)
    ]
    winner = None if score[0] == score[1] else Seat.HOME if score[0] > score[1] else Seat.VISITORS
    row = Row(
        file=f"{n:03}.gridlight",
        stamp=Stamp(1, n, "digest"),
        title=f"Game {n}",
        game="foto-electric",
        home=sides[0],
        visitors=sides[1],
        begun=f"2026-01-{n:02}T12:00:00+00:00",
        steps=9,
        quarter=4,
        over=True,
        winner=winner,
        course=f"course {n}",
    )
    return replace(row, **more)


def _named(name: str) -> tuple[str, str]:
    team, _, level = name.partition(":")
    return team, level or "person"


def resigned(folder: Path, name: str, home: str = "Mariners", visitors: str = "Foundry") -> Path:
    """A game of All-Pro that the visitors gave up at once; the file that it is in."""
    path = folder / f"{name}.gridlight"
    setup = Setup("all-pro", Player(home), Player(visitors), seed=name, title=name)
    with Table.start(setup, path, created="2026-01-01T12:00:00+00:00") as table:
        table.play(Seat.VISITORS, "resign")
    return path
