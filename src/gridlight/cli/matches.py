"""Games between coaches, spread over processes: for `simulate` and `ladder`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from gridlight.cli.options import whole
from gridlight.coaches.levels import coach_for, levels_of
from gridlight.kernel.errors import OptionError
from gridlight.kernel.game import Seat
from gridlight.penalties.coaching import LayeredCoach
from gridlight.session.games import GAMES
from gridlight.session.match import Coach
from gridlight.session.registry import AnyGame
from gridlight.session.settings import Value, closest

if TYPE_CHECKING:
    from gridlight.coaches.foto.habits import Habits

P = TypeVar("P")
R = TypeVar("R")
BACKEND = "loky"


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played, small enough to be sent to another process.

    Coaches of the best levels have studied `habits`, if there are any.
    """

    game: str
    settings: Mapping[str, Value]
    tables: Mapping[str, Any]
    home: str
    away: str
    habits: Habits | None = None

    def make(self) -> tuple[AnyGame, Mapping[Seat, Coach]]:
        """The rules and the two coaches."""
        game = GAMES.get(self.game).build(self.settings, self.tables)
        return game, {Seat.HOME: self._coach(self.home), Seat.VISITORS: self._coach(self.away)}

    def _coach(self, level: str) -> Coach:
        coach = coach_for(self.game, level, self.settings, self.tables, None, self.habits)
        if level == "random" or not self.settings.get("penalty_system"):
            return coach
        return LayeredCoach(coach)


def add_spreading(command: Any) -> None:
    """Add the options that say where the games are played."""
    command.add_argument(
        "--jobs",
        type=whole,
        default=1,
        metavar="J",
        help="processes, up to the number of processors",
    )
    command.add_argument(
        "--backend",
        default=BACKEND,
        metavar="NAME",
        help="joblib's backend, where another than this machine's processes is set up",
    )


def check_coach(command: str, option: str, game: str, name: str) -> None:
    """Raise `OptionError` for a level that the game hasn't."""
    known = levels_of(game)
    if name not in known:
        problem = f"there is no coach “{name}”"
        raise OptionError(f"gridlight {command}", option, problem, closest(name, known))


def spread(
    work: Callable[[P], R], parts: Sequence[P], jobs: int, backend: str = BACKEND
) -> Iterator[R]:
    """What `work` makes of each part, in the parts' order, as it comes.

    `OptionError` for a backend that joblib doesn't know.
    """
    if backend == BACKEND:
        jobs = min(jobs, os.cpu_count() or 1, len(parts))  # more would only wait
        if jobs <= 1:
            return (work(part) for part in parts)
    return _spread_far(work, parts, jobs, backend)


def _spread_far(work: Callable[[P], R], parts: Sequence[P], jobs: int, backend: str) -> Iterator[R]:
    import joblib

    try:
        with joblib.parallel_config(backend=backend, n_jobs=jobs):
            pool = joblib.Parallel(return_as="generator")
    except (ValueError, KeyError, ImportError) as error:
        problem = f"joblib has no backend “{backend}” here ({error})"
        raise OptionError("--backend", "", problem, f"Leave it at {BACKEND}.") from None
    done: Iterator[R] = pool(joblib.delayed(work)(part) for part in parts)
    return done
