"""The solved game as a value, kept in the user's cache by what it was solved from."""

from __future__ import annotations

import contextlib
import os
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from gridlight import paths
from gridlight.coaches import snap
from gridlight.coaches.foto.chances import Mixtures
from gridlight.coaches.foto.grid import Grid, numbered
from gridlight.coaches.foto.kicks import Free
from gridlight.coaches.foto.problem import (
    CALLS,
    KICKOFF_FROM,
    Told,
    problem_of,
    solution_digest,
)
from gridlight.coaches.foto.solve import Solved, solve

if TYPE_CHECKING:
    from gridlight.cards.model import Deck
    from gridlight.cards.spinners import Spinners

Floats = NDArray[np.float64]

MIXTURES = ("offense", "formation", "placing")


@dataclass(frozen=True, slots=True, eq=False)
class Solution:
    """What every situation and every choice is worth, and how both sides should play.

    `value` (n,) by the numbers of `grid`, `calls` (4, n) in the order of `problem.CALLS`, −∞
    where one isn't allowed, `kicked` (2, n) a punt run back and caught fairly. `attempt` is the
    try by play, `attempts` a try's points by kick and by play. All worths are points to the side
    that has the ball or kicks it. `gap` is the most that best answers gained in any one snap.
    """

    digest: str
    grid: Grid
    value: Floats
    calls: Floats
    kicked: Floats
    mixtures: Mixtures
    attempt: snap.Equilibrium
    attempts: tuple[float, float]
    touchdown: float
    safety: float
    free: Free
    gap: float

    def worth(self, down: int, spot: int, to_go: int) -> float:
        """Expected points with the ball `spot` yards from the own goal line."""
        return float(self.value[self.grid.number(down, spot, to_go)])

    def snap(self, down: int, spot: int, to_go: int) -> snap.Equilibrium:
        """How a snap from there is played at its best."""
        number = self.grid.number(down, spot, to_go)
        return self.mixtures.at(number, float(self.calls[0, number]))

    def call_worths(self, down: int, spot: int, to_go: int) -> dict[str, float]:
        """What each allowed call from there is worth."""
        worths = self.calls[:, self.grid.number(down, spot, to_go)]
        return {
            call: float(worth)
            for call, worth in zip(CALLS, worths, strict=True)
            if np.isfinite(worth)
        }

    @property
    def try_worth(self) -> float:
        """A try's points and the kick-off after it."""
        return max(self.attempts) + self.free.after(KICKOFF_FROM, onside=True)


def solution_of(
    deck: Deck,
    spinners: Spinners,
    *,
    collegiate: bool = False,
    told: Told | None = None,
    stopped: Callable[[], bool] | None = None,
) -> Solution:
    """The game with these cards solved, from the cache or now; raises `Stopped` when stopped.

    About five seconds with numba, two minutes without; then a tenth of a second.
    """
    digest = solution_digest(deck, spinners, collegiate=collegiate)
    known = read(cache_file(digest), digest)
    if known is None:
        problem = problem_of(deck, spinners, collegiate=collegiate)
        known = solution(problem.grid, solve(problem, told, stopped), digest)
        with contextlib.suppress(OSError):  # a cache that can't be written costs time only
            write(known, cache_file(digest))
    return known


def known_solution(deck: Deck, spinners: Spinners, *, collegiate: bool = False) -> Solution | None:
    """The solution if it is in the cache."""
    digest = solution_digest(deck, spinners, collegiate=collegiate)
    return read(cache_file(digest), digest)


def solution(grid: Grid, solved: Solved, digest: str) -> Solution:
    """What is kept of a game that was solved."""
    return Solution(
        digest,
        grid,
        solved.value,
        solved.calls,
        solved.kicked[:2],
        solved.mixtures,
        solved.attempt,
        solved.stakes.attempt,
        solved.stakes.worths.touchdown,
        solved.stakes.worths.safety,
        solved.stakes.free,
        solved.gap,
    )


def cache_file(digest: str) -> Path:
    """Where the solution with this digest is kept."""
    return paths.cache("solutions") / f"{digest}.npz"


def write(found: Solution, file: Path) -> None:
    """Keep a solution; another process never sees half of one."""
    arrays: dict[str, Any] = {
        "digest": np.array(found.digest),
        "place": np.array([found.grid.down, found.grid.spot, found.grid.to_go], dtype=float),
        "value": found.value,
        "calls": found.calls,
        "kicked": found.kicked,
        "numbers": np.array([found.touchdown, found.safety, found.gap, *found.attempts]),
        "kickoff": found.free.kickoff,
        "onside": found.free.onside,
        "after_safety": found.free.safety,
        "free_punts": found.free.punts,
        "try_value": np.array([found.attempt.value]),
    }
    for name in MIXTURES:
        arrays[name] = getattr(found.mixtures, name)
        arrays[f"try_{name}"] = getattr(found.attempt, name)
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    with part.open("wb") as stream:
        np.savez_compressed(stream, **arrays)
    part.replace(file)


def read(file: Path, digest: str) -> Solution | None:
    """The solution in a file; None if there is none that can be used."""
    try:
        with np.load(file, allow_pickle=False) as arrays:
            found = {name: arrays[name] for name in arrays.files}
        return _rebuilt(found) if str(found["digest"]) == digest else None
    except (OSError, ValueError, KeyError, IndexError, TypeError, EOFError, zipfile.BadZipFile):
        return None


def _rebuilt(found: dict[str, Floats]) -> Solution:
    touchdown, safety, gap, *attempts = (float(number) for number in found["numbers"])
    places = found["place"].astype(np.int64).T.tolist()
    return Solution(
        str(found["digest"]),
        numbered([(down, spot, to_go) for down, spot, to_go in places]),
        found["value"],
        found["calls"],
        found["kicked"],
        Mixtures(found["offense"], found["formation"], found["placing"]),
        snap.Equilibrium(
            float(found["try_value"][0]), *(found[f"try_{name}"] for name in MIXTURES)
        ),
        (attempts[0], attempts[1]),
        touchdown,
        safety,
        Free(found["kickoff"], found["onside"], found["after_safety"], found["free_punts"]),
        gap,
    )
