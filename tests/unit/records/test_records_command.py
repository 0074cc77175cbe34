"""`gridlight records`: the book in the shell, for people and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gridlight import cli, paths
from unit.records.lines import resigned


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path / "home"))
    return paths.saves()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]):  # type: ignore[no-untyped-def]
    def command(*words: object) -> tuple[int, str, str]:
        code = cli.main(["records", *(str(word) for word in words)])
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


def test_rebuild_counts_games_and_names_the_broken(run, home: Path) -> None:  # type: ignore[no-untyped-def]
    resigned(home, "one")
    assert run("rebuild") == (0, "1 game is in the record book.\n", "")
    (home / "torn.gridlight").write_text("{}\n")
    code, said, _ = run("rebuild")
    first, second = said.splitlines()
    assert (code, first) == (0, "2 games are in the record book.")
    assert second.startswith("torn.gridlight, line 1: this isn't a saved game")
    found = json.loads(run("rebuild", "--json")[1])
    assert found == {"games": 2, "broken": [second]}


def test_list_has_a_line_for_each_game(run, home: Path) -> None:  # type: ignore[no-untyped-def]
    resigned(home, "one")
    line = "one.gridlight  Jan 1, 2026  All-Pro: Mariners 0, Foundry 0, final\n"
    assert run("list") == (0, line, "")
    (row,) = json.loads(run("list", "--json")[1])
    assert (row["winner"], row["ending"], row["home"]["name"]) == ("home", "resigned", "Mariners")


def test_standings_of_a_folder(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    folder = tmp_path / "league"
    folder.mkdir()
    resigned(folder, "one")
    resigned(folder, "two", "Foundry", "Valley")
    assert run("standings", "--folder", folder)[1].splitlines() == [
        "   Name      G  W  L  T    Pct  For  Agst  Streak",
        "1  Mariners  1  1  0  0  1.000    0     0  W1",
        "2  Foundry   2  1  1  0   .500    0     0  W1",
        "3  Valley    1  0  1  0   .000    0     0  L1",
    ]
    table = json.loads(run("standings", "--folder", folder, "--of", "coaches", "--json")[1])
    assert next((line["name"], line["share"]) for line in table) == ("Mariners", 1.0)
    assert json.loads(run("standings", "--folder", folder, "--game", "pegskin", "--json")[1]) == []
    said = run("standings", "--folder", folder, "--game", "pegskin")[1]
    assert said == "No such game was played to its end yet.\n"


def test_bests_of_the_goldens(run) -> None:  # type: ignore[no-untyped-def]
    folder = Path(__file__).parents[2] / "golden" / "journals" / "format-1"
    said = run("bests", "--folder", folder, "--game", "foto-electric")[1].splitlines()
    assert said[0].split() == ["Record", "Held", "by", "Since"]
    assert said[1].startswith("Most points") and "24  Riverside" in said[1]
    found = json.loads(run("bests", "--folder", folder, "--json")[1])
    points = found[0]
    assert (points["record"], points["amount"], points["seat"]) == ("points", 24, "home")
    assert points["file"] == "foto-electric-by-the-watch.gridlight"
    assert next(best["step"] for best in found if best["record"] == "run") > 0


def test_a_folder_that_is_not_there(run) -> None:  # type: ignore[no-untyped-def]
    code, said, fault = run("list", "--folder", "nowhere")
    assert (code, said) == (2, "")
    assert fault == "nowhere: there is no such folder. Check the path.\n"
