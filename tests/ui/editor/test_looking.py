"""How the board is looked at and what keys do on it: fingers, Space, lines, both sides."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gridlight.cards.model import DefenseCard, Point
from gridlight.session.games import read_deck
from gridlight.ui.editor.screen import EditorScreen
from gridlight.workshop.drafting.drafter import Tool
from gridlight.workshop.drafting.marks import Mark
from helpers.people import settle

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
Lay = Callable[..., EditorScreen]


def pinch(screen: EditorScreen, value: float, at: QPointF) -> None:
    board = screen.board
    event = QNativeGestureEvent(
        *(Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice(), 2),
        *(at, at, QPointF(board.mapToGlobal(at)), value, QPointF()),
    )
    QApplication.sendEvent(board, event)


def test_two_fingers_apart_look_nearer_at_what_is_between_them(lay: Lay) -> None:
    board = (screen := lay("7")).board
    at = board.point(-8.0, 12.0)
    pinch(screen, 0.5, at)
    assert board.sight.zoom == pytest.approx(1.5)
    stays = board.point(-8.0, 12.0) - at
    assert abs(stays.x()) + abs(stays.y()) < 1.0
    pinch(screen, -0.5, at)
    assert board.sight.zoom == pytest.approx(0.75)
    assert not screen.drafter.draft.done


def test_a_drag_with_space_held_pushes_the_board_and_draws_nothing(lay: Lay, qtbot: QtBot) -> None:
    board = (screen := lay("1", bare=True)).board
    QTest.keyClick(board, "p")
    at = board.rect().center()
    QTest.keyPress(board, Qt.Key.Key_Space)
    QTest.mousePress(board, LEFT, NONE, at)
    QTest.mouseMove(board, at + QPoint(50, 20))
    QTest.mouseRelease(board, LEFT, NONE, at + QPoint(50, 20))
    QTest.keyRelease(board, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not board._space)
    yard = board.sight.yard
    assert board.sight.middle == pytest.approx((-50 / yard, 14.25 - 20 / yard), abs=0.01)
    assert not screen.drafter.draft.done
    QTest.keyClick(board, Qt.Key.Key_Home)
    assert board.sight.middle == pytest.approx((0.0, 14.25))


def test_space_alone_uses_the_tool_once_however_long_it_is_held(lay: Lay, qtbot: QtBot) -> None:
    board = (screen := lay("1", bare=True)).board
    QTest.keyClick(board, "p")
    QTest.keyPress(board, Qt.Key.Key_Space)
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
        QApplication.sendEvent(board, QKeyEvent(kind, Qt.Key.Key_Space, NONE, " ", True))
    for _ in range(3):  # as some screens tell of a key that is held
        QTest.keyRelease(board, Qt.Key.Key_Space)
        QTest.keyPress(board, Qt.Key.Key_Space)
    assert not screen.drafter.draft.done
    QTest.keyRelease(board, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(screen.drafter.draft.done) > 0)
    assert len(screen.drafter.draft.done) == 1


def test_space_is_let_go_when_the_keyboard_goes_elsewhere(lay: Lay) -> None:
    board = (screen := lay("1", bare=True)).board
    QTest.keyPress(board, Qt.Key.Key_Space)
    screen.panel.name.setFocus()
    board.setFocus()
    QTest.keyClick(board, "p")
    QTest.mouseClick(board, LEFT, NONE, board.point(3.0, -5.0).toPoint())
    assert len(screen.drafter.draft.done) == 1


def test_alt_and_arrows_go_from_yard_line_to_yard_line(lay: Lay) -> None:
    board = (screen := lay("1", bare=True)).board
    board.cross = (3.0, 1.5)
    seen = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(board, key, ALT)
        seen.append(board.cross)
    assert seen == [(3.0, 5.0), (3.0, 10.0), (0.0, 10.0), (0.0, 5.0)]
    screen.take(Tool.PATH)
    for place in ((2.0, -8.0), (2.0, 3.5)):
        board.press(place)
    screen.take(Tool.SELECT)
    screen.do(lambda: screen.drafter.choose(Mark("point", 1)))
    QTest.keyClick(board, Qt.Key.Key_Down, ALT)
    assert screen.drafter.places()[Mark("point", 1)] == (2.0, 5.0)


def test_both_sides_are_drawn_at_once_by_the_key_and_the_switch(lay: Lay) -> None:
    screen = lay("A", bare=True)
    QTest.keyClick(screen.board, "b")
    assert screen.panel.both.isChecked()
    assert "mirror image" in screen.status_line.status().sentence
    screen.take(Tool.DIAMOND)
    screen.board.press((6.0, 5.0))
    card = screen.drafter.card
    assert isinstance(card, DefenseCard)
    assert card.diamonds == (Point(6.0, 5.0), Point(-6.0, 5.0))
    screen.board.setFocus()
    QTest.keyClick(screen.board, "z")
    assert screen.drafter.card.diamonds == ()  # type: ignore[union-attr]


def test_a_new_deck_is_laid_against_the_bundled_one_and_against_itself_on_wish(
    lay: Lay,
) -> None:
    classic = read_deck()
    screen = lay("1", bare=True, bundled=classic)
    assert screen.live.rivals == classic
    screen.take(Tool.PATH)
    for place in ((0.0, -8.0), (0.0, 40.5)):
        screen.board.press(place)
    assert all(cell.words != "No result yet" for row in screen.table.rows() for cell in row.cells)
    screen.board.setFocus()
    QTest.keyClick(screen.board, "r")
    settle()
    assert screen.live.rivals == screen.drafter.deck
    assert screen.live.note().startswith("A ")
    assert "Classic at the right" in screen.live.note()
    assert "against Bare" in screen.status_line.status().sentence


def test_a_deck_with_formations_is_laid_against_its_own(lay: Lay) -> None:
    screen = lay("7", bundled=read_deck())
    assert screen.live.rivals == screen.drafter.deck
    assert not screen.live.borrowing


def test_what_isnt_drawn_yet_is_led_to_with_its_tool(lay: Lay) -> None:
    screen = lay("1", bare=True)
    screen.show_fault(screen.faults.faults()[0])
    assert screen.drafter.tool is Tool.PATH
    screen.open("A")
    screen.show_fault(screen.faults.faults()[0])
    assert screen.drafter.tool is Tool.DIAMOND
    assert screen.board.hasFocus()


def test_space_pushes_the_board_under_the_pointer_wherever_the_keyboard_is(
    lay: Lay, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    board = (screen := lay("1", bare=True)).board
    screen.take(Tool.PATH)
    screen.strip.setFocus()
    monkeypatch.setattr(board, "underMouse", lambda: True)
    at = board.rect().center()
    QTest.keyPress(screen.strip, Qt.Key.Key_Space)
    QTest.mousePress(board, LEFT, NONE, at)
    QTest.mouseMove(board, at + QPoint(0, -30))
    QTest.mouseRelease(board, LEFT, NONE, at + QPoint(0, -30))
    QTest.keyRelease(board, Qt.Key.Key_Space)
    assert board.sight.middle[1] > 14.5
    qtbot.waitUntil(lambda: not board._space)
    screen.strip.setFocus()
    QTest.keyPress(screen.strip, Qt.Key.Key_Space)
    QTest.keyRelease(board, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not board._space)
    assert not screen.drafter.draft.done
