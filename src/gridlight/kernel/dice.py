"""Dice, coins and spinners as a port: rules ask, a source answers."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr


@dataclass(frozen=True, slots=True)
class Face:
    """One thing that a throw can show, with its integer weight among the others."""

    label: str
    weight: int = 1


@dataclass(frozen=True, slots=True)
class Throw:
    """One draw that a rule asks for: what it is for, and what may come up.

    `accepts` is a pattern for labels that the faces don't bear but that a real
    die or wheel on the table may (a spinner of somebody's own, say).
    """

    purpose: str
    faces: tuple[Face, ...]
    accepts: str = ""

    @property
    def total(self) -> int:
        """The sum of all weights."""
        return sum(face.weight for face in self.faces)

    def bears(self, label: str) -> bool:
        """Whether `label` may come up, on these faces or on a wheel like them."""
        if any(face.label == label for face in self.faces):
            return True
        return bool(self.accepts) and re.fullmatch(self.accepts, label) is not None

    def chance(self, label: str) -> Fraction:
        """The exact chance of `label` on these faces."""
        weight = sum(face.weight for face in self.faces if face.label == label)
        return Fraction(weight, self.total)


@dataclass(frozen=True, slots=True)
class Roll:
    """What came up, and for what: one entry of a game's record."""

    purpose: str
    label: str


class RollNeeded(GridlightError):
    """A source that answers from a list has run dry: this throw comes next."""

    def __init__(self, throw: Throw, index: int) -> None:
        self.throw = throw
        self.index = index
        super().__init__(throw, index)

    def __str__(self) -> str:
        return tr("a result is needed for the {purpose}", purpose=self.throw.purpose)


class RollRefused(GridlightError):
    """A given result that the throw can't show."""

    def __init__(self, throw: Throw, label: str) -> None:
        self.throw = throw
        self.label = label
        super().__init__(throw, label)

    def __str__(self) -> str:
        known = ", ".join(dict.fromkeys(face.label for face in self.throw.faces))
        return tr(
            "the {purpose} can't show “{label}” (it shows {known})",
            purpose=self.throw.purpose,
            label=self.label,
            known=known,
        )


class Dice(Protocol):
    """Where rules get chance from."""

    @property
    def drawn(self) -> Sequence[Roll]:
        """Everything drawn so far, in order."""
        ...

    def roll(self, throw: Throw) -> str:
        """The label that comes up."""
        ...


class RandomDice:
    """Chance from a seed: the same seed gives the same draws on every machine."""

    def __init__(self, seed: str | int) -> None:
        self._random = random.Random(str(seed))
        self._drawn: list[Roll] = []

    @property
    def drawn(self) -> Sequence[Roll]:
        """Everything drawn so far, in order."""
        return tuple(self._drawn)

    def roll(self, throw: Throw) -> str:
        """Draw a face by its weight."""
        point = self._random.randrange(throw.total)
        for face in throw.faces:
            point -= face.weight
            if point < 0:
                break
        self._drawn.append(Roll(throw.purpose, face.label))
        return face.label


class ScriptedDice:
    """Chance from a list; raises `RollNeeded` when the list has run dry."""

    def __init__(self, labels: Iterable[str]) -> None:
        self._labels = tuple(labels)
        self._drawn: list[Roll] = []

    @property
    def drawn(self) -> Sequence[Roll]:
        """Everything drawn so far, in order."""
        return tuple(self._drawn)

    @property
    def left(self) -> tuple[str, ...]:
        """What nobody has asked for yet."""
        return self._labels[len(self._drawn) :]

    def roll(self, throw: Throw) -> str:
        """The next label of the list, if the throw can show it."""
        index = len(self._drawn)
        if index >= len(self._labels):
            raise RollNeeded(throw, index)
        label = self._labels[index]
        if not throw.bears(label):
            raise RollRefused(throw, label)
        self._drawn.append(Roll(throw.purpose, label))
        return label


def die(purpose: str, faces: int = 6) -> Throw:
    """A fair die with `faces` faces, numbered from 1."""
    return Throw(purpose, tuple(Face(str(n)) for n in range(1, faces + 1)))


def coin(purpose: str) -> Throw:
    """A fair coin."""
    return Throw(purpose, (Face("heads"), Face("tails")))
