"""Sentences in a language with an order of words, names and marks of its own."""

import subprocess
import sys

import pytest

WORDS = r"""
GERMAN = {
    r"\bturn of (home|visitors)\b": r"^(home|visitors) ist nicht",
    "Home": "Heim",
    "Visitors": "Gäste",
    "heads": "Kopf",
    ".": ",",
    ",": ".",
    "{n} yard": ("{n} Yard", "{n} Yards"),
    "the {yard}": "der {yard}",
    "{number}th": "{number}.",
    "{ordinal} quarter": "{ordinal} Viertel",
    "{team} runs it back {yards} to {spot}.": (
        "{team} trägt ihn {yards} bis zu {spot} zurück.",
        "{team} tragen ihn {yards} bis zu {spot} zurück.",
    ),
}


def lookup(text, about, count):
    told = GERMAN.get(text, "")
    return told[count != 1] if isinstance(told, tuple) else told


from gridlight.kernel.language import speak

speak("de", lookup)
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.events import event
from gridlight.present.situation import Names, capital, quarter, yards
from gridlight.present.words import refusal, say

facts = {"start": 20, "yards": 12, "kind": "punt"}
print(say(event("return", side="home", spot=32, **facts), Names()))
print(say(event("return", side="visitors", spot=8, **facts), Names()))
print(refusal(IllegalMove("home", "punt", "visitors ist nicht dran (FB-1)"), Names("Ulm", "Köln")))
print(capital(quarter(4)), yards(2.5), Names("Ulm").home, Names().home)
"""


BROKEN = r"""
from gridlight.kernel.language import speak

speak("xx", lambda text, about, count: PATTERN if "turn of (" in text else "")
from gridlight.kernel.errors import IllegalMove
from gridlight.present.situation import Names
from gridlight.present.words import refusal

print(refusal(IllegalMove("home", "punt", "it isn't the turn of visitors (FB-1)"), Names("Ulm")))
"""


@pytest.mark.parametrize("pattern", ["(home|visitors", "home|visitors", r"\bturn of (\w)"])
def test_a_pattern_that_finds_no_seat_leaves_a_refusal_as_it_is(pattern: str):
    told = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", f"PATTERN = {pattern!r}\n{BROKEN}"],
        capture_output=True,
        encoding="utf-8",
    )
    assert told.stdout == "It isn't the turn of visitors.\n", told.stderr


def test_sentences_follow_the_language():
    told = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", WORDS], capture_output=True, encoding="utf-8"
    )
    assert told.stdout.splitlines() == [
        "Heim trägt ihn 12 Yards bis zu der 32 zurück.",
        "Gäste tragen ihn 12 Yards bis zu der 8 zurück.",
        "Köln ist nicht dran.",
        "4. Viertel 2,5 Yards Ulm Heim",
    ], told.stderr


TABLES = r"""
GERMAN = {".": ",", "penalty": "Strafe", "red": "rot", "average": "Durchschnitt"}
from gridlight.kernel.language import speak

speak("de", lambda text, about, count: GERMAN.get(text, ""))
from gridlight.cards.spinners import read_spinners
from gridlight.paths import cards
from gridlight.present.record_book import share
from gridlight.present.spinner_editor import LABEL, NAMES, SpinnerDesk
from gridlight.present.tables import Place, called

house = read_spinners(cards("spinners", "house.json").read_bytes(), "house")
desk = SpinnerDesk(house)
draft = desk.draft_of(house)
print([row.cells[LABEL] for row in desk.rows(draft, 0)][-1], draft.sections[0][-1][LABEL])
fumbles = NAMES.index("fumbles and blocked kicks")
for area, typed in ((0, "Strafe"), (0, "penalty"), (fumbles, "rot +4")):
    print(desk.put(draft, Place(area, 0, LABEL), typed).sections[area][0][LABEL])
print(share(2 / 3), share(1.0), called("average", own=False), called("average", own=True))
"""


def test_tables_are_shown_and_filled_in_the_language():
    told = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", TABLES], capture_output=True, encoding="utf-8"
    )
    assert told.stdout.splitlines() == [
        "Strafe penalty",
        "penalty",
        "penalty",
        "red +4",
        "0,667 1,000 Durchschnitt average",
    ], told.stderr
