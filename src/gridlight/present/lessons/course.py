"""What a lesson is made of: its steps, and in them the moves that are awaited."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from gridlight.kernel.game import Seat


@dataclass(frozen=True, slots=True)
class Act:
    """A move in its own words, with the dice that fall for it; `rival` acts are the other side's.

    `row` names the line-up of the list that lays these men or pegs.
    """

    words: str
    rolls: tuple[str, ...] = ()
    rival: bool = False
    row: str = ""

    @property
    def verb(self) -> str:
        """The first word of the move."""
        return self.words.split()[0]


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what is told, how it is done by hand and by keys, and what is awaited.

    `not_this` answers a move that the rules allow but the lesson doesn't go on with. A step
    without acts is read, and left with Go on.
    """

    title: str
    told: str
    hint: str
    acts: tuple[Act, ...] = ()
    not_this: str = ""


@dataclass(frozen=True)
class Lesson:
    """A first drive: where it starts, who the person is, its steps and what was learned."""

    game: str
    name: str
    lead: str
    seat: Seat
    steps: tuple[Step, ...]
    learned: tuple[str, ...]
    position: Mapping[str, Any] | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def acts(self) -> tuple[Act, ...]:
        """All moves of the lesson, in order."""
        return tuple(act for step in self.steps for act in step.acts)

    def before(self, step: int) -> int:
        """How many acts come before a step."""
        return sum(len(each.acts) for each in self.steps[:step])

    def step_of(self, act: int) -> int:
        """The step that an act belongs to; the number of steps where there is no such act."""
        for number, step in enumerate(self.steps):
            if act < self.before(number) + len(step.acts):
                return number
        return len(self.steps)


MINE, RIVALS = "Mariners", "Foundry"
"""The teams of the lessons: the person's, and the one that the lesson plays."""


def rival(words: str, *rolls: str, row: str = "") -> Act:
    """A move of the other side's, which the lesson makes by itself."""
    return Act(words, rolls, rival=True, row=row)
