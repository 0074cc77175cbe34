"""The coach that studies habits: its leash holds, and it gains where habits are what they were."""

import numpy as np
import pytest
from scipy.optimize import linprog

from gridlight.coaches import snap
from gridlight.coaches.foto import leash
from gridlight.coaches.foto.answers import best_answers, is_mixture
from gridlight.coaches.foto.coach import TEMPERS, FotoCoach
from gridlight.coaches.foto.habits import SHRINK, SHRINK_PLACES, Habits, Laid, custom
from gridlight.coaches.foto.plan import GamePlan
from gridlight.coaches.foto.studying import Opposition, StudyingCoach, places_of
from gridlight.coaches.levels import coach_for
from gridlight.kernel.game import Seat
from gridlight.session.games import GAMES
from gridlight.session.match import play_match
from helpers.foto_habits import Habitual, Watched

PLACES = [(1, 30, 10), (2, 40, 7), (3, 50, 3), (3, 35, 12), (1, 85, 10), (4, 97, 2), (2, 5, 14)]

ROUNDING = 1e-6
"""Two solvers of the same snap agree so well."""


@pytest.fixture(scope="module")
def plan(classic, spinners, solved):
    return GamePlan(classic, spinners, solved)


def shares(rng, count):
    """Habits of some kind: one card always, or any mixture."""
    return (
        np.eye(count)[rng.integers(count)] if rng.random() < 0.3 else rng.dirichlet([0.4] * count)
    )


@pytest.mark.parametrize("rope", [0.01, 0.05, 0.3])
def test_nobody_gains_more_than_the_leash(plan, rope):
    rng = np.random.default_rng(7)
    for place in PLACES:
        paid, play = plan.payoffs(place), plan.snap(place)
        flow = shares(rng, paid.shape[1])[:, None, None] * play.placing
        laid = shares(rng, paid.shape[0])[:, None] * places_of(play)
        ours, theirs = (
            leash.attack(paid, play, flow, rope),
            leash.guard(paid, play, laid, rope),
        )
        bent = snap.Equilibrium(play.value, ours.offense, theirs.formation, theirs.placing)
        assert is_mixture(bent)
        best, left = best_answers(paid, bent)  # the certificate's own, not the leash's
        assert left >= play.value - rope - ROUNDING
        assert best <= play.value + rope + ROUNDING
        assert ours.hoped >= play.value - ROUNDING
        assert -theirs.hoped <= play.value + ROUNDING


def test_without_a_leash_nothing_is_bent(plan):
    for place in PLACES:
        paid, play = plan.payoffs(place), plan.snap(place)
        flow = np.eye(paid.shape[1])[0][:, None, None] * play.placing
        assert np.array_equal(leash.attack(paid, play, flow, 0.0).offense, play.offense)
    assert leash.leash_after(0) == 0.0
    assert leash.leash_after(1) < leash.leash_after(50) < leash.LEASH


def test_a_long_leash_ends_at_the_best_answer(plan):
    for place in PLACES[:3]:
        paid, play = plan.payoffs(place), plan.snap(place)
        favorite = np.eye(paid.shape[1])[1]
        flow = favorite[:, None, None] * play.placing
        found = leash.attack(paid, play, flow, 100.0)
        assert found.hoped == pytest.approx(leash.allowed(paid, flow), abs=0.02)


def program(paid, by_habit, floor):
    """The most that an offense gets by the habits, sure of `floor`, by HiGHS."""
    rows = snap.limits(paid)
    size = rows.shape[1]
    cost = np.zeros(size)
    cost[: by_habit.size] = -by_habit.ravel()
    total = np.zeros((1, size))
    total[0, : by_habit.size] = 1.0
    least = [(0, None)] * by_habit.size + [(None, None)] * (size - by_habit.size - 1)
    answer = linprog(
        cost, A_ub=rows, b_ub=np.zeros(len(rows)), A_eq=total, b_eq=[1.0],
        bounds=[*least, (floor, None)],
    )  # fmt: skip
    return -float(answer.fun)


def test_it_gets_nearly_all_that_the_leash_allows(plan):
    rng = np.random.default_rng(3)
    for place in PLACES:
        paid, play = plan.payoffs(place), plan.snap(place)
        formation = shares(rng, paid.shape[1])
        flow = formation[:, None, None] * play.placing
        by_habit = np.stack(
            [(paid[:, :, 2 - at : 7 - at] * flow[:, at]).sum(axis=(1, 2)) for at in range(3)], 1
        )
        most = program(paid, by_habit, play.value - 0.05)
        found = leash.attack(paid, play, flow, 0.05)
        assert found.hoped <= most + 1e-7
        assert found.hoped - play.value >= 0.7 * (most - play.value) - 1e-9


def test_the_plain_simplex_solves_what_is_paid_besides():
    rng = np.random.default_rng(5)
    worth, gift = rng.normal(size=(4, 3, 7)), rng.normal(size=(4, 3))
    toll = rng.normal(size=(3, 3, 5))
    found = leash._solved(worth, leash.Besides(gift, toll))
    flow = found.formation[:, None, None] * found.placing
    attack, held = -np.inf, np.zeros(3)
    for at in range(3):
        reached = worth[:, :, 2 - at : 7 - at]
        got = (reached * flow[:, at]).sum(axis=(1, 2)) + gift[:, at]
        attack = max(attack, float(got.max()))
        held += (np.tensordot(found.offense[:, at], reached, 1) + toll[at]).min(axis=1)
    assert attack + (flow * toll.transpose(1, 0, 2)).sum() == pytest.approx(found.value, abs=1e-9)
    assert held.min() + (found.offense * gift).sum() == pytest.approx(found.value, abs=1e-9)


