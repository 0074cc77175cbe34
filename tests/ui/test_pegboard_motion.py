"""The peg board in motion: hops, blocks, flights, dice, the glow; painting in parts is enough."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.present.pegboard import (
    Block,
    Die,
    Flight,
    Gauge,
    Motion,
    PegModel,
    Roll,
    Shift,
    Walk,
)
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.peg_dice import MARKS, UP, die_words, faces_of, look_of
from gridlight.ui.pegboard.acting import ON_TOP, along
from gridlight.ui.pegboard.board import PegBoard
from gridlight.ui.pegboard.dice_tray import DiceTray, slots
from gridlight.ui.pegboard.dirt import dirt
from gridlight.ui.pegboard.gauges import between, pin_places
from gridlight.ui.pegboard.scene import Scene
from gridlight.ui.pegboard.sight import Sight
from gridlight.ui.theme import Wishes, theme_for
from helpers.pegs import CARRIER, CORNER, ENEMY, mid_play, passing, set_up, with_reach

SLACK = 4  # gradients round otherwise where a clip begins elsewhere
ALL: tuple[Motion, ...] = (
    Walk((CORNER, (28, -1), (29, 0))),
    Block(((17, 0), (17, 1))),
    Walk((CARRIER, (24, -2), (23, -1))),
    Flight(CARRIER, (5, 6), "pass"),
    Flight(CARRIER, (30, -8), "pitch"),
    Shift(((CARRIER, (25, -12)), (ENEMY, (30, -9)))),
)
DICE = (Die("sdt", "T"), Die("number", "3"))


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Callable[..., PegBoard]]:
    """Boards whose animations take their time, or none."""
    stages: list[QWidget] = []

    def made(model: PegModel | None = None, reduced: bool = False) -> PegBoard:
        stage = QWidget()
        qtbot.addWidget(stage)
        stages.append(stage)
        stage.resize(1280, 780)
        theme = theme_for(QSizeF(1280, 800), Wishes(reduced=reduced))
        board, tray = PegBoard(stage), DiceTray(stage)
        board.set_palette(theme)
        tray.set_palette(theme)
        board.lay(QRectF(20, 30, 754, 713))
        tray.lay(QRectF(784, 48, 484, 172))
        board.set_tray(tray)
        board.set_board(mid_play() if model is None else model)
        stage.show()
        board.hurry()
        QApplication.processEvents()
        return board

    yield made


def at(board: PegBoard, share: float) -> Sight:
    """Have the present motion stand at a share of its way."""
    way = board.acting._glide._way
    way.setCurrentTime(round(way.duration() * share))
    return board.sight


def dice_of(board: PegBoard) -> DiceTray:
    tray = board._dice
    assert tray is not None
    return tray


def test_a_peg_hops_from_hole_to_hole(make: Callable[..., PegBoard]) -> None:
    board = make()
    board.play([Walk((CORNER, (28, -1), (29, 0)))], mid_play())
    (mover,) = at(board, 0.5).movers
    assert mover.at == pytest.approx((28, -1), abs=0.05)
    assert CORNER in board.sight.hidden
    high, low = at(board, 0.25).movers[0].lift, at(board, 0.5).movers[0].lift
    assert high > 0.4 > low


@pytest.mark.ruling("PS-13")
def test_a_blocking_peg_comes_to_stand_on_top(make: Callable[..., PegBoard]) -> None:
    board = make()
    board.play([Block(((17, 0), (17, 1)))])
    assert at(board, 0.98).movers[0].lift == pytest.approx(ON_TOP, abs=0.15)
    board.hurry()
    assert board.board.stack_at((17, 1)) is not None
    assert board.board.zones[-1].hole == (17, 1)


def test_a_carrier_takes_the_ball_along(make: Callable[..., PegBoard]) -> None:
    board = make()
    board.play([Walk((CARRIER, (25, -3)))])
    assert at(board, 0.5).movers[0].ball
    board.hurry()
    assert board.board.carrier == (25, -3)


@pytest.mark.parametrize("kind", ["snap", "hand-off", "pitch", "pass"])
def test_the_ball_flies_in_an_arc_to_where_it_is_caught(
    make: Callable[..., PegBoard], kind: str
) -> None:
    board = make()
    board.play([Flight(CARRIER, (5, 6), kind)])  # type: ignore[arg-type]
    heights = []
    for share in (0.02, 0.5, 0.98):
        ball = at(board, share).ball
        assert ball is not None
        heights.append(ball.height)
    assert heights[1] >= max(heights[0], heights[2]) - 0.05
    assert heights[2] > 1  # caught over a cap
    board.hurry()
    assert board.board.carrier == (5, 6)
    assert board.sight.ball is None


@pytest.mark.ruling("PS-3")
def test_all_slide_back_at_once_when_the_board_ends(make: Callable[..., PegBoard]) -> None:
    board = make()
    board.play([Shift(((CARRIER, (25, -12)), (ENEMY, (30, -9))))])
    sight = at(board, 0.5)
    assert len(sight.movers) == 2
    assert (sight.model.stacks, len(sight.model.pegs)) == ((), 2)
    assert sight.movers[0].at == pytest.approx((25, -7), abs=0.1)
    board.hurry()
    assert board.board.carrier == (25, -12)


def test_the_truth_comes_last_and_done_is_called_once(make: Callable[..., PegBoard]) -> None:
    board = make()
    truth = replace(mid_play(), to_make=3)
    done: list[PegModel] = []
    board.play((*ALL, Roll(DICE, "x")), truth, lambda: done.append(board.board))
    assert board.acting.running
    board.hurry()
    assert done == [truth]
    assert not board.acting.running
    assert (board.sight.movers, board.sight.ball) == ((), None)


def test_without_motion_all_is_there_at_once(make: Callable[..., PegBoard]) -> None:
    board = make(reduced=True)
    done: list[bool] = []
    board.play((*ALL, Roll(DICE, "x")), None, lambda: done.append(True))
    assert done == [True]
    assert dice_of(board).lying[:2] == DICE


def test_a_new_truth_breaks_off_what_is_shown(make: Callable[..., PegBoard]) -> None:
    board = make()
    done: list[bool] = []
    board.play(ALL, None, lambda: done.append(True))
    board.set_board(mid_play())
    assert not board.acting.running
    assert done == []
    assert board.sight.movers == ()


def test_motions_run_on_by_themselves(make: Callable[..., PegBoard], qtbot: QtBot) -> None:
    board = make()
    board.set_palette(theme_for(QSizeF(1280, 800), Wishes(speed=50)))
    done: list[bool] = []
    board.play((*ALL, Roll(DICE, "x")), mid_play(), lambda: done.append(True))
    qtbot.waitUntil(lambda: done == [True], timeout=5000)


def test_points_along_a_way() -> None:
    path = ((0, 0), (10, 0), (10, 20))
    assert along(path, 0.5)[0] == (10, 0)
    assert along(path, 1.0) == ((10, 20), 1.0, True)
    assert along(path, 0.2)[2] is False


# dice


@pytest.mark.ruling("PS-7")
def test_each_die_has_its_six_faces() -> None:
    for kind, marks in MARKS.items():
        for mark in set(marks):
            faces = faces_of(Die(kind, mark))
            assert sorted(faces) == [1, 2, 3, 4, 5, 6]
            assert sorted(faces.values()) == sorted(marks)
            assert faces[UP] == mark
    assert die_words(Die("sdt", "D")) == "Double"
    assert die_words(Die("number", "4"), DICE) == "times 4"
    assert die_words(Die("number", "4")) == "Four"
    assert die_words(Die("number", "4", "40 yards")) == "40 yards"
    assert die_words(Die("first", "black")) == "Black first"


def test_a_die_of_one_kind_is_made_once() -> None:
    assert look_of(Die("sdt", "D")) is look_of(Die("sdt", "D"))
    assert look_of(Die("first", "black")).ground(UP)[0] == "die_black"


def test_dice_come_to_rest_where_they_belong(make: Callable[..., PegBoard]) -> None:
    board = make()
    tray = dice_of(board)
    board.play([Roll(DICE, "den")])
    at(board, 0.3)
    rolling = dict(tray._rolling)
    assert set(rolling) == set(DICE)
    assert [die.kind for die in tray.lying].count("first") == 1
    board.hurry()
    assert tray._rolling == ()
    assert slots(tray.lying) == (0, 1, 2)
    for slot in range(3):
        assert tray.felt.contains(tray.rest(slot))


def test_dice_of_a_kind_lie_side_by_side(make: Callable[..., PegBoard]) -> None:
    board = make()
    tray = dice_of(board)
    kick = (Die("sdt", "S"), Die("sdt", "S"))
    board.play([Roll(kick, "kick")], replace(mid_play(), dice=kick, moves=0))
    assert len({way.end.x() for _, way in tray._ways[1]}) == 2  # type: ignore[index]
    board.hurry()
    assert tray.lying == kick
    punt = (*(Die("number", face) for face in "33"), *DICE)
    assert slots((*punt, Die("first", "black"))) == (0, 1, 2, 3, 4)
    assert tray.felt.contains(tray.rest(3))


def test_the_same_seed_rolls_the_same_way(make: Callable[..., PegBoard]) -> None:
    tray = dice_of(make())

    def seen(seed: str) -> object:
        tray.show_roll(Roll(DICE, seed), 0.4)
        return tray._rolling

    assert seen("a") == seen("a")
    assert seen("a") != seen("b")


def test_the_tray_says_what_lies_there(make: Callable[..., PegBoard]) -> None:
    board = make()
    tray = dice_of(board)
    assert tray.words() == "Double, times 4, White first, 5 of 8 moves left"
    assert tray.accessibleDescription() == tray.words()
    board.set_board(replace(mid_play(), dice=(), moves=0))
    assert tray.words() == "No dice"


def test_without_a_tray_a_roll_takes_no_time(make: Callable[..., PegBoard]) -> None:
    board = make()
    board.set_tray(None)
    board.play([Roll(DICE, "x")])
    assert not board.acting.running


# gauges and glow


@pytest.mark.ruling("PS-32")
def test_the_gauges_pegs_stand_on_the_offense_s_left_and_right(
    make: Callable[..., PegBoard],
) -> None:
    for heading in (1, -1):
        board = make(replace(mid_play(), heading=heading))
        shape = board.shape
        places = pin_places(shape, Gauge(53, 50, 60))
        above = {stripes for point, stripes in places if point.y() < shape.window.top()}
        assert above == ({3} if heading > 0 else {2})
        (ball,) = (point for point, stripes in places if stripes == 3)
        assert ball.x() == pytest.approx(shape.gauge_x(53))
    assert len(pin_places(shape, Gauge(95, 95, 105))) == 2


@pytest.mark.ruling("PS-32")
def test_the_gauges_pegs_glide_to_a_new_reading(make: Callable[..., PegBoard]) -> None:
    board = make()
    board.set_board(replace(mid_play(), gauge=Gauge(60, 60, 70)))
    way = board._gauge._way
    way.setCurrentTime(way.duration() // 2)
    assert board.sight.gauge.ball is not None
    assert 53 < board.sight.gauge.ball < 60
    board.hurry()
    assert board.sight.gauge == Gauge(60, 60, 70)
    assert between(Gauge(None, 1, 2), Gauge(5, 3, None), 0.5) == Gauge(5, 2, None)


def test_the_glow_breathes_only_while_something_is_held(make: Callable[..., PegBoard]) -> None:
    board = make()
    board.carry.take(CORNER)
    assert board._breath.breathing
    board._breath.breathe()
    assert 0.7 < board.sight.breath < 1.0
    board.put_back()
    assert not board._breath.breathing
    assert board.sight.breath == 1.0
    still = make(reduced=True)
    still.carry.take(CORNER)
    assert not still._breath.breathing


# painting in parts


class Canvas:
    """Follows a board's sights, painting what is said to have changed."""

    def __init__(self, board: PegBoard) -> None:
        self.board = board
        self.scene = Scene(board.whole)
        self.parts = self._blank()
        self.sight = board.sight
        self.partial = 0
        self._paint(self.parts, self.sight, (QRectF(board.rect()),))

    def _blank(self) -> QImage:
        image = QImage(self.board.size(), QImage.Format.Format_RGB32)
        image.fill(0x553311)
        return image

    def _paint(self, image: QImage, sight: Sight, rects: tuple[QRectF, ...]) -> None:
        painter = QPainter(image)
        smooth(painter)
        shape = self.board.shape_of(sight)
        for rect in rects:
            painter.setClipRect(rect)
            painter.fillRect(rect, 0x553311)
            self.scene.paint(painter, shape, sight, rect)
        painter.end()

    def follow(self) -> None:
        after = self.board.sight
        shapes = (self.board.shape_of(self.sight), self.board.shape_of(after))
        region = dirt(shapes, self.sight, after)
        self.sight = after
        if region is None:
            rects: tuple[QRectF, ...] = (QRectF(self.board.rect()),)
        else:
            self.partial += 1
            rects = tuple(QRectF(rect) for rect in region)  # type: ignore[attr-defined]
        self._paint(self.parts, after, rects)

    def check(self) -> None:
        whole = self._blank()
        self._paint(whole, self.sight, (QRectF(self.board.rect()),))
        off = np.abs(pixels(self.parts) - pixels(whole)).max(axis=2)
        rows, columns = np.nonzero(off > SLACK)
        where = (columns.min(), rows.min(), columns.max(), rows.max()) if len(rows) else None
        assert where is None, f"{len(rows)} pixels differ within {where}, by {off.max()}"


