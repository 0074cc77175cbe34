"""The workshop's decks, what is done with them, and games that are played with them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gridlight import paths
from gridlight.cards.light import LightTable
from gridlight.present.editor_hub import compare
from gridlight.session.games import read_deck
from gridlight.ui.editor.compare import CompareScreen
from gridlight.ui.foto.flow import Moment
from gridlight.ui.foto.stage import FotoStage
from gridlight.ui.main_window import MainWindow
from gridlight.ui.pages import MAKERS
from gridlight.ui.paint.stepper import Stepper
from gridlight.ui.screens.new_game import NewGameScreen
from gridlight.workshop.drafting.rack import Rack, read
from gridlight.workshop.drafting.sheets import card_in
from helpers.people import People, settle, to_scrimmage
from helpers.workshop_pages import Hand

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def click(widget: QWidget, at: QPointF | None = None) -> None:
    QTest.mouseClick(widget, LEFT, NONE, QPoint() if at is None else at.toPoint())
    settle(3)


class Workshop(Hand):
    """The window with the workshop open."""

    def names(self) -> list[str]:
        return [row.name for row in self.hub.list.rows()]


@pytest.fixture
def shop(open_window: Callable[[], MainWindow], qtbot: QtBot) -> Workshop:
    return Workshop(open_window(), qtbot, "workshop")


def test_bundled_decks_can_only_be_copied(shop: Workshop) -> None:
    assert shop.names() == ["Classic"]
    assert not shop.hub.rename.isEnabled()
    assert not shop.hub.delete.isEnabled()
    assert shop.hub.draw.text() == "Copy to edit"
    shop.press(shop.hub.draw)
    assert shop.window.screen_name() == "editor"
    assert shop.editor.drafter.deck.name == "Classic 2"
    shop.key(Qt.Key.Key_Escape)
    assert shop.window.screen_name() == "workshop"
    assert shop.names() == ["Classic 2", "Classic"]


def test_decks_are_made_copied_named_deleted_and_brought_back(shop: Workshop) -> None:
    hub = shop.hub
    shop.press(hub.new)
    assert shop.names() == ["My deck", "Classic"]
    hub.list.choose(1)
    shop.press(hub.copy)
    assert shop.names() == ["Classic 2", "My deck", "Classic"]
    assert hub.chosen() is not None and hub.chosen().name == "Classic 2"  # type: ignore[union-attr]
    shop.press(hub.rename)
    QTest.keyClick(hub.name_edit, "a", CONTROL)
    QTest.keyClicks(hub.name_edit, "Winter deck")
    QTest.keyClick(hub.name_edit, Qt.Key.Key_Return)
    shop.rest()
    assert shop.names() == ["My deck", "Winter deck", "Classic"]
    shop.press(hub.delete)
    assert shop.names() == ["My deck", "Classic"]
    assert hub.top_bar is not None
    undo = hub.top_bar.button("undo")
    for wanted in (
        ["My deck", "Winter deck", "Classic"],
        ["Classic 2", "My deck", "Classic"],
        ["My deck", "Classic"],
        ["Classic"],
    ):
        shop.press(undo)
        assert shop.names() == wanted
    assert not undo.isEnabled()


def test_what_was_done_to_a_deck_is_still_said_once_the_decks_are_read_anew(
    shop: Workshop,
) -> None:
    hub = shop.hub
    shop.press(hub.new)
    assert shop.said() == "A deck of empty sheets."
    shop.press(hub.new)
    shop.press(hub.delete)
    assert shop.said() == "“My deck 2” is deleted; Undo brings it back."
    shop.key("z")
    assert shop.said() == "The deck is back."
    row = hub.chosen()
    assert row is not None and row.name == "My deck 2"
    hub.list.choose(0)
    assert shop.said().startswith("My deck: 0 plays, 0 formations.")


def test_cards_change_places_by_mouse_and_by_keys(shop: Workshop) -> None:
    hub = shop.hub
    shop.press(hub.copy)
    row = hub.chosen()
    assert row is not None and row.path is not None
    classic = read_deck()
    start, end = hub.wall.place_of(6).center, hub.wall.place_of(2).center
    QTest.mousePress(hub.wall, LEFT, NONE, start.toPoint())
    for share in (0.5, 1.0):
        QTest.mouseMove(hub.wall, (start + (end - start) * share).toPoint())
    QTest.mouseRelease(hub.wall, LEFT, NONE, end.toPoint())
    shop.rest()
    deck = read(row.path).saved
    assert card_in(deck, "3").name == card_in(classic, "7").name
    hub.wall.setFocus()
    shop.key(Qt.Key.Key_Right, held=CONTROL)
    assert card_in(read(row.path).saved, "4").name == card_in(classic, "7").name
    shop.key("z")
    shop.key("z")
    assert read(row.path).saved.offense == classic.offense


def test_enter_draws_the_chosen_card(shop: Workshop) -> None:
    shop.press(shop.hub.copy)
    shop.hub.wall.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        shop.key(key)
    assert shop.window.screen_name() == "editor"
    assert shop.editor.drafter.key == "8"


def test_two_decks_are_compared(shop: Workshop) -> None:
    shop.press(shop.hub.draw)
    shop.editor.open("7")
    shop.key("m")
    shop.key("s", held=CONTROL)
    shop.key(Qt.Key.Key_Escape)
    shop.press(shop.hub.compare)
    screen = shop.window.screens["compare-decks"]
    assert isinstance(screen, CompareScreen)
    assert screen.found is not None
    assert screen.found.cards_that_differ() == ("7",)
    assert {pair[0] for pair, count in screen.found.counts.items() if count} == {"7"}
    assert screen.grid.pair is not None and screen.grid.pair[0] == "7"
    shop.key(Qt.Key.Key_Escape)
    assert shop.window.screen_name() == "workshop"


def test_a_deck_is_the_same_as_itself() -> None:
    found = compare(read_deck(), read_deck())
    assert (found.different, found.all_results) == (0, 504)
    assert found.words == "All 504 results are the same."


def test_pages_that_are_there_have_buttons(shop: Workshop) -> None:
    assert set(shop.hub.links) == {"import", "print", "share", "lab", "tables"} & set(MAKERS)


def test_an_edited_deck_is_offered_and_played(shop: Workshop) -> None:
    shop.press(shop.hub.draw)
    shop.editor.open("7")
    shop.key("m")
    shop.key("s", held=CONTROL)
    card = shop.editor.drafter.card
    shop.window.new_game()
    sheet = shop.window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    control = sheet.controls["deck"]
    option = next(option for option in sheet.kind.options if option.key == "deck")
    assert [pick.name for pick in option.picks] == ["Classic", "Classic 2"]
    assert not isinstance(control, Stepper)
    sheet.choose("deck", 1)
    click(sheet.play)
    stage = shop.window.stage
    assert isinstance(stage, FotoStage)
    assert stage.deck.play(7) == card
    play_it(stage)
    last = stage.bridge.table.history[-1]
    shown = [event for event in last.events if event.name == "reveal"]
    wanted = LightTable(stage.deck).resolve(stage.deck.play(7), stage.deck.formation("B"), 0)
    assert shown[0]["outcome"] == wanted.outcome.value
    shop.window.go_home()
    shop.window.new_game()
    again = shop.window.screens["new-game"]
    assert isinstance(again, NewGameScreen)
    assert again.place_of(option) == 1


def play_it(stage: FotoStage) -> None:
    """Kick off, then play card 7 against formation B, both in the middle."""
    people = People(stage)
    to_scrimmage(stage)
    people.answer("play")
    for mark in ("7", "B"):
        people.until(Moment.PICKING)
        people.pick(mark)
    for _ in range(2):
        people.until(Moment.PLACING)
        people.place(0.0)
    people.until(Moment.REVIEW)


def test_a_deck_that_went_away_is_said_on_the_sheet(shop: Workshop) -> None:
    shop.press(shop.hub.copy)
    shop.window.new_game()
    sheet = shop.window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    sheet.choose("deck", 1)
    rack = Rack(paths.decks())
    rack.delete(rack.decks()[0].path)
    click(sheet.play)
    assert shop.window.screen_name() == "new-game"
    assert "no such deck" in sheet.status_line.status().sentence


def test_an_editor_left_open_sees_what_was_done_in_the_workshop(shop: Workshop) -> None:
    shop.press(shop.hub.draw)
    editor = shop.editor
    shop.key(Qt.Key.Key_Escape)
    shop.press(shop.hub.rename)
    QTest.keyClick(shop.hub.name_edit, "a", CONTROL)
    QTest.keyClicks(shop.hub.name_edit, "Winter deck")
    QTest.keyClick(shop.hub.name_edit, Qt.Key.Key_Return)
    shop.rest()
    shop.window.open_page("editor")
    assert shop.editor is editor
    assert editor.drafter.deck.name == "Winter deck"
    shop.key(Qt.Key.Key_Escape)
    shop.press(shop.hub.delete)
    shop.window.open_page("editor")
    assert "draft" in editor.status_line.status().sentence
    shop.key("m")
    assert "isn't kept" in editor.status_line.status().sentence


def test_the_trial_leads_back_to_the_board(shop: Workshop) -> None:
    shop.press(shop.hub.draw)
    shop.press(shop.editor.trial)
    assert shop.window.screen_name() == "trial"
    shop.key(Qt.Key.Key_Escape)
    assert shop.window.screen_name() == "editor"
    shop.key(Qt.Key.Key_F1)
    assert shop.window.screens["help"].game == "workshop"  # type: ignore[attr-defined]


def test_a_copy_that_was_drawn_on_isnt_taken_away_by_undo(shop: Workshop) -> None:
    shop.press(shop.hub.draw)
    shop.key("m")
    shop.key(Qt.Key.Key_Escape)
    shop.key("z")
    assert shop.names() == ["Classic 2", "Classic"]
    assert "has been drawn on since" in shop.said()
