"""The record screen's exports: each form by its button, a play picked for its picture."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gridlight.kernel.game import Seat
from gridlight.present.play_reel import plays_to_show
from gridlight.session.box import book_of
from gridlight.session.table import Setup, Table
from gridlight.ui.screens.record import RecordScreen
from gridlight.ui.scripted_pegs import scripted_pegs
from gridlight.ui.scripts import half_played, scripted_board
from gridlight.ui.theme import Wishes
from helpers.people import settle

TABLES = {
    "foto-electric": lambda: half_played("foto-electric", 12),
    "all-pro": scripted_board,
    "pegskin": scripted_pegs,
}


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def opened(qtbot: QtBot, table: Table, folder: Path, asked: list[str]) -> RecordScreen:
    def where(name: str) -> str:
        asked.append(name)
        return str(folder / name)

    screen = RecordScreen(table, Wishes(), ask_where=where)
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    settle()
    return screen


def said(screen: RecordScreen) -> str:
    return screen.status_line.status().sentence


@pytest.mark.parametrize("game", TABLES)
def test_every_button_writes_its_form(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    asked: list[str] = []
    screen = opened(qtbot, TABLES[game](), tmp_path, asked)
    starts = {"html": b"<!DOCTYPE html>", "pdf": b"%PDF", "text": b"[Game", "csv": b"quarter"}
    for form, start in starts.items():
        click(screen.exports[form])
        assert "Writing" in said(screen)
        qtbot.waitUntil(lambda: not screen.saver.busy)
        assert said(screen) == f"The record is in {tmp_path / asked[-1]}."
        assert (tmp_path / asked[-1]).read_bytes().startswith(start)
    click(screen.exports["json"])
    qtbot.waitUntil(lambda: not screen.saver.busy)
    assert json.loads((tmp_path / asked[-1]).read_text(encoding="utf-8"))["game"] == game


@pytest.mark.parametrize("game", TABLES)
def test_a_play_is_picked_and_drawn(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    asked: list[str] = []
    table = TABLES[game]()
    screen = opened(qtbot, table, tmp_path, asked)
    click(screen.exports["gif"])
    assert asked == []
    assert said(screen) == "Which play is to be drawn?"
    steps = [play.steps[-1].n for play in plays_to_show(table)]
    paper = screen.paper
    assert paper.hasFocus()
    assert paper.marked is not None
    assert paper.marked.step == steps[-1]
    QTest.keyClick(paper, Qt.Key.Key_Up)
    assert paper.marked.step == steps[-2]
    QTest.keyClick(paper, Qt.Key.Key_Return)
    assert not paper.picking
    assert len(asked) == 1
    qtbot.waitUntil(lambda: not screen.saver.busy, timeout=20_000)
    assert said(screen) == f"The play is in {tmp_path / asked[0]}."
    with Image.open(tmp_path / asked[0]) as picture:
        assert picture.n_frames > 3


def test_a_click_picks_too_and_escape_leaves_the_question(qtbot: QtBot, tmp_path: Path) -> None:
    asked: list[str] = []
    screen = opened(qtbot, half_played("foto-electric", 12), tmp_path, asked)
    left: list[int] = []
    screen.home_wanted.connect(lambda: left.append(1))
    screen.replay_wanted.connect(left.append)
    click(screen.exports["gif"])
    QTest.keyClick(screen.paper, Qt.Key.Key_Escape)
    assert not screen.paper.picking
    assert left == []
    click(screen.exports["gif"])
    steps = {play.steps[-1].n for play in plays_to_show(screen._table)}
    page = screen.paper.page()
    spots = [QPoint(round(page.center().x()), y) for y in range(round(page.top()), 600, 6)]
    for wanted in (False, True):
        spot = next(
            spot
            for spot in spots
            if (row := screen.paper.row_at(spot.toPointF())) is not None
            and (row.step in steps) == wanted
        )
        QTest.mouseClick(screen.paper, Qt.MouseButton.LeftButton, pos=spot)
        assert bool(asked) == wanted
    assert left == []
    qtbot.waitUntil(lambda: not screen.saver.busy, timeout=20_000)


def test_where_nothing_has_moved_there_is_nothing_to_draw(qtbot: QtBot, tmp_path: Path) -> None:
    asked: list[str] = []
    screen = opened(qtbot, Table.start(Setup("all-pro", seed="1")), tmp_path, asked)
    click(screen.exports["gif"])
    assert said(screen) == "No play that can be drawn has been shown yet."
    assert not screen.paper.picking


def test_a_dialog_that_is_left_writes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    screen = RecordScreen(scripted_board(), Wishes(), ask_where=lambda name: "")
    qtbot.addWidget(screen)
    screen.export("pdf")
    assert not screen.saver.busy
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    screen = RecordScreen(scripted_board(), Wishes(), ask_where=lambda name: str(tmp_path))
    qtbot.addWidget(screen)
    for form in ("html", "pdf", "json"):
        screen.export(form)
        qtbot.waitUntil(lambda: not screen.saver.busy)
        assert "it could not be written" in said(screen)
        assert str(tmp_path) in said(screen)


def test_a_title_makes_a_file_name(qtbot: QtBot, tmp_path: Path) -> None:
    asked: list[str] = []
    table = Table.start(Setup("foto-electric", seed="1", title="Bears/Colts: 1958\\a"))
    screen = opened(qtbot, table, tmp_path, asked)
    screen.export("text")
    qtbot.waitUntil(lambda: not screen.saver.busy)
    assert asked == ["Bears-Colts- 1958-a.txt"]


def test_the_box_score_is_turned_to_by_key_and_button(qtbot: QtBot, tmp_path: Path) -> None:
    asked: list[str] = []
    table = half_played("foto-electric", 12)
    screen = opened(qtbot, table, tmp_path, asked)
    screen.start_focus()
    assert screen.paper.isVisible()
    QTest.keyClick(screen.paper, Qt.Key.Key_B)
    QTest.keyClick(screen.box_score, Qt.Key.Key_B)
    assert screen.paper.isVisible()
    QTest.keyClick(screen.paper, Qt.Key.Key_B)
    assert screen.box_score.isVisible()
    assert screen.box_score.hasFocus()
    assert not screen.paper.isVisible()
    assert screen.turn.text() == "Plays"
    words = screen.box_score.accessibleDescription()
    book = book_of(table.history)
    home, visitors = (book.of(seat).first_downs for seat in Seat)
    assert f"First downs: Home {home}, Visitors {visitors}." in words
    assert "Touchdown" in words or "touchdown" in words
    assert screen.box_score.furthest > 0
    QTest.keyClick(screen.box_score, Qt.Key.Key_End)
    assert screen.box_score.scrolled == screen.box_score.furthest
    click(screen.exports["gif"])  # a play is picked among the plays
    assert screen.paper.isVisible()
    assert screen.paper.picking
    click(screen.turn)
    assert screen.box_score.isVisible()
    assert not screen.paper.picking


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_the_box_score_is_painted_to_its_end(qtbot: QtBot, game: str, text: float) -> None:
    screen = RecordScreen(TABLES[game](), Wishes(text=text))
    qtbot.addWidget(screen)
    screen.resize(1024, 640)
    screen.show()
    screen.turn.click()
    top = screen.box_score.grab().toImage()
    screen.box_score.scroll_to(screen.box_score.furthest)
    assert screen.box_score.grab().toImage() != top
    for button in (*screen.exports.values(), screen.turn, screen.replay, screen.fairness):
        assert screen.rect().contains(button.geometry())
