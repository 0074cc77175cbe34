"""All different ways to end a turn of All-Pro, in one loop over packed boards.

A node is a position within the turn, told by a key: what has changed since the turn began, at
most three men of the side that moves, and who of them has the ball. Nodes come level by level,
one move each, and no position comes twice. Fouls are left out, and so is chance: a carrier
holds the ball.

Men are numbered: 0 to 10 move, 11 to 21 are the other side's. Squares are `row * columns +
column`. A floor says for each square what a man finds who steps there; under it lies the bare
floor, without the men who move. AP-4 to AP-12, AP-16, AP-22, AP-35, AP-44, AP-P1, AP-P2, AP-P4.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.jit import inlined, jit

Whole = NDArray[np.int64]
Small = NDArray[np.int8]

MINE, MEN = 11, 22
INSIDE, ELIGIBLE, CROSSED = 1, 2, 4  # traits of a man
FREE, BALL, OVER, OPPONENT, CARRIER, REFUSED = 0, 1, 2, 3, 4, 5
GOES_ON, TACKLE, TOUCHDOWN, DEAD = 0, 1, 2, 3
NO_PAIR, MY_PAIR, THEIR_PAIR = 0, 1, 2
UNTOUCHED_MINE, UNTOUCHED_THEIRS = 1, 2

# facts about the board, by their place in a row of numbers
(
    COLUMNS, ROWS, UP, HOLDER, LOOSE, OFFENSE, BY_ME, BY_UP, FIRST_ROW, SCRIMMAGE, RUSHING,
    PUNT_RUSH, KICK, TIED, NOT_PAST, MOVES, HANDS, WHO,
) = range(18)  # fmt: skip
FACTS = 18
EVERYBODY = (1 << MINE) - 1

# a node's key: up to three changed men, by number, who has the ball, how the play ended
SQUARE_BITS, MAN_BITS = 9, 14
SQUARE, MAN = (1 << SQUARE_BITS) - 1, (1 << MAN_BITS) - 1
STILL = 1 << SQUARE_BITS
WHO_AT = SQUARE_BITS + 1
BALL_AT, BALL_BITS, END_AT = 42, 31, 47
LOW = (1 << 32) - 1

# a node's step: from where to where, who moved (a hand-off: plus 11), from which node
START_AT, MOVER_AT, CLIMBS_AT, PARENT_AT = 9, 18, 23, 24
MOVER = 31
KEY, STEP = 0, 1

# what a position says besides its floor
HAS, MY_BALL, LEFT, CLIMBER = range(4)
NOW = 4

DX = np.array([0, 1, 0, -1, 1, 1, -1, -1], dtype=np.int64)
DY = np.array([1, 0, -1, 0, 1, -1, -1, 1], dtype=np.int64)


@jit
def ways(columns: int, rows: int) -> Whole:
    """The eight squares around each, straight ones first; −1 off the board (AP-1, AP-6)."""
    around = np.full((columns * rows, 8), -1, dtype=np.int64)
    for at in range(columns * rows):
        for way in range(8):
            column, row = at % columns + DX[way], at // columns + DY[way]
            if 0 <= column < columns and 0 <= row < rows:
                around[at, way] = row * columns + column
    return around


@jit
def _past(facts: Whole, at: int) -> bool:
    """Whether a square lies past the line, as the side that snapped attacks."""
    return bool((at // facts[COLUMNS] - facts[FIRST_ROW]) * facts[BY_UP] > 0)


@jit
def _scores(facts: Whole, at: int) -> bool:
    row = at // facts[COLUMNS]
    return bool(row >= facts[ROWS] - 2) if facts[UP] > 0 else bool(row <= 1)


@jit
def bare_floor(
    facts: Whole, traits: Whole, begun: Whole, pairs: Small, mine: bool, floor: Small
) -> None:
    """Fill the floor without the men who move, with the ball `mine` or the other side's."""
    for at in range(pairs.size):
        floor[at] = REFUSED if pairs[at] == THEIR_PAIR else FREE
        if pairs[at] == MY_PAIR:
            floor[at] = OVER
    for man in range(MINE, MEN):
        at = begun[man]
        if at >= 0:
            floor[at] = OPPONENT
            if not mine and traits[man] & ELIGIBLE:  # AP-8, AP-22
                theirs = facts[SCRIMMAGE] and not facts[BY_ME] and _past(facts, at)
                if facts[RUSHING] or theirs:
                    floor[at] = REFUSED
    holder = facts[HOLDER]
    if holder >= MINE and not (mine and not facts[OFFENSE]):
        floor[begun[holder]] = CARRIER
    if facts[LOOSE] >= 0:
        floor[facts[LOOSE]] = BALL


