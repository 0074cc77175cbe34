"""What can be wrong with a single card that its schema lets through."""

from __future__ import annotations

from itertools import pairwise

from gridlight.cards.faults import place_of
from gridlight.cards.model import (
    DefenseCard,
    End,
    Geometry,
    Kind,
    OffenseCard,
    Point,
    Segment,
    Travel,
)
from gridlight.cards.path import XY, path_of
from gridlight.kernel.errors import CardError

NEAR = 0.05  # yards


def offense_faults(card: OffenseCard, geometry: Geometry, source: str) -> list[CardError]:
    """Everything that keeps a play from being played."""
    faults = _chain_faults(card, source)
    if any(_still(segment) for segment in card.segments):
        return faults
    faults += _course_faults(card, source)
    faults += _bound_faults(card, geometry, source)
    faults += _end_faults(card, geometry, source)
    return faults


def _still(segment: Segment) -> bool:
    return all((p.x, p.y) == (q.x, q.y) for p, q in pairwise(segment.points))


def _chain_faults(card: OffenseCard, source: str) -> list[CardError]:
    faults = []
    for index, segment in enumerate(card.segments):
        place = place_of(["segments", index])
        if _still(segment):
            faults.append(CardError(source, place, "it has no length", "Move one of its points."))
        elif any((p.x, p.y) == (q.x, q.y) for p, q in pairwise(segment.points)):
            problem = "a point stands twice in a row"
            faults.append(CardError(source, place, problem, "Leave one out."))
    for index, (before, after) in enumerate(pairwise(card.segments)):
        end, start = before.points[-1], after.points[0]
        if (end.x, end.y) != (start.x, start.y):
            place = place_of(["segments", index + 1])
            problem = f"it begins at {_at(start)}, but the one before ends at {_at(end)}"
            faults.append(CardError(source, place, problem, "Let it begin there."))
    return faults


def _course_faults(card: OffenseCard, source: str) -> list[CardError]:
    kinds = [segment.kind for segment in card.segments]
    faults = []
    if not kinds[0].solid:
        problem, remedy = "a play begins with the ball in the air", "Begin with a run."
        faults.append(CardError(source, place_of(["segments", 0]), problem, remedy))
    if not kinds[-1].solid:
        problem, remedy = "the ball never comes down", "Let a run follow the star."
        faults.append(CardError(source, place_of(["segments", len(kinds) - 1]), problem, remedy))
    for index, (before, after) in enumerate(pairwise(kinds)):
        if not before.solid and not after.solid:
            place = place_of(["segments", index + 1])
            problem = "a pass or lateral begins where another ended"
            faults.append(CardError(source, place, problem, "Put a run between them."))
    passes = kinds.count(Travel.PASS)
    if passes > 1:
        problem, remedy = f"it has {passes} forward passes", "Leave one; the rest are laterals."
        faults.append(CardError(source, "“segments”", problem, remedy))
    if (passes > 0) != (card.kind is Kind.PASS):
        problem = f"it is called a {card.kind} play and has {passes or 'no'} forward pass"
        faults.append(CardError(source, "“kind”", problem, "Call it what it is."))
    return faults + _direction_faults(card, source)


def _direction_faults(card: OffenseCard, source: str) -> list[CardError]:
    faults = []
    for index, segment in enumerate(card.segments):
        first, last = segment.points[0], segment.points[-1]
        place = place_of(["segments", index])
        if segment.kind is Travel.PASS and first.y > 0.0:
            problem = "the pass is thrown from beyond the line of scrimmage"
            faults.append(CardError(source, place, problem, "Let it begin at 0 or behind."))
        if segment.kind is Travel.LATERAL and last.y > first.y:
            problem = "the lateral goes forward"
            faults.append(CardError(source, place, problem, "Let it end no farther down-field."))
    return faults


