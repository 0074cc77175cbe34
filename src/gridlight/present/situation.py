"""Spots, downs and distances in football speech (FB-1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gridlight.football import field
from gridlight.football.situation import Situation
from gridlight.kernel.game import Seat

MINUS = "−"


@dataclass(frozen=True, slots=True)
class Names:
    """What the two teams are called."""

    home: str = "Home"
    visitors: str = "Visitors"

    def of(self, side: Seat | str) -> str:
        """The name of a team."""
        return self.home if Seat(side) is Seat.HOME else self.visitors

    def whose(self, side: Seat | str) -> str:
        """A team's name as an owner in the middle of a sentence: “the visitors’”, “Chicago’s”."""
        name = self.of(side)
        if name == "Home":
            return "the home team’s"
        if name == "Visitors":
            return "the visitors’"
        if name.endswith("s"):
            article = "" if name.lower().startswith("the ") else "the "
            return f"{article}{name}’"
        return f"{name}’s"

    def count(self, side: Seat | str) -> int:
        """1 where a team's name takes a verb's singular, “Home kicks”, 2 for “Visitors kick”."""
        return 2 if self.of(side).endswith("s") else 1

    def does(self, side: Seat | str, one: str, many: str) -> str:
        """A team and what it does: “Home kicks”, but “Visitors kick”."""
        name = self.of(side)
        return f"{name} {many if name.endswith('s') else one}"

    def ball(self, side: Seat | str) -> str:
        """Whose ball it is, at the start of a sentence: “Visitors’ ball”, “Home ball”."""
        name = self.of(side)
        if name == "Home":
            return "Home ball"
        return f"{name}’ ball" if name.endswith("s") else f"{name}’s ball"


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th …"""
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{({1: 'st', 2: 'nd', 3: 'rd'}).get(number % 10, 'th')}"


def plain(number: float) -> str:
    """A number of yards, without a point where it is whole; a real minus sign."""
    text = f"{abs(number):g}"
    return f"{MINUS}{text}" if number < 0 else text


def signed(number: float) -> str:
    """A gain: +5, −2, 0."""
    return f"+{plain(number)}" if number > 0 else plain(number)


def yards(number: float) -> str:
    """“1 yard”, “21 yards”."""
    return f"{plain(number)} {'yard' if abs(number) == 1 else 'yards'}"


def quarter(number: int) -> str:
    """“3rd quarter”, or “overtime”, “2nd overtime”."""
    if number <= 4:
        return f"{ordinal(number)} quarter"
    return "overtime" if number == 5 else f"{ordinal(number - 4)} overtime"


def yard_line(spot: float) -> float:
    """The number painted beside a spot: 0 to 50 from the nearer goal line."""
    return max(0.0, min(spot, field.LENGTH - spot))


def spot_for(side: Seat, spot: float, names: Names) -> str:
    """A spot as `side` would say it: “their own 20”, “the visitors’ 12”, “midfield”."""
    to_goal = field.to_goal(side, spot)
    own = field.LENGTH - to_goal
    if own <= 0:
        return _end_zone(-own, "their own")
    if to_goal <= 0:
        return _end_zone(-to_goal, names.whose(side.other))
    if own == to_goal:
        return "midfield"
    if own < to_goal:
        return f"their own {plain(own)}"
    return f"{names.whose(side.other)} {plain(to_goal)}"


def spot(at: float, names: Names) -> str:
    """A spot seen by nobody in particular: “the visitors’ 12”, “midfield”."""
    side = Seat.HOME if at < field.MIDFIELD else Seat.VISITORS
    return spot_for(side.other, at, names)


def short_spot(at: float, names: Names) -> str:
    """The bare yard line, as in “caught at the 31”; words where there is no number."""
    if at == field.MIDFIELD:
        return "midfield"
    if at in (0, field.LENGTH):
        return "the goal line"
    if not 0 < at < field.LENGTH:
        return f"{yards(max(-at, at - field.LENGTH))} deep in the end zone"
    return f"the {plain(yard_line(at))}"


def code(at: float) -> str:
    """A spot for records: H20, V35, 50, with the end zones as H-3."""
    if at == field.MIDFIELD:
        return "50"
    if at < field.MIDFIELD:
        return f"H{at:g}"
    return f"V{field.LENGTH - at:g}"


def _end_zone(depth: float, whose: str) -> str:
    if depth == 0:
        return f"{whose} goal line"
    return f"{yards(depth)} deep in {whose} end zone"


def down_and_distance(situation: Situation) -> str:
    """“3rd and 4”, “1st and goal”; empty when the ball isn't in play from scrimmage."""
    if not situation.down:
        return ""
    return _down(situation.down, situation.to_go, "and")


def short_down(described: Mapping[str, Any]) -> str:
    """“3rd & 4” of a public state; empty when the ball isn't in play from scrimmage."""
    if not described.get("down"):
        return ""
    return _down(described["down"], described["togo"], "&")


def _down(down: int, to_go: float | str, sign: str) -> str:
    distance = to_go if isinstance(to_go, str) else plain(to_go) if to_go else "inches"
    return f"{ordinal(down)} {sign} {distance}"


def position(situation: Situation, names: Names) -> str:
    """“3rd and 4 at the visitors’ 31”."""
    where = spot_for(situation.possession, situation.spot, names)
    return f"{down_and_distance(situation)} at {where}"


def capital(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]
