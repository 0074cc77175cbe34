"""The record book in the whole window: read beside it, and everything that it leads to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gridlight.kernel.game import Seat
from gridlight.session.journal import Player
from gridlight.session.season.model import Sheet, Team
from gridlight.session.season.season_file import read_season, save_season
from gridlight.session.season.seasons import Agreement, Seasons
from gridlight.session.table import Setup, Table
from gridlight.ui import pages
from gridlight.ui.chrome import Screen
from gridlight.ui.main_window import MainWindow
from gridlight.ui.records import page as page_module
from gridlight.ui.records.parts import TeamsPart
from gridlight.ui.records.screen import RecordBookScreen
from helpers.people import settle

Key = Qt.Key
Open = Callable[[], MainWindow]


def save(folder: Path, name: str, *, finished: bool = True, game: str = "all-pro") -> Path:
    path = folder / f"{name}.gridlight"
    setup = Setup(game, Player("Mariners"), Player("Foundry"), seed=name, title=name)
    with Table.start(setup, path) as table:
        if finished:
            table.play(Seat.VISITORS, "resign")
    return path


def book_of(window: MainWindow, qtbot: QtBot) -> RecordBookScreen:
    window.open_page("record-book")
    settled(window, qtbot)
    screen = window.screens["record-book"]
    assert isinstance(screen, RecordBookScreen)
    return screen


def settled(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.tasks.busy)
    settle()


def titles(screen: RecordBookScreen) -> list[str]:
    return sorted(row.title for row in screen.list.rows())


def table(screen: RecordBookScreen) -> list[tuple[str, ...]]:
    """The teams' table; the games lie open again afterwards."""
    screen.turn_to("teams")
    part = screen.parts["teams"]
    assert isinstance(part, TeamsPart)
    lines = [line.cells for line in part.teams.lines()]
    screen.turn_to("games")
    return lines


def choose(screen: RecordBookScreen, title: str) -> None:
    places = [row.title for row in screen.list.rows()]
    screen.list.choose(places.index(title))
    screen.list.setFocus()


def said(screen: Screen) -> str:
    return screen.status_line.status().sentence


def test_all_games_are_read_some_at_a_time(open_window: Open, folder: Path, qtbot: QtBot) -> None:
    for n in range(page_module.AT_ONCE * 2 + 1):
        save(folder, f"Game {n:02}", finished=n % 2 == 0)
    (folder / "torn.gridlight").write_bytes(b'{"gridlight": 1}\n')
    screen = book_of(open_window(), qtbot)
    assert len(titles(screen)) == page_module.AT_ONCE * 2 + 2
    assert [line[1:6] for line in table(screen)] == [
        ("Mariners", "9", "9", "0", "0"),
        ("Foundry", "9", "0", "9", "0"),
    ]
    choose(screen, "torn")
    assert said(screen).startswith("torn.gridlight, line 1")
    assert screen.open.text() == "Save what is whole"


def test_the_book_is_current_whenever_it_is_seen(
    open_window: Open, folder: Path, qtbot: QtBot
) -> None:
    save(folder, "first")
    window = open_window()
    screen = book_of(window, qtbot)
    assert titles(screen) == ["first"]
    window.open_page("settings")
    save(folder, "second")
    window.back()
    settled(window, qtbot)
    assert window.screen_name() == "record-book"
    assert titles(screen) == ["first", "second"]


def test_games_are_renamed_copied_deleted_and_brought_back(
    open_window: Open, folder: Path, qtbot: QtBot
) -> None:
    save(folder, "first")
    save(folder, "second")
    window = open_window()
    screen = book_of(window, qtbot)
    choose(screen, "first")
    qtbot.keyClick(screen.list, Key.Key_F2)
    screen.title_edit.setText("The opener")
    qtbot.keyClick(screen.title_edit, Key.Key_Return)
    settled(window, qtbot)
    assert titles(screen) == ["The opener", "second"]
    assert said(screen) == "It is called “The opener” now."
    choose(screen, "The opener")
    qtbot.mouseClick(screen.copy, Qt.MouseButton.LeftButton)
    settled(window, qtbot)
    assert titles(screen) == ["The opener", "The opener (copy)", "second"]
    assert table(screen)[0][2] == "2", "the copy counted once more"
    choose(screen, "second")
    qtbot.keyClick(screen.list, Key.Key_Delete)
    settled(window, qtbot)
    assert "second" not in titles(screen)
    assert said(screen) == "The game is deleted; Undo brings it back."
    qtbot.keyClick(screen.list, Key.Key_Z)
    settled(window, qtbot)
    assert "second" in titles(screen) and said(screen) == "The game is back."


