"""How a play's end turns into the next decision: points, downs, the clock, the Yardcard."""

from __future__ import annotations

from collections.abc import Callable

from gridlight.football import events as names
from gridlight.football import field
from gridlight.football.clock import Length, Turn, turn
from gridlight.football.referee import down_at
from gridlight.football.situation import Situation, dead_ball, first_and_ten
from gridlight.games.pegskin import scrimmages, series
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.playing import Playing
from gridlight.games.pegskin.state import Board, End, Ending
from gridlight.kernel.game import Seat


def stop_carrier(playing: Playing) -> None:
    """The carrier is down where he is."""
    carrier = playing.state.board.carrier
    assert carrier is not None
    finish(playing, down_in(playing, playing.ground.spot(carrier[1])))


def down_in(playing: Playing, spot: float) -> Ending:
    """How a play ends with the offense down on a spot; its own goal line is a safety (PS-25)."""
    side = playing.offense
    safety = field.behind(side, spot)  # FB-7
    return Ending(End.SAFETY if safety else End.DOWN, side, spot)


def score_touchdown(playing: Playing) -> None:
    """The carrier has reached the goal line (PS-28)."""
    finish(playing, Ending(End.TOUCHDOWN, playing.offense))


def finish(playing: Playing, ending: Ending) -> None:
    """The play is over: its statistics, what follows from its ending, the clock, the Yardcard."""
    if playing.play.trying:
        finish_try(playing, ending)
        return
    state = playing.state
    by, told_before = state.offense, len(playing.events)
    playing.change(clock=state.clock.count_play())  # FB-9, PS-25
    if not ending.kicked:
        gained = _gain(playing, ending)
        _tell_play(playing, gained)
        playing.change(yards=playing.state.yards.add(by, gained))
    if playing.settings.scrimmage:
        scrimmages.follow(playing, ending)
    else:
        _AFTER[ending.kind](playing, ending)
    first = any(event.name == names.FIRST_DOWN for event in playing.events[told_before:])
    if first or (ending.kind is End.TOUCHDOWN and ending.side is by):
        playing.change(first_downs=playing.state.first_downs.add(by, 1))
    end_of_quarter(playing)


def _gain(playing: Playing, ending: Ending) -> float:
    situation = playing.state.situation
    side = situation.possession
    if playing.play.intercepted:
        return 0
    if ending.kind is End.TOUCHDOWN:
        return situation.to_goal
    if ending.kind is End.SAFETY:
        return -field.from_own_goal(side, situation.spot)
    return field.gain(side, situation.spot, ending.spot)


def _tell_play(playing: Playing, gained: float) -> None:
    """Sum the play up for those who keep statistics, the Yardcard among them."""
    play, situation = playing.play, playing.state.situation
    passed = play.thrown or play.sacked
    playing.tell(
        names.PLAY,
        side=situation.possession,
        start=situation.spot,
        kind="pass" if passed else "run",
        thrown=play.thrown,
        caught=play.caught,
        intercepted=play.intercepted and play.thrown,
        screen=play.screened,
        pitched=play.pitched,
        lost=play.intercepted,
        gain=gained,
    )


def _down(playing: Playing, ending: Ending) -> None:
    ruling = down_at(playing.state.situation, ending.spot, playing.rules)  # FB-3, FB-4
    playing.events.extend(ruling.events)
    series.line_up(playing, ruling.situation)


def _series(playing: Playing, ending: Ending) -> None:
    series.line_up(playing, first_and_ten(ending.side, ending.spot, playing.rules))


def _touchback(playing: Playing, ending: Ending) -> None:
    spot = field.own(ending.side, playing.rules.touchback_at)
    playing.tell(names.TOUCHBACK, side=ending.side, spot=spot)
    _series(playing, Ending(End.SERIES, ending.side, spot))


def _touchdown(playing: Playing, ending: Ending) -> None:
    side = ending.side
    series.points(playing, names.TOUCHDOWN, side, playing.rules.touchdown)
    playing.change(
        phase=Phase.TRY_CHOICE,
        decider=side,
        situation=_for_the_try(playing, side),
        play=None,
        board=Board(),
        moves_left=None,
    )


