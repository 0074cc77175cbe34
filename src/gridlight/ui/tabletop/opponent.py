"""A computer coach at a board: it thinks beside the window, and its moves are shown as any."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from gridlight.kernel.game import Seat
from gridlight.ui.bench import Bench
from gridlight.ui.tabletop.coached import CoachedSeats, watch
from gridlight.ui.tabletop.thinking import passing_words, preparing_words

if TYPE_CHECKING:
    from gridlight.session.course import Record
    from gridlight.ui.tabletop.board_flow import BoardFlow

PASSING = frozenset({"done"})
MOVES = frozenset({"move", "hand", "cover"})
SLOW = 4000  # milliseconds of thought: longer only where what it reckons with is compiled first
BREATHS = 4  # parts of the time to read that lie at least between two moves of a computer


class Opponent(CoachedSeats):
    """Plays the seats of a board's table that no person has."""

    def __init__(self, flow: BoardFlow) -> None:
        super().__init__(flow.stage, flow, Bench(flow.bridge))
        self._flow = flow
        self.bench.chosen.connect(self._chosen)
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self._breath.timeout.connect(self.hurry)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.timeout.connect(self._prepares)
        self._ready: tuple[Seat, str] | None = None
        self._begun = 0.0
        self._away = False

    @property
    def alone(self) -> bool:
        """Whether computers play among themselves."""
        return self.among_themselves

    def think(self, seat: Seat) -> None:
        """Begin to choose for a seat, as soon as the table is looked at."""
        self._seat = seat
        stage = self._flow.stage
        watch(stage, self, stage.names, self._flow.bridge.table.step)
        if not self._away:
            self.when_let(lambda: self._think(seat))

    def _think(self, seat: Seat) -> None:
        self._begun = monotonic()
        self.bench.think(seat)
        self._slow.start(SLOW)

    def set_away(self, away: bool) -> None:
        """Nothing is thought or done while nobody looks at the table."""
        if away is self._away:
            return
        self._away = away
        if away:
            self.leave_off()
        elif self._flow.moment.name == "THINKING":
            self._flow.next()

    def leave_off(self) -> None:
        """Think no longer, and forget what was chosen."""
        self.bench.drop()
        self._breath.stop()
        self._slow.stop()
        self._ready = None
        self.forget_due()

    def hurry(self) -> None:
        """Make at once a move that was chosen already."""
        self._breath.stop()
        ready, self._ready = self._ready, None
        if ready is not None and not self._flow.play(ready[1], ready[0]):
            self._refused(ready[0])

    def close(self) -> None:
        """The table is left."""
        self.leave_off()
        self.bench.close()

    def said_of(self, record: Record) -> str:
        """What is said of a computer's step that shows nothing by itself: it passed; else nothing.

        Persons know what they did.
        """
        if record.verb not in PASSING or not self.plays(record.seat):
            return ""
        assert record.seat is not None
        names, history = self._flow.stage.names, self._flow.bridge.history
        return passing_words(names, record.seat, _moved_before(history, record))

    def _prepares(self) -> None:
        if self._seat is not None and self.bench.thinking:
            self._flow.stage.remark(preparing_words(self._flow.stage.names, self._seat))

    def _chosen(self, seat: Seat, words: str) -> None:
        self._ready = seat, words
        gone = round(1000 * (monotonic() - self._begun))
        self._breath.start(max(0, self._flow.stage.theme.times.read // BREATHS - gone))

    def _refused(self, seat: Seat) -> None:
        """A move that wasn't made, unless its dice are rolled by hand first."""
        if self._flow.bridge.roll_wish is None:
            said = self._flow.stage.status_line.status().sentence
            self._flow.coach_failed(seat, said)


def _moved_before(history: Sequence[Record], record: Record) -> bool:
    """Whether the seat of a step moved anything in the turn that the step ends."""
    phase = history[record.n - 1].described["phase"]
    for n in range(record.n - 1, 0, -1):
        before = history[n]
        if before.seat is not record.seat or history[n - 1].described["phase"] != phase:
            return False
        if before.verb in MOVES:
            return True
    return False
