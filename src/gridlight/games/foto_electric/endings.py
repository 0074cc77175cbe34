"""How an ending turns into the next decision: points, downs, the clock, the next kick."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gridlight.football import events as names
from gridlight.football import field
from gridlight.football.clock import Length, Turn, turn
from gridlight.football.referee import Ruling, down_again, down_at
from gridlight.football.situation import dead_ball, first_and_ten
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.playing import Playing
from gridlight.games.foto_electric.state import End, Ending, FotoState, Snap
from gridlight.kernel.events import Fact
from gridlight.kernel.game import Seat


def settle(playing: Playing, ending: Ending) -> FotoState:
    """The state after a play that ended so, all its action over (FE-29)."""
    before = playing.state
    clock = before.clock
    if playing.from_scrimmage and ending.kind is not End.REPLAY:  # FB-10
        clock = clock.count_play()
    playing.state = replace(
        before, clock=clock, pending=None, trying=None, snap=Snap(), decider=None
    )
    state = _AFTER[ending.kind](playing, ending)
    return end_of_quarter(playing, state)


def end_of_quarter(playing: Playing, state: FotoState) -> FotoState:
    """The same state, or the next quarter, half or the end if the clock has run out."""
    settings = playing.settings
    length = Length(
        playing.rules.quarters,
        settings.plays_per_quarter,
        settings.by_watch,
        settings.sudden_death,
    )
    owed = state.phase is Phase.TRY_CHOICE
    return _TURNS[turn(state.clock, state.score, length, owed=owed)](playing, state)


def kickoff_by(playing: Playing, state: FotoState, kicker: Seat, after: str) -> FotoState:
    """The kick-off of `kicker` from its own 40 (FB-15)."""
    spot = field.own(kicker, playing.rules.kickoff_from)
    return replace(
        state,
        phase=Phase.KICKOFF,
        decider=kicker,
        situation=dead_ball(kicker, spot),
        after=after,
    )


def _next_quarter(playing: Playing, state: FotoState) -> FotoState:
    playing.tell(names.END_OF_QUARTER, quarter=state.clock.quarter)
    return replace(state, clock=state.clock.next_quarter())


def _second_half(playing: Playing, state: FotoState) -> FotoState:
    playing.tell(names.END_OF_HALF, quarter=state.clock.quarter)
    opened = state.opening_kick or Seat.HOME
    state = replace(state, clock=state.clock.next_quarter())
    return kickoff_by(playing, state, opened.other, "half")  # FB-14


def _extra_quarter(playing: Playing, state: FotoState) -> FotoState:
    playing.tell(names.END_OF_QUARTER, quarter=state.clock.quarter)
    return replace(
        state,
        phase=Phase.COIN_TOSS,
        decider=Seat.VISITORS,
        situation=dead_ball(Seat.HOME, field.own(Seat.HOME, playing.rules.kickoff_from)),
        clock=state.clock.next_quarter(),
        opening_kick=None,
    )


def _game_over(playing: Playing, state: FotoState) -> FotoState:
    leader = state.score.leader
    playing.tell(
        names.END_OF_GAME,
        home=state.score.home,
        visitors=state.score.visitors,
        winner=leader.value if leader else "tie",
    )
    return replace(state, phase=Phase.GAME_OVER, decider=None, winner=leader)


_TURNS: dict[Turn, Callable[[Playing, FotoState], FotoState]] = {
    Turn.NOTHING: lambda playing, state: state,
    Turn.QUARTER: _next_quarter,
    Turn.HALF: _second_half,
    Turn.EXTRA_QUARTER: _extra_quarter,
    Turn.GAME: _game_over,
}


def _points(playing: Playing, name: str, side: Seat, points: int, **facts: Fact) -> FotoState:
    playing.tell(name, side=side, points=points, **facts)  # FB-5
    return replace(playing.state, score=playing.state.score.add(side, points))


def _from_scrimmage(playing: Playing, ruling: Ruling) -> FotoState:
    playing.events.extend(ruling.events)
    side = ruling.situation.possession
    return replace(
        playing.state, phase=Phase.SCRIMMAGE_CALL, decider=side, situation=ruling.situation
    )


def _series(playing: Playing, ending: Ending) -> FotoState:
    situation = first_and_ten(ending.side, ending.spot, playing.rules)
    return _from_scrimmage(playing, Ruling(situation))  # FE-18


def _down(playing: Playing, ending: Ending) -> FotoState:
    ruling = down_at(playing.state.situation, ending.spot, playing.rules)
    return _from_scrimmage(playing, ruling)


def _replay(playing: Playing, ending: Ending) -> FotoState:
    ruling = down_again(playing.state.situation, ending.spot, playing.rules)
    return _from_scrimmage(playing, ruling)


def _kick_again(playing: Playing, ending: Ending) -> FotoState:
    return replace(
        playing.state,
        phase=Phase.AFTER_SAFETY,
        decider=ending.side,
        situation=dead_ball(ending.side, ending.spot),
    )


def _touchback(playing: Playing, ending: Ending) -> FotoState:
    spot = field.own(ending.side, playing.rules.touchback_at)
    playing.tell(names.TOUCHBACK, side=ending.side, spot=spot)
    return _series(playing, Ending(End.SERIES, ending.side, spot))


def _touchdown(playing: Playing, ending: Ending) -> FotoState:
    state = _points(playing, names.TOUCHDOWN, ending.side, playing.rules.touchdown)  # FE-31
    spot = field.forward(ending.side, field.goal(ending.side), -playing.rules.try_from)
    return replace(
        state,
        phase=Phase.TRY_CHOICE,
        decider=ending.side,
        situation=dead_ball(ending.side, spot),
    )


def _safety(playing: Playing, ending: Ending) -> FotoState:
    # FE-32: two points to the other team; the team scored upon kicks from its own 20
    state = _points(playing, names.SAFETY, ending.side.other, playing.rules.safety)
    spot = field.own(ending.side, playing.rules.safety_kick_from)
    return replace(
        state,
        phase=Phase.AFTER_SAFETY,
        decider=ending.side,
        situation=dead_ball(ending.side, spot),
        after="safety",
    )


def _field_goal(playing: Playing, ending: Ending) -> FotoState:
    distance = playing.state.situation.to_goal
    name, points = names.FIELD_GOAL_GOOD, playing.rules.field_goal
    state = _points(playing, name, ending.side, points, distance=distance)
    return kickoff_by(playing, state, ending.side, "field-goal")


def _try_good(playing: Playing, ending: Ending) -> FotoState:
    rules, settings = playing.rules, playing.settings
    how = playing.trying or "kick"
    play_points = rules.try_play_collegiate if settings.collegiate_try else rules.try_play
    points = rules.try_kick if how == "kick" else play_points  # FE-30
    playing.tell(names.TRY_GOOD, side=ending.side, points=points, how=how)
    state = replace(playing.state, score=playing.state.score.add(ending.side, points))
    return kickoff_by(playing, state, ending.side, "touchdown")


def _try_missed(playing: Playing, ending: Ending) -> FotoState:
    playing.tell(names.TRY_MISSED, side=ending.side, how=playing.trying or "kick")
    return kickoff_by(playing, playing.state, ending.side, "touchdown")


_AFTER: dict[End, Callable[[Playing, Ending], FotoState]] = {
    End.SERIES: _series,
    End.DOWN: _down,
    End.REPLAY: _replay,
    End.KICK_AGAIN: _kick_again,
    End.TOUCHBACK: _touchback,
    End.TOUCHDOWN: _touchdown,
    End.SAFETY: _safety,
    End.FIELD_GOAL: _field_goal,
    End.TRY_GOOD: _try_good,
    End.TRY_MISSED: _try_missed,
}
