"""Rolls, turns passing from one side to the other, and what the offense declares."""

from __future__ import annotations

from collections.abc import Callable

from gridlight.football import events as names
from gridlight.games.pegskin import dice, passing
from gridlight.games.pegskin import events as told
from gridlight.games.pegskin.endings import finish, score_touchdown, stop_carrier
from gridlight.games.pegskin.holes import Hole, name_of
from gridlight.games.pegskin.moving import intercept, put_back, whistle
from gridlight.games.pegskin.passing import Outcome, Pass
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.playing import Playing
from gridlight.games.pegskin.state import End, Ending


def roll(playing: Playing) -> None:
    """The dice for this turn: both in line play, the numbered one in the run (PS-7, PS-18)."""
    if playing.state.phase in (Phase.RUN_OFFENSE, Phase.RUN_DEFENSE):
        number = playing.roll_number("run")
        playing.tell(told.ROLL, side=playing.seat, number=number, moves=number)
        playing.change(moves_left=number)
        return
    shown, number = playing.roll_sdt("line play"), playing.roll_number("line play")
    moves = dice.TIMES[shown] * number
    playing.tell(told.ROLL, side=playing.seat, times=shown, number=number, moves=moves)
    offense = playing.seat is playing.offense
    if offense:
        playing.change_play(offense_rolls=playing.play.offense_rolls + 1)
    else:
        playing.change_play(defense_rolls=playing.play.defense_rolls + 1)
    playing.rest_pegs()
    phase = Phase.LINE_OFFENSE if offense else Phase.LINE_DEFENSE
    playing.change(phase=phase, moves_left=moves)


def done(playing: Playing) -> None:
    """The coach picks up his dice (PS-9)."""
    _DONE[playing.state.phase](playing)


def _first_roll(playing: Playing) -> None:
    """The black-and-white die says who rolls first (PS-8)."""
    shown = playing.dice.roll(dice.black_and_white())
    side, carrier = playing.offense, playing.state.board.carrier
    assert carrier is not None
    spot = playing.state.situation.spot
    playing.tell(names.SNAP, side=side, end=name_of(carrier), spot=spot, free=False)
    first = side if shown == dice.WHITE else side.other
    playing.tell(told.FIRST_ROLL, side=first, shown=shown)
    if first is side:
        playing.turn(Phase.LINE_OFFENSE, offense=True)
    else:
        playing.turn(Phase.LINE_DEFENSE, offense=False)


def _line_offense(playing: Playing) -> None:
    playing.turn(Phase.LINE_DEFENSE, offense=False)  # PS-8: the defense answers every roll


def _line_defense(playing: Playing) -> None:
    phase = Phase.DECLARE if playing.play.offense_rolls else Phase.LINE_OFFENSE
    playing.turn(phase, offense=True)


def _run_offense(playing: Playing) -> None:
    still = 0 if playing.play.ran else playing.play.still + 1
    playing.change_play(still=still, ran=False, chaser=None)
    if still >= playing.rules.most_still:  # PS-30
        whistle(playing)
    else:
        playing.turn(Phase.RUN_DEFENSE, offense=False)


def _run_defense(playing: Playing) -> None:
    playing.change_play(chaser=None)
    playing.turn(Phase.RUN_OFFENSE, offense=True)


_DONE: dict[Phase, Callable[[Playing], None]] = {
    Phase.MOTION_REACTION: _first_roll,
    Phase.LINE_OFFENSE: _line_offense,
    Phase.LINE_DEFENSE: _line_defense,
    Phase.RUN_OFFENSE: _run_offense,
    Phase.RUN_DEFENSE: _run_defense,
}


def throw(playing: Playing, to: Hole) -> None:
    """The pass is declared and thrown with one S/D/T die (PS-20)."""
    ground, side = playing.ground, playing.seat
    thrown = passing.to_hole(ground, to)
    shown = playing.roll_sdt("pass")
    playing.tell(
        told.THROW,
        side=side,
        start=name_of(thrown.passer),
        end=name_of(to),
        cover=thrown.nearest,
        screen=thrown.screen,
        shown=shown,
    )
    outcome = passing.outcome(ground, thrown, shown)
    if outcome is Outcome.SACK:
        playing.change_play(sacked=True)
        letter = ground.pegs[thrown.passer].letter
        spot = ground.spot(thrown.passer[1])
        playing.tell(names.SACK, side=side, spot=spot, peg=letter)
        stop_carrier(playing)
        return
    playing.change_play(thrown=True)
    if outcome is Outcome.INCOMPLETE:
        playing.tell(names.PASS_INCOMPLETE, side=side, lateral=False)
        finish(playing, Ending(End.DOWN, side, playing.state.situation.spot))  # PS-24
    elif outcome is Outcome.INTERCEPTED:
        intercept(playing, to, lateral=False)
    else:
        _complete(playing, thrown)


def _complete(playing: Playing, thrown: Pass) -> None:
    ground, to = playing.ground, thrown.receiver
    playing.tell(
        names.PASS_COMPLETE,
        side=playing.offense,
        spot=ground.spot(to[1]),
        yards=to[1] - thrown.passer[1],
        lateral=False,
        start=name_of(thrown.passer),
        end=name_of(to),
    )
    playing.change_board(carrier=to)
    playing.change_play(caught=True, screened=thrown.screen)
    if ground.scores(to[1]):
        score_touchdown(playing)
    elif thrown.screen:
        playing.turn(Phase.DECLARE, offense=True)  # PS-23
    else:
        if to[1] >= playing.settings.half_length:
            put_back(playing)
        playing.turn(Phase.RUN_DEFENSE, offense=False)  # PS-22
