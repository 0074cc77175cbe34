"""One snap as the sequential game that it is (FE-3): sealed cards, a place seen, a place last.

A worth array has the shape (offense cards, formations, 7): points to the offense at each
alignment −3…+3. Places are −1…1 for the offense (left first), −2…2 for the defense.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches import plain_snap, yardage
from gridlight.coaches.kernels import NO_CATCH, Outcome, Results
from gridlight.coaches.yardage import Situation
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

PLACES = 3
SPOTS = 5
END_ZONE = 10


@dataclass(frozen=True, slots=True, eq=False)
class Equilibrium:
    """What both sides should do: `offense` (cards, 3) holds the chance of each card and place;
    `formation` (formations,) that of each sealed defense card; `placing` (formations, 3, 5)
    that of each defense place, once the offense's is seen.

    `value` is what the snap is then worth to the offense, in points.
    """

    value: float
    offense: Floats
    formation: Floats
    placing: Floats

    def cells(self) -> Floats:
        """The chance of each result: (cards, formations, 7)."""
        out = np.zeros((self.offense.shape[0], self.formation.size, 7))
        for p in range(PLACES):
            for q in range(SPOTS):
                given = self.formation * self.placing[:, p, q]
                out[:, :, q - p + 2] += np.outer(self.offense[:, p], given)
        return out


def payoffs(results: Results, situation: Situation) -> Floats:
    """What each of a deck's results is worth to the offense in this situation."""
    memo: dict[tuple[int, int], float] = {}
    out = np.empty(results.outcome.shape)
    outcomes = _near_goal(results, situation.to_goal)
    for index, outcome in np.ndenumerate(outcomes):
        key = (int(outcome), int(results.yards[index]))
        if key not in memo:
            memo[key] = worth_of(*key, situation)
        out[index] = memo[key]
    return out


def _near_goal(results: Results, to_goal: int) -> NDArray[np.int64]:
    """The outcomes with the goal line where it is. FE-12"""
    beyond = to_goal + END_ZONE
    lost = (results.catch > beyond) & (results.catch != NO_CATCH)
    lost |= (results.outcome == Outcome.INTERCEPTION) & (results.yards > beyond)
    crossed = np.where(lost, Outcome.INCOMPLETE, results.outcome)
    return np.where(~lost & (results.reach >= to_goal), Outcome.TOUCHDOWN, crossed)


def worth_of(outcome: int, yards: int, situation: Situation) -> float:
    """What an outcome at `yards` is worth to the offense."""
    if outcome == Outcome.TOUCHDOWN:
        return yardage.TOUCHDOWN
    if outcome == Outcome.INCOMPLETE:
        return yardage.after_gain(situation, 0)
    if outcome == Outcome.INTERCEPTION:
        return yardage.after_interception(situation, yards)
    if outcome == Outcome.FUMBLE:
        return yardage.after_fumble(situation, yards)
    return yardage.after_gain(situation, yards)


def solve(worth: Floats) -> Equilibrium:
    """The exact equilibrium, by the compiled simplex, or without numba by the plain one."""
    from gridlight.coaches.fast.jit import COMPILED

    return solve_by(_compiled if COMPILED else plain_snap.solve_snap, worth)


def no_plans(snaps: int, choices: int) -> Whole:
    """What `solve_many` keeps between two times that it solves snaps with so many choices."""
    from gridlight.coaches.fast.exact_snap import UNKNOWN

    return np.full((snaps, choices, 4), UNKNOWN, dtype=np.int64)


def solve_many(
    worths: Floats, plans: Whole, offense: Floats, formation: Floats, placing: Floats
) -> None:
    """Fill the mixtures of many snaps at once; the first axis of every array counts the snaps.

    `plans` are those of `no_plans` at first, then as they were left; they only save time.
    """
    from gridlight.coaches.fast.jit import COMPILED

    if COMPILED:
        from gridlight.coaches.fast.exact_snap import solve_snaps

        unsolved = solve_snaps(np.ascontiguousarray(worths), plans, offense, formation, placing)
        assert unsolved < 0, "the simplex didn't end"
        return
    for number, worth in enumerate(worths):
        play = solve(worth)
        offense[number], formation[number] = play.offense, play.formation
        placing[number] = play.placing


def _compiled(worth: Floats, offense: Floats, formation: Floats, placing: Floats) -> float:
    from gridlight.coaches.fast.exact_snap import solve_snap

    return float(solve_snap(worth, offense, formation, placing))


def solve_by(
    simplex: Callable[[Floats, Floats, Floats, Floats], float], worth: Floats
) -> Equilibrium:
    """The exact equilibrium, by one of the two simplexes."""
    if not np.isfinite(worth).all():
        raise GridlightError(tr("the snap can't be solved: its worths aren't all numbers"))
    cards, formations, _ = worth.shape
    offense = np.empty((cards, PLACES))
    formation = np.empty(formations)
    placing = np.empty((formations, PLACES, SPOTS))
    value = simplex(np.ascontiguousarray(worth, dtype=float), offense, formation, placing)
    assert not np.isnan(value), "the simplex didn't end"
    return Equilibrium(value, offense, formation, placing)