@jit
def _lay(
    facts: Whole, begun: Whole, key: int, floor: Small, bare: Small, squares: Whole, still: Small,
    now: Whole,
) -> None:  # fmt: skip
    """Put the men who move on a floor that is bare yet, where a node's key has them."""
    squares[:] = begun
    still[:] = 0
    ball = (key >> BALL_AT) & BALL_BITS
    now[HAS] = ball - 1 if ball else facts[HOLDER]
    now[MY_BALL] = 1 if ball else facts[OFFENSE]
    if ball and facts[LOOSE] >= 0:
        floor[facts[LOOSE]] = bare[facts[LOOSE]] = FREE
    for slot in range(3):
        one = (key >> (slot * MAN_BITS)) & MAN
        if one:
            man = (one >> WHO_AT) - 1
            squares[man] = one & SQUARE
            if one & STILL:
                still[man] = 1
                floor[one & SQUARE] = bare[one & SQUARE] = OVER
    now[CLIMBER] = -1
    for man in range(MINE):
        at = squares[man]
        if at >= 0 and not still[man]:
            if bare[at] == OVER:
                now[CLIMBER] = man
            floor[at] = REFUSED


@jit
def _steps_off(
    facts: Whole, traits: Whole, around: Whole, floor: Small, now: Whole, man: int, at: int
) -> bool:
    """Whether a man can leave his own blocker with one move."""
    carries = man == now[HAS]
    if carries and facts[TIED]:
        return False
    for way in range(4 if traits[man] & INSIDE and now[MY_BALL] else 8):
        to = around[at, way]
        if to < 0 or (carries and facts[NOT_PAST] and _past(facts, to)):
            continue
        found = floor[to]
        if found != REFUSED and found != OVER and not (carries and found == OPPONENT):
            return True
    return False


@jit
def _gets_off(
    facts: Whole, traits: Whole, around: Whole, floor: Small, now: Whole, man: int, at: int
) -> bool:
    """Whether he can leave it with the moves left, two at most (AP-10)."""
    if now[LEFT] < 1:
        return False
    if _steps_off(facts, traits, around, floor, now, man, at):
        return True
    if now[LEFT] < 2 or (man == now[HAS] and facts[TIED]):
        return False
    for way in range(4 if traits[man] & INSIDE and now[MY_BALL] else 8):
        to = around[at, way]
        if to < 0 or floor[to] != OVER:
            continue
        if man == now[HAS] and facts[NOT_PAST] and _past(facts, to):
            continue
        if _steps_off(facts, traits, around, floor, now, man, to):
            return True
    return False


@jit
def _strands(
    facts: Whole, traits: Whole, around: Whole, floor: Small, bare: Small, now: Whole,
    squares: Whole, man: int, to: int, found: int,
) -> bool:  # fmt: skip
    """Whether a step leaves somebody on his own blocker with no way off (AP-10)."""
    climber = now[CLIMBER]
    others = climber >= 0 and climber != man
    if found == CARRIER:
        return False
    if found == OVER and others:  # two up there have but one move left
        return True
    at, mine, has = squares[man], now[MY_BALL], now[HAS]
    before, other = floor[at], floor[to]
    floor[at] = bare[at]
    floor[to] = OVER if found == OPPONENT else REFUSED
    if found == BALL:
        now[MY_BALL], now[HAS] = 1, man
    now[LEFT] -= 1
    who, where = (man, to) if found == OVER else (climber, squares[climber])
    stranded = not _gets_off(facts, traits, around, floor, now, who, where)
    now[LEFT] += 1
    now[MY_BALL], now[HAS] = mine, has
    floor[at], floor[to] = before, other
    return stranded


