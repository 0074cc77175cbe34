"""Where plays begin and games end: line-ups, series from the own 25, points, the final word."""

from __future__ import annotations

from gridlight.football import events as names
from gridlight.football import field
from gridlight.football.situation import Situation, first_and_ten
from gridlight.games.pegskin import events as told
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.playing import Playing
from gridlight.games.pegskin.state import Board, Play
from gridlight.kernel.events import Fact
from gridlight.kernel.game import Seat


def line_up(playing: Playing, situation: Situation) -> None:
    """The offense lines up."""
    playing.change(
        phase=Phase.SETUP_OFFENSE,
        decider=situation.possession,
        situation=situation,
        play=Play(),
        board=Board(),
        moves_left=None,
    )


def new_series(playing: Playing, side: Seat) -> None:
    """First and ten at the own 25 (PS-1)."""
    spot = field.own(side, playing.rules.series_at)
    playing.tell(told.NEW_SERIES, side=side, spot=spot)
    line_up(playing, first_and_ten(side, spot, playing.rules))


def unsay_series(playing: Playing) -> None:
    """Take back the series told in this step: the half is over before it begins."""
    playing.events[:] = [event for event in playing.events if event.name != told.NEW_SERIES]


def points(playing: Playing, name: str, side: Seat, amount: int, **facts: Fact) -> None:
    """A side scores (FB-5)."""
    playing.tell(name, side=side, points=amount, **facts)
    playing.change(score=playing.state.score.add(side, amount))


def write_down(playing: Playing) -> None:
    """Tell what the Yardcard says of the next play: down, to go, ball on (PS-31)."""
    state = playing.state
    if state.phase is not Phase.SETUP_OFFENSE:
        return
    situation = state.situation
    playing.tell(
        told.BALL_ON,
        side=situation.possession,
        down=situation.down,
        togo=situation.to_go,
        spot=situation.spot,
        quarter=state.clock.quarter,
        plays=state.clock.plays,
        home=state.score.home,
        visitors=state.score.visitors,
    )


def end_game(playing: Playing, winner: Seat | None) -> None:
    """The game is over, won by `winner` or tied (FB-12)."""
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
        play=None,
        board=Board(),
        moves_left=None,
        earlier=None,
    )
