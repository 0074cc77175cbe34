"""Files dropped onto the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from pytestqt.qtbot import QtBot

from gridlight import paths
from gridlight.cards.decks import pack
from gridlight.session.games import read_deck
from gridlight.session.table import Setup, Table
from gridlight.ui.editor.hub import WorkshopScreen
from gridlight.ui.editor.pages import editor_of
from gridlight.ui.editor.screen import EditorScreen
from gridlight.ui.importing.screen import ImportScreen
from gridlight.ui.main_window import MainWindow
from gridlight.ui.opening import fault_of
from gridlight.ui.sharing.screen import ShareScreen
from gridlight.workshop.drafting.rack import Rack, read
from gridlight.workshop.svg import svg_of


def drop(window: MainWindow, *files: Path) -> bool:
    """Carry files over the window and let them go; whether it wanted them."""
    what = QMimeData()
    what.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    plain = Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(9, 9), copy, what, left, plain)
    entering.ignore()
    window.dragEnterEvent(entering)
    if entering.isAccepted():
        window.dropEvent(QDropEvent(QPointF(9, 9), copy, what, left, plain))
    return entering.isAccepted()


def scan_in(folder: Path, name: str = "card.png") -> Path:
    scan = folder / name
    Image.new("RGB", (60, 80), "white").save(scan, "PNG")
    return scan


@pytest.mark.parametrize("name", ["a.gridlight", "B.Gridlight"])
def test_a_game_dropped_onto_the_window_opens(
    open_window: Callable[[], MainWindow], folder: Path, name: str
) -> None:
    window = open_window()
    game = folder / name
    Table.start(Setup("foto-electric"), game).close()
    assert drop(window, game)
    assert window.screen_name() == "foto-electric"


def test_a_deck_dropped_onto_the_window_is_shown_as_a_folder_or_packed(
    open_window: Callable[[], MainWindow], folder: Path, qtbot: QtBot
) -> None:
    window = open_window()
    packed = folder / "OURS.DECK"
    packed.write_bytes(pack(replace(read_deck(), name="Packed")))
    assert drop(window, packed)
    assert window.screen_name() == "share"
    screen = window.screens["share"]
    assert isinstance(screen, ShareScreen)
    qtbot.waitUntil(lambda: screen.found is not None)
    assert screen.found is not None and screen.found.deck is not None
    assert screen.found.deck.name == "Packed"
    assert drop(window, paths.cards("classic"))
    qtbot.waitUntil(
        lambda: (
            screen.found is not None
            and screen.found.deck is not None
            and screen.found.deck.name == read_deck().name
        )
    )


@pytest.mark.parametrize("whole_folder", [False, True])
def test_scans_dropped_onto_the_window_are_read_in(
    open_window: Callable[[], MainWindow], folder: Path, qtbot: QtBot, whole_folder: bool
) -> None:
    window = open_window()
    pile = folder / "pile"
    pile.mkdir()
    files = [scan_in(pile, "one.PNG"), scan_in(pile, "two.png")]
    assert drop(window, pile) if whole_folder else drop(window, *files)
    assert window.screen_name() == "import"
    screen = window.screens["import"]
    assert isinstance(screen, ImportScreen)
    qtbot.waitUntil(lambda: len(screen.intake.sheets) == 2)
    qtbot.waitUntil(lambda: not screen.reading.busy)


def test_a_drawing_dropped_onto_the_window_becomes_a_card_of_ones_own(
    open_window: Callable[[], MainWindow], folder: Path, qtbot: QtBot
) -> None:
    window = open_window()
    path = own().copy(replace(read_deck(), name="Drawn into"), {})
    window.open_page("share")
    screen = window.screens["share"]
    assert isinstance(screen, ShareScreen)
    screen.reload(lambda rows: [row.path for row in rows].index(path))
    qtbot.waitUntil(lambda: (row := screen.chosen()) is not None and row.path == path)
    window.back()
    assert drop(window, drawing(folder))
    assert window.screen_name() == "share"
    assert read(path).card("7").name == "From outside"


def test_a_drawing_dropped_onto_the_editor_is_a_stroke_in_its_deck(
    open_window: Callable[[], MainWindow], folder: Path
) -> None:
    window = open_window()
    path = own().copy(replace(read_deck(), name="On the table"), {})
    window.open_made("editor", editor_of(window, path, "B"))
    editor = window.screens["editor"]
    assert isinstance(editor, EditorScreen)
    assert drop(window, drawing(folder))
    assert window.screen_name() == "editor"
    assert (editor.drafter.key, editor.drafter.card.name) == ("7", "From outside")
    assert editor.drafter.draft.unsaved
    editor.undo()
    assert editor.drafter.deck.play(7) == read_deck().play(7)
    broken = folder / "broken.svg"
    broken.write_text("<svg>")
    assert drop(window, broken)
    assert "broken.svg" in editor.status_line.status().sentence


def test_what_is_none_of_these_is_not_taken(
    open_window: Callable[[], MainWindow], folder: Path
) -> None:
    window = open_window()
    note, empty = folder / "note.txt", folder / "empty"
    note.write_text("x")
    empty.mkdir()
    assert not drop(window, note, empty)


def test_a_folder_that_is_no_deck_is_told_before_a_window_opens(folder: Path) -> None:
    empty, pile = folder / "empty", folder / "pile"
    empty.mkdir()
    pile.mkdir()
    scan_in(pile)
    assert "deck.json" in fault_of(empty)
    assert fault_of(pile) == ""
    assert "missing.svg" in fault_of(folder / "missing.svg")


def test_the_workshop_opens_on_the_deck_that_was_imported_into(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    one = own().copy(replace(read_deck(), name="Aaa"), {})
    other = own().copy(replace(read_deck(), name="Zzz"), {})
    window.open_page("import")
    screen = window.screens["import"]
    assert isinstance(screen, ImportScreen)
    for path in (other, one):
        screen.saved.emit(path)
        hub = window.screens["workshop"]
        assert isinstance(hub, WorkshopScreen)
        window.open_page("workshop")
        qtbot.waitUntil(lambda: (row := hub.chosen()) is not None and row.path == path)  # noqa: B023
        window.back()


def own() -> Rack:
    rack = Rack(paths.decks(), ())
    rack.folder.mkdir(parents=True, exist_ok=True)
    return rack


def drawing(folder: Path) -> Path:
    card = replace(read_deck().play(7), name="From outside")
    file = folder / "offense-07.SVG"
    file.write_text(svg_of(card, read_deck().geometry))
    return file
