"""Which situations games come to: played out by coaches, with the rules and the house's clock."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from gridlight.coaches.foto.coach import FotoCoach
from gridlight.coaches.foto.foresight import situation_of
from gridlight.coaches.foto.plan import GamePlan, Place
from gridlight.games.foto_electric.game import FotoElectric
from gridlight.games.foto_electric.light import LightBox
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.ruleset import Settings
from gridlight.kernel.dice import RandomDice


def visits(
    plan: GamePlan,
    coach: FotoCoach,
    games: int,
    told: Callable[[int, int], None] | None = None,
    seed: str = "lab",
) -> Counter[Place]:
    """How often each situation was snapped from in so many games of a coach against itself."""
    game = plan.game
    settings = replace(game.settings, plays_per_quarter=Settings().plays_per_quarter)
    cards = tuple(map(int, plan.plays)), tuple(plan.formations)
    timed = FotoElectric(game.rules, settings, game.spinners, LightBox(plan.deck), *cards)
    found: Counter[Place] = Counter()
    for number in range(games):
        if told is not None:
            told(number, games)
        _play(timed, coach, f"{seed}/{number}", found)
    if told is not None:
        told(games, games)
    return found


def _play(game: FotoElectric, coach: FotoCoach, seed: str, found: Counter[Place]) -> None:
    stream, steps = random.Random(seed), 0
    state = game.start(RandomDice(f"{seed}:0")).state
    while acting := game.to_act(state):
        seat, steps = acting[0], steps + 1
        if state.phase is Phase.REVEAL and not state.trying:
            found[situation_of(state)] += 1
        order = coach.choose(game.view(state, seat), seat, game.legal(state, seat), stream)
        state = game.apply(state, {seat: order}, RandomDice(f"{seed}:{steps}")).state
