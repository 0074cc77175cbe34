"""The one list under all lists: lines of unlike height, a thread, keys and what is said."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.ui.paint.scrolled import CardLines
from gridlight.ui.theme import theme_for
from helpers.people import settle

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Numbers(CardLines):
    """Numbers, every third line twice as high."""

    empty = "No numbers"

    def __init__(self, parent: QWidget, many: int) -> None:
        super().__init__("Numbers", theme_for(QSizeF(1280, 800)), parent)
        self.many = many

    def count(self) -> int:
        return self.many

    def line_high(self) -> float:
        return 20.0

    def high_of(self, index: int) -> float:
        return 40.0 if index % 3 == 2 else 20.0

    def spoken(self, index: int) -> str:
        return f"number {index}"

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        painter.drawText(box, str(index))


@pytest.fixture
def numbers(qtbot: QtBot) -> Iterator[Numbers]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 208)
    made = Numbers(window, 30)
    made.resize(200, 208)
    made.changed()
    window.show()
    window.activateWindow()
    made.setFocus()
    settle()
    yield made
    window.close()


def test_lines_of_unlike_height_follow_each_other(numbers: Numbers) -> None:
    for n in range(29):
        assert numbers.line_rect(n).bottom() == numbers.line_rect(n + 1).top()
    assert numbers.content_height(184.0) == 800.0
    assert numbers.furthest == 600.0
    for n in range(6):
        QTest.mouseClick(numbers, LEFT, NONE, numbers.line_rect(n).center().toPoint())
        assert numbers.current() == n


def test_keys_keep_the_chosen_line_in_sight_and_say_it(numbers: Numbers) -> None:
    for key, place in ((Qt.Key.Key_Down, 1), (Qt.Key.Key_PageDown, 7), (Qt.Key.Key_End, 29)):
        QTest.keyClick(numbers, key)
        assert numbers.current() == place
        assert numbers.page().contains(numbers.line_rect(place))
    assert numbers.accessibleDescription() == "30 of 30: number 29"
    QTest.keyClick(numbers, Qt.Key.Key_Home)
    assert (numbers.current(), numbers.scrolled) == (0, 0.0)


def test_the_thread_pushes_and_chooses_nothing(numbers: Numbers) -> None:
    room = numbers.thread_room()
    at = QPoint(round(room.center().x()), 10)
    QTest.mousePress(numbers, LEFT, NONE, at)
    QTest.mouseMove(numbers, at + QPoint(0, 300))
    QTest.mouseRelease(numbers, LEFT, NONE, at + QPoint(0, 300))
    assert numbers.scrolled == numbers.furthest
    assert numbers.current() == 0


def test_the_wheel_pushes_by_lines_and_a_pad_by_pixels(numbers: Numbers) -> None:
    def turn(pixels: int, angle: int) -> None:
        at = QPointF(50, 50)
        event = QWheelEvent(
            *(at, numbers.mapToGlobal(at), QPoint(0, pixels), QPoint(0, angle)),
            *(Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False),
        )
        QApplication.sendEvent(numbers, event)

    turn(0, -120)
    assert numbers.scrolled == 20.0
    turn(-7, -120)
    assert numbers.scrolled == 27.0
    turn(0, 1200)
    assert numbers.scrolled == 0.0


def test_opening_and_choosing_are_sent(numbers: Numbers, qtbot: QtBot) -> None:
    with qtbot.waitSignal(numbers.opened) as opened:
        QTest.keyClick(numbers, Qt.Key.Key_Return)
    assert opened.args == [0]
    with qtbot.waitSignal(numbers.chosen) as chosen:
        QTest.mouseClick(numbers, LEFT, NONE, numbers.line_rect(2).center().toPoint())
    assert chosen.args == [2]


def test_an_empty_list_says_so_and_shows_the_keyboard(numbers: Numbers) -> None:
    numbers.many = 0
    numbers.changed()
    numbers.choose(3)
    assert numbers.current() is None
    assert numbers.accessibleDescription() == "No numbers"
    focused = numbers.grab().toImage()
    numbers.clearFocus()
    settle()
    assert numbers.grab().toImage() != focused
