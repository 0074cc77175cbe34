"""Pictures of cards for a screen, opened beside it and kept as long as they are looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageReader

from gridlight.ui.tasks import Tasks
from gridlight.workshop.intake.reading import Layer, inks_of_flat

KEPT = 5  # whole pictures, which have 15 MB each; small ones are kept all
THUMB = 260  # pixels of the longer side


class Pictures(QObject):
    """Photos, flat pictures and inks by their files; `came` is sent when one was opened."""

    came = Signal()

    def __init__(self, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._held: dict[tuple[str, str], QImage] = {}
        self._asked: set[tuple[str, str]] = set()

    def whole(self, path: Path) -> QImage | None:
        """A picture in its full size, or None until it came."""
        return self._get((str(path), "whole"), partial(_opened, path, 0))

    def thumb(self, path: Path) -> QImage | None:
        """A picture made small, or None until it came."""
        return self._get((str(path), "thumb"), partial(_opened, path, THUMB))

    def inks(self, flat: Path, side: str) -> QImage | None:
        """The inks of a card taken apart, or None until they came."""
        return self._get((str(flat), f"inks {side}"), partial(_inks, flat, side))

    @property
    def waiting(self) -> bool:
        """Whether a picture is still being opened."""
        return bool(self._asked)

    def _get(self, key: tuple[str, str], work: Callable[[], QImage]) -> QImage | None:
        if key in self._held:
            return self._held[key]
        if key not in self._asked:
            self._asked.add(key)
            self._tasks.run(work, partial(self._keep, key), partial(self._lost, key))
        return None

    def _keep(self, key: tuple[str, str], image: QImage) -> None:
        self._asked.discard(key)
        self._held[key] = image
        large = [held for held in self._held if held[1] != "thumb"]
        for old in large[:-KEPT]:
            del self._held[old]
        self.came.emit()

    def _lost(self, key: tuple[str, str], words: str) -> None:
        self._keep(key, QImage())


def _opened(path: Path, most: int) -> QImage:
    reader = QImageReader(str(path))
    if most:
        size = reader.size()
        reader.setScaledSize(size.scaled(QSize(most, most), Qt.AspectRatioMode.KeepAspectRatio))
    return reader.read()


def _inks(flat: Path, side: str) -> QImage:
    layer: Layer = inks_of_flat(flat, side)
    row = layer.width * 4
    image = QImage(layer.data, layer.width, layer.height, row, QImage.Format.Format_RGBA8888)
    return image.copy()
