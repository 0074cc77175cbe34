"""What a stranger's season file may say, and what is said of one that can't be used."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gridlight.kernel.errors import InputFault
from gridlight.session.season.season_file import parse_season, season_data
from helpers.leagues import begun


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return season_data(begun(tmp_path_factory.mktemp("season"), playoffs=2).season)


def sheet(journal: str, take: Any = 1) -> dict[str, Any]:
    return {"games": {"w01-g1": {"journal": journal, "take": take}}}


@pytest.mark.parametrize(
    "change, words",
    [
        ({"gridlight-season": 2}, "format 2 is unknown"),
        ({"name": ""}, "“name”"),
        ({"name": "x" * 61}, "“name”"),
        ({"name": 7}, "a text is missing"),
        ({"game": "chess"}, "no game “chess”"),
        ({"settings": {"plays_per_quarter": "many"}}, "plays_per_quarter"),
        ({"tables": {}}, "damaged"),
        ({"teams": []}, "there are 0 teams"),
        ({"teams": [3, 4]}, "a team isn't an object"),
        ({"teams": [{"name": "A", "color": "red", "coach": "person"}] * 2}, "is no color"),
        ({"teams": [{"name": "A", "color": "#123456", "coach": "person"}] * 2}, "the same name"),
        ({"rounds": 3}, "3 isn't from 1 to 2"),
        ({"rounds": True}, "a whole number is missing"),
        ({"playoffs": 3}, "3 can't be its value"),
        ({"schedule": []}, "nobody meets anybody"),
        ({"schedule": [[1, 0]]}, "item 1"),
        ({"schedule": [[1, 0, 9]]}, "no such teams"),
        ({"schedule": [[1, 2, 2]]}, "no such teams"),
        ({"schedule": [[0, 1, 2]]}, "no such teams"),
        ({"games": []}, "an object"),
        ({"games": {"w99-g1": {}}}, "the schedule has no such game"),
        (sheet("../../elsewhere.gridlight"), "can't be its file"),
        (sheet("/etc/passwd"), "can't be its file"),
        (sheet("c:\\x.gridlight"), "can't be its file"),
        (sheet(".hidden.gridlight"), "can't be its file"),
        (sheet("fine.gridlight", 0), "0 isn't from 1"),
    ],
)
def test_a_fault_is_told_with_file_and_place(
    plain: dict[str, Any], change: dict[str, Any], words: str
) -> None:
    with pytest.raises(InputFault, match=words) as caught:
        parse_season(json.dumps({**plain, **change}).encode(), "den.season")
    assert str(caught.value).startswith("den.season")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("key", ["name", "game", "settings", "seed", "teams", "schedule", "tables"])
def test_no_key_may_be_missing(plain: dict[str, Any], key: str) -> None:
    left = {name: value for name, value in plain.items() if name != key}
    with pytest.raises(InputFault, match=f"“{key}”"):
        parse_season(json.dumps(left).encode(), "den.season")


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"\xff\xfe", b"[" * 100_000, b"nul\0"])
def test_anything_else_is_no_season(data: bytes) -> None:
    with pytest.raises(InputFault, match="isn't a season"):
        parse_season(data, "den.season")


def test_the_cards_travel_with_the_season(plain: dict[str, Any]) -> None:
    season = parse_season(json.dumps(plain).encode(), "den.season")
    assert len(season.tables["deck"]["offense"]) == 12
