"""A running game: dice from the seed, seals, take-backs, the clock, rolling by hand."""

import pytest

from gridlight.kernel.dice import RollNeeded, RollRefused
from gridlight.kernel.errors import GridlightError, IllegalMove, NotationError, OptionError
from gridlight.kernel.game import Seat
from gridlight.session.course import RollsLeft, split_seat
from gridlight.session.journal import Player
from gridlight.session.table import CantUndo, Setup, Table
from helpers.games_played import play_on, toy_table
from helpers.toy_game import TOYS

HOME, VISITORS = Seat.HOME, Seat.VISITORS


def toss(table):
    table.play(VISITORS, "call heads", ["heads"])
    return table


def until_show(table):
    toss(table)
    table.play(VISITORS, "pick 1")
    table.play(HOME, "pick 2")
    table.play(VISITORS, "aim high")
    return table


def test_the_same_seed_and_choices_give_the_same_game():
    first, second = (play_on(toy_table(seed="abc", plays=9), 5) for _ in range(2))
    other = play_on(toy_table(seed="abd", plays=9), 5)
    rolls = [[record.rolls for record in table.history] for table in (first, second, other)]
    assert rolls[0] == rolls[1] != rolls[2]
    assert first.state == second.state


def test_dice_depend_on_the_step_alone_not_on_what_was_taken_back():
    plain, wavering = toy_table(), toy_table()
    for table in (plain, wavering):
        table.play(VISITORS, "call heads")
        seat = table.to_act[0]
        table.play(seat, "pick 1")
        if table is wavering:
            table.undo()
            table.play(seat, "pick 1")
        table.play(table.to_act[0], "pick 2")
        table.play(table.to_act[0], "aim low")
        table.play(table.to_act[0], "show")
    assert plain.history[-1].rolls == wavering.history[-1].rolls


def test_a_refused_move_changes_neither_the_game_nor_the_file(tmp_path):
    path = tmp_path / "a.gridlight"
    table = toy_table(path)
    before = (path.read_bytes(), table.state, table.step)
    with pytest.raises(IllegalMove, match="refused"):
        table.play(VISITORS, "show")
    with pytest.raises(NotationError, match="“shw” is no move"):
        table.play(VISITORS, "shw")
    assert before == (path.read_bytes(), table.state, table.step)


def test_sealed_picks_have_no_words_until_they_are_shown():
    table = until_show(toy_table())
    assert [record.words for record in table.history[2:4]] == [None, None]
    assert all(len(record.seal) == 64 for record in table.history[2:4])
    shown = table.play(VISITORS, "show", ["5"])
    assert shown.shown == (2, 3)
    assert [record.words for record in table.history[2:4]] == ["pick 1", "pick 2"]


def test_resigning_makes_sealed_picks_public():
    table = until_show(toy_table())
    assert table.resign(HOME).shown == (2, 3)
    assert table.over
    assert table.described()["winner"] == "visitors"


def test_words_alone_are_said_by_whoever_may():
    table = toss(toy_table())
    assert table.seat_for("pick 2") is VISITORS
    table.play(VISITORS, "pick 2")
    assert table.seat_for("pick 2") is HOME
    assert split_seat("v: pick 2") == (VISITORS, "pick 2")
    assert split_seat(" pick 2 ") == (None, "pick 2")


def test_agreeing_a_draw_ends_the_game():
    table = toss(toy_table())
    table.agree_draw()
    assert table.over
    assert table.described()["winner"] == "tie"


def test_taking_back_goes_as_far_as_the_last_die():
    table = until_show(toy_table())
    states = 0
    while table.can_undo:
        table.undo()
        states += 1
    assert states == 3
    assert table.step == 1
    with pytest.raises(CantUndo):
        table.undo()


def test_what_was_shown_is_not_taken_back():
    table = until_show(toy_table())
    table.resign(HOME)
    assert not table.can_undo


def test_the_clock_takes_the_default_and_says_so():
    table = toy_table()
    record = table.play_default(VISITORS)
    assert (record.words, record.by) == ("call heads", "clock")


def test_rolling_by_hand_asks_for_each_result():
    table = toy_table(roll_by_hand=True)
    with pytest.raises(RollNeeded) as needed:
        table.play(VISITORS, "call heads")
    assert needed.value.throw.purpose == "toss"
    assert table.step == 0
    record = table.play(VISITORS, "call heads", ["heads"])
    assert record.hand
    assert not table.play(VISITORS, "pick 1").hand


def test_given_results_must_fit():
    table = toy_table()
    with pytest.raises(RollRefused):
        table.play(VISITORS, "call heads", ["edge"])
    with pytest.raises(RollsLeft, match="nothing is rolled for tails"):
        table.play(VISITORS, "call heads", ["heads", "tails"])
    assert table.step == 0


def test_a_rematch_swaps_the_sides():
    setup = Setup("toy", home=Player("Ann"), visitors=Player("Bo"), settings={"plays": "7"})
    again = Table.start(setup, registry=TOYS).rematch()
    assert (again.home.name, again.visitors.name) == ("Bo", "Ann")
    assert again.settings["plays"] == 7
    assert Table.start(again, registry=TOYS).header.seed


def test_settings_are_checked():
    with pytest.raises(OptionError, match="Did you mean “plays”"):
        Table.start(Setup("toy", settings={"playz": 3}), registry=TOYS)
    with pytest.raises(OptionError, match="there is no game “toi”"):
        Table.start(Setup("toi"), registry=TOYS)


def test_a_game_may_start_from_a_position(tmp_path):
    position = {"phase": "aim", "possession": "home", "cards": ["1", "2"], "plays": 3}
    path = tmp_path / "p.gridlight"
    with Table.start(Setup("toy", position=position), path, TOYS) as table:
        table.play(HOME, "aim high")
        table.play(HOME, "show")
    assert Table.open(path, TOYS, only_read=True).over
    with pytest.raises(NotationError, match="score: it takes two"):
        Table.start(Setup("toy", position={"score": [1]}), registry=TOYS)


def test_saving_a_game_from_memory_keeps_everything(tmp_path):
    table = play_on(toy_table(plays=3), 4, steps=9)
    table.rename("Our game")
    with table.save_as(tmp_path / "b.gridlight") as saved:
        assert saved.history == table.history
    with Table.open(tmp_path / "b.gridlight", TOYS) as opened:
        assert opened.history == table.history
        assert opened.title == "Our game"
        play_on(opened, 9)
    assert not table.over


def test_opening_as_it_stood_after_a_step_is_for_looking(tmp_path):
    path = tmp_path / "c.gridlight"
    play_on(toy_table(path), 1).close()
    early = Table.open(path, TOYS, upto=3)
    assert early.step == 3
    with pytest.raises(GridlightError, match="looked at"):
        early.play(early.to_act[0], "pick 1")
