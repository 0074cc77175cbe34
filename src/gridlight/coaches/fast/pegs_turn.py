"""One turn of Pegskin searched by whole moves of pegs: a beam that grows level by level."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.jit import jit
from gridlight.coaches.fast.pegs import (
    AT,
    BEFORE,
    BLOCK,
    CARRIER,
    ELEVEN,
    END,
    FAR_BLOCK,
    FIRST,
    FREE,
    GOES_ON,
    HOLE,
    HOW,
    KIND,
    LEFT,
    LINE,
    LINE_DEFENSE,
    LINE_OFFENSE,
    LINEMAN,
    MEN,
    MODE,
    MOVED,
    RUN_OFFENSE,
    SCORE,
    STEPS,
    STRIDE,
    TACKLE,
    ZONE,
    put,
    reach,
    row_of,
    take_back,
)  # fmt: skip
from gridlight.coaches.fast.pegs_worth import (
    LOOK,
    SHIFT,
    SPAN,
    after_run,
    before_run,
    down_at,
    judged,
)  # fmt: skip

Whole = NDArray[np.int64]
Small = NDArray[np.int8]
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]

HAND, PITCH = 20, 21
"""What else a step can be, besides how a walk ends."""

PARENT, MAN, TO, KIND_OF, COST, HASH, ENDS, OVER = range(8)
STEP = 11
"""From `OVER` on the holes on the way, at most three, 0 where there are fewer."""

COMPLETE = 5 / 6
SURE = 0.5
"""By how much tackles and scores count for more than they bring, in worths of ten yards."""
NEAR = 9
"""A defender further away than this from everybody stays where he is."""


@jit
def _alone(men: Whole) -> bool:
    """Whether everybody of the offense but the carrier is blocked or blocking (PS-15)."""
    left = 0
    for man in range(ELEVEN):
        left += men[man, AT] >= 0
    return bool(left == 1)


@jit
def worth_of(
    floor: Small, zones: Small, men: Whole, facts: Whole, worths: Floats, grip: Floats,
    weights: Floats, queue: Whole, seen: Small, told: Floats, man: int, how: int,
) -> float:  # fmt: skip
    """The worth to the offense after a man's move that ended so."""
    if how == TACKLE:  # a sure thing, whatever errors the rest is judged with
        sure = SURE * (worths[SHIFT + 10] - worths[SHIFT])
        return float(down_at(facts, worths, row_of(facts, men[facts[CARRIER], AT])) - sure)
    if how in (ZONE, SCORE):
        sure = SURE * (worths[SHIFT + 10] - worths[SHIFT]) if how == SCORE else 0.0
        return float(down_at(facts, worths, row_of(facts, men[facts[CARRIER], AT])) + sure)
    if how in (LINE, END):
        return after_run(men, facts, worths, grip, weights)
    if how in (BLOCK, FAR_BLOCK) and _alone(men):
        if man < ELEVEN:
            return after_run(men, facts, worths, grip, weights)
        return before_run(floor, zones, men, facts, worths, grip, weights, queue, seen)
    return judged(floor, zones, men, facts, worths, grip, weights, queue, seen, told)


@jit
def ends_turn(men: Whole, facts: Whole, how: int) -> bool:
    """Whether nothing more can be moved in this turn."""
    if how >= TACKLE and how != FAR_BLOCK and how != HAND:
        return True
    return how == BLOCK and _alone(men)


@jit
def _idle(men: Whole, facts: Whole, man: int, to: int) -> bool:
    """Whether a walk in line play isn't worth a thought: back for a lineman, away from all."""
    if facts[MODE] == LINE_OFFENSE:
        return bool(men[man, KIND] == LINEMAN and row_of(facts, to) <= row_of(facts, men[man, AT]))
    if facts[MODE] != LINE_DEFENSE:
        return False
    start = men[man, AT]
    for other in range(ELEVEN):
        at = men[other, AT]
        if at >= 0 and men[other, KIND] != LINEMAN:
            now = apart(facts, start, at)
            if now <= NEAR and apart(facts, to, at) < now:
                return False
    return True


