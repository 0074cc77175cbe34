"""Which pictures a person means: from the system's dialogs, or dropped onto the screen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QFileDialog, QWidget

from gridlight.workshop.scan.formats import offered

GAMES = (".gridlight", ".deck")


def file_filter() -> str:
    """What the system's dialog shows: the pictures that can be read here, and PDF files."""
    endings = " ".join(f"*{ending}" for ending in offered())
    return f"Pictures and PDF ({endings} {endings.upper()});;All files (*)"


def ask_files(parent: QWidget) -> list[Path]:
    """The files chosen in the system's dialog."""
    names, _ = QFileDialog.getOpenFileNames(parent, "Choose scans or photos", "", file_filter())
    return [Path(name) for name in names]


def ask_folder(parent: QWidget) -> list[Path]:
    """The folder chosen in the system's dialog, if any."""
    name = QFileDialog.getExistingDirectory(parent, "Choose a folder of scans or photos")
    return [Path(name)] if name else []


def dropped_pictures(what: QMimeData) -> list[Path]:
    """The files and folders among what is dragged, games and packed decks left out."""
    paths = [Path(url.toLocalFile()) for url in what.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.lower() not in GAMES]
