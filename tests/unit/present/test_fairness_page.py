"""The fairness page's numbers."""

import math
import random

import pytest

from gridlight.kernel.dice import Face, RandomDice, Throw
from gridlight.present.fairness import (
    FaceCount,
    chi_squared_tail,
    fairness_page,
    judge,
    pooled,
)
from gridlight.session.fairness import Tally, tally
from gridlight.session.table import Setup, Table
from helpers.games_played import play_on

WHEEL = Throw("wheel", (Face("5", 180), Face("20", 90), Face("fumble", 89), Face("95", 1)))


def counted(labels, purpose="wheel"):
    found = Tally(purpose)
    for label in labels:
        found.count(WHEEL, label)
    return found


@pytest.mark.parametrize("freedom", [1, 2, 3, 7, 20, 61])
def test_the_tail_is_that_of_the_tables(freedom):
    from scipy.stats import chi2

    for share in (0.01, 0.2, 0.7, 1.0, 1.3, 2.0, 5.0):
        value = share * freedom
        assert chi_squared_tail(value, freedom) == pytest.approx(chi2.sf(value, freedom), rel=1e-9)


def test_the_tail_at_its_ends():
    assert chi_squared_tail(0, 3) == 1
    assert 0 <= chi_squared_tail(2000, 3) < 1e-100
    assert math.isclose(chi_squared_tail(3.841458820694124, 1), 0.05, rel_tol=1e-9)


def test_rare_faces_are_counted_together():
    faces = [FaceCount("a", 4, 1.0), FaceCount("b", 3, 4.5), FaceCount("c", 30, 31.5)]
    assert pooled(faces) == [(7, 5.5), (30, 31.5)]
    rest = [FaceCount("a", 8, 8.0), FaceCount("b", 1, 9.0), FaceCount("c", 2, 30.0)]
    assert sum(mean for _, mean in pooled(rest)) == 47.0
    assert sum(count for count, _ in pooled(rest)) == 11


def test_a_few_rolls_are_not_judged():
    found = judge(counted(["5", "20"]))
    assert (found.rolls, found.p_value) == (2, None)
    assert found.verdict == "Too few rolls to judge."


def test_fair_dice_are_called_fair():
    dice = RandomDice(5)
    found = judge(counted([dice.roll(WHEEL) for _ in range(4000)]))
    assert found.p_value > 0.001
    assert sum(face.expected for face in found.faces) == pytest.approx(4000)
    assert found.freedom == 3
    assert found.verdict == "As fair dice fall."


def test_crooked_dice_are_found_out():
    found = judge(counted(["fumble"] * 60 + ["5"] * 40))
    assert found.p_value < 1e-6
    assert found.verdict.startswith("Fair dice stray this far 1 in ")


def test_p_values_of_fair_dice_are_spread_evenly():
    stream = random.Random(2)
    values = []
    for _ in range(300):
        dice = RandomDice(stream.random())
        values.append(judge(counted([dice.roll(WHEEL) for _ in range(200)])).p_value)
    assert 0.4 < sum(values) / len(values) < 0.6
    assert 0.02 < sum(value < 0.1 for value in values) / len(values) < 0.2


def test_the_page_sets_this_game_beside_all_games():
    games = [
        play_on(Table.start(Setup("foto-electric", seed=str(seed))), seed, steps=400)
        for seed in (1, 2)
    ]
    page = fairness_page(tally(games[:1]), tally(games))
    assert page[0].purpose == "coin toss"
    assert len({row.purpose for row in page}) == len(page)
    assert sum(row.game.rolls for row in page if row.game) == sum(
        len(record.rolls) for record in games[0].history
    )
    for row in page:
        assert row.all_games is not None
        if row.game:
            assert row.game.rolls <= row.all_games.rolls


def test_what_the_wheel_does_not_bear_is_counted_apart():
    found = counted(["5", "17"])
    assert judge(found).others == 1
