"""The start of the window, and the files that it is asked to open."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QMimeData, QTimer
from PySide6.QtWidgets import QApplication

GAME = ".gridlight"


def is_deck(path: Path) -> bool:
    """Whether a path is a deck's, not a saved game's."""
    return path.is_dir() or path.suffix == ".deck"


def dropped(what: QMimeData) -> Path | None:
    """The game or deck among what is dragged over the window; the first where there are more."""
    paths = (Path(url.toLocalFile()) for url in what.urls() if url.isLocalFile())
    return next((path for path in paths if path.suffix == GAME or is_deck(path)), None)


def scans_in(what: QMimeData) -> list[Path]:
    """The pictures and PDF documents among what is dragged over the window."""
    from gridlight.workshop.scan.formats import may_hold_cards

    paths = (Path(url.toLocalFile()) for url in what.urls() if url.isLocalFile())
    return [path for path in paths if may_hold_cards(path)]


def fault_of(path: Path) -> str:
    """Why a file can't be opened, in one sentence; empty if it can."""
    from gridlight.kernel.errors import GridlightError

    try:
        if is_deck(path):
            from gridlight.cards.decks import load as load_deck

            load_deck(path)
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
    from gridlight.ui.main_window import MainWindow
    from gridlight.ui.mishaps import watch_for_mishaps
    from gridlight.ui.sound.house import house

    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Gridlight")
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
