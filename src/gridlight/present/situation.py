"""Spots, downs and distances in football speech (FB-1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gridlight.football import field
from gridlight.football.score import Score
from gridlight.football.situation import Situation
from gridlight.kernel.game import Seat
from gridlight.kernel.language import figure, tr, trn
from gridlight.session.journal import NAMELESS, in_words

MINUS = "−"
_HOME, _VISITORS = NAMELESS.values()


@dataclass(frozen=True, slots=True)
class Names:
    """What the two teams are called; those that have no names of their own, in one's language."""

    home: str = "Home"
    visitors: str = "Visitors"

    def __post_init__(self) -> None:
        """Put one's own language in the place of the records' words."""
        object.__setattr__(self, "home", in_words(self.home))
        object.__setattr__(self, "visitors", in_words(self.visitors))

    def of(self, side: Seat | str) -> str:
        """The name of a team."""
        return self.home if Seat(side) is Seat.HOME else self.visitors

    def whose(self, side: Seat | str) -> str:
        """A team's name as an owner in the middle of a sentence: “the visitors’”, “Chicago’s”."""
        name = self.of(side)
        if name == _HOME:
            return tr("the home team’s")
        if name == _VISITORS:
            return tr("the visitors’")
        if self.count(side) == 1:
            return tr("{team}’s", team=name)
        if name.lower().startswith("the "):
            return tr("{team}’", team=name)
        return tr("the {team}’", team=name)

    def count(self, side: Seat | str) -> int:
        """1 where a team's name takes a verb's singular, “Home kicks”, 2 for “Visitors kick”."""
        name = self.of(side)
        return 2 if name == _VISITORS or name.endswith("s") else 1

    def ball(self, side: Seat | str) -> str:
        """Whose ball it is, at the start of a sentence: “Visitors’ ball”, “Home ball”."""
        name = self.of(side)
        if name == _HOME:
            return tr("Home ball")
        return trn("{team}’s ball", "{team}’ ball", self.count(side), team=name)


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th …"""
    last = 0 if number % 100 in (11, 12, 13) else number % 10
    if last == 1:
        return tr("{number}st", number=number)
    if last == 2:
        return tr("{number}nd", number=number)
    if last == 3:
        return tr("{number}rd", number=number)
    return tr("{number}th", number=number)


def whole(number: float) -> int:
    """The count by which a language puts a word in its plural, also for parts of a yard."""
    return int(abs(number)) if number == int(number) else 2


def plain(number: float) -> str:
    """A number of yards, without a point where it is whole; a real minus sign."""
    text = figure(abs(number), "g")
    return f"{MINUS}{text}" if number < 0 else text


def signed(number: float) -> str:
    """A gain: +5, −2, 0."""
    return f"+{plain(number)}" if number > 0 else plain(number)


def yards(number: float) -> str:
    """“1 yard”, “21 yards”."""
    return trn("{n} yard", "{n} yards", whole(number), n=plain(number))


def quarter(number: int) -> str:
    """“3rd quarter”, or “overtime”, “2nd overtime”."""
    if number <= 4:
        return tr("{ordinal} quarter", ordinal=ordinal(number))
    if number == 5:
        return tr("overtime")
    return tr("{ordinal} overtime", ordinal=ordinal(number - 4))


def yard_line(spot: float) -> float:
    """The number painted beside a spot: 0 to 50 from the nearer goal line."""
    return max(0.0, min(spot, field.LENGTH - spot))


def spot_for(side: Seat, spot: float, names: Names) -> str:
    """A spot as `side` would say it: “their own 20”, “the visitors’ 12”, “midfield”."""
    to_goal = field.to_goal(side, spot)
    own = field.LENGTH - to_goal
    if own <= 0:
        return _own_end_zone(-own)
    if to_goal <= 0:
        return _end_zone(-to_goal, names.whose(side.other))
    if own == to_goal:
        return tr("midfield")
    if own < to_goal:
        return tr("their own {yard}", yard=plain(own))
    return tr("{whose} {yard}", whose=names.whose(side.other), yard=plain(to_goal))


def spot(at: float, names: Names) -> str:
    """A spot seen by nobody in particular: “the visitors’ 12”, “midfield”."""
    side = Seat.HOME if at < field.MIDFIELD else Seat.VISITORS
    return spot_for(side.other, at, names)


def short_spot(at: float, names: Names) -> str:
    """The bare yard line, as in “caught at the 31”; words where there is no number."""
    if at == field.MIDFIELD:
        return tr("midfield")
    if at in (0, field.LENGTH):
        return tr("the goal line")
    if not 0 < at < field.LENGTH:
        return tr("{yards} deep in the end zone", yards=yards(max(-at, at - field.LENGTH)))
    return tr("the {yard}", yard=plain(yard_line(at)))


def code(at: float) -> str:
    """A spot for records: H20, V35, 50, with the end zones as H-3."""
    if at == field.MIDFIELD:
        return "50"
    if at < field.MIDFIELD:
        return f"H{at:g}"
    return f"V{field.LENGTH - at:g}"


def _own_end_zone(depth: float) -> str:
    if depth == 0:
        return tr("their own goal line")
    return tr("{yards} deep in their own end zone", yards=yards(depth))


def _end_zone(depth: float, whose: str) -> str:
    if depth == 0:
        return tr("{whose} goal line", whose=whose)
    return tr("{yards} deep in {whose} end zone", yards=yards(depth), whose=whose)


def down_and_distance(situation: Situation) -> str:
    """“3rd and 4”, “1st and goal”; empty when the ball isn't in play from scrimmage."""
    if not situation.down:
        return ""
    return said_down(situation.down, situation.to_go)


def said_down(down: int, to_go: float | str) -> str:
    """“3rd and 4”, “1st and goal”."""
    if isinstance(to_go, str):
        return tr("{down} and goal", down=ordinal(down))
    if not to_go:
        return tr("{down} and inches", down=ordinal(down))
    return tr("{down} and {distance}", down=ordinal(down), distance=plain(to_go))


def short_down(described: Mapping[str, Any]) -> str:
    """“3rd & 4” of a public state; empty when the ball isn't in play from scrimmage."""
    if not described.get("down"):
        return ""
    down, to_go = ordinal(described["down"]), described["togo"]
    if isinstance(to_go, str):
        return tr("{down} & goal", down=down)
    if not to_go:
        return tr("{down} & inches", down=down)
    return tr("{down} & {distance}", down=down, distance=plain(to_go))


def position(situation: Situation, names: Names) -> str:
    """“3rd and 4 at the visitors’ 31”."""
    where = spot_for(situation.possession, situation.spot, names)
    return tr("{down} at {spot}", down=down_and_distance(situation), spot=where)


def final_score(score: Score, winner: Seat | None, names: Names) -> str:
    """How a game ended: “Final score: Home 21, Visitors 17. Home wins.”."""
    told = f"{names.home} {score.home}, {names.visitors} {score.visitors}"
    verdict = winner_words(winner, names)
    return tr("Final score: {score}. {verdict}", score=told, verdict=verdict)


def winner_words(winner: Seat | None, names: Names) -> str:
    """Who won, as a sentence: “Home wins.”, “A tie.”."""
    if winner is None:
        return tr("A tie.")
    return trn("{team} wins.", "{team} win.", names.count(winner), team=names.of(winner))


def capital(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]
