"""Cross-sections of a path: each perpendicular to it and the line's full width.

A diamond is |dx| + |dy| ≤ a, so everything is also kept in the turned coordinates u = x + y and
v = x − y, in which a diamond is the square |du| ≤ a, |dv| ≤ a. How far a point lies inside a
marker is its *inset*: a − |dx| − |dy| for a diamond, r − distance for a dot, in yards.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from gridlight.cards.model import Geometry, OffenseCard
from gridlight.cards.path import XY, Piece, path_of

FINEST = 1e-3  # yards of path within which the beginning of a cover is found
SHORT = 0.1  # yards of path in which it gets dark once at most
ROOT2 = math.sqrt(2.0)


class Section(NamedTuple):
    """A cross-section: its center, its unit normal and half its width, in yards."""

    x: float
    y: float
    nx: float
    ny: float
    half: float


class Spot(NamedTuple):
    """The center of a marker as it lies over the play, in both pairs of coordinates."""

    x: float
    y: float
    u: float
    v: float
    which: int


Test = Callable[[Section, float], bool]


@dataclass(frozen=True, slots=True)
class Track:
    """A piece of path made ready for markers.

    x, y, u and v have bounds; `u`, `v` are those of its start, `du`, `dv` how far they go;
    `off_u`, `off_v` are what the line's width takes off a diamond's size, at least. Its points
    are `start` + t · `rate` + t² · `bow`; over the range of t it goes at most `speed` yards and
    turns at most `turning` radians.
    """

    piece: Piece
    half: float
    x0: float
    x1: float
    y0: float
    y1: float
    u0: float
    u1: float
    v0: float
    v1: float
    u: float
    v: float
    du: float
    dv: float
    off_u: float
    off_v: float
    tx: float
    ty: float
    start: XY
    rate: XY
    bow: XY
    speed: float
    turning: float

    @property
    def straight(self) -> bool:
        """Whether the closed forms for straight lines hold."""
        return self.piece.bend is None

    def section(self, t: float) -> Section:
        """The cross-section at parameter `t`."""
        (x, y), (vx, vy), (wx, wy) = self.start, self.rate, self.bow
        dx, dy = vx + 2.0 * t * wx, vy + 2.0 * t * wy
        size = math.sqrt(dx * dx + dy * dy)
        if size < 1e-12:  # a corner that turns back on itself stands still at its tip
            dx, dy = self.piece.tangent(t)
            size = 1.0
        at = x + t * (vx + t * wx), y + t * (vy + t * wy)
        return Section(*at, -dy / size, dx / size, self.half)


@lru_cache(maxsize=512)
def tracks_of(card: OffenseCard, geometry: Geometry) -> tuple[Track, ...]:
    """The pieces of a card's path, in order of travel, ready for markers."""
    return tuple(
        _track(piece, geometry.breadth(piece.travel) / 2.0) for piece in path_of(card).pieces
    )


def _track(piece: Piece, half: float) -> Track:
    corners = [piece.a, piece.b, *([piece.bend] if piece.bend else [])]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    tx, ty = piece.tangent(0.0)
    ex, ey = piece.tangent(1.0)
    (ax, ay), (bx, by) = piece.a, piece.b
    cx, cy = piece.bend or ((ax + bx) / 2.0, (ay + by) / 2.0)
    rate = 2.0 * (cx - ax), 2.0 * (cy - ay)
    bow = (ax - 2.0 * cx + bx, ay - 2.0 * cy + by) if piece.bend else (0.0, 0.0)
    return Track(
        piece=piece,
        half=half,
        x0=min(xs),
        x1=max(xs),
        y0=min(ys),
        y1=max(ys),
        u0=min(x + y for x, y in corners),
        u1=max(x + y for x, y in corners),
        v0=min(x - y for x, y in corners),
        v1=max(x - y for x, y in corners),
        u=piece.a[0] + piece.a[1],
        v=piece.a[0] - piece.a[1],
        du=piece.b[0] - piece.a[0] + piece.b[1] - piece.a[1],
        dv=piece.b[0] - piece.a[0] - piece.b[1] + piece.a[1],
        off_u=half * _least(tx - ty, ex - ey),
        off_v=half * _least(tx + ty, ex + ey),
        tx=tx,
        ty=ty,
        start=piece.a,
        rate=rate,
        bow=bow,
        speed=max(math.hypot(*rate), math.hypot(rate[0] + 2.0 * bow[0], rate[1] + 2.0 * bow[1])),
        turning=_turning(rate, bow),
    )


def _least(begin: float, end: float) -> float:
    """The least size of a direction's component that turns from one value to the other."""
    return min(abs(begin), abs(end)) if begin * end > 0.0 else 0.0


def _turning(rate: XY, bow: XY) -> float:
    """How fast, at most, a quadratic turns: radians for the whole range of its parameter."""
    cross = 2.0 * (rate[0] * bow[1] - rate[1] * bow[0])
    square = bow[0] * bow[0] + bow[1] * bow[1]
    if cross == 0.0 or square == 0.0:
        return 0.0
    slowest = min(max(-(rate[0] * bow[0] + rate[1] * bow[1]) / (2.0 * square), 0.0), 1.0)
    dx, dy = rate[0] + 2.0 * slowest * bow[0], rate[1] + 2.0 * slowest * bow[1]
    return abs(cross) / max(dx * dx + dy * dy, 1e-12)


