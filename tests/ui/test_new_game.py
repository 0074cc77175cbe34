"""The sheet for a new game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight.session.games import GAMES
from gridlight.ui.screens.new_game import LENGTHS, Agreed, NewGameScreen
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import TEAM_COLORS
from helpers.people import settle

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def sheet(qtbot: QtBot) -> NewGameScreen:
    screen = NewGameScreen(Wishes())
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.activateWindow()
    screen.start_focus()
    settle()
    return screen


def agreed_of(sheet: NewGameScreen) -> list[Agreed]:
    found: list[Agreed] = []
    sheet.agreed.connect(found.append)
    return found


def test_one_press_starts_the_usual_game(sheet: NewGameScreen) -> None:
    found = agreed_of(sheet)
    QTest.mouseClick(sheet.play, LEFT)
    assert (found[0].home, found[0].visitors) == ("Home", "Visitors")
    assert found[0].settings["plays_per_quarter"] == 30
    entry = GAMES.get("foto-electric")
    assert entry.read_settings(found[0].settings, "sheet") == entry.read_settings({}, "sheet")


def test_enter_plays_and_escape_goes_back(sheet: NewGameScreen) -> None:
    found = agreed_of(sheet)
    QTest.keyClick(sheet.home_name, Qt.Key.Key_Return)
    assert len(found) == 1
    back: list[bool] = []
    sheet.home_wanted.connect(lambda: back.append(True))
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert back == [True]


def test_options_are_folded_away(sheet: NewGameScreen) -> None:
    assert not sheet.feel.isVisible()
    QTest.mouseClick(sheet.options, LEFT)
    assert sheet.feel.isVisible()
    assert sheet.sheet().bottom() <= sheet.stage().bottom()
    QTest.mouseClick(sheet.options, LEFT)
    assert not sheet.feel.isVisible()


def test_every_option_reaches_the_game(sheet: NewGameScreen) -> None:
    sheet.unfold(True)
    settle()
    sheet.length.set_current(3)
    sheet.try_points.set_current(1)
    sheet.ties.set_current(1)
    sheet.clock.set_current(2)
    for switch in (sheet.feel, sheet.hand):
        QTest.mouseClick(switch, LEFT)
    found = agreed_of(sheet)
    QTest.mouseClick(sheet.play, LEFT)
    settings = GAMES.get("foto-electric").read_settings(found[0].settings, "sheet")
    assert settings == {
        "plays_per_quarter": 30,
        "quarter_minutes": 15,
        "collegiate_try": True,
        "sudden_death": True,
        "table_feel": True,
        "decision_seconds": 45,
        "roll_by_hand": True,
    }


@pytest.mark.parametrize("place", range(len(LENGTHS)))
def test_every_length_is_one_that_the_game_knows(sheet: NewGameScreen, place: int) -> None:
    sheet.length.set_current(place)
    GAMES.get("foto-electric").read_settings(sheet.settings(), "sheet")


def test_two_teams_of_one_name_are_refused_in_a_sentence(sheet: NewGameScreen) -> None:
    sheet.home_name.setText("Bears")
    sheet.visitors_name.setText("bears ")
    found = agreed_of(sheet)
    QTest.mouseClick(sheet.play, LEFT)
    assert found == []
    assert "same name" in sheet.status_line.status().sentence
    sheet.visitors_name.setText("")
    QTest.mouseClick(sheet.play, LEFT)
    assert (found[0].home, found[0].visitors) == ("Bears", "Visitors")


def test_colors_that_cant_stand_together_are_refused(sheet: NewGameScreen) -> None:
    names = list(TEAM_COLORS.values())
    before = sheet.visitors_color.current()
    sheet.home_color.wanted.emit(before)
    assert sheet.home_color.current() != before
    assert "alike" in sheet.status_line.status().sentence
    other = next(c for c in names if c not in (before, sheet.home_color.current()))
    sheet.home_color.wanted.emit(other)
    found = agreed_of(sheet)
    QTest.mouseClick(sheet.play, LEFT)
    assert found[0].home_color == other


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_nothing_leaves_the_sheet(qtbot: QtBot, size: tuple[int, int], text: float) -> None:
    screen = NewGameScreen(Wishes(text=text))
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    screen.unfold(True)
    settle()
    sheet = screen.sheet()
    shown = [c for line in screen.lines for c in line.controls]
    for control in (*shown, screen.play, screen.back, screen.options):
        assert sheet.contains(control.geometry().toRectF()), control.accessibleName()
    for one in shown:
        for other in shown:
            if one is not other:
                assert not one.geometry().intersects(other.geometry())
