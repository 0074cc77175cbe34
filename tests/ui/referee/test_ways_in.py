"""From the window to the referee's desk: the sheet of a new game, and a game that goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gridlight.ui.referee.stage import RefereeStage
from gridlight.ui.screens.new_game import NewGameScreen
from helpers.people import settle

GAMES = ("foto-electric", "all-pro", "pegskin")


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_of_a_new_game_leads_to_the_desk(open_window, qtbot, game):
    from gridlight.ui.pages import new_game_sheet

    window = open_window()
    sheet = new_game_sheet(window, game, boards="own")
    assert isinstance(sheet, NewGameScreen)
    window.open_made("new-game", sheet)
    settle()
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    settle()
    stage = window.stage
    assert isinstance(stage, RefereeStage)
    assert stage.bridge.table.header.settings["boards"] == "own"
    assert window.preferences.agreed[game]["boards"] == "own"
    stage.pad.buttons()[0].click()
    for _ in range(40):
        settle()
    assert stage.bridge.table.step == 1
    window.go_home()
    qtbot.waitUntil(lambda: window.home.view.last is not None)
    assert window.home.view.last.game == game


def test_the_page_of_the_referee_is_that_sheet(open_window):
    window = open_window()
    window.open_page("referee")
    settle()
    sheet = window.screens["referee"]
    assert isinstance(sheet, NewGameScreen)
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    settle()
    assert isinstance(window.stage, RefereeStage)


def test_record_fairness_and_replay_open_from_the_desk(open_window):
    window = open_window()
    window.open_page("referee")
    settle()
    QTest.keyClick(window.screens["referee"], Qt.Key.Key_Return)
    settle()
    for name in ("record", "fairness"):
        window.told_page(name)
        settle()
        assert window.screens[name].isVisible()
        window.back()
        settle()
    window.stage.replay_wanted.emit()
    settle()
    assert isinstance(window.screens["replay"], RefereeStage)
