"""Whole games between coaches, without a file: for `simulate` and for tests."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from gridlight.kernel.dice import RandomDice, Roll
from gridlight.kernel.events import Event
from gridlight.kernel.game import LegalMoves, Seat
from gridlight.kernel.language import tr
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
    game: AnyGame, coaches: Mapping[Seat, Coach], seed: str, most_steps: int = 1_000_000
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
            raise MatchEndless(
                tr(
                    "no end after {count} steps with the seed {seed}",
                    count=most_steps,
                    seed=seed,
                )
            )
        seat = acting[0]
        dice = RandomDice(f"{seed}:{len(steps) + 1}")
        view = game.view(state, seat)
        move = coaches[seat].choose(view, seat, game.legal(state, seat), streams[seat])
        step = game.apply(state, {seat: move}, dice)
        state = step.state
        steps.append(MatchStep(seat, game.words(move), tuple(dice.drawn), step.events))
    return MatchResult(seed, state, game.describe(state), tuple(steps))