@jit
def _without(key: int, man: int) -> tuple[int, int, int]:
    """A key's other men: those before a man, those after him, and the bits before him."""
    low, high, shift, above = 0, 0, 0, 0
    for slot in range(3):
        one = (key >> (slot * MAN_BITS)) & MAN
        if one == 0:
            break
        who = (one >> WHO_AT) - 1
        if who < man:
            low |= one << shift
            shift += MAN_BITS
        elif who > man:
            high |= one << above
            above += MAN_BITS
    return low, high, shift


@inlined
def _enter(nodes: Whole, table: Whole, count: int, key: int, step: int) -> int:
    """Add a node unless its key is known; how many there are then."""
    most = table.size - 1
    mixed = (key & LOW) * 0x5BD1E995 ^ (key >> 32) * 0x1B873593  # below 1 << 63
    at = (mixed >> 24 ^ mixed >> 41) & most
    while table[at] != key:
        if table[at] == -1:
            table[at] = key
            if count < nodes.shape[0]:
                nodes[count, KEY] = key
                nodes[count, STEP] = step
            return count + 1
        at = (at + 1) & most
    return count


@jit
def _ending(facts: Whole, carries: bool, to: int, found: int) -> int:
    """How the play ends with a step, if it does."""
    if found == CARRIER:
        return TACKLE
    if found == BALL and (facts[PUNT_RUSH] or facts[KICK] == UNTOUCHED_THEIRS):
        return DEAD  # AP-35, AP-P1, AP-P2
    has = carries or (found == BALL and facts[KICK] != UNTOUCHED_MINE)
    return TOUCHDOWN if has and _scores(facts, to) else GOES_ON


@inlined
def _grow_man(
    facts: Whole, traits: Whole, around: Whole, begun: Whole, floor: Small, bare: Small,
    squares: Whole, now: Whole, nodes: Whole, table: Whole, node: int, count: int, man: int,
) -> int:  # fmt: skip
    """Add what comes of each step of one man."""
    key, at, carries = nodes[node, KEY], squares[man], man == now[HAS]
    low, high, shift = _without(key, man)
    rest = (key >> BALL_AT) << BALL_AT | low
    higher = high << (shift + MAN_BITS)
    others = now[CLIMBER] >= 0 and now[CLIMBER] != man
    step = node << PARENT_AT | man << MOVER_AT | at << START_AT
    for way in range(4 if traits[man] & INSIDE and now[MY_BALL] else 8):  # AP-4
        to = around[at, way]
        if to < 0:
            continue
        found = floor[to]
        if found == REFUSED or (carries and found == OPPONENT):  # AP-9
            continue
        if carries and facts[NOT_PAST] and _past(facts, to):  # AP-39
            continue
        if (found == OVER or others) and _strands(
            facts, traits, around, floor, bare, now, squares, man, to, found
        ):
            continue
        if to == begun[man]:
            after = rest | high << shift
        else:
            after = rest | ((man + 1) << WHO_AT | to) << shift | higher
        if found == OPPONENT:
            after |= STILL << shift
        elif found == BALL:
            after = (after & ~(BALL_BITS << BALL_AT)) | (man + 1) << BALL_AT
        if carries or found in (BALL, CARRIER):
            after |= _ending(facts, carries, to, found) << END_AT
        climbs = 1 if found == OVER or others else 0
        count = _enter(nodes, table, count, after, step | to | climbs << CLIMBS_AT)
    return count


