"""What every painted button does: keys press it, in a list arrows go on, it is painted lit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.ui.paint.pressed import PressedRow
from helpers.people import settle


class Row(PressedRow):
    """Counts how often it is painted."""

    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        self.painted += 1


@pytest.fixture
def rows(qtbot: QtBot) -> Iterator[list[Row]]:
    window = QWidget()
    qtbot.addWidget(window)
    made = [Row(window) for _ in range(3)]
    for place, row in enumerate(made):
        row.setGeometry(0, 20 * place, 90, 20)
        row.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    window.show()
    window.activateWindow()
    made[0].setFocus()
    settle()
    yield made
    window.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_press(rows: list[Row], qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(rows[0].clicked):
        QTest.keyClick(rows[0], key)


def test_up_and_down_go_to_the_neighbors(rows: list[Row]) -> None:
    for key, place in ((Qt.Key.Key_Down, 1), (Qt.Key.Key_Down, 2), (Qt.Key.Key_Up, 1)):
        QTest.keyClick(QApplication.focusWidget(), key)
        assert rows[place].hasFocus()


def test_the_pointer_paints_it_anew(rows: list[Row]) -> None:
    before = rows[1].painted
    at = QPointF(5, 5)
    QApplication.sendEvent(rows[1], QEnterEvent(at, at, at))
    settle()
    assert rows[1].painted == before + 1


def test_it_is_painted_anew_when_the_pointer_has_left(rows: list[Row]) -> None:
    before = rows[1].painted
    QApplication.sendEvent(rows[1], QEvent(QEvent.Type.Leave))
    settle()
    assert rows[1].painted == before + 1
