"""All turns of All-Pro at once: the same as the rules give move by move."""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gridlight.coaches.turns import TurnEnd, all_turns
from gridlight.games.all_pro.phases import MOVING
from gridlight.games.all_pro.state import AllProState
from gridlight.kernel.dice import RandomDice, ScriptedDice
from gridlight.session.scenario_files import read_scenario
from helpers.all_pro import T_FORMATIONS, all_pro, at
from helpers.all_pro_laws import choose, settings_of
from helpers.every_turn import by_the_rules, found, position

GIVEN = Path(__file__).parents[2] / "rules" / "scenarios" / "all-pro"
COUNTS = Path(__file__).parents[2] / "golden" / "turns" / "all-pro.txt"
SMALL = 700
"""Turns that the rules can be asked for in a moment."""

KNOWN = [
    ("offense-moves", (1, 53, 1_351, 22_443)),
    ("defense-moves", (1, 73, 2_621, 61_500)),
]


@pytest.mark.parametrize(("phase", "counts"), KNOWN)
def test_the_turns_from_the_t_are_as_many_as_counted_by_other_means(phase, counts) -> None:
    game = all_pro()
    start = at(game, phase, T_FORMATIONS, carrier="h8", moves_left=3)
    assert all_turns(game.ground(start), hands=False).counts == counts


def given_positions() -> Iterator[tuple[str, AllProState]]:
    """Every position of the scenarios in which men move, with three moves left."""
    for path in sorted(GIVEN.glob("*.toml")):
        scenario = read_scenario(path)
        if scenario.position.get("phase") in set(MOVING):
            columns = scenario.settings.get("columns", 15)
            position = {**scenario.position, "moves_left": 3}
            yield path.stem, all_pro(columns=columns).from_position(position)


def counted() -> dict[str, tuple[int, ...]]:
    """The golden counts, by scenario."""
    rows = (line.split() for line in COUNTS.read_text(encoding="utf-8").splitlines())
    return {name: tuple(map(int, numbers)) for name, *numbers in rows}


def test_the_turns_from_every_position_of_the_scenarios_are_as_many_as_before() -> None:
    game = all_pro()
    counts = {name: all_turns(game.ground(start)).counts[1:] for name, start in given_positions()}
    assert counts == counted()


@pytest.mark.parametrize(
    ("name", "start"), [pytest.param(*each, id=each[0]) for each in given_positions()]
)
def test_the_rules_count_the_same_from_every_position_of_the_scenarios(name, start) -> None:
    game = all_pro()
    deep = next((n for n in (3, 2) if counted()[name][n - 1] <= SMALL), 1)
    start = replace(start, moves_left=deep)
    turns = all_turns(game.ground(start))
    counts, positions = by_the_rules(game, start)
    assert tuple(counts) == turns.counts == (1, *counted()[name][:deep])
    assert set(found(turns)) == positions


def positions_on_the_way(number: int) -> Iterator[AllProState]:
    """Positions of a random game in which men move, of every kind two."""
    given = settings_of(number) | {"plays_per_quarter": 1}
    game, fair = all_pro(**given), all_pro(**(given | {"officiating": "prevent"}))
    stream = random.Random(f"turns {number}")
    state, n, seen = game.start(RandomDice("")).state, 0, set()
    while state.decider is not None:
        seat, said = choose(game, fair, state, stream)
        state = game.apply(state, {seat: said}, RandomDice(f"{number}:{n}")).state
        n += 1
        if state.phase in MOVING and (kind := _kind(state)) not in seen:
            seen.add(kind)
            yield state


def _kind(state: AllProState):
    play, board = state.play, state.board
    loose, blocks = board.loose is not None, bool(board.blocks)
    taken = {block.at for block in board.blocks}
    climbs = any(man.at in taken for man in board.men)
    last = play.kind, play.changed, play.end_zone_kick, play.returning, play.touched
    return state.phase, state.decider is state.offense, loose, blocks, climbs, last


@pytest.mark.parametrize("number", range(3))
def test_the_turns_on_the_way_of_a_game_are_those_of_the_rules(number) -> None:
    columns = settings_of(number)["columns"]
    calm = all_pro(columns=columns, take_back=False)
    for state in positions_on_the_way(number):
        full = all_turns(calm.ground(state)).counts
        deep = max(n for n, count in enumerate(full) if count <= SMALL)
        start = replace(state, moves_left=deep, fourth=False)
        if calm.ground(start).climbers(start.decider) and deep < state.moves_left:
            continue  # with fewer moves he couldn't have climbed
        counts, positions = by_the_rules(calm, start)
        turns = all_turns(calm.ground(start))
        assert tuple(counts) == turns.counts
        assert set(found(turns)) == positions


def test_the_moves_of_a_turn_lead_to_its_end() -> None:
    game, checked = all_pro(columns=settings_of(0)["columns"], take_back=False), 0
    stream = random.Random("ends")
    for start in positions_on_the_way(0):
        turns = all_turns(game.ground(replace(start, fourth=False)))
        for n in stream.sample(range(len(turns)), min(25, len(turns))):
            state = start
            for said in turns.moves(n):
                assert state.decider is start.decider
                state = game.apply(state, {state.decider: said}, ScriptedDice(())).state
            if turns.end(n) is TurnEnd.GOES_ON:
                assert position(state.board) == position(turns.board(n))
            else:
                assert not state.board.men
            checked += 1
    assert checked > 200


def test_where_the_men_stand_is_told_for_all_ends_at_once() -> None:
    game = all_pro()
    start = at(game, "offense-moves", T_FORMATIONS, carrier="h8", moves_left=2)
    turns = all_turns(game.ground(start))
    squares = turns.squares()
    assert squares.shape == (len(turns), 11)
    for n in range(0, len(turns), 97):
        board = turns.board(n)
        mine = [man.at for man in board.men if man.side is start.decider]
        mine += [block.at for block in board.blocks]
        assert sorted(row * 15 + column for column, row in mine) == sorted(squares[n])


def test_nobody_moves_before_the_snap() -> None:
    game = all_pro()
    with pytest.raises(ValueError, match="nobody moves in setup-offense"):
        all_turns(game.ground(at(game, "setup-offense")))


def test_the_loops_give_the_same_turns_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    game = all_pro()
    start = at(game, "defense-moves", T_FORMATIONS, carrier="h8", moves_left=2)
    fast = found(all_turns(game.ground(start)))
    names = [name for name in sys.modules if name.startswith("gridlight.coaches.fast")]
    for name in names:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    assert not importlib.import_module("gridlight.coaches.fast.jit").COMPILED
    assert found(all_turns(game.ground(start))) == fast
    for name in [name for name in sys.modules if name.startswith("gridlight.coaches.fast")]:
        monkeypatch.delitem(sys.modules, name)
