"""The bundled deck solved once for all tests here, in a home of the tests' own."""

import json

import pytest

from gridlight import paths
from gridlight.cards.decks import bundled
from gridlight.cards.spinners import spinners_from
from gridlight.coaches.foto.solution import solution_of
from gridlight.football.rules import load_rules
from gridlight.games.foto_electric.game import FotoElectric
from gridlight.games.foto_electric.light import LightBox
from gridlight.games.foto_electric.ruleset import Settings


@pytest.fixture(scope="session")
def home(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("home")
        patch.setenv("GRIDLIGHT_HOME", str(folder))
        yield folder


@pytest.fixture(scope="session")
def classic():
    return bundled(paths.cards("classic"))


@pytest.fixture(scope="session")
def spinners():
    return spinners_from(json.loads(paths.cards("spinners", "house.json").read_bytes()), "house")


@pytest.fixture(scope="session")
def solved(home, classic, spinners):
    return solution_of(classic, spinners)


@pytest.fixture(scope="session")
def timeless_game(classic, spinners):
    """The rules with quarters so long that no clock comes between."""
    from importlib.resources import files

    file = files("gridlight.games.foto_electric").joinpath("rules.toml")
    rules = load_rules(file.read_bytes(), "rules.toml")
    settings = Settings(plays_per_quarter=200)
    return FotoElectric(rules, settings, spinners, LightBox(classic))
