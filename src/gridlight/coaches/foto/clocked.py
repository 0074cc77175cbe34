"""The last plays of a game or a half: chances to win, by how many plays are left and who leads.

A chance is told as u from −1 (lost) over 0 (a tie, or even) to 1 (won), to the side that has the
ball or kicks it; `plays` are those still to be played, `lead` the points it is ahead. What follows
the very last play is exact. Before that the worth of a situation comes from `Ahead`: backed up
play by play (`Exact`), or guessed from the points to be expected (`Guessed`).
"""

from __future__ import annotations

import contextlib
import math
import os
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from gridlight import paths
from gridlight.coaches import snap
from gridlight.coaches.foto import kicks
from gridlight.coaches.foto import problem as game
from gridlight.coaches.foto.grid import FIELD
from gridlight.coaches.foto.kicks import Free
from gridlight.coaches.foto.problem import (
    FIELD_GOAL,
    KICKOFF_FROM,
    SAFETY,
    SAFETY_FROM,
    TOUCHDOWN,
    Problem,
    Stakes,
    Told,
)
from gridlight.coaches.foto.returns import Worths
from gridlight.coaches.foto.solution import Solution

Floats = NDArray[np.float64]

SPREAD = 1.54
"""The standard deviation of the score's change in one play, in points, seen in simulated games."""

KICKED_TO = 25
"""Where a kick-off is taken to leave the ball once a return has scored on another kick-off."""

MOST_IN_A_PLAY = 8
"""No side makes more points in one play."""
DEPTH = 1
"""How many scores by a returned free kick are followed to the next free kick."""


def settled(lead: float) -> float:
    """The chance when the game is over."""
    return float(np.sign(lead))


def guess(lead: Floats | float, plays: int) -> Floats:
    """The chance with so many plays left and such a lead, the points to come among it."""
    scaled = np.asarray(lead, dtype=float) / (SPREAD * math.sqrt(plays))
    # the normal distribution's integral, to 2e-4 by a logistic curve with a cubic term
    return np.asarray(np.tanh(0.7988 * scaled * (1.0 + 0.04417 * scaled * scaled)))


class Ahead(Protocol):
    """What every situation is worth with plays left to be played."""

    def over(self, lead: int) -> float:
        """The chance of a side with this lead once no play is left."""
        ...

    def values(self, plays: int, lead: int) -> Floats:
        """The chance in each situation of the grid to the side that has the ball and this lead."""
        ...


PATIENCE = 6
"""After so many plays half of the points to be expected from a situation have come."""


class Guessed:
    """Guesses by the points to be expected; `later` plays follow after the half-time break."""

    def __init__(self, solution: Solution, later: int = 0) -> None:
        self._value = solution.value
        self._later = later
        self.values = lru_cache(maxsize=512)(self._values)

    def over(self, lead: int) -> float:
        """The chance once the half, or the game, is over."""
        return float(guess(lead, self._later)) if self._later else settled(lead)

    def _values(self, plays: int, lead: int) -> Floats:
        if plays == 0:
            return np.full(len(self._value), self.over(lead))
        return guess(lead + self._value * plays / (plays + PATIENCE), plays + self._later)


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """One play with the clock in mind: the worths `row` that follow it, and what kicks come to."""

    row: Floats
    stakes: Stakes


