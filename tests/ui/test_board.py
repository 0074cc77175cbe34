"""The board under hands: dragging, clicking, keys, the tray, and what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.present.board import BoardModel, Landing, Offer, Square, Target
from gridlight.ui.boards.board import Board
from gridlight.ui.boards.tray import slot_center, tray_rect
from gridlight.ui.tabletop.lines import PLACE_ROLE
from gridlight.ui.theme import Wishes, theme_for
from helpers.boards import line_up, mid_play, with_offers

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
Key = Qt.Key
GUARD, NEAR, FAR = (9, 8), (9, 7), (10, 6)
ENEMY = (10, 9)
VIEWS = [(upright, turned) for upright in (False, True) for turned in (False, True)]
Maker = Callable[..., Board]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Maker]:
    """Boards on the stage of a window, without time passing unless wished."""
    stages: list[QWidget] = []

    def made(
        model: BoardModel | None = None,
        reduced: bool = True,
        view: tuple[bool, bool] = (False, False),
    ) -> Board:
        theme = theme_for(QSizeF(1280, 800), Wishes(reduced=reduced))
        stage = QWidget()
        qtbot.addWidget(stage)
        stages.append(stage)
        stage.resize(1010, 760)
        board = Board(stage)
        board.set_palette(theme)
        board.set_view(upright=view[0], turned=view[1])
        board.lay(QRectF(12, 12, 984, 700))
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


def spot(board: Board, square: Square) -> QPoint:
    return board.shape.center(square).toPoint()


def click(board: Board, at: Square | QPoint, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(board, button, NONE, at if isinstance(at, QPoint) else spot(board, at))


def drag(board: Board, *squares: Square, drop: bool = True) -> None:
    QTest.mousePress(board, LEFT, NONE, spot(board, squares[0]))
    for square in squares[1:]:
        QTest.mouseMove(board, spot(board, square))
    if drop:
        QTest.mouseRelease(board, LEFT, NONE, spot(board, squares[-1]))


def keys(board: Board, *pressed: Key) -> None:
    for key in pressed:
        QTest.keyClick(board, key)


# mouse


@pytest.mark.parametrize("view", VIEWS)
def test_a_man_dragged_to_a_legal_square_is_dropped_there(
    make: Maker, view: tuple[bool, bool]
) -> None:
    board = make(view=view)
    picked, dropped = told(board.square_picked), told(board.man_dropped)
    drag(board, GUARD, NEAR, FAR)
    assert picked == [(GUARD,)]
    assert dropped == [(GUARD, (NEAR, FAR))]
    assert board.sight.hand is None
    there = board.board.man_at(FAR)
    assert there is not None and there.letter == "B"
    assert board.board.man_at(GUARD) is None


def test_the_way_of_the_pointer_chooses_among_paths(make: Maker) -> None:
    over, around = (NEAR, FAR), ((10, 7), FAR)
    landings = (Landing(FAR, 2, around), Landing(FAR, 2, over))
    board = make(replace(mid_play(), offers=(Offer(GUARD, landings),)))
    dropped = told(board.man_dropped)
    drag(board, GUARD, NEAR, FAR)
    assert dropped == [(GUARD, over)]
    board.set_board(replace(mid_play(), offers=(Offer(GUARD, landings),)))
    drag(board, GUARD, (10, 7), FAR)
    assert dropped[1:] == [(GUARD, around)]


def test_a_dragged_man_follows_the_pointer(make: Maker) -> None:
    board = make()
    start = spot(board, GUARD)
    QTest.mousePress(board, LEFT, NONE, start + QPoint(5, -4))
    QTest.mouseMove(board, start + QPoint(5 - 60, -4 + 33))
    hand = board.sight.hand
    assert hand is not None
    assert (hand.at - board.shape.center(GUARD) - QPointF(-60, 33)).manhattanLength() < 1.5


def test_off_the_legal_squares_he_goes_back(make: Maker) -> None:
    board = make()
    dropped, cancelled = told(board.man_dropped), told(board.cancelled)
    drag(board, GUARD, NEAR, (1, 2))
    assert dropped == []
    assert cancelled == [()]
    assert board.board.man_at(GUARD) is not None


def test_a_click_takes_and_another_puts_down(make: Maker) -> None:
    board = make()
    dropped = told(board.man_dropped)
    click(board, GUARD)
    QTest.mouseMove(board, spot(board, NEAR))
    hand = board.sight.hand
    assert hand is not None and hand.aimed is not None
    assert hand.aimed.square == NEAR
    assert dropped == []
    click(board, NEAR)
    assert dropped == [(GUARD, (NEAR,))]


def test_escape_and_the_right_button_let_him_fall(make: Maker) -> None:
    board = make()
    cancelled = told(board.cancelled)
    click(board, GUARD)
    click(board, NEAR, RIGHT)
    click(board, GUARD)
    keys(board, Key.Key_Escape)
    assert len(cancelled) == 2
    assert board.sight.hand is None


def test_landing_on_an_opponent_stacks_them(make: Maker) -> None:
    board = make()
    drag(board, GUARD, ENEMY)
    pair = board.board.pair_at(ENEMY)
    assert pair is not None
    assert (pair.upper.team, pair.lower.team) == ("home", "visitors")
    assert board.board.man_at(ENEMY) is None


def test_a_refusal_puts_him_back(make: Maker) -> None:
    board = make()
    board.man_dropped.connect(lambda *_: board.set_board(mid_play()))
    drag(board, GUARD, NEAR)
    assert board.board.man_at(GUARD) is not None
    assert board.board.man_at(NEAR) is None
    assert board.sight.movers == ()


def test_men_without_an_offer_stay(make: Maker) -> None:
    board = make()
    picked, dropped = told(board.square_picked), told(board.man_dropped)
    drag(board, ENEMY, (11, 9))
    assert (picked, dropped) == ([], [])
    click(board, ENEMY)
    assert picked == [(ENEMY,)]
    assert board.sight.hand is None


def test_a_target_is_chosen_by_a_click(make: Maker) -> None:
    bare = replace(mid_play(), offers=(), targets=(Target((11, 12), "throw"),))
    board = make(bare)
    picked = told(board.square_picked)
    QTest.mouseMove(board, spot(board, (11, 12)))
    assert board.sight.hover == (11, 12)
    click(board, (11, 12))
    assert picked == [((11, 12),)]


def test_presses_beside_the_board_are_the_stages(make: Maker) -> None:
    board = make()
    heard: list[object] = []
    stage = board.parentWidget()
    assert stage is not None
    stage.mousePressEvent = lambda event: heard.append(event.button())  # type: ignore[method-assign]
    corner = board.shape.outer.bottomRight() + QPointF(8, 8)
    QTest.mousePress(board, LEFT, NONE, corner.toPoint())
    assert heard == [LEFT]


def test_hovering_tells_the_square(make: Maker) -> None:
    board = make()
    hovered = told(board.hovered)
    for square in (GUARD, GUARD, NEAR):
        QTest.mouseMove(board, spot(board, square))
    assert hovered == [(GUARD,), (NEAR,)]
    QTest.mouseMove(board, spot(board, GUARD))
    assert board.sight.hover == GUARD
    QTest.mouseMove(board, spot(board, ENEMY))
    assert board.sight.hover is None


def test_aiming_tells_the_landing(make: Maker) -> None:
    board = make()
    aimed = told(board.aimed)
    drag(board, GUARD, NEAR, ENEMY, drop=False)
    kinds = [landing[0].kind for landing in aimed if landing[0] is not None]  # type: ignore[attr-defined]
    assert kinds == ["move", "block"]


def test_a_model_may_come_while_a_man_is_in_the_hand(make: Maker) -> None:
    board = make(with_offers(mid_play(), [GUARD], 1))
    click(board, GUARD)
    board.set_board(with_offers(mid_play(), [GUARD], 3))
    hand = board.sight.hand
    assert hand is not None
    assert max(landing.cost for landing in hand.landings) == 3
    board.set_board(with_offers(mid_play(), [(5, 8)], 3))
    assert board.sight.hand is None
    dropped = told(board.man_dropped)
    click(board, NEAR)
    assert dropped == []


# keys


def test_arrows_enter_enter_moves_a_man(make: Maker) -> None:
    board = make()
    picked, dropped = told(board.square_picked), told(board.man_dropped)
    board.set_cursor(GUARD)
    keys(board, Key.Key_Return, Key.Key_Left, Key.Key_Return)
    assert picked == [(GUARD,)]
    assert dropped == [(GUARD, (NEAR,))]


@pytest.mark.parametrize(
    "view, key, there",
    [
        ((False, False), Key.Key_Right, (9, 9)),
        ((False, True), Key.Key_Right, (9, 7)),
        ((True, False), Key.Key_Up, (9, 9)),
        ((True, True), Key.Key_Up, (9, 7)),
        ((False, False), Key.Key_Down, (10, 8)),
        ((True, False), Key.Key_Right, (10, 8)),
        ((True, True), Key.Key_Right, (8, 8)),
    ],
)
def test_arrows_go_where_they_point(
    make: Maker, view: tuple[bool, bool], key: Key, there: Square
) -> None:
    board = make(view=view)
    board.set_cursor(GUARD)
    keys(board, key)
    assert board.sight.cursor == there
    way = board.shape.center(there) - board.shape.center(GUARD)
    ahead = way.x() if key == Key.Key_Right else way.y() if key == Key.Key_Down else -way.y()
    assert ahead == pytest.approx(board.shape.q)


def test_the_cursor_stays_on_the_board(make: Maker) -> None:
    board = make()
    board.set_cursor((0, 0))
    keys(board, Key.Key_Left, Key.Key_Up)
    assert board.sight.cursor == (0, 0)


def test_pages_go_from_landing_to_landing(make: Maker) -> None:
    board = make()
    board.set_cursor(GUARD)
    keys(board, Key.Key_Return, Key.Key_PageDown)
    hand = board.sight.hand
    assert hand is not None and hand.aimed is not None
    first = board.sight.cursor
    keys(board, Key.Key_PageDown, Key.Key_PageUp)
    assert board.sight.cursor == first


def test_tab_shows_a_cursor_and_the_mouse_hides_it(make: Maker) -> None:
    board = make()
    board.clearFocus()
    assert board.sight.cursor is None
    board.setFocus(Qt.FocusReason.TabFocusReason)
    assert board.sight.cursor == board.board.carrier
    click(board, (3, 3))
    assert board.sight.cursor is None
    keys(board, Key.Key_Down)
    assert board.sight.cursor is not None


def test_other_keys_are_left_to_the_stage(make: Maker) -> None:
    board = make()
    heard: list[int] = []
    stage = board.parentWidget()
    assert stage is not None
    stage.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]
    board.set_cursor(GUARD)
    keys(board, Key.Key_P, Key.Key_B, Key.Key_Escape)
    QTest.keyClick(board, Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert heard[:3] == [Key.Key_P, Key.Key_B, Key.Key_Escape]
    assert heard[-1] == Key.Key_Left
    assert board.sight.cursor == GUARD


def test_arrows_take_over_a_man_that_the_mouse_took(make: Maker) -> None:
    board = make()
    dropped = told(board.man_dropped)
    click(board, GUARD)
    keys(board, Key.Key_Left, Key.Key_Return)
    assert dropped == [(GUARD, (NEAR,))]


# line-ups


def slot_point(board: Board, slot: int) -> QPoint:
    rect = tray_rect(board.shape, board.board, 1.0)
    return slot_center(board.shape, rect, slot).toPoint()


@pytest.mark.parametrize("view", VIEWS)
def test_a_man_is_dragged_from_the_tray(make: Maker, view: tuple[bool, bool]) -> None:
    board = make(line_up(), view=view)
    placed = told(board.man_placed)
    QTest.mousePress(board, LEFT, NONE, slot_point(board, 2))
    assert board.sight.hand is not None and board.sight.hand.man.letter == "B"
    QTest.mouseMove(board, spot(board, (7, 7)))
    QTest.mouseRelease(board, LEFT, NONE, spot(board, (7, 7)))
    assert placed == [(2, (7, 7))]


def test_he_isnt_placed_beyond_the_line(make: Maker) -> None:
    board = make(line_up())
    placed, cancelled = told(board.man_placed), told(board.cancelled)
    click(board, slot_point(board, 0))
    click(board, (7, 13))
    assert (placed, len(cancelled)) == ([], 1)


def test_a_placed_man_is_moved_swapped_and_taken_off(make: Maker) -> None:
    board = make(line_up())
    dropped, removed = told(board.man_dropped), told(board.man_removed)
    drag(board, (5, 10), (4, 10))
    assert dropped == [((5, 10), ((4, 10),))]
    board.set_board(line_up())
    drag(board, (7, 10), (6, 10))
    assert dropped[1:] == [((7, 10), ((6, 10),))]
    swapped = board.board.man_at((7, 10))
    assert swapped is not None and swapped.letter == "L"
    board.set_board(line_up())
    QTest.mousePress(board, LEFT, NONE, spot(board, (8, 10)))
    QTest.mouseMove(board, slot_point(board, 9))
    QTest.mouseRelease(board, LEFT, NONE, slot_point(board, 9))
    assert removed == [((8, 10),)]


def test_a_double_click_takes_a_placed_man_off(make: Maker) -> None:
    board = make(line_up())
    removed = told(board.man_removed)
    click(board, (8, 10))
    QTest.mouseDClick(board, LEFT, NONE, spot(board, (8, 10)))
    assert removed == [((8, 10),)]


def test_letters_place_and_delete_removes(make: Maker) -> None:
    board = make(line_up())
    placed, removed = told(board.man_placed), told(board.man_removed)
    board.set_cursor((7, 8))
    keys(board, Key.Key_B, Key.Key_C)
    board.set_cursor((7, 12))
    keys(board, Key.Key_E)
    board.set_cursor((9, 10))
    keys(board, Key.Key_E, Key.Key_Delete)
    assert placed == [(2, (7, 8))]
    assert removed == [((9, 10),)]


def test_the_tray_goes_when_all_are_placed(make: Maker) -> None:
    board = make(line_up())
    assert board.sight.tray == 1.0
    board.set_board(replace(line_up(), tray=None))
    assert board.sight.tray == 0.0


# places and words


@pytest.mark.parametrize("view", VIEWS)
def test_every_square_is_where_it_is_drawn(make: Maker, view: tuple[bool, bool]) -> None:
    board = make(view=view)
    shape = board.shape
    for square in shape.squares():
        assert shape.square_at(shape.center(square)) == square
        assert shape.field.contains(shape.cell(square).center())
    beside = shape.outer.topLeft() + QPointF(2, 2)
    assert shape.square_at(beside) is None


def test_home_attacks_to_the_right_or_up(make: Maker) -> None:
    flat, upright = make().shape, make(view=(True, False)).shape
    assert flat.center((3, 20)).x() > flat.center((3, 3)).x()
    assert upright.center((3, 20)).y() < upright.center((3, 3)).y()
    turned = make(view=(False, True)).shape
    assert turned.center((3, 20)).x() < turned.center((3, 3)).x()
    assert turned.faces_right("home") != flat.faces_right("home")


def test_the_board_can_be_heard(make: Maker) -> None:
    board = make()
    board.set_cursor(GUARD)
    words = board.accessibleDescription()
    assert "j8" in words and "Mariners back" in words
    keys(board, Key.Key_Return, Key.Key_Left)
    assert "may move here, 1 move" in board.accessibleDescription()
    rows = [board.lines.index(i) for i in range(board.lines.rowCount())]
    listed = {index.data(PLACE_ROLE): index.data() for index in rows}
    assert set(listed) == board.board.busy
    assert "with the ball" in listed[(7, 8)]
    assert "out of the play" in listed[(8, 11)]
