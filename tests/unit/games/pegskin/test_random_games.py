"""Random games in every mode keep the laws that no game may break."""

import pytest

from helpers.pegskin_laws import CASES, play

GAMES = 4
"""`python tests/helpers/pegskin_laws.py 400` plays two thousand."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_keep_the_laws(case):
    for seed in range(100, 100 + GAMES):
        assert play(case, seed) > 0
