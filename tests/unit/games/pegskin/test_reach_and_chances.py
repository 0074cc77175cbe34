"""Reachable holes and exact chances: pure answers for the window and for coaches."""

from fractions import Fraction

import pytest

from gridlight.games.pegskin import chances
from gridlight.games.pegskin.holes import name_of
from gridlight.games.pegskin.passing import Outcome
from gridlight.games.pegskin.reach import reach
from gridlight.kernel.errors import IllegalMove
from helpers.every_game import Case, made, some_steps
from helpers.pegskin import HOME, VISITORS, at, pegskin

HALF, THIRD, SIXTH = Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)
PASSER = ("L 17,-1", "L 18,-1", "L 19,-1", "B 18,-6")


def test_what_is_reached_is_what_may_be_moved_to():
    case = Case("pegskin", "as-it-comes")
    game, checked = made(case), 0
    for step in some_steps(case, 120):
        state = step.after
        seat = state.decider
        if seat is None or not state.moves_left:
            continue
        legal = game.legal(state, seat)
        found = reach(game.ground(state), seat)
        single = {tuple(move.args) for move in legal if move.verb == "move"}
        for at_hole, ends in found.items():
            for reached in ends.values():
                assert reached.moves <= state.moves_left
                words = [name_of(hole) for hole in (at_hole, *reached.path)]
                if reached.out:
                    words[-1] = "out"
                assert game.parse(f"move {' '.join(words)}") in legal
                checked += 1
        near = {
            (name_of(hole), "out" if end.out else name_of(end.hole))
            for hole, ends in found.items()
            for end in ends.values()
            if end.moves == 1
        }
        assert near == single
    assert checked > 2_000


ALONE = {
    "lineman": ("line-offense", "L 18,-1", 2),
    "back": ("line-offense", "B 18,-1", 2),
    "receiver": ("line-offense", "R 18,-1", 4),
    "defensive lineman": ("line-defense", "l 18,2", 2),
    "defensive back": ("line-defense", "b 18,2", 2),
    "defensive receiver": ("line-defense", "r 18,2", 3),
}


@pytest.mark.parametrize("name", ALONE)
@pytest.mark.parametrize("moves", [1, 2, 3, 15])
def test_on_an_empty_board_the_allowance_bounds_a_box(name, moves):  # PS-10
    phase, peg, straight = ALONE[name]
    game = pegskin()
    state = at(game, phase, peg, "L 2,-15", "B 2,-16", carrier="2,-16", moves_left=moves)
    start = (18, int(peg.split(",")[1]))
    ends = reach(game.ground(state), state.decider)[start]
    rows, columns = min(straight, moves), min(4, moves)
    box = {
        (start[0] + across, start[1] + up): max(abs(across), abs(up))
        for across in range(-columns, columns + 1)
        for up in range(-rows, rows + 1)
        if (across, up) != (0, 0)
    }
    assert {hole: end.moves for hole, end in ends.items()} == box


def test_in_the_run_only_the_number_bounds_him():  # PS-18
    game = pegskin()
    state = at(game, "run-offense", "B 18,3", "b 2,-15", carrier="18,3", moves_left=5)
    ends = reach(game.ground(state), HOME)[(18, 3)]
    assert len(ends) == 11 * 11 - 1


def test_nobody_reaches_anything_before_the_roll_or_out_of_turn():
    game = pegskin()
    state = at(game, "line-offense", "L 18,-1", "B 5,-6", carrier="5,-6")
    assert reach(game.ground(state), HOME) == {}
    rolled = at(game, "line-offense", "L 18,-1", "B 5,-6", carrier="5,-6", moves_left=2)
    assert reach(game.ground(rolled), VISITORS) == {}


def test_a_carrier_at_the_sideline_reaches_out_of_bounds():
    game = pegskin()
    state = at(game, "run-offense", "B 34,3", "b 5,9", carrier="34,3", moves_left=2)
    ends = reach(game.ground(state), HOME)[(34, 3)]
    assert ends[(36, 3)].out
    assert ends[(36, 3)].path == ((35, 3), (36, 3))


