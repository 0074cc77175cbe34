"""A solved deck on the table: what can be asked of it, situation by situation, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.model import ALIGNMENTS
from gridlight.coaches.foto.answers import best_answers
from gridlight.coaches.foto.coach import TEMPERS, FotoCoach
from gridlight.coaches.foto.grid import DOWNS, FARTHEST, FIELD
from gridlight.coaches.foto.lab import (
    HEAT_AT,
    Cell,
    LabReport,
    Mix,
    Told,
    cells_of,
    known_report,
    mix_of,
    report_of,
)
from gridlight.coaches.foto.plan import GamePlan, Place
from gridlight.coaches.kernels import results
from gridlight.coaches.snap import PLACES, SPOTS, Equilibrium

Floats = NDArray[np.float64]
Shares = tuple[float, ...]

HABIT = "pro"
"""The level that stands for people's habits."""


@dataclass(frozen=True, slots=True)
class Answers:
    """What the best answer gains in one snap, in points: on offense, and on defense."""

    offense: float
    defense: float


@dataclass(frozen=True, slots=True)
class Look:
    """A situation at its best: the mixture, what every card costs that isn't the best answer, and
    what best answers gain.

    `offense_short` and `defense_short` are points lost by card against the other side's mixture.
    `offense_places` holds for each card its places left, center, right, shares of all snaps;
    `placing` for each formation the shares of its five places by the place of the offense.
    `gained` is by the best answer to this mixture, `gained_on_habits` to play as people play.
    """

    mix: Mix
    offense_short: dict[str, float]
    defense_short: dict[str, float]
    offense_places: dict[str, Shares]
    placing: dict[str, tuple[Shares, Shares, Shares]]
    gained: Answers
    gained_on_habits: Answers


def farthest(spot: int) -> int:
    """The most yards to gain that are told apart at a spot."""
    return min(FARTHEST, FIELD - spot)


class Study:
    """What is known of a deck whose game is solved. Nothing here is asked on a window's thread."""

    def __init__(self, plan: GamePlan) -> None:
        self.plan = plan
        self._people = FotoCoach(plan, TEMPERS[HABIT])

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Every result with its worth on first and ten from the own 30."""
        return cells_of(self.plan, results(self.plan.deck))

    @cached_property
    def spreads(self) -> dict[tuple[str, str], Shares]:
        """How often two cards meet at each alignment, at their best where results are weighed."""
        play = self.plan.snap(HEAT_AT)
        everywhere = play.offense.sum(axis=0)
        found = {}
        for c, card in enumerate(self.plan.plays):
            used = float(play.offense[c].sum())
            places = play.offense[c] / used if used > 0.0 else everywhere
            for d, formation in enumerate(self.plan.formations):
                found[card, formation] = _alignments(places, play.placing[d])
        return found

    @property
    def play_worth(self) -> float:
        """What a play is worth where results are weighed."""
        return self.plan.solution.call_worths(*HEAT_AT)["play"]

    def known_report(self) -> LabReport | None:
        """The deck's report, if it was made before."""
        return known_report(self.plan)

    def report(self, told: Told | None = None) -> LabReport:
        """The deck's report, known or made now; whatever `told` raises breaks it off."""
        return report_of(self.plan, told)

    def can_be(self, place: Place) -> bool:
        """Whether there is such a situation on the field."""
        down, spot, to_go = place
        return 1 <= down <= DOWNS and 1 <= spot < FIELD and 1 <= to_go <= farthest(spot)

    def look(self, place: Place) -> Look:
        """How a situation is played at its best; `ValueError` where there is none."""
        if not self.can_be(place):
            raise ValueError(place)
        plan, paid = self.plan, self.plan.payoffs(place)
        play = plan.snap(place)
        attack, held = _by_card(paid, play)
        return Look(
            mix_of(plan, place),
            dict(zip(plan.plays, (attack.max() - attack).tolist(), strict=True)),
            dict(zip(plan.formations, (held - held.min()).tolist(), strict=True)),
            {card: _shares(play.offense[c]) for c, card in enumerate(plan.plays)},
            {name: _rows(play.placing[d]) for d, name in enumerate(plan.formations)},
            _answers(paid, play),
            _answers(paid, self._people.mixture(place)),
        )


def _alignments(places: Floats, placing: Floats) -> Shares:
    out = np.zeros(len(ALIGNMENTS))
    for at in range(PLACES):
        for spot in range(SPOTS):
            out[spot - at + 2] += places[at] * placing[at, spot]
    return _shares(out)


def _shares(row: Floats) -> Shares:
    return tuple(float(share) for share in row)


def _rows(placing: Floats) -> tuple[Shares, Shares, Shares]:
    return _shares(placing[0]), _shares(placing[1]), _shares(placing[2])


def _by_card(paid: Floats, play: Equilibrium) -> tuple[Floats, Floats]:
    """What each card gets where it lies best, and what each formation allows where it does."""
    attack, held = np.full(paid.shape[0], -np.inf), np.zeros(paid.shape[1])
    for at in range(PLACES):
        reached = paid[:, :, 2 - at : 2 - at + SPOTS]
        chance = play.formation[:, None] * play.placing[:, at]
        attack = np.maximum(attack, (reached * chance).sum(axis=(1, 2)))
        held += np.tensordot(play.offense[:, at], reached, 1).min(axis=1)
    return attack, held


def _answers(paid: Floats, play: Equilibrium) -> Answers:
    """What each side's best answer gains beside what the mixtures themselves come to."""
    worth = float((play.cells() * paid).sum())
    best, held = best_answers(paid, play)
    return Answers(best - worth, worth - held)
