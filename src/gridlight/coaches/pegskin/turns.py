"""A team's turn searched: whole moves of pegs in sequence, the best ends first."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from threading import get_ident

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.coach import Stop, never
from gridlight.coaches.fast import pegs, pegs_turn
from gridlight.coaches.fast.pegs_turn import COST, HASH, KIND_OF, MAN, PARENT, STEP, TO
from gridlight.coaches.fast.pegs_worth import LOOK, judged
from gridlight.coaches.pegskin.packed import Packed
from gridlight.coaches.pegskin.pursuit import grip

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

RIPPLES = 4093
Action = tuple[int, int, int, int]
"""Who, where to (for a hand-off or pitch: to whom), what kind of step, and what it costs."""


@dataclass(frozen=True, slots=True)
class Breadth:
    """How wide a search is: nodes a level, holes a man, and how many levels."""

    width: int
    keep: int
    levels: int


@dataclass(frozen=True, slots=True)
class Found:
    """A way to end the turn, and its worth to the side that moves."""

    worth: float
    actions: tuple[Action, ...]
    key: int


@dataclass(frozen=True, slots=True, eq=False)
class Judgment:
    """How positions are judged: the worths of the play's ends, weights, and ripples of error.

    `ripple` is the standard deviation of the error, in the worths' own unit; `salt` says which
    errors are made.
    """

    worths: Floats
    weights: Floats
    ripple: float = 0.0
    salt: int = 0

    @property
    def errors(self) -> Floats:
        """An error for each position's key."""
        return _errors() * self.ripple


@lru_cache(maxsize=1)
def _errors() -> Floats:
    return np.random.default_rng(1967).standard_normal(RIPPLES)


@lru_cache(maxsize=8)
def _keys(holes: int) -> Whole:
    return np.random.default_rng(1968).integers(1 << 40, size=(pegs.MEN + 1, holes))


@dataclass(slots=True)
class _Level:
    """The nodes of one level."""

    floors: NDArray[np.int8]
    zones: NDArray[np.int8]
    mens: Whole
    facts: Whole
    hashes: Whole
    trails: list[tuple[Action, ...]]

    @classmethod
    def empty(cls, width: int, holes: int) -> _Level:
        return cls(
            np.empty((width, holes), dtype=np.int8),
            np.empty((width, holes), dtype=np.int8),
            np.empty((width, pegs.MEN, pegs.TRAITS), dtype=np.int64),
            np.empty((width, pegs.FACTS), dtype=np.int64),
            np.zeros(width, dtype=np.int64),
            [],
        )

    @classmethod
    def root(cls, packed: Packed) -> _Level:
        level = cls.empty(1, packed.floor.size)
        level.floors[0], level.zones[0] = packed.floor, packed.zones
        level.mens[0], level.facts[0] = packed.men, packed.facts
        level.trails = [()]
        return level


