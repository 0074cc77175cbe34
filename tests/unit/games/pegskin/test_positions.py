"""Positions as text: read, written, and refused with the key at fault."""

import pytest

from gridlight.games.pegskin.phases import SETUPS
from gridlight.games.pegskin.position import as_position
from helpers.every_game import Case, made, some_steps
from helpers.pegskin import FOUR_THREE, PRO_SET, at, pegskin, plays

CASES = [Case("pegskin", name) for name in ("as-it-comes", "scrimmage", "two-points")]
LINED_UP = {"pegs": [*PRO_SET, *FOUR_THREE], "carrier": "18,-2"}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_written_reads_back_and_offers_the_same(case):
    game, checked = made(case), set()
    for step in some_steps(case, 150):
        state = step.after
        position = as_position(state, game.settings)
        again = game.from_position(position)
        assert game.describe(again) == game.describe(state)
        assert as_position(again, game.settings) == position
        checked.add(state.phase)
        # line-ups to be offered again, rolls made and moves to be taken back are the past
        if state.decider is not None and state.phase not in SETUPS:
            past = {game.parse("roll"), game.parse("undo")}
            offered = [set(game.legal(each, state.decider)) - past for each in (state, again)]
            assert offered[0] == offered[1]
    assert len(checked) >= 9


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"phase": "kickoff"}, "phase: “kickoff” is no phase of Pegskin"),
        ({"spot": 0}, "spot: 0 isn't a whole number from 1 to 99"),
        ({"spot": 30.5}, "spot: 30.5 isn't"),
        ({"down": 5}, "down: 5 isn't a whole number from 1 to 4"),
        ({"togo": 0}, "togo: 0 isn't a number of yards"),
        ({"seat": "visitors"}, "seat: in “setup-offense” home decides"),
        ({"plays": 25}, "plays: 25 have been played, all there are is 25"),
        ({"moves_left": 3}, "moves_left: nobody moves in “setup-offense”"),
        ({"pegs": ["L 18,-1"]}, "pegs: nobody stands on the board in “setup-offense”"),
        ({"carrier": "18,-1"}, "carrier: nobody stands"),
        ({"loose": "18,-1"}, "loose: no such key"),
        ({"yards": [1]}, "yards: .* isn't two whole numbers"),
        ({"caught": 1}, "caught: 1 isn't true or false"),
        (
            {"phase": "declare", "caught": True, **LINED_UP},
            "caught: a catch on or over the line makes the play a run",
        ),
        ({"trying": "kick"}, "trying: “kick” isn't run or pass"),
        ({"phase": "motion", "pegs": ["Q 18,-1"]}, "pegs: “Q” is no peg"),
        ({"phase": "motion", "pegs": ["L 36,-1"]}, "pegs: 36,-1 isn't on the board"),
        ({"phase": "motion", "pegs": ["L 18,-21"]}, "pegs: 18,-21 isn't on the board"),
        ({"phase": "motion", "pegs": ["L h4"]}, "pegs: “h4” is no hole"),
        ({"phase": "motion", "pegs": ["L"]}, "pegs: “L” is no peg: write letter and hole"),
        ({"phase": "motion", "pegs": ["L 1,1", "B 1,1"]}, "pegs: two pegs stand in 1,1"),
        ({"phase": "motion", "pegs": ["R 1,1", "R 2,1", "R 3,1"]}, "pegs: the offense has 3 of R"),
        ({"phase": "motion", "pegs": ["B 18,-2"]}, "carrier: say who has the ball"),
        (
            {"phase": "motion", "pegs": ["B 18,-2"], "carrier": "18,-3"},
            "carrier: no peg of the offense that can move stands in 18,-3",
        ),
        (
            {"phase": "motion", "pegs": ["L 18,-2"], "carrier": "18,-2"},
            "carrier: the lineman in 18,-2 may not handle the ball",
        ),
        (
            {"phase": "declare", "pegs": ["B 18,0"], "carrier": "18,0"},
            "carrier: in “declare” the ball is behind row 0",
        ),
        (
            {"phase": "run-offense", "spot": 90, "pegs": ["B 18,10"], "carrier": "18,10"},
            "carrier: he has reached the goal line already",
        ),
        (LINED_UP | {"phase": "motion", "blocks": ["18,-2 L l"]}, "blocks|pegs"),
        (
            {"phase": "motion", "pegs": ["B 18,-2"], "carrier": "18,-2", "blocks": ["18,-2 L l"]},
            "blocks: 18,-2 is taken twice",
        ),
        ({"phase": "motion", "blocks": ["18,1 L B"]}, "blocks: .* nobody blocks a peg of his own"),
        ({"phase": "motion", "blocks": ["18,1 L"]}, "blocks: “18,1 L” is no pair"),
        (LINED_UP | {"phase": "setup-defense"}, "pegs: in “setup-defense” only the offense stands"),
        (
            {"phase": "motion", "pegs": ["B 18,-2", "L 4,3"], "carrier": "18,-2"},
            "pegs: 4,3: in “motion” the offense stands behind row 0",
        ),
        (
            {"phase": "motion-reaction", "pegs": ["B 18,-2", "l 4,0"], "carrier": "18,-2"},
            "pegs: 4,0: in “motion-reaction” the defense stands from row 1 on",
        ),
        (
            {"phase": "motion", "pegs": ["B 18,-2"], "carrier": "18,-2", "blocks": ["4,1 L l"]},
            "blocks: in “motion” nobody has blocked yet",
        ),
        (LINED_UP | {"phase": "line-offense", "rolled": ["me"]}, "rolled: .* isn't a list"),
        (LINED_UP | {"phase": "line-offense", "used": {"1,1": 2}}, "used: nobody stands in 1,1"),
        (LINED_UP | {"phase": "line-offense", "used": {"18,-1": 9}}, "used: 18,-1 = 9 isn't"),
        (LINED_UP | {"phase": "line-offense", "used": 3}, "used: 3 isn't a table"),
        (LINED_UP | {"phase": "line-offense", "run_peg": "18,3"}, "run_peg: it is the defender"),
        (LINED_UP | {"phase": "run-defense", "run_peg": "18,4"}, "run_peg: no defender"),
    ],
)
def test_a_bad_position_names_its_key(position, fault):
    with pytest.raises(ValueError, match=fault):
        pegskin().from_position(position)