def test_what_is_little_known_is_drawn_towards_the_equilibrium():
    laid = [Laid(3, 40, 8, "a")] * 12
    known = custom([*laid, Laid(3, 40, 8, "of another deck")], ("a", "b"))
    before = np.array([0.2, 0.8])
    assert known.guess((1, 40, 10), before).calls == 0
    assert np.array_equal(known.guess((1, 40, 10), before).shares, before)
    near = known.guess((3, 95, 2), before)  # the same down, all else different
    assert near.calls == 12
    assert near.shares[0] == pytest.approx((12 + SHRINK * 0.2) / (12 + SHRINK))
    there = known.guess((3, 45, 9), before)
    assert near.shares[0] < there.shares[0] < 1.0
    assert there.shares.sum() == pytest.approx(1.0)


def test_who_was_never_seen_is_played_as_anybody(plan):
    known = Opposition(plan, Habits(offense=(Laid(1, 30, 10, plan.plays[0]),) * 40))
    for found in (known.attack((1, 30, 10)), known.guard((2, 30, 10))):
        assert found.leash == 0.0
        assert max(abs(found.gained), abs(found.risked)) < ROUNDING
    assert known.guard((1, 30, 10)).gained > 0.05


def test_where_cards_are_laid_is_learned_too():
    laid = [Laid(1, 30, 10, "a", at=-1)] * 30 + [Laid(1, 30, 10, "a")] * 5
    even = np.full((2, 3), 1 / 3)
    placed = custom(laid, ("a", "b")).placed(even)
    assert placed[0, 0] == pytest.approx((30 + SHRINK_PLACES / 3) / (30 + SHRINK_PLACES))
    assert np.array_equal(placed[1], even[1])
    seen = custom([Laid(1, 30, 10, "b", at=2, facing=-1)] * 30, ("a", "b"), spots=5)
    assert seen.places[1, 0, 4] == seen.places.sum() == 30
    before = np.full((2, 3, 5), 0.2)
    assert seen.placed(before)[1, 0, 4] > 0.8
    assert np.allclose(seen.placed(before)[1, 1], before[1, 1])


@pytest.fixture(scope="module")
def tables():
    return GAMES.get("foto-electric").tables({"deck": "classic"})


@pytest.fixture(scope="module")
def game(tables):
    entry = GAMES.get("foto-electric")
    return entry.build(entry.read_settings({}, "test"), tables)


def seen(plan, game, person, games):
    """What is written down of somebody in games against the best, on either side."""
    watched = Watched(person, plan)
    best = FotoCoach(plan, TEMPERS["equilibrium"])
    for number in range(games):
        pair = (best, watched) if number % 2 else (watched, best)
        play_match(game, dict(zip(Seat, pair, strict=True)), f"seen/{number}")
    return watched.habits


def along(plan, coach, habitual, places):
    """Points a snap that a coach expects against somebody, by every result's own chance."""
    attack = guard = 0.0
    for place in places:
        paid, his, ours = plan.payoffs(place), habitual.mixture(place), coach(place)
        mixed = [
            snap.Equilibrium(0.0, one.offense, other.formation, other.placing)
            for one, other in ((ours[0], his), (his, ours[1]))
        ]
        attack += float((mixed[0].cells() * paid).sum())
        guard -= float((mixed[1].cells() * paid).sum())
    return attack / len(places), guard / len(places)


def test_it_gains_on_somebody_with_habits_and_stays_on_the_leash_without(plan, game):
    person = Habitual(plan)
    habits = seen(plan, game, person, 6)
    known = Opposition(plan, habits)
    places = sorted({laid.place for laid in habits.offense})[::12]

    def plain(place):
        return plan.snap(place), plan.snap(place)

    def bent(place):
        return known.attack(place).play, known.guard(place).play

    before, after = (along(plan, coach, person, places) for coach in (plain, bent))
    assert after[0] - before[0] > 0.03
    assert after[1] - before[1] > 0.03
    best = FotoCoach(plan, TEMPERS["equilibrium"])
    level = along(plan, plain, best, places)
    on_leash = along(plan, bent, best, places)
    assert all(b >= a - leash.LEASH for a, b in zip(level, on_leash, strict=True))


def test_the_same_habits_and_the_same_stream_give_the_same_game(plan, tables):
    entry = GAMES.get("foto-electric")
    game = entry.build(entry.read_settings({"plays_per_quarter": 5}, "test"), tables)
    habits = Habits(
        tuple(Laid(down, 40, 8, plan.plays[1]) for down in (1, 2, 3) for _ in range(30)),
        tuple(Laid(down, 40, 8, plan.formations[2]) for down in (1, 2, 3) for _ in range(30)),
    )
    played = []
    for _ in range(2):
        pair = StudyingCoach(plan, TEMPERS["equilibrium"], habits), FotoCoach(plan, TEMPERS["pro"])
        result = play_match(game, dict(zip(Seat, pair, strict=True)), "the same")
        played.append([step.words for step in result.steps])
    assert played[0] == played[1]
    pair = FotoCoach(plan, TEMPERS["equilibrium"]), FotoCoach(plan, TEMPERS["pro"])
    other = play_match(game, dict(zip(Seat, pair, strict=True)), "the same")
    assert played[0] != [step.words for step in other.steps]


def test_only_the_best_levels_study(tables, solved):
    habits = Habits((Laid(1, 30, 10, "1"),))
    made = {
        level: coach_for("foto-electric", level, {}, tables, habits=habits)
        for level in ("random", "pro", "equilibrium")
    }
    assert isinstance(made["equilibrium"], StudyingCoach)
    assert made["equilibrium"].level == "equilibrium"
    assert not any(isinstance(made[level], StudyingCoach) for level in ("random", "pro"))
