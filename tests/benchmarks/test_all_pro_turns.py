"""How many turns the plain rules of All-Pro generate a second; the counts are known.

`pytest -p benchmark --override-ini addopts= tests/benchmarks/test_all_pro_turns.py`.
"""

import pytest

from helpers.all_pro import T_FORMATIONS, all_pro, at, turns


@pytest.mark.parametrize(
    ("phase", "counts"),
    [("offense-moves", [53, 1_351, 22_443]), ("defense-moves", [73, 2_621, 61_500])],
)
def test_all_turns_of_three_moves(benchmark, phase, counts):
    game = all_pro()
    start = at(game, phase, T_FORMATIONS, carrier="h8", moves_left=3)
    assert benchmark.pedantic(turns, (game, start, 3), rounds=1) == counts
