"""A Yardcard read back from its table: how the game stood, to be resumed from there (PS-31)."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from gridlight.games.pegskin.ruleset import Settings
from gridlight.games.pegskin.yardcard import Next, resume
from gridlight.kernel.errors import InputFault, NotationError, one_line
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.pegskin_yardcard import COLUMNS, SO_FAR

_NEEDED = ("quarter", "play", "down", "to go", "ball on", "team with the ball", "home", "visitors")
_PLAYED = ("yards", "result", "down")
_ENOUGH = 3
_QUARTERS = 4
_SIDES = 2

Cells = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game as its card left it: the next play, the `[position]`, the teams' names if told."""

    next: Next
    position: dict[str, Any]
    names: Mapping[Seat, str]


def is_yardcard(text: str) -> bool:
    """Whether a text begins like a Yardcard's table."""
    heading = text.lstrip("\ufeff").split("\n", 1)[0]
    cells = {cell.strip(' "\r') for cell in heading.split(",")}
    return len(cells & set(COLUMNS)) >= _ENOUGH


def from_csv(text: str, source: str, settings: Settings | None = None) -> Resumed:
    """The game after the last play on the card, played with `settings`.

    A row in which only the play called is written hasn't been played. `NotationError` naming
    `source`, the line and the remedy for a table that isn't a Yardcard, or whose last play
    doesn't say what comes next.
    """
    rows = _rows(text, source)
    played = [(line, cells) for line, cells in rows if any(cells[key] for key in _PLAYED)]
    if not played:
        remedy = tr("Fill in down, to go and ball on for the next play.")
        raise NotationError(source, "", tr("no row says how the game goes on"), remedy)
    last = _Line(source, *played[-1])
    rules = settings or Settings()
    following = last.next(rules)
    opened = last.opened(following, rules)
    position = resume(following, opened)
    if rules.scrimmage:
        yards, firsts = last.totals()
        position |= {"yards": yards, "first_downs": firsts}
    return Resumed(following, position, _names([cells for _, cells in played]))


def _rows(text: str, source: str) -> list[tuple[int, Cells]]:
    reader = csv.DictReader(io.StringIO(text, newline=""), restkey="", restval="")
    rows: list[tuple[int, Cells]] = []
    try:
        missing = [name for name in _NEEDED if name not in (reader.fieldnames or ())]
        if not missing:
            rows = [(reader.line_num, _trimmed(row)) for row in reader]
    except csv.Error as error:
        remedy = tr("Save it as a table with commas.")
        line = reader.line_num + 1
        place = tr("line {line}", line=line)
        raise NotationError(source, place, str(error), remedy, line=line) from None
    if missing:
        remedy = tr("Write the columns {columns}.", columns=", ".join(COLUMNS[:12]))
        raise NotationError(
            source,
            tr("line {line}", line=1),
            tr("there is no column “{column}”", column=missing[0]),
            remedy,
            line=1,
        )
    return rows


def _trimmed(row: Mapping[str, Any]) -> Cells:
    blank = dict.fromkeys(COLUMNS, "")
    return blank | {key: str(value).strip() for key, value in row.items() if key in blank}


def _names(rows: list[Cells]) -> dict[Seat, str]:
    """What the teams are called: each row says whose play the next one is."""
    found: dict[Seat, str] = {}
    for before, row in pairwise(rows):
        side = before["team with the ball"].lower()
        if side in list(Seat) and row["team"]:
            found[Seat(side)] = row["team"]
    first = rows[0]["team"]
    if len(found) == 1 and first and first not in found.values():
        (known,) = found
        found[known.other] = first
    return found if len(set(found.values())) == len(found) else {}


class _Line:
    """The cells of one line, each read or refused."""

    def __init__(self, source: str, number: int, cells: Cells) -> None:
        self._source, self._number, self._cells = source, number, cells

    def next(self, settings: Settings) -> Next:
        """What the line says of the next play."""
        if not self._cells["down"]:
            problem = tr("it doesn't say how the game goes on")
            raise self._refused(problem, tr("Fill in down, to go and ball on for the next play."))
        most = settings.scrimmage_plays if settings.scrimmage else settings.plays_per_quarter
        quarter, plays = self._whole("quarter", 1, 99), self._whole("play", 1, most)
        if plays == most:
            quarter, plays = quarter + 1, 0
        sides = settings.scrimmage and quarter > _SIDES
        if sides or (quarter > _QUARTERS and not settings.sudden_death):
            raise self._refused(tr("the game is over"), tr("Give a card of a game that goes on."))
        togo = self._cells["to go"].lower()
        return Next(
            side=self._side("team with the ball"),
            down=self._whole("down", 1, 4),
            togo=togo if togo == "goal" else self._whole("to go", 1, 99),
            spot=self._spot(),
            quarter=quarter,
            plays=plays,
            home=self._whole("home", 0, 999),
            visitors=self._whole("visitors", 0, 999),
        )

    def opened(self, following: Next, settings: Settings) -> Seat | None:
        """Who had the ball first, where the line says it; a scrimmage's sides tell (PS-30)."""
        if settings.scrimmage:
            return following.side if following.quarter == 1 else following.side.other
        return self._side("opened") if self._cells["opened"] else None

    def totals(self) -> tuple[list[int], list[int]]:
        """Yards and first downs so far, home first."""
        numbers = [self._whole(column, -9999, 9999) for column in SO_FAR]
        return numbers[:2], numbers[2:]

    def _whole(self, column: str, least: int, most: int) -> int:
        text = self._cells[column]
        digits = text.removeprefix("-")
        fine = digits.isdecimal() and len(digits) <= len(str(most))
        if not fine or not least <= int(text) <= most:
            raise self._fault(
                column, tr("Write a whole number from {least} to {most}.", least=least, most=most)
            )
        return int(text)

    def _side(self, column: str) -> Seat:
        text = self._cells[column].lower()
        if text not in list(Seat):
            raise self._fault(column, tr("Write home or visitors."))
        return Seat(text)

    def _spot(self) -> int:
        text = self._cells["ball on"].upper()
        number = text[1:].strip() if text[:1] in ("H", "V") else text
        fine = number.isdecimal() and len(number) <= 2 and 1 <= int(number) <= 50
        if not fine or (number == text and int(number) != 50):
            raise self._fault("ball on", tr("Write H or V and the yard line, like H35."))
        return 100 - int(number) if text[:1] == "V" else int(number)

    def _fault(self, column: str, remedy: str) -> InputFault:
        return self._refused(
            tr(
                "“{words}” can't be its {column}",
                words=one_line(self._cells[column], 40),
                column=column,
            ),
            remedy,
        )

    def _refused(self, problem: str, remedy: str) -> InputFault:
        place = tr("line {line}", line=self._number)
        return NotationError(self._source, place, problem, remedy, line=self._number)
