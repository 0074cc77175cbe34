"""The referee: what a spot at the end of a play means for downs and distance."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.football import events as names
from gridlight.football import field
from gridlight.football.rules import SeriesRules
from gridlight.football.situation import Situation, first_and_ten
from gridlight.kernel.events import Event, event


@dataclass(frozen=True, slots=True)
class Ruling:
    """The next situation from scrimmage and what the referee called."""

    situation: Situation
    events: tuple[Event, ...] = ()


def down_at(before: Situation, spot: float, rules: SeriesRules, past: float = 0) -> Ruling:
    """The ruling when the offense is down at `spot`, in the field of play.

    Reaching the line to gain is enough, or `past` yards beyond it (FB-4); fourth down
    short of that gives the ball to the other side at the spot (FB-3).
    """
    side = before.possession
    if field.gain(side, before.line_to_gain, spot) >= past:
        call = event(names.FIRST_DOWN, side=side, spot=spot)
        return Ruling(first_and_ten(side, spot, rules), (call,))
    if before.down >= rules.downs:
        call = event(names.TURNOVER_ON_DOWNS, side=side, spot=spot)
        return Ruling(first_and_ten(side.other, spot, rules), (call,))
    return Ruling(Situation(side, spot, before.down + 1, before.line_to_gain))


def down_again(before: Situation, spot: float, rules: SeriesRules, past: float = 0) -> Ruling:
    """The ruling when the down is replayed from `spot` after a penalty."""
    side = before.possession
    if field.gain(side, before.line_to_gain, spot) >= past:
        call = event(names.FIRST_DOWN, side=side, spot=spot)
        return Ruling(first_and_ten(side, spot, rules), (call,))
    return Ruling(before.at(spot))
