"""The editors for tables with real clicks and keys: cards, charts, spinners."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gridlight.session.penalty_shelf import CARDS, CHARTS
from gridlight.session.spinner_shelf import SPINNERS
from gridlight.ui.main_window import MainWindow
from gridlight.ui.tables.editor import TableEditor
from gridlight.ui.tables.pages import card_editor, chart_editor, spinner_editor
from gridlight.ui.theme import Wishes
from helpers.people import settle

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
Key = Qt.Key
Made = Callable[..., TableEditor]


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Callable[[Made], TableEditor]]:
    def make(editor: Made, size: tuple[int, int] = (1280, 800), text: float = 1.0) -> TableEditor:
        screen = editor(Wishes(text=text))
        qtbot.addWidget(screen)
        screen.resize(*size)
        screen.show()
        screen.activateWindow()
        screen.start_focus()
        settle()
        return screen

    yield make


Lay = Callable[..., TableEditor]


def own(lay: Lay, editor: Made, **how: object) -> TableEditor:
    """An editor with a copy of the first table open."""
    screen = lay(editor, **how)
    click(screen.copy)
    return screen


def click(widget: QWidget, at: QPointF | None = None) -> None:
    point = QPoint() if at is None else at.toPoint()
    QTest.mouseClick(widget, LEFT, NONE, point)
    settle()


def click_cell(screen: TableEditor, row: int, column: int) -> None:
    click(screen.grid, screen.grid.cell_rect(row, column).center())


def press(*keys: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    for key in keys:
        target = QApplication.focusWidget()
        assert target is not None
        QTest.keyClick(target, key, held)
        settle()


def write(words: str) -> None:
    for letter in words:
        target = QApplication.focusWidget()
        assert target is not None
        QTest.keyClicks(target, letter)
    settle()


def said(screen: TableEditor) -> str:
    return screen.status_line.status().sentence


def cell(screen: TableEditor, row: int, column: int) -> str:
    return screen.grid.rows()[row].cells[column]


# the house's own


def test_the_houses_own_is_read_only_and_says_how_to_get_ones_own(lay: Lay) -> None:
    screen = lay(card_editor)
    assert screen.copy.hasFocus()
    before = screen.editing.draft
    click_cell(screen, 5, 0)
    press(Key.Key_Return)
    write("o")
    assert screen.editing.draft == before
    assert not screen.grid.picks.isVisible()
    assert "Copy to edit" in said(screen)
    assert not screen.rename.isEnabled()
    assert not screen.delete.isEnabled()
    click(screen.copy)
    assert screen.editing.name == "My disciplined"
    assert screen.grid.hasFocus()
    assert CARDS.own() == ("My disciplined",)


# cards


def test_an_entry_is_picked_by_mouse(lay: Lay) -> None:
    screen = own(lay, card_editor)
    click_cell(screen, 5, 0)
    picks = screen.grid.picks
    assert picks.isVisible()
    assert screen.geometry().contains(picks.geometry().adjusted(14, 14, -14, -14))
    click(picks, picks.pick_rect(4).center())
    assert not picks.isVisible()
    assert cell(screen, 5, 0) == "two"
    assert CARDS.load("My disciplined").read(7).words == "two"
    click_cell(screen, 5, 1)
    assert CARDS.load("My disciplined").read(7).words == "opponent two"
    assert said(screen).startswith(("Kept.", "7.", "8."))


def test_an_entry_is_picked_by_keys(lay: Lay) -> None:
    screen = own(lay, card_editor)
    screen.grid.go_to(5, 0)
    press(Key.Key_Return)
    assert screen.grid.picks.hasFocus()
    press(Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Return)
    assert cell(screen, 5, 0) == "one"
    press(Key.Key_Return, Key.Key_F, Key.Key_F, Key.Key_Space)
    assert cell(screen, 5, 0) == "five"
    press(Key.Key_Return, Key.Key_Down, Key.Key_Escape)
    assert cell(screen, 5, 0) == "five"
    press(Key.Key_Return, Key.Key_S, Key.Key_E, Key.Key_Return)
    assert cell(screen, 5, 0) == "seven"
    press(Key.Key_Return, Key.Key_F, Key.Key_I, Key.Key_Space)
    assert cell(screen, 5, 0) == "five"
    assert screen.grid.hasFocus()
    write("s")  # a letter takes the next that begins so
    assert cell(screen, 5, 0) == "six"
    write("s")
    assert cell(screen, 5, 0) == "seven"
    press(Key.Key_Right, Key.Key_Space)
    assert CARDS.load("My disciplined").read(7).words == "opponent seven"
    assert screen.grid.accessibleDescription().startswith("row 7, Other team: on.")


def test_tab_goes_from_cell_to_cell_and_on(lay: Lay) -> None:
    screen = own(lay, card_editor)
    screen.grid.go_to(4, 0)
    screen.grid.setFocus()
    press(Key.Key_Tab)
    assert screen.grid.current() == (4, 1)
    press(Key.Key_Tab, Key.Key_Tab)
    assert screen.grid.current() == (5, 0)  # past the cells that are worked out
    press(Key.Key_Tab)
    assert screen.grid.current() == (6, 0)  # past those that a blank closes
    press(Key.Key_Backtab)
    assert screen.grid.current() == (5, 0)
    screen.grid.go_to(10, 0)
    press(Key.Key_Tab)
    assert not screen.grid.hasFocus()


def test_undo_and_redo_show_where(lay: Lay) -> None:
    screen = own(lay, card_editor)
    assert screen.top_bar is not None
    undo = screen.top_bar.button("undo")
    assert not undo.isEnabled()
    click_cell(screen, 5, 0)
    press(Key.Key_Down, Key.Key_Return)
    screen.grid.go_to(0, 0)
    click(undo)
    assert (cell(screen, 5, 0), screen.grid.current()) == ("blank", (5, 0))
    assert not undo.isEnabled()
    screen.grid.setFocus()
    press(Key.Key_Y, held=CONTROL)
    assert cell(screen, 5, 0) == "offsetting"
    press(Key.Key_Z, held=CONTROL)
    assert cell(screen, 5, 0) == "blank"
    click(screen.redo)
    assert cell(screen, 5, 0) == "offsetting"
    assert not screen.redo.isEnabled()


def test_a_card_that_fouls_too_much_leads_to_the_row(lay: Lay) -> None:
    screen = own(lay, card_editor)
    for row in (3, 5, 7):
        screen.grid.go_to(row, 0)
        write("o")  # offsetting, offsides*, one
        write("o")
        write("o")
    assert cell(screen, 5, 0) == "one"
    assert "more than real teams" in screen.faults.lines()[0].words
    screen.grid.go_to(0, 0)
    click(screen.faults, screen.faults.line_rect(0).center())
    assert screen.grid.current() == (5, 0)
    assert screen.grid.hasFocus()
    write("b")
    write("b")
    assert cell(screen, 5, 0) == "blank"


def test_the_picture_leads_to_the_row(lay: Lay) -> None:
    screen = own(lay, card_editor)
    box = screen.layout_now().picture
    card = screen.picture._card(box)  # type: ignore[attr-defined]
    line = screen.picture._line_rect(card, 8, 11)  # type: ignore[attr-defined]
    click(screen, line.center())
    assert screen.grid.current()[0] == 8
    click(screen, box.topLeft() + QPointF(1, 1))
    assert screen.grid.current()[0] == 8


# its name


def test_renaming_by_key_and_a_name_that_cannot_be(lay: Lay) -> None:
    screen = own(lay, card_editor)
    screen.names.setFocus()
    press(Key.Key_F2)
    assert screen.name_edit.hasFocus()
    screen.name_edit.selectAll()
    write("rough")
    press(Key.Key_Return)
    assert "it can't be called that" in said(screen)
    assert screen.name_edit.isVisible()
    screen.name_edit.selectAll()
    write("Saturday crew")
    press(Key.Key_Return)
    assert (CARDS.own(), screen.editing.name) == (("Saturday crew",), "Saturday crew")
    click(screen.rename)
    write("Nothing")
    press(Key.Key_Escape)
    assert CARDS.own() == ("Saturday crew",)
    assert screen.grid.hasFocus()


def test_deleting_and_bringing_back(lay: Lay) -> None:
    screen = own(lay, card_editor)
    click(screen.delete)
    assert CARDS.own() == ()
    assert "Undo brings it back" in said(screen)
    assert screen.top_bar is not None
    click(screen.top_bar.button("undo"))
    assert CARDS.own() == ("My disciplined",)
    assert screen.editing.name == "My disciplined"
    screen.names.setFocus()
    press(Key.Key_Delete)
    assert CARDS.own() == ()


def test_the_shelf_opens_by_click_and_arrows(lay: Lay) -> None:
    screen = lay(card_editor)
    click(screen.names, screen.names.line_rect(2).center())
    assert screen.editing.name == "rough"
    screen.names.setFocus()
    press(Key.Key_Up)
    assert screen.editing.name == "average"
    press(Key.Key_Home)
    assert screen.editing.name == "disciplined"


def test_one_that_is_gone_from_the_disk_is_told(lay: Lay) -> None:
    screen = own(lay, card_editor)
    CARDS.delete("My disciplined")
    screen.refresh()
    screen._open("My disciplined")
    assert "there is no such card" in said(screen)
    click(screen.names, screen.names.line_rect(1).center())
    assert screen.editing.name == "average"


def test_f6_goes_round_the_parts(lay: Lay) -> None:
    screen = own(lay, chart_editor)
    seen = []
    for _ in range(5):
        press(Key.Key_F6)
        here = QApplication.focusWidget()
        assert here is not None
        seen.append(here.accessibleName())
    assert seen == ["Copy", "Done", "On the shelf", "Kind of play: Run", "Table"]
    press(Key.Key_F6, held=SHIFT)
    assert screen.parts is not None
    assert screen.parts.hasFocus()


# charts


def test_a_line_of_the_chart_is_written(lay: Lay) -> None:
    screen = own(lay, chart_editor)
    click_cell(screen, 1, 0)
    assert not screen.grid.edit.isVisible()
    click_cell(screen, 0, 0)
    click_cell(screen, 0, 0)  # a click on the current cell writes
    assert screen.grid.edit.hasFocus()
    screen.grid.edit.selectAll()
    write("Grabbing")
    press(Key.Key_Tab)
    assert screen.grid.current() == (0, 1)
    write("12")
    press(Key.Key_Return)
    assert screen.grid.current() == (1, 1)
    line = CHARTS.load("My house").look_up("run", "offense", 1)
    assert (line.name, line.yards) == ("Grabbing", 12)
    click(screen.grid, screen.grid.cell_rect(0, 4).center())
    assert CHARTS.load("My house").look_up("run", "offense", 1).first_down


def test_escape_leaves_a_cell_as_it_was_and_leaving_it_keeps_what_is_written(lay: Lay) -> None:
    screen = own(lay, chart_editor)
    screen.grid.go_to(0, 1)
    screen.grid.setFocus()
    write("99")
    press(Key.Key_Escape)
    assert (cell(screen, 0, 1), screen.grid.hasFocus()) == ("10", True)
    write("15")
    click(screen.names, screen.names.line_rect(1).center())
    assert cell(screen, 0, 1) == "15"
    screen.grid.setFocus()
    screen.grid.go_to(0, 1)
    write("20")
    press(Key.Key_Up)
    assert CHARTS.load("My house").look_up("run", "offense", 1).yards == 20


def test_a_fault_is_told_in_place_and_every_fault_leads_to_its_cell(lay: Lay) -> None:
    screen = own(lay, chart_editor)
    screen.grid.go_to(2, 1)
    screen.grid.setFocus()
    write("5O")
    press(Key.Key_Return)
    assert said(screen).startswith("Not whole yet: run, offense, 3, yards: “5O” is no number")
    press(Key.Key_Up)
    assert said(screen).startswith("run, offense, 3, yards: “5O” is no number of yards.")
    assert "“5O” is no number" in screen.grid.accessibleDescription()
    assert CHARTS.load("My house").look_up("run", "offense", 3).yards == 5
    assert screen.parts is not None
    click(screen.parts, screen.parts.option_rect(2).center())
    assert screen.section == 2
    screen.faults.setFocus()
    press(Key.Key_Return)
    assert (screen.section, screen.grid.current()) == (0, (2, 1))
    write("5")
    press(Key.Key_Return)
    assert not screen.faults.isVisible()


def test_ctrl_page_down_turns_to_the_next_kind_of_play(lay: Lay) -> None:
    screen = own(lay, chart_editor)
    screen.grid.setFocus()
    press(Key.Key_PageDown, held=CONTROL)
    assert (screen.section, cell(screen, 1, 0)) == (1, "Offensive pass interference")
    press(Key.Key_PageUp, Key.Key_PageUp, held=CONTROL)
    assert (screen.section, cell(screen, 1, 0)) == (2, "Personal foul")


# spinners


def area(screen: TableEditor, name: str) -> None:
    place = [line.words for line in screen.areas.lines()].index(name)
    screen.areas.choose(place)
    settle()


def test_a_wheel_must_come_out(lay: Lay) -> None:
    screen = own(lay, spinner_editor)
    area(screen, "Punt return")
    click_cell(screen, 0, 1)
    write("60")
    press(Key.Key_Return)
    assert "the degrees make 350" in said(screen)
    assert screen.areas.lines()[3].note == "1 wrong"
    assert screen.names.lines()[1].note == "unfinished"
    screen.grid.go_to(1, 1)
    assert screen.rest.isEnabled()
    click(screen.rest)
    assert cell(screen, 1, 1) == "46"
    assert screen.names.lines()[1].note == "yours"
    assert dict(SPINNERS.load("My house").areas)["punt return"][1].weight == 46
    assert not screen.rest.isEnabled()


def test_rows_are_added_moved_and_taken_out(lay: Lay) -> None:
    screen = own(lay, spinner_editor)
    area(screen, "Punt return")
    screen.grid.setFocus()
    screen.grid.go_to(0, 1)
    write("50")
    press(Key.Key_Return)
    screen.grid.go_to(0, 0)
    press(Key.Key_Insert)
    assert screen.grid.current() == (1, 0)
    assert (cell(screen, 1, 0), cell(screen, 1, 1)) == ("1", "20")
    assert not screen.editing.grave
    press(Key.Key_Up, held=ALT)
    assert (screen.grid.current(), cell(screen, 0, 0)) == ((0, 0), "1")
    press(Key.Key_Delete)
    assert cell(screen, 0, 0) == "0"
    click(screen.add)
    assert cell(screen, 1, 0) == "1"
    click(screen.drop)
    press(Key.Key_Z, Key.Key_Z, held=CONTROL)
    assert cell(screen, 0, 0) == "0"


def test_the_wheel_leads_to_the_sector(lay: Lay) -> None:
    screen = own(lay, spinner_editor)
    area(screen, "Try for point")
    center = screen.layout_now().picture.center()
    click(screen, center + QPointF(30, 40))
    assert screen.grid.current()[0] == 0  # nearly all of it is good
    area(screen, "Penalties on returns")
    click(screen, center + QPointF(-40, -40))
    assert screen.grid.current()[0] == 1


def test_a_long_table_scrolls_under_its_head(lay: Lay) -> None:
    screen = own(lay, spinner_editor, size=(1024, 640), text=1.3)
    grid = screen.grid
    assert grid.row_rect(17).top() > grid.height() - 2
    grid.setFocus()
    press(Key.Key_PageDown, Key.Key_PageDown, Key.Key_PageDown)
    assert grid.row_rect(17).bottom() <= grid.height() + 1
    wheel = QWheelEvent(
        QPointF(50, 80),
        QPointF(50, 80),
        QPoint(),
        QPoint(0, 120 * 20),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(grid, wheel)
    assert grid.row_rect(0).top() > 0
    assert grid.cell_at(QPointF(100, 5)) is None


def test_a_table_that_cannot_be_kept_is_told_in_one_sentence(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = own(lay, card_editor)

    def full(path: Path, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    screen.grid.go_to(5, 0)
    write("o")
    assert "could not be kept (No space left on device)" in said(screen)


def test_a_broken_file_is_told_where_the_table_would_be(lay: Lay) -> None:
    screen = own(lay, card_editor)
    (CARDS.place("cards") / "Torn.json").write_text("{")
    screen.refresh()
    click(screen.names, screen.names.line_rect(4).center())
    assert "it is not JSON" in said(screen)
    assert not screen.grid.isVisible()
    assert screen.delete.isEnabled()
    click(screen.delete)
    assert screen.grid.isVisible()


# in the window


def test_the_index_leads_to_the_three_editors_by_mouse_and_keys(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.open_page("tables")
    settle()
    index = window.screens["tables"]
    press(Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert window.screen_name() == "spinners"
    click(window.screens["spinners"].copy)  # type: ignore[attr-defined]
    press(Key.Key_Escape)
    assert window.screen_name() == "tables"
    tile = index.tiles[2]  # type: ignore[attr-defined]
    assert tile.accessibleName() == "Spinners: 1 of yours"
    click(index.tiles[1], QPointF(60, 60))  # type: ignore[attr-defined]
    assert window.screen_name() == "penalty-chart"
    click(window.screens["penalty-chart"].done)  # type: ignore[attr-defined]
    assert window.screen_name() == "tables"
    press(Key.Key_Escape)
    assert window.screen_name() == "home"


def test_what_was_made_in_one_window_is_there_in_the_next(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.open_page("penalty-cards")
    settle()
    editor = window.screens["penalty-cards"]
    assert isinstance(editor, TableEditor)
    click(editor.copy)
    editor.grid.go_to(5, 0)
    write("t")  # nothing is left or closed: the window just goes
    again = open_window()
    again.open_page("penalty-cards")
    settle()
    other = again.screens["penalty-cards"]
    assert isinstance(other, TableEditor)
    assert [line.words for line in other.names.lines()][3:] == ["My disciplined"]
    click(other.names, other.names.line_rect(3).center())
    assert cell(other, 5, 0) == "two"
