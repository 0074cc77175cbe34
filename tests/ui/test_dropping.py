"""Files dropped onto the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from pytestqt.qtbot import QtBot

from gridlight import paths
from gridlight.session.table import Setup, Table
from gridlight.ui.importing.screen import ImportScreen
from gridlight.ui.main_window import MainWindow


def dropping(path: Path) -> QMimeData:
    what = QMimeData()
    what.setUrls([QUrl.fromLocalFile(str(path))])
    return what


def test_a_game_or_a_deck_dropped_onto_the_window_opens(
    open_window: Callable[[], MainWindow], folder: Path
) -> None:
    window = open_window()
    game = folder / "a.gridlight"
    Table.start(Setup("foto-electric"), game).close()
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    plain = Qt.KeyboardModifier.NoModifier
    for path, name in ((game, "foto-electric"), (paths.cards("classic"), "share")):
        what = dropping(path)
        entering = QDragEnterEvent(QPoint(9, 9), copy, what, left, plain)
        window.dragEnterEvent(entering)
        assert entering.isAccepted()
        window.dropEvent(QDropEvent(QPointF(9, 9), copy, what, left, plain))
        assert window.screen_name() == name
    note = folder / "note.txt"
    note.write_text("x")
    what = dropping(note)
    entering = QDragEnterEvent(QPoint(9, 9), copy, what, left, plain)
    entering.ignore()
    window.dragEnterEvent(entering)
    assert not entering.isAccepted()


def test_a_scan_dropped_onto_the_window_is_read_in(
    open_window: Callable[[], MainWindow], folder: Path, qtbot: QtBot
) -> None:
    window = open_window()
    scan = folder / "card.png"
    Image.new("RGB", (60, 80), "white").save(scan)
    what = dropping(scan)
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    plain = Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(9, 9), copy, what, left, plain)
    window.dragEnterEvent(entering)
    assert entering.isAccepted()
    window.dropEvent(QDropEvent(QPointF(9, 9), copy, what, left, plain))
    assert window.screen_name() == "import"
    screen = window.screens["import"]
    assert isinstance(screen, ImportScreen)
    qtbot.waitUntil(lambda: len(screen.intake.sheets) == 1)
    qtbot.waitUntil(lambda: not screen.reading.busy)
