"""A deck while it is being designed: numbers that move, each in its box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.model import (
    CLASSIC_GEOMETRY,
    Deck,
    DefenseCard,
    End,
    Geometry,
    Kind,
    OffenseCard,
    Point,
    Segment,
)
from gridlight.coaches.designer.templates import FORMATIONS, PLAYS, Formation, Play

Floats = NDArray[np.float64]

NAME = "Classic"
AUTHOR = "The Gridlight authors"
LICENSE = "MIT"

OUT_OF_BOX = 0.05
"""Yards that a point of a deck may lie outside its box."""

OPEN_FIELD = 5.0
"""Yards down-field at which the way of a runner who got through begins."""

SOONER = 9.0


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """Where every control point and marker stands: `spots` (n, 2), within `low` … `high`.

    Rows go card by card, offense first, in the templates' order; `cards` holds where each card's
    rows begin, and the end. Offense places are in hundredths of a yard; markers stand on whole
    yard lines, across them in twentieths.
    """

    plays: tuple[Play, ...]
    formations: tuple[Formation, ...]
    geometry: Geometry
    spots: Floats
    low: Floats
    high: Floats
    radii: Floats
    cards: tuple[int, ...]

    @property
    def offense(self) -> int:
        """How many of the cards are plays."""
        return len(self.plays)

    def rows(self, card: int) -> slice:
        """The rows of one card, counted over plays and then formations."""
        return slice(self.cards[card], self.cards[card + 1])

    def moved(self, spots: Floats) -> Draft:
        """The same draft with its points elsewhere, drawn into their boxes and onto the grid."""
        inside = np.clip(spots, self.low, self.high)
        first = self.cards[self.offense]
        inside[:first] = np.round(inside[:first], 2)
        inside[first:, 0] = np.round(inside[first:, 0] * 20.0) / 20.0
        inside[first:, 1] = np.round(inside[first:, 1])
        settled = np.clip(np.round(inside, 2), self.low, self.high)
        return Draft(
            self.plays, self.formations, self.geometry, settled, self.low, self.high,
            self.radii, self.cards,
        )  # fmt: skip

    def play(self, card: int) -> OffenseCard:
        """One offense card as it now stands."""
        play = self.plays[card]
        rows = self.rows(card)
        points = [
            Point(float(x), float(y), float(radius))
            for (x, y), radius in zip(self.spots[rows], self.radii[rows], strict=True)
        ]
        segments = []
        start = 0
        for travel, stretch in play.stretches:
            end = start + len(stretch) - (0 if start == 0 else -1)
            segments.append(Segment(travel, tuple(points[start:end])))
            start = end - 1
        return OffenseCard(play.number, play.name, play.kind, tuple(segments), play.ends)

    def formation(self, card: int) -> DefenseCard:
        """One defense card as it now stands; `card` counts from the first formation."""
        formation = self.formations[card]
        points = [Point(float(x), float(y)) for x, y in self.spots[self.rows(self.offense + card)]]
        count = len(formation.diamonds)
        return DefenseCard(
            formation.letter, formation.name, tuple(points[:count]), tuple(points[count:])
        )

    def deck(self, name: str = NAME) -> Deck:
        """The whole deck as it now stands."""
        offense = tuple(self.play(i) for i in range(len(self.plays)))
        defense = tuple(self.formation(i) for i in range(len(self.formations)))
        return Deck(name, AUTHOR, LICENSE, self.geometry, offense, defense)


def first_draft(
    plays: tuple[Play, ...] = PLAYS,
    formations: tuple[Formation, ...] = FORMATIONS,
    geometry: Geometry = CLASSIC_GEOMETRY,
) -> Draft:
    """The templates as they are drawn."""
    spots: list[tuple[float, float]] = []
    low: list[tuple[float, float]] = []
    high: list[tuple[float, float]] = []
    radii: list[float] = []
    cards = [0]
    for play in plays:
        for _, stretch in play.stretches:
            for x, y, radius, across, along in stretch:
                spots.append((x, y))
                low.append((round(x - across, 2), round(y - along, 2)))
                high.append((round(x + across, 2), round(y + along, 2)))
                radii.append(radius)
        cards.append(len(spots))
    for formation in formations:
        for x, y, left, right, near, far in (*formation.diamonds, *formation.dots):
            spots.append((x, y))
            low.append((left, near))
            high.append((right, far))
            radii.append(0.0)
        cards.append(len(spots))
    return Draft(
        plays, formations, geometry, np.array(spots, dtype=float), np.array(low, dtype=float),
        np.array(high, dtype=float), np.array(radii), tuple(cards),
    )  # fmt: skip


def draft_of(deck: Deck, like: Draft | None = None) -> Draft:
    """A deck that was designed, as a draft again, each point as near as its box lets it be.

    `ValueError` for a deck that wasn't drawn after these templates.
    """
    like = like or first_draft()
    spots: list[tuple[float, float]] = []
    for card in deck.offense:
        points = [card.segments[0].points[0]]
        points += [point for part in card.segments for point in part.points[1:]]
        spots += [(point.x, point.y) for point in points]
    for formation in deck.defense:
        spots += [(point.x, point.y) for point in (*formation.diamonds, *formation.dots)]
    if len(spots) != len(like.spots):
        raise ValueError(deck.name)
    draft = like.moved(np.array(spots))
    if float(np.abs(draft.spots - spots).max()) > OUT_OF_BOX:
        raise ValueError(deck.name)
    return draft


def roomier(draft: Draft) -> Draft:
    """The same draft with room for plays to go out of bounds sooner than the templates let them.

    A run that nothing stops then ends after 8 to 20 yards, instead of 14 to 20.
    """
    low = draft.low.copy()
    for card, play in enumerate(draft.plays):
        if play.ends is End.OUT_OF_BOUNDS and play.kind is Kind.RUN:
            rows = draft.rows(card)
            beyond = np.clip(draft.spots[rows, 1] - OPEN_FIELD, 0.0, SOONER)
            low[rows, 1] = np.round(low[rows, 1] - beyond, 2)
    return replace(draft, low=low)


def shortened(draft: Draft, ends: Mapping[int, float]) -> Draft:
    """Plays that go out of bounds, by number, drawn so that they do so this far down-field."""
    spots = draft.spots.copy()
    for card, play in enumerate(draft.plays):
        rows = draft.rows(card)
        end = float(spots[rows, 1][-1])
        wanted = min(ends.get(play.number, end), end)
        share = (wanted - OPEN_FIELD) / (end - OPEN_FIELD)
        beyond = np.maximum(0.0, spots[rows, 1] - OPEN_FIELD)
        spots[rows, 1] -= (1.0 - share) * beyond
    return draft.moved(spots)
