"""A packed Pegskin board: where each peg can go, and moves made and taken back.

Men are numbered: 0 to 10 are the offense's, 11 to 21 the defense's. Holes are numbered on a
board with a border one hole wide: `column + (row + half + 1) * stride`. The floor says for each
hole who stands there. PS-10 to PS-15, PS-18, PS-6.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.jit import jit

Whole = NDArray[np.int64]
Small = NDArray[np.int8]

ELEVEN, MEN = 11, 22
FREE, OFF, PAIR = -1, -2, -3
LINEMAN, BACK, RECEIVER = 0, 1, 2

# a man: his hole (−1 when he is out of the play), steps in this roll, what he is
AT, STRAIGHT, SIDEWAYS, KIND, MOVED = range(5)
TRAITS = 5

# facts about the board
(
    STRIDE, HALF, CARRIER, LEFT, MODE, TO_GOAL, CARRIED, NO_PASS, SCREENED, ONLY, LOOSE,
) = range(11)  # fmt: skip
FACTS = 11

LINE_OFFENSE, LINE_DEFENSE, RUN_OFFENSE, RUN_DEFENSE, REACTION = range(5)

# how a step ends
GOES_ON, BLOCK, TACKLE, SCORE, ZONE, LINE, END, FAR_BLOCK, REFUSED = range(9)

# an entry of the queue of holes reached
HOLE, USED, STEPS, BEFORE, HOW, FIRST = range(6)
ENTRY = 6
LONGEST = 640
IN_ALL, CHUCK_ROW = 4, 5
STRAIGHTS = 5


@jit
def row_of(facts: Whole, hole: int) -> int:
    """The row of a hole."""
    return int(hole // facts[STRIDE] - facts[HALF] - 1)


@jit
def _allowance(men: Whole, facts: Whole, man: int) -> int:
    if men[man, KIND] != RECEIVER:
        return 2
    if man >= ELEVEN:
        return 3
    return 2 if man == facts[CARRIER] else 4


@jit
def _onto(men: Whole, facts: Whole, man: int, other: int, row: int) -> int:
    """What landing on another man's hole does."""
    if (man < ELEVEN) == (other < ELEVEN):
        return REFUSED
    if other == facts[CARRIER]:
        return TACKLE
    if man == facts[CARRIER] or facts[MODE] > LINE_DEFENSE:
        return REFUSED
    if row < CHUCK_ROW:
        return BLOCK
    if man < ELEVEN:
        return REFUSED if facts[SCREENED] else FAR_BLOCK
    return BLOCK if men[other, KIND] == LINEMAN else REFUSED


@jit
def _carried_to(zones: Small, facts: Whole, to: int, row: int) -> int:
    """Where the man with the ball has to stop."""
    if facts[CARRIED] + row >= facts[TO_GOAL]:
        return SCORE
    if zones[to] > 0:
        return ZONE
    if facts[MODE] <= LINE_DEFENSE:
        return LINE if row >= 0 else GOES_ON
    return END if row >= facts[HALF] else GOES_ON


@jit
def landing(floor: Small, zones: Small, men: Whole, facts: Whole, man: int, to: int) -> int:
    """How a man's step to a neighboring hole ends."""
    found = floor[to]
    if found <= OFF:
        return REFUSED
    row = row_of(facts, to)
    if facts[MODE] == REACTION and row < 1:
        return REFUSED
    if found >= 0:
        return _onto(men, facts, man, found, row)
    if man == facts[CARRIER]:
        return _carried_to(zones, facts, to, row)
    return GOES_ON


@jit
def _may_start(men: Whole, facts: Whole, man: int) -> bool:
    if men[man, AT] < 0 or facts[LEFT] <= 0:
        return False
    mode = facts[MODE]
    if (man < ELEVEN) != (mode in (LINE_OFFENSE, RUN_OFFENSE)):
        return False
    if mode == RUN_OFFENSE and man != facts[CARRIER]:
        return False
    return bool(facts[ONLY] < 0 or facts[ONLY] == man)


