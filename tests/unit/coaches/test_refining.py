"""Refining a deck: whole games, what results are worth in them, and moves that they ask for."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from gridlight.cards.light import LightTable
from gridlight.cards.margin import TOO_CLOSE
from gridlight.cards.model import ALIGNMENTS, Deck, Point
from gridlight.cards.spinners import Spinners
from gridlight.coaches import snap
from gridlight.coaches.designer import Progress, Search, anneal, game_cost, refine, refining
from gridlight.coaches.designer.bench import Bench
from gridlight.coaches.designer.draft import draft_of, first_draft, roomier, shortened
from gridlight.coaches.designer.games import Played, play
from gridlight.coaches.designer.repair import spots_cleared
from gridlight.coaches.designer.situations import NEVER, OfGames, of_games, ordinary, typical
from gridlight.coaches.fast.near_goal import price_near
from gridlight.coaches.fast.weigh import FUMBLED, PICKED, SUMS, THROWN
from gridlight.coaches.kernels import results
from gridlight.coaches.yardage import Situation
from gridlight.session.games import read_deck
from helpers.shaken_decks import TEMPLATE

DRAFT = first_draft()
PLACES = ((1, 30, 10), (3, 45, 10), (1, 92, 8), (4, 97, 3), (2, 4, 12))


@pytest.fixture(scope="module")
def table() -> np.ndarray:
    return Bench().start(DRAFT).table


@pytest.fixture(scope="module")
def played(spinners: Spinners) -> Played:
    return play(TEMPLATE, spinners, 2, "test")


@pytest.fixture(scope="module")
def sample(played: Played) -> OfGames:
    return of_games(played, np.random.default_rng(1), 12)


def test_a_designed_deck_is_a_draft_again() -> None:
    assert np.array_equal(draft_of(TEMPLATE).spots, DRAFT.spots)


def test_a_deck_of_other_templates_is_no_draft() -> None:
    card = TEMPLATE.defense[0]
    moved = replace(card, diamonds=(Point(15.0, -7.0), *card.diamonds[1:]))
    fewer = replace(card, dots=card.dots[1:])
    for other in (moved, fewer):
        with pytest.raises(ValueError, match=TEMPLATE.name):
            draft_of(replace(TEMPLATE, defense=(other, *TEMPLATE.defense[1:])))


def test_plays_that_leave_the_field_sooner_are_the_same_up_to_the_open_field() -> None:
    draft = shortened(roomier(DRAFT), {9: 11.0})
    assert draft.play(8).segments[-1].points[-1].y == pytest.approx(11.0)
    near = DRAFT.spots[:, 1] <= 5.0
    assert np.array_equal(draft.spots[near], DRAFT.spots[near])
    others = [draft.play(i) for i in range(12) if i != 8]
    assert others == [DRAFT.play(i) for i in range(12) if i != 8]


def test_only_runs_out_of_bounds_get_more_room() -> None:
    wider = {
        play.number
        for i, play in enumerate(DRAFT.plays)
        if (roomier(DRAFT).low[DRAFT.rows(i)] < DRAFT.low[DRAFT.rows(i)]).any()
    }
    assert wider == {2, 3, 8, 9}


@pytest.mark.parametrize("place", PLACES)
def test_ordinary_prices_are_the_payoffs_of_the_snap(
    place: tuple[int, int, int], table: np.ndarray
) -> None:
    down, spot, to_go = place
    situation = Situation(down, to_go, 100 - spot)
    worth = np.empty(table.shape[:3])
    price_near(table, ordinary([situation])[0], situation.to_goal, worth)
    assert np.allclose(worth, snap.payoffs(results(TEMPLATE), situation))


def test_prices_of_games_are_the_payoffs_of_the_solution(table: np.ndarray, played: Played) -> None:
    worth = np.empty(table.shape[:3])
    for place, prices in zip(PLACES, played.prices(PLACES), strict=True):
        price_near(table, prices, 100 - place[1], worth)
        assert np.allclose(worth, played.plan.payoffs(place), atol=1e-6), place


def test_far_from_any_goal_line_nothing_is_scored_sooner(table: np.ndarray) -> None:
    prices = np.arange(7.0)[:, None] * np.ones(100)
    worth = np.empty(table.shape[:3])
    price_near(table, prices, NEVER, worth)
    assert np.array_equal(worth, table[..., 0])
    price_near(table, prices, 1, worth)
    assert (worth == 4).sum() > (table[..., 0] == 4).sum()


def test_a_sample_weighs_as_the_whole_does(played: Played, sample: OfGames) -> None:
    whole = of_games(played)
    assert whole.shares.shape[2] > sample.shares.shape[2]
    for at in (whole, sample):
        assert np.allclose(at.shares.sum(axis=2), 1.0)
        assert (at.to_goal[at.shares[:, 1] > 0.0] <= 10).all()


def test_the_same_moves_are_weighed_the_same_from_nothing(sample: OfGames) -> None:
    bench, rng = Bench(sample), np.random.default_rng(8)
    state = bench.start(DRAFT)
    for _ in range(6):
        draft, card = anneal.nudged(state.draft, rng, 0.5)
        state = bench.tried(state, draft, card, np.inf) or state
    fresh = bench.start(state.draft)
    assert np.array_equal(state.table, fresh.table)
    assert bench.settled(state).cost == pytest.approx(fresh.cost, rel=0.05)


def test_a_move_that_changes_no_result_keeps_the_balance(sample: OfGames) -> None:
    bench = Bench(sample)
    state = bench.start(DRAFT)
    same = bench.tried(state, DRAFT, 0, np.inf)
    assert same is not None
    assert same.balance == state.balance
    assert bench.tried(state, DRAFT, 0, state.cost - 1.0) is None


def test_more_interceptions_and_fumbles_cost_more() -> None:
    usual = typical()
    assert not usual.apart
    groups = np.full((4, SUMS), 0.05)
    worse = groups.copy()
    groups[:, THROWN], groups[:, PICKED], groups[:, FUMBLED] = 0.35, 0.012, 0.018
    worse[:, THROWN], worse[:, PICKED], worse[:, FUMBLED] = 0.35, 0.03, 0.04
    assert game_cost.people_cost(worse) > game_cost.people_cost(groups) + 1.0
    each = np.full((3, SUMS), 0.05)
    assert game_cost.best_cost(worse, each) > game_cost.best_cost(groups, each) + 1.0
    unused = each.copy()
    unused[:, 20] = 0.0
    assert game_cost.best_cost(groups, unused) > game_cost.best_cost(groups, each)


def test_refining_brings_the_cost_down_and_is_the_same_for_the_same_seed(
    played: Played, spinners: Spinners, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refining, "play", lambda *_: played)
    search = Search(rounds=1, moves=40, games=2, sample=12, mend=20)
    costs: list[float] = []
    told: list[Progress] = []
    found = [
        refine(
            TEMPLATE,
            spinners,
            seed,
            search,
            progress=told.append,
            kept=lambda number, deck, cost: costs.append(cost),
        )
        for seed in (3, 3, 4)
    ]
    assert found[0].digest == found[1].digest != found[2].digest
    assert costs[:2] == costs[2:4]
    assert min(costs) < costs[0]
    assert {progress.stage for progress in told} == {"round 1", "repair"}


def test_refining_ends_with_the_time(
    played: Played, spinners: Spinners, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refining, "play", lambda *_: played)
    found: Deck = refine(TEMPLATE, spinners, 1, Search(), 1e-9)
    assert found.name == TEMPLATE.name


@pytest.mark.ruling("FE-11")
def test_an_end_between_two_yards_is_moved_off_and_no_result_changes() -> None:
    deck = read_deck()
    card = deck.play(12)
    last = card.segments[-1]
    points = (*last.points[:-1], replace(last.points[-1], y=27.5))
    edge = replace(card, segments=(*card.segments[:-1], replace(last, points=points)))
    near = replace(deck, offense=(*deck.offense[:-1], edge))
    clear = spots_cleared(near)
    table = LightTable(near)
    told, spots = [], []
    for drawn in (near.play(12), clear.play(12)):
        found = [table.resolve(drawn, against, k) for against in near.defense for k in ALIGNMENTS]
        told.append([(each.outcome, each.yards, each.catch_yards) for each in found])
        spots.append([each.spot_margin for each in found if each.spot_margin is not None])
    assert told[0] == told[1]
    assert min(spots[0]) == 0.0
    assert min(spots[1]) >= TOO_CLOSE
    assert clear.offense[:-1] == near.offense[:-1]
    assert abs(clear.play(12).segments[-1].points[-1].y - 27.5) < 0.07
