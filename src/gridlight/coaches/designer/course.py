"""The whole way from a seed to a deck."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from gridlight.cards.model import Deck
from gridlight.coaches.designer.anneal import Schedule, Watch, anneal
from gridlight.coaches.designer.bench import Bench, State
from gridlight.coaches.designer.draft import NAME, Draft, first_draft
from gridlight.coaches.designer.repair import repair

MOVES = 500_000
REPAIR_SHARE = 0.1
HOT, COLD = 1.6, 0.03  # temperatures, in cost


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a design is: `stage` anneal or repair, moves done of how many, cost."""

    stage: str
    done: int
    moves: int
    cost: float


Tell = Callable[[Progress], None]


def design(
    seed: int,
    minutes: float | None = None,
    progress: Tell | None = None,
    *,
    iterations: int = MOVES,
    name: str = NAME,
    draft: Draft | None = None,
) -> Deck:
    """A new deck, the same for the same seed and iterations.

    `minutes` only bounds the time: a design that is cut short is the best so far. `progress` is
    told now and then. Without numba a move takes seconds instead of milliseconds.
    """
    return designed(seed, minutes, progress, iterations=iterations, draft=draft).draft.deck(name)


def designed(
    seed: int,
    minutes: float | None = None,
    progress: Tell | None = None,
    *,
    iterations: int = MOVES,
    draft: Draft | None = None,
) -> State:
    """As `design`, with all that is known about the deck."""
    rng = np.random.default_rng(seed)
    clock = _Clock(minutes, progress)
    bench = Bench()
    mend = int(iterations * REPAIR_SHARE)
    state = bench.start(draft or first_draft())
    schedule = Schedule(iterations, HOT, COLD)
    state = anneal(bench, state, schedule, rng, clock.watch("anneal", iterations, 0.9))
    return repair(bench, state, mend, rng, clock.watch("repair", mend, 1.0))


class _Clock:
    """Tells how far things are, and when a share of the time is used up."""

    def __init__(self, minutes: float | None, tell: Tell | None) -> None:
        self.begin = time.monotonic()
        self.seconds = None if minutes is None else minutes * 60.0
        self.tell = tell

    def watch(self, stage: str, moves: int, share: float) -> Watch:
        """What the stage calls after each move; True when its share of the time is over."""
        every = max(1, moves // 100)

        def look(move: int, _: State, best: State) -> bool:
            if self.tell is not None and move % every == 0:
                self.tell(Progress(stage, move, moves, best.cost))
            if self.seconds is None:
                return False
            return time.monotonic() - self.begin > self.seconds * share

        return look
