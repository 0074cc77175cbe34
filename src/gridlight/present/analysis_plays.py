"""The stretches of a game that an analysis speaks of: plays, kicks with their returns, tries."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from gridlight.kernel.language import tr
from gridlight.present.situation import capital, quarter
from gridlight.session.rerun import Rerun

TOSS = tr("toss")
_NAMED = {
    "coin-toss": TOSS,
    "kickoff-setup": tr("kick-off"),
    "kickoff": tr("kick-off"),
    "after-safety": tr("free kick"),
    "try-choice": tr("try"),
}
_BEGINS = frozenset({*_NAMED, "scrimmage-call", "setup-offense"})
_GOES_ON = frozenset(
    {
        ("kickoff-setup", "kickoff"),
        ("after-safety", "kickoff-setup"),
        ("after-safety", "kickoff"),
        ("after-safety", "setup-offense"),
    }
)
ENDED = frozenset({"resign", "agree-draw"})
"""Words that end a game without a play: nothing was decided on the field."""
_MARKS = ("quarter", "plays", "spot", "score", "possession", "down")


@dataclass(frozen=True, slots=True)
class Stretch:
    """Steps that are told together, from the one after `start` to `end`; `before` is described.

    A kick and its return, and a penalty's choice, are one with what they belong to.
    """

    start: int
    end: int
    before: Mapping[str, Any]

    @property
    def where(self) -> str:
        """“1st quarter, play 3”; a toss, a kick-off or a try is no play from scrimmage."""
        name = _NAMED.get(str(self.before.get("phase")))
        if name is None and self.before.get("down"):
            name = tr("play {number}", number=self.before.get("plays", 0) + 1)
        part = capital(quarter(self.before.get("quarter", 1)))
        told = name or tr("between plays")
        return f"{part}, {told}"


def ended_by_word(rerun: Rerun) -> bool:
    """Whether a game's last step ended it without a play."""
    return rerun.history[-1].words in ENDED


class Stretches:
    """A game cut into its stretches."""

    def __init__(self, rerun: Rerun) -> None:
        self.all = _cut(rerun)
        self._ends = [stretch.end for stretch in self.all]

    def at(self, step: int) -> Stretch:
        """The stretch that a step belongs to."""
        return self.all[min(bisect_left(self._ends, step), len(self.all) - 1)]


def _cut(rerun: Rerun) -> tuple[Stretch, ...]:
    history = rerun.history
    starts: list[int] = []
    for before, _ in pairwise(history):
        if not starts or _begins(history[starts[-1]].described, before.described):
            starts.append(before.n)
    ends = [*starts[1:], rerun.last] if starts else []
    return tuple(
        Stretch(start, end, history[start].described)
        for start, end in zip(starts, ends, strict=True)
    )


def _begins(first: Mapping[str, Any], now: Mapping[str, Any]) -> bool:
    """Whether a stretch that began at `first` is over at `now`, where a step is still to come."""
    if now["phase"] not in _BEGINS:
        return False
    on = first["phase"] == now["phase"] or (first["phase"], now["phase"]) in _GOES_ON
    return not (on and all(first.get(mark) == now.get(mark) for mark in _MARKS))
