"""What scenarios can't say of Foto-Electric: events, defaults, views and imagined states."""

import pytest

from gridlight.football import events as names
from gridlight.kernel.dice import RandomDice, ScriptedDice
from gridlight.kernel.game import Seat
from helpers.foto import HOME, VISITORS, at, does, foto, laid


def told(step, name):
    return next(event for event in step.events if event.name == name)


@pytest.mark.parametrize(
    ("spot", "shows", "gain"),
    [
        (40, {"outcome": "tackle", "yards": 7}, 7),
        (40, {"outcome": "tackle", "yards": -7}, -7),
        (6, {"outcome": "tackle", "yards": -9}, -6),
        (95, {"outcome": "tackle", "yards": 9}, 5),
        (95, {"outcome": "touchdown"}, 5),
        (40, {"outcome": "incomplete", "at_yards": 9}, 0),
    ],
)
def test_yards_count_from_goal_line_to_goal_line(spot, shows, gain):  # FE-12
    game = foto().with_shows(shows)
    step = does(game, laid(game, "reveal", 2, spot=spot), HOME, "reveal")
    assert told(step, names.REVEAL)["gain"] == gain


def test_a_challenge_says_who_disputes():  # FE-5
    game = foto(table_feel=True)
    state = does(game, laid(game, "defense-place", 1), VISITORS, "lay 0.4").state
    for seat in Seat:
        assert game.parse("challenge") in game.legal(state, seat)
        step = does(game, state, seat, "challenge")
        assert told(step, names.CHALLENGE)["side"] is seat
        assert step.state.snap.alignment == 0


def test_what_is_declined_by_itself_is_told_like_any_other():  # FE-27
    game = foto()
    rolls = ("50", "penalty", "personal foul", "90")
    declined = told(does(game, at(game, "kickoff"), HOME, "kickoff", *rolls), "penalty-declined")
    assert declined.as_mapping() == {"side": VISITORS, "foul": "personal foul", "yards": 15}


def test_the_clock_takes_the_plainest_choice():  # FB-13
    game = foto(table_feel=True, decision_seconds=30)
    plainest = {
        "coin-toss": "call heads",
        "kick-or-receive": "choose kick",
        "kickoff": "kickoff",
        "scrimmage-call": "play",
        "offense-place": "at C",
        "defense-place": "at C",
        "reveal": "reveal",
        "fair-catch-choice": "no-fair-catch",
        "try-choice": "try kick",
        "after-safety": "kickoff",
    }
    for phase, words in plainest.items():
        state = laid(game, phase, {"defense-place": 1, "reveal": 2}.get(phase, 0))
        (seat,) = game.to_act(state)
        assert str(game.default_move(state, seat)) == words


@pytest.mark.parametrize(("spot", "words"), [(40, "punt"), (69, "punt"), (70, "field-goal")])
def test_on_fourth_down_the_clock_kicks(spot, words):  # FB-13
    game = foto(decision_seconds=30)
    state = at(game, "scrimmage-call", down=4, spot=spot)
    assert str(game.default_move(state, HOME)) == words
    theirs = at(game, "scrimmage-call", down=4, spot=100 - spot, possession="visitors")
    assert str(game.default_move(theirs, VISITORS)) == words
    third = at(game, "scrimmage-call", down=3, spot=spot)
    assert str(game.default_move(third, HOME)) == "play"


def test_the_clock_pulls_a_slide_that_might_be_challenged():
    game = foto(table_feel=True)
    state = does(game, laid(game, "defense-place", 1), VISITORS, "lay 0.4").state
    assert str(game.default_move(state, HOME)) == "reveal"


def test_the_pick_of_the_clock_is_not_known_by_heart():  # FB-13, FB-19
    game = foto(decision_seconds=30)
    picks = {
        seat: {
            str(game.default_move(at(game, "card-picks", spot=spot, plays=plays), seat))
            for spot in range(1, 100, 7)
            for plays in range(30)
        }
        for seat in Seat
    }
    assert len(picks[HOME]) == 12
    assert len(picks[VISITORS]) == 6


def test_the_picks_of_a_game_given_up_are_shown():  # FB-19
    game = foto()
    picked = does(game, at(game, "card-picks"), HOME, "card 3").state
    assert game.unshown(picked) == (HOME,)
    for words in ("resign", "agree-draw"):
        after = does(game, picked, VISITORS, words).state
        assert game.unshown(after) == ()
        assert after.snap.play is None


def test_a_nudge_leaves_both_picks_sealed():  # FE-28, FB-19
    game = foto(table_feel=True)
    after = does(game, laid(game, "defense-place", 1), VISITORS, "nudge L").state
    assert set(game.unshown(after)) == {HOME, VISITORS}
    assert game.view(after, VISITORS).snap.play is None
    assert game.view(after, HOME).snap.formation is None
    assert game.view(after, None).snap.play is None


@pytest.mark.parametrize("phase", ["card-picks", "offense-place", "defense-place", "reveal"])
def test_what_is_hidden_is_imagined_evenly(phase):
    game = foto()
    state = laid(game, phase, {"defense-place": 1, "reveal": 2}.get(phase, 0))
    if phase == "card-picks":
        state = does(game, state, HOME, "card 7").state
    seen = game.view(state, VISITORS)
    imagined = {game.imagine(seen, RandomDice(seed)).snap.play for seed in range(200)}
    assert imagined == set(range(1, 13))
    own = game.imagine(game.view(state, HOME), RandomDice(1)).snap.play
    assert own == 7


def test_two_orders_at_once_come_to_the_same_as_one_after_the_other():
    game = foto()
    orders = {VISITORS: game.parse("card B"), HOME: game.parse("card 7")}
    state = at(game, "card-picks")
    one_by_one = does(game, does(game, state, VISITORS, "card B").state, HOME, "card 7").state
    assert game.apply(state, orders, ScriptedDice(())).state == one_by_one
