"""The Yardcard's sheets as a game under way fills them in, the play that is on among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from gridlight.football import events as told
from gridlight.games.pegskin import events as pegs
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.views import PegskinView
from gridlight.games.pegskin.yardcard import SHEET, Next, Row, totals, yardcard
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.pegskin_yardcard import to_csv, yard_row
from gridlight.present.plays import events_of
from gridlight.present.situation import Names, capital, plain, quarter
from gridlight.present.yardcard import YardRow, YardSheet
from gridlight.session.course import Record

NAMES = (
    *(
        tr("Sweep left"),
        tr("Sweep right"),
        tr("Off tackle left"),
        tr("Off tackle right"),
        tr("Draw", "a run"),
        tr("Reverse"),
    ),
    *(
        tr("Pitch left"),
        tr("Pitch right"),
        tr("Screen left"),
        tr("Screen right"),
        tr("Quarterback sneak"),
    ),
    *(tr("Short pass, left"), tr("Short pass, right"), tr("Long pass"), tr("Punt")),
)
"""Names that many coaches use, offered where one begins to type."""

_WRITTEN = frozenset(
    {
        *(told.PLAY, told.PUNT, told.FIELD_GOAL_GOOD, told.FIELD_GOAL_MISSED, told.TOUCHDOWN),
        *(told.SAFETY, told.TOUCHBACK, told.END_OF_QUARTER, told.END_OF_HALF, pegs.BALL_ON),
    }
)
_BETWEEN = frozenset({Phase.COIN_TOSS, Phase.TRY_CHOICE, Phase.GAME_OVER})
"""Phases that belong to no play of the card."""


@dataclass(frozen=True, slots=True)
class Page:
    """A sheet: which quarter's, where its first play is in the game, and its plays.

    `blank` rows come before them, where the game began in the middle of a quarter.
    """

    number: int
    quarter: int
    first: int
    rows: tuple[Row, ...]
    blank: int = 0

    @property
    def full(self) -> bool:
        """Whether no play more has room on it."""
        return self.blank + len(self.rows) >= SHEET

    def place(self, row: int) -> int:
        """The place in the game of the play in a row."""
        return self.first + row - self.blank


def card_rows(history: Sequence[Record], called: Mapping[int, str]) -> tuple[Row, ...]:
    """The card's rows of a game so far; `called` are the plays' names by their places."""
    return yardcard(events_of(history), called, began(history[0]))


def writes(record: Record) -> bool:
    """Whether a step writes something on the card."""
    return any(event.name in _WRITTEN for event in record.events)


def began(record: Record) -> Next | None:
    """How the card stood where a game begins that was laid as a position."""
    said = record.described
    if not said.get("down") or "spot" not in said:
        return None
    home, visitors = said["score"]
    return Next(
        side=Seat(said["possession"]),
        down=said["down"],
        togo=said["togo"],
        spot=said["spot"],
        quarter=said["quarter"],
        plays=said["plays"],
        home=home,
        visitors=visitors,
    )


def pages(rows: Sequence[Row], view: PegskinView) -> tuple[Page, ...]:
    """The sheets so far, at least one; the play that is on has its row on the last."""
    found: list[Page] = []
    for place, row in enumerate(rows):
        last = found[-1] if found else None
        if last is None or last.quarter != row.quarter or last.full:
            blank = (row.number - 1) % SHEET
            found.append(Page(len(found) + 1, row.quarter, place, (row,), blank))
        else:
            found[-1] = replace(last, rows=(*last.rows, row))
    last = found[-1] if found else None
    now = view.clock.quarter
    if last is None or (_on(view) and (last.full or last.quarter != now)):
        blank = view.clock.plays % SHEET
        found.append(Page(len(found) + 1, now, len(rows), (), blank))
    return tuple(found)


def _on(view: PegskinView) -> bool:
    """Whether a play is on that gets a row."""
    tried = view.play is not None and view.play.trying is not None
    return view.phase not in _BETWEEN and not tried


def sheet_of(
    page: Page,
    count: int,
    rows: Sequence[Row],
    called: Mapping[int, str],
    view: PegskinView,
    names: Names,
) -> YardSheet:
    """One sheet as the paper card shows it, with the side's totals so far."""
    shown = [*[YardRow()] * page.blank, *(yard_row(row, names) for row in page.rows)]
    current = None
    if page.number == count and _on(view) and len(shown) < SHEET:
        current = len(shown)
        shown.append(YardRow(play=called.get(len(rows), "")))
    used = tuple(dict.fromkeys(row.name for row in rows if row.name))
    side = view.offense
    return YardSheet(
        rows=tuple(shown),
        number=page.number,
        sheets=count,
        note=_note(page, view, names),
        current=current,
        may_name=frozenset(range(page.blank, len(shown))),
        suggestions=tuple(dict.fromkeys((*used, *NAMES))),
        footer=_footer(rows, side),
    )


def _note(page: Page, view: PegskinView, names: Names) -> str:
    scrimmage = view.settings.scrimmage
    half = tr("First side") if page.quarter == 1 else tr("Second side")
    part = half if scrimmage else capital(quarter(page.quarter))
    if view.over or view.state.opened is None:
        return part
    return f"{part} · {names.ball(view.offense)}"


def _footer(rows: Sequence[Row], side: Seat) -> tuple[tuple[str, str], ...]:
    sums = totals(rows)
    place = list(Seat).index(side)
    return (
        (tr("Total yards"), plain(sums["yards"][place])),
        (tr("First downs"), plain(sums["first_downs"][place])),
    )


def all_sheets(
    rows: Sequence[Row], called: Mapping[int, str], view: PegskinView, names: Names
) -> tuple[YardSheet, ...]:
    """All sheets of a game so far, for a printer."""
    found = pages(rows, view)
    return tuple(sheet_of(page, len(found), rows, called, view, names) for page in found)


def card_table(
    history: Sequence[Record], called: Mapping[int, str], names: Names, opened: Seat | None
) -> str:
    """The card of a game as a table for other programs, with what the teams had before it."""
    said = history[0].described
    yards, firsts = (tuple(said.get(key, (0, 0))) for key in ("yards", "first_downs"))
    before = (yards[0], yards[1]), (firsts[0], firsts[1])
    return to_csv(card_rows(history, called), names, opened, before)
