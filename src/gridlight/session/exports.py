"""A game's record as tables and data for other programs."""

from __future__ import annotations

import csv
import io
from typing import Any

from gridlight.football.gamebook import Drive
from gridlight.kernel.codec import to_plain
from gridlight.kernel.game import Seat
from gridlight.session.box import Box, box_of
from gridlight.session.course import Record
from gridlight.session.journal import header_data
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


RECORD = 1
"""The form of records as data; one that says less can't be read back."""


def export_json(table: Table) -> dict[str, Any]:
    """The whole record as plain data, which `json_reading` reads back; with its box score.

    What is sealed still has no words.
    """
    header = header_data(table.header)
    data: dict[str, Any] = {
        "record": RECORD,
        "program": header["program"],
        "game": header["game"],
        "title": table.title,
        "seats": header["seats"],
        "settings": header["settings"],
        "seed": header["seed"],
        "created": header["created"],
        "ruleset": header["ruleset"],
        "over": table.over,
        "state": table.described(),
        "box": _box(box_of(table.history)),
        "steps": [_step(table, record) for record in table.history],
    }
    if table.called:
        data["called"] = [[play, name] for play, name in table.called.items()]
    if "position" in header:
        data["position"] = header["position"]
    return data | {"tables": header["tables"]}


def _box(box: Box) -> dict[str, Any]:
    teams = {side.value: to_plain(box.book.of(side)) | to_plain(box.downs(side)) for side in Seat}
    return teams | {"drives": [_drive(drive) for drive in box.book.drives]}


def _drive(drive: Drive) -> dict[str, Any]:
    return {
        "side": drive.side.value,
        "quarter": drive.quarter,
        "start": drive.start,
        "plays": drive.plays,
        "yards": drive.yards,
        "ended": drive.ended,
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


def _step(table: Table, record: Record) -> dict[str, Any]:
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
    if salt := table.salt_of(record.n):
        data["salt"] = salt
    if record.shown:
        data["shown"] = list(record.shown)
    if record.by:
        data["by"] = record.by
    if record.hand:
        data["by_hand"] = True
    return data
