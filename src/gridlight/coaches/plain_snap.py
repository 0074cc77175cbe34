"""The exact equilibrium of a snap for machines without numba: the simplex in numpy.

The method is that of `fast.exact_snap`, which explains it; here the plan that promises most enters,
whose edge needn't be measured. Values agree with the compiled simplex up to rounding, and mixtures
too where there is but one equilibrium. A snap takes two to five milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

PLACES, SPOTS = 3, 5
MOST_PIVOTS = 3000
SURE = 1e-10
APART = 1e-9
USED = 1e-12


@dataclass(frozen=True, slots=True, eq=False)
class Besides:
    """What is paid to the offense besides what the cards show: for its own choice `gift`
    (cards, 3), for the defense's places `toll` (3, formations, 5), whatever the other side does.
    """

    gift: Floats
    toll: Floats

    @property
    def least(self) -> float:
        """No pair of choices is paid less than this."""
        return float(self.gift.min() + self.toll.min(axis=2).sum(axis=0).min())


def solve_snap(
    worth: Floats,
    offense: Floats,
    formation: Floats,
    placing: Floats,
    besides: Besides | None = None,
) -> float:
    """Fill the three mixtures with an exact equilibrium; return the snap's value.

    NaN when it isn't found within `MOST_PIVOTS`, which hasn't been seen.
    """
    cards, formations, _ = worth.shape
    more = besides or Besides(np.zeros((cards, PLACES)), np.zeros((PLACES, formations, SPOTS)))
    lift = 1.0 - float(worth.min()) - more.least
    pays = _pays(worth + lift)
    basis = _Basis(offense.size)
    for _ in range(MOST_PIVOTS):
        plan, cost = _best_plan(pays, basis.prices, more)
        gain, slack = 1.0 - cost, int(np.argmin(basis.prices))
        if gain <= SURE and basis.prices[slack] >= -SURE:
            held = basis.inverse.sum(axis=0)  # with the rows alike again
            total = float(np.maximum(basis.prices, 0.0).sum())
            offense[:] = np.maximum(basis.prices, 0.0).reshape(offense.shape) / total
            mixtures = (offense, formation, placing)
            _share_out(pays, np.maximum(held, 0.0), basis.plans, mixtures, more)
            return 1.0 / float(basis.prices.sum()) - lift
        if gain < -basis.prices[slack]:
            gain = -float(basis.prices[slack])
            plan = np.array([-1, slack, 0, 0])
            step = basis.inverse[slack].copy()
        else:
            step = _column(pays, plan, more) @ basis.inverse
        if not basis.pivot(step, plan, gain):
            break
    return float("nan")


class _Basis:
    """The plans in use: `inverse` transposed, what each `held`, and the rows' `prices`."""

    def __init__(self, rows: int) -> None:
        self.inverse = np.eye(rows)
        self.held = np.ones(rows) + APART * np.arange(1, rows + 1)
        self.prices = np.zeros(rows)
        self.plans = np.full((rows, 4), -1, dtype=np.int64)
        self.plans[:, 1] = np.arange(rows)

    def pivot(self, step: Floats, plan: Whole, gain: float) -> bool:
        """Let a plan enter whose unit takes `step`; False where nothing would leave."""
        with np.errstate(divide="ignore", invalid="ignore"):
            room = np.where(step > SURE, self.held / step, np.inf)
        row = int(np.argmin(room))
        if not np.isfinite(room[row]):
            return False
        part = self.inverse[:, row] / step[row]
        self.inverse -= part[:, None] * step[None, :]
        self.inverse[:, row] = part
        share = self.held[row] / step[row]
        self.held -= step * share
        self.held[row] = share
        self.prices += gain * part
        self.plans[row] = plan
        return True


def _pays(lifted: Floats) -> Floats:
    """What each plan's part pays each card: (places, formations, spots, cards)."""
    by_formation = lifted.transpose(1, 2, 0)
    return np.stack([by_formation[:, 2 - p : 7 - p] for p in range(PLACES)])


def _best_plan(pays: Floats, prices: Floats, more: Besides) -> tuple[Whole, float]:
    """The cheapest plan at these prices and its cost."""
    asked = prices.reshape(-1, PLACES).T
    costs = np.matmul(pays.reshape(PLACES, -1, pays.shape[3]), asked[:, :, None])
    costs = costs.reshape(pays.shape[:3]) + prices.sum() * more.toll
    total = costs.min(axis=2).sum(axis=0)
    formation = int(np.argmin(total))
    gift = float(more.gift.ravel() @ prices)
    plan = np.array([formation, *costs[:, formation].argmin(axis=1)])
    return plan, float(total[formation]) + gift


def _column(pays: Floats, plan: Whole, more: Besides) -> Floats:
    """What a plan pays each card at each place."""
    places = np.arange(PLACES)
    paid = pays[places, plan[0], plan[1:]].T + more.gift
    return np.asarray(paid.ravel() + more.toll[places, plan[0], plan[1:]].sum())


def _share_out(
    pays: Floats,
    held: Floats,
    plans: Whole,
    mixtures: tuple[Floats, Floats, Floats],
    more: Besides,
) -> None:
    """Read the defense's mixtures off the last basis."""
    offense, formation, placing = mixtures
    formation[:] = 0.0
    placing[:] = 0.0
    for weight, plan in zip(held, plans, strict=True):
        if plan[0] >= 0:
            formation[plan[0]] += weight
            placing[plan[0], np.arange(PLACES), plan[1:]] += weight
    costs = np.einsum("pdqc,cp->pdq", pays, offense) + more.toll
    best = costs.argmin(axis=2).T
    for d, used in enumerate(formation):
        if used > USED:
            placing[d] /= used
        else:
            placing[d, np.arange(PLACES), best[d]] = 1.0
    formation /= formation.sum()
