"""Sentences that know the rulings they rest on, and how those are found in a reason's words."""

from __future__ import annotations

import re

_NUMBER = r"[A-Z]+-P?\d+"
_CITED = re.compile(rf" \(({_NUMBER}(?:(?:, | \w+ ){_NUMBER})*)\)")


class Cited(str):
    """A sentence as it is shown, with the numbers of the rulings behind it.

    Signals of Qt must carry it as an `object`: as a `str` it forgets them.
    """

    rulings: tuple[str, ...]

    __slots__ = ("rulings",)

    def __new__(cls, words: str, rulings: tuple[str, ...] = ()) -> Cited:
        """The sentence `words`."""
        made = super().__new__(cls, words)
        made.rulings = rulings
        return made


def cited(reason: str) -> tuple[str, ...]:
    """The numbers that a reason cites in brackets, in their order."""
    return tuple(number for group in _CITED.findall(reason) for number in _numbers(group))


def _numbers(group: str) -> list[str]:
    found: list[str] = re.findall(_NUMBER, group)
    return found


def without_rulings(reason: str) -> str:
    """The reason without the numbers in brackets."""
    return _CITED.sub("", reason)


def ruling_of(words: str) -> str:
    """The first ruling that a sentence rests on; empty if it tells none."""
    if isinstance(words, Cited) and words.rulings:
        return words.rulings[0]
    return next(iter(cited(words)), "")
