"""Counting how the dice have fallen."""

import pytest

from gridlight.kernel.dice import Face, RandomDice, Throw, die
from gridlight.kernel.game import Seat
from gridlight.session.fairness import Tally, tally
from gridlight.session.table import Setup, Table
from helpers.games_played import play_on, toy_table


def counted(falls):
    found = Tally("die")
    for label in falls:
        found.count(die("die"), label)
    return found


def test_faces_are_counted_beside_what_is_expected():
    found = counted("1123")
    assert found.fell == {"1": 2, "2": 1, "3": 1, "4": 0, "5": 0, "6": 0}
    assert found.expected["6"] == pytest.approx(4 / 6)
    assert found.throws == 4


def test_a_strange_wheel_is_counted_apart():
    found = counted("12")
    found.count(die("die"), "seven")
    assert (found.throws, found.others) == (2, 1)


def test_a_fumble_counts_as_one_wherever_the_ball_falls():
    found = Tally("fumble")
    for squares, fell in (("g7 g8", "hold"), ("h3 h4", "fumble h4")):
        faces = tuple(Face(f"fumble {square}") for square in squares.split())
        found.count(Throw("fumble", (Face("hold", 6), *faces)), fell)
    assert found.fell == {"hold": 1, "fumble": 1}
    assert found.expected == pytest.approx({"hold": 1.5, "fumble": 0.5})


def test_the_dice_of_all_pro_are_counted():
    table = play_on(Table.start(Setup("all-pro", seed="3")), 1, steps=600)
    found = {one.purpose: one for one in tally([table])}
    assert set(found["kick-off"].fell) == set("123456")
    assert set(found["fumble"].fell) <= {"hold", "fumble"}


def test_games_are_counted_by_purpose_without_what_was_rolled_by_hand():
    table = toy_table(plays=6)
    table.play(Seat.VISITORS, "call heads", ["heads"])
    play_on(table, 1)
    assert [found.purpose for found in tally([table])] == ["shot"]
    assert [found.throws for found in tally([table, table])] == [12]
    assert [found.throws for found in tally([table], by_hand=True)] == [1, 6]


def test_a_game_on_the_light_box_is_counted():
    table = play_on(Table.start(Setup("foto-electric", seed="3")), 1, steps=200)
    found = {one.purpose: one for one in tally([table])}
    assert found["coin toss"].fell.keys() == {"heads", "tails"}
    assert sum(one.throws for one in found.values()) == sum(
        len(record.rolls) for record in table.history
    )


def test_the_dice_of_the_program_are_fair():
    dice = RandomDice("fair")
    found = counted([dice.roll(die("die")) for _ in range(6000)])
    assert all(abs(fell - 1000) < 100 for fell in found.fell.values())
