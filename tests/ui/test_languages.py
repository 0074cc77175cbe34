"""Every screen speaks the chosen language, and German fits where English does.

Words are asked for when modules are imported, so screens are drawn in processes of their own.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from gridlight.session.games import read_deck
from gridlight.ui.screenshots import SCREENS
from helpers.catalogs import CATALOGS, answers
from helpers.pseudo import in_plain_english

TESTS = Path(__file__).parents[1]
PARTS = 2
NAMES = (
    *("Foto-Electric", "All-Pro", "Pegskin", "Gridlight", "Yardcard", "English", "Deutsch"),
    *("Classic", "Sunday deck", "Goal line", "House", "Windy field", "Den inkjet", "Den game"),
    *("Average", "Disciplined", "Rough", "Saturday crew", "As in 1967"),
    *("Foto", "Flood right", "Long pass, dropped", "Short pass, right"),
    *("Off tackle right", "Sweep right"),
    *("Foundry", "Mariners", "Riverside", "Hill Town", "Valley", "Rookie", "Master"),
    *("Comets", "Harbor", "Millers", "Pioneers", "Rangers", "Stokers", "Attic Cup", "Den League"),
    *("Enter", "Esc"),
)
"""What stays as its makers wrote it: names, and what stands on keys."""
SHORTENED = ("…", "{seal}…")
"""A pick that isn't known yet, and the beginning of a seal."""
DATA = re.compile(r"\b[\w-]+\.(?:jpg|png|pdf|deck|gridlight)\b|\b[0-9a-f]{4}\b")


def _shown(part: int, *words: str, home: Path) -> dict[str, list[str]]:
    """What a part of the screens shows, as `helpers.pseudo` lists it."""
    command = [sys.executable, "-m", "helpers.pseudo", *SCREENS[part::PARTS], *words]
    env = {
        **os.environ,
        "PYTHONPATH": str(TESTS),
        "QT_QPA_PLATFORM": "offscreen",
        "GRIDLIGHT_HOME": str(home),
    }
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(line) for line in done.stdout.splitlines())


@cache
def _names() -> list[str]:
    cards = read_deck("classic")
    found = {*NAMES, *(card.name for card in (*cards.offense, *cards.defense))}
    return sorted(found, key=len, reverse=True)


def _without_names(words: str) -> str:
    for name in _names():
        words = words.replace(name, "")
    return DATA.sub("", words)


@pytest.mark.parametrize("part", range(PARTS))
def test_no_words_are_shown_that_were_never_asked_for(part: int, tmp_path: Path) -> None:
    plain = {
        screen: left
        for screen, words in _shown(part, home=tmp_path).items()
        if (left := [said for said in words if in_plain_english(_without_names(said))])
    }
    assert plain == {}


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: path.stem)
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_cut_off(part: int, catalog: Path, tmp_path: Path) -> None:
    code = catalog.stem.removeprefix("gridlight_")
    forms = {form for answer in answers(catalog) for form in answer.forms if form.endswith("…")}
    patterns = (re.sub(r"\\\{.*?\\\}", ".*", re.escape(form)) for form in (*forms, *SHORTENED))
    whole = re.compile("|".join(patterns))
    cut = {
        screen: left
        for screen, words in _shown(part, "--language", code, home=tmp_path).items()
        if (left := [said for said in words if not whole.fullmatch(said)])
    }
    assert cut == {}
