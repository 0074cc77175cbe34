"""From the sheet for a new game to a table with a computer, and what leads on from there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gridlight.coaches.ladder import Meeting
from gridlight.coaches.ladder_table import LADDER
from gridlight.coaches.levels import levels_of
from gridlight.kernel.game import Seat
from gridlight.present.home import BOXES
from gridlight.present.new_game import level_words
from gridlight.session.journal_reading import read_journal
from gridlight.session.table import Setup
from gridlight.ui.main_window import MainWindow
from gridlight.ui.screens.new_game import NewGameScreen
from helpers import all_pro_stage, pegskin_stage
from helpers.against import FIRST_MOVES, Waits
from helpers.people import settle

Open = Callable[[], MainWindow]
BOARDS = ("all-pro", "pegskin")
WATCH = 2
MIDDLE: dict[str, dict[str, Any]] = {
    "all-pro": all_pro_stage.MIDDLE,
    "pegskin": pegskin_stage.DECLARE,
}


def begun(window: MainWindow, game: str, level: int = 1, side: int = 0) -> Any:
    """The stage of a game that the sheet was asked for."""
    window.new_game(game)
    sheet = window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    sheet.choose("opponent", level)
    sheet.choose("side", side)
    sheet.play.click()
    assert window.stage is not None
    return window.stage


@pytest.mark.parametrize("game", BOARDS)
def test_from_the_sheet_to_home_and_back(
    open_window: Open, folder: Path, qtbot: QtBot, game: str
) -> None:
    window = open_window()
    stage = begun(window, game)
    file = stage.bridge.table.path
    seats = read_journal(file).header.seats
    assert (seats[Seat.HOME].kind, seats[Seat.VISITORS].kind) == ("person", "rookie")
    assert "Rookie, computer at Home" in window.windowTitle()
    qtbot.waitUntil(lambda: len(stage.bridge.history) > 1, timeout=FIRST_MOVES)
    assert stage.bridge.history[1].seat is Seat.VISITORS  # the visitors call the toss
    window.go_home()
    qtbot.waitUntil(lambda: not window.tasks.busy)
    last = window.home.view.last
    assert last is not None
    assert "Rookie, computer" in last.title
    window.open_game(last.path)
    again: Any = window.stage
    assert again.bridge.coached == {Seat.VISITORS}
    assert again.names.visitors == "Rookie"
    window.rematch()
    swapped: Any = window.stage
    assert swapped.bridge.coached == {Seat.HOME}
    window.new_game(game)
    kept = window.screens["new-game"]
    assert isinstance(kept, NewGameScreen)
    assert kept.place_of(kept.kind.options[0]) == 1


@pytest.mark.parametrize("game", BOARDS)
def test_two_coaches_are_watched_and_keep_their_teams_names(
    open_window: Open, qtbot: QtBot, game: str
) -> None:
    window = open_window()
    stage = begun(window, game, side=WATCH)
    assert stage.bridge.coached == set(Seat)
    assert (stage.names.home, stage.names.visitors) == ("Home", "Visitors")
    qtbot.waitUntil(lambda: len(stage.bridge.history) > 3, timeout=FIRST_MOVES)
    window.new_game(game)
    kept = window.screens["new-game"]
    assert isinstance(kept, NewGameScreen)
    assert kept.place_of(kept.kind.options[1]) == WATCH
    assert kept.status_line.status().sentence.startswith("The computer against itself")


def test_two_coaches_are_watched_at_the_light_box(open_window: Open) -> None:
    window = open_window()
    stage = begun(window, "foto-electric", side=WATCH)
    assert stage.bridge.coached == set(Seat)
    assert stage.foot is not None
    window.new_game("foto-electric")
    kept = window.screens["new-game"]
    assert isinstance(kept, NewGameScreen)
    assert kept.place_of(kept.kind.options[1]) == WATCH


@pytest.mark.parametrize("game", BOARDS)
def test_a_position_from_a_table_with_a_computer_keeps_it(
    open_window: Open, qtbot: QtBot, game: str
) -> None:
    window = open_window()
    begun(window, game, side=1)
    window.open_position()
    settle()
    window.start_position(Setup(game, position=MIDDLE[game]))
    stage: Any = window.stage
    assert stage.bridge.coached == {Seat.HOME}
    qtbot.waitUntil(lambda: len(stage.bridge.history) > 1, timeout=FIRST_MOVES)
    assert stage.bridge.history[1].seat is Seat.HOME


@pytest.mark.parametrize("game", BOARDS)
def test_the_window_closes_while_a_coach_thinks(
    open_window: Open,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
) -> None:
    monkeypatch.setattr("gridlight.coaches.levels.coach_for", lambda *_: Waits())
    window = open_window()
    stage = begun(window, game)
    assert stage.flow.opponent.bench.thinking
    window.open_page("settings")
    assert not stage.flow.opponent.bench.thinking
    window.back()
    assert stage.flow.opponent.bench.thinking
    window.close()
    assert window.stage is None
    assert len(stage.bridge.history) == 1


def test_a_referees_table_has_no_computer(open_window: Open) -> None:
    window = open_window()
    window.new_game("pegskin")
    sheet = window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    sheet.choose("opponent", 2)
    sheet.choose("boards", 1)
    sheet.play.click()
    assert window.stage is not None
    assert window.stage.bridge.coached == frozenset()


# words


def test_a_label_says_how_often_its_level_won() -> None:
    ladder = (Meeting("all-pro", "pro", "rookie", won=281, lost=119, tied=0),)
    assert level_words("all-pro", "pro", ladder) == (
        "Plays as people do; beat Rookie in 70.2 % ± 4.5 of 400 games."
    )
    assert level_words("all-pro", "rookie", ladder) == (
        "Plays plainly and errs often; Pro won 70.2 % ± 4.5 of 400 games."
    )
    assert level_words("all-pro", "master", ladder) == "Plays to win to the end."
    assert level_words("pegskin", "pro", ladder) == "Plays as people do."


def test_the_table_of_levels_names_levels_that_there_are() -> None:
    for rung in LADDER:
        levels = levels_of(rung.game)
        assert levels.index(rung.below) < levels.index(rung.level)
        assert 0 <= rung.share <= 100


def test_every_game_is_for_one_or_two() -> None:
    assert all(box.detail.startswith("One or two people") for box in BOXES)
