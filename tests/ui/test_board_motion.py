"""The board in motion: steps, flights, dice, the glow; and that painting in parts is enough."""

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

from gridlight.present.board import (
    BoardModel,
    Bounce,
    Flight,
    Motion,
    Roll,
    Walk,
)
from gridlight.ui.boards.acting import along
from gridlight.ui.boards.board import Board
from gridlight.ui.boards.dirt import dirt
from gridlight.ui.boards.rolling import hop_at, rest_place, ways
from gridlight.ui.boards.scene import Scene
from gridlight.ui.boards.sight import Sight
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.dice import FACES, showing
from gridlight.ui.theme import Wishes, theme_for
from helpers.boards import line_up, mid_play, with_reach

GUARD = (9, 8)
SLACK = 3  # gradients round otherwise where a clip begins elsewhere
ALL = (
    Walk((GUARD, (9, 7), (9, 6))),
    Flight((7, 8), (1, 14), "pass"),
    Roll((5, 2), "den"),
    Bounce((1, 14), (2, 15)),
)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Callable[..., Board]]:
    """Boards whose animations take their time, or none."""
    stages: list[QWidget] = []

    def made(model: BoardModel | None = None, reduced: bool = False) -> Board:
        stage = QWidget()
        qtbot.addWidget(stage)
        stages.append(stage)
        stage.resize(1010, 760)
        board = Board(stage)
        board.set_palette(theme_for(QSizeF(1280, 800), Wishes(reduced=reduced)))
        board.lay(QRectF(12, 12, 984, 700))
        board.set_board(mid_play() if model is None else model)
        stage.show()
        board.hurry()
        QApplication.processEvents()
        return board

    yield made


def at(board: Board, share: float) -> Sight:
    """Have the present motion stand at a share of its way."""
    way = board.acting._glide._way
    way.setCurrentTime(round(way.duration() * share))
    return board.sight


def test_a_man_walks_square_by_square(make: Callable[..., Board]) -> None:
    board = make()
    board.play([Walk((GUARD, (9, 7), (9, 6)))], mid_play())
    (mover,) = at(board, 0.5).movers
    assert (mover.at - board.shape.center((9, 7))).manhattanLength() < 2
    assert GUARD in board.sight.hidden
    assert at(board, 0.25).movers[0].lift == pytest.approx(1, abs=0.1)


def test_a_carrier_takes_the_ball_along(make: Callable[..., Board]) -> None:
    board = make()
    board.play([Walk(((7, 8), (6, 8)))])
    assert at(board, 0.5).movers[0].ball
    board.hurry()
    assert board.board.carrier == (6, 8)


@pytest.mark.parametrize("kind", ["snap", "hand-off", "pass", "lateral", "kick"])
def test_the_ball_flies_in_an_arc_to_where_it_is_caught(
    make: Callable[..., Board], kind: str
) -> None:
    board = make()
    board.play([Flight((7, 8), (1, 14), kind)])  # type: ignore[arg-type]
    heights = []
    for share in (0.1, 0.5, 0.95):
        ball = at(board, share).ball
        assert ball is not None
        heights.append(ball.height)
    assert heights[1] > heights[2]
    board.hurry()
    assert board.board.carrier == (1, 14)
    assert board.sight.ball is None


def test_a_kick_flies_higher_than_a_pass(make: Callable[..., Board]) -> None:
    high = {}
    for kind in ("pass", "kick"):
        board = make()
        board.play([Flight((7, 8), (7, 18), kind)])  # type: ignore[arg-type]
        ball = at(board, 0.5).ball
        assert ball is not None
        high[kind] = ball.height
    assert high["kick"] > high["pass"]


def test_a_ball_nobody_catches_lies_there(make: Callable[..., Board]) -> None:
    board = make()
    board.play([Flight((7, 8), (10, 18), "kick")])
    board.hurry()
    assert (board.board.carrier, board.board.loose) == (None, (10, 18))


def test_a_fumble_bounces_away(make: Callable[..., Board]) -> None:
    board = make()
    board.play([Bounce((7, 8), (6, 9))])
    assert at(board, 0.5).ball is not None
    board.hurry()
    assert board.board.loose == (6, 9)


def test_the_truth_comes_last_and_done_is_called_once(make: Callable[..., Board]) -> None:
    board = make()
    truth = replace(mid_play(), line=50, fan=())
    done: list[BoardModel] = []
    board.play(ALL, truth, lambda: done.append(board.board))
    assert board.acting.running
    board.hurry()
    assert done == [truth]
    assert not board.acting.running
    assert (board.sight.movers, board.sight.ball) == ((), None)


def test_without_motion_all_is_there_at_once(make: Callable[..., Board]) -> None:
    board = make(reduced=True)
    done: list[bool] = []
    board.play(ALL, mid_play(), lambda: done.append(True))
    assert done == [True]
    assert len(board.sight.dice) == 2


def test_a_new_truth_breaks_off_what_is_shown(make: Callable[..., Board]) -> None:
    board = make()
    done: list[bool] = []
    board.play(ALL, None, lambda: done.append(True))
    board.set_board(mid_play())
    assert not board.acting.running
    assert done == []
    assert board.sight.movers == ()


def test_motions_run_on_by_themselves(make: Callable[..., Board], qtbot: QtBot) -> None:
    board = make()
    board.set_palette(theme_for(QSizeF(1280, 800), Wishes(speed=50)))
    done: list[bool] = []
    board.play(ALL, mid_play(), lambda: done.append(True))
    qtbot.waitUntil(lambda: done == [True], timeout=5000)


# dice


