"""The spinners' exact odds as arrays (FE-13)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.cards import spinners as areas
from gridlight.cards.spinners import AREAS, Spinners
from gridlight.kernel.dice import Face

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Wheel:
    """One area: its sectors with yards, `yards` and `chance` (n,), and the chance of each word."""

    yards: Whole
    chance: Floats
    words: dict[str, float]

    def without(self, *words: str) -> Wheel:
        """The same area, spun again as long as it shows one of `words`."""
        left = 1.0 - sum(self.words.get(word, 0.0) for word in words)
        kept = {word: p / left for word, p in self.words.items() if word not in words}
        return Wheel(self.yards, self.chance / left, kept)

    def word(self, name: str) -> float:
        """The chance of a sector without yards; 0 where the wheel has none."""
        return self.words.get(name, 0.0)

    def for_yards(self) -> Wheel:
        """The same area, spun until it shows yards."""
        return self.without(*self.words)


@dataclass(frozen=True, slots=True, eq=False)
class Loose:
    """The fumbles area: yards and chances for red and for blue; all chances add up to 1."""

    red: Whole
    red_chance: Floats
    blue: Whole
    blue_chance: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Wheels:
    """Both spinners as far as points depend on them."""

    kickoff: Wheel
    kickoff_return: Wheel
    punt: Wheel
    punt_return: Wheel
    quick_kick: Wheel
    quick_kick_return: Wheel
    interception_return: Wheel
    kick_fouls: Wheel
    return_fouls: Wheel
    attempt: Wheel
    loose: Loose
    field_goals: dict[int, Wheel]


def wheels_of(spinners: Spinners) -> Wheels:
    """The odds of these spinners."""

    def area(name: str) -> Wheel:
        return _wheel(spinners.sectors(name), AREAS[name][0])

    return Wheels(
        kickoff=area(areas.KICKOFF),
        kickoff_return=area(areas.KICKOFF_RETURN),
        punt=area(areas.PUNT),
        punt_return=area(areas.PUNT_RETURN),
        quick_kick=area(areas.QUICK_KICK),
        quick_kick_return=area(areas.QUICK_KICK_RETURN),
        interception_return=area(areas.INTERCEPTION_RETURN),
        kick_fouls=area(areas.KICK_PENALTIES),
        return_fouls=area(areas.RETURN_PENALTIES),
        attempt=area(areas.TRY),
        loose=_loose(spinners.sectors(areas.FUMBLES)),
        field_goals={band: area(areas.field_goal(band)) for band in areas.FIELD_GOAL_BANDS},
    )


def _wheel(faces: Iterable[Face], words: tuple[str, ...]) -> Wheel:
    faces = tuple(faces)
    total = sum(face.weight for face in faces)
    numbers = [face for face in faces if face.label not in words]
    said = {face.label: face.weight / total for face in faces if face.label in words}
    return Wheel(
        np.array([int(face.label) for face in numbers], dtype=np.int64),
        np.array([face.weight / total for face in numbers]),
        said,
    )


def _loose(faces: Iterable[Face]) -> Loose:
    faces = tuple(faces)
    total = sum(face.weight for face in faces)

    def of(color: str) -> tuple[Whole, Floats]:
        found = [(face.label.split(), face.weight / total) for face in faces]
        yards = [int(label[1]) for label, _ in found if label[0] == color]
        chance = [p for label, p in found if label[0] == color]
        return np.array(yards, dtype=np.int64), np.array(chance)

    return Loose(*of("red"), *of("blue"))
