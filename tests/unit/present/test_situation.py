"""Spots, downs and distances as football says them."""

import pytest

from gridlight.football.situation import Situation
from gridlight.kernel.game import Seat
from gridlight.present import situation as said
from gridlight.present.situation import Names
from gridlight.present.spots import spot_alone

HOME, VISITORS = Seat.HOME, Seat.VISITORS
PLAIN = Names()
NAMED = Names("Chicago", "Bears")


@pytest.mark.parametrize(
    ("side", "spot", "words"),
    [
        (HOME, 35, "their own 35"),
        (HOME, 69, "the visitors’ 31"),
        (HOME, 50, "midfield"),
        (HOME, 0, "their own goal line"),
        (HOME, 100, "the visitors’ goal line"),
        (HOME, -5, "5 yards deep in their own end zone"),
        (HOME, 101, "1 yard deep in the visitors’ end zone"),
        (VISITORS, 80, "their own 20"),
        (VISITORS, 12, "the home team’s 12"),
        (VISITORS, 105, "5 yards deep in their own end zone"),
        (HOME, 37.5, "their own 37.5"),
    ],
)
def test_a_spot_is_said_as_the_team_with_the_ball_says_it(side, spot, words):
    assert said.spot_for(side, spot, PLAIN) == words


@pytest.mark.parametrize(
    ("side", "spot", "words"), [(HOME, 88, "the Bears’ 12"), (VISITORS, 12, "Chicago’s 12")]
)
def test_teams_have_their_own_names(side, spot, words):
    assert said.spot_for(side, spot, NAMED) == words


@pytest.mark.parametrize(
    ("spot", "words"),
    [(31, "the home team’s 31"), (69, "the visitors’ 31"), (50, "midfield")],
)
def test_a_spot_that_nobody_says(spot, words):
    assert said.spot(spot, PLAIN) == words


@pytest.mark.parametrize(
    ("spot", "words"),
    [
        (31, "the 31"),
        (69, "the 31"),
        (50, "midfield"),
        (0, "the goal line"),
        (105, "5 yards deep in the end zone"),
    ],
)
def test_a_bare_spot(spot, words):
    assert said.short_spot(spot, PLAIN) == words


@pytest.mark.parametrize(
    ("spot", "code"), [(20, "H20"), (65, "V35"), (50, "50"), (-3, "H-3"), (104, "V-4")]
)
def test_a_spot_for_records(spot, code):
    assert said.code(spot) == code


@pytest.mark.parametrize(
    ("down", "line", "words"),
    [(1, 30, "1st and 10"), (2, 24, "2nd and 4"), (3, 100, "3rd and goal")],
)
def test_down_and_distance(down, line, words):
    assert said.down_and_distance(Situation(HOME, 20, down, line)) == words


def test_a_dead_ball_has_no_down():
    assert said.down_and_distance(Situation(HOME, 40)) == ""
    assert said.short_down({"phase": "kickoff"}) == ""


def test_position_in_one_phrase():
    here = Situation(HOME, 69, 3, 73)
    assert said.position(here, PLAIN) == "3rd and 4 at the visitors’ 31"
    assert said.short_down({"down": 3, "togo": 4}) == "3rd & 4"
    assert said.short_down({"down": 1, "togo": "goal"}) == "1st & goal"


@pytest.mark.parametrize(
    ("number", "words"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (21, "21st")],
)
def test_ordinals(number, words):
    assert said.ordinal(number) == words


@pytest.mark.parametrize(
    ("number", "words"),
    [(1, "1st quarter"), (4, "4th quarter"), (5, "overtime"), (6, "2nd overtime")],
)
def test_quarters(number, words):
    assert said.quarter(number) == words


def test_numbers_have_real_signs():
    assert [said.signed(n) for n in (5, 0, -2, 2.5)] == ["+5", "0", "−2", "+2.5"]
    assert [said.yards(n) for n in (1, 21, -1)] == ["1 yard", "21 yards", "−1 yard"]


def test_verbs_agree_with_names():
    assert [PLAIN.count(HOME), PLAIN.count("visitors")] == [1, 2]
    assert [NAMED.count(HOME), NAMED.count(VISITORS)] == [1, 2]
    assert NAMED.ball(HOME) == "Chicago’s ball"
    assert NAMED.ball(VISITORS) == "Bears’ ball"
    assert PLAIN.ball(HOME) == "Home ball"
    assert Names("The Bears", "x").whose(HOME) == "The Bears’"


@pytest.mark.parametrize("side", [HOME, VISITORS])
@pytest.mark.parametrize("spot", [-5, 0, 12, 37.5, 50, 69, 100, 101])
def test_a_spot_alone_is_called_as_in_a_sentence(side, spot):
    assert spot_alone(side, spot, NAMED) == said.spot_for(side, spot, NAMED)
