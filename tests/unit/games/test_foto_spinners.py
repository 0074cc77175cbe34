"""What may be typed in for a wheel of one's own (FE-13, FB-17)."""

import json

import pytest

from gridlight import paths
from gridlight.cards import spinners as wheel
from gridlight.cards.spinners import read_spinners
from gridlight.kernel.dice import RollRefused
from gridlight.kernel.errors import CardError
from helpers.foto import HOME, at, does, foto

KICKS = (wheel.KICKOFF, wheel.PUNT, wheel.QUICK_KICK)
RETURNS = (
    wheel.KICKOFF_RETURN,
    wheel.PUNT_RETURN,
    wheel.QUICK_KICK_RETURN,
    wheel.INTERCEPTION_RETURN,
)


@pytest.fixture(scope="module")
def house():
    return read_spinners(paths.cards("spinners", "house.json").read_bytes(), "house.json")


def test_a_kick_goes_forward_and_a_return_may_not(house):
    for area in KICKS:
        assert house.throw(area).bears("0")
        assert not house.throw(area).bears("-1")
    for area in RETURNS:
        assert house.throw(area).bears("-1")


def test_what_is_spun_again_can_not_be_typed_in(house):
    for area in (*KICKS, *RETURNS):
        again = house.throw_for_yards(area)
        assert again.bears("33")
        for label in ("penalty", "fumble", "blocked", "out of bounds", "red +1", "good"):
            assert not again.bears(label)
    assert house.throw_without(wheel.PUNT, "blocked").bears("penalty")
    assert not house.throw_without(wheel.PUNT, "blocked").bears("blocked")


def test_areas_without_yards_bear_their_words_alone(house):
    for area in (wheel.TRY, *map(wheel.field_goal, (10, 20, 30, 40, 50))):
        assert {"good", "no good", "fumble"} == {f.label for f in house.throw(area).faces}
        assert not house.throw(area).bears("3")
    assert house.throw(wheel.FUMBLES).bears("blue +99")
    assert not house.throw(wheel.FUMBLES).bears("blue 3")


def test_a_wheel_that_kicks_backwards_is_refused():
    plain = json.loads(paths.cards("spinners", "house.json").read_bytes())
    plain["areas"]["punt"] = {"-5": 60, "40": 300}
    with pytest.raises(CardError, match="punt, -5: no such sector"):
        read_spinners(json.dumps(plain).encode(), "mine.json")


def test_a_kick_that_goes_backwards_can_not_be_typed_in():
    game = foto()
    with pytest.raises(RollRefused, match="can't show “-5”"):
        does(game, at(game, "kickoff"), HOME, "kickoff", "-5")
