"""What no step of any game may break: points, the ball, the clock."""

import pytest

from gridlight.kernel.game import Seat
from helpers.every_game import CASES, made, walk

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)
SEEDS = range(4)
LENGTH = 100
END_ZONE = 10


@pytest.fixture(params=SEEDS)
def steps(case, request):
    return list(walk(case, request.param))


def test_the_score_is_the_sum_of_what_was_scored(case, steps):
    game = made(case)
    points = {seat.value: 0 for seat in Seat}
    for step in steps:
        for told in step.events:
            if told.get("points"):
                points[told["side"]] += told["points"]
        assert game.describe(step.after)["score"] == [points["home"], points["visitors"]]


def test_the_ball_is_on_the_field(case, steps):
    game = made(case)
    for step in steps:
        described = game.describe(step.after)
        spot = described.get("spot")
        if spot is not None:
            assert -END_ZONE <= spot <= LENGTH + END_ZONE
            if "down" in described:
                # only All-Pro lines up on a goal line itself (AP-20, AP-P4)
                assert 0 < spot < LENGTH or (case.name == "all-pro" and spot in (0, LENGTH))
                assert 1 <= described["down"] <= 4
        assert described.get("possession") in (None, *(seat.value for seat in Seat))


def test_the_clock_never_runs_back(case, steps):
    game = made(case)
    clock = (0, 0)
    for step in steps:
        described = game.describe(step.after)
        now = (described["quarter"], described["plays"])
        # a foul flagged after its play takes the play back (AP-47, FB-10)
        again = any(told.name == "penalty-accepted" for told in step.events)
        assert now >= clock or again
        assert now[0] - clock[0] <= 1
        clock = now


def test_a_game_that_is_over_stays_as_it_is(case, steps):
    game = made(case)
    over = [game.describe(step.after)["over"] for step in steps]
    assert not any(over[:-1])


def test_events_happen_to_somebody_or_to_all(case, steps):
    for step in steps:
        for told in step.events:
            assert told.name == told.name.lower()
            assert " " not in told.name
            assert told.get("side") in (None, *(seat.value for seat in Seat), *Seat)
