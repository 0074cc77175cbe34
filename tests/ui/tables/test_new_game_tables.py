"""Tables of one's own in New game: offered, chosen, played with, and kept with the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gridlight.session.penalty_shelf import CARDS, CHARTS
from gridlight.session.spinner_shelf import SPINNERS
from gridlight.session.table import Table
from gridlight.session.verify import verify
from gridlight.ui.main_window import MainWindow
from gridlight.ui.paint.buttons import Choice, Switch
from gridlight.ui.paint.stepper import Stepper
from gridlight.ui.screens.new_game import NewGameScreen
from gridlight.ui.tables.editor import TableEditor
from helpers.people import settle

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
Open = Callable[[], MainWindow]


def sheet_in(window: MainWindow, game: str = "foto-electric") -> NewGameScreen:
    window.new_game(game)
    settle()
    sheet = window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    return sheet


def take(sheet: NewGameScreen, key: str, name: str) -> None:
    control = sheet.controls[key]
    picks = next(option.picks for option in sheet.kind.options if option.key == key)
    place = [pick.name for pick in picks].index(name)
    assert not isinstance(control, Switch)
    if isinstance(control, Choice):
        QTest.mouseClick(control, LEFT, NONE, control.option_rect(place).center().toPoint())
    else:
        while control.current() != place:
            QTest.mouseClick(control, LEFT, NONE, control.arrow_rect(1).center().toPoint())
    settle()


def click(widget: object) -> None:
    QTest.mouseClick(widget, LEFT)  # type: ignore[arg-type]
    settle()


def editor_in(window: MainWindow, name: str) -> TableEditor:
    screen = window.screens[name]
    assert isinstance(screen, TableEditor)
    return screen


def test_edit_cards_leads_to_the_editor_and_back_to_a_sheet_that_offers_the_new_card(
    open_window: Open,
) -> None:
    window = open_window()
    sheet = sheet_in(window)
    assert not sheet.edit.isVisible()
    take(sheet, "penalties", "Penalty die")
    assert sheet.edit.text() == "Edit cards…"
    click(sheet.edit)
    assert window.screen_name() == "penalty-cards"
    editor = editor_in(window, "penalty-cards")
    click(editor.copy)
    QTest.keyClick(editor.grid, Qt.Key.Key_Escape)
    settle()
    assert window.screen_name() == "new-game"
    picks = next(o.picks for o in sheet.kind.options if o.key == "card-home")
    assert [pick.name for pick in picks][3:] == ["My disciplined"]
    assert sheet.chosen()["penalty_system"] is True  # what was chosen stays
    take(sheet, "card-home", "My disciplined")
    take(sheet, "card-visitors", "Rough")
    assert sheet.settings()["penalty_cards"] == "home:My disciplined,visitors:rough"


def test_the_options_lead_to_all_tables(open_window: Open) -> None:
    window = open_window()
    sheet = sheet_in(window)
    sheet.unfold(True)
    assert sheet.edit.text() == "Edit tables…"
    click(sheet.edit)
    assert window.screen_name() == "tables"
    QTest.keyClick(window.screens["tables"], Qt.Key.Key_Escape)
    settle()
    assert (window.screen_name(), sheet.unfolded) == ("new-game", True)


def edited_card(name: str, says: str) -> None:
    plain = json.loads(_file("rough"))
    plain["penalties"]["7"] = says
    CARDS.save(name, json.dumps(plain).encode())


def _file(name: str) -> bytes:
    from gridlight.penalties.reading import card_file

    return card_file(CARDS.load(name))


def begun(window: MainWindow, sheet: NewGameScreen) -> Table:
    click(sheet.play)
    assert window.stage is not None
    return window.stage.bridge.table


def saved(folder: Path) -> Path:
    (path,) = folder.glob("*.gridlight")
    return path


@pytest.mark.parametrize("fate", ["edited", "renamed", "deleted"])
@pytest.mark.parametrize("game", ["foto-electric", "all-pro", "pegskin"])
def test_a_game_keeps_the_card_that_it_began_with(
    open_window: Open, folder: Path, game: str, fate: str
) -> None:
    edited_card("Saturday crew", "seven")
    window = open_window()
    sheet = sheet_in(window, game)
    take(sheet, "penalties", "Penalty die")
    take(sheet, "card-home", "Saturday crew")
    table = begun(window, sheet)
    assert table.header.tables["penalty_cards"]["home"]["7"] == "seven"
    assert table.header.tables["penalty_cards"]["visitors"]["7"] == "blank"
    ruleset = table.header.ruleset
    window.go_home()
    settle()
    if fate == "edited":
        edited_card("Saturday crew", "opponent one")
    elif fate == "renamed":
        CARDS.rename("Saturday crew", "Sunday crew")
    else:
        CARDS.delete("Saturday crew")
    path = saved(folder)
    with Table.open(path) as again:
        assert again.header.tables["penalty_cards"]["home"]["7"] == "seven"
        assert again.header.ruleset == ruleset
    assert verify(path).same_rules
    window.open_game(path)
    settle()
    assert window.screen_name() == game


def windy() -> None:
    plain = SPINNERS.load("house").as_data()
    plain["areas"]["kick-off"] = {"30": 359, "penalty": 1}
    SPINNERS.save("Windy field", json.dumps(plain | {"name": "Windy field"}).encode())


def test_a_game_is_played_with_the_spinners_chosen_and_keeps_them(
    open_window: Open, folder: Path
) -> None:
    windy()
    window = open_window()
    sheet = sheet_in(window)
    sheet.unfold(True)
    take(sheet, "tables", "Windy field")
    table = begun(window, sheet)
    assert table.game.spinners.sectors("kick-off")[0].weight == 359
    assert table.header.tables["spinners"]["name"] == "Windy field"
    for words in ("heads", "kickoff", "kick"):
        seat = table.to_act[0]
        move = next((m for m in map(str, table.legal(seat)) if m.startswith(words)), None)
        if move is not None:
            table.play(seat, move)
    steps = table.step
    told = [event.name for record in table.history for event in record.events]
    window.go_home()
    settle()
    SPINNERS.delete("Windy field")
    with Table.open(saved(folder)) as again:
        assert again.step == steps
        assert [e.name for r in again.history for e in r.events] == told
        assert again.rematch().tables == again.header.tables
    assert verify(saved(folder)).same_rules
    assert window.preferences.agreed["foto-electric"]["spinners"] == "Windy field"
    fresh = sheet_in(window)  # the table that was agreed on is gone by now
    assert fresh.chosen()["spinners"] == "house"


def test_a_table_that_is_gone_when_play_is_pressed_is_told_in_one_sentence(
    open_window: Open,
) -> None:
    windy()
    window = open_window()
    sheet = sheet_in(window)
    sheet.unfold(True)
    take(sheet, "tables", "Windy field")
    SPINNERS.delete("Windy field")
    click(sheet.play)
    assert window.screen_name() == "new-game"
    said = sheet.status_line.status().sentence
    assert said.startswith("spinners “Windy field”: there is no such table of spinners.")


def test_a_chart_of_ones_own_is_asked_for_among_the_options(open_window: Open) -> None:
    from gridlight.penalties.reading import chart_file

    CHARTS.save("As in 1967", chart_file(CHARTS.load("house")))
    window = open_window()
    sheet = sheet_in(window, "all-pro")
    sheet.unfold(True)
    assert not sheet.controls["chart"].isVisible()
    sheet.unfold(False)
    take(sheet, "penalties", "Penalty die")
    sheet.unfold(True)
    take(sheet, "chart", "As in 1967")
    table = begun(window, sheet)
    assert table.header.settings["penalty_chart"] == "As in 1967"


def test_many_cards_are_stepped_through(open_window: Open) -> None:
    for n in range(6):
        edited_card(f"Crew number {n}", "one")
    window = open_window()
    sheet = sheet_in(window)
    take(sheet, "penalties", "Penalty die")
    control = sheet.controls["card-home"]
    assert isinstance(control, Stepper)
    assert control.accessibleName() == "Home’s card: Average, 2 of 9"
    control.setFocus()
    QTest.keyClick(control, Qt.Key.Key_Left)
    QTest.keyClick(control, Qt.Key.Key_Left)
    assert sheet.chosen()["penalty_cards home"] == "Crew number 5"
    QTest.mouseClick(control, LEFT, NONE, control.arrow_rect(-1).center().toPoint())
    assert sheet.chosen()["penalty_cards home"] == "Crew number 4"
    begun(window, sheet)
