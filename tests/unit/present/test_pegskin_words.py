"""Pegskin's scoreboard, status line and play-by-play."""

import pytest

from gridlight.games.pegskin.phases import Phase
from gridlight.kernel.game import Seat
from gridlight.present.pegskin_plays import pegskin_rows
from gridlight.present.pegskin_scores import scoreboard, verdict
from gridlight.present.pegskin_status import status
from gridlight.present.situation import Names
from gridlight.present.words import story
from gridlight.session.table import Setup, Table
from helpers.every_game import Case, made, walked
from helpers.pegskin import FOUR_THREE, PRO_SET, at, does, pegskin

NAMES = Names("Monroe", "Dayton")
LINED_UP = (*PRO_SET, *FOUR_THREE)


def said(phase, *pegs, settings=None, **position):
    game = pegskin(**(settings or {}))
    told = status(game.view(at(game, phase, *pegs, **position), None), NAMES)
    return told.team, told.where, told.ask


def test_who_decides_is_told_where_the_ball_lies_in_his_own_words():
    assert said("setup-offense") == (Seat.HOME, "1st and 10 at their own 40.", "Line up.")
    team, where, ask = said("setup-defense", *PRO_SET, carrier="18,-2", down=3, togo=4)
    assert (team, where) == (Seat.VISITORS, "3rd and 4 at Monroe’s 40.")
    assert ask == "Line up against it."


def test_turns_say_what_is_left():
    carrier = {"carrier": "18,-2"}
    assert said("line-offense", *LINED_UP, **carrier)[2] == "Line play, your ball. Roll the dice."
    assert said("line-defense", *LINED_UP, **carrier, moves_left=1)[2] == "Line play. 1 move left."
    ask = said("line-offense", *LINED_UP, **carrier, moves_left=0)[2]
    assert ask == "Line play, your ball. No moves left: say done."
    ask = said("motion-reaction", *LINED_UP, **carrier)[2]
    assert ask == "React to the motion. 3 moves left."


def test_what_may_be_declared():
    assert said("declare", *LINED_UP, carrier="18,-2")[2] == "Roll on, run, or throw."
    assert said("declare", *LINED_UP, carrier="18,-2", no_pass=True)[2] == "Roll on or run."


def test_tries_and_endings():
    assert said("try-choice")[1:] == ("Touchdown!", "Kick for the point.")
    asks = said("try-choice", settings={"collegiate_try": True})[2]
    assert asks == "Kick for one point, or play for two."
    where = said("setup-offense", spot=97, trying="run", settings={"collegiate_try": True})[1]
    assert where == "Try for two points from Dayton’s 3."
    assert said("game-over", score=[7, 3])[1] == "Final score: Monroe 7, Dayton 3. Monroe wins."
    yards = {"yards": [90, 112], "settings": {"mode": "scrimmage"}}
    assert said("game-over", **yards)[1] == "Yards gained: Monroe 90, Dayton 112. Dayton wins."
    assert said("game-over", score=[3, 3])[1].endswith("A tie.")


def test_what_broke_the_tie_of_a_scrimmage_is_told():
    level = {"yards": [101, 101], "first_downs": [4, 3], "score": [0, 6]}
    settings = {"mode": "scrimmage"}
    where = said("game-over", settings=settings, **level)[1]
    firsts = "First downs: Monroe 4, Dayton 3."
    assert where == f"Yards gained: Monroe 101, Dayton 101. {firsts} Monroe wins."
    game = pegskin(**settings)

    def in_short(**position):
        return verdict(game.view(at(game, "game-over", **position), None), NAMES)

    assert in_short(**level) == "Monroe wins, 4 – 3 first downs"
    assert in_short(**level | {"first_downs": [4, 4]}) == "Dayton wins, 6 – 0 points"
    assert in_short(**level | {"yards": [90, 120]}) == "Dayton wins, 120 – 90 yards"
    assert in_short(yards=[5, 5]) == "A tie, 0 – 0 points"


def told(state, words, *rolls, settings=None):
    game = pegskin(**(settings or {}))
    return list(story(does(game, state, words, *rolls).events, NAMES))


def test_what_happens_is_told_in_plain_words():
    blitz = [peg.replace("18,3", "18,2").replace("22,3", "22,2") for peg in FOUR_THREE]
    state = at(pegskin(), "motion", *PRO_SET, *blitz, carrier="18,-2")
    assert told(state, "motion 18,-2 18,-4") == ["The quarterback drops back to 18,-4."]
    assert told(state, "motion 20,-5 24,-5") == ["The back goes in motion to 24,-5."]
    pegs = ("L 18,-1", "B 18,-5", "B 16,-6", "b 20,9")
    state = at(pegskin(), "line-offense", *pegs, carrier="18,-5", moves_left=1)
    assert told(state, "pitch 18,-5 16,-6", "S") == ["The ball is pitched to 16,-6: S, complete."]
    pegs = ("L 18,-1", "B 18,-6", "R 30,7", "b 31,8")
    state = at(pegskin(), "declare", *pegs, carrier="18,-6")
    (thrown, _) = told(state, "throw 30,7", "S")
    assert thrown == "A pass to 30,7, the nearest defender 1 hole away: S."


