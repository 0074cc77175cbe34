"""Returns and fumbles: what spinners say once a kick or a pass has been caught."""

from __future__ import annotations

from dataclasses import replace

from gridlight.cards import spinners
from gridlight.football import events as names
from gridlight.football import field
from gridlight.football.fouls import walk_off
from gridlight.games.foto_electric.endings import settle
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.playing import Playing
from gridlight.games.foto_electric.state import End, Ending, FotoState, Foul, Pending
from gridlight.kernel.game import Seat

FOUL_YARDS = 15

RETURN_AREAS = {
    "kickoff": spinners.KICKOFF_RETURN,
    "punt": spinners.PUNT_RETURN,
    "quick-kick": spinners.QUICK_KICK_RETURN,
    "field-goal": spinners.PUNT_RETURN,  # FE-23
    "interception": spinners.INTERCEPTION_RETURN,  # FE-26
}


def run_back(playing: Playing, pending: Pending) -> FotoState:
    """Spin the return of what was caught, with everything that follows from it."""
    area = RETURN_AREAS[pending.kind]
    label = _return_spin(playing, pending, area)
    if label == "penalty":
        foul = _return_foul(playing, pending)
        yards = playing.throw(playing.spinners.throw_for_yards(area))  # FE-27
        stands = _carried(playing, pending, int(yards))
        enforced = _after_foul(playing, pending, foul, stands)
        return offer(playing, replace(pending, foul=foul, stands=stands, enforced=enforced))
    if label == "fumble":
        return conclude(playing, pending, fumble(playing, pending.receiver, pending))
    return conclude(playing, pending, _carried(playing, pending, int(label)))


def fair_catch(playing: Playing, pending: Pending) -> FotoState:
    """Spin the return only to see whether the ball is caught (FE-21)."""
    label = _return_spin(playing, pending, spinners.PUNT_RETURN)
    if label == "fumble":
        return conclude(playing, pending, fumble(playing, pending.receiver, pending))
    playing.tell(names.FAIR_CATCH, side=pending.receiver, spot=pending.caught)
    stands = _stopped_at(pending, pending.caught)
    if label == "penalty":
        foul = _return_foul(playing, pending)
        enforced = _after_foul(playing, pending, foul, stands)
        return offer(playing, replace(pending, foul=foul, stands=stands, enforced=enforced))
    return conclude(playing, pending, stands)


def conclude(playing: Playing, pending: Pending, ending: Ending) -> FotoState:
    """Settle the ending, or offer the choice if a foul on the kick is still open."""
    if pending.foul is None:
        return settle(playing, ending)
    enforced = _after_kick_foul(playing, pending, pending.foul)
    return offer(playing, replace(pending, stands=ending, enforced=enforced))


def offer(playing: Playing, pending: Pending) -> FotoState:
    """Let the offended team choose, unless both choices come to the same."""
    assert pending.foul is not None
    assert pending.stands is not None
    if pending.stands == pending.enforced:
        return decline(playing, pending.foul, pending.stands)
    return replace(
        playing.state,
        phase=Phase.PENALTY_CHOICE,
        decider=pending.foul.by.other,
        pending=pending,
    )


def decline(playing: Playing, foul: Foul, stands: Ending) -> FotoState:
    """The play stands as if nothing had been called."""
    playing.tell(names.PENALTY_DECLINED, side=foul.by.other, foul=foul.name, yards=foul.yards)
    return settle(playing, stands)


def call_foul(playing: Playing, name: str, by: Seat, yards: int) -> Foul:
    """Tell a foul."""
    playing.tell(names.FOUL, side=by, foul=name, yards=yards)
    return Foul(name, by, yards)


