"""The referee's desk: plays told by clicks and by keys, dice, flags, undo, the final card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gridlight.session.rerun import Rerun
from gridlight.session.table import Table
from gridlight.ui.referee.scripted import Half, desk, half_refereed
from gridlight.ui.replay.desk import Replay
from gridlight.ui.tabletop.moments import Moment
from helpers.people import AT_ONCE, settle

GAMES = ("foto-electric", "all-pro", "pegskin")


def words(stage):
    return [record.words for record in stage.bridge.history]


def at_scrimmage(lay, around, game, by="mouse", **settings):
    stage = lay(game, **settings)
    two = around(stage, by)
    for _ in range(20):
        two.wait()
        if stage.bridge.table.described()["phase"] in ("scrimmage-call", "setup-offense"):
            return stage, two
        if stage.flow.draft is not None:
            two.press("Enter")
        else:
            two.press(stage.pad.buttons()[0].key)
    raise AssertionError("nobody came to scrimmage")


@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(lay, around, game, by):
    quarter = {"foto-electric": 5, "all-pro": 3, "pegskin": 5}[game]
    stage = lay(game, f"whole {by}", plays_per_quarter=quarter)
    two = around(stage, by)
    two.play_on()
    assert stage.bridge.table.over
    assert stage.final.isVisible()
    told = [said for said in words(stage) if said and said.startswith("tell")]
    assert len(told) >= 2 * quarter
    assert stage.board.shown().home == stage.bridge.view().score.home


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_the_penalty_die(lay, around, game):
    stage = lay(game, "flags", plays_per_quarter=3, penalty_system=True, penalty_x_faces=3)
    two = around(stage, "keys", "flags")
    two.play_on()
    told = {event.name for record in stage.bridge.history for event in record.events}
    assert {"penalty-die", "penalty-reading", "foul"} <= told


def test_a_play_is_told_by_pointing_at_the_field(lay, around):
    stage, two = at_scrimmage(lay, around, "foto-electric")
    line = stage.bridge.view().situation.spot
    way = 1 if stage.bridge.view().offense.value == "home" else -1
    two.press("C")
    assert stage.flow.moment is Moment.MOVING
    two.point(line + way * 9)
    assert stage.pad.draft.asking == "Where was it caught?"
    two.press("Enter")
    two.point(line + way * 17)
    assert stage.field.shown().ghost == line + way * 17
    two.press("Enter")
    assert words(stage)[-1] == "tell pass caught 9 tackle 17"
    assert stage.field.shown().ghost is None


def test_a_play_is_told_by_keys_alone(lay, around):
    stage, two = at_scrimmage(lay, around, "pegskin", "keys")
    two.press("T")
    two.type("12")
    assert stage.flow.draft.numbers == (12,)
    two.type("-")
    assert stage.flow.draft.numbers == (-12,)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down):
        QTest.keyClick(stage, key)
    assert stage.flow.draft.numbers == (-12,)
    two.type("4")
    two.press("Enter")
    assert words(stage)[-1] == "tell run tackle 4"


def test_the_steps_move_the_spot_and_the_desk_says_what_follows(lay, around):
    stage, two = at_scrimmage(lay, around, "foto-electric")
    two.press("T")
    for size, times in (("+5", 1), ("+1", 3), ("−1", 2)):
        for _ in range(times):
            QTest.mouseClick(stage.pad.button(size), Qt.MouseButton.LeftButton)
    assert stage.flow.draft.numbers == (6,)
    said = stage.pad.accessibleDescription()
    assert "+6" in said
    assert "2nd and 4" in said


def test_what_can_not_be_can_not_be_entered(lay, around):
    stage, two = at_scrimmage(lay, around, "pegskin", "keys")
    two.press("T")
    two.type("90")
    enter = next(button for button in stage.pad.buttons() if button.key == "Enter")
    assert not enter.isEnabled()
    assert "touchdown" in stage.pad.accessibleDescription()
    QTest.keyClick(stage, Qt.Key.Key_Escape)
    assert stage.flow.draft is None
    assert stage.flow.moment is Moment.CHOOSING


def test_a_draft_goes_back_spot_by_spot(lay, around):
    stage, two = at_scrimmage(lay, around, "all-pro", "keys")
    two.press("F")
    two.press("Enter")
    two.press("Enter")
    assert len(stage.flow.draft.numbers) == 3
    two.press("Esc")
    assert len(stage.flow.draft.numbers) == 2
    two.press("Esc")
    two.press("Esc")
    assert stage.flow.draft is None


def test_undo_takes_back_what_was_told_even_with_its_dice(lay, around):
    stage, two = at_scrimmage(lay, around, "foto-electric", penalty_system=True)
    before = stage.bridge.table.step
    two.press("I")
    assert stage.bridge.table.step == before + 1
    first = stage.bridge.history[-1].rolls
    stage.top_bar.button("undo").click()
    two.wait()
    assert stage.bridge.table.step == before
    two.press("I")
    assert stage.bridge.history[-1].rolls[: len(first)] == first


def test_dice_of_the_board_are_rolled_and_recorded(lay, around):
    stage, two = at_scrimmage(lay, around, "pegskin")
    before = stage.bridge.table.state
    QTest.mouseClick(stage.cup.buttons()[1], Qt.MouseButton.LeftButton)
    two.wait()
    assert words(stage)[-1] == "cup line"
    assert len(stage.cup.dice) == 2
    assert stage.bridge.table.state == before
    QTest.keyClick(stage, "3")
    two.wait()
    assert words(stage)[-1] == "cup run"
    assert len(stage.cup.dice) == 1


def test_people_may_spin_their_own(lay, around):
    stage, two = at_scrimmage(lay, around, "foto-electric")
    QTest.mouseClick(stage.cup.own_button, Qt.MouseButton.LeftButton)
    assert stage.bridge.by_hand
    two.press("F")
    two.press("Enter")
    assert stage.flow.moment is Moment.ROLLING
    stage.bridge.give_roll("blue +3")
    two.wait()
    last = stage.bridge.history[-1]
    assert last.words.startswith("tell run fumble")
    assert last.hand
    assert [roll.label for roll in last.rolls] == ["blue +3"]


def test_the_yardcard_is_written(lay, around):
    stage, two = at_scrimmage(lay, around, "pegskin", "keys")
    two.press("T")
    two.type("4")
    two.press("Enter")
    assert stage.card is not None
    assert stage.card.sheet.rows[0].yards == 4
    stage.card.named.emit(0, "Draw")
    assert stage.bridge.table.called == {0: "Draw"}
    assert stage.card.sheet.rows[0].play == "Draw"


def test_the_game_may_be_ended_together(lay, around):
    stage, _ = at_scrimmage(lay, around, "all-pro")
    stage.top_bar.button("end").click()
    assert stage.choices.isVisible()
    stage.choices.press("Esc")
    assert stage.flow.moment is Moment.CHOOSING
    stage.top_bar.button("end").click()
    stage.choices.press("1")
    settle()
    assert stage.bridge.table.over
    assert stage.final.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_the_desk(qtbot, game):
    table = half_refereed(game)
    replay = Replay(table, AT_ONCE)
    stage = replay.stage
    stage.resize(1280, 800)
    stage.show()
    replay.begin(table.step - 2)
    for _ in range(2):
        replay.player.step(1)
        settle()
    assert replay.player.at == table.step
    assert stage.flow.moment is Moment.WATCHING
    assert stage.board.shown().visitors == table.view(None).score.visitors
    assert stage.pad.buttons() == ()
    replay.player.go_to(Rerun(table).last // 2)
    settle()
    stage.close()
    stage.deleteLater()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "text"),
    [((1280, 720), 1.0), ((1280, 720), 1.3), ((1920, 1080), 1.0), ((2560, 1440), 0.8)],
)
def test_everything_lies_on_the_desk(qtbot, game, size, text):
    from dataclasses import replace

    stage = desk(size, replace(AT_ONCE, text=text), Half(game))
    settle()
    inside = stage.stage().adjusted(-1, -1, 1, 1)
    parts = [stage.pad, *stage.cup.buttons(), *stage.pad.buttons()]
    for part in parts:
        middle = part.mapTo(stage, part.rect().center())
        assert inside.contains(middle.toPointF())
    rects = [b.geometry() for b in stage.pad.buttons()]
    for i, rect in enumerate(rects):
        assert rect.height() >= 44
        assert not any(rect.intersects(other) for other in rects[i + 1 :])
        assert stage.pad.rect().contains(rect)
    for button in stage.pad.buttons():
        assert button.words_px() >= 11
        assert button.accessibleName()
    stage.close()
    stage.deleteLater()


def test_a_game_is_opened_again_on_the_desk(lay, around, tmp_path):
    path = tmp_path / "told.gridlight"
    with half_refereed("all-pro").save_as(path) as kept:
        steps = kept.step
    stage = lay("all-pro", table=Table.open(path))
    assert stage.bridge.table.step == steps
    around(stage).press("I")
    assert stage.bridge.table.step == steps + 1


def test_a_field_goal_is_on_the_desk_only_where_it_can_be_tried(lay, around):
    far, _ = at_scrimmage(lay, around, "all-pro")
    assert not [each.text() for each in far.pad.buttons() if each.text().startswith("Goal")]
    near = half_refereed("all-pro")
    for words in ("tell pass caught 80 tackle 80", "tell run tackle 75"):
        near.play(near.to_act[0], words)
    stage = lay("all-pro", table=near)
    goals = [each.text() for each in stage.pad.buttons() if each.text().startswith("Goal")]
    assert goals == ["Goal: dice", "Goal good", "Goal short"]


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_play_is_told_by_its_cards(lay, around, by):
    stage, two = at_scrimmage(lay, around, "foto-electric", by)
    for key in ("L", "7", "A", "C", "4"):
        two.press(key)
    assert words(stage)[-1] == "tell cards 7 A C R1"
    assert any(event.name == "reveal" for event in stage.bridge.history[-1].events)
    assert stage.flow.cards is None


def test_cards_go_back_one_by_one(lay, around):
    stage, two = at_scrimmage(lay, around, "foto-electric", "keys")
    for key in ("L", "7", "A"):
        two.press(key)
    for left in (("7",), (), None):
        QTest.keyClick(stage, Qt.Key.Key_Escape)
        assert stage.flow.cards == left
    assert len(stage.pad.groups) == 3


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_flag_is_told_before_the_play_it_belongs_to(lay, around, by):
    stage, two = at_scrimmage(lay, around, "all-pro", by)
    line = int(stage.bridge.view().situation.spot)
    two.press("X")
    two.press("H")
    two.press("Enter")
    assert stage.flow.flag == f"flag-hands {line}"
    two.press("I")
    assert words(stage)[-1] == f"tell pass flag-hands {line} incomplete"
    accept, decline = stage.pad.buttons()
    assert (accept.text(), decline.text()) == ("Accept", "Decline")
    assert "2nd and" in decline.note
    two.press("D")
    assert stage.bridge.view().situation.down == 2


def test_escape_leaves_the_flags_alone(lay, around):
    stage, two = at_scrimmage(lay, around, "all-pro", "keys")
    two.press("X")
    assert len(stage.pad.groups) == 2
    QTest.keyClick(stage, Qt.Key.Key_Escape)
    assert len(stage.pad.groups) == 4


def test_nobody_is_hurried_at_his_own_table(lay):
    stage = lay("pegskin", decision_seconds=20)
    assert not stage.bridge.has_decision_clock
    assert "pause" not in stage.bar_items


def test_a_quarter_may_go_by_the_watch(lay):
    stage = lay("foto-electric", quarter_minutes=15)
    assert stage.bridge.watch_left == 15 * 60
    assert stage.board.shown().gauge_title == "MINUTES"
    stage.pause()
    assert stage.bridge.paused
    stage.curtain.ready_button.click()
    settle()
    assert not stage.bridge.paused


def test_the_ball_lies_where_a_kick_came_down(lay):
    table = half_refereed("all-pro")
    table.play(table.to_act[0], "tell punt landed 80")
    stage = lay("all-pro", table=table)
    assert stage.field.shown().ball == 80
    assert stage.field.shown().to_make is None
