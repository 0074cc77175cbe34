"""What is told of the penalty dice while it happens, in replays, and from the sheet on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from gridlight.ui.main_window import MainWindow
from gridlight.ui.replay.desk import Replay
from gridlight.ui.screens.new_game import NewGameScreen
from gridlight.ui.screens.record import RecordScreen
from gridlight.ui.theme import Wishes
from helpers.people import settle

from .conftest import show, up_to_a_flag

GAMES = ("foto-electric", "all-pro", "pegskin")


@pytest.mark.parametrize("game", GAMES)
def test_a_flag_is_looked_at_before_it_is_decided(lay: Callable[..., Any], game: str) -> None:
    name = "try" if game == "foto-electric" else game
    table, step = up_to_a_flag(name)
    stage = lay(game, "", table=table, wishes=Wishes())
    stage.bridge.play(step.seat, step.words)
    said: list[str] = []
    for _ in range(60):
        settle()
        said.append(stage.status_line.status().sentence)
        if stage.flow.moment.name == "ASKING":
            break
        stage.hurry()
        if stage.spin_card.isVisible():
            stage.spin_card.skip()
    assert stage.flow.moment.name == "ASKING"
    assert any("card at" in each for each in said)
    assert not any("Accept" in each for each in said[:-1])


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_lays_the_dice_as_they_lay(qtbot: object, game: str) -> None:
    table, step = up_to_a_flag(game)
    table.play(step.seat, step.words)
    table.play(table.to_act[0], "decline")
    replay = Replay(table, Wishes(speed=1e9, reduced=True))
    replay.stage.show()
    replay.begin()
    settle()
    bar = replay.stage.top_bar
    for n in (table.step, table.step - 1, table.step - 2):
        replay.stage.bridge.stand(n)
        settle()
        tray = bar.penalty_tray
        assert (tray.dice() if tray else None) == replay.stage.bridge.penalty_dice()
    assert not replay.stage.choices.isVisible()
    replay.stage.bridge.stand(table.step - 1)
    assert "Flag" in replay.stage.status_line.status().sentence
    replay.stage.close()
    replay.stage.deleteLater()
    settle()


@pytest.mark.parametrize("game", GAMES)
def test_the_record_tells_of_flags(qtbot: object, lay: Callable[..., Any], game: str) -> None:
    table, step = up_to_a_flag(game)
    stage = lay(game, "", table=table)
    show(stage, step)
    flag = stage.bridge.penalty_question(stage.names).flag
    stage.choices.press("D")
    record = RecordScreen(stage.bridge.table, Wishes())
    record.show()
    settle()
    told = " ".join(part.accessibleDescription() for part in record.findChildren(QWidget))
    assert flag in told
    assert "the penalty." in told
    record.close()
    record.deleteLater()
    settle()


@pytest.mark.parametrize("game", GAMES)
def test_the_die_is_switched_on_in_the_sheet(
    open_window: Callable[[], MainWindow], game: str
) -> None:
    window = open_window()
    window.new_game(game)
    sheet = window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    sheet.choose("penalties", 1)
    sheet.choose("card-visitors", 2)
    QTest.mouseClick(sheet.play, Qt.MouseButton.LeftButton)
    settle()
    stage: Any = window.stage
    settings = stage.bridge.table.header.settings
    assert settings["penalty_system"] is True
    assert settings["penalty_cards"] == "home:average,visitors:rough"
    assert stage.choices.question.title == "Call the toss"
    window.go_home()
    window.new_game(game)
    again = window.screens["new-game"]
    assert isinstance(again, NewGameScreen)
    assert again.settings()["penalty_cards"] == "home:average,visitors:rough"
    assert again.settings()["penalty_system"] is True
