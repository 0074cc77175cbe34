"""All ways to end a turn of All-Pro, for coaches that look at every one of them.

The loops are `fast.turns`; here a state is packed for them and what they find is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from gridlight.games.all_pro import rows
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.phases import MOVING, Phase
from gridlight.games.all_pro.ruleset import ROWS
from gridlight.games.all_pro.state import Block, Board, Man, PlayKind
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, name_of
from gridlight.kernel.moves import Move

if TYPE_CHECKING:
    from types import ModuleType

Whole = NDArray[np.int64]
Small = NDArray[np.int8]
Flags = NDArray[np.bool_]

NODES = 1 << 16
MOST_NODES = 1 << 22


class TurnEnd(IntEnum):
    """What becomes of the play at the end of a turn."""

    GOES_ON = 0
    TACKLE = 1
    TOUCHDOWN = 2
    DEAD = 3


@dataclass(frozen=True, slots=True, eq=False)
class Turns:
    """All different positions in which the side that moves can end its turn, in order of moves.

    Two are different if a man stands elsewhere, or another has the ball. `counts` says how
    many there are after at most 0, 1, 2 … moves. Fumbles and the option to step out are
    left to the caller.
    """

    ground: Ground
    movers: tuple[Man, ...]
    others: tuple[Man, ...]
    nodes: Whole
    ends: Whole
    counts: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.ends)

    def path(self, n: int) -> tuple[int, ...]:
        """The nodes on the way to an end, after each move."""
        fast, found = _fast(), []
        node = int(self.ends[n])
        while node > 0:
            found.append(node)
            node = int(self.nodes[node, fast.STEP]) >> fast.PARENT_AT
        return tuple(reversed(found))

    def moves(self, n: int) -> tuple[Move, ...]:
        """The single moves that lead to an end; without the `done` after them."""
        fast = _fast()
        columns, found = self.ground.grid.columns, []
        for node in self.path(n):
            step = int(self.nodes[node, fast.STEP])
            start, end = step >> fast.START_AT & fast.SQUARE, step & fast.SQUARE
            hands = step >> fast.MOVER_AT & fast.MOVER >= fast.MINE
            names = (name_of(_square(start, columns)), name_of(_square(end, columns)))
            found.append(Move("hand" if hands else "move", names))
        return tuple(found)

    def end(self, n: int) -> TurnEnd:
        """Whether the play goes on after it."""
        return TurnEnd(int(self.nodes[self.ends[n], _fast().KEY]) >> _fast().END_AT)

    def board(self, n: int) -> Board:
        """The men as they stand then; a tackler stands on the carrier's square."""
        return self.board_at(int(self.ends[n]))

    def board_at(self, node: int) -> Board:
        """The men as they stand at a node."""
        fast, columns = _fast(), self.ground.grid.columns
        key = int(self.nodes[node, fast.KEY])
        now, blocks = list(self.movers), list(self.ground.state.board.blocks)
        still: set[int] = set()
        under = {man.at: man for man in self.others}
        for change in _changes(key):
            who, at = (change >> fast.WHO_AT) - 1, change & fast.SQUARE
            now[who] = now[who].to(_square(at, columns))
            if change & fast.STILL:
                still.add(who)
                blocks.append(Block(now[who], under.pop(now[who].at)))
        ball = key >> fast.BALL_AT & fast.BALL_BITS
        board = self.ground.state.board
        return Board(
            (*(man for n, man in enumerate(now) if n not in still), *under.values()),
            tuple(blocks),
            now[ball - 1].at if ball else self._carrier(now),
            None if ball else board.loose,
        )

    def _carrier(self, now: Sequence[Man]) -> Square | None:
        carrier = self.ground.state.board.carrier
        for before, after in zip(self.movers, now, strict=True):
            if before.at == carrier:
                return after.at
        return carrier

    def squares(self) -> NDArray[np.int64]:
        """Where the men of the side that moves stand: (ends, men), as row × columns + column."""
        fast = _fast()
        begun = [_number(man.at, self.ground.grid.columns) for man in self.movers]
        found = np.tile(np.array(begun, dtype=np.int64), (len(self), 1))
        keys = self.nodes[self.ends, fast.KEY]
        each = np.arange(len(self))
        for slot in range(3):
            change = keys >> slot * fast.MAN_BITS & fast.MAN
            there = change > 0
            found[each[there], (change[there] >> fast.WHO_AT) - 1] = change[there] & fast.SQUARE
        return found


