"""A game gone through step by step: home's chance to win, and what each roll did to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from gridlight.coaches.coach import Stop, never
from gridlight.kernel.dice import Dice, RollNeeded, ScriptedDice
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.game import Game, Seat

Told = Callable[[int, int], None]
MOST_FALLS = 8_000
"""So many ways the dice of one step can fall are gone through; a step with more isn't weighed."""


class Cancelled(Exception):
    """The analysis was broken off."""


class Evaluator(Protocol):
    """Judges states by what anybody at the table can see of them."""

    def chance(self, state: Any) -> float:
        """Home's chance to win from 0 to 1, a tie counted half."""
        ...

    def midway(self, before: Any, after: Any) -> bool:
        """Whether a state in the middle of a turn is as good as the one before it."""
        ...


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
    """What one roll of a step did: home's chance after it less what was to be expected before."""

    step: int
    purpose: str
    fell: str
    gain: float


@dataclass(frozen=True, slots=True)
class Course:
    """Home's chance after each step, and the luck of each roll.

    `unweighed` counts the rolls that could fall in too many ways. The change in a step is its
    rolls' luck and what was decided in it.
    """

    chances: tuple[float, ...]
    luck: tuple[Luck, ...]
    unweighed: int = 0


def go_through(
    game: Game[Any, Any, Any],
    steps: Sequence[Taken],
    evaluator: Evaluator,
    told: Told | None = None,
    stop: Stop = never,
) -> Course:
    """Judge every step of a game; `Cancelled` once `stop` says so."""
    chances: list[float] = []
    luck: list[Luck] = []
    unweighed = 0
    for n, step in enumerate(steps):
        if told is not None:
            told(n, len(steps))
        before = steps[n - 1] if n else None
        if before is not None and not step.rolls and evaluator.midway(before.state, step.state):
            chances.append(chances[-1])
            continue
        chances.append(evaluator.chance(step.state))
        if before is None or not step.rolls:
            continue
        found = rolls_of(game, before.state, (n, step), (evaluator, chances[-1], stop))
        luck += found
        unweighed += 0 if found else len(step.rolls)
    if told is not None:
        told(len(steps), len(steps))
    return Course(tuple(chances), tuple(luck), unweighed)


def rolls_of(
    game: Game[Any, Any, Any],
    before: Any,
    taken: tuple[int, Taken],
    judged: tuple[Evaluator, float, Stop],
) -> list[Luck]:
    """The luck of a step's rolls in their order; none where it can't be weighed.

    What a roll brought is the chance that was to be expected once it lay, less the same before.
    """
    (n, step), (evaluator, after, stop) = taken, judged
    try:
        weighed = _Weighing(game, before, step, evaluator, stop)
        expected = weighed.along([label for _, label in step.rolls])
    except (GridlightError, ValueError):
        return []
    if expected is None or abs(expected[-1] - after) > 1e-6:
        return []
    return [
        Luck(n, purpose, fell, expected[place + 1] - expected[place])
        for place, (purpose, fell) in enumerate(step.rolls)
    ]


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
        self._known: dict[Any, float] = {}

    def along(self, labels: Sequence[str]) -> list[float] | None:
        """The chance to be expected before the first roll and after each; None for too many."""
        try:
            return list(self._expect_along(tuple(labels)))
        except _TooMany:
            return None

    def _expect_along(self, labels: tuple[str, ...]) -> Iterator[float]:
        """From the last roll back, so that what is known of the later ones is used again."""
        found = [self._expected(labels)]
        for count in range(len(labels) - 1, -1, -1):
            known = (labels[count], found[-1])
            found.append(self._expected(labels[:count], known))
        yield from reversed(found)

    def _expected(self, labels: tuple[str, ...], known: tuple[str, float] | None = None) -> float:
        try:
            state = self._act(ScriptedDice(labels))
        except RollNeeded as needed:
            throw = needed.throw
        else:
            return self._chance(state)
        total = 0.0
        for label in dict.fromkeys(face.label for face in throw.faces):
            fell = known is not None and label == known[0]
            worth = known[1] if fell and known else self._expected((*labels, label))
            total += float(throw.chance(label)) * worth
        return total

    def _act(self, dice: Dice) -> Any:
        self._left -= 1
        if self._left < 0:
            raise _TooMany
        if self._stop():
            raise Cancelled
        return self._game.apply(self._before, self._orders, dice).state

    def _chance(self, state: Any) -> float:
        if state not in self._known:
            self._known[state] = self._evaluator.chance(state)
        return self._known[state]


class _TooMany(Exception):
    """The dice can fall in more ways than are gone through."""
