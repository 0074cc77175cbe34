"""`gridlight records tendencies` in the shell, for people and as JSON."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from gridlight import cli, paths
from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.session.tendencies.calls import FROM_SCRIMMAGE, calls_of
from helpers.write_goldens import Golden, moves

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path / "home"))
    return paths.saves()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*words: object) -> tuple[int, str, str]:
        code = cli.main(["records", "tendencies", *(str(word) for word in words)])
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


def save(folder: Path) -> Table:
    setup = Setup("foto-electric", Player("Ann"), Player("Pro", "pro"), seed="command")
    golden = Golden("command", "foto-electric", {}, lambda table: True, steps=150)
    with Table.start(setup, folder / "called.gridlight") as table:
        for seat, words in moves(table, golden, random.Random(6)):
            table.play(seat, words)
    return table


def test_a_coach_as_tables_and_as_data(run: Run, home: Path) -> None:
    table = save(home)
    own = [
        call
        for call in calls_of(table.header, table.history)
        if call.side.value == "home" and call.kind in FROM_SCRIMMAGE
    ]
    code, said, _ = run("--coach", "ann", "--game", "foto-electric")
    assert code == 0 and "Ann, Foto-Electric: Offense" in said
    assert "Ann, Foto-Electric: Defense" in said and "Line-ups" not in said
    found = json.loads(run("--coach", "ANN", "--json")[1])
    assert (found["coach"], found["game"], found["computer"]) == ("Ann", "foto-electric", False)
    assert sum(each["count"] for each in found["offense"]["calls"]) == len(own)
    assert isinstance(found["offense"]["scouting"], list)
    first = json.loads(run("--coach", "ann", "--down", "1", "--json")[1])
    count = sum(each["count"] for each in first["offense"]["calls"])
    assert count == sum(call.down == 1 for call in own)
    assert json.loads(run("--coach", "pro", "--json")[1])["computer"] is True


def test_nobody_of_that_name_and_no_game_yet(run: Run, home: Path) -> None:
    code, _, said = run("--coach", "Ann")
    assert code == 2 and said.endswith(
        "no play is recorded in these games yet. Play a game first.\n"
    )
    save(home)
    code, _, said = run("--coach", "Ben")
    assert code == 2 and "“Ben” called no play. Try Ann, Pro, computer." in said
    code, _, said = run("--coach", "Ann", "--game", "pegskin")
    assert code == 2 and "Ann called nothing there. Take a filter away." in said
