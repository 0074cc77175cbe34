"""Escape leaves every table at the toss, and the book then shows the game that was played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight.session.table import Setup, Table
from gridlight.ui.main_window import MainWindow
from gridlight.ui.records.screen import RecordBookScreen
from helpers.people import settle

Open = Callable[[], MainWindow]


@pytest.mark.parametrize("game", ["foto-electric", "all-pro", "pegskin"])
def test_escape_leaves_the_table_at_the_toss(open_window: Open, game: str) -> None:
    window = open_window()
    window.play_table(window.shelf.start(Setup(game)))
    settle()
    stage = window.stage
    assert stage is not None
    assert stage.choices.isVisible()
    QTest.keyClick(window.focusWidget() or stage, Qt.Key.Key_Escape)
    settle()
    assert window.stage is None or not stage.isVisible()
    assert window.home.isVisible()


@pytest.mark.parametrize("game", ["foto-electric", "all-pro"])
def test_the_book_chooses_the_game_that_was_played(
    open_window: Open, folder: Path, qtbot: QtBot, game: str
) -> None:
    for n in range(3):
        with Table.start(Setup(game, seed=str(n)), folder / f"old-{n}.gridlight") as table:
            table.play(table.to_act[0], "call heads")
    window = open_window()
    window.show_games()
    book = window.screens["record-book"]
    assert isinstance(book, RecordBookScreen)
    qtbot.waitUntil(lambda: len(book.list.rows()) == 3 and not window.tasks.busy)
    book.list.choose(2)
    window.back()
    window.play_table(window.shelf.start(Setup(game)))
    settle()
    stage = window.stage
    assert stage is not None
    assert stage.bridge.play(stage.bridge.table.to_act[0], "call heads")
    played = stage.bridge.table.path
    window.go_home()
    window.show_games()
    qtbot.waitUntil(lambda: len(book.list.rows()) == 4 and not window.tasks.busy)
    settle()
    row = book.chosen()
    assert row is not None
    assert row.path == played
    book.list.choose(3)
    window.back()
    window.show_games()
    qtbot.waitUntil(lambda: not window.tasks.busy)
    row = book.chosen()
    assert row is not None
    assert row.path != played
