"""The five dice (PS-7)."""

from __future__ import annotations

from gridlight.kernel.dice import Face, Throw

TIMES = {"S": 1, "D": 2, "T": 3}
"""Single, double, triple: what the number is multiplied by."""

WHITE, BLACK = "white", "black"

_SDT = (Face("S", 3), Face("D", 2), Face("T", 1))
_NUMBER = (Face("2", 2), Face("3", 2), Face("4"), Face("5"))
_FIRST = (Face(WHITE), Face(BLACK))


def sdt(purpose: str) -> Throw:
    """Three S, two D, one T."""
    return Throw(f"S/D/T die, {purpose}", _SDT)


def number(purpose: str) -> Throw:
    """Two 2, two 3, a 4 and a 5."""
    return Throw(f"numbered die, {purpose}", _NUMBER)


def black_and_white() -> Throw:
    """White: the offense rolls first; black: the defense (PS-8)."""
    return Throw("black-and-white die", _FIRST)
