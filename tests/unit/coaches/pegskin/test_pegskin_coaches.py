"""The coaches of Pegskin in every decision that the game asks for."""

import random
from collections import Counter

import pytest

from gridlight.coaches.levels import coach_for
from gridlight.coaches.pegskin.tempers import TEMPERS
from gridlight.kernel.dice import RandomDice
from gridlight.session.games import GAMES


def pegskin(**settings):
    entry = GAMES.get("pegskin")
    given = {key: str(value) for key, value in settings.items()}
    return entry.build(entry.read_settings(given, "here"), {})


def coach(level):
    return coach_for("pegskin", level, {}, {})


@pytest.fixture(scope="module")
def game():
    return pegskin()


@pytest.fixture(scope="module")
def positions(game):
    """Positions of a random game, some of every phase."""
    return spread_positions(game, "positions", 50)


def spread_positions(game, seed, many):
    stream = random.Random(seed)
    by_phase = {}
    rookie = coach("rookie")
    for number in range(3):
        state = game.start(RandomDice(f"{seed}{number}")).state
        for step in range(1500):
            if not game.to_act(state):
                break
            by_phase.setdefault(state.phase, []).append(state)
            seat = state.decider
            legal = game.legal(state, seat)
            if state.moves_left is not None or stream.random() < 0.5:
                move = rookie.choose(game.view(state, seat), seat, legal, stream)
            else:
                move = stream.choice(list(legal))
            state = game.apply(state, {seat: move}, RandomDice(f"{seed}{number}/{step}")).state
    share = many // len(by_phase) + 1
    found = [
        each for held in by_phase.values() for each in stream.sample(held, min(share, len(held)))
    ]
    return found[:many]


@pytest.mark.parametrize("level", sorted(TEMPERS))
def test_every_decision_is_a_legal_move(game, positions, level):
    mind = coach(level)
    asked = Counter()
    for number, state in enumerate(positions):
        seat = state.decider
        legal = game.legal(state, seat)
        move = mind.choose(game.view(state, seat), seat, legal, random.Random(number))
        assert move in legal, (state.phase, move)
        asked[state.phase] += 1
    assert len(asked) >= 9


@pytest.mark.parametrize("level", sorted(TEMPERS))
def test_the_same_stream_gives_the_same_move(game, positions, level):
    for number, state in enumerate(positions[::4]):
        seat = state.decider
        view, legal = game.view(state, seat), game.legal(state, seat)
        one, two = (coach(level).choose(view, seat, legal, random.Random(number)) for _ in range(2))
        assert one == two
