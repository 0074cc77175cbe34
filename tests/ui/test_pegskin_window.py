"""Pegskin in the window: from Home to a move and back, positions, the record and the Yardcard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.session.positions import write_position
from gridlight.session.table import Setup, Table
from gridlight.ui.main_window import MainWindow
from gridlight.ui.pegskin.stage import PegskinStage
from gridlight.ui.screens.new_game import NewGameScreen
from gridlight.ui.screens.open_position import OpenPositionScreen
from gridlight.ui.screens.record import RecordScreen
from gridlight.ui.scripted_pegs import scripted_pegs, scripted_throws
from gridlight.ui.tabletop.moments import Moment
from gridlight.ui.theme import Wishes
from helpers.pegskin_people import Coaches, settle

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
Open = Callable[[], MainWindow]


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)
    settle()


def key(press: Qt.Key | str, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(QApplication.focusWidget(), press, modifier)
    settle()


def coaches(window: MainWindow, by: str = "mouse") -> Coaches:
    stage = window.stage
    assert isinstance(stage, PegskinStage)
    stage.set_wishes(Wishes(speed=1e9, reduced=True))
    return Coaches(stage, by)


def to_a_table(window: MainWindow) -> None:
    click(window.home.lids[2])
    sheet = window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    click(sheet.play)


def test_from_home_to_a_move_and_on_another_day(open_window: Open) -> None:
    window = open_window()
    to_a_table(window)
    assert window.screen_name() == "pegskin"
    people = coaches(window)
    people.play_until(lambda: people.moment is Moment.MOVING)
    described = people.stage.bridge.table.described()
    window.close()

    again = open_window()
    assert again.home.view.last is not None
    assert again.home.view.last.game == "pegskin"
    again.home.grab()
    click(again.home.go_on)
    assert isinstance(again.stage, PegskinStage)
    assert again.stage.bridge.table.described() == described
    people = coaches(again)
    before = people.stage.bridge.table.step
    people.play_until(lambda: people.stage.bridge.table.step > before + 3)


def test_the_keyboard_alone_from_home_to_a_move(open_window: Open) -> None:
    window = open_window()
    window.home.start_focus()
    for _ in range(2):
        key(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is window.home.lids[2]
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_Return)
    assert window.screen_name() == "pegskin"
    people = coaches(window, "keys")
    people.play_until(lambda: people.moment is Moment.MOVING)
    for press, name in ((Qt.Key.Key_F1, "help"), (Qt.Key.Key_F2, "record")):
        key(press)
        assert window.screen_name() == name
        key(Qt.Key.Key_Escape)
        assert window.screen_name() == "pegskin"


def test_what_the_sheet_says_is_in_the_games_settings(open_window: Open) -> None:
    window = open_window()
    click(window.home.lids[2])
    sheet = window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    for option, place in (("mode", 1), ("length", 1), ("try", 1), ("take_back", 1), ("width", 3)):
        sheet.choose(option, place)
    sheet.choose("length-of-board", 2)
    click(sheet.play)
    assert isinstance(window.stage, PegskinStage)
    settings = window.stage.rules.settings
    assert (settings.mode, settings.scrimmage_plays) == ("scrimmage", 10)
    assert (settings.collegiate_try, settings.take_back) == (True, True)
    assert (settings.width, settings.half_length) == (53, 30)
    assert window.stage.board.board.width == 53


def test_a_position_is_copied_and_opened_again(open_window: Open) -> None:
    window = open_window()
    to_a_table(window)
    people = coaches(window)
    people.play_until(lambda: people.moment is Moment.MOVING)
    click(people.stage.tools.tool("copy"))
    said = QGuiApplication.clipboard().text()
    assert said == write_position(people.stage.bridge.table)
    described = people.stage.bridge.table.described()
    click(people.stage.tools.tool("open"))
    page = window.screens["open-position"]
    assert isinstance(page, OpenPositionScreen)
    click(page.paste)
    click(page.open)
    assert isinstance(window.stage, PegskinStage)
    again = window.stage.bridge.table.described()
    assert (again["pegs"], again["phase"]) == (described["pegs"], described["phase"])
    assert coaches(window).moment is Moment.MOVING


def test_a_rematch_begins_with_the_toss(open_window: Open) -> None:
    window = open_window()
    to_a_table(window)
    people = coaches(window)
    people.answer("call heads")
    people.stage.flow.end("resign home")
    settle()
    click(people.stage.final.button("rematch"))
    assert isinstance(window.stage, PegskinStage)
    assert window.stage.bridge.table.described()["phase"] == "coin-toss"


# the record and its Yardcard


@pytest.mark.parametrize("mode, head", [("full", "2nd quarter"), ("scrimmage", "2nd side")])
def test_the_record_has_the_heads_of_the_game_s_parts(qtbot: QtBot, mode: str, head: str) -> None:
    setup = Setup("pegskin", settings={"mode": mode})
    screen = RecordScreen(Table.start(setup))
    qtbot.addWidget(screen)
    assert screen.paper.heads(2) == head


def test_the_yardcard_is_saved_as_a_table_and_to_print(qtbot: QtBot, tmp_path: Path) -> None:
    asked: list[str] = []

    def where(name: str) -> str:
        asked.append(name)
        return str(tmp_path / name)

    screen = RecordScreen(scripted_pegs(), ask_where=where)
    qtbot.addWidget(screen)
    screen.resize(1024, 640)
    screen.show()
    settle()
    for form in ("yardcard", "sheet"):
        button = screen.exports[form]
        assert screen.rect().contains(button.geometry())
        click(button)
        qtbot.waitUntil(lambda: not screen.saver.busy)
        assert "Yardcard" in screen.status_line.status().sentence
    assert [name.rpartition(" ")[2] for name in asked] == ["Yardcard.csv", "Yardcard.pdf"]
    lines = (tmp_path / asked[0]).read_text(encoding="utf-8").splitlines()
    assert lines[1].startswith("2,8,Mariners,Off tackle right,3,")
    assert len(lines) == 7
    assert (tmp_path / asked[1]).read_bytes().startswith(b"%PDF")


def test_a_card_that_can_t_be_written_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    screen = RecordScreen(scripted_pegs(), ask_where=lambda name: str(tmp_path))
    qtbot.addWidget(screen)
    for form in ("yardcard", "sheet"):
        screen.export(form)
        qtbot.waitUntil(lambda: not screen.saver.busy)
        said = screen.status_line.status().sentence
        assert "written" in said
        assert str(tmp_path) in said


def test_a_saved_card_leads_to_the_same_game(qtbot: QtBot, tmp_path: Path) -> None:
    table = scripted_pegs(play_on=False)
    file = tmp_path / "card.csv"
    record = RecordScreen(table, ask_where=lambda name: str(file))
    qtbot.addWidget(record)
    record.export("yardcard")
    qtbot.waitUntil(lambda: not record.saver.busy)
    page = OpenPositionScreen(ask_file=lambda: str(file))
    qtbot.addWidget(page)
    click(page.file)
    assert page.said is not None
    keys = ("down", "togo", "spot", "possession", "quarter", "plays", "score", "phase")
    assert [page.said.described()[k] for k in keys] == [table.described()[k] for k in keys]


def test_scripted_games_are_the_same_every_time() -> None:
    for script in (scripted_pegs, scripted_throws):
        one, other = script(), script()
        assert one.described() == other.described()
        assert (one.described()["down"], one.described()["togo"]) == (3, 7)
