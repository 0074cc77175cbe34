"""The peg board under hands: dragging, clicking, wheel and keys, the tray, and what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.present.pegboard import Hole, Landing, Offer, PegModel, Target, Walk
from gridlight.ui.pegboard.board import PegBoard
from gridlight.ui.pegboard.overview import map_point, map_rect
from gridlight.ui.pegboard.tray import slot_box, tray_rect
from gridlight.ui.tabletop.lines import PLACE_ROLE
from gridlight.ui.theme import Wishes, theme_for
from helpers.pegs import CARRIER, CORNER, ENEMY, mid_play, passing, set_up, with_reach

LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
NONE = Qt.KeyboardModifier.NoModifier
Key = Qt.Key
NEAR, FAR = (28, -1), (29, 0)
Maker = Callable[..., PegBoard]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Maker]:
    """Boards on the stage of a window, without time passing unless wished."""
    stages: list[QWidget] = []

    def made(model: PegModel | None = None, reduced: bool = True, turned: bool = False) -> PegBoard:
        theme = theme_for(QSizeF(1280, 800), Wishes(reduced=reduced))
        stage = QWidget()
        qtbot.addWidget(stage)
        stages.append(stage)
        stage.resize(800, 780)
        board = PegBoard(stage)
        board.set_palette(theme)
        board.set_view(turned=turned)
        board.lay(QRectF(20, 30, 754, 713))
        board.set_board(mid_play() if model is None else model)
        stage.show()
        stage.activateWindow()
        board.setFocus()
        QApplication.processEvents()
        return board

    yield made
    for stage in stages:
        QTest.mouseRelease(stage, LEFT)


def told(signal: object) -> list[tuple[object, ...]]:
    heard: list[tuple[object, ...]] = []
    signal.connect(lambda *values: heard.append(values))  # type: ignore[attr-defined]
    return heard


def spot(board: PegBoard, hole: Hole) -> QPoint:
    return board.shape.center(hole).toPoint()


def head(board: PegBoard, hole: Hole) -> QPoint:
    """A peg's cap, which no peg in front of it hides."""
    return spot(board, hole) - QPoint(0, round(board.shape.s * 1.4))


