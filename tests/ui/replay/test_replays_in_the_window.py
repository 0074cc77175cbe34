"""Replays are reached from All games, the record and the final card, and lead to new games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight.kernel.game import Seat
from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.session.verify import verify
from gridlight.ui.main_window import MainWindow
from gridlight.ui.pages import show_replay
from helpers.games_played import play_on
from helpers.people import settle

Key = Qt.Key


def saved(folder: Path, game: str = "foto-electric", steps: int = 60) -> Path:
    path = folder / f"{game}.gridlight"
    with Table.start(Setup(game, seed="kept", title="Kept"), path) as table:
        play_on(table, 3, steps=steps)
    return path


def test_from_all_games_by_key_and_on_from_there(
    open_window: Callable[[], MainWindow], folder: Path, qtbot: QtBot
) -> None:
    path = saved(folder)
    kept = path.read_bytes()
    window = open_window()
    window.show_games()
    qtbot.waitUntil(lambda: not window.tasks.busy)
    games = window.screens["record-book"]
    QTest.keyClick(games.list, Key.Key_R)
    settle()
    assert window.screen_name() == "replay"
    stage = window.screens["replay"]
    QTest.keyClick(stage.foot.scrubber, Key.Key_End)
    QTest.keyClick(stage.foot.scrubber, Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    settle()
    n = stage.bridge.table.step
    assert 0 < n < 60
    history = stage.bridge.history
    QTest.keyClick(stage.foot.scrubber, Key.Key_P)
    qtbot.waitUntil(lambda: window.screen_name() != "replay")
    assert window.screen_name() == "foto-electric"
    assert "replay" not in window.screens
    assert window.stage is not None
    made = window.stage.bridge.table
    assert made.path is not None
    assert made.path != path
    assert made.history == history
    assert made.title.startswith("Kept, from the ")
    assert made.to_act
    play_on(made, 9, steps=5)
    assert verify(made.path).steps == made.step
    assert path.read_bytes() == kept


def test_escape_goes_back_to_where_one_was(
    open_window: Callable[[], MainWindow], folder: Path, qtbot: QtBot
) -> None:
    saved(folder)
    window = open_window()
    window.show_games()
    qtbot.waitUntil(lambda: not window.tasks.busy)
    games = window.screens["record-book"]
    QTest.mouseClick(games.record, Qt.MouseButton.LeftButton)
    settle()
    assert window.screen_name() == "record"
    QTest.mouseClick(window.screens["record"].replay, Qt.MouseButton.LeftButton)
    settle()
    assert window.screen_name() == "replay"
    stage = window.screens["replay"]
    stage.top_bar.button("record").click()
    settle()
    assert window.screen_name() == "record"
    QTest.keyClick(window.screens["record"].paper, Key.Key_Escape)
    settle()
    assert window.screen_name() == "replay"
    QTest.keyClick(stage.foot.scrubber, Key.Key_Escape)
    settle()
    assert window.screen_name() == "record"


def test_a_click_on_a_play_of_the_record_shows_it_once_more(
    open_window: Callable[[], MainWindow], folder: Path
) -> None:
    window = open_window()
    for game in ("foto-electric", "all-pro", "pegskin"):
        table = Table.start(Setup(game, seed="kept"), folder / f"{game}-plays.gridlight")
        play_on(table, 3, steps=90)
        window.play_table(table)
        assert window.stage is not None
        window.stage.record_wanted.emit()
        settle()
        paper = window.screens["record"].paper
        paper.scroll_to(paper.furthest)
        rows = paper.rows
        seen = 0
        for y in range(paper.height()):
            point = QPoint(paper.width() // 2, y)
            row = paper.row_at(QPointF(point))
            if row is rows[-1]:
                QTest.mouseClick(paper, Qt.MouseButton.LeftButton, pos=point)
                seen = y
                break
        assert seen
        settle()
        assert window.screen_name() == "replay"
        began = rows[-2].step if len(rows) > 1 else 0
        assert window.screens["replay"].bridge.table.step == began


def test_from_the_final_card_of_each_game(
    open_window: Callable[[], MainWindow], folder: Path
) -> None:
    window = open_window()
    for game in ("foto-electric", "all-pro", "pegskin"):
        table = Table.start(Setup(game, seed="kept"), folder / f"{game}-over.gridlight")
        window.play_table(table)
        assert window.stage is not None
        window.stage.bridge.play(Seat.HOME, "resign")
        settle()
        stage = window.stage
        final = stage.review_card.final if game == "foto-electric" else stage.final
        assert final.isVisible()
        final.button("replay").click()
        settle()
        assert window.screen_name() == "replay"
        shown = window.screens["replay"]
        assert shown.bridge.table.header.game == game
        QTest.keyClick(shown.foot.scrubber, Key.Key_Escape)
        settle()
        assert window.screen_name() == game


def test_a_replay_beside_a_game_that_is_on_leaves_it_alone(
    open_window: Callable[[], MainWindow], folder: Path
) -> None:
    path = folder / "on.gridlight"
    window = open_window()
    table = Table.start(Setup("pegskin", seed="kept"), path)
    play_on(table, 2, steps=30)
    window.play_table(table)
    kept, step = path.read_bytes(), table.step
    assert window.stage is not None
    window.stage.record_wanted.emit()
    settle()
    QTest.mouseClick(window.screens["record"].replay, Qt.MouseButton.LeftButton)
    settle()
    shown = window.screens["replay"]
    for _ in range(6):
        QTest.keyClick(shown.foot.scrubber, Key.Key_Right)
        settle()
    assert shown.bridge.table.step > 0
    assert table.step == step
    assert path.read_bytes() == kept


def test_a_replay_wears_the_colors_of_its_game(
    open_window: Callable[[], MainWindow], folder: Path
) -> None:
    home, visitors = Player("Owls", color="#5b2f86"), Player("Elms", color="#a8322a")
    path = folder / "colored.gridlight"
    with Table.start(Setup("foto-electric", home, visitors, seed="kept"), path) as table:
        play_on(table, 3, steps=20)
    window = open_window()
    window.keep(replace(window.preferences, home_color="#1f4e8c", visitors_color="#a8322a"))
    with Table.open(path, only_read=True) as read:
        show_replay(window, read)
    replay = window.screens["replay"]
    assert replay.theme.ink.home == "#5b2f86"
    window.back()
    assert window.home.theme.ink.home == "#1f4e8c"


def test_a_position_opened_from_a_rematch_keeps_names_and_colors_together(
    open_window: Callable[[], MainWindow], folder: Path
) -> None:
    home, visitors = Player("Owls", color="#5b2f86"), Player("Elms", color="#a8322a")
    path = folder / "colored.gridlight"
    Table.start(Setup("all-pro", home, visitors, seed="kept"), path).close()
    window = open_window()
    window.open_game(path)
    window.rematch()
    window.start_position(Setup("all-pro", position={"spot": 40, "down": 1, "togo": 10}))
    assert window.stage is not None
    seats = window.stage.bridge.table.header.seats
    assert (seats[Seat.HOME], seats[Seat.VISITORS]) == (visitors, home)
    assert window.preferences.home_color == "#a8322a"
