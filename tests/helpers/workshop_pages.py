"""A person at a page around the workshop, who waits for what is made beside the window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.ui.chrome import Screen
from gridlight.ui.editor.hub import WorkshopScreen
from gridlight.ui.editor.screen import EditorScreen
from gridlight.ui.main_window import MainWindow
from helpers.people import settle

NONE = Qt.KeyboardModifier.NoModifier


class Visitor:
    """A person before the window, who waits for what is made beside it."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    @property
    def screen(self) -> Screen:
        return self.window.screens[self.window.screen_name()]

    @property
    def hub(self) -> WorkshopScreen:
        found = self.window.screens["workshop"]
        assert isinstance(found, WorkshopScreen)
        return found

    @property
    def editor(self) -> EditorScreen:
        found = self.window.screens["editor"]
        assert isinstance(found, EditorScreen)
        return found

    def rest(self) -> None:
        settle(2)
        self.qtbot.waitUntil(lambda: not self.window.tasks.busy, timeout=30_000)
        settle(2)

    def said(self) -> str:
        return self.screen.status_line.status().sentence


class Hand(Visitor):
    """A person at a page of the window, with a mouse and keys."""

    def __init__(self, window: MainWindow, qtbot: QtBot, page: str) -> None:
        super().__init__(window, qtbot)
        window.open_page(page)
        self.rest()

    def press(self, widget: QWidget, at: QPointF | None = None) -> None:
        point = widget.rect().center() if at is None else at.toPoint()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, NONE, QPoint(point))
        self.rest()

    def key(
        self,
        key: Qt.Key | str,
        on: QWidget | None = None,
        held: Qt.KeyboardModifier = NONE,
    ) -> None:
        QTest.keyClick(on or QApplication.focusWidget() or self.screen, key, held)
        self.rest()

    def write(self, field: QWidget, words: str) -> None:
        field.setFocus()
        there = QApplication.focusWidget()
        assert there is not None
        QTest.keyClick(there, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(there, words)
        settle(2)
