"""The course of a game of Pegskin on its stage: resuming, dice by hand, clocks, ends, the coin."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gridlight.games.pegskin.phases import Phase
from gridlight.kernel.game import Seat
from gridlight.present.pegboard import Peg
from gridlight.ui.pegskin.stage import PegskinStage
from gridlight.ui.tabletop.moments import Moment
from gridlight.ui.theme import Wishes
from helpers.pegskin_people import Coaches, settle
from helpers.pegskin_stage import MIDDLE, last_words, status

Lay = Callable[..., PegskinStage]
ROLLING = {key: value for key, value in MIDDLE.items() if key != "moves_left"}
SLOW = Wishes(speed=1.0, reduced=False)


def test_a_game_goes_on_in_the_middle_of_a_roll(lay: Lay, tmp_path: Path) -> None:
    path = tmp_path / "game.gridlight"
    stage = lay(ROLLING, path=path)
    people = Coaches(stage)
    people.call("roll")
    people.move((16, -5), (15, -5))
    dice, moves = stage.board.board.dice, stage.board.board.moves
    left = stage.board.board.moves_left
    stage.close_game()
    again = lay(path=path)
    assert again.flow.seat is Seat.HOME
    assert (again.board.board.dice, again.board.board.moves) == (dice, moves)
    assert again.board.board.moves_left == left == moves - 1
    Coaches(again).move((15, -5), (14, -5))
    assert again.board.board.moves_left == left - 1


def test_a_game_goes_on_in_the_middle_of_a_line_up(lay: Lay, tmp_path: Path) -> None:
    path = tmp_path / "game.gridlight"
    stage = lay({"phase": "setup-offense", "spot": 45}, path=path)
    Coaches(stage).call("line-up")
    stage.close_game()
    again = lay(path=path)
    assert again.flow.moment is Moment.PLACING
    assert again.flow.seat is Seat.VISITORS
    assert again.board.board.carrier == (18, -2)


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


def test_asked_about_the_end_one_plays_on_where_one_was(lay: Lay) -> None:
    stage = lay({"phase": "setup-offense", "spot": 45})
    people = Coaches(stage)
    people.formation("wishbone")
    people.click(stage.top_bar.button("end"))
    people.answer("end:play on")
    assert stage.flow.moment is Moment.PLACING
    assert stage.flow.placing.lineup is not None
    assert stage.flow.placing.lineup.name == "wishbone"


@pytest.mark.parametrize(
    "name, signal",
    [
        ("rematch", "rematch_wanted"),
        ("record", "record_wanted"),
        ("fairness", "fairness_wanted"),
        ("home", "home_wanted"),
    ],
)
def test_the_final_card_leads_on(lay: Lay, name: str, signal: str) -> None:
    stage = lay({"phase": "game-over", "score": [7, 3]})
    wanted: list[bool] = []
    getattr(stage, signal).connect(lambda: wanted.append(True))
    Coaches(stage).click(stage.final.button(name))
    assert wanted == [True]


def test_a_scrimmage_is_won_by_yards(lay: Lay) -> None:
    position = {"phase": "game-over", "yards": [112, 96], "first_downs": [5, 4]}
    stage = lay(position, mode="scrimmage")
    assert stage.final.accessibleName() == "Final score. Mariners win, 112 – 96 yards"
    assert stage.plaque.reading.points == (112, 96)


def test_a_whole_scrimmage(lay: Lay) -> None:
    stage = lay(seed="scrimmage", mode="scrimmage", scrimmage_plays=2)
    people = Coaches(stage, seed="scrimmage")
    people.play_until(lambda: stage.flow.view.phase is Phase.SETUP_OFFENSE)
    assert [call.move for call in stage.strip.calls] == ["line-up"]
    people.play_until(lambda: people.moment is Moment.OVER)
    assert stage.final.isVisible()
    assert [row.quarter for row in stage.keeper.rows] == [1, 1, 2, 2]
    assert stage.card.sheet.sheets == 2


# dice rolled by hand


def test_dice_rolled_by_hand_are_typed_in(lay: Lay) -> None:
    stage = lay(ROLLING, roll_by_hand=True)
    people = Coaches(stage)
    people.call("roll")
    assert stage.flow.moment is Moment.ROLLING
    assert stage.roll_prompt.isVisible()
    QTest.keyClicks(stage.roll_prompt.field(), "D")
    QTest.keyClick(stage.roll_prompt.field(), Qt.Key.Key_Return)
    settle()
    assert status(stage) == "That was D. Now say what the other die shows."
    four = next(b for b in stage.roll_prompt.buttons() if b.text() == "4")
    people.click(four)
    assert stage.board.board.moves_left == 8
    assert stage.bridge.history[-1].hand


def test_dice_rolled_by_hand_can_be_put_down_before_one_is_said(lay: Lay) -> None:
    stage = lay(ROLLING, roll_by_hand=True)
    people = Coaches(stage)
    people.call("roll")
    people.key(Qt.Key.Key_Escape)
    settle()
    assert stage.flow.moment is Moment.MOVING
    assert len(stage.bridge.history) == 1


# the clock


class Watch:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_when_a_decision_takes_too_long_the_plainest_is_made(lay: Lay) -> None:
    watch = Watch()
    stage = lay(MIDDLE, now=watch, decision_seconds=30)
    assert stage.bridge.decision_left == 30
    watch.now = 31.0
    stage.bridge.tick()
    settle()
    assert last_words(stage) == "done"
    assert stage.bridge.history[-1].by == "clock"
    assert stage.flow.seat is Seat.VISITORS


def test_a_pause_covers_the_table_and_stops_the_clock(lay: Lay) -> None:
    watch = Watch()
    stage = lay(MIDDLE, now=watch, decision_seconds=30)
    people = Coaches(stage)
    people.click(stage.top_bar.button("pause"))
    assert stage.curtain.isVisible()
    watch.now = 300.0
    stage.bridge.tick()
    people.key("d")
    assert len(stage.bridge.history) == 1
    people.key(Qt.Key.Key_Space)
    settle()
    assert not stage.curtain.isVisible()
    assert stage.bridge.decision_left == 30


def test_another_screen_stops_the_clock_too(lay: Lay) -> None:
    watch = Watch()
    stage = lay(MIDDLE, now=watch, decision_seconds=30)
    stage.set_away(True)
    watch.now = 300.0
    stage.bridge.tick()
    stage.set_away(False)
    assert stage.bridge.decision_left == 30


# what is shown in its time


def test_dice_are_held_back_until_they_lie(lay: Lay) -> None:
    stage = lay(ROLLING, wishes=SLOW)
    stage.flow.play("roll")
    assert stage.holding_back
    assert stage.flow.moment is Moment.SHOWING
    assert status(stage) == "Mariners roll."
    stage.hurry()
    settle()
    assert not stage.holding_back
    assert stage.flow.moment is Moment.MOVING
    assert stage.board.board.moves_left


def test_a_click_or_a_key_ends_what_moves(lay: Lay) -> None:
    for by in ("click", "key"):
        stage = lay(MIDDLE, wishes=SLOW)
        stage.flow.play("move 16,-5 15,-5 14,-5")
        assert stage.board.acting.running
        people = Coaches(stage)
        if by == "click":
            people.click(stage.board, stage.board.shape.center((30, 10)))
        else:
            people.key(Qt.Key.Key_Return)
        settle()
        assert stage.flow.moment is Moment.MOVING
        assert Peg("home", "back", (14, -5)) in stage.board.board.pegs


def test_one_click_ends_all_that_a_step_brings(lay: Lay) -> None:
    stage = lay({"phase": "setup-offense", "spot": 30}, wishes=SLOW)
    stage.flow.play("punt")
    people = Coaches(stage)
    people.click(stage.board, stage.board.shape.center((30, 10)))
    settle()
    assert not stage.holding_back  # the dice of the kick and those of the return lie
    assert stage.flow.moment is Moment.PLACING


def test_what_the_hand_moved_is_not_shown_again(lay: Lay) -> None:
    stage = lay(MIDDLE, wishes=SLOW)
    people = Coaches(stage)
    people.move((16, -5), (14, -5))
    assert not stage.board.acting.running
    assert stage.flow.moment is Moment.MOVING


def test_the_coin_comes_forward_and_the_winner_lines_up(lay: Lay) -> None:
    stage = lay(wishes=SLOW)
    people = Coaches(stage)
    people.answer("call heads")
    assert stage.spin_card.isVisible()
    people.key(Qt.Key.Key_Return)
    settle()
    stage.hurry()
    settle()
    toss = next(e for e in stage.bridge.history[-1].events if e.name == "toss")
    assert stage.flow.seat is Seat(toss["side"])
    assert stage.plaque.reading.ball == toss["side"]


def test_a_touchdown_is_told_with_a_banner(lay: Lay) -> None:
    position = {**MIDDLE, "phase": "run-offense", "spot": 97, "moves_left": 4}
    position |= {"pegs": ["B 10,1", "l 20,9"], "carrier": "10,1"}
    stage = lay(position, wishes=SLOW)
    shown: list[str] = []
    stage.banner.put_up = lambda banner: shown.append(banner.title)  # type: ignore[method-assign]
    stage.flow.play("move 10,1 10,2 10,3")
    stage.hurry()
    settle()
    assert shown == ["Touchdown!"]
