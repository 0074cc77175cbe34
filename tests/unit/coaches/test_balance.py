"""The balance report against sums made by hand."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from gridlight.cards.exact import resolve
from gridlight.cards.margin import measured
from gridlight.coaches import balance, snap
from gridlight.coaches.balance import BANDS, RUN_CLASSES, SITUATIONS, Figures
from gridlight.coaches.kernels import NO_CATCH, Outcome, Results, results
from helpers.shaken_decks import TEMPLATE, shaken_deck


@pytest.fixture(scope="module")
def report() -> balance.Report:
    return balance.report(TEMPLATE)


def every_figures(report: balance.Report) -> list[Figures]:
    single = [figures for _, *two in report.by_situation for figures in two]
    return [report.equilibrium, report.noisy, *single]


def test_every_mixture_is_whole(report: balance.Report) -> None:
    for figures in every_figures(report):
        for shares in (figures.offense, figures.formations, figures.alignments, figures.places):
            assert sum(shares) == pytest.approx(1.0)
        assert sum(figures.run_shares) == pytest.approx(1.0)
        assert 0.0 <= figures.runs <= 1.0


def test_all_situations_are_reported_twice(report: balance.Report) -> None:
    assert [situation for situation, _, _ in report.by_situation] == [s for s, _ in SITUATIONS]
    for _, sharp, noisy in report.by_situation:
        assert sharp != noisy


def test_used_and_unused_cards_make_up_the_deck(report: balance.Report) -> None:
    keys = [*report.used_offense, *report.used_formations, *report.unused]
    assert sorted(keys) == sorted([*(str(n) for n in range(1, 13)), *"ABCDEF"])


def test_outcomes_count_all_results(report: balance.Report) -> None:
    assert sum(report.outcomes.values()) == 504


def test_close_calls_are_the_magnifiers() -> None:
    deck = shaken_deck(2)
    found = balance.close_calls(deck, results(deck))
    assert found == tuple(sorted(found, key=lambda close: close.margin))
    for close in found:
        card, formation = deck.play(int(close.offense)), deck.formation(close.defense)
        shown = measured(card, formation, resolve(card, formation, close.alignment))
        assert shown.margin == pytest.approx(close.margin, abs=2e-3)


def made(outcomes: list[Outcome], yards: list[int], catch: list[int]) -> Results:
    """A run (card 0) and a pass (card 1) against one formation; alignments 0 and 1 count."""

    def grid(values: list[int]) -> np.ndarray:
        out = np.zeros((2, 1, 7), dtype=np.int64)
        out[0, 0, 3:5], out[1, 0, 3:5] = values[:2], values[2:]
        return out

    zeros = np.zeros((2, 1, 7))
    return Results(
        grid([int(o) for o in outcomes]), grid(yards), zeros, grid(catch), zeros, zeros.astype(bool)
    )


def test_figures_are_those_of_the_mixture() -> None:
    shown = made(
        [Outcome.TACKLE, Outcome.FUMBLE, Outcome.TACKLE, Outcome.INTERCEPTION],
        [4, -2, 20, 12],
        [NO_CATCH, NO_CATCH, 15, NO_CATCH],
    )
    placing = np.zeros((1, 3, 5))
    placing[0, 1] = [0.0, 0.0, 0.75, 0.25, 0.0]  # over the center: alignments 0 and 1
    placing[0, (0, 2), 2] = 1.0
    offense = np.zeros((2, 3))
    offense[:, 1] = (0.6, 0.4)
    play = snap.Equilibrium(0.5, offense, np.ones(1), placing)
    figures = balance.figures(shown, play, np.array([True, False]))
    assert figures.value == 0.5
    assert figures.runs == pytest.approx(0.6)
    assert figures.yards_a_run == pytest.approx(0.75 * 4 - 0.25 * 2)
    assert figures.completions == pytest.approx(0.75)
    assert figures.yards_a_completion == pytest.approx(20.0)
    assert figures.interceptions == pytest.approx(0.25)
    assert figures.fumbles == pytest.approx(0.6 * 0.25)
    assert figures.sacks == pytest.approx(0.0)
    assert figures.run_shares == pytest.approx((0.25, 0.0, 0.75, 0.0, 0.0, 0.0))
    assert figures.long_runs == (0.0, 0.0)
    assert figures.alignments == pytest.approx((0, 0, 0, 0.75, 0.25, 0, 0))
    assert set(figures.outside()) >= {"completions", "fumbles", "interceptions"}


def test_a_blend_counts_each_figure_by_its_own_base() -> None:
    def one(runs: float, yards: float, completions: float) -> Figures:
        return Figures(
            value=1.0,
            runs=runs,
            yards_a_run=yards,
            completions=completions,
            yards_a_completion=10.0,
            interceptions=0.03,
            fumbles=0.02,
            breakaways=0.01,
            sacks=0.0,
            run_shares=(1.0, 0.0, 0.0, 0.0, 0.0, 0.0),
            offense=(1.0,),
            formations=(1.0,),
            alignments=(1.0,),
            places=(1.0,),
            long_runs=(0.5 * runs, 0.0),
        )

    blended = balance.blend([one(0.9, 5.0, 0.5), one(0.1, 1.0, 0.6)], [1.0, 1.0])
    assert blended.runs == pytest.approx(0.5)
    assert blended.yards_a_run == pytest.approx(0.9 * 5.0 + 0.1 * 1.0)
    assert blended.long_runs == pytest.approx((0.5 * (0.9**2 + 0.1**2), 0.0))
    assert blended.completions == pytest.approx(0.1 * 0.5 + 0.9 * 0.6)


def test_bands_and_classes_cover_what_they_should() -> None:
    assert BANDS["yards_a_run"].holds(3.8)
    assert not BANDS["yards_a_run"].holds(4.7)
    edges = [(low, high) for _, low, high in RUN_CLASSES]
    assert all(a[1] + 1 == b[0] for a, b in itertools.pairwise(edges))
    assert sum(balance.RUN_SHARES) == pytest.approx(0.99)
