"""From clear figures on a dark card to a play: solid lines, flights, and the order of travel."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gridlight.cards.model import Geometry, Travel
from gridlight.cards.path import XY
from gridlight.kernel.language import tr
from gridlight.workshop.scan.centering import centered
from gridlight.workshop.scan.flights import GROWN, Flight, dashes_of, flights_of
from gridlight.workshop.scan.frame import Grid, Picture, Plane, Raster
from gridlight.workshop.scan.skeleton import evenly, length_of, strands_of, thinned

HALF = 0.5  # of the raster, that middle lines are found on
SPUR = 0.95  # yards: what sticks out where lines meet is a star's tip or a line's own corner
NEAR = 1.4  # yards between knots of one crossing
SHORTEST = 0.9  # yards of a solid line
BESIDE = 0.5  # yards from a flight's line within which a stub belongs to it
ON_FLIGHT = 0.25  # yards from a flight's line within which a loose end is a dash of it
MEET = 2.4  # yards from a flight's end within which a solid line meets it
STAR_ZONE = 1.8  # yards round a star's middle within which nothing but the star is drawn
AROUND = 1.1  # times a large star's reach that is left out round it
CLOSE = 1.8  # yards between a line's seen end and where the ball is thrown
GAP = 3.0  # yards of solid line that a crease or stain may hide
RIM = 0.15  # yards along the card's edges that are left out
LETTER = 1.7  # yards: the largest letter at the card's edges
EDGE_ZONE = 3.2  # yards from the left and right edge where letters stand


@dataclass(frozen=True, slots=True)
class SeenStroke:
    """A segment that was seen: its line in yards, in order of travel, and how sure it is."""

    kind: Travel
    line: tuple[XY, ...]
    sure: float


@dataclass(frozen=True, slots=True)
class SeenPlay:
    """What was seen of a play, and what could not be made sense of, with its place."""

    strokes: tuple[SeenStroke, ...]
    doubts: tuple[tuple[str, XY], ...]


def play_in(clear: Plane, raster: Raster) -> SeenPlay:
    """The play on a card, from how clear it is at each pixel."""
    mask = _figures(clear, raster)
    dashes, labels = dashes_of(mask, raster)
    solid = mask.copy()
    for dash in dashes:
        solid[labels == dash.label] = 0
    flights, used = flights_of(dashes, clear, raster)
    strands = _strands(_without_stars(solid, flights, raster), flights, raster)
    lost = [dash for dash in dashes if dash.label not in used]
    pieces = _without_stubs(strands, flights)
    order, doubts = _ordered(pieces, flights, raster.geometry)
    doubts += [(tr("a dash belongs to no line"), _xy(dash.middle)) for dash in lost]
    return SeenPlay(tuple(_strokes(order, clear, raster)), tuple(doubts))


def _figures(clear: Plane, raster: Raster) -> Picture:
    """The clear figures of the playing field, without specks and letters."""
    import cv2

    g = raster.geometry
    smooth = cv2.GaussianBlur(clear, (0, 0), 0.02 * raster.scale)
    mask = (smooth > 0.5).astype(np.uint8)
    (left, top), (right, low) = np.rint(
        raster.pixel([[g.left + RIM, g.bars_bottom + RIM], [g.right - RIM, g.far - RIM]])
    ).astype(int)
    kept = np.zeros_like(mask)
    kept[top:low, left:right] = mask[top:low, left:right]
    count, labels, stats, _ = cv2.connectedComponentsWithStats(kept, connectivity=8)
    for label in range(1, count):
        x, _y, wide, high, area = (int(v) for v in stats[label])
        small = area < 0.1 * raster.scale**2
        letter = max(wide, high) < LETTER * raster.scale and (
            x + wide < left + EDGE_ZONE * raster.scale or x > right - EDGE_ZONE * raster.scale
        )
        if small or letter:
            kept[labels == label] = 0
    return np.asarray(kept, np.uint8)


def _without_stars(solid: Picture, flights: list[Flight], raster: Raster) -> Picture:
    """The solid lines without stars that are drawn larger than the card's own."""
    import cv2

    kept = solid.copy()
    for flight in flights:
        if flight.reach > GROWN * raster.geometry.star:
            column, row = np.rint(raster.pixel(flight.line[-1])).astype(int)
            radius = round(AROUND * flight.reach * raster.scale)
            cv2.circle(kept, (int(column), int(row)), radius, 0, -1)
    return kept


