"""The quick way to find a peg's reach finds what going step by step finds."""

from gridlight.games.pegskin import reach
from helpers.every_game import Case, made, some_steps


def test_a_peg_without_the_ball_reaches_the_same_either_way():
    case = Case("pegskin", "as-it-comes")
    game, compared = made(case), set()
    for step in some_steps(case, 160):
        state = step.after
        if state.decider is None or not state.moves_left:
            continue
        ground = game.ground(state)
        for peg in ground.of_seat(state.decider):
            if peg.at != state.board.carrier:
                quick, thorough = reach._other(ground, peg), reach._carrier(ground, peg)
                assert list(quick.items()) == list(thorough.items())
                compared.add(state.phase)
    assert len(compared) >= 4
