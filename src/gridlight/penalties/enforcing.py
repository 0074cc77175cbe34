"""What a foul makes of a play that is over: the states between which a team chooses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from gridlight.football import events as names
from gridlight.football import field
from gridlight.football.fouls import walk_off
from gridlight.football.referee import Ruling, down_again, down_at
from gridlight.football.situation import Situation, first_and_ten
from gridlight.kernel.events import Event, event
from gridlight.kernel.game import Seat
from gridlight.penalties.fit import Fit, Football
from gridlight.penalties.state import Called, Option

S = TypeVar("S", bound=Football)

ACCEPT, DECLINE = "accept", "decline"
AGAIN, AT_KICKOFF = "accept try", "accept kickoff"

OF_THE_SERIES = frozenset({names.FIRST_DOWN, names.INCHES, names.TURNOVER_ON_DOWNS})
OF_THE_CLOCK = frozenset({names.END_OF_QUARTER, names.END_OF_HALF, names.END_OF_GAME})
HELD_BACK = OF_THE_SERIES | OF_THE_CLOCK
"""Events that are told only once it is settled that the play stands."""


@dataclass(frozen=True, slots=True)
class Ended(Generic[S]):
    """A play that is over: the state before its last step, the one after it, and the held events.

    `kind` is the play's, `lost` says that it was a turnover (PEN-9).
    """

    fit: Fit[S]
    last: S
    stands: S
    held: tuple[Event, ...]
    kind: str
    lost: bool

    @property
    def before(self) -> Situation:
        """The series as the play began."""
        return self.last.situation

    @property
    def offense(self) -> Seat:
        """The team that had the ball or kicked it (PEN-1)."""
        return self.before.possession

    @property
    def trying(self) -> bool:
        """Whether it was a try."""
        return self.fit.trying(self.last)

    @property
    def free_kick(self) -> bool:
        """Whether it was a kick-off or another free kick."""
        return not self.before.down and not self.trying

    @property
    def scored(self) -> bool:
        """Whether points were made on it."""
        return self.stands.score != self.last.score

    def held_back(self, name: str) -> bool:
        """Whether an event of that name waits to be told."""
        return any(told.name == name for told in self.held)


def why_void(ended: Ended[S], called: Called, *, offsides: bool) -> str:
    """Why a foul is ignored: `kickoff`, `score` or `turnover`; empty if it isn't."""
    if offsides and ended.free_kick:  # PEN-5
        return "kickoff"
    if called.source != "end" or ended.trying:  # PEN-8 goes before PEN-9
        return ""
    if ended.scored:
        return "score"
    return "turnover" if ended.lost else ""


def offset(ended: Ended[S]) -> Option[S]:
    """Both teams have fouled: the play is off and made again (PEN-3)."""
    told = event(names.OFFSETTING, negates="play")
    if ended.trying:
        again = ended.fit.try_again(ended.last, ended.stands, ended.offense, ended.before.spot)
        return Option("", again, (told, *_scores_off(ended)))
    option = _replayed(ended, ended.before.spot, Ruling(ended.before))
    return Option("", option.state, (told, *option.events))


def options(ended: Ended[S], called: Called) -> tuple[Option[S], ...]:
    """What the offended team may choose, accepting first; a forced foul has one option."""
    if ended.trying:
        accepted = tuple(_on_a_try(ended, called))
    elif called.source == "previous":
        accepted = (_in_place(ended, called),)
    else:
        accepted = (_added_on(ended, called),)
    return accepted if called.forced else (*accepted, _declined(ended, called))


def _declined(ended: Ended[S], called: Called) -> Option[S]:
    told = event(names.PENALTY_DECLINED, side=called.by.other, foul=called.name, yards=called.yards)
    return Option(DECLINE, ended.stands, (told, *ended.held))


def _accepted(called: Called, start: float, spot: float, *, negates: bool) -> Event:
    return event(
        names.PENALTY_ACCEPTED,
        side=called.by.other,
        foul=called.name,
        yards=called.yards,
        walked=abs(spot - start),
        spot=spot,
        negates="play" if negates else None,
        forced=called.forced,
    )


def _in_place(ended: Ended[S], called: Called) -> Option[S]:
    """The penalty in place of the play, from the old line of scrimmage (PEN-4)."""
    before, rules, past = ended.before, ended.fit.rules, ended.fit.past
    spot = _walked(ended, called, before.spot)
    told = _accepted(called, before.spot, spot, negates=True)
    if called.first_down and before.down:
        ruling = _first_down(before.possession, spot, ended)
    elif called.loss_of_down and before.down:  # PEN-10
        ruling = down_at(before, spot, rules, past)
    elif before.down:
        ruling = down_again(before, spot, rules, past)
    else:
        ruling = Ruling(before.at(spot))
    option = _replayed(ended, spot, ruling, counted=called.loss_of_down)
    return Option(ACCEPT, option.state, (told, *option.events))


