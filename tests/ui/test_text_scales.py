"""Text from 80 to 250 % of its size: what doesn't fit the window is moved into sight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gridlight.present.preferences import TEXT_SCALES
from gridlight.session.table import Setup, Table
from gridlight.ui.loupe import STEP, Loupe, Rail
from gridlight.ui.main_window import MainWindow
from gridlight.ui.screens.settings import SettingsScreen
from gridlight.ui.screenshots import _SCREENS
from gridlight.ui.theme import LARGEST_TEXT, Wishes
from helpers.games_played import play_on
from helpers.people import settle

SIZE = (1280, 800)
SHORT = ("home", "settings", "help", "position", "tables", "print", "penalty-cards", "calls")
Open = Callable[[], MainWindow]
ALT_SHIFT = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier


def laid(qtbot: QtBot, name: str, text: float) -> Loupe:
    """A window's worth of a screen with text of that scale."""
    loupe = Loupe()
    qtbot.addWidget(loupe)
    loupe.resize(*SIZE)
    loupe.set_text(text)
    loupe.addWidget(_SCREENS[name](SIZE, Wishes(text=text, speed=1e9)))
    loupe.show()
    settle()
    return loupe


def grown_as_wanted(loupe: Loupe, text: float) -> bool:
    """Whether type came out so many times as large, and the screen with it."""
    screen = loupe.currentWidget()
    assert screen is not None
    assert not screen.grab().isNull()
    grown = screen.theme.k * screen.theme.text
    return abs(grown - text) < 0.01 and screen.size() == loupe.whole().toSize()


@pytest.mark.parametrize("name", SHORT)
def test_the_largest_text_is_as_large_as_asked_for(qtbot: QtBot, name: str) -> None:
    if name == "settings":
        pytest.skip("its picture shows the settings as they come")
    assert grown_as_wanted(laid(qtbot, name, 2.5), 2.5)


@pytest.mark.long
@pytest.mark.parametrize("text", [0.8, 2.0, 2.5])
@pytest.mark.parametrize("name", [name for name in _SCREENS if name != "settings"])
def test_text_of_any_size_is_as_large_as_asked_for(qtbot: QtBot, name: str, text: float) -> None:
    assert grown_as_wanted(laid(qtbot, name, text), text)


def test_up_to_a_size_the_whole_screen_shows(qtbot: QtBot) -> None:
    loupe = laid(qtbot, "home", LARGEST_TEXT)
    assert loupe.zoom == 1.0
    assert loupe.view() == QRectF(0, 0, *SIZE)
    assert not any(rail.isVisible() for rail in loupe.findChildren(Rail))


def test_the_bars_stay_in_sight(qtbot: QtBot) -> None:
    loupe = laid(qtbot, "calls", 2.5)
    screen = loupe.currentWidget()
    assert screen is not None and screen.top_bar is not None
    loupe.move_by(700, 300)
    assert screen.pos() == QPoint(-700, -300)
    assert screen.top_bar.mapTo(loupe, QPoint()) == QPoint(0, 0)
    line = screen.status_line
    assert line.mapTo(loupe, QPoint(0, line.height())) == QPoint(0, SIZE[1])
    assert line.width() == SIZE[0]


def test_the_view_ends_where_the_screen_does(qtbot: QtBot) -> None:
    loupe = laid(qtbot, "home", 2.5)
    loupe.move_by(1e6, 1e6)
    whole = loupe.whole().toSize()
    assert loupe.view().bottomRight() == QPointF(whole.width(), whole.height())
    loupe.move_by(-1e6, -1e6)
    assert loupe.view().topLeft() == QPointF()


def test_tab_brings_each_control_into_sight(open_window: Open) -> None:
    window = open_window()
    window.resize(*SIZE)
    window.show()
    QTest.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    while window.preferences.text_scale < TEXT_SCALES[-1]:
        QTest.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    window.open_page("settings")
    screen = window.screens["settings"]
    assert isinstance(screen, SettingsScreen)
    assert screen.preferences().text_scale == TEXT_SCALES[-1]
    seen = set()
    for _ in range(30):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        hand = QApplication.focusWidget()
        assert hand is not None
        corner = hand.mapTo(window, QPoint())
        assert window.rect().contains(corner), hand.accessibleName()
        seen.add(hand)
    assert {screen.text, screen.sound, screen.done} <= seen


def test_a_key_a_wheel_and_the_rails_move_the_view(qtbot: QtBot) -> None:
    loupe = laid(qtbot, "home", 2.0)
    QTest.keyClick(loupe, Qt.Key.Key_Right, ALT_SHIFT)
    assert loupe.view().left() == SIZE[0] * STEP
    loupe.move_by(-1e6, -1e6)
    QApplication.sendEvent(loupe, turned(QPoint(0, -120)))
    assert loupe.view().top() > 0
    across, down = loupe.findChildren(Rail)
    QTest.mouseClick(across, Qt.MouseButton.LeftButton, pos=QPoint(across.width() - 2, 5))
    QTest.mouseClick(down, Qt.MouseButton.LeftButton, pos=QPoint(5, down.height() - 2))
    assert loupe.view().right() == round(loupe.whole().width())
    assert loupe.view().bottom() == round(loupe.whole().height())


def turned(angle: QPoint) -> QWheelEvent:
    """A wheel turned over the middle of a window."""
    return QWheelEvent(
        QPointF(600, 400),
        QPointF(600, 400),
        QPoint(),
        angle,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )


def test_the_pointer_at_an_edge_moves_the_view(qtbot: QtBot) -> None:
    loupe = laid(qtbot, "home", 2.5)
    loupe.move_by(-1e6, -1e6)
    at = QPointF(SIZE[0] - 2, 400)
    QApplication.sendEvent(
        loupe,
        QMouseEvent(
            QEvent.Type.MouseMove,
            at,
            loupe.mapToGlobal(at),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        ),
    )
    loupe.cursor().setPos(loupe.mapToGlobal(at).toPoint())
    qtbot.waitUntil(lambda: loupe.view().left() > 100)


def test_control_with_minus_and_nought_make_text_smaller_again(open_window: Open) -> None:
    window = open_window()
    window.show()
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(window, Qt.Key.Key_Minus, control)
    assert window.preferences.text_scale == 0.9
    QTest.keyClick(window, Qt.Key.Key_0, control)
    assert window.preferences.text_scale == 1.0
    assert window.screens["home"].status_line.status().sentence == "Text at 100 %."


@pytest.mark.parametrize("game", ["all-pro", "pegskin"])
def test_the_view_follows_the_hand_over_a_board(open_window: Open, game: str, qtbot: QtBot) -> None:
    window = open_window()
    window.keep(replace(window.preferences, text_scale=2.5))
    path = window.shelf.folder / "large.gridlight"
    path.parent.mkdir(exist_ok=True)
    with Table.start(Setup(game, seed="large"), path) as table:
        play_on(table, 2, steps=40)
    window.open_game(path)
    settle()
    board = window.stage.board  # type: ignore[union-attr]
    board.setFocus()
    for key in (Qt.Key.Key_Right, *[Qt.Key.Key_Up, Qt.Key.Key_Right] * 8):
        QTest.keyClick(board, key)
        settle()
        cursor = board.hand_box().center().toPoint()
        assert window.rect().contains(board.mapTo(window, cursor))
