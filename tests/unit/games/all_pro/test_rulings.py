"""Every ruling of All-Pro stands in the code and has scenarios that prove it."""

import re
from pathlib import Path

import pytest

from gridlight.games import all_pro
from gridlight.session.scenario_files import read_scenario

RULINGS = [f"AP-{n}" for n in range(1, 48)] + [f"AP-P{n}" for n in range(1, 6)]
SCENARIOS = Path(__file__).parents[3] / "rules" / "scenarios"
CODE = "\n".join(
    path.read_text(encoding="utf-8") for path in Path(all_pro.__file__).parent.glob("*.py")
)
PROVED = [read_scenario(path).rulings for path in SCENARIOS.glob("all-pro*/*.toml")]
NAMES = [path.name for path in SCENARIOS.glob("all-pro*/*.toml")]


@pytest.mark.parametrize("ruling", RULINGS)
def test_it_is_cited_and_has_a_scenario_of_its_own(ruling):
    assert re.search(rf"\b{ruling}\b", CODE)
    assert any(ruling in rulings for rulings in PROVED)
    assert any(name.startswith(f"{ruling.lower()}-") for name in NAMES)


def test_each_scenario_is_named_for_one_of_its_rulings():
    for path in SCENARIOS.glob("all-pro*/*.toml"):
        rulings = read_scenario(path).rulings
        assert any(path.name.startswith(f"{ruling.lower()}-") for ruling in rulings)
