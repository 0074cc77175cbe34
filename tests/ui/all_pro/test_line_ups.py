"""Line-ups on the stage: formations, the tray, the last one again, and why one can't stand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from gridlight.games.all_pro.phases import Phase
from gridlight.kernel.game import Seat
from gridlight.present.board import Man
from gridlight.ui.all_pro.stage import AllProStage
from gridlight.ui.boards.tray import slot_center, tray_rect
from gridlight.ui.tabletop.moments import Moment
from helpers.all_pro_people import LEFT, NONE, Coaches, settle
from helpers.all_pro_stage import last_words, status

Lay = Callable[..., AllProStage]
OFFENSE = {"phase": "setup-offense", "spot": 45, "down": 2}
FIRST_ROW = 10


def slot(stage: AllProStage, number: int) -> QPointF:
    shape, model = stage.board.shape, stage.board.board
    return slot_center(shape, tray_rect(shape, model, 1.0), number)


def names(stage: AllProStage) -> list[str]:
    return [choice.words for choice in stage.formations.choices()]


def test_the_plainest_formation_lies_there_and_can_be_played_at_once(lay: Lay) -> None:
    stage = lay(OFFENSE)
    assert stage.flow.moment is Moment.PLACING
    assert len([man for man in stage.board.board.men if man.team == "home"]) == 11
    Coaches(stage, "keys").call("line-up")
    assert stage.flow.view.phase is Phase.SETUP_DEFENSE
    assert stage.flow.seat is Seat.VISITORS


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_named_formation_is_laid(lay: Lay, by: str) -> None:
    stage = lay(OFFENSE)
    people = Coaches(stage, by)
    assert names(stage)[:3] == ["T", "Balanced", "Unbalanced"]
    if by == "mouse":
        people.click(stage.formations.rows()[5])
    else:
        people.key("6")
        settle()
    assert stage.formations.choices()[5].current
    assert Man("home", "E", (2, FIRST_ROW)) in stage.board.board.men


def test_men_are_dragged_out_of_the_tray_and_back(lay: Lay) -> None:
    stage = lay(OFFENSE)
    people = Coaches(stage)
    people.key("x")
    settle()
    tray = stage.board.board.tray
    assert tray is not None
    assert tray.men == ("C", "L", "L", "L", "L", "E", "E", "B", "B", "B", "B")
    board = stage.board
    start, end = slot(stage, 0), board.shape.center((7, FIRST_ROW))
    QTest.mousePress(board, LEFT, NONE, start.toPoint())
    QTest.mouseMove(board, ((start + end) / 2).toPoint())
    QTest.mouseMove(board, end.toPoint())
    QTest.mouseRelease(board, LEFT, NONE, end.toPoint())
    settle()
    assert stage.board.board.man_at((7, FIRST_ROW)) == Man("home", "C", (7, FIRST_ROW))
    assert not stage.strip.button("line-up").isEnabled()
    people.key("d")
    assert status(stage) == "10 men wait in the tray."
    QTest.mousePress(board, LEFT, NONE, end.toPoint())
    QTest.mouseMove(board, start.toPoint())
    QTest.mouseRelease(board, LEFT, NONE, start.toPoint())
    settle()
    assert stage.board.board.men == ()


def test_men_are_placed_and_taken_off_by_keys(lay: Lay) -> None:
    stage = lay(OFFENSE)
    people = Coaches(stage, "keys")
    people.key("x")
    for column, letter in enumerate("ellclle"):
        people.point((4 + column, FIRST_ROW))
        people.key(letter)
    for square in ((7, 9), (5, 8), (7, 8), (9, 8)):
        people.point(square)
        people.key("b")
    settle()
    assert stage.strip.button("line-up").isEnabled()
    people.point((9, 8))
    people.key(Qt.Key.Key_Delete)
    settle()
    assert not stage.strip.button("line-up").isEnabled()
    people.point((10, 8))
    people.key("b")
    people.call("line-up")
    assert last_words(stage).startswith("place")
    assert stage.flow.view.phase is Phase.SETUP_DEFENSE


def test_a_man_changes_places_with_another(lay: Lay) -> None:
    stage = lay(OFFENSE)
    before = {man.square: man.letter for man in stage.board.board.men}
    end = next(square for square, letter in before.items() if letter == "E")
    Coaches(stage).move(end, (7, FIRST_ROW))
    after = {man.square: man.letter for man in stage.board.board.men}
    assert (after[(7, FIRST_ROW)], after[end]) == ("E", "C")


def test_too_few_on_the_line_are_refused_with_the_reason(lay: Lay) -> None:
    stage = lay(OFFENSE)
    people = Coaches(stage)
    people.move((4, FIRST_ROW), (4, 8))
    assert not stage.strip.button("line-up").isEnabled()
    people.key("d")
    assert status(stage) == "At least seven men of the offense stand on its first row."
    assert stage.flow.view.phase is Phase.SETUP_OFFENSE


def test_nobody_is_placed_beyond_the_line(lay: Lay) -> None:
    stage = lay(OFFENSE)
    Coaches(stage).move((4, FIRST_ROW), (4, 15))
    assert status(stage) == "Men are placed on their own side, behind the line."
    assert stage.board.board.man_at((4, FIRST_ROW)) is not None


def test_kickers_stay_on_their_row(lay: Lay) -> None:
    stage = lay({"phase": "kickoff-setup", "spot": 40, "possession": "home"})
    Coaches(stage).move((7, FIRST_ROW - 1), (7, 5))
    assert status(stage) == "The kicking team lines up on the row behind its line, all eleven."
    assert stage.board.board.man_at((7, FIRST_ROW - 1)) is not None


def test_the_last_one_is_offered_again_at_the_new_line(lay: Lay) -> None:
    stage = lay(OFFENSE)
    people = Coaches(stage)
    people.move((5, 8), (2, 8)) if stage.board.board.man_at((5, 8)) else people.key("2")
    settle()
    placed = {(man.square[0], FIRST_ROW - man.square[1]) for man in stage.board.board.men}
    people.call("line-up")
    people.call("line-up")
    people.play_until(lambda: stage.flow.view.phase is Phase.SETUP_OFFENSE)
    if stage.flow.seat is not Seat.HOME:
        return
    assert "Last one again" in names(stage)
    front = max(man.square[1] for man in stage.board.board.men)
    again = {(man.square[0], front - man.square[1]) for man in stage.board.board.men}
    assert again == placed


def test_a_line_up_is_taken_back_until_it_is_answered(lay: Lay) -> None:
    stage = lay(OFFENSE)
    people = Coaches(stage)
    people.click(stage.formations.rows()[3])
    placed = stage.board.board.men
    people.call("line-up")
    people.click(stage.top_bar.button("undo"))
    assert stage.flow.view.phase is Phase.SETUP_OFFENSE
    assert stage.flow.moment is Moment.PLACING
    assert set(stage.board.board.men) == set(placed)


def test_both_sides_line_up_for_a_kick_off(lay: Lay) -> None:
    stage = lay({"phase": "kickoff-setup"})
    assert names(stage) == ["Kick-off", "Kick-off, wide", "All into the tray"]
    people = Coaches(stage)
    people.call("line-up")
    assert names(stage) == ["Diamond", "Two deep", "All into the tray"]
    assert stage.board.board.tray is not None
    assert stage.board.board.tray.team == "visitors"
    people.call("line-up")
    assert stage.board.board.loose == (7, 10)


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize(
    ("phase", "spot", "possession"),
    [
        ("setup-offense", 45, "home"),
        ("setup-offense", 70, "home"),
        ("setup-offense", 95, "home"),
        ("setup-offense", 70, "visitors"),
        ("kickoff-setup", 40, "home"),
        ("kickoff-setup", 60, "visitors"),
    ],
)
def test_the_tray_lies_on_nobody(
    lay: Lay, phase: str, spot: int, possession: str, upright: bool
) -> None:
    stage = lay({"phase": phase, "spot": spot, "possession": possession})
    if upright:
        stage.look("upright")
    board = stage.board
    for _ in range(2):
        model = board.board
        assert stage.flow.moment is Moment.PLACING
        assert model.tray is not None
        tray = tray_rect(board.shape, model, 1.0)
        for man in model.men:
            assert not tray.intersects(board.shape.cell(man.square)), f"{man} lies under the tray"
        Coaches(stage).call("line-up")
