"""Exact odds: every way that the dice of a step can fall."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from gridlight.kernel.dice import Dice, RollNeeded, ScriptedDice

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Branch(Generic[T]):
    """One way the dice fall: its exact chance, the labels in order, what came of it."""

    chance: Fraction
    labels: tuple[str, ...]
    result: T


def every_branch(act: Callable[[Dice], T]) -> Iterator[Branch[T]]:
    """Run `act` once for each way its dice can fall; the chances add up to exactly 1."""
    yield from _branches(act, (), Fraction(1))


def _branches(
    act: Callable[[Dice], T], labels: tuple[str, ...], chance: Fraction
) -> Iterator[Branch[T]]:
    try:
        result = act(ScriptedDice(labels))
    except RollNeeded as needed:
        throw = needed.throw
        for label in dict.fromkeys(face.label for face in throw.faces):
            yield from _branches(act, (*labels, label), chance * throw.chance(label))
    else:
        yield Branch(chance, labels, result)
