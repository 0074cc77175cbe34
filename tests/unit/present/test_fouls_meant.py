"""A foul of a chart by what it is called in a language."""

import subprocess
import sys

WORDS = r"""
from gridlight.kernel.language import speak

speak("de", lambda text, about, count: text.title())
from gridlight.present.fouls import _FOULS, foul_meant, foul_name

for name in (each for each in _FOULS if each[0].isupper()):
    assert foul_meant(foul_name(name)) == name, name
print(foul_meant("Personal Foul"), foul_meant("Sleeping"), foul_meant("holding"))
"""


def test_a_foul_that_is_called_alike_is_the_chart_s() -> None:
    told = subprocess.run([sys.executable, "-c", WORDS], capture_output=True, encoding="utf-8")
    assert told.stdout == "Personal foul Sleeping holding\n", told.stderr
