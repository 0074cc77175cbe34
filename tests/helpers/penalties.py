"""Penalties for their tests: games under the layer, and football as real teams play it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from gridlight.games.foto_electric.game import FotoElectric
from gridlight.games.foto_electric.state import Shown, Snap
from gridlight.kernel.dice import RandomDice
from gridlight.kernel.events import Event
from gridlight.penalties.fits.foto_electric import FotoFit
from gridlight.penalties.game import PenaltySystem
from gridlight.session.games import GAMES

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
