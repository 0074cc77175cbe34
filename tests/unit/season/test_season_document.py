"""The format is what docs/ says, and seasons of old are still read."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from gridlight.session.season.results import usual_name
from gridlight.session.season.season_file import season_data
from gridlight.session.season.seasons import OpenSeason

ROOT = Path(__file__).parents[3]
DOCUMENT = (ROOT / "docs/season-format.md").read_text(encoding="utf-8")
OLD = sorted((ROOT / "tests/golden/seasons").glob("*/*.season"))


@pytest.fixture(params=OLD, ids=lambda path: path.parent.name)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    for path in request.param.parent.iterdir():
        shutil.copy(path, tmp_path)
    return tmp_path / request.param.name


def test_every_key_is_told(old: Path) -> None:
    told = set(re.findall(r"^\| `([\w-]+)` \|", DOCUMENT, re.MULTILINE))
    assert told == set(json.loads(old.read_bytes())) == set(season_data(OpenSeason(old).season))


def test_a_season_of_old_stands_as_it_stood(old: Path) -> None:
    season = OpenSeason(old)
    assert (season.season.name, len(season.season.teams)) == ("Golden League", 3)
    over = [game for game in season.reckoning().games if game.result.over]
    assert [game.key for game in over] == ["w01-g1"]
    assert len(season.reckoning().to_simulate()) == 0


def test_names_and_seeds_are_those_told(old: Path) -> None:
    season = OpenSeason(old)
    game = next(game for game in season.reckoning().games if game.result.over)
    assert game.result.path is not None
    assert game.result.path.name == usual_name(old, game.key) == f"{old.stem}-{game.key}.gridlight"
    header = json.loads(game.result.path.read_bytes().splitlines()[0])
    assert header["seed"] == f"{season.season.seed}/{game.key}/1"
