"""What would have been best in each snap of Foto-Electric that has been shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.analysis.course import Taken
from gridlight.coaches.analysis.foto import FotoJudge
from gridlight.coaches.foto.foresight import situation_of
from gridlight.coaches.foto.plan import GamePlan
from gridlight.coaches.snap import PLACES, SPOTS, Equilibrium
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.state import OFFENSE_PLACES, FotoState, Snap
from gridlight.games.foto_electric.state import PLACES as DEFENSE_PLACES

Floats = NDArray[np.float64]
POINTS, CHANCE, TRY = "points", "chance", "try"
SEEN = 3
"""So many cards of a mixture are told."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a snap: the card and place it laid, what that lost, and what was best.

    `loss` is what the choice gave away against the other side at its best, never below 0.
    `mixture` are the likeliest cards of the best mixture with their chances. `answer` is the
    card and place that would have done best against what the other side laid, `answered` what
    it would have brought to this side.
    """

    card: str
    place: str
    loss: float
    mixture: tuple[tuple[str, float], ...]
    answer: tuple[str, str]
    answered: float


@dataclass(frozen=True, slots=True)
class Advice:
    """A snap that the reveal of `step` showed; worths are the offense's in `unit`.

    `points` to come, a `chance` to win from 0 to 1, or for a `try` its chance to succeed.
    `value` is the snap at its best on both sides, `worth` the cards as they lay.
    """

    step: int
    unit: str
    value: float
    worth: float
    offense: Side
    defense: Side


def advice_on(judge: FotoJudge, steps: Sequence[Taken]) -> tuple[Advice, ...]:
    """What would have been best in each snap; cards that weren't shown yet stay secret."""
    found = []
    for n, step in enumerate(steps[1:], 1):
        before = steps[n - 1].state
        base = getattr(before, "base", before)
        if step.words == Phase.REVEAL.value and base.phase is Phase.REVEAL:
            found.append(_advice(judge, n, base))
    return tuple(found)


def _advice(judge: FotoJudge, step: int, state: FotoState) -> Advice:
    plan = judge.plan
    unit, play, paid = _stakes(judge, state)
    laid = _Laid.of(plan, state.snap)
    scale = 0.5 if unit == CHANCE else 1.0
    shift = 0.5 if unit == CHANCE else 0.0
    paid = paid * scale + shift
    value = play.value * scale + shift
    offense = _offense(plan, play, paid, laid)
    defense = _defense(plan, play, paid, laid)
    got = float(paid[laid.cell])
    return Advice(step, unit, float(value), got, offense, defense)


def _stakes(judge: FotoJudge, state: FotoState) -> tuple[str, Equilibrium, Floats]:
    """What a snap is played for, how at its best, and what each result is worth."""
    plan = judge.plan
    if state.trying:
        return TRY, plan.snap(None), plan.payoffs(None)
    at = judge.closing(state)
    if at is None:
        place = situation_of(state)
        return POINTS, plan.snap(place), plan.payoffs(place)
    late, number = judge.late, judge.late.number(state)
    paid = late.clocked(at.later).payoffs(at.plays, at.lead, number)
    return CHANCE, late.snap(at, number), paid


@dataclass(frozen=True, slots=True)
class _Laid:
    """The cards of a snap by number, each place the nearest of its side's."""

    card: int
    formation: int
    offense: int
    defense: int

    @classmethod
    def of(cls, plan: GamePlan, snap: Snap) -> _Laid:
        offense = min(PLACES - 1, max(0, round(snap.offense_place or 0.0) + PLACES // 2))
        defense = min(SPOTS - 1, max(0, round(snap.defense_place or 0.0) + SPOTS // 2))
        card = plan.plays.index(str(snap.play))
        return cls(card, plan.formations.index(str(snap.formation)), offense, defense)

    @property
    def cell(self) -> tuple[int, int, int]:
        """Where the result lies."""
        return self.card, self.formation, self.defense - self.offense + PLACES - 1


def _offense(plan: GamePlan, play: Equilibrium, paid: Floats, laid: _Laid) -> Side:
    got = np.zeros((len(plan.plays), PLACES))
    for place in range(PLACES):
        given = play.formation[:, None] * play.placing[:, place]
        got[:, place] = (_reached(paid, place) * given).sum(axis=(1, 2))
    loss = float(got.max() - got[laid.card, laid.offense])
    lay = np.stack(
        [paid[:, laid.formation, laid.defense - p + PLACES - 1] for p in range(PLACES)], axis=1
    )
    card, place = (int(part) for part in np.unravel_index(lay.argmax(), lay.shape))
    places = tuple(OFFENSE_PLACES)
    return Side(
        plan.plays[laid.card],
        places[laid.offense],
        max(0.0, loss),
        _mixture(plan.plays, play.offense.sum(axis=1)),
        (plan.plays[card], places[place]),
        float(lay.max()),
    )


def _defense(plan: GamePlan, play: Equilibrium, paid: Floats, laid: _Laid) -> Side:
    left = np.zeros((PLACES, len(plan.formations), SPOTS))
    for place in range(PLACES):
        left[place] = np.tensordot(play.offense[:, place], _reached(paid, place), 1)
    whole = left.min(axis=2).sum(axis=0)
    picked = float(whole[laid.formation] - whole.min())
    cards = play.offense[:, laid.offense]
    seen = cards if cards.sum() > 0.0 else play.offense.sum(axis=1)
    answers = np.tensordot(seen / seen.sum(), _reached(paid, laid.offense)[:, laid.formation], 1)
    placed = float(answers[laid.defense] - answers.min())
    lay = _reached(paid, laid.offense)[laid.card]
    letter, spot = (int(part) for part in np.unravel_index(lay.argmin(), lay.shape))
    places = tuple(DEFENSE_PLACES)
    return Side(
        plan.formations[laid.formation],
        places[laid.defense],
        max(0.0, picked + placed),
        _mixture(plan.formations, play.formation),
        (plan.formations[letter], places[spot]),
        float(lay.min()),
    )


def _reached(paid: Floats, place: int) -> Floats:
    """What the offense gets by card, formation and defense place, from one of its own places."""
    return np.asarray(paid[:, :, PLACES - 1 - place : PLACES - 1 - place + SPOTS])


def _mixture(names: Sequence[str], chances: Floats) -> tuple[tuple[str, float], ...]:
    order = np.argsort(-chances, kind="stable")[:SEEN]
    return tuple((names[n], float(chances[n])) for n in order if chances[n] >= 0.005)
