"""`gridlight records scouting`: the scouting report on a saved game."""

from __future__ import annotations

from pathlib import Path

from gridlight.kernel.errors import OptionError
from gridlight.present.scouting_report import ScoutingReport, plan_of, scout_of, scouting_report
from gridlight.session.record_book.book import RecordBook
from gridlight.session.table import Table
from gridlight.session.tendencies.count import seen_calls

COMMAND = "gridlight records scouting"


def report_on(path: Path, book: RecordBook | None) -> ScoutingReport:
    """The report; what was known is read from the game's own folder, or from another `book`."""
    with Table.open(path, only_read=True) as table:
        if scout_of(table.header) is None:
            problem = "no computer played Foto-Electric against a person in it"
            raise OptionError(COMMAND, str(path), problem, "Name another game.")
        book = book or RecordBook(path.resolve().parent)
        book.catch_up()
        seen = seen_calls(book.called())
        return scouting_report(table.header, table.history, seen, plan_of(table.header))
