"""Which pictures a person means: from the system's dialogs, or dropped onto the screen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QFileDialog, QWidget

from gridlight.kernel.language import tr
from gridlight.ui.opening import Kind, dropped
from gridlight.workshop.scan.formats import offered


def file_filter() -> str:
    """What the system's dialog shows: the pictures that can be read here, and PDF files."""
    endings = " ".join(f"*{ending}" for ending in offered())
    pictures, everything = tr("Pictures and PDF"), tr("All files")
    return f"{pictures} ({endings} {endings.upper()});;{everything} (*)"


def ask_files(parent: QWidget) -> list[Path]:
    """The files chosen in the system's dialog."""
    names, _ = QFileDialog.getOpenFileNames(parent, tr("Choose scans or photos"), "", file_filter())
    return [Path(name) for name in names]


def ask_folder(parent: QWidget) -> list[Path]:
    """The folder chosen in the system's dialog, if any."""
    name = QFileDialog.getExistingDirectory(parent, tr("Choose a folder of scans or photos"))
    return [Path(name)] if name else []


def dropped_pictures(what: QMimeData) -> list[Path]:
    """The pictures and folders of them among what is dragged; all else is the window's."""
    kind, paths = dropped(what)
    return paths if kind is Kind.SCANS else []
