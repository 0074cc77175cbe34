"""The ball in the air: thrown, caught, intercepted or dropped (AP-24 to AP-32)."""

from __future__ import annotations

from gridlight.football import events as names
from gridlight.football import field
from gridlight.games.all_pro import flags, fouls, passing, rows
from gridlight.games.all_pro.endings import finish, stopped, tell_run, touchdown_if_over
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.moving import give, holds
from gridlight.games.all_pro.passing import Pass
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.playing import Playing
from gridlight.games.all_pro.state import MOVES, Call, End, Ending
from gridlight.kernel.grid import Square, name_of


def on_offer(ground: Ground) -> list[Pass]:
    """The passes that can be thrown now that the rush is over, fouls among them if they may be."""
    if ground.play.call is Call.LATERAL:
        return passing.laterals(ground)
    return passing.forward_passes(ground, anyone=not ground.settings.prevent)


def after_rush(playing: Playing) -> None:
    """The passer wasn't reached: the ball is in the air, if there is anybody to throw to."""
    ground, play = playing.ground, playing.play
    lateral = play.call is Call.LATERAL
    there = passing.laterals(ground) if lateral else passing.forward_passes(ground)
    if play.grounded or not there:  # AP-41
        _incomplete(playing)
        return
    passer = playing.state.offense
    playing.change(phase=Phase.THROW, decider=passer, moves_left=0, fourth=False)


def throw(playing: Playing, to: Square) -> None:
    """The ball is thrown to the man on that square (AP-28)."""
    ground = playing.ground
    thrown = next(each for each in on_offer(ground) if each.receiver == to)
    receiver, lateral = ground.men[to], playing.play.call is Call.LATERAL
    shown = [playing.roll_die("pass") for _ in range(thrown.dice)]
    if not lateral:
        playing.change_play(thrown=True)
        if not receiver.kind.eligible:
            flags.commit(playing, fouls.INELIGIBLE, playing.seat)  # AP-42
    caught = thrown.caught_by(shown)
    if caught is None:
        _incomplete(playing)
    elif caught == to:
        _complete(playing, thrown, lateral=lateral)
    else:
        _intercepted(playing, caught, lateral=lateral)


def _incomplete(playing: Playing) -> None:
    play, side, at = playing.play, playing.state.offense, playing.state.board.carrier
    assert at is not None
    lateral = play.call is Call.LATERAL
    playing.tell(names.PASS_INCOMPLETE, side=side, lateral=lateral)
    if not lateral:  # AP-31
        finish(playing, Ending(End.DOWN, side, playing.state.situation.spot))
    elif rows.own_end_zone(side, at[1]):  # AP-32
        finish(playing, Ending(End.SAFETY, side))
    else:
        finish(playing, stopped(playing, at[1]))


def _complete(playing: Playing, thrown: Pass, *, lateral: bool) -> None:
    ground, side, to = playing.ground, playing.state.offense, thrown.receiver
    start, spot = (rows.front(side, square[1]) for square in (thrown.passer, to))
    playing.tell(
        names.PASS_COMPLETE,
        side=side,
        spot=spot,
        yards=field.gain(side, start, spot),
        lateral=lateral,
        start=name_of(thrown.passer),
        end=name_of(to),
    )
    if not lateral:
        playing.change_play(caught=True)
    playing.change_play(call=None)
    # AP-29: moving the ball to the receiver is the first move
    phase = Phase.RETURN_MOVES if playing.play.returning else Phase.OFFENSE_MOVES
    playing.change(phase=phase, moves_left=MOVES - 1, fourth=False)
    give(playing, ground.men[to])
    if not touchdown_if_over(playing):
        holds(playing, to)


def _intercepted(playing: Playing, at: Square, *, lateral: bool) -> None:
    ground, passer = playing.ground, playing.state.offense
    man = ground.men[at]
    spot = rows.front(man.side, at[1])
    tell_run(playing, spot)
    playing.tell(names.INTERCEPTION, side=passer, spot=spot, square=name_of(at), lateral=lateral)
    if ground.from_scrimmage:
        gained = field.gain(playing.play.by, playing.play.line, rows.front(passer, at[1]))
        playing.change_play(gained=gained if lateral else None, intercepted=not lateral)
    playing.change_play(call=None)
    give(playing, man)
    sheltered = rows.own_end_zone(man.side, at[1])
    playing.change_play(since=spot, taken="interception", sheltered=sheltered)
    playing.change(decider=man.side, moves_left=MOVES, fourth=False)  # AP-30
    if touchdown_if_over(playing) or not holds(playing, at):
        return
    if sheltered:  # AP-30
        playing.change(phase=Phase.TOUCHBACK_CHOICE)
