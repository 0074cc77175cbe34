"""The season in the window: begun, played by people and computers, celebrated, put away."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gridlight import paths
from gridlight.kernel.game import Seat
from gridlight.present.season import Deed
from gridlight.session.season.model import Team
from gridlight.session.season.seasons import Agreement, OpenSeason
from gridlight.session.table import Table
from gridlight.ui.main_window import MainWindow
from gridlight.ui.season.charts import WAITING
from gridlight.ui.season.desk import SeasonDesk
from gridlight.ui.season.new_season import NewSeasonScreen
from gridlight.ui.season.screen import SeasonScreen
from gridlight.ui.season.simulator import Order, Played, Simulator
from helpers.leagues import begun, played_out, teams
from helpers.people import LEFT, settle

Open = Callable[[], MainWindow]
Key = Qt.Key


def desk_of(window: MainWindow) -> tuple[SeasonScreen, SeasonDesk]:
    screen = window.screens["season"]
    assert isinstance(screen, SeasonScreen)
    desk = screen.findChild(SeasonDesk)
    assert desk is not None
    return screen, desk


def rest(qtbot: QtBot, desk: SeasonDesk) -> None:
    qtbot.waitUntil(lambda: not (desk.reader.busy or desk.simulator.busy), timeout=30_000)
    settle()
    qtbot.waitUntil(lambda: not desk.reader.busy, timeout=30_000)
    settle()


def opened(qtbot: QtBot, open_window: Open) -> tuple[MainWindow, SeasonScreen, SeasonDesk]:
    window = open_window()
    window.open_page("season")
    screen, desk = desk_of(window)
    rest(qtbot, desk)
    return window, screen, desk


def press(widget: object, key: Key | str) -> None:
    QTest.keyClick(QApplication.focusWidget() or widget, key)
    settle()


def click(widget: object) -> None:
    QTest.mouseClick(widget, LEFT)
    settle()


def test_a_season_is_begun_by_hand(qtbot: QtBot, open_window: Open, folder: Path) -> None:
    window, screen, desk = opened(qtbot, open_window)
    assert screen.view is None and not screen.tabs.isVisible()
    click(screen.new)
    sheet = window.screens["season-new"]
    assert isinstance(sheet, NewSeasonScreen) and window.screen_name() == "season-new"
    sheet.team_name.setFocus()
    sheet.team_name.selectAll()
    QTest.keyClicks(sheet.team_name, "Herons")
    assert sheet.lines.teams[0].name == "Herons"
    for _ in range(4):
        click(sheet.remove)
    sheet.finals.set_current(1, tell=True)
    click(sheet.begin)
    rest(qtbot, desk)
    assert window.screen_name() == "season"
    view = screen.view
    assert screen.games.hasFocus()
    assert view is not None and len(view.table) == 4 and len(view.weeks) == 4
    found = list(folder.glob("*.season"))
    assert [path.name for path in found] == ["den-league.season"]
    assert "Herons" not in {line.name for line in view.table}  # it was the first one removed


def test_computers_play_a_week_then_all_and_the_champions_are_celebrated(
    qtbot: QtBot, open_window: Open, folder: Path
) -> None:
    season = begun(folder, 4, playoffs=2)
    _, screen, desk = opened(qtbot, open_window)
    assert screen.this_week.isVisible() and not screen.cup.isVisible()
    click(screen.this_week)
    rest(qtbot, desk)
    assert len(list(folder.glob("*.gridlight"))) == 2
    assert all(game.over for game in screen.games.games)
    assert screen.status_line.status().sentence == "2 games played."
    assert screen.games.hasFocus()
    screen.turn_to(3)
    qtbot.waitUntil(lambda: bool(screen.leaders.lists))
    click(screen.everything)
    assert screen.cancel.isVisible() and not screen.everything.isVisible()
    rest(qtbot, desk)
    reckoning = OpenSeason(season.path).reckoning()
    assert reckoning.champion is not None
    assert len(list(folder.glob("*.gridlight"))) == 7
    assert screen.ceremony.isVisible()
    name = season.season.teams[reckoning.champion].name
    assert name in screen.ceremony.accessibleName()
    press(screen, Key.Key_Tab)
    press(screen, "n")
    assert screen.ceremony.done.hasFocus() and screen.isVisible()
    press(screen, Key.Key_Escape)
    assert not screen.ceremony.isVisible() and screen.cup.isVisible()
    click(screen.cup)
    assert screen.ceremony.isVisible()
    click(screen.ceremony.done)
    assert not screen.everything.isVisible()


def test_champions_of_old_are_not_celebrated_again(
    qtbot: QtBot, open_window: Open, folder: Path
) -> None:
    played_out(begun(folder, 2))
    _, screen, _ = opened(qtbot, open_window)
    assert screen.view is not None and screen.view.champion is not None
    assert not screen.ceremony.isVisible() and screen.cup.isVisible()


def test_a_game_of_people_opens_its_table_and_leads_back(
    qtbot: QtBot, open_window: Open, folder: Path
) -> None:
    season = begun(folder, 4, people=4)
    window, screen, desk = opened(qtbot, open_window)
    assert not screen.everything.isVisible()
    screen.start_focus()
    press(screen, Key.Key_Down)
    game = screen.game()
    assert game is not None and game.deed is Deed.PLAY
    press(screen, Key.Key_Return)
    assert window.stage is not None and window.screen_name() == "foto-electric"
    table = window.stage.bridge.table
    assert table.header.seats[Seat.HOME].name == game.home.name
    assert table.header.settings["plays_per_quarter"] == 2
    window.stage.home_wanted.emit()
    settle()
    rest(qtbot, desk)
    assert window.screen_name() == "season" and window.stage is None
    game = screen.game()
    assert game is not None and game.deed is Deed.CONTINUE

    screen.deed.click()
    settle()
    assert window.stage is not None
    window.stage.bridge.table.resign(Seat.HOME)
    window.stage.home_wanted.emit()
    settle()
    rest(qtbot, desk)
    over = OpenSeason(season.path).reckoning().game(game.key)
    assert over.result.over and over.result.winner is Seat.VISITORS
    assert len(list(folder.glob("*.gridlight"))) == 1
    game = screen.game()
    assert game is not None and game.deed is Deed.LOOK and game.visitors.won


def test_a_computer_sits_at_the_table_with_its_level(
    qtbot: QtBot, open_window: Open, folder: Path
) -> None:
    begun(folder, 2, people=1)
    window, screen, _ = opened(qtbot, open_window)
    screen.deed.click()
    settle()
    assert window.stage is not None
    kinds = {player.kind for player in window.stage.bridge.table.header.seats.values()}
    assert kinds == {"person", "random"} and window.stage.bridge.coached


def test_a_finished_game_is_looked_at_and_replayed(
    qtbot: QtBot, open_window: Open, folder: Path
) -> None:
    played_out(begun(folder, 2))
    window, screen, _ = opened(qtbot, open_window)
    click(screen.deed)
    assert window.screen_name() == "record"
    window.back()
    assert window.screen_name() == "season"
    click(screen.replay)
    assert window.screen_name() == "replay"


def test_seasons_are_renamed_deleted_and_brought_back(
    qtbot: QtBot, open_window: Open, folder: Path
) -> None:
    first, other = begun(folder, 2), begun(folder, 3, name="Attic Cup")
    _, screen, desk = opened(qtbot, open_window)
    assert {row.name for row in screen.list.rows} == {"Den League", "Attic Cup"}
    place = [row.path for row in screen.list.rows].index(first.path)
    qtbot.mouseClick(screen.list, LEFT, pos=screen.list.line_rect(place).center().toPoint())
    rest(qtbot, desk)
    assert screen.view is not None and len(screen.view.table) == 2
    screen.list.setFocus()
    press(screen, Key.Key_F2)
    screen.name_edit.clear()
    QTest.keyClicks(screen.name_edit, "Nine Cellars")
    press(screen, Key.Key_Return)
    rest(qtbot, desk)
    assert OpenSeason(first.path).season.name == "Nine Cellars"
    screen.list.setFocus()
    press(screen, Key.Key_Delete)
    rest(qtbot, desk)
    assert not first.path.exists() and [row.name for row in screen.list.rows] == ["Attic Cup"]
    assert screen.view is not None and len(screen.view.table) == 3
    press(screen, "z")
    rest(qtbot, desk)
    assert first.path.exists() and len(screen.list.rows) == 2
    assert screen.view.name == "Nine Cellars" if screen.view else False
    assert other.path.exists()


def test_a_broken_season_says_why(qtbot: QtBot, open_window: Open, folder: Path) -> None:
    (folder / "den.season").write_text("{")
    _, screen, _ = opened(qtbot, open_window)
    assert screen.view is None
    assert "den.season: this isn't a season" in screen.status_line.status().sentence


def test_the_chart_is_turned_by_keys(qtbot: QtBot, open_window: Open, folder: Path) -> None:
    begun(folder, 5, rounds=2)
    window, screen, _ = opened(qtbot, open_window)
    screen.start_focus()
    assert screen.week == 1 and "rests this week" in (
        screen.view.sheet(1).rest if screen.view else ""
    )
    press(screen, Key.Key_Right)
    press(screen, Key.Key_Right)
    assert screen.week == 3
    press(screen, Key.Key_Left)
    assert screen.week == 2
    for key, page in zip("234", screen.pages[1:], strict=True):
        press(screen, key)
        assert page.isVisible() and page.hasFocus()
    assert screen.leaders.accessibleDescription() == WAITING
    press(screen, "2")
    press(screen, Key.Key_End)
    game = screen.game()
    assert game is not None and game.week == 10
    press(screen, Key.Key_Escape)
    assert window.screen_name() == "home"


def test_a_simulation_can_be_stopped_and_gone_on_with(
    qtbot: QtBot, tmp_path: Path, own_home: Path
) -> None:
    season = begun(tmp_path, 6)
    simulator, told, done = Simulator(), [], []
    simulator.told.connect(lambda words, share: told.append((words, share)))
    simulator.kept.connect(lambda _: simulator.stop())
    simulator.done.connect(done.append)
    simulator.play(Order(season.path))
    qtbot.waitUntil(lambda: not simulator.busy, timeout=30_000)
    assert done[0].stopped
    kept = len(list(tmp_path.glob("*.gridlight")))
    assert kept == done[0].games >= 1
    assert told[0] == (told[0][0], 0.0) and "game 1 of 15" in told[0][0]
    one = next(game for game in season.reckoning().games if not game.result.over)
    simulator.play(Order(season.path, key=one.key))
    qtbot.waitUntil(lambda: not simulator.busy, timeout=30_000)
    assert done[1] == Played(1)
    simulator.close()


def test_a_game_that_is_open_elsewhere_is_told_and_the_others_are_played(
    qtbot: QtBot, tmp_path: Path, own_home: Path
) -> None:
    season = begun(tmp_path, 3)
    job = season.job(season.reckoning().games[0])
    simulator, done = Simulator(), []
    simulator.done.connect(done.append)
    with Table.start(job.setup, job.path):
        simulator.play(Order(season.path))
        qtbot.waitUntil(lambda: not simulator.busy, timeout=30_000)
    assert done[0].games == 2 and "open in another window" in done[0].faults[0]
    simulator.close()


def test_an_unknown_coach_is_told(qtbot: QtBot, tmp_path: Path, own_home: Path) -> None:
    pair = tuple(replace(team, coach="wizard") for team in teams(2))
    season = begun(tmp_path, teams=pair)
    simulator, done = Simulator(), []
    simulator.done.connect(done.append)
    simulator.play(Order(season.path))
    qtbot.waitUntil(lambda: not simulator.busy, timeout=30_000)
    assert done[0].games == 0 and "no coach “wizard”" in done[0].faults[0]
    simulator.close()


def test_closing_the_window_breaks_the_games_off(
    qtbot: QtBot, open_window: Open, folder: Path
) -> None:
    season = begun(folder, 8, rounds=2)
    window, screen, desk = opened(qtbot, open_window)
    click(screen.everything)
    window.close()
    assert not desk.simulator.busy
    for path in folder.glob("*.gridlight"):
        with Table.open(path, only_read=True) as table:
            assert table.over
    assert len(OpenSeason(season.path).reckoning().games) == 56


def test_a_season_is_played_with_a_deck_of_ones_own(
    qtbot: QtBot, open_window: Open, folder: Path
) -> None:
    own = paths.decks() / "attic"
    shutil.copytree(paths.cards("classic"), own)
    told = json.loads((own / "deck.json").read_text())
    (own / "deck.json").write_text(json.dumps({**told, "name": "Attic deck"}))
    window, screen, desk = opened(qtbot, open_window)
    screen.new.click()
    sheet = window.screens["season-new"]
    assert isinstance(sheet, NewSeasonScreen)
    sheet.choices["deck"].set_current(1, tell=True)
    sheet.begin.click()
    rest(qtbot, desk)
    found = OpenSeason(next(folder.glob("*.season")))
    assert found.season.tables["deck"]["name"] == "Attic deck"


def test_a_fault_in_the_sheet_is_told_before_anything_is_written(
    qtbot: QtBot, open_window: Open, folder: Path
) -> None:
    window, screen, desk = opened(qtbot, open_window)
    screen.new.click()
    sheet = window.screens["season-new"]
    assert isinstance(sheet, NewSeasonScreen)
    QTest.keyClick(sheet.lines, Key.Key_Down)
    assert sheet.team_name.text() == "Foundry"
    sheet.team_name.setText("")
    sheet.team_name.setFocus()
    QTest.keyClicks(sheet.team_name, "Mariners")
    QTest.keyClick(sheet.team_name, Key.Key_Return)
    settle()
    assert "Two teams are called “Mariners”" in sheet.status_line.status().sentence
    assert window.screen_name() == "season-new" and not list(folder.glob("*.season"))
    sheet.game.set_current(2, tell=True)
    assert all(line.coach in ("person", "random") or line.coach for line in sheet.draft.teams)
    assert set(sheet.choices) == {"mode", "length", "penalties"}
    QTest.keyClick(sheet, Key.Key_Escape)
    settle()
    assert window.screen_name() == "season"
    assert not desk.begin(Agreement("L", "foto-electric", (Team("A", "#1f4e8c"),)))
    assert "there is 1 team." in screen.status_line.status().sentence
