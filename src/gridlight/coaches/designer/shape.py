"""How a card looks: paths that a man could run, elevens that a coach could send in."""

from __future__ import annotations

import itertools
import math

from gridlight.cards.model import DefenseCard, Geometry, OffenseCard, Point
from gridlight.coaches.designer.templates import Formation

EASY_TURN = 36.0  # degrees that a runner in the open may cut without losing his stride
HARD_TURN = 52.0  # and at the line
SLIGHT = 10.0  # bends less than this aren't seen as one
HELD = 0.05  # how strongly a tackler is held to his post
SHORT = 1.2  # yards: a leg between two corners is no shorter
ROOM = 0.7  # yards of clear card between two markers
NEAR_LINE = -3  # yards behind which a play may still twist
LINE = 3  # yards from the line of scrimmage that count as near it
ON_THE_LINE = {"A": (5, 7), "B": (6, 9), "C": (7, 9), "D": (5, 8), "E": (5, 8), "F": (3, 5)}


def turns(points: tuple[Point, ...]) -> list[float]:
    """The bend at each inner control point, in degrees, positive to the left as it lies."""
    found = []
    for a, b, c in zip(points, points[1:], points[2:], strict=False):
        before = math.atan2(b.y - a.y, b.x - a.x)
        after = math.atan2(c.y - b.y, c.x - b.x)
        found.append(math.degrees(math.remainder(after - before, math.tau)))
    return found


def path_faults(card: OffenseCard) -> float:
    """How far a play's path is from a smooth run; 0 when it is one."""
    total = 0.0
    for segment in card.segments:
        if not segment.kind.solid:
            continue
        points = segment.points
        bends = turns(points)
        after_catch = segment is card.segments[-1] and len(card.segments) > 1
        for i, bend in enumerate(bends):
            cut = after_catch and i < 2  # FE-10: the receiver cuts sharply
            y = points[i + 1].y
            if y > NEAR_LINE and not cut:
                easy = EASY_TURN if y > LINE else HARD_TURN
                total += (max(0.0, abs(bend) - easy) / 12.0) ** 2
        total += _wobble(points, bends)
        total += sum(
            max(0.0, SHORT - math.dist((a.x, a.y), (b.x, b.y))) ** 2
            for a, b in itertools.pairwise(points)
        )
    return total


def _wobble(points: tuple[Point, ...], bends: list[float]) -> float:
    """Bends to and fro in the open, one after the other."""
    total = 0.0
    for i, (one, two) in enumerate(itertools.pairwise(bends)):
        if one * two < 0:
            open_field = points[i + 1].y > NEAR_LINE
            sway = min(abs(one), abs(two)) - (SLIGHT if open_field else 2.0 * SLIGHT)
            total += (max(0.0, sway) / 15.0) ** 2
    return total


def formation_faults(card: DefenseCard, formation: Formation, geometry: Geometry) -> float:
    """How far a formation is from a legal-looking eleven, spread out; 0 when it is one."""
    total = 0.0
    for point, post in zip(card.diamonds, formation.diamonds, strict=True):
        total += HELD * (((point.x - post[0]) / 2.0) ** 2 + ((point.y - post[1]) / 2.0) ** 2)
    places = [(p, geometry.diamond) for p in card.diamonds]
    places += [(p, geometry.dot * 1.2) for p in card.dots]
    for i, (a, size) in enumerate(places):
        for b, other in places[:i]:
            gap = abs(a.x - b.x) + abs(a.y - b.y) - size - other - ROOM
            total += max(0.0, -gap) ** 2 * 3.0
    middle = sum(p.x for p in card.diamonds) / len(card.diamonds)
    total += max(0.0, abs(middle - formation.lean) - 0.8) ** 2
    least, most = ON_THE_LINE.get(card.letter, (4, 9))
    front = sum(1 for p in card.diamonds if abs(p.y) <= LINE)
    total += max(0, least - front, front - most) ** 2
    sides = sum(1 for p in card.diamonds if p.x < middle)
    return total + max(0, 4 - sides, sides - 7) ** 2 * 0.5
