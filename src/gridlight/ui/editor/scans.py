"""Pictures of scanned cards, read beside the window and made small for the wall."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QBuffer, QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from gridlight.kernel.errors import GridlightError
from gridlight.present.editor_hub import DeckRow
from gridlight.present.sharing import faces_of

LARGEST = QSize(420, 560)  # pixels: a card on the wall of a large window


def scans_of(row: DeckRow) -> dict[str, QImage]:
    """The scans beside a deck's cards, by the names of the cards' files; none that can't be read.

    Reads the files: for a worker's thread.
    """
    try:
        return small(faces_of(row))
    except (GridlightError, OSError):
        return {}


def small(faces: Mapping[str, bytes]) -> dict[str, QImage]:
    """Pictures from PNG data, made small; data that is no whole picture is left out."""
    pictures = {name: _picture(png) for name, png in faces.items()}
    return {name: picture for name, picture in pictures.items() if not picture.isNull()}


def _picture(png: bytes) -> QImage:
    buffer = QBuffer()
    buffer.setData(QByteArray(png))
    reader = QImageReader(buffer, QByteArray(b"png"))
    size = reader.size()
    if size.width() > LARGEST.width() or size.height() > LARGEST.height():
        reader.setScaledSize(size.scaled(LARGEST, Qt.AspectRatioMode.KeepAspectRatio))
    return reader.read()
