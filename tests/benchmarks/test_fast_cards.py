"""The speed table's second row: all results of a deck, accelerated, against bitmaps.

Every figure is a ratio within one run. All results, events and stops, are timed against laying
504 pairs of cards over each other as bitmaps at 300 dpi, in the 32-bit color that a screen shows:
by numpy's `&`, and by Pillow's multiply. The ratios to one-byte bitmaps are printed beside them.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
import pytest
from PIL import Image, ImageChops

from gridlight.cards.exact import resolve
from gridlight.cards.model import ALIGNMENTS
from gridlight.coaches.fast import jit, table
from gridlight.coaches.kernels import plates_of
from helpers.shaken_decks import TEMPLATE

DPI = 300
PAIRS = 504


def best_of(work: Callable[[], object], rounds: int) -> float:
    """The shortest of several timings, in seconds."""
    times = []
    for _ in range(rounds):
        begin = time.perf_counter()
        work()
        times.append(time.perf_counter() - begin)
    return min(times)


def bitmap(seed: int, layers: int) -> np.ndarray:
    wide, high = round(8.0 * DPI), round(10.5 * DPI)
    lit = np.random.default_rng(seed).random((high, wide)) < 0.1
    gray = lit.astype(np.uint8) * 255
    return gray if layers == 1 else np.ascontiguousarray(np.stack([gray] * layers, axis=2))


def pairs_anded(layers: int) -> float:
    one, two = bitmap(1, layers), bitmap(2, layers)
    return best_of(lambda: one & two, 15) * PAIRS


def pairs_multiplied(layers: int) -> float:
    one, two = (Image.fromarray(bitmap(seed, layers)) for seed in (1, 2))
    return best_of(lambda: ImageChops.multiply(one, two), 10) * PAIRS


def all_results(wide: float) -> Callable[[], None]:
    plates = plates_of(TEMPLATE.offense, TEMPLATE.defense, TEMPLATE.geometry, wide)
    out = np.zeros((12, 6, 7, table.RESULT))

    def work() -> None:
        table.fill(plates, -1, -1, out)

    work()
    return work


@pytest.fixture(scope="module")
def results_seconds() -> float:
    if not jit.COMPILED:
        pytest.skip("numba isn't installed")
    return best_of(all_results(0.0), 50)


def test_all_results_against_numpy_and_of_the_bitmaps(results_seconds: float) -> None:
    color, gray = pairs_anded(4), pairs_anded(1)
    print(f"\nall results: {results_seconds * 1e3:.2f} ms")
    print(f"numpy &: 1/{color / results_seconds:,.0f}, gray 1/{gray / results_seconds:,.0f}")
    assert results_seconds / color <= 1 / 1_000


def test_all_results_against_pillow_multiply(results_seconds: float) -> None:
    color, gray = pairs_multiplied(4), pairs_multiplied(1)
    print(f"\nPillow: 1/{color / results_seconds:,.0f}, gray 1/{gray / results_seconds:,.0f}")
    assert results_seconds / color <= 1 / 10_000


def test_margins_cost_little_more(results_seconds: float) -> None:
    whole = best_of(all_results(1.0), 50)
    print(f"\nwith margins {whole * 1e3:.2f} ms, {whole / results_seconds:.1f} times")
    assert whole <= 6.0 * results_seconds


def test_against_the_plain_closed_form(results_seconds: float) -> None:
    def plain() -> None:
        for card in TEMPLATE.offense:
            for formation in TEMPLATE.defense:
                for alignment in ALIGNMENTS:
                    resolve(card, formation, alignment)

    plain()
    ratio = best_of(plain, 3) / results_seconds
    print(f"\nthe plain closed form takes {ratio:.0f} times as long")
    assert ratio >= 20
