"""Random games under every way to officiate keep the laws that no game may break."""

from collections import Counter

import pytest

from gridlight.games.all_pro.phases import IN_PLAY, Phase
from gridlight.games.all_pro.state import ELEVEN
from gridlight.kernel.game import Seat
from helpers.every_game import SETTINGS, Case, made, walk

CASES = [Case("all-pro", settings) for settings in SETTINGS["all-pro"]]
GAMES = 12
ELEVEN_MEN = {(side, kind): count for side in Seat for kind, count in ELEVEN.items()}


def check_points(before, after, events):
    made_points = Counter()
    for told in events:
        if told.get("points"):
            made_points[Seat(told["side"])] += told["points"]
    for side in Seat:
        assert after.score.of(side) - before.score.of(side) == made_points[side]
        assert after.score.of(side) >= 0


def check_men(game, state):
    board = state.board
    for men in (board.men, board.blocks):
        assert len({man.at for man in men}) == len(men)
        assert all(man.at in game.settings.grid for man in men)
    pairs = [man for block in board.blocks for man in (block.top, block.under)]
    everybody = Counter((man.side, man.kind) for man in (*board.men, *pairs))
    full = state.phase in IN_PLAY or state.phase in (Phase.SNAP, Phase.KICKOFF)
    if full and state.phase is not Phase.PENALTY_CHOICE:
        assert everybody == ELEVEN_MEN
    assert everybody <= Counter(ELEVEN_MEN)


def check_ball(state):
    board = state.board
    assert board.carrier is None or board.loose is None
    if state.phase not in IN_PLAY or state.phase is Phase.PENALTY_CHOICE:
        return
    assert board.ball is not None
    holders = [man for man in board.men if man.at == board.ball]
    if board.carrier is not None:
        assert [man.side for man in holders] == [state.offense]
    else:
        assert not holders
        assert board.loose not in {block.at for block in board.blocks}


def check_turns(before, after):
    assert 0 <= after.moves_left <= 3
    goes_on = after.phase in IN_PLAY - {Phase.PENALTY_CHOICE}
    if before.decider is not after.decider and goes_on:
        taken = {block.at for block in after.board.blocks}
        assert not any(man.at in taken for man in after.board.men)  # AP-10


def check_clock(before, after, events):
    clocks = [(state.clock.quarter, state.clock.plays) for state in (before, after)]
    again = any(told.name == "penalty-accepted" for told in events)
    assert clocks[1] >= clocks[0] or again
    assert clocks[1][0] - clocks[0][0] <= 1


def play(case, seed, steps=40_000):
    """One game, held to the laws at every step; how many steps it took."""
    game, count = made(case), 0
    for count, step in enumerate(walk(case, seed, steps), start=1):  # noqa: B007
        check_points(step.before, step.after, step.events)
        check_men(game, step.after)
        check_ball(step.after)
        check_turns(step.before, step.after)
        check_clock(step.before, step.after, step.events)
    assert game.describe(step.after)["over"]
    return count


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_keep_the_laws(case):
    for seed in range(100, 100 + GAMES):
        play(case, seed)