def _replayed(ended: Ended[S], spot: float, ruling: Ruling, *, counted: bool = False) -> Option[S]:
    off = _scores_off(ended)
    if ended.free_kick:
        return Option("", ended.fit.kick_again(ended.last, ended.stands, spot), off)
    step = ended.fit.instead(ended.last, ended.stands, ruling, counted=counted)
    return Option("", step.state, (*off, *_series_told(ruling, ended), *step.events))


def _added_on(ended: Ended[S], called: Called) -> Option[S]:
    """The penalty added on to the play's result (PEN-4)."""
    if not ended.fit.goes_on(ended.stands, ended.held):  # the half is over
        return _declined(ended, called)
    after = ended.stands.situation
    spot = _walked(ended, called, after.spot)
    ruling = _ruling_added(ended, called, spot)
    told = _accepted(called, after.spot, spot, negates=False)
    clock = tuple(each for each in ended.held if each.name in OF_THE_CLOCK)
    step = ended.fit.added_on(ended.last, ended.stands, ruling)
    return Option(ACCEPT, step.state, (told, *_series_told(ruling, ended), *clock, *step.events))


def _ruling_added(ended: Ended[S], called: Called, spot: float) -> Ruling:
    before, after = ended.before, ended.stands.situation
    rules, past = ended.fit.rules, ended.fit.past
    failed = ended.held_back(names.TURNOVER_ON_DOWNS)
    kept = bool(before.down) and (failed or after.possession is before.possession)
    if not kept:
        return Ruling(first_and_ten(after.possession, spot, rules))
    if called.first_down or ended.held_back(names.FIRST_DOWN):
        return _first_down(before.possession, spot, ended)
    if failed:
        return down_at(before, spot, rules, past)
    return down_again(after, spot, rules, past)


def _first_down(side: Seat, spot: float, ended: Ended[S]) -> Ruling:
    call = event(names.FIRST_DOWN, side=side, spot=spot)
    return Ruling(first_and_ten(side, spot, ended.fit.rules), (call,))


def _series_told(ruling: Ruling, ended: Ended[S]) -> tuple[Event, ...]:
    situation = ruling.situation
    if ruling.events or not situation.down or situation.to_go != 0:
        return ruling.events
    return (event(names.INCHES, side=situation.possession, spot=situation.spot),)  # AP-20


def _walked(ended: Ended[S], called: Called, start: float) -> float:
    """Where a walk-off ends: half the distance near a goal line, interference in full."""
    toward = called.by.other
    if called.interference:  # PEN-7
        spot = field.forward(toward, start, called.yards)
        if field.scored(toward, spot):
            spot = field.forward(toward, field.goal(toward), -1)
    else:
        spot = walk_off(toward, start, called.yards)  # PEN-6
    return _stripe(spot, ended.fit.step)


def _stripe(spot: float, step: float) -> float:
    """The nearest spot that the game knows, never past a goal line (PEN-12)."""
    if step <= 1:
        return spot
    return min(max(step * round(spot / step), 0), field.LENGTH)


def _scores_off(ended: Ended[S]) -> tuple[Event, ...]:
    """The points that go with a play that is off."""
    now, then = ended.stands.score, ended.last.score
    made = {side: now.of(side) - then.of(side) for side in Seat}
    return tuple(
        event(names.SCORE_OFF, side=side, points=-points) for side, points in made.items() if points
    )


def _on_a_try(ended: Ended[S], called: Called) -> Iterator[Option[S]]:
    """The try again, or the penalty on the kick-off that follows (PEN-8)."""
    start = ended.before.spot
    if called.by is ended.offense:
        spot = _walked(ended, called, start)
    else:
        spot = field.forward(ended.offense, field.goal(ended.offense), -1)
    again = ended.fit.try_again(ended.last, ended.stands, called.by, spot)
    told = _accepted(called, start, again.situation.spot, negates=True)
    yield Option(AGAIN, again, (told, *_scores_off(ended)))
    if called.forced or ended.fit.kicker(ended.stands) is None:
        return
    line = ended.stands.situation.spot
    spot = _walked_at_kickoff(ended, called, line)
    told = _accepted(called, line, spot, negates=False)
    yield Option(AT_KICKOFF, ended.fit.kick_from(ended.stands, spot), (told, *ended.held))


def _walked_at_kickoff(ended: Ended[S], called: Called, line: float) -> float:
    return _stripe(walk_off(called.by.other, line, called.yards), ended.fit.step)
