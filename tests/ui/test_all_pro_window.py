"""All-Pro in the window: from Home to a move and back, positions in and out, by mouse and keys."""

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
from gridlight.ui.all_pro.stage import AllProStage
from gridlight.ui.main_window import MainWindow
from gridlight.ui.screens.games import GamesScreen
from gridlight.ui.screens.new_game import NewGameScreen
from gridlight.ui.screens.open_position import EXAMPLE, OpenPositionScreen
from gridlight.ui.screens.record import RecordScreen
from gridlight.ui.stages import STAGES
from gridlight.ui.tabletop.moments import Moment
from gridlight.ui.theme import Wishes
from helpers.all_pro_people import Coaches
from helpers.people import settle

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
Open = Callable[[], MainWindow]


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)
    settle()


def key(press: Qt.Key | str, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(QApplication.focusWidget(), press, modifier)
    settle()


def coaches(window: MainWindow, by: str = "mouse") -> Coaches:
    stage = window.stage
    assert isinstance(stage, AllProStage)
    stage.set_wishes(Wishes(speed=1e9, reduced=True))
    return Coaches(stage, by)


def to_a_table(window: MainWindow) -> None:
    click(window.home.lids[1])
    sheet = window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    click(sheet.play)


def on_clipboard() -> str:
    return QGuiApplication.clipboard().text()


def test_from_home_to_a_move_and_on_another_day(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    to_a_table(window)
    assert window.screen_name() == "all-pro"
    assert "Coin toss" in window.stage.status_line.status().sentence
    people = coaches(window)
    people.play_until(lambda: people.moment is Moment.MOVING)
    before = people.stage.bridge.table.step
    people.play_until(lambda: people.stage.bridge.table.step > before)
    described = people.stage.bridge.table.described()
    window.close()

    again = open_window()
    assert again.home.view.last is not None
    assert again.home.view.last.game == "all-pro"
    assert again.home.focusWidget() is again.home.go_on
    click(again.home.go_on)
    assert isinstance(again.stage, AllProStage)
    assert again.stage.bridge.table.described() == described
    people = coaches(again)
    before = people.stage.bridge.table.step
    people.play_until(lambda: people.stage.bridge.table.step > before + 3)


def test_the_keyboard_alone_from_home_to_a_move(open_window: Open) -> None:
    window = open_window()
    window.home.start_focus()
    key(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is window.home.lids[1]
    key(Qt.Key.Key_Return)
    key("o")
    sheet = window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    assert sheet.unfolded
    key(Qt.Key.Key_Return)
    assert window.screen_name() == "all-pro"
    people = coaches(window, "keys")
    people.play_until(lambda: people.moment is Moment.MOVING)
    before = people.stage.bridge.table.step
    people.play_until(lambda: people.stage.bridge.table.step > before)
    key(Qt.Key.Key_F1)
    assert window.screen_name() == "help"
    key(Qt.Key.Key_Escape)
    assert window.screen_name() == "all-pro"
    key(Qt.Key.Key_F2)
    assert window.screen_name() == "record"
    key(Qt.Key.Key_Escape)
    assert window.screen_name() == "all-pro"


def test_what_the_sheet_says_is_in_the_games_settings(open_window: Open, folder: Path) -> None:
    window = open_window()
    click(window.home.lids[1])
    sheet = window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    sheet.home_name.setText("Bears")
    click(sheet.options)
    for option, place in (("officiating", 1), ("board", 0), ("take_back", 1), ("fumbles", 0)):
        sheet.choose(option, place)
    click(sheet.play)
    assert window.stage is not None
    settings = window.stage.bridge.table.header.settings
    assert (settings["officiating"], settings["columns"]) == ("referee", 11)
    assert (settings["take_back"], settings["fumble_percent"]) == (True, 0)
    assert window.stage.names.home == "Bears"
    assert len(list(folder.glob("all-pro-*.gridlight"))) == 1
    window.go_home()
    click(window.home.lids[1])
    again = window.screens["new-game"]
    assert isinstance(again, NewGameScreen)
    assert {name: settings[name] for name in again.settings()} == again.settings()
    assert again.home_name.text() == "Bears"
    click(window.home.lids[0])
    window.back()
    window.open_position()
    page = window.screens["open-position"]
    assert isinstance(page, OpenPositionScreen)
    page.show_text(EXAMPLE)
    click(page.open)
    assert window.stage.names.home == "Bears"


def test_a_position_is_opened_from_the_clipboard_and_copied_back(
    open_window: Open, folder: Path
) -> None:
    window = open_window()
    QGuiApplication.clipboard().setText(EXAMPLE)
    click(window.home.position)
    page = window.screens["open-position"]
    assert isinstance(page, OpenPositionScreen)
    click(page.paste)
    click(page.open)
    stage = window.stage
    assert isinstance(stage, AllProStage)
    assert stage.bridge.table.described()["carrier"] == "h7"
    assert stage.flow.moment is Moment.MOVING
    click(stage.tools.tool("copy"))
    assert on_clipboard() == write_position(stage.bridge.table)
    assert "clipboard" in stage.status_line.status().sentence
    key("o", CONTROL)
    assert window.screen_name() == "open-position"
    key(Qt.Key.Key_Escape)
    assert window.stage is stage
    people = coaches(window)
    before = stage.bridge.table.step
    people.play_until(lambda: stage.bridge.table.step > before)
    assert len(list(folder.glob("*.gridlight"))) == 1


def test_a_bad_position_leaves_everything_as_it_was(open_window: Open, folder: Path) -> None:
    window = open_window()
    window.home.start_focus()
    key("o", CONTROL)
    page = window.screens["open-position"]
    assert isinstance(page, OpenPositionScreen)
    page.show_text(EXAMPLE.replace("quarter = 2", "quarter = 0"))
    click(page.open)
    assert window.screen_name() == "open-position"
    assert "line 8" in page.status_line.status().sentence
    assert list(folder.glob("*.gridlight")) == []
    key(Qt.Key.Key_Escape)
    assert window.screen_name() == "home"


def test_what_is_being_written_survives_another_wish_to_write(open_window: Open) -> None:
    window = open_window()
    window.open_position()
    page = window.screens["open-position"]
    assert isinstance(page, OpenPositionScreen)
    QTest.keyClicks(page.text, "game")
    key("o", CONTROL)
    assert window.screens["open-position"] is page
    assert page.text.toPlainText() == "game"


def test_a_position_is_copied_from_the_list_of_games(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    to_a_table(window)
    people = coaches(window)
    people.play_until(lambda: people.moment is Moment.MOVING)
    path = people.stage.bridge.table.path
    assert path is not None
    window.go_home()
    window.show_games()
    qtbot.waitUntil(lambda: not window.tasks.busy)
    games = window.screens["record-book"]
    assert isinstance(games, GamesScreen)
    QGuiApplication.clipboard().setText("nothing")
    key("c", CONTROL)
    with Table.open(path, only_read=True) as table:
        assert on_clipboard() == write_position(table)
    click(games.from_text)
    assert window.screen_name() == "open-position"
    window.back()
    click(games.open)
    assert isinstance(window.stage, AllProStage)


def test_record_fairness_and_help_tell_of_all_pro(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    to_a_table(window)
    people = coaches(window)
    people.play_until(lambda: len(people.stage.plays.plays) >= 3)
    people.play_until(lambda: people.moment in (Moment.MOVING, Moment.PLACING))
    people.stage.record_wanted.emit()
    record = window.screens["record"]
    assert isinstance(record, RecordScreen)
    said = record.paper.accessibleDescription()
    assert "Kick-off: " in said
    assert "yards" in said
    click(record.fairness)
    qtbot.waitUntil(lambda: not window.tasks.busy)
    purposes = {block.purpose for block in window.screens["fairness"].paper.blocks}  # type: ignore[attr-defined]
    assert "coin toss" in purposes
    assert len(purposes) >= 2
    window.back()
    window.back()
    people.stage.help_wanted.emit()
    assert window.screens["help"].accessibleName() == "HELP"


def test_a_rematch_of_a_position_is_a_game_from_the_toss(open_window: Open) -> None:
    window = open_window()
    window.open_position()
    page = window.screens["open-position"]
    assert isinstance(page, OpenPositionScreen)
    page.show_text(EXAMPLE)
    click(page.open)
    assert window.stage is not None
    window.rematch()
    assert isinstance(window.stage, AllProStage)
    assert window.stage.bridge.table.described()["phase"] == "coin-toss"


def test_pages_wait_until_the_dice_have_come_to_rest(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    to_a_table(window)
    stage = window.stage
    assert isinstance(stage, AllProStage)
    monkeypatch.setattr(AllProStage, "holding_back", property(lambda _: True))
    for signal in (stage.record_wanted, stage.fairness_wanted):
        signal.emit()
        assert window.screen_name() == "all-pro"
        assert "come to rest" in stage.status_line.status().sentence


def test_a_game_without_a_table_says_so_and_opens_nothing(
    open_window: Open, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "board.gridlight"
    Table.start(Setup("all-pro", title="Cup final"), path).close()
    window = open_window()
    monkeypatch.delitem(STAGES, "all-pro")
    window.open_game(path)
    assert window.screen_name() == "home"
    assert "“Cup final” is a game of all-pro" in window.home.status_line.status().sentence
    with Table.open(path) as table:  # nobody holds it
        assert not table.reading_only


def test_both_games_lie_on_the_shelf_side_by_side(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    to_a_table(window)
    window.go_home()
    window.new_game()
    sheet = window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    click(sheet.play)
    assert window.screen_name() == "foto-electric"
    window.go_home()
    window.show_games()
    qtbot.waitUntil(lambda: not window.tasks.busy)
    games = window.screens["record-book"]
    assert isinstance(games, GamesScreen)
    assert {row.game for row in games.list.rows()} == {"all-pro", "foto-electric"}
    place = next(i for i, row in enumerate(games.list.rows()) if row.game == "all-pro")
    games.list.choose(place)
    click(games.open)
    assert isinstance(window.stage, AllProStage)
    assert set(window.screens) >= {"home", "record-book", "all-pro"}
    assert "foto-electric" not in window.screens
