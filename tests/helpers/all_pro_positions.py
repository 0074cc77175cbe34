"""Positions in the middle of games of All-Pro, of every kind of decision."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gridlight.coaches.coach import Coach
from gridlight.coaches.levels import coach_for
from gridlight.games.all_pro.game import AllPro
from gridlight.games.all_pro.state import AllProState
from gridlight.kernel.dice import RandomDice
from gridlight.kernel.game import Seat
from helpers.all_pro import all_pro


def states_on_the_way(seed: str, coach: Coach, **settings: object) -> Iterator[AllProState]:
    """Every state of a game that a coach plays against itself, three moves in ten by chance."""
    game: AllPro = all_pro(**settings)
    chance = coach_for("all-pro", "random", {}, {})
    stream = random.Random(seed)
    state, n = game.start(RandomDice(f"{seed}:0")).state, 0
    while state.decider is not None:
        yield state
        seat: Seat = state.decider
        legal = game.legal(state, seat)
        who = chance if stream.random() < 0.3 else coach
        said = who.choose(game.view(state, seat), seat, legal, stream)
        n += 1
        state = game.apply(state, {seat: said}, RandomDice(f"{seed}:{n}")).state
