"""All results of a deck at once, fast enough to search for decks.

numba does it in a few milliseconds; without it the same loops run as plain Python and give the
same answers. `cards.exact` is what both are held against.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.exact import TOLERANCE, clusters
from gridlight.cards.margin import WIDE
from gridlight.cards.model import Deck, DefenseCard, Geometry, OffenseCard, Travel
from gridlight.cards.path import Piece, path_of
from gridlight.cards.result import Outcome as CardOutcome
from gridlight.cards.result import whole_yards

if TYPE_CHECKING:
    from gridlight.coaches.fast.plates import Plates

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]
Arrays = dict[str, Any]

NO_CATCH = -99
TRAVELS = (Travel.RUN, Travel.PASS, Travel.LATERAL)


class Outcome(IntEnum):
    """How a play comes out, as a number that arrays can hold."""

    TACKLE = 0
    FUMBLE = 1
    INCOMPLETE = 2
    INTERCEPTION = 3
    TOUCHDOWN = 4
    OUT_OF_BOUNDS = 5
    DOWN = 6

    @property
    def on_card(self) -> CardOutcome:
        """The same outcome as the cards name it."""
        return CardOutcome(self.name.lower().replace("_", "-"))


@dataclass(frozen=True, slots=True, eq=False)
class Results:
    """Every result of a deck: arrays of shape (offense cards, formations, 7).

    `outcome` holds `Outcome` numbers, `yards` whole yards from the line of scrimmage (of the
    knocked-down ball for an incompletion, of the end of the path for a breakaway), `reach` the
    farthest yard a carrier got to, `catch` the yards of the last catch or −99, `margin` yards
    to the nearest other result, at most `margin.WIDE`; 0 where touching
    diamonds decide together, which `cards.margin` measures; `at_start` tells the results that a
    marker over the very start of the path decided.
    """

    outcome: Whole
    yards: Whole
    reach: Floats
    catch: Whole
    margin: Floats
    at_start: Flags

    def apart(self) -> Whole:
        """How many of the seven alignments of each pair of cards differ: (cards, formations)."""
        bare = np.isin(self.outcome, (Outcome.INCOMPLETE, Outcome.TOUCHDOWN))
        label = self.outcome * 1000 + np.where(bare, 0, self.yards)
        label = np.sort(label, axis=2)
        return np.asarray(1 + (np.diff(label, axis=2) != 0).sum(axis=2), dtype=np.int64)


def results(deck: Deck, wide: float = WIDE) -> Results:
    """All results of a deck, in the order of its cards; alignment −3 first.

    Margins are told apart up to `wide` yards; 0 leaves them out, which takes half the time.
    """
    from gridlight.coaches.fast.plates import RESULT
    from gridlight.coaches.fast.table import fill

    table = np.zeros((len(deck.offense), len(deck.defense), 7, RESULT))
    fill(plates_of(deck.offense, deck.defense, deck.geometry, wide), -1, -1, table)
    return unpack(table)


def unpack(table: Floats) -> Results:
    """The loops' table as named arrays."""
    from gridlight.coaches.fast import plates as column

    return Results(
        outcome=table[..., column.OUTCOME].astype(np.int64),
        yards=table[..., column.YARDS].astype(np.int64),
        reach=table[..., column.REACH].copy(),
        catch=table[..., column.CATCH].astype(np.int64),
        margin=table[..., column.MARGIN].copy(),
        at_start=(table[..., column.ROW] == table[..., column.FIRST])
        & (table[..., column.AT] <= 0.0)
        & (table[..., column.WHO] >= 0.0),
    )


def plates_of(
    offense: Sequence[OffenseCard],
    defense: Sequence[DefenseCard],
    geometry: Geometry,
    wide: float = WIDE,
) -> Plates:
    """Cards as the arrays that the loops run over; margins are told apart up to `wide` yards."""
    return join(paths_of(offense, geometry), marks_of(defense, geometry), geometry, wide)


def join(paths: Arrays, marks: Arrays, geometry: Geometry, wide: float) -> Plates:
    """Plates from the arrays of both sides."""
    from gridlight.coaches.fast.plates import Plates

    most = int(np.diff(marks["formation_markers"]).max())
    return Plates(
        **paths,
        **marks,
        diamond=geometry.diamond,
        dot=geometry.dot,
        slack=TOLERANCE,
        pitch=geometry.pitch,
        shelf=np.zeros((len(paths["pieces"]), most + 1), dtype=np.int64),
        wide=wide,
    )


