"""Matches between coaches, and the coach without a plan."""

import random
from collections import Counter

import pytest

from gridlight.coaches.random import RandomCoach
from gridlight.kernel.game import MoveList, Seat
from gridlight.session.match import MatchEndless, play_match
from gridlight.session.table import Setup, Table
from helpers.toy_game import TOYS, ToyGame

COACHES = {seat: RandomCoach() for seat in Seat}


def test_the_same_seed_gives_the_same_match():
    first, again, other = (play_match(ToyGame(9), COACHES, seed) for seed in ("a", "a", "b"))
    assert first == again
    assert first.steps != other.steps
    assert first.described["over"]


def test_a_match_has_the_dice_of_a_saved_game_with_its_seed():
    match = play_match(ToyGame(4), COACHES, "seed")
    table = Table.start(Setup("toy", seed="seed"), registry=TOYS)
    for step in match.steps:
        record = table.play(step.seat, step.words)
        assert record.rolls == step.rolls
        assert record.events == step.events
    assert table.state == match.state


def test_another_coach_changes_no_die():
    class First:
        def choose(self, view, seat, legal, stream):
            return next(iter(legal))

    random_pair = play_match(ToyGame(4), COACHES, "x")
    mixed = play_match(ToyGame(4), {Seat.HOME: RandomCoach(), Seat.VISITORS: First()}, "x")
    fell = [[step.rolls for step in match.steps] for match in (random_pair, mixed)]
    assert fell[0] == fell[1]


def test_coaches_see_their_own_view_alone():
    seen = []

    class Watcher(RandomCoach):
        def choose(self, view, seat, legal, stream):
            seen.append(view.seat is seat)
            return super().choose(view, seat, legal, stream)

    play_match(ToyGame(3), {seat: Watcher() for seat in Seat}, "w")
    assert seen
    assert all(seen)


def test_a_game_that_does_not_end_is_an_error():
    with pytest.raises(MatchEndless):
        play_match(ToyGame(50), COACHES, "s", most_steps=20)


def test_the_random_coach_likes_all_moves_alike():
    coach, stream = RandomCoach(), random.Random(1)
    legal = MoveList("abcd")
    counts = Counter(coach.choose(None, Seat.HOME, legal, stream) for _ in range(4000))
    assert set(counts) == set("abcd")
    assert max(counts.values()) < 1.15 * min(counts.values())


def test_the_random_coach_repeats_itself_with_its_stream():
    legal = MoveList(range(100))
    coach = RandomCoach()
    lists = [
        [coach.choose(None, Seat.HOME, legal, stream) for _ in range(10)]
        for stream in (random.Random(5), random.Random(5))
    ]
    assert lists[0] == lists[1]
