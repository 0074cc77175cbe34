"""The one window: from Home to the toss, back again, and nothing lost on the way."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.kernel.game import Seat
from gridlight.session.table import Setup, Table
from gridlight.ui.foto.flow import Moment
from gridlight.ui.main_window import MainWindow
from gridlight.ui.screens.fairness import FairnessScreen
from gridlight.ui.screens.games import GamesScreen
from gridlight.ui.screens.new_game import NewGameScreen
from gridlight.ui.screens.record import RecordScreen
from gridlight.ui.screens.settings import SettingsScreen
from helpers.people import People, settle

LEFT = Qt.MouseButton.LeftButton
Open = Callable[[], MainWindow]


def quicken(window: MainWindow) -> People:
    from gridlight.ui.theme import Wishes

    assert window.stage is not None
    window.stage.set_wishes(Wishes(speed=1e9))
    return People(window.stage)


def saved(folder: Path, name: str = "one", **settings: object) -> Path:
    path = folder / f"{name}.gridlight"
    table = Table.start(Setup("foto-electric", settings=settings, title=name, seed=name), path)
    table.play(Seat.VISITORS, "call heads")
    table.close()
    return path


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)
    settle()


def test_two_clicks_from_home_to_the_toss(open_window: Open) -> None:
    window = open_window()
    click(window.home.lids[0])
    assert window.screen_name() == "new-game"
    click(window.screens["new-game"].play)  # type: ignore[attr-defined]
    assert window.screen_name() == "foto-electric"
    assert window.stage is not None
    assert window.stage.status_line.status().sentence.startswith("Coin toss.")
    assert "Visitors at Home" in window.windowTitle()


def test_a_game_is_on_disk_from_its_first_step(open_window: Open, folder: Path) -> None:
    window = open_window()
    window.new_game()
    click(window.screens["new-game"].play)  # type: ignore[attr-defined]
    files = list(folder.glob("*.gridlight"))
    assert len(files) == 1
    people = quicken(window)
    people.answer("call tails")
    assert '"call tails"' in files[0].read_text()


def test_closing_and_continuing(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.new_game()
    click(window.screens["new-game"].play)  # type: ignore[attr-defined]
    people = quicken(window)
    people.until(Moment.PICKING)
    people.pick("3")
    assert window.stage is not None
    described = window.stage.bridge.table.described()
    window.close()
    again = open_window()
    assert again.home.view.last is not None
    click(again.home.go_on)
    assert again.stage is not None
    assert again.stage.bridge.table.described() == described


def test_home_takes_the_game_away_and_offers_it_again(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.new_game()
    click(window.screens["new-game"].play)  # type: ignore[attr-defined]
    assert window.stage is not None
    click(window.stage.top_bar.button("home"))  # type: ignore[union-attr]
    assert window.screen_name() == "home"
    assert window.stage is None
    qtbot.waitUntil(lambda: not window.tasks.busy)
    assert window.home.view.last is not None
    click(window.home.go_on)
    assert window.screen_name() == "foto-electric"


@pytest.mark.parametrize("page", ["settings", "help", "record", "fairness"])
def test_pages_lead_back_to_the_game(open_window: Open, page: str, qtbot: QtBot) -> None:
    window = open_window()
    window.new_game()
    click(window.screens["new-game"].play)  # type: ignore[attr-defined]
    stage = window.stage
    assert stage is not None
    getattr(stage, f"{page}_wanted").emit()
    settle()
    assert window.screen_name() == page
    qtbot.waitUntil(lambda: not window.tasks.busy)
    QTest.keyClick(window.screens[page], Qt.Key.Key_Escape)
    settle()
    assert window.screen_name() == "foto-electric"
    assert window.stage is stage


@pytest.mark.parametrize(
    "page", ["settings", "help", "workshop", "record-book", "new-game", "about"]
)
def test_every_button_of_a_page_can_be_pressed(
    open_window: Open, page: str, folder: Path, qtbot: QtBot
) -> None:
    saved(folder)
    window = open_window()
    names = button_names(window, page)
    assert names
    for name in names:
        window.go_home()
        window.open_page(page)
        qtbot.waitUntil(lambda: not window.tasks.busy)
        settle()
        screen = window.screens[page]
        button = next((b for b in shown_buttons(screen) if b.accessibleName() == name), None)
        if button is not None and button.isEnabled():
            click(button)
    qtbot.waitUntil(lambda: not window.tasks.busy)


def button_names(window: MainWindow, page: str) -> list[str]:
    window.open_page(page)
    settle()
    return [button.accessibleName() for button in shown_buttons(window.screens[page])]


def shown_buttons(screen: QWidget) -> list[QAbstractButton]:
    return [b for b in screen.findChildren(QAbstractButton) if b.isVisible()]


def test_saved_games_are_renamed_copied_deleted_and_brought_back(
    open_window: Open, folder: Path, qtbot: QtBot
) -> None:
    path = saved(folder)
    window = open_window()
    window.show_games()
    qtbot.waitUntil(lambda: not window.tasks.busy)
    games = window.screens["record-book"]
    assert isinstance(games, GamesScreen)
    games.rename_wanted.emit(path, "Cup final")
    qtbot.waitUntil(lambda: not window.tasks.busy)
    assert games.list.rows()[0].title == "Cup final"
    games.copy_wanted.emit(path)
    qtbot.waitUntil(lambda: not window.tasks.busy)
    assert len(games.list.rows()) == 2
    games.delete_wanted.emit(path)
    qtbot.waitUntil(lambda: not window.tasks.busy)
    assert len(games.list.rows()) == 1
    games.undo_wanted.emit()
    qtbot.waitUntil(lambda: not window.tasks.busy)
    assert {row.title for row in games.list.rows()} == {"Cup final", "Cup final (copy)"}
    assert path.exists()


def test_a_broken_game_says_so_and_leaves_the_window_alone(
    open_window: Open, folder: Path, qtbot: QtBot
) -> None:
    path = saved(folder)
    path.write_text("nonsense\n" + path.read_text())
    window = open_window()
    window.open_game(path)
    assert window.screen_name() == "home"
    assert path.name in window.home.status_line.status().sentence


def test_settings_hold_at_once_and_the_next_time(open_window: Open) -> None:
    window = open_window()
    window.open_page("settings")
    settings = window.screens["settings"]
    assert isinstance(settings, SettingsScreen)
    settings.look.set_current(1, tell=True)
    assert settings.theme.name == "daylight"
    window.back()
    assert window.home.theme.name == "daylight"
    window.close()
    assert open_window().home.theme.name == "daylight"


def test_the_window_keeps_its_size_and_no_place(open_window: Open, tmp_path: Path) -> None:
    window = open_window()
    window.resize(1300, 790)
    settle()
    window.close()
    kept = json.loads((tmp_path / "settings.json").read_text())
    assert kept["window"] == [1300, 790]
    assert not [key for key in kept if key in ("x", "y", "position")]


def test_a_rematch_swaps_the_sides(open_window: Open, folder: Path) -> None:
    window = open_window()
    window.new_game()
    sheet = window.screens["new-game"]
    sheet.home_name.setText("Bears")  # type: ignore[attr-defined]
    sheet.visitors_name.setText("Colts")  # type: ignore[attr-defined]
    click(sheet.play)  # type: ignore[attr-defined]
    people = quicken(window)
    assert window.stage is not None
    window.stage.bridge.play(Seat.HOME, "resign")
    people.until(Moment.OVER)
    click(window.stage.review_card.final.button("rematch"))
    assert window.stage.names.home == "Colts"
    assert window.stage.names.visitors == "Bears"
    assert len(list(folder.glob("*.gridlight"))) == 2


def test_the_record_is_saved_in_each_form(folder: Path, tmp_path: Path, qtbot: QtBot) -> None:
    table = Table.open(saved(folder), only_read=True)
    for form, suffix in (("text", ".txt"), ("csv", ".csv"), ("json", ".json")):
        target = tmp_path / f"record{suffix}"
        asked: list[str] = []

        def where(name: str, target: Path = target, asked: list[str] = asked) -> str:
            asked.append(name)
            return str(target)

        screen = RecordScreen(table, ask_where=where)
        qtbot.addWidget(screen)
        screen.export(form)
        qtbot.waitUntil(lambda screen=screen: not screen.saver.busy)
        assert asked == [f"one{suffix}"]
        assert target.read_text(encoding="utf-8")
        assert str(target) in screen.status_line.status().sentence


def test_a_record_that_cant_be_written_says_why(folder: Path, tmp_path: Path, qtbot: QtBot) -> None:
    table = Table.open(saved(folder), only_read=True)
    screen = RecordScreen(table, ask_where=lambda name: str(tmp_path / "none" / name))
    qtbot.addWidget(screen)
    screen.export("csv")
    qtbot.waitUntil(lambda: not screen.saver.busy)
    assert "could not be written" in screen.status_line.status().sentence


def test_a_file_on_the_command_line_opens_at_once(open_window: Open, folder: Path) -> None:
    path = saved(folder)
    window = open_window()
    window.after_first_paint(path)
    settle()
    assert window.stage is not None
    assert window.stage.bridge.table.path == path


def test_the_keyboard_reaches_a_game_from_home(open_window: Open) -> None:
    window = open_window()
    window.home.start_focus()
    focus = QApplication.focusWidget()
    assert focus is window.home.lids[0]
    QTest.keyClick(focus, Qt.Key.Key_Return)
    settle()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    settle()
    assert window.screen_name() == "foto-electric"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    settle()
    assert window.screen_name() == "help"


def test_what_is_left_on_the_watch_is_kept(open_window: Open, folder: Path) -> None:
    window = open_window()
    path = saved(folder, "watched", quarter_minutes=20)
    window.open_game(path)
    assert window.stage is not None
    assert window.stage.bridge.watch_left == 1200
    window.stage.bridge._watch_left = 700.0
    people = quicken(window)
    people.answer()
    window.go_home()
    window.open_game(path)
    assert window.stage is not None
    left = window.stage.bridge.watch_left
    assert left is not None
    assert 690 < left <= 700


def test_how_the_dice_fell_in_a_game_from_the_list(
    open_window: Open, folder: Path, qtbot: QtBot
) -> None:
    """FB-18: this game's counts beside those of all games."""
    path = saved(folder)
    saved(folder, "two")
    window = open_window()
    window.show_games()
    qtbot.waitUntil(lambda: not window.tasks.busy)
    games = window.screens["record-book"]
    assert isinstance(games, GamesScreen)
    games.record_of_wanted.emit(path)
    record = window.screens["record"]
    assert isinstance(record, RecordScreen)
    click(record.fairness)
    assert window.screen_name() == "fairness"
    qtbot.waitUntil(lambda: not window.tasks.busy)
    fairness = window.screens["fairness"]
    assert isinstance(fairness, FairnessScreen)
    toss = fairness.paper.blocks[0]
    assert toss.purpose == "coin toss"
    assert toss.game is not None
    assert toss.all_games is not None
    assert (toss.game.rolls, toss.all_games.rolls) == (1, 2)
    assert "Too few rolls" in fairness.paper.accessibleDescription()
    window.back()
    assert window.screen_name() == "record"
    window.back()
    assert window.screen_name() == "record-book"