def paths_of(offense: Sequence[OffenseCard], geometry: Geometry) -> Arrays:
    """The offense's half of the plates."""
    pieces: list[list[float]] = []
    card_parts, part_pieces = [0], [0]
    travel: list[int] = []
    row_part: list[int] = []
    stars: list[tuple[float, float]] = []
    ends: list[tuple[int, int]] = []
    for card in offense:
        path = path_of(card)
        for part, segment in enumerate(card.segments):
            mine = [piece for piece in path.pieces if piece.part == part]
            pieces += [piece_row(piece, geometry) for piece in mine]
            row_part += [len(travel)] * len(mine)
            part_pieces.append(len(pieces))
            travel.append(TRAVELS.index(segment.kind))
            stars.append((segment.points[-1].x, segment.points[-1].y))
        card_parts.append(len(travel))
        last = card.segments[-1].points[-1]
        ends.append((_number(CardOutcome(card.ends.value)), whole_yards(last.y)))
    return {
        "pieces": np.array(pieces),
        "card_parts": np.array(card_parts),
        "part_pieces": np.array(part_pieces),
        "row_part": np.array(row_part),
        "travel": np.array(travel),
        "stars": np.array(stars),
        "ends": np.array(ends),
    }


def _number(outcome: CardOutcome) -> int:
    return int(Outcome[outcome.name])


def piece_row(piece: Piece, geometry: Geometry) -> list[float]:
    """A piece of path as a row of the loops' columns."""
    bend = piece.bend or piece.a
    corners = (piece.a, piece.b, bend)
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    us, vs = [x + y for x, y in corners], [x - y for x, y in corners]
    half = geometry.breadth(piece.travel) / 2.0
    bounds = [edge for values in (xs, ys, us, vs) for edge in (min(values), max(values))]
    bent = float(piece.bend is not None)
    motion, swing = _motion(piece, half)
    head = [*piece.a, *piece.b, *bend, bent, piece.length, half, *piece.tangent(0.0)]
    return [*head, motion, piece.lowest(1.0), *bounds, swing]


def _motion(piece: Piece, half: float) -> tuple[float, float]:
    """How far a cross-section's ends move at most, per unit of the parameter, and how much that
    changes at most.
    """
    if piece.bend is None:
        return piece.length, 0.0
    one = (piece.bend[0] - piece.a[0], piece.bend[1] - piece.a[1])
    two = (piece.b[0] - piece.bend[0], piece.b[1] - piece.bend[1])
    gap = (two[0] - one[0], two[1] - one[1])
    square = gap[0] ** 2 + gap[1] ** 2
    slow = 0.0 if square == 0.0 else -(one[0] * gap[0] + one[1] * gap[1]) / square
    slow = min(max(slow, 0.0), 1.0)
    least = math.hypot(one[0] + slow * gap[0], one[1] + slow * gap[1])
    turn = abs(one[0] * two[1] - one[1] * two[0]) / max(least * least, 1e-6)
    moves = 2.0 * max(math.hypot(*one), math.hypot(*two)) + half * turn
    bow = 2.0 * math.sqrt(square)
    return moves, bow + half * turn * (turn + bow / max(least, 1e-3))


def marks_of(defense: Sequence[DefenseCard], geometry: Geometry) -> Arrays:
    """The defense's half of the plates."""
    places: list[tuple[float, float]] = []
    kinds: list[int] = []
    groups: list[int] = []
    offsets = [0]
    for card in defense:
        joined = {i: g for g, group in enumerate(clusters(card, geometry)) for i in group}
        for kind, points in enumerate((card.diamonds, card.dots)):
            places += [(point.x, point.y) for point in points]
            kinds += [kind] * len(points)
        groups += [joined.get(i, -1) for i in range(len(card.diamonds))] + [-1] * len(card.dots)
        offsets.append(len(places))
    return {
        "markers": np.array(places),
        "kinds": np.array(kinds),
        "groups": np.array(groups),
        "joins": np.array([len(clusters(card, geometry)) for card in defense]),
        "formation_markers": np.array(offsets),
    }
