"""The whole game as a problem in points: a deck, spinners and the rules that count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.model import Deck
from gridlight.cards.spinners import Spinners
from gridlight.coaches.foto import kicks, outcomes, returns
from gridlight.coaches.foto.grid import DOWNS, FARTHEST, FIELD, Grid, walked_back
from gridlight.coaches.foto.kicks import Free, Kick
from gridlight.coaches.foto.outcomes import Follows, Kinds
from gridlight.coaches.foto.returns import CATCHES, Worths
from gridlight.coaches.foto.wheels import Wheels, wheels_of
from gridlight.coaches.kernels import Outcome, Results, results
from gridlight.kernel.codec import digest

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

VERSION = 3
"""Raised whenever the same deck and spinners would be solved to something else."""

TOUCHDOWN, FIELD_GOAL, SAFETY = 6, 3, 2
KICKOFF_FROM, SAFETY_FROM, TRY_FROM = 40, 20, 3
CALLS = ("play", "punt", "quick-kick", "field-goal")
"""What may be called from scrimmage, in the order of arrays of calls."""


@dataclass(frozen=True, slots=True, eq=False)
class Problem:
    """What is to be solved; `again` (n,) is where offside on a kick leaves each situation."""

    kinds: Kinds
    grid: Grid
    follows: Follows
    wheels: Wheels
    again: Whole
    try_play_points: int


def problem_of(
    deck: Deck, spinners: Spinners, *, collegiate: bool = False, shown: Results | None = None
) -> Problem:
    """The game with these cards and spinners; with `collegiate` a try by play counts two.

    `shown` are the deck's results where they are known already.
    """
    kinds = outcomes.kinds_of(deck, results(deck, wide=0.0) if shown is None else shown)
    wheels = wheels_of(spinners)
    grid = outcomes.situations(kinds, wheels.loose, kicks.OFFSIDE)
    back = walked_back(grid.spot, kicks.OFFSIDE)
    to_go = np.minimum(grid.to_go + grid.spot - back, FARTHEST)
    return Problem(
        kinds,
        grid,
        outcomes.follows(kinds, grid, wheels.loose),
        wheels,
        grid.where[grid.down, back, to_go],
        2 if collegiate else 1,
    )


def solution_digest(deck: Deck, spinners: Spinners, *, collegiate: bool = False) -> str:
    """Sixteen hex digits that stand for what is to be solved."""
    return digest([VERSION, deck.digest, spinners.digest, collegiate])


@dataclass(frozen=True, slots=True, eq=False)
class Stakes:
    """What scores and kicks are worth as long as first downs are worth so much.

    `worths` are those of the side that catches what is kicked, `attempt` is a try's points by
    kick and by play, `good` what a field goal is worth, `kicked` as `ways_to_kick` has them.
    """

    worths: Worths
    free: Free
    attempt: tuple[float, float]
    good: float
    kicked: tuple[Kick, Kick, Kick]


def stakes(problem: Problem, value: Floats, scored: float, before: Stakes | None) -> Stakes:
    """The stakes with first downs as in `value` (situations,); `scored` is the chance that a try
    by play succeeds, `before` the stakes of the last sweep.
    """
    wheels, series = problem.wheels, np.zeros(FIELD + 1)
    series[1:FIELD] = value[problem.grid.first[1:FIELD]]
    attempt = (wheels.attempt.word("good"), problem.try_play_points * scored)
    guess = Worths(TOUCHDOWN + max(attempt), -float(SAFETY), series)
    last = before.free if before is not None else kicks.free_kicks(wheels, guess, None)
    worths = Worths(
        TOUCHDOWN + max(attempt) + last.after(KICKOFF_FROM, onside=True),
        -SAFETY + last.after_safety(SAFETY_FROM),
        series,
    )
    free = kicks.free_kicks(wheels, worths, last)
    good = FIELD_GOAL + free.after(KICKOFF_FROM, onside=False)
    return Stakes(worths, free, attempt, good, ways_to_kick(wheels, worths))


def ways_to_kick(wheels: Wheels, worths: Worths) -> tuple[Kick, Kick, Kick]:
    """The punt run back, the punt caught fairly and the quick kick; `worths` are the catchers'."""
    fouls = wheels.kick_fouls
    return (
        kicks.kick(wheels.punt, kicks.punt_return(wheels, worths), fouls, worths),
        kicks.kick(wheels.punt, kicks.fair_catch(wheels, worths), fouls, worths),
        kicks.kick(wheels.quick_kick, kicks.quick_return(wheels, worths), fouls, worths),
    )


def row_of(problem: Problem, value: Floats, worths: Worths) -> Floats:
    """The row of worths that look-ups are made from; `worths` are the offense's."""
    row, wheels, other = problem.follows.row, problem.wheels, worths.other
    out = np.empty(row.length)
    out[: row.size] = value
    out[row.lost : row.touchdown] = -other.series[::-1]
    out[row.touchdown] = worths.touchdown
    out[row.safety] = worths.safety
    out[row.stolen : row.red] = -stolen(wheels, other)[::-1]
    red = returns.red(wheels.loose, other, FIELD - CATCHES) @ wheels.loose.red_chance
    out[row.red : row.length] = -red
    return out


def stolen(wheels: Wheels, worths: Worths) -> Floats:
    """An interception at each of `CATCHES`, to the side that made it."""
    run = returns.run_back(wheels.interception_return, wheels, worths, kicked=False)
    return np.where(CATCHES <= 0, np.maximum(run, worths.touchback), run)  # FB-8


def offsides(problem: Problem, value: Floats, stakes: Stakes) -> Floats:
    """The punts and the quick kick with the kickers offside: (3, situations)."""
    grid, again = problem.grid, value[problem.again]
    return np.array([kicks.offside(one, grid.spot, again, stakes.worths) for one in stakes.kicked])


def kicked(problem: Problem, row: Floats, stakes: Stakes, offside: Floats, rows: slice) -> Floats:
    """What each way to kick is worth in some of the situations: (4, rows), −∞ where it isn't
    allowed: the punt run back, the punt caught fairly, the quick kick, the field goal.
    """
    grid = problem.grid
    spot, lost = grid.spot[rows], problem.follows.lost_kick(row, grid, rows)
    worth = [
        one.taken[spot] + one.lost * lost + one.offside * offside[number, rows]
        for number, one in enumerate(stakes.kicked)
    ]
    last = grid.down[rows] == DOWNS
    goal = kicks.field_goals(_part(grid, rows), problem.wheels, stakes.worths, stakes.good, lost)
    return np.array([worth[0], worth[1], np.where(last, -np.inf, worth[2]), goal])


def _part(grid: Grid, rows: slice) -> Grid:
    return Grid(grid.down[rows], grid.spot[rows], grid.to_go[rows], grid.where, grid.first)


def calls(play: Floats, kicks_worth: Floats) -> Floats:
    """What each call is worth, the receivers of a punt choosing how to take it: (4, n)."""
    punt = np.minimum(kicks_worth[0], kicks_worth[1])  # FE-21
    return np.array([play, punt, kicks_worth[2], kicks_worth[3]])


def try_worth(kinds: Kinds) -> Floats:
    """A try's chance to succeed with each result: (cards, formations, 7). FE-30"""
    shown = kinds.shown(np.array([TRY_FROM]))[0]
    return np.where(shown == Outcome.TOUCHDOWN, 1.0, 0.0)[kinds.of]


Told = Callable[[int, int], None]
"""Told how many snaps of how many are solved."""
