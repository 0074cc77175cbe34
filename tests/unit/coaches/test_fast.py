"""The fast loops against the closed form that they must equal."""

from __future__ import annotations

import importlib
import math
import random
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gridlight.cards.exact import resolve
from gridlight.cards.margin import WIDE, measured
from gridlight.cards.model import (
    ALIGNMENTS,
    Deck,
    DefenseCard,
    End,
    Kind,
    OffenseCard,
    Point,
    Segment,
    Travel,
)
from gridlight.cards.result import Outcome as CardOutcome
from gridlight.coaches import kernels
from gridlight.coaches.kernels import NO_CATCH, Outcome, results
from helpers.shaken_decks import TEMPLATE, shaken_deck, shaken_formation, shaken_play

COUNTED = (CardOutcome.TACKLE, CardOutcome.FUMBLE, CardOutcome.INTERCEPTION)


def agree(deck: Deck) -> None:
    fast = results(deck)
    for c, card in enumerate(deck.offense):
        for d, formation in enumerate(deck.defense):
            for k, alignment in enumerate(ALIGNMENTS):
                shown = resolve(card, formation, alignment, deck.geometry)
                at = (card.number, formation.letter, alignment)
                assert Outcome(fast.outcome[c, d, k]).on_card is shown.outcome, at
                if shown.yards is not None:
                    assert fast.yards[c, d, k] == shown.yards, at
                caught = NO_CATCH if shown.catch_yards is None else shown.catch_yards
                assert fast.catch[c, d, k] == caught, at


@pytest.mark.parametrize("seed", range(6))
def test_all_results_of_random_decks_equal_the_closed_form(seed: int) -> None:
    agree(shaken_deck(seed))


@settings(deadline=None, max_examples=60)
@given(
    seed=st.integers(0, 10**9),
    play=st.integers(0, 11),
    formation=st.integers(0, 5),
    reach=st.floats(0.1, 6.0),
)
def test_any_two_cards_equal_the_closed_form(
    seed: int, play: int, formation: int, reach: float
) -> None:
    rng = random.Random(seed)
    card = shaken_play(TEMPLATE.offense[play], rng, reach)
    other = shaken_formation(TEMPLATE.defense[formation], rng, reach)
    agree(Deck("pair", "", "", TEMPLATE.geometry, (card,), (other,)))


def test_margins_are_those_of_the_magnifier() -> None:
    deck = TEMPLATE
    fast = results(deck)
    for c, card in enumerate(deck.offense):
        for d, formation in enumerate(deck.defense):
            for k, alignment in enumerate(ALIGNMENTS):
                shown = measured(card, formation, resolve(card, formation, alignment))
                assert shown.margin is not None
                assert fast.margin[c, d, k] == pytest.approx(shown.margin, abs=2e-3)


def test_narrow_margins_are_cut_off_and_results_stay() -> None:
    whole, narrow, bare = results(TEMPLATE), results(TEMPLATE, 0.1), results(TEMPLATE, 0.0)
    assert np.array_equal(whole.outcome, narrow.outcome)
    assert np.array_equal(whole.outcome, bare.outcome)
    assert np.allclose(np.minimum(whole.margin, 0.1), narrow.margin, atol=2e-3)
    assert whole.margin.max() <= WIDE


def straight_down(x: float) -> OffenseCard:
    line = Segment(Travel.RUN, (Point(x, -8.0), Point(x, 40.5)))
    return OffenseCard(1, "Straight", Kind.RUN, (line,), End.TOUCHDOWN)


def alone(*diamonds: Point, dots: tuple[Point, ...] = ()) -> DefenseCard:
    return DefenseCard("A", "Alone", diamonds, dots)


def only(card: OffenseCard, formation: DefenseCard) -> kernels.Results:
    return results(Deck("one", "", "", TEMPLATE.geometry, (card,), (formation,)))


def test_a_diamond_stops_a_line_that_it_covers_and_no_other() -> None:
    shown = only(straight_down(0.0), alone(Point(0.5, 4.0)))
    stopped = shown.outcome[0, 0] == Outcome.TACKLE
    assert list(stopped) == [False, False, False, True, False, False, False]
    assert shown.yards[0, 0, 3] == 4
    assert shown.margin[0, 0, 3] == pytest.approx(1.25 - 0.375 - 0.5)


def test_two_diamonds_cover_together_what_neither_covers_alone() -> None:
    two = alone(Point(-0.95, 5.0), Point(0.95, 5.0))
    shown = only(straight_down(0.0), two)
    assert shown.outcome[0, 0, 3] == Outcome.TACKLE
    for single in two.diamonds:
        assert only(straight_down(0.0), alone(single)).outcome[0, 0, 3] == Outcome.TOUCHDOWN


def test_two_diamonds_cover_together_a_line_that_runs_across() -> None:
    across = Segment(Travel.RUN, (Point(-8.0, 0.0), Point(20.0, 0.0)))
    card = OffenseCard(1, "Across", Kind.RUN, (across,), End.OUT_OF_BOUNDS)
    two = alone(Point(0.0, 1.4), Point(0.0, -1.0))
    assert only(card, two).outcome[0, 0, 3] == Outcome.TACKLE
    agree(Deck("across", "", "", TEMPLATE.geometry, (card,), (two,)))


@pytest.mark.parametrize(("later", "outcome"), [(0.0, Outcome.TACKLE), (-0.1, Outcome.FUMBLE)])
def test_a_dot_and_a_diamond_at_one_place_are_a_tackle(later: float, outcome: Outcome) -> None:
    begins = 4.0 - (1.26 - 0.375)
    dot = Point(0.0, begins + math.sqrt(0.86**2 - 0.375**2) + later)
    shown = only(straight_down(0.0), alone(Point(0.0, 4.0), dots=(dot,)))
    assert shown.outcome[0, 0, 3] == outcome


def test_a_start_under_a_diamond_is_told() -> None:
    shown = only(straight_down(0.0), alone(Point(0.0, -8.0)))
    assert list(shown.at_start[0, 0]) == [False] * 3 + [True] + [False] * 3


def test_different_results_are_counted_by_what_is_told() -> None:
    shown = only(straight_down(0.0), alone(Point(0.0, 4.0), Point(2.0, 4.0), Point(-2.0, 9.0)))
    assert shown.apart()[0, 0] == 3


def test_the_loops_give_the_same_answers_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = shaken_deck(3)
    pair = Deck("pair", "", "", deck.geometry, deck.offense[6:9], deck.defense[:2])
    fast = results(pair)
    names = [name for name in sys.modules if name.startswith("gridlight.coaches.fast")]
    for name in names:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    plain_jit = importlib.import_module("gridlight.coaches.fast.jit")
    assert not plain_jit.COMPILED
    plain = results(pair)
    for field in ("outcome", "yards", "catch", "reach", "margin", "at_start"):
        assert np.array_equal(getattr(plain, field), getattr(fast, field)), field
    for name in [name for name in sys.modules if name.startswith("gridlight.coaches.fast")]:
        monkeypatch.delitem(sys.modules, name)


def test_nothing_slow_is_imported_before_it_is_needed() -> None:
    code = (
        "import sys; from gridlight.coaches import balance, kernels, snap;"
        "sys.exit(any(name in sys.modules for name in ('numba', 'scipy', 'PIL')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
