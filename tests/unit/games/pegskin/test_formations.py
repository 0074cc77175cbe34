"""Named formations fit every board and are line-ups that the rules take."""

import pytest

from gridlight.games.pegskin import formations, lineups
from gridlight.games.pegskin.holes import Holes
from gridlight.games.pegskin.phases import Phase
from helpers.pegskin import at, does, pegskin, plays


@pytest.mark.parametrize("width", [31, 35, 53])
@pytest.mark.parametrize("offense", [True, False])
def test_every_formation_is_a_line_up(width, offense):
    game = pegskin(width=width)
    for each in formations.formations(Holes(width, 20), offense=offense):
        placed = lineups.Placed(each.pegs, each.taker)
        assert lineups.why_not(placed, game.rules, offense=offense) == "", each.name
        assert len({peg.at for peg in each.pegs}) == 11
        assert all(peg.at in game.settings.holes for peg in each.pegs)


def test_the_blitz_is_one_and_the_others_are_not():
    game = pegskin()
    for number, name in enumerate(formations.DEFENSE):
        state = _lined_up(game)
        placings = list(game.legal(state, state.decider))
        state = does(game, state, game.words(placings[number])).state
        assert state.phase is Phase.MOTION
        back = game.parse("motion 18,-2 18,-4")
        assert (back in game.legal(state, state.decider)) == (name in ("blitz", "goal line"))


def test_the_last_line_up_is_offered_again():
    game = pegskin()
    own = (
        "place R 9,-1; L 16,-1; L 17,-1; L 18,-1; L 19,-1; L 20,-1; B 21,-1; B 18,-2; "
        "R 28,-2; B 16,-5; B 20,-5; snap 18,-2"
    )
    state = does(game, at(game, "setup-offense"), own).state
    state = does(game, state, _first_of(game, state)).state
    to_the_run = (("no-motion",), ("done", "white"), ("roll", "S", "2"), ("done",))
    state, _ = plays(game, state, *to_the_run, ("roll", "S", "2"), ("done",), ("run",))
    stands, chases = (("roll", "2"), ("done",)), (("roll", "3"), ("done",))
    state, _ = plays(game, state, *stands, *chases, *stands, *chases, *stands)
    assert state.phase is Phase.SETUP_OFFENSE
    offered = [game.words(move) for move in game.legal(state, state.decider)]
    assert own in offered


def _lined_up(game):
    state = at(game, "setup-offense")
    return does(game, state, _first_of(game, state)).state


def _first_of(game, state):
    return game.words(next(iter(game.legal(state, state.decider))))
