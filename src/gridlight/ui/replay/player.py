"""What plays a replay: it goes on by itself, step by step, or to where it is sent."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from gridlight.session.rerun import Kind, Mark, Rerun
from gridlight.ui.replay.bridge import ReplayBridge
from gridlight.ui.tokens import TIMES

if TYPE_CHECKING:
    from gridlight.ui.stages import GameStage

SPEEDS = (0.5, 1.0, 2.0, 4.0)


class Player(QObject):
    """Moves a stage through a game; steps forward are shown, all else is there at once.

    `moved` carries the step that the table stands at now, `changed` says that it plays by
    itself or has stopped, or goes at another speed.
    """

    moved = Signal(int)
    changed = Signal()

    def __init__(self, rerun: Rerun, bridge: ReplayBridge, stage: GameStage) -> None:
        super().__init__(stage)
        self.rerun = rerun
        self.playing = False
        self.speed = 1.0
        self._bridge = bridge
        self._stage = stage
        self._showing = False
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self._breath.timeout.connect(self._go_on)
        stage.flow.rested.connect(self._rested)

    @property
    def stage(self) -> GameStage:
        """What it moves."""
        return self._stage

    @property
    def at(self) -> int:
        """The step after which the table stands."""
        return self._bridge.at

    @property
    def showing(self) -> bool:
        """Whether a step is being shown."""
        return self._showing

    # by itself

    def play(self) -> None:
        """Play on by itself, from the start again once all has been seen."""
        if self.playing:
            return
        if self.at >= self.rerun.last and not self._showing:
            self.go_to(0)
        self._set_playing(True)
        if not self._showing:
            self._show_next()

    def pause(self) -> None:
        """Stop after the step that is being shown."""
        self._breath.stop()
        self._set_playing(False)

    def toggle(self) -> None:
        """Play or pause."""
        if self.playing:
            self.pause()
        else:
            self.play()

    def set_speed(self, speed: float) -> None:
        """Show everything so many times as fast."""
        self.speed = speed
        self._stage.set_pace(speed)
        self.changed.emit()

    def faster(self, by: int) -> None:
        """Take the next speed up, or down."""
        place = SPEEDS.index(self.speed) + by
        self.set_speed(SPEEDS[max(0, min(len(SPEEDS) - 1, place))])

    def _set_playing(self, playing: bool) -> None:
        if playing != self.playing:
            self.playing = playing
            self.changed.emit()

    def _rested(self) -> None:
        self._showing = False
        if not self.playing:
            return
        if self.at >= self.rerun.last:
            self._set_playing(False)
            return
        self._breath.start(self._breath_time())

    def _breath_time(self) -> int:
        """How long a step is looked at; with no motion there is more need of it."""
        ends = self.at in self.rerun.ends
        if self._stage.theme.reduced:
            return round((TIMES.read if ends else TIMES.deal) / self.speed)
        times = self._stage.theme.times
        return times.read // 2 if ends else times.deal // 2

    def _go_on(self) -> None:
        if self.playing and not self._showing:
            self._show_next()

    def _show_next(self) -> None:
        if self.at >= self.rerun.last:
            self._set_playing(False)
            return
        self._showing = True
        n = self.at + 1
        self.moved.emit(n)
        self._bridge.show(n)

    # to where it is sent

    def go_to(self, n: int) -> None:
        """Stand after step `n` at once; what was playing goes on from there."""
        self._breath.stop()
        self._showing = False
        n = max(0, min(self.rerun.last, n))
        self._bridge.stand(n)
        self.moved.emit(n)

    def hold(self, n: int) -> None:
        """Stop and stand after step `n`."""
        self.pause()
        if n != self.at or self._showing:
            self.go_to(n)

    def step(self, by: int) -> None:
        """Stop; show the next step, or stand before the last one."""
        self.pause()
        if self._showing:
            self.go_to(self.at)
        if by < 0:
            self.hold(self.at - 1)
        elif self.at < self.rerun.last:
            self._show_next()

    def play_by_play(self, by: int) -> None:
        """Stand at the end of the next play, or of the one before."""
        going = self.rerun.next_play if by > 0 else self.rerun.previous_play
        self.hold(going(self.at))

    def to_mark(self, by: int, kinds: Collection[Kind]) -> Mark | None:
        """Stand at the next mark of these kinds, or at the one before; None if there is none."""
        going = self.rerun.next_mark if by > 0 else self.rerun.previous_mark
        mark = going(self.at, kinds)
        if mark is not None:
            self.hold(mark.step)
        return mark
