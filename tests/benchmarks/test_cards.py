"""How fast a deck's 504 results are, beside laying the same cards' bitmaps over each other.

Ratios within one run: `pytest -p benchmark --override-ini addopts= tests/benchmarks`.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
import pytest
from PIL import Image, ImageChops

from gridlight import paths
from gridlight.cards import decks, exact
from gridlight.cards.exact import clusters, meetings
from gridlight.cards.light import LightTable
from gridlight.cards.model import ALIGNMENTS, Deck
from gridlight.cards.path import path_of
from gridlight.cards.raster import Mask, defense_masks, offense_masks
from gridlight.cards.results import pairs
from gridlight.cards.sections import tracks_of

DPI = 300


@pytest.fixture(scope="module")
def deck() -> Deck:
    return decks.bundled(paths.cards("classic"))


@pytest.fixture(scope="module")
def figures(deck: Deck) -> tuple[list[Mask], list[Mask]]:
    """The lines of each play and the markers of each formation, one bitmap a card."""
    over = []
    for card in deck.offense:
        layers = offense_masks(card, deck.geometry, DPI).layers
        over.append(np.maximum(layers["solid"], layers["broken"]))
    under = []
    for formation in deck.defense:
        layers = defense_masks(formation, deck.geometry, DPI).layers
        under.append(np.maximum(layers["diamonds"], layers["dots"]))
    return over, under


def forget() -> None:
    """Nothing that an earlier round worked out may help."""
    for cache in (path_of, tracks_of, meetings, clusters):
        cache.cache_clear()


def all_exact(deck: Deck) -> int:
    forget()
    return sum(
        len(exact.resolve(card, formation, alignment, deck.geometry).events)
        for card, formation in pairs(deck)
        for alignment in ALIGNMENTS
    )


def all_ands(over: list[Mask], under: list[Mask], step: int) -> float:
    """Seconds for `&` of the 504 pairs as booleans; moving the formations isn't counted."""
    lines = [mask > 127 for mask in over]
    spent = 0.0
    for mark in under:
        for alignment in ALIGNMENTS:
            moved = np.roll(mark > 127, alignment * step, axis=1)
            begin = time.perf_counter()
            for line in lines:
                np.logical_and(line, moved)
            spent += time.perf_counter() - begin
    return spent


def all_multiplies(over: list[Mask], under: list[Mask], step: int) -> float:
    """Seconds for Pillow's multiply of the 504 pairs; moving the formations isn't counted."""
    lines = [Image.fromarray(mask) for mask in over]
    spent = 0.0
    for mark in under:
        for alignment in ALIGNMENTS:
            moved = Image.fromarray(np.roll(mark, alignment * step, axis=1))
            begin = time.perf_counter()
            for line in lines:
                ImageChops.multiply(line, moved)
            spent += time.perf_counter() - begin
    return spent


def best(call: Callable[[], object], rounds: int) -> float:
    times = []
    for _ in range(rounds):
        begin = time.perf_counter()
        call()
        times.append(time.perf_counter() - begin)
    return min(times)


def test_all_results_beside_their_bitmaps(benchmark, deck, figures):
    """Speed table, row 1: at most a tenth of numpy's `&`, a hundredth of Pillow's multiply."""
    over, under = figures
    step = round(deck.geometry.pitch * DPI / deck.geometry.yards_per_inch)
    benchmark.pedantic(all_exact, args=(deck,), rounds=5, warmup_rounds=1)
    ours = best(lambda: all_exact(deck), 10)
    ands = all_ands(over, under, step)
    multiplies = all_multiplies(over, under, step)
    benchmark.extra_info.update(
        milliseconds_a_play=ours / 504 * 1e3,
        of_numpy_and=ours / ands,
        of_pillow_multiply=ours / multiplies,
    )
    assert ours / ands <= 1 / 10
    assert ours / multiplies <= 1 / 100


def test_a_play_by_light(benchmark, deck):
    """The light that decides, with its masks drawn: no more than a few milliseconds a play."""
    table = LightTable(deck)
    held = list(pairs(deck))

    def all_light() -> None:
        for card, formation in held:
            for alignment in ALIGNMENTS:
                table.resolve(card, formation, alignment)

    benchmark.pedantic(all_light, rounds=2, warmup_rounds=1)
    ours = best(all_light, 1)
    closed = best(lambda: all_exact(deck), 3)
    benchmark.extra_info.update(milliseconds_a_play=ours / 504 * 1e3, of_closed_form=ours / closed)
    assert ours / closed <= 60
