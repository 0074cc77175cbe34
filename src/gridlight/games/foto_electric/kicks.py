"""Kick-offs, punts, quick kicks, field goals and kicked tries."""

from __future__ import annotations

from dataclasses import replace

from gridlight.cards import spinners
from gridlight.football import events as names
from gridlight.football import field
from gridlight.football.fouls import walk_off
from gridlight.games.foto_electric.endings import settle
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.playing import Playing
from gridlight.games.foto_electric.runbacks import (
    FOUL_YARDS,
    call_foul,
    conclude,
    fair_catch,
    fumble,
    run_back,
)
from gridlight.games.foto_electric.state import End, Ending, FotoState, Foul, Pending
from gridlight.kernel.game import Seat

OFFSIDE_YARDS = 5
KICK_AREAS = {"punt": spinners.PUNT, "quick-kick": spinners.QUICK_KICK}


def kick_off(playing: Playing) -> FotoState:
    """A kick-off, or a free kick after a safety, from where the ball lies."""
    kicker = playing.offense
    label = playing.spin(spinners.KICKOFF)
    if label in ("out of bounds", "penalty"):  # FE-16
        spot = walk_off(kicker.other, playing.spot, OFFSIDE_YARDS)
        walked = abs(spot - playing.spot)
        playing.tell(names.REKICK, side=kicker, spot=spot, why=label, walked=walked)
        situation = playing.state.situation.at(spot)
        return replace(
            playing.state, phase=Phase.KICKOFF, decider=kicker, situation=situation, pending=None
        )
    playing.tell(names.KICKOFF, side=kicker, start=playing.spot, yards=int(label))
    return _landed(playing, Pending("kickoff", kicker.other), int(label))


def onside_kick(playing: Playing) -> FotoState:
    """An on-side kick: always 12 yards, then the receivers spin for it (FE-17)."""
    kicker = playing.offense
    yards = playing.rules.onside_yards
    spot = field.forward(kicker, playing.spot, yards)
    playing.tell(names.KICKOFF, side=kicker, start=playing.spot, yards=yards, onside=True)
    color, moved = playing.spin(spinners.FUMBLES).split()
    side = kicker if color == "red" else kicker.other
    if side is kicker.other:
        spot = field.forward(side, spot, int(moved))
    playing.tell(names.RECOVERY, side=side, spot=spot, lost=side is kicker, color=color)
    if field.scored(side, spot):
        return settle(playing, Ending(End.TOUCHDOWN, side, spot))
    if field.behind(side, spot):
        return settle(playing, Ending(End.TOUCHBACK, side))
    return settle(playing, Ending(End.SERIES, side, spot))


def call_punt(playing: Playing) -> FotoState:
    """The punt is announced: the receivers say whether they call a fair catch (FE-21)."""
    receiver = playing.offense.other
    pending = Pending("punt", receiver, free=not playing.from_scrimmage)
    return replace(playing.state, phase=Phase.FAIR_CATCH_CHOICE, decider=receiver, pending=pending)


def punt(playing: Playing, pending: Pending, *, fair: bool) -> FotoState:
    """Spin a punt (FE-19) or a quick kick (FE-22) and its return."""
    area = KICK_AREAS[pending.kind]
    throw = playing.spinners.throw(area)
    if pending.free:  # FE-32: a free kick can't be blocked
        throw = playing.spinners.throw_without(area, "blocked")
    label = playing.throw(throw)
    if label in ("fumble", "blocked"):
        return _lost_kick(playing, pending, blocked=label == "blocked")
    if label == "penalty":
        pending = replace(pending, foul=_kick_foul(playing, pending.receiver))
        label = playing.throw(playing.spinners.throw_for_yards(area))  # FE-27
    yards = int(label)
    if fair:
        yards -= playing.rules.fair_catch_yards  # FE-21
    playing.tell(
        names.PUNT, side=playing.offense, start=playing.spot, yards=yards, kind=pending.kind
    )
    if fair:
        return _fairly_caught(playing, pending, yards)
    return _landed(playing, pending, yards)


def field_goal(playing: Playing) -> FotoState:
    """A field goal from within 50 yards (FE-23)."""
    kicker = playing.offense
    distance = playing.state.situation.to_goal
    label = playing.spin(spinners.field_goal(distance))
    if label == "fumble":
        return _lost_kick(playing, Pending("field-goal", kicker.other), blocked=False)
    if label == "good":
        return settle(playing, Ending(End.FIELD_GOAL, kicker))
    playing.tell(names.FIELD_GOAL_MISSED, side=kicker, distance=distance)
    receiver = kicker.other
    pending = Pending("field-goal", receiver, caught=field.own(receiver, 0))
    return _end_zone_choice(playing, pending)


def kicked_try(playing: Playing) -> FotoState:
    """A try for point by kick; a fumble cancels it (FE-24, FE-30)."""
    distance = playing.state.situation.to_goal
    near = distance <= playing.rules.try_from
    most = playing.rules.field_goal_within
    area = spinners.TRY if near else spinners.field_goal(min(distance, most))  # PEN-8
    label = playing.spin(area)
    kind = End.TRY_GOOD if label == "good" else End.TRY_MISSED
    return settle(playing, Ending(kind, playing.offense))


def end_zone_choice(playing: Playing, *, run_out: bool) -> FotoState:
    """The catcher's answer in the own end zone (FB-8)."""
    pending = playing.state.pending
    assert pending is not None
    if run_out:
        return run_back(playing, pending)
    return conclude(playing, pending, Ending(End.TOUCHBACK, pending.receiver))


def _landed(playing: Playing, pending: Pending, yards: int) -> FotoState:
    caught = field.forward(playing.offense, playing.spot, yards)
    pending = replace(pending, caught=caught)
    if field.from_own_goal(pending.receiver, caught) < -playing.rules.end_zone_depth:
        return conclude(playing, pending, Ending(End.TOUCHBACK, pending.receiver))
    if field.behind(pending.receiver, caught):  # FE-15: the goal line is in the end zone
        return _end_zone_choice(playing, pending)
    return run_back(playing, pending)


def _fairly_caught(playing: Playing, pending: Pending, yards: int) -> FotoState:
    pending = replace(pending, caught=field.forward(playing.offense, playing.spot, yards))
    if field.behind(pending.receiver, pending.caught):
        return conclude(playing, pending, Ending(End.TOUCHBACK, pending.receiver))
    return fair_catch(playing, pending)


def _end_zone_choice(playing: Playing, pending: Pending) -> FotoState:
    return replace(
        playing.state,
        phase=Phase.TOUCHBACK_CHOICE,
        decider=pending.receiver,
        pending=pending,
    )


def _lost_kick(playing: Playing, pending: Pending, *, blocked: bool) -> FotoState:
    # FE-20, FE-24: the kickers' ball to lose, measured from the line of scrimmage
    if blocked:
        playing.tell(names.PUNT_BLOCKED, side=playing.offense, spot=playing.spot)
    at_line = Pending("scrimmage", pending.receiver, caught=playing.spot)
    return settle(playing, fumble(playing, playing.offense, at_line))


def _kick_foul(playing: Playing, receiver: Seat) -> Foul:
    name = playing.spin(spinners.KICK_PENALTIES)
    if name == "offside":
        return call_foul(playing, name, receiver.other, OFFSIDE_YARDS)
    return call_foul(playing, name, receiver, FOUL_YARDS)
