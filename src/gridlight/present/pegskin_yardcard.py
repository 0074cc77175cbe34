"""Pegskin's Yardcard on paper and as a table for other programs, out and in (PS-31)."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from gridlight.games.pegskin.yardcard import SHEET, Next, Row
from gridlight.kernel.errors import InputFault, NotationError
from gridlight.kernel.game import Seat
from gridlight.present.situation import Names, capital, plain, yard_line
from gridlight.present.yardcard import YardRow, YardSheet

COLUMNS = (
    *("quarter", "play", "team", "play called", "yards", "result"),
    *("down", "to go", "ball on", "team with the ball", "home", "visitors"),
)
_NEEDED = ("quarter", "play", "down", "to go", "ball on", "team with the ball", "home", "visitors")


def called(row: Row) -> str:
    """What a play is called on the card: the coach's name for it, or what it was."""
    return row.name or capital(row.kind)


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
            note=f"Sheet {quarter}",
        )
        for number, (quarter, page) in enumerate(pages, start=1)
    )


def _to_go(togo: float | str) -> str:
    return "goal" if isinstance(togo, str) else plain(togo)


def _ball_on(spot: float, names: Names) -> str:
    line = yard_line(spot)
    if line == 50:
        return "50"
    side = Seat.HOME if spot < 50 else Seat.VISITORS
    return f"{names.of(side)[:1]} {plain(line)}"


def to_csv(rows: Iterable[Row], names: Names) -> str:
    """The card as a table: a row a play, with down, to go and ball on for the next.

    `ball on` is the yard line with its team's side, H or V in front, so that it reads back.
    """
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow(_line(row, names))
    return text.getvalue()


def _line(row: Row, names: Names) -> dict[str, object]:
    line: dict[str, object] = {
        "quarter": row.quarter,
        "play": row.number,
        "team": names.of(row.side),
        "play called": called(row),
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


def from_csv(text: str, source: str, plays_per_quarter: int = SHEET) -> Next:
    """How the card stands after its last complete row: from here the game is resumed.

    `NotationError` naming `source`, the line and the remedy for a table that isn't a Yardcard.
    """
    reader = csv.DictReader(io.StringIO(text), restval="")
    missing = [name for name in _NEEDED if name not in (reader.fieldnames or ())]
    if missing:
        remedy = f"Write the columns {', '.join(COLUMNS)}."
        raise NotationError(source, "line 1", f"there is no column “{missing[0]}”", remedy)
    last: tuple[int, Mapping[str, str]] | None = None
    try:
        for row in reader:
            if row["down"]:
                last = reader.line_num, row
    except csv.Error as error:
        remedy = "Save it as a table with commas."
        raise NotationError(source, f"line {reader.line_num}", str(error), remedy) from None
    if last is None:
        remedy = "Fill in down, to go and ball on for the next play."
        raise NotationError(source, "", "no row says how the game goes on", remedy)
    return _Line(source, *last).next(plays_per_quarter)


class _Line:
    """The cells of one line, each read or refused."""

    def __init__(self, source: str, number: int, cells: Mapping[str, str]) -> None:
        self._source, self._number, self._cells = source, number, cells

    def next(self, plays_per_quarter: int) -> Next:
        """What the line says of the next play."""
        quarter, plays = self._whole("quarter", 1, 99), self._whole("play", 1, 999)
        if plays >= plays_per_quarter:
            quarter, plays = quarter + 1, 0
        togo = self._cells["to go"].strip()
        return Next(
            side=self._side(),
            down=self._whole("down", 1, 4),
            togo=togo if togo == "goal" else self._whole("to go", 1, 99),
            spot=self._spot(),
            quarter=quarter,
            plays=plays,
            home=self._whole("home", 0, 999),
            visitors=self._whole("visitors", 0, 999),
        )

    def _whole(self, column: str, least: int, most: int) -> int:
        text = self._cells[column].strip()
        if not text.isdecimal() or not least <= int(text) <= most:
            raise self._fault(column, f"Write a whole number from {least} to {most}.")
        return int(text)

    def _side(self) -> Seat:
        text = self._cells["team with the ball"].strip().lower()
        if text not in list(Seat):
            raise self._fault("team with the ball", "Write home or visitors.")
        return Seat(text)

    def _spot(self) -> int:
        text = self._cells["ball on"].strip().upper()
        number = text[1:].strip() if text[:1] in ("H", "V") else text
        fine = number.isdecimal() and 1 <= int(number) <= 50
        if not fine or (number == text and int(number) != 50):
            raise self._fault("ball on", "Write H or V and the yard line, like H35.")
        return 100 - int(number) if text[:1] == "V" else int(number)

    def _fault(self, column: str, remedy: str) -> InputFault:
        said = self._cells[column]
        return NotationError(
            self._source, f"line {self._number}", f"“{said}” can't be its {column}", remedy
        )
