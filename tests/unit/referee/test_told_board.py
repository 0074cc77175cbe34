"""All-Pro on a board of the players' own: each way in which a play and a kick can end."""

import pytest

from gridlight.kernel.errors import IllegalMove
from helpers.told import Desk

SECOND = {"phase": "setup-offense", "possession": "home", "spot": 35, "down": 2, "togo": 10}
KICKOFF = {"phase": "kickoff-setup", "possession": "home", "opening_kick": "home"}


def desk(position=SECOND, **given):
    return Desk("all-pro", {"opening_kick": "home", **position}, **given)


@pytest.mark.parametrize(
    ("words", "comes"),
    [
        ("tell run tackle 40", {"spot": 40, "down": 3, "togo": 5}),
        ("tell run tackle 45", {"spot": 45, "down": 3, "togo": "inches"}),
        ("tell run out 50", {"spot": 50, "down": 1, "togo": 10}),
        ("tell run touchdown", {"phase": "try-choice", "score": [6, 0]}),
        ("tell run safety", {"phase": "after-safety", "score": [0, 2]}),
        ("tell run tackle 0", {"phase": "after-safety", "score": [0, 2]}),
        ("tell run dropped 25", {"spot": 25, "down": 3}),
        ("tell pass incomplete", {"spot": 35, "down": 3, "togo": 10}),
        ("tell pass sack 25", {"spot": 25, "down": 3, "togo": 20}),
        ("tell pass caught 55 tackle 60", {"spot": 60, "down": 1}),
        ("tell pass caught 80 touchdown", {"score": [6, 0]}),
        (
            "tell pass intercepted 60 tackle 50",
            {"possession": "visitors", "spot": 50, "down": 1},
        ),
        ("tell pass intercepted 60 touchdown", {"score": [0, 6]}),
        ("tell pass intercepted 105 touchback", {"possession": "visitors", "spot": 80}),
        ("tell run fumble 40 recovered 45 tackle 50", {"possession": "home", "spot": 50}),
        ("tell run fumble 40 lost 35 tackle 30", {"possession": "visitors", "spot": 30}),
        ("tell run fumble 40 lost 35 touchdown", {"score": [0, 6]}),
        ("tell run stolen 40 tackle 35", {"possession": "visitors", "spot": 35}),
        ("tell punt landed 75", {"phase": "return-moves", "seat": "visitors"}),
        ("tell punt landed 105", {"phase": "touchback-choice", "seat": "visitors"}),
        ("tell punt landed 110", {"possession": "visitors", "spot": 80, "down": 1}),
        ("tell punt blocked 30", {"possession": "visitors", "spot": 30, "down": 1}),
        ("tell punt blocked -5", {"score": [0, 6]}),
    ],
)
def test_each_ending_leads_on_as_on_the_screen(words, comes):
    after = desk().say(words)
    assert {key: after.get(key) for key in comes} == comes


@pytest.mark.parametrize(
    ("words", "comes"),
    [
        ("tell return tackle 60", {"possession": "visitors", "spot": 60, "down": 1}),
        ("tell return fielded 80 tackle 65", {"possession": "visitors", "spot": 65}),
        ("tell return touchdown", {"score": [0, 6], "plays": 1}),
        ("tell return out 70", {"possession": "visitors", "spot": 70}),
        ("tell return regained 70", {"possession": "home", "spot": 70}),
        ("tell return regained 105", {"score": [6, 0]}),
        ("tell return fumble 70 lost 75 tackle 80", {"possession": "home", "spot": 80}),
        ("tell return tackle 100", {"score": [2, 0]}),
    ],
)
def test_a_kick_off_is_brought_back(words, comes):
    table = desk(KICKOFF)
    table.say("tell kickoff landed 75")
    after = table.say(words)
    assert {key: after.get(key) for key in comes} == comes


def test_a_kick_off_goes_by_both_dice():
    table = desk(KICKOFF)
    assert table.say("kickoff", "4", "4")["phase"] == "return-moves"
    assert table.state.play.since == 80
    assert desk(KICKOFF).say("kickoff", "6", "6")["phase"] == "touchback-choice"


@pytest.mark.parametrize("spot", [45, 105])
def test_two_dice_carry_a_kick_off_two_to_twelve_squares(spot):
    with pytest.raises(IllegalMove, match="two dice"):
        desk(KICKOFF).say(f"tell kickoff landed {spot}")


def test_the_ball_may_be_brought_out_of_the_end_zone():
    table = desk(KICKOFF)
    table.say("tell kickoff landed 100")
    assert table.say("run-out")["phase"] == "return-moves"
    assert table.say("tell return touchback")["spot"] == 80
    again = desk(KICKOFF)
    again.say("tell kickoff landed 100")
    assert again.say("touchback")["spot"] == 80