def test_a_deck_on_the_command_line_shows_its_cards(open_window: Open) -> None:
    from gridlight import paths

    window = open_window()
    window.after_first_paint(paths.cards("classic"))
    settle()
    assert window.screen_name() == "share"
    assert "very cards" in window.screens["share"].status_line.status().sentence


def test_a_file_that_cant_be_read_never_opens_a_window(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from gridlight.ui.opening import run

    broken = folder / "broken.gridlight"
    broken.write_text("not a game")
    for path in (broken, folder / "missing.gridlight", folder / "missing.deck"):
        assert run(path) == 2
        said = capsys.readouterr().err
        assert path.name in said
        assert said.count("\n") == 1


def test_the_record_waits_for_the_light(open_window: Open, folder: Path) -> None:
    path = folder / "held.gridlight"
    position = {"possession": "home", "spot": 40, "down": 3, "togo": 8, "quarter": 2}
    Table.start(Setup("foto-electric", seed="p", position=position), path).close()
    window = open_window()
    window.open_game(path)
    people = quicken(window)
    people.answer("play")
    for mark in ("7", "A"):
        people.part()
        people.pick(mark)
    people.place(0.0)
    people.place(0.0)
    stage = window.stage
    assert stage is not None
    stage.box.pull_to(0.3)
    settle()
    stage.record_wanted.emit()
    assert window.screen_name() == "foto-electric"
    assert "let the slide or the spinner show it first" in stage.status_line.status().sentence
    stage.box.pull_to(1.0)
    people.until(Moment.REVIEW)
    stage.record_wanted.emit()
    assert window.screen_name() == "record"


def test_a_game_keeps_its_colors(open_window: Open, folder: Path) -> None:
    window = open_window()
    window.new_game()
    sheet = window.screens["new-game"]
    sheet.home_color.wanted.emit("#5b2f86")  # type: ignore[attr-defined]
    purple = sheet.home_color.current()  # type: ignore[attr-defined]
    red = sheet.visitors_color.current()  # type: ignore[attr-defined]
    click(sheet.play)  # type: ignore[attr-defined]
    (path,) = folder.glob("*.gridlight")
    window.go_home()
    window.keep(replace(window.preferences, home_color="#a8322a", visitors_color="#1f4e8c"))
    window.open_game(path)
    assert (window.preferences.home_color, window.preferences.visitors_color) == (purple, red)
    people = quicken(window)
    assert window.stage is not None
    window.stage.bridge.play(Seat.HOME, "resign")
    people.until(Moment.OVER)
    click(window.stage.review_card.final.button("rematch"))
    assert (window.preferences.home_color, window.preferences.visitors_color) == (red, purple)


def test_z_undoes_and_f1_helps_on_every_screen(open_window: Open) -> None:
    window = open_window()
    QTest.keyClick(window.home, Qt.Key.Key_F1)
    assert window.screen_name() == "help"
    window.back()
    window.open_page("settings")
    before = window.preferences
    settings = window.screens["settings"]
    assert isinstance(settings, SettingsScreen)
    click(settings.still)
    assert window.preferences != before
    QTest.keyClick(settings, Qt.Key.Key_Z)
    assert window.preferences == before
    QTest.keyClick(settings, Qt.Key.Key_F1)
    assert window.screen_name() == "help"


def test_enter_at_the_start_goes_on_with_the_last_game(open_window: Open, folder: Path) -> None:
    Table.start(Setup("foto-electric"), folder / "last.gridlight").close()
    window = open_window()
    assert window.home.focusWidget() is window.home.go_on


def test_a_decks_results_are_kept_once_it_is_played(
    open_window: Open, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from gridlight.session.games import read_deck
    from gridlight.session.results import known_results

    monkeypatch.setattr("gridlight.ui.main_window.WORK_OUT_AFTER", 0)
    assert known_results(read_deck()) is None
    window = open_window()
    window.open_game(saved(folder))
    qtbot.waitUntil(lambda: known_results(read_deck()) is not None, timeout=20_000)
    qtbot.waitUntil(lambda: not window.tasks.busy)


def test_the_last_agreement_of_each_game_is_remembered(open_window: Open) -> None:
    window = open_window()
    window.new_game()
    sheet = window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    sheet.choose("quarter", 1)
    sheet.choose("table_feel", 1)
    click(sheet.play)
    window.go_home()
    window.close()
    again = open_window()
    assert again.preferences.table_feel
    again.new_game()
    sheet = again.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    settings = sheet.settings()
    assert (settings["plays_per_quarter"], settings["table_feel"]) == (20, True)
    again.new_game("all-pro")
    sheet = again.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    assert sheet.settings()["plays_per_quarter"] == 10
