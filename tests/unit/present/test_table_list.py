"""The plays that the table's list tells again."""

from __future__ import annotations

import pytest

from gridlight.present import table_list
from gridlight.present.plays import PlayRow
from gridlight.present.situation import Names


def row(down: str, sentence: str) -> PlayRow:
    return PlayRow(1, 1, None, None, down, "", "", sentence=sentence)


def test_what_a_sentence_begins_with_is_not_said_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = (
        row("Try", ""),
        row("Kickoff", "Kickoff Heim: 45 Yards."),
        row("Kick-off", "Home kicks off, 45 yards."),
    )
    monkeypatch.setattr(table_list, "play_rows", lambda *_: rows)
    assert table_list.told_plays((), Names()) == (
        "Kick-off: Home kicks off, 45 yards.",
        "Kickoff Heim: 45 Yards.",
        "Try",
    )
