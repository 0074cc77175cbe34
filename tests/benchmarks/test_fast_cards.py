"""A deck's results beside their own other forms; against bitmaps in `test_speed_table`."""

from __future__ import annotations

import time

import pytest

from gridlight import paths
from gridlight.cards.decks import bundled
from gridlight.cards.light import LightTable
from gridlight.cards.model import ALIGNMENTS, Deck
from gridlight.cards.results import pairs
from gridlight.cli.bench.cards import fast_ms, plain_ms
from gridlight.coaches.fast import jit


@pytest.fixture(scope="module")
def deck() -> Deck:
    return bundled(paths.cards("classic"))


def test_a_play_by_light(deck: Deck) -> None:
    """The light that decides, with its masks drawn: no more than a few milliseconds a play."""
    table = LightTable(deck)
    begin = time.thread_time()
    for card, formation in pairs(deck):
        for alignment in ALIGNMENTS:
            table.resolve(card, formation, alignment)
    ours = 1000.0 * (time.thread_time() - begin)
    ratio = ours / plain_ms(deck, 3)
    print(f"\nby light {ours / 504:.2f} ms a play, {ratio:.0f} times the closed form")
    assert ratio <= 80


def test_margins_cost_some_more(deck: Deck) -> None:
    if not jit.COMPILED:
        pytest.skip("numba isn't installed")
    bare, whole = fast_ms(deck), fast_ms(deck, 1.0)
    print(f"\nwith margins {whole:.2f} ms, {whole / bare:.1f} times")
    assert whole <= 10.0 * bare


def test_against_the_plain_closed_form(deck: Deck) -> None:
    if not jit.COMPILED:
        pytest.skip("numba isn't installed")
    ratio = plain_ms(deck) / fast_ms(deck)
    print(f"\nthe plain closed form takes {ratio:.0f} times as long")
    assert ratio >= 15
