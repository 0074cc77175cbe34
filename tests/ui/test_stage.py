"""The stage: what it asks, what it holds back, what can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from gridlight.games.foto_electric.phases import Phase
from gridlight.kernel.game import Seat
from gridlight.session.table import Setup, Table
from gridlight.ui.bridge import Bridge
from gridlight.ui.foto.flow import Moment
from gridlight.ui.foto.stage import FotoStage
from helpers.people import AT_ONCE, People, settle

Lay = Callable[..., FotoStage]
THIRD_AND_LONG = {"possession": "home", "spot": 40, "down": 3, "togo": 8, "quarter": 2}


@pytest.fixture
def place_table(begin_stage: Callable[..., Any]) -> Callable[..., FotoStage]:
    """A stage on a game that starts from a position."""

    def make(position: dict[str, object], **settings: object) -> FotoStage:
        setup = Setup("foto-electric", settings=settings, seed="p", position=position)
        return begin_stage(FotoStage(Bridge(Table.start(setup)), AT_ONCE))

    return make


def snapped(stage: FotoStage, play: str = "7", formation: str = "B") -> People:
    """Call a play, pick both cards and lay them in the middle."""
    people = People(stage)
    people.answer("play")
    for mark in (play, formation):
        people.part()
        people.pick(mark)
    people.place(0.0)
    people.place(0.0)
    assert people.moment is Moment.PULLING
    return people


def test_from_the_toss_to_the_kick_off(lay_table: Lay) -> None:
    stage = lay_table()
    people = People(stage)
    assert stage.status_line.status().sentence == "Coin toss. Visitors: call heads or tails."
    people.answer("call heads")
    people.until(Moment.ASKING)
    assert stage.flow.view.phase is Phase.KICK_OR_RECEIVE
    people.answer("choose receive")
    people.until(Moment.ASKING)
    assert stage.flow.view.phase is Phase.KICKOFF


def test_undo_takes_back_a_call(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    people = People(stage)
    assert not stage.top_bar.button("undo").isEnabled()
    people.answer("play")
    people.click(stage.top_bar.button("undo"))
    assert people.moment is Moment.ASKING
    assert stage.flow.view.phase is Phase.SCRIMMAGE_CALL
    assert not stage.curtain.isVisible()


def test_undo_takes_back_a_secret_pick_to_the_same_eyes(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    people = People(stage)
    people.answer("play")
    people.part()
    people.pick("4")
    assert "Visitors only" in stage.curtain.accessibleName()
    people.key("z")
    assert people.moment is Moment.COVERED
    assert "Home only" in stage.curtain.accessibleName()


def test_before_the_toss_there_is_nothing_to_take_back(lay_table: Lay) -> None:
    stage = lay_table()
    QTest.keyClick(stage, Qt.Key.Key_Z)
    assert "Nothing was done yet" in stage.status_line.status().sentence


def test_nothing_is_taken_back_after_the_light(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    people = snapped(stage)
    people.pull()
    people.until(Moment.REVIEW)
    assert not stage.top_bar.button("undo").isEnabled()
    people.key("z")
    assert "can’t be taken back" in stage.status_line.status().sentence
    assert people.moment is Moment.REVIEW


def test_impossible_calls_are_dimmed_and_say_why(place_table: Lay) -> None:
    stage = place_table({**THIRD_AND_LONG, "down": 4})
    people = People(stage)
    quick, goal = stage.choices.buttons()[2:]
    assert not quick.isEnabled()
    assert "downs 1 to 3" in quick.toolTip()
    assert "60 yards away" in goal.toolTip()
    people.key("g")
    assert "60 yards away" in stage.status_line.status().sentence
    assert stage.flow.view.phase is Phase.SCRIMMAGE_CALL


def test_the_result_is_held_back_until_the_slide_has_passed_it(place_table: Lay) -> None:
    stage = place_table({**THIRD_AND_LONG, "plays": 3})
    people = snapped(stage)
    before = stage.scoreboard.shown()
    stage.box.pull_to(0.1)
    settle()
    assert stage.bridge.history[-1].words == "reveal"
    assert people.moment is Moment.SHOWING
    assert stage.scoreboard.shown() == before
    row = stage.plays.rows()[0]
    assert row.current
    assert row.result == "…"
    result = stage.flow.snap.result
    assert result is not None
    stage.box.pull_to(1.0)
    settle(20)
    people.until(Moment.REVIEW)
    assert stage.scoreboard.shown() != before
    assert not stage.plays.rows()[0].current


def test_a_pull_tells_how_far_the_play_has_come(place_table: Lay) -> None:
    stage = place_table({**THIRD_AND_LONG, "plays": 3})
    snapped(stage, "7", "A")
    stage.box.pull_to(0.45)
    settle()
    status = stage.status_line.status()
    assert "Keep pulling the slide" in status.sentence
    assert stage.field.shown().ghost is not None


def test_the_slide_goes_back_and_forth_after_the_play(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    people = snapped(stage)
    people.pull()
    people.until(Moment.REVIEW)
    steps = stage.bridge.table.step
    people.key("p")
    assert stage.box.share == 0.0
    stage.box.pull_to(0.8)
    stage.box.pull_to(0.2)
    stage.box.pull_to(1.0)
    settle()
    assert people.moment is Moment.REVIEW
    assert stage.bridge.table.step == steps


def test_what_if_shows_another_alignment_in_the_box(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    people = snapped(stage)
    people.pull()
    people.until(Moment.REVIEW)
    people.key("w")
    what_if = stage.review_card.alignments
    assert what_if.isVisible()
    people.click(what_if, what_if.box_of(2.0).center())
    laying = stage.box.sight.laying
    assert laying.defense_at - laying.offense_at == 2.0
    assert stage.box.share == 1.0
    people.key("l")
    assert stage.review_card.magnifier.isVisible()
    assert stage.review_card.magnifier.words
    people.key(Qt.Key.Key_Escape)
    assert not stage.review_card.magnifier.isVisible()
    people.go_on()
    assert people.moment is not Moment.REVIEW
    assert not what_if.isVisible()


def test_the_keyboard_walks_the_alignments_and_comes_back(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    people = snapped(stage)
    people.pull()
    people.until(Moment.REVIEW)
    people.key("w")
    people.key(Qt.Key.Key_Right)
    people.key(Qt.Key.Key_Return)
    assert people.moment is Moment.REVIEW
    assert "Escape closes" in stage.status_line.status().hint
    people.key(Qt.Key.Key_Escape)
    assert not stage.review_card.alignments.isVisible()
    assert "Enter goes on" in stage.status_line.status().hint
    people.key(Qt.Key.Key_Return)
    assert people.moment is not Moment.REVIEW


def test_hands_change_sides_with_the_ball(place_table: Lay) -> None:
    stage = place_table({**THIRD_AND_LONG, "down": 4})
    assert stage.hands.left.accessibleName().startswith("Home: plays")
    stage.bridge.play(Seat.HOME, "punt")
    people = People(stage)
    people.play_until(
        lambda: people.moment is Moment.ASKING and stage.flow.view.phase is Phase.SCRIMMAGE_CALL
    )
    name = stage.names.of(stage.flow.view.offense)
    assert stage.hands.left.accessibleName().startswith(f"{name}: plays")


def test_the_keyboard_walks_the_hand(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    people = People(stage, "keyboard")
    people.answer("play")
    people.part()
    for _ in range(7):
        people.key(Qt.Key.Key_Right)
    assert stage.hands.looking_at() == "7"
    people.key(Qt.Key.Key_Return)
    assert people.moment is Moment.COVERED
    own = stage.bridge.view(Seat.HOME)
    assert own.snap.play == 7


def test_a_penalty_tells_both_outcomes(place_table: Lay) -> None:
    for number in range(400):
        setup = Setup("foto-electric", seed=f"flag {number}", position=THIRD_AND_LONG)
        table = Table.start(setup)
        table.play(Seat.HOME, "punt")
        table.play(Seat.VISITORS, "no-fair-catch")
        if table.described()["phase"] == "penalty-choice":
            break
    stage = FotoStage(Bridge(table), AT_ONCE)
    stage.resize(1280, 800)
    stage.show()
    stage.begin()
    settle()
    question = stage.choices.question
    assert question is not None
    assert "yards" in question.note
    accept, decline = question.answers
    assert accept.note
    assert decline.note
    assert accept.note != decline.note
    People(stage).answer("decline")
    assert stage.flow.view.phase is not Phase.PENALTY_CHOICE
    stage.close_game()
    stage.deleteLater()


def test_resigning_can_be_taken_back(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    people = People(stage)
    people.click(stage.top_bar.button("end"))
    people.answer("end:resign visitors")
    people.until(Moment.OVER)
    assert stage.flow.view.winner is Seat.HOME
    assert stage.review_card.final.isVisible()
    people.click(stage.top_bar.button("undo"))
    assert people.moment is Moment.ASKING
    assert not stage.review_card.final.isVisible()


def test_stopping_needs_the_other_sides_consent(place_table: Lay) -> None:
    stage = place_table({**THIRD_AND_LONG, "score": [7, 3]})
    people = People(stage)
    people.click(stage.top_bar.button("end"))
    people.answer("end:agree home")
    question = stage.choices.question
    assert question is not None
    assert question.who == "VISITORS"
    people.key(Qt.Key.Key_Escape)
    assert stage.flow.view.phase is Phase.SCRIMMAGE_CALL
    people.click(stage.top_bar.button("end"))
    people.answer("end:agree home")
    people.key("a")
    people.until(Moment.OVER)
    assert stage.flow.view.winner is None


def test_play_on_goes_back_to_a_play_that_is_looked_at(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    people = snapped(stage)
    people.pull()
    people.until(Moment.REVIEW)
    people.click(stage.top_bar.button("end"))
    people.answer("end:play on")
    assert people.moment is Moment.REVIEW
    assert stage.review_card.card.isVisible()


def test_the_final_card_offers_a_rematch(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    stage.bridge.play(Seat.HOME, "resign")
    People(stage).until(Moment.OVER)
    asked: list[bool] = []
    stage.rematch_wanted.connect(lambda: asked.append(True))
    People(stage).click(stage.review_card.final.button("rematch"))
    assert asked == [True]


def test_the_spinner_shows_each_result_until_it_is_skipped(place_table: Lay) -> None:
    from gridlight.ui.theme import Wishes

    stage = place_table({**THIRD_AND_LONG, "down": 4})
    stage.set_wishes(Wishes())
    settle()
    stage.bridge.play(Seat.HOME, "punt")
    stage.bridge.play(Seat.VISITORS, "no-fair-catch")
    rolls = stage.bridge.history[-1].rolls
    assert len(rolls) >= 1
    seen = []
    for _ in range(60):
        chance = stage.spin_card.chance
        if chance is not None and stage.spin_card.isVisible():
            if not seen or seen[-1] != (chance.title, chance.label):
                seen.append((chance.title, chance.label))
            stage.spin_card.skip()
        stage.field.finish()
        settle()
        if len(seen) == len(rolls) and not stage.spin_card.isVisible():
            break
    assert [label for _, label in seen] == [roll.label for roll in rolls]


def test_a_flick_changes_the_way_and_not_the_result(place_table: Lay) -> None:
    """FE-14."""
    from gridlight.ui.theme import Wishes

    stage = place_table({**THIRD_AND_LONG, "down": 4})
    stage.set_wishes(Wishes())
    settle()
    stage.bridge.play(Seat.HOME, "punt")
    stage.bridge.play(Seat.VISITORS, "no-fair-catch")
    card = stage.spin_card
    chance = card.chance
    assert chance is not None
    center = QPointF(card.width() / 2, card.height() / 2 + 18)
    none = Qt.KeyboardModifier.NoModifier
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(card, left, none, (center + QPointF(60, 0)).toPoint())
    QTest.mouseMove(card, (center + QPointF(0, 60)).toPoint())
    QTest.mouseRelease(card, left, none, (center + QPointF(0, 60)).toPoint())
    card.skip()
    assert card.result_shown
    assert card.label_under_needle() == chance.label


def test_every_button_of_a_stage_can_be_pressed(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    wanted: list[str] = []
    for name in ("home", "record", "settings", "help"):
        signal = getattr(stage, f"{name}_wanted")
        signal.connect(lambda name=name: wanted.append(name))
        QTest.mouseClick(stage.top_bar.button(name), Qt.MouseButton.LeftButton)
    assert wanted == ["home", "record", "settings", "help"]
    box = stage.plays
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().center())
    assert wanted[-1] == "record"
    named = [b for b in stage.findChildren(QAbstractButton) if b.isVisible()]
    assert all(button.accessibleName() for button in named)


def test_a_game_goes_on_where_it_was_left(lay_table: Lay, tmp_path: Path) -> None:
    path = tmp_path / "left.gridlight"
    stage = lay_table(path=path, seed="left", plays_per_quarter=3)
    people = People(stage)
    people.until(Moment.PICKING)
    people.pick("6")
    described, step = stage.bridge.table.described(), stage.bridge.table.step
    stage.bridge.table.close()
    again = lay_table(path=path)
    assert again.bridge.table.step == step
    assert again.bridge.table.described() == described
    assert again.flow.moment is Moment.COVERED
    assert again.bridge.view(again.flow.view.offense).snap.play == 6


def test_a_game_left_in_the_middle_of_a_pull_has_been_pulled(
    lay_table: Lay, tmp_path: Path
) -> None:
    path = tmp_path / "pull.gridlight"
    stage = lay_table(path=path, seed="left", plays_per_quarter=3)
    people = People(stage)
    people.until(Moment.PULLING)
    stage.box.pull_to(0.05)
    stage.bridge.table.close()
    again = lay_table(path=path)
    assert again.bridge.history[-1].words == "reveal"
    assert again.flow.moment in (Moment.ASKING, Moment.OVER)


def test_a_ghost_leaves_a_ball_under_way_alone(place_table: Lay) -> None:
    from dataclasses import replace

    from gridlight.ui.theme import Wishes

    stage = place_table(THIRD_AND_LONG)
    stage.set_wishes(Wishes())
    settle()
    field = stage.field
    field.show_picture(replace(field.shown(), ball=77.0))
    assert field.moving()
    stage.ghost(None, "")
    field.finish()
    assert field.shown().ball == 77.0


def test_the_status_line_doesnt_run_ahead_of_the_spinner(lay_table: Lay) -> None:
    from gridlight.ui.theme import Wishes

    stage = lay_table()
    stage.set_wishes(Wishes())
    settle()
    stage.flow.play("call heads")
    settle()
    assert stage.spin_card.isVisible()
    assert not stage.spin_card.result_shown
    assert stage.status_line.status().sentence == "Coin toss. Visitors call heads."
    stage.spin_card.skip()
    stage.spin_card.skip()
    settle()
    assert "wins the toss" in stage.status_line.status().sentence or (
        stage.flow.moment is Moment.ASKING
    )


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_a_pointer_reaches_every_button_of_the_bar(place_table: Lay, size: tuple[int, int]) -> None:
    stage = place_table(THIRD_AND_LONG)
    stage.resize(*size)
    settle()
    assert stage.top_bar is not None
    for name in ("home", "end", "undo", "record", "settings", "help"):
        button = stage.top_bar.button(name)
        middle = button.mapTo(stage, button.rect().center())
        assert stage.childAt(middle) is button, name


def test_the_defense_is_told_where_the_play_lies(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    people = People(stage)
    people.answer("play")
    for mark in ("7", "B"):
        people.part()
        people.pick(mark)
    people.place(1.0)
    assert "The play lies right." in stage.status_line.status().sentence


def test_what_if_leaves_room_for_the_card_beside_it(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    people = snapped(stage)
    stage.box.pull_to(1.0)
    people.until(Moment.REVIEW)
    stage.review_card.look("what-if")
    settle()
    strip = stage.review_card.alignments
    right = strip.mapTo(stage, strip.card.topRight().toPoint()).x()
    assert right < stage.review_card.card.panel().left()


def test_the_final_card_has_the_keyboard_again_after_a_page(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    stage.flow.offer_end()
    stage.flow.end("resign home")
    settle()
    assert stage.flow.moment is Moment.OVER
    rematch = stage.review_card.final.button("rematch")
    stage.setFocus()
    stage.start_focus()
    assert stage.focusWidget() is rematch
    assert stage.top_bar is not None
    assert not stage.top_bar.button("end").isEnabled()


def test_enter_never_resigns_by_itself(place_table: Lay) -> None:
    stage = place_table(THIRD_AND_LONG)
    stage.flow.offer_end()
    settle()
    focused = stage.focusWidget()
    assert isinstance(focused, QAbstractButton)
    assert focused.text() == "Play on"
