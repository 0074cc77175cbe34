"""Moves on the stage: by drag, by click and click, by keys; and why others can't be made."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gridlight.games.all_pro.phases import Phase
from gridlight.kernel.game import Seat
from gridlight.present.board import Man
from gridlight.ui.all_pro.stage import AllProStage
from gridlight.ui.tabletop.moments import Moment
from helpers.all_pro_people import NONE, Coaches, settle
from helpers.all_pro_stage import BOARD, MIDDLE, last_words, status

Lay = Callable[..., AllProStage]
Key = Qt.Key

BACK, FREE = (10, 7), (12, 8)


def test_a_man_is_dragged_two_squares(lay: Lay) -> None:
    stage = lay(MIDDLE)
    Coaches(stage).move(BACK, FREE)
    assert last_words(stage).split()[0] == "move"
    assert last_words(stage).split()[-1] == "m8"
    assert Man("home", "B", FREE) in stage.board.board.men
    assert stage.strip.moves_left == 1
    assert status(stage) == "3rd and 10 at their own 45. Your ball. 1 move left."


def test_a_man_is_moved_by_click_and_click(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage)
    people.dragging = False
    people.move(BACK, (11, 8))
    assert last_words(stage) == "move k7 l8"
    assert stage.board.sight.hand is None


def test_a_man_is_moved_by_keys_alone(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage, "keys")
    people.move(BACK, (9, 6))
    assert last_words(stage) == "move k7 j6"
    assert stage.board.hasFocus()
    assert stage.board.sight.cursor == (9, 6)


def test_escape_puts_a_man_down_again(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage, "keys")
    people.point(BACK)
    people.key(Key.Key_Return)
    assert stage.board.sight.hand is not None
    people.key(Key.Key_Escape)
    assert stage.board.sight.hand is None
    assert len(stage.bridge.history) == 1


def test_a_square_out_of_reach_says_why(lay: Lay) -> None:
    stage = lay({**MIDDLE, "moves_left": 2})
    Coaches(stage).move(BACK, (14, 3))
    assert status(stage) == "That is 4 moves away, and only 2 are left."
    assert len(stage.bridge.history) == 1
    assert Man("home", "B", BACK) in stage.board.board.men


def test_a_lineman_of_the_offense_is_refused_a_diagonal(lay: Lay) -> None:
    stage = lay({**MIDDLE, "moves_left": 1})
    Coaches(stage).move((5, 10), (4, 11))
    assert "never move diagonally" in status(stage)
    assert len(stage.bridge.history) == 1


def test_the_keys_are_refused_with_the_same_words(lay: Lay) -> None:
    stage = lay({**MIDDLE, "moves_left": 1})
    Coaches(stage, "keys").move((5, 10), (4, 11))
    assert "never move diagonally" in status(stage)


def test_who_is_out_of_the_play_or_not_ones_own_is_said(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage)
    people.choose((9, 11))
    assert "out of the play" in status(stage)
    people.choose((7, 13))
    assert status(stage) == "One moves only one's own men."


def test_a_block_lies_as_a_stack(lay: Lay) -> None:
    stage = lay(MIDDLE)
    Coaches(stage).move((5, 10), (5, 11))
    pair = stage.board.board.pair_at((5, 11))
    assert pair is not None
    assert (pair.upper.team, pair.lower.team) == ("home", "visitors")
    assert stage.board.board.offer_at((5, 11)) is None


def test_the_ball_is_handed_over_by_dragging_the_carrier_onto_him(lay: Lay) -> None:
    stage = lay(MIDDLE)
    Coaches(stage).move((7, 8), (6, 7))
    assert last_words(stage) == "hand h8 g7"
    assert stage.board.board.carrier == (6, 7)
    assert Man("home", "B", (7, 8)) in stage.board.board.men


def test_the_one_man_beside_the_carrier_takes_the_hand_off_at_once(lay: Lay) -> None:
    stage = lay(MIDDLE)
    Coaches(stage, "keys").call("hand-off")
    assert last_words(stage) == "hand h8 g7"


def test_with_two_beside_him_one_is_chosen(lay: Lay) -> None:
    stage = lay({**MIDDLE, "board": BOARD.replace("9  .....B.", "9  ......B")})
    people = Coaches(stage, "keys")
    people.call("hand-off")
    assert stage.flow.moment is Moment.CHOOSING
    assert {target.square for target in stage.board.board.targets} == {(6, 7), (6, 9)}
    people.key(Key.Key_Escape)
    settle()
    assert stage.flow.moment is Moment.MOVING
    people.call("hand-off")
    people.choose((6, 9))
    assert last_words(stage) == "hand h8 g9"


def test_the_turn_is_ended_and_the_defense_moves(lay: Lay) -> None:
    stage = lay(MIDDLE)
    Coaches(stage).call("done")
    assert stage.flow.seat is Seat.VISITORS
    assert {offer.origin[1] > 9 for offer in stage.board.board.offers} == {True}
    assert [call.words for call in stage.strip.calls] == ["End turn"]


def test_calls_that_are_impossible_say_why(lay: Lay) -> None:
    stage = lay({**MIDDLE, "spot": 45})
    people = Coaches(stage)
    goal = stage.strip.button("field-goal")
    assert not goal.isEnabled()
    assert "45 or nearer" in goal.toolTip()
    people.key("g")
    assert "45 or nearer" in status(stage)
    people.click(goal)
    assert len(stage.bridge.history) == 1


def test_a_snap_by_click_and_by_key(lay: Lay) -> None:
    snap = {**MIDDLE, "phase": "snap", "carrier": "h10", "blocks": []}
    del snap["moves_left"]
    stage = lay(snap)
    Coaches(stage).choose((7, 8))
    assert last_words(stage) == "snap h8"
    assert stage.board.board.carrier == (7, 8)
    other = lay(snap)
    Coaches(other, "keys").call("snap h8")
    assert last_words(other) == "snap h8"
    assert other.strip.moves_left == 2


def test_a_tackle_ends_the_play_and_clears_the_board(lay: Lay) -> None:
    board = BOARD.replace("9  .....B.........", "9  .....B.l.......").replace(
        "11 .....l.lc", "11 .....l..c"
    )
    stage = lay({**MIDDLE, "phase": "defense-moves", "board": board})
    Coaches(stage).move((7, 9), (7, 8))
    assert stage.flow.view.phase is Phase.SETUP_OFFENSE
    assert stage.flow.moment is Moment.PLACING
    assert stage.board.board.carrier is None
    assert stage.plays.plays[0].title == "3rd and 10, own 45"
    assert stage.plays.plays[0].story == "A run, a loss of 10."


def test_a_move_made_is_made_unless_taking_back_is_agreed(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage)
    people.move(BACK, FREE)
    assert not stage.top_bar.button("undo").isEnabled()
    people.key("z")
    assert "taking back isn’t agreed on" in status(stage)
    other = lay(MIDDLE, take_back=True)
    people = Coaches(other)
    people.move(BACK, FREE)
    people.click(other.top_bar.button("undo"))
    assert last_words(other) == "undo"
    assert Man("home", "B", BACK) in other.board.board.men
    assert other.strip.moves_left == 3


def test_nothing_is_taken_back_after_the_turn(lay: Lay) -> None:
    stage = lay(MIDDLE, take_back=True)
    people = Coaches(stage)
    people.move(BACK, FREE)
    people.call("done")
    assert not stage.top_bar.button("undo").isEnabled()
    people.key("z")
    assert last_words(stage) == "done"


def test_a_jerk_lets_the_ball_fall_where_a_steady_hand_is_agreed(lay: Lay) -> None:
    stage = lay(MIDDLE, steady_hand=True)
    board = stage.board
    start, end = board.shape.center((7, 8)), board.shape.center((7, 9))
    QTest.mousePress(board, Qt.MouseButton.LeftButton, NONE, start.toPoint())
    QTest.mouseMove(board, end.toPoint())
    board.dragged.emit(40.0)
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, NONE, end.toPoint())
    settle()
    assert last_words(stage) == "move h8 h9 drop"
    assert stage.board.board.carrier is None
    assert stage.board.board.loose is not None
    Coaches(stage).move(BACK, (10, 8))
    assert last_words(stage) == "move k7 k8"


def test_own_men_climb_over_a_blocker_and_may_not_stay_there(lay: Lay) -> None:
    guard, blocker, beyond = (8, 10), (9, 11), (9, 12)
    stage = lay(MIDDLE)
    Coaches(stage).move(guard, beyond)
    assert last_words(stage) == "move i10 j10 j11 j12"
    other = lay({**MIDDLE, "moves_left": 2})
    Coaches(other).move(guard, (9, 10))
    Coaches(other).move((9, 10), blocker)
    assert len(other.bridge.history) == 2
    assert "left standing on his own blocker" in status(other)


def test_under_reduced_motion_nothing_moves_by_itself(lay: Lay) -> None:
    stage = lay(MIDDLE)
    stage.flow.play("move k7 l8")
    assert not stage.board.acting.running
    assert stage.board.sight.movers == ()
    assert Man("home", "B", (11, 8)) in stage.board.board.men
