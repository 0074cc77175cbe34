"""How a play's end turns into the next decision: penalties, points, downs, the clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gridlight.football import events as names
from gridlight.football import field
from gridlight.football.clock import Length, Turn, turn
from gridlight.football.referee import Ruling, down_again, down_at
from gridlight.football.situation import Situation, dead_ball, first_and_ten
from gridlight.games.all_pro import fouls, rows
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.playing import Playing
from gridlight.games.all_pro.state import (
    Aftermath,
    Board,
    End,
    Ending,
    Foul,
    Penalty,
    Play,
    PlayKind,
)
from gridlight.kernel.events import Fact
from gridlight.kernel.game import Seat


def stop_carrier(playing: Playing) -> None:
    """The carrier is stopped where he is, by a tackle or by stepping out."""
    at = playing.state.board.carrier
    assert at is not None
    tell_run(playing, rows.front(playing.state.offense, at[1]))
    finish(playing, stopped(playing, at[1]))


def touchdown_if_over(playing: Playing) -> bool:
    """A carrier on an end-zone square of the goal he attacks has scored (FB-6)."""
    at, side = playing.state.board.carrier, playing.state.offense
    if at is None or not rows.end_zone_of_attack(side, at[1]):
        return False
    tell_run(playing, field.goal(side))
    finish(playing, Ending(End.TOUCHDOWN, side))
    return True


def stopped(playing: Playing, row: int) -> Ending:
    """How the play ends with the ball dead on a row, in the hands of the offense."""
    side, play = playing.state.offense, playing.play
    spot = rows.front(side, row)
    if rows.own_end_zone(side, row):  # FB-7, FB-8
        return Ending(End.TOUCHBACK if play.sheltered else End.SAFETY, side)
    if play.changed or play.kind is PlayKind.KICKOFF:
        return Ending(End.SERIES, side, spot)  # AP-38
    if play.kind is PlayKind.FREE_PUNT:  # a free kick that was never kicked
        return Ending(End.SERIES, side.other, rows.front(side.other, row))
    return Ending(End.DOWN, side, spot)


def tell_run(playing: Playing, end: float) -> None:
    """A kick or an interception was brought back: from where, to where."""
    play, side = playing.play, playing.state.offense
    if play.taken not in ("", "recovery"):
        gained = field.gain(side, play.since, end)
        playing.tell(
            names.RETURN, side=side, kind=play.taken, start=play.since, spot=end, yards=gained
        )


def finish(playing: Playing, ending: Ending) -> None:
    """The play is over: penalties that were called come first (AP-47)."""
    playing.change(earlier=None)
    called = playing.play.fouls
    against = {foul.by: foul for foul in reversed(called)}
    if len(against) == 2:
        settle_both(playing)
    elif called:
        offer_penalty(playing, called[0], ending)
    else:
        settle(playing, ending)


def settle_both(playing: Playing) -> None:
    """A foul by each team: both are off (AP-47)."""
    playing.tell(names.OFFSETTING)
    playing.change_play(fouls=(), unseen=())
    settle(playing, fouls.offset(playing.state), by_penalty=True)


def offer_penalty(playing: Playing, foul: Foul, ending: Ending | None) -> None:
    """The offended team accepts or declines; without an ending the play may go on (AP-40)."""
    phase, decider = playing.state.phase, playing.state.decider
    assert decider is not None
    penalty = Penalty(foul, ending, phase, decider)
    playing.change(phase=Phase.PENALTY_CHOICE, decider=foul.by.other, penalty=penalty, earlier=None)


def settle(playing: Playing, ending: Ending, *, by_penalty: bool = False) -> None:
    """What follows from an ending that stands."""
    before = playing.state
    # AP-19: one play is counted
    if ending.counted and _counts(playing, ending):
        playing.change(clock=before.clock.count_play())
    unseen = before.play is not None and bool(before.play.unseen)
    after = Aftermath(replace(before, aftermath=None, earlier=None), ending) if unseen else None
    if not by_penalty:
        _tell_play(playing, ending)
    playing.change(
        penalty=None, moves_left=0, fourth=False, earlier=None, aftermath=after, board=Board()
    )
    _AFTER[ending.kind](playing, ending)
    end_of_quarter(playing)


def _counts(playing: Playing, ending: Ending) -> bool:
    kind = playing.play.kind
    if kind is PlayKind.KICKOFF:  # FB-10
        return ending.kind in (End.TOUCHDOWN, End.SAFETY)
    if kind is PlayKind.FREE_PUNT:  # AP-39
        return ending.kind in (End.TOUCHDOWN, End.SAFETY)
    return True


def _tell_play(playing: Playing, ending: Ending) -> None:
    """Sum the play up for those who keep statistics."""
    play, situation = playing.play, playing.state.situation
    if play.kind is not PlayKind.SCRIMMAGE or play.kicked:
        return
    playing.tell(
        names.PLAY,
        side=play.by,
        start=situation.spot,
        kind="pass" if play.passed else "run",
        thrown=play.thrown,
        caught=play.caught,
        gain=_gain(playing, ending),
        intercepted=play.intercepted,
    )


def _gain(playing: Playing, ending: Ending) -> float | None:
    play, situation = playing.play, playing.state.situation
    side = play.by
    if play.changed:
        return play.gained
    if ending.kind is End.TOUCHDOWN:
        return situation.to_goal
    if ending.kind is End.SAFETY:
        return -field.from_own_goal(side, situation.spot)
    return field.gain(side, situation.spot, ending.spot)


def end_of_quarter(playing: Playing) -> None:
    """Turn the clock's page where the play that was settled was a quarter's last."""
    rules, settings, state = playing.rules, playing.settings, playing.state
    length = Length(rules.quarters, settings.plays_per_quarter, sudden_death=settings.sudden_death)
    owed = state.phase is Phase.TRY_CHOICE  # FB-11
    _TURNS[turn(state.clock, state.score, length, owed=owed)](playing)


def _nothing(playing: Playing) -> None:
    pass


def _next_quarter(playing: Playing) -> None:
    clock = playing.state.clock
    playing.tell(names.END_OF_QUARTER, quarter=clock.quarter)
    playing.change(clock=clock.next_quarter())


def _second_half(playing: Playing) -> None:
    clock = playing.state.clock
    playing.tell(names.END_OF_HALF, quarter=clock.quarter)
    opened = playing.state.opening_kick or Seat.HOME
    playing.change(clock=clock.next_quarter())
    kickoff_by(playing, opened.other, "half")  # FB-14


def _extra_quarter(playing: Playing) -> None:
    clock = playing.state.clock
    playing.tell(names.END_OF_QUARTER, quarter=clock.quarter)
    playing.change(
        phase=Phase.COIN_TOSS,
        decider=Seat.VISITORS,
        situation=dead_ball(Seat.HOME, field.own(Seat.HOME, playing.rules.kickoff_from)),
        offense=Seat.HOME,
        play=None,
        clock=clock.next_quarter(),
        opening_kick=None,
    )


def _game_over(playing: Playing) -> None:
    leader = playing.state.score.leader
    end_game(playing, leader)


def end_game(playing: Playing, winner: Seat | None) -> None:
    """The game is over, won by `winner` or tied."""
    score = playing.state.score
    playing.tell(
        names.END_OF_GAME,
        home=score.home,
        visitors=score.visitors,
        winner=winner.value if winner else "tie",
    )
    playing.change(
        phase=Phase.GAME_OVER,
        decider=None,
        winner=winner,
        penalty=None,
        aftermath=None,
        earlier=None,
    )


_TURNS: dict[Turn, Callable[[Playing], None]] = {
    Turn.NOTHING: _nothing,
    Turn.QUARTER: _next_quarter,
    Turn.HALF: _second_half,
    Turn.EXTRA_QUARTER: _extra_quarter,
    Turn.GAME: _game_over,
}


def kickoff_by(playing: Playing, kicker: Seat, after: str) -> None:
    """Line up for the kick-off of `kicker` from its own 40, or its 20 after a safety."""
    rules = playing.rules
    yards = rules.safety_kick_from if after == "safety" else rules.kickoff_from
    kick_from(playing, kicker, field.own(kicker, yards), after)


def kick_from(playing: Playing, kicker: Seat, spot: float, after: str) -> None:
    """Line up for a kick-off from a spot (FB-15)."""
    playing.change(
        phase=Phase.KICKOFF_SETUP,
        decider=kicker,
        situation=dead_ball(kicker, spot),
        offense=kicker,
        play=Play(kicker, spot, PlayKind.KICKOFF),
        after=after,
        board=Board(),
    )


def scrimmage(playing: Playing, situation: Situation) -> None:
    """Line up from scrimmage, or for a free kick by a punt where there is no down (AP-39)."""
    side = situation.possession
    kind = PlayKind.SCRIMMAGE if situation.down else PlayKind.FREE_PUNT
    playing.change(
        phase=Phase.SETUP_OFFENSE,
        decider=side,
        situation=situation,
        offense=side,
        play=Play(side, situation.spot, kind),
        board=Board(),
    )


def _ruled(playing: Playing, ruling: Ruling) -> None:
    playing.events.extend(ruling.events)
    situation = ruling.situation
    if not ruling.events and situation.to_go == 0:
        playing.tell(names.INCHES, side=situation.possession, spot=situation.spot)  # AP-20
    scrimmage(playing, situation)


def _series(playing: Playing, ending: Ending) -> None:
    scrimmage(playing, first_and_ten(ending.side, ending.spot, playing.rules))


def _down(playing: Playing, ending: Ending) -> None:
    rules, situation = playing.rules, playing.state.situation
    if not situation.down:
        _replay(playing, ending)
        return
    _ruled(playing, down_at(situation, ending.spot, rules, rules.past_marker))


def _replay(playing: Playing, ending: Ending) -> None:
    rules, situation = playing.rules, playing.state.situation
    if playing.play.kind is PlayKind.KICKOFF:
        kick_from(playing, playing.play.by, ending.spot, playing.state.after)
    elif not situation.down:
        scrimmage(playing, situation.at(ending.spot))
    else:
        _ruled(playing, down_again(situation, ending.spot, rules, rules.past_marker))


def _touchback(playing: Playing, ending: Ending) -> None:
    spot = field.own(ending.side, playing.rules.touchback_at)
    playing.tell(names.TOUCHBACK, side=ending.side, spot=spot)  # AP-37
    _series(playing, Ending(End.SERIES, ending.side, spot))


def _points(playing: Playing, name: str, side: Seat, points: int, **facts: Fact) -> None:
    playing.tell(name, side=side, points=points, **facts)  # FB-5
    playing.change(score=playing.state.score.add(side, points))


def _touchdown(playing: Playing, ending: Ending) -> None:
    _points(playing, names.TOUCHDOWN, ending.side, playing.rules.touchdown)
    playing.change(
        phase=Phase.TRY_CHOICE,
        decider=ending.side,
        situation=dead_ball(ending.side, field.goal(ending.side)),
        offense=ending.side,
        play=None,
    )


def _safety(playing: Playing, ending: Ending) -> None:
    _points(playing, names.SAFETY, ending.side.other, playing.rules.safety)
    spot = field.own(ending.side, playing.rules.safety_kick_from)
    playing.change(
        phase=Phase.AFTER_SAFETY,
        decider=ending.side,
        situation=dead_ball(ending.side, spot),
        offense=ending.side,
        play=None,
        after="safety",
    )


def _field_goal(playing: Playing, ending: Ending) -> None:
    distance = playing.state.situation.to_goal
    points = playing.rules.field_goal
    _points(playing, names.FIELD_GOAL_GOOD, ending.side, points, distance=distance)
    kickoff_by(playing, ending.side, "field-goal")


_AFTER: dict[End, Callable[[Playing, Ending], None]] = {
    End.SERIES: _series,
    End.DOWN: _down,
    End.REPLAY: _replay,
    End.TOUCHBACK: _touchback,
    End.TOUCHDOWN: _touchdown,
    End.SAFETY: _safety,
    End.FIELD_GOAL: _field_goal,
}
