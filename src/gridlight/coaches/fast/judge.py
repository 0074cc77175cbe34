"""What the ends of a turn of All-Pro are worth to the side that moves.

A play's numbers come as arrays. `worths[0]` is what it is worth to the movers to be stopped with
the ball on a row, `worths[1]` the same for the others; a row beyond the goal line is the
touchdown's worth. `calls` says what may be called and what it is worth.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from gridlight.coaches.fast import turns
from gridlight.coaches.fast.jit import jit
from gridlight.coaches.fast.pursuit import (
    COLUMN,
    EMPTY,
    FAR,
    LANE,
    MOVER,
    OTHER,
    PAIR,
    ROW,
    THROWN,
    WAITS,
    Floats,
    Places,
    broken_through,
    chart_of,
    chased,
    hunted,
    locate,
    nearest,
    on_row,
    run_on,
)
from gridlight.coaches.fast.throws import NONE, chance_to_throw, thrown
from gridlight.coaches.fast.turns import MEN, MINE, Small, Whole

# what the movers end the turn with
DONE, PASS, LATERAL, KICK = 0, 1, 2, 3
WAYS_TO_END = 4

# calls, by their place in a row of numbers
MAY_PASS, MAY_LATERAL, MAY_KICK, KICKED, BLOCKED, GONE, RUSHED, FORWARD, BRINGS = range(9)
CALLS = 9
CLOSING = 0.015
"""Points that a square nearer to the ball is worth to the side without it."""

NO_RUSH, PASS_RUSH, LATERAL_RUSH, KICK_RUSH = 0, 1, 2, 3


class Task(NamedTuple):
    """A turn to be weighed: the packed state of `fast.turns`, and what things are worth."""

    facts: Whole
    traits: Whole
    begun: Whole
    pairs: Small
    worths: Floats
    weights: Floats
    calls: Floats


class Desk(NamedTuple):
    """Room to lay positions out in: see `fast.pursuit`. `base` is the board without movers."""

    base: Small
    occ: Small
    at: Whole
    where: Places
    tops: Whole
    around: Whole
    seen: Whole
    queue: Whole
    each: Floats


@jit
def desk_of(task: Task) -> Desk:
    """A desk for a turn."""
    begun, pairs = task.begun, task.pairs
    base = np.zeros(pairs.size, dtype=np.int8)
    for square in range(pairs.size):
        if pairs[square]:
            base[square] = (MOVER if pairs[square] == turns.MY_PAIR else OTHER) + PAIR
    for man in range(MINE, MEN):
        if begun[man] >= 0:
            base[begun[man]] = OTHER
    return Desk(
        base,
        base.copy(),
        begun.copy(),
        np.zeros((2, MEN), dtype=np.int32),
        np.full(3, -1, dtype=np.int64),
        chart_of(task.facts[turns.COLUMNS], task.facts[turns.ROWS]),
        np.zeros(pairs.size + 1, dtype=np.int64),
        np.empty(pairs.size, dtype=np.int64),
        np.empty(MINE),
    )


@jit
def pose(task: Task, desk: Desk, key: int) -> int:
    """Lay a node's position out; who has the ball then, −1 if it lies.

    `tops` gets the squares of new pairs, −1 after the last.
    """
    occ, at = desk.occ, desk.at
    occ[:] = desk.base
    at[:] = task.begun
    desk.tops[:] = -1
    blocked = 0
    for slot in range(3):
        one = (key >> (slot * turns.MAN_BITS)) & turns.MAN
        if one == 0:
            break
        man, square = (one >> turns.WHO_AT) - 1, one & turns.SQUARE
        at[man] = square
        if one & turns.STILL:
            at[man] = -1
            occ[square] = MOVER + PAIR
            desk.tops[blocked] = square
            blocked += 1
            for other in range(MINE, MEN):
                if at[other] == square:
                    at[other] = -1
    for man in range(MINE):
        if at[man] >= 0:
            occ[at[man]] = MOVER
    locate(at, desk.around, desk.where)
    ball = (key >> turns.BALL_AT) & turns.BALL_BITS
    return int(ball - 1 if ball else task.facts[turns.HOLDER])


@jit
def in_reach(task: Task, desk: Desk, square: int, guarded: bool) -> bool:
    """Whether the others can land on a square of the movers in their next turn."""
    if hunted(desk.occ, desk.around, square, MINE, desk.seen, desk.queue) != FAR:
        return True
    return broken_through(desk.occ, desk.around, square, MINE, guarded, desk.at, task.traits)


@jit
def carried(task: Task, desk: Desk, holder: int) -> float:
    """The worth to the movers of a ball that nobody can get at, the others to move."""
    facts, worths, weights = task.facts, task.worths, task.weights
    columns, rows, up = facts[turns.COLUMNS], facts[turns.ROWS], facts[turns.UP]
    square = desk.at[holder]
    column, row = desk.around[square, COLUMN], desk.around[square, ROW]
    run = chased(worths[0], weights, desk.where, MINE, column, row, up, rows, 0)
    if nearest(desk.where, MINE, column, row) <= 3:  # behind his own men
        run = weights[LANE] * run + (1.0 - weights[LANE]) * worths[0, row]
    if task.calls[FORWARD] > 0:
        guess = chance_to_throw(worths[0], weights, task.calls[GONE], desk.occ, desk.at,
                                desk.where, task.traits, desk.around, 0, MINE, square, up,
                                columns, rows, 3, 3)  # fmt: skip
        guess = weights[WAITS] * guess + (1.0 - weights[WAITS]) * worths[0, row]
        run = max(run, guess)
    return float(run)


@jit
def hunting(task: Task, desk: Desk, holder: int) -> float:
    """The worth to the others of having the ball with their turn to come."""
    facts, worths, weights = task.facts, task.worths, task.weights
    columns, rows, up = facts[turns.COLUMNS], facts[turns.ROWS], -facts[turns.UP]
    square = desk.at[holder]
    straight = bool(task.traits[holder] & turns.INSIDE)
    best = run_on(worths[1], weights, desk.occ, desk.where, desk.around, 0, square, up, rows, 3,
                  straight, desk.seen, desk.queue)  # fmt: skip
    if task.calls[FORWARD] > 0:
        guess = chance_to_throw(worths[1], weights, task.calls[GONE], desk.occ, desk.at,
                                desk.where, task.traits, desk.around, MINE, 0, square, up,
                                columns, rows, 3, 2)  # fmt: skip
        keep = weights[THROWN]
        if hunted(desk.occ, desk.around, square, 0, desk.seen, desk.queue) != FAR:
            keep *= 0.6
        guess = keep * guess + (1.0 - keep) * worths[1, desk.around[square, ROW]]
        best = max(best, guess)
    return float(best)


@jit
def lying(task: Task, desk: Desk) -> float:
    """The worth to the movers of a ball that lies on the ground, the others to move."""
    worths, up = task.worths, task.facts[turns.UP]
    ball = task.facts[turns.LOOSE]
    column, row = desk.around[ball, COLUMN], desk.around[ball, ROW]
    mine = nearest(desk.where, 0, column, row)
    theirs = nearest(desk.where, MINE, column, row)
    ours = on_row(worths[0], row, up, 1.0)
    others = -on_row(worths[1], row, -up, 1.0)
    if theirs <= 3:
        return float(others + 0.02 * min(theirs - mine, 3))
    share = 1.0 if mine <= 3 else 0.5 + 0.1 * (theirs - mine)
    share = min(max(share, 0.1), 0.9)
    return float(share * ours + (1.0 - share) * others - 0.02 * mine)


@jit
def _ended(task: Task, desk: Desk, end: int) -> float:
    """The worth to the movers of a play that is over."""
    facts = task.facts
    if end == turns.TACKLE:
        return float(-task.worths[1, desk.around[desk.at[facts[turns.HOLDER]], ROW]])
    if end == turns.TOUCHDOWN:
        return float(task.worths[0, facts[turns.ROWS] - 2 if facts[turns.UP] > 0 else 1])
    if facts[turns.PUNT_RUSH]:  # the others' kick is blocked
        return float(task.worths[0, desk.around[facts[turns.LOOSE], ROW]])
    return float(task.calls[BRINGS])  # the kickers are first at their kick


@jit
def _kicked(task: Task, desk: Desk, holder: int) -> float:
    """The worth of the kick that may be called, safe or in danger of being blocked."""
    facts, square = task.facts, desk.at[holder]
    ball = square + facts[turns.UP] * facts[turns.COLUMNS]
    if holder != facts[turns.HOLDER] or square != task.calls[MAY_KICK]:
        return NONE
    if desk.occ[ball] != EMPTY:
        return NONE
    blocked = in_reach(task, desk, ball, False)
    return float(task.calls[BLOCKED if blocked else KICKED])


@jit
def may_pass(task: Task, desk: Desk, key: int, holder: int) -> bool:
    """Whether a forward pass may be called by how the men stand (AP-21, AP-42)."""
    traits, at = task.traits, desk.at
    if traits[holder] & turns.CROSSED or _past(task, desk, at[holder]) > 0:
        return False
    for man in range(MINE):
        if at[man] >= 0 and traits[man] & turns.INSIDE and _past(task, desk, at[man]) > 1:
            return False
    for slot in range(3):
        one = (key >> (slot * turns.MAN_BITS)) & turns.MAN
        inside = one & turns.STILL and traits[(one >> turns.WHO_AT) - 1] & turns.INSIDE
        if inside and _past(task, desk, one & turns.SQUARE) > 1:
            return False
    return True


@jit
def _past(task: Task, desk: Desk, square: int) -> int:
    facts = task.facts
    return int((desk.around[square, ROW] - facts[turns.FIRST_ROW]) * facts[turns.BY_UP])


@jit
def weigh_end(task: Task, desk: Desk, key: int, out: Floats) -> None:
    """Fill `out` with what one end is worth to the movers with each way to end the turn."""
    calls = task.calls
    out[:] = NONE
    holder = pose(task, desk, key)
    end = key >> turns.END_AT
    if end:
        out[DONE] = _ended(task, desk, end)
    elif holder < 0:
        out[DONE] = calls[KICKED] if calls[RUSHED] == KICK_RUSH else lying(task, desk)
    elif holder >= MINE:
        out[DONE] = _answered(task, desk, holder)
    else:
        _held(task, desk, key, holder, out)


@jit
def _held(task: Task, desk: Desk, key: int, holder: int, out: Floats) -> None:
    """The end of a turn of the side with the ball."""
    calls, square = task.calls, desk.at[holder]
    if calls[MAY_KICK] >= 0:
        out[KICK] = _kicked(task, desk, holder)
    if in_reach(task, desk, square, False):
        out[DONE] = task.worths[0, desk.around[square, ROW]]
        return
    out[DONE] = carried(task, desk, holder)
    if calls[MAY_PASS] > 0 and may_pass(task, desk, key, holder):
        out[PASS] = _called(task, desk, holder, False)
    if calls[MAY_LATERAL] > 0 and calls[FORWARD] == 0:
        out[LATERAL] = _called(task, desk, holder, True)


@jit
def _answered(task: Task, desk: Desk, holder: int) -> float:
    """The end of a turn of the side without the ball: the others run on, or throw."""
    calls, worths = task.calls, task.worths
    if calls[RUSHED] == NO_RUSH:
        return -hunting(task, desk, holder) - CLOSING * _closed_in(desk, desk.at[holder])
    lateral, gone = calls[RUSHED] == LATERAL_RUSH, calls[GONE]
    passer = desk.at[holder]
    if lateral:
        gone = worths[1, desk.around[passer, ROW]]
    best = thrown(worths[1], worths[0], task.weights, gone, desk.occ, desk.at, desk.where,
                  task.traits, desk.around, MINE, 0, passer, -task.facts[turns.UP],
                  task.facts[turns.COLUMNS], task.facts[turns.ROWS], lateral, desk.seen,
                  desk.queue, desk.each)  # fmt: skip
    if best == NONE:
        return float(-gone)
    target = desk.at[MINE + int(np.argmax(desk.each))]
    return float(-best - CLOSING * _closed_in(desk, target))


@jit
def _closed_in(desk: Desk, square: int) -> float:
    """How far the movers are from a square: the nearest counts twice, the second once."""
    column, row = np.int32(desk.around[square, COLUMN]), np.int32(desk.around[square, ROW])
    first, second = np.int32(FAR), np.int32(FAR)
    for man in range(MINE):
        away = max(abs(desk.where[0, man] - column), abs(desk.where[1, man] - row))
        if away < first:
            first, second = away, first
        elif away < second:
            second = away
    return float(2 * first + min(second, np.int32(FAR)))


@jit
def _called(task: Task, desk: Desk, holder: int, lateral: bool) -> float:
    """What “pass” or “lateral” is worth, by how the men stand before the rush."""
    worths, facts = task.worths, task.facts
    passer = desk.at[holder]
    gone = worths[0, desk.around[passer, ROW]] if lateral else task.calls[GONE]
    best = thrown(worths[0], worths[1], task.weights, gone, desk.occ, desk.at, desk.where,
                  task.traits, desk.around, 0, MINE, passer, facts[turns.UP],
                  facts[turns.COLUMNS], facts[turns.ROWS], lateral, desk.seen, desk.queue,
                  desk.each)  # fmt: skip
    if best == NONE:
        return NONE
    second = NONE
    for man in range(MINE):
        if second < desk.each[man] < best:
            second = desk.each[man]
    if second == NONE:
        second = min(gone, best)
    keep = task.weights[THROWN]
    return float(keep * best + (1.0 - keep) * second)