def click(board: PegBoard, at: Hole | QPoint, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(board, button, NONE, at if isinstance(at, QPoint) else spot(board, at))


def drag(board: PegBoard, *holes: Hole, drop: bool = True) -> None:
    QTest.mousePress(board, LEFT, NONE, spot(board, holes[0]))
    for hole in holes[1:]:
        QTest.mouseMove(board, spot(board, hole))
    if drop:
        QTest.mouseRelease(board, LEFT, NONE, spot(board, holes[-1]))


def keys(board: PegBoard, *pressed: Key) -> None:
    for key in pressed:
        QTest.keyClick(board, key)


def wheel(board: PegBoard, at: QPoint, turn: int) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(board.mapToGlobal(at)),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(board, event)


# mouse


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("heading", [1, -1])
@pytest.mark.parametrize("close", [False, True])
def test_a_peg_dragged_to_a_lit_hole_is_dropped_there(
    make: Maker, turned: bool, heading: int, close: bool
) -> None:
    board = make(replace(mid_play(), heading=heading), turned=turned)
    board.look_closer(close)
    picked, dropped = told(board.hole_picked), told(board.peg_dropped)
    drag(board, CORNER, NEAR, FAR)
    assert picked == [(CORNER,)]
    assert [(origin, path[-1]) for origin, path in dropped] == [(CORNER, FAR)]  # type: ignore[index]
    assert board.sight.hand is None
    there = board.board.peg_at(FAR)
    assert there is not None and there.kind == "back"
    assert board.board.peg_at(CORNER) is None


def test_the_way_of_the_pointer_chooses_among_paths(make: Maker) -> None:
    over, around = (NEAR, FAR), ((27, 0), (28, 0), FAR)
    landings = (Landing(FAR, 3, around), Landing(FAR, 2, over))
    board = make(replace(mid_play(), offers=(Offer(CORNER, landings),)))
    dropped = told(board.peg_dropped)
    drag(board, CORNER, (27, 0), (28, 0), FAR)
    assert dropped == [(CORNER, around)]


def test_a_dragged_peg_keeps_where_it_is_held(make: Maker) -> None:
    board = make()
    start = head(board, CORNER) + QPoint(2, 3)
    QTest.mousePress(board, LEFT, NONE, start)
    QTest.mouseMove(board, start + QPoint(40, 25))
    hand = board.sight.hand
    assert hand is not None
    foot = board.shape.at(*hand.at)
    assert (foot - board.shape.center(CORNER) - QPointF(40, 25)).manhattanLength() < 1.5


def test_pegs_are_taken_by_their_heads_too(make: Maker) -> None:
    board = make()
    picked = told(board.hole_picked)
    assert board.shape.hole_at(QPointF(head(board, CORNER))) != CORNER
    click(board, head(board, CORNER))
    assert picked == [(CORNER,)]


def test_off_the_lit_holes_it_goes_back(make: Maker) -> None:
    board = make()
    dropped, cancelled = told(board.peg_dropped), told(board.cancelled)
    drag(board, CORNER, NEAR, (2, 15))
    assert dropped == []
    assert cancelled == [()]
    assert board.board.peg_at(CORNER) is not None


def test_a_click_takes_and_another_puts_down_under_the_pointer(make: Maker) -> None:
    board = make()
    dropped = told(board.peg_dropped)
    click(board, spot(board, CORNER) + QPoint(0, -14))
    QTest.mouseMove(board, spot(board, NEAR))
    hand = board.sight.hand
    assert hand is not None and hand.aimed is not None
    assert hand.aimed.hole == NEAR
    assert dropped == []
    click(board, NEAR)
    assert dropped == [(CORNER, (NEAR,))]


def test_escape_and_the_right_button_let_it_fall(make: Maker) -> None:
    board = make()
    cancelled = told(board.cancelled)
    click(board, CORNER)
    QTest.keyClick(board, Key.Key_Escape)
    assert board.sight.hand is None
    click(board, CORNER)
    click(board, NEAR, RIGHT)
    assert board.sight.hand is None
    assert cancelled == [(), ()]


@pytest.mark.ruling("PS-13")
def test_an_opponent_is_hit_and_the_answer_may_refuse(make: Maker) -> None:
    board = make()
    model = board.board
    dropped = told(board.peg_dropped)
    drag(board, CORNER, FAR, ENEMY)
    assert len(dropped) == 1
    assert board.board.stack_at(ENEMY) is not None
    board.set_board(model)
    assert board.board.stack_at(ENEMY) is None


def test_one_may_step_over_the_sideline(make: Maker) -> None:
    out = Landing((36, 4), 4, ((33, 4), (34, 4), (35, 4), (36, 4)), "out")
    board = make(replace(mid_play(), offers=(Offer((32, 4), (out,)),)))
    dropped = told(board.peg_dropped)
    drag(board, (32, 4), (36, 4))
    assert dropped == [((32, 4), out.path)]


def test_what_is_not_on_offer_stays(make: Maker) -> None:
    board = make()
    picked = told(board.hole_picked)
    drag(board, ENEMY, CORNER)
    assert board.sight.hand is None
    assert picked == []
    click(board, (3, 3))
    assert picked == [((3, 3),)]


def test_targets_and_receivers_are_chosen_by_a_click(make: Maker) -> None:
    board = make(passing())
    picked, hovered = told(board.hole_picked), told(board.hovered)
    QTest.mouseMove(board, spot(board, (32, 4)))
    assert board.sight.hover == (32, 4)
    assert board.cursor().shape() == Qt.CursorShape.PointingHandCursor
    click(board, (32, 4))
    click(board, (17, -4))
    assert picked == [((32, 4),), ((17, -4),)]
    assert hovered[0] == ((32, 4),)


def test_hover_shows_who_could_be_taken(make: Maker) -> None:
    board = make()
    QTest.mouseMove(board, spot(board, CORNER))
    assert board.sight.hover == CORNER
    QTest.mouseMove(board, spot(board, ENEMY))
    assert board.sight.hover is None
    QTest.mouseMove(board, QPoint(2, 2))
    assert board.sight.hover is None


def test_reach_is_asked_by_hovering(make: Maker) -> None:
    board = make(with_reach(mid_play(), CORNER))
    board.show_reach(True)
    QTest.mouseMove(board, spot(board, NEAR))
    assert board.sight.hover == NEAR


def test_a_new_board_keeps_a_peg_in_the_hand_that_is_still_on_offer(make: Maker) -> None:
    board = make()
    click(board, CORNER)
    board.set_board(replace(mid_play(), moves_left=4))
    assert board.sight.hand is not None
    board.set_board(replace(mid_play(), offers=()))
    assert board.sight.hand is None


def test_a_board_may_get_another_size_or_heading(make: Maker) -> None:
    board = make()
    way = board.shape.way
    board.set_board(replace(mid_play(), width=31, half=15))
    assert (board.shape.width, board.shape.half) == (31, 15)
    board.set_board(replace(mid_play(), heading=-1))
    assert (board.shape.width, board.shape.way) == (35, -way)


# closer and back


def test_the_wheel_looks_closer_at_what_is_under_the_pointer(make: Maker) -> None:
    board = make()
    zoomed = told(board.zoomed)
    at = spot(board, CORNER)
    wheel(board, at, 120)
    assert board.eye.close
    assert board.shape.s > 1.5 * board.whole.s
    assert (board.shape.center(CORNER) - QPointF(at)).manhattanLength() < 3
    wheel(board, at, -120)
    assert board.shape is board.whole
    assert zoomed == [(True,), (False,)]


def test_the_plank_fills_the_window_at_every_corner(make: Maker) -> None:
    board = make()
    for hole in ((1, -20), (35, 20), (1, 20), (35, -20), (18, 0)):
        board.eye.zoom(True, hole)
        plank, window = board.shape.plank, board.shape.window
        assert plank.adjusted(-1, -1, 1, 1).contains(window)
        assert window.contains(board.shape.center(hole))
        board.eye.zoom(False, hole)


def test_close_up_about_twenty_one_holes_are_seen(make: Maker) -> None:
    board = make()
    board.look_closer(True)
    window = board.shape.window
    assert 20 <= min(window.width(), window.height()) / board.shape.s <= 22


def test_the_board_can_be_pushed_about_close_up(make: Maker) -> None:
    board = make(replace(mid_play(), offers=()))
    board.look_closer(True)
    before = board.shape.center((18, 0))
    start = board.shape.window.center().toPoint() + QPoint(-150, 60)
    QTest.mousePress(board, MIDDLE, NONE, start)
    QTest.mouseMove(board, start + QPoint(40, 30))
    QTest.mouseRelease(board, MIDDLE, NONE, start + QPoint(40, 30))
    assert (board.shape.center((18, 0)) - before - QPointF(40, 30)).manhattanLength() < 3
    picked = told(board.hole_picked)
    QTest.mousePress(board, LEFT, NONE, start)
    QTest.mouseMove(board, start + QPoint(-40, -30))
    QTest.mouseRelease(board, LEFT, NONE, start + QPoint(-40, -30))
    assert (board.shape.center((18, 0)) - before).manhattanLength() < 4
    assert picked == []


def test_the_map_leads_to_where_it_is_pressed(make: Maker) -> None:
    board = make()
    board.look_closer(True)
    at = map_point(board.shape, (8, 12)).toPoint()
    assert map_rect(board.shape).contains(QPointF(at))
    click(board, at)
    board.hurry()
    assert board.shape.window.contains(board.shape.center((8, 12)))


def test_the_window_follows_the_ball(make: Maker) -> None:
    board = make()
    board.look_closer(True)
    gone = replace(mid_play(), pegs=(*mid_play().pegs, replace(mid_play().pegs[0], hole=(6, 17))))
    board.set_board(replace(gone, carrier=(6, 17)))
    board.hurry()
    assert board.shape.window.contains(board.shape.center((6, 17)))


def test_the_window_stays_where_it_was_pushed_while_others_move(make: Maker) -> None:
    board = make()
    board.look_closer(True)
    board.eye.look((6, 10))
    board.hurry()
    eye = board.sight.eye
    assert not board.shape.window.contains(board.shape.center(CARRIER))
    board.play([Walk(((5, 6), (5, 8)))], replace(mid_play(), moves_left=3))
    board.hurry()
    assert board.sight.eye == eye


def test_what_can_no_longer_be_taken_is_lit_no_more(make: Maker) -> None:
    board = make()
    QTest.mouseMove(board, spot(board, CORNER))
    assert board.sight.hover == CORNER
    board.set_board(replace(mid_play(), offers=()))
    assert board.sight.hover is None


def test_keys_look_closer_and_the_window_follows_the_cursor(make: Maker) -> None:
    board = make()
    board.set_cursor((30, 15))
    keys(board, Key.Key_Plus)
    assert board.eye.close
    assert board.shape.window.contains(board.shape.center((30, 15)))
    keys(board, *[Key.Key_Up] * 25)
    assert board.sight.cursor == (5, 15)
    assert board.shape.window.contains(board.shape.center((5, 15)))
    keys(board, Key.Key_Minus)
    assert not board.eye.close


def test_carried_to_the_edge_the_window_moves_on(make: Maker) -> None:
    board = make()
    board.look_closer(True)
    before = board.sight.eye
    QTest.mousePress(board, LEFT, NONE, spot(board, CORNER))
    edge = board.shape.window.center().toPoint()
    edge.setX(round(board.shape.window.right()) - 4)
    for _ in range(6):
        QTest.mouseMove(board, edge)
        QTest.mouseMove(board, edge - QPoint(1, 0))
    assert board.sight.eye[1] > before[1]


# keys


def test_arrows_walk_as_they_point(make: Maker) -> None:
    for turned in (False, True):
        for heading in (1, -1):
            board = make(replace(mid_play(), heading=heading), turned=turned)
            board.set_cursor((18, 0))
            at = board.shape.center((18, 0))
            for key, x, y in (
                (Key.Key_Right, 1, 0),
                (Key.Key_Left, -1, 0),
                (Key.Key_Up, 0, -1),
                (Key.Key_Down, 0, 1),
            ):
                board.set_cursor((18, 0))
                keys(board, key)
                assert board.sight.cursor is not None
                way = (board.shape.center(board.sight.cursor) - at) / board.shape.s
                assert (round(way.x()), round(way.y())) == (x, y)


def test_enter_takes_and_puts_down(make: Maker) -> None:
    board = make()
    dropped = told(board.peg_dropped)
    board.set_cursor(CORNER)
    keys(board, Key.Key_Return)
    assert board.sight.hand is not None
    keys(board, Key.Key_Down, Key.Key_Return)
    assert dropped == [(CORNER, (NEAR,))]


def test_page_keys_go_from_stop_to_stop(make: Maker) -> None:
    board = make()
    keys(board, Key.Key_Right)
    seen = set()
    for _ in range(7):
        keys(board, Key.Key_PageDown)
        seen.add(board.sight.cursor)
    assert seen == {peg.hole for peg in board.board.pegs if peg.team == "home"}
    board.set_cursor(CORNER)
    keys(board, Key.Key_Return, Key.Key_PageDown)
    hand = board.sight.hand
    assert hand is not None and hand.aimed is not None


def test_the_cursor_stays_on_the_board(make: Maker) -> None:
    board = make()
    board.set_cursor((35, 20))
    keys(board, Key.Key_Right, Key.Key_Right)
    assert board.sight.cursor == (35, 20)
    keys(board, Key.Key_Down, Key.Key_Down)
    assert board.sight.cursor == (36, 20)


def test_enter_chooses_where_nothing_can_be_taken(make: Maker) -> None:
    board = make(replace(mid_play(), offers=(), targets=(Target(ENEMY, "chase"),)))
    picked = told(board.hole_picked)
    board.set_cursor(ENEMY)
    keys(board, Key.Key_Return)
    assert picked == [(ENEMY,)]


def test_other_keys_are_the_stage_s(make: Maker) -> None:
    board = make()
    heard: list[int] = []
    stage = board.parentWidget()
    stage.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]
    keys(board, Key.Key_D, Key.Key_H)
    assert heard == [Key.Key_D, Key.Key_H]


