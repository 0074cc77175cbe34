"""The reel: shows the beats of a step one after another, then says that it is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

from gridlight.present.penalty_system import PenaltyDice
from gridlight.ui.foto.beats import Beat
from gridlight.ui.tabletop.banner import Banner
from gridlight.ui.tabletop.spin import Chance


class Showing(Protocol):
    """What a reel is shown on."""

    def show_chance(self, chance: Chance, done: Callable[[], None]) -> None:
        """Show a result of chance, then call `done`."""
        ...

    def tell(self, words: str) -> None:
        """Say a sentence."""
        ...

    def run_ball(self, spot: float, done: Callable[[], None]) -> None:
        """Let the ball run to a spot, then call `done`."""
        ...

    def show_penalty_dice(self, dice: PenaltyDice | None) -> None:
        """Let the penalty dice lie so."""
        ...

    def rest_time(self) -> int:
        """Milliseconds for which the penalty dice are looked at."""
        ...

    def show_banner(self, banner: Banner) -> None:
        """Put up a banner; nothing waits for it."""
        ...


class Reel(QObject):
    """Runs beats in order; `skip` takes the rest at once, chance included."""

    def __init__(self, parent: QObject, stage: Showing) -> None:
        super().__init__(parent)
        self._stage = stage
        self._left: list[Beat] = []
        self._done: Callable[[], None] | None = None
        self._now = Beat()
        self._skipping = False
        self._turn = 0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._next)

    @property
    def running(self) -> bool:
        """Whether beats are still to be shown."""
        return self._done is not None

    @property
    def holding_back(self) -> bool:
        """Whether a spinner, dice or the coin are still to be seen."""
        return self.running and (self._now.secret or any(beat.secret for beat in self._left))

    def run(self, beats: Sequence[Beat], done: Callable[[], None]) -> None:
        """Show these beats, then call `done`."""
        self._left = list(beats)
        self._done = done
        self._skipping = False
        self._next()

    def skip(self) -> None:
        """Take all beats that are left at once."""
        self._skipping = True

    def hurry(self) -> None:
        """Look at the penalty dice no longer."""
        if self._rest.isActive():
            self._rest.stop()
            self._next()

    def stop(self) -> None:
        """Forget what is left, and whom to tell."""
        self._turn += 1
        self._rest.stop()
        self._left, self._done, self._now = [], None, Beat()

    def _next(self) -> None:
        self._turn += 1
        turn = self._turn
        while self._left:
            beat = self._now = self._left.pop(0)
            if beat.words:
                self._stage.tell(beat.words)
            if beat.banner is not None:
                self._stage.show_banner(beat.banner)
            if beat.penalty is not None:
                self._stage.show_penalty_dice(beat.penalty)
            if self._skipping:
                continue
            if beat.rest and self._stage.rest_time() > 0:
                self._rest.start(self._stage.rest_time())
                return
            if beat.chance is not None:
                self._stage.show_chance(beat.chance, lambda: self._later(turn))
                return
            if beat.ball is not None:
                self._stage.run_ball(beat.ball, lambda: self._later(turn))
                return
        done, self._done = self._done, None
        if done is not None:
            done()

    def _later(self, turn: int) -> None:
        QTimer.singleShot(0, self, lambda: self._next() if turn == self._turn else None)
