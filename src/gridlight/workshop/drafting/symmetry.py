"""Both sides of a formation drawn at once: what lies left of the middle lies right of it too."""

from __future__ import annotations

from collections.abc import Collection

from gridlight.cards.model import DIAMONDS, DefenseCard, Geometry
from gridlight.cards.path import XY
from gridlight.kernel.language import tr
from gridlight.workshop.drafting.edits import Refusal, marked, placed
from gridlight.workshop.drafting.marks import Mark, marks_of, point_of

NEAR = 0.005  # yards: half of the least step of a place


def twin_of(card: DefenseCard, mark: Mark) -> Mark | None:
    """The marker of the same kind that is the mirror image of another one."""
    x, y = marks_of(card)[mark]
    for other, at in marks_of(card).items():
        same = other.kind == mark.kind and other != mark
        if same and abs(at[0] + x) <= NEAR and abs(at[1] - y) <= NEAR:
            return other
    return None


def with_twins(card: DefenseCard, marks: Collection[Mark]) -> frozenset[Mark]:
    """Some markers and the mirror image of each that has one."""
    twins = (twin_of(card, mark) for mark in marks)
    return frozenset(marks) | {twin for twin in twins if twin is not None}


def marked_on_both(card: DefenseCard, kind: str, place: XY, geometry: Geometry) -> DefenseCard:
    """A formation with another marker and its mirror image; in the middle it is its own."""
    made = marked(card, kind, place, geometry)
    if abs(place[0]) <= NEAR:
        return made
    if kind == "diamond" and len(made.diamonds) >= DIAMONDS:
        raise Refusal(tr("One diamond is left, and it has no twin; place it in the middle."))
    other = -place[0], place[1]
    lies = any(
        mark.kind == kind and abs(at[0] - other[0]) <= NEAR and at[1] == float(round(place[1]))
        for mark, at in marks_of(card).items()
    )
    return made if lies else marked(made, kind, other, geometry)


def moved_on_both(
    card: DefenseCard, marks: Collection[Mark], by: XY, geometry: Geometry
) -> DefenseCard:
    """A formation with some markers moved and their mirror images moved the other way.

    A marker in the middle stays there, moving only down or up.
    """
    places: dict[Mark, XY] = {}
    for mark in marks:
        point, twin = point_of(card, mark), twin_of(card, mark)
        if abs(point.x) <= NEAR:
            places[mark] = (0.0, point.y + by[1])
            continue
        places[mark] = (point.x + by[0], point.y + by[1])
        if twin is not None and twin not in marks:
            places[twin] = (-point.x - by[0], point.y + by[1])
    made = placed(card, places, geometry)
    assert isinstance(made, DefenseCard)
    return made