THROWS = {
    "close": ("b 30,8", {Outcome.COMPLETE: SIXTH, Outcome.INCOMPLETE: HALF}, THIRD, 1),
    "loose": ("b 31,9", {Outcome.COMPLETE: HALF, Outcome.INCOMPLETE: THIRD}, SIXTH, 2),
    "open": ("b 34,7", {Outcome.COMPLETE: HALF, Outcome.INCOMPLETE: HALF}, None, 4),
}


@pytest.mark.parametrize("cover", THROWS)
def test_the_chances_of_a_throw(cover):
    game = pegskin()
    defender, expected, intercepted, distance = THROWS[cover]
    state = at(game, "declare", *PASSER, "R 30,7", defender, carrier="18,-6")
    (found,) = chances.throws(game, state)
    assert found.thrown.receiver == (30, 7)
    assert found.thrown.nearest == distance
    assert not found.thrown.rushers
    wanted = expected | ({Outcome.INTERCEPTED: intercepted} if intercepted else {})
    assert dict(found.chances.outcomes) == wanted
    assert found.chances.of(Outcome.SACK) == 0


def test_a_rusher_turns_triple_into_a_sack():
    game = pegskin()
    state = at(game, "declare", *PASSER, "R 30,7", "b 32,9", "r 19,-7", carrier="18,-6")
    found = chances.throw_chances(game, state, (30, 7))
    assert dict(found.faces) == {
        "S": Outcome.COMPLETE,
        "D": Outcome.INCOMPLETE,
        "T": Outcome.SACK,
    }
    assert found.of(Outcome.SACK) == SIXTH


def test_what_a_throw_would_bring_at_once_is_told():
    game = pegskin()
    state = at(
        game, "declare", *PASSER, "R 30,9", "b 30,10", carrier="18,-6", spot=92, down=4, togo="goal"
    )
    ends = dict(chances.throw_chances(game, state, (30, 9)).ends)
    assert ends == {"touchdown": SIXTH, "touchback": THIRD, "turnover-on-downs": HALF}


def test_only_throws_on_offer_have_chances():
    game = pegskin()
    state = at(game, "declare", *PASSER, "R 30,7", "b 5,9", carrier="18,-6", no_pass=True)
    assert chances.throws(game, state) == ()
    with pytest.raises(IllegalMove, match="PS-14"):
        chances.throw_chances(game, state, (30, 7))
    line = at(game, "line-offense", *PASSER, "R 30,7", carrier="18,-6", moves_left=2)
    assert chances.throws(game, line) == ()


def test_the_chances_of_a_pitch():
    game = pegskin()
    pegs = (*PASSER, "B 22,-7", "b 23,-7")
    state = at(game, "line-offense", *pegs, carrier="18,-6", moves_left=0)
    found = chances.pitch_chances(game, state, (22, -7))
    assert dict(found.outcomes) == {
        Outcome.COMPLETE: Fraction(5, 6),
        Outcome.INTERCEPTED: SIXTH,
    }


@pytest.mark.parametrize(
    ("spot", "chance"),
    [
        (97, Fraction(35, 36)),
        (85, Fraction(35 - 4, 36)),
        (75, Fraction(9 + 12, 36)),
        (65, Fraction(9, 36)),
        (50, Fraction(1, 36)),
    ],
)
def test_the_chance_of_a_field_goal(spot, chance):
    game = pegskin()
    assert chances.field_goal_chance(game, at(game, "setup-offense", spot=spot)) == chance


def test_where_a_punt_leads():
    game = pegskin()
    found = dict(chances.punt_chances(game, at(game, "setup-offense", spot=30, down=4)))
    assert sum(found.values()) == 1
    # shortest punt 24, longest return 15; longest punt 60, shortest return 2
    assert (min(found), max(found)) == (39, 88)
    deep = dict(chances.punt_chances(game, at(game, "setup-offense", spot=60, down=4)))
    # 10 n + 2 m >= 40 whenever the first die shows four or five
    assert deep[80] >= THIRD
