"""What is chosen from lists in another language is kept as the files have it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HELPERS = Path(__file__).parents[2]

ASKED = """
from helpers.pseudo import pseudo
from gridlight.kernel.language import speak

speak("xx", pseudo)

from gridlight.present.penalty_editor import CardDesk, ChartDesk
from gridlight.present.tables import Place
from gridlight.session.penalty_shelf import CARDS, CHARTS

chart, card = CHARTS.load("house"), CARDS.load("average")
cards, charts = CardDesk(chart), ChartDesk(card)
draft = cards.draft_of(card)
assert cards.card(draft).entries == card.entries
shown = cards.rows(draft, 0)[0].cells[0]
assert shown in cards.columns[0].picks, shown
for pick in cards.columns[0].picks:
    made = cards.put(draft, Place(0, 3, 0), pick)
    assert cards.card(made) is not None, pick
    assert cards.rows(made, 0)[3].cells[0] == pick
lines = charts.draft_of(chart)
name, _, source, *_ = charts.rows(lines, 0)[0].cells
assert name != lines.sections[0][0][0] and source in charts.columns[2].picks
made = charts.put(charts.put(lines, Place(0, 0, 0), name), Place(0, 0, 2), source)
assert made == lines
faults = charts.faults(charts.put(lines, Place(0, 0, 1), "many"))
assert [fault.place for fault in faults] == [Place(0, 0, 1)]
print(faults[0].sentence)
"""


def test_what_is_chosen_in_another_language_is_kept_as_files_have_it() -> None:
    found = subprocess.run(
        [sys.executable, "-c", ASKED],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(HELPERS), "PYTHONUTF8": "1"},
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert found.stdout.startswith("rúñ, øfféñsé, 1, ÿårds: ")
