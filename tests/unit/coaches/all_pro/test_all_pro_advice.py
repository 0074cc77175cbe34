"""What All-Pro's coaches say when they are asked."""

from __future__ import annotations

import random

import pytest

from gridlight.coaches.levels import coach_for
from gridlight.games.all_pro.phases import MOVING, Phase
from gridlight.games.all_pro.state import AllProState
from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.game import Seat
from helpers.all_pro import HOME, T_FORMATIONS, VISITORS, all_pro, at, does
from helpers.all_pro_positions import states_on_the_way

GAME = all_pro(plays_per_quarter=1)
PRO = coach_for("all-pro", "pro", {}, {})


def advised(state: AllProState):
    seat = state.decider
    return PRO.advise(GAME.view(state, seat), seat, GAME.legal(state, seat))


@pytest.fixture(scope="module")
def met() -> list[AllProState]:
    kinds: dict[Phase, AllProState] = {}
    for seed in ("advice 1", "advice 2"):
        rookie = coach_for("all-pro", "rookie", {}, {})
        for state in states_on_the_way(seed, rookie, plays_per_quarter=1):
            kinds.setdefault(state.phase, state)
    return list(kinds.values())


def test_advice_is_legal_weighed_and_given_a_reason(met) -> None:
    for state in met:
        advice, legal = advised(state), GAME.legal(state, state.decider)
        assert all(weighed.move in legal for weighed in advice.moves), state.phase
        assert advice.best.chance == 1.0
        assert advice.unit == "points"
        assert advice.value is not None
        assert -20 < advice.value < 20
        assert advice.reason.endswith(".")
        known = [one.worth for one in advice.moves if one.worth is not None]
        assert known == sorted(known, reverse=True)


def test_the_same_position_is_worth_as_much_to_one_as_it_costs_the_other(met) -> None:
    for state in met:
        view = GAME.view(state, None)
        mine, theirs = (PRO.evaluate(view, seat) for seat in Seat)
        assert mine == pytest.approx(-theirs)


def test_the_best_turns_are_whole_turns_that_can_be_played() -> None:
    game = all_pro()
    state = at(game, "offense-moves", T_FORMATIONS, carrier="h8", moves_left=2)
    lines = PRO.best(game.view(state, HOME), 4)
    assert len(lines) == 4
    assert len({frozenset(line.moves) for line in lines}) == 4
    for line in lines:
        after, moves = state, list(line.moves)
        assert len(moves) <= 3
        for move in moves:
            assert move in game.legal(after, HOME), line
            after = game.apply(after, {HOME: move}, ScriptedDice(())).state
        assert after.phase not in MOVING or after.decider is not HOME


def test_a_better_spot_is_worth_more() -> None:
    game = all_pro()
    worths = [
        PRO.evaluate(game.view(at(game, "setup-offense", spot=spot), HOME), HOME)
        for spot in (10, 30, 50, 70, 90)
    ]
    assert worths == sorted(worths)


def test_a_penalty_that_helps_is_taken() -> None:
    game = all_pro(officiating="referee")
    board = "21 .......B.......\n16 ellclle.bbb....\n10 ELLCLLE.BB.....\n14 .......b......."
    board += "\n8  ...B..........."
    start = at(game, "offense-moves", board, carrier="h21", moves_left=3)
    fouled = does(game, start, "move b10 c9").state
    scored = does(game, fouled, "move h21 h22").state
    assert scored.phase is Phase.PENALTY_CHOICE
    legal = game.legal(scored, VISITORS)
    taken = PRO.choose(game.view(scored, VISITORS), VISITORS, legal, random.Random(1))
    assert str(taken) == "accept"


def test_the_throw_goes_to_the_better_receiver() -> None:
    game = all_pro()
    board = "20 .......b.......\n16 .......E.......\n12 ..E............\n10 .LLCLL.B.BBB..."
    board += "\n14 bbb............\n11 .llclle........\n15 ..e............"
    state = at(game, "throw", board, carrier="h10", call="pass", spot=55)
    lines = PRO.best(game.view(state, HOME), 3)
    assert [str(line.moves[0]) for line in lines] == ["throw h16"]
