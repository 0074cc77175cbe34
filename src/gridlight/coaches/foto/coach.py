"""The coaches of Foto-Electric: one mind in several tempers."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.coach import Advice, Stop, Weighed, draw, never
from gridlight.coaches.foto import mixing, reasons
from gridlight.coaches.foto.customs import by_custom
from gridlight.coaches.foto.foresight import situation_of
from gridlight.coaches.foto.late import Late, Moment, moment
from gridlight.coaches.foto.plan import GamePlan, Place
from gridlight.coaches.foto.weighing import NEVER, weigh
from gridlight.coaches.snap import PLACES, Equilibrium
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.ruleset import Settings
from gridlight.games.foto_electric.state import FotoState, Snap
from gridlight.kernel.dice import RandomDice
from gridlight.kernel.game import LegalMoves, Seat
from gridlight.kernel.moves import Move

if TYPE_CHECKING:
    from gridlight.coaches.analysis.foto import FotoJudge

Floats = NDArray[np.float64]

LAYING = (Phase.CARD_PICKS, Phase.OFFENSE_PLACE, Phase.DEFENSE_PLACE)
POINTS, CHANCE = "points", "chance to win"

EVEN = 1e-6
"""Points within which two choices count as equally good."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How a level differs from the best: by how many points its choices of cards and its other
    choices may be off (`cards` and `choices`, 0 for never), and for habits the share of the time
    at which cards are laid without thinking (`careless`), whether it kicks as is the custom, and
    whether it plays for the win rather than for points as the clock runs out (`clock`).
    """

    level: str
    cards: float = 0.0
    choices: float = 0.0
    careless: float = 0.0
    customs: bool = False
    clock: bool = False


TEMPERS = {
    temper.level: temper
    for temper in (
        Temper("rookie", cards=0.65, choices=0.7, customs=True),
        Temper("pro", cards=0.22, choices=0.35, customs=True),
        Temper("master", clock=True),
        Temper("equilibrium"),
    )
}


class FotoCoach:
    """A coach of Foto-Electric; it draws from its stream once for each decision."""

    def __init__(self, plan: GamePlan, temper: Temper) -> None:
        self._plan = plan
        self._temper = temper
        self._judged: FotoJudge | None = None
        self.mixture = lru_cache(maxsize=4096)(self._mixture)

    @property
    def level(self) -> str:
        """The level's name."""
        return self._temper.level

    def choose(
        self,
        view: Any,
        seat: Seat,
        legal: LegalMoves[Move],
        stream: random.Random,
        stop: Stop = never,
    ) -> Move:
        """One of the legal moves by the coach's chances."""
        found: Move = draw(self._weighed(self._seen(view), view.settings, seat, legal), stream)
        return found

    def advise(self, view: Any, seat: Seat, legal: LegalMoves[Move], stop: Stop = never) -> Advice:
        """What it thinks of every legal move."""
        state = self._seen(view)
        moves = self._weighed(state, view.settings, seat, legal)
        ordered = tuple(sorted(moves, key=lambda weighed: -weighed.chance))
        value = self._value(state, view.settings, seat, moves)
        unit = POINTS if self._moment(state, view.settings) is None else CHANCE
        return Advice(ordered, value, unit, reasons.reason(state, ordered, value, unit))

    def settled(self, view: Any, seat: Seat, stop: Stop = never) -> float:
        """What a view between plays is worth to a seat, the score and the time left included.

        Points to be ahead by at last; to a level that plays to win, the chance to win over even.
        """
        judge, state = self._judge(view.settings), self._seen(view)
        sign = 1.0 if seat is Seat.HOME else -1.0
        if self._temper.clock:
            return sign * (judge.chance(state) - 0.5)
        return sign * judge.points(state)

    def _judge(self, settings: Settings) -> FotoJudge:
        if self._judged is None or self._judged.settings != settings:
            from gridlight.coaches.analysis.foto import FotoJudge

            self._judged = FotoJudge(self._plan, settings)
        return self._judged

    def _seen(self, view: Any) -> FotoState:
        return self._plan.game.imagine(view, RandomDice("imagine"))

    def _moment(self, state: FotoState, settings: Settings) -> Moment | None:
        """The moment of the last quarter that this coach thinks of; None for points."""
        return moment(state, settings) if self._temper.clock else None

    @cached_property
    def _late(self) -> Late:
        return Late(self._plan)

    def _weighed(
        self, state: FotoState, settings: Settings, seat: Seat, legal: LegalMoves[Move]
    ) -> tuple[Weighed, ...]:
        moves = tuple(legal)
        if state.phase in LAYING:
            known = self._chances(state, seat, self._play(state, settings, seat))
            return tuple(Weighed(move, known.get(str(move), 0.0)) for move in moves)
        worths = self._worths(state, settings, seat, moves)
        open_to = by_custom(state, seat, moves) if self._temper.customs else moves
        wanted = [
            worth if move in open_to else NEVER for move, worth in zip(moves, worths, strict=True)
        ]
        chances = tempered(wanted, self._temper.choices)
        return tuple(
            Weighed(move, chance, worth if math.isfinite(worth) else None)
            for move, chance, worth in zip(moves, chances, worths, strict=True)
        )

    def _worths(
        self, state: FotoState, settings: Settings, seat: Seat, moves: Sequence[Move]
    ) -> list[float]:
        if self._moment(state, settings) is not None:
            return self._late.weigh(state, seat, moves, settings)
        return weigh(self._plan, state, seat, moves)

    def _play(self, state: FotoState, settings: Settings, seat: Seat) -> Equilibrium:
        """How this coach plays the snap that is under way, in this seat."""
        at = self._moment(state, settings)
        if at is None or state.trying:
            return self.mixture(None if state.trying else situation_of(state))
        return self._late.snap(at, self._late.number(state))

    def _mixture(self, place: Place | None) -> Equilibrium:
        """How this coach plays the snap of a situation, or a try (None), on either side."""
        plan, heat, careless = self._plan, self._temper.cards, self._temper.careless
        play = mixing.as_people(plan, place, heat) if heat else mixing.sharp(plan, place)
        return mixing.loosened(play, careless) if careless else play

    def _chances(self, state: FotoState, seat: Seat, play: Equilibrium) -> dict[str, float]:
        plan, laid = self._plan, state.snap
        if state.phase is Phase.DEFENSE_PLACE:
            own = plan.formations.index(str(laid.formation))
            return _named("at", ("L2", "L1", "C", "R1", "R2"), play.placing[own, _place(laid)])
        if state.phase is Phase.OFFENSE_PLACE:
            own = plan.plays.index(str(laid.play))
            return _named("at", ("L", "C", "R"), _given(play.offense, own))
        if seat is state.situation.possession:
            return _named("card", plan.plays, play.offense.sum(axis=1))
        return _named("card", plan.formations, play.formation)

    def _value(
        self, state: FotoState, settings: Settings, seat: Seat, moves: Sequence[Weighed]
    ) -> float | None:
        if state.phase in LAYING:
            if state.trying:
                return None
            worth = self._snap_value(state, settings)
            return worth if seat is state.situation.possession else -worth
        known = [weighed.worth for weighed in moves if weighed.worth is not None]
        return max(known) if known else None

    def _snap_value(self, state: FotoState, settings: Settings) -> float:
        at = self._moment(state, settings)
        if at is not None:
            return self._late.snap(at, self._late.number(state)).value
        return self._plan.solution.snap(*situation_of(state)).value


def _place(laid: Snap) -> int:
    """The number of the offense's place, for one laid beside its places the nearest."""
    return min(PLACES - 1, max(0, round(laid.offense_place or 0.0) + 1))


def _given(offense: Floats, card: int) -> Floats:
    """The places of a card, once it is picked; even where it never would have been."""
    total = float(offense[card].sum())
    return offense[card] / total if total > 0.0 else np.full(PLACES, 1.0 / PLACES)


def _named(verb: str, names: Sequence[str], chances: Floats) -> dict[str, float]:
    return {f"{verb} {name}": float(chance) for name, chance in zip(names, chances, strict=True)}


def tempered(worths: Sequence[float], heat: float) -> list[float]:
    """How often each choice is made: the best always, equals alike, or by exp(worth / `heat`)."""
    best = max(worths)
    if not math.isfinite(best):
        return [1.0 / len(worths)] * len(worths)
    if heat <= 0.0:
        grown = [1.0 if worth >= best - EVEN else 0.0 for worth in worths]
    else:
        grown = [math.exp((worth - best) / heat) for worth in worths]
    return [part / sum(grown) for part in grown]
