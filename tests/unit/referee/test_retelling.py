"""A game played on the screen, told again by people with their own board: the same record."""

import pytest

from gridlight.football.gamebook import gamebook
from gridlight.games.pegskin.yardcard import yardcard
from helpers.every_game import Case
from helpers.retelling import played, retold

GAMES = [
    ("foto-electric", "as-it-comes", range(2)),
    ("foto-electric", "collegiate", range(6)),
    ("foto-electric", "sudden-death", range(6)),
    ("all-pro", "as-it-comes", range(4)),
    ("all-pro", "sudden-death", range(6)),
    ("pegskin", "as-it-comes", range(5)),
    ("pegskin", "two-points", range(8)),
    ("pegskin", "scrimmage", range(3)),
]


@pytest.mark.parametrize(
    ("game", "settings", "seed"),
    [(game, settings, seed) for game, settings, seeds in GAMES for seed in seeds],
)
def test_a_game_told_again_comes_out_the_same(game, settings, seed):
    case = Case(game, settings)
    steps, account = played(case, seed)
    again = retold(case, steps)
    assert len(account.stood) > 4
    assert again.stood == account.stood
    assert gamebook(again.events) == gamebook(account.events)
    if game == "pegskin":
        assert yardcard(again.events) == yardcard(account.events)
