"""The scrimmage: so many plays for each side, the greater yardage wins (PS-30)."""

from __future__ import annotations

from gridlight.football import events as names
from gridlight.football.referee import down_at
from gridlight.games.pegskin import events as told
from gridlight.games.pegskin import series
from gridlight.games.pegskin.playing import Playing
from gridlight.games.pegskin.state import End, Ending, PegskinState
from gridlight.kernel.game import Seat


def follow(playing: Playing, ending: Ending) -> None:
    """What follows a play: the same side goes on, from its 25 where a series has ended."""
    situation = playing.state.situation
    side = situation.possession
    if ending.kind is End.DOWN:
        ruling = down_at(situation, ending.spot, playing.rules)
        if ruling.situation.possession is side:
            playing.events.extend(ruling.events)
            series.line_up(playing, ruling.situation)
            return
    elif ending.kind is End.TOUCHDOWN:
        series.points(playing, names.TOUCHDOWN, ending.side, playing.rules.touchdown)
    elif ending.kind is End.SAFETY:
        series.points(playing, names.SAFETY, ending.side.other, playing.rules.safety)
    series.new_series(playing, side)


def turn_over(playing: Playing) -> None:
    """After a side's last play it is the other's turn; after the second's the game is over."""
    state = playing.state
    if state.clock.plays < playing.settings.scrimmage_plays:
        return
    series.unsay_series(playing)
    side = state.offense
    if side is state.opened:
        playing.tell(names.END_OF_HALF, quarter=state.clock.quarter)
        playing.change(clock=state.clock.next_quarter())
        series.new_series(playing, side.other)
        return
    playing.tell(
        told.SCRIMMAGE,
        home=state.yards.home,
        visitors=state.yards.visitors,
        home_first_downs=state.first_downs.home,
        visitors_first_downs=state.first_downs.visitors,
    )
    series.end_game(playing, leader(state))


def leader(state: PegskinState) -> Seat | None:
    """Who is ahead: by yards, else by first downs, else by points; None in a tie."""
    for pair in (state.yards, state.first_downs, state.score):
        home, visitors = pair.of(Seat.HOME), pair.of(Seat.VISITORS)
        if home != visitors:
            return Seat.HOME if home > visitors else Seat.VISITORS
    return None
