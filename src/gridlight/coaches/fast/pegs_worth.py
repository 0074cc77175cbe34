"""What a packed Pegskin position is worth to the offense: chases, passes, threats, rushes.

`worths` says what each end of the play is worth: first when the carrier is down after a gain of
so many yards, then when the ball is intercepted there, then one number for an incomplete pass.
`grip` says how firmly a defender so far off holds the carrier, the defense to roll. `weights` are
the numbers of the coach's judgment.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.jit import jit
from gridlight.coaches.fast.pegs import (
    AT,
    CARRIED,
    CARRIER,
    ELEVEN,
    FREE,
    HALF,
    IN_ALL,
    KIND,
    LINE_DEFENSE,
    LINEMAN,
    MEN,
    MODE,
    NO_PASS,
    REACTION,
    RECEIVER,
    RUN_DEFENSE,
    RUN_OFFENSE,
    SCREENED,
    STRIDE,
    TO_GOAL,
    row_of,
)  # fmt: skip

Whole = NDArray[np.int64]
Small = NDArray[np.int8]
Floats = NDArray[np.float64]

SPAN, SHIFT = 200, 60
INCOMPLETE = 2 * SPAN
WORTHS = INCOMPLETE + 1
ACROSS, UP, DOWN = 20, 30, 20
"""How far the grip table goes: columns, rows ahead and rows behind."""

# the coach's judgment
YARDS, DASH, SCREEN, SHRINK, TEMPO, RUSH = range(6)
WEIGHTS = 6

NUMBER = np.array([0.0, 0.0, 1 / 3, 1 / 3, 1 / 6, 1 / 6])
"""The chance of each number of the numbered die."""

CATCH = np.array([1.0, 1.0, 1.0, 2 / 3, 1 / 3, 1 / 6, 0.0])
"""The chance that the numbered die reaches so many holes."""

TOTALS = np.array([2, 3, 4, 5, 6, 8, 9, 10, 12, 15], dtype=np.int64)
SHARES = np.array([6, 6, 7, 3, 6, 2, 2, 2, 1, 1]) / 36.0
"""The totals of both dice, with their chances."""

AT_LEAST = np.array(
    [36, 36, 36, 30, 24, 17, 14, 8, 8, 6, 4, 2, 2, 1, 1, 1, 0, 0, 0, 0]
) / 36.0  # fmt: skip
"""The chance that the total is so many or more."""

NEVER = -1e9
COLUMN, ROW = 0, 1


@jit
def defenders(men: Whole, facts: Whole, found: Whole) -> int:
    """Fill `found` with column and row of each unblocked defender; returns how many."""
    count, stride = 0, facts[STRIDE]
    for man in range(ELEVEN, MEN):
        if men[man, AT] >= 0:
            found[count, COLUMN] = men[man, AT] % stride
            found[count, ROW] = men[man, AT] // stride - facts[HALF] - 1
            count += 1
    return count


@jit
def down_at(facts: Whole, worths: Floats, row: int) -> float:
    """The worth of the carrier being down on a row."""
    return float(worths[min(max(facts[CARRIED] + row + SHIFT, 0), SPAN - 1)])


@jit
def _between(facts: Whole, worths: Floats, yards: float) -> float:
    place = min(max(yards + facts[CARRIED] + SHIFT, 0.0), SPAN - 1.001)
    low = int(place)
    return float(worths[low] + (worths[low + 1] - worths[low]) * (place - low))


@jit
def ahead(facts: Whole, worths: Floats, row: int, more: float) -> float:
    """The worth of about so many yards more."""
    total = 0.0
    for part in range(4):
        total += _between(facts, worths, row + more * (0.25 + 0.5 * part))
    return total / 4


@jit
def _held(grip: Floats, found: Whole, count: int, column: int, row: int) -> float:
    """How firmly all the defenders together hold a carrier who stands there."""
    held = 0.0004
    by_column = grip[column]
    for one in range(count):
        right, up = found[one, COLUMN] - column, found[one, ROW] - row
        held += by_column[min(max(right, -ACROSS), ACROSS) + ACROSS, min(max(up, -DOWN), UP) + DOWN]
    return held


@jit
def chased(
    facts: Whole, worths: Floats, grip: Floats, share: float, found: Whole, count: int,
    column: int, row: int, shrink: float, two: Floats,
) -> None:  # fmt: skip
    """The worth of a carrier who stands there with the defense to roll the numbered die: `two[0]`.

    `two[1]` is the same with every defender nearer by `shrink` holes; `share` of what the
    defenders one by one would let him gain he makes against all of them.
    """
    here = down_at(facts, worths, row)
    two[0] = two[1] = here
    if facts[CARRIED] + row >= facts[TO_GOAL]:
        return
    nearest = 99
    for one in range(count):
        right, up = found[one, COLUMN] - column, found[one, ROW] - row
        nearest = min(nearest, max(abs(right), abs(up)))
    caught = _caught(nearest)
    if caught < 1.0:
        yards = share / math.sqrt(_held(grip, found, count, column, row))
        safe = ahead(facts, worths, row, yards / (1.0 - caught))
        two[0] = caught * here + (1.0 - caught) * safe
        caught = _caught(nearest - shrink)
        two[1] = caught * here + (1.0 - caught) * safe


@jit
def _caught(off: float) -> float:
    """The chance that the numbered die reaches so many holes, between whole ones in proportion."""
    if off >= 6.0:
        return 0.0
    low = max(int(off), 1)
    return float(CATCH[low] + (CATCH[low + 1] - CATCH[low]) * max(off - low, 0.0))


@jit
def running(
    floor: Small, zones: Small, facts: Whole, worths: Floats, grip: Floats, weights: Floats,
    found: Whole, count: int, start: int, queue: Whole, seen: Small, two: Floats,
) -> None:  # fmt: skip
    """The worth of a run from a hole, the carrier to roll the numbered die: `two[0]`.

    `two[1]` is the same with every defender nearer by the weight `SHRINK`.
    """
    stride, half = facts[STRIDE], facts[HALF]
    shrink, share = weights[SHRINK], weights[DASH]
    best = best_near = NEVER
    two[0] = two[1] = 0.0
    pair = np.empty(2)
    start_row = start // stride - half - 1
    slack = 99 if facts[MODE] == RUN_DEFENSE else 2
    queue[0, 0] = start
    seen[start] = 1
    count_here, done, level_end = 1, 0, 1
    for level in range(6):
        if level > 0:
            while done < level_end:
                count_here = _spread(floor, zones, facts, queue, seen, done, count_here)
                done += 1
        for entry in range(level_end if level > 0 else 0, count_here):
            hole = queue[entry, 0]
            column, row = hole % stride, hole // stride - half - 1
            if row < start_row + level - slack:
                continue
            if zones[hole] > 0 and hole != start:
                pair[0] = pair[1] = down_at(facts, worths, row)
            else:
                chased(facts, worths, grip, share, found, count, column, row, shrink, pair)
            best, best_near = max(best, pair[0]), max(best_near, pair[1])
        level_end = count_here
        if level >= 2:
            two[0] += NUMBER[level] * best
            two[1] += NUMBER[level] * best_near
    for entry in range(count_here):
        seen[queue[entry, 0]] = 0


@jit
def _spread(
    floor: Small, zones: Small, facts: Whole, queue: Whole, seen: Small, done: int, count: int
) -> int:
    here, stride = queue[done, 0], facts[STRIDE]
    row = row_of(facts, here)
    back = -2 if facts[MODE] == RUN_DEFENSE else -1  # in line play a look ahead will do
    if done > 0 and (zones[here] > 0 or row >= facts[HALF]):
        return count
    if facts[CARRIED] + row >= facts[TO_GOAL]:
        return count
    for up in range(1, back, -1):
        for right in range(-1, 2):
            to = here + right + up * stride
            if floor[to] == FREE and not seen[to]:
                seen[to] = 1
                queue[count, 0] = to
                count += 1
    return count


# a receiver's row of numbers
OPEN_NOW, IF_LOOSE, IF_CLOSE, TO_LOOSE, TO_CLOSE = range(5)
TARGET = 5


@jit
def _steps_to(found: Whole, one: int, column: int, row: int, within: int, straights: int) -> int:
    """The steps that bring a defender within so many holes; 99 when one roll can't."""
    right = max(abs(found[one, COLUMN] - column) - within, 0)
    up = max(abs(found[one, ROW] - row) - within, 0)
    if up > straights:
        return 99
    total = up + max(right - up, 0)
    return total if total <= IN_ALL else 99


