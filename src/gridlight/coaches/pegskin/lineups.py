"""The line-ups that coaches know, and how they choose among them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from gridlight.games.pegskin import formations
from gridlight.games.pegskin.formations import Formation
from gridlight.games.pegskin.holes import Hole, Holes
from gridlight.games.pegskin.lineups import placing
from gridlight.games.pegskin.state import Peg, PegskinState
from gridlight.kernel.moves import Move

NORMAL, SHORT, LONG = "normal", "short", "long"
SHORT_TO_GO, LONG_TO_GO = 3, 12


@dataclass(frozen=True, slots=True)
class Choice:
    """A line-up and how often it is chosen."""

    formation: Formation
    chance: float


def move_of(formation: Formation) -> Move:
    """The `place` of a line-up."""
    return placing(formation.pegs, formation.taker)


_LINE = "L -2,-1  L -1,-1  L 0,-1  L 1,-1  L 2,-1"
OFFENSE = {
    "empty": f"B 0,-6  {_LINE}  R -W,-1  R W,-1  B -6,-2  B 6,-2  B 10,-2",
    "double tight": f"B 0,-2  {_LINE}  B -3,-1  B 3,-1  R -W,-2  R W,-2  B 0,-4",
}
DEFENSE = {
    "cover": "L -3,1  L 0,1  L 3,1  L -6,3  L 6,3  B -10,5  B 10,5  B -4,9  B 4,9  R -W,6  R W,6",
    "contain": "L -6,1  L -2,1  L 2,1  L 6,1  L 0,3  B -9,3  B 9,3  B -4,7  B 4,7  R -W,5  R W,5",
    "wall": "L -4,1  L -2,1  L 0,1  L 2,1  L 4,1  B -7,2  B 7,2  B -3,5  B 3,5  R -W,4  R W,4",
}
"""Line-ups of the coaches' own, written as `games.pegskin.formations` does."""


@lru_cache(maxsize=16)
def known(holes: Holes, *, offense: bool) -> tuple[Formation, ...]:
    """The line-ups of a side on a board: the game's, then the coaches' own."""
    drawn = OFFENSE if offense else DEFENSE
    own = (formations.laid_out(name, items, holes, offense) for name, items in drawn.items())
    return (*formations.formations(holes, offense=offense), *own)


@lru_cache(maxsize=1)
def _habits() -> dict[str, Any]:
    text = files("gridlight.coaches.pegskin").joinpath("lineups.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def kind_of(state: PegskinState) -> str:
    """What kind of down it is: short, long, or neither."""
    situation = state.situation
    to_go = situation.to_goal if situation.to_go == "goal" else float(situation.to_go)
    if to_go <= SHORT_TO_GO:
        return SHORT
    return LONG if to_go >= LONG_TO_GO and situation.down > 1 else NORMAL


def offense(state: PegskinState, holes: Holes) -> list[Choice]:
    """The offense's line-ups with how often each is chosen here."""
    shares = _habits()["offense"][kind_of(state)]
    return _shared(known(holes, offense=True), shares)


def defense(state: PegskinState, holes: Holes) -> list[Choice]:
    """The defense's line-ups with how often each is chosen against what stands there."""
    habits = _habits()["defense"][kind_of(state)]
    faced = _name_of(state.board.pegs, holes)
    return _shared(known(holes, offense=False), habits.get(faced, habits["any"]))


def _name_of(pegs: tuple[Peg, ...], holes: Holes) -> str:
    stands = {(peg.kind, peg.at) for peg in pegs if peg.offense}
    for formation in known(holes, offense=True):
        if stands == {(peg.kind, peg.at) for peg in formation.pegs}:
            return formation.name
    return "any"


def _shared(found: tuple[Formation, ...], shares: dict[str, float]) -> list[Choice]:
    total = sum(shares.get(each.name, 0.0) for each in found)
    choices = [Choice(each, shares.get(each.name, 0.0) / total) for each in found]
    return sorted(choices, key=lambda choice: -choice.chance)


def drawn(choices: list[Choice], stream: random.Random) -> Formation:
    """One of the line-ups by its chance; one draw from the stream."""
    return stream.choices(choices, [choice.chance for choice in choices])[0].formation


Facing = Callable[[tuple[Peg, ...], Hole | None], float]
"""What the offense can expect with these pegs on the board, and that man to take the snap."""


def answer(state: PegskinState, choices: list[Choice], facing: Facing) -> Formation:
    """The defense's line-up that leaves the least to the offense that stands there."""
    board = state.board
    return min(
        (choice.formation for choice in choices if choice.chance),
        key=lambda formation: facing((*board.pegs, *formation.pegs), board.carrier),
    )


def opening(choices: list[Choice], answers: list[Choice], facing: Facing) -> Formation:
    """The offense's line-up that leaves it the most when the defense answers it best."""

    def left(formation: Formation) -> float:
        return min(
            facing((*formation.pegs, *other.formation.pegs), formation.taker)
            for other in answers
            if other.chance
        )

    return max((choice.formation for choice in choices if choice.chance), key=left)
