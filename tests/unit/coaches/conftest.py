"""The bundled deck solved once for all tests here, in a home of the tests' own."""

import pytest

from gridlight.coaches.foto.plan import timeless_game as timeless
from helpers import foto_solved


@pytest.fixture(scope="session")
def home(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("home")
        patch.setenv("GRIDLIGHT_HOME", str(folder))
        yield folder


@pytest.fixture(scope="session")
def classic():
    return foto_solved.classic()


@pytest.fixture(scope="session")
def spinners():
    return foto_solved.spinners()


@pytest.fixture(scope="session")
def solved(home):
    foto_solved.keep_solution()
    return foto_solved.classic_solution()


@pytest.fixture(scope="session")
def timeless_game(classic, spinners):
    """The rules with quarters so long that no clock comes between."""
    return timeless(classic, spinners)
