"""How a coach weighs the decisions of a play: turns, declarations, line-ups, motions."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cached_property, lru_cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.coach import Stop, never
from gridlight.coaches.fast import pegs
from gridlight.coaches.fast.pegs import REACTION
from gridlight.coaches.fast.pegs_worth import NEVER, NOW_PASS, NOW_RUN, SHIFT, TEMPO, THREAT, passes
from gridlight.coaches.pegskin import stakes
from gridlight.coaches.pegskin.packed import Packed, pack
from gridlight.coaches.pegskin.tempers import Temper
from gridlight.coaches.pegskin.turns import Breadth, Found, Judgment, Searcher, enacted, searcher
from gridlight.football.rules import load_numbers
from gridlight.games.pegskin import motions
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import Hole, name_of
from gridlight.games.pegskin.ruleset import Numbers, Settings
from gridlight.games.pegskin.state import Board, Peg, PegskinState
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import Move

Floats = NDArray[np.float64]

ROLLS = ((3, 12 / 36), (4, 10 / 36), (6, 6 / 36), (10, 8 / 36))
"""Totals of both dice that stand for all, with their chances."""

MOST_ROLLS = 10
NAMES = ("yards", "dash", "screen", "shrink", "tempo", "rush")
RUN, ROLL = Move("run"), Move("roll")


@lru_cache(maxsize=1)
def numbers() -> Numbers:
    """The numbers of the rulebook."""
    file = files("gridlight.games.pegskin").joinpath("rules.toml")
    return load_numbers(Numbers, file.read_bytes(), "rules.toml")


@lru_cache(maxsize=1)
def weights() -> Floats:
    """The numbers of the judgment, as `fast.pegs_worth` orders them, found by self-play."""
    text = files("gridlight.coaches.pegskin").joinpath("weights.json").read_text("utf-8")
    return np.array([json.loads(text)["weights"][name] for name in NAMES])


class Thought:
    """A coach thinking about one state of a play; `even` if every point counts the same to it."""

    def __init__(
        self,
        state: PegskinState,
        settings: Settings,
        temper: Temper,
        weights: Floats,
        stop: Stop = never,
        *,
        even: bool = False,
    ) -> None:
        self.even = even
        self.state = state
        self.settings = settings
        self.temper = temper
        self.weights = weights
        self.stop = stop

    @cached_property
    def packed(self) -> Packed:
        """The board."""
        return pack(self.state, self.settings)

    @cached_property
    def searcher(self) -> Searcher:
        """The searcher for this board."""
        return searcher(self.packed)

    @cached_property
    def worths(self) -> Floats:
        """What each end of the play is worth."""
        return stakes.worths_of(self.state, self.settings, even=self.even)

    def kicks(self) -> dict[str, float]:
        """What a punt and, where it is on offer, a field goal are worth to the offense."""
        return stakes.kick_worths(self.state, self.settings, even=self.even)

    def tries(self, side: Seat) -> dict[str, float]:
        """What each way to try for the extra point is worth to a side."""
        return stakes.try_worths(self.state, self.settings, side, even=self.even)

    def judgment(self, stream: random.Random | None) -> Judgment:
        """How positions are judged; a stream makes the errors of the level."""
        worths = self.worths
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
            return -self.rolled(after, judgment, pegs.LINE_DEFENSE)
        declared = max(self.now(after, judgment))
        return -max(declared, self.rolled(after, judgment, pegs.LINE_OFFENSE))

    def rolled(self, packed: Packed, judgment: Judgment, mode: int) -> float:
        """What the best turn of a side is worth to it, over the dice."""
        breadth = self.temper.glance or self.temper.breadth
        return sum(
            chance * self._best(packed.to_move(mode, total), judgment, breadth)
            for total, chance in ROLLS
        )

    def _best(self, packed: Packed, judgment: Judgment, breadth: Breadth) -> float:
        return self.searcher.search(packed, judgment, breadth, stop=self.stop)[0].worth

    def now(self, packed: Packed, judgment: Judgment) -> tuple[float, float]:
        """What a run and the best pass, declared now, are worth."""
        self.searcher.judge(packed, judgment)
        told = self.searcher.told
        return float(told[NOW_RUN]), float(told[NOW_PASS])

    def judged(self, judgment: Judgment, mode: int) -> float:
        """The worth to the offense as if the side of that mode had just moved."""
        return self.searcher.judge(self.packed.to_move(mode, 0), judgment)

    def facing(self, pegs: tuple[Peg, ...], taker: Hole | None) -> float:
        """The worth to the offense before the first roll with these pegs on the board."""
        state = replace(self.state, board=Board(pegs, carrier=taker))
        packed = pack(state, self.settings, REACTION)
        return self.searcher.judge(packed, self.judgment(None))

    def motions(self) -> list[tuple[Move, float]]:
        """The motions with their worths to the offense, where this level uses any."""
        if not self.temper.motion:
            return []
        judgment, ground = self.judgment(None), Ground(self.state, numbers(), self.settings)
        found = []
        for start, end in motions.on_offer(ground):
            after = self.packed.to_move(pegs.REACTION, 0)
            man = int(after.floor[after.number(start)])
            pegs.put(
                after.floor, after.zones, after.men, after.facts, man, after.number(end),
                pegs.GOES_ON,
            )  # fmt: skip
            move = Move("motion", (name_of(start), name_of(end)))
            found.append((move, self.searcher.judge(after, judgment)))
        return found

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
                on = self.rolled(packed, judgment, pegs.LINE_OFFENSE)
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
