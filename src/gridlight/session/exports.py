"""A game's record as tables and data for other programs."""

from __future__ import annotations

import csv
import io
from typing import Any

from gridlight.session.course import Record
from gridlight.session.record_plays import Play, plays
from gridlight.session.table import Table

_COLUMNS = (
    *("quarter", "play", "spot", "possession", "down", "togo"),
    *("moves", "dice", "events", "home", "visitors"),
)


def export_csv(table: Table) -> str:
    """One row a play: situation before it, its moves, dice and events, the score after it."""
    text = io.StringIO()
    writer = csv.DictWriter(text, _COLUMNS, lineterminator="\n")
    writer.writeheader()
    for play in plays(table.history):
        writer.writerow(_row(play))
    return text.getvalue()


def export_json(table: Table) -> dict[str, Any]:
    """The whole record as plain data; what is sealed still has no words."""
    header = table.header
    return {
        "game": header.game,
        "title": table.title,
        "seats": {
            seat.value: {"name": player.name, "kind": player.kind}
            for seat, player in header.seats.items()
        },
        "settings": dict(header.settings),
        "seed": header.seed,
        "created": header.created,
        "ruleset": header.ruleset,
        "over": table.over,
        "state": table.described(),
        "steps": [_step(record) for record in table.history],
    }


def _row(play: Play) -> dict[str, Any]:
    before, after = play.before, play.steps[-1].described
    home, visitors = after["score"]
    return {
        "quarter": before.get("quarter"),
        "play": before.get("plays", 0) + 1,
        "spot": before.get("spot"),
        "possession": before.get("possession"),
        "down": before.get("down"),
        "togo": before.get("togo"),
        "moves": "; ".join(_said(record) for record in play.steps),
        "dice": "; ".join(
            f"{roll.purpose}: {roll.label}" for record in play.steps for roll in record.rolls
        ),
        "events": "; ".join(told.name for record in play.steps for told in record.events),
        "home": home,
        "visitors": visitors,
    }


def _said(record: Record) -> str:
    seat = record.seat.value if record.seat else ""
    return f"{seat} {record.words or '(sealed)'}"


def _step(record: Record) -> dict[str, Any]:
    data: dict[str, Any] = {
        "n": record.n,
        "seat": record.seat.value if record.seat else None,
        "move": record.words,
        "rolls": [{"for": roll.purpose, "shows": roll.label} for roll in record.rolls],
        "events": [{"event": told.name, **told.as_mapping()} for told in record.events],
        "state": dict(record.described),
    }
    if record.seal:
        data["sealed"] = record.seal
    if record.shown:
        data["shown"] = list(record.shown)
    if record.by:
        data["by"] = record.by
    if record.hand:
        data["by_hand"] = True
    return data
