"""What somebody's recorded play gives away, held against what the best answers really gain."""

import numpy as np
import pytest

from gridlight.coaches.foto.answers import best_answers
from gridlight.coaches.foto.habits import SHRINK, Habits, Laid
from gridlight.coaches.foto.leaks import leaks_of
from gridlight.coaches.foto.plan import GamePlan
from gridlight.coaches.snap import Equilibrium

PLACE = (3, 50, 3)


@pytest.fixture(scope="module")
def plan(classic, spinners, solved):
    return GamePlan(classic, spinners, solved)


def always(plan, play, formation, times):
    """Somebody who always lays the same, at the center, and answers in the center."""
    facing = [n % 3 - 1 for n in range(times)]
    return Habits(
        tuple(Laid(*PLACE, plan.plays[play], at=0) for _ in range(times)),
        tuple(Laid(*PLACE, plan.formations[formation], at=0, facing=f) for f in facing),
    )


def test_a_pure_habit_leaks_what_the_best_answer_gains(plan):
    found = leaks_of(plan, always(plan, 4, 1, 30_000), 10)
    paid, play = plan.payoffs(PLACE), plan.snap(PLACE)
    offense, formation = np.zeros_like(play.offense), np.zeros_like(play.formation)
    offense[4, 1] = formation[1] = 1.0
    placing = np.zeros_like(play.placing)
    placing[:, :, 2] = 1.0
    best, held = best_answers(paid, Equilibrium(0.0, offense, formation, placing))
    assert found.offense.lost == pytest.approx(play.value - held, abs=0.02)
    assert found.defense.lost == pytest.approx(best - play.value, abs=0.02)
    assert found.snaps == 60_000
    assert found.a_game == pytest.approx(found.a_snap * 6_000)
    (leak,) = found.offense.leaks
    assert (leak.down, leak.distance, leak.place, leak.card.card) == (3, "short", PLACE, "5")
    assert leak.card.laid == 1.0 > leak.card.guessed > 0.99
    assert leak.card.best == pytest.approx(float(play.offense[4].sum()))
    assert found.biggest[0].total >= found.biggest[1].total


def test_little_that_was_seen_is_told_small(plan):
    few, many = (leaks_of(plan, always(plan, 4, 1, times), 1) for times in (2, 200))
    assert 0.0 < few.offense.lost < many.offense.lost
    best = few.offense.leaks[0].card.best
    once = (2 + SHRINK * best) / (2 + SHRINK)  # in the widest of three groups
    assert best < once < few.offense.leaks[0].card.guessed < 1.0


def test_nobody_and_cards_of_another_deck_leak_nothing(plan):
    for habits in (Habits(), Habits((Laid(1, 30, 10, "77"),), (Laid(1, 30, 10, "Z"),))):
        found = leaks_of(plan, habits, 0)
        assert (found.snaps, found.a_snap, found.a_game, found.biggest) == (0, 0.0, 0.0, ())
