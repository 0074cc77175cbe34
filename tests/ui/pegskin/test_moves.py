"""Pegs moved on the stage: by drag, by click and click, by keys; and why others can't be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from gridlight.games.pegskin.phases import Phase
from gridlight.kernel.game import Seat
from gridlight.present.pegboard import Die, Peg
from gridlight.ui.pegskin.stage import PegskinStage
from gridlight.ui.tabletop.moments import Moment
from helpers.pegskin_people import Coaches, settle
from helpers.pegskin_stage import MIDDLE, last_words, status

Lay = Callable[..., PegskinStage]
Key = Qt.Key
BACK, FREE = (16, -5), (14, -5)
GUARD, TACKLE_AT = (17, -1), (17, 1)
RUN = {**MIDDLE, "phase": "run-offense", "carrier": "10,1"}
RUN["pegs"] = ["B 10,1", "l 9,9", "b 20,9", "r 30,9"]


def test_a_peg_is_dragged_along_its_row(lay: Lay) -> None:
    stage = lay(MIDDLE)
    Coaches(stage).move(BACK, FREE)
    assert last_words(stage) == "move 16,-5 15,-5 14,-5"
    assert Peg("home", "back", FREE) in stage.board.board.pegs
    assert stage.board.board.moves_left == 4
    stage.board.hover_at(None)
    assert status(stage) == "3rd and 7 at their own 45. Line play, your ball. 4 moves left."


def test_a_peg_is_moved_by_click_and_click(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage)
    people.dragging = False
    people.move(BACK, (16, -6))
    assert last_words(stage) == "move 16,-5 16,-6"
    assert stage.board.sight.hand is None


def test_a_peg_is_moved_by_keys_alone_hole_by_hole(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage, "keys")
    people.move(BACK, (15, -6))
    people.move((15, -6), (14, -6))
    assert last_words(stage) == "move 15,-6 14,-6"
    assert stage.board.hasFocus()
    assert stage.board.sight.cursor == (14, -6)


def test_escape_puts_a_peg_down_again(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage, "keys")
    people.point(BACK)
    people.key(Key.Key_Return)
    assert stage.board.sight.hand is not None
    people.key(Key.Key_Escape)
    assert stage.board.sight.hand is None
    assert len(stage.bridge.history) == 1


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_too_far_forward_says_why(lay: Lay, by: str) -> None:
    stage = lay(MIDDLE)
    Coaches(stage, by).move(BACK, (16, -2))
    assert "at most 2" in status(stage) or "2 holes" in status(stage)
    assert len(stage.bridge.history) == 1
    assert Peg("home", "back", BACK) in stage.board.board.pegs


def test_over_a_hole_it_is_said_what_the_peg_would_do_there(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage, "keys")
    people.point(GUARD)
    people.key(Key.Key_Return)
    people.point(TACKLE_AT)
    assert status(stage) == "Block him: 2 moves, 4 of 6 moves left after it."
    people.key(Key.Key_Escape)
    assert status(stage).startswith("3rd and 7")


def test_the_reach_of_a_peg_is_its_allowance(lay: Lay) -> None:
    stage = lay(MIDDLE)
    offer = stage.board.board.offer_at(BACK)
    assert offer is not None
    assert {hole[1] for hole in (one.hole for one in offer.landings)} == {-7, -6, -5, -4, -3}
    assert max(one.cost for one in offer.landings) == 4
    stage.board.hover_at(BACK)
    assert status(stage).startswith("Left back: 4 more holes, 2 of them forward")
    stage.board.hover_at(None)
    assert status(stage).startswith("3rd and 7")


def test_who_is_not_ones_own_or_out_of_the_play_is_said(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage)
    people.choose((18, 3))
    assert status(stage) == "Each side moves its own pegs only."
    people.move(GUARD, TACKLE_AT)
    people.choose(TACKLE_AT)
    assert "blocked" in status(stage)


def test_a_block_lies_as_a_stack_with_its_zone(lay: Lay) -> None:
    stage = lay(MIDDLE)
    Coaches(stage).move(GUARD, TACKLE_AT)
    assert last_words(stage) == "move 17,-1 17,0 17,1"
    board = stage.board.board
    stack = board.stack_at(TACKLE_AT)
    assert stack is not None
    assert (stack.upper.team, stack.lower.team) == ("home", "visitors")
    assert [(zone.team, zone.hole) for zone in board.zones] == [("home", TACKLE_AT)]
    assert board.offer_at(TACKLE_AT) is None


def test_dice_are_rolled_by_button_and_lie_in_the_tray(lay: Lay) -> None:
    rolling = {key: value for key, value in MIDDLE.items() if key != "moves_left"}
    stage = lay(rolling)
    people = Coaches(stage)
    assert [call.move for call in stage.strip.calls] == ["roll"]
    people.choose(BACK)
    assert status(stage) == "The dice are rolled first."
    people.call("roll")
    kinds = [die.kind for die in stage.board.board.dice]
    assert kinds == ["sdt", "number"]
    times = {"S": 1, "D": 2, "T": 3}[stage.board.board.dice[0].face]
    moves = times * int(stage.board.board.dice[1].face)
    assert stage.board.board.moves == stage.board.board.moves_left == moves
    assert stage.dice.lying == stage.board.board.dice
    people.call("done")
    assert stage.board.board.dice == ()
    assert stage.flow.seat is Seat.VISITORS


def test_a_hand_off_to_the_only_man_beside_is_made_at_once(lay: Lay) -> None:
    pegs = [peg.replace("B 16,-5", "B 17,-3") for peg in MIDDLE["pegs"]]
    stage = lay({**MIDDLE, "pegs": pegs})
    Coaches(stage, "keys").call("hand")
    assert last_words(stage) == "hand 18,-2 17,-3"
    assert stage.board.board.carrier == (17, -3)
    assert stage.board.board.moves_left == 6


def test_with_two_beside_him_one_is_chosen_or_the_ball_is_kept(lay: Lay) -> None:
    pegs = [
        peg.replace("B 16,-5", "B 17,-3").replace("B 20,-5", "B 19,-3") for peg in MIDDLE["pegs"]
    ]
    stage = lay({**MIDDLE, "pegs": pegs})
    people = Coaches(stage, "keys")
    people.call("hand")
    assert stage.flow.moment is Moment.CHOOSING
    assert status(stage).endswith("Hand the ball to whom?")
    assert {target.hole for target in stage.board.board.targets} == {(17, -3), (19, -3)}
    people.key(Key.Key_Escape)
    settle()
    assert stage.flow.moment is Moment.MOVING
    people.call("hand")
    people.choose((19, -3))
    assert last_words(stage) == "hand 18,-2 19,-3"


def test_a_hand_off_that_nobody_can_take_says_why(lay: Lay) -> None:
    stage = lay(MIDDLE)
    button = stage.strip.button("hand")
    assert not button.isEnabled()
    Coaches(stage).key("h")
    assert status(stage) == "Nobody who may take the ball stands beside the man with it."


def test_a_pitch_shows_its_odds_before_it_is_made(lay: Lay) -> None:
    pegs = [peg.replace("B 16,-5", "B 15,-3") for peg in MIDDLE["pegs"]]
    stage = lay({**MIDDLE, "pegs": pegs})
    people = Coaches(stage)
    people.call("pitch")
    (throw,) = stage.board.board.throws
    assert stage.board.board.moves == 6
    assert (throw.receiver, throw.odds) == ((15, -3), "83 %")
    stage.board.hover_at((15, -3))
    assert "caught 5 in 6 (83 %)" in status(stage)
    people.choose((15, -3))
    assert last_words(stage) == "pitch 18,-2 15,-3"
    assert [roll.purpose for roll in stage.bridge.history[-1].rolls] == ["S/D/T die, pitch"]


def test_the_carrier_at_the_line_makes_it_a_run(lay: Lay) -> None:
    position = {**MIDDLE, "pegs": ["B 10,-1", "l 20,9"], "carrier": "10,-1"}
    stage = lay(position)
    Coaches(stage).move((10, -1), (10, 0))
    assert stage.flow.view.phase is Phase.RUN_DEFENSE
    assert stage.flow.seat is Seat.VISITORS


def test_one_chaser_moves_in_the_run(lay: Lay) -> None:
    stage = lay({**RUN, "phase": "run-defense", "moves_left": 5})
    people = Coaches(stage)
    assert len(stage.board.board.offers) == 3
    people.move((9, 9), (9, 8))
    assert {offer.origin for offer in stage.board.board.offers} == {(9, 8)}
    assert [target.kind for target in stage.board.board.targets] == ["chase"]
    people.choose((20, 9))
    assert status(stage) == "In the run one defender moves a roll."


def test_the_carrier_steps_out_of_bounds(lay: Lay) -> None:
    position = {**RUN, "pegs": ["B 2,3", "l 20,9"], "carrier": "2,3", "moves_left": 4}
    stage = lay(position)
    Coaches(stage).move((2, 3), (0, 3))
    assert last_words(stage) == "move 2,3 1,3 out"
    assert stage.flow.moment is Moment.PLACING


def test_at_the_board_s_end_all_go_back_and_the_run_goes_on(lay: Lay) -> None:
    position = {**RUN, "spot": 20, "pegs": ["B 10,18", "l 12,18", "l 12,2"], "carrier": "10,18"}
    stage = lay({**position, "moves_left": 4})
    Coaches(stage).move((10, 18), (10, 20))
    board = stage.board.board
    assert board.carrier == (10, 0)
    assert {peg.hole for peg in board.pegs} == {(10, 0), (12, -2), (12, -18)}
    assert board.gauge.ball == 40
    assert stage.flow.view.phase is Phase.RUN_OFFENSE


def test_a_tackle_ends_the_play_and_writes_the_card(lay: Lay) -> None:
    position = {**RUN, "phase": "run-defense", "pegs": ["B 10,4", "l 10,6"], "carrier": "10,4"}
    stage = lay({**position, "moves_left": 3})
    Coaches(stage).move((10, 6), (10, 4))
    assert stage.flow.moment is Moment.PLACING
    assert stage.board.board.carrier is not None  # the next line-up lies there already
    row = stage.card.sheet.rows[0]
    assert (row.play, row.yards, row.down, row.to_go, row.ball_on) == ("Run", 4, 4, "3", "M 49")
    assert stage.card.sheet.current == 1


def test_a_touchdown_asks_for_the_try(lay: Lay) -> None:
    position = {**RUN, "spot": 97, "pegs": ["B 10,1", "l 20,9"], "carrier": "10,1"}
    stage = lay({**position, "moves_left": 4}, collegiate_try=True)
    people = Coaches(stage)
    people.move((10, 1), (10, 3))
    question = stage.choices.question
    assert question is not None
    assert question.title == "Touchdown! Now the try"
    assert stage.plaque.reading.points == (6, 0)
    assert [answer.move for answer in question.answers] == ["try kick", "try run", "try pass"]
    people.answer("try run")
    assert stage.flow.moment is Moment.PLACING
    assert dict(stage.plaque.reading.cells)["DOWN"] == "try"
    assert stage.card.sheet.current is None


@pytest.mark.parametrize("agreed", [False, True])
def test_moves_are_taken_back_only_if_that_is_agreed(lay: Lay, agreed: bool) -> None:
    stage = lay(MIDDLE, take_back=agreed)
    people = Coaches(stage)
    people.move(BACK, FREE)
    assert stage.top_bar.button("undo").isEnabled() is agreed
    people.key("z")
    settle()
    if agreed:
        assert last_words(stage) == "undo"
        assert Peg("home", "back", BACK) in stage.board.board.pegs
        assert stage.board.board.moves_left == 6
    else:
        assert "taking back isn’t agreed on" in status(stage)


def test_the_black_and_white_die_stays_for_the_play(lay: Lay) -> None:
    reaction = {key: value for key, value in MIDDLE.items() if key != "moves_left"}
    stage = lay({**reaction, "phase": "motion-reaction", "moves_left": 3})
    people = Coaches(stage)
    assert stage.board.board.moves == 3
    people.call("done")
    (first,) = stage.board.board.dice
    assert first.kind == "first"
    goes = Seat.HOME if first.face == "white" else Seat.VISITORS
    assert stage.flow.seat is goes
    people.call("roll")
    assert first in stage.board.board.dice
    assert Die("first", first.face) in stage.dice.lying


def test_the_reach_map_shows_both_sides_in_turn(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage)
    people.key("f")
    mine = {one.hole for one in stage.board.board.reach}
    assert (16, -7) in mine
    assert stage.tools.tool("reach").lit
    people.key("f")
    assert stage.board.board.reach == () or {one.hole for one in stage.board.board.reach} != mine
    people.key("f")
    assert stage.board.board.reach == ()
    assert not stage.tools.tool("reach").lit


def test_the_board_is_turned_and_looked_at_closely(lay: Lay) -> None:
    stage = lay(MIDDLE)
    people = Coaches(stage)
    before = stage.board.shape.center(BACK)
    people.key("t")
    assert stage.board.shape.center(BACK) != before
    people.key("v")
    settle()
    assert stage.board.eye.close
    assert stage.tools.tool("closer").lit
    people.click(stage.tools.tool("closer"))
    assert not stage.board.eye.close
    people.move(BACK, FREE)
    assert last_words(stage).startswith("move 16,-5")


def test_under_reduced_motion_nothing_moves_by_itself(lay: Lay) -> None:
    stage = lay(MIDDLE)
    stage.flow.play("move 16,-5 15,-5")
    assert not stage.board.acting.running
    assert stage.board.sight.movers == ()
    assert Peg("home", "back", (15, -5)) in stage.board.board.pegs
