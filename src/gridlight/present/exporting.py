"""A game's record as text for other programs, in every form that is text."""

from __future__ import annotations

import json
from collections.abc import Callable

from gridlight.session.table import Table

PEGSKIN = "pegskin"
FORMS = ("text", "csv", "html", "pdf", "json", "gif")
"""All forms of a record; what isn't `WRITTEN` is drawn."""
YARDCARD = "yardcard"


def written(table: Table, form: str) -> str:
    """The record as `text`, `csv`, `html` or `json`, and of Pegskin as a `yardcard` table."""
    return WRITTEN[form](table)


def _text(table: Table) -> str:
    from gridlight.session.notation import export_text

    return export_text(table)


def _csv(table: Table) -> str:
    from gridlight.session.exports import export_csv

    return export_csv(table)


def _html(table: Table) -> str:
    from gridlight.present.record_page import record_page
    from gridlight.present.record_sheet import record_sheet

    return record_page(record_sheet(table))


def _json(table: Table) -> str:
    from gridlight.session.exports import export_json

    return json.dumps(export_json(table), ensure_ascii=False, indent=2) + "\n"


def _yardcard(table: Table) -> str:
    from gridlight.present.foto import names_of
    from gridlight.present.pegskin_sheet import card_table
    from gridlight.present.penalty_system import game_view

    opened = game_view(table.view(None)).state.opened
    return card_table(table.history, table.called, names_of(table.header), opened)


WRITTEN: dict[str, Callable[[Table], str]] = {
    "text": _text,
    "csv": _csv,
    "html": _html,
    "json": _json,
    YARDCARD: _yardcard,
}
