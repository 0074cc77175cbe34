"""Where a marker covers one piece of path: closed form on straight stretches, bounded steps and
halving round the corners.

`pieces` is an array with a row of `PIECE` columns for each piece; `t` runs from 0 to 1 along it.
A marker is its kind, its place over the play and its size. Insets are in yards as in
`cards.sections`: a − |dx| − |dy| under a diamond, r − distance under a dot. `NEVER` is no `t`.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from gridlight.coaches.fast.jit import jit

Floats = NDArray[np.float64]

AX, AY, BX, BY, QX, QY, BENT, LENGTH, HALF, TX, TY, MOTION, PEAK = range(13)
LEFT, RIGHT, TOP, LOW, U_LEAST, U_MOST, V_LEAST, V_MOST = range(13, 21)
SWING = 21
PIECE = 22
DIAMOND, DOT = 0, 1
NEVER = 2.0
FINEST = 1e-4
CLOSE = 1e-7
STILL = 1e-12
ROOT2 = math.sqrt(2.0)
SHARP = 1e-3  # yards within which a corner's greatest inset is found


@jit
def section(pieces: Floats, row: int, t: float) -> tuple[float, float, float, float]:
    """Center and unit normal of the cross-section at `t`."""
    ax, ay, bx, by = pieces[row, AX], pieces[row, AY], pieces[row, BX], pieces[row, BY]
    u = 1.0 - t
    if pieces[row, BENT] == 0.0:
        return ax * u + bx * t, ay * u + by * t, -pieces[row, TY], pieces[row, TX]
    qx, qy = pieces[row, QX], pieces[row, QY]
    dx = u * (qx - ax) + t * (bx - qx)
    dy = u * (qy - ay) + t * (by - qy)
    size = math.sqrt(dx * dx + dy * dy)
    if size == 0.0:
        dx, dy = pieces[row, TX], pieces[row, TY]
        size = 1.0
    p, q, r = u * u, 2.0 * u * t, t * t
    return ax * p + qx * q + bx * r, ay * p + qy * q + by * r, -dy / size, dx / size


@jit
def inset(
    pieces: Floats, row: int, t: float, kind: int, mx: float, my: float, size: float
) -> float:
    """How far inside a marker the worse end of the cross-section at `t` lies."""
    x, y, nx, ny = section(pieces, row, t)
    half = pieces[row, HALF]
    dx, dy = x - mx, y - my
    if kind == DIAMOND:
        u = abs(dx + dy) + half * abs(nx + ny)
        v = abs(dx - dy) + half * abs(nx - ny)
        return float(size - max(u, v))
    along = dx * ny - dy * nx
    across = abs(dx * nx + dy * ny) + half
    return size - math.sqrt(along * along + across * across)


@jit
def near(pieces: Floats, row: int, kind: int, mx: float, my: float, reach: float) -> bool:
    """Whether a marker of this reach comes near enough to a piece to be worth a look."""
    if my < pieces[row, TOP] - reach or my > pieces[row, LOW] + reach:
        return False
    if mx < pieces[row, LEFT] - reach or mx > pieces[row, RIGHT] + reach:
        return False
    if kind == DOT:
        return True
    u, v = mx + my, mx - my
    if u < pieces[row, U_LEAST] - reach or u > pieces[row, U_MOST] + reach:
        return False
    return bool(pieces[row, V_LEAST] - reach <= v <= pieces[row, V_MOST] + reach)


@jit
def _straight_dot_first(along: float, across: float, length: float, size: float) -> float:
    if across > size:
        return NEVER
    reach = math.sqrt(size * size - across * across)
    low = max(0.0, (along - reach) / length)
    return low if low <= min(1.0, (along + reach) / length) else NEVER


@jit
def straight_first(pieces: Floats, row: int, kind: int, mx: float, my: float, size: float) -> float:
    """First `t` at which a straight piece's whole width lies under a marker."""
    length, half = pieces[row, LENGTH], pieces[row, HALF]
    tx, ty = pieces[row, TX], pieces[row, TY]
    dx, dy = pieces[row, AX] - mx, pieces[row, AY] - my
    if kind == DOT:
        return _straight_dot_first(
            -(dx * tx + dy * ty), abs(dx * ty - dy * tx) + half, length, size
        )
    low, high = 0.0, 1.0
    for turn in range(2):
        sign = 1.0 - 2.0 * turn
        at = dx + sign * dy
        rate = (tx + sign * ty) * length
        room = size - half * abs(tx - sign * ty)
        if abs(rate) < 1e-12:
            if abs(at) > room:
                return NEVER
            continue
        one, two = (-room - at) / rate, (room - at) / rate
        if room < 0.0:
            return NEVER
        low = max(low, min(one, two))
        high = min(high, max(one, two))
    return low if low <= high else NEVER


