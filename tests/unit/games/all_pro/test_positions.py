"""Positions as text: read, written, and refused with the key at fault."""

import pytest

from gridlight.games.all_pro import boardtext
from gridlight.games.all_pro.position import RETURNS, STARTABLE, as_position
from helpers.all_pro import HOME, T_FORMATIONS, VISITORS, all_pro, at, does
from helpers.every_game import Case, made, some_steps

CASE = Case("all-pro", "as-it-comes")


def test_a_position_written_reads_back_to_the_same_public_state():
    game = made(CASE)
    checked = set()
    for step in some_steps(CASE, 400):
        state = step.after
        play = state.play
        # who has lost the ball and won it back is the past, and so is a kick once passed on
        returned = play is not None and play.kicked is not None and state.phase not in RETURNS
        lost = returned or (play is not None and play.changed and not play.returning)
        if state.phase not in STARTABLE or lost or game.ground(state).climbers(state.decider):
            continue
        position = as_position(state, game.settings)
        again = game.from_position(position)
        assert game.describe(again) == game.describe(state)
        assert as_position(again, game.settings) == position
        checked.add(state.phase)
    assert len(checked) > 12


def test_a_position_written_offers_the_same_moves():
    game = made(CASE)
    for step in some_steps(CASE, 60):
        state = step.after
        play = state.play
        if state.phase not in STARTABLE or play is None or play.changed or state.lineups == ():
            continue
        if any(man.crossed for man in state.board.men) or game.ground(state).climbers(HOME):
            continue
        if game.ground(state).climbers(VISITORS):
            continue
        again = game.from_position(as_position(state, game.settings))
        seat = state.decider
        moves = {move for move in game.legal(state, seat) if move.verb != "place"}
        assert {move for move in game.legal(again, seat) if move.verb != "place"} == moves


def test_a_phase_that_no_position_starts_in_is_not_written():
    game = all_pro()
    board = "22 .......b.......\n9  .......C......."
    state = at(
        game, "kickoff", f"{board}\n14 .......c.......".replace("9  .......C", "9  .......C")
    )
    state = does(game, state, "kickoff", "6", "6").state
    assert state.phase == "touchback-choice"
    with pytest.raises(ValueError, match="phase: a position can't start"):
        as_position(state, game.settings)


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"phase": "halftime"}, "phase: “halftime” is no phase of All-Pro"),
        ({"phase": "penalty-choice"}, "phase: a position can't start in “penalty-choice”"),
        ({"colour": 1}, "colour: no such key"),
        ({"spot": 42}, "spot: 42 isn't a stripe"),
        ({"spot": 105}, "spot: 105 isn't a stripe"),
        ({"down": 5}, "down: 5 isn't a whole number"),
        ({"togo": "far"}, "togo: 'far' isn't a number of yards"),
        ({"possession": "them"}, "possession: “them” isn't home or visitors"),
        ({"score": [1]}, "score: .* isn't two whole numbers"),
        ({"board": 7}, "board: 7 isn't text"),
        ({"board": "9 ....X...."}, "board: “X” is no man"),
        ({"board": "99 ....B...."}, "board: row 99 isn't one of 0 to 23"),
        ({"board": "9 B\n9 B"}, "board: row 9 stands there twice"),
        ({"board": "9 ...............B"}, "board: row 9 has 16 squares, the board 15"),
        ({"board": "nine B"}, "board: “nine B” is no row"),
        ({"board": "9 BBBBB"}, "board: home has 5 of B, a team has 4"),
        ({"blocks": ["h9 B"]}, "blocks: “h9 B” is no pair"),
        ({"blocks": ["h9 B L"]}, "blocks: “h9 B L”: nobody blocks a man of his own team"),
        ({"blocks": ["z9 B l"]}, "blocks: z9 isn't on the board"),
        ({"blocks": "h9 B l"}, "blocks: .* isn't a list of words"),
        ({"blocks": ["h9 B l", "h9 E e"]}, "blocks: h9 is taken twice"),
        ({"blocks": ["a9 B l"], "board": "9 B"}, "blocks: a9 is taken twice"),
        ({"phase": "offense-moves"}, "carrier: say who has the ball"),
        ({"phase": "offense-moves", "carrier": "9h"}, "carrier: “9h” is no square"),
        ({"phase": "offense-moves", "carrier": "z9"}, "carrier: z9 isn't on the board"),
        ({"phase": "offense-moves", "carrier": "a9"}, "carrier: no man of home"),
        (
            {"phase": "offense-moves", "board": "9 B", "carrier": "a9", "loose": "a8"},
            "loose: the ball is carried or loose, not both",
        ),
        ({"phase": "offense-moves", "board": "9 B", "loose": "a9"}, "loose: somebody stands"),
        ({"phase": "offense-moves", "board": "9 B", "carrier": "a9", "moves_left": 4}, "moves_l"),
        ({"phase": "throw", "board": "9 B", "loose": "a8"}, "carrier: say who passes"),
        ({"phase": "punt-rush", "board": "9 B", "carrier": "a9"}, "loose: say where the ball"),
        (
            {"phase": "throw", "board": "9 B", "carrier": "a9", "call": "shout"},
            "call: “shout” isn't pass or lateral",
        ),
        (
            {"phase": "return-moves", "board": "9 B", "carrier": "a9", "kick": "drop"},
            "kick: “drop” isn't kickoff, punt or field-goal",
        ),
        ({"phase": "kickoff", "kickoff_after": "lunch", "board": "9 B"}, "kickoff_after: “lunch”"),
        ({"seat": "visitors"}, "seat: in “setup-offense” home decides"),
        ({"passed": "yes", "phase": "throw", "board": "9 B", "carrier": "a9"}, "passed: 'yes'"),
        ({"phase": "snap", "board": "9 C"}, "board: nobody stands straight behind the center"),
        ({"phase": "kickoff"}, "carrier: say who has the ball"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused_by_its_key(position, problem):
    with pytest.raises(ValueError, match=problem):
        all_pro().from_position(position)


def test_boards_survive_print_and_parse():
    grid = all_pro().settings.grid
    men = boardtext.read_board(T_FORMATIONS, grid)
    assert len(men) == 22
    assert set(boardtext.read_board(boardtext.write_board(men, grid), grid)) == set(men)
    block = boardtext.read_block("h12 B l", grid)
    assert boardtext.write_block(block) == "h12 B l"
