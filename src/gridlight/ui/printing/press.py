"""Sheets made beside the window: the whole PDF, and pictures of its pages."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from gridlight import paths
from gridlight.cards.model import Deck
from gridlight.present.sharing_files import put
from gridlight.ui.tasks import Tasks
from gridlight.workshop.pdfium import opened
from gridlight.workshop.printing import PrintWish

MOST_PICTURES = 24
MOST_SIDE = 4096  # pixels


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be printed, and how; equal jobs make equal sheets."""

    deck: Deck
    wish: PrintWish

    def pdf(self) -> bytes:
        """The PDF; takes some tenths of a second."""
        from gridlight.workshop.printing import printed

        font = paths.assets("fonts", "fjalla-one", "FjallaOne-Regular.ttf").read_bytes()
        return printed(self.deck, self.wish, font)


@dataclass(frozen=True, slots=True)
class Look:
    """A page of a job, so many pixels high."""

    job: Job
    page: int
    high: int


def picture_of(pdf: bytes, page: int, high: int) -> QImage:
    """A page of a PDF as a picture, as a printer would see it."""
    with opened(pdf) as document:
        sheet = document[page]
        drawn = sheet.render(scale=min(high, MOST_SIDE) / sheet.get_height(), rev_byteorder=True)
        size = (drawn.width, drawn.height, drawn.stride)
        image = QImage(bytes(drawn.buffer), *size, QImage.Format.Format_RGB888)
        return image.copy()


class Press(QObject):
    """Makes one thing after another; of the looks that are wanted only the last is drawn.

    `drawn` carries a look and its picture, `failed` one sentence.
    """

    drawn = Signal(object, QImage)
    failed = Signal(str)

    def __init__(self, parent: QObject, tasks: Tasks | None = None) -> None:
        super().__init__(parent)
        self._own = Tasks(self) if tasks is None else None
        self._tasks = tasks or self._own or Tasks(self)
        self._pdf: tuple[Job, bytes] | None = None  # the workers', one after another
        self._pictures: OrderedDict[Look, QImage] = OrderedDict()
        self._wanted: Look | None = None
        self._busy: set[int] = set()
        self._looking = False

    @property
    def busy(self) -> bool:
        """Whether something is still being made."""
        return bool(self._busy) or self._looking

    def close(self) -> None:
        """Wait for work of its own that still runs."""
        if self._own is not None:
            self._own.close()

    def look(self, wanted: Look) -> QImage | None:
        """The picture if it is there; else it is drawn, and `drawn` tells."""
        found = self._pictures.get(wanted)
        if found is not None:
            self._pictures.move_to_end(wanted)
            self._wanted = None
            return found
        self._wanted = wanted
        self._next()
        return None

    def _next(self) -> None:
        wanted = self._wanted
        if wanted is None or self._looking:
            return
        self._wanted, self._looking = None, True
        self._tasks.run(
            lambda: picture_of(self._made(wanted.job), wanted.page, wanted.high),
            lambda image: self._looked(wanted, image),
            self._spoiled,
        )

    def _made(self, job: Job) -> bytes:
        if self._pdf is None or self._pdf[0] != job:
            self._pdf = job, job.pdf()
        return self._pdf[1]

    def _looked(self, wanted: Look, image: QImage) -> None:
        self._looking = False
        self._pictures[wanted] = image
        while len(self._pictures) > MOST_PICTURES:
            self._pictures.popitem(last=False)
        self.drawn.emit(wanted, image)
        self._next()

    def _spoiled(self, sentence: str) -> None:
        self._looking = False
        self.failed.emit(sentence)
        self._next()

    def write(self, job: Job, path: Path, done: Callable[[Path], None]) -> None:
        """Write a job's PDF into a file, then tell `done`."""
        number = 0

        def finish(_: object) -> None:
            self._busy.discard(number)
            done(path)

        def fail(sentence: str) -> None:
            self._busy.discard(number)
            self.failed.emit(sentence)

        number = self._tasks.run(lambda: put(path, self._made(job)), finish, fail)
        self._busy.add(number)
