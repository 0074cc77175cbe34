"""What the ends of a turn of All-Pro are worth to the side that moves, all of them at once.

A play's numbers come as arrays. `worths[0]` is what it is worth to the movers to be stopped with
the ball on a row, `worths[1]` the same for the others; a row beyond the goal line is the
touchdown's worth. `calls` says what may be called and what it is worth.
"""

from __future__ import annotations

import numpy as np

from gridlight.coaches.fast import turns
from gridlight.coaches.fast.jit import jit
from gridlight.coaches.fast.pursuit import (
    EMPTY,
    FAR,
    LANE,
    MOVER,
    OTHER,
    PAIR,
    THROWN,
    WAITS,
    Floats,
    broken_through,
    chased,
    hunted,
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
NO_RUSH, PASS_RUSH, LATERAL_RUSH, KICK_RUSH = 0, 1, 2, 3


@jit
def base_floor(begun: Whole, pairs: Small) -> Small:
    """What stands on each square but for the movers."""
    occ = np.zeros(pairs.size, dtype=np.int8)
    for square in range(pairs.size):
        if pairs[square]:
            occ[square] = (MOVER if pairs[square] == turns.MY_PAIR else OTHER) + PAIR
    for man in range(MINE, MEN):
        if begun[man] >= 0:
            occ[begun[man]] = OTHER
    return occ


@jit
def pose(
    facts: Whole, begun: Whole, key: int, base: Small, occ: Small, at: Whole, tops: Whole
) -> int:
    """Lay a node's position out; who has the ball then, −1 if it lies.

    `tops` gets the squares of new pairs, −1 after the last.
    """
    occ[:] = base
    at[:] = begun
    tops[:] = -1
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
            tops[blocked] = square
            blocked += 1
            for other in range(MINE, MEN):
                if at[other] == square:
                    at[other] = -1
    for man in range(MINE):
        if at[man] >= 0:
            occ[at[man]] = MOVER
    ball = (key >> turns.BALL_AT) & turns.BALL_BITS
    return int(ball - 1 if ball else facts[turns.HOLDER])


@jit
def carried(
    facts: Whole, traits: Whole, around: Whole, worths: Floats, weights: Floats, calls: Floats,
    occ: Small, at: Whole, holder: int, rest: int, seen: Whole, queue: Whole,
) -> float:  # fmt: skip
    """The worth to the movers of having the ball, the others to move; `rest` of the moves left."""
    columns, rows, up = facts[turns.COLUMNS], facts[turns.ROWS], facts[turns.UP]
    square = at[holder]
    row = square // columns
    if hunted(occ, around, square, MINE, seen, queue) != FAR:
        return float(worths[0, row])
    if broken_through(occ, around, square, MINE, False, at, traits):
        return float(worths[0, row])
    run = chased(worths[0], weights, at, MINE, square, up, columns, rows, 0)
    if nearest(at, MINE, square, columns) <= 3:  # behind his own men
        run = weights[LANE] * run + (1.0 - weights[LANE]) * worths[0, row]
    if calls[FORWARD] > 0:
        guess = chance_to_throw(worths[0], weights, calls[GONE], occ, at, traits, 0, MINE, square,
                                up, columns, rows, 3, 3)  # fmt: skip
        guess = weights[WAITS] * guess + (1.0 - weights[WAITS]) * worths[0, row]
        run = max(run, guess)
    return float(run)


@jit
def hunting(
    facts: Whole, traits: Whole, around: Whole, worths: Floats, weights: Floats, calls: Floats,
    occ: Small, at: Whole, holder: int, seen: Whole, queue: Whole,
) -> float:  # fmt: skip
    """The worth to the others of having the ball with their turn to come."""
    columns, rows, up = facts[turns.COLUMNS], facts[turns.ROWS], -facts[turns.UP]
    square = at[holder]
    straight = bool(traits[holder] & turns.INSIDE)
    best = run_on(worths[1], weights, occ, at, around, 0, square, up, columns, rows, 3, straight,
                  seen, queue)  # fmt: skip
    if calls[FORWARD] > 0:
        guess = chance_to_throw(worths[1], weights, calls[GONE], occ, at, traits, MINE, 0, square,
                                up, columns, rows, 3, 2)  # fmt: skip
        keep = weights[THROWN]
        if hunted(occ, around, square, 0, seen, queue) != FAR:
            keep *= 0.6
        guess = keep * guess + (1.0 - keep) * worths[1, square // columns]
        best = max(best, guess)
    return float(best)


@jit
def lying(facts: Whole, worths: Floats, at: Whole, around: Whole, occ: Small) -> float:
    """The worth to the movers of a ball that lies on the ground, the others to move."""
    columns = facts[turns.COLUMNS]
    ball = facts[turns.LOOSE]
    row = ball // columns
    mine, theirs = nearest(at, 0, ball, columns), nearest(at, MINE, ball, columns)
    up = facts[turns.UP]
    ours = on_row(worths[0], row, up, 1.0)
    others = -on_row(worths[1], row, -up, 1.0)
    if theirs <= 3:
        return float(others + 0.02 * min(theirs - mine, 3))
    share = 1.0 if mine <= 3 else 0.5 + 0.1 * (theirs - mine)
    share = min(max(share, 0.1), 0.9)
    return float(share * ours + (1.0 - share) * others - 0.02 * mine)


@jit
def _ended(
    facts: Whole, worths: Floats, calls: Floats, at: Whole, end: int, holder: int
) -> float:  # fmt: skip
    """The worth to the movers of a play that is over."""
    columns = facts[turns.COLUMNS]
    if end == turns.TACKLE:
        return float(-worths[1, at[facts[turns.HOLDER]] // columns])
    if end == turns.TOUCHDOWN:
        return float(worths[0, facts[turns.ROWS] - 2 if facts[turns.UP] > 0 else 1])
    row = facts[turns.LOOSE] // columns
    if facts[turns.PUNT_RUSH]:
        return float(worths[0, row])  # the others' kick is blocked
    return float(calls[BRINGS])  # the kickers are first at their kick


@jit
def _kicked(
    facts: Whole, around: Whole, calls: Floats, occ: Small, at: Whole, holder: int, seen: Whole,
    queue: Whole,
) -> float:  # fmt: skip
    """The worth of the kick that may be called, safe or in danger of being blocked."""
    square = at[holder]
    ball = square + facts[turns.UP] * facts[turns.COLUMNS]
    if holder != facts[turns.HOLDER] or square != calls[MAY_KICK] or occ[ball] != EMPTY:
        return NONE
    if hunted(occ, around, ball, MINE, seen, queue) != FAR or broken_through(
        occ, around, ball, MINE, False, at, at
    ):
        return float(calls[BLOCKED])
    return float(calls[KICKED])


@jit
def may_pass(facts: Whole, traits: Whole, key: int, at: Whole, holder: int) -> bool:
    """Whether a forward pass may be called by how the men stand (AP-21, AP-42)."""
    if traits[holder] & turns.CROSSED or _past(facts, at[holder]) > 0:
        return False
    for man in range(MINE):
        if at[man] >= 0 and traits[man] & turns.INSIDE and _past(facts, at[man]) > 1:
            return False
    for slot in range(3):
        one = (key >> (slot * turns.MAN_BITS)) & turns.MAN
        inside = one & turns.STILL and traits[(one >> turns.WHO_AT) - 1] & turns.INSIDE
        if inside and _past(facts, one & turns.SQUARE) > 1:
            return False
    return True


@jit
def _past(facts: Whole, square: int) -> int:
    return int((square // facts[turns.COLUMNS] - facts[turns.FIRST_ROW]) * facts[turns.BY_UP])


@jit
def weigh_end(
    facts: Whole, traits: Whole, around: Whole, worths: Floats, weights: Floats, calls: Floats,
    begun: Whole, key: int, base: Small, occ: Small, at: Whole, tops: Whole, seen: Whole,
    queue: Whole, each: Floats, out: Floats,
) -> None:  # fmt: skip
    """Fill `out` with what one end is worth to the movers with each way to end the turn."""
    out[:] = NONE
    holder = pose(facts, begun, key, base, occ, at, tops)
    end = key >> turns.END_AT
    if end:
        out[DONE] = _ended(facts, worths, calls, at, end, holder)
        return
    if holder < 0:
        out[DONE] = lying(facts, worths, at, around, occ)
        if calls[RUSHED] == KICK_RUSH:
            out[DONE] = calls[KICKED]
        return
    if holder >= MINE:
        _answered(facts, traits, around, worths, weights, calls, occ, at, holder, seen, queue,
                  each, out)  # fmt: skip
        return
    out[DONE] = carried(facts, traits, around, worths, weights, calls, occ, at, holder, 0, seen,
                        queue)  # fmt: skip
    if calls[MAY_PASS] > 0 or calls[MAY_LATERAL] > 0:
        forward = calls[MAY_PASS] > 0 and may_pass(facts, traits, key, at, holder)
        _called(facts, traits, around, worths, weights, calls, forward, occ, at, holder, seen,
                queue, each, out)  # fmt: skip
    if calls[MAY_KICK] >= 0:
        out[KICK] = _kicked(facts, around, calls, occ, at, holder, seen, queue)


@jit
def _answered(
    facts: Whole, traits: Whole, around: Whole, worths: Floats, weights: Floats, calls: Floats,
    occ: Small, at: Whole, holder: int, seen: Whole, queue: Whole, each: Floats, out: Floats,
) -> None:  # fmt: skip
    """The end of a turn of the side without the ball: the others run on, or throw."""
    if calls[RUSHED] == NO_RUSH:
        out[DONE] = -hunting(facts, traits, around, worths, weights, calls, occ, at, holder, seen,
                             queue)  # fmt: skip
        return
    columns, rows, up = facts[turns.COLUMNS], facts[turns.ROWS], -facts[turns.UP]
    lateral, gone = calls[RUSHED] == LATERAL_RUSH, calls[GONE]
    passer = at[holder]
    if lateral:
        gone = worths[1, passer // columns]
    best = thrown(worths[1], worths[0], weights, gone, occ, at, traits, around, MINE, 0, passer,
                  up, columns, rows, lateral, seen, queue, each)  # fmt: skip
    out[DONE] = -(best if best > NONE else gone)


@jit
def _called(
    facts: Whole, traits: Whole, around: Whole, worths: Floats, weights: Floats, calls: Floats,
    forward: bool, occ: Small, at: Whole, holder: int, seen: Whole, queue: Whole, each: Floats,
    out: Floats,
) -> None:  # fmt: skip
    """What “pass” and “lateral” are worth, by how the men stand before the rush."""
    columns, rows, up = facts[turns.COLUMNS], facts[turns.ROWS], facts[turns.UP]
    passer = at[holder]
    row = passer // columns
    caught = hunted(occ, around, passer, MINE, seen, queue) != FAR or broken_through(
        occ, around, passer, MINE, True, at, traits
    )
    for lateral in range(2):
        if not (forward if lateral == 0 else calls[MAY_LATERAL] > 0):
            continue
        gone = worths[0, row] if lateral else calls[GONE]
        best = thrown(worths[0], worths[1], weights, gone, occ, at, traits, around, 0, MINE,
                      passer, up, columns, rows, lateral == 1, seen, queue, each)  # fmt: skip
        if best == NONE:
            continue
        second = NONE
        for man in range(MINE):
            if each[man] < best and each[man] > second:
                second = each[man]
        if second == NONE:
            second = min(gone, best)
        worth = weights[THROWN] * best + (1.0 - weights[THROWN]) * min(second, best)
        out[PASS + lateral] = worths[0, row] if caught else worth
