"""A game gone through step by step: home's chance and points, and what each roll did to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol

from gridlight.coaches.coach import Stop, never
from gridlight.kernel.dice import Dice, RollNeeded, ScriptedDice
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.game import Game, Seat

Told = Callable[[int, int], None]
MOST_FALLS = 8_000
"""So many ways the dice of one step can fall are gone through; a step with more isn't weighed."""

CLOSE = 1e-6


class Cancelled(Exception):
    """The analysis was broken off."""


class Evaluator(Protocol):
    """Judges states by what anybody at the table can see of them."""

    def chance(self, state: Any) -> float:
        """Home's chance to win from 0 to 1, a tie counted half."""
        ...

    def points(self, state: Any) -> float:
        """Home's points less the visitors', those on the score and those to be expected."""
        ...

    def midway(self, before: Any, after: Any) -> bool:
        """Whether a state in the middle of a turn is as good as the one before it."""
        ...


@dataclass(frozen=True, slots=True)
class Worth:
    """What a state is worth to home: the chance to win, and the points it is ahead by at last."""

    chance: float
    points: float

    def less(self, other: Worth) -> Worth:
        """The difference."""
        return Worth(self.chance - other.chance, self.points - other.points)


@dataclass(frozen=True, slots=True)
class Taken:
    """A step as it was taken: the state after it, who moved in which words, what was rolled.

    `rolls` are pairs of what was rolled for and what fell.
    """

    state: Any
    seat: Seat | None = None
    words: str = ""
    rolls: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Luck:
    """What one roll of a step did to home's chance (`gain`) and points.

    `expected` and `came` are home's points before it fell, over all its faces, and after it.
    """

    step: int
    purpose: str
    fell: str
    gain: float
    expected: float
    came: float

    @property
    def points(self) -> float:
        """Points that home gained by it."""
        return self.came - self.expected


@dataclass(frozen=True, slots=True)
class Decided:
    """What was decided in a step: the change of home's chance and points before any roll fell.

    Where `rolls` fell that couldn't be weighed, they are part of it.
    """

    step: int
    gain: float
    points: float
    rolls: int = 0


@dataclass(frozen=True, slots=True)
class Course:
    """Home's chance and points after each step, the luck of each roll, and all decisions.

    From the first step to the last, luck and decisions add up to the whole change.
    """

    chances: tuple[float, ...]
    points: tuple[float, ...]
    luck: tuple[Luck, ...]
    decided: tuple[Decided, ...]

    @property
    def unweighed(self) -> int:
        """Rolls that could fall in too many ways."""
        return sum(each.rolls for each in self.decided)


def go_through(
    game: Game[Any, Any, Any],
    steps: Sequence[Taken],
    evaluator: Evaluator,
    told: Told | None = None,
    stop: Stop = never,
) -> Course:
    """Judge every step of a game; `Cancelled` once `stop` says so."""
    worths: list[Worth] = []
    luck: list[Luck] = []
    decided: list[Decided] = []
    for n, step in enumerate(steps):
        if told is not None:
            told(n, len(steps))
        if stop():
            raise Cancelled
        if not n:
            worths.append(_worth(evaluator, step.state))
            continue
        before = steps[n - 1].state
        if not step.rolls and evaluator.midway(before, step.state):
            worths.append(worths[-1])
            continue
        worths.append(_worth(evaluator, step.state))
        fell, moved = _parts(game, before, (n, step), (evaluator, worths, stop))
        luck += fell
        decided += [moved] if moved.gain or moved.points or moved.rolls else []
    if told is not None:
        told(len(steps), len(steps))
    chances, points = (tuple(getattr(w, name) for w in worths) for name in ("chance", "points"))
    return Course(chances, points, tuple(luck), tuple(decided))


def _worth(evaluator: Evaluator, state: Any) -> Worth:
    return Worth(evaluator.chance(state), evaluator.points(state))


def _parts(
    game: Game[Any, Any, Any],
    before: Any,
    taken: tuple[int, Taken],
    judged: tuple[Evaluator, Sequence[Worth], Stop],
) -> tuple[list[Luck], Decided]:
    """The luck of a step's rolls in their order, and what was decided in it.

    What a roll brought is what was to be expected once it lay, less the same before.
    """
    (n, step), (evaluator, worths, stop) = taken, judged
    last, after = worths[-2:]
    expected = _expected(game, before, step, (evaluator, stop)) if step.rolls else [after]
    if expected is None or not _same(expected[-1], after):
        change = after.less(last)
        return [], Decided(n, change.chance, change.points, len(step.rolls))
    change = expected[0].less(last)
    luck = [
        Luck(n, purpose, fell, now.chance - then.chance, then.points, now.points)
        for (purpose, fell), (then, now) in zip(step.rolls, pairwise(expected), strict=True)
    ]
    return luck, Decided(n, change.chance, change.points)


def _same(one: Worth, other: Worth) -> bool:
    change = one.less(other)
    return abs(change.chance) < CLOSE and abs(change.points) < CLOSE


def _expected(
    game: Game[Any, Any, Any], before: Any, step: Taken, judged: tuple[Evaluator, Stop]
) -> list[Worth] | None:
    try:
        return _Weighing(game, before, step, *judged).along([label for _, label in step.rolls])
    except (GridlightError, ValueError):
        return None


class _Weighing:
    """What is to be expected of one move while its dice fall."""

    def __init__(
        self, game: Game[Any, Any, Any], before: Any, step: Taken, evaluator: Evaluator, stop: Stop
    ) -> None:
        assert step.seat is not None
        self._game, self._before = game, before
        self._orders = {step.seat: game.parse(step.words)}
        self._evaluator, self._stop = evaluator, stop
        self._left = MOST_FALLS
        self._known: dict[Any, Worth] = {}

    def along(self, labels: Sequence[str]) -> list[Worth] | None:
        """What is to be expected before the first roll and after each; None for too many."""
        try:
            return list(self._expect_along(tuple(labels)))
        except _TooMany:
            return None

    def _expect_along(self, labels: tuple[str, ...]) -> Iterator[Worth]:
        """From the last roll back, so that what is known of the later ones is used again."""
        found = [self._expected(labels)]
        for count in range(len(labels) - 1, -1, -1):
            known = (labels[count], found[-1])
            found.append(self._expected(labels[:count], known))
        yield from reversed(found)

    def _expected(self, labels: tuple[str, ...], known: tuple[str, Worth] | None = None) -> Worth:
        try:
            state = self._act(ScriptedDice(labels))
        except RollNeeded as needed:
            throw = needed.throw
        else:
            return self._worth(state)
        chance = points = 0.0
        for label in dict.fromkeys(face.label for face in throw.faces):
            fell = known is not None and label == known[0]
            worth = known[1] if fell and known else self._expected((*labels, label))
            share = float(throw.chance(label))
            chance += share * worth.chance
            points += share * worth.points
        return Worth(chance, points)

    def _act(self, dice: Dice) -> Any:
        self._left -= 1
        if self._left < 0:
            raise _TooMany
        if self._stop():
            raise Cancelled
        return self._game.apply(self._before, self._orders, dice).state

    def _worth(self, state: Any) -> Worth:
        if state not in self._known:
            self._known[state] = _worth(self._evaluator, state)
        return self._known[state]


class _TooMany(Exception):
    """The dice can fall in more ways than are gone through."""
