"""What follows from each result of a deck in each situation, as places in one row of worths.

A deck's 504 results are far fewer different ones. For each situation and each different result the
table says which worth follows, so that a whole sweep over the game is a single look-up.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.model import Deck, OffenseCard
from gridlight.cards.result import whole_yards
from gridlight.coaches.foto.grid import DOWNS, FARTHEST, FIELD, Grid, grid_of
from gridlight.coaches.foto.returns import LEAST, MOST
from gridlight.coaches.foto.wheels import Loose
from gridlight.coaches.kernels import NO_CATCH, Outcome, Results

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]

END_ZONE = 10
STOPS = (Outcome.TACKLE, Outcome.OUT_OF_BOUNDS, Outcome.DOWN)
WIDE = MOST - LEAST + 1


@dataclass(frozen=True, slots=True, eq=False)
class Kinds:
    """The different results of a deck: `outcome`, `yards`, `reach` (whole yards that a carrier
    got to) and `star` (whole yards, rounded up, that a pass which came down flew) (kinds,); `of`
    (cards, formations, 7) is the kind of each result.
    """

    outcome: Whole
    yards: Whole
    reach: Whole
    star: Whole
    of: Whole

    def __len__(self) -> int:
        return len(self.outcome)

    def shown(self, to_goal: Whole) -> Whole:
        """The outcomes with the goal line `to_goal` (n,) yards away: (n, kinds). FE-12"""
        goal = to_goal[:, None]
        lost = self.star > goal + END_ZONE
        live = np.isin(self.outcome, (*STOPS, Outcome.FUMBLE))
        scored = (self.reach >= goal) | (live & (self.yards >= goal))
        crossed = np.where(scored, Outcome.TOUCHDOWN, self.outcome)
        return np.where(lost, Outcome.INCOMPLETE, crossed).astype(np.int64)


def kinds_of(deck: Deck, results: Results) -> Kinds:
    """The different results among all of a deck's."""
    reach = np.floor(results.reach).astype(np.int64)
    down = np.where(results.outcome == Outcome.INTERCEPTION, results.yards, results.catch)
    star = np.stack([_stars(card, found) for card, found in zip(deck.offense, down, strict=True)])
    rows = np.stack([results.outcome, results.yards, reach, star], axis=-1)
    kinds, of = np.unique(rows.reshape(-1, 4), axis=0, return_inverse=True)
    outcome, yards, whole, high = kinds.T.copy()
    return Kinds(outcome, yards, whole, high, of.reshape(results.outcome.shape))


def _stars(card: OffenseCard, down: Whole) -> Whole:
    """How far the pass flew that came down at these whole yards, exactly but rounded up."""
    found = np.full(down.shape, NO_CATCH, dtype=np.int64)
    for segment in card.segments:
        if not segment.kind.solid:
            star = segment.points[-1].y
            found = np.where(down == whole_yards(star), math.ceil(star), found)
    return found


def situations(kinds: Kinds, loose: Loose, offside: int) -> Grid:
    """The grid of all situations that a game with this deck and these spinners comes to."""
    stops = kinds.yards[np.isin(kinds.outcome, STOPS)]
    dropped = kinds.yards[kinds.outcome == Outcome.FUMBLE][:, None] + loose.blue[None, :]
    return grid_of([0, *stops.tolist(), *dropped.ravel().tolist(), *loose.blue.tolist()], offside)


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """Where worths stand in the row that look-ups are made from.

    First each situation, then first and ten for the other side at each spot of the offense's,
    then a touchdown, a safety, interceptions and balls lost by each spot of the offense's.
    """

    size: int

    @property
    def lost(self) -> int:
        """The place of a first down for the other side at the offense's spot 0."""
        return self.size

    @property
    def touchdown(self) -> int:
        """The place of a touchdown."""
        return self.size + FIELD + 1

    @property
    def safety(self) -> int:
        """The place of a safety."""
        return self.touchdown + 1

    @property
    def stolen(self) -> int:
        """The place of an interception at the offense's spot `LEAST`."""
        return self.safety + 1

    @property
    def red(self) -> int:
        """The place of the red sectors of a fumble at the offense's spot `LEAST`."""
        return self.stolen + WIDE

    @property
    def length(self) -> int:
        """How many worths there are."""
        return self.red + WIDE


@dataclass(frozen=True, slots=True, eq=False)
class Follows:
    """Which worth follows: `place` (situations, kinds), and for kinds that may be fumbles
    `dropped` (m,) their numbers, `kept` (situations, m, blue) what each blue sector leads to and
    `loose` (situations, m) whether the result is one there; `line` (situations, blue) the same
    for a kick lost at the line.
    """

    row: Row
    place: Whole
    dropped: Whole
    loose: Flags
    kept: Whole
    line: Whole
    blue: Floats

    def worth(self, worths: Floats, rows: slice) -> Floats:
        """The worth of each kind in some of the situations: (rows, kinds)."""
        out = worths[self.place[rows]]
        kept = worths[self.kept[rows]] @ self.blue
        out[:, self.dropped] += np.where(self.loose[rows], kept, 0.0)
        return np.asarray(out)

    def lost_kick(self, worths: Floats, grid: Grid, rows: slice) -> Floats:
        """The worth of a kick dropped at the line of scrimmage."""
        red = worths[self.row.red + grid.spot[rows] - LEAST]
        return np.asarray(red + worths[self.line[rows]] @ self.blue)


def follows(kinds: Kinds, grid: Grid, loose: Loose) -> Follows:
    """The table of a deck."""
    row = Row(len(grid))
    shown = kinds.shown(FIELD - grid.spot)
    spot = grid.spot[:, None] + kinds.yards[None, :]
    place = _after(grid, row, np.where(shown == Outcome.INCOMPLETE, grid.spot[:, None], spot))
    wide = np.clip(spot, LEAST, MOST) - LEAST
    place = np.where(shown == Outcome.INTERCEPTION, row.stolen + wide, place)
    place = np.where(shown == Outcome.FUMBLE, row.red + wide, place)
    place = np.where(shown == Outcome.TOUCHDOWN, row.touchdown, place)
    dropped = np.flatnonzero(kinds.outcome == Outcome.FUMBLE)
    falls = spot[:, dropped, None] + loose.blue[None, None, :]
    kept = _after(grid, row, falls.reshape(len(grid), -1)).reshape(falls.shape)
    line = _after(grid, row, grid.spot[:, None] + loose.blue[None, :])
    is_loose = shown[:, dropped] == Outcome.FUMBLE
    return Follows(row, place, dropped, is_loose, kept, line, loose.blue_chance)


def _after(grid: Grid, row: Row, spot: Whole) -> Whole:
    """Where the worth of being down at `spot` (situations, n) stands."""
    down, left = grid.down[:, None], grid.to_go[:, None] - (spot - grid.spot[:, None])
    inside = np.clip(spot, 1, FIELD - 1)
    next_down = grid.where[np.minimum(down + 1, DOWNS), inside, np.clip(left, 1, FARTHEST)]
    place = np.where(down == DOWNS, row.lost + inside, next_down)
    place = np.where(left <= 0, grid.first[inside], place)
    place = np.where(spot >= FIELD, row.touchdown, place)
    return np.asarray(np.where(spot <= 0, row.safety, place))
