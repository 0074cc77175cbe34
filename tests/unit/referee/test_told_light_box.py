"""Foto-Electric on a light box of the players' own: each way in which a play can end."""

import pytest

from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.game import Seat
from helpers.told import Desk

SECOND = {"phase": "scrimmage-call", "possession": "home", "spot": 35, "down": 2, "togo": 6}


def desk(**given):
    return Desk("foto-electric", {**SECOND, **given.pop("position", {})}, **given)


@pytest.mark.parametrize(
    ("words", "rolls", "comes"),
    [
        ("tell run tackle 4", (), {"spot": 39, "down": 3, "togo": 2}),
        ("tell run tackle 6", (), {"spot": 41, "down": 1, "togo": 10}),
        ("tell run out -3", (), {"spot": 32, "down": 3, "togo": 9}),
        ("tell run down 0", (), {"spot": 35, "down": 3, "togo": 6}),
        ("tell pass incomplete", (), {"spot": 35, "down": 3, "togo": 6}),
        ("tell pass sack -8", (), {"spot": 27, "down": 3, "togo": 14}),
        ("tell pass caught 9 tackle 21", (), {"spot": 56, "down": 1, "togo": 10}),
        ("tell run touchdown", (), {"phase": "try-choice", "score": [6, 0]}),
        ("tell pass caught 20 touchdown", (), {"phase": "try-choice", "score": [6, 0]}),
        ("tell run tackle 70", (), {"phase": "try-choice", "score": [6, 0]}),
        ("tell run tackle -35", (), {"phase": "after-safety", "score": [0, 2]}),
        ("tell run fumble 5", ("blue +0",), {"possession": "home", "spot": 40, "down": 3}),
        ("tell run fumble 5", ("red +0",), {"possession": "visitors", "spot": 40, "down": 1}),
        ("tell pass intercepted 12", ("5",), {"possession": "visitors", "spot": 42, "down": 1}),
        ("tell pass intercepted 70", (), {"phase": "touchback-choice", "seat": "visitors"}),
        ("tell pass intercepted 80", (), {"possession": "home", "spot": 35, "down": 3}),
        ("tell pass caught 3 fumble 9", ("red +2",), {"possession": "visitors", "spot": 42}),
    ],
)
def test_each_ending_leads_on_as_by_the_light(words, rolls, comes):
    after = desk().say(words, *rolls)
    assert {key: after.get(key) for key in comes} == comes


def test_two_cards_and_their_places_show_what_the_programs_box_shows():
    told, shown = desk(), Desk("foto-electric", SECOND)
    after = told.say("tell cards 7 A C C")
    assert "reveal" in told.events
    assert after["plays"] == 1
    with pytest.raises(IllegalMove, match="no such card"):
        shown.say("tell cards 77 A C C")
    with pytest.raises(IllegalMove, match="both places"):
        shown.say("tell cards 7 A C")


def test_kicks_go_by_the_spinners():
    table = desk(position={"down": 4})
    assert table.say("punt")["phase"] == "fair-catch-choice"
    after = table.say("no-fair-catch", "40", "5")
    assert (after["possession"], after["spot"]) == ("visitors", 70)


def test_a_try_is_a_kick_or_told():
    for words, points in (("tell run touchdown", 1), ("tell pass incomplete", 0)):
        table = desk()
        table.say("tell run touchdown")
        after = table.say(words)
        assert after["score"] == [6 + points, 0]
        assert after["phase"] == "kickoff"
    two = desk(collegiate_try=True)
    two.say("tell run touchdown")
    assert two.say("tell pass caught 3 touchdown")["score"] == [8, 0]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("play", "your own box"),
        ("tell pitch tackle 3", "a run or a pass"),
        ("tell run incomplete", "where a pass was caught"),
        ("tell run caught 3 tackle 5", "where a pass was caught"),
        ("tell pass caught 3", "how the play ended"),
        ("tell run tackle 120", "off the field"),
        ("tell run safety", "how the play ended"),
    ],
)
def test_what_can_not_be_is_refused_with_a_sentence(words, why):
    table = desk()
    before = table.state
    with pytest.raises(IllegalMove, match=why):
        table.say(words)
    assert table.state == before
    assert not table.can_say(words)


def test_only_the_side_whose_play_it_is_tells_it():
    table = desk()
    assert table.can_say("tell run tackle 3")
    assert not table.can_say("tell run tackle 3", Seat.VISITORS)


def test_no_game_waits_for_cards_on_the_screen():
    with pytest.raises(ValueError, match="phase: “card-picks”"):
        Desk("foto-electric", {**SECOND, "phase": "card-picks"})


def test_time_may_be_called_between_told_plays():
    table = desk(quarter_minutes=20, position={"opening_kick": "home"})
    assert table.say("time")["quarter"] == 2