def _strands(solid: Picture, flights: list[Flight], raster: Raster) -> list[Grid]:
    import cv2

    size = round(solid.shape[1] * HALF), round(solid.shape[0] * HALF)
    small = cv2.resize(solid * np.uint8(255), size, interpolation=cv2.INTER_AREA) > 127

    def on_card(line: Grid) -> Grid:
        return raster.yards((line + 0.5) / HALF - 0.5)

    def stray(line: Grid) -> bool:
        return any(_is_dash(on_card(line), flight, raster.geometry) for flight in flights)

    found = strands_of(thinned(small), raster.scale * HALF, SPUR, NEAR, stray)
    lines = [on_card(strand) for strand in found]
    return [line for line in lines if length_of(line) >= SHORTEST / 2]


def _is_dash(line: Grid, flight: Flight, geometry: Geometry) -> bool:
    """Whether a loose branch of a solid line is a flight's dash that sticks out of it."""
    if length_of(line) > geometry.dash + geometry.line_width:
        return False
    a = flight.line[0]
    size = float(np.linalg.norm(flight.line[-1] - a))
    way = (flight.line[-1] - a) / size
    along = float((line[-1] - a) @ way)
    outer = line[-1] - line[len(line) // 2]
    bend = abs(float(outer @ way)) / max(float(np.linalg.norm(outer)), 1e-9)
    off = abs(float((line[-1] - a) @ np.array([-way[1], way[0]])))
    return SHORTEST < along < size - SHORTEST and off < ON_FLIGHT and bend > 0.9


def _without_stubs(strands: list[Grid], flights: list[Flight]) -> list[Grid]:
    """Solid lines cut where flights end, without what is left of first and last dashes."""
    ends = [end for flight in flights for end in (flight.line[0], flight.line[-1])]
    pieces = strands
    for end in ends:
        cut: list[Grid] = []
        for piece in pieces:
            apart = np.linalg.norm(piece - end, axis=1)
            k = int(np.argmin(apart))
            if apart[k] < 0.8 and 3 < k < len(piece) - 4:
                cut += [piece[: k + 1], piece[k:]]
            else:
                cut.append(piece)
        pieces = cut
    return [p for p in pieces if length_of(p) >= SHORTEST and not _is_stub(p, flights)]


def _is_stub(piece: Grid, flights: list[Flight]) -> bool:
    if length_of(piece) > 3.0:
        return False
    for flight in flights:
        near = np.linalg.norm(piece - flight.line[-1], axis=1)
        if float(near.max()) < STAR_ZONE:
            return True
        for end, other in ((0, 1), (-1, -2)):
            a = flight.line[end]
            way = flight.line[other] - a
            size = float(np.linalg.norm(way))
            way = way / size
            along = (piece - a) @ way
            off = np.abs((piece - a) @ np.array([-way[1], way[0]]))
            on = (off < BESIDE) & (along > -0.6) & (along < size + 0.6)
            if float(on.mean()) > 0.75 and float(along.max()) > 0.7:
                return True
    return False


Order = list[tuple[Flight | None, Grid, float]]


def _ordered(
    pieces: list[Grid], flights: list[Flight], geometry: Geometry
) -> tuple[Order, list[tuple[str, XY]]]:
    """Solid lines and flights in order of travel, each begun where the one before ended."""
    doubts: list[tuple[str, XY]] = []
    pieces, mended = _mended(pieces, flights)
    doubts += mended
    if not pieces:
        return [], doubts
    left = list(range(len(pieces)))
    if not flights:
        return _one_line(pieces, geometry, doubts)
    order: Order = []
    remaining = sorted(flights, key=lambda flight: -_far_down(flight, pieces))
    flight: Flight | None = _first_flight(remaining)
    while flight is not None:
        remaining = [other for other in remaining if other is not flight]
        before, gap = _meeting(pieces, left, flight.line[0])
        if not order or order[-1][0] is not None:
            if before is None:
                doubts.append((tr("no line leads to where this is thrown"), _xy(flight.line[0])))
            else:
                line = pieces[before[0]]
                line = line if before[1] == 1 else line[::-1]
                left.remove(before[0])
                sure = 1.0 if gap < CLOSE else 0.7
                order.append((None, np.vstack([line, flight.line[:1]]), sure))
        order.append((flight, flight.line, flight.sure))
        after, gap = _meeting(pieces, left, flight.line[-1])
        if after is None:
            doubts.append((tr("no line goes on from this star"), _xy(flight.line[-1])))
            break
        line = pieces[after[0]]
        line = line if after[1] == 0 else line[::-1]
        left.remove(after[0])
        following = _next(remaining, line[-1])
        tail = [line] if following is None else [line, following.line[:1]]
        sure = 1.0 if gap < 0.6 + AROUND * flight.reach else 0.7
        order.append((None, np.vstack([flight.line[-1:], *tail]), sure))
        flight = following
    doubts += [(tr("a line is left over"), _xy(pieces[k][len(pieces[k]) // 2])) for k in left]
    doubts += [(tr("a broken line is left over"), _xy(f.line[0])) for f in remaining]
    return order, doubts


def _far_down(flight: Flight, pieces: list[Grid]) -> float:
    return float(flight.line[0][1])


def _first_flight(flights: list[Flight]) -> Flight:
    """The flight whose start is no other one's continuation: the one thrown farthest back."""
    return min(flights, key=lambda flight: float(flight.line[0][1]))


def _next(flights: list[Flight], end: Grid) -> Flight | None:
    near = [f for f in flights if float(np.linalg.norm(f.line[0] - end)) < MEET]
    return min(near, key=lambda f: float(np.linalg.norm(f.line[0] - end))) if near else None


def _meeting(
    pieces: list[Grid], left: list[int], place: Grid
) -> tuple[tuple[int, int] | None, float]:
    """The solid line that ends nearest to a place, with which of its ends, and how far off."""
    best: tuple[int, int] | None = None
    nearest = MEET
    for k in left:
        for end, at in ((0, pieces[k][0]), (1, pieces[k][-1])):
            apart = float(np.linalg.norm(at - place))
            if apart < nearest:
                best, nearest = (k, end), apart
    return best, nearest


def _one_line(
    pieces: list[Grid], geometry: Geometry, doubts: list[tuple[str, XY]]
) -> tuple[Order, list[tuple[str, XY]]]:
    """A run: the longest line, from its end in the backfield."""
    longest = max(range(len(pieces)), key=lambda k: length_of(pieces[k]))
    line = pieces[longest]
    doubts += [
        (tr("a line is left over"), _xy(p[len(p) // 2]))
        for k, p in enumerate(pieces)
        if k != longest
    ]
    outside = [_to_edge(end, geometry) for end in (line[0], line[-1])]
    sure = 1.0
    if abs(outside[0] - outside[1]) < 0.6:  # neither or both end at an edge
        turned = line[0][1] > line[-1][1]
        sure = 0.7 if abs(line[0][1] - line[-1][1]) > 3.0 else 0.4
    else:
        turned = outside[0] < outside[1]
    return [(None, line[::-1] if turned else line, sure)], doubts


def _to_edge(place: Grid, geometry: Geometry) -> float:
    x, y = _xy(place)
    return min(x - geometry.left, geometry.right - x, geometry.far - y, 3.0)


def _mended(pieces: list[Grid], flights: list[Flight]) -> tuple[list[Grid], list[tuple[str, XY]]]:
    """Solid lines joined across short gaps, where no flight begins or ends."""
    doubts: list[tuple[str, XY]] = []
    ends = [end for flight in flights for end in (flight.line[0], flight.line[-1])]
    pieces = list(pieces)
    while True:
        best: tuple[float, int, int, Grid] | None = None
        for i in range(len(pieces)):
            for j in range(i):
                for a in (pieces[i], pieces[i][::-1]):
                    for b in (pieces[j], pieces[j][::-1]):
                        cost = _gap_cost(a, b, ends)
                        if cost is not None and (best is None or cost < best[0]):
                            best = (cost, i, j, np.vstack([a, b]))
        if best is None:
            return pieces, doubts
        _, i, j, whole = best
        middle = (pieces[i][0] + pieces[j][0]) / 2.0
        joined = evenly(whole, 0.1)
        gap = _xy(middle) if best[0] > 1.0 else None
        pieces = [p for k, p in enumerate(pieces) if k not in (i, j)] + [joined]
        if gap is not None:
            doubts.append((tr("a gap in a solid line was bridged"), _xy(pieces[-1][0])))


def _gap_cost(a: Grid, b: Grid, ends: list[Grid]) -> float | None:
    """How unlikely it is that `b` goes on where `a` ends; None if it can't."""
    across = b[0] - a[-1]
    gap = float(np.linalg.norm(across))
    if gap > GAP:
        return None
    for end in ends:
        if min(np.linalg.norm(a[-1] - end), np.linalg.norm(b[0] - end)) < SHORTEST:
            return None
    if gap < 0.3:
        return gap
    way_a = a[-1] - a[max(0, len(a) - 12)]
    way_b = b[min(len(b) - 1, 11)] - b[0]
    for way in (way_a, way_b):
        size = float(np.linalg.norm(way))
        if size == 0.0 or float(way @ across) / (size * gap) < 0.8:
            return None
    return gap


def _strokes(order: Order, clear: Plane, raster: Raster) -> list[SeenStroke]:
    """The lines in their places: solid ones centered, ends where they belong."""
    geometry = raster.geometry
    strokes: list[SeenStroke] = []
    for index, (flight, line, sure) in enumerate(order):
        if flight is not None:
            strokes.append(_thrown(flight, geometry))
            continue
        begun = order[index - 1][1][-1] if index else None
        ended = order[index + 1][1][0] if index + 1 < len(order) else None
        middle, share = centered(_trimmed(line, begun, ended), clear, raster, geometry.line_width)
        middle = _with_ends(middle, begun, ended, clear, raster)
        sure = min(sure, 0.4 + share)
        strokes.append(SeenStroke(Travel.RUN, tuple(_xy(p) for p in middle), round(sure, 3)))
    return strokes


def _trimmed(line: Grid, begun: Grid | None, ended: Grid | None) -> Grid:
    """A line without the fixed places at its ends, which its sections don't tell."""
    line = line[1:] if begun is not None else line
    line = line[:-1] if ended is not None else line
    if begun is not None:
        line = _from(line, begun, 0.9)
    if ended is not None:
        line = _from(line[::-1], ended, 0.6)[::-1]
    return line


def _from(line: Grid, place: Grid, away: float) -> Grid:
    """What is left of a line beyond a distance from where it begins, if enough is left."""
    apart = np.linalg.norm(line - place, axis=1)
    far = np.nonzero(apart > away)[0]
    if not len(far) or len(line) - far[0] < 6:
        return line
    return line[far[0] :]


def _with_ends(
    line: Grid, begun: Grid | None, ended: Grid | None, clear: Plane, raster: Raster
) -> Grid:
    first = [begun] if begun is not None else [_last_clear(line[::-1], clear, raster)]
    last = [ended] if ended is not None else [_last_clear(line, clear, raster)]
    return np.vstack([*(p[None, :] for p in first), _inner(line), *(p[None, :] for p in last)])


def _inner(line: Grid) -> Grid:
    return line[4:-4] if len(line) > 12 else line[1:-1]


def _last_clear(line: Grid, clear: Plane, raster: Raster) -> Grid:
    """Where a loose end becomes dark, along the direction it has there."""
    import cv2

    base = line[-5] if len(line) > 5 else line[0]
    way = base - line[max(0, len(line) - 12)]
    size = float(np.linalg.norm(way))
    if size == 0.0:
        return np.asarray(line[-1])
    way = way / size
    steps = np.arange(0.0, 3.0, 0.5 / raster.scale)
    pixels = raster.pixel(base + steps[:, None] * way).astype(np.float32)[None]
    profile = cv2.remap(clear, pixels[..., 0], pixels[..., 1], cv2.INTER_LINEAR)[0]
    dark = np.nonzero(profile < 0.5)[0]
    g = raster.geometry
    end = base + steps[int(dark[0])] * way if len(dark) else base + steps[-1] * way
    if _to_edge(end, g) < 0.8:
        return _onto_edge(base, way, g)
    return np.asarray(end)


def _onto_edge(base: Grid, way: Grid, geometry: Geometry) -> Grid:
    """Where a line that leaves the card crosses its edge."""
    steps = []
    if way[1] > 1e-6:
        steps.append((geometry.far - base[1]) / way[1])
    if abs(way[0]) > 1e-6:
        side = geometry.right if way[0] > 0 else geometry.left
        steps.append((side - base[0]) / way[0])
    near = [step for step in steps if step > -MEET]
    return np.asarray(base + min(near, default=0.0) * way)


def _thrown(flight: Flight, geometry: Geometry) -> SeenStroke:
    """A flight as a pass or, if it goes backwards or is thrown beyond the line, a lateral."""
    first, last = flight.line[0], flight.line[-1]
    forward = float(last[1] - first[1])
    kind = Travel.PASS if forward > 0.0 else Travel.LATERAL
    sure = flight.sure * (1.0 if abs(forward) > 0.5 else 0.5)
    return SeenStroke(kind, tuple(_xy(p) for p in flight.line), round(sure, 3))


def _xy(place: Grid) -> XY:
    return float(place[0]), float(place[1])
