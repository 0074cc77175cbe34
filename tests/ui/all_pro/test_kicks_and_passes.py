"""Passes with their odds, kick-offs with coverage, punts, field goals, touchbacks on the stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gridlight.games.all_pro.phases import Phase
from gridlight.kernel.game import Seat
from gridlight.ui.all_pro.stage import AllProStage
from gridlight.ui.tabletop.moments import Moment
from helpers.all_pro_people import Coaches, settle
from helpers.all_pro_stage import MIDDLE, last_words, status

Lay = Callable[..., AllProStage]
LEFT_END, RIGHT_END = (1, 14), (11, 12)

KICKER = """
12 .......l.......
11 ....el.l.le....
10 ....ELLCLLE....
9  ..b...b........
7  .......B.......
6  .....B.B.B.....
15 ...b...c...b...
"""
GOAL: dict[str, Any] = {
    "phase": "offense-moves",
    "spot": 60,
    "down": 4,
    "moves_left": 2,
    "carrier": "h11",
    "board": """
18 .......b.......
15 ...b...b...b...
14 ....ellclle....
13 ....ELLCLLE....
11 .......B.......
10 .....B.B.B.....
""",
}


def give(stage: AllProStage, *labels: str) -> None:
    for label in labels:
        assert stage.flow.moment is Moment.ROLLING
        stage.roll_prompt.given.emit(label)
        settle()


def test_the_fan_shows_exact_odds_before_the_call(lay: Lay) -> None:
    stage = lay(MIDDLE)
    fan = {beam.receiver: beam for beam in stage.board.board.fan}
    assert set(fan) == {LEFT_END, RIGHT_END}
    assert (fan[LEFT_END].odds, fan[LEFT_END].note) == ("33 %", "4 is int.")
    assert (fan[RIGHT_END].odds, fan[RIGHT_END].note) == ("50 %", "clear")
    assert [(man.square, man.number) for man in fan[LEFT_END].interceptors] == [((3, 12), 4)]
    stage.board.hovered.emit(LEFT_END)
    assert status(stage) == (
        "Left end, 6 squares away: caught 2 in 6 (33 %), intercepted 1 in 6 by the back "
        "on d12, incomplete 3 in 6."
    )
    stage.board.hovered.emit(None)
    assert status(stage).startswith("3rd and 10")


def test_the_fan_can_be_put_away_and_taken_out_again(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage)
    people.key("f")
    assert stage.board.board.fan == ()
    people.click(stage.tools.tool("odds"))
    assert len(stage.board.board.fan) == 2


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_pass_is_called_rushed_and_thrown(lay: Lay, by: str) -> None:
    stage = lay(MIDDLE, roll_by_hand=True)
    people = Coaches(stage, by)
    people.call("pass")
    assert stage.flow.seat is Seat.VISITORS
    assert stage.flow.view.phase is Phase.PASS_RUSH
    assert len(stage.board.board.fan) == 2
    people.call("done")
    assert stage.flow.view.phase is Phase.THROW
    assert [call.words for call in stage.strip.calls] == ["Left end, 33 %", "Right end, 50 %"]
    people.choose(RIGHT_END)
    give(stage, "6")
    assert stage.board.board.carrier == RIGHT_END
    assert stage.flow.moves_left == 2


def test_a_pass_is_intercepted_by_the_man_whose_number_falls(lay: Lay) -> None:
    stage = lay(MIDDLE, roll_by_hand=True)
    people = Coaches(stage, "keys")
    people.call("pass")
    people.call("done")
    people.call("throw b14")
    give(stage, "4")
    assert stage.board.board.carrier == (3, 12)
    assert stage.flow.seat is Seat.VISITORS
    assert stage.strip.moves_left == 3
    assert stage.board.board.line is None


def test_an_incomplete_pass_brings_the_next_down(lay: Lay) -> None:
    stage = lay(MIDDLE, roll_by_hand=True)
    people = Coaches(stage)
    people.call("pass")
    people.call("done")
    people.call("throw l12")
    give(stage, "3")
    assert status(stage) == "4th and 10 at their own 45. Line up."
    assert "incomplete" in stage.plays.plays[0].story


def test_dice_roll_on_the_board(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage)
    people.call("pass")
    people.call("done")
    assert stage.board.sight.dice == ()
    people.call("throw l12")
    shown = [int(roll.label) for roll in stage.bridge.history[-1].rolls]
    assert [die.face for die in stage.board.sight.dice] == shown


def test_what_the_dice_say_is_held_back_until_they_lie(lay: Lay) -> None:
    from gridlight.ui.theme import Wishes

    stage = lay(MIDDLE, wishes=Wishes(speed=0.2))
    people = Coaches(stage)
    people.call("pass")
    people.call("done")
    stage.hurry()
    settle()
    people.call("throw l12")
    assert stage.holding_back
    assert stage.flow.moment is Moment.SHOWING
    for _ in range(4):
        stage.hurry()
        settle()
    assert not stage.holding_back
    assert stage.flow.moment is not Moment.SHOWING


def test_a_kick_off_with_coverage(lay: Lay) -> None:
    stage = lay(roll_by_hand=True)
    people = Coaches(stage)
    people.answer("call heads")
    give(stage, "tails")
    people.answer("choose kick")
    kicker = stage.flow.seat
    assert kicker is Seat.HOME
    people.call("line-up")
    people.call("line-up")
    assert status(stage) == "Kick-off from their own 40. Kick off."
    people.call("kickoff")
    give(stage, "4", "3")
    assert stage.flow.view.phase is Phase.KICK_COVERAGE
    assert stage.board.board.loose == (7, 17)
    people.move((2, 9), (2, 12))
    assert last_words(stage) == "cover c9 3"
    people.move((3, 9), (4, 10))
    assert "straight forward" in status(stage)
    people.call("all-forward")
    settle(40)
    covers = [r for r in stage.bridge.history if (r.words or "").startswith("cover")]
    assert len(covers) == 11
    assert not stage.strip.button("all-forward").isEnabled()
    people.call("done")
    assert stage.flow.view.phase is Phase.RETURN_MOVES
    assert stage.flow.seat is Seat.VISITORS


def test_a_kick_into_the_end_zone_may_be_a_touchback(lay: Lay) -> None:
    stage = lay(roll_by_hand=True)
    people = Coaches(stage, "keys")
    people.answer("call heads")
    give(stage, "tails")
    people.answer("choose kick")
    people.call("line-up")
    people.call("line-up")
    people.call("kickoff")
    give(stage, "6", "6")
    assert stage.flow.moment is Moment.ASKING
    people.answer("touchback")
    assert status(stage) == "1st and 10 at their own 20. Line up."


def test_a_field_goal_is_called_rushed_and_kicked(lay: Lay) -> None:
    stage = lay(GOAL, roll_by_hand=True)
    people = Coaches(stage)
    people.call("field-goal")
    assert stage.flow.view.phase is Phase.PUNT_RUSH
    assert stage.board.board.loose == (7, 12)
    people.call("done")
    give(stage, "6", "5")
    assert stage.flow.view.score.home == 3
    assert stage.scoreboard.shown().home == 3
    assert "is good" in stage.plays.plays[0].story
    assert stage.flow.moment is Moment.PLACING


def test_a_punt_is_blocked_by_whoever_lands_on_the_ball(lay: Lay) -> None:
    board = str(GOAL["board"]).replace("15 ...b...b...b...", "15 ...b.......b...")
    board = board.replace("11 .......B.......", "12 ........b......\n11 .......B.......")
    stage = lay({**GOAL, "board": board}, roll_by_hand=True)
    people = Coaches(stage)
    people.call("punt")
    people.move((8, 12), (7, 12))
    assert stage.flow.seat is Seat.VISITORS
    assert "blocked" in stage.plays.plays[0].story.lower()


def test_a_try_is_rolled(lay: Lay) -> None:
    stage = lay({"phase": "try-choice", "score": [6, 0]}, roll_by_hand=True)
    people = Coaches(stage, "keys")
    people.answer("try die")
    give(stage, "5")
    assert stage.flow.view.score.home == 7
    assert stage.flow.moment is Moment.PLACING


def test_a_safety_is_followed_by_a_choice_of_free_kicks(lay: Lay) -> None:
    stage = lay({"phase": "after-safety", "possession": "home", "spot": 20, "score": [0, 2]})
    people = Coaches(stage)
    assert [answer.move for answer in stage.choices.question.answers] == ["kickoff", "punt"]
    people.answer("punt")
    assert status(stage) == "Free kick from their own 20. Line up."
    current = [choice.words for choice in stage.formations.choices() if choice.current]
    assert current == ["Punt"], "from another line-up nobody could punt"
    people.call("line-up")
    people.call("line-up")
    assert [call.words for call in stage.strip.calls] == ["Snap the ball"]


def test_a_kick_is_called_before_the_snap_in_the_own_end_zone(lay: Lay) -> None:
    stage = lay({"phase": "setup-offense", "possession": "home", "spot": 0, "down": 4})
    people = Coaches(stage)
    people.call("line-up")
    people.call("line-up")
    people.call("kick")
    people.call(next(c.move for c in stage.strip.calls if c.move.startswith("snap")))
    assert not stage.strip.button("punt").isEnabled()
    assert stage.strip.button("done").text() == "Kick it away"
    people.call("done")
    assert any(event.name == "punt" for event in stage.bridge.history[-1].events)


def test_a_click_hurries_what_moves(lay: Lay) -> None:
    from gridlight.ui.theme import Wishes

    stage = lay(MIDDLE, wishes=Wishes(speed=0.2))
    people = Coaches(stage, "keys")
    people.move((7, 8), (7, 9))
    if stage.flow.moment is Moment.SHOWING:
        people.key(Qt.Key.Key_Return)
        settle()
    assert stage.flow.moment is Moment.MOVING


def test_both_dice_of_a_kick_are_typed_by_the_kicker(lay: Lay) -> None:
    stage = lay(GOAL, roll_by_hand=True)
    people = Coaches(stage)
    people.call("field-goal")
    people.call("done")
    prompt = stage.roll_prompt
    hurried: list[bool] = []
    stage.hurry = lambda: hurried.append(True)  # type: ignore[method-assign]
    for label in ("6", "5"):
        assert prompt.isVisible()
        assert prompt.who == "MARINERS"
        assert stage.status_line.status().tag == "MARINERS"
        assert prompt.field().hasFocus()
        QTest.keyClicks(prompt.field(), label)
        QTest.keyClick(prompt.field(), Qt.Key.Key_Return)
        settle()
    assert stage.flow.view.score.home == 3
    assert not hurried, "Enter in the field skips what the dice bring"


def test_a_kick_from_the_own_goal_line_is_said_to_be_called(lay: Lay) -> None:
    board = """
12 ...b.......b...
4  .....b...b.....
2  ....ellclle....
1  ....ELLCLLE....
0  ...B.B.B.B.....
"""
    stage = lay({"phase": "snap", "spot": 0, "down": 4, "carrier": "h1", "board": board})
    people = Coaches(stage)
    people.call("kick")
    assert status(stage).endswith("A kick is called: snap the ball.")
    people.call("snap h0")
    assert status(stage).endswith("The kick is called. 2 moves left.")
    people.call("done")
    assert status(stage).startswith("Punt by Mariners.")
