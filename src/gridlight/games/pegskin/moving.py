"""Moves of a roll being made: steps, blocks, tackles, hand-offs, pitches, the board's end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from gridlight.football import events as names
from gridlight.football import field
from gridlight.games.pegskin import events as told
from gridlight.games.pegskin.endings import finish, score_touchdown, stop_carrier
from gridlight.games.pegskin.holes import Hole, name_of
from gridlight.games.pegskin.passing import Outcome, pitch_outcome
from gridlight.games.pegskin.phases import LINE_PLAY, Phase
from gridlight.games.pegskin.playing import Playing
from gridlight.games.pegskin.state import End, Ending
from gridlight.games.pegskin.steps import Landing, Stop, judge, stepped, stop


def walk(playing: Playing, holes: Sequence[Hole], *, out: bool = False) -> None:
    """One peg from hole to hole, and over the sideline at the end where that was said."""
    for start, end in pairwise(holes):
        _one_step(playing, start, end)
    if out:
        _out_of_bounds(playing, holes[-1])


def _one_step(playing: Playing, start: Hole, end: Hole) -> None:
    ground = playing.ground
    peg = ground.pegs[start]
    landing = judge(ground, peg, end).landing
    forced = stop(ground, peg, end, landing)
    side = playing.seat
    playing.tell(names.MOVE, side=side, peg=peg.letter, start=name_of(start), end=name_of(end))
    far = landing is Landing.BLOCK and peg.offense and end[1] >= playing.rules.chuck_row
    playing.state = stepped(playing.state, peg, end, landing)
    if far:
        playing.change_play(no_pass=True)  # PS-14
    if landing is Landing.BLOCK:
        playing.tell(names.BLOCK, side=side, peg=peg.letter, square=name_of(end))
    if forced is not None:
        _STOPS[forced](playing)


def _blocked(playing: Playing) -> None:
    """Once everybody but the carrier is blocked or blocking the play is a run (PS-15)."""
    if playing.state.phase in LINE_PLAY and len(playing.ground.of(True)) == 1:
        to_run(playing, offense_next=playing.seat is not playing.offense)


def _reached_the_line(playing: Playing) -> None:
    to_run(playing, offense_next=False)  # PS-15


def to_run(playing: Playing, *, offense_next: bool, called: bool = False) -> None:
    """Line play is over; from now on the numbered die alone decides (PS-18)."""
    playing.tell(told.RUN, side=playing.offense, called=called)
    playing.turn(Phase.RUN_OFFENSE if offense_next else Phase.RUN_DEFENSE, offense=offense_next)
    playing.change_play(chaser=None, ran=False)


def _tackled(playing: Playing) -> None:
    _tell_down(playing, "tackle")
    stop_carrier(playing)


def _in_a_zone(playing: Playing) -> None:
    _tell_down(playing, "zone")
    stop_carrier(playing)


def whistle(playing: Playing) -> None:
    """The carrier hasn't stepped for so many rolls that he is down (PS-30)."""
    _tell_down(playing, "whistle")
    stop_carrier(playing)


def _tell_down(playing: Playing, how: str) -> None:
    carrier = playing.state.board.carrier
    assert carrier is not None
    spot = playing.ground.spot(carrier[1])
    playing.tell(names.TACKLE, side=playing.offense, spot=spot, square=name_of(carrier), how=how)


def _out_of_bounds(playing: Playing, at: Hole) -> None:
    spot = playing.ground.spot(at[1])
    playing.tell(names.OUT_OF_BOUNDS, side=playing.offense, spot=spot, square=name_of(at))
    stop_carrier(playing)


def put_back(playing: Playing) -> None:
    """At the board's end everything shifts back to the line; the run goes on (PS-3)."""
    half = playing.settings.half_length
    board = playing.state.board
    assert board.carrier is not None
    column, row = board.carrier
    playing.tell(told.BOARD_END, side=playing.offense, square=name_of(board.carrier))
    kept = [
        replace(peg, at=(peg.at[0], peg.at[1] - half))
        for peg in board.pegs
        if peg.at == board.carrier or (not peg.offense and peg.at[1] - half >= -half)
    ]
    playing.change_board(pegs=tuple(kept), blocks=(), carrier=(column, row - half))
    playing.change_play(carried=playing.play.carried + half)


_STOPS: dict[Stop, Callable[[Playing], None]] = {
    Stop.BLOCK: _blocked,
    Stop.TACKLE: _tackled,
    Stop.TOUCHDOWN: score_touchdown,
    Stop.ZONE: _in_a_zone,
    Stop.LINE: _reached_the_line,
    Stop.BOARD_END: put_back,
}


def hand_off(playing: Playing, start: Hole, end: Hole) -> None:
    """The ball goes to a man one hole away; it costs nothing (PS-16)."""
    playing.tell(names.HANDOFF, side=playing.seat, start=name_of(start), end=name_of(end))
    playing.change_board(carrier=end)


def pitch(playing: Playing, start: Hole, end: Hole) -> None:
    """The ball is pitched; the S/D/T die says whether it arrives (PS-17)."""
    ground, side = playing.ground, playing.seat
    shown = playing.roll_sdt("pitch")
    outcome = pitch_outcome(ground, end, shown)
    playing.tell(
        told.PITCH,
        side=side,
        start=name_of(start),
        end=name_of(end),
        shown=shown,
        complete=outcome is Outcome.COMPLETE,
    )
    playing.change_play(pitched=True)
    if outcome is Outcome.COMPLETE:
        playing.change_board(carrier=end)
    elif outcome is Outcome.INTERCEPTED:
        intercept(playing, end, lateral=True)
    else:
        if outcome is Outcome.SACK:
            spot = ground.spot(start[1])
            playing.tell(names.SACK, side=side, spot=spot, peg=ground.pegs[start].letter)
        else:
            playing.tell(names.PASS_INCOMPLETE, side=side, lateral=True)
        stop_carrier(playing)


def intercept(playing: Playing, at: Hole, *, lateral: bool) -> None:
    """The defense has the ball; it is dead where the receiver stood (PS-17, PS-22)."""
    side, spot = playing.offense, playing.ground.spot(at[1])
    playing.tell(names.INTERCEPTION, side=side, spot=spot, square=name_of(at), lateral=lateral)
    dead_at_interception(playing, spot)


def dead_at_interception(playing: Playing, spot: float) -> None:
    """The defense has the ball on that spot, where it is dead (PS-17, PS-22)."""
    playing.change_play(intercepted=True)
    defense = playing.offense.other
    if field.scored(defense, spot):
        finish(playing, Ending(End.TOUCHDOWN, defense, spot))
    elif field.behind(defense, spot):
        finish(playing, Ending(End.TOUCHBACK, defense, spot))
    else:
        finish(playing, Ending(End.SERIES, defense, spot))
