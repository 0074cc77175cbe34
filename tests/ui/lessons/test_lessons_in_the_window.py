"""The list of lessons in the window: opened, played, left, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight.ui.lessons.kept import Kept
from gridlight.ui.lessons.listing import LessonsScreen
from gridlight.ui.lessons.page import kept, open_lesson
from gridlight.ui.main_window import MainWindow
from gridlight.ui.theme import Wishes
from helpers.people import settle
from helpers.pupils import Pupil, click


def listed(window: MainWindow) -> LessonsScreen:
    screen = window.screens["lessons"]
    assert isinstance(screen, LessonsScreen)
    return screen


def test_a_lesson_leads_to_a_new_game_and_saves_none(
    open_window: Callable[[], MainWindow], folder: Path
) -> None:
    window = open_window()
    window.open_page("lessons")
    teacher = open_lesson(window, "pegskin")
    settle()
    assert window.screen_name() == "lesson"
    Pupil(teacher).play()
    assert kept(window).done() == {"pegskin"}
    assert [tile.row.done for tile in listed(window).tiles] == [False, False, True]
    click(teacher.card.buttons["play"])
    assert window.screen_name() == "new-game"
    assert list(folder.iterdir()) == []


def test_a_lesson_is_chosen_and_left_by_keys(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.open_page("lessons")
    settle()
    QTest.keyClick(listed(window).tiles[0], Qt.Key.Key_Right)
    QTest.keyClick(listed(window).tiles[1], Qt.Key.Key_Return)
    settle()
    assert window.screen_name() == "lesson"
    QTest.keyClick(window.screens["lesson"], Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert window.screen_name() == "lessons"
    assert kept(window).done() == frozenset()
    QTest.keyClick(listed(window), Qt.Key.Key_Escape)
    assert window.screen_name() == "home"


def test_settings_and_help_lead_back_to_the_lesson(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.open_page("lessons")
    teacher = open_lesson(window, "all-pro")
    for page in ("settings", "help"):
        click(teacher.stage.top_bar.button(page))
        assert window.screen_name() == page
        window.back()
        assert window.screen_name() == "lesson"
    click(teacher.stage.top_bar.button("home"))
    assert window.screen_name() == "lessons"


def test_a_file_that_cant_be_read_is_let_be(tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    file.write_text("{", encoding="utf-8")
    assert Kept(file).done() == frozenset()
    Kept(file).keep("pegskin")
    assert Kept(file).done() == {"pegskin"}


@pytest.mark.parametrize("theme", ["den", "daylight"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("text", [0.8, 1.3])
def test_the_list_fits(qtbot: QtBot, theme: str, size: tuple[int, int], text: float) -> None:
    screen = LessonsScreen(Wishes(theme=theme, text=text), done=frozenset({"pegskin"}))
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    settle()
    for tile in screen.tiles:
        assert tile.fits()
        assert screen.stage().toAlignedRect().contains(tile.geometry())
    assert screen.stage().toAlignedRect().contains(screen.done.geometry())
