"""Penalties for their tests: games under the layer, and football as real teams play it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gridlight.games.foto_electric.game import FotoElectric
from gridlight.games.foto_electric.state import Shown, Snap
from gridlight.kernel.dice import RandomDice
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat, Step
from gridlight.penalties.fits.foto_electric import FotoFit
from gridlight.penalties.game import PenaltySystem
from gridlight.penalties.state import Layered
from gridlight.session.games import GAMES
from helpers.every_game import likely_move
from helpers.pegskin import likely_peg_move

PASSES = 0.56
COMPLETE, INTERCEPTED = 0.6, 0.03
CAUGHT = (3, 5, 5, 7, 9, 9, 11, 13, 15, 18, 23, 36)
RUN = (-3, -1, 0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 9, 12, 21)
FUMBLE = 0.015


class RealFootball:
    """A light box whose plays come out as often as professional ones (base rates E5, E6)."""

    def __init__(self, seed: str) -> None:
        self._stream = random.Random(seed)

    def __call__(self, snap: Snap, to_goal: float) -> Shown:
        stream = self._stream
        if stream.random() < PASSES:
            fate = stream.random()
            if fate < INTERCEPTED:
                return Shown("interception", "pass", stream.choice(CAUGHT), True)
            if fate > INTERCEPTED + COMPLETE:
                return Shown("incomplete", "pass", stream.choice(CAUGHT), True)
            return Shown("tackle", "pass", stream.choice(CAUGHT), True, True, 5)
        if stream.random() < FUMBLE:
            return Shown("fumble", "run", stream.choice(RUN))
        return Shown("tackle", "run", stream.choice(RUN))


def layered(game: str = "foto-electric", **settings: Any) -> PenaltySystem[Any]:
    """A game with the penalty system on and these settings."""
    entry = GAMES.get(game)
    read = entry.read_settings({"penalty_system": True, **settings}, "settings")
    made = entry.build(read, entry.all_tables(read))
    assert isinstance(made, PenaltySystem)
    return made


def real_football(seed: str, **settings: Any) -> PenaltySystem[Any]:
    """Foto-Electric with the layer, whose cards show what real plays come to."""
    made = layered(**settings)
    game = made.game
    assert isinstance(game, FotoElectric)
    played = FotoElectric(game.rules, game.settings, game.spinners, RealFootball(seed))
    return PenaltySystem(FotoFit(played), made.tables)


def whole_game(game: Any, seed: str) -> Iterator[Event]:
    """Everything told in a game in which everybody does what the decision clock would do."""
    dice = RandomDice(seed)
    state = game.start(dice).state
    while acting := game.to_act(state):
        seat = acting[0]
        step = game.apply(state, {seat: game.default_move(state, seat)}, dice)
        yield from step.events
        state = step.state


@dataclass(frozen=True)
class Taken:
    """One step of a random game under the layer."""

    before: Layered[Any]
    seat: Seat
    move: Any
    step: Step[Layered[Any]]


def random_steps(name: str, seed: int, steps: int, **settings: Any) -> Iterator[Taken]:
    """A game of likely moves, an X on half the faces; by the watch, time is called now and then."""
    game = layered(name, **{"penalty_x_faces": 3, "penalty_cards": "rough", **settings})
    fair = layered(name, **settings).game
    stream, state = random.Random(f"{name} {seed}"), game.start(RandomDice(f"{seed}:0")).state
    for n in range(1, steps + 1):
        acting = game.to_act(state)
        if not acting:
            return
        seat = stream.choice(acting)
        move = _likely(game, fair, state, seat, stream)
        if settings.get("quarter_minutes") and n % 31 == 0 and not game.unshown(state):
            move = game.parse("time")
        step = game.apply(state, {seat: move}, RandomDice(f"{seed}:{n}"))
        yield Taken(state, seat, move, step)
        state = step.state


def _likely(
    game: PenaltySystem[Any], fair: Any, state: Layered[Any], seat: Seat, stream: random.Random
) -> Any:
    offered = game.legal(state, seat)
    move = None
    if state.choice is None and game.name == "all-pro":
        move = likely_move(game.game, fair, state.base, stream)
    elif state.choice is None and game.name == "pegskin":
        move = likely_peg_move(game.game, state.base, stream)
    return move if move is not None and move in offered else stream.choice(list(offered))