def test_a_punt_goes_by_both_dice_and_may_be_downed():
    table = desk()
    assert table.say("punt 3", "3", "4")["phase"] == "return-moves"
    after = table.say("tell return downed 70")
    assert (after["possession"], after["spot"], after["down"]) == ("visitors", 70, 1)


@pytest.mark.parametrize(
    ("words", "rolls", "comes"),
    [
        ("field-goal 2", ("5", "4"), {"score": [3, 0], "phase": "kickoff-setup"}),
        ("field-goal 2", ("1", "2"), {"score": [0, 0], "phase": "return-moves"}),
        ("tell field-goal good", (), {"score": [3, 0]}),
        ("tell field-goal missed 90", (), {"phase": "return-moves"}),
        ("tell field-goal blocked 65", (), {"possession": "visitors", "spot": 65}),
    ],
)
def test_field_goals(words, rolls, comes):
    after = desk({**SECOND, "spot": 75}).say(words, *rolls)
    assert {key: after.get(key) for key in comes} == comes


def test_after_a_safety_the_side_scored_upon_kicks():
    for words in ("kickoff", "punt"):
        table = desk()
        table.say("tell run safety")
        table.say(words)
        kick = "tell kickoff landed 60" if words == "kickoff" else "tell punt landed 60"
        assert table.say(kick)["phase"] == "return-moves"
        assert table.say("tell return tackle 50")["possession"] == "visitors"


def test_the_point_after_goes_by_its_die():
    table = desk()
    table.say("tell run touchdown")
    assert table.say("try die", "4")["score"] == [7, 0]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("tell run tackle 42", "stripes"),
        ("tell run tackle 105", "touchdown"),
        ("tell run tackle 140", "off the board"),
        ("tell run tackle 40 tackle 45", "was over"),
        ("tell run fumble 40 tackle 45", "who recovers"),
        ("tell run lost 40 tackle 45", "nobody fumbled"),
        ("tell run caught 40 tackle 45", "no forward pass"),
        ("tell run fumble 40 lost 40", "how the play ended"),
        ("tell run touchback", "didn't come into the end zone"),
        ("tell return tackle 40", "can be made now"),
        ("tell field-goal good", "45 yards or nearer"),
        ("tell punt good", "where the kick came down"),
        ("punt 99", "squares behind the line"),
        ("snap h10", "your own board"),
    ],
)
def test_what_can_not_be_is_refused_with_a_sentence(words, why):
    table = desk()
    before = table.state
    with pytest.raises(IllegalMove, match=why):
        table.say(words)
    assert table.state == before
    assert not table.can_say(words)


def test_dice_may_be_rolled_for_the_board_and_change_nothing():
    table = desk()
    before = table.state
    table.say("cup two", "3", "5")
    assert table.state == before
    with pytest.raises(IllegalMove, match="no such dice"):
        table.say("cup nine")


@pytest.mark.parametrize(
    ("words", "accepted", "declined"),
    [
        (
            "tell run flag-hands 35 tackle 50",
            {"spot": 20, "down": 2, "plays": 0},
            {"spot": 50, "down": 1, "plays": 1},
        ),
        (
            "tell pass flag-interference 60 incomplete",
            {"possession": "home", "spot": 60, "down": 1},
            {"spot": 35, "down": 3},
        ),
        (
            "tell run flag-formation 35 touchdown",
            {"score": [0, 0], "spot": 30, "down": 2},
            {"score": [6, 0], "phase": "try-choice"},
        ),
        ("tell pass flag-grounding 30 incomplete", {"spot": 20, "down": 3}, {"spot": 35}),
        ("tell run flag-personal 40 tackle 40", {"spot": 50, "down": 1}, {"spot": 40, "down": 3}),
        ("tell run flag-personal-own 40 tackle 40", {"spot": 20, "down": 3}, {"spot": 40}),
        ("tell pass flag-ineligible 35 caught 60 tackle 60", {"spot": 20}, {"spot": 60}),
    ],
)
def test_a_flag_that_somebody_saw_is_settled_when_the_play_is_over(words, accepted, declined):
    for answer, comes in (("accept", accepted), ("decline", declined)):
        table = desk()
        asked = table.say(words)
        assert asked["phase"] == "penalty-choice"
        assert "foul" in table.events
        after = table.say(answer)
        assert {key: after.get(key) for key in comes} == comes


def test_a_foul_by_each_side_and_the_down_is_played_again():
    table = desk()
    after = table.say("tell run flag-hands 35 flag-personal 40 tackle 50")
    assert (after["spot"], after["down"], after["plays"]) == (35, 2, 0)
    assert "offsetting" in table.events


def test_a_foul_on_a_return_is_walked_off_from_its_end():
    table = desk(KICKOFF)
    table.say("tell kickoff landed 75")
    table.say("tell return flag-hands 60 tackle 50")
    assert table.say("accept")["spot"] == 75