@jit
def reach(
    floor: Small, zones: Small, men: Whole, facts: Whole, man: int, queue: Whole, seen: Small
) -> int:
    """Fill `queue` with the holes that a man reaches, nearest first; entry 0 is his own hole.

    Returns how many entries there are. Those with `FIRST` are the holes, each once; `BEFORE`
    leads back along the way. `seen` is scratch, one number a hole and step count, and left at 0.
    """
    queue[0, HOLE], queue[0, STEPS], queue[0, BEFORE] = men[man, AT], 0, -1
    queue[0, HOW], queue[0, FIRST] = GOES_ON, 0
    queue[0, USED] = men[man, STRAIGHT]
    if not _may_start(men, facts, man):
        return 1
    in_line = facts[MODE] <= LINE_DEFENSE
    most = _allowance(men, facts, man) if in_line else 0
    steps = facts[LEFT]
    if in_line:
        steps = min(steps, IN_ALL - men[man, STRAIGHT] - men[man, SIDEWAYS])
    start = men[man, AT]
    seen[start * STRAIGHTS + (men[man, STRAIGHT] if in_line else 0)] = 1
    seen[start * STRAIGHTS] |= 2
    count = _flood(floor, zones, men, facts, man, queue, seen, most, steps)
    for entry in range(count):
        hole = queue[entry, HOLE]
        seen[hole * STRAIGHTS : hole * STRAIGHTS + STRAIGHTS] = 0
    return count


@jit
def _flood(
    floor: Small, zones: Small, men: Whole, facts: Whole, man: int, queue: Whole, seen: Small,
    most: int, steps: int,
) -> int:  # fmt: skip
    count, done, stride = 1, 0, facts[STRIDE]
    in_line = facts[MODE] <= LINE_DEFENSE
    while done < count:
        here, used = queue[done, HOLE], queue[done, USED]
        if queue[done, HOW] == GOES_ON and queue[done, STEPS] < steps:
            for up in range(-1, 2):
                for right in range(-1, 2):
                    if (up == 0 and right == 0) or (up != 0 and in_line and used >= most):
                        continue
                    to = here + right + up * stride
                    count = _step(
                        floor, zones, men, facts, man, queue, seen, done, to,
                        used + (1 if in_line and up != 0 else 0), count,
                    )  # fmt: skip
        done += 1
    return count


@jit
def _step(
    floor: Small, zones: Small, men: Whole, facts: Whole, man: int, queue: Whole, seen: Small,
    before: int, to: int, used: int, count: int,
) -> int:  # fmt: skip
    mark = to * STRAIGHTS + (used if facts[MODE] <= LINE_DEFENSE else 0)
    if seen[mark] & 1:
        return count
    how = landing(floor, zones, men, facts, man, to)
    if how == REFUSED:
        return count
    new = 0 if seen[to * STRAIGHTS] & 2 else 1
    if not new and how != GOES_ON:
        return count
    seen[mark] |= 1
    seen[to * STRAIGHTS] |= 2
    queue[count, HOLE], queue[count, USED] = to, used
    queue[count, STEPS] = queue[before, STEPS] + 1
    queue[count, BEFORE], queue[count, HOW], queue[count, FIRST] = before, how, new
    return count + 1


@jit
def put(floor: Small, zones: Small, men: Whole, facts: Whole, man: int, to: int, how: int) -> int:
    """Make a man's move to a hole he reaches; returns who was under him, for `take_back`.

    A tackle changes nothing: the play is over.
    """
    if how == TACKLE:
        return -1
    floor[men[man, AT]] = FREE
    if how in (BLOCK, FAR_BLOCK):
        under = int(floor[to])
        men[under, AT] = men[man, AT] = -1
        floor[to] = PAIR
        if man >= ELEVEN:
            _zone(zones, facts, to, 1)
        return under
    floor[to] = man
    men[man, AT] = to
    return -1


@jit
def take_back(
    floor: Small, zones: Small, men: Whole, facts: Whole, man: int, start: int, to: int, how: int,
    under: int,
) -> None:  # fmt: skip
    """Undo a `put`."""
    if how == TACKLE:
        return
    floor[to] = FREE
    if under >= 0:
        floor[to] = under
        men[under, AT] = to
        if man >= ELEVEN:
            _zone(zones, facts, to, -1)
    floor[start] = man
    men[man, AT] = start


@jit
def _zone(zones: Small, facts: Whole, at: int, more: int) -> None:
    stride = facts[STRIDE]
    for up in range(-1, 2):
        for right in range(-1, 2):
            if up != 0 or right != 0:
                zones[at + right + up * stride] += more
