"""No edit of a table changes a game that was begun with it: saved, as text, or looked at again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gridlight.penalties.reading import card_file, chart_file
from gridlight.session.notation import export_text
from gridlight.session.notation_reading import import_text
from gridlight.session.penalty_shelf import CARDS, CHARTS
from gridlight.session.table import Setup, Table
from gridlight.session.verify import verify


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path / "user"))
    return tmp_path


def crew(says: str) -> None:
    """A card that says the same at every total."""
    plain = json.loads(card_file(CARDS.load("rough")))
    plain["penalties"] = dict.fromkeys(plain["penalties"], says)
    CARDS.save("Crew", json.dumps(plain).encode())


def chart(yards: int) -> None:
    plain = json.loads(chart_file(CHARTS.load("house")))
    for roles in plain["chart"].values():
        for lines in roles.values():
            lines["6"]["yards"] = yards
    CHARTS.save("Ours", json.dumps(plain).encode())


SETTINGS: dict[str, Any] = {
    "penalty_system": True,
    "penalty_x_faces": 3,
    "penalty_cards": "home:Crew,visitors:Crew",
    "penalty_chart": "Ours",
    "plays_per_quarter": 10,
}


def played(path: Path) -> Table:
    """A game of some forty plain moves in which flags fly."""
    crew("six")
    chart(12)
    table = Table.start(Setup("foto-electric", settings=SETTINGS, seed="crew"), path)
    for _ in range(160):
        if table.over:
            break
        seat = table.to_act[0]
        table.play(seat, table.game.words(table.game.default_move(table.state, seat)))
    return table


def told(table: Table) -> list[Any]:
    return [event for record in table.history for event in record.events]


def edit() -> None:
    crew("blank")
    chart(5)


def delete() -> None:
    CARDS.delete("Crew")
    CHARTS.delete("Ours")


@pytest.mark.parametrize("fate", [edit, delete])
def test_a_saved_game_replays_as_it_was_played(home: Path, fate: Callable[[], None]) -> None:
    path = home / "old.gridlight"
    with played(path) as table:
        before, ruleset = told(table), table.header.ruleset
    fouls = [event for event in before if event.name == "foul"]
    assert fouls
    assert {event["yards"] for event in fouls} == {12}  # the card and the chart that were chosen
    fate()
    assert verify(path).same_rules
    with Table.open(path) as again:
        assert told(again) == before
        assert again.header.ruleset == ruleset


@pytest.mark.parametrize("fate", [edit, delete])
def test_a_game_told_as_text_brings_its_tables_along(home: Path, fate: Callable[[], None]) -> None:
    with played(home / "old.gridlight") as table:
        before, text = told(table), export_text(table)
    assert "[Tables " in text
    fate()
    again = import_text(text, "old.txt").table
    assert told(again) == before


def test_a_new_game_has_the_card_as_it_is_by_now(home: Path) -> None:
    with played(home / "old.gridlight") as table:
        old = table.header.ruleset
    edit()
    fresh = Table.start(Setup("foto-electric", settings=SETTINGS, seed="crew"))
    assert set(fresh.header.tables["penalty_cards"]["home"].values()) == {"blank"}
    assert fresh.header.ruleset != old
