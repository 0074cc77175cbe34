"""The bench that a draft lies on: everything known about it, kept up card by card."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.model import DefenseCard, Kind, OffenseCard
from gridlight.coaches.designer import cost
from gridlight.coaches.designer.draft import Draft
from gridlight.coaches.designer.facts import shortfall
from gridlight.coaches.designer.shape import formation_faults, path_faults
from gridlight.coaches.designer.situations import Situations, typical
from gridlight.coaches.fast.exact_snap import solve_snap, solve_snaps
from gridlight.coaches.fast.near_goal import price_near
from gridlight.coaches.fast.plates import CATCH, MARGIN, OUTCOME, REACH, RESULT, YARDS
from gridlight.coaches.fast.play import settle
from gridlight.coaches.fast.table import fill
from gridlight.coaches.fast.weigh import SUMS, weigh
from gridlight.coaches.kernels import Arrays, join, marks_of, paths_of
from gridlight.coaches.snap import no_plans

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

SHARP, NOISY = 0, 1
HEAT = 0.2
ROUNDS = 40
ENOUGH = 1e-3
STEPS = np.arange(-3, 4)
NARROW = 0.15  # margins above this cost nothing


@dataclass(frozen=True, slots=True, eq=False)
class Mixtures:
    """What both sides play, exactly and with noise (first axis), in each situation (second).

    `plans` (situations, …) are those that the exact ones were solved with.
    """

    offense: Floats
    formation: Floats
    placing: Floats
    plans: Whole

    def at(self, situation: int, mode: int) -> tuple[Floats, Floats, Floats]:
        """The mixtures of one situation, to be written into."""
        at = (mode, situation)
        return self.offense[at], self.formation[at], self.placing[at]

    def copy(self) -> Mixtures:
        """The same mixtures in arrays of their own."""
        return Mixtures(
            self.offense.copy(), self.formation.copy(), self.placing.copy(), self.plans.copy()
        )


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """A draft with its cards, results, mixtures and cost."""

    draft: Draft
    plays: tuple[OffenseCard, ...]
    formations: tuple[DefenseCard, ...]
    paths: tuple[Arrays, ...]
    marks: tuple[Arrays, ...]
    table: Floats
    shape: Floats
    facts: Floats
    hidden: Floats
    mixtures: Mixtures
    balance: float
    cost: float


class Bench:
    """Weighs drafts of one set of templates, in the typical situations or in others."""

    def __init__(self, situations: Situations | None = None) -> None:
        self.situations = situations or typical()

    def start(self, draft: Draft) -> State:
        """A draft, weighed from nothing."""
        plays = tuple(draft.play(i) for i in range(len(draft.plays)))
        formations = tuple(draft.formation(i) for i in range(len(draft.formations)))
        shape = [path_faults(card) for card in plays]
        shape += [
            formation_faults(card, template, draft.geometry)
            for card, template in zip(formations, draft.formations, strict=True)
        ]
        size = self.situations.to_goal.shape
        count = (len(plays), len(formations))
        state = State(
            draft=draft,
            plays=plays,
            formations=formations,
            paths=tuple(paths_of((card,), draft.geometry) for card in plays),
            marks=tuple(marks_of((card,), draft.geometry) for card in formations),
            table=np.zeros((*count, 7, RESULT)),
            shape=np.array(shape),
            facts=np.zeros(count),
            hidden=np.zeros(count),
            mixtures=Mixtures(
                np.full((*size, count[0], 3), 1.0 / (3 * count[0])),
                np.full((*size, count[1]), 1.0 / count[1]),
                np.full((*size, count[1], 3, 5), 0.2),
                no_plans(size[1], 3 * count[0]),
            ),
            balance=0.0,
            cost=0.0,
        )
        for card in range(len(plays)):
            self._face(state, card)
        return self.settled(state)

    def settled(self, state: State, rounds: int = 1500) -> State:
        """The same draft with its mixtures played out, so that small errors don't add up."""
        mixtures = state.mixtures.copy()
        balance = self._balance(state.table, state.plays, mixtures, rounds)
        return replace(
            state, mixtures=mixtures, balance=balance, cost=self._before(state) + balance
        )

    def tried(self, state: State, draft: Draft, card: int, limit: float) -> State | None:
        """The state with one card redrawn; None as soon as its cost must exceed `limit`."""
        new = self._redrawn(state, draft, card)
        if cost.WEIGHTS.shape * new.shape.sum() > limit:
            return None
        self._face(new, card)
        so_far = self._before(new)
        if so_far > limit:
            return None
        if self.situations.apart and _same_results(new.table, state.table):
            total = so_far + state.balance
            return replace(new, cost=total) if total <= limit else None
        mixtures = state.mixtures.copy()
        balance = self._balance(new.table, new.plays, mixtures, ROUNDS, limit - so_far)
        if so_far + balance > limit:
            return None
        return replace(new, mixtures=mixtures, balance=balance, cost=so_far + balance)

    def faced(self, state: State, draft: Draft, card: int) -> State:
        """The state with one card redrawn and its results known; mixtures and cost are old."""
        new = self._redrawn(state, draft, card)
        self._face(new, card)
        return new

    def _redrawn(self, state: State, draft: Draft, card: int) -> State:
        shape = state.shape.copy()
        changed: dict[str, object] = {}
        if card < draft.offense:
            play = draft.play(card)
            shape[card] = path_faults(play)
            changed["plays"] = _with(state.plays, card, play)
            changed["paths"] = _with(state.paths, card, paths_of((play,), draft.geometry))
        else:
            which = card - draft.offense
            formation = draft.formation(which)
            template = draft.formations[which]
            shape[card] = formation_faults(formation, template, draft.geometry)
            changed["formations"] = _with(state.formations, which, formation)
            marks = marks_of((formation,), draft.geometry)
            changed["marks"] = _with(state.marks, which, marks)
        return replace(
            state,
            draft=draft,
            shape=shape,
            table=state.table.copy(),
            facts=state.facts.copy(),
            hidden=state.hidden.copy(),
            **changed,  # type: ignore[arg-type]
        )

    def _face(self, state: State, card: int) -> None:
        """Let one card meet all of the other side's, filling in the state's arrays."""
        offense = len(state.plays)
        cards = [card] if card < offense else list(range(offense))
        formations = list(range(len(state.formations))) if card < offense else [card - offense]
        geometry = state.draft.geometry
        for c in cards:
            for d in formations:
                two = (state.paths[c], state.marks[d])
                plates = join(*two, geometry, NARROW)
                fill(plates, 0, 0, state.table[c : c + 1, d : d + 1])
                play, formation = state.plays[c], state.formations[d]
                state.facts[c, d] = shortfall(play, state.paths[c], formation, geometry)
                state.hidden[c, d] = _hidden(*two, geometry.pitch, geometry.diamond)

    def _before(self, state: State) -> float:
        """The cost of everything but the balance."""
        results = cost.results_cost(
            state.table[..., OUTCOME],
            state.table[..., YARDS],
            state.table[..., MARGIN],
            int(state.hidden.sum()),
        )
        return float(
            results
            + cost.WEIGHTS.facts * (state.facts.sum() + 0.1 * (state.facts > 0).sum())
            + cost.WEIGHTS.shape * state.shape.sum()
        )

    def _balance(
        self,
        table: Floats,
        plays: tuple[OffenseCard, ...],
        mixtures: Mixtures,
        rounds: int,
        limit: float = np.inf,
    ) -> float:
        """The cost of the balance; `mixtures` are moved to those of the new table.

        Infinite as soon as a part of it alone costs more than `limit`.
        """
        runs = np.array([card.kind is Kind.RUN for card in plays], dtype=np.int64)
        at = self.situations
        if not at.apart:
            return self._one_by_one(table, runs, mixtures, rounds, limit)
        noisy = self._noisy(table, runs, mixtures, rounds)
        if at.people(noisy) > limit:
            return np.inf
        return at.cost(np.stack([self._sharp(table, runs, mixtures), noisy]))

    def _one_by_one(
        self, table: Floats, runs: Whole, mixtures: Mixtures, rounds: int, limit: float
    ) -> float:
        at = self.situations
        worth = np.empty(table.shape[:3])
        sums = np.empty((*at.to_goal.shape, SUMS))
        for s in range(at.to_goal.shape[1]):
            for mode in (SHARP, NOISY):
                price_near(table, at.prices[mode, s], at.to_goal[mode, s], worth)
                mix = mixtures.at(s, mode)
                if mode == SHARP:
                    solve_snap(worth, *mix)
                else:
                    settle(worth, HEAT, rounds, ENOUGH, *mix)
                weigh(table, runs, *mix, sums[mode, s])
            if s == 0 and at.first(sums[:, 0]) > limit:
                return np.inf
        return at.cost(sums)

    def _noisy(self, table: Floats, runs: Whole, mixtures: Mixtures, rounds: int) -> Floats:
        """The sums of noisy play in every situation."""
        at = self.situations
        worth = np.empty(table.shape[:3])
        sums = np.empty((at.to_goal.shape[1], SUMS))
        for s in range(len(sums)):
            price_near(table, at.prices[NOISY, s], at.to_goal[NOISY, s], worth)
            mix = mixtures.at(s, NOISY)
            settle(worth, HEAT, rounds, ENOUGH, *mix)
            weigh(table, runs, *mix, sums[s])
        return sums

    def _sharp(self, table: Floats, runs: Whole, mixtures: Mixtures) -> Floats:
        """The sums of the equilibrium in every situation."""
        at = self.situations
        count = at.to_goal.shape[1]
        worth = np.empty((count, *table.shape[:3]))
        sums = np.empty((count, SUMS))
        for s in range(count):
            price_near(table, at.prices[SHARP, s], at.to_goal[SHARP, s], worth[s])
        mix = mixtures.offense[SHARP], mixtures.formation[SHARP], mixtures.placing[SHARP]
        solve_snaps(worth, mixtures.plans, *mix)
        for s in range(count):
            weigh(table, runs, *mixtures.at(s, SHARP), sums[s])
        return sums


def _same_results(one: Floats, two: Floats) -> bool:
    told = [OUTCOME, YARDS, CATCH]
    return np.array_equal(one[..., told], two[..., told]) and np.array_equal(
        np.floor(one[..., REACH]), np.floor(two[..., REACH])
    )


def _with(values: tuple[object, ...], index: int, value: object) -> tuple[object, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _hidden(paths: Arrays, marks: Arrays, pitch: float, reach: float) -> int:
    """In how many of the seven alignments the start of a play lies under a marker."""
    start = paths["pieces"][0, :2]
    along = np.abs(marks["markers"][:, 1:] - start[1])
    across = marks["markers"][:, None, 0] + STEPS * pitch - start[0]
    return int((np.abs(across) + along <= reach).any(axis=0).sum())
