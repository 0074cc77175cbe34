"""The second ply: what a turn of All-Pro is worth once the other side has answered it.

The answer is looked for among all turns of the other side's men who are nearest to what
matters; everybody else of them stands still. Arrays are those of `fast.turns` and `fast.judge`.
"""

from __future__ import annotations

import numpy as np

from gridlight.coaches.fast import judge, throws, turns
from gridlight.coaches.fast.jit import jit
from gridlight.coaches.fast.judge import KICK, LATERAL, PASS
from gridlight.coaches.fast.pursuit import MOVER, Floats
from gridlight.coaches.fast.throws import NONE
from gridlight.coaches.fast.turns import ELIGIBLE, MEN, MINE, Small, Whole

NOT_CLIMBING = 1 << turns.CLIMBS_AT


@jit
def weigh_all(
    facts: Whole, traits: Whole, begun: Whole, pairs: Small, nodes: Whole, ends: Whole,
    worths: Floats, weights: Floats, calls: Floats, out: Floats,
) -> None:  # fmt: skip
    """Fill `out`, (ends, ways to end a turn), with what each end is worth to the movers."""
    around = turns.ways(facts[turns.COLUMNS], facts[turns.ROWS])
    base = judge.base_floor(begun, pairs)
    occ, at = base.copy(), begun.copy()
    tops, each = np.full(3, -1, dtype=np.int64), np.empty(MINE)
    seen, queue = np.zeros(pairs.size + 1, dtype=np.int64), np.empty(pairs.size, dtype=np.int64)
    for n in range(ends.size):
        judge.weigh_end(facts, traits, around, worths, weights, calls, begun,
                        nodes[ends[n], turns.KEY], base, occ, at, tops, seen, queue, each,
                        out[n])  # fmt: skip


@jit
def turned(
    facts: Whole, traits: Whole, begun: Whole, pairs: Small, key: int, way: int, after: Whole,
    marks: Whole, squares: Whole, blocks: Small,
) -> None:  # fmt: skip
    """Turn the board to the other side once a turn has ended, `way` called."""
    base = judge.base_floor(begun, pairs)
    occ, at, tops = base.copy(), begun.copy(), np.full(3, -1, dtype=np.int64)
    holder = judge.pose(facts, begun, key, base, occ, at, tops)
    squares[:MINE], squares[MINE:] = at[MINE:], at[:MINE]
    marks[:MINE], marks[MINE:] = traits[MINE:], traits[:MINE]
    for square in range(pairs.size):
        blocks[square] = turns.NO_PAIR
        if pairs[square]:
            mine = pairs[square] == turns.MY_PAIR
            blocks[square] = turns.THEIR_PAIR if mine else turns.MY_PAIR
    for top in tops:
        if top >= 0:
            blocks[top] = turns.THEIR_PAIR
    after[:] = facts
    after[turns.UP] = -facts[turns.UP]
    after[turns.BY_ME] = 1 - facts[turns.BY_ME]
    after[turns.MOVES], after[turns.HANDS] = 3, 1
    after[turns.RUSHING] = way in (PASS, LATERAL)
    after[turns.PUNT_RUSH] = way == KICK
    _ball(facts, at, holder, way, after)


@jit
def _ball(facts: Whole, at: Whole, holder: int, way: int, after: Whole) -> None:
    if way == KICK:
        after[turns.HOLDER] = -1
        after[turns.LOOSE] = at[holder] + facts[turns.UP] * facts[turns.COLUMNS]
        after[turns.OFFENSE] = 0
        return
    if holder < 0:
        after[turns.OFFENSE] = 1 - facts[turns.OFFENSE]
        if facts[turns.KICK]:
            mine = facts[turns.KICK] == turns.UNTOUCHED_MINE
            after[turns.KICK] = turns.UNTOUCHED_THEIRS if mine else turns.UNTOUCHED_MINE
        return
    after[turns.LOOSE], after[turns.KICK] = -1, 0
    after[turns.HOLDER] = holder + MINE if holder < MINE else holder - MINE
    after[turns.OFFENSE] = holder >= MINE
    if (holder < MINE) != (facts[turns.OFFENSE] > 0):
        after[turns.SCRIMMAGE] = after[turns.TIED] = after[turns.NOT_PAST] = 0


@jit
def who_answers(facts: Whole, traits: Whole, squares: Whole, men: int) -> int:
    """The men, as bits, who are nearest to the ball, and where it flies to receivers in line."""
    columns = facts[turns.COLUMNS]
    ball = facts[turns.LOOSE]
    if facts[turns.HOLDER] >= 0:
        ball = squares[facts[turns.HOLDER]]
    away = np.full(MINE, 1 << 20, dtype=np.int64)
    for man in range(MINE):
        if squares[man] >= 0:
            away[man] = 4 * _far(squares[man], ball, columns) + (man == facts[turns.HOLDER]) * -99
            if facts[turns.RUSHING]:
                for other in range(MINE, MEN):
                    if squares[other] >= 0 and traits[other] & ELIGIBLE:
                        reach = 4 * _far(squares[man], squares[other], columns) + 1
                        away[man] = min(away[man], reach)
    chosen = 0
    for _ in range(men):
        best = int(np.argmin(away))
        if away[best] < 1 << 20:
            chosen |= 1 << best
            away[best] = 1 << 20
    return chosen


