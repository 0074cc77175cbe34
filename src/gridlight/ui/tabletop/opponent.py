"""A computer coach at a board: it thinks beside the window, and its moves are shown as any."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from gridlight.kernel.game import Seat
from gridlight.present.situation import Names
from gridlight.ui.bench import Bench
from gridlight.ui.tabletop.choices import Answer, Question
from gridlight.ui.tabletop.readings import SIDES

if TYPE_CHECKING:
    from gridlight.ui.tabletop.board_flow import BoardFlow

SLOW = 4000  # milliseconds of thought: longer only where what it reckons with is compiled first
BREATHS = 4  # parts of the time to read that lie at least between two moves of a computer


class Opponent(QObject):
    """Plays the seats of a board's table that no person has."""

    def __init__(self, flow: BoardFlow) -> None:
        super().__init__(flow)
        self._flow = flow
        self.bench = Bench(flow.bridge, self)
        self.bench.chosen.connect(self._chosen)
        self.bench.failed.connect(self._failed)
        self.bench.told.connect(self._told)
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self._breath.timeout.connect(self.hurry)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.timeout.connect(self._prepares)
        self._ready: tuple[Seat, str] | None = None
        self._seat: Seat | None = None
        self._begun = 0.0
        self._away = False

    @property
    def seated(self) -> bool:
        """Whether a computer sits at this table, and the table isn't only looked at."""
        return bool(self._flow.bridge.coached) and not self._flow.bridge.watched

    @property
    def alone(self) -> bool:
        """Whether computers play among themselves."""
        return self.seated and len(self._flow.bridge.coached) == len(Seat)

    def plays(self, seat: Seat | None) -> bool:
        """Whether a computer has this seat."""
        return self.seated and seat in self._flow.bridge.coached

    def think(self, seat: Seat) -> None:
        """Begin to choose for a seat, as soon as the table is looked at."""
        self._seat, self._begun = seat, monotonic()
        if not self._away:
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

    def agrees(self, seat: Seat) -> bool:
        """Whether the coach of a seat stops at this score: only at a tie."""
        home, visitors = self._flow.bridge.table.described()["score"]
        return bool(home == visitors)

    def answer(self, words: str) -> None:
        """Take an answer to the question after a failure: `relieve`, or `again`."""
        if words == "relieve" and self._seat is not None:
            self._flow.bridge.relieve(self._seat)
        self._flow.next()

    def _prepares(self) -> None:
        if self._seat is not None and self.bench.thinking:
            name = self._flow.stage.names.does(self._seat, "prepares", "prepare")
            self._told(f"{name}: the first move takes a minute or two, once on each computer.")

    def _told(self, sentence: str) -> None:
        if self.bench.thinking:
            self._flow.stage.remark(sentence)

    def _chosen(self, seat: Seat, words: str) -> None:
        self._ready = seat, words
        gone = round(1000 * (monotonic() - self._begun))
        self._breath.start(max(0, self._flow.stage.theme.times.read // BREATHS - gone))

    def _failed(self, sentence: str) -> None:
        if self._seat is not None:
            self._flow.coach_failed(self._seat, sentence)

    def _refused(self, seat: Seat) -> None:
        """A move that wasn't made, unless its dice are rolled by hand first."""
        if self._flow.bridge.roll_wish is None:
            said = self._flow.stage.status_line.status().sentence
            self._flow.coach_failed(seat, said)


def failed_question(names: Names, seat: Seat) -> Question:
    """Who is to go on where a computer doesn't?"""
    return Question(
        "Who plays on?",
        names.of(seat).upper(),
        SIDES[seat],
        "The game stands as it was, and is kept.",
        (
            Answer("A person", "P", "computer:relieve", "Until the table is left", main=True),
            Answer("Try again", "T", "computer:again", "The same computer"),
        ),
        wide=420.0,
    )