def _bound_faults(card: OffenseCard, geometry: Geometry, source: str) -> list[CardError]:
    """Only the end of the path may touch the card's edge; nothing may touch the bars."""
    path = path_of(card)
    faults = []
    for index, segment in enumerate(card.segments):
        half = geometry.breadth(segment.kind) / 2.0
        points = path.flat(0.1, index)
        place = place_of(["segments", index])
        if min(y for _, y in points) - half < geometry.bars_bottom:
            problem = "the line runs into the bars"
            remedy = f"Keep it below y = {geometry.bars_bottom + half:g}."
            faults.append(CardError(source, place, problem, remedy))
        last = index == len(card.segments) - 1
        if any(not _inside(point, geometry, -half) for point in points) and not (
            last and _leaves_at_end(points, geometry, half)
        ):
            problem = "the line leaves the card on its way"
            remedy = f"Keep x within {geometry.left:g} … {geometry.right:g}."
            faults.append(CardError(source, place, problem, remedy))
    for star in card.stars():
        if not _inside((star.x, star.y), geometry, -geometry.star):
            problem = f"the star at {_at(star)} is cut by the edge of the card"
            faults.append(CardError(source, "“segments”", problem, "Move it inside."))
    return faults


def _inside(point: XY, geometry: Geometry, more: float) -> bool:
    x, y = point
    across = geometry.left - more <= x <= geometry.right + more
    return across and geometry.top - more <= y <= geometry.far + more


def _leaves_at_end(points: tuple[XY, ...], geometry: Geometry, half: float) -> bool:
    """Whether a path is outside only in its last stretch, and never beyond the edge itself."""
    if not all(_inside(point, geometry, NEAR) for point in points):
        return False
    outside = [not _inside(point, geometry, -half) for point in points]
    first = outside.index(True)
    return all(outside[first:])


def _end_faults(card: OffenseCard, geometry: Geometry, source: str) -> list[CardError]:
    end = card.segments[-1].points[-1]
    far = abs(end.y - geometry.far) <= NEAR
    side = min(abs(end.x - geometry.left), abs(end.x - geometry.right)) <= NEAR
    wanted = {
        End.TOUCHDOWN: (far, f"end at the far edge, y = {geometry.far:g}"),
        End.OUT_OF_BOUNDS: (
            side,
            f"end at a sideline, x = {geometry.left:g} or {geometry.right:g}",
        ),
        End.DOWN: (not far and not side, "end inside the card"),
    }
    good, words = wanted[card.ends]
    if good:
        return []
    problem = f"the path ends at {_at(end)}, but the play ends “{card.ends}”"
    return [CardError(source, "“ends”", problem, f"Let the path {words}.")]


def defense_faults(card: DefenseCard, geometry: Geometry, source: str) -> list[CardError]:
    """Everything that keeps a formation from being played."""
    faults = []
    for key, points, size in (
        ("diamonds", card.diamonds, geometry.diamond),
        ("dots", card.dots, geometry.dot),
    ):
        for index, point in enumerate(points):
            place = place_of([key, index])
            if point.y != round(point.y):
                problem = f"y = {point.y:g} isn't a whole yard line"
                remedy = f"Write {round(point.y)}."
                faults.append(CardError(source, place, problem, remedy))
            if not _inside((point.x, point.y), geometry, -size):
                problem = f"the marker at {_at(point)} is cut by the edge of the card"
                faults.append(CardError(source, place, problem, "Move it inside."))
            elif point.y - size < geometry.bars_bottom:
                problem = f"the marker at {_at(point)} runs into the bars"
                remedy = f"Keep y at {geometry.bars_bottom + size:g} or more."
                faults.append(CardError(source, place, problem, remedy))
            if point in points[:index]:
                problem = f"there is another marker at {_at(point)}"
                faults.append(CardError(source, place, problem, "Move one of them."))
    return faults


def _at(point: Point) -> str:
    return f"({point.x:g}, {point.y:g})"
