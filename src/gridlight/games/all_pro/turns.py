"""Turns passing from one side to the other, and the calls that end them."""

from __future__ import annotations

from gridlight.football import events as names
from gridlight.games.all_pro import flags, fouls, kicks, passing, rows, throws, whistle
from gridlight.games.all_pro.phases import WITH_THE_BALL, Phase
from gridlight.games.all_pro.playing import Playing
from gridlight.games.all_pro.state import MOVES, Call
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import name_of


def done(playing: Playing) -> None:
    """The side has finished its turn (AP-5)."""
    phase, play = playing.state.phase, playing.play
    flags.expire(playing, playing.seat)
    if phase is Phase.PASS_RUSH:
        throws.after_rush(playing)
    elif phase is Phase.PUNT_RUSH:
        kicks.kick_called(playing)
    elif phase in WITH_THE_BALL and play.end_zone_kick and playing.ground.from_scrimmage:
        kicks.kick_from_end_zone(playing)
    elif whistle.stuck(playing.ground):
        whistle.blow(playing)
    else:
        turn_of(playing, playing.seat.other)


def turn_of(playing: Playing, side: Seat) -> None:
    """The three moves of `side` (AP-5)."""
    returning, has_ball = playing.play.returning, side is playing.state.offense
    if has_ball:
        phase = Phase.RETURN_MOVES if returning else Phase.OFFENSE_MOVES
    else:
        phase = Phase.COVER_MOVES if returning else Phase.DEFENSE_MOVES
    begin(playing, phase, side)


def begin(playing: Playing, phase: Phase, side: Seat) -> None:
    """A turn begins."""
    playing.change(phase=phase, decider=side, moves_left=MOVES, fourth=False, earlier=None)


def call_pass(playing: Playing) -> None:
    """“Pass”: the defense has three moves, then the ball is thrown (AP-21, AP-22)."""
    ground, side = playing.ground, playing.seat
    _tell_call(playing, lateral=False)
    if not passing.forward_passes(ground):
        playing.change_play(grounded=True)
        flags.commit(playing, fouls.GROUNDING, side)
    if passing.downfield(ground):
        flags.commit(playing, fouls.INELIGIBLE, side)
    playing.change_play(passed=True)
    _called(playing, Call.PASS, Phase.PASS_RUSH)


def call_lateral(playing: Playing) -> None:
    """“Lateral”: the same, to a man who isn't ahead (AP-32)."""
    _tell_call(playing, lateral=True)
    _called(playing, Call.LATERAL, Phase.PASS_RUSH)


def _tell_call(playing: Playing, *, lateral: bool) -> None:
    at = playing.state.board.carrier
    assert at is not None
    playing.tell(names.PASS_CALLED, side=playing.seat, lateral=lateral, square=name_of(at))


def call_kick(playing: Playing, call: Call) -> None:
    """“Punt” or “field goal”: the ball is put before the kicker (AP-P1, AP-P3)."""
    at = playing.state.board.carrier
    assert at is not None
    playing.change_board(carrier=None, loose=rows.in_front(playing.play.by, at))
    _called(playing, call, Phase.PUNT_RUSH)


def _called(playing: Playing, call: Call, phase: Phase) -> None:
    flags.expire(playing, playing.seat)
    playing.change_play(call=call)
    begin(playing, phase, playing.seat.other)
