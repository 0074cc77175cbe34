"""How long something takes, and how that stands beside a peer's time in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from gridlight.kernel.errors import GridlightError

Clock = Callable[[], float]


class NotMeasured(GridlightError):
    """A row that can't be measured here; why, in one sentence."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What is held against what, and how the ratio should come out: no more than `bound`, or at
    least that where `least` is set. `stretch` is what would be better still.
    """

    what: str
    peer: str
    bound: float
    least: bool = False
    stretch: float | None = None

    def met(self, ratio: float) -> bool:
        """Whether a ratio is as it should be."""
        return ratio >= self.bound if self.least else ratio <= self.bound


@dataclass(frozen=True, slots=True)
class Measured:
    """A goal's ratio: `ours` to `theirs`, both in `unit` (`ms`, or so many `a second`)."""

    goal: Goal
    ours: float
    theirs: float
    unit: str = "ms"

    @property
    def ratio(self) -> float:
        """Of two times ours to the peer's; where more is better, how many times the peer's."""
        if self.goal.least and self.unit == "ms":
            return self.theirs / self.ours
        return self.ours / self.theirs

    @property
    def met(self) -> bool:
        """Whether the goal is met."""
        return self.goal.met(self.ratio)


def best_ms(work: Callable[[], object], rounds: int, clock: Clock = time.thread_time) -> float:
    """The shortest of several timings in milliseconds, in time of this thread alone: whatever else
    a busy machine does doesn't count.
    """
    times = []
    for _ in range(rounds):
        begin = clock()
        work()
        times.append(clock() - begin)
    return 1000.0 * min(times)


def needs_numba() -> None:
    """`NotMeasured` where numba isn't installed."""
    from gridlight.coaches.fast.jit import COMPILED

    if not COMPILED:
        raise NotMeasured("numba isn't installed: pip install numba")