def test_the_cursor_shows_for_keys_alone(make: Maker) -> None:
    board = make()
    board.set_cursor(CORNER)
    assert board.sight.cursor == CORNER
    click(board, (3, 3))
    assert board.sight.cursor is None
    board.clearFocus()
    assert board.sight.cursor is None


# the tray


def test_a_peg_is_dragged_out_of_the_tray_and_back(make: Maker) -> None:
    board = make(set_up())
    placed, removed = told(board.peg_placed), told(board.peg_removed)
    rect = tray_rect(board.shape, board.board, 1.0)
    start = slot_box(board.shape, rect, 3).center().toPoint()
    QTest.mousePress(board, LEFT, NONE, start)
    grip = board.sight.hand
    assert grip is not None
    way = spot(board, (18, -5)) - board.shape.at(*grip.at).toPoint()
    QTest.mouseMove(board, start + way)
    QTest.mouseRelease(board, LEFT, NONE, start + way)
    assert placed == [(3, (18, -5))]
    QTest.mousePress(board, LEFT, NONE, head(board, (16, -1)))
    QTest.mouseMove(board, start - QPoint(0, 9))
    QTest.mouseMove(board, start)
    QTest.mouseRelease(board, LEFT, NONE, start)
    assert removed == [((16, -1),)]


