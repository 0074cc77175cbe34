"""Where a corner is covered first, against looking at it everywhere."""

from __future__ import annotations

import math

import numpy as np
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from gridlight.cards.model import DefenseCard, Kind, OffenseCard, Point, Segment, Travel
from gridlight.cards.model import End as Ends
from gridlight.coaches.fast import cover
from gridlight.coaches.fast.deciding import MIDDLE
from gridlight.coaches.fast.plates import CATCH, OUTCOME, RESULT, ROW, WHO, YARDS
from gridlight.coaches.fast.table import fill
from gridlight.coaches.kernels import paths_of, plates_of
from helpers.shaken_decks import TEMPLATE, shaken_deck

GEOMETRY = TEMPLATE.geometry
NOWHERE = 0.002  # yards of inset within which looking everywhere can miss a cover
COLUMNS = [OUTCOME, YARDS, CATCH, ROW, WHO]


def corners(angle: float, radius: float) -> NDArray[np.float64]:
    """The pieces of a run that turns once, by so many degrees."""
    turned = math.radians(angle)
    end = Point(9.0 * math.sin(turned), -2.0 + 9.0 * math.cos(turned))
    points = (Point(0.0, -11.0), Point(0.0, -2.0, radius), end)
    card = OffenseCard(1, "Bend", Kind.RUN, (Segment(Travel.RUN, points),), Ends.OUT_OF_BOUNDS)
    pieces: NDArray[np.float64] = paths_of([card], GEOMETRY)["pieces"]
    return pieces


@settings(deadline=None, max_examples=150)
@given(
    angle=st.floats(-165.0, 165.0),
    radius=st.floats(0.5, 6.0),
    kind=st.sampled_from([cover.DIAMOND, cover.DOT]),
    mx=st.floats(-4.0, 4.0),
    my=st.floats(-7.0, 3.0),
)
def test_a_corner_is_covered_first_where_looking_everywhere_finds_it(
    angle: float, radius: float, kind: int, mx: float, my: float
) -> None:
    pieces = corners(angle, radius)
    size = GEOMETRY.diamond if kind == cover.DIAMOND else GEOMETRY.dot
    for row in np.flatnonzero(pieces[:, cover.BENT] == 1.0).tolist():
        everywhere = np.linspace(0.0, 1.0, 4001)
        insets = np.array(
            [cover.inset(pieces, row, t, kind, mx, my, size) for t in everywhere.tolist()]
        )
        assume(not -NOWHERE < insets.max() < NOWHERE)
        found = cover.first(pieces, row, kind, mx, my, size)
        if insets.max() < 0.0:
            assert found == cover.NEVER
            continue
        seen = everywhere[np.argmax(insets >= 0.0)]
        assert seen - 1.0 / 4000.0 - 1e-9 <= found <= seen + 1e-9
        assert cover.inset(pieces, row, found, kind, mx, my, size) >= -1e-12


@settings(deadline=None, max_examples=100)
@given(angle=st.floats(-165.0, 165.0), radius=st.floats(0.5, 6.0))
def test_no_end_of_a_cross_section_moves_or_turns_more_than_is_told(
    angle: float, radius: float
) -> None:
    pieces = corners(angle, radius)
    step = 1e-4
    for row in np.flatnonzero(pieces[:, cover.BENT] == 1.0).tolist():
        sections = np.array([cover.section(pieces, row, t) for t in np.arange(0.0, 1.0, step)])
        half = pieces[row, cover.HALF]
        for side in (-half, half):
            ends = sections[:, :2] + side * sections[:, 2:]
            moves = np.diff(ends, axis=0) / step
            gains = np.diff(moves, axis=0) / step
            assert np.hypot(*moves.T).max() <= pieces[row, cover.MOTION] * 1.001 + 1e-6
            assert np.hypot(*gains.T).max() <= pieces[row, cover.SWING] * 1.001 + 1e-3


def test_an_alignment_is_what_moving_the_markers_is() -> None:
    deck = shaken_deck(11)
    offense, pitch = deck.offense, deck.geometry.pitch
    table = np.zeros((len(offense), len(deck.defense), 7, RESULT))
    fill(plates_of(offense, deck.defense, deck.geometry, 0.0), -1, -1, table)
    for alignment in (-3, -1, 2):
        moved = [_moved(card, alignment * pitch) for card in deck.defense]
        other = np.zeros_like(table)
        fill(plates_of(offense, moved, deck.geometry, 0.0), -1, -1, other)
        shown, laid = table[:, :, MIDDLE + alignment], other[:, :, MIDDLE]
        assert np.array_equal(shown[..., COLUMNS], laid[..., COLUMNS])


def _moved(card: DefenseCard, by: float) -> DefenseCard:
    diamonds = tuple(Point(point.x + by, point.y) for point in card.diamonds)
    dots = tuple(Point(point.x + by, point.y) for point in card.dots)
    return DefenseCard(card.letter, card.name, diamonds, dots)
