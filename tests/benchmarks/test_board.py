"""The All-Pro board in software: milliseconds a frame while a man is dragged over lit squares."""

from __future__ import annotations

from dataclasses import replace
from math import cos, sin

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gridlight.present.board import Flight, Motion, Roll
from gridlight.ui.boards.board import Board
from gridlight.ui.boards.glow import square_dots, square_glow
from gridlight.ui.boards.pieces import hand_piece
from gridlight.ui.lightbox.pace import median_ms
from gridlight.ui.paint import cache
from gridlight.ui.paint.table import paint_table
from gridlight.ui.theme import Theme, Wishes, theme_for
from helpers.boards import mid_play

FRAME_MS = 1000 / 60
GUARD = (9, 8)


class Table(QWidget):
    """The wood that the board lies on, painted below it as on the stage."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        paint_table(painter, QRectF(self.rect()), self.theme)
        painter.end()


def laid(qtbot: QtBot, theme: str = "den", speed: float = 1.0, high: int = 800) -> Board:
    look = theme_for(QSizeF(1280, high), Wishes(theme=theme, speed=speed))
    stage = Table(look)
    qtbot.addWidget(stage)
    stage.resize(1280, high)
    board = Board(stage)
    board.stage_kept = stage  # type: ignore[attr-defined]
    board.set_palette(look)
    board.lay(QRectF(12, 48, 984, high - 167))
    board.set_board(mid_play(3))
    stage.show()
    board.hurry()
    QApplication.processEvents()
    return board


def circling(board: Board, step: int) -> QPointF:
    at = board.shape.center(GUARD)
    return at + QPointF(90 * cos(step * 0.09), 90 * sin(step * 0.09))


@pytest.mark.parametrize("theme", ["den", "daylight"])
def test_a_drag_at_sixty_frames(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], theme: str
) -> None:
    board = laid(qtbot, theme)
    board.carry.take(GUARD)
    board.carry.finish()
    steps = iter(range(10**6))

    def frame() -> None:
        at = circling(board, next(steps))
        board.carry.move(at, at)
        QApplication.processEvents()

    def breath() -> None:
        frame()
        board._breath.breathe()
        QApplication.processEvents()

    lit = len(board.sight.hand.landings) if board.sight.hand else 0
    drag, breathing, whole = median_ms(frame), median_ms(breath), median_ms(board.repaint, 60)
    with capsys.disabled():
        print(
            f"\nboard 1280 × 800, {theme}, {lit} lit squares: {drag:.2f} ms a frame of a drag,"
            f" {breathing:.2f} ms with the glow breathing, {whole:.2f} ms a whole painting"
        )
    assert drag < FRAME_MS / 2
    assert breathing < FRAME_MS


def test_dice_and_a_pass_at_sixty_frames(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    board = laid(qtbot)

    def measured(motion: Motion) -> float:
        board.play([motion])
        way = board.acting._glide._way
        shares = iter([i % 100 / 160 for i in range(10**5)])

        def frame() -> None:
            way.setCurrentTime(round(way.duration() * next(shares)))
            QApplication.processEvents()

        took = median_ms(frame)
        board.set_board(mid_play(3))
        return took

    found = [measured(Roll((5, 2), "den")), measured(Flight((7, 8), (1, 14), "pass"))]
    with capsys.disabled():
        print(f"\ndice {found[0]:.2f} ms a frame, a pass {found[1]:.2f} ms a frame")
    assert max(found) < FRAME_MS


def test_printing_the_board_anew(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    board = laid(qtbot)

    def anew() -> None:
        cache.forget()
        board._reshape()
        board.repaint()

    printed = median_ms(anew, 10)
    with capsys.disabled():
        print(f"\nboard, table and men painted from nothing in {printed:.0f} ms (goal 250)")
    assert printed < 500


def test_against_a_graphics_view(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    """The same pictures as items of a QGraphicsView, without rules for who is lit."""
    board = laid(qtbot)
    board.carry.take(GUARD)
    board.carry.finish()
    steps = iter(range(10**6))

    def frame() -> None:
        at = circling(board, next(steps))
        board.carry.move(at, at)
        QApplication.processEvents()

    own = median_ms(frame)
    view, held = as_view(board)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show()
    QApplication.processEvents()

    def item_frame() -> None:
        held.setPos(circling(board, next(steps)))
        QApplication.processEvents()

    items = median_ms(item_frame)
    with capsys.disabled():
        print(f"\na frame of a drag: own widget {own:.2f} ms, graphics view {items:.2f} ms")
    assert own < FRAME_MS / 4


def as_view(board: Board) -> tuple[QGraphicsView, QGraphicsPixmapItem]:
    """What the board shows, as a scene of pixmaps."""
    scene = QGraphicsScene(0, 0, board.width(), board.height(), board)
    painter_scene = board._ready()
    sight = replace(board.sight, hand=None)

    def put(picture: QPixmap, at: QPointF) -> QGraphicsPixmapItem:
        item = scene.addPixmap(picture)
        item.setPos(at)
        return item

    put(painter_scene.ground(sight.model), QPointF(0, 0))
    assert board.sight.hand is not None
    for landing in board.sight.hand.landings:
        corner = board.shape.cell(landing.square).topLeft()
        put(square_glow(board.shape, landing.cost), corner)
        put(square_dots(board.shape, landing.cost), corner)
    for _, piece in painter_scene.pieces(sight.model):
        put(piece.picture, piece.box.topLeft())
    held = put(hand_piece(board.shape, board.sight.hand).picture, QPointF(0, 0))
    view = QGraphicsView(scene)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    return view, held