@jit
def _far(one: int, other: int, columns: int) -> int:
    return max(abs(one % columns - other % columns), abs(one // columns - other // columns))


@jit
def calls_after(calls: Floats, way: int, after: Floats) -> None:
    """What the other side's turn is weighed with."""
    after[:] = calls
    after[judge.MAY_PASS], after[judge.MAY_LATERAL], after[judge.MAY_KICK] = 0.0, 0.0, -1.0
    after[judge.RUSHED] = judge.NO_RUSH
    after[judge.BRINGS] = -calls[judge.BRINGS]
    if way == PASS:
        after[judge.RUSHED] = judge.PASS_RUSH
    elif way == LATERAL:
        after[judge.RUSHED] = judge.LATERAL_RUSH
    elif way == KICK:
        after[judge.RUSHED] = judge.KICK_RUSH
        after[judge.KICKED] = -calls[judge.KICKED]
    elif calls[judge.RUSHED] == judge.NO_RUSH:
        after[judge.MAY_PASS] = calls[judge.FORWARD]
        after[judge.MAY_LATERAL] = 1.0


@jit
def answered(
    facts: Whole, traits: Whole, begun: Whole, pairs: Small, key: int, way: int, worths: Floats,
    weights: Floats, calls: Floats, men: int, nodes: Whole, table: Whole,
) -> float:  # fmt: skip
    """What an end of a turn is worth to the movers after the best answer of so many men."""
    after, marks = facts.copy(), traits.copy()
    squares, blocks = begun.copy(), pairs.copy()
    turned(facts, traits, begun, pairs, key, way, after, marks, squares, blocks)
    after[turns.WHO] = who_answers(after, marks, squares, men)
    theirs, called = np.empty_like(worths), np.empty_like(calls)
    theirs[0], theirs[1] = worths[1], worths[0]
    calls_after(calls, way, called)
    if after[turns.HOLDER] >= MINE:
        called[judge.MAY_PASS] = called[judge.MAY_LATERAL] = 0.0
    table[:] = -1
    levels = np.zeros(3, dtype=np.int64)
    count = turns.grow(after, marks, squares, blocks, nodes, table, levels)
    if count < 0:
        count = nodes.shape[0]
    return -_best(after, marks, squares, blocks, nodes, count, theirs, weights, called)


@jit
def _best(
    facts: Whole, traits: Whole, begun: Whole, pairs: Small, nodes: Whole, count: int,
    worths: Floats, weights: Floats, calls: Floats,
) -> float:  # fmt: skip
    around = turns.ways(facts[turns.COLUMNS], facts[turns.ROWS])
    base = judge.base_floor(begun, pairs)
    occ, at = base.copy(), begun.copy()
    tops, each = np.full(3, -1, dtype=np.int64), np.empty(MINE)
    seen, queue = np.zeros(pairs.size + 1, dtype=np.int64), np.empty(pairs.size, dtype=np.int64)
    out, best = np.empty(judge.WAYS_TO_END), NONE
    for node in range(count):
        key = nodes[node, turns.KEY]
        if nodes[node, turns.STEP] & NOT_CLIMBING and not key >> turns.END_AT:
            continue
        judge.weigh_end(facts, traits, around, worths, weights, calls, begun, key, base, occ, at,
                        tops, seen, queue, each, out)  # fmt: skip
        best = max(best, out.max())
    return float(best)


@jit
def throw_worths(
    facts: Whole, traits: Whole, begun: Whole, pairs: Small, worths: Floats, weights: Floats,
    gone: float, lateral: bool, each: Floats,
) -> None:  # fmt: skip
    """Fill `each` with what a throw now is worth to the movers, by receiver."""
    columns, rows, up = facts[turns.COLUMNS], facts[turns.ROWS], facts[turns.UP]
    around = turns.ways(columns, rows)
    occ = judge.base_floor(begun, pairs)
    for man in range(MINE):
        if begun[man] >= 0:
            occ[begun[man]] = MOVER
    seen, queue = np.zeros(pairs.size + 1, dtype=np.int64), np.empty(pairs.size, dtype=np.int64)
    throws.thrown(worths[0], worths[1], weights, gone, occ, begun, traits, around, 0, MINE,
                  begun[facts[turns.HOLDER]], up, columns, rows, lateral, seen, queue,
                  each)  # fmt: skip
