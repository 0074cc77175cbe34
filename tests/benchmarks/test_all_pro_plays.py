"""The speed table's row of All-Pro plays a second, against rollouts of pyspiel's backgammon.

A play is a different way to play a whole turn, found and kept. The peer plays games of
backgammon to their end by chance, all in C++. Both in this run, by CPU time.

`pytest -p benchmark --override-ini addopts= -s tests/benchmarks/test_all_pro_plays.py`.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest

from gridlight.coaches.all_pro.chart import bundled
from gridlight.coaches.all_pro.thinking import task_of
from gridlight.coaches.all_pro.worth import Sight
from gridlight.coaches.fast import jit, judge, replies
from gridlight.coaches.turns import all_turns
from helpers.all_pro import T_FORMATIONS, all_pro, at

GAME = all_pro()
PHASES = ("offense-moves", "defense-moves")
ROUNDS, GAMES = 12, 400


def plays_a_second() -> tuple[float, float]:
    """Whole turns found a second, and found and weighed a second, both sides together."""
    found = weighed = 0.0
    seconds = [0.0, 0.0]
    for phase in PHASES:
        ground = GAME.ground(at(GAME, phase, T_FORMATIONS, carrier="h8", moves_left=3))
        task = task_of(Sight(ground, bundled()))
        turns = all_turns(ground)
        out = np.empty((len(turns), judge.WAYS_TO_END))
        replies.weigh_all(task, turns.nodes, turns.ends, out)
        for _ in range(ROUNDS):
            begin = time.process_time()
            turns = all_turns(ground)
            middle = time.process_time()
            replies.weigh_all(task, turns.nodes, turns.ends, out)
            seconds[0] += middle - begin
            seconds[1] += time.process_time() - begin
            found += len(turns)
            weighed += len(turns)
    return found / seconds[0], weighed / seconds[1]


def games_a_second(pyspiel: Any) -> float:
    """Games of backgammon that chance plays to their end, a second."""
    game = pyspiel.load_game("backgammon")
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(2)]
    begin = time.process_time()
    for number in range(GAMES):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
    return GAMES / (time.process_time() - begin)


def test_against_backgammon_rollouts() -> None:
    if not jit.COMPILED:
        pytest.skip("numba isn't installed")
    pyspiel = pytest.importorskip("pyspiel", reason="open-spiel isn't installed")
    found, weighed = plays_a_second()
    games = games_a_second(pyspiel)
    print(f"\n{found:,.0f} plays a second found, {weighed:,.0f} found and weighed;")
    print(f"pyspiel {games:,.1f} games a second: {found / games:,.0f} and {weighed / games:,.0f}")
    assert found / games >= 1_000