def solve_by_program(worth: Floats) -> Equilibrium:
    """The exact equilibrium, by a sequence-form linear program that HiGHS solves.

    What `solve` is held against; where there are several equilibria it may give another.
    GridlightError when scipy isn't installed, or when the program has no solution.
    """
    linprog = _linprog()
    cards, formations, _ = worth.shape
    answer = linprog(
        np.append(np.zeros(PLACES * (cards + formations)), -1.0),
        A_ub=limits(worth),
        b_ub=np.zeros(formations * (1 + PLACES * SPOTS)),
        A_eq=np.append(np.ones(PLACES * cards), np.zeros(PLACES * formations + 1))[None, :],
        b_eq=[1.0],
        bounds=[(0, None)] * (PLACES * cards) + [(None, None)] * (PLACES * formations + 1),
        method="highs",
    )
    if not answer.success:
        raise GridlightError(tr("the snap can't be solved: {reason}", reason=answer.message))
    return _equilibrium(worth, answer)


def _linprog() -> Callable[..., Any]:
    try:
        from scipy.optimize import linprog
    except ImportError:
        raise GridlightError(
            tr("a snap's linear program needs scipy; install it with: pip install 'gridlight[lab]'")
        ) from None
    return linprog  # type: ignore[no-any-return]


def limits(worth: Floats) -> Floats:
    """Rows ≤ 0 over (offense[card, place], least[formation, place], value)."""
    cards, formations, _ = worth.shape
    least = PLACES * cards
    rows = np.zeros((formations * (1 + PLACES * SPOTS), least + PLACES * formations + 1))
    row = 0
    for d in range(formations):
        rows[row, -1] = 1.0
        rows[row, least + PLACES * d : least + PLACES * (d + 1)] = -1.0
        row += 1
    for d in range(formations):
        for p in range(PLACES):
            for q in range(SPOTS):
                rows[row, least + PLACES * d + p] = 1.0
                rows[row, p:least:PLACES] = -worth[:, d, q - p + 2]
                row += 1
    return rows


def _equilibrium(worth: Floats, answer: Any) -> Equilibrium:
    cards, formations, _ = worth.shape
    offense = _chances(answer.x[: PLACES * cards]).reshape(cards, PLACES)
    prices = -answer.ineqlin.marginals
    formation = _chances(prices[:formations])
    flow = np.clip(prices[formations:], 0.0, None).reshape(formations, PLACES, SPOTS)
    total = flow.sum(axis=2, keepdims=True)
    placing = np.where(total > 1e-9, flow / np.maximum(total, 1e-12), _best_places(worth, offense))
    return Equilibrium(-float(answer.fun), offense, formation, placing)


def _best_places(worth: Floats, offense: Floats) -> Floats:
    """Where each formation best lies, for those that the equilibrium doesn't use."""
    best = np.zeros((worth.shape[1], PLACES, SPOTS))
    for p in range(PLACES):
        cost = np.einsum("c,cdk->dk", offense[:, p], worth[:, :, 2 - p : 7 - p])
        best[np.arange(len(cost)), p, cost.argmin(axis=1)] = 1.0
    return best


def _chances(values: Floats) -> Floats:
    kept: Floats = np.clip(values, 0.0, None)
    kept /= kept.sum()
    return kept


def smooth(worth: Floats, temperature: float = 0.2, rounds: int = 2000) -> Equilibrium:
    """A logit equilibrium: both sides err, less often the more it costs them.

    `temperature` is in points; 0.15 to 0.3 is how people play. Each side chooses by its own
    worth, the defense its place by what it sees.
    """
    from gridlight.coaches.fast.play import settle

    cards, formations, _ = worth.shape
    offense = np.full((cards, PLACES), 1.0 / (cards * PLACES))
    formation = np.full(formations, 1.0 / formations)
    placing = np.full((formations, PLACES, SPOTS), 1.0 / SPOTS)
    settle(np.ascontiguousarray(worth), temperature, rounds, 1e-6, offense, formation, placing)
    mixed = Equilibrium(0.0, offense, formation, placing)
    value = float((mixed.cells() * worth).sum())
    return Equilibrium(value, offense, formation, placing)


def exploitability(worth: Floats, play: Equilibrium) -> tuple[float, float]:
    """How many points a snap the best answers gain: against the defense, and the offense.

    Both are 0 at the exact equilibrium, up to rounding.
    """
    value = float((play.cells() * worth).sum())
    best = -np.inf
    for p in range(PLACES):
        given = play.formation[:, None] * play.placing[:, p, :]
        seen = np.einsum("dq,cdq->c", given, worth[:, :, 2 - p : 7 - p])
        best = max(best, float(seen.max()))
    held = np.zeros(worth.shape[1])
    for p in range(PLACES):
        cost = np.einsum("c,cdk->dk", play.offense[:, p], worth[:, :, 2 - p : 7 - p])
        held += cost.min(axis=1)
    return best - value, value - float(held.min())