def pixels(image: QImage) -> np.ndarray:
    """An image's pixels as numbers, rows first."""
    flat = np.frombuffer(image.constBits(), np.uint8)
    return flat.reshape(image.height(), image.width(), 4).astype(np.int16)


@pytest.mark.parametrize("close", [False, True])
@pytest.mark.parametrize("model", [mid_play, passing])
def test_carrying_paints_all_that_changes(
    make: Callable[..., PegBoard], close: bool, model: Callable[[], PegModel]
) -> None:
    board = make(replace(model(), offers=mid_play().offers))
    board.look_closer(close)
    board.hurry()
    canvas = Canvas(board)
    board.carry.take(CARRIER)
    board.carry.finish()
    canvas.follow()
    chance = random.Random("carry")
    column, row = CARRIER
    for step in range(40):
        place = (column + chance.uniform(-5, 5), row + chance.uniform(-4, 4))
        board.carry.move(place, (round(place[0]), round(place[1])))
        if step % 5 == 0:
            board._breath.breathe()
        canvas.follow()
        if step % 13 == 0:
            canvas.check()
    canvas.check()
    assert canvas.partial > 30
    board.carry.drop_back()
    board.hurry()
    canvas.follow()
    canvas.check()


@pytest.mark.parametrize("close", [False, True])
@pytest.mark.parametrize("motion", ALL, ids=lambda motion: type(motion).__name__)
def test_motions_paint_all_that_changes(
    make: Callable[..., PegBoard], motion: Motion, close: bool
) -> None:
    board = make()
    board.look_closer(close)
    board.hurry()
    canvas = Canvas(board)
    board.play([motion])
    for share in (0.35, 0.4, 0.8, 0.97):  # the first frame may come late
        at(board, share)
        canvas.follow()
        canvas.check()
    board.hurry()
    canvas.follow()
    canvas.check()


