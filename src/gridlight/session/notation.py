"""A whole game as text: written so that it reads back to the same record."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Mapping
from typing import Any

from gridlight.kernel.codec import canonical
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import TABLE_WORDS
from gridlight.session.course import Record, seat_for
from gridlight.session.games import EDITIONS, GAMES, edition_choice
from gridlight.session.journal import Header, pack, tables_digest, tables_text
from gridlight.session.own_tables import needs_own
from gridlight.session.record_plays import Play, plays
from gridlight.session.registry import AnyGame, Registry
from gridlight.session.settings import Value
from gridlight.session.table import Table

CLOCK = "(clock)"
BY_HAND = "(by hand)"
SEALED = "(sealed)"
FIRST_EDITION = next(iter(EDITIONS))
"""What a text that names no deck was played with."""

_PLAIN_LABEL = re.compile(r"[^\s\[\]{}()|·,\"\\]+(?: [^\s\[\]{}()|·,\"\\]+)*")
_PREFIX = {Seat.HOME: "h: ", Seat.VISITORS: "v: "}


def export_text(table: Table, registry: Registry = GAMES) -> str:
    """The game as it stands; what is sealed still is left out with all that follows it.

    Header lines, an empty line, then a line a play.
    """
    head = [
        f"[{name} {json.dumps(value, ensure_ascii=False)}]"
        for name, value in _tags(table, registry).items()
    ]
    body = [_play_line(table, play) for play in plays(table.history)]
    return "\n".join([*head, "", *body, ""])


def implied_seat(game: AnyGame, state: Any, line_seat: Seat, move: Any) -> Seat:
    """Who is meant by a move without a prefix: the line's seat, unless it can't be its turn."""
    if line_seat in game.to_act(state) or game.words(move) in TABLE_WORDS:
        return line_seat
    return seat_for(game, state, move)


def settings_text(settings: Mapping[str, Value]) -> str:
    """Settings as `key=value` with spaces between; `read_settings` reads them back."""
    return " ".join(shlex.quote(f"{key}={_value_text(value)}") for key, value in settings.items())


def _value_text(value: Value) -> str:
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    return str(value)


def _tags(table: Table, registry: Registry) -> dict[str, str]:
    header = table.header
    tags = {"Game": header.game, "Title": table.title}
    for seat, player in header.seats.items():
        tags[seat.value.capitalize()] = player.name
        if player.kind != "person":
            tags[f"{seat.value.capitalize()}Coach"] = player.kind
    tags |= {
        "Date": header.created,
        "Settings": settings_text(header.settings),
        "Seed": header.seed,
    }
    tags |= _tables(header, registry)
    if header.position is not None:
        tags["Position"] = canonical(dict(header.position))
    if start := table.history[0].rolls:
        tags["Start"] = _labels(tuple(roll.label for roll in start))
    home, visitors = table.described()["score"]
    tags["Result"] = f"{home}-{visitors}" + ("" if table.over else " *")
    return tags


def _tables(header: Header, registry: Registry) -> dict[str, str]:
    """The tags that say which tables a game is played with; none for those of the first edition,
    which was the only one when games were first written as text.
    """
    entry = registry.get(header.game)
    own = needs_own(header.settings)  # what has that name may be another one tomorrow
    known = tables_digest(header.tables)
    for edition in EDITIONS:
        choice = {"deck": edition_choice(edition)}
        bundled = entry.tables(choice) if own else entry.all_tables(header.settings, choice)
        if tables_digest(bundled) == known:
            return {} if edition == FIRST_EDITION else {"Deck": edition}
    return {"Tables": tables_text(pack(header.tables))}


def _play_line(table: Table, play: Play) -> str:
    line_seat = play.steps[0].seat or Seat.HOME
    text = f"{play.label}  "
    before: Seat | None = None
    for record in play.steps:
        assert record.seat is not None
        if before is not None:
            text += " | " if record.seat not in (before, line_seat) else " · "
        text += _item(table, record, line_seat, first=before is None)
        before = record.seat
    return text


def _item(table: Table, record: Record, line_seat: Seat, *, first: bool) -> str:
    assert record.seat is not None
    prefix = _PREFIX[record.seat] if record.seat is not line_seat else ""
    if record.words is None:
        return (prefix or (_PREFIX[record.seat] if first else "")) + SEALED
    if not prefix and _needs_prefix(table, record, first=first):
        prefix = _PREFIX[record.seat]
    parts = [prefix + " / ".join(record.words.split("\n"))]
    if record.rolls:
        parts.append(f"[{_labels(tuple(roll.label for roll in record.rolls))}]")
    if record.shown:
        parts.append(_comment(record))
    if record.by:
        parts.append(CLOCK)
    if record.hand:
        parts.append(BY_HAND)
    return " ".join(part for part in parts if part)


def _needs_prefix(table: Table, record: Record, *, first: bool) -> bool:
    if first and record.seat is Seat.VISITORS:
        return True
    assert record.words is not None
    assert record.seat is not None
    state = table.state_after(record.n - 1)
    move = table.game.parse(record.words)
    return implied_seat(table.game, state, record.seat, move) is not record.seat


def _comment(record: Record) -> str:
    for told in record.events:
        facts = told.as_mapping()
        if "outcome" in facts:
            yards = facts.get("yards")
            return f"{{{facts['outcome']}{'' if yards is None else f' {yards}'}}}"
    return ""


def _labels(labels: tuple[str, ...]) -> str:
    return ", ".join(
        label if _PLAIN_LABEL.fullmatch(label) else json.dumps(label, ensure_ascii=False)
        for label in labels
    )