@jit
def _may_hand(
    facts: Whole, traits: Whole, around: Whole, floor: Small, bare: Small, squares: Whole,
    now: Whole, taker: int,
) -> bool:  # fmt: skip
    """Whether the ball may be handed to a man (AP-10, AP-11, AP-16, AP-39, AP-P4)."""
    columns, giver, climber = facts[COLUMNS], now[HAS], now[CLIMBER]
    at, to = squares[giver], squares[taker]
    row, end = at // columns, to // columns
    far = abs(row - end) > 1 or abs(at % columns - to % columns) > 1
    if far or facts[TIED] or bare[to] == OVER:
        return False
    if end == row + facts[UP]:
        behind = facts[SCRIMMAGE] and facts[OFFENSE] and not _past(facts, at)
        if not behind or (facts[NOT_PAST] and _past(facts, to)):
            return False
    if climber < 0:
        return True
    now[LEFT] -= 1
    now[HAS] = taker
    fine = _gets_off(facts, traits, around, floor, now, climber, squares[climber])
    now[HAS] = giver
    now[LEFT] += 1
    return fine


@jit
def _grow_hands(
    facts: Whole, traits: Whole, around: Whole, floor: Small, bare: Small, squares: Whole,
    still: Small, now: Whole, nodes: Whole, table: Whole, node: int, count: int,
) -> int:  # fmt: skip
    """Add what comes of handing the ball off."""
    giver = now[HAS]
    if not facts[HANDS] or giver < 0 or giver >= MINE:
        return count
    step = node << PARENT_AT | (giver + MINE) << MOVER_AT | squares[giver] << START_AT
    if now[CLIMBER] >= 0:
        step |= 1 << CLIMBS_AT
    for taker in range(MINE):
        if taker == giver or squares[taker] < 0 or still[taker]:
            continue
        if _may_hand(facts, traits, around, floor, bare, squares, now, taker):
            after = nodes[node, KEY] & ~(BALL_BITS << BALL_AT)
            if taker != facts[HOLDER]:
                after |= (taker + 1) << BALL_AT
            if _scores(facts, squares[taker]):
                after |= TOUCHDOWN << END_AT
            count = _enter(nodes, table, count, after, step | squares[taker])
    return count


@jit
def grow(
    facts: Whole, traits: Whole, begun: Whole, pairs: Small, nodes: Whole, table: Whole,
    levels: Whole,
) -> int:  # fmt: skip
    """Fill `nodes` with all positions that the turn can come to; how many there are.

    Only the men in the bits of `WHO` move, though the ball may be handed to others. Node 0 is
    the position as it is. `table` is full of −1, its size a power of two. `levels` gets
    the number of nodes after each move. With more nodes than `nodes` can hold, or four for five
    places of the table, the answer is −1.
    """
    around = ways(facts[COLUMNS], facts[ROWS])
    floors = np.empty((2, pairs.size), dtype=np.int8)
    for mine in range(2):
        bare_floor(facts, traits, begun, pairs, mine == 1, floors[mine])
    floor, bare = floors[0].copy(), floors[0].copy()
    squares, now = begun.copy(), np.zeros(NOW, dtype=np.int64)
    still = np.zeros(MINE, dtype=np.int8)
    _lay(facts, begun, 0, floor, bare, squares, still, now)
    first = 1 << CLIMBS_AT if now[CLIMBER] >= 0 else 0
    count, done = _enter(nodes, table, 0, 0, first), 0
    for move in range(facts[MOVES]):
        level = count
        now[LEFT] = facts[MOVES] - move
        for node in range(done, level):
            key = nodes[node, KEY]
            if key >> END_AT:
                continue
            mine = 1 if (key >> BALL_AT) & BALL_BITS else facts[OFFENSE]
            floor[:] = floors[mine]
            bare[:] = floors[mine]
            _lay(facts, begun, key, floor, bare, squares, still, now)
            for man in range(MINE):
                stuck = squares[man] < 0 or still[man] or (man == now[HAS] and facts[TIED])
                if not stuck and facts[WHO] >> man & 1:
                    count = _grow_man(facts, traits, around, begun, floor, bare, squares, now,
                                      nodes, table, node, count, man)  # fmt: skip
            count = _grow_hands(facts, traits, around, floor, bare, squares, still, now, nodes,
                                table, node, count)  # fmt: skip
            if count > nodes.shape[0] or 5 * count > 4 * table.size:
                return -1
        done = level
        levels[move] = count
    return count
