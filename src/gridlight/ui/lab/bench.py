"""The lab's work, done beside the window: decks read, solved, certified and looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.present.lab import Course, Progress, Weights, lab_decks, weights_of
from gridlight.present.lab_games import GamesPage, games_page
from gridlight.session.games import read_deck
from gridlight.ui.tasks import Tasks

if TYPE_CHECKING:
    from gridlight.cards.model import Deck
    from gridlight.cards.spinners import Spinners
    from gridlight.coaches.foto.lab import LabReport
    from gridlight.coaches.foto.study import Study

TELLING = 0.005
"""How much more must be done before it is told again."""

SPINNERS = "house"


class _Stopped(Exception):
    """The work was called off."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A deck on the lab's table; `study` and `weights` are there once its game is solved,
    `report` once it was examined.
    """

    choice: str
    deck: Deck
    study: Study | None = None
    weights: Weights | None = None
    report: LabReport | None = None


class LabBench(QObject):
    """Works for the lab on threads of its own.

    `listed` carries the decks there are, `opened` an `Opened` whenever more of a deck is known,
    `told` a `Progress`, `looked` a situation's `Look`, `judged` somebody's games as a
    `GamesPage`; `ended` is sent when nothing is worked on
    any more, with one sentence where it failed.
    """

    listed = Signal(object)
    opened = Signal(object)
    told = Signal(object)
    looked = Signal(object)
    judged = Signal(object)
    ended = Signal(str)

    def __init__(
        self, parent: QObject | None = None, read: Callable[[str], Deck] = read_deck
    ) -> None:
        super().__init__(parent)
        self._read = read
        self._tasks = Tasks(self)
        self._opening = Tasks(self)
        self._looks = Tasks(self)
        self._stop = Event()
        self._task: int | None = None
        self._by = self._tasks
        self._look: int | None = None
        self._judging: int | None = None
        self._said = 0.0

    @property
    def busy(self) -> bool:
        """Whether a deck is being read, solved or examined."""
        return self._task is not None

    def list_decks(self) -> None:
        """Find the decks there are."""
        self._looks.run(lab_decks, self.listed.emit, self.ended.emit)

    def open(self, choice: str, known: Opened | None = None) -> None:
        """Lay a deck on the table with whatever is known of it; nothing new is worked out.

        Where `known` is of the same cards and complete, that is all.
        """
        self._begin(self._opening, lambda stop: self._open(choice, known, stop))

    def work_out(self, choice: str) -> None:
        """Solve a deck and examine it, as far as that wasn't done before."""
        self._begin(self._tasks, lambda stop: self._work_out(choice, stop))

    def look(self, study: Study, place: tuple[int, int, int]) -> None:
        """Look at a situation; what was asked before is dropped."""
        if self._look is not None:
            self._looks.drop(self._look)
        self._look = self._looks.run(lambda: study.look(place), self.looked.emit, self.ended.emit)

    def judge(self, study: Study, who: str) -> None:
        """Look at somebody's last games; what was asked before is dropped."""
        if self._judging is not None:
            self._looks.drop(self._judging)
        work = partial(_judged, study, who)
        self._judging = self._looks.run(work, self.judged.emit, self.ended.emit)

    def stop(self) -> None:
        """Hear no more of what is worked on; it ends soon, and what is kept already stays."""
        self._leave_off()
        self.ended.emit("")

    def close(self) -> None:
        """Break off, and wait for the workers to come to rest."""
        self._leave_off()
        for tasks in (self._tasks, self._opening, self._looks):
            tasks.close()

    def close_with(self, window: QWidget) -> None:
        """Break off when a window closes."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear the window close."""
        if event.type() == QEvent.Type.Close:
            self.close()
        return False

    def _begin(self, tasks: Tasks, work: Callable[[Event], str]) -> None:
        self._leave_off()
        stop = self._stop = Event()
        self._said = 0.0
        self._task = tasks.run(lambda: _quietly(work, stop), self._done, self._done)
        self._by = tasks

    def _leave_off(self) -> None:
        self._stop.set()
        if self._task is not None:
            self._by.drop(self._task)
        self._task = None

    def _done(self, sentence: str) -> None:
        self._task = None
        self.ended.emit(sentence)

    # on the worker's thread

    def _open(self, choice: str, known_so: Opened | None, stop: Event) -> str:
        deck = self._read(choice)
        if known_so is not None and known_so.report is not None and known_so.deck == deck:
            return ""
        self._send(stop, Opened(choice, deck))
        from gridlight.coaches.foto.solution import known_solution

        known = known_solution(deck, house_spinners())
        if known is not None:
            self._studied(stop, choice, deck, known)
        return ""

    def _work_out(self, choice: str, stop: Event) -> str:
        from gridlight.coaches.foto.solution import solution_of

        deck, course = self._read(choice), Course(monotonic())

        def told(what: str, done: int, most: int) -> None:
            self._say(stop, course.tell(what, done, most, monotonic()))

        self._say(stop, Progress(tr("Getting ready"), 0.0))
        found = solution_of(deck, house_spinners(), told=lambda n, of: told("snaps solved", n, of))
        opened = self._studied(stop, choice, deck, found)
        if opened.report is None and opened.study is not None:
            report = opened.study.report(told)
            self._send(stop, Opened(choice, deck, opened.study, opened.weights, report))
        return ""

    def _studied(self, stop: Event, choice: str, deck: Deck, found: Any) -> Opened:
        from gridlight.coaches.foto.plan import GamePlan
        from gridlight.coaches.foto.study import Study

        study = Study(GamePlan(deck, house_spinners(), found))
        opened = Opened(choice, deck, study, weights_of(study), study.known_report())
        self._send(stop, opened)
        return opened

    def _say(self, stop: Event, progress: Progress) -> None:
        if stop.is_set():
            raise _Stopped
        if progress.share == 0.0 or progress.share - self._said >= TELLING:
            self._said = progress.share
            self.told.emit(progress)

    def _send(self, stop: Event, opened: Opened) -> None:
        if stop.is_set():
            raise _Stopped
        self.opened.emit(opened)


def _judged(study: Study, who: str) -> GamesPage:
    """Somebody's last games as they are recorded now."""
    from gridlight import paths
    from gridlight.ui.foto.studying import recorded

    return games_page(study.plan, recorded(paths.saves()), who)


def house_spinners() -> Spinners:
    """The spinners that every deck is solved with."""
    from gridlight import paths
    from gridlight.cards.spinners import read_spinners

    file = paths.cards("spinners", f"{SPINNERS}.json")
    return read_spinners(file.read_bytes(), file.name)


def _quietly(work: Callable[[Event], str], stop: Event) -> str:
    try:
        return work(stop)
    except _Stopped:
        return ""
    except (GridlightError, OSError) as fault:
        return str(fault)