class Clocked:
    """What choices are worth near the end, given what lies `ahead` after the next play."""

    def __init__(
        self, problem: Problem, solution: Solution, ahead: Ahead, depth: int = DEPTH
    ) -> None:
        self._problem = problem
        self._depth = depth
        self._solution = solution
        self._ahead = ahead
        self.board = lru_cache(maxsize=256)(self._board)
        self.kickoffs = lru_cache(maxsize=1024)(self._kickoffs)

    def _board(self, plays: int, lead: int) -> Board:
        """The play with which `plays` are left, itself among them."""
        after = plays - 1
        mine = self._sides(after, lead, self._depth)
        wheels = self._problem.wheels
        row = game.row_of(self._problem, self._ahead.values(after, lead), mine)
        good = self.scored(after, lead + FIELD_GOAL, self._depth, onside=False)
        free = self._kickoffs(after, lead, 0)
        attempt = self._solution.attempts
        kicked = game.ways_to_kick(wheels, mine.other)
        return Board(row, Stakes(mine.other, free, attempt, good, kicked))

    def payoffs(self, plays: int, lead: int, number: int) -> Floats:
        """What each result of the cards is worth: (cards, formations, 7)."""
        rows = slice(number, number + 1)
        worth = self._problem.follows.worth(self.board(plays, lead).row, rows)
        return np.asarray(worth[0][self._problem.kinds.of])

    def kicked(self, plays: int, lead: int, rows: slice, again: Floats) -> Floats:
        """The ways to kick, as `problem.kicked` has them; `again` (n,) is the down played again."""
        board, grid = self.board(plays, lead), self._problem.grid
        spots = grid.spot[rows]
        offside = np.zeros((3, len(grid)))
        for number, way in enumerate(board.stakes.kicked):
            offside[number, rows] = kicks.offside(way, spots, again, board.stakes.worths)
        return game.kicked(self._problem, board.row, board.stakes, offside, rows)

    def scored(self, plays: int, lead: int, depth: int, *, onside: bool) -> float:
        """The chance of the side that kicks off with this lead."""
        if plays == 0:
            return self._ahead.over(lead)
        return self.kickoffs(plays, lead, depth).after(KICKOFF_FROM, onside=onside)

    def tried(self, plays: int, lead: int, depth: int = 0) -> dict[str, float]:
        """A try by kick and by play, with this lead before it."""
        after = [self.scored(plays, lead + points, depth, onside=True) for points in range(3)]
        kick, play = self._solution.attempts[0], self._solution.attempt.value
        two = self._problem.try_play_points
        return {
            "kick": kick * after[1] + (1.0 - kick) * after[0],
            "play": play * after[two] + (1.0 - play) * after[0],
        }

    def safe(self, plays: int, lead: int, depth: int) -> float:
        """The chance of the side that has just been caught in a safety and kicks."""
        if plays == 0:
            return self._ahead.over(lead)
        return self.kickoffs(plays, lead, depth).after_safety(SAFETY_FROM)

    def _kickoffs(self, plays: int, lead: int, depth: int) -> Free:
        """All free kicks of the side with this lead; returns that score end in a plain kick-off."""
        catchers = self._sides(plays, -lead, depth - 1)
        first = kicks.free_kicks(self._problem.wheels, catchers, None)
        return kicks.free_kicks(self._problem.wheels, catchers, first)

    def _sides(self, plays: int, lead: int, depth: int) -> Worths:
        """The worths of the side with this lead, and of the other."""
        mine, theirs = (self._side(plays, ahead, depth) for ahead in (lead, -lead))
        return replace(mine, facing=replace(theirs, facing=mine))

    def _side(self, plays: int, lead: int, depth: int) -> Worths:
        series = np.zeros(FIELD + 1)
        first = self._problem.grid.first
        series[1:FIELD] = self._ahead.values(plays, lead)[first[1:FIELD]]
        if depth < 0 and plays > 0:
            scored, caught = (
                self._plain(plays, lead + TOUCHDOWN + 1),
                self._plain(plays, lead - SAFETY),
            )
        else:
            scored = max(self.tried(plays, lead + TOUCHDOWN, depth).values())
            caught = self.safe(plays, lead - SAFETY, depth)
        return Worths(scored, caught, series)

    def _plain(self, plays: int, lead: int) -> float:
        """A kick-off that leaves the ball where most do."""
        return -float(self._ahead.values(plays, -lead)[self._problem.grid.first[KICKED_TO]])


class Exact:
    """Chances backed up from the end of the game, one whole layer of plays and lead at a time.

    A layer takes a second or two, needs those of one play fewer, and is kept in the cache.
    """

    def __init__(self, problem: Problem, solution: Solution) -> None:
        self._problem = problem
        self._solution = solution
        self._clocked = Clocked(problem, solution, self)
        self.values = lru_cache(maxsize=512)(self._values)

    def over(self, lead: int) -> float:
        """The chance once the game is over."""
        return settled(lead)

    def _values(self, plays: int, lead: int) -> Floats:
        size = len(self._problem.grid)
        if plays == 0 or abs(lead) > MOST_IN_A_PLAY * plays:
            return np.full(size, settled(lead))
        file = self._file(plays, lead)
        known = _read(file, size)
        if known is None:
            known = self._solved(plays, lead)
            with contextlib.suppress(OSError):
                _keep(file, known)
        return known

    def known(self, plays: int, lead: int) -> bool:
        """Whether this layer needs no work."""
        over = plays == 0 or abs(lead) > MOST_IN_A_PLAY * plays
        return over or self._file(plays, lead).exists()

    def _file(self, plays: int, lead: int) -> Path:
        folder = paths.cache("solutions") / f"{self._solution.digest}-last"
        return folder / f"{plays}-{lead:+d}.npy"

    def _solved(self, plays: int, lead: int) -> Floats:
        problem, everything = self._problem, slice(0, len(self._problem.grid))
        board = self._clocked.board(plays, lead)
        worth = problem.follows.worth(board.row, everything)
        play = np.array([snap.solve(row[problem.kinds.of]).value for row in worth])
        value = play
        for _ in range(3):  # offside on a kick plays the down again: three in a row are enough
            kicked = self._clocked.kicked(plays, lead, everything, value[problem.again])
            value = game.calls(play, kicked).max(axis=0)
        return np.asarray(np.clip(value, -1.0, 1.0))


class Nearly:
    """Exact where that needs no work or only one play is left, else a guess."""

    def __init__(self, exact: Exact, guessed: Guessed) -> None:
        self._exact = exact
        self._guessed = guessed

    def over(self, lead: int) -> float:
        """The chance once the game is over."""
        return settled(lead)

    def values(self, plays: int, lead: int) -> Floats:
        """The chance in each situation of the grid to the side with the ball."""
        sure = plays <= 1 or self._exact.known(plays, lead)
        return (self._exact if sure else self._guessed).values(plays, lead)


def ready(exact: Exact, told: Told | None = None) -> None:
    """Work out all that a coach needs at once: the last play, whoever leads; some ten seconds."""
    leads = range(-MOST_IN_A_PLAY, MOST_IN_A_PLAY + 1)
    for done, lead in enumerate(leads):
        if told is not None:
            told(done, len(leads))
        exact.values(1, lead)
    if told is not None:
        told(len(leads), len(leads))


def _read(file: Path, size: int) -> Floats | None:
    try:
        found = np.load(file, allow_pickle=False)
    except (OSError, ValueError, EOFError):
        return None
    return np.asarray(found, dtype=np.float64) if found.shape == (size,) else None


def _keep(file: Path, values: Floats) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    with part.open("wb") as stream:
        np.save(stream, values)
    part.replace(file)