@jit
def _thrown(
    cover: float, rush: bool, caught: float, lost: float, missed: float, sack: float
) -> float:
    """The expectation of a throw (PS-20)."""
    if cover <= 1:
        return caught / 6 + missed / 2 + lost / 3
    if cover <= 3:
        return caught / 2 + missed / 3 + (sack if rush else lost) / 6
    return caught / 2 + missed / 3 + (sack if rush else missed) / 6


@jit
def may_catch(men: Whole, facts: Whole, man: int) -> bool:
    """Whether a pass can be thrown to a man (PS-21 to PS-23)."""
    at, passer = men[man, AT], men[facts[CARRIER], AT]
    if at < 0 or man == facts[CARRIER] or men[man, KIND] == LINEMAN:
        return False
    row, from_row = row_of(facts, at), row_of(facts, passer)
    if row < from_row:
        return False
    if row < 0:
        return bool(abs(at % facts[STRIDE] - passer % facts[STRIDE]) >= 4)
    return bool(facts[CARRIED] + row - facts[TO_GOAL] <= 10)


@jit
def target(
    men: Whole, facts: Whole, worths: Floats, grip: Floats, weights: Floats, found: Whole,
    count: int, man: int, rush: bool, kinds: Whole, told: Floats,
) -> None:  # fmt: skip
    """Fill `told` for a man who can be thrown to: what the throw is worth now, and covered."""
    at, stride = men[man, AT], facts[STRIDE]
    column, row = at % stride, row_of(facts, at)
    sack = down_at(facts, worths, row_of(facts, men[facts[CARRIER], AT]))
    lost = worths[SPAN + min(max(facts[CARRIED] + row + SHIFT, 0), SPAN - 1)]
    missed = worths[INCOMPLETE]
    cover, to_loose, to_close = 99, 99, 99
    for one in range(count):
        off = max(abs(found[one, COLUMN] - column), abs(found[one, ROW] - row))
        cover = min(cover, off)
        to_loose = min(to_loose, _steps_to(found, one, column, row, 3, kinds[one]))
        to_close = min(to_close, _steps_to(found, one, column, row, 1, kinds[one]))
    pair = np.empty(2)
    if row < 0:  # a screen: the offense has the next roll (PS-23)
        yards = weights[SCREEN] / math.sqrt(_held(grip, found, count, column, row))
        pair[0] = ahead(facts, worths, row, yards)
    else:
        chased(facts, worths, grip, weights[YARDS], found, count, column, row, 0.0, pair)
    caught = pair[0]
    here = down_at(facts, worths, row)
    told[OPEN_NOW] = _thrown(cover, rush, caught, lost, missed, sack)
    held = (2 * here + caught) / 3
    told[IF_LOOSE] = min(told[OPEN_NOW], _thrown(3, rush, held, lost, missed, sack))
    told[IF_CLOSE] = min(told[IF_LOOSE], _thrown(1, rush, here, lost, missed, sack))
    told[TO_LOOSE], told[TO_CLOSE] = to_loose, to_close