TWO = {"collegiate_try": True}


def test_a_try_is_told_as_it_was_made():
    pegs = ("L 18,-1", "B 18,-5", "R 30,3", "b 31,3")
    where = {"spot": 97, "trying": "run", "carrier": "18,-5"}
    state = at(pegskin(**TWO), "declare", *pegs, **where)
    assert told(state, "throw 30,3", "T", settings=TWO)[2].startswith("The try by pass is good")
    state = at(
        pegskin(**TWO),
        "run-offense",
        "B 18,2",
        spot=97,
        trying="pass",
        carrier="18,2",
        moves_left=1,
    )
    assert told(state, "move 18,2 18,3", settings=TWO)[0].startswith("The try by run is good")


def test_the_scoreboard():
    game = pegskin()
    board = scoreboard(game.view(at(game, "setup-offense", down=2, togo=7, plays=3), None), NAMES)
    assert (board.home, board.ball, board.down, board.to_go) == (0, Seat.HOME, 2, 7)
    assert (board.ball_on, board.plays_text, board.quarter_text) == (40, "4 of 25", "1st quarter")
    game = pegskin(mode="scrimmage", scrimmage_plays=10)
    board = scoreboard(game.view(at(game, "setup-offense", quarter=2), None), NAMES)
    assert (board.plays_text, board.quarter_text) == ("1 of 10", "2nd side")


@pytest.mark.parametrize("settings", ["as-it-comes", "two-points", "scrimmage"])
def test_every_state_of_a_game_is_told(settings):
    case = Case("pegskin", settings)
    game, phases = made(case), set()
    for step in walked(case, 1, 20_000):
        view = game.view(step.after, None)
        told = status(view, NAMES)
        assert told.where.endswith((".", "!"))
        assert bool(told.ask) == (step.after.decider is not None)
        assert scoreboard(view, NAMES).plays_most
        phases.add(step.after.phase)
    assert len(phases) >= 9


def table_with(*steps, **position):
    setup = Setup("pegskin", position={"spot": 40, **position})
    table = Table.start(setup)
    for words, *rolls in steps:
        table.play(table.seat_for(words), words, rolls or None)
    return table


PASSER = {
    "phase": "declare",
    "carrier": "18,-6",
    "pegs": ["L 18,-1", "B 18,-6", "R 30,7", "b 30,8", "B 10,-4"],
}
RUNNER = {"phase": "run-defense", "carrier": "18,4", "pegs": ["B 18,4", "R 1,0", "b 19,5"]}
ROWS = {
    "a run": (RUNNER, (("roll", "2"), ("move 19,5 18,4",)), ("Run", "+4", "good")),
    "incomplete": (PASSER, (("throw 30,7", "S"),), ("Pass", "inc.", "plain")),
    "intercepted": (PASSER, (("throw 30,7", "D"),), ("Pass", "int.", "bad")),
    "a punt": ({}, (("punt", "4", "3", "S", "2"),), ("Punt", "to 16", "plain")),
    "a touchback": ({"spot": 60}, (("punt", "5", "5"),), ("Punt", "to 20", "plain")),
    "a miss": ({"spot": 90}, (("field-goal", "T", "T"),), ("Field goal from 10", "no good", "bad")),
    "good": ({"spot": 90}, (("field-goal", "S", "T"),), ("Field goal from 10", "good", "good")),
}


@pytest.mark.parametrize("name", ROWS)
def test_a_play_in_the_record(name):
    position, steps, expected = ROWS[name]
    (row,) = pegskin_rows(table_with(*steps, **position).history, NAMES)
    assert (row.call, row.result, row.tone) == expected
    assert row.side is Seat.HOME
    assert row.sentence
    assert not row.current


def test_a_try_has_its_row_and_a_play_under_way_is_marked():
    at_the_goal = RUNNER | {"phase": "run-offense", "moves_left": 2, "spot": 95}
    table = table_with(("move 18,4 18,5",), ("try kick", "S", "S"), **at_the_goal)
    touchdown, extra = pegskin_rows(table.history, NAMES)
    assert (touchdown.call, touchdown.result, touchdown.down) == ("Run", "TD", "1st & goal")
    assert (extra.call, extra.result, extra.down, extra.number) == ("By kick", "good", "Try", None)
    (row,) = pegskin_rows(table_with(("throw 10,-4", "S"), **PASSER).history, NAMES)
    assert row.current
    assert row.sentence.startswith("A screen to 10,-4")


def test_a_record_of_a_whole_game_has_every_play():
    table = Table.start(Setup("pegskin", settings={"plays_per_quarter": 1}, seed="7"))
    stream_of_moves(table)
    rows = pegskin_rows(table.history, NAMES)
    assert [row.quarter for row in rows if row.number is not None] == [1, 2, 3, 4]
    assert table.described()["phase"] == Phase.GAME_OVER


def stream_of_moves(table):
    while not table.over:
        table.play_default(table.to_act[0])