@pytest.mark.parametrize("position", [{"phase": "try-choice"}, {"trying": "run"}])
def test_a_scrimmage_has_no_tries(position):
    with pytest.raises(ValueError, match="a scrimmage has no tries"):
        pegskin(mode="scrimmage").from_position(position)


def test_steps_already_made_in_a_roll_can_be_said():
    game = pegskin()
    used = {"17,-1": 2, "16,-5": [1, 3], "4,-1": [0, 2]}
    state = at(game, "line-offense", *PRO_SET, carrier="18,-2", moves_left=15, used=used)
    legal = game.legal(state, state.decider)
    assert game.parse("move 17,-1 17,0") not in legal
    assert game.parse("move 18,-1 18,0 18,1") in legal
    assert game.parse("move 16,-5 15,-5") not in legal
    assert game.parse("move 4,-1 4,0 4,1") in legal
    assert game.parse("move 4,-1 4,0 4,1 4,2") not in legal
    assert as_position(state, game.settings)["used"] == {
        "17,-1": 2,
        "16,-5": [1, 3],
        "4,-1": [0, 2],
    }


def test_a_defender_who_has_moved_in_this_roll_moves_on_alone():
    game = pegskin()
    pegs = ("B 18,3", "b 18,8", "b 20,8")
    state = at(game, "run-defense", *pegs, carrier="18,3", moves_left=2, run_peg="20,8")
    legal = game.legal(state, state.decider)
    assert game.parse("move 20,8 20,7") in legal
    assert game.parse("move 18,8 18,7") not in legal


@pytest.mark.parametrize("key", ["caught", "pitched", "screen_thrown"])
def test_how_the_ball_came_to_the_carrier_is_not_forgotten(key):
    """A play that goes on from a position is told as the pass or the pitch that it is."""
    game = pegskin()
    pegs = ("B 18,4", "L 17,-1", "b 18,7")
    state = at(game, "run-defense", *pegs, carrier="18,4", moves_left=3, **{key: True})
    position = as_position(state, game.settings)
    assert [name for name in HOW if name in position] == [key]
    again = game.from_position(position)
    _, told = plays(game, again, ("move 18,7 18,6 18,5 18,4",))
    play = next(event for event in told if event.name == "play")
    assert play["gain"] == 4
    assert (play["caught"], play["kind"]) == (
        (True, "pass") if key != "pitched" else (False, "run")
    )
    assert (play["pitched"], play["screen"]) == (key == "pitched", key == "screen_thrown")


HOW = ("caught", "pitched", "screen_thrown")