def all_turns(
    ground: Ground, *, moves: int | None = None, hands: bool = True, who: int | None = None
) -> Turns:
    """All turns of the side to move, with the moves left or fewer; without fouls.

    With `hands` the ball may be handed off on the way; of the movers only those in the bits
    of `who` move, by default everybody. Raises `ValueError` where no turn
    is under way.
    """
    if ground.state.phase not in MOVING:
        raise ValueError(f"nobody moves in {ground.state.phase.value}")
    fast, packed = _fast(), pack(ground, moves, hands=hands)
    if who is not None:
        packed.facts[fast.WHO] = who
    size = NODES
    while True:
        nodes = np.empty((size, 2), dtype=np.int64)
        table = np.full(2 * size, -1, dtype=np.int64)
        levels = np.zeros(max(int(packed.facts[fast.MOVES]), 1), dtype=np.int64)
        count = fast.grow(
            packed.facts, packed.traits, packed.squares, packed.pairs, nodes, table, levels
        )
        if count >= 0 or size >= MOST_NODES:
            break
        size *= 4
    nodes = nodes[:count]
    stays = nodes[:, fast.STEP] & 1 << fast.CLIMBS_AT == 0
    stays |= nodes[:, fast.KEY] >> fast.END_AT > 0
    reached = [1, *(int(level) for level in levels[: packed.facts[fast.MOVES]])]
    counts = tuple(int(stays[:level].sum()) for level in reached)
    return Turns(ground, packed.movers, packed.others, nodes, np.flatnonzero(stays), counts)


@dataclass(frozen=True, slots=True, eq=False)
class Packed:
    """A state as the loops take it, with the men in the order of their numbers."""

    facts: Whole
    traits: Whole
    squares: Whole
    pairs: Small
    movers: tuple[Man, ...]
    others: tuple[Man, ...]


def pack(ground: Ground, moves: int | None = None, *, hands: bool = True) -> Packed:
    """The state for the loops; men who are out of the play have no number."""
    fast, state = _fast(), ground.state
    side = state.decider
    assert side is not None
    columns = ground.grid.columns
    movers, others = tuple(ground.of(side)), tuple(ground.of(side.other))
    squares = np.full(fast.MEN, -1, dtype=np.int64)
    traits = np.zeros(fast.MEN, dtype=np.int64)
    for first, men in ((0, movers), (fast.MINE, others)):
        for n, man in enumerate(men, start=first):
            squares[n] = _number(man.at, columns)
            traits[n] = fast.ELIGIBLE if man.kind.eligible else fast.INSIDE
            traits[n] |= fast.CROSSED if man.crossed else 0
    pairs = np.zeros(columns * ROWS, dtype=np.int8)
    for block in state.board.blocks:
        mine = block.top.side is side
        pairs[_number(block.at, columns)] = fast.MY_PAIR if mine else fast.THEIR_PAIR
    facts = _facts(ground, side, (*movers, *([None] * (fast.MINE - len(movers))), *others))
    facts[fast.MOVES] = state.moves_left if moves is None else moves
    facts[fast.HANDS] = hands
    facts[fast.WHO] = fast.EVERYBODY
    return Packed(facts, traits, squares, pairs, movers, others)


def _facts(ground: Ground, side: Seat, men: Sequence[Man | None]) -> Whole:
    fast, state, play = _fast(), ground.state, ground.play
    board, columns = state.board, ground.grid.columns
    holder = next((n for n, man in enumerate(men) if man and man.at == board.carrier), -1)
    up = {Seat.HOME: 1, Seat.VISITORS: -1}
    untouched = play.returning and not play.touched
    receiving = side is play.by.other
    kick = fast.UNTOUCHED_MINE if receiving else fast.UNTOUCHED_THEIRS
    facts = np.zeros(fast.FACTS, dtype=np.int64)
    said = {
        fast.COLUMNS: columns,
        fast.ROWS: ROWS,
        fast.UP: up[side],
        fast.HOLDER: holder,
        fast.LOOSE: -1 if board.loose is None else _number(board.loose, columns),
        fast.OFFENSE: side is state.offense,
        fast.BY_ME: side is play.by,
        fast.BY_UP: up[play.by],
        fast.FIRST_ROW: rows.first_row(play.by, play.line),
        fast.SCRIMMAGE: ground.from_scrimmage,
        fast.RUSHING: ground.rushing,
        fast.PUNT_RUSH: state.phase is Phase.PUNT_RUSH,
        fast.KICK: kick if untouched else 0,
        fast.TIED: play.end_zone_kick and ground.from_scrimmage,
        fast.NOT_PAST: play.kind is PlayKind.FREE_PUNT and ground.from_scrimmage,
    }
    for at, value in said.items():
        facts[at] = value
    return facts


def _fast() -> ModuleType:
    from gridlight.coaches.fast import turns

    return turns


def _changes(key: int) -> list[int]:
    fast = _fast()
    slots = (key >> slot * fast.MAN_BITS & fast.MAN for slot in range(3))
    return [change for change in slots if change]


def _number(square: Square, columns: int) -> int:
    return square[1] * columns + square[0]


def _square(number: int, columns: int) -> Square:
    return number % columns, number // columns
