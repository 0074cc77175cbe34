"""The Pegskin board in software: milliseconds a frame while a peg is dragged over lit holes."""

from __future__ import annotations

from math import cos, sin

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.present.pegboard import Flight, Roll, Walk
from gridlight.ui.lightbox.pace import median_ms
from gridlight.ui.paint import cache
from gridlight.ui.pegboard.board import PegBoard
from gridlight.ui.pegboard.dice_tray import DiceTray
from gridlight.ui.theme import Wishes, theme_for
from helpers.pegs import CARRIER, CORNER, mid_play

FRAME_MS = 1000 / 60


def laid(qtbot: QtBot, theme: str = "den") -> PegBoard:
    look = theme_for(QSizeF(1280, 800), Wishes(theme=theme))
    stage = QWidget()
    qtbot.addWidget(stage)
    stage.resize(1280, 800)
    board, tray = PegBoard(stage), DiceTray(stage)
    board.stage_kept = stage  # type: ignore[attr-defined]
    board.set_palette(look)
    tray.set_palette(look)
    board.lay(QRectF(12, 48, 754, 713))
    tray.lay(QRectF(782, 48, 486, 172))
    board.set_tray(tray)
    board.set_board(mid_play())
    stage.show()
    board.hurry()
    QApplication.processEvents()
    return board


@pytest.mark.parametrize("close", [False, True])
@pytest.mark.parametrize("theme", ["den", "daylight"])
def test_a_drag_at_sixty_frames(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], theme: str, close: bool
) -> None:
    board = laid(qtbot, theme)
    board.look_closer(close)
    board.hurry()
    QApplication.processEvents()
    board.carry.take(CORNER)
    board.carry.finish()
    steps = iter(range(10**6))

    def frame() -> None:
        step = next(steps)
        at = (CORNER[0] + 5 * cos(step * 0.09), CORNER[1] + 5 * sin(step * 0.09))
        board.carry.move(at, (round(at[0]), round(at[1])))
        QApplication.processEvents()

    def breath() -> None:
        frame()
        board._breath.breathe()
        QApplication.processEvents()

    drag, breathing, whole = median_ms(frame), median_ms(breath), median_ms(board.repaint, 60)
    with capsys.disabled():
        print(
            f"\npeg board 1280 × 800, {theme}{', close' if close else ''}: {drag:.2f} ms a frame"
            f" of a drag, {breathing:.2f} ms with the glow breathing,"
            f" {whole:.2f} ms a whole painting"
        )
    assert drag < FRAME_MS / 2
    assert breathing < FRAME_MS
    assert whole < 2 * FRAME_MS  # never while something moves


def test_motions_at_sixty_frames(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    board = laid(qtbot)
    shares = iter([i % 100 / 160 for i in range(10**5)])

    def acted() -> None:
        board.acting.at(next(shares))
        QApplication.processEvents()

    found = {}
    for name, motion in (
        ("a walk", Walk((CARRIER, (24, -2), (23, -1), (22, -1)))),
        ("a pass", Flight(CARRIER, (5, 6))),
        ("dice", Roll(mid_play().dice[:2], "den")),
    ):
        board.play([motion])
        board.acting._glide._way.pause()
        found[name] = median_ms(acted)
        board.set_board(mid_play())
    board.look_closer(True)
    board.hurry()
    QApplication.processEvents()
    steps = iter(range(10**6))

    def pan() -> None:
        step = next(steps)
        board.eye.shift(QPointF(6 * cos(step * 0.1), 6 * sin(step * 0.1)))
        QApplication.processEvents()

    found["pushing the board"] = median_ms(pan)
    with capsys.disabled():
        print("\n" + ", ".join(f"{name} {took:.2f} ms a frame" for name, took in found.items()))
    pushing = found.pop("pushing the board")
    assert max(found.values()) < FRAME_MS
    assert pushing < 2 * FRAME_MS


def test_drilling_the_board_anew(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    board = laid(qtbot)

    def anew() -> None:
        cache.forget()
        board._reshape()
        board.repaint()

    whole = median_ms(anew, 10)
    board.look_closer(True)
    board.hurry()
    close = median_ms(anew, 10)
    with capsys.disabled():
        print(f"\nframe, plank and pegs from nothing in {whole:.0f} ms, close up {close:.0f} ms")
    assert max(whole, close) < 500