@jit
def straight_best(
    pieces: Floats,
    row: int,
    kind: int,
    mx: float,
    my: float,
    size: float,
    end: float,
    floor: float,
) -> tuple[float, float]:
    """The greatest inset of a straight piece up to `end` and where it is, or `floor`."""
    length, half = pieces[row, LENGTH], pieces[row, HALF]
    tx, ty = pieces[row, TX], pieces[row, TY]
    dx, dy = pieces[row, AX] - mx, pieces[row, AY] - my
    if kind == DOT:
        t = min(max(-(dx * tx + dy * ty) / length, 0.0), end)
        most = inset(pieces, row, t, kind, mx, my, size)
        return (most, t) if most > floor else (floor, NEVER)
    u, v = dx + dy, dx - dy
    du, dv = (tx + ty) * length, (tx - ty) * length
    room_u, room_v = half * abs(tx - ty), half * abs(tx + ty)
    most, at = floor, NEVER
    for case in range(8):
        over, rate = 0.0, 1.0
        if case == 1:
            over = end
        elif case == 2:
            over, rate = -u, du
        elif case == 3:
            over, rate = -v, dv
        elif case > 3:  # where both coordinates stick out alike
            sign = 1.0 - 2.0 * (case % 2)
            skew = room_v - room_u if case < 6 else room_u - room_v
            over, rate = skew - u + sign * v, du - sign * dv
        if abs(rate) < 1e-12:
            continue
        t = over / rate
        if not 0.0 <= t <= end:
            continue
        here = size - max(abs(u + t * du) + room_u, abs(v + t * dv) + room_v)
        if here > most:
            most, at = here, t
    return most, at


@jit
def _short_of_dot(
    x: float, y: float, dx: float, dy: float, half: float, cross: float, size: float
) -> tuple[float, float]:
    """By how much a cross-section's worse end misses a dot at the origin, and how fast that falls.

    Its center is at (x, y) and goes on by (dx, dy) per unit of the parameter, turning by `cross`
    over the square of that.
    """
    square = dx * dx + dy * dy
    speed = math.sqrt(square)
    nx, ny = -dy / speed, dx / speed
    side = half if x * nx + y * ny >= 0.0 else -half
    x, y = x + side * nx, y + side * ny
    far = math.sqrt(x * x + y * y)
    if far <= size:
        return far - size, 0.0
    bend = 1.0 - side * cross / (square * speed)
    return far - size, -bend * (x * dx + y * dy) / far


@jit
def _short_of_diamond(
    x: float, y: float, dx: float, dy: float, half: float, cross: float, size: float
) -> tuple[float, float]:
    """The same for a diamond."""
    square = dx * dx + dy * dy
    each = half / math.sqrt(square)
    turn = each * cross / square
    u, v, du, dv = x + y, x - y, dx + dy, dx - dy
    over_u, over_v = abs(u) + each * abs(dv), abs(v) + each * abs(du)
    if over_u >= over_v:
        rate = du if u >= 0.0 else -du
        skew = -du if dv < 0.0 else du
        return over_u - size, turn * skew - rate
    rate = dv if v >= 0.0 else -dv
    skew = dv if du < 0.0 else -dv
    return over_v - size, turn * skew - rate


