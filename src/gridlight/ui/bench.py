"""The computer coaches of a table: each thinks beside the window and is heard only in time."""

from __future__ import annotations

import random
from collections.abc import Callable
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from gridlight.kernel.errors import GridlightError
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.study import Study
from gridlight.ui.logs import log_of
from gridlight.ui.tasks import Tasks

if TYPE_CHECKING:
    from gridlight.coaches.coach import Coach
    from gridlight.coaches.foto.habits import Habits
    from gridlight.session.journal import Header
    from gridlight.ui.bridge import Bridge

TELLING = 0.005  # of the whole between two reports
MANY = 1000  # situations: so many are only in a whole deck, not in the last plays
STUDIES = tr("The coach studies the cards, once for each deck")
LAST_PLAYS = tr("The coach studies the last plays of a half")


class _Left(Exception):
    """The table was left while a deck was being solved."""


class CoachFault(GridlightError):
    """A coach has no answer, or one that the rules don't take; the log says more."""


class Bench(QObject):
    """Chooses for the seats that a computer plays, one decision at a time.

    `chosen` carries the seat and the words of its move. `failed` carries one sentence,
    `studied` the `Progress` of what is worked out before the first move. An answer that comes
    after `drop`, or when the table stands at another step, is not heard.
    """

    chosen = Signal(object, str)
    failed = Signal(str)
    studied = Signal(object)

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._tasks = Tasks(self)
        self._coaches: dict[Seat, Coach] = {}  # the worker's own
        self._left = Event()
        self._stop = Event()
        self._task: int | None = None
        self._broken = Event()
        self._study, self._said = Study(), ("", 0.0)

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._task is not None

    def think(self, seat: Seat) -> None:
        """Choose for a seat, knowing what a person there would see and nothing else."""
        self.drop()
        table = self._bridge.table
        view, legal, header = table.view(seat), table.legal(seat), table.header
        step, words = table.step, table.game.words
        self._broken.clear()
        stream = random.Random(f"{header.seed}:coach:{seat.value}:{step}")
        stop = self._stop = Event()

        def work() -> str:
            coach, begun = self._coach(header, seat), monotonic()
            move = coach.choose(view, seat, legal, stream, stop.is_set)
            took = monotonic() - begun
            level = header.seats[seat].kind
            log_of("coaches").info("%s chose in %.2f s, step %d", level, took, step)
            if move not in legal:
                raise _illegal(header.seats[seat].name, f"{level}, step {step}: {move}")
            return words(move)

        def safely() -> str:
            try:
                return work()
            except (GridlightError, OSError, _Left):
                raise
            except Exception as error:
                self._coaches.pop(seat, None)
                raise _lost(header.seats[seat].name, step) from error

        self._task = self._tasks.run(safely, lambda move: self._came(step, seat, move), self._fault)

    def drop(self) -> None:
        """Hear no more of what is being thought."""
        self._stop.set()
        if self._task is not None:
            self._tasks.drop(self._task)
        self._task = None

    def break_off(self) -> None:
        """Leave off what is being studied; it is begun again when a move is wanted again."""
        self._broken.set()
        self.drop()

    def close(self) -> None:
        """Break off, and let the worker come to rest by itself: it may be compiling for a while."""
        self._left.set()
        self.drop()
        self._tasks.leave()

    def _came(self, step: int, seat: Seat, move: str) -> None:
        self._task = None
        if step == self._bridge.table.step:
            self.chosen.emit(seat, move)

    def _fault(self, sentence: str) -> None:
        self._task = None
        self.failed.emit(sentence)

    # on the worker's thread

    def _coach(self, header: Header, seat: Seat) -> Coach:
        if seat not in self._coaches:
            self._coaches[seat] = coach_of(header, header.seats[seat].kind, self._tell)
        return self._coaches[seat]

    def _tell(self, done: int, most: int) -> None:
        if self._left.is_set() or self._broken.is_set():
            raise _Left
        words = STUDIES if most >= MANY else LAST_PLAYS
        told = self._study.tell(words, done, most, monotonic())
        if words == self._said[0] and abs(told.share - self._said[1]) < TELLING:
            return
        self._said = words, told.share
        self.studied.emit(told)


def _illegal(name: str, what: str) -> CoachFault:
    log_of("coaches").error("not a legal move: %s", what)
    return CoachFault(tr("{name} chose what the rules don’t allow here.", name=name))


def _lost(name: str, step: int) -> CoachFault:
    log_of("coaches").exception("no answer at step %d", step)
    return CoachFault(tr("{name} can’t find a move here.", name=name))


def coach_of(
    header: Header,
    level: str,
    told: Callable[[int, int], None],
    habits: Habits | None = None,
) -> Any:
    """The coach of this level for a game's settings and tables; `told` hears how far it is.

    With `habits` it has studied its opponent.
    """
    from gridlight.coaches.levels import coach_for
    from gridlight.penalties.coaching import LayeredCoach

    coach = coach_for(header.game, level, header.settings, header.tables, told, habits)
    layered = level != "random" and header.settings.get("penalty_system")
    return LayeredCoach(coach) if layered else coach
