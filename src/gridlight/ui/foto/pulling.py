"""How far a pull has come: what the uncovered part of the path says so far."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.cards.path import path_of
from gridlight.cards.result import Result, whole_yards
from gridlight.football import field
from gridlight.football.situation import Situation
from gridlight.kernel.language import tr
from gridlight.present.situation import Names, short_spot


@dataclass(frozen=True, slots=True)
class SoFar:
    """What the light has shown: where the carrier would be, and a few words."""

    spot: float
    words: str


def so_far(result: Result, edge: float, situation: Situation, names: Names) -> SoFar | None:
    """What a slide pulled to `edge` yards shows of a play; None before the ball is seen.

    Only what lies above the edge counts, and nothing that decides the play is told.
    """
    arc = _lit_arc(result, edge)
    if arc is None:
        return None
    point = path_of(result.card).point(arc)
    part = path_of(result.card).locate(arc)[0].part
    gained = whole_yards(point[1])
    spot = field.forward(situation.possession, situation.spot, gained)
    spot = max(-9.0, min(109.0, spot))
    caught = result.catch_yards is not None and any(
        event.kind == "catch" and event.arc <= arc for event in result.events
    )
    if not result.card.segments[part].kind.solid:
        return SoFar(spot, tr("is in the air"))
    to_make = field.gain(situation.possession, situation.spot, situation.line_to_gain)
    past = situation.down > 0 and gained >= to_make
    if past:
        return SoFar(
            spot, tr("is caught and past the marker") if caught else tr("runs past the marker")
        )
    where = short_spot(max(0.0, min(100.0, spot)), names)
    return SoFar(
        spot, tr("is caught at {spot}", spot=where) if caught else tr("comes to {spot}", spot=where)
    )


def _lit_arc(result: Result, edge: float) -> float | None:
    """How far along the path everything lies above the edge, at most to what decides."""
    path = path_of(result.card)
    step, arc, lit = 0.5, 0.0, None
    while arc <= result.arc:
        if path.point(arc)[1] > edge:
            break
        lit = arc
        arc += step
    return lit
