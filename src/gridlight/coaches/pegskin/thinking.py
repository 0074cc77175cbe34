"""How a coach weighs the decisions of a play: turns, declarations, line-ups, motions."""

from __future__ import annotations

import random

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.coach import Stop, never
from gridlight.coaches.fast import pegs
from gridlight.coaches.fast.pegs_worth import NEVER, NOW_PASS, NOW_RUN, SHIFT, TEMPO, THREAT, passes
from gridlight.coaches.pegskin.packed import Packed, pack
from gridlight.coaches.pegskin.stakes import worths_of
from gridlight.coaches.pegskin.tempers import Temper
from gridlight.coaches.pegskin.turns import Breadth, Found, Judgment, enacted, searcher
from gridlight.games.pegskin.holes import name_of
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.ruleset import Settings
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.moves import Move

Floats = NDArray[np.float64]

ROLLS = ((3, 12 / 36), (4, 10 / 36), (6, 6 / 36), (10, 8 / 36))
"""Totals of both dice that stand for all, with their chances."""

MOST_ROLLS = 10
RUN, ROLL = Move("run"), Move("roll")


class Thought:
    """A coach thinking about one state of a play."""

    def __init__(
        self,
        state: PegskinState,
        settings: Settings,
        temper: Temper,
        weights: Floats,
        stop: Stop = never,
    ) -> None:
        self.state = state
        self.settings = settings
        self.temper = temper
        self.weights = weights
        self.stop = stop
        self.packed = pack(state, settings)
        self.searcher = searcher(self.packed)

    def judgment(self, stream: random.Random | None) -> Judgment:
        """How positions are judged; a stream makes the errors of the level."""
        worths = worths_of(self.state, self.settings)
        unit = float(worths[SHIFT + 10] - worths[SHIFT])
        if stream is None or not self.temper.error:
            return Judgment(worths, self.weights)
        salt = stream.randrange(1 << 30)
        return Judgment(worths, self.weights, self.temper.error * unit, salt)

    def turn(self, judgment: Judgment, most: int = 1) -> list[Found]:
        """The best ends of the turn under way."""
        packed, wanted = self.packed, max(most, self.temper.answered)
        found = self.searcher.search(
            packed, judgment, self.temper.breadth, max(wanted, 1), self.stop
        )
        if self.temper.answered and self.temper.glance is not None:
            found = self._answered(packed, judgment, found)
        return found[:most]

    def _answered(self, packed: Packed, judgment: Judgment, found: list[Found]) -> list[Found]:
        """The ends of a turn in line play weighed again by the other side's answers."""
        mode = int(packed.facts[pegs.MODE])
        if mode not in (pegs.LINE_OFFENSE, pegs.LINE_DEFENSE) or len(found) < 2:
            return found
        exact = Judgment(judgment.worths, judgment.weights)
        weighed = []
        for one in found:
            if self.stop():
                return found
            worth = one.worth if _over(one) else self._answer(packed, exact, one, mode)
            weighed.append(Found(worth, one.actions, one.key))
        return sorted(weighed, key=lambda each: -each.worth)

    def _answer(self, packed: Packed, judgment: Judgment, one: Found, mode: int) -> float:
        after = enacted(packed, one.actions)
        if mode == pegs.LINE_OFFENSE:
            return -self._rolled(after, judgment, pegs.LINE_DEFENSE)
        declared = max(self.now(after, judgment))
        return -max(declared, self._rolled(after, judgment, pegs.LINE_OFFENSE))

    def _rolled(self, packed: Packed, judgment: Judgment, mode: int) -> float:
        """What the best turn of a side is worth to it, over the dice."""
        breadth = self.temper.glance
        assert breadth is not None
        return sum(
            chance * self._best(packed.to_move(mode, total), judgment, breadth)
            for total, chance in ROLLS
        )

    def _best(self, packed: Packed, judgment: Judgment, breadth: Breadth) -> float:
        return self.searcher.search(packed, judgment, breadth)[0].worth

    def now(self, packed: Packed, judgment: Judgment) -> tuple[float, float]:
        """What a run and the best pass, declared now, are worth."""
        self.searcher.judge(packed, judgment)
        told = self.searcher.told
        return float(told[NOW_RUN]), float(told[NOW_PASS])

    def declarations(self, judgment: Judgment) -> list[tuple[Move, float]]:
        """Every declaration with its worth to the offense, best first."""
        packed = self.packed.to_move(pegs.LINE_DEFENSE, 0)
        run, _ = self.now(packed, judgment)
        threat = float(self.searcher.told[THREAT])
        found = [(RUN, run), *self._throws(packed, judgment)]
        play = self.state.play
        assert play is not None
        if play.offense_rolls < MOST_ROLLS:
            on = threat
            if self.temper.glance is not None:
                on = self._rolled(packed, judgment, pegs.LINE_OFFENSE)
            unit = float(judgment.worths[SHIFT + 10] - judgment.worths[SHIFT])
            on += float(self.weights[TEMPO]) * unit
            found.append((ROLL, on))
        return sorted(found, key=lambda each: -each[1])

    def _throws(self, packed: Packed, judgment: Judgment) -> list[tuple[Move, float]]:
        worths = np.full(pegs.ELEVEN, NEVER)
        passes(
            packed.men, packed.facts, judgment.worths, self.searcher.grip, judgment.weights,
            worths,
        )  # fmt: skip
        return [
            (Move("throw", (name_of(packed.hole(int(packed.men[man, pegs.AT]))),)), float(worth))
            for man, worth in enumerate(worths)
            if worth > NEVER
        ]


def _over(one: Found) -> bool:
    """Whether a way to end the turn ends the play or line play."""
    if not one.actions:
        return False
    how = one.actions[-1][2]
    return (pegs.TACKLE <= how != pegs.FAR_BLOCK and how < 20) or how == 21


def is_line_play(phase: Phase) -> bool:
    """Whether both dice decide."""
    return phase in (Phase.LINE_OFFENSE, Phase.LINE_DEFENSE)
