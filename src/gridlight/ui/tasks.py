"""Work that takes long enough to be noticed, done beside the window on a worker thread."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from gridlight.kernel.errors import GridlightError


class _Answers(QObject):
    """Carries an answer home to the window's thread."""

    came = Signal(int, object, object)


class _Work(QRunnable):
    """One piece of work; it says what came of it, or its sentence of failure."""

    def __init__(self, number: int, work: Callable[[], Any], answers: _Answers) -> None:
        super().__init__()
        self._number = number
        self._work = work
        self._answers = answers

    def run(self) -> None:
        """Do it, on the worker's thread."""
        try:
            answer, fault = self._work(), None
        except Exception as error:
            answer, fault = None, error
        self._answers.came.emit(self._number, answer, fault)


_lingering: list[tuple[QThreadPool, _Answers]] = []
"""What was left while it ran; the program's end waits for it."""


@atexit.register
def _wait_for_all() -> None:
    for pool, _ in _lingering:
        pool.waitForDone()


class Tasks(QObject):
    """Runs work one after another; an answer that nobody waits for any more is dropped."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._answers = _Answers(self)
        self._answers.came.connect(self._came)
        self._waiting: dict[int, tuple[Callable[[Any], None], Callable[[str], None] | None]] = {}
        self._number = 0

    @property
    def busy(self) -> bool:
        """Whether an answer is still awaited."""
        return bool(self._waiting)

    def run(
        self,
        work: Callable[[], Any],
        done: Callable[[Any], None],
        failed: Callable[[str], None] | None = None,
    ) -> int:
        """Do `work` beside the window, then hand its answer to `done`; the task's number."""
        self._number += 1
        self._waiting[self._number] = (done, failed)
        self._pool.start(_Work(self._number, work, self._answers))
        return self._number

    def drop(self, number: int) -> None:
        """Wait for a task's answer no longer."""
        self._waiting.pop(number, None)

    def close(self) -> None:
        """Wait for what runs, and take no answer any more."""
        self._waiting.clear()
        self._pool.clear()
        self._pool.waitForDone()

    def leave(self) -> None:
        """Take no answer any more, without waiting for what runs: only the program's end does."""
        self._waiting.clear()
        self._pool.clear()
        _lingering[:] = [left for left in _lingering if left[0].activeThreadCount()]
        if self._pool.activeThreadCount():
            for part in (self._pool, self._answers):
                part.setParent(None)
            _lingering.append((self._pool, self._answers))

    def _came(self, number: int, answer: Any, fault: BaseException | None) -> None:
        waiting = self._waiting.pop(number, None)
        if waiting is None:
            return
        done, failed = waiting
        if fault is None:
            done(answer)
        elif isinstance(fault, (GridlightError, OSError)) and failed is not None:
            failed(str(fault))
        else:
            raise fault
