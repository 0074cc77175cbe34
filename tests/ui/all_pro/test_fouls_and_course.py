"""Fouls, flags, resuming, clocks, ends: the course of a game on the All-Pro stage."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gridlight.kernel.game import Seat
from gridlight.present.board import Man
from gridlight.ui.all_pro.stage import AllProStage
from gridlight.ui.tabletop.moments import Moment
from helpers.all_pro_people import Coaches, settle
from helpers.all_pro_stage import MIDDLE, last_words, status

Lay = Callable[..., AllProStage]
GUARD, DIAGONAL = (5, 10), (4, 11)
ONE_LEFT = {**MIDDLE, "moves_left": 1}


def test_a_foul_is_not_lit_but_can_be_done_under_a_referee(lay: Lay) -> None:
    stage = lay(ONE_LEFT, officiating="referee")
    offer = stage.board.board.offer_at(GUARD)
    assert offer is not None
    foul = next(one for one in offer.landings if one.square == DIAGONAL)
    assert foul.quiet
    Coaches(stage).move(GUARD, DIAGONAL)
    assert any(event.name == "foul" for event in stage.bridge.history[-1].events)


def test_with_shift_a_man_takes_the_shortest_way_be_it_a_foul(lay: Lay) -> None:
    stage = lay({**MIDDLE, "moves_left": 2}, officiating="call-it")
    Coaches(stage).move(GUARD, DIAGONAL)
    assert len(last_words(stage).split()) == 4
    other = lay({**MIDDLE, "moves_left": 2}, officiating="call-it")
    people = Coaches(other, "keys")
    people.point(GUARD)
    people.key(Qt.Key.Key_Return)
    people.point(DIAGONAL)
    QTest.keyClick(other.board, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    settle()
    assert last_words(other) == "move f10 e11"
    assert other.strip.moves_left == 1


def test_a_foul_is_flagged_and_declined(lay: Lay) -> None:
    stage = lay(ONE_LEFT, officiating="call-it")
    people = Coaches(stage)
    people.move(GUARD, DIAGONAL)
    assert not any(event.name == "foul" for event in stage.bridge.history[-1].events)
    people.flag("flag visitors")
    assert any(event.name == "foul" for event in stage.bridge.history[-1].events)
    people.call("pass")
    people.call("done")
    people.call("throw l12")
    if stage.flow.moment is not Moment.ASKING:  # caught: it goes on until he is stopped
        people.play_until(lambda: stage.flow.moment is Moment.ASKING)
    question = stage.choices.question
    assert question is not None
    assert question.title == "Take the penalty?"
    assert question.who == "FOUNDRY"
    assert "Illegal use of hands by Mariners" in question.note
    accept, decline = question.answers
    assert accept.note == "Mariners: 3rd and 25 at their own 30"
    assert decline.note
    people.answer("decline")
    assert stage.flow.view.penalty is None


def test_a_flag_for_nothing_costs_nothing(lay: Lay) -> None:
    stage = lay(MIDDLE, officiating="call-it")
    people = Coaches(stage, "keys")
    before = stage.board.board.men
    people.key("q")
    settle()
    assert last_words(stage) == "flag home"
    assert stage.board.board.men == before
    assert stage.flow.moment is Moment.MOVING


def test_without_call_it_there_are_no_flags(lay: Lay) -> None:
    stage = lay(MIDDLE)
    assert stage.tools.flags == ()


def test_a_game_goes_on_in_the_middle_of_a_turn(lay: Lay, tmp_path: Path) -> None:
    path = tmp_path / "game.gridlight"
    stage = lay(MIDDLE, path=path)
    people = Coaches(stage)
    people.move((10, 7), (11, 8))
    stage.close_game()
    again = lay(path=path)
    assert again.strip.moves_left == 2
    assert Man("home", "B", (11, 8)) in again.board.board.men
    assert again.flow.seat is Seat.HOME
    Coaches(again).move((11, 8), (12, 8))
    assert again.strip.moves_left == 1


def test_a_game_goes_on_in_the_middle_of_a_line_up(lay: Lay, tmp_path: Path) -> None:
    path = tmp_path / "game.gridlight"
    stage = lay({"phase": "setup-offense", "spot": 45}, path=path)
    Coaches(stage).call("line-up")
    stage.close_game()
    again = lay(path=path)
    assert again.flow.moment is Moment.PLACING
    assert again.flow.seat is Seat.VISITORS
    assert again.board.board.carrier is not None


def test_a_side_resigns_and_takes_it_back(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage)
    people.click(stage.top_bar.button("end"))
    people.answer("end:resign home")
    assert stage.final.isVisible()
    assert stage.flow.view.winner is Seat.VISITORS
    people.key("z")
    settle()
    assert stage.flow.moment is Moment.MOVING
    assert not stage.final.isVisible()


def test_both_agree_to_stop(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage, "keys")
    people.click(stage.top_bar.button("end"))
    people.answer("end:agree home")
    question = stage.choices.question
    assert question is not None
    assert question.who == "FOUNDRY"
    people.answer("end:agreed")
    assert stage.flow.view.over
    assert stage.final.button("rematch").hasFocus()


def test_the_final_card_asks_for_a_rematch(lay: Lay) -> None:
    stage = lay({"phase": "game-over", "score": [7, 3]})
    wanted: list[str] = []
    stage.rematch_wanted.connect(lambda: wanted.append("rematch"))
    Coaches(stage).click(stage.final.button("rematch"))
    assert wanted == ["rematch"]
    assert status(stage) == "Final score: Mariners 7, Foundry 3. Mariners win."


def test_the_decision_clock_ends_a_turn(lay: Lay) -> None:
    now = [0.0]
    stage = lay(MIDDLE, now=lambda: now[0], decision_seconds=20)
    assert stage.bridge.decision_left == 20
    now[0] = 12.0
    stage.bridge.tick()
    assert stage.bridge.decision_left == 8
    now[0] = 21.0
    stage.bridge.tick()
    settle()
    assert last_words(stage) == "done"
    assert stage.bridge.history[-1].by == "clock"
    assert stage.flow.seat is Seat.VISITORS


def test_a_question_shows_the_clock_while_the_strip_is_away(lay: Lay) -> None:
    now = [0.0]
    stage = lay(now=lambda: now[0], decision_seconds=60)
    assert stage.flow.moment is Moment.ASKING
    now[0] = 11.0
    stage.bridge.tick()
    assert stage.status_line.status().hint == "0:49 to choose"
    assert status(stage) == "Coin toss. Foundry: call heads or tails."


def test_overtime_begins_with_a_toss_that_is_named_so(lay: Lay) -> None:
    board = "11 .......l.......\n10 .......B.......\n9  .......C......."
    position = {"phase": "defense-moves", "spot": 40, "carrier": "h10", "board": board}
    last = {"quarter": 4, "plays": 9, "score": [7, 7]}
    stage = lay({**position, **last}, sudden_death=True)
    Coaches(stage).move((7, 11), (7, 10))
    assert status(stage) == "Overtime: coin toss. Foundry: call heads or tails."
    assert stage.choices.question is not None
    assert stage.choices.question.title == "Overtime: call the toss"


def test_a_pause_stops_the_clock_and_covers_the_table(lay: Lay) -> None:
    now = [0.0]
    stage = lay(MIDDLE, now=lambda: now[0], decision_seconds=20)
    people = Coaches(stage)
    people.click(stage.top_bar.button("pause"))
    assert stage.curtain.isVisible()
    people.key("d")
    now[0] = 60.0
    stage.bridge.tick()
    assert stage.bridge.decision_left == 20
    assert len(stage.bridge.history) == 1
    people.click(stage.curtain.ready_button)
    assert not stage.bridge.paused
    assert stage.board.hasFocus()


def test_views_and_maps_by_key_and_by_button(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage)
    flat = stage.board.shape
    people.key("u")
    assert stage.board.shape.upright
    people.click(stage.tools.tool("upright"))
    assert stage.board.shape.upright is flat.upright
    people.key("t")
    assert stage.board.shape.turned
    people.move((10, 7), (11, 8))
    assert last_words(stage) == "move k7 l8"
    people.key("r")
    assert stage.board.sight.reach
    reach = {each.square: each for each in stage.board.board.reach}
    assert reach[(12, 9)].cost == 1
    assert "Where the Mariners’ men can get" in status(stage)
    people.click(stage.tools.tool("reach"))
    assert "Where Foundry’s men can get within 3 moves." in status(stage)
    people.key("r")
    assert not stage.board.sight.reach


def test_the_reach_map_says_when_no_move_is_left(lay: Lay) -> None:
    stage = lay({**MIDDLE, "moves_left": 0})
    people = Coaches(stage)
    people.key("r")
    assert status(stage) == "No moves are left: your men can get nowhere. R shows theirs."
    assert stage.board.board.reach == ()
    people.key("r")
    assert "Where Foundry’s men can get within 3 moves." in status(stage)


def test_the_fan_is_for_the_side_with_the_ball(lay: Lay) -> None:
    stage = lay({**MIDDLE, "phase": "defense-moves"})
    Coaches(stage).key("f")
    assert status(stage) == "The fan is chosen by the side with the ball, in its own turn."


def test_the_table_gives_reasons_without_the_rulings_numbers(lay: Lay) -> None:
    stage = lay(MIDDLE, take_back=True)
    Coaches(stage).key("z")
    assert status(stage) == "Nothing of this turn can be taken back any more."


def test_positions_are_asked_for_by_key(lay: Lay) -> None:
    stage = lay(MIDDLE)
    asked: list[str] = []
    stage.copy_position_wanted.connect(lambda: asked.append("copy"))
    stage.open_position_wanted.connect(lambda: asked.append("open"))
    people = Coaches(stage)
    people.click(stage.tools.tool("copy"))
    people.click(stage.tools.tool("open"))
    assert asked == ["copy", "open"]


def test_inches_are_told(lay: Lay) -> None:
    stage = lay({"phase": "setup-offense", "spot": 45, "down": 3, "togo": "inches"})
    assert status(stage) == "3rd and inches at their own 45. Line up."
    assert stage.board.board.marker == 45
    assert stage.board.board.to_make == 50


def test_escape_leaves_the_question_of_ending(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage)
    people.click(stage.top_bar.button("end"))
    people.key(Qt.Key.Key_Escape)
    settle()
    assert stage.flow.moment is Moment.MOVING
