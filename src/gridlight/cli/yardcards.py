"""Pegskin's Yardcard from the shell: as a table, as printed sheets, and a game taken up from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

from gridlight.games.pegskin.ruleset import Settings
from gridlight.kernel.game import Seat
from gridlight.present.foto import names_of
from gridlight.present.pegskin_resuming import from_csv
from gridlight.present.pegskin_sheet import all_sheets, card_rows, card_table
from gridlight.present.pegskin_status import status
from gridlight.present.penalty_system import game_view
from gridlight.session.games import GAMES
from gridlight.session.journal import Player
from gridlight.session.settings import read_pairs
from gridlight.session.table import Setup, Table

PEGSKIN = "pegskin"


def as_csv(table: Table) -> str:
    """The card of a game of Pegskin as a table (PS-31)."""
    opened = game_view(table.view(None)).state.opened
    return card_table(table.history, table.called, names_of(table.header), opened)


def print_pdf(table: Table, path: Path) -> None:
    """The card of a game of Pegskin in a PDF file, a page a sheet of 25 rows (PS-31)."""
    from gridlight.ui.offscreen import application
    from gridlight.ui.pegboard.yard_pdf import write_pdf

    rows, view = card_rows(table.history, table.called), game_view(table.view(None))
    sheets = all_sheets(rows, table.called, view, names_of(table.header))
    running = application()
    write_pdf(path, sheets, table.title)
    del running


def take_up(text: str, source: str, target: Path, words: Sequence[str]) -> str:
    """Begin a game in a file where a card's table left one; how it stands, in a sentence.

    `words` are settings as KEY=VALUE.
    """
    entry = GAMES.get(PEGSKIN)
    given = read_pairs(words, "--set")
    settings = entry.read_settings(given, "--set")
    rules = Settings(**{each.name: settings[each.name] for each in fields(Settings)})  # type: ignore[arg-type]
    card = from_csv(text, source, rules)
    setup = Setup(
        game=PEGSKIN,
        home=Player(card.names.get(Seat.HOME, "Home")),
        visitors=Player(card.names.get(Seat.VISITORS, "Visitors")),
        settings=given,
        position=card.position,
    )
    with Table.start(setup, target) as table:
        return status(game_view(table.view(None)), names_of(table.header)).where
