"""The snap's equilibria, against brute force and against what they promise."""

from __future__ import annotations

import itertools
import sys

import numpy as np
import pytest
from scipy.optimize import linprog

from gridlight.coaches import plain_snap, snap, yardage
from gridlight.coaches.fast import exact_snap
from gridlight.coaches.kernels import NO_CATCH, Outcome, Results, results
from gridlight.coaches.yardage import Situation
from gridlight.kernel.errors import GridlightError
from helpers.shaken_decks import TEMPLATE

FIRST = Situation(1, 10, 70)


def random_worth(seed: int, cards: int = 2, formations: int = 2) -> snap.Floats:
    return np.random.default_rng(seed).normal(size=(cards, formations, 7))


def normal_form_value(worth: snap.Floats) -> float:
    """The value from every pure strategy of the defense: a card, and a spot for each place."""
    cards, formations, _ = worth.shape
    columns = []
    for d in range(formations):
        for spots in itertools.product(range(5), repeat=3):
            columns.append([worth[c, d, spots[p] - p + 2] for c in range(cards) for p in range(3)])
    game = np.array(columns)
    answer = linprog(
        [0.0] * game.shape[1] + [-1.0],
        A_ub=np.hstack([-game, np.ones((len(game), 1))]),
        b_ub=np.zeros(len(game)),
        A_eq=[[1.0] * game.shape[1] + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * game.shape[1] + [(None, None)],
    )
    return -float(answer.fun)


@pytest.mark.parametrize("seed", range(8))
def test_the_value_is_that_of_the_whole_normal_form(seed: int) -> None:
    worth = random_worth(seed, 1 + seed % 3, 1 + seed % 2)
    assert snap.solve(worth).value == pytest.approx(normal_form_value(worth), abs=1e-7)


@pytest.mark.parametrize("seed", range(20))
def test_the_simplex_and_the_linear_program_agree(seed: int) -> None:
    worth = random_worth(seed, 12, 6)
    if seed % 2:
        worth = np.round(worth * 2.0) / 2.0  # many payoffs alike
    one, two = snap.solve(worth), snap.solve_by_program(worth)
    assert one.value == pytest.approx(two.value, abs=1e-9)
    assert max(snap.exploitability(worth, one)) < 1e-7
    assert max(snap.exploitability(worth, two)) < 1e-7


@pytest.mark.parametrize("seed", range(20))
def test_the_plain_simplex_gives_the_same_answers(seed: int) -> None:
    worth = random_worth(100 + seed, 12, 6)
    if seed % 2:
        worth = np.round(worth * 2.0) / 2.0
    fast, plain = (
        snap.solve_by(simplex, worth) for simplex in (exact_snap.solve_snap, plain_snap.solve_snap)
    )
    assert plain.value == pytest.approx(fast.value, abs=1e-7)
    assert max(snap.exploitability(worth, plain)) < 1e-7
    if not seed % 2:  # one equilibrium only
        assert np.allclose(plain.offense, fast.offense, atol=1e-7)
        assert np.allclose(plain.formation, fast.formation, atol=1e-7)


def test_many_snaps_at_once_are_solved_as_each_alone() -> None:
    """Each begins where another ended, like it or not; and so once more from its own end."""
    many = np.stack([random_worth(seed // 3, 12, 6) + 0.01 * seed for seed in range(12)])
    plans = snap.no_plans(len(many), 36)
    offense, formation = np.empty((12, 12, 3)), np.empty((12, 6))
    placing = np.empty((12, 6, 3, 5))
    for again in range(2):
        paid = many + 0.02 * again * random_worth(99, 12, 6)
        snap.solve_many(paid, plans, offense, formation, placing)
        for number, worth in enumerate(paid):
            play = snap.Equilibrium(0.0, offense[number], formation[number], placing[number])
            assert max(snap.exploitability(worth, play)) < 1e-7
            value = float((play.cells() * worth).sum())
            assert value == pytest.approx(snap.solve_by_program(worth).value, abs=1e-7)


def test_a_snap_in_which_nothing_matters_is_solved() -> None:
    assert snap.solve(np.full((12, 6, 7), -1.5)).value == pytest.approx(-1.5)


def test_worths_that_are_no_numbers_are_refused() -> None:
    with pytest.raises(GridlightError, match="can't be solved"):
        snap.solve(np.full((2, 2, 7), np.nan))


@pytest.mark.parametrize("seed", range(5))
def test_neither_side_can_do_better_than_the_equilibrium(seed: int) -> None:
    worth = random_worth(seed, 12, 6)
    play = snap.solve(worth)
    assert max(snap.exploitability(worth, play)) < 1e-7
    assert play.value == pytest.approx(float((play.cells() * worth).sum()))


def test_the_mixtures_are_chances() -> None:
    play = snap.solve(random_worth(3, 12, 6))
    for mixture, axis in ((play.offense, None), (play.formation, None), (play.placing, 2)):
        assert mixture.min() >= 0.0
        assert np.allclose(mixture.sum(axis=axis), 1.0)
    assert play.cells().sum() == pytest.approx(1.0)


def test_the_program_has_the_size_of_the_sequence_form() -> None:
    rows, variables = snap.limits(np.zeros((12, 6, 7))).shape
    assert (variables, rows + 1) == (55, 97)


def test_seeing_the_place_helps_the_defense() -> None:
    """One card, one formation: wherever the offense lies, the defense finds the worst spot."""
    worth = np.array([[[9.0, 0.0, 9.0, 9.0, 9.0, 0.0, 9.0]]])
    assert snap.solve(worth).value == pytest.approx(0.0)
    worth[0, 0, 1] = 9.0  # now the left place escapes: only +2 is bad, and right reaches −3…+1
    assert snap.solve(worth).value == pytest.approx(9.0)
    assert snap.solve(worth).offense[0, 2] == pytest.approx(1.0)


@pytest.mark.parametrize("heat", [0.15, 0.3])
def test_noisy_play_chooses_by_what_each_choice_is_worth(heat: float) -> None:
    worth = random_worth(5, 12, 6)
    play = snap.smooth(worth, heat, rounds=20_000)
    seen = np.array(
        [
            [
                sum(
                    play.formation[d] * play.placing[d, p, q] * worth[c, d, q - p + 2]
                    for d in range(6)
                    for q in range(5)
                )
                for p in range(3)
            ]
            for c in range(12)
        ]
    )
    wish = np.exp(seen / heat)
    assert np.allclose(play.offense, wish / wish.sum(), atol=1e-3)


def test_noise_fades_into_the_equilibrium() -> None:
    worth = random_worth(6, 4, 3)
    losses = [max(snap.exploitability(worth, snap.smooth(worth, t, 20_000))) for t in (0.5, 0.1)]
    assert losses[1] < losses[0]
    assert snap.smooth(worth, 0.03, 50_000).value == pytest.approx(
        snap.solve(worth).value, abs=0.05
    )


def test_solving_without_scipy_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "scipy.optimize", None)
    with pytest.raises(GridlightError, match=r"gridlight\[lab\]"):
        snap.solve_by_program(random_worth(1))


SITUATIONS = [FIRST, Situation(2, 7, 60), Situation(3, 2, 40), Situation(4, 1, 35)]


@pytest.mark.parametrize("situation", SITUATIONS, ids=str)
def test_more_yards_are_worth_more(situation: Situation) -> None:
    worth = [yardage.after_gain(situation, gain) for gain in range(-10, 30)]
    short, made = worth[: 10 + situation.to_go], worth[10 + situation.to_go :]
    assert short == sorted(short)
    assert made == sorted(made)
    assert made[0] > short[-1] - 0.1  # second and one is nearly a first down


@pytest.mark.parametrize("to_goal", range(10, 95, 5))
def test_a_play_of_ordinary_football_leaves_first_and_ten_worth_what_it_is(to_goal: int) -> None:
    backed_up = yardage.ordinary_play(Situation(1, 10, to_goal))
    assert backed_up == pytest.approx(yardage.first_and_ten(to_goal), abs=0.45)


def test_turnovers_cost_points_and_scores_give_them() -> None:
    here = yardage.first_and_ten(70)
    assert yardage.after_fumble(FIRST, 3) < yardage.after_gain(FIRST, 3)
    assert yardage.after_interception(FIRST, 10) < here
    assert yardage.after_gain(FIRST, 70) == yardage.TOUCHDOWN > here
    assert yardage.after_gain(Situation(1, 10, 99), -1) == yardage.SAFETY


def one(outcome: Outcome, yards: int, reach: float, catch: int = NO_CATCH) -> Results:
    def full(value: float) -> snap.Floats:
        return np.full((1, 1, 7), value)

    return Results(
        outcome=full(outcome).astype(np.int64),
        yards=full(yards).astype(np.int64),
        reach=full(reach),
        catch=full(catch).astype(np.int64),
        margin=full(1.0),
        at_start=full(0.0).astype(bool),
    )


@pytest.mark.parametrize(
    ("shown", "to_goal", "worth"),
    [
        (one(Outcome.TACKLE, 12, 12.0), 10, yardage.TOUCHDOWN),
        (one(Outcome.FUMBLE, 12, 12.0), 12, yardage.TOUCHDOWN),
        (one(Outcome.OUT_OF_BOUNDS, 4, 11.0), 10, yardage.TOUCHDOWN),
        (one(Outcome.TACKLE, 4, 4.0), 10, yardage.after_gain(Situation(1, 10, 10), 4)),
        (one(Outcome.TACKLE, 30, 30.0, 21), 10, yardage.after_gain(Situation(1, 10, 10), 0)),
        (one(Outcome.TACKLE, 22, 22.0, 18), 10, yardage.TOUCHDOWN),
        (one(Outcome.INTERCEPTION, 21, 0.0), 10, yardage.after_gain(Situation(1, 10, 10), 0)),
        (one(Outcome.INTERCEPTION, 15, 0.0), 10, yardage.turned_over(-5)),
    ],
)
def test_the_goal_line_cuts_a_result_short(shown: Results, to_goal: int, worth: float) -> None:
    """FE-12"""
    paid = snap.payoffs(shown, Situation(1, 10, to_goal))
    assert paid[0, 0, 0] == pytest.approx(worth)


def test_payoffs_of_a_deck_lie_between_its_best_and_worst_outcome() -> None:
    paid = snap.payoffs(results(TEMPLATE), FIRST)
    assert paid.max() == yardage.TOUCHDOWN
    assert paid.min() > -yardage.TOUCHDOWN
