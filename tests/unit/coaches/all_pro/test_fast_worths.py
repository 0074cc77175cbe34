"""The fast loops of All-Pro's coaches against the rules that they must equal."""

from __future__ import annotations

import importlib
import random
import sys
from dataclasses import replace
from itertools import islice, pairwise

import numpy as np
import pytest

from gridlight.coaches.all_pro.chart import LENGTH, TOTALS, bundled
from gridlight.coaches.all_pro.thinking import task_of
from gridlight.coaches.all_pro.worth import Sight
from gridlight.coaches.fast import judge, pursuit, replies, throws
from gridlight.coaches.fast import turns as packed
from gridlight.coaches.levels import coach_for
from gridlight.coaches.turns import TurnEnd, all_turns
from gridlight.games.all_pro import passing, steps
from gridlight.games.all_pro.phases import MOVING, Phase
from gridlight.games.all_pro.state import AllProState
from helpers.all_pro import all_pro
from helpers.all_pro_positions import states_on_the_way
from helpers.every_turn import by_the_rules, found

GAME = all_pro(plays_per_quarter=2)
SMALL = 400


def met(seed: str, phases: frozenset[Phase] | set[Phase], most: int) -> list[AllProState]:
    """Positions of games that rookies play, chance joining in."""
    rookie = coach_for("all-pro", "rookie", {}, {})
    states = states_on_the_way(seed, rookie, plays_per_quarter=2)
    chosen = [state for state in states if state.phase in phases]
    return random.Random(seed).sample(chosen, min(most, len(chosen)))


def sight(state: AllProState) -> Sight:
    return Sight(GAME.ground(state), bundled())


@pytest.mark.parametrize("seed", ["turns 1", "turns 2"])
def test_the_turns_of_further_positions_are_those_of_the_rules(seed: str) -> None:
    states = met(seed, set(MOVING), 20)
    assert len(states) == 20
    for state in states:
        full = all_turns(GAME.ground(replace(state, moves_left=2, fourth=False))).counts
        deep = max(n for n, count in enumerate(full) if count <= SMALL)
        start = replace(state, moves_left=deep, fourth=False)
        if GAME.ground(start).climbers(start.decider):
            continue
        counts, positions = by_the_rules(GAME, start)
        turns = all_turns(GAME.ground(start))
        assert tuple(counts) == turns.counts
        assert set(found(turns)) == positions


def test_a_carrier_is_in_reach_just_where_a_turn_tackles_him() -> None:
    reached = 0
    for state in met("reach", {Phase.OFFENSE_MOVES, Phase.RETURN_MOVES}, 40):
        if state.board.carrier is None or GAME.ground(state).climbers(state.decider):
            continue
        task = task_of(sight(state))
        desk = judge.desk_of(task)
        holder = judge.pose(task, desk, 0)
        close = pursuit.hunted(desk.occ, desk.around, desk.at[holder], 11, desk.seen, desk.queue)
        over = judge.in_reach(task, desk, desk.at[holder], False)
        other = replace(state, decider=state.decider.other, phase=Phase.DEFENSE_MOVES, moves_left=3)
        turns = all_turns(GAME.ground(other))
        ends = turns.nodes[turns.ends, packed.KEY] >> packed.END_AT
        tackles = bool((ends == TurnEnd.TACKLE).any())
        assert tackles <= over
        assert (close != pursuit.FAR) <= tackles
        reached += tackles
    assert reached > 3


def test_throws_have_the_odds_of_the_rules() -> None:
    seen = 0
    for state in met("odds", {Phase.THROW, Phase.OFFENSE_MOVES}, 1000):
        ground = GAME.ground(state)
        for odds in passing.fan(ground):
            task = task_of(sight(state))
            desk = judge.desk_of(task)
            judge.pose(task, desk, 0)
            columns = ground.settings.columns
            start, end = (at[1] * columns + at[0] for at in (odds.thrown.passer,
                                                             odds.thrown.receiver))  # fmt: skip
            step, away = throws.between(start, end, columns, desk.around)
            flat = np.ones(24)
            up = 1 if state.offense.value == "home" else -1
            good, bad, danger = throws.odds(desk.occ, desk.around, start, step, away, 11, flat, up)
            assert away == odds.thrown.distance
            assert good == pytest.approx(float(odds.complete))
            assert bad == pytest.approx(float(odds.incomplete))
            assert danger == pytest.approx(sum(float(one) for _, one in odds.intercepted))
            seen += 1
    assert seen > 10


