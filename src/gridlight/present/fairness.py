"""The fairness page: how often each face came up, beside how often it should (FB-18)."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from gridlight.cards import spinners
from gridlight.cards.spinners import Spinners
from gridlight.kernel.dice import Roll, Throw, coin

COIN = "coin toss"
FEWEST = 5.0
"""Faces that are expected less often than this are counted together in the test."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice of one step, in order, and the phase that the step was taken in.

    `hand` marks what people rolled themselves: it says nothing about the program's dice.
    """

    phase: str
    rolls: Sequence[Roll]
    hand: bool = False


@dataclass(frozen=True, slots=True)
class FaceCount:
    """One face: how often it came up and how often it was to be expected."""

    label: str
    seen: int
    expected: float


@dataclass(frozen=True, slots=True)
class Fairness:
    """One die, coin or area of a wheel.

    `chi_squared`, `freedom` and `p_value` are None while there are too few rolls for a test;
    `p_value` is the chance that fair dice stray at least so far.
    """

    purpose: str
    rolls: int
    faces: tuple[FaceCount, ...]
    chi_squared: float | None = None
    freedom: int | None = None
    p_value: float | None = None

    @property
    def verdict(self) -> str:
        """What the numbers mean, in one sentence."""
        if self.p_value is None:
            return "Too few rolls to judge."
        if self.p_value >= 0.01:
            return "As fair dice fall."
        share = f"1 in {round(1 / self.p_value):,}" if self.p_value > 1e-9 else "1 in a billion"
        return f"Fair dice stray this far {share} times."


def fairness(
    games: Iterable[tuple[Spinners, Iterable[Rolled]]],
) -> tuple[Fairness, ...]:
    """Counts over games, each with its own wheels, in the order in which things were rolled."""
    seen: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    expected: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for wheels, steps in games:
        for throw, label in throws(wheels, steps):
            seen[throw.purpose][label] += 1
            for face in throw.faces:
                expected[throw.purpose][face.label] += face.weight / throw.total
    return tuple(_judge(purpose, seen[purpose], expected[purpose]) for purpose in seen)


def throws(wheels: Spinners, steps: Iterable[Rolled]) -> Iterable[tuple[Throw, str]]:
    """Every roll with the throw it came from; results rolled by hand are left out.

    A spin that is repeated until it shows yards, say, has fewer sectors than its wheel
    (FE-27, FE-32); which it was follows from the phases and the rolls before it.
    """
    reader = _Reader(wheels)
    for step in steps:
        reader.phase(step.phase)
        for roll in step.rolls:
            throw = reader.throw(roll)
            if not step.hand:
                yield throw, roll.label


_KICKS = (spinners.PUNT, spinners.QUICK_KICK)
_STARTS = (*_KICKS, spinners.KICKOFF)


class _Reader:
    """Follows the rolls of a game and knows what each was drawn from."""

    def __init__(self, wheels: Spinners) -> None:
        self._wheels = wheels
        self._free = False
        self._again = ""
        self._foul = False
        self._before = ""

    def phase(self, phase: str) -> None:
        """A step in this phase begins."""
        if phase != self._before:
            if phase == "fair-catch-choice":
                self._free = self._before == "after-safety"
            if phase in ("scrimmage-call", "kickoff", "after-safety"):
                self._foul = False
        self._before = phase
        self._again = ""

    def throw(self, roll: Roll) -> Throw:
        """The throw that this roll came from."""
        purpose, wheels = roll.purpose, self._wheels
        if purpose == COIN:
            return coin(COIN)
        if purpose == self._again:
            self._again = ""
            return wheels.throw_for_yards(purpose)
        if roll.label == "penalty" and purpose not in (spinners.KICKOFF,):
            self._again = purpose
        return self._first(purpose, roll)

    def _first(self, purpose: str, roll: Roll) -> Throw:
        wheels = self._wheels
        if purpose in _KICKS:
            self._foul = roll.label == "penalty"
            free = self._free and purpose == spinners.PUNT
            return wheels.throw_without(purpose, "blocked") if free else wheels.throw(purpose)
        if self._foul and purpose in _RETURNS:
            return wheels.throw_without(purpose, "penalty")
        return wheels.throw(purpose)


_RETURNS = (
    spinners.PUNT_RETURN,
    spinners.QUICK_KICK_RETURN,
    spinners.KICKOFF_RETURN,
    spinners.INTERCEPTION_RETURN,
)


def _judge(purpose: str, seen: Mapping[str, int], expected: Mapping[str, float]) -> Fairness:
    labels = list(dict.fromkeys([*expected, *seen]))
    faces = tuple(
        FaceCount(label, seen.get(label, 0), expected.get(label, 0.0)) for label in labels
    )
    total = sum(seen.values())
    bins = pooled(faces)
    if len(bins) < 2:
        return Fairness(purpose, total, faces)
    value = sum((count - mean) ** 2 / mean for count, mean in bins)
    freedom = len(bins) - 1
    return Fairness(purpose, total, faces, value, freedom, chi_squared_tail(value, freedom))


def pooled(faces: Sequence[FaceCount]) -> list[tuple[int, float]]:
    """Seen and expected by bin, rare faces put together until each bin has enough."""
    bins: list[tuple[int, float]] = []
    count, mean = 0, 0.0
    for face in sorted(faces, key=lambda face: face.expected):
        count, mean = count + face.seen, mean + face.expected
        if mean >= FEWEST:
            bins.append((count, mean))
            count, mean = 0, 0.0
    if mean > 0 and bins:
        last_count, last_mean = bins.pop()
        bins.append((last_count + count, last_mean + mean))
    return bins


def chi_squared_tail(value: float, freedom: int) -> float:
    """The chance that a chi-squared variable with `freedom` degrees reaches `value`."""
    if value <= 0:
        return 1.0
    a, x = freedom / 2, value / 2
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        return max(0.0, 1 - scale * _series(a, x))
    return min(1.0, scale * _fraction(a, x))


def _series(a: float, x: float) -> float:
    """The lower incomplete gamma function's power series, without its scale."""
    term = total = 1 / a
    n = a
    while abs(term) > abs(total) * 1e-15:
        n += 1
        term *= x / n
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    """The upper incomplete gamma function's continued fraction (Lentz), without its scale."""
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    total = d
    for n in range(1, 10_000):
        step = -n * (n - a)
        b += 2
        d = step * d + b
        c = b + step / c
        d = 1 / (d if abs(d) > tiny else tiny)
        c = c if abs(c) > tiny else tiny
        total *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return total
