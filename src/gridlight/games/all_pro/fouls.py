"""Fouls: their names, why they are refused, and where they are walked off (AP-40 to AP-47)."""

from __future__ import annotations

from gridlight.football import field
from gridlight.games.all_pro.rows import YARDS
from gridlight.games.all_pro.ruleset import Numbers
from gridlight.games.all_pro.state import AllProState, End, Ending, Foul
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr

FORMATION = "illegal formation"
GROUNDING = "intentional grounding"
INELIGIBLE = "ineligible receiver"
HANDS = "illegal use of hands"
INTERFERENCE = "pass interference"
PERSONAL = "personal foul"

REFUSALS = {
    FORMATION: tr("at least seven men of the offense stand on its first row (AP-40)."),
    GROUNDING: tr(
        "no eligible receiver is on a legal space: that is intentional grounding (AP-41)."
    ),
    INELIGIBLE: tr("a lineman or the center is more than one space past the line (AP-42)."),
    HANDS: tr("linemen and the center of the offense never move diagonally (AP-43)."),
    INTERFERENCE: tr("an eligible receiver can't be blocked there: pass interference (AP-44)."),
    PERSONAL: tr("the turn's three moves are used up (AP-45)."),
}
"""Why each foul is refused where fouls are prevented."""


def yards(foul: Foul, rules: Numbers) -> int:
    """What a foul costs; none for pass interference, which gives a first down at its spot."""
    if foul.name == INTERFERENCE:
        return 0
    return rules.formation_yards if foul.name == FORMATION else rules.foul_yards


def walk_off(toward: Seat, spot: float, distance: float) -> float:
    """The spot after a walk-off the way `toward` attacks, short of the goal line (AP-46).

    From 10 or 15 yards no nearer than the 5, from the 5 to the goal line, where it stays.
    """
    left = field.to_goal(toward, _in_the_field(spot))
    if left > YARDS:
        return field.goal(toward) - field.direction(toward) * max(left - distance, YARDS)
    return field.goal(toward)


def _in_the_field(spot: float) -> float:
    return min(max(spot, 0), field.LENGTH)


def enforced(state: AllProState, foul: Foul, stands: Ending | None, rules: Numbers) -> Ending:
    """How a play ends if the offended team accepts the penalty."""
    offense = foul.offense
    if foul.name == INTERFERENCE:  # AP-44
        return Ending(End.SERIES, offense, _in_the_field(foul.spot), counted=False)
    toward = foul.by.other
    if foul.live:
        base = foul.spot if foul.by is offense else _end_of_play(foul, stands)
        return Ending(End.SERIES, offense, walk_off(toward, base, yards(foul, rules)))
    spot = walk_off(toward, state.situation.spot, yards(foul, rules))
    if foul.name == GROUNDING or (foul.name == PERSONAL and foul.by is offense):
        return Ending(End.DOWN, offense, spot)  # AP-41, AP-45: loss of down counts as a play
    return Ending(End.REPLAY, offense, spot, counted=False)


def _end_of_play(foul: Foul, stands: Ending | None) -> float:
    fits = stands is not None and stands.side is foul.offense
    if stands is not None and fits and stands.kind in (End.SERIES, End.DOWN):
        return stands.spot
    return foul.spot


def offset(state: AllProState) -> Ending:
    """One foul by each team: both are off, the down is replayed (AP-47)."""
    situation = state.situation
    return Ending(End.REPLAY, situation.possession, situation.spot, counted=False)
