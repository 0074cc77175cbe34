"""Pegskin on a board of the players' own: each way in which a play can end."""

import pytest

from gridlight.games.pegskin.yardcard import yardcard
from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.game import Seat
from helpers.told import Desk, told_game

SECOND = {"phase": "setup-offense", "possession": "home", "spot": 35, "down": 2, "togo": 6}


def desk(position=SECOND, **given):
    return Desk("pegskin", position, **given)


@pytest.mark.parametrize(
    ("words", "comes"),
    [
        ("tell run tackle 4", {"spot": 39, "down": 3, "togo": 2}),
        ("tell run out 6", {"spot": 41, "down": 1, "togo": 10}),
        ("tell run touchdown", {"phase": "try-choice", "score": [6, 0]}),
        ("tell run tackle -35", {"score": [0, 2], "possession": "visitors", "spot": 75}),
        ("tell pitch tackle 3", {"spot": 38, "down": 3}),
        ("tell pitch dropped -2", {"spot": 33, "down": 3}),
        ("tell pitch sack -3", {"spot": 32, "down": 3}),
        ("tell pitch intercepted -2", {"possession": "visitors", "spot": 33, "down": 1}),
        ("tell pass incomplete", {"spot": 35, "down": 3}),
        ("tell pass caught 8 tackle 11", {"spot": 46, "down": 1}),
        ("tell pass caught 8 touchdown", {"score": [6, 0]}),
        ("tell pass sack -6", {"spot": 29, "down": 3, "togo": 12}),
        ("tell pass intercepted 12", {"possession": "visitors", "spot": 47, "down": 1}),
        ("tell pass intercepted 66", {"possession": "visitors", "spot": 80, "down": 1}),
        ("tell screen caught -2 tackle 5", {"spot": 40, "down": 3}),
    ],
)
def test_each_ending_leads_on_as_on_the_screen(words, comes):
    after = desk().say(words)
    assert {key: after.get(key) for key in comes} == comes


def test_kicks_go_by_their_dice():
    after = desk().say("punt", "4", "3", "S", "2")
    assert (after["possession"], after["spot"]) == ("visitors", 79)
    near = desk({**SECOND, "spot": 85})
    assert near.say("field-goal", "S", "S")["score"] == [3, 0]


def test_tries():
    kicked = desk()
    kicked.say("tell run touchdown")
    assert not kicked.can_say("tell run touchdown")
    assert kicked.say("try kick", "S", "S")["score"] == [7, 0]
    for words, points in (
        ("tell run touchdown", 2),
        ("tell run tackle 1", 0),
        ("tell pass caught 2 touchdown", 2),
        ("tell pass intercepted 3", 0),
    ):
        played = desk(collegiate_try=True)
        played.say("tell run touchdown")
        after = played.say(words)
        assert after["score"] == [6 + points, 0]
        assert after["phase"] == "setup-offense"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("tell run tackle 65", "touchdown"),
        ("tell run tackle 90", "off the field"),
        ("tell run incomplete", "how the play ended"),
        ("tell pass tackle 4", "where a pass was caught"),
        ("tell punt tackle 4", "a run, a pass, a pitch or a screen"),
        ("no-motion", "your own board"),
    ],
)
def test_what_can_not_be_is_refused_with_a_sentence(words, why):
    table = desk()
    with pytest.raises(IllegalMove, match=why):
        table.say(words)
    assert not table.can_say(words)


def test_the_yardcard_is_filled_in():
    game = told_game("pegskin")
    state, events = game.start(ScriptedDice(())).state, []
    for words, rolls in (
        ("call heads", ("heads",)),
        ("tell run tackle 6", ()),
        ("tell screen caught -2 tackle 9", ()),
        ("tell pass incomplete", ()),
        ("tell pitch tackle -3", ()),
    ):
        seat: Seat = game.to_act(state)[0]
        step = game.apply(state, {seat: game.parse(words)}, ScriptedDice(rolls))
        state, events = step.state, [*events, *step.events]
    rows = yardcard(events)
    assert [(row.kind, row.gain) for row in rows] == [
        *(("run", 6), ("screen", 9), ("pass", 0), ("pitch", -3))
    ]
    assert rows[-1].next.togo == 13
    assert rows[1].first_downs in ((1, 0), (0, 1))


def test_the_dice_of_the_board():
    table = desk()
    before = table.state
    table.say("cup first", "white")
    table.say("cup line", "D", "4")
    table.say("cup run", "5")
    table.say("cup pass", "T")
    assert table.state == before
