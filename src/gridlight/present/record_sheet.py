"""A game's whole record in words and numbers, as documents lay it out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import groupby

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.box_score import (
    DriveRow,
    Points,
    StatRow,
    drive_rows,
    ending,
    full_rows,
    is_scrimmage,
    points_table,
)
from gridlight.present.dates import long_day
from gridlight.present.foto import names_of
from gridlight.present.pegskin_scores import part_of_game
from gridlight.present.plays import PlayRow
from gridlight.present.situation import Names, capital
from gridlight.present.telling import telling_of
from gridlight.session.box import box_of
from gridlight.session.games import GAMES
from gridlight.session.journal import Header
from gridlight.session.settings import Value
from gridlight.session.table import Table

COLORS = {Seat.HOME: "#1f4e8c", Seat.VISITORS: "#a8322a"}
"""The colors of teams that have none of their own."""


@dataclass(frozen=True, slots=True)
class Part:
    """The plays of a quarter, or of a side in a scrimmage, under their head."""

    head: str
    plays: tuple[PlayRow, ...]


@dataclass(frozen=True, slots=True)
class RecordSheet:
    """Everything that a printed record says.

    `standing` says in a sentence or two how the game ended or where it is, `terms` what was
    agreed on; `colors` are the teams', like `#1f4e8c`.
    """

    title: str
    game: str
    played: str
    terms: str
    standing: str
    names: Names
    full_names: Mapping[Seat, str]
    colors: Mapping[Seat, str]
    points: Points
    numbers: tuple[StatRow, ...]
    drives: tuple[DriveRow, ...]
    parts: tuple[Part, ...]

    def score(self, side: Seat) -> str:
        """A team's points in all."""
        return self.points.of(side)[-1]


def record_sheet(table: Table) -> RecordSheet:
    """The record of a game as it stands; what is sealed still isn't in it."""
    header, names = table.header, names_of(table.header)
    box = box_of(table.history)
    rows = telling_of(header.game).plays(table, names)
    head = partial(part_of_game, scrimmage=is_scrimmage(header))
    return RecordSheet(
        title=table.title,
        game=GAMES.get(header.game).title,
        played=_day(header.created),
        terms=_terms(header),
        standing=_standing(table, names, ending(box, names)),
        names=names,
        full_names={seat: header.seats[seat].full for seat in Seat},
        colors={seat: header.seats[seat].color or COLORS[seat] for seat in Seat},
        points=points_table(box, header),
        numbers=full_rows(box, header.game),
        drives=drive_rows(box, header, names),
        parts=tuple(
            Part(capital(head(number)), tuple(group))
            for number, group in groupby(rows, lambda row: row.quarter)
        ),
    )


def _day(created: str) -> str:
    try:
        day = datetime.fromisoformat(created)
    except ValueError:  # a record that was written by hand says what it likes
        return created
    return long_day(day)


def _standing(table: Table, names: Names, ended: str) -> str:
    told = telling_of(table.header.game)
    view = table.view(None)
    where = told.status(view, names, None).where
    if table.over:
        return f"{where} {ended}." if ended else where
    return f"{capital(told.scoreboard(view, names).quarter_text)}. {where}"


def _terms(header: Header) -> str:
    """What was agreed on beside the rules' own defaults."""
    usual = GAMES.get(header.game).read_settings({}, "settings")
    said = _length(header)
    layered = bool(header.settings.get("penalty_system"))
    for key, value in header.settings.items():
        said_already = key in _UNSAID or (key.startswith("penalty") and not layered)
        if not said_already and value != usual.get(key):
            said.append(_term(key, value))
    return ", ".join(said)


def _length(header: Header) -> list[str]:
    scrimmage = is_scrimmage(header)
    plays = header.settings.get("scrimmage_plays" if scrimmage else "plays_per_quarter")
    if not plays or not isinstance(plays, int):
        return []
    if scrimmage:
        return [trn("{n} play a side", "{n} plays a side", plays)]
    return [trn("{n} play a quarter", "{n} plays a quarter", plays)]


_UNSAID = frozenset({"plays_per_quarter", "scrimmage_plays"})


def _term(key: str, value: Value) -> str:
    words = _TERMS.get(key) or key.replace("_", " ")
    if isinstance(value, bool):
        return words if value else tr("no {agreement}", agreement=words)
    plain = str(value).replace("_", " ")
    return f"{words} {_CHOICES.get(plain, plain)}"


_TERMS = {
    "quarter_minutes": tr("quarter minutes"),
    "collegiate_try": tr("collegiate try"),
    "sudden_death": tr("sudden death"),
    "table_feel": tr("table feel"),
    "decision_seconds": tr("decision seconds"),
    "roll_by_hand": tr("roll by hand"),
    "hints": tr("hints"),
    "studies_habits": tr("studies habits"),
    "boards": tr("boards"),
    "penalty_system": tr("penalty system"),
    "penalty_x_faces": tr("penalty x faces"),
    "penalty_cards": tr("penalty cards"),
    "penalty_chart": tr("penalty chart"),
    "officiating": tr("officiating"),
    "fumble_percent": tr("fumble percent"),
    "steady_hand": tr("steady hand"),
    "take_back": tr("take back"),
    "step_out": tr("step out"),
    "columns": tr("columns"),
    "mode": tr("mode"),
    "width": tr("width"),
    "half_length": tr("half length"),
}
_CHOICES = {
    "screen": tr("screen", "boards on the screen"),
    "own": tr("own", "boards of one's own"),
    "prevent": tr("prevent"),
    "referee": tr("referee"),
    "call-it": tr("call-it"),
    "full": tr("full", "a whole game"),
    "scrimmage": tr("scrimmage"),
}
