"""The smallest edit that brings a card into use really brings it into use."""

import numpy as np
import pytest

from gridlight.coaches import snap
from gridlight.coaches.foto import edits
from gridlight.coaches.foto.lab import SHOWN
from gridlight.coaches.foto.plan import GamePlan
from gridlight.coaches.foto.sensitivity import result_words
from gridlight.coaches.kernels import results

USED = 1e-9


def test_needs_are_on_the_right_side_of_what_results_are_worth():
    for seed in range(6):
        paid = np.random.default_rng(seed).normal(size=(12, 6, 7))
        play = snap.solve(paid)
        for card in np.flatnonzero(play.offense.sum(axis=1) < USED).tolist():
            needs = list(edits.offense_needs(paid, play, card))
            assert needs
            assert all(n.cell[0] == card and n.worth > paid[n.cell] for n in needs)
        for formation in np.flatnonzero(play.formation < USED).tolist():
            needs = list(edits.defense_needs(paid, play, formation))
            assert all(n.cell[1] == formation and n.worth < paid[n.cell] for n in needs)


def test_a_result_that_isnt_better_brings_nothing_in():
    paid = np.random.default_rng(0).normal(size=(12, 6, 7))
    play = snap.solve(paid)
    card = int(np.flatnonzero(play.offense.sum(axis=1) < USED)[0])
    cell = next(edits.offense_needs(paid, play, card)).cell
    assert not edits.brings_in(paid, cell, float(paid[cell]), attack=True)
    assert edits.brings_in(paid, cell, 50.0, attack=True)


@pytest.fixture(scope="module")
def plan(solved, classic, spinners):
    return GamePlan(classic, spinners, solved)


def test_a_tackle_is_worth_what_the_table_of_results_says(plan):
    shown = results(plan.deck, wide=0.0)
    for place in ((1, 30, 10), (3, 60, 1), (4, 50, 2), (2, 5, 8)):
        paid = plan.payoffs(place)
        tackles = np.argwhere((shown.outcome == 0) & (shown.reach < 100 - place[1]))
        for cell in map(tuple, tackles[::11].tolist()):
            worth = edits.worth_after(plan.solution, place, int(shown.yards[cell]))
            assert worth == pytest.approx(float(paid[cell]), abs=1e-6)


@pytest.mark.parametrize("card", ["3", "4", "8", "E"])
def test_an_edit_names_result_yards_and_situation(plan, card):
    """Each of these is left out in some of the situations; there one result brings it in."""
    shown, attack = results(plan.deck, wide=0.0), card.isdecimal()
    index = (plan.plays if attack else plan.formations).index(card)
    places = [
        place
        for place in SHOWN
        if (plan.snap(place).offense.sum(axis=1) if attack else plan.snap(place).formation)[index]
        < USED
    ]
    assert places
    found = edits.smallest_edit(plan, shown, places, card, result_words)
    assert found is not None and found.card == card
    place = (found.down, found.spot, found.to_go)
    c, d = (card, found.other) if attack else (found.other, card)
    cell = (plan.plays.index(c), plan.formations.index(d), found.alignment + 3)
    assert found.was == result_words(shown, cell)
    changed = plan.payoffs(place).copy()
    changed[cell] = edits.worth_after(plan.solution, place, found.yards)
    play = snap.solve(changed)
    assert (play.offense.sum(axis=1) if attack else play.formation)[index] > USED
