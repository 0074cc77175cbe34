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
from gridlight.kernel.language import quoted, tr

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
            faults.append(
                CardError(source, place, tr("it has no length"), tr("Move one of its points."))
            )
        elif any((p.x, p.y) == (q.x, q.y) for p, q in pairwise(segment.points)):
            problem = tr("a point stands twice in a row")
            faults.append(CardError(source, place, problem, tr("Leave one out.")))
    for index, (before, after) in enumerate(pairwise(card.segments)):
        end, start = before.points[-1], after.points[0]
        if (end.x, end.y) != (start.x, start.y):
            place = place_of(["segments", index + 1])
            problem = tr(
                "it begins at {begin}, but the one before ends at {end}",
                begin=_at(start),
                end=_at(end),
            )
            faults.append(CardError(source, place, problem, tr("Let it begin there.")))
    return faults


def _course_faults(card: OffenseCard, source: str) -> list[CardError]:
    kinds = [segment.kind for segment in card.segments]
    faults = []
    if not kinds[0].solid:
        problem, remedy = tr("a play begins with the ball in the air"), tr("Begin with a run.")
        faults.append(CardError(source, place_of(["segments", 0]), problem, remedy))
    if not kinds[-1].solid:
        problem, remedy = tr("the ball never comes down"), tr("Let a run follow the star.")
        faults.append(CardError(source, place_of(["segments", len(kinds) - 1]), problem, remedy))
    for index, (before, after) in enumerate(pairwise(kinds)):
        if not before.solid and not after.solid:
            place = place_of(["segments", index + 1])
            problem = tr("a pass or lateral begins where another ended")
            faults.append(CardError(source, place, problem, tr("Put a run between them.")))
    passes = kinds.count(Travel.PASS)
    if passes > 1:
        problem, remedy = (
            tr("it has {passes} forward passes", passes=passes),
            tr("Leave one; the rest are laterals."),
        )
        faults.append(CardError(source, quoted("segments"), problem, remedy))
    if (passes > 0) != (card.kind is Kind.PASS):
        problem = (
            tr("it is called a run play and has {count} forward pass", count=passes)
            if passes
            else tr("it is called a pass play and has no forward pass")
        )
        faults.append(CardError(source, quoted("kind"), problem, tr("Call it what it is.")))
    return faults + _direction_faults(card, source)


def _direction_faults(card: OffenseCard, source: str) -> list[CardError]:
    faults = []
    for index, segment in enumerate(card.segments):
        first, last = segment.points[0], segment.points[-1]
        place = place_of(["segments", index])
        if segment.kind is Travel.PASS and first.y > 0.0:
            problem = tr("the pass is thrown from beyond the line of scrimmage")
            faults.append(CardError(source, place, problem, tr("Let it begin at 0 or behind.")))
        if segment.kind is Travel.LATERAL and last.y > first.y:
            problem = tr("the lateral goes forward")
            faults.append(
                CardError(source, place, problem, tr("Let it end no farther down-field."))
            )
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
            problem = tr("the line runs into the bars")
            remedy = tr("Keep it below y = {y:g}.", y=geometry.bars_bottom + half)
            faults.append(CardError(source, place, problem, remedy))
        last = index == len(card.segments) - 1
        if any(not _inside(point, geometry, -half) for point in points) and not (
            last and _leaves_at_end(points, geometry, half)
        ):
            problem = tr("the line leaves the card on its way")
            remedy = tr(
                "Keep x within {left:g} … {right:g}.", left=geometry.left, right=geometry.right
            )
            faults.append(CardError(source, place, problem, remedy))
    for star in card.stars():
        if not _inside((star.x, star.y), geometry, -geometry.star):
            problem = tr("the star at {at} is cut by the edge of the card", at=_at(star))
            faults.append(CardError(source, quoted("segments"), problem, tr("Move it inside.")))
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
        End.TOUCHDOWN: (
            far,
            tr("Let the path end at the far edge, y = {y:g}.", y=geometry.far),
        ),
        End.OUT_OF_BOUNDS: (
            side,
            tr(
                "Let the path end at a sideline, x = {left:g} or {right:g}.",
                left=geometry.left,
                right=geometry.right,
            ),
        ),
        End.DOWN: (not far and not side, tr("Let the path end inside the card.")),
    }
    good, remedy = wanted[card.ends]
    if good:
        return []
    problem = tr("the path ends at {at}, but the play ends “{ends}”", at=_at(end), ends=card.ends)
    return [CardError(source, quoted("ends"), problem, remedy)]


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
                problem = tr("y = {y:g} isn't a whole yard line", y=point.y)
                remedy = tr("Write {number}.", number=round(point.y))
                faults.append(CardError(source, place, problem, remedy))
            if not _inside((point.x, point.y), geometry, -size):
                problem = tr("the marker at {at} is cut by the edge of the card", at=_at(point))
                faults.append(CardError(source, place, problem, tr("Move it inside.")))
            elif point.y - size < geometry.bars_bottom:
                problem = tr("the marker at {at} runs into the bars", at=_at(point))
                remedy = tr("Keep y at {y:g} or more.", y=geometry.bars_bottom + size)
                faults.append(CardError(source, place, problem, remedy))
            if point in points[:index]:
                problem = tr("there is another marker at {at}", at=_at(point))
                faults.append(CardError(source, place, problem, tr("Move one of them.")))
    return faults


def _at(point: Point) -> str:
    return f"({point.x:g}, {point.y:g})"