@jit
def _answered(targets: Floats, many: int, floor_worth: float, spent: Floats) -> float:
    """What is left of the best threat when the defense covers the dangerous ones, over its dice."""
    total = 0.0
    for roll in range(10):
        budget = TOTALS[roll]
        for one in range(many):
            spent[one] = targets[one, OPEN_NOW]
        best = floor_worth
        for _ in range(2 * many):
            top, best = -1, floor_worth
            for one in range(many):
                if spent[one] > best:
                    best, top = spent[one], one
            if top < 0:
                break
            if targets[top, TO_CLOSE] <= budget and spent[top] > targets[top, IF_CLOSE]:
                budget -= int(targets[top, TO_CLOSE])
                spent[top] = targets[top, IF_CLOSE]
            elif targets[top, TO_LOOSE] <= budget and spent[top] > targets[top, IF_LOOSE]:
                budget -= int(targets[top, TO_LOOSE])
                spent[top] = targets[top, IF_LOOSE]
            else:
                break
        total += SHARES[roll] * best
    return total


@jit
def rush_steps(floor: Small, men: Whole, facts: Whole, queue: Whole, seen: Small) -> int:
    """The fewest steps in which a defender could tackle the passer in the next roll; 99 if none."""
    start, stride = men[facts[CARRIER], AT], facts[STRIDE]
    queue[0, 0], queue[0, 1], queue[0, 2] = start, 0, 0
    seen[start] = 1
    count, done, found = 1, 0, 99
    while done < count and found == 99:
        here, used, steps = queue[done, 0], queue[done, 1], queue[done, 2]
        done += 1
        if steps >= IN_ALL:
            continue
        for up in range(-1, 2):
            for right in range(-1, 2):
                to = here + right + up * stride
                if seen[to]:
                    continue
                now = used + (1 if up != 0 else 0)
                man = floor[to]
                if man >= ELEVEN and now <= (3 if men[man, KIND] == RECEIVER else 2):
                    found = min(found, steps + 1)
                if man == FREE and now <= 3:
                    seen[to] = 1
                    queue[count, 0], queue[count, 1], queue[count, 2] = to, now, steps + 1
                    count += 1
    for entry in range(count):
        seen[queue[entry, 0]] = 0
    return found


