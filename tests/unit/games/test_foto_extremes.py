"""Whatever a wheel of one's own and a deck of one's own show: the ball stays on the field."""

import random

import pytest

from gridlight.games.foto_electric.state import End
from gridlight.kernel.dice import Roll
from helpers.foto import foto

YARDS = (-30, -5, 0, 1, 5, 50, 65, 99)
TYPED = (*map(str, YARDS), *(f"{color} {n:+d}" for color in ("red", "blue") for n in YARDS))
SHOWN = (-30, -12, -3, -1, 0, 1, 3, 9, 10, 40, 70)
OUTCOMES = ("tackle", "fumble", "incomplete", "interception", "out-of-bounds", "down")
SETTINGS = (
    {"plays_per_quarter": 2, "sudden_death": True},
    {"plays_per_quarter": 5, "table_feel": True, "collegiate_try": True},
    {"quarter_minutes": 20, "sudden_death": True},
)
ON_THE_FIELD = (End.SERIES, End.DOWN, End.REPLAY, End.KICK_AGAIN)


class ByHand:
    """Dice that show what is rare and far: words and typed yards more often than sectors."""

    def __init__(self, stream):
        self.stream = stream
        self.drawn = []

    def roll(self, throw):
        labels = [face.label for face in throw.faces]
        words = [label for label in labels if not label.lstrip("-").isdigit()]
        wanted = self.stream.choice(self.stream.choice((labels, words or labels, TYPED)))
        label = wanted if throw.bears(wanted) else self.stream.choice(labels)
        self.drawn.append(Roll(throw.purpose, label))
        return label


def steps(game, stream, most=150):
    """A game of random moves with random pictures of the light: before, after, events."""
    state = game.start(ByHand(stream)).state
    for _ in range(most):
        acting = game.to_act(state)
        if not acting:
            return
        seat = stream.choice(acting)
        move = stream.choice(list(game.legal(state, seat)))
        timed = game.settings.by_watch and state.opening_kick and not state.clock.expired
        if timed and stream.random() < 0.03:
            move = game.parse("time")
        shows = {"outcome": stream.choice(OUTCOMES), "yards": stream.choice(SHOWN)}
        rules = game.with_shows(shows) if move.verb == "reveal" else game
        step = rules.apply(state, {seat: move}, ByHand(stream))
        yield state, step.state, step.events
        state = step.state


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda settings: " ".join(settings))
def test_no_result_carries_the_ball_off_the_field_or_a_point_off_the_board(settings):
    game = foto(**settings)
    for seed in range(60):
        for before, after, events in steps(game, random.Random(seed)):
            told = sum(event.get("points") or 0 for event in events)
            assert sum(after.score.pair()) - sum(before.score.pair()) == told
            described = game.describe(after)
            assert 0 < described.get("spot", 50) < 100
            assert described.get("togo", 1) == "goal" or described.get("togo", 1) > 0
            offered = (after.pending.stands, after.pending.enforced) if after.pending else ()
            for ending in offered:
                assert ending is None or ending.kind not in ON_THE_FIELD or 0 < ending.spot < 100
            assert after.clock.quarter - before.clock.quarter in (0, 1)