@jit
def apart(facts: Whole, one: int, other: int) -> int:
    """Holes from one to the other, diagonals as one."""
    stride = facts[STRIDE]
    return int(max(abs(one % stride - other % stride), abs(one // stride - other // stride)))


@jit
def begin(
    floor: Small, zones: Small, men: Whole, facts: Whole, scratch: Whole, seen: Small, moves: Whole
) -> int:
    """Fill `moves` with every move of a single man; returns how many."""
    count = 0
    for man in range(MEN):
        found = reach(floor, zones, men, facts, man, scratch, seen)
        for entry in range(1, found):
            how = scratch[entry, HOW]
            if not scratch[entry, FIRST] or how == FAR_BLOCK:
                continue
            if how == GOES_ON and _idle(men, facts, man, scratch[entry, HOLE]):
                continue
            moves[count, MAN], moves[count, TO] = man, scratch[entry, HOLE]
            moves[count, KIND_OF], moves[count, COST] = how, scratch[entry, STEPS]
            moves[count, OVER:STEP] = 0
            before, place = scratch[entry, BEFORE], OVER
            while before > 0 and place < STEP:
                moves[count, place] = scratch[before, HOLE]
                before = scratch[before, BEFORE]
                place += 1
            count += 1
    return _onward(men, facts, moves, count) if facts[MODE] == RUN_OFFENSE else count


@jit
def _onward(men: Whole, facts: Whole, moves: Whole, count: int) -> int:
    """Leave a runner's ways that gain ground, where any does: who dances back is caught."""
    row, kept = row_of(facts, men[facts[CARRIER], AT]), 0
    for one in range(count):
        if moves[one, KIND_OF] != ZONE and row_of(facts, moves[one, TO]) > row:
            moves[kept] = moves[one]
            kept += 1
    return kept if kept > 0 else count


@jit
def _open(floor: Small, men: Whole, facts: Whole, move: Whole) -> bool:
    """Whether a move found when the turn began can still be made."""
    man = move[MAN]
    if men[man, AT] < 0 or men[man, MOVED] or move[COST] > facts[LEFT]:
        return False
    for place in range(OVER, STEP):
        if move[place] > 0 and floor[move[place]] != FREE:
            return False
    found = floor[move[TO]]
    if move[KIND_OF] == BLOCK:
        return bool(found >= 0 and found != facts[CARRIER])
    return bool(found == (facts[CARRIER] if move[KIND_OF] == TACKLE else FREE))


@jit
def grow(
    floors: Small, zones: Small, mens: Whole, factss: Whole, hashes: Whole, nodes: int,
    moves: Whole, many: int, keys: Whole, ripple: Floats, salt: int, worths: Floats, grip: Floats,
    weights: Floats, scratch: Whole, seen: Small, values: Floats, steps: Whole,
) -> int:  # fmt: skip
    """Every open move from every node; returns how many, with worths to the side that moves."""
    told = np.empty(LOOK)
    count = 0
    sign = 1.0 if factss[0, MODE] == LINE_OFFENSE or factss[0, MODE] == RUN_OFFENSE else -1.0
    for node in range(nodes):
        floor, zone, men, facts = floors[node], zones[node], mens[node], factss[node]
        begun = count
        for one in range(many):
            move = moves[one]
            man, to, how = move[MAN], move[TO], move[KIND_OF]
            if not _open(floor, men, facts, move):
                continue
            start = men[man, AT]
            key = hashes[node] - keys[man, start] + keys[man, to] * (3 if how == BLOCK else 1)
            under = put(floor, zone, men, facts, man, to, how)
            values[count] = sign * worth_of(
                floor, zone, men, facts, worths, grip, weights, scratch, seen, told, man, how
            )  # fmt: skip
            steps[count, ENDS] = ends_turn(men, facts, how)
            take_back(floor, zone, men, facts, man, start, to, how, under)
            if under >= 0:
                key -= keys[under, to]
            steps[count, MAN], steps[count, TO], steps[count, KIND_OF] = man, to, how
            steps[count, COST], steps[count, HASH] = move[COST], key
            count += 1
        if facts[MODE] == LINE_OFFENSE:
            count = _with_ball(
                floor, zone, men, facts, hashes[node], keys, worths, grip, weights, scratch,
                seen, told, values, steps, count,
            )  # fmt: skip
        for child in range(begun, count):
            steps[child, PARENT] = node
            values[child] += ripple[(steps[child, HASH] + salt) % ripple.size]
    return count


@jit
def _with_ball(
    floor: Small, zones: Small, men: Whole, facts: Whole, key: int, keys: Whole, worths: Floats,
    grip: Floats, weights: Floats, scratch: Whole, seen: Small, told: Floats, values: Floats,
    steps: Whole, count: int,
) -> int:  # fmt: skip
    """Hand-offs and pitches (PS-16, PS-17)."""
    carrier, stride = facts[CARRIER], facts[STRIDE]
    at = men[carrier, AT]
    for man in range(ELEVEN):
        to = men[man, AT]
        if to < 0 or man == carrier or men[man, KIND] == LINEMAN or row_of(facts, to) >= 0:
            continue
        across = abs(to % stride - at % stride)
        behind = row_of(facts, at) - row_of(facts, to)
        near = max(across, abs(behind)) == 1
        if not near and (across > 4 or behind < 0 or behind > 2):
            continue
        facts[CARRIER] = man
        value = judged(
            floor, zones, men, facts, worths, grip, weights, scratch, seen, told
        )  # fmt: skip
        facts[CARRIER] = carrier
        if not near:
            failed = _failed_pitch(men, facts, worths, at, to)
            value = COMPLETE * value + (1.0 - COMPLETE) * failed
        values[count] = value
        steps[count, MAN], steps[count, TO] = carrier, man
        steps[count, KIND_OF] = HAND if near else PITCH
        steps[count, COST], steps[count, ENDS] = 0, 0 if near else 1
        steps[count, HASH] = key + keys[MEN, man] - keys[MEN, carrier] + (0 if near else 7)
        count += 1
    return count


@jit
def _failed_pitch(men: Whole, facts: Whole, worths: Floats, at: int, to: int) -> float:
    row = row_of(facts, to)
    if _beside(men, facts, at) or not _beside(men, facts, to):
        return down_at(facts, worths, row_of(facts, at))
    return float(worths[SPAN + min(max(row + SHIFT, 0), SPAN - 1)])


@jit
def _beside(men: Whole, facts: Whole, at: int) -> bool:
    near = 0
    for man in range(ELEVEN, MEN):
        near += men[man, AT] >= 0 and apart(facts, men[man, AT], at) <= 1
    return bool(near)


@jit
def chosen(values: Floats, steps: Whole, count: int, width: int, ends: bool, found: Whole) -> int:
    """Fill `found` with the best different steps, best first; without `ends` those that go on."""
    order = np.argsort(-values[:count], kind="mergesort")
    many = 0
    for place in range(count):
        child = order[place]
        if many == width:
            break
        if steps[child, ENDS] and not ends:
            continue
        known = False
        for before in range(many):
            if steps[found[before], HASH] == steps[child, HASH]:
                known = True
                break
        if not known:
            found[many] = child
            many += 1
    return many


@jit
def make(
    floor: Small, zones: Small, men: Whole, facts: Whole, man: int, to: int, how: int, cost: int
) -> None:
    """Make one step for good."""
    if how >= HAND:
        facts[CARRIER] = to
        return
    put(floor, zones, men, facts, man, to, how)
    men[man, MOVED] = 1
    facts[LEFT] -= cost


@jit
def descend(
    floors: Small, zones: Small, mens: Whole, factss: Whole, hashes: Whole, steps: Whole,
    found: Whole, many: int, floors2: Small, zones2: Small, mens2: Whole, factss2: Whole,
    hashes2: Whole,
) -> None:  # fmt: skip
    """Lay out the next level's nodes."""
    for node in range(many):
        step = steps[found[node]]
        parent = step[PARENT]
        floors2[node], zones2[node] = floors[parent], zones[parent]
        mens2[node], factss2[node] = mens[parent], factss[parent]
        hashes2[node] = step[HASH]
        make(
            floors2[node], zones2[node], mens2[node], factss2[node], step[MAN], step[TO],
            step[KIND_OF], step[COST],
        )  # fmt: skip


@jit
def narrowed(values: Floats, steps: Whole, count: int, keep: int, moves: Whole, many: int) -> int:
    """Leave only the best `keep` moves of each man; returns how many.

    The first of the steps are those moves in the same order, all from one node.
    """
    order = np.argsort(-values[:count], kind="mergesort")
    taken = np.zeros(MEN, dtype=np.int64)
    kept = np.zeros(many, dtype=np.bool_)
    for place in range(count):
        one = order[place]
        if one < many and taken[moves[one, MAN]] < keep:
            taken[moves[one, MAN]] += 1
            kept[one] = True
    left = 0
    for one in range(many):
        if kept[one]:
            moves[left] = moves[one]
            left += 1
    return left
