"""Every scenario file holds, one test named after each."""

from dataclasses import replace
from pathlib import Path

import pytest

from gridlight.session.games import GAMES
from gridlight.session.scenario_files import read_scenario
from gridlight.session.scenarios import run_scenario

FOLDER = Path(__file__).parent / "scenarios"
EXPECTED_FAILURES: dict[str, str] = {}
"""Files (`game/name.toml`) that don't hold yet, each with its reason."""


OF_EVERY_GAME = "penalty-system"
"""A folder with scenarios of all games, each of which says its own."""


def _game(path):
    """The game of a scenario by its folder; our own rulings lie in a folder of their own."""
    folder = path.parent.name.removesuffix("-house")
    return read_scenario(path).game if folder == OF_EVERY_GAME else folder


def _files():
    for path in sorted(FOLDER.glob("*/*.toml")):
        if _game(path) in GAMES:
            name = path.relative_to(FOLDER).as_posix()
            reason = EXPECTED_FAILURES.get(name)
            marks = [pytest.mark.xfail(reason=reason, strict=True)] if reason else []
            yield pytest.param(path, id=name.removesuffix(".toml"), marks=marks)


@pytest.mark.parametrize("path", list(_files()))
def test_scenario_holds(path):
    failures = run_scenario(read_scenario(path))
    assert not failures, "\n".join(map(str, failures))


def test_the_expected_failures_name_files_that_exist():
    assert all((FOLDER / name).is_file() for name in EXPECTED_FAILURES)


def test_every_scenario_lies_with_its_game():
    for path in sorted(FOLDER.glob("*/*.toml")):
        if _game(path) in GAMES:
            assert read_scenario(path).game == _game(path)


def _wrong(key, value):
    """A value that can't be right where `value` is."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if key == "events":
        return [*value, "never"]
    if key == "score":
        return [value[0] + 1, value[1]]
    return "never" if isinstance(value, str) else None


@pytest.mark.parametrize("path", list(_files()))
def test_any_other_expectation_would_fail(path):
    scenario = read_scenario(path)
    for at, step in enumerate(scenario.steps):
        for key, value in step.expect.items():
            if (wrong := _wrong(key, value)) is not None:
                steps = list(scenario.steps)
                steps[at] = replace(step, expect={**step.expect, key: wrong})
                failures = run_scenario(replace(scenario, steps=tuple(steps)))
                assert [failure.check for failure in failures] == [key]