@pytest.mark.parametrize("face", FACES)
def test_a_die_comes_to_rest_with_its_face_up(make: Callable[..., Board], face: int) -> None:
    board = make()
    for seed in range(8):
        (way,) = ways(board.shape, Roll((face,), str(seed)))
        last = way.at(1.0)
        assert (last.height, last.tumble) == (0.0, (0.0, 0.0))
        assert last.at == rest_place(board.shape, 0)
        turn = showing(last.face, last.angle, last.tumble)
        up = {number: turn.of(normal)[2] for number, (normal, _, _) in FACES.items()}
        assert max(up, key=lambda number: up[number]) == face
        assert up[face] == pytest.approx(1)


def test_opposite_faces_make_seven() -> None:
    for one, (normal, _, _) in FACES.items():
        other = FACES[7 - one][0]
        assert tuple(-x for x in normal) == other


def test_the_same_seed_rolls_the_same_way(make: Callable[..., Board]) -> None:
    board = make()
    once, again, else_ = (ways(board.shape, Roll((3, 4), seed)) for seed in ("a", "a", "b"))
    assert [way.at(0.4) for way in once] == [way.at(0.4) for way in again]
    assert once[0].at(0.4) != else_[0].at(0.4)


def test_dice_hop_lower_and_lower() -> None:
    peaks = [
        max(hop_at(a + i / 200 * (b - a)) for i in range(200))
        for a, b in ((0, 0.46), (0.46, 0.76), (0.76, 0.92))
    ]
    assert peaks == sorted(peaks, reverse=True)
    assert hop_at(1.0) == 0.0


def test_dice_lie_until_they_are_taken_away(make: Callable[..., Board]) -> None:
    board = make(reduced=True)
    board.play([Roll((5, 2), "x")], mid_play())
    assert [die.face for die in board.sight.dice] == [5, 2]
    board.clear_dice()
    assert board.sight.dice == ()


def test_points_along_a_way() -> None:
    stops = [QPointF(0, 0), QPointF(10, 0), QPointF(10, 20)]
    assert along(stops, 0.5)[0] == QPointF(10, 0)
    assert along(stops, 1.0)[0] == QPointF(10, 20)
    assert along(stops[:1], 0.3) == (QPointF(0, 0), 0.0)


# the glow


def test_the_glow_breathes_only_while_somebody_is_held(make: Callable[..., Board]) -> None:
    board = make()
    board.carry.take(GUARD)
    assert board._breath.breathing
    board._breath.breathe()
    assert 0.7 < board.sight.breath < 1.0
    board.put_back()
    assert not board._breath.breathing
    assert board.sight.breath == 1.0
    still = make(reduced=True)
    still.carry.take(GUARD)
    assert not still._breath.breathing


# painting in parts


class Canvas:
    """Follows a board's sights, painting what is said to have changed."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.scene = Scene(board.shape)
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
        for rect in rects:
            painter.setClipRect(rect)
            painter.fillRect(rect, 0x553311)
            self.scene.paint(painter, sight, rect)
        painter.end()

    def follow(self) -> None:
        after = self.board.sight
        region = dirt(self.board.shape, self.sight, after)
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


def test_carrying_paints_all_that_changes(make: Callable[..., Board]) -> None:
    board = make()
    canvas = Canvas(board)
    board.carry.take((7, 8))
    board.carry.finish()
    canvas.follow()
    chance = random.Random("carry")
    at = board.shape.center((7, 8))
    for step in range(40):
        at += QPointF(chance.randint(-30, 30), chance.randint(-30, 30))
        board.carry.move(at, at)
        if step % 5 == 0:
            board._breath.breathe()
        canvas.follow()
    canvas.check()
    assert canvas.partial > 30
    board.carry.drop_back()
    board.hurry()
    canvas.follow()
    canvas.check()


@pytest.mark.parametrize("motion", ALL, ids=lambda motion: type(motion).__name__)
def test_motions_paint_all_that_changes(make: Callable[..., Board], motion: Motion) -> None:
    board = make(replace(mid_play(), carrier=(1, 14)) if isinstance(motion, Bounce) else None)
    canvas = Canvas(board)
    board.play([motion])
    for i in range(12):
        at(board, i / 12)
        canvas.follow()
        if i in (3, 7, 11):
            canvas.check()
    board.hurry()
    canvas.follow()
    canvas.check()


def test_cursor_hover_and_tray_paint_all_that_changes(make: Callable[..., Board]) -> None:
    board = make(with_reach(mid_play(), GUARD))
    canvas = Canvas(board)
    board.see(replace(board.sight, cursor=(5, 5)))
    canvas.follow()
    board.see(replace(board.sight, cursor=(6, 5), hover=GUARD))
    canvas.follow()
    canvas.check()
    board.show_reach(True)
    canvas.follow()
    board.hover_at((9, 7))
    canvas.follow()
    canvas.check()
    lined = make(line_up())
    canvas = Canvas(lined)
    for way in (0.7, 0.3, 0.0, 0.4, 1.0):
        lined.see(replace(lined.sight, tray=way))
        canvas.follow()
        canvas.check()


def test_hovering_lights_where_a_man_could_go_and_paints_all_that_changes(
    make: Callable[..., Board],
) -> None:
    board = make()
    canvas = Canvas(board)
    stops = [man.square for man in board.board.men]
    for square in (*stops, None, *stops[::3]):
        board.hover_at(square)
        offer = board.board.offer_at(square) if square is not None else None
        assert board.sight.hinted == (offer.landings if offer is not None else ())
        canvas.follow()
        canvas.check()
    board.setFocus()
    board.point_by("key")
    for square in stops[:6]:
        board.set_cursor(square)
        canvas.follow()
        canvas.check()
    assert canvas.partial > 20
