"""The card editor while a hand drags: what follows it at once against what waits until it rests.

Times are of this thread alone, so that whatever else a busy machine does doesn't count.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gridlight.cards.light import LightTable
from gridlight.cards.results import seven
from gridlight.ui.editor import scripted
from gridlight.ui.editor.screen import EditorScreen
from gridlight.ui.theme import Wishes
from gridlight.workshop.drafting.marks import Mark

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
MOVE_GOAL = 0.5  # of the light's own look at one pair of cards
FRAME_GOAL = 33.0  # milliseconds on an idle core


def taken(work: Callable[[], object]) -> float:
    """Milliseconds of this thread."""
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1e3


def test_a_drag_is_followed_without_waiting(qtbot: QtBot) -> None:
    screen = scripted.editor((1280, 800), Wishes(speed=1e9))
    assert isinstance(screen, EditorScreen)
    qtbot.addWidget(screen)
    qtbot.waitUntil(lambda: not screen.strip.busy, timeout=30_000)
    drafter, board = screen.drafter, screen.board
    pair = screen.live.pair()
    assert pair is not None
    light = taken(lambda: seven(LightTable(drafter.deck), pair.play, pair.formation))
    start = board.point(*drafter.places()[Mark("point", 4)])
    QTest.mousePress(board, LEFT, NONE, start.toPoint())
    moves, frames = [], []
    for n in range(1, 80):
        at = (start + QPointF(1.3 * n, 0.7 * n)).toPoint()
        moves.append(taken(lambda at=at: QTest.mouseMove(board, at)))  # type: ignore[misc]
        frames.append(moves[-1] + taken(QApplication.processEvents))
    assert drafter.dragging
    QTest.mouseRelease(board, LEFT, NONE, start.toPoint())
    move, frame = statistics.median(moves), statistics.median(frames)
    print(f"a move {move:.2f} ms, with its painting {frame:.1f} ms; the light {light:.0f} ms")
    assert move < MOVE_GOAL * light
    assert frame < FRAME_GOAL
