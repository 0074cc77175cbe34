"""The trial deck: all 504 results of an independent resolver come out, both ways."""

import pytest

from gridlight.cards import exact
from gridlight.cards.light import LightTable
from gridlight.cards.margin import WIDE, closeness
from helpers.cardmaking import known_results, trial_deck

# The other resolver looked at sections a tenth of a yard apart: along a slanted line the best
# place can lie half of that off, which makes this difference in the inset.
STEP = 0.075


def test_the_closed_form_gives_every_result():
    deck = trial_deck()
    wrong = []
    for known in known_results():
        card, against = deck.play(known.offense), deck.formation(known.defense)
        result = exact.resolve(card, against, known.alignment, deck.geometry)
        if (result.outcome, result.yards) != (known.outcome, known.yards):
            wrong.append((known, result.outcome, result.yards))
    assert len(known_results()) == 504
    assert wrong == []


@pytest.mark.parametrize(("dpi", "every"), [(150, 1), (300, 3), (600, 36)])
def test_the_light_gives_every_result(dpi, every):
    deck = trial_deck()
    table = LightTable(deck, dpi)
    wrong = []
    # at fine resolutions one pair in so many is enough here; the long run takes all
    pairs = [(card, against) for card in deck.offense for against in deck.defense][::every]
    known = {(k.offense, k.defense, k.alignment): k for k in known_results()}
    for card, against in pairs:
        for alignment in range(-3, 4):
            result = table.resolve(card, against, alignment)
            other = exact.resolve(card, against, alignment, deck.geometry)
            right = known[card.number, against.letter, alignment]
            shown = (result.outcome, result.yards, result.at_yards, result.catch_yards)
            told = (other.outcome, other.yards, other.at_yards, other.catch_yards)
            if shown != told or shown[:2] != (right.outcome, right.yards):
                wrong.append((right, shown, told))
            assert result.arc == pytest.approx(other.arc, abs=0.25)
    assert wrong == []


def test_margins_are_those_of_the_other_resolver():
    """Equal up to its step; larger only where it also counts what lies after the play's end."""
    deck = trial_deck()
    near, larger = 0, 0
    for known in known_results():
        card, against = deck.play(known.offense), deck.formation(known.defense)
        result = exact.resolve(card, against, known.alignment, deck.geometry)
        margin = closeness(card, against, result, deck.geometry).margin
        theirs = min(known.margin if known.margin is not None else WIDE, WIDE)
        assert margin > theirs - STEP
        near += abs(margin - theirs) <= STEP
        larger += margin > theirs + STEP
    assert near + larger == 504
    assert larger <= 35


@pytest.mark.ruling("FE-5")
def test_the_margin_doesnt_hang_on_the_way_of_looking():
    deck = trial_deck()
    table = LightTable(deck)
    for known in known_results()[::25]:
        card, against = deck.play(known.offense), deck.formation(known.defense)
        ways = [
            closeness(card, against, result, deck.geometry).margin
            for result in (
                exact.resolve(card, against, known.alignment, deck.geometry),
                table.resolve(card, against, known.alignment),
            )
        ]
        assert ways[0] == ways[1]
