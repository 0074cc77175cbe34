"""The designer: its boxes, its facts, its steps, and that a seed is a deck."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gridlight.cards.model import DefenseCard, Kind, OffenseCard, Point, Segment, Travel
from gridlight.coaches import designer
from gridlight.coaches.designer import anneal, cost, facts, repair, shape
from gridlight.coaches.designer.bench import Bench, State
from gridlight.coaches.designer.draft import first_draft
from gridlight.coaches.designer.templates import FORMATIONS, PLAYS
from gridlight.coaches.fast.weigh import price
from gridlight.coaches.kernels import results
from gridlight.coaches.snap import solve
from helpers.shaken_decks import TEMPLATE

DRAFT = first_draft()


def never(*_: object) -> bool:
    return False


@pytest.fixture(scope="module")
def start() -> State:
    return Bench().start(DRAFT)


def test_the_same_seed_makes_the_same_deck() -> None:
    one, two, other = (designer.design(seed, iterations=40) for seed in (5, 5, 6))
    assert one.digest == two.digest
    assert one.digest != other.digest


def test_a_design_tells_how_far_it_is_and_ends_with_the_time() -> None:
    told: list[designer.Progress] = []
    designer.design(1, 0.0, told.append, iterations=10_000)
    assert {progress.stage for progress in told} >= {"anneal"}
    assert all(progress.done <= 1 for progress in told)


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 2**32 - 1), reach=st.floats(0.0, 1.0))
def test_no_point_ever_leaves_its_box_or_the_grid(seed: int, reach: float) -> None:
    rng = np.random.default_rng(seed)
    draft = DRAFT
    for _ in range(8):
        draft, card = anneal.nudged(draft, rng, reach)
        assert 0 <= card < 18
    assert (draft.spots >= DRAFT.low).all()
    assert (draft.spots <= DRAFT.high).all()
    assert np.array_equal(draft.spots, np.round(draft.spots, 2))
    markers = draft.spots[draft.cards[12] :]
    assert np.array_equal(markers[:, 1], np.round(markers[:, 1]))


def test_a_nudge_changes_no_card_but_the_one_it_names() -> None:
    rng = np.random.default_rng(4)
    for _ in range(50):
        draft, card = anneal.nudged(DRAFT, rng, 1.0)
        changed = np.flatnonzero((draft.spots != DRAFT.spots).any(axis=1))
        rows = DRAFT.rows(card)
        assert all(rows.start <= row < rows.stop for row in changed)


def test_templates_are_a_whole_deck() -> None:
    assert [card.number for card in TEMPLATE.offense] == list(range(1, 13))
    assert "".join(card.letter for card in TEMPLATE.defense) == "ABCDEF"
    assert all(len(card.diamonds) == 11 and card.dots for card in TEMPLATE.defense)
    for play, card in zip(PLAYS, TEMPLATE.offense, strict=True):
        assert [part.kind for part in card.segments] == [travel for travel, _ in play.stretches]
        for one, two in zip(card.segments, card.segments[1:], strict=False):
            assert one.points[-1] == two.points[0]


def test_the_templates_show_all_six_facts() -> None:
    assert facts.missing(TEMPLATE) == ()


def moved(card: DefenseCard, line: int, across: float) -> DefenseCard:
    diamonds = tuple(
        Point(point.x + across, point.y) if point.y == line else point for point in card.diamonds
    )
    return DefenseCard(card.letter, card.name, diamonds, card.dots)


@pytest.mark.parametrize("fact", facts.FACTS)
def test_a_fact_is_missed_when_its_tackler_stands_elsewhere(fact: facts.Fact) -> None:
    index = "ABCDEF".index(fact.formation)
    right = TEMPLATE.defense[index]
    card = TEMPLATE.play(fact.play)
    paths = facts.paths_of((card,), TEMPLATE.geometry)
    assert facts.shortfall(card, paths, right) == pytest.approx(0.0)
    across = [facts.shortfall(card, paths, moved(right, fact.line, dx)) for dx in (-3.0, 3.0)]
    assert min(across) > 0.1


def run_of(*points: Point) -> OffenseCard:
    return OffenseCard(1, "Run", Kind.RUN, (Segment(Travel.RUN, points),), TEMPLATE.offense[0].ends)


def test_a_smooth_run_has_no_fault_and_a_wobbly_one_has() -> None:
    smooth = run_of(Point(0, -8), Point(1, 0, 3), Point(3, 10, 4), Point(4, 40.5))
    wobbly = run_of(Point(0, -8), Point(3, 0, 3), Point(-3, 6, 3), Point(3, 12, 3), Point(0, 40.5))
    assert shape.path_faults(smooth) == 0.0
    assert shape.path_faults(wobbly) > 1.0


def test_markers_on_top_of_each_other_are_a_fault() -> None:
    right = TEMPLATE.defense[0]
    heap = (right.diamonds[0], right.diamonds[0], *right.diamonds[2:])
    heaped = DefenseCard(right.letter, right.name, heap, right.dots)
    faults = [
        shape.formation_faults(card, FORMATIONS[0], TEMPLATE.geometry) for card in (right, heaped)
    ]
    assert faults[1] > faults[0] + 1.0


def test_results_that_are_alike_hidden_or_close_cost() -> None:
    shown = results(TEMPLATE)
    arrays = [shown.outcome.astype(float), shown.yards.astype(float), shown.margin]
    base = cost.results_cost(*arrays, 0)
    assert cost.results_cost(np.zeros((12, 6, 7)), np.zeros((12, 6, 7)), shown.margin, 0) > base
    assert cost.results_cost(*arrays, 20) > base
    assert cost.results_cost(*arrays[:2], np.zeros((12, 6, 7)), 0) > base


def test_a_state_kept_up_card_by_card_is_the_one_weighed_from_nothing(start: State) -> None:
    bench, rng = Bench(), np.random.default_rng(8)
    state = start
    for _ in range(12):
        draft, card = anneal.nudged(state.draft, rng, 1.0)
        state = bench.tried(state, draft, card, np.inf) or state
    fresh = bench.start(state.draft)
    for name in ("table", "shape", "facts", "hidden"):
        assert np.array_equal(getattr(state, name), getattr(fresh, name)), name
    shown = results(state.draft.deck())
    assert np.array_equal(fresh.table[..., 0], shown.outcome)


def test_annealing_brings_the_cost_down(start: State) -> None:
    schedule = anneal.Schedule(150, 1.0, 0.5)
    best = anneal.anneal(Bench(), start, schedule, np.random.default_rng(2), never)
    assert best.cost < 0.8 * start.cost


def test_repair_clears_margins_and_leaves_every_result_alone(start: State) -> None:
    bench = Bench()
    mended = repair.repair(bench, start, 400, np.random.default_rng(3), never)
    assert repair.closeness(mended.table) < repair.closeness(start.table)
    told = mended.table[..., repair.TOLD]
    assert np.array_equal(told, start.table[..., repair.TOLD])


def test_the_bench_weighs_by_the_exact_equilibrium(start: State) -> None:
    worth = np.empty(start.table.shape[:3])
    price(start.table, cost.prices()[0], worth)
    assert np.allclose(start.mixtures.offense[0, 0], solve(worth).offense)


def test_a_design_leaves_the_global_generator_alone() -> None:
    random.seed(1)
    before = random.getstate()
    designer.design(3, iterations=5)
    assert random.getstate() == before
