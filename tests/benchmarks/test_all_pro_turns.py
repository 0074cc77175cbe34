"""The speed table's sixth row: all turns of All-Pro, the fast board against plain generators.

Every figure is a ratio within one run, at equal counts. Plain is a generator that keeps its
positions as tuples and frozensets in a set; plainer still are the rules themselves, asked
for every move on offer.

`pytest -p benchmark --override-ini addopts= -s tests/benchmarks/test_all_pro_turns.py`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from gridlight.coaches.fast import jit
from gridlight.coaches.turns import all_turns
from gridlight.games.all_pro.state import AllProState
from helpers.all_pro import T_FORMATIONS, all_pro, at, turns
from helpers.plain_turns import plain_turns

GAME = all_pro()
COUNTS = {
    "offense-moves": [53, 1_351, 22_443],
    "defense-moves": [73, 2_621, 61_500],
}
both_sides = pytest.mark.parametrize("phase", list(COUNTS))


def start_of(phase: str) -> AllProState:
    return at(GAME, phase, T_FORMATIONS, carrier="h8", moves_left=3)


def best_of(work: Callable[[], Any], rounds: int) -> float:
    """The shortest of several timings of this process, in seconds."""
    times = []
    for _ in range(rounds):
        begin = time.process_time()
        work()
        times.append(time.process_time() - begin)
    return min(times)


def fast_seconds(phase: str) -> float:
    if not jit.COMPILED:
        pytest.skip("numba isn't installed")
    ground = GAME.ground(start_of(phase))
    assert list(all_turns(ground, hands=False).counts[1:]) == COUNTS[phase]
    return best_of(lambda: all_turns(ground, hands=False), 30)


@both_sides
def test_against_the_plain_set_based_generator(phase: str) -> None:
    start = start_of(phase)
    assert plain_turns(GAME.ground(start), 3) == COUNTS[phase]
    plain = best_of(lambda: plain_turns(GAME.ground(start), 3), 5)
    fast = fast_seconds(phase)
    count = COUNTS[phase][-1]
    print(f"\n{phase}: {count / fast:,.0f} turns a second, plain {count / plain:,.0f}")
    print(f"{plain / fast:.1f} times as fast")
    assert plain / fast >= 20


@both_sides
def test_against_the_rules(phase: str) -> None:
    start = start_of(phase)
    begin = time.process_time()
    assert turns(GAME, start, 3) == COUNTS[phase]
    plain = time.process_time() - begin
    fast = fast_seconds(phase)
    print(f"\n{phase}: the rules take {plain / fast:,.0f} times as long")
    assert plain / fast >= 200
