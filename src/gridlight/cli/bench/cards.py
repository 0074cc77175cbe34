"""A deck's 504 results against the same pairs of cards as bitmaps: the first two rows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from gridlight.cards.model import ALIGNMENTS, Deck
from gridlight.cli.bench.timing import Goal, Measured, best_ms, needs_numba
from gridlight.session.games import DECK, read_deck

PLAIN = "all 504 results, plain Python"
FAST = "all 504 results, accelerated"
ANDS = "numpy & of the 504 bitmap pairs"
MULTIPLIES = "Pillow multiply of the same"
PLAIN_GOALS = (Goal(PLAIN, ANDS, 1 / 10), Goal(PLAIN, MULTIPLIES, 1 / 100))
FAST_GOALS = (Goal(FAST, ANDS, 1 / 1_000), Goal(FAST, MULTIPLIES, 1 / 10_000))


def plain_results() -> Iterator[Measured]:
    """The closed form, with nothing kept from before."""
    deck = read_deck(DECK)
    ours = plain_ms(deck)
    for goal, theirs in zip(PLAIN_GOALS, bitmaps_ms(), strict=True):
        yield Measured(goal, ours, theirs)


def fast_results() -> Iterator[Measured]:
    """The same results by the compiled loops."""
    needs_numba()
    ours = fast_ms(read_deck(DECK))
    for goal, theirs in zip(FAST_GOALS, bitmaps_ms(), strict=True):
        yield Measured(goal, ours, theirs)


@cache
def bitmaps_ms() -> tuple[float, float]:
    """The peers, once in a run: numpy's `&` and Pillow's multiply."""
    from gridlight.workshop.overlaying import Overlays

    overlays = Overlays(read_deck(DECK))
    overlays.anded()
    return (
        1000.0 * min(overlays.anded() for _ in range(3)),
        1000.0 * min(overlays.multiplied() for _ in range(2)),
    )


def plain_ms(deck: Deck, rounds: int = 10) -> float:
    """All results by the closed form, events and stops; nothing that was kept helps."""
    from gridlight.cards import exact
    from gridlight.cards.exact import clusters, meetings
    from gridlight.cards.path import path_of
    from gridlight.cards.results import pairs
    from gridlight.cards.sections import tracks_of

    held = list(pairs(deck))

    def work() -> None:
        for kept in (path_of, tracks_of, meetings, clusters):
            kept.cache_clear()
        for card, formation in held:
            for alignment in ALIGNMENTS:
                exact.resolve(card, formation, alignment, deck.geometry)

    work()
    return best_ms(work, rounds)


def fast_ms(deck: Deck, wide: float = 0.0, rounds: int = 50) -> float:
    """All results by the compiled loops; with margins where `wide` is a yard."""
    import numpy as np

    from gridlight.coaches.fast.plates import RESULT
    from gridlight.coaches.fast.table import fill
    from gridlight.coaches.kernels import plates_of

    plates = plates_of(deck.offense, deck.defense, deck.geometry, wide)
    out = np.zeros((len(deck.offense), len(deck.defense), len(ALIGNMENTS), RESULT))
    fill(plates, -1, -1, out)
    return best_ms(lambda: fill(plates, -1, -1, out), rounds)