# what a look at a position tells
NOW_RUN, NOW_PASS, THREAT, SACK_IN, BEST_MAN = range(5)
LOOK = 5


@jit
def look(
    floor: Small, zones: Small, men: Whole, facts: Whole, worths: Floats, grip: Floats,
    weights: Floats, queue: Whole, seen: Small, told: Floats,
) -> None:  # fmt: skip
    """Fill `told`: a run and the best pass declared now, the best threat after an answer."""
    found = np.empty((ELEVEN, 2), dtype=np.int64)
    count = defenders(men, facts, found)
    kinds = np.empty(ELEVEN, dtype=np.int64)
    here = 0
    for man in range(ELEVEN, MEN):
        if men[man, AT] >= 0:
            kinds[here] = 3 if men[man, KIND] == RECEIVER else 2
            here += 1
    two = np.empty(2)
    at = men[facts[CARRIER], AT]
    running(floor, zones, facts, worths, grip, weights, found, count, at, queue, seen, two)
    told[NOW_RUN], told[NOW_PASS], told[BEST_MAN] = two[0], NEVER, -1.0
    targets = np.empty((ELEVEN, TARGET))
    many = 0
    if not facts[NO_PASS] and not facts[SCREENED]:
        many = _targets(
            men, facts, worths, grip, weights, found, count, kinds, targets, told
        )  # fmt: skip
    spent = np.empty(ELEVEN)
    threat = _answered(targets, many, two[1], spent)
    told[SACK_IN] = rush_steps(floor, men, facts, queue, seen)
    sacked = 0.0
    if told[SACK_IN] < 20:
        sacked = AT_LEAST[int(told[SACK_IN])] * weights[RUSH]
    down = down_at(facts, worths, row_of(facts, at) - 1)
    told[THREAT] = sacked * down + (1.0 - sacked) * threat


