"""Line-ups on the stage: formations, the tray, the snap, the last one again, kicks, motion."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from gridlight.games.pegskin.phases import Phase
from gridlight.kernel.game import Seat
from gridlight.present.pegboard import Peg
from gridlight.ui.pegboard.tray import slot_foot, tray_rect
from gridlight.ui.pegskin.stage import PegskinStage
from gridlight.ui.tabletop.moments import Moment
from helpers.pegskin import FOUR_THREE, PRO_SET
from helpers.pegskin_people import LEFT, NONE, Coaches, settle
from helpers.pegskin_stage import last_words, status

Lay = Callable[..., PegskinStage]
OFFENSE = {"phase": "setup-offense", "spot": 70, "down": 2}
MOTION = {"phase": "motion", "spot": 45, "down": 2, "carrier": "18,-2"}
MOTION["pegs"] = [*PRO_SET, *FOUR_THREE]
BLITZ = ["l 13,1", "l 15,1", "l 17,1", "l 19,1", "l 21,1", "b 23,1", "b 14,2", "b 22,8", "b 18,8"]
BLITZ += ["r 4,4", "r 32,4"]


def names(stage: PegskinStage) -> list[str]:
    return [choice.words for choice in stage.formations.choices()]


def slot(stage: PegskinStage, number: int) -> QPointF:
    shape, model = stage.board.shape, stage.board.board
    return slot_foot(shape, tray_rect(shape, model, 1.0), number)


def test_the_plainest_formation_lies_there_and_can_be_played_at_once(lay: Lay) -> None:
    stage = lay(OFFENSE)
    assert stage.flow.moment is Moment.PLACING
    assert len(stage.board.board.pegs) == 11
    assert stage.board.board.carrier == (18, -2)
    Coaches(stage, "keys").call("line-up")
    assert stage.flow.view.phase is Phase.SETUP_DEFENSE
    assert stage.flow.seat is Seat.VISITORS
    assert names(stage)[:2] == ["4-3", "5-2"]


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_named_formation_is_laid(lay: Lay, by: str) -> None:
    stage = lay(OFFENSE)
    assert names(stage)[:3] == ["Pro set", "I", "Shotgun"]
    Coaches(stage, by).formation("shotgun")
    assert stage.formations.choices()[2].current
    assert stage.board.board.carrier == (18, -6)
    assert Peg("home", "back", (18, -6)) in stage.board.board.pegs


def test_pegs_are_dragged_out_of_the_tray_and_back(lay: Lay) -> None:
    stage = lay(OFFENSE)
    people = Coaches(stage)
    people.key("x")
    settle()
    tray = stage.board.board.tray
    assert tray is not None
    assert [*tray.pegs].count("line") == 5
    board = stage.board
    start, end = slot(stage, 0), board.shape.center((18, -1))
    QTest.mousePress(board, LEFT, NONE, start.toPoint())
    QTest.mouseMove(board, ((start + end) / 2).toPoint())
    QTest.mouseMove(board, end.toPoint())
    QTest.mouseRelease(board, LEFT, NONE, end.toPoint())
    settle()
    assert stage.board.board.pegs == (Peg("home", "line", (18, -1)),)
    assert not stage.strip.button("line-up").isEnabled()
    people.key("d")
    assert status(stage) == "10 pegs wait in the tray."
    at = people.seen((18, -1))
    QTest.mousePress(board, LEFT, NONE, at.toPoint())
    QTest.mouseMove(board, start.toPoint())
    QTest.mouseRelease(board, LEFT, NONE, start.toPoint())
    settle()
    assert stage.board.board.pegs == ()


def test_pegs_are_placed_and_taken_off_by_keys(lay: Lay) -> None:
    stage = lay(OFFENSE)
    people = Coaches(stage, "keys")
    people.key("x")
    for column in range(16, 21):
        people.point((column, -1))
        people.key("l")
    for column, row in ((4, -1), (32, -1)):
        people.point((column, row))
        people.key("r")
    for column, row in ((18, -2), (18, -6), (16, -5), (20, -5)):
        people.point((column, row))
        people.key("b")
    settle()
    assert stage.strip.button("line-up").isEnabled()
    people.point((20, -5))
    people.key(Qt.Key.Key_Delete)
    settle()
    assert not stage.strip.button("line-up").isEnabled()
    people.point((21, -5))
    people.key("b")
    people.call("line-up")
    assert last_words(stage).endswith("snap 18,-2")
    assert stage.flow.view.phase is Phase.SETUP_DEFENSE


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_another_man_is_named_for_the_snap(lay: Lay, by: str) -> None:
    stage = lay(OFFENSE)
    people = Coaches(stage, by)
    people.formation("I")
    assert stage.board.board.carrier == (18, -2)
    people.call("snap")
    assert stage.board.board.carrier == (18, -6)
    people.call("line-up")
    assert last_words(stage).endswith("snap 18,-6")
    assert stage.flow.view.board.carrier == (18, -6)


def test_a_peg_changes_places_with_another(lay: Lay) -> None:
    stage = lay(OFFENSE)
    Coaches(stage).move((3, -1), (16, -1))
    kinds = {peg.hole: peg.kind for peg in stage.board.board.pegs}
    assert (kinds[(3, -1)], kinds[(16, -1)]) == ("line", "receiver")


def test_too_few_on_the_line_are_refused_with_the_reason(lay: Lay) -> None:
    stage = lay(OFFENSE)
    people = Coaches(stage)
    people.move((21, -1), (21, -3))
    assert not stage.strip.button("line-up").isEnabled()
    people.key("d")
    assert status(stage) == "At least 7 pegs stand on row -1."
    assert stage.flow.view.phase is Phase.SETUP_OFFENSE


def test_nobody_is_placed_beyond_the_line(lay: Lay) -> None:
    stage = lay(OFFENSE)
    Coaches(stage).move((21, -1), (21, 4))
    assert status(stage) == "Pegs are placed on their own side of the line, one a hole."
    assert stage.board.board.peg_at((21, -1)) is not None


def test_the_last_one_is_offered_again_and_lies_there(lay: Lay) -> None:
    stage = lay({**OFFENSE, "spot": 30, "down": 1})
    people = Coaches(stage)
    people.formation("wishbone")
    people.move((16, -6), (15, -6))
    placed = set(stage.board.board.pegs)
    people.call("line-up")
    people.call("line-up")
    people.call("no-motion")
    people.call("done")
    people.play_until(lambda: stage.flow.view.phase is Phase.SETUP_OFFENSE)
    while stage.flow.seat is not Seat.HOME:
        people.play_until(lambda: stage.flow.view.phase is Phase.MOTION)
        people.play_until(lambda: stage.flow.view.phase is Phase.SETUP_OFFENSE)
    assert "Last one again" in names(stage)
    if not any("place" in (r.words or "") for r in stage.bridge.history[3:]):
        assert set(stage.board.board.pegs) == placed


def test_a_line_up_is_taken_back_until_it_is_answered(lay: Lay) -> None:
    stage = lay(OFFENSE)
    people = Coaches(stage)
    people.formation("spread")
    people.move((12, -2), (11, -2))
    placed = set(stage.board.board.pegs)
    people.call("line-up")
    people.click(stage.top_bar.button("undo"))
    assert stage.flow.view.phase is Phase.SETUP_OFFENSE
    assert set(stage.board.board.pegs) == placed


# kicks


def test_a_field_goal_says_its_chance_and_is_kicked(lay: Lay) -> None:
    stage = lay(OFFENSE)
    people = Coaches(stage)
    goal = next(call for call in stage.strip.calls if call.move == "field-goal")
    assert goal.words == "Field goal, 58 %"
    stage.strip.look("field-goal")
    assert status(stage) == "It is good 7 times in 12."
    people.call("field-goal")
    assert last_words(stage) == "field-goal"
    (row,) = stage.keeper.rows
    assert row.kind == "field goal"
    assert stage.plaque.reading.points[0] == (3 if row.result == "good" else 0)


def test_a_field_goal_from_too_far_says_why(lay: Lay) -> None:
    stage = lay({**OFFENSE, "spot": 30})
    Coaches(stage).key("g")
    assert status(stage) == "A field goal is tried from 50 yards or nearer."


def test_a_punt_says_where_it_leads_and_flies_with_its_return(lay: Lay) -> None:
    stage = lay({**OFFENSE, "spot": 30})
    stage.strip.look("punt")
    assert status(stage).startswith("On average Foundry begin at the ")
    Coaches(stage, "keys").call("punt")
    events = [event.name for event in stage.bridge.history[-1].events]
    assert events[0] == "punt"
    assert stage.flow.seat is Seat.VISITORS
    assert stage.card.sheet.rows[0].play == "Punt"


# motion


def test_a_man_goes_in_motion_by_drag(lay: Lay) -> None:
    stage = lay(MOTION)
    Coaches(stage).move((32, -2), (29, -2))
    assert last_words(stage) == "motion 32,-2 29,-2"
    assert stage.flow.view.phase is Phase.MOTION_REACTION
    assert (stage.board.board.moves, stage.board.board.moves_left) == (3, 3)


def test_a_motion_too_far_says_why(lay: Lay) -> None:
    stage = lay(MOTION)
    Coaches(stage, "keys").move((32, -2), (27, -2))
    assert "up to four columns" in status(stage)
    assert stage.flow.view.phase is Phase.MOTION
    people = Coaches(stage)
    people.choose((18, -1))
    assert status(stage) == "The five linemen stay on the line."


def test_nobody_goes_and_the_defense_reacts(lay: Lay) -> None:
    stage = lay(MOTION)
    people = Coaches(stage, "keys")
    assert [call.move for call in stage.strip.calls] == ["no-motion"]
    people.call("no-motion")
    people.move((18, 3), (18, 2))
    assert stage.board.board.moves_left == 2
    people.call("done")
    assert stage.board.board.dice[0].kind == "first"


def test_the_passer_goes_into_the_shotgun_against_a_blitz(lay: Lay) -> None:
    stage = lay({**MOTION, "pegs": [*PRO_SET, *BLITZ]})
    people = Coaches(stage)
    assert [call.words for call in stage.strip.calls] == ["Nobody moves", "Into the shotgun"]
    people.call("motion 18,-2 18,-4")
    assert stage.board.board.carrier == (18, -4)
    assert stage.flow.view.phase is Phase.MOTION
    people.move((32, -2), (30, -2))
    assert stage.flow.view.phase is Phase.MOTION_REACTION


def test_words_about_one_line_up_go_with_it(lay: Lay) -> None:
    stage = lay(OFFENSE, take_back=True)
    people = Coaches(stage)
    asked = status(stage)
    people.key("z")
    settle()
    assert status(stage) == "Nothing can be taken back now."
    people.formation("shotgun")
    assert status(stage) == asked


def test_line_ups_are_laid_below_the_banner_of_what_was_before(lay: Lay) -> None:
    stage = lay({"phase": "try-choice", "spot": 97})
    Coaches(stage).answer("try kick")
    assert stage.flow.moment is Moment.PLACING
    from_below = stage.children()
    assert from_below.index(stage.banner) > from_below.index(stage.formations)
