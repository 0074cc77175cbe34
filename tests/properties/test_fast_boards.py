"""Fast boards equal the rules: wherever a game leads, both know the same turns and ways."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import lru_cache

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from gridlight.coaches.fast import pegs
from gridlight.coaches.pegskin.packed import pack
from gridlight.coaches.pegskin.plans import Way, walk
from gridlight.coaches.pegskin.turns import searcher
from gridlight.coaches.random import RandomCoach
from gridlight.coaches.turns import all_turns
from gridlight.games.all_pro.phases import MOVING as MOVES_MEN
from gridlight.games.pegskin.phases import MOVING as MOVES_PEGS
from gridlight.games.pegskin.reach import reach
from gridlight.games.pegskin.steps import Landing
from gridlight.kernel.dice import RandomDice
from gridlight.session.games import GAMES
from helpers.every_turn import by_the_rules, found

MOST_POSITIONS = 400
GAMES_PLAYED, STEPS = 4, 700
QUICK = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
LANDINGS = {pegs.BLOCK: Landing.BLOCK, pegs.FAR_BLOCK: Landing.BLOCK, pegs.TACKLE: Landing.TACKLE}
CASES = {
    "all-pro": ({"fumble_percent": 0}, {"fumble_percent": 0, "columns": 11}),
    "pegskin": ({}, {"width": 31, "half_length": 15}, {"width": 53}),
}


@lru_cache(maxsize=8)
def made(name, case):
    entry = GAMES.get(name)
    chosen = {"plays_per_quarter": 2, **CASES[name][case]}
    read = entry.read_settings({key: str(value) for key, value in chosen.items()}, "here")
    return entry.build(read, entry.all_tables(read))


@lru_cache(maxsize=32)
def states(name, case, number):
    """States of a game of random moves in which men or pegs are moved."""
    game, stream, mind = made(name, case), random.Random(number), RandomCoach()
    phases = MOVES_MEN if name == "all-pro" else MOVES_PEGS
    state, met = game.start(RandomDice(number)).state, []
    for step in range(STEPS):
        if not game.to_act(state):
            break
        if state.phase in phases and state.moves_left:
            met.append(state)
        seat = game.to_act(state)[0]
        move = mind.choose(None, seat, game.legal(state, seat), stream)
        state = game.apply(state, {seat: move}, RandomDice(f"{number}/{step}")).state
    return tuple(met)


@st.composite
def met(draw, name):
    """A game, and a state that it met where something is moved."""
    case = draw(st.integers(0, len(CASES[name]) - 1))
    found_ = states(name, case, draw(st.integers(0, GAMES_PLAYED - 1)))
    assume(found_)
    return made(name, case), found_[draw(st.integers(0, len(found_) - 1))]


@QUICK
@given(met("all-pro"))
def test_all_turns_of_all_pro_are_those_of_the_rules(case):
    game, state = case
    ground = game.ground(replace(state, moves_left=2, fourth=False))
    assume(not ground.climbers(state.decider))
    counts = all_turns(ground).counts
    deep = max((n for n, count in enumerate(counts) if count <= MOST_POSITIONS), default=0)
    assume(deep)
    start = replace(state, moves_left=deep, fourth=False)
    ruled, ends = by_the_rules(game, start)
    turns = all_turns(game.ground(start))
    assert turns.counts == tuple(ruled)
    assert set(found(turns)) == ends


def reached(game, state):
    """What the fast board lets each peg reach, by the hole where it stands."""
    packed, reaches = pack(state, game.settings), {}
    search = searcher(packed)
    for man in range(pegs.MEN):
        if packed.men[man, pegs.AT] < 0:
            continue
        count = pegs.reach(
            packed.floor, packed.zones, packed.men, packed.facts, man, search.scratch, search.seen
        )
        reaches[packed.hole(int(packed.men[man, pegs.AT]))] = {
            packed.hole(int(entry[pegs.HOLE])): (
                int(entry[pegs.STEPS]),
                LANDINGS.get(int(entry[pegs.HOW]), Landing.FREE),
            )
            for entry in search.scratch[1:count]
            if entry[pegs.FIRST]
        }
    return reaches


@QUICK
@given(met("pegskin"))
def test_every_peg_reaches_what_the_rules_let_it_reach(case):
    game, state = case
    ruled = {
        at: {hole: (each.moves, each.landing) for hole, each in holes.items() if not each.out}
        for at, holes in reach(game.ground(state), state.decider).items()
    }
    fast = reached(game, state)
    assert {at: holes for at, holes in fast.items() if holes} == {
        at: holes for at, holes in ruled.items() if holes
    }


@QUICK
@given(met("pegskin"), st.integers(0, 10**6))
def test_a_peg_moved_on_the_fast_board_stands_where_the_rules_put_it(case, number):
    game, state = case
    ways = [
        (at, hole)
        for at, holes in reached(game, state).items()
        for hole, (_, landing) in holes.items()
        if landing is Landing.FREE
    ]
    assume(ways)
    at, hole = random.Random(number).choice(sorted(ways))
    packed = pack(state, game.settings)
    path = walk(packed, Way(at, hole, pegs.GOES_ON))
    order = game.parse("move " + " ".join(f"{column},{row}" for column, row in path))
    assert order in game.legal(state, state.decider)
    after = game.apply(state, {state.decider: order}, RandomDice(number)).state
    assume(after.phase is state.phase)
    man = int(packed.floor[packed.number(at)])
    arrays = (packed.floor, packed.zones, packed.men, packed.facts)
    pegs.put(*arrays, man, packed.number(hole), pegs.GOES_ON)
    assert standing(packed) == standing(pack(after, game.settings))


def standing(packed):
    """Where pegs stand."""
    return sorted(packed.hole(int(at)) for at in packed.men[:, pegs.AT] if at >= 0)
