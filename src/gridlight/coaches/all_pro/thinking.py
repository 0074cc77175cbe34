"""Searching a turn: all its ends weighed, the best of them again by the other side's answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.all_pro.chart import DOWNS
from gridlight.coaches.all_pro.temper import Temper
from gridlight.coaches.all_pro.worth import Sight
from gridlight.coaches.coach import Stop, never
from gridlight.coaches.fast import judge, replies, throws
from gridlight.coaches.fast import turns as fast
from gridlight.coaches.turns import TurnEnd, Turns, all_turns, pack
from gridlight.games.all_pro.state import Board
from gridlight.kernel.moves import Move

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Ranked = tuple[int, int, float]

WEIGHTS = np.array([0.75, 0.6, 0.6, 0.5])
"""Weights of the evaluation, in the order of `fast.pursuit`."""

ANSWERS = 1 << 15
"""Positions of an answer that are looked at, at most."""

HABIT = 5.0
"""Points by which a kick on fourth down is overrated where it is the custom."""

CHUNK = 8_192
LEAST = 4
NEVER = throws.NONE / 2
UNMOVED, IDLE = 0, 0.05
"""The end in which nobody has moved, and by how many points it is worth less."""


@dataclass(frozen=True, slots=True)
class Line:
    """A whole turn: its moves with the word that ends it, and what it is worth to its side."""

    moves: tuple[Move, ...]
    worth: float


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """The best ends of a turn, best first: number, way to end, worth."""

    turns: Turns
    best: tuple[Ranked, ...]
    kick: str

    def line(self, n: int) -> Line:
        """The turn of that rank."""
        end, way, worth = self.best[n]
        moves = self.turns.moves(end)
        if self.turns.end(end) is TurnEnd.GOES_ON:
            moves = (*moves, Move(("done", "pass", "lateral", self.kick)[way]))
        return Line(moves, worth)

    def boards(self, n: int) -> Iterator[Board]:
        """The boards after each move of the turn of that rank."""
        return (self.turns.board_at(node) for node in self.turns.path(self.best[n][0]))


def think(
    sight: Sight,
    temper: Temper,
    random: np.random.Generator,
    stop: Stop = never,
    *,
    all_exact: bool = False,
) -> Found:
    """The best turns of the side to move, as far as this temper sees them."""
    task = task_of(sight)
    fourth = sight.ground.state.situation.down == DOWNS
    if temper.stubborn and fourth and task.calls[judge.MAY_KICK] >= 0:
        task.calls[judge.KICKED] += HABIT
    who = replies.who_answers(task.facts, task.traits, task.begun, temper.moves)
    turns = all_turns(sight.ground, who=who)
    board = _Weighing(task, turns)
    seen = _seen(turns, temper, random)
    worths = board.first(seen, stop)
    ranked = _ranked(seen, worths, temper.beam)
    if temper.beam and task.calls[judge.RUSHED] == judge.NO_RUSH:
        ranked = board.second(ranked, temper.men, all_exact, stop)
    if temper.noise:
        ranked = _misjudged(turns, ranked, temper.noise, random)
    kick = "field-goal" if sight.goal_wanted() else "punt"
    return Found(turns, tuple(sorted(map(_not_idle, ranked), key=lambda one: -one[2])), kick)


def _not_idle(one: Ranked) -> Ranked:
    """A turn in which nobody moves is worth a little less than one that is as good otherwise."""
    end, way, worth = one
    return (end, way, worth - IDLE) if (end, way) == (UNMOVED, judge.DONE) else one


def _seen(turns: Turns, temper: Temper, random: np.random.Generator) -> Whole:
    """The numbers of the ends that are looked at: some, but every one that ends the play."""
    count = len(turns)
    if not temper.sees or count <= temper.sees:
        return np.arange(count)
    over = np.flatnonzero(turns.nodes[turns.ends, fast.KEY] >> fast.END_AT > 0)
    some = random.choice(count, temper.sees, replace=False)
    return np.unique(np.concatenate([[0], over, some]))


def _misjudged(
    turns: Turns, ranked: list[Ranked], noise: float, random: np.random.Generator
) -> list[Ranked]:
    """The same ends, their worths off by chance, but for those that are final."""
    off = random.normal(0.0, noise, len(ranked))
    return [
        (end, way, worth + (by if turns.end(end) is TurnEnd.GOES_ON else 0.0))
        for (end, way, worth), by in zip(ranked, off, strict=True)
    ]


def _ranked(seen: Whole, worths: Floats, beam: int) -> list[Ranked]:
    """The best ends for each way to end a turn."""
    found = []
    for way in range(judge.WAYS_TO_END):
        column = worths[:, way]
        keep = max(LEAST, beam if way == judge.DONE else beam // 2)
        best = np.argsort(-column, kind="stable")[:keep]
        found += [(int(seen[n]), way, float(column[n])) for n in best if column[n] > NEVER]
    return sorted(found, key=lambda one: -one[2])


class _Weighing:
    """A turn's arrays, laid out for the loops."""

    def __init__(self, task: judge.Task, turns: Turns) -> None:
        self._turns = turns
        self._task = task

    def first(self, seen: Whole, stop: Stop) -> Floats:
        """What each end is worth by how it looks; `throws.NONE` for those left out."""
        out = np.full((len(seen), judge.WAYS_TO_END), throws.NONE)
        for start in range(0, len(seen), CHUNK):
            part = slice(start, start + CHUNK)
            ends = self._turns.ends[seen[part]]
            replies.weigh_all(self._task, self._turns.nodes, ends, out[part])
            if stop():
                break
        return out

    def second(self, ranked: list[Ranked], men: int, all_exact: bool, stop: Stop) -> list[Ranked]:
        """The same ends with what they are worth after the best answer.

        Unless `all_exact` those that can't be the best any more are looked at less closely.
        """
        found: list[Ranked] = []
        enough = throws.NONE
        nodes = np.empty((ANSWERS, 2), dtype=np.int64)
        table = np.empty(2 * ANSWERS, dtype=np.int64)
        for end, way, worth in ranked:
            if stop():
                break
            key = int(self._turns.nodes[self._turns.ends[end], fast.KEY])
            if not key >> fast.END_AT:
                worth = replies.answered(self._task, key, way, men, enough, nodes, table)
            found.append((end, way, worth))
            enough = throws.NONE if all_exact else max(enough, worth)
        return found or ranked


def task_of(sight: Sight) -> judge.Task:
    """A state and what things are worth in it, as the loops take it."""
    packed, side = pack(sight.ground), sight.ground.state.decider
    assert side is not None
    worths = np.stack([sight.stopped(side), sight.stopped(side.other)])
    state = packed.facts, packed.traits, packed.squares, packed.pairs
    return judge.Task(*state, worths, WEIGHTS, sight.calls())