class Searcher:
    """A search of turns on boards of one size; holds scratch and nothing that matters."""

    def __init__(self, holes: int, width: int) -> None:
        self.holes = holes
        self.grip = grip(width)
        self.keys = _keys(holes)
        self.scratch = np.zeros((max(holes, 640), pegs.ENTRY), dtype=np.int64)
        self.seen = np.zeros(holes * pegs.STRAIGHTS, dtype=np.int8)
        self.told = np.empty(LOOK)
        self._moves = np.zeros((pegs.ELEVEN * holes, STEP), dtype=np.int64)
        self._values = np.empty(0)
        self._steps = np.empty((0, STEP), dtype=np.int64)

    def judge(self, packed: Packed, judgment: Judgment) -> float:
        """The worth to the offense of a position in which the side of its mode has moved."""
        return float(
            judged(
                packed.floor, packed.zones, packed.men, packed.facts, judgment.worths,
                self.grip, judgment.weights, self.scratch, self.seen, self.told,
            )
        )  # fmt: skip

    def search(
        self,
        packed: Packed,
        judgment: Judgment,
        breadth: Breadth,
        best: int = 1,
        stop: Stop = never,
    ) -> list[Found]:
        """The best ends of the turn, best first; making no move is among those weighed."""
        mode = packed.facts[pegs.MODE]
        sign = 1.0 if mode in (pegs.LINE_OFFENSE, pegs.RUN_OFFENSE) else -1.0
        pool = [Found(sign * self.judge(packed, judgment), (), 0)]
        level = _Level.root(packed)
        moves = self._moves
        many = pegs_turn.begin(
            packed.floor, packed.zones, packed.men, packed.facts, self.scratch, self.seen, moves
        )
        errors, picked = judgment.errors, np.empty(breadth.width, dtype=np.int64)
        one_man = mode in (pegs.RUN_OFFENSE, pegs.RUN_DEFENSE)  # PS-18
        for depth in range(1 if one_man else breadth.levels):
            count = self._grow(level, many, judgment, errors)
            if not count:
                break
            values, steps = self._values, self._steps
            pool = self._pooled(pool, level, count, best)
            if depth == 0:
                many = pegs_turn.narrowed(values, steps, count, breadth.keep, moves, many)
            nodes = pegs_turn.chosen(values, steps, count, breadth.width, False, picked)
            if not nodes or stop():
                break
            level = self._descended(level, picked, nodes, breadth.width)
        return pool

    def _grow(self, level: _Level, many: int, judgment: Judgment, errors: Floats) -> int:
        nodes = len(level.trails)
        room = nodes * (many + pegs.ELEVEN)
        if room > len(self._values):
            self._values = np.empty(room)
            self._steps = np.zeros((room, STEP), dtype=np.int64)
        return int(
            pegs_turn.grow(
                level.floors, level.zones, level.mens, level.facts, level.hashes, nodes,
                self._moves, many, self.keys, errors, judgment.salt, judgment.worths, self.grip,
                judgment.weights, self.scratch, self.seen, self._values, self._steps,
            )
        )  # fmt: skip

    def _pooled(self, pool: list[Found], level: _Level, count: int, best: int) -> list[Found]:
        top = np.empty(best, dtype=np.int64)
        many = pegs_turn.chosen(self._values, self._steps, count, best, True, top)
        for child in top[:many]:
            step = self._steps[child]
            trail = (*level.trails[step[PARENT]], _action(step))
            pool.append(Found(float(self._values[child]), trail, int(step[HASH])))
        different: dict[int, Found] = {}
        for found in sorted(pool, key=lambda each: -each.worth):
            different.setdefault(found.key, found)
        return list(different.values())[:best]

    def _descended(self, level: _Level, picked: Whole, many: int, width: int) -> _Level:
        below = _Level.empty(width, self.holes)
        pegs_turn.descend(
            level.floors, level.zones, level.mens, level.facts, level.hashes, self._steps, picked,
            many, below.floors, below.zones, below.mens, below.facts, below.hashes,
        )  # fmt: skip
        for child in picked[:many]:
            step = self._steps[child]
            below.trails.append((*level.trails[step[PARENT]], _action(step)))
        return below


def _action(step: Whole) -> Action:
    return int(step[MAN]), int(step[TO]), int(step[KIND_OF]), int(step[COST])


def enacted(packed: Packed, actions: tuple[Action, ...]) -> Packed:
    """The position after a way to end the turn."""
    after = packed.copy()
    for man, to, how, cost in actions:
        pegs_turn.make(after.floor, after.zones, after.men, after.facts, man, to, how, cost)
    return after


@lru_cache(maxsize=12)
def _searcher(holes: int, width: int, thread: int) -> Searcher:
    """One for each thread: two coaches may think at the same time."""
    return Searcher(holes, width)


def searcher(packed: Packed) -> Searcher:
    """The searcher for boards of this size."""
    return _searcher(packed.floor.size, int(packed.facts[pegs.STRIDE]) - 2, get_ident())
