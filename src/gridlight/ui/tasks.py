"""Work that takes long enough to be noticed, done beside the window on a worker thread."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from typing import Any
from weakref import ref

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal
from shiboken6 import isValid

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


_pools: list[tuple[ref[Tasks], QThreadPool, _Answers]] = []
"""All pools that are in use or at work. The end of a pool waits for its work, and work in Python
can't go on while the window's thread is ending something: so a pool outlives whoever made it."""


def _pool_for(owner: Tasks) -> tuple[QThreadPool, _Answers]:
    """A pool of its own; pools are let go of whose owner is gone and in which nothing runs."""
    _pools[:] = [each for each in _pools if each[1].activeThreadCount() or _lives(each[0]())]
    pool, answers = QThreadPool(), _Answers()
    pool.setMaxThreadCount(1)
    _pools.append((ref(owner), pool, answers))
    return pool, answers


def _lives(owner: Tasks | None) -> bool:
    return owner is not None and isValid(owner)


@atexit.register
def _wait_for_all() -> None:
    for _, pool, _ in _pools:
        pool.clear()
        pool.waitForDone()


class Tasks(QObject):
    """Runs work one after another; an answer that nobody waits for any more is dropped."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool, self._answers = _pool_for(self)
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
