"""Spots that stand by themselves, on a label or in a heading, rather than in a sentence."""

from __future__ import annotations

from gridlight.football import field
from gridlight.kernel.game import Seat
from gridlight.kernel.language import filled, tr
from gridlight.present.situation import Names, plain, yards


def spot_alone(side: Seat, spot: float, names: Names) -> str:
    """A spot as `side` would call it, in the words of `situation.spot_for`.

    Other languages may need other words for it than after “at”: „Gäste-31“, not „der Gäste-31“.
    """
    to_goal = field.to_goal(side, spot)
    own = field.LENGTH - to_goal
    if own == 0:
        return tr("their own goal line", "a spot that stands alone")
    if own < 0:
        within = tr("{yards} deep in their own end zone", "a spot that stands alone")
        return filled(within, yards=yards(-own))
    whose = names.whose(side.other)
    if to_goal <= 0:
        return _end_zone(-to_goal, whose)
    if own == to_goal:
        return tr("midfield", "a spot that stands alone")
    if own < to_goal:
        return filled(tr("their own {yard}", "a spot that stands alone"), yard=plain(own))
    there = tr("{whose} {yard}", "a spot that stands alone")
    return filled(there, whose=whose, yard=plain(to_goal))


def _end_zone(depth: float, whose: str) -> str:
    if depth == 0:
        return filled(tr("{whose} goal line", "a spot that stands alone"), whose=whose)
    within = tr("{yards} deep in {whose} end zone", "a spot that stands alone")
    return filled(within, yards=yards(depth), whose=whose)
