"""Tendencies by mouse and by keys: tabs, filters, the table, and the plays behind it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gridlight.present.tendencies import SIDE_OPTIONS
from gridlight.present.tendencies_scouting import NOBODY
from gridlight.session.journal import Player
from gridlight.session.record_book.book import RecordBook
from gridlight.session.table import Setup, Table
from gridlight.session.tendencies.count import Seen, seen_calls
from gridlight.ui.main_window import MainWindow
from gridlight.ui.records.ledger import Ledger
from gridlight.ui.records.picker import Slip
from gridlight.ui.records.screen import RecordBookScreen
from gridlight.ui.records.tendencies_example import example_seen
from gridlight.ui.records.tendencies_screen import TendenciesScreen
from gridlight.ui.theme import Wishes
from helpers.people import settle
from helpers.write_goldens import Golden, moves

pytestmark = pytest.mark.qt_log_level_fail("WARNING")
LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
Open = Callable[[], MainWindow]


@pytest.fixture(scope="module")
def seen() -> tuple[Seen, ...]:
    return example_seen()


def shown(
    qtbot: QtBot, seen: tuple[Seen, ...], size: tuple[int, int] = (1280, 800), text: float = 1.0
) -> TendenciesScreen:
    screen = TendenciesScreen(Wishes(text=text))
    screen.resize(*size)
    qtbot.addWidget(screen)
    screen.show_seen(seen)
    screen.choose(screen.coach.value(), "foto-electric")
    with qtbot.waitExposed(screen):
        screen.show()
    screen.activateWindow()
    screen.start_focus()
    settle()
    return screen


def said(screen: TendenciesScreen) -> str:
    return screen.status_line.status().sentence


def click_row(qtbot: QtBot, ledger: Ledger, place: int) -> None:
    left = ledger.line_rect(place).topLeft().toPoint()
    left.setX(left.x() + 20)
    left.setY(round(ledger.line_rect(place).center().y()))
    qtbot.mouseClick(ledger, LEFT, pos=left)


@pytest.mark.parametrize("place, name", list(enumerate(name for name, _ in SIDE_OPTIONS)))
def test_tabs_turn_the_side_of_the_ball(
    qtbot: QtBot, seen: tuple[Seen, ...], place: int, name: str
) -> None:
    screen = shown(qtbot, seen)
    before = screen.page
    qtbot.mouseClick(screen.tabs, LEFT, pos=screen.tabs.tab_rect(place).center().toPoint())
    assert screen.side() == name
    assert (screen.page == before) == (place == 0)


def test_keys_turn_the_tabs_and_lead_back(qtbot: QtBot, seen: tuple[Seen, ...]) -> None:
    screen = shown(qtbot, seen)
    qtbot.keyClick(screen, Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert screen.side() == "formations"
    qtbot.keyClick(screen, Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert screen.side() == "offense"
    with qtbot.waitSignal(screen.home_wanted):
        qtbot.keyClick(screen.table, Key.Key_Escape)
    screen.tabs.setFocus()
    for _ in range(len(SIDE_OPTIONS)):
        qtbot.keyClick(screen.tabs, Key.Key_Right)
    with qtbot.waitSignal(screen.book_wanted):
        qtbot.keyClick(screen.tabs, Key.Key_Return)


def test_a_filter_taken_from_its_slip_counts_anew(qtbot: QtBot, seen: tuple[Seen, ...]) -> None:
    screen = shown(qtbot, seen)
    count = screen.page.count
    picker = screen.filters["down"]
    qtbot.mouseClick(picker, LEFT)
    slip = screen.findChild(Slip)
    assert slip is not None
    qtbot.mouseClick(slip, LEFT, pos=slip.row_rect(3).center().toPoint())
    assert (picker.value(), screen.situations.down) == ("3", "3")
    assert 0 < screen.page.count < count
    assert all("3rd &" in play.cells[2] for line in screen.page.lines for play in line.plays)
    picker.setFocus()
    qtbot.keyClick(picker, Key.Key_Up)
    assert screen.situations.down == "2"
    for _ in range(2):
        qtbot.keyClick(picker, Key.Key_Up)
    assert screen.page.count == count


def test_a_line_shows_its_plays_and_a_play_its_moment(qtbot: QtBot, seen: tuple[Seen, ...]) -> None:
    screen = shown(qtbot, seen)
    click_row(qtbot, screen.table, 2)
    line = screen.page.lines[2]
    assert screen.line() == line and screen.plays.lines() == line.plays
    assert said(screen) == line.said
    qtbot.keyClick(screen.table, Key.Key_Return)
    assert QApplication.focusWidget() is screen.plays
    qtbot.keyClick(screen.plays, Key.Key_Down)
    assert said(screen) == line.plays[1].said
    with qtbot.waitSignal(screen.moment_wanted) as sent:
        qtbot.keyClick(screen.plays, Key.Key_Return)
    assert sent.args == [line.plays[1].file, line.plays[1].at]
    with qtbot.waitSignal(screen.moment_wanted) as sent:
        at = screen.plays.line_rect(0).center().toPoint()
        qtbot.mouseClick(screen.plays, LEFT, pos=at)
        qtbot.mouseDClick(screen.plays, LEFT, pos=at)
    assert sent.args == [line.plays[0].file, line.plays[0].at]


def test_another_coach_and_another_game(qtbot: QtBot, seen: tuple[Seen, ...]) -> None:
    screen = shown(qtbot, seen)
    first = screen.page
    screen.coach.set_value("computer:master", tell=True)
    assert screen.page != first and screen.page.count
    assert screen.note.sentences()[0].count("Master")
    screen.game.set_value("pegskin", tell=True)
    screen.turn_to("formations")
    assert screen.page.lines and screen.table.accessibleDescription()


def test_the_empty_book_is_kind(qtbot: QtBot) -> None:
    screen = shown(qtbot, ())
    assert said(screen).startswith("No play is recorded yet.")
    assert screen.table.empty == said(screen)
    qtbot.keyClick(screen.table, Key.Key_Return)
    qtbot.keyClick(screen.table, Key.Key_Down)
    assert screen.line() is None
    assert screen.note.sentences() == (NOBODY,)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("text", [0.8, 1.0, 1.3])
def test_everything_lies_inside_the_pages(
    qtbot: QtBot, seen: tuple[Seen, ...], size: tuple[int, int], text: float
) -> None:
    screen = shown(qtbot, seen, size, text)
    pages = screen.spread().pages
    for part in (screen.coach, screen.game, *screen.filters.values(), screen.note, screen.plays):
        assert pages.contains(part.geometry())
        assert part.width() > 60 and part.height() > 20
    for ledger in (screen.plays, screen.table):  # no line is cut
        foot = ledger.height() - screen.theme.px(8)
        last = max(n for n in range(40) if ledger.line_rect(n).top() < foot)
        assert ledger.line_rect(last).bottom() <= ledger.height()
    rows = screen.plays.height() / screen.plays.line_high()
    assert rows >= 2 and screen.table.height() / screen.table.line_high() >= 4
    assert screen.note.geometry().right() <= screen.spread().left.right()
    assert screen.plays.geometry().left() >= screen.spread().right.left()


# in the whole window


def save(folder: Path) -> Path:
    path = folder / "called.gridlight"
    setup = Setup("foto-electric", Player("Ann"), Player("Foundry"), seed="tendencies")
    golden = Golden("called", "foto-electric", {}, lambda table: True, steps=150)
    with Table.start(setup, path) as table:
        for seat, words in moves(table, golden, random.Random(4)):
            table.play(seat, words)
    return path


def test_a_door_of_the_record_book_leads_there_and_a_play_to_its_replay(
    open_window: Open, folder: Path, qtbot: QtBot
) -> None:
    save(folder)
    window = open_window()
    window.open_page("record-book")
    qtbot.waitUntil(lambda: not window.tasks.busy)
    book = window.screens["record-book"]
    assert isinstance(book, RecordBookScreen) and "tendencies" in book.tabs.names()
    book.tabs.open(book.tabs.names().index("tendencies"))
    screen = window.screens["tendencies"]
    assert isinstance(screen, TendenciesScreen)
    qtbot.waitUntil(lambda: screen.page.count > 0 and not window.tasks.busy)
    settle()
    kept = RecordBook(folder)
    kept.catch_up()
    assert screen.page.count == sum(
        each.call.kind in ("run", "pass") and each.coach("offense").key == screen.coach.value()
        for each in seen_calls(kept.called())
    )
    screen.table.setFocus()
    qtbot.keyClick(screen.table, Key.Key_Return)
    play = screen.plays.lines()[0]
    qtbot.keyClick(screen.plays, Key.Key_Return)
    settle()
    replay = window.screens["replay"]
    assert replay.isVisible()
    assert replay.bridge.table.step == play.at  # type: ignore[attr-defined]
