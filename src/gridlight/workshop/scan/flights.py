"""Broken lines: dashes gathered into flights, their true ends, and the star at one of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gridlight.cards.model import Geometry
from gridlight.cards.shapes import star
from gridlight.workshop.scan.frame import Grid, Picture, Plane, Raster

STAR_TURNS = 5
LEAST_STAR = 0.35
LATERAL = 0.25  # yards off a flight's line at which a dash is another flight's
SURE_STAR = 0.6
GROWN = 1.2  # times its size that a star is drawn for people to see it
FLANKS = (0.0, -0.36, 0.36)  # of a dash's breadth: where a gap is looked for
FARTHEST = 8.0  # yards that may be hidden between two dashes of one flight


@dataclass(frozen=True, slots=True, eq=False)
class Dash:
    """A dash that touches nothing: its middle, its direction and its measures in yards."""

    label: int
    middle: Grid
    way: Grid
    length: float
    width: float


@dataclass(frozen=True, slots=True, eq=False)
class Flight:
    """A ball's way through the air, from where it is thrown to its star, and how sure that is.

    `reach` is how far the star's tips reach, in yards.
    """

    line: Grid
    sure: float
    star: float
    reach: float


def dashes_of(mask: Picture, raster: Raster) -> tuple[list[Dash], NDArray[np.int32]]:
    """The dashes among the figures of a mask, and the labels of all figures."""
    import cv2

    geometry, scale = raster.geometry, raster.scale
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    found = []
    for label in range(1, count):
        left, top, wide, high, area = (int(v) for v in stats[label])
        if max(wide, high) > 2.4 * geometry.dash * scale or area < 0.1 * scale**2:
            continue
        rows, columns = np.nonzero(labels[top : top + high, left : left + wide] == label)
        points = np.column_stack([columns + left, rows + top]).astype(np.float32)
        (cx, cy), (a, b), angle = cv2.minAreaRect(points)
        long, short = (max(a, b) + 1.0) / scale, (min(a, b) + 1.0) / scale
        if area < 0.75 * long * short * scale**2 or short > 1.35 * geometry.broken_width:
            continue
        if short < 0.6 * geometry.broken_width or long > 1.9 * geometry.dash:
            continue
        turn = math.radians(angle if a >= b else angle + 90.0)
        middle = raster.yards([cx, cy])
        found.append(Dash(label, middle, np.array([math.cos(turn), math.sin(turn)]), long, short))
    return found, labels


def flights_of(
    dashes: Sequence[Dash], clear: Plane, raster: Raster
) -> tuple[list[Flight], set[int]]:
    """The flights that dashes belong to, and the labels of the dashes that were used."""
    chains = _merged(_chains(list(dashes), raster.geometry), raster.geometry)
    flights, used = [], set[int]()
    for chain in chains:
        flight = _flight(chain, clear, raster)
        if flight is not None:
            flights.append(flight)
            used |= {dash.label for dash in chain}
    return flights, used


def _chains(dashes: list[Dash], geometry: Geometry) -> list[list[Dash]]:
    """Dashes that follow one another at the distance of dashes."""
    pitch = geometry.dash + geometry.gap
    links = []
    for i, one in enumerate(dashes):
        for j, other in enumerate(dashes[:i]):
            apart = other.middle - one.middle
            size = float(np.linalg.norm(apart))
            if not 0.6 * pitch < size < 1.45 * pitch:
                continue
            way = apart / size
            bend = min(abs(float(way @ one.way)), abs(float(way @ other.way)))
            if bend > 0.9:
                links.append((size - bend, i, j))
    chains = {i: [i] for i in range(len(dashes))}
    for _, i, j in sorted(links):
        a, b = chains[i], chains[j]
        if a is b or i not in (a[0], a[-1]) or j not in (b[0], b[-1]):
            continue
        a = a if a[-1] == i else a[::-1]
        b = b if b[0] == j else b[::-1]
        whole = a + b
        for k in whole:
            chains[k] = whole
    unique = {id(chain): chain for chain in chains.values()}
    return [[dashes[k] for k in chain] for chain in unique.values()]


def _merged(chains: list[list[Dash]], geometry: Geometry) -> list[list[Dash]]:
    """Chains that are one flight with some of its dashes hidden by a line across it."""
    chains = sorted(chains, key=len, reverse=True)
    merged: list[list[Dash]] = []
    for chain in chains:
        home = next((m for m in merged if _in_line(m, chain)), None)
        if home is None:
            merged.append(chain)
            continue
        both = home + chain
        way = _line(both)[1]
        merged[merged.index(home)] = sorted(both, key=lambda d: float(d.middle @ way))
    return merged


def _in_line(one: list[Dash], other: list[Dash]) -> bool:
    if len(one) < 2:
        return False
    middle, way = _line(one)
    normal = np.array([-way[1], way[0]])
    off = max(abs(float((d.middle - middle) @ normal)) for d in other)
    bend = min(abs(float(d.way @ way)) for d in other)
    near = min(float(np.linalg.norm(a.middle - b.middle)) for a in one for b in other)
    return off < LATERAL and bend > 0.9 and near < FARTHEST


def _line(chain: list[Dash]) -> tuple[Grid, Grid]:
    """Middle and direction of a chain, from its first dash to its last."""
    middles = np.array([dash.middle for dash in chain])
    middle = middles.mean(axis=0)
    if len(chain) == 1:
        return middle, chain[0].way
    _, _, axes = np.linalg.svd(middles - middle)
    way = axes[0]
    return middle, way if float(way @ (middles[-1] - middles[0])) >= 0 else -way


def _flight(chain: list[Dash], clear: Plane, raster: Raster) -> Flight | None:
    """A chain with both its true ends, thrown from the one that has no star."""
    geometry = raster.geometry
    middle, way = _line(chain)
    along = np.array([float((dash.middle - middle) @ way) for dash in chain])
    pitch = _pitch(along, geometry)
    length = float(np.median([dash.length for dash in chain]))
    ends = []
    for sign, first in ((-1.0, along.min()), (1.0, along.max())):
        edge = first + sign * length / 2.0
        places = [middle + (edge + sign * k * pitch) * way for k in range(5)]
        ends.append(_true_end(places, length, clear, raster))
    (start, star_a), (end, star_b) = ends
    if star_a > star_b:
        start, end, star_a, star_b = end, start, star_b, star_a
    reach = tips_of(end, clear, raster)
    if reach > GROWN * geometry.star:  # larger than the card's own: its dashes are cut short
        end = _star_center(end, clear, raster, reach)
    line = _bent(chain, start, end)
    if float(np.linalg.norm(end - start)) < 1.5 * geometry.dash:
        return None
    sure = 1.0 if star_b > LEAST_STAR else 0.5
    sure *= 0.7 if len(chain) < 2 else 1.0
    return Flight(line, sure, star_b, reach)


def _pitch(along: Grid, geometry: Geometry) -> float:
    """The distance from dash to dash, where some may be hidden."""
    usual = geometry.dash + geometry.gap
    steps = np.diff(np.sort(along))
    if not len(steps):
        return usual
    single = float(np.median(steps[steps < 1.5 * steps.min()]))
    whole = np.rint(steps / single)
    return float(steps.sum() / whole.sum())


def _true_end(
    places: list[Grid], length: float, clear: Plane, raster: Raster
) -> tuple[Grid, float]:
    """Where a flight ends, of places a dash and a gap apart, the first where the dashes end.

    Dashes that touch a solid line aren't seen as such: beyond the last dark gap there is one
    more. A star ends a flight whatever its dashes say. Also how much there is of a star.
    """
    places = [place for k, place in enumerate(places) if not k or _on_field(place, raster.geometry)]
    stars = [star_at(place, clear, raster) for place in places]
    best = int(np.argmax(stars))
    if stars[best] > SURE_STAR:
        return places[best], stars[best]
    at = 0
    for k in range(1, len(places)):
        step = (places[k - 1] - places[k]) / _step(places)
        dash = [places[k] + step * share * length for share in (0.25, 0.5, 0.75)]
        if not all(_clear_at(place, clear, raster) for place in dash):
            break
        gap = places[k] + step * (length + _step(places)) / 2.0
        if _ends_in_gap(dash, gap, step, clear, raster):
            at = k
    return places[at], stars[at]


def _ends_in_gap(dash: list[Grid], gap: Grid, way: Grid, clear: Plane, raster: Raster) -> bool:
    """Whether the gap after a dash is dark, if only beside a solid line that lies along it."""
    for share in FLANKS:
        off = share * raster.geometry.broken_width * np.array([-way[1], way[0]])
        lit = all(_clear_at(place + off, clear, raster) for place in dash)
        if lit and not _clear_at(gap + off, clear, raster):
            return True
    return False


def _on_field(place: Grid, geometry: Geometry) -> bool:
    """Whether a ball can be thrown or caught there: below the bars, on the card."""
    x, y = float(place[0]), float(place[1])
    below = geometry.bars_bottom < y < geometry.far
    return below and geometry.left < x < geometry.right


def _step(places: list[Grid]) -> float:
    """The distance from each place to the next."""
    return float(np.linalg.norm(places[1] - places[0]))


def _clear_at(place: Grid, clear: Plane, raster: Raster) -> bool:
    column, row = np.rint(raster.pixel(place)).astype(int)
    height, width = clear.shape
    return bool(0 <= row < height and 0 <= column < width and clear[row, column] > 0.5)


def star_at(place: Grid, clear: Plane, raster: Raster) -> float:
    """How much a place looks like the middle of a star, from -1 to 1."""
    import cv2

    if not _clear_at(place, clear, raster):
        return 0.0
    radius = raster.geometry.star
    reach = np.linspace(0.58, 0.8, 5) * radius
    tips = -math.pi / 2 + np.arange(STAR_TURNS) * math.tau / STAR_TURNS
    values = []
    for angles in (tips, tips + math.pi / STAR_TURNS):
        ways = np.column_stack([np.cos(angles), np.sin(angles)])
        places = place + reach[None, :, None] * ways[:, None, :]
        pixels = raster.pixel(places).astype(np.float32)
        seen = cv2.remap(clear, pixels[..., 0], pixels[..., 1], cv2.INTER_LINEAR)
        values.append(np.median(seen.mean(axis=1)))
    return float(values[0] - values[1])


def tips_of(place: Grid, clear: Plane, raster: Raster) -> float:
    """How far a star's tips reach from its middle, in yards; lines don't pass for tips."""
    import cv2

    steps = np.arange(0.3, 2.4, 0.5 / raster.scale) * raster.geometry.star
    angles = -math.pi / 2 + np.arange(STAR_TURNS) * math.tau / STAR_TURNS
    ways = np.column_stack([np.cos(angles), np.sin(angles)])
    pixels = raster.pixel(place + steps[None, :, None] * ways[:, None, :]).astype(np.float32)
    seen = cv2.remap(clear, pixels[..., 0], pixels[..., 1], cv2.INTER_LINEAR) > 0.5
    ends = [float(steps[int(np.argmin(row))]) if not row.all() else 9.0 for row in seen]
    return float(np.median(ends))


def _star_center(place: Grid, clear: Plane, raster: Raster, reach: float) -> Grid:
    """The middle of a star that is nearly there, by laying one over it."""
    import cv2

    radius = reach * 1.05
    half = math.ceil(1.25 * radius * raster.scale)
    middle = np.array([half, half], float)
    pattern = np.zeros((2 * half + 1, 2 * half + 1), np.float32)
    corners = np.array(star((0.0, 0.0), radius)) * raster.scale + middle
    points = np.rint(corners * 16).astype(np.int32).reshape(-1, 1, 2)
    cv2.fillPoly(pattern, [points], 1.0, cv2.LINE_AA, 4)
    column, row = np.rint(raster.pixel(place)).astype(int)
    room = half + round(0.5 * raster.scale)
    top, left = max(0, row - room), max(0, column - room)
    look = clear[top : row + room + 1, left : column + room + 1]
    if look.shape[0] < pattern.shape[0] or look.shape[1] < pattern.shape[1]:
        return place
    found = cv2.matchTemplate(look, pattern, cv2.TM_CCOEFF_NORMED)
    _, _, _, (x, y) = cv2.minMaxLoc(found)
    return raster.yards([left + x + half, top + y + half])


def _bent(chain: list[Dash], start: Grid, end: Grid) -> Grid:
    """The flight's line: straight if its dashes lie so, else through their middles."""
    way = (end - start) / np.linalg.norm(end - start)
    normal = np.array([-way[1], way[0]])
    off = [abs(float((dash.middle - start) @ normal)) for dash in chain]
    if max(off) < 0.12:
        return np.array([start, end])
    order = sorted(chain, key=lambda dash: float((dash.middle - start) @ way))
    return np.array([start, *(dash.middle for dash in order), end])
