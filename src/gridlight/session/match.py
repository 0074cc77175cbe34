"""Whole games between coaches, without a file: for `simulate` and for tests."""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

from gridlight.kernel.dice import RandomDice, Roll
from gridlight.kernel.events import Event
from gridlight.kernel.game import LegalMoves, Seat
from gridlight.session.registry import AnyGame


class Coach(Protocol):
    """Somebody who chooses for a seat, knowing its view and nothing else."""

    def choose(self, view: Any, seat: Seat, legal: LegalMoves[Any], stream: random.Random) -> Any:
        """One of the legal moves; chance comes from `stream` alone."""
        ...


@dataclass(frozen=True, slots=True)
class MatchStep:
    """One step of a match: who did what, what fell, what happened."""

    seat: Seat
    words: str
    rolls: tuple[Roll, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match from its start to its end."""

    seed: str
    state: Any
    described: Mapping[str, Any]
    steps: tuple[MatchStep, ...]


class MatchEndless(AssertionError):
    """A game that doesn't end: the rules are broken."""


def play_match(
    game: AnyGame, coaches: Mapping[Seat, Coach], seed: str, most_steps: int = 100_000
) -> MatchResult:
    """One game; the same seed and coaches give the same game on every machine.

    Its dice are those of a saved game with this seed. Each seat's coach draws from a
    stream of its own, so that another coach changes no die.
    """
    streams = {seat: random.Random(f"{seed}:coach:{seat.value}") for seat in Seat}
    state = game.start(RandomDice(f"{seed}:0")).state
    steps: list[MatchStep] = []
    while acting := game.to_act(state):
        if len(steps) == most_steps:
            raise MatchEndless(f"no end after {most_steps} steps with the seed {seed}")
        seat = acting[0]
        dice = RandomDice(f"{seed}:{len(steps) + 1}")
        view = game.view(state, seat)
        move = coaches[seat].choose(view, seat, game.legal(state, seat), streams[seat])
        step = game.apply(state, {seat: move}, dice)
        state = step.state
        steps.append(MatchStep(seat, game.words(move), tuple(dice.drawn), step.events))
    return MatchResult(seed, state, game.describe(state), tuple(steps))


@dataclass(frozen=True, slots=True)
class Series:
    """Many games under one seed; `make` gives the game and the two coaches.

    With several jobs `make` runs once in each process and so must be picklable: a
    function of a module, or a partial of one.
    """

    make: Callable[[], tuple[AnyGame, Mapping[Seat, Coach]]]
    games: int
    seed: str

    def play(self, jobs: int = 1) -> Iterator[MatchResult]:
        """The games in order; the same ones for any number of jobs."""
        seeds = [f"{self.seed}/{number}" for number in range(1, self.games + 1)]
        if jobs <= 1:
            game, coaches = self.make()
            yield from (play_match(game, coaches, seed) for seed in seeds)
            return
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, context, _sit_down, (self.make,)) as pool:
            yield from pool.map(_play_here, seeds, chunksize=max(1, self.games // (jobs * 8)))


_here: list[tuple[AnyGame, Mapping[Seat, Coach]]] = []


def _sit_down(make: Callable[[], tuple[AnyGame, Mapping[Seat, Coach]]]) -> None:
    _here[:] = [make()]


def _play_here(seed: str) -> MatchResult:
    game, coaches = _here[0]
    return play_match(game, coaches, seed)
