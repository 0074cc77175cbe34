"""The coaches of Pegskin in every decision that the game asks for."""

import random
from collections import Counter
from itertools import islice, zip_longest

import pytest

from gridlight.coaches.levels import coach_for, levels_of
from gridlight.coaches.pegskin.tempers import TEMPERS
from gridlight.games.pegskin.phases import Phase
from gridlight.kernel.dice import RandomDice
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import move as said
from gridlight.session.games import GAMES

STEPS = 260


def pegskin(**settings):
    entry = GAMES.get("pegskin")
    given = {key: str(value) for key, value in settings.items()}
    return entry.build(entry.read_settings(given, "here"), {})


def coach(level):
    return coach_for("pegskin", level, {}, {})


@pytest.fixture(scope="module")
def game():
    return pegskin(collegiate_try="true")


@pytest.fixture(scope="module")
def positions(game):
    """Fifty positions of games that start anywhere, of every phase."""
    stream, by_phase, rookie = random.Random("positions"), {}, coach("rookie")
    starts = [
        game.start(RandomDice("start")).state,
        game.from_position({"spot": 92, "down": 1, "togo": "goal"}),
        game.from_position({"phase": "try-choice"}),
        game.from_position({"spot": 60, "down": 4, "togo": 3}),
    ]
    for number, state in enumerate(starts):
        for step in range(STEPS):
            by_phase.setdefault(state.phase, []).append(state)
            seat = state.decider
            legal = game.legal(state, seat)
            if state.phase in (Phase.DECLARE, Phase.TRY_CHOICE) or stream.random() < 0.3:
                move = stream.choice(list(legal))
            else:
                move = rookie.choose(game.view(state, seat), seat, legal, stream)
            state = game.apply(state, {seat: move}, RandomDice(f"{number}/{step}")).state
    held = [stream.sample(states, min(6, len(states))) for states in by_phase.values()]
    rounds = (each for one in zip_longest(*held) for each in one if each is not None)
    return list(islice(rounds, 50))


def asked(mind, game, state, stream, **more):
    seat = state.decider
    return mind.choose(game.view(state, seat), seat, game.legal(state, seat), stream, **more)


@pytest.mark.parametrize("level", sorted(TEMPERS))
def test_every_decision_is_a_legal_move(game, positions, level):
    mind, phases = coach(level), Counter()
    for number, state in enumerate(positions):
        move = asked(mind, game, state, random.Random(number))
        assert move in game.legal(state, state.decider), (state.phase, move)
        phases[state.phase] += 1
    assert len(positions) == 50
    assert set(phases) >= set(Phase) - {Phase.GAME_OVER}


@pytest.mark.parametrize("level", sorted(TEMPERS))
def test_the_same_stream_gives_the_same_move(game, positions, level):
    for number, state in enumerate(positions[::4]):
        one, two = (asked(coach(level), game, state, random.Random(number)) for _ in range(2))
        assert one == two


@pytest.mark.parametrize("level", sorted(TEMPERS))
def test_a_raised_flag_is_answered_with_the_best_so_far(game, positions, level):
    stops = Counter()

    def stop():
        stops["asked"] += 1
        return True

    for state in positions:
        before = stops["asked"]
        move = asked(coach(level), game, state, random.Random(1), stop=stop)
        assert move in game.legal(state, state.decider)
        assert stops["asked"] - before <= 6  # it goes no deeper once it is told
    assert stops["asked"]


def test_a_plan_is_followed_to_its_end(game, positions):
    """A turn of many moves ends with `done`, each move legal when its time comes."""
    mind, stream = coach("pro"), random.Random(3)
    begun = [each for each in positions if each.phase is Phase.LINE_OFFENSE]
    for state in begun:
        seat, phase = state.decider, state.phase
        for step in range(40):
            if state.decider is not seat or state.phase is not phase:
                break
            move = asked(mind, game, state, stream)
            state = game.apply(state, {seat: move}, RandomDice(step)).state
        assert step < 39


