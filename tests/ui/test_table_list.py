"""The table as a list: everything that is seen, line by line, beside the scene."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gridlight.present import table_list
from gridlight.session.table import Setup, Table
from gridlight.ui import chrome
from gridlight.ui.foto.flow import Moment
from gridlight.ui.foto.stage import FotoStage
from gridlight.ui.main_window import MainWindow
from gridlight.ui.tabletop.board_stage import BoardStage
from gridlight.ui.tabletop.lines import PLACE_ROLE
from gridlight.ui.tabletop.table_list import TableList, lines_of, list_of
from gridlight.ui.theme import Wishes
from helpers.games_played import play_on
from helpers.people import People, settle, to_scrimmage

Open = Callable[[], MainWindow]
STEPS = {"all-pro": 40, "pegskin": 30, "foto-electric": 23}
BOARDS = ("all-pro", "pegskin")
SHIFT = Qt.KeyboardModifier.ShiftModifier


def at_a_table(window: MainWindow, game: str) -> MainWindow:
    """Lay a game on the table that has been going on for a while."""
    path = window.shelf.folder / "listed.gridlight"
    window.shelf.folder.mkdir(exist_ok=True)
    with Table.start(Setup(game, seed="fresh"), path) as table:
        play_on(table, 2, steps=STEPS[game])
    window.open_game(path)
    settle()
    return window


def press(window: MainWindow, key: Qt.Key, keys: Qt.KeyboardModifier | None = None) -> None:
    hand = QApplication.focusWidget() or window
    QTest.keyClick(hand, key, keys or Qt.KeyboardModifier.NoModifier)
    settle()


def lines(shown: TableList) -> list[str]:
    model = shown.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.mark.parametrize("game", STEPS)
def test_f6_goes_to_the_list_and_back_and_shift_takes_it_away(open_window: Open, game: str) -> None:
    window = at_a_table(open_window(), game)
    stage = window.stage
    assert stage is not None
    assert list_of(stage) is None
    press(window, Qt.Key.Key_F6)
    shown = list_of(stage)
    assert shown is not None and shown.hasFocus() and shown.isVisible()
    assert stage.status_line.status().sentence in lines(shown)[0]
    assert lines(shown)[1].startswith("Home ")
    press(window, Qt.Key.Key_F6)
    assert not shown.hasFocus()
    press(window, Qt.Key.Key_F6, SHIFT)
    assert list_of(stage) is None
    assert not window.preferences.table_list


def test_the_list_doesnt_run_ahead_of_the_spinner(lay_table: Callable[..., FotoStage]) -> None:
    def words() -> str:
        return " ".join(line for _, line in lines_of(stage))

    stage = lay_table(seed="spun")
    for move in ("call heads", "choose kick"):
        stage.flow.play(move)
        settle()
    assert stage.flow.moment is Moment.ASKING
    stage.set_wishes(Wishes())
    settle()
    assert "Home 0" in words()
    stage.flow.play("kickoff")
    settle()
    assert stage.spin_card.isVisible()
    assert stage.holding_back
    assert "Home 0" not in words()
    assert "Kick-off:" not in words()
    for _ in range(40):
        stage.spin_card.skip()
        stage.field.finish()
        settle()
    assert not stage.holding_back
    assert "Home 0" in words()
    assert "Kick-off:" in words()


@pytest.mark.parametrize("game", BOARDS)
def test_a_line_for_everybody_on_the_board_takes_the_hand_there(
    open_window: Open, game: str
) -> None:
    window = at_a_table(open_window(), game)
    stage = window.stage
    press(window, Qt.Key.Key_F6)
    assert stage is not None
    shown = list_of(stage)
    assert shown is not None
    places = [shown.model().index(row, 0).data(PLACE_ROLE) for row in range(len(lines(shown)))]
    assert sum(place is not None for place in places) >= 20
    press(window, Qt.Key.Key_End)
    press(window, Qt.Key.Key_Return)
    assert stage.board.hasFocus()  # type: ignore[union-attr]
    assert stage.board.sight.cursor == places[-1]  # type: ignore[union-attr]


def test_the_list_follows_what_happens(open_window: Open) -> None:
    window = at_a_table(open_window(), "all-pro")
    stage = window.stage
    press(window, Qt.Key.Key_F6)
    assert stage is not None
    shown = list_of(stage)
    assert shown is not None
    stage.complain("Something else is said.")
    settle()
    assert "Something else is said." in lines(shown)[0]


@pytest.mark.parametrize("game", STEPS)
def test_the_desk_of_a_referee_is_listed_too(open_window: Open, game: str) -> None:
    window = open_window()
    window.shelf.folder.mkdir(exist_ok=True)
    path = window.shelf.folder / "told.gridlight"
    with Table.start(Setup(game, seed="told", settings={"boards": "own"}), path) as table:
        play_on(table, 2, steps=12)
    window.open_game(path)
    settle()
    assert window.stage is not None
    press(window, Qt.Key.Key_F6)
    shown = list_of(window.stage)
    assert shown is not None and shown.hasFocus()
    assert lines(shown)[1].startswith("Home ")
    press(window, Qt.Key.Key_Return)
    assert window.stage.isVisible()


@pytest.mark.parametrize("game", BOARDS)
def test_the_list_follows_the_board(open_window: Open, game: str) -> None:
    window = at_a_table(open_window(), game)
    stage = window.stage
    assert isinstance(stage, BoardStage)
    press(window, Qt.Key.Key_F6)
    shown = list_of(stage)
    assert shown is not None
    before = len(lines(shown))
    model = stage.board.sight.model
    gone = {"men": ()} if game == "all-pro" else {"pegs": ()}
    stage.board.set_board(replace(model, offers=(), targets=(), **gone))  # type: ignore[arg-type]
    settle()
    assert len(lines(shown)) < before - 10


def test_the_list_of_the_light_box_names_cards_of_an_open_hand_alone(open_window: Open) -> None:
    window = at_a_table(open_window(), "foto-electric")
    stage = window.stage
    assert isinstance(stage, FotoStage)
    to_scrimmage(stage)
    press(window, Qt.Key.Key_F6)
    shown = list_of(stage)
    assert shown is not None
    assert not stage.hands.marks()
    assert not listed(shown, stage)
    press(window, Qt.Key.Key_F6)
    people = People(stage)
    people.answer("play")
    people.part()
    settle()
    assert set(listed(shown, stage)) == set(stage.hands.marks()) == {str(n) for n in range(1, 13)}
    people.pick("7")
    settle()
    assert people.moment is Moment.COVERED
    assert not listed(shown, stage)
    said = " ".join(line for line in lines(shown) if " against " in line)
    assert stage.deck.play(7).name not in said


def listed(shown: TableList, stage: FotoStage) -> list[str]:
    """The marks of the cards that the list names."""
    marks = [str(n) for n in range(1, 13)] + list("ABCDEF")
    named = {mark: table_list.card_words(stage.deck, mark) for mark in marks}
    return [mark for mark, words in named.items() if words in lines(shown)]


def test_it_lies_beside_the_scene_where_there_is_room(open_window: Open, qtbot: QtBot) -> None:
    window = at_a_table(open_window(), "pegskin")
    stage = window.stage
    assert stage is not None
    press(window, Qt.Key.Key_F6)
    shown = list_of(stage)
    assert shown is not None
    assert stage.aside == 0
    window.resize(1920, 1080)
    settle()
    assert stage.aside > 0
    assert stage.board.geometry().right() < shown.x()  # type: ignore[union-attr]
    press(window, Qt.Key.Key_F6, SHIFT)
    assert stage.aside == 0


def test_it_lies_there_again_at_the_next_table(open_window: Open) -> None:
    window = at_a_table(open_window(), "all-pro")
    press(window, Qt.Key.Key_F6)
    assert window.preferences.table_list
    window.go_home()
    at_a_table_again = at_a_table_named(window, "pegskin")
    assert list_of(at_a_table_again.stage) is not None  # type: ignore[arg-type]


def at_a_table_named(window: MainWindow, game: str) -> MainWindow:
    """Lay another game on the table, in a file of its own."""
    path = window.shelf.folder / f"{game}-again.gridlight"
    with Table.start(Setup(game, seed="again"), path) as table:
        play_on(table, 2, steps=STEPS[game])
    window.open_game(path)
    settle()
    return window


def test_sentences_are_announced_while_somebody_listens(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    heard: list[str] = []
    monkeypatch.setattr(chrome, "announce", lambda _, words: heard.append(words))
    window.complain("Nobody listens.")
    QAccessible.setActive(True)
    try:
        window.complain("The other side is to move.")
    finally:
        QAccessible.setActive(False)
    assert len(heard) == 1
    assert "The other side is to move." in heard[0]
