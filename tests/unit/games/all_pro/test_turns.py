"""How many turns there are: the plain rules against a count made by other means (AP-5 to AP-10)."""

import pytest

from helpers.all_pro import T_FORMATIONS, all_pro, at, turns


@pytest.mark.parametrize(
    ("phase", "moves", "counts"),
    [
        ("offense-moves", 3, [53, 1_351, 22_443]),
        ("defense-moves", 2, [73, 2_621]),
    ],
)
def test_the_different_ends_of_a_turn_from_the_t(phase, moves, counts):
    game = all_pro()
    start = at(game, phase, T_FORMATIONS, carrier="h8", moves_left=3)
    assert turns(game, start, moves) == counts
