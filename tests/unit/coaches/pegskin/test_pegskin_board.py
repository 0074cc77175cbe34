"""The packed board of Pegskin against the rules, hole by hole."""

import random
from collections import Counter

import numpy as np
import pytest

from gridlight.coaches.fast import pegs
from gridlight.coaches.fast.pegs_turn import begin
from gridlight.coaches.pegskin import drives
from gridlight.coaches.pegskin.packed import pack
from gridlight.coaches.pegskin.plans import Way, walk
from gridlight.coaches.pegskin.turns import searcher
from gridlight.coaches.random import RandomCoach
from gridlight.games.pegskin.phases import MOVING, Phase
from gridlight.games.pegskin.reach import reach
from gridlight.games.pegskin.steps import Landing
from gridlight.kernel.dice import RandomDice
from gridlight.session.games import GAMES

LANDINGS = {pegs.BLOCK: Landing.BLOCK, pegs.FAR_BLOCK: Landing.BLOCK, pegs.TACKLE: Landing.TACKLE}


def pegskin(**settings):
    entry = GAMES.get("pegskin")
    given = {key: str(value) for key, value in settings.items()}
    return entry.build(entry.read_settings(given, "here"), {})


def positions(game, seed, steps, every):
    """Positions of a game of random moves in which pegs can be moved."""
    state, stream, mind = game.start(RandomDice(seed)).state, random.Random(seed), RandomCoach()
    met = Counter()
    for step in range(steps):
        if not game.to_act(state):
            return
        if state.phase in MOVING and state.moves_left:
            met[state.phase] += 1
            if met[state.phase] % every == 1:
                yield state
        seat = state.decider
        move = mind.choose(game.view(state, seat), seat, game.legal(state, seat), stream)
        state = game.apply(state, {seat: move}, RandomDice(f"{seed}/{step}")).state


@pytest.mark.parametrize("settings", [{}, {"width": 31, "half_length": 15}, {"width": 53}])
def test_every_peg_reaches_what_the_rules_let_it_reach(settings):
    game, phases = pegskin(**settings), set()
    for state in positions(game, f"reach {settings}", 1500, 13):
        packed = pack(state, game.settings)
        search = searcher(packed)
        ruled = reach(game.ground(state), state.decider)
        for man in range(pegs.MEN):
            if packed.men[man, pegs.AT] < 0:
                continue
            at = packed.hole(int(packed.men[man, pegs.AT]))
            count = pegs.reach(
                packed.floor, packed.zones, packed.men, packed.facts, man, search.scratch,
                search.seen,
            )  # fmt: skip
            assert not search.seen.any()
            found = {}
            for entry in range(1, count):
                if search.scratch[entry, pegs.FIRST]:
                    hole = packed.hole(int(search.scratch[entry, pegs.HOLE]))
                    how = int(search.scratch[entry, pegs.HOW])
                    steps = int(search.scratch[entry, pegs.STEPS])
                    found[hole] = (steps, LANDINGS.get(how, Landing.FREE))
            wanted = {
                hole: (each.moves, each.landing)
                for hole, each in ruled.get(at, {}).items()
                if not each.out
            }
            assert found == wanted, (state.phase, at)
        phases.add(state.phase)
    assert phases >= {Phase.MOTION_REACTION, Phase.LINE_OFFENSE, Phase.LINE_DEFENSE}


def test_a_way_is_one_that_the_rules_allow():
    game = pegskin()
    for state in positions(game, "ways", 900, 23):
        packed = pack(state, game.settings)
        legal = game.legal(state, state.decider)
        for at, holes in reach(game.ground(state), state.decider).items():
            for hole in list(holes)[::5]:
                if holes[hole].out:
                    continue
                path = walk(packed, Way(at, hole, pegs.GOES_ON))
                names = (f"{column},{row}" for column, row in path)
                assert game.parse(f"move {' '.join(names)}") in legal


def test_a_move_taken_back_leaves_no_trace():
    game = pegskin()
    for state in positions(game, "back", 900, 29):
        packed = pack(state, game.settings)
        search = searcher(packed)
        moves = np.zeros((4000, 11), dtype=np.int64)
        arrays = (packed.floor, packed.zones, packed.men, packed.facts)
        before = [each.copy() for each in arrays]
        for move in moves[: begin(*arrays, search.scratch, search.seen, moves)]:
            man, to, how = (int(each) for each in move[1:4])
            start = int(packed.men[man, pegs.AT])
            under = pegs.put(*arrays, man, to, how)
            pegs.take_back(*arrays, man, start, to, how, under)
        for now, then in zip(arrays, before, strict=True):
            assert (now == then).all()


def test_expected_points_rise_toward_the_goal_line():
    values = drives.table()[drives.PLAYS]
    at = [values[drives.series(to_goal)] for to_goal in (95, 75, 50, 25, 5)]
    assert at == sorted(at)
    assert drives.table()[0].max() == 0.0


def test_kicks_are_weighed_by_their_exact_dice():
    assert drives.kicked(10) == pytest.approx(35 / 36)
    assert drives.kicked(31) == pytest.approx(9 / 36)
    assert drives.kicked(50) == pytest.approx(1 / 36)
    punts = dict(drives.punts()[80])
    assert sum(punts.values()) == pytest.approx(1.0)
    assert min(punts) >= 100 - 80 + 24 - 15