def fumble(playing: Playing, fumbler: Seat, pending: Pending) -> Ending:
    """Spin who recovers a ball fumbled where `pending` has it, and where (FE-24, FE-25)."""
    playing.tell(names.FUMBLE, side=fumbler, spot=pending.caught)
    side, spot = _recovery(playing, fumbler, pending.caught)
    if field.scored(side, spot):
        return Ending(End.TOUCHDOWN, side, spot)
    if field.behind(side, spot):
        if side is not fumbler or _never_left(pending):
            return Ending(End.TOUCHBACK, side)
        return Ending(End.SAFETY, side)
    if side is playing.offense and side is fumbler and playing.from_scrimmage:
        return Ending(End.DOWN, side, spot)
    return Ending(End.SERIES, side, spot)


def _recovery(playing: Playing, fumbler: Seat, spot: float) -> tuple[Seat, float]:
    color, yards = playing.spin(spinners.FUMBLES).split()
    side = fumbler if color == "blue" else fumbler.other
    spot = field.forward(side, spot, int(yards))
    playing.tell(names.RECOVERY, side=side, spot=spot, lost=side is not fumbler, color=color)
    return side, spot


def _never_left(pending: Pending) -> bool:
    # FE-15 for kicks; FB-8 for an interception made in the end zone
    if pending.kind == "interception":
        return field.behind(pending.receiver, pending.caught)
    return pending.kind in RETURN_AREAS


def _return_spin(playing: Playing, pending: Pending, area: str) -> str:
    if pending.foul is None:
        return playing.spin(area)
    return playing.throw(playing.spinners.throw_without(area, "penalty"))


def _return_foul(playing: Playing, pending: Pending) -> Foul:
    name = playing.spin(spinners.RETURN_PENALTIES)
    by = pending.receiver if name == "clipping" else pending.receiver.other
    return call_foul(playing, name, by, FOUL_YARDS)


def _carried(playing: Playing, pending: Pending, yards: int) -> Ending:
    side, caught = pending.receiver, pending.caught
    spot = field.forward(side, caught, yards)
    playing.tell(names.RETURN, side=side, start=caught, spot=spot, yards=yards, kind=pending.kind)
    if field.scored(side, caught):  # FE-12
        spot = caught
    return _stopped_at(pending, spot)


def _stopped_at(pending: Pending, spot: float) -> Ending:
    side = pending.receiver
    if field.scored(side, spot):  # FE-31
        return Ending(End.TOUCHDOWN, side, field.goal(side))
    if field.behind(side, spot):
        kind = End.TOUCHBACK if _never_left(pending) else End.SAFETY
        return Ending(kind, side)
    return Ending(End.SERIES, side, spot)


def _after_foul(playing: Playing, pending: Pending, foul: Foul, stands: Ending) -> Ending:
    """Where a foul on the return leaves the ball: measured from the end of the run."""
    base = _end_of_run(playing, stands)
    for_nothing = End.SAFETY if foul.by is pending.receiver else End.TOUCHDOWN
    if stands.kind is for_nothing:
        return stands
    spot = walk_off(foul.by.other, base, foul.yards)
    return Ending(End.SERIES, pending.receiver, spot, abs(spot - base))


def _end_of_run(playing: Playing, ending: Ending) -> float:
    if ending.kind is End.TOUCHBACK:
        return field.own(ending.side, playing.rules.touchback_at)
    return field.own(ending.side, 0) if ending.kind is End.SAFETY else ending.spot


def _after_kick_foul(playing: Playing, pending: Pending, foul: Foul) -> Ending:
    """Where a foul on a punt or a quick kick leaves the ball (FE-27)."""
    kicker = playing.offense
    if foul.name == "holding":
        base = pending.caught
        if field.behind(foul.by, base):
            base = field.own(foul.by, playing.rules.touchback_at)
        spot = walk_off(kicker, base, foul.yards)
        return Ending(End.SERIES, foul.by, spot, abs(spot - base))
    spot = walk_off(foul.by.other, playing.spot, foul.yards)
    walked = abs(spot - playing.spot)
    if pending.free:
        return Ending(End.KICK_AGAIN, kicker, spot, walked)
    kind = End.REPLAY if foul.name == "offside" else End.SERIES
    return Ending(kind, kicker, spot, walked)
