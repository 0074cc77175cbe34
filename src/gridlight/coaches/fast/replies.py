"""The second ply: what a turn of All-Pro is worth once the other side has answered it.

The answer is looked for among all turns of the other side's men who are nearest to what
matters; everybody else of them stands still. Arrays are those of `fast.turns` and `fast.judge`.
"""

from __future__ import annotations

import numpy as np

from gridlight.coaches.fast import judge, throws, turns
from gridlight.coaches.fast.jit import jit
from gridlight.coaches.fast.judge import KICK, LATERAL, PASS, Task
from gridlight.coaches.fast.pursuit import MOVER, Floats, locate
from gridlight.coaches.fast.throws import NONE
from gridlight.coaches.fast.turns import ELIGIBLE, MEN, MINE, Small, Whole

NOT_CLIMBING = 1 << turns.CLIMBS_AT


@jit
def weigh_all(task: Task, nodes: Whole, ends: Whole, out: Floats) -> None:
    """Fill `out`, (ends, ways to end a turn), with what each end is worth to the movers."""
    desk = judge.desk_of(task)
    for n in range(ends.size):
        judge.weigh_end(task, desk, nodes[ends[n], turns.KEY], out[n])


@jit
def turned(task: Task, key: int, way: int) -> tuple[Whole, Whole, Whole, Small]:
    """The board for the other side once a turn has ended, `way` called, as `grow` takes it."""
    facts, pairs = task.facts, task.pairs
    desk = judge.desk_of(task)
    holder = judge.pose(task, desk, key)
    squares, marks, blocks = task.begun.copy(), task.traits.copy(), pairs.copy()
    squares[:MINE], squares[MINE:] = desk.at[MINE:], desk.at[:MINE]
    marks[:MINE], marks[MINE:] = task.traits[MINE:], task.traits[:MINE]
    for square in range(pairs.size):
        if pairs[square]:
            mine = pairs[square] == turns.MY_PAIR
            blocks[square] = turns.THEIR_PAIR if mine else turns.MY_PAIR
    for top in desk.tops:
        if top >= 0:
            blocks[top] = turns.THEIR_PAIR
    after = facts.copy()
    after[turns.UP] = -facts[turns.UP]
    after[turns.BY_ME] = 1 - facts[turns.BY_ME]
    after[turns.MOVES], after[turns.HANDS] = 3, 1
    after[turns.RUSHING] = way in (PASS, LATERAL)
    after[turns.PUNT_RUSH] = way == KICK
    _ball(facts, desk.at, holder, way, after)
    return after, marks, squares, blocks


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
    """The men, as bits, who matter most: near to the ball, to receivers once a pass is called.

    Of the side with the ball its receivers matter wherever they are.
    """
    holds = 0 <= facts[turns.HOLDER] < MINE
    columns = facts[turns.COLUMNS]
    ball = facts[turns.LOOSE]
    if facts[turns.HOLDER] >= 0:
        ball = squares[facts[turns.HOLDER]]
    away = np.full(MINE, 1 << 20, dtype=np.int64)
    for man in range(MINE):
        if squares[man] >= 0:
            near = _far(squares[man], ball, columns)
            away[man] = (1 if holds and traits[man] & ELIGIBLE else 4) * near
            if man == facts[turns.HOLDER]:
                away[man] = -1
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
def calls_after(calls: Floats, way: int, keeps: bool) -> Floats:
    """What the other side's turn is weighed with; `keeps` says that it has the ball."""
    after = calls.copy()
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
    elif keeps and calls[judge.RUSHED] == judge.NO_RUSH:
        after[judge.MAY_PASS] = calls[judge.FORWARD]
        after[judge.MAY_LATERAL] = 1.0
    return after


@jit
def answered(
    task: Task, key: int, way: int, men: int, enough: float, nodes: Whole, table: Whole
) -> float:  # fmt: skip
    """What an end of a turn is worth to the movers after the best answer of so many men.

    Looking stops where it is worth less than `enough`; then it may be worth less yet.
    """
    facts, marks, squares, blocks = turned(task, key, way)
    facts[turns.WHO] = who_answers(facts, marks, squares, men)
    theirs = np.empty_like(task.worths)
    theirs[0], theirs[1] = task.worths[1], task.worths[0]
    keeps = 0 <= facts[turns.HOLDER] < MINE
    calls = calls_after(task.calls, way, keeps)
    table[:] = -1
    levels = np.zeros(3, dtype=np.int64)
    count = turns.grow(facts, marks, squares, blocks, nodes, table, levels)
    if count < 0:
        count = nodes.shape[0]
    answer = Task(facts, marks, squares, blocks, theirs, task.weights, calls)
    return -_best(answer, nodes, count, -enough)


@jit
def _best(task: Task, nodes: Whole, count: int, enough: float) -> float:
    desk = judge.desk_of(task)
    out, best = np.empty(judge.WAYS_TO_END), NONE
    for node in range(count):
        key = nodes[node, turns.KEY]
        if nodes[node, turns.STEP] & NOT_CLIMBING and not key >> turns.END_AT:
            continue
        judge.weigh_end(task, desk, key, out)
        best = max(best, out.max())
        if best > enough:
            break
    return float(best)


@jit
def throw_worths(task: Task, gone: float, lateral: bool, each: Floats) -> None:
    """Fill `each` with what a throw now is worth to the movers, by receiver."""
    desk, facts, begun = judge.desk_of(task), task.facts, task.begun
    for man in range(MINE):
        if begun[man] >= 0:
            desk.occ[begun[man]] = MOVER
    locate(begun, desk.around, desk.where)
    throws.thrown(task.worths[0], task.worths[1], task.weights, gone, desk.occ, begun, desk.where,
                  task.traits, desk.around, 0, MINE, begun[facts[turns.HOLDER]], facts[turns.UP],
                  facts[turns.COLUMNS], facts[turns.ROWS], lateral, desk.seen, desk.queue,
                  each)  # fmt: skip
