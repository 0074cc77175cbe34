"""The analysis in the replay: started, stopped, read page by page, all by clicks and keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight.session.table import Table
from gridlight.ui.paint.buttons import Button
from gridlight.ui.replay.analyzing import LUCK, NOT_YET, SNAP, TURNS
from gridlight.ui.replay.curve import turn_marks
from gridlight.ui.replay.desk import Replay
from gridlight.ui.replay.places import beside
from gridlight.ui.scripts import half_played, scripted_board
from gridlight.ui.theme import Wishes
from helpers import foto_solved
from helpers.people import settle

Watch = Callable[..., Replay]
Key, LEFT, NONE = Qt.Key, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def press(replay: Replay, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(replay.panel.scrubber, key, modifier)
    settle()


def said(replay: Replay) -> str:
    return replay.stage.status_line.status().sentence


def analyzed(watch: Watch, qtbot: QtBot, table: Table, **more: object) -> Replay:
    """A replay whose analysis was asked for with the mouse."""
    foto_solved.keep_solution()
    replay = watch(table, **more)
    with qtbot.waitSignal(replay.analyzing.done, timeout=120_000):
        QTest.mouseClick(replay.panel.analyze, LEFT)
        assert replay.analyzing.busy
        assert replay.panel.analyze.words.startswith("Stop, ")
    settle()
    return replay


@pytest.fixture(scope="module")
def table() -> Table:
    return half_played("foto-electric", 5)


def test_a_click_analyzes_the_game_and_shows_where_it_turned(
    watch: Watch, qtbot: QtBot, table: Table
) -> None:
    replay = analyzed(watch, qtbot, table)
    outlook = replay.analyzing.outlook
    assert outlook is not None
    assert replay.analyzing.sheet.isVisible()
    assert replay.analyzing.sheet.pages.current() == TURNS
    assert [turn.rank for turn in outlook.turns] == [1, 2, 3]
    assert "Chance to win: Home 50 %, Visitors 50 %." in (
        replay.panel.scrubber.accessibleDescription()
    )
    _, row = replay.analyzing.sheet.rows()[0]
    QTest.mouseClick(replay.analyzing.sheet, LEFT, NONE, row.center().toPoint())
    settle()
    assert replay.player.at == outlook.turns[0].step


def test_the_marks_on_the_time_line_lead_to_the_turns(
    watch: Watch, qtbot: QtBot, table: Table
) -> None:
    replay = analyzed(watch, qtbot, table)
    outlook, scrubber = replay.analyzing.outlook, replay.panel.scrubber
    assert outlook is not None
    for mark in turn_marks(scrubber.shape(), replay.stage.theme, outlook):
        QTest.mouseClick(scrubber, LEFT, NONE, mark.box.center().toPoint())
        settle()
        assert replay.player.at == mark.turn.step
        assert outlook.reading(mark.turn.step).said in scrubber.accessibleDescription()
    press(replay, Key.Key_Home)
    steps = sorted(turn.step for turn in outlook.turns)
    for step in steps:
        press(replay, Key.Key_T)
        assert replay.player.at == step
    press(replay, Key.Key_T)
    assert "didn’t turn after" in said(replay)
    press(replay, Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    assert replay.player.at == steps[-2]


def test_the_ledger_adds_up_and_its_rolls_lead_to_their_steps(
    watch: Watch, qtbot: QtBot, table: Table
) -> None:
    replay = analyzed(watch, qtbot, table)
    sheet, analyzing = replay.analyzing.sheet, replay.analyzing
    QTest.mouseClick(sheet.pages, LEFT, NONE, sheet.pages.option_rect(LUCK).center().toPoint())
    settle()
    assert sheet.accessibleName() == "Luck"
    home, visitors = sheet.lines[1:3]
    assert home.note == "Home"
    assert "points" in home.value
    swapped = home.value.replace("Home", "Visitors").translate(str.maketrans("+−", "−+"))
    assert visitors.value == swapped
    rolls = [line for line in sheet.lines if line.step is not None]
    assert rolls
    sheet.setFocus()
    QTest.keyClick(sheet, Key.Key_Down)
    QTest.keyClick(sheet, Key.Key_Return)
    settle()
    assert replay.player.at == rolls[0].step
    assert replay.rerun.history[replay.player.at].rolls
    assert analyzing.outlook is not None


def test_the_snap_is_judged_only_once_it_was_shown(
    watch: Watch, qtbot: QtBot, table: Table
) -> None:
    replay = analyzed(watch, qtbot, table)
    sheet, history = replay.analyzing.sheet, replay.rerun.history
    press(replay, Key.Key_3)
    assert sheet.pages.current() == SNAP
    assert "No snap has been shown yet" in sheet.lines[0].words
    first = next(record.n for record in history if record.words == "reveal")
    replay.player.hold(first - 1)
    settle()
    assert "No snap has been shown yet" in sheet.lines[0].words
    replay.player.hold(first)
    settle()
    notes = [line.note for line in sheet.lines]
    assert notes.count("Laid") == notes.count("Best mixture") == 2
    card = next(event for event in history[first].events if event.name == "reveal")
    assert any(line.words.startswith(f"{card['play']} ") for line in sheet.lines)
    text = " ".join(line.words for line in sheet.lines)
    assert "worth" in text


def test_escape_and_close_shut_the_sheet_and_leave_the_replay_open(
    watch: Watch, qtbot: QtBot, table: Table
) -> None:
    replay = analyzed(watch, qtbot, table)
    left: list[bool] = []
    replay.left.connect(lambda: left.append(True))
    press(replay, Key.Key_Escape)
    assert not replay.analyzing.sheet.isVisible()
    assert left == []
    press(replay, Key.Key_A)
    assert replay.analyzing.sheet.isVisible()
    QTest.mouseClick(replay.analyzing.sheet.close_button, LEFT)
    assert not replay.analyzing.sheet.isVisible()
    press(replay, Key.Key_Escape)
    assert left == [True]


def stop_of(replay: Replay) -> Button:
    return replay.analyzing.slip.stop


@pytest.mark.parametrize("by", ["panel", "slip"])
def test_an_analysis_is_stopped_by_another_click(watch: Watch, table: Table, by: str) -> None:
    replay = watch(table)
    press(replay, Key.Key_T)
    assert said(replay) == NOT_YET
    QTest.mouseClick(replay.panel.analyze, LEFT)
    assert replay.analyzing.busy
    slip = replay.analyzing.slip
    assert slip.isVisible()
    assert beside(replay.stage).toRect().adjusted(-1, -1, 1, 1).contains(slip.geometry())
    QTest.mouseClick(stop_of(replay) if by == "slip" else replay.panel.analyze, LEFT)
    settle()
    assert not replay.analyzing.busy
    assert not slip.isVisible()
    assert replay.panel.analyze.words == "Analyze"
    assert said(replay) == "The analysis was stopped."
    assert replay.analyzing.outlook is None


def test_a_replay_that_is_left_is_analyzed_no_further(watch: Watch, table: Table) -> None:
    replay = watch(table)
    press(replay, Key.Key_A)
    assert replay.analyzing.busy
    replay.stage.hide()
    settle()
    assert not replay.analyzing.busy


def test_a_game_on_a_board_has_no_page_for_snaps(watch: Watch, qtbot: QtBot) -> None:
    replay = analyzed(watch, qtbot, scripted_board())
    press(replay, Key.Key_3)
    assert replay.analyzing.sheet.pages.current() == TURNS
    press(replay, Key.Key_2)
    assert replay.analyzing.sheet.pages.current() == LUCK
    assert any("Pass" in line.words for line in replay.analyzing.sheet.lines)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("theme", ["den", "daylight"])
def test_sheet_and_marks_keep_within_their_places(
    watch: Watch, qtbot: QtBot, table: Table, size: tuple[int, int], theme: str
) -> None:
    for text in (1.0, 1.3):
        wishes = Wishes(theme=theme, text=text, speed=1e9)
        replay = analyzed(watch, qtbot, table, wishes=wishes, size=size)
        sheet, scrubber, outlook = (
            replay.analyzing.sheet,
            replay.panel.scrubber,
            replay.analyzing.outlook,
        )
        assert outlook is not None
        assert replay.stage.stage().contains(sheet.card().translated(sheet.pos()))
        assert not sheet.pages.geometry().intersects(sheet.close_button.geometry())
        for mark in turn_marks(scrubber.shape(), replay.stage.theme, outlook):
            assert scrubber.rect().contains(mark.box.toRect().adjusted(1, 1, -1, -1))
        for page in (LUCK, SNAP):
            replay.analyzing.turn_to(page)
            assert replay.stage.stage().contains(sheet.card().translated(sheet.pos()))
            assert sheet.card().contains(sheet.page())
        assert replay.panel.analyze.accessibleName() == "Close analysis"


@pytest.mark.parametrize("game", ["foto-electric", "all-pro", "pegskin"])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
def test_the_sheet_hides_neither_board_nor_score(
    watch: Watch, game: str, size: tuple[int, int]
) -> None:
    replay = watch(game, size=size)
    place = beside(replay.stage)
    lay = replay.stage.layout_now()  # type: ignore[union-attr]
    shown = (lay.case, lay.scoreboard) if game == "foto-electric" else (lay.board,)
    for part in (*shown, *_scores(lay)):
        assert not place.intersects(part)
    assert replay.stage.stage().contains(place)
    assert place.height() > replay.stage.theme.px(140)


def _scores(lay: object) -> list[QRectF]:
    found = (getattr(lay, name, None) for name in ("scoreboard", "plaque", "tray"))
    return [part for part in found if part is not None]


def test_the_sheet_is_spread_out_and_folds_when_a_moment_is_chosen(
    watch: Watch, qtbot: QtBot, table: Table
) -> None:
    replay = watch(table)
    press(replay, Key.Key_W)
    assert said(replay) == NOT_YET
    replay = analyzed(watch, qtbot, table)
    sheet, outlook = replay.analyzing.sheet, replay.analyzing.outlook
    assert outlook is not None
    narrow = sheet.card().width()
    QTest.mouseClick(sheet.spread_button, LEFT)
    settle()
    assert sheet.card().width() > 2 * narrow
    assert sheet.spread_button.face == "fold"
    _, row = sheet.rows()[1]
    QTest.mouseClick(sheet, LEFT, NONE, row.center().toPoint())
    settle()
    assert replay.player.at == outlook.turns[1].step
    assert sheet.card().width() == narrow
    press(replay, Key.Key_W)
    assert sheet.card().width() > 2 * narrow


def test_every_line_of_a_long_ledger_is_reached(watch: Watch, qtbot: QtBot, table: Table) -> None:
    replay = analyzed(watch, qtbot, table)
    press(replay, Key.Key_2)
    sheet = replay.analyzing.sheet
    sheet.setFocus()
    rolls = [line for line in sheet.lines if line.step is not None]
    for _ in rolls:
        QTest.keyClick(sheet, Key.Key_Down)
    QTest.keyClick(sheet, Key.Key_Return)
    assert replay.player.at == rolls[-1].step
    _, last = sheet.rows()[-1]
    assert sheet.page().adjusted(0, -1, 0, 1).contains(last)
