"""Teams without names of their own are called so in one's language, whatever a record says."""

import subprocess
import sys

WORDS = r"""
from gridlight.kernel.language import speak

GERMAN = {"Home": "Heim", "Visitors": "Gäste", "Master": "Meister"}
speak("de", lambda text, about, count: GERMAN.get(text, ""))
from gridlight.present.situation import Names
from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table

table = Table.start(Setup("foto-electric", visitors=Player("Mariners"), seed="n"))
print(table.title, Names("Home", "Mariners").home, table.header.seats[table.to_act[0]].name)
print(Player("Visitors", "pro").full)
print(Names("Master").home, "|", Player("Master", "master").full)
"""


def test_a_record_keeps_its_words_and_the_title_has_one_s_own() -> None:
    told = subprocess.run([sys.executable, "-X", "utf8", "-c", WORDS], capture_output=True)
    said = told.stdout.decode("utf-8").splitlines()
    assert said == [
        "Mariners at Heim Heim Mariners",
        "Gäste, computer",
        "Meister | Meister, computer",
    ], told.stderr
