"""A state of Pegskin on the packed board, and moves found there as words again."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast import pegs
from gridlight.games.pegskin.holes import Hole
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.ruleset import Settings
from gridlight.games.pegskin.state import Board, Kind, PegskinState, Play

Whole = NDArray[np.int64]
Small = NDArray[np.int8]

MODES = {
    Phase.LINE_OFFENSE: pegs.LINE_OFFENSE,
    Phase.LINE_DEFENSE: pegs.LINE_DEFENSE,
    Phase.RUN_OFFENSE: pegs.RUN_OFFENSE,
    Phase.RUN_DEFENSE: pegs.RUN_DEFENSE,
    Phase.DECLARE: pegs.LINE_DEFENSE,
}
KINDS = {Kind.LINEMAN: pegs.LINEMAN, Kind.BACK: pegs.BACK, Kind.RECEIVER: pegs.RECEIVER}


@dataclass(slots=True)
class Packed:
    """Arrays as `fast.pegs` describes them."""

    floor: Small
    zones: Small
    men: Whole
    facts: Whole

    def copy(self) -> Packed:
        """The same position, free to be changed."""
        return Packed(self.floor.copy(), self.zones.copy(), self.men.copy(), self.facts.copy())

    def hole(self, number: int) -> Hole:
        """Column and row of a numbered hole."""
        stride = int(self.facts[pegs.STRIDE])
        return number % stride, number // stride - int(self.facts[pegs.HALF]) - 1

    def number(self, hole: Hole) -> int:
        """The number of a hole."""
        stride = int(self.facts[pegs.STRIDE])
        return hole[0] + (hole[1] + int(self.facts[pegs.HALF]) + 1) * stride

    def to_move(self, mode: int, left: int) -> Packed:
        """A copy in which a side begins a turn with so many moves."""
        again = self.copy()
        again.men[:, pegs.STRAIGHT] = again.men[:, pegs.SIDEWAYS] = again.men[:, pegs.MOVED] = 0
        again.facts[pegs.MODE], again.facts[pegs.LEFT] = mode, left
        again.facts[pegs.ONLY] = -1
        return again


def pack(state: PegskinState, settings: Settings, mode: int | None = None) -> Packed:
    """The board of a play under way; `mode` is the state's own unless another is given."""
    facts = np.zeros(pegs.FACTS, dtype=np.int64)
    facts[pegs.STRIDE], facts[pegs.HALF] = settings.width + 2, settings.half_length
    facts[pegs.LEFT] = state.moves_left or 0
    facts[pegs.MODE] = MODES.get(state.phase, pegs.REACTION) if mode is None else mode
    facts[pegs.TO_GOAL] = round(state.situation.to_goal)
    play = state.play or Play()
    facts[pegs.CARRIED], facts[pegs.NO_PASS] = play.carried, play.no_pass
    facts[pegs.SCREENED] = play.screened
    facts[pegs.ONLY] = facts[pegs.CARRIER] = -1
    packed = Packed(
        _bare(settings.width, settings.half_length).copy(),
        np.zeros((settings.width + 2) * (2 * settings.half_length + 3), dtype=np.int8),
        np.zeros((pegs.MEN, pegs.TRAITS), dtype=np.int64),
        facts,
    )
    _stand(packed, state.board, play.chaser)
    return packed


@lru_cache(maxsize=16)
def _bare(width: int, half: int) -> Small:
    floor = np.full((2 * half + 3, width + 2), pegs.OFF, dtype=np.int8)
    floor[1:-1, 1:-1] = pegs.FREE
    return floor.reshape(-1)


def _stand(packed: Packed, board: Board, chaser: Hole | None) -> None:
    men = packed.men
    men[:, pegs.AT] = -1
    number = {True: 0, False: pegs.ELEVEN}
    for peg in board.pegs:
        man = number[peg.offense]
        number[peg.offense] += 1
        at = packed.number(peg.at)
        men[man] = (at, peg.straight, peg.sideways, KINDS[peg.kind], 0)
        packed.floor[at] = man
        if peg.at == board.carrier:
            packed.facts[pegs.CARRIER] = man
        if peg.at == chaser:
            packed.facts[pegs.ONLY] = man
    stride = int(packed.facts[pegs.STRIDE])
    for block in board.blocks:
        at = packed.number(block.at)
        packed.floor[at] = pegs.PAIR
        if not block.top.offense:
            for up in (-stride, 0, stride):
                packed.zones[at + up - 1 : at + up + 2] += 1
            packed.zones[at] -= 1
