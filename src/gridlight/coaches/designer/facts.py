"""The six facts that a deck must show, from the old game's own pictures. FE-10"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from gridlight.cards.exact import resolve
from gridlight.cards.model import CLASSIC_GEOMETRY, Deck, DefenseCard, Geometry, OffenseCard
from gridlight.cards.result import Outcome
from gridlight.coaches.fast.cover import DIAMOND, best
from gridlight.coaches.kernels import Arrays, paths_of

MISS_LEAST, MISS_MOST = 0.12, 0.60  # yards by which a tackler shows that he doesn't stop
STOP_LEAST = 0.15
PASSED = 2.2
"""Yards from the center of a tackler within which a carrier passes him."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A tackler on yard line `line` of a formation stops a play, or doesn't, at an alignment."""

    play: int
    formation: str
    alignment: int
    line: int
    stops: bool


FACTS = (
    Fact(1, "A", -2, -5, False),
    Fact(1, "D", -1, -4, False),
    Fact(10, "A", -2, -5, False),
    Fact(10, "A", 0, -7, True),
    Fact(1, "B", -1, -6, True),
)
LONG_PASS, LONG_PASS_DEFENSE, NET_GAIN = 7, "A", 21


def _off(value: float, low: float, high: float) -> float:
    return max(0.0, low - value, value - high)


def tackler_inset(paths: Arrays, formation: DefenseCard, fact: Fact, geometry: Geometry) -> float:
    """How far inside its tackler the play's solid line gets, at best; negative: it doesn't."""
    shift = fact.alignment * geometry.pitch
    most = -4.0
    for marker in formation.diamonds:
        if round(marker.y) != fact.line:
            continue
        for row in range(len(paths["pieces"])):
            if paths["travel"][paths["row_part"][row]] == 0:
                at = (DIAMOND, marker.x + shift, marker.y, geometry.diamond)
                most, _ = best(paths["pieces"], row, *at, 1.0, most, 9.0)
    return most


def shortfall(
    card: OffenseCard, paths: Arrays, formation: DefenseCard, geometry: Geometry = CLASSIC_GEOMETRY
) -> float:
    """How far a pair of cards is from showing its facts, in yards; 0 when it shows them all."""
    total = 0.0
    for fact in FACTS:
        if fact.play == card.number and fact.formation == formation.letter:
            inset = tackler_inset(paths, formation, fact, geometry)
            if fact.stops:
                total += _off(inset, STOP_LEAST, 9.0)
                total += _wrong_stop(card, formation, fact, geometry)
            else:
                total += _off(inset, -MISS_MOST, -MISS_LEAST)
    if (card.number, formation.letter) == (LONG_PASS, LONG_PASS_DEFENSE):
        total += _long_pass(card, formation, geometry)
    return total


def _wrong_stop(card: OffenseCard, formation: DefenseCard, fact: Fact, geometry: Geometry) -> float:
    shown = resolve(card, formation, fact.alignment, geometry)
    return 0.0 if shown.outcome is Outcome.TACKLE and shown.yards == fact.line else 1.0


def _long_pass(card: OffenseCard, formation: DefenseCard, geometry: Geometry) -> float:
    """Figure 5: past two tacklers, left, back, a long throw, caught, left again, stopped at 21."""
    shown = resolve(card, formation, 0, geometry)
    stopped = shown.outcome is Outcome.TACKLE and shown.yards == NET_GAIN
    total = 0.0 if stopped and shown.catch_yards is not None else 1.0 + 0.5 * (shown.part == 0)
    star = card.segments[1].points[-1]
    marker = min(formation.diamonds, key=lambda point: abs(point.y - NET_GAIN))
    total += _off(star.x - marker.x, 1.0, 4.5) * 0.5
    before = [point for point in formation.diamonds if point.y <= -4]
    near = sorted(_closest(card, point.x, point.y) for point in before)[:2]
    return total + sum(_off(gap, 0.0, PASSED) for gap in near) + 2.0 * (len(near) < 2)


def _closest(card: OffenseCard, x: float, y: float) -> float:
    """How near the run before the throw comes to a point, measured to its control points' legs."""
    points = card.segments[0].points
    return min(_leg((a.x, a.y), (b.x, b.y), (x, y)) for a, b in itertools.pairwise(points))


def _leg(a: tuple[float, float], b: tuple[float, float], p: tuple[float, float]) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy or 1.0
    t = min(max(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square, 0.0), 1.0)
    return float(((p[0] - a[0] - t * dx) ** 2 + (p[1] - a[1] - t * dy) ** 2) ** 0.5)


def missing(deck: Deck) -> tuple[str, ...]:
    """The facts that a deck doesn't show, in words; none when it shows all six."""
    lost = [
        f"{fact.play} × {fact.formation} at {fact.alignment:+d}: the tackler on {fact.line} "
        + ("should stop the play" if fact.stops else "shouldn't stop the play")
        for fact in FACTS
        if not _shows(deck, fact)
    ]
    card, formation = deck.play(LONG_PASS), deck.formation(LONG_PASS_DEFENSE)
    if _long_pass(card, formation, deck.geometry) > 0.0:
        lost.append(f"{LONG_PASS} × {LONG_PASS_DEFENSE} at +0: not a long pass stopped at 21")
    return tuple(lost)


def _shows(deck: Deck, fact: Fact) -> bool:
    card, formation = deck.play(fact.play), deck.formation(fact.formation)
    inset = tackler_inset(paths_of((card,), deck.geometry), formation, fact, deck.geometry)
    if fact.stops:
        return _wrong_stop(card, formation, fact, deck.geometry) == 0.0
    return inset < 0.0 and inset > -2.0
