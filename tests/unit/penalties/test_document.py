"""The formats are what docs/penalties.md says."""

import json
import re
from pathlib import Path

from gridlight.penalties import reading
from gridlight.penalties.chart import SWITCHES
from gridlight.session.penalties import SETTINGS

TEXT = (Path(__file__).resolve().parents[3] / "docs" / "penalties.md").read_text()
EXAMPLES = [json.loads(found) for found in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)]
KEYS = re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE)


def test_the_card_of_the_document_is_one():
    card = reading.read_card(json.dumps(EXAMPLES[0]).encode(), "docs")
    assert card.name == "Saints"


def test_the_lines_of_the_document_stand_in_a_chart():
    house = json.loads(json.dumps(EXAMPLES[1]["chart"]))
    whole = {
        kind: {role: {} for role in ("offense", "defense")} for kind in ("run", "pass", "kick")
    }
    line = house["run"]["offense"]["1"]
    for roles in whole.values():
        for numbers in roles.values():
            numbers.update({str(number): line for number in range(1, 8)})
    chart = reading.chart_from(reading.chart_over(whole, house), "docs")
    assert chart.look_up("run", "defense", 2).name == "Personal foul"


def test_every_key_and_setting_is_told():
    assert set(KEYS) == {"name", "yards", "from", *SWITCHES, *(s.name for s in SETTINGS)}