def test_an_answer_that_tackles_is_seen() -> None:
    """A carrier left in reach is worth no more than being stopped where he is."""
    checked = 0
    for state in met("answers", {Phase.OFFENSE_MOVES}, 14):
        if state.board.carrier is None:
            continue
        task = task_of(sight(state))
        desk = judge.desk_of(task)
        holder = judge.pose(task, desk, 0)
        near = pursuit.hunted(desk.occ, desk.around, desk.at[holder], 11, desk.seen, desk.queue)
        if near == pursuit.FAR:
            continue
        nodes, table = np.empty((1 << 18, 2), dtype=np.int64), np.empty(1 << 19, dtype=np.int64)
        worth = replies.answered(task, 0, judge.DONE, 11, throws.NONE, nodes, table)
        assert worth <= task.worths[0, state.board.carrier[1]] + 1e-9
        checked += 1
    assert checked > 3


def test_landings_of_steps_are_known_to_the_rules() -> None:
    """What the loops call free, the rules call free."""
    for state in islice(met("steps", set(MOVING), 12), 12):
        ground = GAME.ground(state)
        task = task_of(sight(state))
        desk = judge.desk_of(task)
        judge.pose(task, desk, 0)
        for man in ground.of(state.decider):
            for to, verdict in steps.ways(ground, man):
                square = to[1] * ground.settings.columns + to[0]
                free = verdict.landing in (steps.Landing.FREE, steps.Landing.BALL)
                assert free == (desk.occ[square] == pursuit.EMPTY)


def test_the_chart_knows_football() -> None:
    chart = bundled()
    assert sum(TOTALS.values()) == pytest.approx(1.0)
    for left in (10, 20):
        by_spot = [chart.first(left, spot) for spot in range(1, LENGTH)]
        assert all(later > sooner - 0.2 for sooner, later in pairwise(by_spot))
        assert by_spot[-1] > by_spot[9] + 1.0 > by_spot[0] + 2.0
        for spot in (4, 10, 16):
            downs = [chart.worth(left, down, 2, spot) for down in (1, 2, 3, 4)]
            assert downs == sorted(downs, reverse=True)
    assert chart.worth(0, 1, 2, 10) == 0.0
    assert chart.punted(10, 4) > chart.worth(11, 4, 8, 4) - 1.5
    assert chart.tried(0, 18) == pytest.approx(3.0 * sum(TOTALS[n] for n in range(5, 13)))


def test_the_loops_weigh_alike_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for state in met("plain", {Phase.OFFENSE_MOVES, Phase.DEFENSE_MOVES, Phase.PASS_RUSH}, 9):
        task = task_of(sight(state))
        turns = all_turns(GAME.ground(replace(state, moves_left=min(state.moves_left, 2))))
        ends = turns.ends[:: max(1, len(turns) // 12)].copy()
        out = np.empty((len(ends), judge.WAYS_TO_END))
        replies.weigh_all(task, turns.nodes, ends, out)
        found.append((task, turns.nodes, ends, out))
    names = [name for name in sys.modules if name.startswith("gridlight.coaches.fast")]
    for name in names:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    plain = importlib.import_module("gridlight.coaches.fast.replies")
    assert not importlib.import_module("gridlight.coaches.fast.jit").COMPILED
    for task, nodes, ends, fast in found:
        slow = np.empty_like(fast)
        plain.weigh_all(task, nodes, ends, slow)
        assert slow == pytest.approx(fast)
    for name in [name for name in sys.modules if name.startswith("gridlight.coaches.fast")]:
        monkeypatch.delitem(sys.modules, name)
