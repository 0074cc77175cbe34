"""Open position: by pasting, from a file, by writing; good and bad."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight.session.table import Setup, Table
from gridlight.ui.screens.open_position import EXAMPLE, PEG_EXAMPLE, OpenPositionScreen
from gridlight.ui.theme import Wishes
from helpers.people import settle

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


def shown(
    qtbot: QtBot, wishes: Wishes | None = None, size: tuple[int, int] = (1280, 800), file: str = ""
) -> OpenPositionScreen:
    screen = OpenPositionScreen(wishes, ask_file=lambda: file)
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    screen.activateWindow()
    screen.start_focus()
    settle()
    return screen


def opened_by(screen: OpenPositionScreen) -> list[Setup]:
    found: list[Setup] = []
    screen.opened.connect(found.append)
    return found


def sentence(screen: OpenPositionScreen) -> str:
    return screen.status_line.status().sentence


def test_a_pasted_position_is_opened(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    found = opened_by(screen)
    QGuiApplication.clipboard().setText(EXAMPLE)
    QTest.mouseClick(screen.paste, LEFT)
    assert sentence(screen) == "It holds: press Open."
    assert screen.said is not None
    QTest.mouseClick(screen.open, LEFT)
    table = Table.start(found[0])
    assert (table.described()["down"], table.described()["carrier"]) == (2, "h7")


def test_a_written_position_is_read_when_the_keys_rest(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    found = opened_by(screen)
    QTest.keyClicks(screen.text, 'game = "all-pro"')
    qtbot.waitUntil(lambda: screen.said is not None)
    QTest.keyClick(screen.text, Qt.Key.Key_Return, CONTROL)
    assert found[0].game == "all-pro"


def test_a_faulty_position_says_where_and_what_to_do(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    found = opened_by(screen)
    screen.show_text(EXAMPLE.replace("down = 2", "down = 9"))
    QTest.mouseClick(screen.open, LEFT)
    assert found == []
    assert "line 6" in sentence(screen)
    assert "Write 1, 2, 3 or 4." in sentence(screen)
    assert screen.fault == sentence(screen)


def test_the_line_at_fault_is_marked(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    screen.open.setFocus()
    screen.text.setPlainText(EXAMPLE.replace("down = 2", "down = 9"))
    screen.read()
    assert screen.text.textCursor().selectedText() == "down = 9"


def test_a_file_is_opened_and_named_where_it_is_at_fault(qtbot: QtBot, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(EXAMPLE)
    bad.write_text(EXAMPLE.replace('"h7"', '"z99"'))
    screen = shown(qtbot, file=str(good))
    found = opened_by(screen)
    QTest.mouseClick(screen.file, LEFT)
    QTest.mouseClick(screen.open, LEFT)
    assert len(found) == 1
    screen = shown(qtbot, file=str(bad))
    QTest.mouseClick(screen.file, LEFT)
    assert sentence(screen).startswith("bad.toml, line 12: carrier: ")


@pytest.mark.parametrize("kind", ["missing", "folder", "picture", "huge"])
def test_a_file_that_cant_be_one_is_refused(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    path = tmp_path / kind
    if kind == "folder":
        path.mkdir()
    elif kind == "picture":
        path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    elif kind == "huge":
        path.write_bytes(b"#" * (1 << 20) + b"\n##")
    screen = shown(qtbot, file=str(path))
    QTest.mouseClick(screen.file, LEFT)
    assert sentence(screen).startswith(f"{kind} ")
    assert "choose" in sentence(screen)
    assert screen.text.toPlainText() == ""


def test_nothing_chosen_and_nothing_to_paste(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    found = opened_by(screen)
    QGuiApplication.clipboard().clear()
    QTest.mouseClick(screen.file, LEFT)
    QTest.mouseClick(screen.paste, LEFT)
    assert "copy a position first" in sentence(screen)
    QTest.mouseClick(screen.open, LEFT)
    assert found == []
    assert "Paste a position" in sentence(screen)


def test_escape_goes_back(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    with qtbot.waitSignal(screen.home_wanted):
        QTest.keyClick(screen.text, Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("theme", ["den", "daylight"])
def test_nothing_is_cut_off(qtbot: QtBot, size: tuple[int, int], text: float, theme: str) -> None:
    screen = shown(qtbot, Wishes(theme=theme, text=text), size)
    QTest.mouseClick(screen.example, LEFT)
    parts = (screen.text, screen.paste, screen.file, screen.example, screen.back, screen.open)
    for part in parts:
        assert screen.sheet().contains(part.geometry().toRectF()), part.accessibleName()
        for other in parts:
            assert part is other or not part.geometry().intersects(other.geometry())
    longest = max(EXAMPLE.splitlines(), key=len)
    assert screen.text.fontMetrics().horizontalAdvance(longest) < screen.text.viewport().width()


CARD = (
    "quarter,play,team,play called,yards,result,down,to go,ball on,team with the ball,"
    "home,visitors\n"
    "2,13,Mariners,Off tackle right,3,,3,7,H48,home,7,3\n"
    "2,14,Mariners,Sweep right,,,,,,,,\n"
)


def test_a_yardcard_is_opened_where_its_last_play_ended(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "card.csv"
    file.write_text(CARD, encoding="utf-8")
    page = OpenPositionScreen(ask_file=lambda: str(file))
    qtbot.addWidget(page)
    opened: list[Setup] = []
    page.opened.connect(opened.append)
    page.file.click()
    assert page.text.toPlainText().startswith('game = "pegskin"\n\n[position]\n')
    assert page.said is not None
    page.open.click()
    (setup,) = opened
    described = Table.start(setup).described()
    assert (described["down"], described["togo"], described["spot"]) == (3, 7, 48)
    assert (described["quarter"], described["plays"], described["score"]) == (2, 13, [7, 3])


def test_a_bad_yardcard_says_which_line_is_to_be_mended(qtbot: QtBot) -> None:
    page = OpenPositionScreen()
    qtbot.addWidget(page)
    page.show_text(CARD.replace("H48", "H88"), "card.csv")
    assert page.said is None
    assert "card.csv, line 2" in page.status_line.status().sentence
    assert "“H88” can't be its ball on" in page.status_line.status().sentence


def test_the_example_is_of_one_game_and_then_of_the_other(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    games = []
    for _ in range(3):
        QTest.mouseClick(screen.example, LEFT)
        assert screen.said is not None
        assert sentence(screen) == "It holds: press Open."
        games.append(screen.said.header.game)
    assert games == ["all-pro", "pegskin", "all-pro"]


@pytest.mark.parametrize("settings", ["", "[settings]\npenalty_system = true\n\n"])
def test_a_position_of_pegs_is_seen_in_small(qtbot: QtBot, settings: str) -> None:
    screen = shown(qtbot)
    screen.show_text(PEG_EXAMPLE.replace("[position]", f"{settings}[position]"))
    seen = screen.grab().toImage()
    colors = {seen.pixelColor(x, y).name() for x in range(720, 1200, 2) for y in range(230, 650, 2)}
    theme = screen.theme
    for token in ("peg_wood", "home", "vis", "peg_line_red", "make"):
        assert theme.color(token).name() in colors
