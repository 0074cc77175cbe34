"""Pegskin's Yardcard on paper and as a table for other programs (PS-31)."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from itertools import groupby

from gridlight.games.pegskin.yardcard import SHEET, Row, totals
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.situation import Names, capital, plain, yard_line
from gridlight.present.yardcard import YardRow, YardSheet

COLUMNS = (
    *("quarter", "play", "team", "play called", "yards", "result"),
    *("down", "to go", "ball on", "team with the ball", "home", "visitors"),
    *("home yards", "visitors yards", "home first downs", "visitors first downs", "opened"),
)
"""The columns of the table; from `down` on they say how the game stands after the play."""

SO_FAR = COLUMNS[12:16]
"""The columns of yards and first downs."""

NONE = (0, 0)
Totals = tuple[tuple[int, int], tuple[int, int]]
"""Yards, then first downs, home first."""


def called(row: Row) -> str:
    """What a play is called on the card: the coach's name for it, or what it was."""
    return row.name or _KINDS[row.kind]


_KINDS = {
    "run": tr("Run"),
    "pitch": tr("Pitch"),
    "pass": tr("Pass"),
    "screen": tr("Screen"),
    "sack": tr("Sack"),
    "punt": tr("Punt"),
    "field goal": tr("Field goal"),
    "penalty": tr("Penalty"),
}


def yard_row(row: Row, names: Names) -> YardRow:
    """A row as the paper card shows it; a kick gains nothing."""
    following = row.next
    return YardRow(
        play=called(row),
        yards=int(row.gain or 0),
        down=following.down if following else None,
        to_go=_to_go(following.togo) if following else "",
        ball_on=_ball_on(following.spot, names) if following else "",
    )


def sheets(rows: Sequence[Row], names: Names) -> tuple[YardSheet, ...]:
    """The sheets of a game, one a quarter (in a scrimmage a side), of 25 rows at most each."""
    pages: list[tuple[int, list[Row]]] = []
    for quarter, played in groupby(rows, lambda row: row.quarter):
        part = list(played)
        pages += [(quarter, part[n : n + SHEET]) for n in range(0, len(part), SHEET)]
    return tuple(
        YardSheet(
            rows=tuple(yard_row(row, names) for row in page),
            number=number,
            sheets=len(pages),
            note=tr("Sheet {number}", number=quarter),
        )
        for number, (quarter, page) in enumerate(pages, start=1)
    )


def _to_go(togo: float | str) -> str:
    return tr("goal") if isinstance(togo, str) else plain(togo)


def _ball_on(spot: float, names: Names) -> str:
    line = yard_line(spot)
    if line == 50:
        return "50"
    side = Seat.HOME if spot < 50 else Seat.VISITORS
    return f"{names.of(side)[:1]} {plain(line)}"


def to_csv(
    rows: Iterable[Row],
    names: Names,
    opened: Seat | None = None,
    before: Totals = (NONE, NONE),
) -> str:
    """The card as a table: a row a play, with down, to go and ball on for the next.

    `ball on` is the yard line with its team's side, H or V in front; the last columns are
    yards and first downs so far, and who `opened` the game with the ball. `before` are the
    yards and first downs that the teams had where the rows begin.
    """
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    yards, firsts = before
    for row in rows:
        made = totals((row,))
        yards, firsts = _sums(yards, made["yards"]), _sums(firsts, made["first_downs"])
        so_far = dict(zip(SO_FAR, (*yards, *firsts), strict=True))
        line = _line(row, names) | (so_far if row.next else {})
        writer.writerow(line | {"opened": opened.value if opened and row.next else ""})
    return text.getvalue()


def _sums(first: Sequence[int], second: Sequence[int]) -> tuple[int, int]:
    return first[0] + second[0], first[1] + second[1]


def _line(row: Row, names: Names) -> dict[str, object]:
    line: dict[str, object] = {
        "quarter": row.quarter,
        "play": row.number,
        "team": names.of(row.side),
        "play called": row.name or capital(row.kind),
        "yards": "" if row.gain is None else f"{row.gain:g}",
        "result": row.result,
    }
    following = row.next
    if following is not None:
        line |= {
            "down": following.down,
            "to go": following.togo if isinstance(following.togo, str) else f"{following.togo:g}",
            "ball on": _code(following.spot),
            "team with the ball": following.side.value,
            "home": following.home,
            "visitors": following.visitors,
        }
    return line


def _code(spot: float) -> str:
    return f"H{spot:g}" if spot <= 50 else f"V{100 - spot:g}"
