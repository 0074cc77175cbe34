"""All turns of All-Pro beside the rules, and what weighing them costs.

Against a plain generator and against backgammon in `test_speed_table`.
"""

from __future__ import annotations

import time

import numpy as np
import pytest

from gridlight.cli.bench.timing import NotMeasured, best_ms
from gridlight.cli.bench.turns import COUNTS, fast_ms, games_a_second, plays_a_second, start_of
from gridlight.coaches.all_pro.chart import bundled
from gridlight.coaches.all_pro.thinking import task_of
from gridlight.coaches.all_pro.worth import Sight
from gridlight.coaches.fast import jit, judge, replies
from gridlight.coaches.turns import all_turns
from helpers.all_pro import T_FORMATIONS, all_pro, at, turns

GAME = all_pro()
both_sides = pytest.mark.parametrize("phase", list(COUNTS))


@pytest.fixture(autouse=True)
def _compiled() -> None:
    if not jit.COMPILED:
        pytest.skip("numba isn't installed")


@both_sides
def test_against_the_rules(phase: str) -> None:
    start = at(GAME, phase, T_FORMATIONS, carrier="h8", moves_left=3)
    begin = time.thread_time()
    assert turns(GAME, start, 3) == COUNTS[phase]
    plain = 1000.0 * (time.thread_time() - begin)
    fast = fast_ms(phase)
    print(f"\n{phase}: the rules take {plain / fast:,.0f} times as long")
    assert plain / fast >= 200


def weighing_ms(phase: str) -> tuple[int, float]:
    """How many turns there are, and what weighing all of them takes."""
    ground = start_of(phase)
    task, found = task_of(Sight(ground, bundled())), all_turns(ground)
    out = np.empty((len(found), judge.WAYS_TO_END))
    return len(found), best_ms(lambda: replies.weigh_all(task, found.nodes, found.ends, out), 12)


def test_weighing_plays_against_backgammon() -> None:
    counts, times = zip(*map(weighing_ms, COUNTS), strict=True)
    weighed = 1.0 / (1.0 / plays_a_second() + sum(times) / 1000.0 / sum(counts))
    try:
        games = games_a_second()
    except NotMeasured as missing:
        pytest.skip(str(missing))
    print(f"\n{weighed:,.0f} plays a second found and weighed, {weighed / games:,.0f} times")
    assert weighed / games >= 200