def test_letters_place_and_delete_takes_off(make: Maker) -> None:
    board = make(set_up())
    placed, removed = told(board.peg_placed), told(board.peg_removed)
    board.set_cursor((18, -5))
    keys(board, Key.Key_B, Key.Key_R, Key.Key_L)
    assert placed == [(2, (18, -5)), (0, (18, -5))]
    board.set_cursor((16, -1))
    keys(board, Key.Key_Delete)
    assert removed == [((16, -1),)]


def test_a_double_click_takes_a_placed_peg_off(make: Maker) -> None:
    board = make(set_up())
    removed = told(board.peg_removed)
    click(board, head(board, (16, -1)))
    QTest.mouseDClick(board, LEFT, NONE, head(board, (16, -1)))
    assert removed == [((16, -1),)]


def test_placed_pegs_change_places(make: Maker) -> None:
    board = make(set_up())
    dropped = told(board.peg_dropped)
    QTest.mousePress(board, LEFT, NONE, head(board, (16, -1)))
    QTest.mouseMove(board, head(board, (19, -1)))
    QTest.mouseMove(board, head(board, (20, -1)))
    QTest.mouseRelease(board, LEFT, NONE, head(board, (20, -1)))
    assert dropped == [((16, -1), ((20, -1),))]


def test_of_pegs_behind_each_other_the_one_that_is_seen_is_taken(make: Maker) -> None:
    board = make(set_up())
    picked = told(board.hole_picked)
    for hole in ((16, -1), (18, -1), (20, -1)):
        click(board, head(board, hole))
        keys(board, Key.Key_Escape)
    click(board, spot(board, (16, -1)))
    assert picked == [((16, -1),), ((18, -1),), ((20, -1),), ((17, -1),)]


# what it says


def test_it_has_a_name_a_description_and_a_list(make: Maker) -> None:
    board = make()
    assert board.accessibleName() == "Pegskin board"
    assert "5 of 8 moves left" in board.accessibleDescription()
    board.set_cursor(CARRIER)
    assert board.accessibleDescription().startswith("25,-2")
    assert board.lines.rowCount() == len(board.board.busy)
    rows = [board.lines.index(i, 0) for i in range(board.lines.rowCount())]
    found = {board.lines.data(row, PLACE_ROLE): str(board.lines.data(row)) for row in rows}
    assert "with the ball" in found[CARRIER]
    assert board.lines.data(board.lines.index(99, 0)) is None


def test_a_click_while_something_moves_hurries_it(make: Maker) -> None:
    board = make(reduced=False)
    board.hurry()
    board.play([Walk((CORNER, NEAR, FAR))], mid_play())
    assert board.acting.running
    click(board, (3, 3))
    assert not board.acting.running