def test_whole_short_games_come_to_an_end():
    for changes in ({}, {"mode": "scrimmage", "scrimmage_plays": 2}, {"width": 53}):
        game = pegskin(plays_per_quarter=1, **changes)
        minds = {Seat.HOME: coach("rookie"), Seat.VISITORS: coach("pro")}
        state, stream = game.start(RandomDice("whole")).state, random.Random(5)
        for step in range(6000):
            if not game.to_act(state):
                break
            move = asked(minds[state.decider], game, state, stream)
            state = game.apply(state, {state.decider: move}, RandomDice(f"whole{step}")).state
        assert state.phase is Phase.GAME_OVER


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"spot": 20, "down": 4, "togo": 12}, "punt"),
        ({"spot": 90, "down": 4, "togo": 8}, "field-goal"),
        ({"spot": 50, "down": 1, "togo": 10}, "place"),
        ({"phase": "try-choice"}, "try"),
        # four behind with one play left: three points are no use
        ({"spot": 90, "down": 4, "togo": 8, "quarter": 4, "plays": 24, "score": [3, 7]}, "place"),
    ],
)
def test_it_kicks_and_goes_for_it_as_football_does(game, given, wanted):
    state = game.from_position({"possession": "home", **given})
    assert asked(coach("master"), game, state, random.Random(1)).verb == wanted


def test_a_tackle_in_reach_is_made(game):
    pegs = ["B 18,4", "l 18,6", "l 17,9", "r 30,12"]
    given = {"phase": "run-defense", "pegs": pegs, "carrier": "18,4", "moves_left": 3}
    state = game.from_position({"possession": "home", "spot": 40, "down": 2, "togo": 5, **given})
    for level in TEMPERS:
        move = asked(coach(level), game, state, random.Random(2))
        assert str(move).startswith("move 18,6") and move.args[-1] == "18,4"


def test_a_free_carrier_runs_for_the_goal_line(game):
    pegs = ["B 18,4", "l 2,-9"]
    given = {"phase": "run-offense", "pegs": pegs, "carrier": "18,4", "moves_left": 5}
    state = game.from_position({"possession": "home", "spot": 91, "down": 2, "togo": 5, **given})
    for level in TEMPERS:
        move = asked(coach(level), game, state, random.Random(2))
        assert move.args[-1].endswith(",9")


def test_an_open_receiver_in_the_end_zone_is_thrown_to(game):
    pegs = ["B 18,-6", "R 30,12", "B 10,-5", "l 18,-3", "l 10,0", "l 4,2"]
    given = {"phase": "declare", "pegs": pegs, "carrier": "18,-6", "rolled": ["offense", "defense"]}
    state = game.from_position({"possession": "home", "spot": 90, "down": 4, "togo": 8, **given})
    for level in TEMPERS:
        best = coach(level).best(game.view(state, Seat.HOME), 1)
        assert best[0].moves == (said("throw 30,12"),)
    assert asked(coach("master"), game, state, random.Random(2)) == said("throw 30,12")


def test_advice_names_moves_worths_and_a_reason(game, positions):
    mind = coach("pro")
    for state in positions[::3]:
        seat = state.decider
        view, legal = game.view(state, seat), game.legal(state, seat)
        advice = mind.advise(view, seat, legal)
        worths = [weighed.worth for weighed in advice.moves if weighed.worth is not None]
        assert advice.best.move in legal
        assert worths == sorted(worths, reverse=True)
        assert all(-1.01 <= worth <= 1.01 for worth in worths)
        assert -1.01 <= advice.value <= 1.01
        assert advice.unit == "chance to win"
        assert advice.reason.endswith(".")
        assert mind.evaluate(view, seat) == pytest.approx(-mind.evaluate(view, seat.other))


def test_the_best_turns_can_be_played_as_they_are_said(game, positions):
    mind = coach("pro")
    for state in (each for each in positions if each.moves_left):
        for line in mind.best(game.view(state, state.decider), 3):
            after = state
            for step, move in enumerate(line.moves):
                assert move in game.legal(after, state.decider), (state.phase, str(move))
                after = game.apply(after, {state.decider: move}, RandomDice(step)).state


def test_levels_by_name():
    assert levels_of("pegskin") == ("random", "rookie", "pro", "master")
    for level in levels_of("pegskin"):
        assert coach(level).level == level
