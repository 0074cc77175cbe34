"""The whole-game best response: it passes the solution, and catches one that is spoiled."""

from dataclasses import replace

import numpy as np
import pytest

from gridlight.coaches.foto.answers import Cards
from gridlight.coaches.foto.certificate import certify
from gridlight.coaches.foto.outcomes import kinds_of
from gridlight.coaches.kernels import Outcome, results
from gridlight.games.foto_electric.light import LightBox
from gridlight.games.foto_electric.state import Snap


def spoiled(solved, **changes):
    return replace(solved, **changes)


def test_nobody_gains_a_hundredth_of_a_point_in_a_whole_game(classic, timeless_game, solved):
    """A seventh of all situations here; `gridlight deck lab` looks at every one."""
    assert len(solved.grid) > 9000
    found = certify(classic, timeless_game, solved, some=range(0, len(solved.grid), 7))
    assert 0.0 <= found.exploitability < 0.01


def test_a_snap_played_badly_is_found_out(classic, timeless_game, solved):
    number = solved.grid.number(1, 30, 10)
    offense = solved.mixtures.offense.copy()
    offense[number] = 0.0
    offense[number, 3, 1] = 1.0  # always the same card at the same place
    bad = replace(solved.mixtures, offense=offense)
    found = certify(classic, timeless_game, spoiled(solved, mixtures=bad), some=[number])
    assert found.defense > 0.3
    assert found.offense < 1e-6


def test_a_defense_that_never_moves_is_found_out(classic, timeless_game, solved):
    number = solved.grid.number(2, 60, 8)
    placing = solved.mixtures.placing.copy()
    placing[number] = 0.0
    placing[number, :, :, 2] = 1.0
    bad = replace(solved.mixtures, placing=placing)
    found = certify(classic, timeless_game, spoiled(solved, mixtures=bad), some=[number])
    assert found.offense > 0.05
    assert found.defense < 1e-6


def test_a_call_that_isnt_the_best_is_found_out(classic, timeless_game, solved):
    number = solved.grid.number(4, 20, 12)
    calls = solved.calls.copy()
    calls[0, number] = calls[1, number] + 1.0  # the tables say play; a punt is right
    found = certify(classic, timeless_game, spoiled(solved, calls=calls), some=[number])
    assert found.defense > 0.5


def test_a_wrong_worth_of_a_kickoff_is_found_out(classic, timeless_game, solved):
    free = replace(solved.free, onside=solved.free.onside + 0.2)
    found = certify(classic, timeless_game, spoiled(solved, free=free), some=[0])
    assert found.between > 0.1


@pytest.mark.parametrize("to_goal", [1, 3, 7, 8, 15, 25, 41, 60])
def test_the_solver_sees_the_goal_line_where_the_cards_have_it(classic, to_goal):
    kinds = kinds_of(classic, results(classic, wide=0.0))
    by_solver = kinds.shown(np.array([to_goal]))[0][kinds.of]
    seen, of = Cards(classic).at(to_goal)
    for cell in np.ndindex(of.shape):
        shown = seen[of[cell]]
        crossed = shown.yards is not None and shown.yards >= to_goal
        live = shown.outcome not in ("incomplete", "interception")
        wanted = "touchdown" if crossed and live else shown.outcome
        assert Outcome(by_solver[cell]).on_card.value == wanted, (cell, shown)


def test_the_light_shows_what_the_closed_form_says_at_the_goal_line(classic):
    light, cards = LightBox(classic), Cards(classic)
    for to_goal in (3, 7, 20):
        seen, of = cards.at(to_goal)
        for cell in [(6, 0, 3), (6, 2, 0), (0, 1, 2), (3, 4, 5), (10, 5, 6), (8, 3, 1)]:
            snap = Snap(cell[0] + 1, "ABCDEF"[cell[1]], 0, cell[2] - 3)
            assert light(snap, to_goal) == seen[of[cell]]
