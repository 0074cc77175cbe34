"""A record written into a file beside the window, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, QTimer, Signal

from gridlight.kernel.errors import InputFault
from gridlight.kernel.language import tr
from gridlight.present.exporting import WRITTEN, written
from gridlight.present.play_reel import FOTO, PlayReel, play_reel
from gridlight.session.record_plays import Play
from gridlight.session.table import Table
from gridlight.ui.tasks import Tasks

if TYPE_CHECKING:
    from gridlight.ui.exporting.film import Frame

Work = Callable[[], bytes]


def usual_paper() -> str:
    """The paper that printers hold where this computer stands."""
    inches = QLocale.MeasurementSystem.ImperialUSSystem
    return "letter" if QLocale.system().measurementSystem() == inches else "a4"


class Saver(QObject):
    """Writes one record after another; `saved` carries the form and the file.

    `failed` carries one sentence. What only the window may paint is painted a little at a time,
    so that it stays awake.
    """

    saved = Signal(str, str)
    failed = Signal(str)

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table.as_of(table.step)
        self._tasks = Tasks(self)
        self._drawing = 0
        self.destroyed.connect(self._tasks.close)

    @property
    def busy(self) -> bool:
        """Whether something is still being written."""
        return self._tasks.busy or self._drawing > 0

    def save(self, form: str, path: Path, play: Play | None = None) -> None:
        """Write the record in a form; a `gif` is of `play`."""
        if form == "gif":
            assert play is not None
            self._save_play(path, play)
        else:
            self._write(form, path, self._work(form))

    def _work(self, form: str) -> Work:
        table = self._table
        if form in WRITTEN:
            return lambda: written(table, form).encode()
        from gridlight.ui.exporting.making import pdf_work, yardcards

        if form == "pdf":
            return pdf_work(table, usual_paper())
        cards = yardcards(table, usual_paper())
        return lambda: cards

    def _write(self, form: str, path: Path, make: Work) -> None:
        self._tasks.run(
            lambda: _put(path, make()),
            lambda _: self.saved.emit(form, str(path)),
            self.failed.emit,
        )

    # a play as a moving picture

    def _save_play(self, path: Path, play: Play) -> None:
        from gridlight.ui.exporting.film import frames_of
        from gridlight.ui.exporting.making import film, reveal

        table = self._table
        if table.header.game == FOTO:
            self._write("gif", path, lambda: reveal(table, play))
            return
        reel: PlayReel = play_reel(table, play)
        frames: list[Frame] = []
        self._drawing += 1
        self._draw(
            frames_of(reel), frames, lambda: self._write("gif", path, lambda: film(reel, frames))
        )

    def _draw(self, left: Iterator[Frame], drawn: list[Frame], done: Callable[[], None]) -> None:
        frame = next(left, None)
        if frame is None:
            done()
            self._drawing -= 1
            return
        drawn.append(frame)
        QTimer.singleShot(0, self, lambda: self._draw(left, drawn, done))


def _put(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        reason = error.strerror or tr("no reason given")
        problem = tr("it could not be written ({reason})", reason=reason)
        raise InputFault(str(path), "", problem, tr("Choose another place.")) from None
