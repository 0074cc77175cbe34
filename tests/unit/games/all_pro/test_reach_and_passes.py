"""The reach map and the pass fan: pure answers for the window and for coaches."""

from fractions import Fraction

import pytest

from gridlight.games.all_pro import passing
from gridlight.games.all_pro.reach import reach
from gridlight.kernel.grid import square_of
from gridlight.kernel.odds import every_branch
from helpers.all_pro import HOME, T_FORMATIONS, VISITORS, all_pro, at, does

DIAGRAM_7 = """
13 .............E.
11 ...........e...
9  .....LLCLbL....
7  .......B.......
"""
DIAGRAM_8 = """
16 .E.........E...
14 ...b...........
10 ...........b...
9  .....LLC.LL....
6  ...........B...
"""


def squares(*names):
    return {square_of(name) for name in names}


def test_the_fan_of_diagram_7():
    game = all_pro()
    state = at(game, "offense-moves", DIAGRAM_7, carrier="h7")
    (only,) = passing.fan(game.ground(state))
    assert only.thrown.receiver == square_of("n13")
    assert only.complete == Fraction(1, 6)
    assert only.incomplete == Fraction(1, 2)
    assert dict(only.intercepted) == {
        square_of("j9"): Fraction(1, 6),
        square_of("l11"): Fraction(1, 6),
    }


def test_the_fan_of_diagram_8():
    game = all_pro()
    state = at(game, "offense-moves", DIAGRAM_8, carrier="l6")
    found = {each.thrown.receiver: each for each in passing.fan(game.ground(state))}
    left, right = found[square_of("b16")], found[square_of("l16")]
    assert (left.complete, left.incomplete) == (Fraction(6, 36), Fraction(27, 36))
    assert left.intercepted == ((square_of("d14"), Fraction(3, 36)),)
    assert (right.complete, right.incomplete) == (Fraction(8, 36), Fraction(27, 36))
    assert right.intercepted == ((square_of("l10"), Fraction(1, 36)),)


@pytest.mark.parametrize(
    ("board", "carrier", "to"), [(DIAGRAM_7, "h7", "n13"), (DIAGRAM_8, "l6", "b16")]
)
def test_the_odds_are_those_of_the_throw_itself(board, carrier, to):
    game = all_pro()
    state = at(game, "throw", board, carrier=carrier, call="pass")
    odds = next(
        each for each in passing.fan(game.ground(state)) if each.thrown.receiver == square_of(to)
    )
    order = {HOME: game.parse(f"throw {to}")}
    chances = {}
    for branch in every_branch(lambda dice: game.apply(state, order, dice)):
        where = branch.result.state.board.carrier
        chances[where] = chances.get(where, 0) + branch.chance
    assert chances[odds.thrown.receiver] == odds.complete
    assert chances[None] == odds.incomplete
    assert {at: chances[at] for at, _ in odds.intercepted} == dict(odds.intercepted)


def test_the_fan_of_laterals():
    game = all_pro()
    board = "12 .....L.B....E..\n10 ....B..C.......\n8  ...........B..."
    state = at(game, "offense-moves", board, carrier="h12")
    found = passing.fan(game.ground(state), lateral=True)
    assert {each.thrown.receiver for each in found} == squares("f12", "h10", "l8")


def test_nobody_passes_a_ball_that_lies_on_the_ground():
    game = all_pro()
    state = at(game, "offense-moves", DIAGRAM_7, loose="h8")
    ground = game.ground(state)
    assert passing.fan(ground) == passing.fan(ground, lateral=True) == ()


def test_where_each_man_can_end_his_turn():
    game = all_pro()
    state = at(game, "offense-moves", "7  ...L...B.......", carrier="h7", moves_left=2)
    found = reach(game.ground(state), HOME)
    assert set(found) == squares("d7", "h7")
    lineman = found[square_of("d7")]
    assert lineman[square_of("d8")] == 1
    assert lineman[square_of("e8")] == 2  # not diagonally: one forward, one sideways
    assert len(lineman) == 12
    assert len(found[square_of("h7")]) == 24


def test_a_man_with_the_ball_reaches_nobody_and_others_stop_at_whom_they_hit():
    game = all_pro()
    board = "10 ......lb.......\n9  .......B.......\n8  .......E......."
    state = at(game, "offense-moves", board, carrier="h9", moves_left=3)
    found = reach(game.ground(state), HOME)
    assert not squares("g10", "h10") & set(found[square_of("h9")])
    end = found[square_of("h8")]
    assert end[square_of("g10")] == 2
    assert square_of("h9") not in end


def test_a_carrier_in_reach_is_among_the_ends_and_own_blockers_are_only_on_the_way():
    game = all_pro()
    board = "10 .......b.......\n7  .......B......."
    state = at(game, "defense-moves", board, carrier="h7", blocks=["h9 l E"], moves_left=3)
    found = reach(game.ground(state), VISITORS)[square_of("h10")]
    assert found[square_of("h7")] == 3
    assert square_of("h9") not in found


@pytest.mark.parametrize("phase", ["offense-moves", "defense-moves"])
def test_what_is_one_move_away_is_on_offer(phase):
    game = all_pro()
    state = at(game, phase, T_FORMATIONS, carrier="h8", moves_left=2)
    single = set(game.legal(state, state.decider).single_steps())
    found = reach(game.ground(state), state.decider)
    near = {(start, end) for start, ends in found.items() for end in ends if ends[end] == 1}
    assert near == single


def test_without_moves_nobody_goes_anywhere():
    game = all_pro()
    state = at(game, "offense-moves", T_FORMATIONS, carrier="h8", moves_left=0)
    assert not any(reach(game.ground(state), HOME).values())
    assert any(reach(game.ground(state), HOME, 3).values())
    assert does(game, state, "done").state.moves_left == 3
