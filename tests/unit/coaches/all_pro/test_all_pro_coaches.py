"""The coaches of All-Pro in every decision that the game asks for."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice

import pytest

from gridlight.coaches.all_pro import choices
from gridlight.coaches.all_pro.chart import bundled
from gridlight.coaches.all_pro.temper import TEMPERS
from gridlight.coaches.all_pro.worth import Sight
from gridlight.coaches.levels import coach_for, levels_of
from gridlight.games.all_pro.phases import MOVING, Phase
from gridlight.games.all_pro.state import AllProState
from gridlight.kernel.dice import RandomDice
from helpers.all_pro import all_pro, at, does
from helpers.all_pro_positions import states_on_the_way

LEVELS = ("rookie", "pro", "master")
GAMES = (
    {"plays_per_quarter": 2, "fumble_percent": 4},
    {"plays_per_quarter": 2, "officiating": "call-it", "columns": 11},
    {"plays_per_quarter": 1, "officiating": "referee", "step_out": True},
)


def coach(level: str):
    return coach_for("all-pro", level, {}, {})


@cache
def met(number: int) -> tuple[AllProState, ...]:
    """About a score of positions of a game, of every kind of decision in it."""
    kinds: dict[tuple[Phase, int], AllProState] = {}
    for state in states_on_the_way(f"met {number}", coach("rookie"), **GAMES[number]):
        kinds.setdefault((state.phase, state.moves_left), state)
    return tuple(kinds.values())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_decision_gets_a_legal_move(number: int, level: str) -> None:
    game = all_pro(**GAMES[number])
    for state in met(number):
        seat = state.decider
        legal = game.legal(state, seat)
        said = coach(level).choose(game.view(state, seat), seat, legal, random.Random("1"))
        assert said in legal, (state.phase, said)


def test_most_kinds_of_decision_were_met() -> None:
    assert len({state.phase for number in range(3) for state in met(number)}) >= 14


def test_the_levels_are_known() -> None:
    assert levels_of("all-pro") == ("random", *LEVELS)
    assert [coach(level).level for level in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_moves(level: str) -> None:
    settings = {"plays_per_quarter": 1}
    one, two = (
        tuple(islice(states_on_the_way("again", coach(level), **settings), 30)) for _ in range(2)
    )
    assert one == two


@pytest.mark.parametrize("level", LEVELS)
def test_a_carrier_in_reach_is_tackled(level: str) -> None:
    game = all_pro()
    board = "14 .......b.......\n12 .......B.......\n3  ELLCLLE.BBB....\n20 ellclle.bbb...."
    state = at(game, "defense-moves", board, carrier="h12", moves_left=3)
    said, stream = coach(level), random.Random("2")
    for _ in range(3):
        if state.phase is not Phase.DEFENSE_MOVES:
            break
        seat = state.decider
        move = said.choose(game.view(state, seat), seat, game.legal(state, seat), stream)
        state = game.apply(state, {seat: move}, RandomDice("3")).state
    assert state.phase is Phase.SETUP_OFFENSE


@pytest.mark.parametrize("level", LEVELS)
def test_a_free_man_runs_for_the_goal(level: str) -> None:
    game = all_pro()
    board = "20 .......B.......\n3  ELLCLLE.BBB....\n9  ellclle.bbbb..."
    state = at(game, "offense-moves", board, carrier="h20", moves_left=3)
    said, stream = coach(level), random.Random("2")
    while state.phase is Phase.OFFENSE_MOVES:
        move = said.choose(game.view(state, state.decider), state.decider,
                           game.legal(state, state.decider), stream)  # fmt: skip
        state = does(game, state, str(move)).state
    assert state.phase is Phase.TRY_CHOICE


def test_a_turn_that_was_broken_off_is_thought_out_anew() -> None:
    game, mind, cut_short = all_pro(), coach("master"), 0
    for state in met(0):
        if state.phase not in MOVING:
            continue
        seat = state.decider
        view, legal = game.view(state, seat), game.legal(state, seat)
        hasty = mind.choose(view, seat, legal, random.Random("1"), lambda: True)
        calm = mind.choose(view, seat, legal, random.Random("1"))
        assert calm == coach("master").choose(view, seat, legal, random.Random("1"))
        cut_short += hasty != calm
    assert cut_short


@pytest.mark.parametrize("level", LEVELS)
def test_a_stop_flag_is_honored(level: str) -> None:
    game, asked = all_pro(), []

    def stop() -> bool:
        asked.append(True)
        return True

    for state in met(0):
        seat = state.decider
        legal = game.legal(state, seat)
        view = game.view(state, seat)
        assert coach(level).choose(view, seat, legal, random.Random("1"), stop) in legal
    assert asked


@pytest.mark.parametrize(
    ("score", "quarter", "wanted"),
    [([7, 9], 4, True), ([7, 12], 4, False), ([7, 12], 2, True), ([9, 9], 4, True)],
)
def test_the_master_kicks_on_the_last_play_where_three_points_win(score, quarter, wanted) -> None:
    game = all_pro()
    given = {"quarter": quarter, "plays": 9, "score": score, "spot": 90, "down": 1, "togo": "goal"}
    state = at(game, "setup-offense", **given)
    ground = game.ground(state)
    assert choices.kick_wanted(Sight(ground, bundled(), True), TEMPERS["master"]) is wanted
