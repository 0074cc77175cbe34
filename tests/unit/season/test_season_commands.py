"""A season from the shell: begun, played by computers, read as text and as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gridlight.cli.commands import main

TEAMS = """\
# the den's four
Mariners, #1f4e8c, random
Foundry, random

Millers, random, #5b2f86
Comets, random
"""


def run(*words: str) -> int:
    return main(["season", *words])


@pytest.fixture
def league(tmp_path: Path) -> str:
    (tmp_path / "teams.txt").write_text(TEAMS)
    file = str(tmp_path / "den.season")
    found = run(
        *("new", "foto-electric", "--teams", str(tmp_path / "teams.txt"), "--out", file),
        *("--name", "Den League", "--playoffs", "2", "--seed", "s", "--set", "plays_per_quarter=2"),
    )
    assert found == 0
    return file


def test_a_whole_season_in_two_commands(
    league: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run("play", league) == 0
    assert "2 games played. Week 2 of 3." in capsys.readouterr().out
    assert run("play", league, "--all", "--jobs", "2") == 0
    assert "5 games played. Champions: " in capsys.readouterr().out
    assert len(list(tmp_path.glob("den-*.gridlight"))) == 7
    assert run("play", league, "--all") == 0
    assert "0 games played." in capsys.readouterr().out

    assert run("table", league, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert [line["place"] for line in told["table"]] == [1, 2, 3, 4]
    assert told["champion"] in {line["team"] for line in told["table"][:2]}
    assert run("table", league) == 0
    said = capsys.readouterr().out
    assert all(line["team"] in said for line in told["table"])
    assert told["rule"] in said


def test_schedule_and_leaders(league: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("play", league, "--week", "2") == 0
    capsys.readouterr()
    assert run("schedule", league, "--json") == 0
    games = json.loads(capsys.readouterr().out)
    assert [game["week"] for game in games] == [1, 1, 2, 2, 3, 3, 4]
    assert [game["state"] for game in games] == [*["open"] * 2, *["over"] * 2, *["open"] * 3]
    assert run("schedule", league) == 0
    said = capsys.readouterr().out
    assert "Week 3" in said and "2nd of the table at 1st of the table" in said
    assert run("leaders", league, "--json") == 0
    lists = json.loads(capsys.readouterr().out)
    assert {each["what"] for each in lists} >= {"Scoring", "Rushing", "Passing", "Turnovers"}
    assert run("leaders", league) == 0
    assert "Scoring, points a game" in capsys.readouterr().out


def test_a_game_of_people_is_begun_and_counts_when_it_is_over(
    league: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("begin", league, "w01-g1") == 0
    file, _, title = capsys.readouterr().out.strip().partition(": ")
    assert title.startswith("Den League, week 1: ")
    assert main(["move", file, "h: resign"]) == 0
    assert run("begin", league, "w01-g1") == 2
    assert "this game is over" in capsys.readouterr().err
    assert run("begin", league, "w01-g9") == 2
    assert "Did you mean" in capsys.readouterr().err
    assert run("begin", league, "final") == 2
    assert "known yet who plays" in capsys.readouterr().err
    assert run("schedule", league, "--json") == 0
    first = json.loads(capsys.readouterr().out)[0]
    assert first["state"] == "over" and first["winner"] == first["visitors"]


def test_teams_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "x.season")
    words = ("new", "pegskin", "--out", file, "--double", "--team", "A", "--team", "B,random")
    assert run(*words, "--team", "C,#123456") == 0
    assert "3 teams, 6 games in 6 weeks" in capsys.readouterr().out
    assert run("play", file, "--all") == 0
    said = capsys.readouterr().out
    assert "0 games played" in said and "for people to play" in said


@pytest.mark.parametrize(
    "words, sentence",
    [
        (("--team", "A"), "there is 1 team"),
        (("--team", "A,por", "--team", "B"), "Did you mean “pro”?"),
        (("--team", "A,#12", "--team", "B"), "“#12” is no color"),
        (("--team", "A", "--team", "a"), "two teams are called “a”"),
        (("--team", "A", "--team", "B", "--playoffs", "4"), "playoffs of 4"),
        (("--team", "A", "--team", "B", "--playoffs", "3"), "--playoffs"),
        (("--teams", "none.txt"), "there is no such file"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    file = tmp_path / "x.season"
    assert run("new", "foto-electric", "--out", str(file), *words) == 2
    said = capsys.readouterr().err
    assert sentence in said and said.count("\n") == 1
    assert not file.exists()


def test_a_file_that_is_there_is_left_alone(
    league: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = Path(league).read_bytes()
    words = ("new", "foto-electric", "--out", league, "--team", "A", "--team", "B")
    assert run(*words) == 2
    assert "there already is such a file" in capsys.readouterr().err
    assert Path(league).read_bytes() == before
    assert run("play", league, "--week", "9") == 2
    assert "the season has 4 weeks" in capsys.readouterr().err
    assert run("table", league + "x") == 2
    assert "there is no such file" in capsys.readouterr().err