def _for_the_try(playing: Playing, side: Seat) -> Situation:
    return dead_ball(side, field.forward(side, field.goal(side), -playing.rules.try_from))


def _safety(playing: Playing, ending: Ending) -> None:
    series.points(playing, names.SAFETY, ending.side.other, playing.rules.safety)
    series.new_series(playing, ending.side.other)  # PS-29


def _field_goal(playing: Playing, ending: Ending) -> None:
    series.new_series(playing, ending.side.other)


_AFTER: dict[End, Callable[[Playing, Ending], None]] = {
    End.DOWN: _down,
    End.SERIES: _series,
    End.TOUCHBACK: _touchback,
    End.TOUCHDOWN: _touchdown,
    End.SAFETY: _safety,
    End.FIELD_GOAL: _field_goal,
}


def play_try(playing: Playing, how: str) -> None:
    """The try for two points by a play from the 3 (PS-27)."""
    series.line_up(playing, playing.state.situation)
    playing.change_play(trying=how)


def finish_try(playing: Playing, ending: Ending) -> None:
    """A try by a play is over: two points for reaching the goal line."""
    side, play = playing.offense, playing.play
    good = ending.kind is End.TOUCHDOWN and ending.side is side
    how = "pass" if play.thrown or play.sacked else "run"
    end_try(playing, side, how, playing.rules.try_play if good else 0)


def end_try(playing: Playing, side: Seat, how: str, made: int) -> None:
    """A try is over; the other team begins at its 25 (PS-1)."""
    if made:
        series.points(playing, names.TRY_GOOD, side, made, how=how)
    else:
        playing.tell(names.TRY_MISSED, side=side, how=how)
    series.new_series(playing, side.other)
    end_of_quarter(playing)


def end_of_quarter(playing: Playing) -> None:
    """Turn the clock's page where the play that was settled was the last of it."""
    if playing.settings.scrimmage:
        scrimmages.turn_over(playing)
    else:
        rules, settings, state = playing.rules, playing.settings, playing.state
        sudden = settings.sudden_death
        length = Length(rules.quarters, settings.plays_per_quarter, sudden_death=sudden)
        owed = state.phase is Phase.TRY_CHOICE  # FB-11
        _TURNS[turn(state.clock, state.score, length, owed=owed)](playing)
    series.write_down(playing)


def _nothing(playing: Playing) -> None:
    pass


def _next_quarter(playing: Playing) -> None:
    clock = playing.state.clock
    playing.tell(names.END_OF_QUARTER, quarter=clock.quarter)
    playing.change(clock=clock.next_quarter())


def _second_half(playing: Playing) -> None:
    clock = playing.state.clock
    playing.tell(names.END_OF_HALF, quarter=clock.quarter)
    playing.change(clock=clock.next_quarter())
    series.unsay_series(playing)
    series.new_series(playing, (playing.state.opened or Seat.HOME).other)  # PS-1


def _extra_quarter(playing: Playing) -> None:
    clock = playing.state.clock
    playing.tell(names.END_OF_QUARTER, quarter=clock.quarter)
    series.unsay_series(playing)
    playing.change(
        phase=Phase.COIN_TOSS,
        decider=Seat.VISITORS,
        situation=dead_ball(Seat.HOME, field.own(Seat.HOME, playing.rules.series_at)),
        play=None,
        clock=clock.next_quarter(),
        opened=None,
    )


def _game_over(playing: Playing) -> None:
    series.unsay_series(playing)
    series.end_game(playing, playing.state.score.leader)


_TURNS: dict[Turn, Callable[[Playing], None]] = {
    Turn.NOTHING: _nothing,
    Turn.QUARTER: _next_quarter,
    Turn.HALF: _second_half,
    Turn.EXTRA_QUARTER: _extra_quarter,
    Turn.GAME: _game_over,
}
