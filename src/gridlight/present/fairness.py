"""The fairness page: how often each face came up, beside how often it should (FB-18)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gridlight.kernel.language import tr
from gridlight.present.throws import face_words, throw_words
from gridlight.session.fairness import Tally

FEWEST = 5.0
"""Faces that are expected less often than this are counted together in the test."""


@dataclass(frozen=True, slots=True)
class FaceCount:
    """One face: how often it came up and how often it was to be expected."""

    label: str
    seen: int
    expected: float


@dataclass(frozen=True, slots=True)
class Fairness:
    """One die, coin or area of a wheel.

    `others` counts results that it doesn't bear. `chi_squared`, `freedom` and `p_value` are
    None while there are too few rolls for a test; `p_value` is the chance that fair dice
    stray at least so far.
    """

    purpose: str
    rolls: int
    faces: tuple[FaceCount, ...]
    others: int = 0
    chi_squared: float | None = None
    freedom: int | None = None
    p_value: float | None = None

    @property
    def verdict(self) -> str:
        """What the numbers mean, in one sentence."""
        if self.p_value is None:
            return tr("Too few rolls to judge.")
        if self.p_value >= 0.01:
            return tr("As fair dice fall.")
        if self.p_value <= 1e-9:
            return tr("Fair dice stray this far 1 in a billion times.")
        times = round(1 / self.p_value)
        return tr("Fair dice stray this far 1 in {times:,} times.", times=times)


@dataclass(frozen=True, slots=True)
class Compared:
    """One purpose in this game (None if it hasn't come up) and over all recorded games."""

    purpose: str
    game: Fairness | None
    all_games: Fairness | None


def fairness_page(game: Iterable[Tally], all_games: Iterable[Tally]) -> tuple[Compared, ...]:
    """What the page shows, in the order in which things came up, this game's first.

    The tallies come from `session.fairness.tally`: one of this game, one of every game.
    """
    here = {each.purpose: judge(each) for each in game}
    overall = {each.purpose: judge(each) for each in all_games}
    return tuple(
        Compared(throw_words(purpose), here.get(purpose), overall.get(purpose))
        for purpose in dict.fromkeys([*here, *overall])
    )


def judge(tally: Tally) -> Fairness:
    """A tally with its test."""
    faces = tuple(
        FaceCount(face_words(face), tally.fell[face], tally.expected[face]) for face in tally.fell
    )
    found = Fairness(tally.purpose, tally.throws, faces, tally.others)
    bins = pooled(faces)
    if len(bins) < 2:
        return found
    value = sum((count - mean) ** 2 / mean for count, mean in bins)
    freedom = len(bins) - 1
    chance = chi_squared_tail(value, freedom)
    return Fairness(tally.purpose, tally.throws, faces, tally.others, value, freedom, chance)


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