def test_a_finished_game_is_shown_once_more_and_one_comes_back(
    open_window: Open, folder: Path, qtbot: QtBot
) -> None:
    save(folder, "first")
    window = open_window()
    screen = book_of(window, qtbot)
    screen.list.setFocus()
    qtbot.keyClick(screen.list, Key.Key_Return)
    assert window.screen_name() == "replay"
    window.back()
    assert window.screen_name() == "record-book"
    qtbot.mouseClick(screen.record, Qt.MouseButton.LeftButton)
    assert window.screen_name() == "record"
    qtbot.keyClick(window.screens["record"], Key.Key_Escape)
    assert window.screen_name() == "record-book"
    screen.turn_to("rivals")
    games = screen.parts["rivals"].widgets()[-1]
    games.setFocus()
    qtbot.keyClick(games, Key.Key_Return)
    assert window.screen_name() == "replay"
    window.back()
    qtbot.keyClick(games, Key.Key_Escape)
    assert window.screen_name() == "home"


def test_an_unfinished_game_goes_on(open_window: Open, folder: Path, qtbot: QtBot) -> None:
    save(folder, "first", finished=False)
    window = open_window()
    screen = book_of(window, qtbot)
    screen.list.setFocus()
    qtbot.keyClick(screen.list, Key.Key_Return)
    assert window.screen_name() == "all-pro"
    window.go_home()
    settled(window, qtbot)


def test_a_game_that_went_meanwhile_is_told_of(
    open_window: Open, folder: Path, qtbot: QtBot
) -> None:
    path = save(folder, "first")
    window = open_window()
    screen = book_of(window, qtbot)
    screen.turn_to("rivals")
    path.unlink()
    games = screen.parts["rivals"].widgets()[-1]
    qtbot.keyClick(games, Key.Key_Return)
    assert window.screen_name() == "record-book"
    assert "there is no such file" in said(screen)


def test_a_tab_leads_to_each_page_that_there_is(
    open_window: Open, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = dict.fromkeys(("season", "tendencies"), pages.MAKERS["about"])
    monkeypatch.setattr(pages, "MAKERS", {**pages.MAKERS, **made})
    monkeypatch.setattr(page_module, "MAKERS", pages.MAKERS)
    window = open_window()
    screen = book_of(window, qtbot)
    assert screen.tabs.names()[-2:] == ("season", "tendencies")
    for place, name in ((4, "season"), (5, "tendencies")):
        at = screen.tabs.tab_rect(place).center().toPoint()
        qtbot.mouseClick(screen.tabs, Qt.MouseButton.LeftButton, pos=at)
        assert window.screen_name() == name
        window.back()
        settled(window, qtbot)
        assert window.screen_name() == "record-book" and screen.part() == "games"


def test_an_empty_book_says_so(open_window: Open, qtbot: QtBot) -> None:
    screen = book_of(open_window(), qtbot)
    assert said(screen) == "No games yet; open a box on the table to play the first one."
    assert screen.tabs.hasFocus()


def test_closing_the_window_while_it_reads(open_window: Open, folder: Path) -> None:
    for n in range(20):
        save(folder, f"Game {n:02}")
    window = open_window()
    window.open_page("record-book")
    window.close()
    assert not window.tasks.busy


def test_a_seasons_games_can_be_listed_apart_while_there_is_the_season(
    open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    folder = window.shelf.folder
    game = save(folder, "of the season")
    save(folder, "beside it")
    seasons = Seasons(folder)
    teams = Team("Mariners", "#1f4e8c"), Team("Foundry", "#a8322a")
    path = seasons.begin(Agreement("Den League", "all-pro", teams))
    save_season(path, read_season(path).with_sheet("w01-g1", Sheet(game.name, 1)))
    screen = book_of(window, qtbot)
    kinds = screen.pickers["game"]
    of = {words: value for value, words in kinds.options()}
    kinds.set_value(of["Den League"], tell=True)
    assert titles(screen) == ["of the season"]
    kinds.set_value(of["In no season"], tell=True)
    assert titles(screen) == ["beside it"]
    kinds.set_value(of["Den League"], tell=True)
    seasons.delete(path)
    screen.looked_at.emit()
    settled(window, qtbot)
    assert titles(screen) == ["beside it", "of the season"]
    assert "Den League" not in [words for _, words in kinds.options()]
