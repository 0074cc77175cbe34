"""Every scenario of the penalty system holds with the teams exchanged, in every game (FB-2)."""

from dataclasses import replace
from pathlib import Path

import pytest

from gridlight.session.scenario_files import read_scenario
from gridlight.session.scenarios import run_scenario
from helpers.mirrors import mirrored_scenario

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = [read_scenario(path) for path in sorted(FOLDER.glob("penalty-system*/*.toml"))]
OTHER = {"home": "visitors", "visitors": "home"}


def exchanged(scenario):
    turned = mirrored_scenario(scenario)
    if scenario.game == "pegskin":  # its board is the offense's own
        turned = replace(turned, position=_without_kick(turned.position) | {"opened": "visitors"})
    tables = dict(scenario.tables)
    if "penalty_cards" in tables:
        cards = tables["penalty_cards"]
        tables["penalty_cards"] = {OTHER[team]: card for team, card in cards.items()}
    return replace(turned, tables=tables)


def _without_kick(position):
    return {key: value for key, value in position.items() if key != "opening_kick"}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: Path(scenario.source).stem)
def test_it_holds_with_the_teams_exchanged(scenario):
    failures = run_scenario(exchanged(scenario))
    assert not failures, "\n".join(map(str, failures))