@jit
def _targets(
    men: Whole, facts: Whole, worths: Floats, grip: Floats, weights: Floats, found: Whole,
    count: int, kinds: Whole, targets: Floats, told: Floats,
) -> int:  # fmt: skip
    passer = men[facts[CARRIER], AT]
    column, row = passer % facts[STRIDE], row_of(facts, passer)
    rush = False
    for one in range(count):
        if max(abs(found[one, COLUMN] - column), abs(found[one, ROW] - row)) <= 1:
            rush = True
    many = 0
    for man in range(ELEVEN):
        if may_catch(men, facts, man):
            target(
                men, facts, worths, grip, weights, found, count, man, rush, kinds,
                targets[many],
            )  # fmt: skip
            if targets[many, OPEN_NOW] > told[NOW_PASS]:
                told[NOW_PASS], told[BEST_MAN] = targets[many, OPEN_NOW], man
            many += 1
    return many


@jit
def judged(
    floor: Small, zones: Small, men: Whole, facts: Whole, worths: Floats, grip: Floats,
    weights: Floats, queue: Whole, seen: Small, told: Floats,
) -> float:  # fmt: skip
    """The worth to the offense of a position in which the side of `MODE` has just moved."""
    mode = facts[MODE]
    if mode == RUN_OFFENSE:
        return after_run(men, facts, worths, grip, weights)
    if mode == RUN_DEFENSE:
        return before_run(floor, zones, men, facts, worths, grip, weights, queue, seen)
    look(floor, zones, men, facts, worths, grip, weights, queue, seen, told)
    on = told[THREAT] + weights[TEMPO] * (worths[SHIFT + 10] - worths[SHIFT])
    if mode == LINE_DEFENSE:
        return float(max(told[NOW_RUN], told[NOW_PASS], on))
    return float(on if mode == REACTION else told[THREAT])


@jit
def after_run(men: Whole, facts: Whole, worths: Floats, grip: Floats, weights: Floats) -> float:
    """The worth in the run with the defense to roll."""
    found = np.empty((ELEVEN, 2), dtype=np.int64)
    count = defenders(men, facts, found)
    at = men[facts[CARRIER], AT]
    column, row = at % facts[STRIDE], row_of(facts, at)
    pair = np.empty(2)
    chased(facts, worths, grip, weights[DASH], found, count, column, row, 0.0, pair)
    return float(pair[0])


@jit
def before_run(
    floor: Small, zones: Small, men: Whole, facts: Whole, worths: Floats, grip: Floats,
    weights: Floats, queue: Whole, seen: Small,
) -> float:  # fmt: skip
    """The worth in the run with the carrier to roll."""
    found = np.empty((ELEVEN, 2), dtype=np.int64)
    count = defenders(men, facts, found)
    two = np.empty(2)
    at = men[facts[CARRIER], AT]
    running(floor, zones, facts, worths, grip, weights, found, count, at, queue, seen, two)
    return float(two[0])


@jit
def passes(
    men: Whole, facts: Whole, worths: Floats, grip: Floats, weights: Floats, told: Floats
) -> None:
    """Fill `told` with what a throw to each man is worth now; the others' stay as they are."""
    if facts[NO_PASS] or facts[SCREENED]:
        return
    found = np.empty((ELEVEN, 2), dtype=np.int64)
    count = defenders(men, facts, found)
    kinds = np.zeros(ELEVEN, dtype=np.int64)
    one = np.empty(TARGET)
    passer = men[facts[CARRIER], AT]
    column, row = passer % facts[STRIDE], row_of(facts, passer)
    rush = False
    for other in range(count):
        if max(abs(found[other, COLUMN] - column), abs(found[other, ROW] - row)) <= 1:
            rush = True
    for man in range(ELEVEN):
        if may_catch(men, facts, man):
            target(
                men, facts, worths, grip, weights, found, count, man, rush, kinds, one
            )  # fmt: skip
            told[man] = one[OPEN_NOW]
