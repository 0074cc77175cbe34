"""Every event of every game has words."""

import pytest

from gridlight.present.situation import Names
from gridlight.present.words import say
from helpers.every_game import CASES, walked

WORDLESS = frozenset({"toy"})
"""Games without a screen."""


@pytest.mark.parametrize("case", [case for case in CASES if case.name not in WORDLESS], ids=str)
def test_every_event_has_words(case):
    for seed in range(3):
        for step in walked(case, seed):
            for told in step.events:
                assert say(told, Names())