def straight_under_diamond(track: Track, spot: Spot, size: float) -> tuple[float, float] | None:
    """Parameters between which a straight piece's whole width lies under a diamond."""
    u, v = track.u - spot.u, track.v - spot.v
    room_u, room_v = size - track.off_u, size - track.off_v
    if room_u < 0.0 or room_v < 0.0:
        return None
    low, high = 0.0, 1.0
    for at, rate, room in ((u, track.du, room_u), (v, track.dv, room_v)):
        if abs(rate) < 1e-12:
            if abs(at) > room:
                return None
            continue
        one, two = (-room - at) / rate, (room - at) / rate
        if one > two:
            one, two = two, one
        low, high = max(low, one), min(high, two)
        if low > high:
            return None
    return low, high


def straight_under_dot(track: Track, spot: Spot, radius: float) -> tuple[float, float] | None:
    """Parameters between which a straight piece's whole width lies under a dot."""
    piece = track.piece
    dx, dy = spot.x - piece.a[0], spot.y - piece.a[1]
    across = abs(dy * track.tx - dx * track.ty) + track.half
    if across > radius:
        return None
    along = dx * track.tx + dy * track.ty
    reach = math.sqrt(radius * radius - across * across)
    low = max(0.0, (along - reach) / piece.length)
    high = min(1.0, (along + reach) / piece.length)
    return (low, high) if low <= high else None


def diamond_inset(section: Section, spot: Spot, size: float) -> float:
    """Inset of the worse end of a cross-section under a diamond."""
    x, y, nx, ny, half = section
    u, v = x + y - spot.u, x - y - spot.v
    return size - max(abs(u) + half * abs(nx + ny), abs(v) + half * abs(nx - ny))


def dot_inset(section: Section, spot: Spot, radius: float) -> float:
    """Inset of the worse end of a cross-section under a dot."""
    x, y, nx, ny, half = section
    dx, dy = spot.x - x, spot.y - y
    along = dx * ny - dy * nx
    across = abs(dx * nx + dy * ny) + half
    return radius - math.sqrt(along * along + across * across)


def under_diamond(spot: Spot, size: float) -> Test:
    """Whether one diamond darkens a cross-section, its edges moved out by the slack."""
    center_u, center_v = spot.u, spot.v

    def dark(section: Section, slack: float) -> bool:
        x, y, nx, ny, half = section
        room = size + slack
        return (
            abs(x + y - center_u) + half * abs(nx + ny) <= room
            and abs(x - y - center_v) + half * abs(nx - ny) <= room
        )

    return dark


def under_dot(spot: Spot, radius: float) -> Test:
    """Whether one dot darkens a cross-section, its edge moved out by the slack."""
    return lambda section, slack: dot_inset(section, spot, radius) >= -slack


def under_union(spots: Iterable[Spot], size: float) -> Test:
    """Whether diamonds together darken a cross-section, their edges moved out by the slack."""
    held = tuple(spots)
    return lambda section, slack: not gap_of(section, held, size + slack)


def spans(section: Section, spots: Iterable[Spot], size: float) -> list[tuple[float, float, Spot]]:
    """The stretches of a cross-section (−half … half) that lie under diamonds, from −half on."""
    x, y, nx, ny, half = section
    nu, nv = nx + ny, nx - ny
    found = []
    for spot in spots:
        low, high = -half, half
        for at, rate in ((x + y - spot.u, nu), (x - y - spot.v, nv)):
            if abs(rate) < 1e-12:
                if abs(at) > size:
                    low, high = 1.0, 0.0
                continue
            one, two = (-size - at) / rate, (size - at) / rate
            low, high = max(low, min(one, two)), min(high, max(one, two))
        if low <= high:
            found.append((low, high, spot))
    return sorted(found)


def gap_of(section: Section, spots: Iterable[Spot], size: float) -> bool:
    """Whether light is left anywhere across a cross-section under diamonds of this size."""
    reach = -section.half
    for low, high, _ in spans(section, spots, size):
        if low > reach + 1e-9:
            return True
        reach = max(reach, high)
    return reach < section.half - 1e-9


def first_dark(track: Track, test: Test, slack: float) -> float | None:
    """The first parameter of a piece at which `test` is dark, to `FINEST` yards of path.

    Halves the piece, leaving out what can't be dark: where no point of a cross-section moves by
    more than d, no inset grows by more than √2 · d.
    """
    if test(track.section(0.0), slack):
        return 0.0
    return _first(track, test, slack, 0.0, 1.0)


def _first(track: Track, test: Test, slack: float, begin: float, end: float) -> float | None:
    """The first dark parameter after `begin`, which isn't dark itself."""
    middle = (begin + end) / 2.0
    half = (end - begin) / 2.0
    section = track.section(middle)
    reach = half * track.speed + track.half * min(half * track.turning, 2.0)
    if not test(section, slack + ROOT2 * reach):
        return None
    dark = test(section, slack)
    if dark and half * track.speed < SHORT:
        return _edge(track, test, slack, begin, middle)
    if half * track.speed < FINEST:
        return end if test(track.section(end), slack) else None
    found = _first(track, test, slack, begin, middle)
    if found is not None:
        return found
    return middle if dark else _first(track, test, slack, middle, end)


def _edge(track: Track, test: Test, slack: float, light: float, dark: float) -> float:
    """Where it gets dark between a light and a dark parameter that are close."""
    while (dark - light) * track.speed > FINEST:
        middle = (light + dark) / 2.0
        if test(track.section(middle), slack):
            dark = middle
        else:
            light = middle
    return dark
