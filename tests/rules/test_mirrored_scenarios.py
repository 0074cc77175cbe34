"""Every All-Pro scenario holds for the other side too, the other way up the board (FB-2)."""

from pathlib import Path

import pytest

from gridlight.session.scenario_files import read_scenario
from gridlight.session.scenarios import run_scenario
from helpers.mirrors import mirrored_scenario

FOLDER = Path(__file__).parent / "scenarios"
TOSSED = ("coin-toss", "kick-or-receive")
"""The visitors call every toss (FB-14): these phases have no other side."""


def _tossed(scenario):
    phases = {scenario.position.get("phase", "coin-toss")}
    phases |= {step.expect.get("phase") for step in scenario.steps}
    return bool(phases & set(TOSSED))


SCENARIOS = [read_scenario(path) for path in sorted(FOLDER.glob("all-pro*/*.toml"))]
MIRRORED = [scenario for scenario in SCENARIOS if not _tossed(scenario)]


@pytest.mark.parametrize("scenario", MIRRORED, ids=lambda scenario: Path(scenario.source).stem)
def test_it_holds_the_other_way_up(scenario):
    failures = run_scenario(mirrored_scenario(scenario))
    assert not failures, "\n".join(map(str, failures))


def test_hardly_any_scenario_is_left_out():
    assert len(SCENARIOS) - len(MIRRORED) < 7
