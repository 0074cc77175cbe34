"""The scoreboard's readings of a game of Pegskin."""

from __future__ import annotations

from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.views import PegskinView
from gridlight.present.foto import Scoreboard
from gridlight.present.situation import Names, quarter, yard_line


def scoreboard(view: PegskinView, names: Names) -> Scoreboard:
    """The scoreboard as it stands; in a scrimmage it counts the plays of the side with the ball."""
    situation, clock, settings = view.situation, view.clock, view.settings
    placed = view.phase is not Phase.COIN_TOSS
    in_play = placed and situation.down > 0 and not view.over
    most = settings.scrimmage_plays if settings.scrimmage else settings.plays_per_quarter
    play = min(most, clock.plays + 1 if in_play else clock.plays)
    to_go = situation.to_goal if situation.goal_to_go else situation.to_go
    half = "1st side" if clock.quarter == 1 else "2nd side"
    return Scoreboard(
        home_name=names.home,
        visitors_name=names.visitors,
        home=view.score.home,
        visitors=view.score.visitors,
        ball=view.offense if placed and not view.over else None,
        quarter=clock.quarter,
        quarter_text=half if settings.scrimmage else quarter(clock.quarter),
        down=situation.down if in_play else None,
        to_go=float(to_go) if in_play else None,
        goal_to_go=in_play and situation.goal_to_go,
        ball_on=yard_line(situation.spot) if placed else None,
        play=play,
        plays_most=most,
        plays_text=f"{play} of {most}",
    )
