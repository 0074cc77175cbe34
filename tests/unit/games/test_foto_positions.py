"""Positions as text: what they may say, and one sentence for what they may not."""

import random

import pytest

from gridlight.games.foto_electric.position import KEYS
from helpers.foto import HOME, VISITORS, at, foto, laid


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"spot": 0}, "spot"),
        ({"spot": 100}, "spot"),
        ({"spot": 40.3}, "spot"),
        ({"spot": float("nan")}, "spot"),
        ({"down": 5}, "down"),
        ({"down": True}, "down"),
        ({"togo": 0}, "togo"),
        ({"togo": float("inf")}, "togo"),
        ({"togo": "inches"}, "togo"),
        ({"quarter": 0}, "quarter"),
        ({"plays": -1}, "plays"),
        ({"score": [1]}, "score"),
        ({"score": [1, -1]}, "score"),
        ({"possession": "nobody"}, "possession"),
        ({"phase": "half-time"}, "phase"),
        ({"phase": "touchback-choice"}, "phase"),
        ({"phase": "penalty-choice"}, "phase"),
        ({"kickoff_after": "lunch", "phase": "kickoff"}, "kickoff_after"),
        ({"opening_kick": 7}, "opening_kick"),
        ({"carrier": "h7"}, "carrier"),
        ({"phase": "reveal", "cards": ["7"], "places": ["C", "C"]}, "cards"),
        ({"phase": "reveal", "cards": ["7", "8"], "places": ["C", "C"]}, "cards"),
        ({"phase": "reveal", "cards": ["13", "B"], "places": ["C", "C"]}, "cards"),
        ({"phase": "reveal", "cards": "7B", "places": ["C", "C"]}, "cards"),
        ({"phase": "reveal", "cards": 7, "places": ["C", "C"]}, "cards"),
        ({"phase": "reveal", "cards": ["²", "B"], "places": ["C", "C"]}, "cards"),
        ({"phase": "reveal", "cards": ["7", "B"], "places": ["C"]}, "places"),
        ({"phase": "reveal", "cards": ["7", "B"], "places": ["L2", "C"]}, "places"),
        ({"phase": "reveal", "cards": ["7", "B"], "places": [["C"], "C"]}, "places"),
        ({"phase": "reveal", "cards": ["7", "B"], "places": 0}, "places"),
        ({"trying": "die", "phase": "card-picks"}, "trying"),
        ({"trying": "run"}, "trying"),
        ({"trying": "run", "phase": "kickoff"}, "trying"),
        ({"seat": "visitors"}, "seat"),
        ({"seat": "home", "phase": "fair-catch-choice"}, "seat"),
    ],
)
def test_a_value_that_makes_no_sense_is_named(position, key):
    with pytest.raises(ValueError, match=f"^{key}: ") as refused:
        foto().from_position(position)
    assert "\n" not in str(refused.value)


def test_any_position_is_taken_or_refused_with_a_key():
    stream, game = random.Random(19), foto()
    phases = ["card-picks", "offense-place", "defense-place", "reveal", "kickoff", "game-over"]
    values = ["home", 5, 2.5, -1, None, True, [], {}, [1, 2], ["7", "B"], ["C"], ["C", "C"], "goal"]
    for _ in range(3_000):
        wanted = {key: stream.choice(values) for key in stream.sample(sorted(KEYS), 4)}
        wanted["phase"] = stream.choice([*phases, *values])
        try:
            game.describe(game.from_position(wanted))
        except ValueError as refused:
            assert str(refused).split(":")[0] in KEYS


def test_a_half_yard_is_a_spot():
    game = foto()
    described = game.describe(at(game, "scrimmage-call", spot=40.5, togo=2.5))
    assert (described["spot"], described["togo"]) == (40.5, 2.5)


def test_the_seat_may_be_said_where_it_is_right():
    game = foto()
    assert at(game, "scrimmage-call", seat="home").decider is HOME
    assert at(game, "kick-or-receive", seat="visitors").decider is VISITORS
    assert at(game, "coin-toss", seat="visitors").decider is VISITORS


def test_before_the_toss_nobody_has_kicked_off():
    game = foto()
    assert at(game, "coin-toss").opening_kick is None
    assert at(game, "kick-or-receive").opening_kick is None
    assert at(game, "kickoff", opening_kick="visitors").opening_kick is VISITORS


def test_a_position_of_a_game_that_is_over_says_who_won():
    game = foto()
    for score, winner in (([3, 0], "home"), ([0, 2], "visitors"), ([7, 7], "tie")):
        assert game.describe(at(game, "game-over", score=score))["winner"] == winner


def test_a_position_in_a_try_lies_on_the_three():
    game = foto()
    assert game.describe(at(game, "try-choice"))["spot"] == 97
    trying = laid(game, "reveal", 2, trying="run", possession="visitors")
    described = game.describe(trying)
    assert described["spot"] == 3
    assert "down" not in described
