"""What `deck check` tells a maker about a deck that can be played."""

from dataclasses import replace

import pytest

from gridlight.cards import check as check_module
from gridlight.cards.check import check, check_deck
from gridlight.cards.deck_checks import bar_light
from gridlight.cards.model import CLASSIC_GEOMETRY, End
from helpers.cardmaking import DATA, formation, segment, whole_deck


def with_formation(against):
    deck = whole_deck()
    return replace(deck, defense=(against, *deck.defense[1:]))


def told(deck):
    report = check_deck(deck, "deck")
    assert report.playable
    return [f"{warning.place}: {warning.problem}" for warning in report.warnings]


def test_the_trial_deck_is_playable_with_what_is_known_of_it():
    report = check(DATA / "starting-deck")
    assert report.playable
    problems = [warning.problem for warning in report.warnings]
    assert sum("too close to call" in problem for problem in problems) == 1
    hidden = [w.place for w in report.warnings if "hidden" in w.problem]
    assert hidden == ["offense 3", "offense 4", "offense 9", "offense 11", "offense 12"]


def test_a_close_call_is_a_warning():
    words = told(with_formation(formation(((0.85 - 2.5, 5.0), (6.0, 9.0)))))
    assert "offense 1 × defense A at 0: the result hangs on 0.025 yd" in " ".join(words)


def test_a_hidden_start_is_a_warning():
    words = told(with_formation(formation(((-2.5, -8.0), (6.0, 9.0)))))
    assert any(word.startswith("offense 1: the start lies hidden under A 0") for word in words)


@pytest.mark.ruling("FE-11")
def test_an_end_on_half_a_yard_is_told_once_with_its_results():
    deck = whole_deck()
    short = replace(
        deck.offense[3],
        segments=(segment("run", (-17.0, -8.0), (-17.0, 7.48)),),
        ends=End.DOWN,
    )
    deck = replace(deck, offense=(*deck.offense[:3], short, *deck.offense[4:]))
    words = [word for word in told(deck) if "path ends" in word]
    assert words == [
        "offense 4, “ends”: the path ends 0.02 yd from the line between the 7 and the 8, "
        "on which 42 results hang (A -3, A -2, A -1, A 0 …)"
    ]


def test_what_light_and_drawing_show_differently_is_told_once_with_both_spots(monkeypatch):
    """A marker is moved for the closed form alone, so that both look at different cards."""
    deck = with_formation(formation(((0.85 - 2.5, 5.0), (6.0, 9.0))))
    moved = deck.defense[0].diamonds[0]
    resolve = check_module.exact.resolve

    def elsewhere(card, against, alignment, geometry):
        cards = [replace(d, y=d.y + 1.0) if d == moved else d for d in against.diamonds]
        return resolve(card, replace(against, diamonds=tuple(cards)), alignment, geometry)

    monkeypatch.setattr(check_module.exact, "resolve", elsewhere)
    here = [word for word in told(deck) if word.startswith("offense 1 × defense A at 0:")]
    assert here == [
        "offense 1 × defense A at 0: the light shows a tackle at +5, the drawing a tackle at +6: "
        "too close to call by eye"
    ]


def test_seven_alike_are_a_warning():
    words = told(with_formation(formation()))
    assert "offense 4 × defense A: all seven alignments give one result" in words


@pytest.mark.ruling("FE-4")
def test_light_comes_through_the_hole_until_the_cards_lie_true():
    for offense in (-1, 0, 1):
        for defense in (-2, -1, 0, 1, 2):
            assert bar_light(CLASSIC_GEOMETRY, offense, defense) == 0.0
            for off in (0.1, 0.25, 0.5, 0.9):
                assert bar_light(CLASSIC_GEOMETRY, offense, defense + off) > 0.0


def test_a_corner_that_leaves_the_card_and_comes_back_is_a_fault():
    deck = whole_deck()
    loop = segment("run", (0.0, -8.0), (19.9, 4.0), (0.0, 12.0), (0.0, 40.5))
    outside = replace(deck, offense=(replace(deck.offense[0], segments=(loop,)), *deck.offense[1:]))
    faults = check_deck(outside, "deck").faults
    assert [fault.problem for fault in faults] == ["the line leaves the card on its way"]
