"""The start of the window, and the files that it is asked to open."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QTimer
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from gridlight.ui.main_window import MainWindow

DECK_FILE = "deck.json"


class Kind(StrEnum):
    """What a file or folder holds; `STRANGE` is nothing that is known here."""

    GAME = "game"
    DECK = "deck"
    DRAWING = "drawing"
    SCANS = "scans"
    STRANGE = "strange"


ENDINGS = {".gridlight": Kind.GAME, ".deck": Kind.DECK, ".svg": Kind.DRAWING}


def kind_of(path: Path) -> Kind:
    """What a path is taken for, by its ending in any case; a folder, by what lies in it."""
    from gridlight.workshop.scan.formats import may_hold_cards

    if not path.is_dir():
        kind = ENDINGS.get(path.suffix.lower())
        return kind or (Kind.SCANS if may_hold_cards(path) else Kind.STRANGE)
    if (path / DECK_FILE).is_file():
        return Kind.DECK
    try:
        return Kind.SCANS if any(map(may_hold_cards, path.iterdir())) else Kind.STRANGE
    except OSError:
        return Kind.STRANGE


def dropped(what: QMimeData) -> tuple[Kind, list[Path]]:
    """What is dragged over the window: one game, deck or drawing, or all scans that are there."""
    paths = [Path(url.toLocalFile()) for url in what.urls() if url.isLocalFile()]
    kinds = [(kind_of(path), path) for path in paths]
    for kind, path in kinds:
        if kind in ENDINGS.values():
            return kind, [path]
    scans = [path for kind, path in kinds if kind is Kind.SCANS]
    return (Kind.SCANS, scans) if scans else (Kind.STRANGE, [])


def open_paths(window: MainWindow, kind: Kind, paths: list[Path]) -> None:
    """Open what `dropped` or `kind_of` gave where it belongs: table, workshop or import."""
    if kind is Kind.SCANS:
        from gridlight.ui.importing.page import take_scans

        take_scans(window, paths)
    elif kind is Kind.DRAWING:
        from gridlight.ui.sharing.page import take_drawing

        take_drawing(window, paths[0])
    elif kind is Kind.DECK:
        window.open_deck(paths[0])
    else:
        window.open_game(paths[0])


def fault_of(path: Path) -> str:
    """Why a file can't be opened, in one sentence; empty if it can."""
    from gridlight.kernel.errors import GridlightError

    kind = kind_of(path)
    try:
        if kind is Kind.DECK or (path.is_dir() and kind is Kind.STRANGE):
            from gridlight.cards.decks import load as load_deck

            load_deck(path)
        elif kind in (Kind.DRAWING, Kind.SCANS):
            path.stat()
        else:
            from gridlight.session.journal_reading import read_journal

            read_journal(path)
    except (GridlightError, OSError) as fault:
        return str(fault)
    return ""


def run(path: Path | None) -> int:
    """Open the window, on a game or a deck if a path is given; returns the exit code.

    For a file that can't be read it says why on standard error, and the code is 2.
    """
    fault = fault_of(path) if path is not None else ""
    if fault:
        print(f"gridlight: {fault}", file=sys.stderr)
        return 2
    from gridlight.ui.language import let_qt_speak
    from gridlight.ui.main_window import MainWindow
    from gridlight.ui.mishaps import watch_for_mishaps
    from gridlight.ui.sound.house import house

    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Gridlight")
    let_qt_speak()
    window = MainWindow(furnished=False)
    watch_for_mishaps(window)
    house().open()
    if window.preferences.maximized:
        window.showMaximized()
    else:
        window.show()
    QTimer.singleShot(0, window, lambda: window.after_first_paint(path))
    code = app.exec()
    house().close()
    return code