@jit
def bent_first(pieces: Floats, row: int, kind: int, mx: float, my: float, size: float) -> float:
    """First `t` at which a corner's whole width lies under a marker, to `CLOSE` yards.

    Goes from place to place: never farther than that end of the cross-section which sticks out
    most takes at least to come in, by its speed there and what this grows by, or by its fastest.
    """
    half, swing, motion = pieces[row, HALF], pieces[row, SWING], pieces[row, MOTION]
    fastest = motion if kind == DOT else ROOT2 * motion
    gains = swing + motion * motion / size if kind == DOT else ROOT2 * swing
    ax, ay = pieces[row, AX] - mx, pieces[row, AY] - my
    vx, vy = 2.0 * (pieces[row, QX] - pieces[row, AX]), 2.0 * (pieces[row, QY] - pieces[row, AY])
    wx = pieces[row, BX] - pieces[row, AX] - vx
    wy = pieces[row, BY] - pieces[row, AY] - vy
    cross, t = 2.0 * (vx * wy - vy * wx), 0.0
    while True:
        x, y = ax + t * (vx + t * wx), ay + t * (vy + t * wy)
        dx, dy = vx + 2.0 * t * wx, vy + 2.0 * t * wy
        if dx * dx + dy * dy < STILL:
            dx, dy = pieces[row, TX], pieces[row, TY]
        if kind == DOT:
            short, falls = _short_of_dot(x, y, dx, dy, half, cross, size)
        else:
            short, falls = _short_of_diamond(x, y, dx, dy, half, cross, size)
        if short <= 0.0:
            return t
        soon = falls + math.sqrt(falls * falls + 2.0 * gains * short)
        way = short / min(max(0.5 * soon, STILL), fastest)
        if t + way > 1.0 or t == 1.0:
            return NEVER
        t = min(t + max(way, CLOSE / motion), 1.0)


@jit
def bent_best(
    pieces: Floats,
    row: int,
    kind: int,
    mx: float,
    my: float,
    size: float,
    end: float,
    floor: float,
    enough: float,
) -> tuple[float, float]:
    """The greatest inset of a corner up to `end` and where it is, or `floor`; see `best`."""
    most, at = floor, NEVER
    for t in (0.0, end):
        here = inset(pieces, row, t, kind, mx, my, size)
        if here > most:
            most, at = here, t
    if most >= enough:
        return most, at
    width, index = 1.0, 0
    while True:
        middle = (index + 0.5) * width * end
        here = inset(pieces, row, middle, kind, mx, my, size)
        if here > most:
            most, at = here, middle
            if most >= enough:
                return most, at
        if here + ROOT2 * pieces[row, MOTION] * width * end * 0.5 > most + SHARP:
            width *= 0.5
            index *= 2
            continue
        index += 1
        while index % 2 == 0 and width < 1.0:
            width *= 2.0
            index //= 2
        if width == 1.0:
            return most, at


@jit
def first(pieces: Floats, row: int, kind: int, mx: float, my: float, size: float) -> float:
    """First `t` at which a piece's whole width lies under a marker."""
    if pieces[row, BENT] == 0.0:
        return straight_first(pieces, row, kind, mx, my, size)
    return bent_first(pieces, row, kind, mx, my, size)


@jit
def best(
    pieces: Floats,
    row: int,
    kind: int,
    mx: float,
    my: float,
    size: float,
    end: float,
    floor: float,
    enough: float,
) -> tuple[float, float]:
    """The greatest inset of a piece up to `end` and where it is.

    Gives `floor` when it's no greater, and any inset that is at least `enough`.
    """
    if pieces[row, BENT] == 0.0:
        return straight_best(pieces, row, kind, mx, my, size, end, floor)
    return bent_best(pieces, row, kind, mx, my, size, end, floor, enough)


@jit
def highest(pieces: Floats, row: int, t: float) -> float:
    """Greatest y of a piece up to `t`."""
    if t >= 1.0:
        return float(pieces[row, PEAK])
    _, y, _, _ = section(pieces, row, t)
    most = max(y, pieces[row, AY])
    bow = pieces[row, AY] - 2.0 * pieces[row, QY] + pieces[row, BY]
    if pieces[row, BENT] != 0.0 and bow != 0.0:
        turn = (pieces[row, AY] - pieces[row, QY]) / bow
        if 0.0 < turn < t:
            _, y, _, _ = section(pieces, row, turn)
            most = max(most, y)
    return float(most)
