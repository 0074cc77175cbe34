"""All games: choosing, opening, renaming, copying, deleting, by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gridlight.present.home import GameRow
from gridlight.ui.screens.games import GamesScreen
from gridlight.ui.theme import Wishes

pytestmark = pytest.mark.qt_log_level_fail("WARNING")
LEFT = Qt.MouseButton.LeftButton
BROKEN = "b.gridlight, line 12: the line is torn. Save what is whole."


def row(i: int) -> GameRow:
    return GameRow(
        Path(f"{i}.gridlight"),
        f"Game {i}",
        "Home – Visitors",
        "7–3",
        "2nd quarter",
        f"November {i}, 2026",
        game="all-pro" if i == 28 else "foto-electric",
    )


ROWS = [
    row(28),
    replace(row(27), over=True, state="Final score"),
    GameRow(Path("b.gridlight"), "b", "", "", "", "November 26, 2026", fault=BROKEN),
    *(row(i) for i in range(25, 3, -1)),
]


def shown(
    qtbot: QtBot,
    rows: list[GameRow] | None = None,
    text: float = 1.0,
    size: tuple[int, int] = (1280, 800),
) -> GamesScreen:
    screen = GamesScreen(Wishes(text=text))
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show_rows(ROWS if rows is None else rows)
    with qtbot.waitExposed(screen):
        screen.show()
    screen.activateWindow()
    screen.list.setFocus()
    return screen


def click_row(qtbot: QtBot, screen: GamesScreen, place: int) -> None:
    at = screen.list.line_rect(place).center().toPoint()
    qtbot.mouseClick(screen.list, LEFT, pos=at)


def title(screen: GamesScreen) -> str:
    chosen = screen.chosen()
    assert chosen is not None
    return chosen.title


def test_a_click_chooses_and_a_double_click_opens(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    click_row(qtbot, screen, 3)
    assert title(screen) == "Game 25"
    assert screen.status_line.status().sentence == "Game 25: 2nd quarter, 7–3."
    at = screen.list.line_rect(4).center().toPoint()
    qtbot.mouseClick(screen.list, LEFT, pos=at)
    with qtbot.waitSignal(screen.open_wanted) as sent:
        qtbot.mouseDClick(screen.list, LEFT, pos=at)
    assert sent.args == [Path("24.gridlight")]


@pytest.mark.parametrize(
    "place, signal, words",
    [
        (0, "open_wanted", "Continue"),
        (1, "record_of_wanted", "Look at it"),
        (2, "rescue_wanted", "Save what is whole"),
    ],
)
@pytest.mark.parametrize("by", ["button", "enter"])
def test_what_opening_means(qtbot: QtBot, place: int, signal: str, words: str, by: str) -> None:
    screen = shown(qtbot)
    click_row(qtbot, screen, place)
    assert screen.open.text() == words
    with qtbot.waitSignal(getattr(screen, signal)) as sent:
        if by == "button":
            qtbot.mouseClick(screen.open, LEFT)
        else:
            qtbot.keyClick(screen.list, Qt.Key.Key_Return)
    assert sent.args == [ROWS[place].path]


@pytest.mark.parametrize(
    "button, signal",
    [("record", "record_of_wanted"), ("copy", "copy_wanted"), ("delete", "delete_wanted")],
)
def test_each_button(qtbot: QtBot, button: str, signal: str) -> None:
    screen = shown(qtbot)
    with qtbot.waitSignal(getattr(screen, signal)) as sent:
        qtbot.mouseClick(getattr(screen, button), LEFT)
    assert sent.args == [ROWS[0].path]


def test_a_broken_game_can_only_be_rescued_or_deleted(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    click_row(qtbot, screen, 2)
    usable = [b.text() for b in screen.buttons() if b.isEnabled()]
    assert usable == ["Save what is whole", "Delete"]
    assert screen.status_line.status().sentence == BROKEN
    with qtbot.assertNotEmitted(screen.rename_wanted):
        qtbot.keyClick(screen.list, Qt.Key.Key_F2)
    assert not screen.title_edit.isVisible()


@pytest.mark.parametrize("start", ["button", "key"])
def test_renaming(qtbot: QtBot, start: str) -> None:
    screen = shown(qtbot)
    if start == "button":
        qtbot.mouseClick(screen.rename, LEFT)
    else:
        qtbot.keyClick(screen.list, Qt.Key.Key_F2)
    assert screen.title_edit.hasFocus()
    qtbot.keyClicks(screen.title_edit, " The long one ")
    with qtbot.waitSignal(screen.rename_wanted) as sent:
        qtbot.keyClick(screen.title_edit, Qt.Key.Key_Return)
    assert sent.args == [ROWS[0].path, "The long one"]
    assert not screen.title_edit.isVisible()
    assert screen.list.hasFocus()


def test_renaming_can_be_left(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    qtbot.keyClick(screen.list, Qt.Key.Key_F2)
    qtbot.keyClicks(screen.title_edit, "Nothing")
    with qtbot.assertNotEmitted(screen.rename_wanted), qtbot.assertNotEmitted(screen.home_wanted):
        qtbot.keyClick(screen.title_edit, Qt.Key.Key_Escape)
    assert not screen.title_edit.isVisible()
    with qtbot.assertNotEmitted(screen.rename_wanted):
        qtbot.keyClick(screen.list, Qt.Key.Key_F2)
        qtbot.keyClick(screen.title_edit, Qt.Key.Key_Return)
    with qtbot.assertNotEmitted(screen.delete_wanted):
        qtbot.keyClick(screen.list, Qt.Key.Key_F2)
        qtbot.keyClick(screen.title_edit, Qt.Key.Key_Delete)


def test_keys(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    for key, expected in (
        (Qt.Key.Key_Down, "Game 27"),
        (Qt.Key.Key_Up, "Game 28"),
        (Qt.Key.Key_Up, "Game 28"),
        (Qt.Key.Key_End, "Game 4"),
        (Qt.Key.Key_PageUp, "Game 10"),
        (Qt.Key.Key_Home, "Game 28"),
    ):
        qtbot.keyClick(screen.list, key)
        assert title(screen) == expected
        here = screen.list.line_rect(screen.list.current() or 0)
        assert here.top() >= 0
        assert here.bottom() <= screen.list.height() + 1
    with qtbot.waitSignal(screen.delete_wanted):
        qtbot.keyClick(screen.list, Qt.Key.Key_Delete)
    with qtbot.waitSignal(screen.home_wanted):
        qtbot.keyClick(screen.list, Qt.Key.Key_Escape)


def test_the_wheel_scrolls(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    at = QPointF(40, 40)
    for down, top in ((-120, True), (1200, False)):
        event = QWheelEvent(
            at,
            at,
            QPoint(),
            QPoint(0, down),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(screen.list, event)
        assert (screen.list.line_rect(0).top() < 0) is top


def test_the_choice_stays_with_its_game(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    click_row(qtbot, screen, 4)
    screen.show_rows([row(30), *ROWS])
    assert title(screen) == "Game 24"
    screen.show_rows(ROWS[:4])
    assert title(screen) == "Game 25"
    screen.show_rows(ROWS, Path("10.gridlight"))
    assert title(screen) == "Game 10"


def test_deleting_can_be_undone(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    assert screen.top_bar is not None
    undo = screen.top_bar.button("undo")
    assert not undo.isEnabled()
    screen.can_undo(True)
    screen.tell("“Game 28” is deleted; undo brings it back.")
    with qtbot.waitSignal(screen.undo_wanted):
        qtbot.mouseClick(undo, LEFT)
    assert "brings it back" in screen.status_line.status().sentence


def test_an_empty_list_says_so(qtbot: QtBot) -> None:
    screen = shown(qtbot, [])
    assert screen.chosen() is None
    assert not any(button.isVisible() for button in screen.buttons())
    assert screen.status_line.status().sentence.startswith("No games yet")
    for signal in (screen.delete_wanted, screen.open_wanted):
        with qtbot.assertNotEmitted(signal):
            qtbot.keyClick(screen, Qt.Key.Key_Delete)
            qtbot.keyClick(screen, Qt.Key.Key_F2)
    assert screen.list.accessibleDescription() == "No saved games"


def test_the_list_reads_aloud(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    said = screen.list.accessibleDescription()
    assert said == "1 of 25: Game 28, All-Pro: Home – Visitors, 7–3, 2nd quarter, November 28, 2026"
    for button in screen.buttons():
        assert button.accessibleName()


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_nothing_overlaps(qtbot: QtBot, size: tuple[int, int], text: float) -> None:
    screen = shown(qtbot, text=text, size=size)
    side, card = screen.side_card().toRect(), screen.list_card().toRect()
    assert card.contains(screen.list.geometry())
    boxes = [button.geometry() for button in screen.buttons()]
    for i, box in enumerate(boxes):
        assert side.contains(box)
        for other in boxes[i + 1 :]:
            assert not box.intersects(other)
    qtbot.keyClick(screen.list, Qt.Key.Key_F2)
    assert side.contains(screen.title_edit.geometry())
