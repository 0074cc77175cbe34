"""The laws that no game of Pegskin may break, checked at every step of random games.

`python tests/helpers/pegskin_laws.py 400` plays so many games with each of the settings.
"""

import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from gridlight.football import events as told
from gridlight.football import field
from gridlight.games.pegskin.phases import BEHIND_THE_LINE, IN_PLAY, LINE_PLAY, Phase
from gridlight.games.pegskin.state import ELEVEN
from gridlight.kernel.game import Seat
from helpers.every_game import SETTINGS, Case, made, walk

NAMES = [name for name in SETTINGS["pegskin"] if "penalties" not in name]
CASES = [Case("pegskin", name) for name in NAMES]
ELEVEN_PEGS = {(side, kind): count for side in (True, False) for kind, count in ELEVEN.items()}


def check_points(before, after, events):
    made_points = Counter()
    for event in events:
        if event.get("points"):
            made_points[Seat(event["side"])] += event["points"]
    for side in Seat:
        assert after.score.of(side) - before.score.of(side) == made_points[side]


def check_yards(before, after, events):
    gained = Counter()
    for event in events:
        if event.name == told.PLAY:
            gained[Seat(event["side"])] += event["gain"]
    for side in Seat:
        assert after.yards.of(side) - before.yards.of(side) == gained[side]
    names = [event.name for event in events]
    if told.PLAY in names and after.offense is before.offense and told.FIRST_DOWN not in names:
        same_series = after.situation.line_to_gain == before.situation.line_to_gain
        if same_series and after.situation.down == before.situation.down + 1:
            moved = field.gain(before.offense, before.situation.spot, after.situation.spot)
            assert moved == gained[before.offense]


def check_pegs(game, state):
    board = state.board
    holes = [peg.at for peg in board.pegs] + [block.at for block in board.blocks]
    assert len(set(holes)) == len(holes)
    assert all(hole in game.settings.holes for hole in holes)
    pairs = [peg for block in board.blocks for peg in (block.top, block.under)]
    assert all(block.top.offense is not block.under.offense for block in board.blocks)
    everybody = Counter((peg.offense, peg.kind) for peg in (*board.pegs, *pairs))
    assert everybody <= Counter(ELEVEN_PEGS)
    placed = state.phase in IN_PLAY and state.phase is not Phase.SETUP_DEFENSE
    if placed and not state.play.carried:
        assert everybody == ELEVEN_PEGS
    for peg in board.pegs:
        assert peg.steps <= 4
        assert peg.straight <= (4 if peg.kind == "R" and peg.offense else 3)
        assert peg.straight <= 2 or peg.kind == "R"


def check_ball(game, state):
    if state.phase not in IN_PLAY:
        assert state.board.carrier is None
        return
    (holder,) = [peg for peg in state.board.pegs if peg.at == state.board.carrier]
    assert holder.offense
    assert holder.kind.handles
    assert not game.ground(state).scores(holder.at[1])
    if state.phase in BEHIND_THE_LINE:
        assert holder.at[1] < 0  # PS-15


def check_rolls(game, state):
    left, play = state.moves_left, state.play
    assert left is None or 0 <= left <= 15
    if state.phase is Phase.DECLARE:  # PS-8
        assert play.offense_rolls > 0
        assert play.defense_rolls > 0
    if play is not None:
        assert play.offense_rolls <= game.rules.most_rolls  # PS-30
        assert play.still < game.rules.most_still
    if state.phase in LINE_PLAY:
        assert len([peg for peg in state.board.pegs if peg.offense]) > 1  # PS-15


def check_clock(before, after):
    clocks = [(state.clock.quarter, state.clock.plays) for state in (before, after)]
    assert clocks[1] >= clocks[0]
    assert clocks[1][0] - clocks[0][0] <= 1
    if after.situation.down:
        assert 0 < after.situation.spot < field.LENGTH
        assert after.situation.to_go == "goal" or after.situation.to_go > 0
        assert 1 <= after.situation.down <= 4


def play(case, seed, steps=60_000):
    """One game, held to the laws at every step; how many steps it took."""
    game, count = made(case), 0
    for count, step in enumerate(walk(case, seed, steps), start=1):  # noqa: B007
        check_points(step.before, step.after, step.events)
        check_yards(step.before, step.after, step.events)
        check_pegs(game, step.after)
        check_ball(game, step.after)
        check_rolls(game, step.after)
        check_clock(step.before, step.after)
    assert game.describe(step.after)["over"]
    return count


def main() -> None:
    """Play many games."""
    for case in CASES:
        steps = [play(case, seed) for seed in range(1_000, 1_000 + int(sys.argv[1]))]
        print(case, len(steps), "games,", sum(steps), "steps, longest", max(steps), flush=True)


if __name__ == "__main__":
    main()