def test_cursor_hover_gauge_and_tray_paint_all_that_changes(
    make: Callable[..., PegBoard],
) -> None:
    board = make(with_reach(mid_play(), CORNER))
    canvas = Canvas(board)
    board.see(replace(board.sight, cursor=(5, 5)))
    canvas.follow()
    board.see(replace(board.sight, cursor=(6, 5), hover=CORNER))
    canvas.follow()
    board.see(replace(board.sight, gauge=Gauge(20, 20, 30)))
    canvas.follow()
    canvas.check()
    board.show_reach(True)
    canvas.follow()
    board.hover_at((28, -1))
    canvas.follow()
    canvas.check()
    lined = make(set_up())
    canvas = Canvas(lined)
    for way in (0.7, 0.3, 0.0, 0.4, 1.0):
        lined.see(replace(lined.sight, tray=way))
        canvas.follow()
        canvas.check()


def test_going_closer_and_about_paints_all_that_changes(make: Callable[..., PegBoard]) -> None:
    board = make()
    canvas = Canvas(board)
    for near, eye in (
        (0.3, (18, 0)),
        (1.0, (20, 3)),
        (1.0, (12, -6)),
        (0.5, (12, -6)),
        (0, (18, 0)),
    ):
        board.see(replace(board.sight, near=near, eye=eye))
        canvas.follow()
        canvas.check()
    assert isinstance(board.shape.center((1, 1)), QPointF)
