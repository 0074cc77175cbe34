"""Random games under every way to officiate keep the laws that no game may break."""

import pytest

from helpers.all_pro_laws import CHOICES, play_game, settings_of

GAMES = 8
"""`python tests/helpers/all_pro_laws.py 0 2000` plays two thousand."""


@pytest.mark.parametrize("number", range(GAMES))
def test_random_games_keep_the_laws(number):
    counts = play_game(number, every=20)
    assert counts["mirrored steps"] > 0
    assert counts["offers taken"] > 0
    assert counts["refusals"] > 0


def test_the_games_differ_in_every_setting():
    drawn = [settings_of(number) for number in range(6 * GAMES)]
    for key, choices in CHOICES.items():
        assert {given[key] for given in drawn} == set(choices)
